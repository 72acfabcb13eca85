//! When a player is warned of his time, where nothing else was asked for.

use golos_clock::Ms;
use golos_game::State;

/// Five minutes, one minute, thirty seconds, ten: in private, first time only.
#[must_use]
pub fn default_warnings() -> Vec<Ms> {
    vec![Ms::from_mins(5), Ms::from_mins(1), Ms::from_secs(30), Ms::from_secs(10)]
}

/// The same, or those that were `asked` for, with the beginning of time trouble among them (U-V.7.11).
#[must_use]
pub fn usual_warnings(asked: &[Ms]) -> Vec<Ms> {
    warnings(asked, State::ZONE)
}

/// The same for a totally blind player, whose time trouble begins ten minutes before the control (U-V.13.12b).
#[must_use]
pub fn blind_warnings(asked: &[Ms]) -> Vec<Ms> {
    warnings(asked, State::BLIND_ZONE)
}

fn warnings(asked: &[Ms], zone: Ms) -> Vec<Ms> {
    let usual = default_warnings();
    let others = if asked.is_empty() { usual.get(1..).unwrap_or_default() } else { asked };
    let mut warnings = vec![zone];
    warnings.extend(others.iter().copied().filter(|&left| left != zone));
    warnings.sort_unstable_by(|one, other| other.cmp(one));
    warnings.dedup();
    warnings
}
