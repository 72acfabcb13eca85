//! Moves: made, and completed.

use super::{Corrupt, expect, expect_phase, expect_turn, opening, take_back};
use crate::clock::{Clock, Ms};
use crate::game::{Actor, Irregular, Limit, Made, Matter, MoveEvent, Phase, Ply, State};
use crate::rules::{BySide, Fault, Notation, Position, Side};

pub(super) fn apply(state: &mut State, at: Ms, event: &MoveEvent) -> Result<(), Corrupt> {
    match event {
        MoveEvent::Made { by, notation, irregular, .. } if state.play.made.is_some() => {
            expect(state.play.reply.is_none(), "a free board")?;
            reply(state, *by, notation, irregular.as_ref())
        }
        MoveEvent::Made { by, notation, irregular, .. } => make(state, *by, notation, irregular.as_ref()),
        MoveEvent::Amended { by, notation, irregular, .. } if state.play.reply.is_some() => {
            reply(state, *by, notation, irregular.as_ref())
        }
        MoveEvent::Amended { by, notation, irregular, .. } => {
            expect(state.play.made.is_some(), "a move that was made")?;
            make(state, *by, notation, irregular.as_ref())
        }
        MoveEvent::Pressed { side, left, .. } => press(state, at, *side, *left),
        MoveEvent::TakenBack { by, side } => take_back::apply(state, at, *by, *side),
    }
}

fn make(state: &mut State, by: Actor, notation: &str, irregular: Option<&Irregular>) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Playing])?;
    let is_ruled = state.irregularity().is_none() || state.setup.rules.remedies.irregularities.until_the_end;
    expect(is_ruled, "a ruled irregularity")?;
    expect(state.envelope.is_none(), "an open envelope")?;
    expect(state.presence.awaited.is_none(), "a drawn opening")?;
    let mover = state.turn();
    expect(state.missed().is_none(), "both players, or one who may move alone")?;
    if by.side() == Some(mover.other()) {
        return Err(Corrupt::Turn(mover.other()));
    }
    opening::expect_stone(state, notation)?;
    let made = read(&state.play.position, by, notation, irregular)?;
    state.play.made = Some(made);
    state.play.begun = true;
    state.docket.chances = BySide::default();
    Ok(())
}

/// The opponent has moved though the move before was not completed: at a real board it has happened.
fn reply(state: &mut State, by: Actor, notation: &str, irregular: Option<&Irregular>) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Playing])?;
    expect(state.is_manual() && state.play.regulation.is_none() && !state.claim_pending(), "a real board in play")?;
    let Some(made) = &state.play.made else { return Err(Corrupt::NotPending("a move that was made")) };
    if by.side() == Some(made.side) {
        return Err(Corrupt::Turn(made.side));
    }
    state.play.reply = Some(read(&made.after, by, notation, irregular)?);
    state.docket.chances = BySide::default();
    Ok(())
}

/// What was made on this position, as the record has it.
fn read(position: &Position, by: Actor, notation: &str, irregular: Option<&Irregular>) -> Result<Made, Corrupt> {
    let unlawful = || Corrupt::Move(notation.to_owned());
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
            let after = after.ok_or_else(|| Corrupt::Left(notation.to_owned()))?;
            let notation = forced.notation;
            Ok(Made { side, by, notation, lawful: None, fault: Some(irregular.fault), after })
        }
    }
}

fn press(state: &mut State, at: Ms, side: Side, recorded: Ms) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Playing])?;
    expect_turn(state, side)?;
    let Some(made) = state.play.made.clone() else { return Err(Corrupt::NotPending("a move that was made")) };
    let clock = state.clock_behind(side, at).ok_or(Corrupt::Turn(side))?;
    let computed = clock.left(side, at);
    if computed != recorded {
        return Err(Corrupt::Clock { side, recorded: recorded.get(), computed: computed.get() });
    }
    let mark = clock.mark(side);
    let regulation = state.play.regulation.clone().map(Box::new);
    state.time.clock = clock;
    opening::put_stone(state, &made.notation)?;
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
