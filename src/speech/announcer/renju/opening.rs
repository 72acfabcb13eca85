//! An opening regulation: what it asks for, what was done, what was refused, who has which colour.

use super::{made, point, points, stone, unplayable};
use golos_rules::renju::{Act, Expected, Letters, Move, Opening, OpeningState, Refused};
use golos_rules::{BySide, Side};
use golos_wording::{Noun, Sentence, Slot, message, short_name};

/// The regulation that the game is opened by (R-9.2.4.3).
#[must_use]
pub fn regulation(opening: Opening) -> Sentence {
    let name = Slot::Phrase(format!("regulation-{}", opening.key()));
    message::regulation_announced(name)
}

/// Who has to do what, for all to hear; none once all is settled.
#[must_use]
pub fn awaited(state: &OpeningState, letters: Letters) -> Option<Sentence> {
    let (player, expected) = state.expected()?;
    let by = state.side(player);
    Some(match expected {
        Expected::Stone { side, square: 1 } => message::stone_awaited_centre(by, stone(side)),
        Expected::Stone { side, square: ANYWHERE } => message::stone_awaited(by, stone(side)),
        Expected::Stone { side, square } => message::stone_awaited_square(by, stone(side), u32::from(square)),
        Expected::Swap => message::swap_awaited(by),
        Expected::SwapOrOffers { count } => message::swap_or_fifths_awaited(fifth_moves(count), by),
        Expected::Count { .. } => message::fifth_count_awaited(by),
        Expected::Offer { count } => {
            let next = state.offers().len() as u32 + 1;
            message::fifth_awaited(by, next, u32::from(count))
        }
        Expected::Choice => message::fifth_choice_awaited(points(state.offers(), letters), by),
    })
}

/// The central square that is the whole board.
const ANYWHERE: u8 = 15;

fn fifth_moves(count: u8) -> Slot {
    Slot::Count(u32::from(count), Noun::FifthMove)
}

/// The same for the one who has to answer.
#[must_use]
pub fn question(state: &OpeningState, letters: Letters) -> Option<Sentence> {
    let (_, expected) = state.expected()?;
    match expected {
        Expected::Stone { .. } | Expected::Offer { .. } => awaited(state, letters),
        Expected::Swap => Some(message::swap_question()),
        Expected::SwapOrOffers { count } => Some(message::swap_or_fifths_question(fifth_moves(count))),
        Expected::Count { most } => Some(message::fifth_count_question(u32::from(most))),
        Expected::Choice => Some(message::fifth_choice_question(points(state.offers(), letters))),
    }
}

/// What was done, for all to hear; `before` is the opening as it stood then.
#[must_use]
pub fn acted(before: &OpeningState, act: Act, letters: Letters) -> Sentence {
    let position = before.position();
    match act {
        Act::Place(at) => made(Move::Place(at), position.turn(), u32::from(position.plies()) + 1, letters),
        Act::Swap => message::swap_made(),
        Act::Keep => message::swap_kept(),
        Act::Offers => match before.expected() {
            Some((_, Expected::SwapOrOffers { count })) => message::fifth_instead(fifth_moves(count)),
            _ => message::swap_kept(),
        },
        Act::Count(count) => message::fifth_announced(fifth_moves(count)),
        Act::Offer(at) => message::fifth_offered(point(at, letters)),
        Act::Choose(at) => message::fifth_chosen(point(at, letters)),
    }
}

/// Who has which colour now, by name.
#[must_use]
pub fn colours(players: &BySide<String>) -> Sentence {
    let name = |side: Side| Slot::Text(short_name(&players[side]));
    message::colours_now(name(Side::Black), name(Side::White))
}

/// Why an act was refused.
#[must_use]
pub fn refused(state: &OpeningState, act: Act, reason: Refused, letters: Letters) -> Sentence {
    let over = || message::refuse_opening_settled();
    match (reason, act) {
        (Refused::Settled, _) => over(),
        (Refused::NotYourTurn, _) => message::entry_not_your_turn(),
        (Refused::Unexpected(_), _) => match question(state, letters) {
            Some(question) => message::refuse_other_asked(question),
            None => over(),
        },
        (Refused::Outside { square: 1 }, _) => message::refuse_not_centre(),
        (Refused::Outside { square }, _) => message::refuse_outside(u32::from(square)),
        (Refused::StoneError(why), Act::Place(at) | Act::Offer(at) | Act::Choose(at)) => {
            unplayable(Move::Place(at), why, letters).unwrap_or_else(over)
        }
        (Refused::StoneError(_), _) => over(),
        (Refused::Alike { offered }, Act::Offer(at)) if at == offered => {
            message::refuse_fifth_twice(point(offered, letters))
        }
        (Refused::Alike { offered }, _) => message::refuse_fifth_alike(point(offered, letters)),
        (Refused::WrongCount { most }, _) => message::refuse_fifth_count(u32::from(most)),
        (Refused::NotOffered, _) => message::refuse_not_offered(points(state.offers(), letters)),
    }
}

#[cfg(test)]
mod tests;
