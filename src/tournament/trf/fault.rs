use golos_rules::Charset;
use std::fmt;

/// A file that cannot be read: the line, from 1, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TrfError {
    #[error("line {line}: {fault}")]
    Line { line: usize, fault: TrfFault },
    #[error("{0}")]
    File(TrfFault),
}

/// What is wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TrfFault {
    #[error("columns {from} to {to} have \"{read}\"; {accepted}")]
    Column { from: usize, to: usize, read: String, accepted: &'static str },
    #[error("\"{read}\" is not understood; {accepted}")]
    Record { read: String, accepted: &'static str },
    #[error("player {0} is listed twice; each number may be used once")]
    Twice(u16),
    #[error("there is no player {0}; use the numbers of the 001 lines")]
    Unknown(u16),
    #[error("round {round}: {number} is said to meet himself")]
    Oneself { round: usize, number: u16 },
    #[error("round {round}: {number} has opponent {opponent}, whose line says otherwise")]
    Unanswered { round: usize, number: u16, opponent: u16 },
    #[error("round {round}: {number} and {opponent} have the same colour")]
    Colours { round: usize, number: u16, opponent: u16 },
    #[error("round {round}: the results of {number} and {opponent} do not fit each other")]
    Results { round: usize, number: u16, opponent: u16 },
    #[error("round {round} has two odd players, {one} and {other}")]
    TwoOdd { round: usize, one: u16, other: u16 },
    #[error("more rounds than {0}")]
    Rounds(usize),
    #[error("a tabulator; columns are made with blanks")]
    Tab,
    #[error("not {}", .0.name())]
    Undecodable(Charset),
    #[error("no players; a line of a player begins with 001")]
    Empty,
    #[error("larger than {0} bytes")]
    Large(usize),
}

/// A small thing that was put right, and in which line, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfNote {
    pub line: usize,
    pub repair: Repair,
}

/// What was put right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Repair {
    /// A mark of the byte order before the first letter.
    Mark,
    /// Not UTF-8: read in the code page that is most likely, so that letters of names may be wrong.
    Charset(Charset),
    /// A decimal comma.
    Comma,
    /// Blanks behind the text of a record.
    Blanks,
    /// The points stated are not those of the results, which count.
    Points { stated: String, counted: String },
    /// A plus without an opponent: read as a full point that was asked for.
    Plus { round: usize },
    /// A minus without an opponent: read as absence.
    Minus { round: usize },
}

impl fmt::Display for TrfNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.repair {
            Repair::Mark => write!(f, "a mark of the byte order is left out"),
            Repair::Charset(page) => write!(f, "not UTF-8: read as {}, letters of names may be wrong", page.name()),
            Repair::Comma => write!(f, "a decimal comma is read as a point"),
            Repair::Blanks => write!(f, "blanks at the end are left out"),
            Repair::Points { stated, counted } => {
                write!(f, "the points are {stated}, by the results {counted}: these count")
            }
            Repair::Plus { round } => {
                write!(f, "round {round}: a plus without an opponent is read as a full-point bye")
            }
            Repair::Minus { round } => write!(f, "round {round}: a minus without an opponent is read as absence"),
        }
    }
}
