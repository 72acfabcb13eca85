//! All tests that stand outside the rooms, in one binary.

mod bad_input;
mod by_ear;
mod chess;
mod crash;
mod dossier;
mod edition;
mod events;
mod files;
mod game;
#[cfg(feature = "hall")]
mod hall;
mod hand;
mod house;
mod kept;
mod keyboard;
mod kills;
mod language;
#[cfg(unix)]
mod make;
mod openings;
mod pad;
mod pads;
mod page;
mod pdn;
mod pending;
mod picture;
mod program;
#[cfg(unix)]
mod pty;
mod rehearsal;
mod renju;
mod rules;
mod sample;
mod scenarios;
mod schemas;
mod screen;
mod scripts;
mod set_up;
mod settings;
mod settled;
mod spoken;
mod switch;
mod table;
mod tournament;
mod voices;
#[cfg(feature = "web")]
mod web;
mod wire;
mod wording;
