//! The check of a line of moves that is shown as a forced win.

use golos_rules::Side;
use golos_rules::draughts::{Move, Position};

use crate::shelf::{Files, NoValue, Shelf};
use crate::value::{OVER, Value, value};

/// What a shown line is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineVerdict {
    /// The position was not won by the side to move.
    NotWon,
    /// Every own move keeps the win, and the game is over.
    Proves,
    /// Every own move keeps the win, which comes in so many plies more.
    Keeps { plies: u8 },
    /// The move at this place lets the win go; a reply holds the position, unless the game is over.
    LetsGo { at: usize, reply: Option<Move> },
}

/// Checks a line: the side to move shows a win, the moves of both sides alternate. That a win is kept against every reply,
/// also those that are not shown, the tables say.
///
/// # Errors
/// [`NoValue`] if a position of the line has no value. A move that is not legal ends the line.
pub fn check_line<F: Files>(shelf: &mut Shelf<F>, position: &Position, moves: &[Move]) -> Result<LineVerdict, NoValue> {
    let winner = position.turn();
    let mut plies = match shelf.value(position)?.value {
        Value::Win(plies) => plies,
        Value::Loss(_) | Value::Draw => return Ok(LineVerdict::NotWon),
    };
    let mut position = *position;
    for (at, mv) in moves.iter().enumerate() {
        let Ok(after) = position.play(mv) else { break };
        position = after;
        plies = match for_side(shelf, &position, winner)? {
            Value::Win(0) => return Ok(LineVerdict::Proves),
            Value::Win(plies) => plies,
            Value::Loss(_) | Value::Draw => return Ok(LineVerdict::LetsGo { at, reply: holding(shelf, &position)? }),
        };
    }
    Ok(LineVerdict::Keeps { plies })
}

/// The value of a position for one side, also if the game is over.
fn for_side<F: Files>(shelf: &mut Shelf<F>, position: &Position, side: Side) -> Result<Value, NoValue> {
    let value = if position.has_move() { shelf.value(position)?.value } else { value(shelf.game(), OVER) };
    Ok(if position.turn() == side { value } else { value.for_other() })
}

/// The move that is best for the side to move; `None` if the game is over.
fn holding<F: Files>(shelf: &mut Shelf<F>, position: &Position) -> Result<Option<Move>, NoValue> {
    if !position.has_move() {
        return Ok(None);
    }
    Ok(shelf.moves(position)?.into_iter().next().map(|(mv, _)| mv))
}
