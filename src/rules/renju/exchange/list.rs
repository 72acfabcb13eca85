//! Plain lists of moves: `h8 i9 j10`, `1. h8 2. i9`, `h8i9j10`.

use super::fault::{FileError, LocatedError};
use crate::renju::{Letters, Move, pass_words};

/// Reads a list of moves. Between moves stand blanks, commas, semicolons or nothing; numbers of moves, with a dot or
/// bracket behind them or not, are passed over; a pass is a dash or the word.
///
/// # Errors
/// [`LocatedError`] with the place of what is not a move. Bytes that are not UTF-8 are such.
pub fn read_list(bytes: &[u8], letters: Letters) -> Result<Vec<Move>, LocatedError> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => return Err(FileError::unclear("?").at(bytes, error.valid_up_to())),
    };
    let mut rest = text.trim_start_matches('\u{feff}');
    let mut moves = Vec::new();
    while let Some(first) = rest.chars().next() {
        let offset = text.len() - rest.len();
        let behind = rest.get(first.len_utf8()..).unwrap_or_default();
        if first.is_whitespace() || ",;".contains(first) {
            rest = behind;
        } else if first.is_ascii_digit() {
            rest = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
            rest = rest.strip_prefix(['.', ')', ':']).unwrap_or(rest);
        } else if "-‐‑‒–—−".contains(first) {
            moves.push(Move::Pass);
            rest = behind.trim_start_matches(['-', '‐', '‑', '‒', '–', '—', '−']);
        } else if let Some(behind) = behind_pass(rest) {
            moves.push(Move::Pass);
            rest = behind;
        } else {
            let digits = behind.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(behind.len());
            let (name, behind) = rest.split_at(first.len_utf8() + digits);
            let wrong = |reason| FileError::Point { text: super::fault::shown(name), reason }.at(bytes, offset);
            moves.push(Move::Place(letters.read(name).map_err(wrong)?));
            rest = behind;
        }
    }
    Ok(moves)
}

/// What follows on a word for a pass.
fn behind_pass(text: &str) -> Option<&str> {
    let end = text.find(|letter: char| !letter.is_alphabetic()).unwrap_or(text.len());
    let (word, behind) = text.split_at(end);
    let word = word.to_lowercase();
    // "Pas" stands in files of other programs.
    (word == "pas" || pass_words().any(|pass| pass == word)).then_some(behind)
}

/// Writes moves, parted by blanks and, if so wished, each with its number; a pass is a dash.
#[must_use]
pub fn write_list(moves: &[Move], letters: Letters, is_numbered: bool) -> String {
    let written = moves.iter().enumerate().map(|(before, mv)| {
        let name = mv.text(letters);
        if is_numbered { format!("{}. {name}", before + 1) } else { name }
    });
    written.collect::<Vec<_>>().join(" ")
}
