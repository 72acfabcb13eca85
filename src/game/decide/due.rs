//! What happens by itself when time passes: warnings and the flag, each at its exact moment.

use super::{GameAnswer, GameDraft};
use crate::{Actor, AdjournmentEvent, AttendanceEvent, ClockEvent, Event, Phase, Ruling, State};
use golos_clock::Ms;
use golos_rules::Side;

/// Something that time brings about.
#[derive(Clone, Copy)]
enum Due {
    Warning(Side, Ms),
    Overtime(Side, u16),
    Late(Side),
    Flag(Side),
    Period(Side),
    Start,
    SessionOver,
}

/// When something will happen by itself.
pub(crate) fn due(state: &State) -> Option<Ms> {
    next(state).map(|(at, _)| at)
}

fn next(state: &State) -> Option<(Ms, Due)> {
    if state.closed() {
        return None;
    }
    if state.phase() != Phase::Playing {
        let session = state.session_due().map(|at| (at, Due::SessionOver));
        return state.start_due().map(|at| (at, Due::Start)).or(session);
    }
    let late = Side::BOTH.into_iter().filter_map(|side| Some((state.late_due(side)?, Due::Late(side))));
    // Who is too late at the very moment when his flag falls is too late.
    let session = state.session_due().map(|at| (at, Due::SessionOver));
    late.chain(on_the_clock(state)).chain(session).min_by_key(|&(at, _)| at)
}

fn on_the_clock(state: &State) -> Option<(Ms, Due)> {
    let of_flag = state.clock().flag_due().map(|(side, at)| (side, at, Due::Flag(side)));
    let of_period = || state.clock().period_due().map(|(side, at)| (side, at, Due::Period(side)));
    let (side, end, due) = of_flag.or_else(of_period)?;
    let warning = state.warnings_left(side).filter_map(|left| {
        let at = state.clock().reaches(side, left)?;
        (at < end).then_some((at, Due::Warning(side, left)))
    });
    let overtime = state.clock().overtime_due().map(|(side, at, periods)| (at, Due::Overtime(side, periods)));
    Some(warning.chain(overtime).min_by_key(|&(at, _)| at).unwrap_or((end, due)))
}

/// Lets the first thing happen that is due.
pub(crate) fn happen(draft: &mut GameDraft) -> GameAnswer {
    let Some((at, due)) = next(&draft.state) else { return Ok(()) };
    match due {
        Due::Warning(side, left) => draft.happens_at(at, None, ClockEvent::Warned { side, left }),
        Due::Overtime(side, periods) => draft.happens_at(at, None, ClockEvent::Overtime { side, periods }),
        Due::Period(side) => draft.happens_at(at, None, ClockEvent::PeriodEntered { side }),
        Due::Late(side) => draft.happens_at(at, None, AttendanceEvent::Late { side }),
        Due::Flag(side) => fall(draft, side, at),
        Due::SessionOver => draft.happens_at(at, None, AdjournmentEvent::SessionOver),
        Due::Start => draft.start_clocks_at(Actor::ARBITER, at),
    }
}

fn fall(draft: &mut GameDraft, side: Side, at: Ms) -> GameAnswer {
    draft.happens_at(at, None, ClockEvent::Flag { side })?;
    if let Some(verdict) = draft.state.completed_win(side) {
        draft.happens_at(at, None, ClockEvent::FlagVoid { side })?;
        return draft.happens_at(at, None, Event::Ended { verdict });
    }
    draft.execute_flag(side, at)
}

impl GameDraft<'_> {
    /// The flag decides the game, if the rule set leaves that to the program. A claim is ruled first (R-5.4.13.2f).
    pub(super) fn execute_flag(&mut self, side: Side, at: Ms) -> GameAnswer {
        if self.state.setup().rules.time.flag.ruling == Ruling::Offered || self.claim_pending() {
            return Ok(());
        }
        match self.state.flag_verdict(side) {
            Some(verdict) => self.happens_at(at, None, Event::Ended { verdict }),
            None => Ok(()),
        }
    }
}
