//! Openings: drawn ones, and those by a regulation of renju.

use super::exchange::exchange;
use super::{Corrupt, remedies, run_clock};
use crate::law::{LAST_MOMENT, behind_stone, unsettled};
use crate::state::Acted;
use crate::{Actor, Missing, Opening, OpeningAct, OpeningEvent, Phase, State};
use golos_clock::{Clock, Ms};
use golos_rules::renju::{OpeningState, Player};
use golos_rules::{BySide, Move, Position, Side, Tracker};

pub(super) fn apply(state: &mut State, at: Ms, by: Option<Actor>, event: &OpeningEvent) -> Result<(), Corrupt> {
    match event {
        OpeningEvent::Awaited { side, .. } => {
            wait_for(state, at, *side);
            Ok(())
        }
        OpeningEvent::Drawn { opening, .. } => draw(state, at, opening),
        OpeningEvent::Acted { act: done } => act(state, at, by, done),
        OpeningEvent::TakenBack { .. } => take_back(state, at),
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
    (state.presence.awaited, state.presence.came) = (None, None);
    state.presence.drawn_without = Side::BOTH.into_iter().any(|side| state.presence.absent[side]);
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
fn act(state: &mut State, at: Ms, by: Option<Actor>, act: &OpeningAct) -> Result<(), Corrupt> {
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
    let side = state.turn();
    let now = if *act == OpeningAct::Swap { side.other() } else { side };
    let (plies, before, clock) = (state.play.plies.len(), regulation.clone(), Some(state.time.clock.clone()));
    let ended = std::mem::take(&mut state.play.under_way.ended);
    let by = by.unwrap_or_else(|| Actor::from(side));
    let acted = Acted { by, act: act.clone(), side, now, plies, before, at, clock, ended };
    let hands_over = actor(&next) != actor(regulation);
    state.play.acts.push(acted);
    if hands_over && state.setup.rules.openings.regulation.as_ref().is_some_and(|rule| rule.turns) {
        let moves = state.time.clock.moves(side);
        state.time.clock.start(side, at);
        let _ = state.time.clock.press(side, at);
        state.time.clock.set_moves(side, moves);
    }
    state.play.regulation = unsettled(next);
    state.play.begun = true;
    if *act == OpeningAct::Swap {
        exchange(state, at);
    }
    run_clock(state, at);
    Ok(())
}

/// The last thing that was done by the regulation goes; the clocks are as if it had not been said.
fn take_back(state: &mut State, at: Ms) -> Result<(), Corrupt> {
    let acted = state.play.last_act().cloned().ok_or(Corrupt::Missing(Missing::RegulatedAct))?;
    state.play.acts.pop();
    let used = |clock: &Clock, at| clock.used(Side::White, at) + clock.used(Side::Black, at);
    let now = used(&state.time.clock, at);
    if acted.act == OpeningAct::Swap {
        exchange(state, at);
    }
    if let Some(mut clock) = acted.clock {
        let until = acted.at + (now - used(&clock, acted.at));
        // No flag falls by it: a moment is left.
        if clock.left(acted.side, until) < LAST_MOMENT {
            clock.stop(acted.at);
            clock.set(acted.side, LAST_MOMENT, acted.at);
        } else {
            clock.stop(until);
        }
        state.time.clock = clock;
    }
    state.play.regulation = Some(acted.before);
    state.play.under_way.ended = acted.ended;
    remedies::wait_again(state);
    state.offers.stand_again(state.play.steps());
    if state.phase == Phase::Playing {
        run_clock(state, at);
    }
    Ok(())
}

/// The regulation goes on behind a stone that was put; behind one that it does not allow it asks for the same.
pub(super) fn put_stone(state: &mut State, stone: Option<&Move>) {
    if let Some(next) = state.play.regulation.as_ref().and_then(|before| behind_stone(before, stone)) {
        state.play.regulation = unsettled(next);
    }
}

/// The regulation of a game of renju from the empty board; none where nothing is asked for.
pub(super) fn regulation(state: &State) -> Option<OpeningState> {
    let rule = state.setup.rules.openings.regulation.as_ref()?;
    let is_empty = matches!(&state.play.position, Position::Renju(position) if position.plies() == 0);
    let regulation = OpeningState::new(rule.opening);
    (is_empty && regulation.expected().is_some()).then_some(regulation)
}
