//! What ended the game, or let it begin anew, is taken back; so is what the arbiter has ruled about an irregularity.

use std::sync::Arc;

use super::{Corrupt, remedies};
use crate::law::LAST_MOMENT;
use crate::state::{Undo, Undone};
use crate::{
    Actor, AdjournmentEvent, ClaimEvent, ClockEvent, ClockReason, Event, HearingEvent, IrregularityRuling,
    PendingRuling, PendingRulingEvent, Phase, RecordEvent, RemedyEvent, State,
};
use golos_clock::Ms;
use golos_ledger::Recorded;
use golos_rules::{BySide, Side};

/// What can be taken back behind this event; none: the same as before it.
pub(super) fn kept(state: &State, recorded: &Recorded<Event>) -> Option<Option<Undo>> {
    let Recorded { at, by, event, .. } = recorded;
    let (at, by) = (*at, *by);
    let new = |what, by, before| Some(Some(Undo { what, by, at, counts: false, given: BySide::default(), before }));
    let keep = |what, by| new(what, by, Undo::before(state));
    // What came of it goes with it.
    let with = |undo: &Undo, what, by| new(what, by, Arc::clone(&undo.before));
    match event {
        Event::Ended { .. } => match state.undo.as_ref().filter(|undo| leads_to_result(state, undo)) {
            Some(undo) => with(undo, Undone::Result, by),
            None => keep(Undone::Result, by),
        },
        Event::Remedy(RemedyEvent::Restarted { .. })
        | Event::Adjournment(AdjournmentEvent::Annulled { .. }) => keep(Undone::Restart, by),
        Event::Remedy(RemedyEvent::Found { .. }) => keep(Undone::Found, by),
        // The times that were set with it, in one ruling.
        Event::Clock(ClockEvent::Set { reason: ClockReason::PutBack, .. })
            if state.undo.as_ref().is_some_and(|undo| undo.what == Undone::Found && undo.at == at) =>
        {
            state.undo.clone().map(|undo| Some(Undo { what: Undone::Remedy, ..undo }))
        }
        Event::Claim(ClaimEvent::Ruled { upheld: true, .. }) => keep(Undone::Cause, by),
        Event::Clock(ClockEvent::BothFound { .. }) => keep(Undone::Cause, by),
        Event::Remedy(RemedyEvent::Sanctioned { sanction, .. }) if sanction.ends() => {
            match state.undo.as_ref().filter(|undo| leads_to_result(state, undo)) {
                // It was imposed on both.
                Some(_) => None,
                None => keep(Undone::Cause, by),
            }
        }
        // What is imposed behind the end stays, when the end goes.
        Event::Remedy(event @ (RemedyEvent::Sanctioned { .. } | RemedyEvent::Lifted { .. }))
            if state.phase == Phase::Over =>
        {
            state.undo.clone().map(|undo| Some(Undo { before: imposed_too(&undo, at, event), ..undo }))
        }
        Event::Remedy(RemedyEvent::Counted { .. }) => match &state.undo {
            Some(undo) if undo.counts => Some(Some(Undo { counts: false, ..undo.clone() })),
            // The arbiter has ruled it at once, as one too many.
            Some(_) | None => keep(Undone::Cause, Some(Actor::ARBITER)),
        },
        // What was switched back is put right by it; what was only displaced stands again, and play goes on.
        Event::Remedy(RemedyEvent::Restored { .. }) => match &state.undo {
            Some(undo) if undo.what == Undone::Remedy => None,
            Some(_) | None => Some(None),
        },
        // Also what the opponent has said of it himself (R-5.4.14.4a, U-V.6.4a).
        Event::Remedy(RemedyEvent::IrregularityRuled { ruling, reply: false, ply, fault }) => {
            let claim = state.undo.as_ref().filter(|undo| undo.what == Undone::Cause && by.is_some_and(Actor::is_arbiter));
            let kept = match (claim, ruling) {
                (Some(undo), _) => with(undo, Undone::Remedy, by),
                (None, IrregularityRuling::Corrected | IrregularityRuling::Mended) => keep(Undone::Remedy, by),
                (None, IrregularityRuling::Stands) => keep(Undone::Penalty, by),
            };
            let ruled = state.docket.irregularity_of(*ply, *fault);
            let counts = *ruling != IrregularityRuling::Stands && ruled.is_some_and(|(_, of, _)| state.is_counted(of));
            kept.map(|undo| undo.map(|undo| Undo { counts, ..undo }))
        }
        Event::Remedy(RemedyEvent::MisdeedFound { .. }) => keep(Undone::Penalty, by),
        // What came of the ruling.
        Event::Remedy(RemedyEvent::Penalized { .. } | RemedyEvent::Restoring { .. })
        | Event::PendingRulings(
            PendingRulingEvent::Reached { .. }
            | PendingRulingEvent::MateSearched { .. }
            // What is handed in changes nothing on the board.
            | PendingRulingEvent::Protested { .. }
            | PendingRulingEvent::Answered { .. },
        )
        | Event::Clock(
            ClockEvent::Set { reason: ClockReason::Penalty | ClockReason::PutBack | ClockReason::Stated(_), .. }
            // The clocks are put as they stood.
            | ClockEvent::Paused { .. }
            | ClockEvent::Halted
            | ClockEvent::Resumed
            | ClockEvent::Warned { .. }
            | ClockEvent::Overtime { .. }
            | ClockEvent::PeriodEntered { .. }
            | ClockEvent::CounterSet { .. },
        )
        // What was only asked, said or noted.
        | Event::Hearing(
            HearingEvent::Asked { .. }
            | HearingEvent::Called { .. }
            | HearingEvent::Attended
            | HearingEvent::Adjusted
            | HearingEvent::Remarked { .. }
            | HearingEvent::Signed { .. }
            | HearingEvent::Heard(_)
            | HearingEvent::Said(_),
        )
        | Event::Claim(ClaimEvent::Shown { .. } | ClaimEvent::Aloud { .. })
        // When the session ends is no matter of the board.
        | Event::Adjournment(AdjournmentEvent::SessionAppointed { .. } | AdjournmentEvent::SessionOver)
        | Event::Record(
            RecordEvent::Jumped { .. }
            | RecordEvent::Lived
            | RecordEvent::Reopened { .. }
            | RecordEvent::Refused { .. }
            | RecordEvent::Noted { .. }
            | RecordEvent::Closed,
        )
        // What there was before is put back with the game.
        | Event::Revoked => None,
        // Play has gone on.
        Event::Opened(_)
        | Event::Attendance(_)
        | Event::Opening(_)
        | Event::Move(_)
        | Event::Handling(_)
        | Event::Clock(_)
        | Event::Offer(_)
        | Event::Claim(_)
        | Event::PendingRulings(PendingRulingEvent::Dismissed { .. })
        | Event::Remedy(_)
        | Event::Adjournment(_) => Some(None),
    }
}

/// The game before the end, with what was imposed behind it.
fn imposed_too(undo: &Undo, at: Ms, event: &RemedyEvent) -> Arc<State> {
    let mut before = (*undo.before).clone();
    // Nothing of it can fail: it is folded into the record in the same way.
    let _ = remedies::apply(&mut before, at, event);
    Arc::new(before)
}

/// Whether the game ends by this ruling: by what it comes of, or by the penalty that was one too many.
fn leads_to_result(state: &State, undo: &Undo) -> bool {
    match undo.what {
        Undone::Cause => matches!(state.phase, Phase::Playing | Phase::Paused),
        Undone::Remedy | Undone::Penalty => {
            state.docket.matters.iter().any(|matter| matches!(matter, PendingRuling::Penalty(_)))
        }
        Undone::Result | Undone::Restart | Undone::Found => false,
    }
}

/// The game is where it was, and both clocks stand as they stood then. Where the board has stayed as it was, so has the time
/// that was played on it: only what the ruling itself has given is taken back. So has the time on a board that was found: the
/// one on the table has been the same all along.
pub(super) fn revoke(state: &mut State, at: Ms) -> Result<(), Corrupt> {
    let Some(undo) = state.undo.take() else {
        remedies::lose_found(state)?;
        state.protests.forget_board();
        state.time.clock.stop(at);
        pause(state);
        return Ok(());
    };
    let mut protests = std::mem::take(&mut state.protests);
    if state.swapped != undo.before.swapped {
        protests.exchange();
    }
    protests.forget(undo.before.protests.decisions.len(), undo.what);
    // An hour that was said has come nearer meanwhile, or was said anew.
    let (appointed, session) = (state.appointed.take(), state.session.take());
    let calls = std::mem::take(&mut state.calls);
    let mut before = State { head: state.head, protests, calls, appointed, session, ..(*undo.before).clone() };
    match undo.what {
        Undone::Penalty => {
            before.time = state.time.clone();
            before.play = state.play.clone();
            before.time.clock.stop(at);
            for side in Side::BOTH.into_iter().filter(|&side| !undo.given[side].is_zero()) {
                let left = before.time.clock.left(side, at) - undo.given[side];
                before.time.clock.set(side, left.max(LAST_MOMENT), at);
            }
        }
        Undone::Found => {
            before.time = state.time.clone();
            before.time.clock.stop(at);
        }
        Undone::Result | Undone::Cause | Undone::Restart | Undone::Remedy => before.time.clock.stop(undo.at),
    }
    *state = before;
    pause(state);
    Ok(())
}

/// Nobody's clock runs until the arbiter lets the game go on.
fn pause(state: &mut State) {
    if state.phase == Phase::Playing {
        state.phase = Phase::Paused;
    }
}

/// The ruling that can be taken back has given `side` time, so that it has `left` now.
pub(super) fn give(state: &mut State, at: Ms, side: Side, left: Ms) {
    let had = state.time.clock.left(side, at);
    if let Some(undo) = state.undo.as_mut().filter(|undo| undo.what == Undone::Penalty) {
        undo.given[side] += left - had;
    }
}
