//! What the keys do at this moment, in a few words: a line at the foot of the screen.

use super::{Binding, KeyAction, KeyMap, KeyPlace, LineIs};
use crate::Key;
use golos_wording::{Form, Wording, text_key};

/// Where somebody is who looks for a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyMoment {
    /// At the board, and no square is taken. `by_hand`: the clock is pressed by hand.
    Board {
        by_hand: bool,
    },
    /// At the board, with a move in the making.
    Path,
    /// In the input line, or anywhere with something typed.
    Typing {
        typed: bool,
    },
    /// At the board whose place the clocks have taken.
    Clocks {
        by_hand: bool,
    },
    /// At the board of a game that has ended.
    Over,
    /// At switches, which have keys of their own.
    Switches,
    /// In a menu.
    Menu,
    /// In the first menu, behind which there is nothing.
    Top,
    /// At a question that has no lines to choose from.
    Question,
    /// In a page of the help.
    Page,
    /// In the list of moves.
    Sheet,
    Replay,
    /// Asked something that a word answers.
    Asked(Asking),
    /// Setting up a position.
    SetUp,
}

/// What is asked, and answered by a word that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Asking {
    /// Whether he means what he has asked for.
    Sure,
    /// The same, where both answers are lines to choose from as well.
    SureInLines,
    /// Which side resigns.
    Side,
    /// Whether the offer of a draw is accepted; a move declines it as well.
    Draw,
    /// Whether colours are swapped (R-9.2.4.3).
    Swap,
    /// Whether what waits for the arbiter is upheld.
    Ruling,
    /// Whether the game begins.
    Start,
    /// Which of several readings of a move is meant: each has its number.
    Which,
    /// What is ruled, by words of its own.
    Words,
}

impl Asking {
    /// The words that are typed, and what each does.
    const fn words(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Asking::Sure | Asking::SureInLines => {
                &[(text_key::WORDS_YES, text_key::FOOT_CONFIRM), (text_key::WORDS_NO, text_key::FOOT_CANCEL)]
            }
            Asking::Side => &[
                (text_key::WORDS_WHITE, text_key::FOOT_RESIGNS),
                (text_key::WORDS_BLACK, text_key::FOOT_RESIGNS),
                (text_key::WORDS_NO, text_key::FOOT_CANCEL),
            ],
            Asking::Draw => {
                &[(text_key::WORDS_YES, text_key::FOOT_ACCEPT), (text_key::WORDS_NO, text_key::FOOT_DECLINE)]
            }
            Asking::Swap => &[(text_key::WORDS_YES, text_key::FOOT_SWAP), (text_key::WORDS_NO, text_key::FOOT_KEEP)],
            Asking::Ruling => {
                &[(text_key::WORDS_YES, text_key::FOOT_UPHOLD), (text_key::WORDS_NO, text_key::FOOT_REJECT)]
            }
            Asking::Start => &[(text_key::WORDS_YES, text_key::FOOT_START), (text_key::WORDS_NO, text_key::FOOT_WAIT)],
            Asking::Which | Asking::Words => &[],
        }
    }
}

/// Some deeds that are one for the eye, and their words.
type Hint = (&'static [KeyAction], &'static str);

const STEP: Hint = (&[KeyAction::Up, KeyAction::Down, KeyAction::Left, KeyAction::Right], text_key::FOOT_STEP);
const PICK: Hint = (&[KeyAction::Pick], text_key::FOOT_PICK);
const DROP: Hint = (&[KeyAction::Drop], text_key::FOOT_DROP);
const MAKE: Hint = (&[KeyAction::Confirm], text_key::FOOT_MAKE);
const PRESS: Hint = (&[KeyAction::Confirm], text_key::FOOT_PRESS);
const LINE: Hint = (&[KeyAction::ToggleFocus], text_key::FOOT_LINE);
const BOARD: Hint = (&[KeyAction::ToggleFocus], text_key::FOOT_BOARD);
const SUBMIT: Hint = (&[KeyAction::Submit], text_key::FOOT_SUBMIT);
const CLEAR: Hint = (&[KeyAction::Clear], text_key::FOOT_CLEAR);
const HELP: Hint = (&[KeyAction::Help], text_key::FOOT_HELP);
const TIME: Hint = (&[KeyAction::AskClock], text_key::FOOT_TIME);
const LAST: Hint = (&[KeyAction::AskLast], text_key::FOOT_LAST);
const SHEET: Hint = (&[KeyAction::Sheet], text_key::FOOT_SHEET);
const CLOCKS: Hint = (&[KeyAction::Clocks], text_key::FOOT_CLOCKS);
const TO_BOARD: Hint = (&[KeyAction::Clocks], text_key::FOOT_BOARD);
const ZOOM: Hint = (&[KeyAction::Zoom], text_key::FOOT_ZOOM);
const THEME: Hint = (&[KeyAction::Theme], text_key::FOOT_THEME);
const FLIP: Hint = (&[KeyAction::Flip], text_key::FOOT_FLIP);
const LEAVE: Hint = (&[KeyAction::Leave], text_key::FOOT_LEAVE);
const BACK: Hint = (&[KeyAction::Leave], text_key::FOOT_BACK);
const QUIT: Hint = (&[KeyAction::Leave], text_key::FOOT_QUIT);
const TAKE_BACK: Hint = (&[KeyAction::Leave], text_key::FOOT_DROP);
const CANCEL: Hint = (&[KeyAction::Leave], text_key::FOOT_CANCEL);
const LINES: Hint = (&[KeyAction::MenuUp, KeyAction::MenuDown], text_key::FOOT_LINES);
const PAGES: Hint = (&[KeyAction::MenuPageUp, KeyAction::MenuPageDown], text_key::FOOT_PAGES);
const CHOOSE: Hint = (&[KeyAction::Choose], text_key::FOOT_CHOOSE);
const STEPS: Hint = (&[KeyAction::Previous, KeyAction::Next], text_key::FOOT_STEPS);
const ENDS: Hint = (&[KeyAction::First, KeyAction::Last], text_key::FOOT_ENDS);

impl KeyMoment {
    /// The most useful first: a narrow screen has room for those alone.
    const fn hints(self) -> &'static [Hint] {
        match self {
            KeyMoment::Board { by_hand: true } => {
                &[STEP, PICK, PRESS, HELP, LINE, TIME, LAST, SHEET, ZOOM, THEME, CLOCKS, FLIP, LEAVE]
            }
            KeyMoment::Board { by_hand: false } => {
                &[STEP, PICK, HELP, LINE, TIME, LAST, SHEET, ZOOM, THEME, CLOCKS, FLIP, LEAVE]
            }
            KeyMoment::Path => &[STEP, PICK, MAKE, DROP, HELP, TIME],
            KeyMoment::Typing { typed: true } => &[SUBMIT, CLEAR, HELP, TIME],
            KeyMoment::Typing { typed: false } => &[BOARD, HELP, TIME, LAST, SHEET, ZOOM, THEME, LEAVE],
            KeyMoment::Clocks { by_hand: true } => &[TO_BOARD, PRESS, HELP, TIME, LAST, SHEET, THEME, LEAVE],
            KeyMoment::Clocks { by_hand: false } => &[TO_BOARD, HELP, TIME, LAST, SHEET, THEME, LEAVE],
            KeyMoment::Over => &[LEAVE, HELP, LAST, SHEET, LINE, ZOOM, THEME, CLOCKS, FLIP],
            KeyMoment::Switches => &[HELP, LEAVE],
            KeyMoment::Top => &[LINES, CHOOSE, QUIT, HELP, PAGES, THEME],
            KeyMoment::Menu => &[LINES, CHOOSE, BACK, HELP, PAGES, THEME],
            KeyMoment::Question => &[SUBMIT, BACK, HELP, THEME],
            KeyMoment::Page | KeyMoment::Sheet => &[LINES, PAGES, BACK],
            KeyMoment::Replay => &[STEPS, ENDS, HELP, SHEET, FLIP, ZOOM, THEME, BACK],
            KeyMoment::Asked(Asking::Sure | Asking::Side) => &[CANCEL, HELP, TIME],
            KeyMoment::Asked(Asking::SureInLines) => &[LINES, CHOOSE, BACK, HELP],
            KeyMoment::Asked(Asking::Draw) => &[STEP, PICK, HELP, TIME],
            KeyMoment::Asked(Asking::Swap | Asking::Ruling | Asking::Words) => &[HELP, TIME, LAST, SHEET],
            KeyMoment::Asked(Asking::Start) => &[HELP, LINE, ZOOM, THEME, FLIP, LEAVE],
            KeyMoment::Asked(Asking::Which) => &[TAKE_BACK, HELP, TIME],
            KeyMoment::SetUp => &[STEP, HELP, FLIP, ZOOM, THEME, BACK],
        }
    }

    /// The words that are typed at it, and what each does: before all keys.
    const fn words(self) -> &'static [(&'static str, &'static str)] {
        match self {
            KeyMoment::Asked(asking) => asking.words(),
            _ => &[],
        }
    }

    const fn place(self) -> (KeyPlace, LineIs) {
        match self {
            KeyMoment::Asked(Asking::SureInLines) => (KeyPlace::Menu, LineIs::Empty),
            KeyMoment::Board { .. } | KeyMoment::Path | KeyMoment::Clocks { .. } | KeyMoment::Over => {
                (KeyPlace::Board, LineIs::Empty)
            }
            KeyMoment::SetUp | KeyMoment::Switches | KeyMoment::Asked(_) => (KeyPlace::Board, LineIs::Empty),
            KeyMoment::Typing { typed: true } => (KeyPlace::Prompt, LineIs::Typed),
            KeyMoment::Typing { typed: false } => (KeyPlace::Prompt, LineIs::Empty),
            KeyMoment::Menu | KeyMoment::Top | KeyMoment::Question | KeyMoment::Page | KeyMoment::Sheet => {
                (KeyPlace::Menu, LineIs::Empty)
            }
            KeyMoment::Replay => (KeyPlace::Replay, LineIs::Empty),
        }
    }
}

impl KeyMap {
    /// The keys of this moment, each with what it does, the most useful first. What no key does is left out.
    #[must_use]
    pub fn hints(&self, moment: KeyMoment, wording: &Wording) -> Vec<(String, String)> {
        let hint = |&(deeds, words): &Hint| {
            let (place, line) = moment.place();
            let line = |deed| if deed == KeyAction::Submit { LineIs::Typed } else { line };
            let keys: Option<Vec<Key>> = deeds.iter().map(|&deed| self.first_key(deed, place, line(deed))).collect();
            Some((names(&keys?, wording)?, wording.label(words)))
        };
        let enter = self.first_key(KeyAction::Submit, KeyPlace::Prompt, LineIs::Typed);
        let enter = enter.and_then(|key| names(&[key], wording)).unwrap_or_default();
        let typed = |&(word, does): &(&str, &str)| {
            (format!("{} {enter}", wording.word(word)).trim_end().to_owned(), wording.label(does))
        };
        moment.words().iter().map(typed).chain(moment.hints().iter().filter_map(hint)).collect()
    }

    /// The least of it, where the rest has no room: the words that answer and the key that leaves what is asked, else the
    /// key for the help, or the way back.
    #[must_use]
    pub fn least(&self, moment: KeyMoment, wording: &Wording) -> Vec<String> {
        let (place, line) = moment.place();
        let key = |deed: KeyAction| self.first_key(deed, place, line).and_then(|key| names(&[key], wording));
        let leaves = matches!(moment, KeyMoment::Asked(_))
            && moment.hints().iter().any(|(deeds, _)| *deeds == [KeyAction::Leave]);
        let helps = moment.hints().iter().find(|(deeds, _)| *deeds == [KeyAction::Help]);
        let leads = helps.or_else(|| moment.hints().iter().find(|(deeds, _)| *deeds == [KeyAction::Leave]));
        let way = match leads {
            _ if leaves => key(KeyAction::Leave),
            Some((deeds, does)) => {
                deeds.first().and_then(|deed| key(*deed)).map(|key| format!("{key} {}", wording.label(does)))
            }
            None => None,
        };
        moment.words().iter().map(|(word, _)| wording.word(word)).chain(way).collect()
    }

    /// The key that does it there, if none before it means something else.
    fn first_key(&self, deed: KeyAction, place: KeyPlace, line: LineIs) -> Option<Key> {
        let there = || self.bindings.iter().filter(move |binding| binding.fits(place, line));
        let is_first = |key: &Key| {
            let first = there().find(|binding: &&Binding| binding.keys.contains(key));
            first.is_some_and(|binding| binding.does == deed)
        };
        there().filter(|binding| binding.does == deed).flat_map(|binding| &binding.keys).copied().find(is_first)
    }
}

/// The keys side by side: arrows as they are printed on them, all else by name.
fn names(keys: &[Key], wording: &Wording) -> Option<String> {
    let signs: Option<String> = keys.iter().map(|key| key.arrow()).collect();
    let named = || -> Option<Vec<String>> { keys.iter().map(|key| key.name(wording, Form::Written)).collect() };
    signs.or_else(|| Some(named()?.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_wording::Lang;

    const ALL: [KeyMoment; 25] = [
        KeyMoment::Board { by_hand: false },
        KeyMoment::Board { by_hand: true },
        KeyMoment::Path,
        KeyMoment::Typing { typed: true },
        KeyMoment::Typing { typed: false },
        KeyMoment::Menu,
        KeyMoment::Question,
        KeyMoment::Page,
        KeyMoment::Sheet,
        KeyMoment::Replay,
        KeyMoment::SetUp,
        KeyMoment::Asked(Asking::Sure),
        KeyMoment::Asked(Asking::SureInLines),
        KeyMoment::Asked(Asking::Side),
        KeyMoment::Asked(Asking::Draw),
        KeyMoment::Asked(Asking::Swap),
        KeyMoment::Asked(Asking::Ruling),
        KeyMoment::Asked(Asking::Start),
        KeyMoment::Asked(Asking::Which),
        KeyMoment::Asked(Asking::Words),
        KeyMoment::Clocks { by_hand: false },
        KeyMoment::Clocks { by_hand: true },
        KeyMoment::Over,
        KeyMoment::Switches,
        KeyMoment::Top,
    ];

    #[test]
    fn every_moment_has_its_keys_in_every_language_and_map() {
        for name in KeyMap::NAMES {
            let map = KeyMap::named(name).expect("a map of the house");
            for lang in Lang::ALL {
                for moment in ALL {
                    let hints = map.hints(moment, &Wording::new(lang));
                    let wanted = moment.words().len() + moment.hints().len();
                    assert_eq!(hints.len(), wanted, "{name} {lang} {moment:?}: {hints:?}");
                    let least = map.least(moment, &Wording::new(lang));
                    let width: usize = least.iter().map(|word| word.chars().count() + 2).sum();
                    assert!(!least.is_empty() && width <= 30, "{name} {lang} {moment:?}: {least:?}");
                }
            }
        }
    }

    #[test]
    fn the_keys_are_those_of_the_map() {
        let hints = |map: &KeyMap, moment| map.hints(moment, &Wording::new(Lang::En));
        let standard = KeyMap::standard().expect("the built-in map");
        let shown = hints(&standard, KeyMoment::Path);
        let has = |shown: &[(String, String)], key: &str, does: &str| {
            shown.iter().any(|(own, words)| own == key && words == does)
        };
        assert!(has(&shown, "↑↓←→", "squares") && has(&shown, "Enter", "make the move"), "{shown:?}");
        let shown = hints(&standard, KeyMoment::Asked(Asking::Sure));
        assert!(has(&shown, "yes Enter", "confirm") && has(&shown, "no Enter", "cancel"), "{shown:?}");
        assert!(has(&shown, "Esc", "cancel"), "{shown:?}");
        let least = |moment| standard.least(moment, &Wording::new(Lang::En));
        assert_eq!(least(KeyMoment::Asked(Asking::Sure)), ["yes", "no", "Esc"]);
        assert_eq!(least(KeyMoment::Asked(Asking::Which)), ["Esc"]);
        assert_eq!(least(KeyMoment::Board { by_hand: false }), ["F1 help"]);
        let own = "(over: \"default\", bindings: [(keys: [\"F11\"], does: Submit), (keys: [\"Enter\"], does: Help)])";
        let own = KeyMap::parse(own, "own").expect("a map");
        let shown = hints(&own, KeyMoment::Typing { typed: true });
        assert!(has(&shown, "F11", "enter") && has(&shown, "Enter", "help"), "{shown:?}");
    }
}
