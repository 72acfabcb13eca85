//! PDN in and out, and the score sheet. The games of the fixtures are made up; what is odd about them is not.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "a test reads fixtures and starts programs")]

mod reading;
mod round_trip;

use std::fs;
use std::path::PathBuf;

use golos_rules::Decoder;
use golos_rules::draughts::{Variant, pdn};
use golos_rules::movetext::{Extent, Read};
use golos_rules::tree::Game;

/// The bytes of a fixture.
fn fixture(name: &str) -> Vec<u8> {
    fs::read(path(name)).expect("a fixture")
}

/// Where a fixture is.
fn path(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/pdn")).join(name)
}

/// Everything that is read of these bytes.
fn read(bytes: &[u8], assumed: Option<&'static Variant>) -> Vec<Read> {
    pdn::games_after(0, Decoder::new(bytes).tolerant(), assumed).collect::<Result<_, _>>().expect("a source")
}

/// The games of bytes in which nothing is wrong.
#[track_caller]
fn games(bytes: &[u8]) -> Vec<Game> {
    let whole = |read: Read| {
        assert_eq!(read.findings, []);
        assert_eq!(read.extent, Extent::Whole);
        read.game.expect("a game")
    };
    read(bytes, None).into_iter().map(whole).collect()
}
