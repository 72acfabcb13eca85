//! The room as a whole: its generator against the game's, its tables against known counts and against themselves.

mod files;
mod generator;
mod joint;
mod known;
mod proved;
mod ruled;

use crate::{Game, Made, Tables, Work, plan, solve};

/// All tables of a game up to so many pieces.
fn tables(game: Game, pieces: u8, threads: usize) -> (Tables, Vec<Made>) {
    let (mut tables, mut all) = (Tables::new(game), Vec::new());
    for forces in plan(game, pieces) {
        for made in solve(forces, &tables, &Work::new(threads, &|| false)).unwrap() {
            tables.insert(made.table.clone());
            all.push(made);
        }
    }
    (tables, all)
}
