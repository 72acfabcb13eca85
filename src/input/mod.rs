//! From lines, keys and pads to intents.

mod intent;

pub use intent::{HandKey, Intent, ReplayAsk};
