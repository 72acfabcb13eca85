//! Events without the program: the exchange form, standings, pairings.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "a test reads fixtures and starts programs")]

mod dutch;
mod lines;
mod naive;
mod paired;
mod sieve;
mod standings;
mod swiss;
mod trf;

use self::lines::{file, player};
use golos_tournament::trf::Trf;

/// A file of these lines, read.
fn event(lines: &[String]) -> Trf {
    Trf::read(&file(lines)).unwrap_or_else(|error| panic!("{error}"))
}
