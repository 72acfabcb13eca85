//! The fold: what an event does to the state. It checks every event against the state, so that a hostile or a damaged
//! journal is found out here and never panics.

use std::sync::Arc;

mod adjournment;
mod attendance;
mod claims;
mod clock;
mod docket;
mod end;
mod moves;
mod opening;
mod remedies;
mod take_back;

use super::state::{Docket, Offers, Play, Presence, Times};
use super::{
    Broken, Claim, Event, HearingEvent, Matter, OpeningFault, Phase, RecordEvent, RuleFault, Setup, State, WhoseTime,
};
use crate::clock::{Clock, Ms};
use crate::ledger::Head;
use crate::rules::{BySide, Side, Tracker};

/// An event that does not fit the state: the journal is damaged, or was made by something else than the program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Corrupt {
    #[error(transparent)]
    Record(#[from] Broken),
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
        let tracker = Tracker::start(&setup.rules.draws.clauses, &position);
        let mut state = State {
            head: Head::default(),
            fixed: Arc::new(setup.clone()),
            phase: Phase::Ready,
            verdict: None,
            play: Play::new(position, tracker),
            time: Times { clock: Clock::new(setup.control.clone()), warned: BySide::default() },
            presence: Presence::default(),
            offers: Offers::default(),
            docket: Docket::default(),
            envelope: None,
            setup,
        };
        state.play.regulation = opening::regulation(&state);
        opening::count_drawn(&mut state);
        Ok(state)
    }
}

/// Does what the event says.
pub(super) fn apply(state: &mut State, at: Ms, event: &Event) -> Result<(), Corrupt> {
    match event {
        Event::Opened(_) => Err(Broken::OpenedTwice.into()),
        Event::Attendance(event) => attendance::apply(state, at, *event),
        Event::Opening(event) => opening::apply(state, at, event),
        Event::Move(event) => moves::apply(state, at, event),
        Event::Clock(event) => clock::apply(state, at, event),
        Event::Offer(event) => claims::offer(state, *event),
        Event::Claim(event) => claims::apply(state, at, event),
        Event::Docket(event) => docket::apply(state, event),
        Event::Remedy(event) => remedies::apply(state, at, event),
        Event::Adjournment(event) => adjournment::apply(state, at, event),
        Event::Ended { by, verdict } => end::end(state, at, *by, verdict),
        Event::Record(RecordEvent::Reopened { gap, .. }) => {
            reopen(state, *gap);
            Ok(())
        }
        // What was only asked, said or noted.
        Event::Hearing(
            HearingEvent::Asked { .. }
            | HearingEvent::Called { .. }
            | HearingEvent::Adjusted { .. }
            | HearingEvent::Remarked { .. }
            | HearingEvent::Said(_),
        )
        | Event::Record(
            RecordEvent::Jumped { .. } | RecordEvent::Refused { .. } | RecordEvent::Noted { .. } | RecordEvent::Closed,
        ) => Ok(()),
    }
}

/// Lets that clock run which should: while a claim is checked on the claimant's time his, while a late player's opening
/// is drawn his, else that of the side to move.
fn run_clock(state: &mut State, at: Ms) {
    match (state.docket.claim(), state.setup.rules.draws.repetition.check) {
        (None, _) => state.time.clock.start(state.presence.awaited.unwrap_or_else(|| state.side_to_run()), at),
        // R-6.1.10.5, CH-19.5: who has no time left stops the clocks with his claim.
        (Some((_, Claim::ShortOfTime | Claim::Increment | Claim::NormalMeans)), _)
        | (_, WhoseTime::Offender | WhoseTime::Nobody) => state.time.clock.stop(at),
        (Some((side, _)), WhoseTime::Claimant) => state.time.clock.start(side, at),
    }
}

/// The clock stands as it stood at the last record: what came after it is in the gap.
fn reopen(state: &mut State, gap: Ms) {
    if state.phase == Phase::Playing {
        let side = state.time.clock.running();
        state.time.clock.stop(state.head.at);
        state.phase = Phase::Paused;
        state.docket.matters.push(Matter::Gap { side, gap });
    }
}

fn expect(holds: bool, what: &'static str) -> Result<(), Corrupt> {
    if holds { Ok(()) } else { Err(Corrupt::NotPending(what)) }
}

fn expect_phase(state: &State, phases: &[Phase]) -> Result<(), Corrupt> {
    if phases.contains(&state.phase) { Ok(()) } else { Err(Corrupt::Phase(state.phase)) }
}

fn expect_turn(state: &State, side: Side) -> Result<(), Corrupt> {
    if state.turn() == side { Ok(()) } else { Err(Corrupt::Turn(side)) }
}

fn remove(state: &mut State, what: &'static str, which: impl Fn(&Matter) -> bool) -> Result<(), Corrupt> {
    let index = state.docket.matters.iter().position(which).ok_or(Corrupt::NotPending(what))?;
    state.docket.matters.remove(index);
    Ok(())
}
