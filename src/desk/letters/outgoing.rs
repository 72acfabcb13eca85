//! The next letter is composed and read out before it goes.

use super::asked::{Act, Asked, GameAct};
use super::room::LettersDesk;
use super::{heard, notes};
use crate::{Out, Presenter};
use golos_input::WriteRequest;
use golos_letters::{Day, Draft, Examined, Letter, Note, Past, State, compose};
use golos_rules::{Notation, Position, Side};
use golos_wording::{Sentence, message};

impl LettersDesk {
    /// Composes a letter, reads it out, and asks whether it goes so.
    pub(super) fn write_letter(&mut self, ask: &WriteRequest, presenter: &Presenter) -> Vec<Out> {
        let Some(open) = &self.open else { return Self::say([message::refuse_letters_choose()], presenter) };
        let state = &open.state;
        let Some(by) = ask.by.or(state.setup().me) else {
            return Self::say([message::refuse_letters_side()], presenter);
        };
        let moves = split_moves(state.position(), &ask.moves, presenter);
        let after = moves
            .iter()
            .try_fold(state.position(), |at, text| at.read(text, Notation::FILES).ok().and_then(|mv| at.play(&mv)));
        let at = after.unwrap_or_else(|| state.position());
        let draft = Draft {
            purpose: ask.purpose,
            moves,
            offers: ask.offers.iter().map(|offer| split_moves(at, offer, presenter)).collect(),
            sent: ask.sent.unwrap_or_else(|| self.today()),
            received: ask.received,
            said: ask.said.clone(),
            charges: ask.charges,
            corrects: ask.corrects,
        };
        let (letter, examined) = match compose(state, by, &draft) {
            Ok(composed) => composed,
            Err(why) => return Self::say([notes::refused_here(&why, presenter.wording)], presenter),
        };
        let mut said = notes::found(state, &letter, &examined);
        if stops(&examined) {
            said.push(incomplete(&examined));
            return Self::say(said, presenter);
        }
        said.extend(heard(state, &past_of(state, letter.clone(), examined)));
        said.push(message::letters_send_question());
        self.asked = Asked::Record(Act::Here(Box::new(GameAct::Send(letter))));
        Self::say(said, presenter)
    }
}

/// A letter with its outcome, as it would stand in the record.
#[must_use]
pub fn past_of(state: &State, letter: Letter, examined: Examined) -> Past {
    let before = state.made().len();
    let is_answered = state.is_answered(&letter, &examined.outcome);
    Past { letter, outcome: examined.outcome, before, is_answered, handing: false, handed: false }
}

/// Whether the partner would have to stop play, or a forced move is not answered.
#[must_use]
pub fn stops(examined: &Examined) -> bool {
    let is_forced =
        |note: &Note| matches!(note, Note::ForcedMissing(_) | Note::Extra(_) | Note::OfferCut(_) | Note::AnyMove);
    examined.outcome.stop.is_some() || examined.notes.iter().any(is_forced)
}

/// Why an own letter does not go: it would stop play, or lacks something that it has to hold.
#[must_use]
pub fn incomplete(examined: &Examined) -> Sentence {
    match examined.outcome.stop {
        Some(_) => message::refuse_letters_own(),
        None => message::refuse_letters_incomplete(),
    }
}

/// Whether a letter ends the game and has a move all the same: one of both may be misread.
#[must_use]
pub fn ends_beside_move(examined: &Examined) -> bool {
    examined.notes.iter().any(|note| matches!(note, Note::MoveBeside(_)))
}

/// The own reply that goes with a claim.
///
/// # Errors
/// What is wrong with it, in words.
pub fn own_reply(
    state: &State,
    by: Side,
    moves: Vec<String>,
    sent: Day,
    received: Option<Day>,
) -> Result<Letter, Vec<Sentence>> {
    // A claim that was told before its papers is completed.
    let state = &state.before_claim();
    let (letter, examined) = compose(state, by, &Draft { received, ..Draft::reply(moves, sent) })
        .map_err(|why| vec![notes::refusal(&why)])?;
    if examined.outcome.stop.is_none() {
        return Ok(letter);
    }
    let wrong = examined.notes.iter().filter(|found| found.provision().is_some());
    let wrong = wrong.map(|found| notes::note(found, state));
    Err(wrong.chain([message::refuse_letters_own()]).collect())
}

/// Moves as they were said, one after the other, in full notation as far as they can be read: between commas a move may be
/// said in words.
pub(super) fn split_moves(mut position: Position, text: &str, presenter: &Presenter) -> Vec<String> {
    let notation = Notation { chess: presenter.letters, ..Notation::FILES };
    let mut all = Vec::new();
    let mut read = |text: &str, all: &mut Vec<String>| {
        let Ok(mv) = position.read(text, notation) else { return false };
        all.push(position.full(&mv));
        position = position.play(&mv).unwrap_or(position);
        true
    };
    for part in text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
        if read(part, &mut all) {
            continue;
        }
        for word in part.split_whitespace() {
            if !read(word, &mut all) {
                all.push(word.to_owned());
            }
        }
    }
    all
}
