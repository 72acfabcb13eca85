//! The rules of renju, seen from outside.

mod dice;
mod exchange;
mod fouls;
mod hard;
mod naive;
mod openings;
mod position;
