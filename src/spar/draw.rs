//! The draw among moves, in whole numbers: it comes out alike on every machine.

use crate::place::mixed;

/// Powers of a half, in steps of an eighth: 65,536 times 2 to the power of minus n eighths.
const EIGHTHS: [u64; 8] = [65_536, 60_097, 55_109, 50_535, 46_341, 42_495, 38_968, 35_734];

/// How often a move that is worse by `loss` is made, against 65,536 times for the best; half as often for each `softness`.
fn weight(loss: i32, softness: u16) -> u64 {
    let eighths = u64::from(loss.unsigned_abs()) * 8 / u64::from(softness.max(1));
    let part = EIGHTHS.get(usize::try_from(eighths % 8).unwrap_or(0)).copied().unwrap_or(0);
    part.checked_shr(u32::try_from(eighths / 8).unwrap_or(u32::MAX)).unwrap_or(0)
}

/// The place of one of these losses, drawn by the seed; the place of the best if there is nothing to draw.
pub(crate) fn drawn(losses: &[i32], softness: u16, seed: u64) -> usize {
    let weights: Vec<u64> = losses.iter().map(|&loss| weight(loss, softness)).collect();
    let total: u64 = weights.iter().sum();
    let mut left = mixed(mixed(seed, 1), 2).checked_rem(total).unwrap_or(0);
    for (place, weight) in weights.into_iter().enumerate() {
        if left < weight {
            return place;
        }
        left -= weight;
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_that_is_worse_by_the_softness_is_made_half_as_often() {
        let made = (0..30_000).filter(|&seed| drawn(&[0, 20, 2_000], 20, seed) == 1).count();
        assert!((9_500..10_500).contains(&made), "{made}");
        assert!((0..30_000).all(|seed| drawn(&[0, 20, 2_000], 20, seed) < 2));
    }

    #[test]
    fn nothing_to_draw_is_the_first() {
        assert_eq!(drawn(&[], 3, 7), 0);
        assert_eq!(drawn(&[0], 0, 7), 0);
        assert_eq!(drawn(&[i32::MAX], 1, 7), 0);
    }
}
