//! What is legal: positions, moves, ends of the game, notation. Pure: knows neither time nor people.
//!
//! One folder a family; [`Variant`], [`Position`] and [`Move`] are the face that the other rooms see. A new family adds
//! a variant to each of the three enums and changes nobody who uses them.

mod charset;
pub mod chess;
mod decode;
mod dictation;
pub mod draughts;
mod face;
mod fault;
mod impossible;
pub mod layout;
pub mod movetext;
mod plain;
pub mod renju;
mod side;
pub mod tree;
mod words;

pub use charset::{Charset, decoded};
pub use decode::{Decoder, FileForm, Undecodable, wide_of};
pub use face::{
    BoardPiece, CannotBeMade, Dropped, EndKind, EnteredPosition, EntryError, Handling, IllegalReason, Kind,
    LocalizedNotation, MadeMove, Move, NotHandled, Notation, Place, PlaceNames, Position, PositionEnd, PositionError,
    Steps, Tracker, Unread, UnreadMove, Variant,
};
pub use fault::Fault;
pub use impossible::Impossible;
pub use plain::{begins_escape, is_hidden, plain, plain_line, skip_escape};
pub use side::{BySide, Side};
pub use words::of_language as spoken_words;

/// A list of places, those in words as they are written on a board whose places are named so: «цэ три; дамки: дэ
/// четыре» is `c3; дамки: d4`. What names no place stays as it was typed.
#[must_use]
pub fn dictated_places(list: &str, names: PlaceNames) -> String {
    dictation::list(list, names)
}

/// A move dictated in words as it would be written: "four takes f six" is `4 : f 6`. None where there is no word in it, or
/// one that is none of a move.
#[must_use]
pub fn dictated_move(text: &str) -> Option<String> {
    dictation::written(text)
}
