//! What the arbiter takes back: his last ruling, or a completed move once he has said yes to it.

use super::{Play, Question};
use crate::{Out, Presenter};
use golos_game::{
    ClockRequest, Command, Decided, Event, LastRuling, MoveEvent, MoveRequest, Phase, Recorded, Request, RulingRequest,
    Seat, TimeChange, decide,
};
use golos_rules::Side;
use golos_wording::text_key;

impl Play {
    /// A completed move is not taken out of the record by one word of the arbiter: he is asked about it by its name, and may
    /// have meant a ruling.
    pub(super) fn ask_to_take_back(
        &mut self,
        by: Option<Seat>,
        ask: &Request,
        presenter: &Presenter,
    ) -> Option<Vec<Out>> {
        if *ask != Request::Move(MoveRequest::TakeBack) {
            return None;
        }
        // An irregularity that he has ruled since is later.
        let last = self.state().decisions().last().map(|decision| decision.what);
        let is_last = matches!(last, Some(Decided::Clock | Decided::Sanction));
        let is_his = is_last && by.is_none_or(|by| by == Seat::Arbiter);
        if let Some(ruling) = self.state().last_ruling().filter(|_| is_his) {
            let ruling = ruling.clone();
            return self.take_ruling_back(&ruling, presenter);
        }
        if self.settle(by, ask.clone()).0 != Seat::Arbiter {
            return None;
        }
        let decision = decide(self.state(), &Command::new(Seat::Arbiter, ask.clone()), self.now());
        let is_move = |recorded: &Recorded<Event>| matches!(recorded.event, Event::Move(MoveEvent::TakenBack { .. }));
        let is_ruling = self.state().revocable().is_some();
        let asks = decision.refusal.is_none() && !is_ruling && decision.events.iter().any(is_move);
        let is_completed = self.state().made().is_none() && self.speaker(Seat::Arbiter) == Some(Seat::Arbiter);
        (asks && is_completed).then(|| vec![self.put(Question::Restart(Box::new(ask.clone())), presenter)])
    }

    /// What the arbiter has ruled last is put back by a further ruling, with its reason; `None` if he does not sit here.
    fn take_ruling_back(&mut self, ruling: &LastRuling, presenter: &Presenter) -> Option<Vec<Out>> {
        if self.speaker(Seat::Arbiter) != Some(Seat::Arbiter) || self.state().phase() == Phase::Over {
            return None;
        }
        let reason = presenter.wording.label(text_key::REASON_RULING_BACK);
        let asks: Vec<Request> = match ruling {
            LastRuling::Clocks { back, counters, .. } => {
                let recount = |&(side, moves): &(Side, u32)| {
                    let (side, reason) = (Some(side), reason.clone());
                    Request::Clock(ClockRequest::SetCounter { side, moves, reason })
                };
                let overrule = |&(side, change): &(Side, TimeChange)| {
                    Request::Clock(ClockRequest::Overrule { sides: vec![side], change, reason: reason.clone() })
                };
                counters.iter().map(recount).chain(back.iter().map(overrule)).collect()
            }
            LastRuling::Sanction { sides, .. } => {
                let lift = |&side: &Side| Request::Ruling(RulingRequest::Lift { side, reason: reason.clone() });
                sides.iter().map(lift).collect()
            }
        };
        let done = asks.into_iter().flat_map(|ask| self.command(Command::new(Seat::Arbiter, ask), presenter));
        Some(done.collect())
    }
}
