//! What is known of endings without a search.

use golos_endings::{Answer, Board, Files, Game, NotDone, Shelf, Tables, Value, Work, plan, solve};

/// Knows the values of endings.
pub trait Endings {
    /// What a board is worth for the side to move; `None` if that is not known for certain.
    fn value(&mut self, board: &Board) -> Option<Value>;
}

/// No endings are known.
pub struct NoEndings;

impl Endings for NoEndings {
    fn value(&mut self, _: &Board) -> Option<Value> {
        None
    }
}

impl Endings for Tables {
    fn value(&mut self, board: &Board) -> Option<Value> {
        Tables::value(self, board)
    }
}

impl<F: Files> Endings for Shelf<F> {
    /// A table that was not verified proves nothing.
    fn value(&mut self, board: &Board) -> Option<Value> {
        match self.value_of(board) {
            Ok(Answer { value, is_verified: true }) => Some(value),
            _ => None,
        }
    }
}

/// The tables of the smallest endings, made in memory within seconds: all of up to so many pieces.
///
/// # Errors
/// [`NotDone`] if the work was stopped.
pub fn small_endings(game: Game, pieces: u8, work: &Work<'_>) -> Result<Tables, NotDone> {
    let mut tables = Tables::new(game);
    for forces in plan(game, pieces) {
        for made in solve(forces, &tables, work)? {
            tables.insert(made.table);
        }
    }
    Ok(tables)
}
