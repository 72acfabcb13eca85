//! Events as a person runs them: the desk, tables, documents, pairings for other programs.

pub mod desk;
mod documents;
mod files;
#[path = "../../src/tournament/tests/pairing/lines.rs"]
mod lines;
mod moved;
mod program;
mod repair;
mod settings;
