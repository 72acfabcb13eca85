//! The fold: what an event does to the state. It is total over every sound record, and over many that are not: it takes the
//! record at its word, and refuses only what there is nothing to do to. Whether an event follows from the game is for the
//! audit to say.

use std::sync::Arc;

mod adjournment;
mod attendance;
mod claims;
mod clock;
mod docket;
mod end;
mod exchange;
mod handling;
mod moves;
mod opening;
mod protests;
mod remedies;
mod take_back;
mod undo;

use super::state::{Offers, PendingRulings, Play, Presence, Protests, Times};
use super::{
    Broken, Claim, Event, HearingEvent, Missing, Mode, OpeningFault, PendingRuling, Phase, Query, RecordEvent,
    RuleFault, Setup, Sparring, State, WhoseTime,
};
use golos_clock::{Clock, Ms};
use golos_ledger::{Head, Recorded};
use golos_people::Actor;
use golos_rules::{BySide, Tracker};

/// An event that cannot be applied at all: there is nothing that it could be done to, or no position can be read from it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Corrupt {
    #[error(transparent)]
    Record(#[from] Broken),
    #[error("the rules, {0}")]
    Rules(#[from] RuleFault),
    #[error("the program plays in training alone, at a level from 1 to 7")]
    Sparring,
    #[error("the opening position cannot be read: {0}")]
    Position(String),
    #[error("the opening that was drawn: {0}")]
    Opening(#[from] OpeningFault),
    #[error("a move cannot be made on this board: {0}")]
    Move(String),
    #[error("nothing of the kind was pending: {0}")]
    Missing(Missing),
}

impl State {
    /// The state after the first record.
    ///
    /// # Errors
    /// [`Corrupt::Rules`] if the rules are not sensible, [`Corrupt::Sparring`] if the program plays in a rated game or at a
    /// level that there is not, [`Corrupt::Position`] if the opening position cannot be read,
    /// [`Corrupt::Opening`] if the drawn opening does not lead to the position that it names.
    pub fn open(setup: Setup) -> Result<State, Corrupt> {
        if let Some(fault) = setup.rules.fault() {
            return Err(fault.into());
        }
        let may_spar = |sparring: &Sparring| setup.mode == Mode::Training && Sparring::LEVELS.contains(&sparring.level);
        if !setup.sparring.as_ref().is_none_or(may_spar) {
            return Err(Corrupt::Sparring);
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
            time: Times {
                clock: Clock::new(setup.control.clone()),
                warned: BySide::default(),
                recounted: BySide::default(),
            },
            presence: Presence::default(),
            offers: Offers::default(),
            docket: PendingRulings::default(),
            envelope: None,
            undo: None,
            swapped: false,
            carried: BySide::default(),
            appointed: None,
            stop: None,
            session: None,
            signed: BySide::default(),
            protests: Protests::default(),
            calls: Vec::new(),
            setup,
        };
        state.play.regulation = opening::regulation(&state);
        opening::count_drawn(&mut state);
        Ok(state)
    }
}

/// Does what the event says, and keeps what can be taken back of it.
pub(super) fn apply(state: &mut State, recorded: &Recorded<Event>) -> Result<(), Corrupt> {
    let kept = undo::kept(state, recorded);
    let ruled = state.docket.last_ruling.clone();
    if let Err(corrupt) = change(state, recorded) {
        state.docket.last_ruling = ruled;
        return Err(corrupt);
    }
    protests::note(state, recorded);
    if let Some(undo) = kept {
        state.undo = undo;
    }
    Ok(())
}

fn change(state: &mut State, recorded: &Recorded<Event>) -> Result<(), Corrupt> {
    let Recorded { at, by, event, .. } = recorded;
    let (at, by) = (*at, *by);
    match event {
        Event::Opened(_) => Err(Broken::OpenedTwice.into()),
        Event::Attendance(event) => {
            attendance::apply(state, at, event);
            Ok(())
        }
        Event::Opening(event) => opening::apply(state, at, by, event),
        Event::Move(event) => moves::apply(state, at, by, event),
        Event::Handling(event) => handling::apply(state, at, by, event),
        Event::Clock(event) => {
            clock::apply(state, at, by, event);
            Ok(())
        }
        Event::Offer(event) => {
            claims::offer(state, *event);
            Ok(())
        }
        Event::Claim(event) => claims::apply(state, at, event),
        Event::PendingRulings(event) => {
            docket::apply(state, event);
            protests::apply(state, event);
            Ok(())
        }
        Event::Remedy(event) => remedies::apply(state, at, event),
        Event::Adjournment(event) => adjournment::apply(state, at, event),
        Event::Ended { verdict, .. } => {
            end::end(state, at, verdict);
            Ok(())
        }
        Event::Revoked => undo::revoke(state, at),
        Event::Record(RecordEvent::Reopened { gap, .. }) => {
            reopen(state, *gap);
            Ok(())
        }
        Event::Hearing(HearingEvent::Signed { side, .. }) => {
            state.signed[*side] = true;
            Ok(())
        }
        Event::Hearing(HearingEvent::Called { text, alleged }) => {
            let by = by.ok_or(Corrupt::Missing(Missing::Permission))?;
            state.calls.push(crate::Call { by, text: text.clone(), alleged: *alleged });
            Ok(())
        }
        Event::Hearing(HearingEvent::Attended) => {
            state.calls.clear();
            Ok(())
        }
        Event::Record(RecordEvent::Jumped { gap }) => {
            come_nearer(state, *gap);
            Ok(())
        }
        Event::Hearing(HearingEvent::Asked { query: Query::Sheet }) => {
            if let Some(side) = by.and_then(Actor::side) {
                state.presence.sheets[side] += 1;
            }
            Ok(())
        }
        // What was only asked, said or noted.
        Event::Hearing(
            HearingEvent::Asked { .. }
            | HearingEvent::Adjusted
            | HearingEvent::Remarked { .. }
            | HearingEvent::Heard(_)
            | HearingEvent::Said(_),
        )
        | Event::Record(
            RecordEvent::Lived | RecordEvent::Refused { .. } | RecordEvent::Noted { .. } | RecordEvent::Closed,
        ) => Ok(()),
    }
}

/// Lets that clock run which should: while a claim is checked on the claimant's time his, while a late player's opening
/// is drawn his, else that of the side to move.
fn run_clock(state: &mut State, at: Ms) {
    match (state.claim(), state.setup.rules.draws.repetition.check) {
        (None, _) => state.time.clock.start(state.presence.awaited.unwrap_or_else(|| state.side_to_run()), at),
        // R-6.1.10.5, CH-19.5: who has no time left stops the clocks with his claim.
        (Some((_, Claim::ShortOfTime | Claim::Increment | Claim::NormalMeans)), _)
        | (_, WhoseTime::Offender | WhoseTime::Nobody) => state.time.clock.stop(at),
        (Some((side, _)), WhoseTime::Claimant) => state.time.clock.start(side, at),
    }
}

/// The wall clock has gone on by so much more than the time of the record: so much sooner an hour that was said comes in it.
fn come_nearer(state: &mut State, gap: Ms) {
    for appointed in [&mut state.appointed, &mut state.session].into_iter().flatten() {
        appointed.at -= gap;
    }
}

/// The clock stands as it stood at the last record: what came after it is in the gap.
fn reopen(state: &mut State, gap: Ms) {
    come_nearer(state, gap);
    if state.phase == Phase::Playing {
        let side = state.time.clock.running();
        state.time.clock.stop(state.head.at);
        state.phase = Phase::Paused;
        state.docket.matters.push(PendingRuling::Gap { side, gap });
    }
}
