//! One board in operation: a machine, its journal, its time, and those who listen. No device, no terminal; all of it can
//! go to another thread.

mod board;
mod error;
mod listener;
mod meeting;
mod request;
mod store;
mod time;

/// The program's name and version, as journals have it.
pub const PROGRAM: &str = concat!("golos ", env!("CARGO_PKG_VERSION"));

pub use board::Table;
pub use error::TableError;
pub use listener::{Heard, Listener, ListenerId};
pub use meeting::{Meeting, MeetingReply};
pub use request::{Reply, Request};
pub use store::{MemoryStore, Moved, Store};
pub use time::{Time, VirtualTime, stamp};
