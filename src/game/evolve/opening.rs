//! Openings: drawn ones, and those by a regulation of renju.

use super::{Corrupt, expect, expect_phase, run_clock};
use crate::clock::Ms;
use crate::game::state::LastOffer;
use crate::game::{Actor, Made, Opening, OpeningAct, OpeningEvent, Phase, State};
use crate::rules::renju::{Letters, Move, OpeningState, Player};
use crate::rules::{BySide, Position, Side, Tracker};

pub(super) fn apply(state: &mut State, at: Ms, event: &OpeningEvent) -> Result<(), Corrupt> {
    match event {
        OpeningEvent::Awaited { side, .. } => wait_for(state, at, *side),
        OpeningEvent::Drawn { by, opening } => {
            expect(by.is_arbiter(), "the arbiter's draw")?;
            draw(state, at, opening)
        }
        OpeningEvent::Acted { by, act: done } => act(state, at, *by, done),
    }
}

fn wait_for(state: &mut State, at: Ms, side: Side) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Ready, Phase::Playing, Phase::Paused])?;
    expect(state.takes_opening() && state.opening().is_none(), "an opening that is still to be drawn")?;
    expect(!state.claim_pending(), "a ruled claim")?;
    state.presence.started.get_or_insert(at);
    state.presence.awaited = Some(side);
    if state.phase != Phase::Paused {
        state.phase = Phase::Playing;
        run_clock(state, at);
    }
    Ok(())
}

/// Play starts from the opening; the clock goes over to the side that moves.
fn draw(state: &mut State, at: Ms, opening: &Opening) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Ready, Phase::Playing, Phase::Paused])?;
    expect(state.takes_opening(), "a game before its first move")?;
    expect(!state.blocked(), "a ruled matter")?;
    let position = opening.verify(state.setup.rules.variant)?;
    state.play.tracker = Tracker::start(&state.setup.rules.draws.clauses, &position);
    state.play.position = position;
    state.setup.opening = Some(opening.clone());
    count_drawn(state);
    state.presence.awaited = None;
    state.play.counting = None;
    state.docket.chances = BySide::default();
    if state.phase == Phase::Playing {
        run_clock(state, at);
    }
    Ok(())
}

/// Where the rules count them, the clocks begin behind the moves that were drawn (DR-2.2.3.1).
pub(super) fn count_drawn(state: &mut State) {
    if state.setup.rules.openings.drawn.as_ref().is_some_and(|rule| rule.counted) {
        for side in Side::BOTH {
            state.time.clock.set_moves(side, state.control_moves(side));
        }
    }
}

/// What the opening regulation asked for besides stones is done; a swap exchanges the players, and their times with
/// them.
fn act(state: &mut State, at: Ms, by: Actor, act: &OpeningAct) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Playing])?;
    expect(state.play.made.is_none(), "a completed move")?;
    expect(!state.claim_pending() && state.missed().is_none(), "a game in play")?;
    let Some(regulation) = &state.play.regulation else { return Err(Corrupt::NotPending("an opening regulation")) };
    if by.side() == Some(state.turn().other()) {
        return Err(Corrupt::Turn(state.turn().other()));
    }
    let next = regulation
        .expected()
        .and_then(|(player, _)| regulation.act(player, act.in_rules()?).ok())
        .ok_or(Corrupt::NotPending("what the regulation asks for"))?;
    // R-9.2.5.1: what hands the turn over is one press of the clock, and earns what a press earns; it is no move.
    let actor = |of: &OpeningState| {
        let to_move =
            || [Player::First, Player::Second].into_iter().find(|&it| of.side(it) == state.play.position.turn());
        of.expected().map(|(player, _)| player).or_else(to_move)
    };
    let hands_over = actor(&next) != actor(regulation);
    let side = state.turn();
    if hands_over && state.setup.rules.openings.regulation.as_ref().is_some_and(|rule| rule.turns) {
        let moves = state.time.clock.moves(side);
        state.time.clock.press(side, at).map_err(|_| Corrupt::Turn(side))?;
        state.time.clock.set_moves(side, moves);
    }
    state.play.regulation = Some(next);
    state.play.begun = true;
    if *act == OpeningAct::Swap {
        let players = &mut state.setup.players;
        std::mem::swap(&mut players.white, &mut players.black);
        let warnings = &mut state.setup.warnings;
        std::mem::swap(&mut warnings.white, &mut warnings.black);
        std::mem::swap(&mut state.time.warned.white, &mut state.time.warned.black);
        state.offers.open = state.offers.open.map(Side::other);
        state.offers.last = state.offers.last.map(|last| LastOffer { side: last.side.other(), ..last });
        state.time.clock.swap(at);
    }
    settle(state);
    run_clock(state, at);
    Ok(())
}

/// While a regulation holds, a stone goes where it allows one.
pub(super) fn expect_stone(state: &State, notation: &str) -> Result<(), Corrupt> {
    behind_stone(state, notation).map(|_| ())
}

/// The regulation goes on behind a stone that was put.
pub(super) fn put_stone(state: &mut State, notation: &str) -> Result<(), Corrupt> {
    state.play.regulation = behind_stone(state, notation)?;
    settle(state);
    Ok(())
}

/// The regulation as it is behind a stone; none where none holds.
fn behind_stone(state: &State, notation: &str) -> Result<Option<OpeningState>, Corrupt> {
    let Some(regulation) = &state.play.regulation else { return Ok(None) };
    let put = || {
        let Move::Place(point) = Move::read(notation, Letters::AToP).ok()? else { return None };
        let (player, _) = regulation.expected()?;
        regulation.act(player, regulation.meant(point)?).ok()
    };
    put().map(Some).ok_or_else(|| Corrupt::Move(notation.to_owned()))
}

/// Whose turn it is behind the stone that was made.
pub(super) fn turn_behind(state: &State, made: &Made) -> Option<Side> {
    let next = behind_stone(state, &made.notation).ok()?;
    let next = next.filter(|next| next.settled().is_none());
    Some(next.and_then(|next| Some(next.side(next.expected()?.0))).unwrap_or(made.after.turn()))
}

/// Once nothing more is asked for, play goes on without the regulation.
fn settle(state: &mut State) {
    if state.play.regulation.as_ref().is_some_and(|regulation| regulation.settled().is_some()) {
        state.play.regulation = None;
    }
}

/// The regulation of a game of renju from the empty board; none where nothing is asked for.
pub(super) fn regulation(state: &State) -> Option<OpeningState> {
    let rule = state.setup.rules.openings.regulation.as_ref()?;
    let is_empty = matches!(&state.play.position, Position::Renju(position) if position.plies() == 0);
    let regulation = OpeningState::new(rule.opening);
    (is_empty && regulation.expected().is_some()).then_some(regulation)
}

impl State {
    /// Whether an opening can still be drawn: no move was made or sealed, be it put back since, and the game does not
    /// start from a position of its own.
    pub(in crate::game) fn takes_opening(&self) -> bool {
        !self.play.begun && self.envelope.is_none() && self.setup.position.is_none()
    }
}
