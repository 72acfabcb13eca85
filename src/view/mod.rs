//! The faces: plain model to screen (ratatui) or linear (append-only lines).

mod linear;

pub use linear::Linear;
