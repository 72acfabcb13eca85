use shakmaty::{File, Rank, Square};

use super::lexicon::{self, MoveWord};
use super::spoken::{file, rank, tokens};

/// A part of the board that a person asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Region {
    Square(Square),
    File(File),
    Rank(Rank),
    /// The squares from one end to the other, on one diagonal.
    Diagonal(Square, Square),
}

/// Why a text names no part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NoRegion {
    #[error("no square, no file and no rank")]
    Unreadable,
    /// Two squares that no diagonal joins.
    #[error("no diagonal")]
    NoDiagonal,
}

impl Region {
    /// Reads a square `e4`, a file `e`, a rank `4`, or the ends of a diagonal `c1-h6`: letters of either alphabet, or
    /// any words that a move may be dictated in.
    ///
    /// # Errors
    /// [`NoRegion`] says whether it is no part of the board at all, or no diagonal.
    ///
    /// ```
    /// use golos_rules::chess::{Region, Square};
    ///
    /// assert_eq!(Region::read("Анна айнс – аш 8"), Ok(Region::Diagonal(Square::A1, Square::H8)));
    /// assert!(Region::read("a1-h7").is_err());
    /// ```
    pub fn read(text: &str) -> Result<Region, NoRegion> {
        let words: Option<Vec<MoveWord>> = tokens(text).iter().map(|token| coordinate(token)).collect();
        match words.as_deref() {
            Some(&[MoveWord::File(file)]) => Ok(Region::File(file)),
            Some(&[MoveWord::Rank(rank)]) => Ok(Region::Rank(rank)),
            Some(&[MoveWord::File(file), MoveWord::Rank(rank)]) => Ok(Region::Square(Square::from_coords(file, rank))),
            Some(&[MoveWord::File(file), MoveWord::Rank(rank), MoveWord::File(to_file), MoveWord::Rank(to_rank)]) => {
                Region::diagonal(Square::from_coords(file, rank), Square::from_coords(to_file, to_rank))
            }
            _ => Err(NoRegion::Unreadable),
        }
    }

    /// The squares of a region, from a1 along the ranks.
    #[must_use]
    pub fn squares(self) -> Vec<Square> {
        Square::ALL.into_iter().filter(|&square| self.has(square)).collect()
    }

    fn has(self, square: Square) -> bool {
        match self {
            Region::Square(one) => square == one,
            Region::File(file) => square.file() == file,
            Region::Rank(rank) => square.rank() == rank,
            Region::Diagonal(from, to) => {
                square == from || square == to || shakmaty::attacks::between(from, to).contains(square)
            }
        }
    }

    fn diagonal(from: Square, to: Square) -> Result<Region, NoRegion> {
        let across = i32::from(from.file()) - i32::from(to.file());
        let along = i32::from(from.rank()) - i32::from(to.rank());
        let is_diagonal = across != 0 && across.abs() == along.abs();
        if is_diagonal { Ok(Region::Diagonal(from, to)) } else { Err(NoRegion::NoDiagonal) }
    }
}

fn coordinate(token: &str) -> Option<MoveWord> {
    let word = lexicon::word(token).filter(|word| matches!(word, MoveWord::File(_) | MoveWord::Rank(_)));
    word.or_else(|| file(token).map(MoveWord::File)).or_else(|| rank(token).map(MoveWord::Rank))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_lines_and_diagonals_are_read_as_they_are_typed_or_said() {
        use Square::{A1, C1, E4, H6, H8};
        let diagonal = |from, to| Ok(Region::Diagonal(from, to));
        for (text, region) in [
            ("e4", Ok(Region::Square(E4))),
            ("Е 4", Ok(Region::Square(E4))),
            ("е четыре", Ok(Region::Square(E4))),
            ("Eva vier", Ok(Region::Square(E4))),
            ("е", Ok(Region::File(File::E))),
            ("бэ", Ok(Region::File(File::B))),
            ("8", Ok(Region::Rank(Rank::Eighth))),
            ("вісім", Ok(Region::Rank(Rank::Eighth))),
            ("a1-h8", diagonal(A1, H8)),
            ("h6 c1", diagonal(H6, C1)),
            ("c1 – h6", diagonal(C1, H6)),
            ("a1-h7", Err(NoRegion::NoDiagonal)),
            ("e1-e4", Err(NoRegion::NoDiagonal)),
            ("e4-e4", Err(NoRegion::NoDiagonal)),
            ("9", Err(NoRegion::Unreadable)),
            ("12", Err(NoRegion::Unreadable)),
            ("i4", Err(NoRegion::Unreadable)),
            ("конь", Err(NoRegion::Unreadable)),
            ("", Err(NoRegion::Unreadable)),
        ] {
            assert_eq!(Region::read(text), region, "{text}");
        }
        let names = |region: Region| region.squares().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(names(Region::Diagonal(H6, C1)), "c1 d2 e3 f4 g5 h6");
        assert_eq!(names(Region::Rank(Rank::First)), "a1 b1 c1 d1 e1 f1 g1 h1");
    }
}
