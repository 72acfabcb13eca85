//! Keys under a hand that trembles, that presses one key after the other, or that plays on the numeric pad.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use golos::clock::Ms;
use golos::desk::{Config, Desk};
use golos::files::{Disk, LoopTime};
use golos::input::KeyMap;
use golos::input::pad::{PadChange, PadEvent, PadId};
use golos::profile::Preferences;
use golos::rules::Side;
use golos::shell::hub::{Console, Signal, Signals};
use golos::shell::screen::{Screen, Taste};
use golos::speech::voices::{Speaker, Tuning, Utter, Voice, VoiceError, VoiceKind, VoiceName};
use golos::speech::{Blink, Subscription};
use golos::table::Time;
use golos::view::drawing::Blocks;
use golos::view::{ClockText, Depth, Focus, MoveText, Scene, Theme};
use golos::wording::{Lang, Style};
use std::sync::{Arc, Mutex};

use crate::support::waiting::{Reports, wait_for};

/// One hand before the screen of a game that has begun.
struct Keys {
    screen: Screen,
    time: Arc<LoopTime>,
    /// Milliseconds.
    now: u64,
}

/// A screen in letters, without colours of its own, whose clocks are shown when asked for.
pub fn taste(keys: KeyMap) -> Taste {
    Taste {
        theme: Theme::PLAIN,
        depth: Depth::Indexed,
        clock_text: ClockText::OnRequest,
        move_text: MoveText::Short,
        blink: Blink::default(),
        blocks: Blocks::Letters,
        quiet: false,
        keys,
    }
}

impl Keys {
    fn of(keys: KeyMap, game: &str) -> Keys {
        Keys::heard(keys, game, Preferences::default(), None)
    }

    fn heard(keys: KeyMap, game: &str, wishes: Preferences, speaker: Option<Speaker>) -> Keys {
        Keys::opened(keys, wishes, speaker, |desk| {
            desk.line("new game");
            desk.line(game);
            while desk.game().is_none() {
                desk.line("");
            }
            desk.line("start");
        })
    }

    fn opened(keys: KeyMap, wishes: Preferences, speaker: Option<Speaker>, open: impl FnOnce(&mut Desk)) -> Keys {
        let style = Style::written(Lang::En);
        let config =
            Config { lang: Lang::En, style, ears: Some(Subscription::All), folder: None, archive: Arc::new(Disk) };
        let time = Arc::new(LoopTime::start());
        let mut desk = Desk::new(config, Arc::clone(&time) as Arc<dyn Time>).wishing(wishes);
        time.at(Ms::ZERO, || {
            desk.welcome();
            open(&mut desk);
        });
        let console = Console::new(desk, Signals::new(Arc::clone(&time)), speaker, None);
        let taste = taste(keys);
        let screen = time.at(Ms::ZERO, || Screen::new(console, taste, Vec::new()));
        Keys { screen, time, now: 1000 }
    }

    fn takes(&mut self, signal: Signal) {
        self.now += 100;
        let (time, screen) = (Arc::clone(&self.time), &mut self.screen);
        time.at(Ms::new(self.now), || screen.take(Some(signal)));
    }

    fn code(&mut self, code: KeyCode) {
        self.takes(Signal::Terminal(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))));
    }

    /// The keys at the foot of the screen, each with what it does.
    fn foot(&self) -> String {
        let hints = self.screen.model().keys.into_iter().take(4);
        hints.map(|hint| format!("{} {}", hint.key, hint.does)).collect::<Vec<_>>().join(", ")
    }

    /// Key after key, each so many milliseconds behind the one before.
    fn press(&mut self, keys: &str, behind: u64) {
        for key in keys.chars() {
            self.now += behind;
            let code = match key {
                '\n' => KeyCode::Enter,
                '\u{8}' => KeyCode::Backspace,
                sign => KeyCode::Char(sign),
            };
            let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
            let (time, screen) = (Arc::clone(&self.time), &mut self.screen);
            time.at(Ms::new(self.now), || screen.take(Some(Signal::Terminal(event))));
        }
    }

    fn moves(&self) -> Vec<String> {
        let state = self.screen.desk().game().expect("a game").state();
        state.plies().iter().map(|ply| ply.made.notation.clone()).collect()
    }

    fn line(&self) -> String {
        self.screen.model().input.text
    }
}

#[test]
fn a_game_is_played_on_the_numeric_pad_alone() {
    let mut keys = Keys::of(KeyMap::named("numpad").unwrap(), "russian draughts");
    // The hand begins on a1: by b2 to c3, along the diagonal, and from there to d4.
    keys.press("9959\n", 300);
    assert_eq!(keys.moves(), ["c3-d4"]);
    // From d4 to f6, and from there to g5.
    keys.press("9953\n", 300);
    assert_eq!(keys.moves(), ["c3-d4", "f6-g5"]);
    // In digits as well, once a line was begun by Tab.
    keys.now += 300;
    let tab = Event::Key(KeyEvent::from(KeyCode::Tab));
    let (time, screen) = (Arc::clone(&keys.time), &mut keys.screen);
    time.at(Ms::new(keys.now), || screen.take(Some(Signal::Terminal(tab))));
    keys.press("22-33\n", 300);
    assert_eq!(keys.moves().last().map(String::as_str), Some("b2-c3"));
}

#[test]
fn points_of_renju_are_two_numbers_on_the_numeric_pad() {
    let mut keys = Keys::of(KeyMap::standard().unwrap(), "renju");
    keys.press("8-8\n", 300);
    assert_eq!(keys.moves(), ["h8"]);
}

#[test]
fn a_trembling_or_holding_hand_presses_once() {
    let mut keys = Keys::of(KeyMap::standard().unwrap().with_rest(Ms::new(500)), "russian draughts");
    // Held for two seconds, and struck twice.
    keys.press("c", 1000);
    keys.press(&"c".repeat(60), 33);
    keys.press("33", 200);
    assert_eq!(keys.line(), "c3");
    // Another key counts at once, and the same one after its rest.
    keys.press("dd", 501);
    keys.press("4", 10);
    assert_eq!(keys.line(), "c3dd4");
    let mut keys = Keys::of(KeyMap::standard().unwrap(), "russian draughts");
    keys.press("ccc", 1);
    assert_eq!(keys.line(), "ccc");
}

#[test]
fn ctrl_may_be_pressed_before_a_key() {
    let own = r#"(over: "default", bindings: [(keys: ["\\"], does: Ctrl)])"#;
    let mut keys = Keys::of(KeyMap::parse(own, "own").unwrap(), "russian draughts");
    assert!(!keys.screen.model().clocks_alone);
    keys.press("\\t", 300);
    assert!(keys.screen.model().clocks_alone);
    // It is for one key.
    keys.press("t", 300);
    assert_eq!(keys.line(), "t");
}

#[test]
fn the_key_map_of_the_manual_is_one() {
    let text = std::fs::read_to_string("docs/en/settings.md").unwrap();
    let map = text.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a map");
    assert!(KeyMap::parse(map, "settings.md").is_ok(), "{map}");
}

#[test]
fn tab_says_where_one_is() {
    let mut keys = Keys::of(KeyMap::standard().unwrap(), "russian draughts");
    let tab = |keys: &mut Keys| {
        let (time, screen) = (Arc::clone(&keys.time), &mut keys.screen);
        time.at(Ms::new(keys.now), || screen.take(Some(Signal::Terminal(Event::Key(KeyEvent::from(KeyCode::Tab))))));
        keys.screen.model().said.last().cloned().unwrap_or_default()
    };
    assert_eq!(tab(&mut keys), "Input line.");
    keys.press("c3", 100);
    assert_eq!(tab(&mut keys), "a1: white man.");
    assert_eq!(tab(&mut keys), "Input line: c3.");
}

/// A voice that notes what it is given.
#[derive(Clone, Default)]
struct Noted(Arc<Mutex<Vec<String>>>);

impl Voice for Noted {
    fn kind(&self) -> VoiceKind {
        VoiceKind::Text
    }

    fn speak(&mut self, utter: &Utter) -> Result<(), VoiceError> {
        self.0.lock().unwrap().push(utter.text.clone());
        Ok(())
    }

    fn silence(&mut self) -> Result<(), VoiceError> {
        Ok(())
    }

    fn busy(&mut self) -> Result<bool, VoiceError> {
        Ok(false)
    }

    fn tune(&mut self, _: &Tuning) -> Result<(), VoiceError> {
        Ok(())
    }

    fn list(&mut self) -> Result<Vec<VoiceName>, VoiceError> {
        Ok(Vec::new())
    }
}

#[test]
fn what_is_typed_is_said_by_letters_or_by_words_or_not_at_all() {
    for (echo, said) in
        [("letters", &["C", "3", "space", "D", "dash", "dash"][..]), ("words", &["c3", "dash"]), ("off", &[])]
    {
        let noted = Noted::default();
        let voice = noted.clone();
        let (reporter, _reports) = Reports::channel();
        let speaker = Speaker::start_with(Box::new(move || Ok(Box::new(voice.clone()))), reporter).unwrap();
        let wishes = Preferences { echo: Some(echo.to_owned()), ..Preferences::default() };
        let mut keys = Keys::heard(KeyMap::standard().unwrap(), "russian draughts", wishes, Some(speaker));
        let mut told = 0;
        for key in "c3 d-\u{8}".chars() {
            keys.press(&key.to_string(), 100);
            // The next key would cut it.
            let wanted = match (echo, key) {
                ("letters", _) | ("words", ' ' | '\u{8}') => told + 1,
                _ => told,
            };
            wait_for(&format!("{key:?} by {echo}"), || (noted.0.lock().unwrap().len() >= wanted).then_some(()));
            told = wanted;
        }
        assert_eq!(*noted.0.lock().unwrap(), said, "{echo}");
    }
}

#[test]
fn the_foot_of_the_screen_has_the_keys_of_the_moment() {
    let mut keys = Keys::of(KeyMap::standard().unwrap(), "russian draughts");
    assert_eq!(keys.foot(), "↑↓←→ squares, Space select, F1 help, Tab type");
    keys.code(KeyCode::Char(' '));
    assert_eq!(keys.foot(), "↑↓←→ squares, Space select, Enter make the move, Backspace deselect");
    keys.press("c", 100);
    assert_eq!(keys.foot(), "Enter enter, Esc clear, F1 help, F2 time");
    keys.code(KeyCode::Esc);
    assert_eq!(keys.foot(), "Tab board, F1 help, F2 time, F3 last move");
    keys.code(KeyCode::F(1));
    assert_eq!(keys.foot(), "↑↓ lines, PageUp PageDown pages, Esc back");
    keys.code(KeyCode::Esc);
    keys.press("c3d4\n", 100);
    keys.code(KeyCode::F(11));
    assert_eq!(keys.foot(), "↑↓ lines, PageUp PageDown pages, Esc back");
}

/// What is asked has its own words in the foot, and the usual keys come back once it is answered.
#[test]
fn a_question_shows_the_words_that_answer_it() {
    let mut keys = Keys::of(KeyMap::standard().unwrap(), "russian draughts");
    let usual = keys.foot();
    keys.press("w: resign\n", 100);
    assert_eq!(keys.foot(), "yes Enter confirm, no Enter cancel, Esc cancel, F1 help");
    keys.press("n", 100);
    assert_eq!(keys.foot(), "yes Enter confirm, no Enter cancel, Esc cancel, F1 help", "while it is answered as well");
    keys.press("o\n", 100);
    assert_eq!(keys.foot(), usual);
    keys.press("resign\n", 100);
    assert_eq!(keys.foot(), "white Enter resigns, black Enter resigns, no Enter cancel, Esc cancel");
    keys.code(KeyCode::Esc);
    assert_eq!(keys.foot(), usual);
    keys.press("c3d4\nb: claim repetition\n", 100);
    assert_eq!(keys.foot(), "yes Enter uphold, no Enter reject, F1 help, F2 time");
    let mut keys = Keys::of(KeyMap::standard().unwrap(), "chess");
    keys.press("e2e4\ne7e5\ng1f3\nw: draw\n", 100);
    assert_eq!(keys.foot(), "yes Enter accept the draw, no Enter decline, ↑↓←→ squares, Space select");
    // Who begins a move does not accept.
    keys.code(KeyCode::Char(' '));
    assert_eq!(keys.foot(), "↑↓←→ squares, Space select, Enter make the move, Backspace deselect");
    keys.code(KeyCode::Backspace);
    keys.press("b: no\n", 100);
    assert_eq!(keys.foot(), usual);
}

#[test]
fn a_line_of_the_list_of_moves_is_said_when_one_comes_to_it() {
    let noted = Noted::default();
    let voice = noted.clone();
    let (reporter, _reports) = Reports::channel();
    let speaker = Speaker::start_with(Box::new(move || Ok(Box::new(voice.clone()))), reporter).unwrap();
    let wishes = Preferences::default();
    let mut keys = Keys::heard(KeyMap::standard().unwrap(), "russian draughts", wishes, Some(speaker));
    // Nothing to go through yet.
    keys.code(KeyCode::F(11));
    assert_eq!(keys.screen.model().sheet, None);
    for text in ["c3d4\n", "f6g5\n", "b2c3\n"] {
        keys.press(text, 100);
    }
    let said = |noted: &Noted, wanted: &str| noted.0.lock().unwrap().iter().any(|said| said.contains(wanted));
    for (code, line, heard) in
        [(KeyCode::F(11), 1, "b2"), (KeyCode::Up, 0, "d4"), (KeyCode::Up, 0, "g5"), (KeyCode::End, 1, "b2")]
    {
        noted.0.lock().unwrap().clear();
        keys.code(code);
        assert_eq!((keys.screen.model().sheet, keys.screen.model().focus), (Some(line), Focus::Sheet), "{code}");
        wait_for(heard, || said(&noted, heard).then_some(()));
    }
    // Whoever types is at the line again.
    keys.press("d", 100);
    assert_eq!((keys.screen.model().sheet, keys.line().as_str()), (None, "d"));
}

#[test]
fn what_does_not_answer_stands_beside_the_player_whose_it_is() {
    let mut keys = Keys::of(KeyMap::standard().unwrap(), "russian draughts");
    let note = |keys: &Keys, side| match keys.screen.model().scene {
        Scene::Board(board) => board.clocks[side].note.clone(),
        Scene::Menu(_) | Scene::Help(_) => panic!("no board"),
    };
    let pad = |keys: &mut Keys, pad, what| keys.takes(Signal::Pad(PadEvent { pad: PadId(pad), what }));
    for n in 0..2 {
        pad(&mut keys, n, PadChange::Connected("Pad".to_owned()));
    }
    assert_eq!((note(&keys, Side::White).as_str(), note(&keys, Side::Black).as_str()), ("to move", ""));
    pad(&mut keys, 0, PadChange::Gone);
    pad(&mut keys, 1, PadChange::Gone);
    assert_eq!(note(&keys, Side::White), "to move, no gamepad");
    assert_eq!(note(&keys, Side::Black), "no gamepad");
    pad(&mut keys, 1, PadChange::Connected("Pad".to_owned()));
    assert_eq!(note(&keys, Side::Black), "");
}

#[test]
fn what_answers_is_named_at_every_question_and_escape_leaves_it() {
    let standard = KeyMap::standard().unwrap();
    let mut keys = Keys::opened(standard, Preferences::default(), None, |desk| {
        for line in ["4", "chess", "white Ke1 Pa7 black Kh8", "done", "Ann, Bob", "60+30s", "1", "2"] {
            desk.line(line);
        }
    });
    let said = |keys: &Keys| keys.screen.model().said.last().cloned().unwrap_or_default();
    assert!(keys.foot().starts_with("yes Enter start, no Enter not yet, F1 help"), "{}", keys.foot());
    for (typed, answer) in [("no\n", "has not started"), ("xyz\n", "Accepted: yes, no")] {
        keys.press(typed, 300);
        assert!(said(&keys).contains(answer), "{typed}: {}", said(&keys));
    }
    keys.press("y\n", 300);
    keys.press("a7a8\n", 300);
    assert!(keys.foot().starts_with("1 "), "{}", keys.foot());
    assert!(keys.screen.model().least_keys.ends_with(&["4".to_owned(), "Esc".to_owned()]));
    keys.press("xyz\n", 300);
    assert!(said(&keys).contains("Accepted: 1 ("), "{}", said(&keys));
    keys.code(KeyCode::Esc);
    assert!(said(&keys).contains("Nothing was done"), "{}", said(&keys));
    assert!(keys.foot().contains("squares"), "{}", keys.foot());
    keys.press("a7a8\n", 300);
    keys.press("rook\n", 300);
    assert_eq!(keys.moves().len(), 1);
    keys.code(KeyCode::F(10));
    assert!(keys.foot().starts_with("F10 board"), "{}", keys.foot());
    keys.code(KeyCode::F(10));
    keys.press("white resigns\n", 300);
    keys.press("y\n", 300);
    assert!(keys.foot().starts_with("Esc leave"), "{}", keys.foot());
}
