//! A result that the arbiter rules without a reason: he is asked for it, and what he says next is the reason
//! (R-5.4.15.1).

use super::{Play, Question};
use crate::desk::{Out, Tongue};
use crate::game::{Ask, Command, MoveAsk, Outcome, RulingAsk, Seat, decide};
use crate::input::Intent;
use crate::speech::Priority;
use crate::wording::Sentence;

impl Play {
    /// Asks for the reason of a result, where that is all that it lacks.
    pub(super) fn ask_reason(&mut self, by: Option<Seat>, ask: &Ask, tongue: &Tongue) -> Option<Vec<Out>> {
        let Ask::Ruling(RulingAsk::Result { outcome, reason }) = ask else { return None };
        if !reason.trim().is_empty() || by.is_some_and(|by| by != Seat::Arbiter) {
            return None;
        }
        // What is refused whatever the reason is refused at once.
        let with_one = Ask::Ruling(RulingAsk::Result { outcome: *outcome, reason: "?".to_owned() });
        if decide(self.state(), &Command::new(Seat::Arbiter, with_one), self.now()).refusal.is_some() {
            return None;
        }
        self.ruling = Some(*outcome);
        Some(vec![tongue.say(&Sentence::new("ask-reason"), Priority::Answer)])
    }

    /// Takes what is said next as the reason. A word that means something else, or a move, is none: then nothing is ruled.
    pub(super) fn take_reason(&mut self, seat: Option<Seat>, intent: &Intent, tongue: &Tongue) -> Option<Vec<Out>> {
        let outcome = self.ruling?;
        let (by, text) = match intent {
            Intent::Game { by, ask: Ask::Move(MoveAsk::Make(text)) } => (by.or(seat), text),
            Intent::Text(text) => (seat, text),
            Intent::Hand(_) => return None,
            _ => {
                self.ruling = None;
                return None;
            }
        };
        // Somebody else does what he does; the arbiter is asked all the same.
        if by.is_some_and(|by| by != Seat::Arbiter) {
            return None;
        }
        self.ruling = None;
        let is_move = self.state().board().read(text, self.state().notation()).is_ok();
        let is_answer = super::answer(intent, tongue).is_some();
        if is_move || is_answer {
            return is_answer.then(|| vec![tongue.say(&Sentence::new("ruling-lapsed"), Priority::Answer)]);
        }
        let ask = Ask::Ruling(RulingAsk::Result { outcome, reason: tongue.lexicon.because(text) });
        Some(self.command(Command::new(Seat::Arbiter, ask), tongue))
    }

    /// What is told of a question that was asked before and is not any more, though nobody has answered it.
    pub(super) fn lapsed(&self, (question, ruling): (Option<Question>, Option<Outcome>)) -> Option<Sentence> {
        let question = question.filter(|_| self.question.is_none()).map(|question| match question {
            Question::Resign(_) | Question::WhoResigns(_) => Sentence::new("resign-lapsed"),
            Question::Leave(_) => Sentence::new("question-no"),
        });
        let ruling = ruling.filter(|_| self.ruling.is_none()).map(|_| Sentence::new("ruling-lapsed"));
        question.or(ruling)
    }
}
