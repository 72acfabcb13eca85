//! From lines, keys and pads to intents.

mod help;
mod intent;
mod words;

pub use help::{help_menu, help_play, help_replay};
pub use intent::{HandKey, Intent, ReplayAsk};
pub use words::{Lexicon, Unparsed};
