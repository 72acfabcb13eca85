//! Tests of one game under arbitration.

mod game;
mod support;
