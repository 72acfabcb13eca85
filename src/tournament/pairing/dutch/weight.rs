//! Integers of many bits as weights of pairs, wide enough for all criteria at once.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use bnum::Int;
use bnum::cast::As as _;
use integer_blossom::Weight;

/// A number in which each criterion has its own bits.
pub(super) trait Number: Weight + Send + Sync {
    /// `value` times two to the power of `offset`.
    fn placed(value: i64, offset: usize) -> Self;
}

impl Number for i128 {
    fn placed(value: i64, offset: usize) -> i128 {
        i128::from(value) << offset
    }
}

/// A signed integer of so many bytes; the matching needs its own trait for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Wide<const BYTES: usize>(Int<BYTES>);

impl<const BYTES: usize> Number for Wide<BYTES> {
    fn placed(value: i64, offset: usize) -> Self {
        let wide: Int<BYTES> = value.as_();
        Wide(wide << u32::try_from(offset).unwrap_or(u32::MAX))
    }
}

impl<const BYTES: usize> Weight for Wide<BYTES> {
    const ZERO: Self = Wide(bnum::n!(0));
    const ONE: Self = Wide(bnum::n!(1));

    fn inf() -> Self {
        Wide(Int::MAX >> 3_u32)
    }

    fn double(self) -> Self {
        Wide(self.0 << 1_u32)
    }

    fn half(self) -> Self {
        Wide(self.0 >> 1_u32)
    }
}

impl<const BYTES: usize> Add for Wide<BYTES> {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Wide(self.0.wrapping_add(other.0))
    }
}

impl<const BYTES: usize> Sub for Wide<BYTES> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Wide(self.0.wrapping_sub(other.0))
    }
}

impl<const BYTES: usize> AddAssign for Wide<BYTES> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const BYTES: usize> SubAssign for Wide<BYTES> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_numbers_are_placed_and_ordered_as_narrow_ones() {
        let values = [0i64, 1, -1, 7, -9, i64::from(i32::MAX), -i64::from(u32::MAX)];
        for a in values {
            for b in values {
                for (i, j) in [(0, 0), (3, 60), (60, 64), (70, 1)] {
                    let narrow = (i128::placed(a, i), i128::placed(b, j));
                    let wide = (Wide::<32>::placed(a, i), Wide::<32>::placed(b, j));
                    let low = |wide: Wide<32>| -> i128 { wide.0.as_() };
                    assert_eq!(low(wide.0), narrow.0);
                    assert_eq!(low(wide.0 + wide.1), narrow.0 + narrow.1);
                    assert_eq!(low(wide.0 - wide.1), narrow.0 - narrow.1);
                    assert_eq!(wide.0.cmp(&wide.1), narrow.0.cmp(&narrow.1));
                    assert_eq!(low(wide.0.double().half()), narrow.0);
                }
            }
        }
    }
}
