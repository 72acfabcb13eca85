//! TRF, the exchange form of the chess federation for whole events: TRF16 and TRF-2026, and the older records of pairing
//! programs (`XX.`, `BB.`).
//!
//! Reading takes CR, LF and CRLF as ends of lines, counts columns in characters, and takes files as they are as long as
//! nothing is guessed: a small thing that is put right is a [`TrfNote`], whatever would change a result is a [`TrfError`] that
//! names the line. Writing uses the newer records and CRLF. What is not understood is kept, and written back.
//!
//! ```
//! use golos_tournament::trf::Trf;
//!
//! let file = format!(
//!     "012 Autumn\r{:<91}{}\r{:<91}{}\r",
//!     "001    1      Ann", "   2 w 1", "001    2      Boris", "   1 b 0",
//! );
//! let trf = Trf::read(file.as_bytes()).unwrap();
//! assert_eq!((trf.table.rows.len(), trf.table.rounds()), (2, 1));
//! ```

mod columns;
mod fault;
mod meetings;
mod of_event;
mod of_teams;
mod reader;
mod record;
mod write;

use crate::crosstable::{Crosstable, Points};

pub use fault::{Repair, TrfError, TrfFault, TrfNote};
pub use of_event::Unwritable;

/// The largest file that is read, in bytes.
pub const MOST_BYTES: usize = 8 << 20;
/// The most rounds of an event.
pub const MOST_ROUNDS: usize = 99;

/// An event in this form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trf {
    pub table: Crosstable,
    /// As many as the table has rows, in the same order.
    pub people: Vec<TrfPerson>,
    /// The coded type of the event (192).
    pub system: Option<String>,
    /// Records that are not understood here, or say nothing about pairings: tag and text, in the order of the file.
    pub records: Vec<(String, String)>,
    /// What was put right.
    pub notes: Vec<TrfNote>,
}

/// What is said of a player beyond his games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrfPerson {
    /// `m` or `w`, as it stands there.
    pub sex: String,
    pub title: String,
    pub federation: String,
    /// His number in the federation's list.
    pub id: String,
    /// As it stands there.
    pub birth: String,
    /// The points that the file states.
    pub points: Option<Points>,
    /// The place that the file states.
    pub rank: Option<u16>,
}
