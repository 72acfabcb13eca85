//! What takes an open question back: the question goes, and nothing of what was done before it.

use super::incomplete_command::Half;
use super::{Play, Question};
use crate::{Out, Presenter};
use golos_game::{MoveRequest, OfferRequest, Request, Seat};
use golos_input::Intent;
use golos_speech::Kind;

impl Play {
    /// Drops what this person is asked where that is all that his word can be about: "undo" undoes no ruling, and a draw is
    /// not what he is asked who is to say whether he resigns.
    pub(super) fn withdraw(&mut self, seat: Option<Seat>, intent: &Intent, presenter: &Presenter) -> Option<Vec<Out>> {
        if self.question.is_none() && self.leaves_readings(seat, intent, presenter) {
            self.readings = None;
            return Some(vec![presenter.say(&Half::lapsed(), Kind::Answer)]);
        }
        let Intent::Game { by, ask } = intent else { return None };
        let (by, takes_back) = (by.or(seat), intent.takes_back());
        let is_draw = *ask == Request::Offer(OfferRequest::Offer);
        let is_dropped = |question: &mut Question| {
            let resigns = matches!(question, Question::Resign(_) | Question::WhoResigns(_));
            question.is_for(by) && (takes_back || is_draw && resigns)
        };
        let said = match self.question.take_if(is_dropped) {
            Some(Question::Half(_)) => Half::lapsed(),
            Some(question) => self.lapsed(Some(question))?,
            None => {
                let is_his = |seat: Seat| by.is_none_or(|by| by == seat);
                self.readings.take_if(|(asked, _)| takes_back && is_his(*asked))?;
                Half::lapsed()
            }
        };
        Some(vec![presenter.say(&said, Kind::Answer)])
    }

    /// Whether he who is asked which reading of his move he means makes none: he leaves the question, or says no, which
    /// is no word of a reading.
    fn leaves_readings(&self, seat: Option<Seat>, intent: &Intent, presenter: &Presenter) -> bool {
        let Some((asked, readings)) = &self.readings else { return false };
        let chooses = |text: &str| readings.choose(text, presenter).is_some();
        let (by, leaves) = match intent {
            Intent::Leave => (seat, true),
            Intent::Game { by, ask: Request::Move(MoveRequest::Make(text)) } => {
                (by.or(seat), presenter.lexicon.answer(text) == Some(false) && !chooses(text))
            }
            _ => return false,
        };
        leaves && by.is_none_or(|by| by == *asked)
    }
}
