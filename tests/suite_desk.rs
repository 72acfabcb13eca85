//! Tests of a table with its rules and its people, and of the dialogue at it, without the program around them.

mod examples;
mod house;
mod kept;
mod language;
mod match_evening;
mod mutated;
mod rehearsal;
mod set_up;
mod settings;
mod support;
mod table;

use support::program;
