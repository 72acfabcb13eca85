//! Endings of draughts decided exactly: tables of results and distances, made by going back from the ends of the game.

mod board;
mod capture;
mod conversion;
mod file;
mod forces;
mod forward;
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

pub use file::{FileError, HEAD, Head, Sum, chained, decode, encode};
pub use forces::{Forces, NoForces, plan};
pub use forward::{Recount, recount};
pub use law::Game;
pub use line::{LineVerdict, check_line};
pub use proof::{Proof, Sampler, Verdict};
pub use ruling::{Ruling, Rulings, rulings};
pub use shelf::{Answer, Files, NoValue, Shelf};
pub use solve::{Made, bytes, solve};
pub use tables::{Table, Tables};
pub use totals::Totals;
pub use value::Value;
pub use work::{NotDone, Work};
