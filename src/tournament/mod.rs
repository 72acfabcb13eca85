//! More than one game: for now the [`micro_match`] of two opponents. Pure, like [`game`](crate::game).

pub mod micro_match;
