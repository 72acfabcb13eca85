//! Data that a person may edit: each value cites its article. Pure: texts are handed in, and the built-in ones are part
//! of the program.

mod classes;
mod error;
mod hall;
mod needs;
pub mod openings;
pub mod preferences;
mod read;
mod rules;
mod time;

pub use classes::classes;
pub use error::ProfileError;
pub use hall::{HallBoard, HallList, HallListError, HallSeat, Member};
pub use needs::{NEEDS, Terms};
pub use preferences::Preferences;
pub use rules::{at_control, edition_in, editions, families, find_rules, parse_rules, rule_ids, rules_text};
pub use time::{TimeProfile, TimeRange};
