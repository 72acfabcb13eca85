//! What sets the families of games apart where they are written: the forms of text, and the score sheet.

use super::sheet::{chess_moves, renju_diagram};
use crate::games::FileGame;
use golos_cli::GameForm;
use golos_game::State;
use golos_rules::chess::pgn;
use golos_rules::draughts::pdn;
use golos_rules::renju::exchange::{stones, write_list, write_sgf, write_sgf_bytes};
use golos_rules::tree::{FileBytes, Game};
use golos_rules::{Charset, Notation, Position};
use golos_wording::Wording;

/// The text of a game in a form of its family; none in any other.
pub(super) fn text(game: &FileGame, form: GameForm, notation: Notation) -> Option<String> {
    let game = &game.0;
    match (form, &game.start) {
        (GameForm::Pdn, Position::Draughts(_)) => Some(pdn::write(game)),
        (GameForm::Pgn, Position::Chess(_)) => Some(pgn::write(game)),
        (GameForm::Sgf, Position::Renju(_)) => Some(write_sgf(std::slice::from_ref(&**game))),
        (GameForm::List, Position::Renju(_)) => Some(write_list(&stones(game), notation.renju, true) + "\n"),
        (_, Position::Draughts(_) | Position::Chess(_) | Position::Renju(_)) => None,
    }
}

/// The game as the bytes of a file of its own form, which is in `charset`; `None` in the outer place for any other form, in the
/// inner one if the encoding lacks a letter.
pub(super) fn bytes(game: &FileGame, form: GameForm, charset: Charset) -> Option<Option<FileBytes>> {
    let game = &game.0;
    match (form, &game.start) {
        (GameForm::Pdn, Position::Draughts(_)) => Some(pdn::write_bytes(game, charset)),
        (GameForm::Pgn, Position::Chess(_)) => Some(pgn::write_bytes(game, charset)),
        (GameForm::Sgf, Position::Renju(_)) => Some(Some(write_sgf_bytes(game, charset))),
        (_, Position::Draughts(_) | Position::Chess(_) | Position::Renju(_)) => None,
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
    let game = &game.0;
    match game.start {
        Position::Draughts(_) => Sheets::Whole(game),
        Position::Chess(_) => Sheets::Moves(chess_moves(game, (record, offers), notation.chess, wording)),
        Position::Renju(_) => Sheets::Moves(renju_diagram(game, (record, offers), notation.renju, wording)),
    }
}
