//! The hall: many boards and their people. Who may come in, at which seat, and how each is spoken to; the way in over SSH.
//!
//! ```text
//! ssh, golos join ─► hall::ssh ─ News ─► the house (one thread): a Guest for each line
//!                        ▲                  Guest = who he is ─ a Desk of his own ─ a kind of face
//!                        └───── bytes ───── (lines, a screen, or his own golos at home)
//! ```
//!
//! **The seam between a line and a desk.** `ssh` knows bytes and who sent them, and nothing of boards: it tells what
//! happens at its lines by [`News`], and takes bytes through an [`Outlet`]. What a line is for is said when it is opened,
//! by [`LinePurpose`]: a terminal (with its size, or a plain pipe) or a program that speaks our own frames. Whoever he is, he has
//! a [`Desk`](golos_desk::Desk) of his own on the hall's side; a [`Face`] turns what comes in into typed lines and intents
//! for that desk, and the desk's [`Out`](golos_desk::Out)s and [`Model`](golos_view::Model) into bytes. A further kind is
//! one more [`Face`]; neither the door nor the boards know of it.
//!
//! A line that breaks takes nobody from his board: the [`House`] keeps his desk, tells the arbiter and the assistants, and
//! whoever comes back, also while his old line hangs, has the desk that he had and hears once what he has missed.
//!
//! Architecture invariant: nothing in the hall waits for a line. What a slow line does not take is dropped or the line is
//! ended; what comes in is bounded for each line.

mod audit_entry;
mod auth_store;
mod authenticator;
mod code;
mod cut;
mod face;
mod guest;
mod house;
mod joined;
mod lines;
mod news;
mod remote_person;
#[cfg(feature = "hall")]
pub mod ssh;
mod view_state;

pub use audit_entry::{AuditEntry, VisitLog};
pub use auth_store::AuthStore;
pub use authenticator::{Address, Authenticator, Credential};
pub use code::CodeCheck;
pub use cut::{Cut, Cutter};
pub use face::{Face, Flow, Turn};
pub use house::{Drawing, House, Means};
pub use joined::{Joined, UngreetedLine};
pub use lines::LineTerminal;
pub use news::{ConnId, Credit, News, Outlet, Unsent, What};
pub use view_state::sight;

/// What the line to a seat ends with where nobody on the list is called so.
pub const NOT_LISTED: u32 = 3;

/// The smallest and largest terminal that is drawn on; what is asked for beyond that is cut: a size becomes buffers.
const COLUMNS: std::ops::RangeInclusive<u32> = 20..=300;
const ROWS: std::ops::RangeInclusive<u32> = 5..=100;

/// The size of a terminal, in signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// 20 to 300.
    pub columns: u16,
    /// 5 to 100.
    pub rows: u16,
}

impl Size {
    /// What a terminal is taken for that tells no size.
    pub const USUAL: Size = Size { columns: 80, rows: 24 };

    /// A size as a stranger tells it: none at all is the usual one, what is out of bounds is brought within them.
    #[must_use]
    pub fn told(columns: u32, rows: u32) -> Size {
        let within = |told: u32, bounds: &std::ops::RangeInclusive<u32>, usual: u16| match told {
            0 => usual,
            told => u16::try_from(told.clamp(*bounds.start(), *bounds.end())).unwrap_or(usual),
        };
        Size { columns: within(columns, &COLUMNS, Size::USUAL.columns), rows: within(rows, &ROWS, Size::USUAL.rows) }
    }
}

/// What a line was opened for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinePurpose {
    /// A person reads and types: at a terminal of this name and size, which shows nothing by itself; without one through a
    /// pipe, or at a terminal that is edited at home.
    Terminal(Option<(String, Size)>),
    /// A person reads and types at a terminal that is edited at home, and is told whose turn it is to say something.
    Prompted,
    /// A program that speaks our own frames, version and all.
    Joined,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_never_larger_than_what_is_drawn_on() {
        for ((columns, rows), expected) in [
            ((0, 0), (80, 24)),
            ((132, 43), (132, 43)),
            ((u32::MAX, u32::MAX), (300, 100)),
            ((1, 1), (20, 5)),
            ((0, 50), (80, 50)),
        ] {
            let size = Size::told(columns, rows);
            assert_eq!((size.columns, size.rows), expected, "{columns}x{rows}");
        }
    }
}
