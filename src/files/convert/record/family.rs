//! What sets the families of games apart between records and files of games.

use super::remark::{self, Remark};
use super::{NoRecord, Played, chess, draughts, renju};
use crate::games::FileGame;
use crate::walk::made;
use golos_game::State;
use golos_rules::renju::exchange::Tree;
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
            remark::annotate_draughts(&mut game.line, game.start, remarks);
            FileGame::Draughts(Box::new(game))
        }
        Position::Chess(start) => {
            let mut game = chess::game_of(state, start, offers, irregular);
            game.tags = tags.unwrap_or(game.tags);
            remark::annotate_chess(&mut game, remarks);
            FileGame::Chess(Box::new(game))
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
        FileGame::Draughts(game) => draughts::played(game)?,
        FileGame::Chess(game) => chess::played(game),
        FileGame::Renju(record) => renju::played(record),
    })
}

/// Puts a remark behind so many moves that stood.
pub fn put(game: &mut FileGame, state: &State, plies: usize, text: String) {
    match game {
        FileGame::Draughts(game) => {
            let movers: Vec<usize> = game
                .plies()
                .enumerate()
                .filter(|(_, (before, ply))| ply.mover(before).is_some())
                .map(|(index, _)| index)
                .collect();
            // The moves of a drawn opening stand before those that were made.
            let drawn = movers.len().saturating_sub(made(state));
            let index = plies.checked_sub(1).and_then(|index| movers.get(drawn + index));
            match index.and_then(|index| game.line.plies.get_mut(*index)) {
                Some(ply) => ply.comments.push(text),
                None => game.line.comments.push(text),
            }
        }
        FileGame::Chess(game) => {
            // From an unlawful move on there are words only.
            let index = plies.min(game.line.len()).checked_sub(1);
            match index.and_then(|index| game.line.get_mut(index)) {
                Some(ply) => ply.comments.push(text),
                None => game.comments.push(text),
            }
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
