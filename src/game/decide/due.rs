//! What happens by itself when time passes: warnings and the flag, each at its exact moment.

use super::{Answer, Draft};
use crate::clock::Ms;
use crate::game::{Ending, Event, Outcome, Phase, Ruling, State, Verdict};
use crate::rules::Side;

/// Something that time brings about.
#[derive(Clone, Copy)]
enum Due {
    Warning(Side, Ms),
    Flag(Side),
}

/// When something will happen by itself; the shell sleeps until then.
#[must_use]
pub fn next_deadline(state: &State) -> Option<Ms> {
    next(state).map(|(at, _)| at)
}

fn next(state: &State) -> Option<(Ms, Due)> {
    if state.phase() != Phase::Playing {
        return None;
    }
    let (side, flag) = state.clock().flag_due()?;
    let warning = state.warnings_left(side).filter_map(|left| {
        let at = state.clock().reaches(side, left)?;
        (at < flag).then_some((at, Due::Warning(side, left)))
    });
    Some(warning.min_by_key(|&(at, _)| at).unwrap_or((flag, Due::Flag(side))))
}

/// Lets everything happen that was due up to now.
pub(super) fn happen(draft: &mut Draft) -> Answer {
    while let Some((at, due)) = next(&draft.state).filter(|&(at, _)| at <= draft.now) {
        match due {
            Due::Warning(side, left) => draft.happens_at(at, Event::Warned { side, left })?,
            Due::Flag(side) => fall(draft, side, at)?,
        }
    }
    Ok(())
}

fn fall(draft: &mut Draft, side: Side, at: Ms) -> Answer {
    draft.happens_at(at, Event::Flag { side })?;
    let rule = draft.state.setup().rules.flag.clone();
    if let Some(article) = rule.completed_win
        && let Some(ending) = draft.state.completed_win(side)
    {
        draft.happens_at(at, Event::FlagVoid { side })?;
        let verdict = Verdict { outcome: Outcome::Win(side), ending, article };
        return draft.happens_at(at, Event::Ended { by: None, verdict });
    }
    if rule.ruling == Ruling::Automatic && !draft.claim_pending() {
        let verdict = Verdict { outcome: Outcome::Win(side.other()), ending: Ending::Time, article: rule.article };
        draft.happens_at(at, Event::Ended { by: None, verdict })?;
    }
    Ok(())
}

impl State {
    /// The thresholds at which `side` has still to be warned.
    fn warnings_left(&self, side: Side) -> impl Iterator<Item = Ms> {
        let given = self.warned[side];
        let thresholds = self.setup.warnings[side].iter().take(32).enumerate();
        thresholds.filter(move |(index, _)| given & (1 << index) == 0).map(|(_, &left)| left)
    }

    /// How the lawful move that `side` made, though not completed, has won the game (R-5.4.2.10).
    fn completed_win(&self, side: Side) -> Option<Ending> {
        let made = self.made().filter(|made| made.side == side && made.lawful.is_some())?;
        State::lost_by_position(&made.after)
    }
}
