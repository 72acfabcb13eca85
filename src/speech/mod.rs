//! Who hears what, and with which priority; the voices behind one trait.
//!
//! The [`Herald`] turns events, answers and refusals into [`Utterance`]s: sentences without a language, each with an
//! audience and a priority. It decides nothing about the game. The [`voices`] put words into sound.

mod herald;
mod misfit;
mod priority;
mod utterance;
pub mod voices;

pub use herald::{
    Herald, announce_match, cell, chess, control, ending, in_order, match_opened, match_restored, match_score,
    on_place, on_square, opening, pieces, pieces_among, place, refused_match, renju, rows, unplayable, why_illegal,
};
pub use misfit::misfit;
pub use priority::Priority;
pub use utterance::{Ears, Utterance};
