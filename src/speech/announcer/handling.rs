//! The steps of a move at a real board, in words: what was touched, announced, made, and what was left out.

use super::{family, moves, room, to_arbiter};
use crate::{Announcement, Kind};
use golos_game::{Actor, Audience, HandlingEvent, Made, Omission, Seat, State, WrittenMove};
use golos_rules::{NotHandled, Notation, Position, Side};
use golos_wording::{Noun, Sentence, Slot, message};

pub(super) fn say(before: &State, after: &State, by: Actor, event: &HandlingEvent) -> Vec<Announcement> {
    let squares = |places: &[String]| Slot::Squares(places.to_vec());
    match event {
        HandlingEvent::Touched { side, places } => touched(after, by, *side, places),
        HandlingEvent::Lifted { place, .. } => {
            let lifted = step(by, message::step_lifted(Slot::Square(place.clone())));
            lifted.into_iter().chain(moves_left(before, after)).collect()
        }
        HandlingEvent::Placed { place, .. } => step(by, message::step_placed(Slot::Square(place.clone()))),
        HandlingEvent::Removed { places, .. } => step(by, message::step_removed(squares(places))),
        HandlingEvent::Crowned { place, role, .. } => {
            let message = if role.is_some() { message::step_exchanged } else { message::step_crowned };
            step(by, message(Slot::Square(place.clone())))
        }
        HandlingEvent::Announced { side, notation, .. } => {
            let said = announced(before, *side, notation);
            std::iter::once(said).chain(board_counts(after, Kind::Move)).collect()
        }
        HandlingEvent::Released { .. } => Vec::new(),
        HandlingEvent::Written { .. } => vec![Announcement::answer(by.seat, message::step_written())],
        HandlingEvent::Unswitched { side, .. } => {
            let to = Audience::of((*side).into()) | Audience::of(Seat::Assistant(*side)) | Audience::ARBITER;
            vec![Announcement::new(to, Kind::Trouble, message::move_press_failed())]
        }
    }
}

/// A step is told to who says it and to the arbiter: the opponent hears the move when it is announced.
fn step(by: Actor, sentence: Sentence) -> Vec<Announcement> {
    let back = Announcement::answer(by.seat, sentence.clone());
    let told = (!by.is_arbiter()).then(|| to_arbiter(Kind::Report, sentence));
    std::iter::once(back).chain(told).collect()
}

/// What a touch binds to is said aloud where the arbiter says it; what he may list for himself only he hears.
fn touched(after: &State, by: Actor, side: Side, places: &[String]) -> Vec<Announcement> {
    let squares = || Slot::Squares(places.to_vec());
    if by.side() == Some(side.other()) {
        let claimed = message::touch_claimed(side.other(), squares());
        return vec![
            Announcement::confirmation(by.seat, Kind::Confirmation, message::note_told()),
            to_arbiter(Kind::Irregularity, claimed),
        ];
    }
    if after.is_felt(side) {
        let felt = message::touch_felt(squares());
        return vec![Announcement::answer(by.seat, felt)];
    }
    let said = match after.touch_duty() {
        None => message::touch_free(squares()),
        Some(_) if after.has_to_castle() => message::touch_castles(squares()),
        Some((place, _)) => {
            let position = after.position();
            let is_own = position.piece_on(place).is_some_and(|piece| piece.side == side);
            let message = if is_own { message::irr_touched } else { message::touch_takes };
            message(Slot::Square(position.place_name(place)))
        }
    };
    let heard = if by.is_arbiter() {
        vec![room(Kind::Ruling, said)]
    } else {
        vec![Announcement::answer(by.seat, said.clone()), to_arbiter(Kind::Ruling, said)]
    };
    heard.into_iter().chain(moves_of(after)).collect()
}

/// The moves that are left, for the arbiter, once it is known what binds.
fn moves_left(before: &State, after: &State) -> Vec<Announcement> {
    let bound = |state: &State| state.touch_duty().map(|(place, _)| place);
    if bound(before) == bound(after) { Vec::new() } else { moves_of(after) }
}

/// Where the piece that binds may go anywhere, where it can go; else each move (CH-4.3.2, CH-4.3.3, CH-4.4.1).
fn moves_of(state: &State) -> Vec<Announcement> {
    let Some((place, left)) = state.touch_duty() else { return Vec::new() };
    let position = state.position();
    let is_own = position.piece_on(place).is_some_and(|piece| piece.side == position.turn());
    let is_free = is_own && position.bound(&[place]).is_some_and(|(_, all)| all.len() == left.len());
    let moves = if is_free {
        family::moves_of(position, &position.place_name(place), state.notation())
    } else {
        let read = |notation: &String| position.read(notation, Notation::FILES).ok();
        left.iter().filter_map(read).map(|mv| family::reading(position, &mv)).collect()
    };
    moves.into_iter().map(|sentence| to_arbiter(Kind::Report, sentence)).collect()
}

/// The move as it is announced, before it is made or behind it; one that was wrong before is put right (U-V.13.9).
fn announced(before: &State, side: Side, notation: &WrittenMove) -> Announcement {
    let position = before.position();
    let sentence = match notation.read_in(position) {
        Some(mv) => family::reading(position, &mv),
        None => {
            let (by, notation, after) = (Actor::from(side), notation.to_string(), *position);
            let made = Made { side, by, notation, lawful: None, fault: None, after };
            family::made(position, &made, 0, before.notation().renju)
        }
    };
    let sentence = match before.announced() {
        Some(earlier) if *notation != earlier => message::move_reannounced(sentence),
        Some(_) | None => sentence,
    };
    room(Kind::Move, sentence)
}

/// A move that was made without being announced in the same breath: the board counts (U-V.13.2), and only what was
/// announced otherwise is told to all.
pub(super) fn made(before: &State, after: &State, by: Actor) -> Vec<Announcement> {
    if let Some(counts) = board_counts(after, Kind::Ruling) {
        return vec![counts];
    }
    let (sentence, _) = moves::last(after).unwrap_or((message::ask_last_none(), after.turn()));
    let is_announced = before.announced().is_some();
    step(by, if is_announced { message::step_made_announced(sentence) } else { message::step_made(sentence) })
}

/// Which move counts, where another was announced, before it or after it (U-V.13.2). `None` if they are the same.
fn board_counts(after: &State, kind: Kind) -> Option<Announcement> {
    let (sentence, _) = moves::last(after).filter(|_| after.is_misannounced())?;
    Some(room(kind, message::move_board_wins(sentence)))
}

/// A move that was stepped out and never announced is heard when its clock is pressed: the opponent has to know it.
pub(super) fn unannounced(before: &State) -> Option<Announcement> {
    let is_silent = before.is_released() && before.announced().is_none();
    let (sentence, _) = moves::last(before).filter(|_| is_silent)?;
    Some(room(Kind::Move, sentence))
}

/// What was left out before the clock was pressed. For the arbiter.
pub(super) fn omitted(before: &State, after: &State, side: Side) -> Option<Announcement> {
    let said = match before.omitted() {
        Some((Omission::Announcement, article)) if before.sign().is_some() => {
            message::gate_sign(side, Slot::Article(article))
        }
        Some((Omission::Announcement, article)) => message::gate_announcement(side, Slot::Article(article)),
        Some((Omission::Record, article)) => message::gate_record(side, Slot::Article(article)),
        Some((Omission::RightAnnouncement, _)) => return misannounced(after, side),
        None if before.is_misannounced() => return misannounced(after, side),
        None => return None,
    };
    Some(to_arbiter(Kind::Irregularity, said))
}

fn misannounced(after: &State, side: Side) -> Option<Announcement> {
    let article = after.setup().rules.remedies.handling.as_ref().and_then(|rule| rule.misannounced.clone());
    let times = Slot::Count(after.misannounced(side), Noun::Time);
    let said = message::gate_other(side, times, Slot::Article(article.unwrap_or_default()));
    Some(to_arbiter(Kind::Irregularity, said))
}

/// Why a hand cannot have done that.
pub(super) fn refused(position: &Position, why: NotHandled, place: &str) -> Sentence {
    let at = || Slot::Square(place.to_owned());
    match why {
        NotHandled::Empty(_) => message::refuse_step_empty(at()),
        NotHandled::Occupied(_) => message::refuse_step_occupied(at()),
        NotHandled::NotCrowned(_) => message::refuse_step_crown(at()),
        NotHandled::NoRole => message::refuse_step_role(),
        NotHandled::TooMany => message::refuse_step_many(),
        NotHandled::NothingLifted => message::refuse_step_hand(),
        NotHandled::Unmoved => message::refuse_step_unmoved(),
        NotHandled::NoPieces if position.renju().is_some() => message::refuse_step_stones(),
        NotHandled::NoPieces => message::refuse_step_here(),
    }
}

/// What is done first, before the clock is pressed.
pub(super) fn lacks(state: &State, what: Omission, article: &str) -> Sentence {
    let article = Slot::Article(article.to_owned());
    match what {
        Omission::Announcement if let Some(sign) = state.sign() => {
            message::refuse_gate_sign(Slot::Text(sign.to_owned()), article)
        }
        Omission::Announcement => message::refuse_gate_announcement(article),
        Omission::RightAnnouncement => message::refuse_gate_other(article),
        Omission::Record => message::refuse_gate_record(article),
    }
}
