//! What happens at the lines, and how a line is written to: all that the house knows of a connection.

use std::any::Any;
use std::fmt::{self, Debug, Formatter};

use super::{Address, Credential, LinePurpose, Size};
use golos_clock::Ms;

/// The number of a connection; never given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnId(pub u64);

/// What happened at a line.
#[derive(Debug)]
pub struct News {
    pub id: ConnId,
    /// When it was received, on the clock of the house.
    pub at: Ms,
    pub what: What,
}

/// The kinds of news.
#[derive(Debug)]
pub enum What {
    /// Somebody is in, and wants this. `by` says how he came in.
    Came { login: String, by: Credential, from: Address, wish: LinePurpose, line: Box<dyn Outlet> },
    /// What he has sent. While it is kept, less is taken from him.
    Bytes { bytes: Vec<u8>, credit: Credit },
    /// His terminal has another size.
    Sized(Size),
    /// He sends no more.
    Ended,
    /// There is room for more on his line.
    Room,
    /// Nothing has come from there for so long that the line is taken for broken, and is ended.
    Silent,
    /// The line is gone, whoever ended it.
    Gone,
    /// Somebody at the door has tried so often that the code of this person is void.
    CodeVoid { login: String },
    /// So many wrong codes for this login came from there that none is heard from there for a while.
    CodesUnheard { login: String, from: Address },
    /// So many stand before the door that the oldest from there were let go; told once in a while.
    DoorFull { from: Address },
}

/// So much of what he sent waits; it is free again when this is dropped.
pub struct Credit(#[expect(dead_code, reason = "kept, not read")] Box<dyn Any + Send>);

impl Credit {
    /// What is given back when the credit is dropped.
    #[must_use]
    pub fn of(kept: impl Any + Send) -> Credit {
        Credit(Box::new(kept))
    }
}

impl Debug for Credit {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Credit")
    }
}

/// Why something was not sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsent {
    /// There is no room now; [`What::Room`] tells when there is.
    #[error("the line takes nothing now")]
    Full,
    #[error("the line is gone")]
    Gone,
}

/// A line to somebody. Nothing here waits for him.
pub trait Outlet: Debug + Send {
    /// Sends these bytes, or says why not; then none of them is sent.
    ///
    /// # Errors
    /// [`Unsent`].
    fn send(&self, bytes: &[u8]) -> Result<(), Unsent>;

    /// What was sent before this moment, on the clock of the house, has surely arrived; none where nobody knows.
    fn arrived(&self) -> Option<Ms> {
        None
    }

    /// Ends the line in good order, with this exit code, behind what was sent. A line that takes nothing is cut.
    fn end(&self, code: u32);

    /// Ends the line now.
    fn cut(&self);
}
