//! What the arbiter rules without a reason: he is asked for it, and what he says next is the reason (R-5.4.15.1).

use super::half::Half;
use super::{Play, Question};
use crate::desk::{Out, Tongue};
use crate::game::{Ask, ClockAsk, Command, MoveAsk, Outcome, RulingAsk, Seat, TimeChange, decide};
use crate::input::Intent;
use crate::speech::Priority;
use crate::wording::Sentence;

/// What the arbiter rules as soon as he has said why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reasoned {
    /// The result.
    Result(Outcome),
    /// Both clocks are corrected so.
    Both(TimeChange),
    /// Both flags are down: what was found at the clock on the table.
    BothFlags,
}

impl Reasoned {
    /// What lacks nothing but its reason; none for anything else.
    fn of(ask: &Ask) -> Option<Reasoned> {
        let (reasoned, reason) = match ask {
            Ask::Ruling(RulingAsk::Result { outcome, reason }) => (Reasoned::Result(*outcome), reason),
            Ask::Clock(ClockAsk::CorrectBoth { change, reason }) => (Reasoned::Both(*change), reason),
            Ask::Ruling(RulingAsk::BothFlags { found }) => (Reasoned::BothFlags, found),
            _ => return None,
        };
        reason.trim().is_empty().then_some(reasoned)
    }

    fn because(self, reason: String) -> Ask {
        match self {
            Reasoned::Result(outcome) => RulingAsk::Result { outcome, reason }.into(),
            Reasoned::Both(change) => ClockAsk::CorrectBoth { change, reason }.into(),
            Reasoned::BothFlags => RulingAsk::BothFlags { found: reason }.into(),
        }
    }

    /// How the reason is asked for.
    pub const fn question(self) -> &'static str {
        match self {
            Reasoned::Result(_) | Reasoned::Both(_) => "ask-reason",
            Reasoned::BothFlags => "ask-flags-found",
        }
    }
}

impl Play {
    /// Asks for the reason of a ruling, where that is all that it lacks.
    pub(super) fn ask_reason(&mut self, by: Option<Seat>, ask: &Ask, tongue: &Tongue) -> Option<Vec<Out>> {
        let reasoned = Reasoned::of(ask)?;
        // Who may not rule is not asked why he does.
        let may_rule = by.is_none_or(|by| by == Seat::Arbiter) && self.speaker(Seat::Arbiter) == Some(Seat::Arbiter);
        let is_refused =
            |ask: Ask| decide(self.state(), &Command::new(Seat::Arbiter, ask), self.now()).refusal.is_some();
        // What is refused whatever the reason is refused at once, and what needs none is done.
        if !may_rule || is_refused(reasoned.because("?".to_owned())) || !is_refused(ask.clone()) {
            return None;
        }
        // R-5.4.13.1b: what the clock of the record shows is told first.
        let mut out = match reasoned {
            Reasoned::BothFlags => self.command(Command::new(Seat::Arbiter, ask.clone()), tongue),
            Reasoned::Result(_) | Reasoned::Both(_) => Vec::new(),
        };
        out.push(self.put(Question::Reason(reasoned), tongue));
        Some(out)
    }

    /// Takes what is said next as the reason. A word that means something else, or a move, is none: then nothing is ruled.
    pub(super) fn take_reason(&mut self, seat: Option<Seat>, intent: &Intent, tongue: &Tongue) -> Option<Vec<Out>> {
        let Some(Question::Reason(reasoned)) = self.question else { return None };
        let (by, text) = match intent {
            Intent::Game { by, ask: Ask::Move(MoveAsk::Make(text)) } => (by.or(seat), text),
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
        if super::answer(intent, tongue).is_some() {
            return Some(vec![tongue.say(&Sentence::new("ruling-lapsed"), Priority::Answer)]);
        }
        let ask = reasoned.because(tongue.lexicon.because(text));
        Some(self.command(Command::new(Seat::Arbiter, ask), tongue))
    }

    /// What is told of a question that was asked before and is not any more, though nobody has answered it.
    pub(super) fn lapsed(&self, before: Option<Question>) -> Option<Sentence> {
        let before = before.filter(|before| self.question.as_ref() != Some(before))?;
        Some(match (before, &self.question) {
            // Which side it is was the answer, or the same is asked again.
            (Question::WhoResigns(_) | Question::Resign(_), Some(Question::Resign(_) | Question::WhoResigns(_)))
            | (Question::Leave(_), Some(Question::Leave(_)))
            | (Question::Reason(_), Some(Question::Reason(_)))
            | (Question::Cut(_), _) => return None,
            (Question::Resign(_) | Question::WhoResigns(_), _) => Sentence::new("resign-lapsed"),
            (Question::Leave(_), _) => Sentence::new("question-no"),
            (Question::Reason(_), _) => Sentence::new("ruling-lapsed"),
            (Question::Half(_), _) => Half::lapsed(),
            (Question::Found(_), _) => Sentence::new("question-no"),
        })
    }
}
