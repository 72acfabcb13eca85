//! Openings: drawn ones, and those by a regulation of renju.

use super::{Corrupt, expect, expect_phase, run_clock};
use crate::clock::Ms;
use crate::game::state::LastOffer;
use crate::game::{Opening, OpeningAct, Phase, Seat, State};
use crate::rules::renju::{Act, Expected, Letters, Move, Point};
use crate::rules::{Position, Side, Tracker};

/// Play starts from the opening; the clock goes over to the side that moves.
pub(super) fn draw(state: &mut State, at: Ms, opening: &Opening) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Ready, Phase::Playing, Phase::Paused])?;
    expect(state.takes_opening(), "a game before its first move")?;
    expect(!state.blocked(), "a ruled matter")?;
    let position = opening.verify(state.setup.rules.variant)?;
    state.tracker = Tracker::start(&state.setup.rules.clauses, &position);
    state.position = position;
    state.setup.opening = Some(opening.clone());
    state.awaited = None;
    state.counting = None;
    state.chance = None;
    if state.phase == Phase::Playing {
        run_clock(state, at);
    }
    Ok(())
}

/// What the opening regulation asked for besides stones is done; a swap exchanges the players, and their times with
/// them.
pub(super) fn act(state: &mut State, at: Ms, by: Seat, act: &OpeningAct) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Playing])?;
    expect(state.made.is_none(), "a completed move")?;
    expect(!state.claim_pending() && state.missed().is_none(), "a game in play")?;
    let Some(regulation) = &state.regulation else { return Err(Corrupt::NotPending("an opening regulation")) };
    if by == Seat::Player(state.turn().other()) {
        return Err(Corrupt::Turn(state.turn().other()));
    }
    let next = regulation
        .expected()
        .and_then(|(player, _)| regulation.act(player, in_rules(act)?).ok())
        .ok_or(Corrupt::NotPending("what the regulation asks for"))?;
    state.regulation = Some(next);
    state.begun = true;
    if *act == OpeningAct::Swap {
        let players = &mut state.setup.players;
        std::mem::swap(&mut players.white, &mut players.black);
        let warnings = &mut state.setup.warnings;
        std::mem::swap(&mut warnings.white, &mut warnings.black);
        std::mem::swap(&mut state.warned.white, &mut state.warned.black);
        state.offer = state.offer.map(Side::other);
        state.last_offer = state.last_offer.map(|last| LastOffer { side: last.side.other(), ..last });
        state.clock.swap(at);
    }
    settle(state);
    run_clock(state, at);
    Ok(())
}

/// An act as the rules have it; none for an offer that is no point.
pub(in crate::game) fn in_rules(act: &OpeningAct) -> Option<Act> {
    Some(match act {
        OpeningAct::Swap => Act::Swap,
        OpeningAct::Keep => Act::Keep,
        OpeningAct::Offers => Act::Offers,
        OpeningAct::Count(count) => Act::Count(*count),
        OpeningAct::Offer(point) => Act::Offer(Letters::AToP.read(point).ok()?),
    })
}

/// While a regulation holds, a stone goes where it allows one.
pub(super) fn expect_stone(state: &State, notation: &str) -> Result<(), Corrupt> {
    let Some(regulation) = &state.regulation else { return Ok(()) };
    let stone = stone(notation).and_then(|point| {
        let (player, expected) = regulation.expected()?;
        regulation.act(player, placed(expected, point)).ok()
    });
    stone.map(|_| ()).ok_or_else(|| Corrupt::Move(notation.to_owned()))
}

/// The regulation goes on behind a stone that was put.
pub(super) fn put_stone(state: &mut State, notation: &str) -> Result<(), Corrupt> {
    let Some(regulation) = &state.regulation else { return Ok(()) };
    let next = stone(notation).and_then(|point| {
        let (player, expected) = regulation.expected()?;
        regulation.act(player, placed(expected, point)).ok()
    });
    state.regulation = Some(next.ok_or_else(|| Corrupt::Move(notation.to_owned()))?);
    settle(state);
    Ok(())
}

/// A stone on a point: one of the fifth moves that were offered, or a stone of one's own.
pub(in crate::game) const fn placed(expected: Expected, point: Point) -> Act {
    match expected {
        Expected::Choice => Act::Choose(point),
        _ => Act::Place(point),
    }
}

fn stone(notation: &str) -> Option<Point> {
    match Move::read(notation, Letters::AToP).ok()? {
        Move::Place(point) => Some(point),
        Move::Pass => None,
    }
}

/// Once nothing more is asked for, play goes on without the regulation.
fn settle(state: &mut State) {
    if state.regulation.as_ref().is_some_and(|regulation| regulation.settled().is_some()) {
        state.regulation = None;
    }
}

/// The regulation of a game of renju from the empty board; none where nothing is asked for.
pub(super) fn regulation(state: &State) -> Option<crate::rules::renju::OpeningState> {
    let rule = state.setup.rules.regulation.as_ref()?;
    let is_empty = matches!(&state.position, Position::Renju(position) if position.plies() == 0);
    let regulation = crate::rules::renju::OpeningState::new(rule.opening);
    (is_empty && regulation.expected().is_some()).then_some(regulation)
}

impl State {
    /// Whether an opening can still be drawn: no move was made or sealed, be it put back since, and the game does not
    /// start from a position of its own.
    pub(in crate::game) fn takes_opening(&self) -> bool {
        !self.begun && self.sealed.is_none() && self.setup.position.is_none()
    }
}
