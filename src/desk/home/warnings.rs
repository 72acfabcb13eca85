//! When a player is warned of his time, where nothing else was asked for.

use crate::clock::Ms;

/// Five minutes, one minute, thirty seconds, ten: in private, first time only.
#[must_use]
pub fn default_warnings() -> Vec<Ms> {
    vec![Ms::from_mins(5), Ms::from_mins(1), Ms::from_secs(30), Ms::from_secs(10)]
}

/// The same for a totally blind player, whose time trouble begins ten minutes before the control (U-V.13.12b), or those
/// that were `asked` for, with this one before them.
#[must_use]
pub fn blind_warnings(asked: &[Ms]) -> Vec<Ms> {
    let trouble = Ms::from_mins(10);
    let usual = default_warnings();
    let others = if asked.is_empty() { usual.get(1..).unwrap_or_default() } else { asked };
    let mut warnings = vec![trouble];
    warnings.extend(others.iter().copied().filter(|&left| left != trouble));
    warnings.sort_unstable_by(|one, other| other.cmp(one));
    warnings
}
