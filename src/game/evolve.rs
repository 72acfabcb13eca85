//! The fold: what an event does to the state. It checks every event against the state, so that a hostile or a damaged
//! journal is found out here and never panics.

use super::state::{Counting, LastOffer};
use super::{
    CLEAR_DRAW, Claim, Ending, Event, FLAG, Irregular, IrregularityRuling, LATENESS, Made, Matter, Opening,
    OpeningFault, Outcome, Phase, Ply, REPETITION, RuleFault, Seat, Setup, State, Verdict, WhoseTime,
};
use crate::clock::{Clock, Ms};
use crate::rules::{BySide, Notation, Side, Tracker};

/// An event that does not fit the state: the journal is damaged, or was made by something else than the program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Corrupt {
    #[error("time runs backwards: {at} ms after {last} ms")]
    TimeReversed { at: u64, last: u64 },
    #[error("a second opening record")]
    OpenedTwice,
    #[error("the record had been closed")]
    Closed,
    #[error("the rules, {0}")]
    Rules(#[from] RuleFault),
    #[error("the opening position cannot be read: {0}")]
    Position(String),
    #[error("the opening that was drawn: {0}")]
    Opening(#[from] OpeningFault),
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
    #[error("that {0} came too late is missing")]
    LateMissing(Side),
    #[error("nothing of the kind was pending: {0}")]
    NotPending(&'static str),
    #[error("the result does not follow from the game: {0}")]
    Result(&'static str),
}

/// The least time that is left to a side whose flag is not down: its flag then falls by itself, with its record.
pub(super) const LAST_MOMENT: Ms = Ms::new(1);

impl State {
    /// The state after the first record.
    ///
    /// # Errors
    /// [`Corrupt::Rules`] if the rules are not sensible, [`Corrupt::Position`] if the opening position cannot be read,
    /// [`Corrupt::Opening`] if the drawn opening does not lead to the position that it names.
    pub fn open(setup: Setup) -> Result<State, Corrupt> {
        if let Some(fault) = setup.rules.fault() {
            return Err(fault.into());
        }
        let variant = setup.rules.variant;
        let position = match (&setup.opening, &setup.position) {
            (None, None) => variant.start(),
            (None, Some(fen)) => variant.read_fen(fen).map_err(|e| Corrupt::Position(e.to_string()))?,
            (Some(opening), None) => opening.verify(variant)?,
            (Some(_), Some(_)) => return Err(OpeningFault::TwoStarts.into()),
        };
        Ok(State {
            phase: Phase::Ready,
            counting: None,
            tracker: Tracker::start(&setup.rules.clauses, &position),
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
            absent: BySide::default(),
            late: BySide::default(),
            started: None,
            at: Ms::ZERO,
            verdict: None,
            closed: false,
            awaited: None,
            begun: false,
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
    if state.closed && !matches!(event, Event::Reopened { .. }) {
        return Err(Corrupt::Closed);
    }
    if let Some((side, due)) = state.clock.flag_due()
        && due < at
        && !matches!(event, Event::Reopened { .. })
    {
        return Err(Corrupt::FlagMissing(side));
    }
    let unnoticed = |&side: &Side| state.late_due(side).is_some_and(|due| due < at);
    if !matches!(event, Event::Reopened { .. })
        && let Some(side) = Side::BOTH.into_iter().find(unnoticed)
    {
        return Err(Corrupt::LateMissing(side));
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
            if *side != state.side_to_run() {
                return Err(Corrupt::Turn(*side));
            }
            state.phase = Phase::Playing;
            state.started = Some(at);
            state.clock.start(*side, at);
        }
        Event::Awaited { side } => {
            expect_phase(state, &[Phase::Ready, Phase::Playing, Phase::Paused])?;
            expect(state.takes_opening() && state.opening().is_none(), "an opening that is still to be drawn")?;
            expect(!state.claim_pending(), "a ruled claim")?;
            state.started.get_or_insert(at);
            state.awaited = Some(*side);
            if state.phase != Phase::Paused {
                state.phase = Phase::Playing;
                run_clock(state, at);
            }
        }
        Event::OpeningDrawn { by, opening } => {
            expect(*by == Seat::Arbiter, "the arbiter's draw")?;
            draw_opening(state, at, opening)?;
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
            expect(state.completed_win(*side).is_some(), "a move that wins")?;
            remove(state, "a flag", |matter| *matter == Matter::Flag(*side))?;
        }
        Event::Warned { side, left } => warn(state, at, *side, *left)?,
        Event::Paused { .. } => {
            expect_phase(state, &[Phase::Playing])?;
            state.clock.stop(at);
            state.phase = Phase::Paused;
        }
        Event::Resumed { .. } => {
            expect_phase(state, &[Phase::Paused])?;
            state.docket.retain(|matter| !matches!(matter, Matter::Gap { .. }));
            state.phase = Phase::Playing;
            run_clock(state, at);
        }
        Event::ClockSet { side, left, .. } => {
            expect(state.phase != Phase::Over, "a running game")?;
            // A flag falls only by itself, with its own record.
            expect(!left.is_zero(), "time to be left")?;
            state.clock.set(*side, *left, at);
            state.docket.retain(|matter| *matter != Matter::Flag(*side));
        }
        Event::Reopened { gap, .. } => reopen(state, *gap),
        Event::Ended { by, verdict } => end(state, at, *by, verdict)?,
        Event::Closed => state.closed = true,
        Event::Said(_) | Event::Jumped { .. } | Event::Asked { .. } | Event::Refused { .. } | Event::Noted { .. } => {}
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
            state.last_offer = Some(LastOffer { side: *side, forces: state.relation() });
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
            expect(!state.claim_pending(), "one claim at a time")?;
            let (intended, check) = (intended.clone(), check.clone());
            state.docket.push(Matter::Claim { side: *side, claim: *claim, intended, check });
            run_clock(state, at);
        }
        Event::Counting { side } => {
            expect_phase(state, &[Phase::Playing])?;
            state.counting = Some(Counting { by: *side, moves: 0 });
        }
        Event::ClaimRuled { upheld } => {
            remove(state, "a claim", |matter| matches!(matter, Matter::Claim { .. }))?;
            if !upheld && state.phase == Phase::Playing {
                run_clock(state, at);
            }
        }
        Event::IrregularityFound { side, fault } => {
            expect_phase(state, &[Phase::Playing])?;
            let last = state.plies.last().map(|ply| (ply.made.side, ply.made.fault));
            let is_new = state.irregularity().is_none();
            expect(is_new && last == Some((*side, Some(*fault))), "an unlawful move")?;
            state.docket.push(Matter::Irregularity { side: *side, fault: *fault });
        }
        Event::IrregularityRuled { by, ruling, .. } => rule_irregularity(state, at, *by, *ruling)?,
        Event::Absent { side } => {
            expect_phase(state, &[Phase::Ready, Phase::Playing])?;
            expect(state.can_be_absent(*side), "a game before the first move")?;
            state.absent[*side] = true;
            if state.phase == Phase::Playing {
                run_clock(state, at);
            }
        }
        Event::Arrived { side } => {
            expect_phase(state, &[Phase::Playing, Phase::Paused])?;
            expect(state.absent[*side], "an absent player")?;
            state.absent[*side] = false;
            if state.phase == Phase::Playing {
                run_clock(state, at);
            }
        }
        Event::Late { side } => {
            expect_phase(state, &[Phase::Playing])?;
            expect(state.late_due(*side) == Some(at), "lateness")?;
            state.late[*side] = true;
            state.docket.push(Matter::Late(*side));
        }
        Event::Reached { clause } => {
            expect_phase(state, &[Phase::Playing, Phase::Paused])?;
            expect(state.new_limits().contains(clause), "a limit that is reached")?;
            state.docket.push(Matter::Reached(clause.clone()));
            state.settled.push(clause.clone());
        }
        Event::Dismissed { matter } => {
            remove(state, "a matter", |pending| match pending {
                Matter::Reached(clause) => clause == matter,
                Matter::Flag(_) => matter == FLAG,
                Matter::Late(_) => matter == LATENESS,
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

/// Play starts from the opening; the clock goes over to the side that moves.
fn draw_opening(state: &mut State, at: Ms, opening: &Opening) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Ready, Phase::Playing, Phase::Paused])?;
    expect(state.takes_opening(), "a game before its first move")?;
    expect(!state.blocked(), "a ruled matter")?;
    let position = opening.verify(state.setup.rules.variant)?;
    state.tracker = Tracker::start(&state.setup.rules.clauses, &position);
    state.position = position;
    state.setup.opening = Some(opening.clone());
    state.awaited = None;
    state.counting = None;
    if state.phase == Phase::Playing {
        run_clock(state, at);
    }
    Ok(())
}

fn make(state: &mut State, by: Seat, notation: &str, irregular: Option<&Irregular>) -> Result<(), Corrupt> {
    expect_phase(state, &[Phase::Playing])?;
    expect(state.irregularity().is_none(), "a ruled irregularity")?;
    expect(state.awaited.is_none(), "a drawn opening")?;
    let unlawful = || Corrupt::Move(notation.to_owned());
    let position = &state.position;
    let side = position.turn();
    expect(state.missed().is_none(), "both players, or one who may move alone")?;
    if by == Seat::Player(side.other()) {
        return Err(Corrupt::Turn(side.other()));
    }
    let made = match irregular {
        None => {
            let lawful = position.read(notation, Notation::FILES).map_err(|_| unlawful())?;
            let after = position.play(&lawful).ok_or_else(unlawful)?;
            Made { side, by, notation: position.full(&lawful), lawful: Some(lawful), fault: None, after }
        }
        Some(irregular) => {
            let forced = position.force(notation, Notation::FILES).map_err(|_| unlawful())?;
            if forced.after.fen() != irregular.position || forced.fault != Some(irregular.fault) {
                return Err(Corrupt::Left(notation.to_owned()));
            }
            let (notation, after) = (forced.notation, forced.after);
            Made { side, by, notation, lawful: None, fault: Some(irregular.fault), after }
        }
    };
    state.made = Some(made);
    state.begun = true;
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
    let (after, stands) = (made.after, made.fault.is_none());
    let before = std::mem::replace(&mut state.position, after);
    let tracker = state.tracker.clone();
    state.tracker.step(&state.setup.rules.clauses, &before, &after);
    let counting = state.counting;
    if let Some(counting) = state.counting.as_mut().filter(|counting| counting.by != side) {
        counting.moves = counting.moves.saturating_add(1);
    }
    state.plies.push(Ply { made, before, at, left: recorded, tracker, counting });
    if stands {
        state.forget_passed_limits();
    }
    Ok(())
}

impl State {
    /// Whether an opening can still be drawn: no move was made, be it put back since, and the game does not start from a position of its own.
    pub(super) fn takes_opening(&self) -> bool {
        !self.begun && self.setup.position.is_none()
    }

    /// A limit that was reached and let pass, or whose condition is gone, is no matter any more.
    fn forget_passed_limits(&mut self) {
        let still = self.reached_limits();
        self.docket.retain(|matter| match matter {
            Matter::Reached(id) => still.contains(id),
            _ => true,
        });
        let played_out = self.played_out();
        self.settled.retain(|id| still.contains(id) && !played_out.contains(id));
    }
}

fn warn(state: &mut State, at: Ms, side: Side, left: Ms) -> Result<(), Corrupt> {
    let is_due = state.warnings_left(side).any(|threshold| threshold == left);
    expect(is_due && state.clock.reaches(side, left) == Some(at), "a time warning")?;
    let thresholds = state.setup.warnings[side].iter().take(State::MOST_WARNINGS).enumerate();
    state.warned[side] |=
        thresholds.filter(|&(_, &threshold)| threshold == left).fold(0, |bits, (index, _)| bits | 1 << index);
    Ok(())
}

/// Lets that clock run which should: while a claim is checked on the claimant's time his, while a late player's opening
/// is drawn his, else that of the side to move.
fn run_clock(state: &mut State, at: Ms) {
    let claim = state.docket.iter().find_map(|matter| match matter {
        Matter::Claim { side, claim, .. } => Some((*side, *claim)),
        _ => None,
    });
    match (claim, state.setup.rules.repetition.check) {
        (None, _) => state.clock.start(state.awaited.unwrap_or_else(|| state.side_to_run()), at),
        // R-6.1.10.5: who has no time left to win stops the clocks with his claim.
        (Some((_, Claim::ShortOfTime)), _) | (_, WhoseTime::Offender | WhoseTime::Nobody) => state.clock.stop(at),
        (Some((side, _)), WhoseTime::Claimant) => state.clock.start(side, at),
    }
}

fn rule_irregularity(state: &mut State, at: Ms, by: Seat, ruling: IrregularityRuling) -> Result<(), Corrupt> {
    let Some((side, _)) = state.irregularity() else { return Err(Corrupt::NotPending("an irregularity")) };
    expect(!state.claim_pending(), "a ruled claim")?;
    expect(by != Seat::Player(side), "the opponent's ruling")?;
    if ruling == IrregularityRuling::Corrected {
        let Some(ply) = state.plies.pop() else { return Err(Corrupt::NotPending("an unlawful move")) };
        state.position = ply.before;
        state.tracker = ply.tracker;
        state.counting = ply.counting;
        state.made = None;
        match state.setup.rules.irregularities.correction {
            WhoseTime::Offender => {
                state.clock.give_back(side, at);
                // A correction of the clock in between may have left less than the move had earned.
                state.clock.set(side, state.clock.left(side, at).max(LAST_MOMENT), at);
            }
            WhoseTime::Claimant | WhoseTime::Nobody => state.clock.stop(at),
        }
        if state.phase == Phase::Paused {
            state.clock.stop(at);
        }
    }
    remove(state, "an irregularity", |matter| matches!(matter, Matter::Irregularity { .. }))?;
    if ruling == IrregularityRuling::Stands {
        state.forget_passed_limits();
    }
    Ok(())
}

/// The clock stands as it stood at the last record: what came after it is in the gap.
fn reopen(state: &mut State, gap: Ms) {
    state.closed = false;
    if state.phase == Phase::Playing {
        let side = state.clock.running();
        state.clock.stop(state.at);
        state.phase = Phase::Paused;
        state.docket.push(Matter::Gap { side, gap });
    }
}

fn end(state: &mut State, at: Ms, by: Option<Seat>, verdict: &Verdict) -> Result<(), Corrupt> {
    expect(state.phase != Phase::Over, "a running game")?;
    let winner = match verdict.outcome {
        Outcome::Win(side) => Some(side),
        Outcome::Draw | Outcome::BothLost => None,
    };
    let loser = winner.map(Side::other);
    // A person may rule a draw that was claimed; by itself it follows only from a limit that was put on the docket.
    let reached = |id: &str| by.is_some() || state.docket.iter().any(|m| matches!(m, Matter::Reached(on) if on == id));
    let follows = match &verdict.ending {
        Ending::Board(_) => State::decided(state.board()) == Some((verdict.outcome, verdict.ending.clone())),
        Ending::Time => loser.is_some_and(|side| state.clock.fallen(side).is_some()),
        Ending::Resigned => loser.is_some() && by == loser.map(Seat::from),
        Ending::Agreed => state.accepted && verdict.outcome == Outcome::Draw,
        Ending::Clause(id) => verdict.outcome == Outcome::Draw && state.setup.rules.has_limit(id) && reached(id),
        Ending::Repetition => verdict.outcome == Outcome::Draw && reached(REPETITION),
        Ending::BothFlags => verdict.outcome == Outcome::Draw && by.is_some(),
        Ending::Absence => {
            let late = Side::BOTH.map(|side| state.is_unexcused(side));
            let lost = match verdict.outcome {
                Outcome::Win(Side::White) => late == [false, true],
                Outcome::Win(Side::Black) => late == [true, false],
                Outcome::BothLost => late == [true, true],
                Outcome::Draw => false,
            };
            lost && by == Some(Seat::Arbiter)
        }
        Ending::Decision(_) => by == Some(Seat::Arbiter),
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
