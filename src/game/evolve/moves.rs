//! Moves: made, and completed.

use super::{Corrupt, opening, take_back};
use crate::clock::{Clock, Ms};
use crate::game::{Actor, Finding, Irregular, Limit, Made, Matter, Missing, MoveEvent, Phase, Ply, State};
use crate::rules::{BySide, Fault, Notation, Position, Side};

pub(super) fn apply(state: &mut State, at: Ms, event: &MoveEvent) -> Result<(), Corrupt> {
    match event {
        MoveEvent::Made { by, notation, irregular, .. } => match state.play.made.clone() {
            Some(made) => reply(state, &made.after, *by, (notation, irregular.as_ref())),
            None => make(state, *by, (notation, irregular.as_ref())),
        },
        MoveEvent::Amended { by, notation, irregular, .. } => match (state.play.made.clone(), &state.play.reply) {
            (Some(made), Some(_)) => reply(state, &made.after, *by, (notation, irregular.as_ref())),
            _ => make(state, *by, (notation, irregular.as_ref())),
        },
        MoveEvent::Pressed { side, left, .. } => press(state, at, *side, *left),
        MoveEvent::TakenBack { side, .. } => take_back::apply(state, at, *side),
    }
}

/// A move as it stands in a record: the notation, and what it left if it was not lawful.
type Written<'a> = (&'a str, Option<&'a Irregular>);

fn make(state: &mut State, by: Actor, written: Written<'_>) -> Result<(), Corrupt> {
    let made = take(state, &state.play.position, by, written)?;
    state.play.made = Some(made);
    state.play.begun = true;
    state.docket.chances = BySide::default();
    Ok(())
}

/// The opponent has moved though the move before was not completed: at a real board it has happened.
fn reply(state: &mut State, before: &Position, by: Actor, written: Written<'_>) -> Result<(), Corrupt> {
    state.play.reply = Some(take(state, before, by, written)?);
    state.docket.chances = BySide::default();
    Ok(())
}

/// What was made on this position: as the record has it, whatever is to be said against it.
fn take(state: &State, before: &Position, by: Actor, (notation, irregular): Written<'_>) -> Result<Made, Corrupt> {
    if let Ok(made) = read(before, by, notation, irregular) {
        return Ok(made);
    }
    let side = before.turn();
    let forced = before.force(notation, Notation::FILES);
    if let Some(Irregular { fault, position }) = irregular {
        let after = state.setup.rules.variant.read_fen(position).map_err(|why| Corrupt::Position(why.to_string()))?;
        let notation = forced.map_or_else(|_| notation.to_owned(), |forced| forced.notation);
        return Ok(Made { side, by, notation, lawful: None, fault: Some(*fault), after });
    }
    let forced = forced.map_err(|_| Corrupt::Move(notation.to_owned()))?;
    Ok(Made { side, by, notation: forced.notation, lawful: None, fault: forced.fault, after: forced.after })
}

/// What was made on this position, if the record and the rules agree on it.
pub(in crate::game) fn read(
    position: &Position,
    by: Actor,
    notation: &str,
    irregular: Option<&Irregular>,
) -> Result<Made, Finding> {
    let unlawful = || Finding::Move(notation.to_owned());
    let side = position.turn();
    match irregular {
        None => {
            let lawful = position.read(notation, Notation::FILES).map_err(|_| unlawful())?;
            let after = position.play(&lawful).ok_or_else(unlawful)?;
            Ok(Made { side, by, notation: position.full(&lawful), lawful: Some(lawful), fault: None, after })
        }
        Some(irregular) => {
            let forced = position.force(notation, Notation::FILES).map_err(|_| unlawful())?;
            // Earlier records have the queen stand at once where a pawn was left (CH-7.5.2).
            let queened = (irregular.fault == Fault::PawnLeft).then(|| forced.after.queened(side));
            let is_left = |after: &Position| after.fen() == irregular.position;
            let after = [Some(forced.after), queened].into_iter().flatten().find(is_left);
            let after = after.filter(|_| forced.fault == Some(irregular.fault));
            let after = after.ok_or_else(|| Finding::Left(notation.to_owned()))?;
            let notation = forced.notation;
            Ok(Made { side, by, notation, lawful: None, fault: Some(irregular.fault), after })
        }
    }
}

fn press(state: &mut State, at: Ms, side: Side, recorded: Ms) -> Result<(), Corrupt> {
    let Some(made) = state.play.made.clone() else { return Err(Corrupt::Missing(Missing::Made)) };
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
    let regulation = state.play.regulation.clone().map(Box::new);
    state.time.clock = clock;
    opening::put_stone(state, &made.notation);
    state.play.made = state.play.reply.take();
    state.play.owed = None;
    state.play.touched = None;
    state.presence.unsealed = false;
    let (after, stands) = (made.after, made.fault.is_none());
    let before = std::mem::replace(&mut state.play.position, after);
    let tracker = state.play.tracker.clone();
    state.play.tracker.step(&state.setup.rules.draws.clauses, &before, &after);
    let counting = state.play.counting;
    if let Some(counting) = state.play.counting.as_mut().filter(|counting| counting.by != side) {
        counting.moves = counting.moves.saturating_add(1);
    }
    state.play.plies.push(Ply { made, before, at, left: recorded, tracker, counting, mark, regulation });
    if stands {
        state.forget_passed_limits();
    }
    // By an opening regulation the same player may act again.
    if state.time.clock.running() == Some(side.other()) && state.turn() == side {
        state.time.clock.start(side, at);
    }
    Ok(())
}

impl State {
    /// The clocks once the move that was made is complete; none if that of `side` does not run.
    pub(in crate::game) fn clock_behind(&self, side: Side, at: Ms) -> Option<Clock> {
        let mut clock = self.time.clock.clone();
        match self.made() {
            Some(made) if self.turn_goes_on() && clock.running() == Some(side) => {
                clock.set_moves(made.side, clock.moves(made.side) + 1);
            }
            _ => drop(clock.press(side, at).ok()?),
        }
        Some(clock)
    }

    /// Whether the same player acts again behind the stone that was made, so that no clock is pressed yet: by an opening
    /// regulation what one does in a row is one turn (R-9.2.5.1).
    pub(in crate::game) fn turn_goes_on(&self) -> bool {
        let is_one = self.setup.rules.openings.regulation.as_ref().is_some_and(|rule| rule.turns)
            && self.play.regulation.is_some();
        let Some(made) = self.made().filter(|_| is_one) else { return false };
        opening::turn_behind(self, made) == Some(self.turn())
    }

    /// A limit that was reached and let pass, or whose condition is gone, is no matter any more.
    pub(super) fn forget_passed_limits(&mut self) {
        let still = self.reached_limits();
        self.docket.matters.retain(|matter| match matter {
            Matter::Reached(id) => still.contains(id),
            _ => true,
        });
        let played_out = self.played_out();
        // A repetition that was let pass was one of another position: the next is put before the arbiter anew, unless the
        // last one still waits.
        let waits = self.docket.has(&Matter::Reached(Limit::Repetition));
        let is_other = |limit: &Limit| *limit == Limit::Repetition && !waits;
        self.docket.settled.retain(|id| still.contains(id) && !played_out.contains(id) && !is_other(id));
    }
}
