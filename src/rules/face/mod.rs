//! The face of the rules: what the other rooms see of a game, whatever its family.

mod board;
mod edit;
mod end;
mod hand;
mod handling;
mod lettered;
mod position;
mod reading;
mod touch;
mod tracker;
mod variant;

pub use board::{Kind, Piece, Place, PlaceNames};
pub use end::{End, EndKind};
pub use hand::Steps;
pub use handling::{Handling, NotHandled};
pub use lettered::Lettered;
pub use position::{Move, Position, PositionError};
pub use reading::{Fault, Forced, NotOnBoard, NotRead, Notation, Reason, Unread};
pub use tracker::Tracker;
pub use variant::Variant;
