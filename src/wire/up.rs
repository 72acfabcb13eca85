//! Records from home.

use serde::{Deserialize, Serialize};

use super::plain;

/// The longest line that is typed, in characters.
const LONGEST_LINE: usize = 1000;

/// The longest name of anything, in characters.
const LONGEST_NAME: usize = 200;

/// So deep lists of what can be chosen lie in one another, at most.
const DEEPEST: usize = 8;

/// A record from home.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Up {
    /// The first on every line.
    Hello(Hello),
    /// Something is asked for. Numbers run from 1 without a gap, over all lines of one person's program.
    Request {
        id: u64,
        /// When it was asked for, in milliseconds of that program.
        sent: u64,
        what: Asked,
    },
    /// Everything up to this number was heard.
    Heard { number: u64 },
    /// The answer to a ping.
    Pong { number: u64 },
}

/// Who greets, and what he knows already.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    pub version: u16,
    /// What tells this run of his program from every other: chosen by chance there, so that what is asked for on one line and
    /// again on the next is known to be the same.
    pub program: String,
    /// How often this program has come in: a line with a smaller number is an older one.
    pub line: u64,
    /// The number of the last that he heard.
    pub heard: u64,
    pub speech: Speech,
    /// Whether he goes through lists of what can be done, by switches or a pad.
    pub lists: bool,
}

/// How he wants to be spoken to: names as they stand in the settings; what is none is left as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Speech {
    pub lang: String,
    pub level: String,
    pub alphabet: String,
    /// Lines are written in words.
    pub words: bool,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Asked {
    /// A line that was typed.
    Line(String),
    /// A step of the hand on the board or in a menu; from a pad its buttons answer what is asked.
    BoardCursor {
        key: Key,
        pad: bool,
    },
    /// The clock.
    Press {
        pad: bool,
    },
    /// A question that has a key.
    Query(Subject),
    /// What stands on this place.
    Place(String),
    /// A place that is pointed at, by column and row from 1.
    Point {
        column: u8,
        row: u8,
    },
    /// The number of a line of a menu, from 1.
    Choose(u32),
    /// What lies at these places of the lists, from 0, and is called so.
    Item {
        path: Vec<u16>,
        label: String,
    },
    Help,
    /// The board is seen from the other side.
    Flip(bool),
    /// He wants to be spoken to so from now on.
    Speak(Speech),
    Leave,
}

/// A step of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Key {
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
}

/// What a key or a button asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Subject {
    Clock,
    Turn,
    Number,
    Last,
    Opening,
    Repeat,
    Board,
    Pieces,
    Changes,
    Offer,
    Duty,
    Report,
    Why,
    Decisions,
    Sheet,
}

impl Asked {
    /// The same without what no keyboard writes, and not longer than anybody types.
    #[must_use]
    pub fn cleaned(self) -> Asked {
        match self {
            Asked::Line(line) => Asked::Line(plain(&line, LONGEST_LINE)),
            Asked::Place(place) => Asked::Place(plain(&place, LONGEST_NAME)),
            Asked::Item { mut path, label } => {
                path.truncate(DEEPEST);
                Asked::Item { path, label: plain(&label, LONGEST_LINE) }
            }
            Asked::Speak(speech) => Asked::Speak(speech.cleaned()),
            other @ (Asked::BoardCursor { .. }
            | Asked::Press { .. }
            | Asked::Query(_)
            | Asked::Point { .. }
            | Asked::Choose(_)
            | Asked::Help
            | Asked::Flip(_)
            | Asked::Leave) => other,
        }
    }
}

impl Speech {
    /// The same with names that are names.
    #[must_use]
    pub fn cleaned(self) -> Speech {
        let name = |text: &str| plain(text, LONGEST_NAME);
        let Speech { lang, level, alphabet, words } = &self;
        Speech { lang: name(lang), level: name(level), alphabet: name(alphabet), words: *words }
    }
}
