//! Openings: drawn ones, and those by a regulation of renju.

use super::{Corrupt, run_clock};
use crate::clock::Ms;
use crate::game::state::LastOffer;
use crate::game::{Finding, Made, Missing, Opening, OpeningAct, OpeningEvent, Phase, State};
use crate::rules::renju::{Letters, Move, OpeningState, Player};
use crate::rules::{BySide, Position, Side, Tracker};

pub(super) fn apply(state: &mut State, at: Ms, event: &OpeningEvent) -> Result<(), Corrupt> {
    match event {
        OpeningEvent::Awaited { side, .. } => {
            wait_for(state, at, *side);
            Ok(())
        }
        OpeningEvent::Drawn { opening, .. } => draw(state, at, opening),
        OpeningEvent::Acted { act: done, .. } => act(state, at, done),
    }
}

fn wait_for(state: &mut State, at: Ms, side: Side) {
    state.presence.started.get_or_insert(at);
    state.presence.awaited = Some(side);
    if state.phase != Phase::Paused {
        state.phase = Phase::Playing;
        run_clock(state, at);
    }
}

/// Play starts from the opening; the clock goes over to the side that moves.
fn draw(state: &mut State, at: Ms, opening: &Opening) -> Result<(), Corrupt> {
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
fn act(state: &mut State, at: Ms, act: &OpeningAct) -> Result<(), Corrupt> {
    let regulation = state.play.regulation.as_ref().ok_or(Corrupt::Missing(Missing::Regulation))?;
    let next = regulation
        .expected()
        .and_then(|(player, _)| regulation.act(player, act.in_rules()?).ok())
        .ok_or(Corrupt::Missing(Missing::RegulatedAct))?;
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
        state.time.clock.start(side, at);
        let _ = state.time.clock.press(side, at);
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
pub(in crate::game) fn expect_stone(state: &State, notation: &str) -> Result<(), Finding> {
    let is_allowed = state.play.regulation.is_none() || behind_stone(state, notation).is_some();
    if is_allowed { Ok(()) } else { Err(Finding::Move(notation.to_owned())) }
}

/// The regulation goes on behind a stone that was put; behind one that it does not allow it asks for the same.
/// Whether it was allowed.
pub(super) fn put_stone(state: &mut State, notation: &str) -> bool {
    if state.play.regulation.is_none() {
        return true;
    }
    let Some(next) = behind_stone(state, notation) else { return false };
    state.play.regulation = Some(next);
    settle(state);
    true
}

/// The regulation as it is behind a stone; none where none holds, or where it allows no such stone.
fn behind_stone(state: &State, notation: &str) -> Option<OpeningState> {
    let regulation = state.play.regulation.as_ref()?;
    let Move::Place(point) = Move::read(notation, Letters::AToP).ok()? else { return None };
    let (player, _) = regulation.expected()?;
    regulation.act(player, regulation.meant(point)?).ok()
}

/// Whose turn it is behind the stone that was made; none where the regulation allows no such stone.
pub(super) fn turn_behind(state: &State, made: &Made) -> Option<Side> {
    let next = behind_stone(state, &made.notation)?;
    let asked = next.expected().filter(|_| next.settled().is_none()).map(|(player, _)| next.side(player));
    Some(asked.unwrap_or(made.after.turn()))
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
