//! What sets the families of games apart where they are written: the forms of text, and the score sheet.

use super::sheet::{chess_moves, renju_diagram};
use crate::games::FileGame;
use golos_cli::GameForm;
use golos_game::State;
use golos_rules::chess::pgn;
use golos_rules::draughts::pdn;
use golos_rules::renju::exchange::{write_list, write_sgf};
use golos_rules::tree::Game;
use golos_rules::{Notation, Position};
use golos_wording::Wording;

/// The text of a game in a form of its family; none in any other.
pub(super) fn text(game: &FileGame, form: GameForm, notation: Notation) -> Option<String> {
    match (form, game) {
        (GameForm::Pdn, FileGame::Moves(game)) => game.start.draughts().map(|_| pdn::write(game)),
        (GameForm::Pgn, FileGame::Moves(game)) => game.start.chess().map(|_| pgn::write(game)),
        (GameForm::Sgf, FileGame::Renju(record)) => Some(write_sgf(std::slice::from_ref(&**record))),
        (GameForm::List, FileGame::Renju(record)) => {
            let moves: Vec<_> = record.tree.moves().into_iter().map(|(_, mv)| mv).collect();
            Some(write_list(&moves, notation.renju, true) + "\n")
        }
        (_, FileGame::Moves(_) | FileGame::Renju(_)) => None,
    }
}

/// What a score sheet shows of a game.
pub(super) enum Sheets<'a> {
    /// The lines of the moves; the rest stands around them.
    Moves(Vec<String>),
    /// The sheet of draughts, with signs of its own for what is said around the moves (R-6.1.6.2e).
    Whole(&'a Game),
}

/// The moves of a game for its score sheet; `offers` tells behind which half-moves a draw was offered.
pub(super) fn sheet<'a>(
    game: &'a FileGame,
    (record, offers): (Option<&State>, &[usize]),
    notation: Notation,
    wording: &Wording,
) -> Sheets<'a> {
    match game {
        FileGame::Moves(game) => match game.start {
            Position::Chess(_) => Sheets::Moves(chess_moves(game, (record, offers), notation.chess, wording)),
            Position::Draughts(_) | Position::Renju(_) => Sheets::Whole(game),
        },
        FileGame::Renju(game) => Sheets::Moves(renju_diagram(game, (record, offers), notation.renju, wording)),
    }
}
