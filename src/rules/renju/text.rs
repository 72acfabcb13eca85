//! A position as a line of text: `b:h8,i9 w:h9 turn:w`.

use super::board::Board;
use super::point::{Letters, NoPoint};
use super::position::Position;
use crate::Side;

/// Why a text is not a position. The parts shown are as they were written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    #[error("longer than {} characters", MAX_LENGTH)]
    TooLong,
    #[error("begins with none of b:, w:, turn:, or with one a second time: {0}")]
    Part(String),
    #[error("{reason}: {text}")]
    Point { text: String, reason: NoPoint },
    #[error("two stones on one point: {0}")]
    TwoStones(String),
    #[error("the turn is b or w: {0}")]
    Turn(String),
}

/// Longer texts are refused unread: every point with a comma, three times over.
const MAX_LENGTH: usize = 3000;

impl Position {
    /// Reads `b:h8,i9 w:h9 turn:w`: Black's stones, White's, whose turn it is, in any order, each part once at most and
    /// in either case. Without `turn` it is White's where Black has more stones, else Black's.
    ///
    /// ```
    /// use golos_rules::Side;
    /// use golos_rules::renju::{Letters, Position};
    ///
    /// let position = Position::read("b:h8,i9 w:h9", Letters::AToP).unwrap();
    /// assert_eq!(position.turn(), Side::White);
    /// assert_eq!(position.text(Letters::AToP), "b:h8,j9 w:h9");
    /// ```
    ///
    /// # Errors
    /// [`TextError`] names the part that is wrong.
    pub fn read(text: &str, letters: Letters) -> Result<Position, TextError> {
        if text.len() > MAX_LENGTH {
            return Err(TextError::TooLong);
        }
        let mut board = Board::EMPTY;
        let mut turn = None;
        let mut read: Vec<String> = Vec::new();
        for part in text.split_whitespace() {
            let wrong = || TextError::Part(part.to_owned());
            let (name, value) = part.split_once(':').ok_or_else(wrong)?;
            let name = name.to_ascii_lowercase();
            if read.contains(&name) {
                return Err(wrong());
            }
            match name.as_str() {
                "turn" => turn = Some(side_of(value).ok_or_else(|| TextError::Turn(value.to_owned()))?),
                name => board = read_stones(board, side_of(name).ok_or_else(wrong)?, value, letters)?,
            }
            read.push(name);
        }
        Ok(Position::of(board, turn.unwrap_or_else(|| natural_turn(&board))))
    }

    /// Writes the position: stones row by row, no part for a side without stones, the turn only where it is not the one
    /// that [`Position::read`] supplies. Equal stones and turn have equal texts; how many moves led here is not told.
    #[must_use]
    pub fn text(&self, letters: Letters) -> String {
        let stones = |side: Side| {
            let names: Vec<String> = self.board().of(side).map(|point| letters.name(point)).collect();
            (!names.is_empty()).then(|| format!("{}:{}", letter(side), names.join(",")))
        };
        let turn = (self.turn() != natural_turn(self.board())).then(|| format!("turn:{}", letter(self.turn())));
        let parts: Vec<String> = [stones(Side::Black), stones(Side::White), turn].into_iter().flatten().collect();
        parts.join(" ")
    }
}

fn natural_turn(board: &Board) -> Side {
    if board.of(Side::Black).len() > board.of(Side::White).len() { Side::White } else { Side::Black }
}

const fn letter(side: Side) -> char {
    match side {
        Side::Black => 'b',
        Side::White => 'w',
    }
}

fn side_of(letter: &str) -> Option<Side> {
    match letter {
        "b" | "B" => Some(Side::Black),
        "w" | "W" => Some(Side::White),
        _ => None,
    }
}

fn read_stones(mut board: Board, side: Side, list: &str, letters: Letters) -> Result<Board, TextError> {
    for text in list.split(',').filter(|text| !text.is_empty()) {
        let point = letters.read(text).map_err(|reason| TextError::Point { text: text.to_owned(), reason })?;
        if board.stone(point).is_some() {
            return Err(TextError::TwoStones(text.to_owned()));
        }
        board = board.with(point, side);
    }
    Ok(board)
}
