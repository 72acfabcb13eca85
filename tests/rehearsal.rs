//! Whole evenings, typed line by line into the real program under a virtual clock, in every language and at every
//! level: whatever is shown and said is whole.

use crossterm::event::{Event as TerminalEvent, KeyCode};
use golos::clock::{Control, Ms};
use golos::desk::{Config, Desk, NewGame, Out};
use golos::files::Disk;
use golos::game::{ClockEvent, Event, Mode, Press};
use golos::input::KeyMap;
use golos::profile::{classes, find_rules};
use golos::rules::renju::Opening;
use golos::rules::{BySide, Notation};
use golos::shell::hub::{Console, Signal, Signals};
use golos::shell::screen::{Screen, Taste};
use golos::speech::{Blink, Subscription};
use golos::table::VirtualTime;
use golos::tools::Script;
use golos::view::drawing::Blocks;
use golos::view::screen::draw;
use golos::view::{ClockText, Depth, MoveText, Theme};
use golos::wording::{Alphabet, Form, Lang, Level, Style};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Position;
use std::collections::BTreeSet;
use std::fs;
use std::sync::Arc;

const WARNINGS: [Ms; 5] =
    [Ms::from_secs(300), Ms::from_secs(60), Ms::from_secs(30), Ms::from_secs(10), Ms::from_secs(9)];

/// A script and the game that it is played in.
struct Evening {
    script: &'static str,
    rules: &'static str,
    control: &'static str,
    press: Press,
    mode: Mode,
    position: Option<&'static str>,
    regulation: Option<Opening>,
}

/// White castles, captures in passing and promotes; Black has nothing but the king then.
const CASTLES_AND_QUEENS: &str = "4k3/P2p4/8/4P3/8/8/8/4K2R w K - 0 1";

const fn evening(script: &'static str, control: &'static str, press: Press, mode: Mode) -> Evening {
    Evening { script, rules: "russian", control, press, mode, position: None, regulation: None }
}

impl Evening {
    const fn from(self, fen: &'static str) -> Evening {
        Evening { position: Some(fen), ..self }
    }

    const fn under(self, rules: &'static str) -> Evening {
        Evening { rules, ..self }
    }

    const fn by(self, opening: Opening) -> Evening {
        Evening { regulation: Some(opening), ..self }
    }

    fn game(&self) -> NewGame {
        let control: Control = self.control.parse().expect("a control");
        let mut rules = find_rules(self.rules).expect("a rule set");
        if let (Some(opening), Some(rule)) = (self.regulation, &mut rules.openings.regulation) {
            rule.opening = opening;
        }
        let class = classes(&rules).expect("the classes").of(&control);
        NewGame {
            players: BySide { white: "Аня".to_owned(), black: "Іван".to_owned() },
            press: self.press,
            mode: self.mode,
            warnings: BySide { white: WARNINGS.to_vec(), black: WARNINGS.to_vec() },
            position: self.position.map(str::to_owned),
            ..NewGame::new(rules, control, class, Notation::FILES)
        }
    }

    /// Everything that is shown and said.
    fn play(&self, lang: Lang, level: Level) -> Vec<Out> {
        let style = Style { lang, level, form: Form::Written, alphabet: Alphabet::Native };
        let config = Config { lang, style, ears: Some(Subscription::All), folder: None, archive: Arc::new(Disk) };
        let time = Arc::new(VirtualTime::default());
        let mut app = Desk::new(config, Arc::<VirtualTime>::clone(&time));
        let mut heard = app.welcome();
        let opening = app.open(self.game()).expect("a game");
        let script = fs::read_to_string(format!("fixtures/scripts/{}.txt", self.script)).expect(self.script);
        let mut hear = |out: &Out| {
            heard.push(out.clone());
            Ok(())
        };
        Script::parse(&script).expect("a script").rehearse(&mut app, &time, &opening, &mut hear).expect("a listener");
        heard
    }
}

const EVENINGS: [Evening; 20] = [
    evening("lesson", "45+30s", Press::Automatic, Mode::Training),
    evening("board", "7+5s", Press::Manual, Mode::Rated),
    evening("flag", "40/30+30", Press::Automatic, Mode::Rated),
    evening("void", "5", Press::Manual, Mode::Rated).from("W:Wc3:Bd4"),
    evening("win", "5", Press::Automatic, Mode::Rated).from("W:Wc3:Bd4"),
    evening("blocked", "5", Press::Automatic, Mode::Rated).from("W:Wb4,d2:Ba5"),
    evening("kings", "45+30s", Press::Automatic, Mode::Rated).from("W:WKc1:BKb8"),
    evening("unplayed", "5", Press::Automatic, Mode::Rated).from("W:WKc1:BKb8"),
    evening("chain", "5", Press::Automatic, Mode::Training).from("W:Wd6:Ba7,e7,g7"),
    evening("opening", "20", Press::Automatic, Mode::Rated).under("draughts64"),
    evening("readings", "5", Press::Automatic, Mode::Training).from("W:WKc1,Kc5:Ba7"),
    evening("international", "1h20+60s", Press::Automatic, Mode::Training).under("international"),
    evening("numbers", "15+5s", Press::Automatic, Mode::Training)
        .under("international")
        .from("W:W15,22,47,50:B41,10,9,30"),
    evening("giveaway", "7+5s", Press::Automatic, Mode::Rated).under("giveaway").from("W:Wc3,d2:Be5,a5"),
    evening("chess", "90+30s", Press::Manual, Mode::Rated).under("chess").from(CASTLES_AND_QUEENS),
    evening("chess-ends", "90+30s", Press::Automatic, Mode::Training).under("chess"),
    evening("chess-seal", "30", Press::Automatic, Mode::Rated).under("chess").from("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1"),
    evening("renju", "90+30s", Press::Automatic, Mode::Rated).under("renju").by(Opening::Taraguchi10),
    evening("renju-offers", "90", Press::Automatic, Mode::Training).under("renju").by(Opening::Taraguchi10),
    evening("brazilian", "1m", Press::Automatic, Mode::Training).under("brazilian").from("W:Wd6,b2:Bc3,c5,e7,g7"),
];

/// What is not typed: a remark, how the program is started, what is expected.
fn is_aside(line: &str) -> bool {
    ["#", "golos ", "=>"].into_iter().any(|head| line.starts_with(head))
}

impl Evening {
    /// The whole screen at the start of a game, and the time that passes there.
    fn screen(&self, lang: Lang) -> (Screen, Arc<VirtualTime>) {
        let style = Style { lang, level: Level::Normal, form: Form::Written, alphabet: Alphabet::Native };
        let config = Config { lang, style, ears: Some(Subscription::All), folder: None, archive: Arc::new(Disk) };
        let time = Arc::new(VirtualTime::default());
        let mut app = Desk::new(config, Arc::<VirtualTime>::clone(&time));
        let opening = app.open(self.game()).expect("a game");
        let keys = KeyMap::standard().expect("built in");
        let move_text = MoveText::Short;
        let taste = Taste {
            theme: Theme::PLAIN,
            depth: Depth::Indexed,
            clock_text: ClockText::Ticking,
            move_text,
            blink: Blink::Slow,
            blocks: Blocks::Letters,
            quiet: false,
            keys,
        };
        let screen = Screen::new(Console::new(app, Signals::default(), None, None), taste, opening);
        (screen, time)
    }

    /// What the whole screen shows at the end, and where its cursor stands.
    fn on_screen(&self, lang: Lang) -> (String, Position) {
        let (mut screen, time) = self.screen(lang);
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal in memory");
        let script = fs::read_to_string(format!("fixtures/scripts/{}.txt", self.script)).expect(self.script);
        for line in script.lines().filter(|line| !line.is_empty() && !is_aside(line) && *line != "quit") {
            let (pause, typed) = match line.strip_prefix('+') {
                Some(rest) => rest.split_once(' ').unwrap_or((rest, "")),
                None => ("", line),
            };
            let seconds =
                pause.split(':').filter_map(|part| part.parse::<u64>().ok()).fold(0, |sum, part| sum * 60 + part);
            time.pass(Ms::from_secs(seconds));
            screen.take(None);
            search(&mut screen);
            if seconds == 0 || !typed.is_empty() {
                screen.take(Some(Signal::Line(Some(typed.to_owned()))));
                search(&mut screen);
            }
            let model = screen.model();
            terminal.draw(|frame| draw(frame, &model, &Theme::PLAIN)).expect("memory does not fail");
            assert!(terminal.backend().cursor_visible(), "{line}");
        }
        let text = terminal.backend().buffer().content.iter().map(|cell| cell.symbol()).collect();
        (text, terminal.backend().cursor_position())
    }
}

/// What is due to be searched is found before the next line is typed.
fn search(screen: &mut Screen) {
    while let Some(search) = screen.desk().search_due() {
        let chance = search.run();
        screen.take(Some(Signal::Searched { search, chance }));
    }
}

/// U-II.6.1.1: what is announced can be seen by who does not hear it.
#[test]
fn what_is_announced_leaves_its_sign_until_a_key_is_pressed() {
    let evening = EVENINGS.iter().find(|evening| evening.script == "chess-ends").expect("an evening");
    let start = ["start", "e2e4"];
    for (lines, pause, sign) in [
        (&["w: call noise"][..], Ms::ZERO, "(("),
        (&["e7e5", "b: draw"], Ms::ZERO, "=="),
        (&["stop"], Ms::ZERO, "**"),
        (&[], Ms::from_mins(600), "##"),
    ] {
        let (mut screen, time) = evening.screen(Lang::En);
        for line in start.iter().chain(lines) {
            screen.take(Some(Signal::Line(Some((*line).to_owned()))));
        }
        time.pass(pause);
        screen.take(None);
        let model = screen.model();
        assert_eq!(model.cue.map(|cue| cue.sign), Some(sign), "{:?}", model.said);
        screen.take(Some(Signal::Terminal(TerminalEvent::Key(KeyCode::Left.into()))));
        let model = screen.model();
        assert!(model.cue.is_none() && !model.lit, "{:?}", model.said);
    }
}

#[test]
fn games_of_chess_and_renju_end_on_the_screen_in_every_language() {
    for (script, results) in [
        ("chess", ["½-½", "½-½", "½-½"]),
        ("chess-ends", ["1-0", "1-0", "1-0"]),
        ("renju", ["2-0", "2-0", "2-0"]),
        ("renju-offers", ["1-1", "1-1", "1-1"]),
    ] {
        let evening = EVENINGS.iter().find(|evening| evening.script == script).expect(script);
        for (lang, result) in Lang::ALL.into_iter().zip(results) {
            let (text, cursor) = evening.on_screen(lang);
            assert!(text.contains(result), "{script}, {lang}: {text}");
            assert!(cursor.x < 80 && cursor.y < 24, "{script}, {lang}");
        }
    }
}

/// What was heard in every evening, language and at every level.
fn all() -> impl Iterator<Item = (&'static Evening, Lang, Out)> {
    let evenings = EVENINGS.iter().flat_map(|evening| Lang::ALL.map(|lang| (evening, lang)));
    let at_levels = evenings
        .flat_map(|(evening, lang)| [Level::Brief, Level::Normal, Level::Full].map(|level| (evening, lang, level)));
    at_levels
        .flat_map(|(evening, lang, level)| evening.play(lang, level).into_iter().map(move |out| (evening, lang, out)))
}

/// Everything said and shown that is not as it should be, each once.
fn offences(is_wrong: impl Fn(Lang, &Out) -> bool) -> BTreeSet<String> {
    let wrong = all().filter(|(_, lang, out)| is_wrong(*lang, out));
    let spoken = |out: &Out| out.spoken.as_ref().map_or_else(String::new, |utter| utter.text.clone());
    wrong
        .map(|(evening, lang, out)| format!("{}, {lang}: {} | {}", evening.script, out.written, spoken(&out)))
        .collect()
}

fn is_whole(text: &str) -> bool {
    !text.is_empty() && !text.contains(['{', '}', '[', ']']) && !text.contains("  ") && text.trim() == text
}

#[test]
fn no_text_lacks_a_word() {
    let broken = offences(|_, out| {
        let spoken = out.spoken.as_ref().is_none_or(|utter| is_whole(&utter.text));
        !spoken || !is_whole(&out.written)
    });
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn a_slavic_voice_gets_neither_digits_nor_latin_letters() {
    let is_foreign = |text: &str| text.contains(|c: char| c.is_ascii_alphanumeric());
    let foreign =
        offences(|lang, out| lang != Lang::En && out.spoken.as_ref().is_some_and(|utter| is_foreign(&utter.text)));
    assert!(foreign.is_empty(), "{foreign:#?}");
}

#[test]
fn the_evenings_reach_what_they_are_for() {
    let cases = [
        ("board", "Corrected: g3 to f4."),
        ("flag", "Waiting for a ruling: flag."),
        ("void", "White wins. Black has no pieces."),
        ("win", "White wins. Black has no pieces."),
        ("blocked", "White wins. Black is blocked."),
        ("kings", "Played as written: king c7 to b8."),
        ("unplayed", "Drawn without further play: ending with two or three pieces, article 6.1.10.4."),
        ("chain", "d6 takes f8, now a king, h6"),
        ("opening", "Possible: d2-c5 b6-g5. Draw again or enter the moves."),
        ("opening", "Drawn opening: column 1, row 3. 1: a3 to b4, b6 to a5."),
        ("readings", "Not a choice: 3. Choose from 1 to 2."),
        ("international", "International draughts, rules of Russia."),
        ("international", "Not understood: 28. For example: 32 28."),
        ("international", "Main road. White: 28, 37, 41, 46. Black: 5, 10, 14, 23."),
        ("numbers", "Majority rule: 2 pieces."),
        ("numbers", "15 takes 4, 13, stays a man"),
        ("numbers", "8 to 2, king"),
        ("giveaway", "White wins. All pieces given away."),
        ("chess", "pawn e5 takes d6, en passant"),
        ("chess", "pawn a7 to a8, queen"),
        ("chess", "Illegal move. White plus 2:00. Black to move."),
        ("chess", "Claim incorrect, article 9.5.3. Play on."),
        ("chess", "Played as written: king d7 takes d6"),
        ("chess", "Black cannot mate by any series of legal moves."),
        ("chess", "Draw: the opponent cannot mate."),
        ("chess-ends", "Mate. White wins."),
        ("chess-seal", "Game cancelled: colours reversed."),
        ("renju", "Colours are swapped."),
        ("renju", "Foul at j8: double three."),
        ("renju", "No foul. Play on."),
        ("renju-offers", "Two passes. Draw."),
        ("brazilian", "d6 takes f8, h6, stays a man"),
        ("brazilian", "These rules do not list the time control 1:00. The event may use it."),
        ("brazilian", "Black wins. White has no pieces."),
    ];
    for (script, text) in cases {
        let evening = EVENINGS.iter().find(|evening| evening.script == script).expect(script);
        let heard = evening.play(Lang::En, Level::Normal);
        assert!(heard.iter().any(|out| out.written.contains(text)), "{script}: {text}");
    }
}

#[test]
fn a_flag_that_is_noticed_late_has_the_wall_time_of_the_flag() {
    let folder = tempfile::tempdir().expect("a folder");
    let style = Style { lang: Lang::En, level: Level::Normal, form: Form::Written, alphabet: Alphabet::Native };
    let folder_path = Some(folder.path().to_owned());
    let config =
        Config { lang: Lang::En, style, ears: Some(Subscription::All), folder: folder_path, archive: Arc::new(Disk) };
    let time = Arc::new(VirtualTime::default());
    let mut app = Desk::new(config, Arc::<VirtualTime>::clone(&time));
    app.open(evening("late", "5", Press::Manual, Mode::Rated).game()).expect("a game");
    app.line("start");
    time.pass(Ms::from_mins(7));
    app.tick();
    let file = fs::read_dir(folder.path()).expect("the folder").flatten().next().expect("a journal").path();
    let log = golos::journal::read(&fs::read(file).expect("the journal"));
    let wall = |wish: fn(&ClockEvent) -> bool| {
        let record = log.records.iter().find(|record| matches!(&record.event, Event::Clock(event) if wish(event)));
        let wall = record.and_then(|record| record.wall.clone()).expect("a wall time");
        chrono::DateTime::parse_from_rfc3339(&wall).expect("a wall time")
    };
    let (start, flag) = (
        wall(|event| matches!(event, ClockEvent::Started { .. })),
        wall(|event| matches!(event, ClockEvent::Flag { .. })),
    );
    assert_eq!((flag - start).num_minutes(), 5);
}
