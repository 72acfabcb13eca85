//! What the arbiter does without the reason that it needs: he is asked for it, and what he says next is the reason
//! (R-5.4.15.1, R-5.4.2.5).

use super::incomplete_command::Half;
use super::{Play, Question};
use crate::{Out, Presenter};
use golos_game::{ClockRequest, Command, MoveRequest, Refusal, Request, Seat, decide};
use golos_input::Intent;
use golos_speech::Kind;
use golos_wording::{Sentence, message, text_key};

/// The same with the reason that it has if none was said: the arbiter's two minutes are given by one key.
pub(super) fn usual(ask: Request, presenter: &Presenter) -> Request {
    match ask {
        Request::Clock(ClockRequest::TwoMinutes { side, reason }) if reason.is_empty() => {
            let reason = presenter.wording.label(text_key::REASON_TWO_MINUTES);
            Request::Clock(ClockRequest::TwoMinutes { side, reason })
        }
        ask => ask,
    }
}

impl Play {
    /// Asks for the reason, where that is all that a command lacks.
    pub(super) fn ask_reason(&mut self, by: Option<Seat>, ask: &Request, presenter: &Presenter) -> Option<Vec<Out>> {
        // Who may not rule is not asked why he does.
        let may_rule = by.is_none_or(|by| by == Seat::Arbiter) && self.speaker(Seat::Arbiter) == Some(Seat::Arbiter);
        let with_one = ask.with_reason("?").filter(|_| may_rule)?;
        let refusal = |ask: Request| decide(self.state(), &Command::new(Seat::Arbiter, ask), self.now()).refusal;
        // What is refused whatever the reason is refused at once.
        let is_all = matches!(refusal(ask.clone()), Some(Refusal::ReasonNeeded | Refusal::NotBothFlags(_)));
        if !is_all || refusal(with_one).is_some() {
            return None;
        }
        Some(vec![self.put(Question::Reason(Box::new(ask.clone())), presenter)])
    }

    /// Takes what is said next as the reason. A word that means something else, or a move, is none: then nothing is ruled.
    pub(super) fn take_reason(
        &mut self,
        seat: Option<Seat>,
        intent: &Intent,
        presenter: &Presenter,
    ) -> Option<Vec<Out>> {
        let Some(Question::Reason(asked)) = self.question.clone() else { return None };
        let (by, text) = match intent {
            Intent::Game { by, ask: Request::Move(MoveRequest::Make(text)) } => (by.or(seat), text),
            Intent::Text(text) => (seat, text),
            _ => return None,
        };
        // Somebody else does what he does; the arbiter is asked all the same.
        if by.is_some_and(|by| by != Seat::Arbiter) {
            return None;
        }
        // A move that was mistyped is one all the same.
        if self.is_move(text) {
            return None;
        }
        self.question = None;
        if super::answer(intent, presenter).is_some() {
            return Some(vec![presenter.say(&message::ruling_lapsed(), Kind::Answer)]);
        }
        let ask = asked.with_reason(&presenter.lexicon.because(text))?;
        if let Some(asked) = self.ask_before_the_end(Some(Seat::Arbiter), &ask, presenter) {
            return Some(asked);
        }
        Some(self.command(Command::new(Seat::Arbiter, ask), presenter))
    }

    /// What is told of a question that was asked before and is not any more, though nobody has answered it.
    pub(super) fn lapsed(&self, before: Option<Question>) -> Option<Sentence> {
        let before = before.filter(|before| self.question.as_ref() != Some(before))?;
        Some(match (before, &self.question) {
            // Another one resigns: that the first has not, nobody has said.
            (Question::Resign(by), Some(Question::Resign(_))) if let Some(side) = by.side() => {
                message::resign_lapsed_side(side)
            }
            // Which side it is was the answer, or the same is asked again.
            (Question::WhoResigns(_) | Question::Resign(_), Some(Question::Resign(_) | Question::WhoResigns(_)))
            | (Question::Leave(_), Some(Question::Leave(_)))
            | (Question::Reason(_), Some(Question::Reason(_)))
            | (Question::Sure { .. }, Some(Question::Sure { .. }))
            | (Question::OfMatch(_), _) => return None,
            (Question::Resign(_) | Question::WhoResigns(_), _) => message::resign_lapsed(),
            (Question::WhoOffers(_), None) => return None,
            (Question::Leave(_) | Question::Sure { .. } | Question::WhoOffers(_), _) => self.no(),
            (Question::Reason(_), _) => message::ruling_lapsed(),
            (Question::Half(_), _) => Half::dropped(),
            // Somebody has said it again, or has answered.
            (Question::Heard { .. }, Some(Question::Heard { .. } | Question::Resign(_))) => return None,
            (Question::Heard { .. }, _) => message::heard_lapsed(),
        })
    }
}
