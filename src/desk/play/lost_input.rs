//! A press behind a line that came to nothing. A voice or a hand that was not understood must not cost a stone: in renju,
//! where the clock pressed without one is a pass (R-9.3.1.5), such a press is refused once.

use super::Play;
use crate::{Out, Presenter};
use golos_game::{Actor, MoveRequest, Phase, Request, Seat};
use golos_speech::Kind;
use golos_wording::message;

impl Play {
    /// Notes whether what the one at the device of this seat has just asked for came to nothing.
    pub(crate) fn heed(&mut self, seat: Option<Seat>, out: &[Out]) {
        let is_warned = std::mem::take(&mut self.is_warned);
        let came_to_nothing = !is_warned && out.iter().any(|out| out.refused);
        self.unheard = came_to_nothing.then_some(seat);
    }

    /// Whether this would be a pass, and no more than the second half of a move that was not understood.
    pub(super) fn would_pass_unheard(&self, by: Option<Seat>, seat: Option<Seat>, ask: &Request) -> bool {
        let state = self.state();
        let speaker = by.or(seat).and_then(Seat::side);
        *ask == Request::Move(MoveRequest::Press)
            && self.unheard == Some(seat)
            && state.phase() == Phase::Playing
            && state.made().is_none()
            && state.passes_by_press()
            && speaker.is_none_or(|side| side == state.turn())
    }

    /// Whether he who is to move has done what the opening regulation asks for, and nothing since.
    pub(super) fn has_only_chosen(&self) -> bool {
        let state = self.state();
        let acted = state.last_act().and_then(Actor::side);
        state.passes_by_press() && state.made().is_none() && acted == Some(state.turn())
    }

    /// Refuses such a press. Another one behind it is a pass.
    pub(super) fn refuse_unheard(&mut self, presenter: &Presenter) -> Vec<Out> {
        self.is_warned = true;
        vec![presenter.say(&message::refuse_press_unheard(), Kind::Answer)]
    }
}
