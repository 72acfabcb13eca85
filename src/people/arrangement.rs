use std::fmt;

use golos_rules::Side;

/// What players with impaired sight or hearing have settled with the arbiters for their board (U-V.13).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// Whose set of pieces counts: the only one (U-V.13.1e), or that of two which stand there and are kept in step
    /// (U-V.13.1d).
    Boards { two: bool, counts: Side },
    /// In what way a player's moves are recorded (U-V.13.8).
    Record { side: Side, medium: Medium },
    /// The sign by which a move is told to somebody who neither sees nor hears it, free of control characters (U-V.13.14,
    /// U-V.13.15b).
    Sign(String),
    /// Whether a player may enter moves by voice: a program hears them, which is a device at the board (CH-11.3.2).
    Voice { side: Side, allowed: bool },
}

/// In what way moves are recorded (U-V.13.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Medium {
    /// Ordinary writing.
    Paper,
    Braille,
    /// A voice recorder.
    Recorder,
    /// An assistant writes.
    Assistant,
    /// A file of a computer, telephone or note taker.
    Digital,
}

impl Medium {
    /// Every way.
    pub const ALL: [Medium; 5] = [Medium::Paper, Medium::Braille, Medium::Recorder, Medium::Assistant, Medium::Digital];

    /// The name in journals.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Medium::Paper => "paper",
            Medium::Braille => "braille",
            Medium::Recorder => "recorder",
            Medium::Assistant => "assistant",
            Medium::Digital => "digital",
        }
    }
}

impl fmt::Display for Medium {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
