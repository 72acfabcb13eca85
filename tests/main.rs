//! All tests that stand outside the rooms, in one binary.

mod game;
mod house;
mod pad;
mod rules;
mod screen;
mod voices;
mod wording;
