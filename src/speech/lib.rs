//! Who hears what, and with which priority; the voices behind one trait.
//!
//! The [`Herald`] turns events, answers and refusals into [`Utterance`]s: sentences without a language, each with an
//! audience and a priority. It decides nothing about the game. The [`voices`] put words into sound.

mod cue;
mod herald;
mod misfit;
mod priority;
mod utterance;
pub mod voices;

pub use cue::{Blink, Cue};
pub use herald::{
    Herald, agreed, announce_match, asked, braille, calls, cell, chess, control, differing, draughts, ending, in_need,
    laws, match_opened, match_restored, match_score, need_phrase, no_such_law, on_place, opening, over, piece_phrase,
    pieces, place, protests, refused_match, renju, rows, sheet_rows, to_rule, tournament, unplayable, which,
};
pub use misfit::{misfit, unfounded};
pub use priority::Priority;
pub use utterance::{Ears, Utterance};
