//! The loop, the store, the only clock reads: everything that touches the world.

mod session;
mod store;
mod time;

pub use session::{Reply, Session, SessionError};
pub use store::{FileStore, MemoryStore, Store};
pub use time::{RealTime, Time, VirtualTime, stamp};
