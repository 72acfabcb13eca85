//! The loop, the store, the only clock reads: everything that touches the world.

mod app;
mod array;
mod audit;
mod convert;
mod draw;
mod envelope;
mod folder;
mod games;
pub mod hub;
mod letters;
pub mod lines;
mod meeting;
mod out;
mod part;
mod rehearse;
pub mod screen;
mod session;
mod start;
mod store;
mod time;
pub mod tools;

pub use app::{App, Config, Contest, NewGame, NewMatch, Play, Player, trouble};
pub use array::{ArrayPick, NoArray};
pub use audit::{Soundness, audit};
pub use convert::{ConvertError, GameForm, Job, convert};
pub use letters::Letters;
pub use meeting::{Meeting, MeetingReply};
pub use out::{Out, Tongue};
pub use rehearse::{Script, ScriptError};
pub use session::{Reply, Session, SessionError, Terminal};
pub use start::{StartError, run};
pub use store::{FileStore, MemoryStore, Moved, Store};
pub use time::{RealTime, Time, VirtualTime, stamp};

/// The program's name and version, as journals have it.
pub(crate) const PROGRAM: &str = concat!("golos ", env!("CARGO_PKG_VERSION"));
