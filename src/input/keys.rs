mod hints;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ron::extensions::Extensions;
use serde::Deserialize;

use super::{CursorKey, Edit, Key, ReplayRequest, TypedLine};
use golos_clock::Ms;
use golos_game::Query;
use golos_wording::{Sentence, Slot, Style, Wording, message};
pub use hints::{Asking, KeyMoment};

/// Where a key is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum KeyPlace {
    /// On a square of the board.
    Board,
    /// In the input line of a game.
    Prompt,
    /// In a menu, or in the help.
    Menu,
    /// In the input line of a replay.
    Replay,
}

/// What a key means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyAct {
    /// A step of the hand. `Confirm` with an empty path presses the clock.
    BoardCursor(CursorKey),
    /// A change of the input line.
    Edit(Edit),
    /// The typed line is done.
    Submit,
    /// The key of the clock.
    Press,
    Request(Query),
    /// Starts listening to the player, and stops.
    Listen,
    Menu(MenuKey),
    Replay(ReplayRequest),
    Help,
    /// From the board to the input line and back.
    ToggleFocus,
    /// Leave the room one is in; asks first while a game is on.
    Leave,
    /// Turn the board round.
    Flip,
    /// The next size of the board.
    Zoom,
    /// The clocks fill the screen, or the board is back.
    Clocks,
    /// Into the list of moves, or back.
    Sheet,
    /// The next theme.
    Theme,
    /// What is typed for it, in English: how one is spoken to, or a word of the arbiter.
    Manner(&'static str),
    /// The next key is pressed as with Ctrl, for who presses one at a time.
    Ctrl,
}

/// A step in a menu; in the help, a line up or down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuKey {
    Up,
    Down,
    /// Some lines at once.
    PageUp,
    PageDown,
    First,
    Last,
    /// The line that one stands on.
    Choose,
}

/// Which keys do what, as data: every person may have another one.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeyMap {
    /// A map of the house that holds where this one says nothing.
    #[serde(default)]
    over: Option<String>,
    /// So long a key is to be still before it counts again.
    #[serde(skip)]
    rest: Ms,
    bindings: Vec<Binding>,
}

/// The maps of the house, by name: that of a whole keyboard, and that of who plays on the numeric pad.
const MAPS: [(&str, &str); 2] = [
    ("default", include_str!("../../profiles/keys/default.ron")),
    ("numpad", include_str!("../../profiles/keys/numpad.ron")),
];

/// Why a text is no key map.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyMapError {
    #[error("{name}, line {line}, column {column}: {message}")]
    Syntax {
        /// The file or the built-in map.
        name: String,
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        message: String,
    },
    #[error("{name}: the key {key} does two things in the same place")]
    Twice { name: String, key: Key },
    #[error("{name}: no key does {deed}, which nothing else can do")]
    Missing { name: String, deed: String },
    #[error("{name}: there is no map {over}; there are {}", KeyMap::NAMES.join(", "))]
    NoMap { name: String, over: String },
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Binding {
    keys: Vec<Key>,
    /// Where; none: everywhere.
    #[serde(default)]
    at: Vec<KeyPlace>,
    /// Only with an empty line, or only with something typed.
    #[serde(default)]
    line: Option<LineIs>,
    does: KeyAction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum LineIs {
    Empty,
    Typed,
}

/// What a binding does, by the name that it has in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum KeyAction {
    Up,
    Down,
    Left,
    Right,
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
    Pick,
    Drop,
    Confirm,
    Press,
    Submit,
    Backspace,
    Delete,
    LineLeft,
    LineRight,
    LineHome,
    LineEnd,
    Clear,
    AskClock,
    AskTurn,
    AskLast,
    AskRepeat,
    AskBoard,
    Listen,
    MenuUp,
    MenuDown,
    MenuPageUp,
    MenuPageDown,
    MenuFirst,
    MenuLast,
    Choose,
    Next,
    Previous,
    First,
    Last,
    ReplayRepeat,
    ReplayClock,
    Help,
    ToggleFocus,
    Leave,
    Flip,
    Zoom,
    Clocks,
    Sheet,
    Theme,
    More,
    Before,
    Slower,
    Faster,
    Louder,
    Quieter,
    Shorter,
    Longer,
    Mute,
    Unmute,
    Spell,
    TwoMinutes,
    Ctrl,
}

impl KeyAction {
    /// What it means, and the text of the help that tells of it.
    const fn meaning(self) -> (KeyAct, fn(Slot) -> Sentence) {
        const STEP: fn(Slot) -> Sentence = message::help_key_step;
        const EDIT: fn(Slot) -> Sentence = message::help_key_edit;
        const MENU: fn(Slot) -> Sentence = message::help_key_menu;
        const PAGE: fn(Slot) -> Sentence = message::help_key_page;
        const ENDS: fn(Slot) -> Sentence = message::help_key_ends;
        const VOICE: fn(Slot) -> Sentence = message::help_key_voice;
        match self {
            KeyAction::Up => (KeyAct::BoardCursor(CursorKey::Up), STEP),
            KeyAction::Down => (KeyAct::BoardCursor(CursorKey::Down), STEP),
            KeyAction::Left => (KeyAct::BoardCursor(CursorKey::Left), STEP),
            KeyAction::Right => (KeyAct::BoardCursor(CursorKey::Right), STEP),
            KeyAction::UpLeft => (KeyAct::BoardCursor(CursorKey::UpLeft), STEP),
            KeyAction::UpRight => (KeyAct::BoardCursor(CursorKey::UpRight), STEP),
            KeyAction::DownLeft => (KeyAct::BoardCursor(CursorKey::DownLeft), STEP),
            KeyAction::DownRight => (KeyAct::BoardCursor(CursorKey::DownRight), STEP),
            KeyAction::Pick => (KeyAct::BoardCursor(CursorKey::Pick), message::help_key_pick),
            KeyAction::Drop => (KeyAct::BoardCursor(CursorKey::Drop), message::help_key_drop),
            KeyAction::Confirm => (KeyAct::BoardCursor(CursorKey::Confirm), message::help_key_confirm),
            KeyAction::Press => (KeyAct::Press, message::help_key_press),
            KeyAction::Submit => (KeyAct::Submit, message::help_key_submit),
            KeyAction::Backspace => (KeyAct::Edit(Edit::Backspace), EDIT),
            KeyAction::Delete => (KeyAct::Edit(Edit::Delete), EDIT),
            KeyAction::LineLeft => (KeyAct::Edit(Edit::Left), EDIT),
            KeyAction::LineRight => (KeyAct::Edit(Edit::Right), EDIT),
            KeyAction::LineHome => (KeyAct::Edit(Edit::Home), EDIT),
            KeyAction::LineEnd => (KeyAct::Edit(Edit::End), EDIT),
            KeyAction::Clear => (KeyAct::Edit(Edit::Clear), message::help_key_clear),
            KeyAction::AskClock => (KeyAct::Request(Query::Clock), message::help_play_clock),
            KeyAction::AskTurn => (KeyAct::Request(Query::Turn), message::help_play_turn),
            KeyAction::AskLast => (KeyAct::Request(Query::Last), message::help_play_last),
            KeyAction::AskRepeat => (KeyAct::Request(Query::Repeat), message::help_play_repeat),
            KeyAction::AskBoard => (KeyAct::Request(Query::Board), message::help_play_board),
            KeyAction::Listen => (KeyAct::Listen, message::help_key_listen),
            KeyAction::MenuUp => (KeyAct::Menu(MenuKey::Up), MENU),
            KeyAction::MenuDown => (KeyAct::Menu(MenuKey::Down), MENU),
            KeyAction::MenuPageUp => (KeyAct::Menu(MenuKey::PageUp), PAGE),
            KeyAction::MenuPageDown => (KeyAct::Menu(MenuKey::PageDown), PAGE),
            KeyAction::MenuFirst => (KeyAct::Menu(MenuKey::First), ENDS),
            KeyAction::MenuLast => (KeyAct::Menu(MenuKey::Last), ENDS),
            KeyAction::Choose => (KeyAct::Menu(MenuKey::Choose), message::help_key_choose),
            KeyAction::Next => (KeyAct::Replay(ReplayRequest::Next), message::help_replay_next),
            KeyAction::Previous => (KeyAct::Replay(ReplayRequest::Previous), message::help_replay_previous),
            KeyAction::First => (KeyAct::Replay(ReplayRequest::First), message::help_replay_first),
            KeyAction::Last => (KeyAct::Replay(ReplayRequest::Last), message::help_replay_end),
            KeyAction::ReplayRepeat => (KeyAct::Replay(ReplayRequest::Repeat), message::help_key_replay_repeat),
            KeyAction::ReplayClock => (KeyAct::Replay(ReplayRequest::Clock), message::help_key_replay_clock),
            KeyAction::Help => (KeyAct::Help, message::help_play_help),
            KeyAction::ToggleFocus => (KeyAct::ToggleFocus, message::help_key_focus),
            KeyAction::Leave => (KeyAct::Leave, message::help_key_leave),
            KeyAction::Flip => (KeyAct::Flip, message::help_key_flip),
            KeyAction::Zoom => (KeyAct::Zoom, message::help_key_zoom),
            KeyAction::Clocks => (KeyAct::Clocks, message::help_key_clocks),
            KeyAction::Sheet => (KeyAct::Sheet, message::help_key_sheet),
            KeyAction::Theme => (KeyAct::Theme, message::help_key_theme),
            KeyAction::More => (KeyAct::Manner("more"), message::help_key_more),
            KeyAction::Before => (KeyAct::Manner("previous part"), message::help_key_more),
            KeyAction::Slower => (KeyAct::Manner("slower"), VOICE),
            KeyAction::Faster => (KeyAct::Manner("faster"), VOICE),
            KeyAction::Louder => (KeyAct::Manner("louder"), VOICE),
            KeyAction::Quieter => (KeyAct::Manner("quieter"), VOICE),
            KeyAction::Shorter => (KeyAct::Manner("shorter"), VOICE),
            KeyAction::Longer => (KeyAct::Manner("longer"), VOICE),
            KeyAction::Mute => (KeyAct::Manner("mute"), VOICE),
            KeyAction::Unmute => (KeyAct::Manner("unmute"), VOICE),
            KeyAction::Spell => (KeyAct::Manner("spell"), VOICE),
            KeyAction::TwoMinutes => (KeyAct::Manner("two minutes"), message::help_desk_two_minutes),
            KeyAction::Ctrl => (KeyAct::Ctrl, message::help_key_ctrl),
        }
    }
}

/// A line of help without keys: what tells one from another.
fn bare(text: fn(Slot) -> Sentence) -> Sentence {
    text(Slot::Text(String::new()))
}

impl Binding {
    fn fits(&self, place: KeyPlace, line: LineIs) -> bool {
        (self.at.is_empty() || self.at.contains(&place)) && self.line.is_none_or(|wanted| wanted == line)
    }

    /// What is left of it under others that come first.
    fn without(mut self, over: &[Binding]) -> Binding {
        let (at, line) = (&self.at, self.line);
        let covers = |other: &Binding| {
            let everywhere = other.at.is_empty() || (!at.is_empty() && at.iter().all(|place| other.at.contains(place)));
            everywhere && (other.line.is_none() || other.line == line)
        };
        self.keys.retain(|key| !over.iter().any(|other| covers(other) && other.keys.contains(key)));
        self
    }

    /// Whether there is a place where both hold.
    fn meets(&self, other: &Binding) -> bool {
        let place = self.at.is_empty() || other.at.is_empty() || self.at.iter().any(|place| other.at.contains(place));
        place && (self.line.is_none() || other.line.is_none() || self.line == other.line)
    }
}

impl KeyMap {
    /// The names of the maps of the house; the first is the usual one.
    pub const NAMES: [&str; MAPS.len()] = [MAPS[0].0, MAPS[1].0];

    /// The key map of the house.
    ///
    /// # Errors
    /// [`KeyMapError`] if the built-in text is damaged; the tests prove that it is not.
    pub fn standard() -> Result<KeyMap, KeyMapError> {
        KeyMap::named(KeyMap::NAMES[0])
    }

    /// A key map of the house by its name.
    ///
    /// # Errors
    /// [`KeyMapError::NoMap`] if there is none of this name.
    pub fn named(name: &str) -> Result<KeyMap, KeyMapError> {
        let known = MAPS.iter().find(|(known, _)| *known == name);
        let no_map = || KeyMapError::NoMap { name: name.to_owned(), over: name.to_owned() };
        known.ok_or_else(no_map).and_then(|(_, text)| KeyMap::parse(text, name))
    }

    /// Reads a key map from RON; `name` is what errors call it. One that names another in `over` holds only what is
    /// different there: its keys do what it says, and all others what they did.
    ///
    /// # Errors
    /// [`KeyMapError`] if the text is no key map, if a key would do two things in one place, if nothing submits the
    /// line or leaves the program, or if there is no such map of the house.
    pub fn parse(text: &str, name: &str) -> Result<KeyMap, KeyMapError> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let mut map: KeyMap = options.from_str(text).map_err(|error| KeyMapError::Syntax {
            name: name.to_owned(),
            line: error.span.start.line,
            column: error.span.start.col,
            message: error.code.to_string(),
        })?;
        if let Some(key) = map.bound_twice() {
            return Err(KeyMapError::Twice { name: name.to_owned(), key });
        }
        if let Some(over) = map.over.take() {
            // A map of the house that lies over itself would never end.
            let lower = KeyMap::NAMES.into_iter().find(|known| *known == over && *known != name);
            let lower = lower.ok_or_else(|| KeyMapError::NoMap { name: name.to_owned(), over })?;
            let lower = KeyMap::named(lower)?.bindings;
            let left = lower.into_iter().map(|binding| binding.without(&map.bindings)).collect::<Vec<_>>();
            map.bindings.extend(left);
        }
        match [KeyAction::Submit, KeyAction::Leave].into_iter().find(|&deed| !map.does(deed)) {
            Some(deed) => Err(KeyMapError::Missing { name: name.to_owned(), deed: format!("{deed:?}") }),
            None => Ok(map),
        }
    }

    /// The same map, in which a key counts again only when it was still for so long: for a hand that trembles, or that
    /// cannot let go at once. Zero: each press counts.
    #[must_use]
    pub fn with_rest(self, rest: Ms) -> KeyMap {
        KeyMap { rest, ..self }
    }

    /// How long a key is to be still before it counts again.
    #[must_use]
    pub const fn rest(&self) -> Ms {
        self.rest
    }

    /// What a key means where it is pressed. A character that is bound to nothing is typed into the line; a release
    /// means nothing. `ctrl`: Ctrl was pressed before it.
    #[must_use]
    pub fn read(&self, event: &KeyEvent, place: KeyPlace, line: &TypedLine, ctrl: bool) -> Option<KeyAct> {
        let key = Key::of(event)?;
        let key = if ctrl { key.with_ctrl() } else { key };
        let line = if line.is_empty() { LineIs::Empty } else { LineIs::Typed };
        let fits = || self.bindings.iter().filter(|binding| binding.fits(place, line));
        let bound = fits().find(|binding| binding.keys.contains(&key));
        let bound = bound.or_else(|| fits().find(|binding| binding.keys.iter().any(|own| own.is_same(key))));
        match bound {
            Some(binding) => Some(binding.does.meaning().0),
            None if ctrl => None,
            None => typed(event).map(|c| KeyAct::Edit(Edit::Insert(c))),
        }
    }

    /// What each key does, line by line, in the order of the map.
    #[must_use]
    pub fn help(&self, wording: &Wording, style: Style) -> Vec<String> {
        let mut texts: Vec<fn(Slot) -> Sentence> = Vec::new();
        for (_, text) in self.bindings.iter().map(|binding| binding.does.meaning()) {
            if !texts.iter().any(|known| bare(*known) == bare(text)) {
                texts.push(text);
            }
        }
        let line = |text: fn(Slot) -> Sentence| {
            let names = self.names(text, wording, style);
            (!names.is_empty()).then(|| wording.render(&text(Slot::Text(names.join(", "))), style))
        };
        texts.into_iter().filter_map(line).collect()
    }

    /// The keys that a text of the help tells of, each once.
    fn names(&self, text: fn(Slot) -> Sentence, wording: &Wording, style: Style) -> Vec<String> {
        let told = self.bindings.iter().filter(|binding| bare(binding.does.meaning().1) == bare(text));
        let mut names: Vec<String> = Vec::new();
        for name in told.flat_map(|binding| &binding.keys).filter_map(|key| key.name(wording, style.form)) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    fn does(&self, deed: KeyAction) -> bool {
        self.bindings.iter().any(|binding| binding.does == deed && !binding.keys.is_empty())
    }

    fn bound_twice(&self) -> Option<Key> {
        let mut pairs = self.bindings.iter().enumerate().flat_map(|(place, binding)| {
            self.bindings.iter().skip(place + 1).filter(|other| binding.meets(other)).map(move |other| (binding, other))
        });
        pairs.find_map(|(one, other)| one.keys.iter().copied().find(|key| other.keys.contains(key)))
    }
}

/// The character that an event types. Ctrl and Alt together are AltGr.
fn typed(event: &KeyEvent) -> Option<char> {
    let control = event.modifiers.contains(KeyModifiers::CONTROL);
    let alt = event.modifiers.contains(KeyModifiers::ALT);
    match event.code {
        KeyCode::Char(c) if control == alt => Some(c),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crossterm::event::KeyEventKind;

    use super::*;
    use golos_wording::Lang;

    const BOTH: &[LineIs] = &[LineIs::Empty, LineIs::Typed];
    const PLACES: [KeyPlace; 4] = [KeyPlace::Board, KeyPlace::Prompt, KeyPlace::Menu, KeyPlace::Replay];

    fn standard() -> KeyMap {
        KeyMap::standard().expect("the built-in map")
    }

    fn line(is: LineIs) -> TypedLine {
        let mut line = TypedLine::default();
        if is == LineIs::Typed {
            line.edit(Edit::Insert('c'));
        }
        line
    }

    fn read(code: KeyCode, modifiers: KeyModifiers, place: KeyPlace, is: LineIs) -> Option<KeyAct> {
        standard().read(&KeyEvent::new(code, modifiers), place, &line(is), false)
    }

    #[test]
    fn keys_mean_what_their_place_and_the_line_make_of_them() {
        use KeyPlace::{Board, Menu, Prompt, Replay};
        let hand = |key| Some(KeyAct::BoardCursor(key));
        let edit = |edit| Some(KeyAct::Edit(edit));
        for (code, places, lines, act) in [
            (KeyCode::Up, &[Board][..], BOTH, hand(CursorKey::Up)),
            (KeyCode::Char(' '), &[Board], &[LineIs::Empty], hand(CursorKey::Pick)),
            (KeyCode::Char(' '), &[Board], &[LineIs::Typed], edit(Edit::Insert(' '))),
            (KeyCode::Char(' '), &[Prompt, Menu, Replay], BOTH, edit(Edit::Insert(' '))),
            (KeyCode::Char('Ц'), &PLACES, BOTH, edit(Edit::Insert('Ц'))),
            (KeyCode::Backspace, &[Board, Prompt], &[LineIs::Empty], hand(CursorKey::Drop)),
            (KeyCode::Backspace, &PLACES, &[LineIs::Typed], edit(Edit::Backspace)),
            (KeyCode::Enter, &[Board, Prompt], &[LineIs::Empty], hand(CursorKey::Confirm)),
            (KeyCode::Enter, &PLACES, &[LineIs::Typed], Some(KeyAct::Submit)),
            (KeyCode::Enter, &[Menu], &[LineIs::Empty], Some(KeyAct::Menu(MenuKey::Choose))),
            (KeyCode::Left, &[Replay], &[LineIs::Empty], Some(KeyAct::Replay(ReplayRequest::Previous))),
            (KeyCode::Left, &[Replay, Prompt], &[LineIs::Typed], edit(Edit::Left)),
            (KeyCode::F(2), &PLACES, BOTH, Some(KeyAct::Request(Query::Clock))),
            (KeyCode::F(8), &PLACES, BOTH, Some(KeyAct::Press)),
            (KeyCode::Esc, &PLACES, &[LineIs::Typed], edit(Edit::Clear)),
            (KeyCode::Esc, &PLACES, &[LineIs::Empty], Some(KeyAct::Leave)),
            (KeyCode::Tab, &PLACES, BOTH, Some(KeyAct::ToggleFocus)),
            (KeyCode::BackTab, &PLACES, BOTH, Some(KeyAct::ToggleFocus)),
            (KeyCode::F(11), &PLACES, BOTH, Some(KeyAct::Sheet)),
            (KeyCode::F(12), &PLACES, BOTH, Some(KeyAct::Theme)),
        ] {
            for &place in places {
                for &is in lines {
                    assert_eq!(read(code, KeyModifiers::NONE, place, is), act, "{code} {place:?} {is:?}");
                }
            }
        }
    }

    #[test]
    fn chords_leave_and_alt_gr_types() {
        let read = |c, modifiers| read(KeyCode::Char(c), modifiers, KeyPlace::Board, LineIs::Empty);
        assert_eq!(read('c', KeyModifiers::CONTROL), Some(KeyAct::Leave));
        assert_eq!(read('x', KeyModifiers::CONTROL), None);
        assert_eq!(read('x', KeyModifiers::ALT), None);
        let alt_gr = KeyModifiers::CONTROL | KeyModifiers::ALT;
        assert_eq!(read('€', alt_gr), Some(KeyAct::Edit(Edit::Insert('€'))));
    }

    #[test]
    fn a_held_key_repeats_and_a_release_means_nothing() {
        let event = |kind| KeyEvent { kind, ..KeyEvent::from(KeyCode::F(2)) };
        let read = |kind| standard().read(&event(kind), KeyPlace::Board, &TypedLine::default(), false);
        assert_eq!(read(KeyEventKind::Repeat), Some(KeyAct::Request(Query::Clock)));
        assert_eq!(read(KeyEventKind::Release), None);
    }

    #[test]
    fn the_help_tells_of_every_binding_in_every_language() {
        let map = standard();
        for lang in Lang::ALL {
            let wording = Wording::new(lang);
            for style in [Style::written(lang), Style::spoken(lang)] {
                let help = map.help(&wording, style);
                assert!(help.len() >= 20, "{lang}");
                assert!(help.iter().all(|line| line.contains(": ") && !line.contains('[')), "{lang}: {help:?}");
            }
        }
        let help = map.help(&Wording::new(Lang::Ru), Style::written(Lang::Ru));
        assert_eq!(help.first().map(String::as_str), Some("F1: что можно сделать сейчас."));
        assert!(
            help.contains(
                &"Esc, Ctrl-C, Ctrl-Q: выйти. Во время партии будет вопрос: да или нет. Партия сохранится.".to_owned()
            ),
            "{help:?}"
        );
    }

    #[test]
    fn a_map_over_another_changes_its_own_keys_only() {
        let map =
            KeyMap::parse(r#"(over: "default", bindings: [(keys: ["F2", "T"], at: [Board], does: Press)])"#, "mine");
        let map = map.expect("a map over that of the house");
        let read = |code, place| map.read(&KeyEvent::from(code), place, &TypedLine::default(), false);
        assert_eq!(read(KeyCode::F(2), KeyPlace::Board), Some(KeyAct::Press));
        assert_eq!(read(KeyCode::F(2), KeyPlace::Prompt), Some(KeyAct::Request(Query::Clock)));
        assert_eq!(read(KeyCode::Enter, KeyPlace::Board), Some(KeyAct::BoardCursor(CursorKey::Confirm)));
        // A letter is a key, in whatever layout.
        for letter in ['t', 'T', 'е', 'Е'] {
            assert_eq!(read(KeyCode::Char(letter), KeyPlace::Board), Some(KeyAct::Press), "{letter}");
        }
        assert_eq!(read(KeyCode::Char('е'), KeyPlace::Prompt), Some(KeyAct::Edit(Edit::Insert('е'))));
    }

    #[test]
    fn on_the_numeric_pad_a_hand_goes_along_diagonals() {
        let map = KeyMap::named("numpad").expect("the map of the numeric pad");
        let read = |sign, is| map.read(&KeyEvent::from(KeyCode::Char(sign)), KeyPlace::Board, &line(is), false);
        for (sign, key) in [
            ('7', CursorKey::UpLeft),
            ('8', CursorKey::Up),
            ('9', CursorKey::UpRight),
            ('4', CursorKey::Left),
            ('6', CursorKey::Right),
            ('1', CursorKey::DownLeft),
            ('2', CursorKey::Down),
            ('3', CursorKey::DownRight),
            ('5', CursorKey::Pick),
        ] {
            assert_eq!(read(sign, LineIs::Empty), Some(KeyAct::BoardCursor(key)));
            assert_eq!(read(sign, LineIs::Typed), Some(KeyAct::Edit(Edit::Insert(sign))));
        }
        assert_eq!(read('0', LineIs::Empty), Some(KeyAct::Press));
    }

    #[test]
    fn ctrl_may_be_pressed_before_a_key_in_place_of_with_it() {
        let map = standard();
        let read =
            |sign, ctrl| map.read(&KeyEvent::from(KeyCode::Char(sign)), KeyPlace::Board, &TypedLine::default(), ctrl);
        for sign in ['t', 'е', 'E'.to_ascii_lowercase()] {
            let act = if sign == 'e' { None } else { Some(KeyAct::Clocks) };
            assert_eq!(read(sign, true), act, "{sign}");
        }
        assert_eq!(read('t', false), Some(KeyAct::Edit(Edit::Insert('t'))));
    }

    #[test]
    fn a_wrong_key_map_is_refused_with_the_reason() {
        let submit = r#"(keys: ["Enter"], does: Submit)"#;
        let leave = r#"(keys: ["Esc"], does: Leave)"#;
        for (bindings, reason) in [
            (format!("{submit}, {leave}"), None),
            (submit.to_owned(), Some("mine: no key does Leave, which nothing else can do")),
            (
                format!(r#"{submit}, {leave}, (keys: ["Esc"], at: [Menu], does: Help)"#),
                Some("mine: the key Esc does two things in the same place"),
            ),
            (format!("{submit}, {leave}, (keys: [\"Escape\"], does: Help)"), Some("no such key: Escape")),
            (format!("{submit}, {leave}, (keys: [], key: 1, does: Help)"), Some("mine, line 1, column")),
        ] {
            let error =
                KeyMap::parse(&format!("(bindings: [{bindings}])"), "mine").err().map(|error| error.to_string());
            match (&error, reason) {
                (Some(error), Some(reason)) => assert!(error.contains(reason), "{error}"),
                _ => assert_eq!(error.as_deref(), reason),
            }
        }
    }
}
