//! The rules of chess, seen from outside.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "a test reads fixtures and starts programs")]

mod irregular;
mod lettered;
mod mate;
mod notation;
mod pgn;
mod position;
mod reasons;
mod tracker;

use golos_rules::chess::{AmbiguousMove, Entry, Letters, Move, Position, StartPosition};

fn fen(text: &str) -> Position {
    Position::from_fen(StartPosition::Standard, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn read(position: &Position, letters: Letters, text: &str) -> Result<Move, AmbiguousMove> {
    let entry = Entry::read(letters, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    position.resolve(&entry)
}

/// The position after moves in English letters.
fn after(mut position: Position, moves: &str) -> Position {
    for text in moves.split_whitespace() {
        let mv = read(&position, Letters::Latin, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        position = position.play(mv).unwrap();
    }
    position
}
