//! A walk over the board by word.

use super::Play;
use crate::{Out, Presenter};
use golos_game::{Owner, Seat};
use golos_input::Walk;
use golos_rules::Side;
use golos_speech::{self as speech, Kind};
use golos_wording::{Sentence, Slot, message};

impl Play {
    /// Moves the hand of the one at this seat, and tells what stands there. It is heard here alone, and is in no record.
    pub(super) fn walk(&mut self, seat: Option<Seat>, walk: &Walk, presenter: &Presenter) -> Vec<Out> {
        let (board, notation) = (*self.state().board(), self.state().notation());
        let here = self.hands.cursor(seat);
        let place = match walk {
            Walk::Step(key) => return self.hand(seat, *key, presenter),
            Walk::End => return vec![presenter.say(&message::walk_ended(), Kind::Answer)],
            Walk::To(text) | Walk::Rays(text) if text.trim().is_empty() => Some(here),
            Walk::To(text) | Walk::Rays(text) => speech::place_meant(&board, text, notation),
            Walk::Next { whose, kind, is_back } => {
                let side = whose.map(|whose| self.side_meant(seat, whose));
                match speech::next_piece(&board, here, (side, *kind), *is_back) {
                    Some(place) => Some(place),
                    None => return vec![presenter.say(&message::ask_standing_none(), Kind::Cursor)],
                }
            }
        };
        let text = match walk {
            Walk::To(text) | Walk::Rays(text) => text.trim(),
            Walk::Step(_) | Walk::Next { .. } | Walk::End => "",
        };
        let told: Vec<Sentence> = match (place, walk) {
            (None, _) => vec![message::refuse_no_square(Slot::Text(text.to_owned()))],
            (Some(place), Walk::Rays(_)) => speech::rays(&board, place, notation),
            (Some(place), _) if self.hands.go(seat, place) => vec![speech::on_place(&board, place, notation)],
            (Some(_), _) => vec![message::refuse_light_square(Slot::Square(text.to_owned()))],
        };
        told.iter().map(|sentence| presenter.say(sentence, Kind::Answer)).collect()
    }

    /// Whose pieces are meant: at a terminal that is nobody's those of the side to move are one's own.
    fn side_meant(&self, seat: Option<Seat>, whose: Owner) -> Side {
        let own = seat.and_then(Seat::side).unwrap_or_else(|| self.state().turn());
        match whose {
            Owner::Own => own,
            Owner::Opponent => own.other(),
            Owner::Of(side) => side,
        }
    }
}
