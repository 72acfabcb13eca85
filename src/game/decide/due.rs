//! What happens by itself when time passes: warnings and the flag, each at its exact moment.

use super::{Answer, Draft};
use crate::clock::Ms;
use crate::game::{AttendanceEvent, Chance, ClockEvent, Ending, Event, Outcome, Phase, Ruling, State, Verdict};
use crate::rules::Side;

/// Something that time brings about.
#[derive(Clone, Copy)]
enum Due {
    Warning(Side, Ms),
    Late(Side),
    Flag(Side),
}

/// When something will happen by itself; the shell sleeps until then.
#[must_use]
pub fn next_deadline(state: &State) -> Option<Ms> {
    next(state).map(|(at, _)| at)
}

fn next(state: &State) -> Option<(Ms, Due)> {
    if state.phase() != Phase::Playing || state.closed() {
        return None;
    }
    let late = Side::BOTH.into_iter().filter_map(|side| Some((state.late_due(side)?, Due::Late(side))));
    // Who is too late at the very moment when his flag falls is too late.
    late.chain(on_the_clock(state)).min_by_key(|&(at, _)| at)
}

fn on_the_clock(state: &State) -> Option<(Ms, Due)> {
    let (side, flag) = state.clock().flag_due()?;
    let warning = state.warnings_left(side).filter_map(|left| {
        let at = state.clock().reaches(side, left)?;
        (at < flag).then_some((at, Due::Warning(side, left)))
    });
    Some(warning.min_by_key(|&(at, _)| at).unwrap_or((flag, Due::Flag(side))))
}

/// Lets the first thing happen that is due.
pub(in crate::game) fn happen(draft: &mut Draft) -> Answer {
    let Some((at, due)) = next(&draft.state) else { return Ok(()) };
    match due {
        Due::Warning(side, left) => draft.happens_at(at, ClockEvent::Warned { side, left }),
        Due::Late(side) => draft.happens_at(at, AttendanceEvent::Late { side }),
        Due::Flag(side) => fall(draft, side, at),
    }
}

fn fall(draft: &mut Draft, side: Side, at: Ms) -> Answer {
    draft.happens_at(at, ClockEvent::Flag { side })?;
    if let Some(verdict) = draft.state.completed_win(side) {
        draft.happens_at(at, ClockEvent::FlagVoid { side })?;
        return draft.happens_at(at, Event::Ended { by: None, verdict });
    }
    draft.execute_flag(side, at)
}

impl Draft {
    /// The flag decides the game, if the rule set leaves that to the program. A claim is ruled first (R-5.4.13.2f).
    pub(super) fn execute_flag(&mut self, side: Side, at: Ms) -> Answer {
        if self.state.setup().rules.time.flag.ruling == Ruling::Offered || self.claim_pending() {
            return Ok(());
        }
        match self.state.flag_verdict(side) {
            Some(verdict) => self.happens_at(at, Event::Ended { by: None, verdict }),
            None => Ok(()),
        }
    }
}

impl State {
    /// More warnings are not given.
    pub(in crate::game) const MOST_WARNINGS: usize = 32;

    /// The thresholds at which `side` has still to be warned.
    pub(in crate::game) fn warnings_left(&self, side: Side) -> impl Iterator<Item = Ms> {
        let given = self.time.warned[side];
        let thresholds = self.setup.warnings[side].iter().take(State::MOST_WARNINGS).enumerate();
        thresholds.filter(move |(index, _)| given & (1 << index) == 0).map(|(_, &left)| left)
    }

    /// The result that the lawful move has brought which `side` made, though it did not complete it (R-5.4.2.10).
    pub(crate) fn completed_win(&self, side: Side) -> Option<Verdict> {
        let article = self.setup.rules.time.flag.completed_win.clone()?;
        let made = self.made().filter(|made| made.side == side && made.lawful.is_some())?;
        match State::decided(&made.after) {
            // In giveaway it is the other side that has won then.
            Some((outcome, _)) if outcome == Outcome::Win(side.other()) => None,
            Some((outcome, ending)) => Some(Verdict { outcome, ending, article }),
            // A draw that needs no claim has ended the game as well (CH-6.2.1.1).
            None => self.automatic_draw(),
        }
    }

    /// The loss of a side whose time is over (R-5.4.2.6), or the draw where the other cannot mate (CH-6.9); none if that
    /// was not found out.
    pub(in crate::game) fn flag_verdict(&self, side: Side) -> Option<Verdict> {
        let rule = &self.setup.rules.time.flag;
        let (outcome, ending, article) = match (&rule.cannot_mate, self.chance(side.other())) {
            (Some(article), Some(Chance::Cannot(_))) => (Outcome::Draw, Ending::CannotMate, article),
            (Some(_), Some(Chance::Undetermined)) => return None,
            (Some(_), None) if self.board().chess().is_some() => return None,
            _ => (Outcome::Win(side.other()), Ending::Time, &rule.article),
        };
        Some(Verdict { outcome, ending, article: article.clone() })
    }

    /// The side whose flag is down and waits for a ruling.
    pub(super) fn flag_down(&self) -> Option<Side> {
        self.docket.flag()
    }
}
