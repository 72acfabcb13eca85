//! Integers of many words, wide enough for all criteria at once.

use std::cmp::Ordering;
use std::fmt::Debug;
use std::ops::{Add, AddAssign, Sub, SubAssign};

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

/// Two's complement, the lowest word first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WideInt<const K: usize>([u64; K]);

impl<const K: usize> Number for WideInt<K> {
    fn placed(value: i64, offset: usize) -> Self {
        let (word, bit) = (offset / 64, offset % 64);
        let wide = i128::from(value) << bit;
        let sign = if value < 0 { u64::MAX } else { 0 };
        let mut words = [0; K];
        for (index, slot) in words.iter_mut().enumerate().skip(word) {
            *slot = match index - word {
                0 => wide as u64,
                1 => (wide >> 64) as u64,
                _ => sign,
            };
        }
        WideInt(words)
    }
}

impl<const K: usize> Weight for WideInt<K> {
    const ZERO: Self = WideInt([0; K]);
    const ONE: Self = {
        let mut words = [0; K];
        words[0] = 1;
        WideInt(words)
    };

    fn inf() -> Self {
        let mut words = [u64::MAX; K];
        words[K - 1] = u64::MAX >> 4;
        WideInt(words)
    }

    fn double(self) -> Self {
        self + self
    }

    fn half(self) -> Self {
        let mut words = [0; K];
        let sign = (self.0[K - 1] as i64 >> 63) as u64;
        for (index, slot) in words.iter_mut().enumerate() {
            let above = self.0.get(index + 1).copied().unwrap_or(sign);
            *slot = self.0[index] >> 1 | above << 63;
        }
        WideInt(words)
    }
}

impl<const K: usize> Add for WideInt<K> {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        let mut words = [0; K];
        let mut carry = false;
        for (index, slot) in words.iter_mut().enumerate() {
            let (sum, over) = self.0[index].overflowing_add(other.0[index]);
            let (sum, more) = sum.overflowing_add(u64::from(carry));
            *slot = sum;
            carry = over || more;
        }
        WideInt(words)
    }
}

impl<const K: usize> Sub for WideInt<K> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        let mut words = [0; K];
        let mut borrow = false;
        for (index, slot) in words.iter_mut().enumerate() {
            let (rest, under) = self.0[index].overflowing_sub(other.0[index]);
            let (rest, more) = rest.overflowing_sub(u64::from(borrow));
            *slot = rest;
            borrow = under || more;
        }
        WideInt(words)
    }
}

impl<const K: usize> AddAssign for WideInt<K> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const K: usize> SubAssign for WideInt<K> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const K: usize> PartialOrd for WideInt<K> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const K: usize> Ord for WideInt<K> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        let top = (self.0[K - 1] as i64).cmp(&(other.0[K - 1] as i64));
        top.then_with(|| self.0.iter().rev().skip(1).cmp(other.0.iter().rev().skip(1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_numbers_reckon_as_narrow_ones() {
        let values = [0i64, 1, -1, 7, -9, i64::from(i32::MAX), -i64::from(u32::MAX)];
        for a in values {
            for b in values {
                for (i, j) in [(0, 0), (3, 60), (60, 64), (70, 1)] {
                    let narrow = (i128::placed(a, i), i128::placed(b, j));
                    let wide = (WideInt::<4>::placed(a, i), WideInt::<4>::placed(b, j));
                    let low = |wide: WideInt<4>| (u128::from(wide.0[1]) << 64 | u128::from(wide.0[0])) as i128;
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
