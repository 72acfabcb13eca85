//! An opponent for training: it searches draughts, chess and renju, and errs as its level allows. Pure: it knows no time and no
//! people, and the same seed brings the same move in the same position on every machine.
//!
//! What it errs in is judgement, never the rules: it weighs its moves by a short search, draws among them, and makes none that
//! gives away more than its [`Sight`] allows by a search two half-moves deeper. Where it defends a lost ending it sees all that
//! the strongest level does, so that who practises to win has an opponent.
//!
//! ```
//! use golos_rules::Variant;
//! use golos_spar::{Asked, Level, choose};
//!
//! let position = Variant::RUSSIAN.start();
//! let asked = Asked { position: &position, past: &[], level: Level::FIRST, seed: 7 };
//! let choice = choose(&asked, &|| false).unwrap();
//! assert!(position.placing_moves().contains(&choice.mv));
//! assert_eq!(choose(&asked, &|| false), Some(choice));
//! ```

mod chess;
mod choice;
mod contest;
mod draughts;
mod draw;
mod level;
mod memory;
mod place;
mod renju;
mod search;

pub use choice::{Asked, Choice, Refutation, Threat, choose, refutation, threat, value_of};
pub use contest::{Contest, Ended};
pub use level::{Level, Sight};
