//! Records from home.

use golos_game::Query;
use golos_input::CursorKey;
use golos_wording::{Alphabet, Lang, Level, clean};
use serde::{Deserialize, Serialize};

use super::view_state::DEEPEST;

/// The longest line that is typed, in characters.
const LONGEST_LINE: usize = 1000;

/// The longest name of anything, in characters.
const LONGEST_NAME: usize = 200;

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

/// How he wants to be spoken to; what is `None` is left as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Speech {
    #[serde(with = "super::names::optional")]
    pub lang: Option<Lang>,
    #[serde(with = "super::names::optional")]
    pub level: Option<Level>,
    #[serde(with = "super::names::optional")]
    pub alphabet: Option<Alphabet>,
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
        key: CursorKey,
        pad: bool,
    },
    /// The clock.
    Press {
        pad: bool,
    },
    /// A question that has a key, or what stands on a place.
    Query(Query),
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

impl Asked {
    /// The same without what no keyboard writes, and not longer than anybody types.
    #[must_use]
    pub fn cleaned(self) -> Asked {
        match self {
            Asked::Line(line) => Asked::Line(clean(&line, LONGEST_LINE)),
            Asked::Query(query) => Asked::Query(cleaned_query(query)),
            Asked::Item { mut path, label } => {
                path.truncate(DEEPEST);
                Asked::Item { path, label: clean(&label, LONGEST_LINE) }
            }
            other @ (Asked::BoardCursor { .. }
            | Asked::Speak(_)
            | Asked::Press { .. }
            | Asked::Point { .. }
            | Asked::Choose(_)
            | Asked::Help
            | Asked::Flip(_)
            | Asked::Leave) => other,
        }
    }
}

/// The same with names that are names.
fn cleaned_query(query: Query) -> Query {
    let name = |text: String| clean(&text, LONGEST_NAME);
    match query {
        Query::Place(place) => Query::Place(name(place)),
        Query::Near(place) => Query::Near(name(place)),
        Query::Through(place) => Query::Through(name(place)),
        Query::Moves(place) => Query::Moves(name(place)),
        Query::Rule(subject) => Query::Rule(name(subject)),
        other => other,
    }
}
