//! From lines, keys and pads to intents.
#![cfg_attr(test, allow(clippy::disallowed_methods, reason = "a test reads fixtures and starts threads"))]

mod board_cursor;
mod completion;
pub mod dgt;
mod edit;
mod family;
pub mod hearer;
mod help;
mod help_topic;
mod intent;
mod key;
mod keys;
pub mod pad;
mod phrases;
mod simplest_phrase;
pub mod switch;
mod words;

pub use board_cursor::{BoardCursor, CursorOutcome};
pub use completion::completions;
pub use edit::{Edit, TypedLine};
pub use help::{
    Amends, GameStage, Help, HelpAudience, Moment, help_course, help_drill, help_menu, help_replay, help_set_up,
    help_tutor,
};
pub use help_topic::HelpTopic;
pub use intent::{
    ActKind, AfterGame, CourseRequest, CursorKey, DrillRequest, GamesRequest, Hour, Intent, MatchRequest, ReplayEar,
    ReplayRequest, SetUpRequest, TutorRequest, Walk,
};
pub use key::{Key, UnknownKey};
pub use keys::{Asking, KeyAct, KeyMap, KeyMapError, KeyMoment, KeyPlace, MenuKey};
pub use phrases::Phrases;
pub use words::{
    Circumstances, Clause, CommandParseError, EventLexicon, EventRequest, EventTopic, EventUnread, Field, HallRequest,
    HouseRequest, LettersLexicon, LettersRequest, LettersUnread, Lexicon, MOST_REPEATED, MannerRequest, MannerWord,
    Named, Ordered, ShelfRequest, THEMES, TakeRequest, Tokens, Told, WriteRequest,
};
