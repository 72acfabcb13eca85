//! From lines, keys and pads to intents.

mod edit;
mod intent;
mod key;
mod keys;

pub use edit::{Edit, Line};
pub use intent::{HandKey, Intent, ReplayAsk};
pub use key::{Key, UnknownKey};
pub use keys::{KeyAct, KeyMap, KeyMapError, KeyPlace, MenuKey};
