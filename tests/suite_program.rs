//! Tests that start the real program on pipes and look at what it writes, in files and on the way.

mod bad_input;
mod crash;
mod dossier;
mod drawn;
mod drilled;
mod edition;
mod endings;
mod endings_asked;
mod events;
mod files;
#[cfg(unix)]
mod hearer;
mod kills;
mod letters;
#[cfg(unix)]
mod make;
mod match_kill;
mod page;
mod pdn;
mod pending;
mod picture;
mod pipe;
mod problem;
mod provisions;
mod replayed;
mod sample;
mod scenarios;
mod schemas;
mod scripts;
mod settled;
mod support;
#[cfg(feature = "web")]
mod web;

use support::program;
