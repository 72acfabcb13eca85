use shakmaty::{File, Rank, Square};

use super::lexicon::{self, Word};
use super::spoken::{file, rank, tokens};

/// A part of the board that a person asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    Square(Square),
    File(File),
    Rank(Rank),
    /// The squares from one end to the other, on one diagonal.
    Diagonal(Square, Square),
}

/// Why a text names no part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NoPlace {
    #[error("no square, no file and no rank")]
    Unreadable,
    /// Two squares that no diagonal joins.
    #[error("no diagonal")]
    NoDiagonal,
}

impl Place {
    /// Reads a square `e4`, a file `e`, a rank `4`, or the ends of a diagonal `c1-h6`: letters of either alphabet, or any
    /// words that a move may be dictated in.
    ///
    /// # Errors
    /// [`NoPlace`] says whether it is no place at all, or no diagonal.
    ///
    /// ```
    /// use golos::rules::chess::{Place, Square};
    ///
    /// assert_eq!(Place::read("Анна айнс – аш 8"), Ok(Place::Diagonal(Square::A1, Square::H8)));
    /// assert!(Place::read("a1-h7").is_err());
    /// ```
    pub fn read(text: &str) -> Result<Place, NoPlace> {
        let words: Option<Vec<Word>> = tokens(text).iter().map(|token| coordinate(token)).collect();
        match words.as_deref() {
            Some(&[Word::File(file)]) => Ok(Place::File(file)),
            Some(&[Word::Rank(rank)]) => Ok(Place::Rank(rank)),
            Some(&[Word::File(file), Word::Rank(rank)]) => Ok(Place::Square(Square::from_coords(file, rank))),
            Some(&[Word::File(file), Word::Rank(rank), Word::File(to_file), Word::Rank(to_rank)]) => {
                Place::diagonal(Square::from_coords(file, rank), Square::from_coords(to_file, to_rank))
            }
            _ => Err(NoPlace::Unreadable),
        }
    }

    /// The squares of a place, from a1 along the ranks.
    #[must_use]
    pub fn squares(self) -> Vec<Square> {
        Square::ALL.into_iter().filter(|&square| self.has(square)).collect()
    }

    fn has(self, square: Square) -> bool {
        match self {
            Place::Square(one) => square == one,
            Place::File(file) => square.file() == file,
            Place::Rank(rank) => square.rank() == rank,
            Place::Diagonal(from, to) => {
                square == from || square == to || shakmaty::attacks::between(from, to).contains(square)
            }
        }
    }

    fn diagonal(from: Square, to: Square) -> Result<Place, NoPlace> {
        let across = i32::from(from.file()) - i32::from(to.file());
        let along = i32::from(from.rank()) - i32::from(to.rank());
        let is_diagonal = across != 0 && across.abs() == along.abs();
        if is_diagonal { Ok(Place::Diagonal(from, to)) } else { Err(NoPlace::NoDiagonal) }
    }
}

fn coordinate(token: &str) -> Option<Word> {
    let word = lexicon::word(token).filter(|word| matches!(word, Word::File(_) | Word::Rank(_)));
    word.or_else(|| file(token).map(Word::File)).or_else(|| rank(token).map(Word::Rank))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_lines_and_diagonals_are_read_as_they_are_typed_or_said() {
        use Square::{A1, C1, E4, H6, H8};
        let diagonal = |from, to| Ok(Place::Diagonal(from, to));
        for (text, place) in [
            ("e4", Ok(Place::Square(E4))),
            ("Е 4", Ok(Place::Square(E4))),
            ("е четыре", Ok(Place::Square(E4))),
            ("Eva vier", Ok(Place::Square(E4))),
            ("е", Ok(Place::File(File::E))),
            ("бэ", Ok(Place::File(File::B))),
            ("8", Ok(Place::Rank(Rank::Eighth))),
            ("вісім", Ok(Place::Rank(Rank::Eighth))),
            ("a1-h8", diagonal(A1, H8)),
            ("h6 c1", diagonal(H6, C1)),
            ("c1 – h6", diagonal(C1, H6)),
            ("a1-h7", Err(NoPlace::NoDiagonal)),
            ("e1-e4", Err(NoPlace::NoDiagonal)),
            ("e4-e4", Err(NoPlace::NoDiagonal)),
            ("9", Err(NoPlace::Unreadable)),
            ("12", Err(NoPlace::Unreadable)),
            ("i4", Err(NoPlace::Unreadable)),
            ("конь", Err(NoPlace::Unreadable)),
            ("", Err(NoPlace::Unreadable)),
        ] {
            assert_eq!(Place::read(text), place, "{text}");
        }
        let names = |place: Place| place.squares().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(names(Place::Diagonal(H6, C1)), "c1 d2 e3 f4 g5 h6");
        assert_eq!(names(Place::Rank(Rank::First)), "a1 b1 c1 d1 e1 f1 g1 h1");
    }
}
