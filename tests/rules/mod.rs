//! The rules of draughts, seen from outside.

mod games;
mod generator;
mod irregular;
mod naive;
mod notation;
