//! More than one game: the [`micro_match`] of two opponents, the [`event`] of many, and what events are made of: the
//! [`crosstable`], who meets whom ([`pairing`]), places ([`standings`]), and the exchange form [`trf`]. Pure, like [`game`](golos_game).

pub mod crosstable;
pub mod document;
pub mod event;
pub mod micro_match;
pub mod pairing;
pub mod standings;
pub mod trf;
