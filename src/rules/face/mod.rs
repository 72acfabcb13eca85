//! The face of the rules: what the other rooms see of a game, whatever its family.

mod board;
mod edit;
mod end;
mod entered;
mod entry;
mod hand;
mod handling;
mod localized;
mod position;
mod touch;
mod tracker;
mod variant;

pub use board::{BoardPiece, Kind, Place, PlaceNames};
pub use end::{EndKind, PositionEnd};
pub use entered::{Dropped, EnteredPosition, EntryError};
pub use entry::{CannotBeMade, IllegalReason, MadeMove, Notation, Unread, UnreadMove};
pub use hand::Steps;
pub use handling::{Handling, NotHandled};
pub use localized::LocalizedNotation;
pub use position::{Move, Position, PositionError};
pub use tracker::Tracker;
pub use variant::Variant;
