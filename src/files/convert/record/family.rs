//! What sets the families of games apart between records and files of games.

use super::remark::{self, Remark};
use super::{NoRecord, Played, chess, draughts, played_moves, renju};
use crate::games::FileGame;
use crate::walk::made;
use golos_game::State;
use golos_rules::renju::exchange::Tree;
use golos_rules::tree::{self, NodeId};
use golos_rules::{Position, Variant};

/// The game of a record as files have it. A draw was offered behind the half-moves of `offers`; `irregular` says of an
/// unlawful move that stood what it is.
pub(in crate::convert) fn game_of(state: &State, remarks: &[Remark], offers: &[usize], irregular: &str) -> FileGame {
    let first = state.plies().first().map_or(state.position(), |ply| &ply.before);
    let tags = remark::tags(remarks);
    match *first {
        Position::Draughts(first) => {
            let mut game = draughts::game_of(state, first, offers);
            game.tags = tags.unwrap_or(game.tags);
            remark::annotate(&mut game, remarks);
            FileGame::Moves(Box::new(game))
        }
        Position::Chess(start) => {
            let mut game = chess::game_of(state, start, offers, irregular);
            game.tags = tags.unwrap_or(game.tags);
            remark::annotate(&mut game, remarks);
            FileGame::Moves(Box::new(game))
        }
        Position::Renju(start) => {
            let mut record = renju::game_of(state, start, offers, irregular);
            remark::annotate_renju(&mut record.tree, remarks);
            FileGame::Renju(Box::new(record))
        }
    }
}

/// What is made on the board in a game of a file.
pub(super) fn played(game: &FileGame) -> Result<Played, NoRecord> {
    Ok(match game {
        FileGame::Moves(game) => played_moves(game)?,
        FileGame::Renju(record) => renju::played(record),
    })
}

/// Puts a remark behind so many moves that stood.
pub fn put(game: &mut FileGame, state: &State, plies: usize, text: String) {
    match game {
        FileGame::Moves(game) => {
            let movers: Vec<NodeId> =
                game.plies().filter(|(before, _, step)| step.mover(before).is_some()).map(|(_, id, _)| id).collect();
            // The moves of a drawn opening stand before those that were made; from an illegal move of chess on there are
            // words only.
            let drawn = movers.len().saturating_sub(made(state));
            let index = plies.checked_sub(1).map(|index| (drawn + index).min(movers.len().saturating_sub(1)));
            let place = index.and_then(|index| movers.get(index)).copied().unwrap_or(tree::Tree::ROOT);
            game.tree.remarks_mut(place).comments.push(text);
        }
        FileGame::Renju(record) => {
            // The root stands before the first stone.
            let place = record.tree.main_line().nth(plies).unwrap_or(Tree::ROOT);
            let comment = &mut record.tree.node_mut(place).comment;
            *comment = [comment.as_str(), &text].join("\n").trim_start().to_owned();
        }
    }
}

/// Whether each stone has a number of its own, and not each pair of moves (R-9.3.2.1).
pub(super) const fn numbers_stones(variant: Variant) -> bool {
    match variant {
        Variant::Renju => true,
        Variant::Draughts(_) => false,
        Variant::Chess | Variant::Chess960 => false,
    }
}
