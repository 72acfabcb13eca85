//! `golos` (голос, "voice"): a talking arbiter for over-the-board draughts, renju and chess, in a terminal.
//!
//! # One idea: a game is a journal
//!
//! People ask for things: [`game::Command`]s. The core decides what really happened: [`game::Event`]s. The
//! [`game::State`] is nothing but the fold of the events. Speech, both faces, the RON file, replay and every later
//! feature read events or state; none of them decides anything.
//!
//! ```text
//! keys, gamepad, pipe ─► Intent ─► Command ─► decide(state, command, now) ─► events ─► journal (RON, on disk first)
//!                                                     │                        ├─► fold(state, event) ─► state
//!                                                  Refusal ─► said back        ├─► speech: who hears what
//!                                                                              └─► view: screen / linear
//! ```
//!
//! # The rooms
//!
//! | room | what it knows | may name |
//! |---|---|---|
//! | [`rules`] | what is legal: positions, moves, notation, draw clauses; one folder a family | nobody |
//! | [`clock`] | time controls, the two-sided clock, deadlines | `rules` (for the side only) |
//! | [`editions`] | the documents of the rules as data: names, citations, chapters | nobody |
//! | [`people`] | who sits at a board: seats, assistants with tasks, who may ask what, who hears it | `editions`, `rules` (for the side only) |
//! | [`ledger`] | the machine of every record, once: decide, fold, audit | `clock`, `people` |
//! | [`game`] | one game under arbitration: command, event, decide, law, state | `editions`, `rules`, `clock`, `people`, `ledger` |
//! | [`tournament`] | several games: the micro-match; crosstables, pairings, standings, TRF | `rules`, `clock`, `people`, `ledger`, `game` |
//! | [`profile`] | data a person may edit: rule sets, time controls, tables of openings, preferences | `editions`, `rules`, `clock`, `people`, `game`, `wording` |
//! | [`journal`] | the RON log: records, line codec, verify, recovery of a torn tail | `rules`, `clock`, `people`, `ledger`, `game`, `tournament` |
//! | [`wording`] | Fluent texts, numerals, squares, spoken and written forms in en, ru, uk | `editions`, `rules`, `clock`, `people`, `game` |
//! | [`speech`] | who hears what, with which priority; the voices behind one trait | `editions`, `rules`, `clock`, `people`, `game`, `tournament`, `wording` |
//! | [`input`] | lines, keys, pads to intents; one keymap, shown by help | `rules`, `clock`, `people`, `game`, `tournament`, `wording` |
//! | [`view`] | plain model to screen (ratatui) or linear (append-only lines) | `rules`, `clock`, `people`, `game`, `wording` |
//! | [`wire`] | what goes over the line between a person's own machine and the hall: records, their numbers, each once | nobody |
//! | [`table`] | one board in operation: a machine, its journal, its time, those who listen; all of it `Send` | `rules`, `clock`, `people`, `ledger`, `game`, `tournament`, `journal`, `wording`, `speech` |
//! | [`desk`] | the dialogue of one person: home, play, replay, set-up, micro-match, event; intents in, words and models out | `rules`, `clock`, `people`, `game`, `tournament`, `profile`, `journal`, `wording`, `speech`, `input`, `wire`, `table` |
//! | [`hall`] | many boards and their people: who may come in, how each is spoken to; the way in over SSH | `rules`, `clock`, `people`, `ledger`, `game`, `tournament`, `profile`, `journal`, `wording`, `speech`, `input`, `view`, `wire`, `table`, `desk` |
//! | [`cli`] | the arguments of the program | `rules`, `clock`, `people`, `game`, `tournament`, `wording`, `speech`, `input`, `view`, `desk` |
//! | [`shell`] | the loop, the store (append and fsync), the only clock reads | all |
//!
//! `rules`, `clock`, `editions`, `people`, `ledger`, `game`, `tournament`, `profile`, `journal`, `wording` and `wire` are pure: no
//! time, no threads, no files. Of the others only [`shell`] reads the time and the disk, only [`speech::voices`],
//! `hall::ssh`, `shell::hall::seats`, `shell::hall::seat`, `shell::nats` and `shell::web` open sockets, and only the first
//! starts engines. Each room is a crate in its folder, so that Cargo enforces this table; `src/clippy.toml` forbids the pure
//! rooms to touch files, threads and lines.
//! Around the rooms stands `main`.
//!
//! # Invariants
//!
//! - Time enters only as `now`. What is due happens at its own moment: extra ticks leave a journal byte for byte the same.
//! - A flag is a fact of the clock; the result is a separate ruling.
//! - An unlawful move that was completed at a real board has happened: it is recorded with the position it left, and play
//!   can go on from there. Nothing in a journal is rewritten; corrections are further events.
//! - What has been heard is on disk: events and what they make heard are appended and made durable, then announced.
//! - The first record carries the resolved rules and control: a later edit of a profile changes no old game.
//! - At a rated board nothing hints, and nobody hears what is meant for another.
//! - A refused command changes nothing; that it was refused is recorded.

pub use golos_cli as cli;
pub use golos_clock as clock;
pub use golos_desk as desk;
pub use golos_editions as editions;
pub use golos_game as game;
pub use golos_hall as hall;
pub use golos_input as input;
pub use golos_journal as journal;
pub use golos_ledger as ledger;
pub use golos_people as people;
pub use golos_profile as profile;
pub use golos_rules as rules;
pub use golos_shell as shell;
pub use golos_speech as speech;
pub use golos_table as table;
pub use golos_tournament as tournament;
pub use golos_view as view;
pub use golos_wire as wire;
pub use golos_wording as wording;
