//! All tests that stand outside the rooms, in one binary.

mod crash;
mod game;
mod house;
mod pad;
mod program;
mod rehearsal;
mod rules;
mod screen;
mod spoken;
mod voices;
mod wording;
