//! One board in operation: a machine, its journal, its time, and those who listen. No device, no terminal; all of it can
//! go to another thread.

mod meeting;
mod session;
mod store;
mod time;

/// The program's name and version, as journals have it.
pub const PROGRAM: &str = concat!("golos ", env!("CARGO_PKG_VERSION"));

pub use meeting::{Meeting, MeetingReply};
pub use session::{Reply, Session, SessionError, Terminal};
pub use store::{MemoryStore, Moved, Store};
pub use time::{Time, VirtualTime, stamp};
