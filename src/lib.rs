//! `golos` (голос, "voice"): a talking arbiter for over-the-board draughts, renju and chess, in a terminal.
//!
//! A game is a journal: people ask with a [`game::Command`], [`game::decide`] answers with [`game::Event`]s or a
//! [`game::Refusal`], and the [`game::State`] is the fold of the events. Everything else reads events or state.
//!
//! Each module is a crate of the workspace, a *room*; Cargo enforces which room may name which. `docs/architecture.md`
//! explains the rooms, how one move travels through them, where to change what, the invariants and the terms;
//! `CONTRIBUTING.md` explains how to build and test.

pub use golos_cli as cli;
pub use golos_clock as clock;
pub use golos_desk as desk;
pub use golos_editions as editions;
pub use golos_files as files;
pub use golos_game as game;
pub use golos_hall as hall;
pub use golos_input as input;
pub use golos_journal as journal;
pub use golos_ledger as ledger;
pub use golos_letters as letters;
pub use golos_people as people;
pub use golos_profile as profile;
pub use golos_rules as rules;
pub use golos_servers as servers;
pub use golos_shell as shell;
pub use golos_speech as speech;
pub use golos_start as start;
pub use golos_table as table;
pub use golos_tools as tools;
pub use golos_tournament as tournament;
pub use golos_view as view;
pub use golos_wire as wire;
pub use golos_wording as wording;
