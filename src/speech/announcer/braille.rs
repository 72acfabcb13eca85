//! The board in signs, for a braille display: one sign a square, a rank a line.

use super::family;
use golos_rules::{Kind, Notation, Place, PlaceNames, Position, Side};
use golos_wording::Wording;

/// The board from the top rank down, and below it the letters of the files. Every sign is one character, so that a finger
/// finds a file by its column; no line is longer than 20, the shortest display that is made.
///
/// ```text
/// 8 -ч-ч-ч-ч        8 лксфрскл       15 ...............
/// 7 ч-ч-ч-ч-        7 пппппппп       14 ...............
/// ```
#[must_use]
pub fn braille(board: &Position, notation: Notation, wording: &Wording) -> Vec<String> {
    let size = board.board_size();
    let heads: Vec<String> = (1..=size).rev().map(|row| head(board, row)).collect();
    let width = heads.iter().map(String::len).max().unwrap_or_default();
    let rows = (1..=size).rev().zip(&heads).map(|(row, head)| {
        let signs: String = (1..=size).map(|column| sign(board, Place { column, row }, wording)).collect();
        format!("{head:>width$} {signs}")
    });
    let files = board.place_names().have_letters().then(|| {
        let letters = (1..=size).filter_map(|column| letter(board, column, notation)).collect::<String>();
        format!("{:width$} {letters}", "")
    });
    rows.chain(files).collect()
}

/// What stands before a rank: its number, or where squares have numbers that of its first one (R-7.3).
fn head(board: &Position, row: u8) -> String {
    match board.place_names() {
        PlaceNames::Numbers => board.row(row).first().map(|&place| board.place_name(place)).unwrap_or_default(),
        PlaceNames::DarkSquares | PlaceNames::Squares | PlaceNames::Points => row.to_string(),
    }
}

fn letter(board: &Position, column: u8, notation: Notation) -> Option<char> {
    let place = board.row(1).into_iter().chain(board.row(2)).find(|place| place.column == column)?;
    board.place_called(place, notation).chars().next()
}

/// A piece by the letter that the screen has for it. Of a king whose letters are two, `Кр`, it is the second: the first is
/// the knight's.
fn sign(board: &Position, place: Place, wording: &Wording) -> char {
    let Some(piece) = board.piece_on(place) else { return family::empty_sign(board, place) };
    let letters = wording.label(family::glyph(piece.side, piece.kind));
    let letter = letters.chars().last().unwrap_or('?');
    match (piece.kind, piece.side) {
        (Kind::Chess(_), Side::White) => letter.to_uppercase().next().unwrap_or(letter),
        (Kind::Chess(_), Side::Black) => letter.to_lowercase().next().unwrap_or(letter),
        (Kind::Man | Kind::Crowned | Kind::Stone, _) => letter,
    }
}
