//! Yes and no of the arbiter, and who decides instead of him.

use super::Play;
use crate::{Out, Presenter};
use golos_game::{Command, PendingRuling, Phase, Refusal, Request, RulingRequest, Seat};
use golos_rules::Side;
use golos_speech::Kind;
use golos_wording::message;

impl Play {
    /// Upholds or rejects the one matter that he is asked to uphold or to reject; none where there is a choice of another
    /// kind, or several matters wait. At a shared desk nobody in particular answers for him while a player is asked too.
    pub(super) fn rule(&mut self, by: Option<Seat>, yes: bool, presenter: &Presenter) -> Option<Vec<Out>> {
        if !self.rules_by_yes(by) {
            return None;
        }
        let ruling = if yes { RulingRequest::Uphold } else { RulingRequest::Dismiss };
        Some(self.command(Command::new(Seat::Arbiter, Request::Ruling(ruling)), presenter))
    }

    /// Whether yes and no of this one are such a ruling.
    pub(super) fn rules_by_yes(&self, by: Option<Seat>) -> bool {
        let state = self.state();
        let is_one = match state.docket() {
            [
                PendingRuling::Flag(_)
                | PendingRuling::Late(_)
                | PendingRuling::Claim { .. }
                | PendingRuling::Violations(_)
                | PendingRuling::WrongSeal(_),
            ] => true,
            [
                PendingRuling::Reached(_)
                | PendingRuling::Penalty(_)
                | PendingRuling::Irregularity { .. }
                | PendingRuling::Gap { .. },
            ]
            | []
            | [_, ..] => false,
        };
        let is_his = match by {
            Some(by) => by == Seat::Arbiter,
            None => self.has_arbiter() && !self.asks_a_player(),
        };
        is_one && is_his && state.phase() != Phase::Over
    }

    /// How a decision is given at this desk that only this side may take; none if nobody speaks for it here.
    pub(super) fn tell_how(&self, refusal: Option<&Refusal>, presenter: &Presenter) -> Option<Out> {
        let Some(Refusal::OpponentAlone { side, .. }) = refusal else { return None };
        self.speaker(Seat::Player(*side))?;
        let how = match side {
            Side::White => message::decision_say_white(),
            Side::Black => message::decision_say_black(),
        };
        Some(presenter.say(&how.as_refusal(), Kind::Answer))
    }
}
