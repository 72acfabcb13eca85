//! Endings of draughts decided exactly: tables of results and distances, made by going back from the ends of the game.
//!
//! [`plan`] names the tables in the order in which [`solve`] makes them; [`encode`] and [`decode`] turn them into files and
//! back; [`recount`] works every value out a second time and [`Proof`] proves one without tables. A [`Shelf`] reads values from
//! the files; [`rulings`] says what the counts of an edition leave of a win, [`check_line`] whether a shown line keeps it.
//!
//! ```
//! use golos_endings::{Game, Tables, Work, plan, solve};
//!
//! let (mut tables, mut positions) = (Tables::new(Game::Russian), 0);
//! for forces in plan(Game::Russian, 2) {
//!     for made in solve(forces, &tables, &Work::new(1, &|| false))? {
//!         positions += made.totals.positions();
//!         tables.insert(made.table);
//!     }
//! }
//! assert_eq!(positions, 3_488);
//! # Ok::<(), golos_endings::NotDone>(())
//! ```

mod board;
mod capture;
mod chess;
mod conversion;
mod counts;
mod file;
mod forces;
mod forward;
mod joint;
mod law;
mod layout;
mod line;
mod proof;
mod ruling;
mod shelf;
mod solve;
mod tables;
#[cfg(test)]
mod tests;
mod totals;
mod value;
mod work;

pub use board::Board;
pub use chess::{ChessDamage, ChessResult, ChessValue, NoChessValue};
pub use counts::Count;
pub use file::{Damage, FileError, HEAD, Head, Sum, chained, decode, encode};
pub use forces::{Forces, NoForces, plan};
pub use forward::{Recount, recount};
pub use joint::Together;
pub use law::Game;
pub use line::{LineVerdict, check_line};
pub use proof::{Proof, Sampler, Verdict};
pub use ruling::{MOST, MOST_AT_A_GAME, Ruling, Rulings, rulings};
pub use shelf::{Answer, Files, NoValue, Shelf};
pub use solve::{Made, bytes, solve};
pub use tables::{Table, Tables};
pub use totals::Totals;
pub use value::Value;
pub use work::{NotDone, Work};
