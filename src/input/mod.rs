//! From lines, keys and pads to intents.

mod hand;
mod help;
mod intent;
pub mod pad;
mod words;

pub use hand::{Feel, Hand};
pub use help::{help_menu, help_play, help_replay};
pub use intent::{HandKey, Intent, ReplayAsk};
pub use words::{Lexicon, Unparsed};
