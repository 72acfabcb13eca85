//! A move in a sentence.

use super::family;
use golos_game::State;
use golos_rules::{Move, Position, Side};
use golos_wording::{Sentence, Slot, message};

/// A lawful move in words.
#[must_use]
pub fn of_move(position: &Position, mv: &Move) -> Sentence {
    family::reading(position, mv)
}

/// The last move on the board with its number.
#[must_use]
pub fn last(state: &State) -> Option<(Sentence, Side)> {
    let made = state.last_made()?;
    let completed = state.plies().len();
    let (ply, before) = match (state.made(), state.reply()) {
        (Some(first), Some(_)) => (completed + 1, &first.after),
        (Some(_), None) => (completed, state.position()),
        (None, _) => (completed.saturating_sub(1), &state.plies().last()?.before),
    };
    Some((family::made(before, made, state.number_of(ply), state.notation().renju), made.side))
}

/// The completed half-move of this index.
pub(super) fn made(state: &State, ply: usize) -> Option<Sentence> {
    let ply = state.plies().get(ply)?;
    Some(family::made(&ply.before, &ply.made, 0, state.notation().renju))
}

/// What was made on the board, square by square, when it was not lawful.
pub(super) fn as_entered(notation: &str, side: Side, number: u32) -> Sentence {
    let mut squares = notation.split(['-', ':']).map(str::to_owned);
    let from = Slot::Square(squares.next().unwrap_or_default());
    let rest: Vec<String> = squares.collect();
    match (notation.contains(':'), rest.as_slice()) {
        (false, [to]) => message::move_quiet(from, Slot::Square(to.clone()), side, number),
        _ => message::move_entered(from, Slot::Squares(rest)),
    }
}
