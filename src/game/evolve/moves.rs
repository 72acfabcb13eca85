//! Moves: made, and completed.

use super::{Corrupt, opening, take_back};
use crate::law::{Written, read};
use crate::state::UnderWay;
use crate::{Actor, IrregularMove, Limit, Made, Missing, MoveEvent, PendingRuling, Phase, Ply, State};
use golos_clock::{Ms, TakeBackMark};
use golos_rules::{BySide, Position, Side};

pub(super) fn apply(state: &mut State, at: Ms, by: Option<Actor>, event: &MoveEvent) -> Result<(), Corrupt> {
    state.docket.last_ruling = None;
    match event {
        MoveEvent::Made { notation, irregular, .. } => match state.play.under_way.made.clone() {
            Some(made) => reply(state, &made.after, by, (notation, irregular.as_ref())),
            None => make(state, by, (notation, irregular.as_ref())),
        },
        MoveEvent::Amended { notation, irregular, .. } => {
            match (state.play.under_way.made.clone(), &state.play.under_way.reply) {
                (Some(made), Some(_)) => reply(state, &made.after, by, (notation, irregular.as_ref())),
                (Some(_) | None, _) => make(state, by, (notation, irregular.as_ref())),
            }
        }
        MoveEvent::Pressed { side, left, .. } => press(state, at, *side, *left),
        MoveEvent::TakenBack { kept: true, .. } => take_back::amend(state),
        MoveEvent::TakenBack { side, .. } => take_back::apply(state, at, *side),
    }
}

fn make(state: &mut State, by: Option<Actor>, written: Written<'_>) -> Result<(), Corrupt> {
    let made = take(state, &state.play.position, by, written)?;
    // A move in one line is announced with it, and so is one that is amended.
    let is_announced = !state.play.under_way.handled.released || state.play.under_way.made.is_some();
    if is_announced && state.play.under_way.handled.announced.is_some() {
        state.play.under_way.handled.announced = Some(made.notation.clone());
    }
    state.play.under_way.made = Some(made);
    state.play.begun = true;
    // Who plays on has not agreed.
    state.docket.proposed = None;
    state.docket.chances = BySide::default();
    Ok(())
}

/// The opponent has moved though the move before was not completed: at a real board it has happened.
fn reply(state: &mut State, before: &Position, by: Option<Actor>, written: Written<'_>) -> Result<(), Corrupt> {
    state.play.under_way.reply = Some(take(state, before, by, written)?);
    state.docket.chances = BySide::default();
    Ok(())
}

/// What was made on this position: as the record has it, whatever is to be said against it.
fn take(
    state: &State,
    before: &Position,
    by: Option<Actor>,
    (notation, irregular): Written<'_>,
) -> Result<Made, Corrupt> {
    if let Ok(made) = read(before, by, notation, irregular) {
        return Ok(made);
    }
    let side = before.turn();
    let by = by.unwrap_or_else(|| Actor::from(side));
    let forced = notation.forced_in(before);
    if let Some(IrregularMove { fault, position }) = irregular {
        let after = state.setup.rules.variant.read_fen(position).map_err(|why| Corrupt::Position(why.to_string()))?;
        let notation = forced.map_or_else(|| notation.to_string(), |forced| forced.notation);
        return Ok(Made { side, by, notation, lawful: None, fault: Some(*fault), after });
    }
    let forced = forced.ok_or_else(|| Corrupt::Move(notation.to_string()))?;
    Ok(Made { side, by, notation: forced.notation, lawful: None, fault: forced.fault, after: forced.after })
}

fn press(state: &mut State, at: Ms, side: Side, recorded: Ms) -> Result<(), Corrupt> {
    let Some(made) = state.play.under_way.made.clone() else { return Err(Corrupt::Missing(Missing::Made)) };
    let (mark, at_press, in_place) = match state.play.amends.pop() {
        Some(kept) => (kept.mark, kept.at, true),
        None => (switch(state, at, side, recorded), at, false),
    };
    let regulation = state.play.regulation.clone().map(Box::new);
    opening::put_stone(state, made.lawful.as_ref());
    let reply = state.play.under_way.reply.take();
    let done = std::mem::replace(&mut state.play.under_way, UnderWay { made: reply, ..UnderWay::nothing() });
    let UnderWay { ended, owed, touched: bound, handled, .. } = done;
    if handled.announced.is_some_and(|announced| announced != made.notation) {
        state.docket.misannounced[made.side] = state.docket.misannounced[made.side].saturating_add(1);
    }
    state.presence.resumption.unsealed = false;
    state.presence.resumption.lost = false;
    let (after, stands) = (made.after, made.fault.is_none());
    let before = std::mem::replace(&mut state.play.position, after);
    let tracker = state.play.tracker.clone();
    state.play.tracker.step(&state.setup.rules.draws.clauses, &before, &after);
    let counting = state.play.counting;
    if let Some(counting) = state.play.counting.as_mut().filter(|counting| counting.by != side) {
        counting.moves = counting.moves.saturating_add(1);
    }
    let touched = handled.touched;
    let ply = Ply {
        made,
        before,
        at: at_press,
        left: recorded,
        tracker,
        counting,
        mark,
        touched,
        bound,
        regulation,
        owed,
        ended,
        in_place,
    };
    state.play.plies.push(ply);
    if stands {
        state.forget_passed_limits();
    }
    // By an opening regulation the same player may act again.
    if state.time.clock.running() == Some(side.other()) && state.turn() == side {
        state.time.clock.start(side, at);
    }
    Ok(())
}

/// The clock is switched, and what it has to know to take that back is kept.
fn switch(state: &mut State, at: Ms, side: Side, recorded: Ms) -> TakeBackMark {
    let mut clock = state.clock_behind(side, at).unwrap_or_else(|| {
        let mut clock = state.time.clock.clone();
        clock.start(side, at);
        let _ = clock.press(side, at);
        clock
    });
    // The record is believed.
    if clock.left(side, at) != recorded {
        clock.set(side, recorded, at);
    }
    if state.phase != Phase::Playing {
        clock.stop(at);
    }
    let mark = clock.mark(side);
    state.time.clock = clock;
    mark
}

impl State {
    /// A limit that was reached and let pass, or whose condition is gone, is no matter any more.
    pub(super) fn forget_passed_limits(&mut self) {
        let still = self.reached_limits();
        self.docket
            .matters
            .retain(|matter| if let PendingRuling::Reached(limit) = matter { still.contains(limit) } else { true });
        let played_out = self.played_out();
        // A repetition that was let pass was one of another position: the next is put before the arbiter anew, unless the
        // last one still waits.
        let waits = self.docket.has(&PendingRuling::Reached(Limit::Repetition));
        let is_other = |limit: &Limit| *limit == Limit::Repetition && !waits;
        self.docket.settled.retain(|id| still.contains(id) && !played_out.contains(id) && !is_other(id));
    }
}
