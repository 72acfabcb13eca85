//! From lines, keys and pads to intents.
#![cfg_attr(test, allow(clippy::disallowed_methods, reason = "a test reads fixtures and starts threads"))]

pub mod dgt;
mod edit;
mod family;
mod hand;
mod help;
mod help_topic;
mod intent;
mod key;
mod keys;
pub mod pad;
mod simplest;
pub mod switch;
mod words;

pub use edit::{Edit, TypedLine};
pub use hand::{Feel, Hand};
pub use help::{Amends, Help, Moment, Reader, Stage, help_course, help_menu, help_replay, help_set_up, help_tutor};
pub use help_topic::HelpTopic;
pub use intent::{CourseAsk, HandKey, Hour, Intent, MatchAsk, ReplayAsk, SetUpAsk, TutorAsk};
pub use key::{Key, UnknownKey};
pub use keys::{Asking, KeyAct, KeyMap, KeyMapError, KeyMoment, KeyPlace, MenuKey};
pub use words::{
    EventAsk, EventLexicon, EventTopic, EventUnread, Field, HallAsk, HouseAsk, Lexicon, MOST_REPEATED, MannerAsk,
    MannerWord, Named, Ordered, ShelfAsk, THEMES, Told, Unparsed, too_long,
};
