//! What sets the families of games apart between records and files of games.

use super::remark::{self, Remark};
use super::{chess, draughts, renju};
use crate::games::FileGame;
use golos_game::State;
use golos_rules::tree::{NodeId, Tree};
use golos_rules::{Position, Variant};

/// The game of a record as files have it. A draw was offered behind the half-moves of `offers`; `irregular` says of an
/// unlawful move that stood what it is.
pub(in crate::convert) fn game_of(state: &State, remarks: &[Remark], offers: &[usize], irregular: &str) -> FileGame {
    let first = state.plies().first().map_or(state.position(), |ply| &ply.before);
    let tags = remark::tags(remarks);
    let mut game = match *first {
        Position::Draughts(first) => draughts::game_of(state, first, offers),
        Position::Chess(start) => chess::game_of(state, start, offers, irregular),
        Position::Renju(start) => renju::game_of(state, start, offers, irregular),
    };
    game.tags = tags.unwrap_or(game.tags);
    remark::annotate(&mut game, remarks);
    FileGame(Box::new(game))
}

/// Puts a remark behind so many moves that stood.
pub(in crate::convert) fn put(game: &mut FileGame, state: &State, plies: usize, text: String) {
    let game = &mut game.0;
    let movers: Vec<NodeId> =
        game.plies().filter(|(before, _, step)| step.mover(before).is_some()).map(|(_, id, _)| id).collect();
    // The moves of a drawn opening stand before those that were made; from an illegal move of chess on there are words only.
    let drawn = movers.len().saturating_sub(state.half_moves_made());
    let index = plies.checked_sub(1).map(|index| (drawn + index).min(movers.len().saturating_sub(1)));
    let place = index.and_then(|index| movers.get(index)).copied().unwrap_or(Tree::ROOT);
    game.tree.remarks_mut(place).comments.push(text);
}

/// Whether each stone has a number of its own, and not each pair of moves (R-9.3.2.1).
pub(super) const fn numbers_stones(variant: Variant) -> bool {
    match variant {
        Variant::Renju => true,
        Variant::Draughts(_) => false,
        Variant::Chess | Variant::Chess960 => false,
    }
}
