//! The rules of draughts, seen from outside.

mod counts;
mod games;
mod generator;
mod hard;
mod irregular;
mod naive;
mod notation;
mod positions;
