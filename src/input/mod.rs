//! From lines, keys and pads to intents.

mod hand;
mod intent;
pub mod pad;

pub use hand::{Feel, Hand};
pub use intent::{HandKey, Intent, ReplayAsk};
