//! What waits to be answered by yes or no, and by whom. The clock button answers nothing: neither a press, nor Enter on an
//! empty line.

use super::{Play, Question};
use crate::desk::{Out, Tongue};
use crate::game::{Ask, ClockAsk, Command, MoveAsk, OfferAsk, OpeningAct, OpeningAsk, Phase, Refusal, Seat, decide};
use crate::input::{HandKey, Intent};
use crate::rules::Side;
use crate::rules::renju::{Expected, OpeningState};
use crate::speech::{self, Priority};
use crate::wording::Sentence;

/// What the game itself asks of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Matter {
    /// Whether it swaps colours (R-9.2.4.3).
    Swap,
    /// Whether it accepts the offer of a draw, or the claim that is one as well (R-5.4.13.3, CH-9.1.2.1, CH-9.1.2.3).
    Draw,
}

impl Question {
    /// Whether he may answer it: nobody gives up for another, and nobody but him who was asked to leaves. Who shares a
    /// keyboard is asked aloud, and names nobody.
    fn is_for(self, by: Option<Seat>) -> bool {
        match self {
            Question::Resign(seat) => by.is_none_or(|by| by == seat),
            Question::WhoResigns(asker) | Question::Leave(asker) => by == asker,
        }
    }

    fn sentence(self) -> Sentence {
        match self {
            Question::Resign(seat) => match seat.side() {
                Some(side) => Sentence::new("confirm-resign").with("side", side),
                None => Sentence::new("confirm-resign-side"),
            },
            Question::WhoResigns(_) => Sentence::new("confirm-resign-side"),
            Question::Leave(_) => Sentence::new("confirm-quit"),
        }
    }
}

impl Play {
    /// Takes the intent as an answer, if it is one. The second value says whether the game was left.
    pub(super) fn take_answer(
        &mut self,
        seat: Option<Seat>,
        intent: &Intent,
        tongue: &Tongue,
    ) -> Option<(Vec<Out>, bool)> {
        let is_asked = self.question.is_some() || self.game_asks().is_some() || self.state().phase() == Phase::Ready;
        if matches!(intent, Intent::Hand(_)) {
            return None;
        }
        let (by, yes) = (speaker(intent).or(seat), answer(intent, tongue));
        if !is_asked {
            // What waits for the arbiter is not answered so, and it is no move.
            let said =
                yes.filter(|_| self.state().docket().is_empty()).map(|_| Sentence::refusal("refuse-no-question"));
            return said.map(|sentence| (vec![tongue.say(&sentence, Priority::Answer)], false));
        }
        if let Some(question) = self.question.filter(|question| question.is_for(by)) {
            // Whatever else he does, he is not asked any more; to leave what is asked is no.
            self.question = None;
            if let Some(yes) = yes.or((*intent == Intent::Leave).then_some(false)) {
                return Some(self.answer(question, yes, tongue));
            }
        }
        self.answer_game(by, yes?, tongue).map(|out| (out, false))
    }

    /// Takes a button of a pad as an answer: of those, only what picks a square up or lets it fall says yes or no. What was
    /// asked at the keyboard of nobody in particular is answered there.
    pub(in crate::desk) fn take_button(
        &mut self,
        seat: Option<Seat>,
        key: HandKey,
        tongue: &Tongue,
    ) -> Option<Vec<Out>> {
        let yes = match key {
            HandKey::Pick => true,
            HandKey::Drop if self.hands.path(seat).is_empty() => false,
            _ => return None,
        };
        if let Some(question) = self.question.filter(|question| seat.is_some() && question.is_for(seat)) {
            self.question = None;
            return Some(self.answer(question, yes, tongue).0);
        }
        let (matter, side) = self.game_asks()?;
        let is_asked = seat.is_none_or(|seat| seat.side() == Some(side));
        match matter {
            Matter::Swap if is_asked => self.answer_game(seat, yes, tongue),
            // He may move instead, and picks up a piece for that; a pad accepts with its button for draws.
            Matter::Draw if is_asked && !yes && seat.is_some() => self.answer_game(seat, yes, tongue),
            Matter::Swap | Matter::Draw => None,
        }
    }

    /// Enter on an empty line, and a hand that confirms an empty path: a press where there is something to press, or
    /// nobody is asked anything; else it is said again what is asked.
    pub(in crate::desk) fn enter(&mut self, seat: Option<Seat>, tongue: &Tongue) -> Vec<Out> {
        match self.asked(seat) {
            Some(sentence) => vec![tongue.say(&sentence, Priority::Answer)],
            None => self.ask(None, seat, Ask::Move(MoveAsk::Press), tongue),
        }
    }

    /// Whether it is asked which side resigns.
    pub(in crate::desk) fn asks_who_resigns(&self) -> bool {
        matches!(self.question, Some(Question::WhoResigns(_)))
    }

    /// He resigns, once he has said so twice. Where nobody knows who speaks, that is asked first.
    pub(super) fn ask_to_resign(&mut self, by: Option<Seat>, seat: Option<Seat>, tongue: &Tongue) -> Vec<Out> {
        let question = match by.or(seat.filter(|seat| seat.side().is_some())) {
            Some(seat) => {
                // Who may not do it in another's name is not asked whether he means it.
                let resigns = Command::new(seat, Ask::Resign);
                let refusal = decide(self.state(), &resigns, self.now()).refusal;
                if self.speaker(seat).is_none() || matches!(refusal, Some(Refusal::NotPermitted(_))) {
                    return self.command(resigns, tongue);
                }
                Question::Resign(seat)
            }
            None => Question::WhoResigns(seat),
        };
        self.question = Some(question);
        vec![tongue.say(&question.sentence(), Priority::Answer)]
    }

    /// What is asked at this desk of the one who sits there; none while a move waits for its press.
    fn asked(&self, seat: Option<Seat>) -> Option<Sentence> {
        if let Some(question) = self.question.filter(|question| question.is_for(seat)) {
            return Some(question.sentence());
        }
        if self.ruling.is_some() {
            return Some(Sentence::new("ask-reason"));
        }
        if let Some(readings) = self.readings.as_ref().filter(|readings| seat.is_none_or(|seat| seat == readings.by)) {
            return readings.asked.clone();
        }
        if self.state().made().is_some() {
            return None;
        }
        let (matter, side) = self.game_asks()?;
        if seat.is_some_and(|seat| seat.side() != Some(side)) {
            return None;
        }
        match matter {
            Matter::Swap => speech::renju::question(self.state().regulation()?, self.state().notation().renju),
            Matter::Draw => Some(Sentence::new("draw-offer").with("side", side.other())),
        }
    }

    /// What the game asks to be answered by yes or no, and which side.
    fn game_asks(&self) -> Option<(Matter, Side)> {
        let state = self.state();
        if let Some((_, Expected::Swap | Expected::SwapOrOffers { .. })) =
            state.regulation().and_then(OpeningState::expected)
        {
            return Some((Matter::Swap, state.turn()));
        }
        state.offer().map(|side| (Matter::Draw, side.other()))
    }

    /// Yes or no, said to what the game asks. Who is not asked is told who is.
    fn answer_game(&mut self, by: Option<Seat>, yes: bool, tongue: &Tongue) -> Option<Vec<Out>> {
        let Some((matter, side)) = self.game_asks() else {
            if let Some(question) = self.question {
                return Some(vec![tongue.say(&question.sentence(), Priority::Answer)]);
            }
            // "Start?" is answered by yes as well.
            let starts = yes && self.state().phase() == Phase::Ready;
            return starts.then(|| self.ask(by, None, Ask::Clock(ClockAsk::Start), tongue));
        };
        // While something waits for the arbiter too, a yes of nobody in particular may be his.
        let may_be_another = by.is_none() && matter == Matter::Draw && self.state().blocked();
        if may_be_another || by.is_some_and(|by| by.side() != Some(side)) {
            let sentence = Sentence::new("question-other").with("side", side);
            return Some(vec![tongue.say(&sentence, Priority::Answer)]);
        }
        let ask = match (matter, yes) {
            (Matter::Swap, true) => Ask::Opening(OpeningAsk::Act(OpeningAct::Swap)),
            (Matter::Swap, false) => Ask::Opening(OpeningAsk::Act(OpeningAct::Keep)),
            (Matter::Draw, true) => Ask::Offer(OfferAsk::Accept),
            (Matter::Draw, false) => Ask::Offer(OfferAsk::Decline),
        };
        Some(self.ask(by, None, ask, tongue))
    }
}

/// Who speaks, if he is named.
const fn speaker(intent: &Intent) -> Option<Seat> {
    match intent {
        Intent::Game { by, .. } | Intent::Match { by, .. } | Intent::Draw { by, .. } | Intent::Seal { by } => *by,
        Intent::Envelope { by } => *by,
        Intent::Replay(_)
        | Intent::SetUp(_)
        | Intent::Hand(_)
        | Intent::Choose(_)
        | Intent::Help
        | Intent::HelpOf(_)
        | Intent::Leave
        | Intent::Text(_) => None,
    }
}

/// Yes or no in words.
pub(in crate::desk) fn answer(intent: &Intent, tongue: &Tongue) -> Option<bool> {
    let (Intent::Game { ask: Ask::Move(MoveAsk::Make(text)), .. } | Intent::Text(text)) = intent else { return None };
    tongue.lexicon.answer(text)
}
