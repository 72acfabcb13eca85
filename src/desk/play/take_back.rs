//! What the arbiter takes back: his last ruling, or a completed move once he has said yes to it.

use super::{Play, Question};
use crate::{Out, Presenter};
use golos_game::{
    ClockCorrection, ClockRequest, Command, Decided, Event, LastRuling, MoveEvent, MoveRequest, Phase, Recorded,
    Request, RulingRequest, Seat, decide,
};
use golos_rules::Side;
use golos_speech as speech;
use golos_wording::{message, text_key};

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
        (asks && is_completed).then(|| {
            let last = speech::last_move(self.state()).map_or_else(message::ask_last_none, |(last, _)| last);
            vec![self.put(Question::sure(ask, message::confirm_take_back(last)), presenter)]
        })
    }

    /// What the arbiter has ruled last is put back by a further ruling, with its reason; `None` if he does not sit here.
    fn take_ruling_back(&mut self, ruling: &LastRuling, presenter: &Presenter) -> Option<Vec<Out>> {
        if self.speaker(Seat::Arbiter) != Some(Seat::Arbiter) || self.state().phase() == Phase::Over {
            return None;
        }
        let reason = presenter.wording.label(text_key::REASON_RULING_BACK);
        let asks: Vec<Request> = match ruling {
            LastRuling::Clocks { back, .. } => {
                let put_back = |&(side, correction): &(Side, ClockCorrection)| {
                    let reason = reason.clone();
                    Request::Clock(match correction {
                        ClockCorrection::Time(change) => ClockRequest::Overrule { sides: vec![side], change, reason },
                        ClockCorrection::Counter(moves) => ClockRequest::SetCounter { side: Some(side), moves, reason },
                    })
                };
                back.iter().map(put_back).collect()
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
