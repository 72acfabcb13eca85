//! Who hears what, how urgent it is and how long it is true; the voices are one trait.
//!
//! The [`Announcer`] turns events, answers and refusals into [`Announcement`]s: sentences without a language, each with an
//! audience and a [`Kind`]. It decides nothing about the game. The [`voices`] put words into sound.

mod announcement;
mod announcer;
mod cue;
mod delivery;
mod impossible;
pub mod judged;
mod kind;
mod misfit;
mod priority;
mod sound;
pub mod voices;

pub use announcement::{Announcement, Decides, Recipient, Subscription};
pub use announcer::{
    Announcer, agreed, announce_match, asked, braille, calls, cell, chess, control, differing, draughts, ending,
    in_need, last_move, laws, match_opened, match_restored, match_result, match_score, need_phrase, next_piece,
    no_such_law, of_move, on_place, opening, over, piece_phrase, pieces, place, place_meant, protests, rays,
    refused_control, refused_match, renju, rows, sheet_rows, situation, to_rule, tournament, unplayable, which,
};
pub use cue::{Blink, Cue};
pub use delivery::{Delivery, Rendered, Renderer};
pub use impossible::{dropped, impossible, no_position};
pub use kind::{Kind, Lifetime, Topic};
pub use misfit::{misfit, unfounded};
pub use priority::Priority;
pub use sound::{RATE, Sound};
