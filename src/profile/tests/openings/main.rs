//! Drawn openings: the table of 2013, the draw, and a game that starts from one.

mod draw;
mod file;
mod table;
