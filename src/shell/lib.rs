//! The loop, the store, the only clock reads: everything that touches the world.

mod audit;
mod board_line;
mod compare;
mod convert;
mod cues;
mod disk;
mod document;
mod dossier;
mod ears;
mod edition;
mod elsewhere;
mod envelope;
mod events;
mod family;
mod folder;
#[cfg(any(feature = "web", feature = "nats"))]
mod follow;
mod games;
#[cfg(feature = "hall")]
mod hall;
mod heartbeat;
pub mod hub;
mod inbox;
pub mod join;
mod keyboard;
pub mod lines;
mod misread;
#[cfg(feature = "nats")]
mod nats;
mod outbox;
mod owner;
mod pads;
mod page;
mod painter;
mod papers;
mod part;
mod people;
mod picture;
mod players;
mod pointer;
mod reader;
mod readers;
mod rehearse;
mod remote_view;
pub mod screen;
mod sensor_board;
mod serial;
mod settings;
mod severed;
mod sheet;
mod shelf;
mod start;
mod store;
pub mod switches;
mod taste;
mod teaching;
mod time;
pub mod tools;
mod walk;
#[cfg(feature = "web")]
mod web;

pub use audit::{Soundness, audit};
pub use convert::{ConvertError, Job, convert};
pub use disk::Disk;
pub use document::document;
pub use dossier::dossier;
pub use envelope::envelope;
pub use events::EventError;
#[cfg(feature = "hall")]
pub use hall::drawn;
pub use page::page;
pub use picture::picture;
pub use rehearse::{
    Expectation, Facing, Failure, Memory, Observed, Overheard, PendingKind, Post, Script, ScriptError, Tape, Telling,
    Witness,
};
pub use start::{StartError, arguments, run};
pub use store::FileStore;
pub use time::{LoopTime, RealTime};
#[cfg(feature = "web")]
pub use web::{Limits, WebConfig, WebScene, WebServer};
