//! What can be said at this board, to him who asks.

use super::Play;
use crate::desk::{Out, Tongue};
use crate::game::Seat;
use crate::input::{Reader, help_play};
use crate::speech::Priority;

impl Play {
    /// What can be said here; where several speak, what the one of this seat can say, if he has asked.
    pub(super) fn help(&self, seat: Option<Seat>, tongue: &Tongue) -> Vec<Out> {
        let state = self.state();
        let arbiter = self.has_arbiter();
        let reader = Reader {
            names: state.board().place_names(),
            training: state.is_training(),
            manual: state.is_manual(),
            player: !arbiter || seat != Some(Seat::Arbiter),
            arbiter: arbiter && seat.is_none_or(|seat| seat == Seat::Arbiter),
            adjourns: state.setup().rules.time.adjournment.is_some(),
        };
        let lines = help_play(reader);
        lines.iter().map(|sentence| tongue.say(sentence, Priority::Answer)).collect()
    }
}
