//! Files of games, people and events: the store of the records, checking, converting, papers and pages.

pub mod audit;
pub mod compare;
pub mod convert;
pub mod disk;
pub mod document;
pub mod dossier;
pub mod edition;
pub mod envelope;
pub mod events;
pub mod folder;
pub mod follow;
pub mod games;
pub mod heartbeat;
pub mod misread;
pub mod owner;
pub mod page;
pub mod part;
pub mod people;
pub mod picture;
pub mod players;
pub mod settings;
pub mod shelf;
pub mod store;
pub mod time;
pub mod walk;

pub use audit::{Soundness, audit};
pub use convert::{ConvertError, Job, convert};
pub use disk::Disk;
pub use document::document;
pub use dossier::dossier;
pub use envelope::envelope;
pub use events::EventError;
pub use page::page;
pub use picture::picture;
pub use store::FileStore;
pub use time::{LoopTime, RealTime};
