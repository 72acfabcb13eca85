//! Keys under a hand that trembles, that presses one key after the other, or that plays on the numeric pad.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use golos::clock::Ms;
use golos::desk::{Config, Desk};
use golos::input::KeyMap;
use golos::profile::Preferences;
use golos::shell::hub::{Console, Signal, Signals};
use golos::shell::screen::{Screen, Taste};
use golos::shell::{Disk, LoopTime};
use golos::speech::voices::{Kind, Speaker, Tuning, Utter, Voice, VoiceError, VoiceName};
use golos::speech::{Blink, Ears};
use golos::table::Time;
use golos::view::drawing::Blocks;
use golos::view::{ClockText, Depth, MoveText, Theme};
use golos::wording::{Lang, Style};
use std::sync::{Arc, Mutex};

use crate::voices::bench::{Reports, wait_for};

/// One hand before the screen of a game that has begun.
struct Keys {
    screen: Screen,
    time: Arc<LoopTime>,
    /// Milliseconds.
    now: u64,
}

impl Keys {
    fn of(keys: KeyMap, game: &str) -> Keys {
        Keys::heard(keys, game, Preferences::default(), None)
    }

    fn heard(keys: KeyMap, game: &str, wishes: Preferences, speaker: Option<Speaker>) -> Keys {
        let style = Style::written(Lang::En);
        let config = Config { lang: Lang::En, style, ears: Some(Ears::All), folder: None, archive: Arc::new(Disk) };
        let time = Arc::new(LoopTime::start());
        let mut desk = Desk::new(config, Arc::clone(&time) as Arc<dyn Time>).wishing(wishes);
        time.at(Ms::ZERO, || {
            desk.welcome();
            desk.line("new game");
            desk.line(game);
            while desk.game().is_none() {
                desk.line("");
            }
            desk.line("start");
        });
        let console = Console::new(desk, Signals::new(Arc::clone(&time)), speaker, None);
        let taste = Taste {
            theme: Theme::PLAIN,
            depth: Depth::Indexed,
            clock_text: ClockText::OnRequest,
            move_text: MoveText::Short,
            blink: Blink::default(),
            blocks: Blocks::Letters,
            quiet: false,
            keys,
        };
        let screen = time.at(Ms::ZERO, || Screen::new(console, taste, Vec::new()));
        Keys { screen, time, now: 1000 }
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
    let text = std::fs::read_to_string("docs/settings.md").unwrap();
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
    fn kind(&self) -> Kind {
        Kind::Text
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
