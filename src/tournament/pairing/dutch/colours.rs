//! Colours by article 5.

use super::player::{RankedPlayer, Strength};
use crate::pairing::colour::ColourReason;
use golos_rules::Side;

/// The side of the higher one; none if the lot is needed and not known.
pub(super) fn side_of_higher(
    higher: &RankedPlayer,
    lower: &RankedPlayer,
    lot: Option<Side>,
) -> Option<(Side, ColourReason)> {
    match (higher.wish, lower.wish) {
        (Some(wish), other) if other != Some(wish) => return Some((wish, ColourReason::Both)),
        (None, Some(other)) => return Some((other.other(), ColourReason::Both)),
        (None, None) => {
            let odd = higher.rank % 2 == 1;
            return lot.map(|lot| (if odd { lot } else { lot.other() }, ColourReason::Number));
        }
        _ => {}
    }
    // Both want the same colour.
    let wish = higher.wish?;
    if higher.strength != lower.strength {
        let side = if higher.strength > lower.strength { wish } else { wish.other() };
        return Some((side, ColourReason::Stronger));
    }
    let (one, two) = (higher.balance.abs(), lower.balance.abs());
    if higher.strength == Strength::Absolute && one != two {
        return Some((if one > two { wish } else { wish.other() }, ColourReason::Wider));
    }
    let mut games = higher.colours.iter().rev().zip(lower.colours.iter().rev()).enumerate();
    if let Some((index, (one, _))) = games.find(|(_, (one, two))| one != two) {
        return Some((one.other(), ColourReason::HadBlack { back: index + 1 }));
    }
    Some((wish, ColourReason::Higher))
}
