//! What the arbiter says into the ear of one player.

use super::Play;
use crate::{Out, Presenter};
use golos_game::{Audience, Seat};
use golos_rules::Side;
use golos_speech::{Announcement, Kind};
use golos_wording::{Slot, clean, message};

/// The longest that is said, in characters.
const MOST_CHARS: usize = 200;

impl Play {
    /// The arbiter tells a player and his assistant something that the opponent does not hear. The record keeps what was
    /// delivered.
    pub(super) fn tell_player(&mut self, side: Side, text: &str, presenter: &Presenter) -> Vec<Out> {
        if self.seat().is_some_and(|seat| seat != Seat::Arbiter) {
            return vec![presenter.say(&message::tell_arbiter_only(), Kind::Answer)];
        }
        let to = Audience::of(Seat::Player(side)) | Audience::of(Seat::Assistant(side));
        let told = Announcement::new(to, Kind::Chat, message::arbiter_tells(Slot::Text(clean(text, MOST_CHARS))));
        if !self.board.is_heard(&told) {
            return vec![presenter.say(&message::tell_unheard(side), Kind::Answer)];
        }
        let receipt =
            Announcement::confirmation(Seat::Arbiter, Kind::Confirmation, message::tell_told(side)).as_receipt();
        self.say(vec![told, receipt])
    }
}
