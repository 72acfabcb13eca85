//! The fold: what an event does to the state. It checks every event against the state, so that a hostile or a damaged
//! journal is found out here and never panics.

use super::state::Counting;
use super::{
    CLEAR_DRAW, Ending, Event, Irregular, IrregularityRuling, Made, Matter, Outcome, Phase, Ply, Seat, Setup, State,
    Verdict, WhoseTime,
};
use crate::clock::{Clock, Ms};
use crate::rules::draughts::Tracker;
use crate::rules::{BySide, Side};

/// An event that does not fit the state: the journal is damaged, or was made by something else than the program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Corrupt {
    #[error("time runs backwards: {at} ms after {last} ms")]
    TimeReversed { at: u64, last: u64 },
    #[error("a second opening record")]
    OpenedTwice,
    #[error("the opening position cannot be read: {0}")]
    Position(String),
    #[error("does not fit the phase of the game: {0:?}")]
    Phase(Phase),
    #[error("a move is not lawful in its position: {0}")]
    Move(String),
    #[error("the position after {0} is not what the record says")]
    Left(String),
    #[error("not the turn of {0}")]
    Turn(Side),
    #[error("the clock of {side} shows {computed} ms, the record says {recorded} ms")]
    Clock { side: Side, recorded: u64, computed: u64 },
    #[error("the flag of {0} fell earlier or later than the record says")]
    FlagTime(Side),
    #[error("the flag of {0} is missing")]
    FlagMissing(Side),
    #[error("nothing of the kind was pending: {0}")]
    NotPending(&'static str),
    #[error("the result does not follow from the game: {0}")]
    Result(&'static str),
}

impl State {
    /// The state after the first record.
    ///
    /// # Errors
    /// [`Corrupt::Position`] if the opening position cannot be read.
    pub fn open(setup: Setup) -> Result<State, Corrupt> {
        let position = match &setup.position {
            None => setup.rules.variant.start(),
            Some(fen) => setup.rules.variant.read_fen(fen).map_err(|e| Corrupt::Position(e.to_string()))?,
        };
        Ok(State {
            phase: Phase::Ready,
            counting: None,
            tracker: Tracker::start(&setup.rules.clauses, position.draughts()),
            position,
            plies: Vec::new(),
            made: None,
            clock: Clock::new(setup.control.clone()),
            offer: None,
            last_offer: None,
            accepted: false,
            docket: Vec::new(),
            settled: Vec::new(),
            warned: BySide::default(),
            at: Ms::ZERO,
            verdict: None,
            setup,
        })
    }
}

/// Applies one event.
///
/// # Errors
/// [`Corrupt`] if the event does not fit; the state is then unchanged.
pub fn evolve(state: &mut State, at: Ms, event: &Event) -> Result<(), Corrupt> {
    if at < state.at {
        return Err(Corrupt::TimeReversed { at: at.get(), last: state.at.get() });
    }
    if let Some((side, due)) = state.clock.flag_due()
        && due < at
        && !matches!(event, Event::Reopened { .. })
    {
        return Err(Corrupt::FlagMissing(side));
    }
    apply(state, at, event)?;
    state.at = at;
    Ok(())
}

fn apply(state: &mut State, at: Ms, event: &Event) -> Result<(), Corrupt> {
    match event {
        Event::Opened(_) => return Err(Corrupt::OpenedTwice),
        Event::Started { side } => {
            expect_phase(state, &[Phase::Ready])?;
            expect_turn(state, *side)?;
            state.phase = Phase::Playing;
            state.clock.start(*side, at);
        }
        Event::Made { by, notation, irregular, .. } => {
            expect(state.made.is_none(), "a free board")?;
            make(state, *by, notation, irregular.as_ref())?;
        }
        Event::Amended { by, notation, irregular, .. } => {
            expect(state.made.is_some(), "a move that was made")?;
            make(state, *by, notation, irregular.as_ref())?;
        }
        Event::Pressed { side, left } => press(state, at, *side, *left)?,
        Event::Flag { side } => {
            expect_phase(state, &[Phase::Playing])?;
            if state.clock.flag_due() != Some((*side, at)) {
                return Err(Corrupt::FlagTime(*side));
            }
            state.clock.fall(*side, at);
            state.clock.stop(at);
            state.phase = Phase::Paused;
            state.docket.push(Matter::Flag(*side));
        }
        Event::FlagVoid { side } => {
            expect(state.made.as_ref().is_some_and(|made| made.side == *side), "a move that wins")?;
            remove(state, "a flag", |matter| *matter == Matter::Flag(*side))?;
        }
        Event::Warned { side, left } => warn(state, *side, *left)?,
        Event::Paused { .. } => {
            expect_phase(state, &[Phase::Playing])?;
            state.clock.stop(at);
            state.phase = Phase::Paused;
        }
        Event::Resumed { .. } => {
            expect_phase(state, &[Phase::Paused])?;
            state.docket.retain(|matter| !matches!(matter, Matter::Gap { .. }));
            state.phase = Phase::Playing;
            state.clock.start(state.position.turn(), at);
        }
        Event::ClockSet { side, left, .. } => {
            expect(state.phase != Phase::Over, "a running game")?;
            state.clock.set(*side, *left, at);
            if !left.is_zero() {
                state.docket.retain(|matter| *matter != Matter::Flag(*side));
            }
        }
        Event::Reopened { gap, .. } => reopen(state, at, *gap),
        Event::Ended { verdict, .. } => end(state, at, verdict)?,
        Event::Said(_)
        | Event::Closed
        | Event::Jumped { .. }
        | Event::Asked { .. }
        | Event::Refused { .. }
        | Event::Noted { .. } => {}
        _ => apply_procedure(state, at, event)?,
    }
    Ok(())
}

/// Offers, claims, irregularities and what was reached.
fn apply_procedure(state: &mut State, at: Ms, event: &Event) -> Result<(), Corrupt> {
    match event {
        Event::Offered { side } => {
            expect_phase(state, &[Phase::Playing])?;
            state.offer = Some(*side);
            state.last_offer = Some(*side);
        }
        Event::Accepted { side } => {
            expect(state.offer == Some(side.other()), "an offer")?;
            state.offer = None;
            state.accepted = true;
        }
        Event::Declined { side, .. } => {
            expect(state.offer == Some(side.other()), "an offer")?;
            state.offer = None;
        }
        Event::Claimed { side, claim, intended, check } => {
            expect_phase(state, &[Phase::Playing])?;
            match state.setup.rules.repetition.check {
                WhoseTime::Claimant => state.clock.start(*side, at),
                WhoseTime::Offender | WhoseTime::Nobody => state.clock.stop(at),
            }
            let (intended, check) = (intended.clone(), check.clone());
            state.docket.push(Matter::Claim { side: *side, claim: *claim, intended, check });
        }
        Event::Counting { side } => {
            expect_phase(state, &[Phase::Playing])?;
            state.counting = Some(Counting { by: *side, moves: 0 });
        }
        Event::ClaimRuled { upheld } => {
            remove(state, "a claim", |matter| matches!(matter, Matter::Claim { .. }))?;
            if !upheld && state.phase == Phase::Playing {
                state.clock.start(state.position.turn(), at);
            }
        }
        Event::IrregularityFound { side, fault } => {
            let last = state.plies.last().map(|ply| (ply.made.side, ply.made.fault));
            expect(last == Some((*side, Some(*fault))), "an unlawful move")?;
            state.docket.push(Matter::Irregularity { side: *side, fault: *fault });
        }
        Event::IrregularityRuled { ruling, .. } => rule_irregularity(state, at, *ruling)?,
        Event::Reached { clause } => {
            state.docket.push(Matter::Reached(clause.clone()));
            state.settled.push(clause.clone());
        }
        Event::Dismissed { matter } => {
            remove(state, "a matter", |pending| match pending {
                Matter::Reached(clause) => clause == matter,
                Matter::Flag(_) => matter == "flag",
                _ => false,
            })?;
            if matter == CLEAR_DRAW {
                state.counting = None;
            }
        }
        _ => {}
    }
    Ok(())
}

fn make(state: &mut State, by: Seat, notation: &str, irregular: Option<&Irregular>) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Playing])?;
    let unlawful = || Corrupt::Move(notation.to_owned());
    let position = &state.position;
    let side = position.turn();
    let made = match irregular {
        None => {
            let lawful = position.read(notation).map_err(|_| unlawful())?;
            let after = position.play(&lawful).ok_or_else(unlawful)?;
            Made { side, by, notation: position.full(&lawful), lawful: Some(lawful), fault: None, after }
        }
        Some(irregular) => {
            let forced = position.force(notation).map_err(|_| unlawful())?;
            if forced.after.fen() != irregular.position || forced.fault != Some(irregular.fault) {
                return Err(Corrupt::Left(notation.to_owned()));
            }
            let (notation, after) = (forced.notation, forced.after);
            Made { side, by, notation, lawful: None, fault: Some(irregular.fault), after }
        }
    };
    state.made = Some(made);
    Ok(())
}

fn press(state: &mut State, at: Ms, side: Side, recorded: Ms) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Playing])?;
    expect_turn(state, side)?;
    let Some(made) = state.made.clone() else { return Err(Corrupt::NotPending("a move that was made")) };
    let mut clock = state.clock.clone();
    clock.press(side, at).map_err(|_| Corrupt::Turn(side))?;
    let computed = clock.left(side, at);
    if computed != recorded {
        return Err(Corrupt::Clock { side, recorded: recorded.get(), computed: computed.get() });
    }
    state.clock = clock;
    state.made = None;
    let after = made.after;
    let before = std::mem::replace(&mut state.position, after);
    let tracker = state.tracker.clone();
    state.tracker.step(&state.setup.rules.clauses, before.draughts(), after.draughts());
    let counting = state.counting;
    if let Some(counting) = state.counting.as_mut().filter(|counting| counting.by != side) {
        counting.moves = counting.moves.saturating_add(1);
    }
    state.plies.push(Ply { made, before, at, left: recorded, tracker, counting });
    state.forget_passed_limits();
    Ok(())
}

impl State {
    /// A limit that was reached and let pass, or whose condition is gone, is no matter any more.
    fn forget_passed_limits(&mut self) {
        let still = self.reached_limits();
        self.docket.retain(|matter| match matter {
            Matter::Reached(id) => still.contains(id),
            _ => true,
        });
        self.settled.retain(|id| still.contains(id));
    }
}

fn warn(state: &mut State, side: Side, left: Ms) -> Result<(), Corrupt> {
    let index = state.setup.warnings[side].iter().position(|&threshold| threshold == left);
    let Some(bit) = index.and_then(|index| 1_u32.checked_shl(u32::try_from(index).ok()?)) else {
        return Err(Corrupt::NotPending("a time warning"));
    };
    expect(state.warned[side] & bit == 0, "a first warning")?;
    state.warned[side] |= bit;
    Ok(())
}

fn rule_irregularity(state: &mut State, at: Ms, ruling: IrregularityRuling) -> Result<(), Corrupt> {
    let Some((side, _)) = state.irregularity() else { return Err(Corrupt::NotPending("an irregularity")) };
    if ruling == IrregularityRuling::Corrected {
        let Some(ply) = state.plies.pop() else { return Err(Corrupt::NotPending("an unlawful move")) };
        state.position = ply.before;
        state.tracker = ply.tracker;
        state.counting = ply.counting;
        state.made = None;
        match state.setup.rules.irregularities.correction {
            WhoseTime::Offender => state.clock.give_back(side, at),
            WhoseTime::Claimant | WhoseTime::Nobody => state.clock.stop(at),
        }
        if state.phase == Phase::Paused {
            state.clock.stop(at);
        }
    }
    remove(state, "an irregularity", |matter| matches!(matter, Matter::Irregularity { .. }))
}

fn reopen(state: &mut State, at: Ms, gap: Ms) {
    if state.phase == Phase::Playing {
        let side = state.clock.running();
        state.clock.stop(at);
        state.phase = Phase::Paused;
        state.docket.push(Matter::Gap { side, gap });
    }
}

fn end(state: &mut State, at: Ms, verdict: &Verdict) -> Result<(), Corrupt> {
    expect(state.phase != Phase::Over, "a running game")?;
    let loser = match verdict.outcome {
        Outcome::Win(side) => Some(side.other()),
        Outcome::Draw | Outcome::BothLost => None,
    };
    let follows = match &verdict.ending {
        Ending::NoPieces | Ending::Blocked => {
            loser == Some(state.board().turn())
                && State::lost_by_position(state.board()).as_ref() == Some(&verdict.ending)
        }
        Ending::Time => loser.is_some_and(|side| state.clock.fallen(side).is_some()),
        Ending::Resigned => loser.is_some(),
        Ending::Agreed => state.accepted && loser.is_none(),
        Ending::Clause(id) => loser.is_none() && state.setup.rules.has_limit(id),
        Ending::Repetition | Ending::BothFlags => verdict.outcome == Outcome::Draw,
        Ending::Decision(_) => true,
    };
    if !follows {
        return Err(Corrupt::Result("the reason does not hold"));
    }
    state.clock.stop(at);
    state.phase = Phase::Over;
    state.offer = None;
    state.docket.clear();
    state.verdict = Some(verdict.clone());
    Ok(())
}

fn expect(holds: bool, what: &'static str) -> Result<(), Corrupt> {
    if holds { Ok(()) } else { Err(Corrupt::NotPending(what)) }
}

fn expect_phase(state: &State, phases: &[Phase]) -> Result<(), Corrupt> {
    if phases.contains(&state.phase) { Ok(()) } else { Err(Corrupt::Phase(state.phase)) }
}

fn expect_turn(state: &State, side: Side) -> Result<(), Corrupt> {
    if state.position.turn() == side { Ok(()) } else { Err(Corrupt::Turn(side)) }
}

fn remove(state: &mut State, what: &'static str, which: impl Fn(&Matter) -> bool) -> Result<(), Corrupt> {
    let index = state.docket.iter().position(which).ok_or(Corrupt::NotPending(what))?;
    state.docket.remove(index);
    Ok(())
}
