//! Records of the hall.

use golos_people::Audience;
use golos_speech::{Kind, Priority};
use golos_wording::{Lang, clean};
use serde::{Deserialize, Serialize};

use super::view_state::ViewState;

/// The longest sentence, in characters.
const LONGEST_TEXT: usize = 8000;

/// A record of the hall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Down {
    /// The answer to the greeting.
    Welcome {
        version: u16,
        /// The time of the hall, in milliseconds since it was opened.
        time: u64,
        /// Everything up to this number was worked off.
        taken: u64,
        /// The hall knows nothing of this program: it comes in for the first time, or the hall was started anew.
        fresh: bool,
    },
    /// Something is heard. Numbers run from 1 without a gap, over all lines of one person's program.
    Heard {
        number: u64,
        said: Said,
    },
    /// What there is to see, in place of what was seen before.
    Seen(Box<ViewState>),
    /// Everything up to this number was worked off; this one counts from that moment of the hall.
    Taken {
        id: u64,
        at: u64,
    },
    Ping {
        number: u64,
    },
    /// The last on a line.
    Bye {
        why: Ending,
    },
}

/// Why the hall ends a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// He has left.
    Left,
    /// He came in once more, from elsewhere.
    TakenOver,
    /// The hall is closed.
    Closed,
    /// The hall speaks another version of the records.
    Version,
    /// There is no seat for him.
    NoSeat,
    /// What came is no record.
    Garbled,
}

/// One thing that is shown, said, or both.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    pub written: String,
    pub spoken: Option<Voice>,
    /// What it is: that decides its sign and how urgent it is.
    pub kind: Kind,
    /// Those of the board whom it is for; `None`: whoever sits there.
    #[serde(with = "super::names::audience")]
    pub to: Option<Audience>,
    /// It says why what was asked for is not done.
    pub refused: bool,
    /// It answers the question what can be said.
    pub helps: bool,
}

/// What the voice gets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Voice {
    pub text: String,
    #[serde(with = "super::names::one")]
    pub lang: Lang,
}

impl Said {
    /// The same without what would move a cursor or colour a terminal.
    #[must_use]
    pub fn cleaned(self) -> Said {
        let spoken = self.spoken.map(|voice| Voice { text: clean(&voice.text, LONGEST_TEXT), ..voice });
        Said { written: clean(&self.written, LONGEST_TEXT), spoken, ..self }
    }

    /// Whether it may be dropped where too much waits for a line: an answer is stale then, what happened never is.
    #[must_use]
    pub fn can_go(&self) -> bool {
        self.spoken.is_none() || self.kind.priority() <= Priority::Answer
    }
}
