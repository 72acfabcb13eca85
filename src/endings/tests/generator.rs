//! The fast generator against the game's own.

use std::collections::BTreeSet;

use golos_rules::Side;
use golos_rules::draughts::Position;

use crate::Game;
use crate::board::Board;
use crate::capture::successors;
use crate::law::{Law, with_law};

/// The boards after every legal move.
fn after<L: Law>(board: &Board) -> BTreeSet<Board> {
    let mut found = Vec::new();
    successors::<L>(board, &mut found);
    found.into_iter().collect()
}

/// The same by the rules of the game.
fn after_by_rules(position: &Position) -> BTreeSet<Board> {
    position.legal_moves().iter().map(|mv| Board::of(&position.play(mv).unwrap())).collect()
}

fn walk<L: Law>(position: &Position, depth: u32) -> u64 {
    let board = Board::of(position);
    let boards = after::<L>(&board);
    assert_eq!(boards, after_by_rules(position), "{}", position.fen(golos_rules::draughts::FenStyle::Algebraic));
    assert_eq!(board.must_capture::<L>(), position.must_capture());
    if depth == 0 { 1 } else { boards.iter().map(|board| walk::<L>(&board.position(L::GAME), depth - 1)).sum() }
}

#[test]
fn the_generators_agree_from_the_start() {
    for game in Game::ALL {
        let start = Position::start(game.variant());
        with_law!(game, L => walk::<L>(&start, 4));
    }
}

#[test]
fn the_generators_agree_where_kings_capture() {
    for (game, fen) in [
        (Game::Russian, "W:WKa1:Bb2,b6,d4,d6,f6,f2"),
        (Game::Russian, "W:We1,Kh8:Bd2,b4,b6,d6,f4,f2"),
        (Game::Russian, "B:Wc3,e3,e5,g5:BKa1,b6"),
        (Game::Russian, "W:Wg5,c3:Bf6,d6,b6,Kh4"),
        (Game::Brazilian, "W:Wg5,c3:Bf6,d6,b6,Kh4"),
        (Game::Brazilian, "W:WKa1,Kc1,e1:Bb2,b6,d4,d6,f6,Kf8"),
        (Game::Giveaway, "B:WKa1,Kc1,e1:Bb2,b6,Kd4,d6,f6,Kf8"),
        (Game::International, "W:WK46,K5,33:B19,22,12,13,K36"),
        (Game::International, "B:W33,34,38,39,K24:BK1,K5,10"),
    ] {
        let position = Position::from_fen(game.variant(), fen).unwrap();
        with_law!(game, L => walk::<L>(&position, 3));
    }
}

#[test]
fn a_board_is_the_position_it_was_made_of() {
    for fen in ["W:WKa1,c3:Bb8,Kh2", "B:WKa1,c3:Bb8,Kh2"] {
        let position = Position::from_fen(Game::Russian.variant(), fen).unwrap();
        let back = Board::of(&position).position(Game::Russian);
        assert_eq!(Board::of(&back), Board::of(&position));
        assert_eq!(back == position, position.turn() == Side::White);
    }
}
