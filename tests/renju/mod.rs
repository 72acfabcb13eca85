//! The rules of renju, seen from outside.

mod dice;
mod fouls;
mod naive;
