//! One board in operation: a machine, its journal, its time, and those who listen. No device, no terminal; all of it can
//! go to another thread.

mod error;
mod kind;
mod link;
mod listener;
mod request;
mod session;
mod store;
mod time;

/// The program's name and version, as journals have it.
pub const PROGRAM: &str = concat!("golos ", env!("CARGO_PKG_VERSION"));

pub use error::TableError;
pub use kind::TableKind;
pub use link::{DelegatedPrompt, SessionHandle};
pub use listener::{Heard, Listener, ListenerId};
pub use request::{Fate, Reply};
pub use session::{MatchSession, Session, Table};
pub use store::{MemoryStore, Moved, NoStore, Store, StoreNews};
pub use time::since;
pub use time::{Moments, Time, VirtualTime, stamp};
