//! Who is there, and who is late.

use super::run_clock;
use crate::{AttendanceEvent, PendingRuling, Phase, State};
use golos_clock::Ms;
use golos_people::{Need, Needs};
use golos_rules::Side;

pub(super) fn apply(state: &mut State, at: Ms, event: &AttendanceEvent) {
    match *event {
        AttendanceEvent::Absent { side, .. } => {
            let was_adjourned = state.envelope.is_some() && state.phase == Phase::Paused;
            state.presence.absent[side] = true;
            state.presence.drawn_without |= state.opening().is_some() && state.takes_opening();
            if state.envelope.is_some() {
                state.presence.late[side] = false;
                state.presence.resumption.at.get_or_insert(at);
            }
            // CH-18.9.2: the clock of him who has to answer is started.
            if was_adjourned && !state.is_adjourned() && !state.blocked() {
                state.phase = Phase::Playing;
            }
            go_on(state, at);
        }
        AttendanceEvent::Arrived { side, .. } => {
            state.presence.absent[side] = false;
            state.presence.came = state.is_drawn_without().then(|| (side, state.time.clock.used(side.other(), at)));
            // CH-18.9.2: he stops his clock, and the envelope is opened.
            if state.is_adjourned() {
                state.time.clock.stop(at);
                state.phase = Phase::Paused;
            }
            go_on(state, at);
        }
        AttendanceEvent::Agreed { side, tasks, .. } => state.presence.tasks[side] = Some(tasks),
        AttendanceEvent::Needed { side, needs, .. } => {
            state.presence.needs[side] = Some(needs);
            suit(state, side, needs);
        }
        AttendanceEvent::Settled(ref arrangement) => state.presence.arranged.settle(arrangement),
        AttendanceEvent::Late { side } => {
            state.presence.late[side] = true;
            state.docket.matters.push(PendingRuling::Late(side));
        }
        AttendanceEvent::Lapsed { side } => state.docket.matters.retain(|matter| *matter != PendingRuling::Late(side)),
    }
}

/// What follows from what a player needs: his time trouble begins earlier or later (U-V.13.12b), and what he touches on a
/// tactile set (U-V.13.3). The warnings keep their places: one that was given counts as given.
pub(super) fn suit(state: &mut State, side: Side, needs: Needs) {
    let is_blind = needs.has(Need::Blind) || needs.has(Need::Deafblind);
    let watch = &mut state.setup.watch;
    watch.needs[side] = needs;
    // A set that was named for itself stays.
    watch.tactile[side] = is_blind || watch.tactile[side] && !watch.blind[side];
    watch.blind[side] = is_blind;
    let (old, new) = if is_blind { (State::ZONE, State::BLIND_ZONE) } else { (State::BLIND_ZONE, State::ZONE) };
    let warnings = &mut state.setup.warnings[side];
    if !warnings.contains(&new)
        && let Some(zone) = warnings.iter_mut().find(|left| **left == old)
    {
        *zone = new;
    }
}

fn go_on(state: &mut State, at: Ms) {
    if state.phase == Phase::Playing {
        run_clock(state, at);
    }
}
