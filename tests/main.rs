//! All tests that stand outside the rooms, in one binary.

mod bad_input;
mod chess;
mod crash;
mod game;
mod house;
mod pad;
mod program;
#[cfg(unix)]
mod pty;
mod rehearsal;
mod rules;
mod sample;
mod screen;
mod spoken;
mod voices;
mod wording;
