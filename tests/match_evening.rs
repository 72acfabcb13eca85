//! Whole micro-matches, typed line by line into the program under a virtual clock.

#[allow(dead_code, reason = "the tests of the room use the rest")]
#[path = "../src/tournament/tests/record/table.rs"]
mod table;

use golos::clock::{Class, Ms};
use golos::desk::{Config, Desk, NewGame, NewMatch, Out};
use golos::files::Disk;
use golos::game::{Phase as GamePhase, Scale};
use golos::people::{Person, Role, Task};
use golos::profile::find_rules;
use golos::rules::{BySide, Notation, Side};
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::tournament::micro_match::{Length, MatchOutcome, Phase, Rival};
use golos::wording::{Lang, Level, Style};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

const SCRIPT: &str = include_str!("../fixtures/scripts/match.txt");

fn new_match() -> NewMatch {
    let first = table::course("8+4s", Length::Games(2), false);
    let first = NewGame {
        players: BySide::new("Аня".to_owned(), "Іван".to_owned()),
        recorded: false,
        warnings: BySide::new(vec![Ms::from_mins(1)], vec![Ms::from_mins(1)]),
        ..NewGame::new(find_rules("russian").expect("a rule set"), first.control, first.class, Notation::FILES)
    };
    let extra = Some(table::course("5+3s", Length::FirstWin, true));
    NewMatch { extra, ..NewMatch::of(first).expect("micro-matches") }
}

/// The program at a table of its own.
struct Evening {
    app: Desk,
    time: Arc<VirtualTime>,
    heard: Vec<Out>,
}

impl Evening {
    fn new(lang: Lang, level: Level, folder: Option<PathBuf>) -> Evening {
        let style = Style::written(lang).at(level);
        let config = Config { lang, style, ears: Some(Subscription::All), folder, archive: Arc::new(Disk) };
        let time = Arc::new(VirtualTime::default());
        Evening { app: Desk::new(config, Arc::<VirtualTime>::clone(&time)), time, heard: Vec::new() }
    }

    fn open(mut self, new: NewMatch) -> Evening {
        self.heard = self.app.open_match(new).expect("a micro-match");
        self
    }

    /// Types the lines of a script; `+mm:ss` at the head of a line lets so much time pass first.
    fn play(&mut self, script: &str) {
        for line in script.lines().filter(|line| ["#", "golos ", "=>"].iter().all(|head| !line.starts_with(head))) {
            let (pause, typed) = match line.strip_prefix('+') {
                Some(rest) => rest.split_once(' ').map_or((rest, None), |(pause, typed)| (pause, Some(typed))),
                None => ("0:00", Some(line)),
            };
            let (minutes, seconds) = pause.split_once(':').expect("minutes and seconds");
            let number = |text: &str| text.parse::<u64>().expect("a number");
            self.pass(Ms::from_mins(number(minutes)) + Ms::from_secs(number(seconds)));
            if let Some(typed) = typed {
                self.heard.extend(self.app.line(typed));
            }
        }
    }

    fn pass(&mut self, mut left: Ms) {
        while let Some(wait) = self.app.until_deadline().filter(|&wait| wait <= left) {
            self.time.pass(wait);
            left -= wait;
            self.heard.extend(self.app.tick());
        }
        self.time.pass(left);
        self.heard.extend(self.app.tick());
    }

    fn has_heard(&self, text: &str) -> bool {
        self.heard.iter().any(|out| out.written == text)
    }

    fn lines(&self) -> Vec<&str> {
        self.heard.iter().map(|out| out.written.as_str()).collect()
    }
}

#[test]
fn a_match_is_whole_in_every_language_at_every_level() {
    for lang in Lang::ALL {
        for level in [Level::Brief, Level::Normal, Level::Full] {
            let mut desk = Evening::new(lang, level, None).open(new_match());
            desk.play(SCRIPT);
            for out in &desk.heard {
                let spoken = out.spoken.as_ref().map_or("", |utter| utter.text.as_str());
                for text in [out.written.as_str(), spoken] {
                    let is_whole = !text.contains(['{', '}', '[', ']']) && !text.contains("  ") && text.trim() == text;
                    assert!(is_whole, "{lang}: {text:?}");
                }
                let is_foreign = lang != Lang::En && spoken.contains(|c: char| c.is_ascii_alphanumeric());
                assert!(!is_foreign, "{lang}: {spoken}");
            }
            let contest = desk.app.contest().expect("a micro-match");
            assert_eq!(contest.state().result().map(|result| result.outcome), Some(MatchOutcome::Win(Rival::A)));
            assert_eq!(contest.state().games().len(), 4);
        }
    }
}

#[test]
fn the_evening_says_what_happened() {
    let mut desk = Evening::new(Lang::En, Level::Normal, None).open(new_match());
    desk.play(SCRIPT);
    for text in [
        "Micro-match: Аня – Іван. Games: 2. Break: 5:00.",
        "Black absent. Black's clock is running.",
        "Black is absent. Record the arrival first.",
        "Black arrived. White's clock is running.",
        "Match: score, sign game, protest game, result game, extra, match.",
        "Give the reason.",
        "Score: Аня 2, Іван 0.",
        "Break: 5:00. Then game 2, colours changed.",
        "Time left in the break: 1:00.",
        "Time left in the break: 0:10.",
        "The break is over. Game 2.",
        "Russian draughts, rules of Russia. White Іван, Black Аня. Control: 8:00 plus 0:04 per move. Ready?",
        "The score is level. Another micro-match, or a draw?",
        "For the arbiter only: a ruling.",
        "Another micro-match. Control: 5:00 plus 0:03 per move. Game 3.",
        "Score: Аня 1, Іван 1.",
        "The break is over. Game 4.",
        "Clocks set. White 4:30. Black 4:03.",
        "Micro-match over. Score: Аня 3, Іван 1.",
        "Winner: Аня.",
        "The micro-match is over.",
    ] {
        assert!(desk.has_heard(text), "{text}\n{:#?}", desk.lines());
    }
}

#[test]
fn r_5_4_6_what_the_rules_do_not_name_is_told_once() {
    let notes = |minutes, scales: &[Scale]| {
        let mut new = new_match();
        new.rest = Ms::from_mins(minutes);
        // The rules of 2022 name a break for the classic game alone (R-5.4.6b).
        (new.course.class, new.first.class) = (Class::Classic, Class::Classic);
        new.first.rules.score.micro_match.as_mut().expect("micro-matches").scales = scales.to_vec();
        let mut desk = Evening::new(Lang::En, Level::Normal, None).open(new);
        desk.play("start\nw: resign\nyes\nstart\nyes");
        let told = |text: &str| desk.lines().into_iter().filter(|line| *line == text).count();
        (
            told("These rules do not list this break: 7:00. The event may set it."),
            told("These rules do not list this number of points for a win: 2. The event may set it."),
        )
    };
    assert_eq!(notes(5, &[Scale::Two]), (0, 0));
    assert_eq!(notes(7, &[Scale::One]), (1, 1));
}

#[test]
fn r_5_4_6_the_second_game_waits_for_its_start() {
    let mut desk = Evening::new(Lang::En, Level::Normal, None).open(new_match());
    desk.play("start\nw: resign\nyes\n+30:00");
    let contest = desk.app.contest().expect("a micro-match");
    assert_eq!((contest.state().phase(), contest.play().state().phase()), (Phase::Playing, GamePhase::Ready));
    assert_eq!(contest.play().state().setup().players.white, "Іван");
    for side in Side::BOTH {
        assert_eq!(contest.play().state().clock().left(side, contest.play().now()), Ms::from_mins(8));
    }
}

#[test]
fn r_5_4_6_a_start_inside_the_break_is_asked_about_first() {
    let phase = |script: &str| {
        let mut desk = Evening::new(Lang::En, Level::Normal, None).open(new_match());
        desk.play(script);
        let asked = desk.has_heard("Time left in the break: 4:50, article 5.4.6. Begin now? Yes or no.");
        (matches!(desk.app.contest().expect("a micro-match").state().phase(), Phase::Break { .. }), asked)
    };
    let broken = "start\nw: resign\nyes\n+0:10 a: start";
    assert_eq!(phase(broken), (true, true));
    assert_eq!(phase(&format!("{broken}\nno")), (true, true));
    assert_eq!(phase(&format!("{broken}\nyes")), (false, true));
    // A query leaves it open, any other act drops it; who says it twice means it.
    assert_eq!(phase(&format!("{broken}\nscore\nyes")), (false, true));
    assert_eq!(phase(&format!("{broken}\na: note light\nyes")), (true, true));
    assert_eq!(phase(&format!("{broken}\na: start")), (false, true));
}

#[test]
fn every_game_has_a_file_of_its_own_even_within_a_minute() {
    let mut new = new_match();
    new.course.length = Length::Games(3);
    let mut desk = Evening::new(Lang::En, Level::Normal, None).open(new);
    desk.play("start\nw: resign\nyes\nstart\nyes\nstart\nw: resign\nyes\nstart\nyes");
    let games = desk.app.contest().expect("a micro-match").state().games().to_vec();
    let files: std::collections::BTreeSet<&str> = games.iter().map(|game| game.file.as_str()).collect();
    assert_eq!((games.len(), files.len()), (3, 3), "{files:?}");
}

#[test]
fn dr_3_6_4_the_time_is_carried_over_with_the_player() {
    // Who begins used two minutes, less the four seconds for his move; in the next game he has the other colour.
    for (position, first, said) in [
        (None, "c3-d4", "Clocks set. White 7:00. Black 6:04."),
        (Some("B:Wa1,c1,e1:Bd8,f8,h8"), "d8-c7", "Clocks set. White 6:04. Black 7:00."),
    ] {
        let mut new = new_match();
        new.course.carried = true;
        new.first.position = position.map(str::to_owned);
        let mut desk = Evening::new(Lang::En, Level::Normal, None).open(new);
        desk.play(&format!("start\n+2:00 {first}\n+1:00 w: resign\nyes\n+5:00"));
        let play = desk.app.contest().expect("a micro-match").play();
        let turn = play.state().turn();
        let left = |side| play.state().clock().left(side, play.now());
        assert_eq!((left(turn.other()), left(turn)), (Ms::from_secs(364), Ms::from_mins(7)));
        assert!(desk.has_heard(said), "{said}: {:#?}", desk.lines());
    }
}

#[test]
fn r_5_4_15_1_a_ruling_over_the_micro_match_ends_its_game() {
    let mut desk = Evening::new(Lang::En, Level::Normal, None).open(new_match());
    desk.play("start\nc3-d4\nmatch white because phone\nscore");
    assert_eq!(desk.app.prompt(), "Yes or no:");
    desk.play("no");
    assert_eq!(desk.app.contest().expect("a micro-match").state().phase(), Phase::Playing);
    desk.play("match white because phone\nyes\nscore\nstart");
    let contest = desk.app.contest().expect("a micro-match");
    assert_eq!((contest.state().phase(), contest.play().state().phase()), (Phase::Over, GamePhase::Over));
    assert!(desk.has_heard("Winner by decision: Аня. Reason: phone."), "{:#?}", desk.lines());
    assert_eq!(contest.state().games()[0].end.as_ref().map(|end| end.outcome.score(Scale::Two)), Some("2-0"));
}

#[test]
fn r_5_4_4_1_who_is_too_late_loses_the_micro_match() {
    let mut desk = Evening::new(Lang::En, Level::Normal, None).open(new_match());
    desk.play("absent black\n+8:00\nuphold");
    assert!(desk.has_heard("White wins by forfeit. Black absent."), "{:#?}", desk.lines());
    assert!(desk.has_heard("Not played. Forfeit win: Аня. Forfeit loss: Іван."), "{:#?}", desk.lines());
    assert_eq!(desk.app.contest().expect("a micro-match").state().phase(), Phase::Over);
}

#[test]
fn a_single_game_knows_no_score_of_a_micro_match() {
    let mut desk = Evening::new(Lang::En, Level::Normal, None);
    desk.app.open(new_match().first).expect("a game");
    desk.play("score\nextra");
    assert_eq!(desk.lines(), ["No micro-match is in progress.", "No micro-match is in progress."]);
}

#[test]
fn u_v_9_5_2_what_was_drawn_holds_for_every_game() {
    let mut new = new_match();
    new.first.rules = find_rules("draughts64").expect("a rule set");
    let mut desk = Evening::new(Lang::En, Level::Normal, None).open(new);
    let opening = |desk: &Evening| desk.app.contest().expect("a micro-match").play().state().opening().cloned();
    // For a late player it is drawn in the game, on his time.
    desk.play("start black\n+2:00\na: draw VI-24\nw: resign\nyes");
    let drawn = opening(&desk);
    assert!(drawn.is_some(), "{:#?}", desk.lines());
    desk.play("+6:00");
    assert_eq!(opening(&desk), drawn);
    // A further micro-match has a draw of its own.
    desk.play("start\nw: resign\nyes\nextra");
    assert_eq!((desk.app.contest().expect("a micro-match").state().games().len(), opening(&desk)), (3, None));
}

#[test]
fn a_match_is_opened_from_home() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Evening::new(Lang::En, Level::Normal, Some(folder.path().to_owned()));
    desk.heard = desk.app.welcome();
    desk.play("5\n1\nAnn, Bob\n1\n1\n1\nstart\nc3-d4\nscore\nquit\nyes\n2");
    assert!(desk.has_heard("Micro-match: Ann – Bob. Games: 2. Break: 5:00."), "{:#?}", desk.lines());
    assert!(desk.has_heard("Score: Ann 0, Bob 0."), "{:#?}", desk.lines());
    let listed = |desk: &Evening| {
        desk.lines()
            .iter()
            .filter(|line| line.starts_with("1. Ann – Bob, Russian draughts, micro-match, in progress"))
            .count()
    };
    assert_eq!(listed(&desk), 1, "{:#?}", desk.lines());
    // Only a game can be gone through.
    desk.heard.clear();
    desk.play("quit\n3");
    assert_eq!(listed(&desk), 0, "{:#?}", desk.lines());
}

#[test]
fn what_a_journal_is_stands_in_it_and_not_in_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let desk = || Evening::new(Lang::En, Level::Normal, Some(folder.path().to_owned()));
    // A game whose player has a name like the first record of a micro-match.
    let mut game = desk();
    let mut first = new_match().first;
    first.players.white = "x,event:MatchOpened((schema:1".to_owned();
    game.app.open(first).expect("a game");
    let file = game.app.game().and_then(|play| play.file()).expect("a file").to_owned();
    game.app.close();
    drop(game);
    assert!(!golos::journal::is_match(&fs::read(&file).expect("a journal")));
    let renamed = folder.path().join("game.match.ron");
    fs::rename(&file, &renamed).expect("another name");
    let mut game = desk();
    game.app.resume(&renamed).expect("a game");
    assert!(game.app.contest().is_none() && game.app.game().is_some());

    let mut contest = desk().open(new_match());
    let file = contest.app.contest().and_then(|contest| contest.file()).expect("a file").to_owned();
    contest.app.close();
    drop(contest);
    let renamed = folder.path().join("evening.ron");
    fs::rename(&file, &renamed).expect("another name");
    let mut contest = desk();
    contest.app.resume(&renamed).expect("a micro-match");
    assert!(contest.app.contest().is_some());
}

#[test]
fn a_match_is_taken_up_where_it_stood() {
    // What was typed before the program was left, and where the micro-match then stands.
    for (script, phase, games) in [
        ("", Phase::Playing, 1),
        ("start\nc3-d4", Phase::Playing, 1),
        ("start\nw: resign\nyes\n+6:00\nstart\nc3-d4", Phase::Playing, 2),
        ("start\nw: resign\nyes\n+6:00\nstart\nw: resign\nyes", Phase::Level, 2),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = Evening::new(Lang::En, Level::Normal, Some(folder.path().to_owned())).open(new_match());
        desk.play(script);
        let file = desk.app.contest().and_then(|contest| contest.file()).expect("a file").to_owned();
        desk.app.close();
        drop(desk);
        let mut desk = Evening::new(Lang::En, Level::Normal, None);
        desk.heard = desk.app.resume(&file).expect("a micro-match");
        let contest = desk.app.contest().expect("a micro-match");
        assert_eq!((contest.state().phase(), contest.state().games().len()), (phase, games), "{script:?}");
        desk.app.close();
        let report = golos::journal::check_match(&fs::read(&file).expect("a journal")).expect("a micro-match");
        assert_eq!(report.findings, [], "{script:?}");
    }
}

#[test]
fn r_5_4_15_1_what_ended_a_game_by_a_slip_is_taken_back_as_long_as_nothing_has_followed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Evening::new(Lang::En, Level::Normal, Some(folder.path().to_owned()));
    desk = desk.open(NewMatch { extra: None, ..new_match() });
    let phase = |desk: &Evening| desk.app.contest().expect("a micro-match").state().phase();
    desk.play("start\na: result white because he left\na: yes");
    assert!(matches!(phase(&desk), Phase::Break { .. }));
    desk.play("w: undo");
    assert!(matches!(phase(&desk), Phase::Break { .. }), "a player takes nothing back");
    desk.play("a: undo");
    assert_eq!(phase(&desk), Phase::Playing);
    desk.play("a: resume\na: result black because he left\na: yes\n+5:00\nstart\na: undo");
    assert_eq!(phase(&desk), Phase::Playing, "the second game");
    desk.play("a: result white because he left\na: yes");
    assert_eq!(phase(&desk), Phase::Over);
    desk.play("a: undo\na: resume\na: result draw because they agreed\na: yes");
    let contest = desk.app.contest().expect("a micro-match");
    let file = contest.file().expect("a file");
    assert_eq!(contest.state().result().map(|result| result.outcome), Some(MatchOutcome::Win(Rival::B)));
    desk.app.close();
    let report = golos::journal::check_match(&fs::read(file).expect("a journal")).expect("a micro-match");
    assert_eq!(report.findings, []);
}

#[test]
fn a_remark_between_the_games_is_one_on_the_micro_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Evening::new(Lang::En, Level::Normal, Some(folder.path().to_owned())).open(new_match());
    desk.play("start\na: note first\nw: resign\nyes\na: note second");
    let file = desk.app.contest().and_then(|contest| contest.file()).expect("a file").to_owned();
    let journal = fs::read_to_string(file).expect("the journal");
    assert!(journal.contains("text:\"second\"") && !journal.contains("text:\"first\""), "{journal}");
}

#[test]
fn r_5_4_3_5_the_sheets_of_a_game_are_signed_while_the_next_one_is_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Evening::new(Lang::En, Level::Normal, Some(folder.path().to_owned())).open(new_match());
    desk.play("start\nw: resign\nyes\nstart\nyes\nstart\nc3-d4");
    // The colours have changed: who has White now had Black in that game.
    for (typed, heard) in [
        ("sign", "The game is not over. Score sheets are signed at the end."),
        ("w: sign game 1", "Game 1: Black has signed."),
        ("w: sign game 1", "Game 1: Black has already signed."),
        ("b: sign game 1 black", "Game 1: Sign your own score sheet, not Black's."),
        (
            "a: sign game one both",
            "Game 1: Both have signed. White resigns. Black wins. Time used: White 0:00, Black 0:00.",
        ),
        ("sign game 2", "The game is not over. Score sheets are signed at the end."),
        ("sign game 3", "The micro-match has no game number 3."),
        ("sign game", "The game is not over. Score sheets are signed at the end."),
    ] {
        let before = desk.heard.len();
        desk.play(typed);
        let new: Vec<&str> = desk.heard[before..].iter().map(|out| out.written.as_str()).collect();
        assert_eq!(new, [heard], "{typed}");
    }
    desk.app.close();
    let files = fs::read_dir(folder.path()).expect("a folder").flatten().map(|file| file.path());
    for file in files.filter(|path| path.extension().is_some_and(|ending| ending == "ron")) {
        let bytes = fs::read(&file).expect("a record");
        if file.to_string_lossy().ends_with(".match.ron") {
            assert_eq!(golos::journal::check_match(&bytes).expect("a micro-match").findings, []);
        } else {
            assert_eq!(golos::journal::check(&bytes).expect("a game").findings, [], "{}", file.display());
        }
    }
}

#[test]
fn r_5_4_6_a_wall_clock_that_is_set_eats_no_break_and_sleep_does() {
    let mut desk = Evening::new(Lang::En, Level::Normal, None).open(new_match());
    desk.play("start\nw: resign\nyes\n+1:00");
    let left = |desk: &Evening| desk.app.contest().and_then(golos::desk::MicroMatch::break_left);
    assert_eq!(left(&desk), Some(Ms::from_mins(4)));
    for by in [3_600_000, -7_200_000] {
        desk.time.set_wall(by);
        desk.heard.extend(desk.app.tick());
        assert_eq!(left(&desk), Some(Ms::from_mins(4)), "{by}");
    }
    desk.time.sleep(Ms::from_mins(3));
    desk.heard.extend(desk.app.tick());
    assert_eq!(left(&desk), Some(Ms::from_mins(1)));
}

#[test]
fn an_unfinished_game_of_a_micro_match_goes_on_in_the_micro_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut evening = Evening::new(Lang::En, Level::Normal, Some(folder.path().to_owned())).open(new_match());
    evening.play("start\nc3-d4");
    evening.app.close();
    drop(evening);
    let mut home = Evening::new(Lang::En, Level::Normal, Some(folder.path().to_owned()));
    home.play("2");
    let journals: Vec<&str> = home
        .lines()
        .into_iter()
        .filter(|line| line.contains(". ") && line.contains("micro-match,") && !line.contains(":"))
        .collect();
    assert!(matches!(journals.as_slice(), [only] if only.starts_with("1. ")), "{journals:?}");
    home.play("1");
    assert!(home.app.contest().is_some(), "{:#?}", home.lines());
}

#[test]
fn u_v_13_11_the_assistants_change_sides_with_their_players() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut new = new_match();
    let role = Role::Assistant { of: vec![Side::White], tasks: [Task::Move].into_iter().collect() };
    new.first.people.add(Person { name: "Оля".to_owned(), role }).expect("room");
    let mut evening = Evening::new(Lang::En, Level::Normal, Some(folder.path().to_owned())).open(new);
    assert!(evening.has_heard("White's assistant: moves the pieces."), "{:#?}", evening.lines());
    evening.play("start\nw: resign\nyes\n+5:00");
    let contest = evening.app.contest().expect("a micro-match");
    let agreed = Side::BOTH.map(|side| contest.play().state().setup().people.agreed(side).is_some());
    assert_eq!(agreed, [false, true]);
    let file = contest.file().expect("a journal");
    let log = golos::journal::read_match(&fs::read(file).expect("the journal"));
    let opened =
        golos::journal::replay_of::<golos::tournament::micro_match::State>(&log.records).expect("a micro-match");
    assert!(opened.state.setup().people.agreed(Side::White).is_some());
}
