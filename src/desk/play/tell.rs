//! What the arbiter says into the ear of one player.

use super::Play;
use crate::{Out, Presenter};
use golos_game::{Audience, Seat};
use golos_rules::Side;
use golos_speech::{Announcement, Kind};
use golos_wording::{Slot, clean, message, text_key};

/// The longest that is said, in characters.
const MOST_CHARS: usize = 200;

impl Play {
    /// What the arbiter tells a player, and his assistant, in their own ears (R-2.3.3, U-V.13.12): the opponent does not hear
    /// it, and the record keeps it as it was said.
    pub(super) fn tell_player(&mut self, side: Side, text: &str, presenter: &Presenter) -> Vec<Out> {
        if self.seat().is_some_and(|seat| seat != Seat::Arbiter) {
            let what = Slot::Phrase(text_key::WHAT_TELL.to_owned());
            return vec![presenter.say(&message::refuse_not_arbiter(what, Slot::Article(String::new())), Kind::Answer)];
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
