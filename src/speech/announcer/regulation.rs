//! The opening regulation of renju in a game: what is done by it, what it asks for, what it refuses.

use super::{remedies, renju, room};
use crate::{Announcement, Kind};
use golos_game::{Actor, Audience, MoveRequest, OpeningAct, OpeningRequest, Request, State};
use golos_rules::Side;
use golos_rules::renju::{Act, Expected, Move, Refused};
use golos_wording::{Sentence, message};

/// An act by the opening regulation, and what it asks for next.
pub(super) fn acted(before: &State, after: &State, act: &OpeningAct) -> Vec<Announcement> {
    let letters = after.notation().renju;
    let told = before.regulation().zip(act.in_rules()).map(|(regulation, act)| renju::acted(regulation, act, letters));
    let colours = colours(after, act);
    told.into_iter().chain(colours).map(|sentence| room(Kind::State, sentence)).chain(awaited(after)).collect()
}

/// What was said by it is taken back: everybody hears who did it, and what is asked for again.
pub(super) fn taken_back(after: &State, by: Actor, act: &OpeningAct) -> Vec<Announcement> {
    let taken = by.side().map_or_else(message::act_taken_back_arbiter, taken_back_by);
    let told = std::iter::once(taken).chain(colours(after, act));
    told.map(|sentence| room(Kind::Ruling, sentence)).chain(awaited(after)).collect()
}

fn taken_back_by(by: Side) -> Sentence {
    message::act_taken_back(by)
}

/// Who has which colour behind a swap, or behind one that is taken back.
fn colours(after: &State, act: &OpeningAct) -> Option<Sentence> {
    (*act == OpeningAct::Swap).then(|| remedies::colours(after)).flatten()
}

/// What the opening regulation asks for, whom it asks.
pub(super) fn awaited(state: &State) -> Vec<Announcement> {
    let letters = state.notation().renju;
    let Some(regulation) = state.regulation() else { return Vec::new() };
    let told = renju::awaited(regulation, letters);
    // What the room has heard is not asked once more in the same words.
    let asked = renju::question(regulation, letters).filter(|asked| told.as_ref() != Some(asked));
    let asked = asked.map(|sentence| Announcement::new(Audience::of(state.turn().into()), Kind::Question, sentence));
    told.map(|sentence| room(Kind::State, sentence)).into_iter().chain(asked).collect()
}

/// What it asks of the one who has to act, where that is answered by no stone.
pub(super) fn question(state: &State) -> Option<Sentence> {
    let regulation = state.regulation()?;
    let is_answered =
        matches!(regulation.expected()?.1, Expected::Swap | Expected::SwapOrOffers { .. } | Expected::Count { .. });
    renju::question(regulation, state.notation().renju).filter(|_| is_answered)
}

/// A refusal by the opening regulation, with what is asked for instead.
pub(super) fn refused(state: &State, refused: Refused, ask: &Request) -> Sentence {
    let letters = state.notation().renju;
    match (state.regulation(), meant(state, ask)) {
        (Some(regulation), Some(act)) => renju::refused(regulation, act, refused, letters),
        (Some(regulation), None) => {
            renju::awaited(regulation, letters).unwrap_or_else(message::refuse_nothing_to_press)
        }
        (None, _) => message::refuse_no_regulation(),
    }
}

/// What a typed act or point was meant to do.
fn meant(state: &State, ask: &Request) -> Option<Act> {
    match ask {
        Request::Opening(OpeningRequest::Act(act)) => act.in_rules(),
        Request::Move(MoveRequest::Make(text)) => {
            let regulation = state.regulation()?;
            // "How many fifth moves?" is answered by a number.
            if let (Some((_, Expected::Count { .. })), Ok(count)) = (regulation.expected(), text.trim().parse()) {
                return Some(Act::Count(count));
            }
            match Move::read(text, state.notation().renju).ok()? {
                Move::Place(point) => regulation.meant(point),
                Move::Pass => None,
            }
        }
        _ => None,
    }
}
