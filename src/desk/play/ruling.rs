//! Yes and no of the arbiter, and who decides instead of him.

use super::Play;
use crate::{Out, Tongue};
use golos_game::{Ask, Command, Matter, Phase, Refusal, RulingAsk, Seat};
use golos_rules::Side;
use golos_speech::Priority;
use golos_wording::Sentence;

impl Play {
    /// Upholds or rejects the one matter that he is asked to uphold or to reject; none where there is a choice of another
    /// kind, or several matters wait. At a shared desk nobody in particular answers for him while a player is asked too.
    pub(super) fn rule(&mut self, by: Option<Seat>, yes: bool, tongue: &Tongue) -> Option<Vec<Out>> {
        if !self.rules_by_yes(by) {
            return None;
        }
        let ruling = if yes { RulingAsk::Uphold } else { RulingAsk::Dismiss };
        Some(self.command(Command::new(Seat::Arbiter, Ask::Ruling(ruling)), tongue))
    }

    /// Whether yes and no of this one are such a ruling.
    pub(super) fn rules_by_yes(&self, by: Option<Seat>) -> bool {
        let state = self.state();
        let is_one = match state.docket() {
            [
                Matter::Flag(_) | Matter::Late(_) | Matter::Claim { .. } | Matter::Violations(_) | Matter::WrongSeal(_),
            ] => true,
            [Matter::Reached(_) | Matter::Penalty(_) | Matter::Irregularity { .. } | Matter::Gap { .. }]
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
    pub(super) fn tell_how(&self, refusal: Option<&Refusal>, tongue: &Tongue) -> Option<Out> {
        let Some(Refusal::OpponentAlone { side, .. }) = refusal else { return None };
        self.speaker(Seat::Player(*side))?;
        let key = match side {
            Side::White => "decision-say-white",
            Side::Black => "decision-say-black",
        };
        Some(tongue.say(&Sentence::refusal(key), Priority::Answer))
    }
}
