//! Points as they stand in tables.

use std::fmt;
use std::ops::{Add, AddAssign, Sub};
use std::str::FromStr;

use num_rational::BigRational;

/// An exact number: a coefficient is compared as it is, never rounded.
pub type Fraction = BigRational;

/// Points of one player, in tenths: half a point is `Points::tenths(5)`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i32);

impl Points {
    pub const ZERO: Points = Points(0);

    /// So many tenths of a point.
    #[must_use]
    pub const fn tenths(tenths: i32) -> Points {
        Points(tenths)
    }

    /// The points in tenths.
    #[must_use]
    pub const fn in_tenths(self) -> i32 {
        self.0
    }

    /// The same as an exact number.
    #[must_use]
    pub fn fraction(self) -> Fraction {
        Fraction::new(self.0.into(), 10.into())
    }

    /// As many times the points.
    #[must_use]
    pub const fn times(self, count: usize) -> Points {
        Points(self.0.saturating_mul(if count > 1_000_000 { 1_000_000 } else { count as i32 }))
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points(self.0.saturating_sub(other.0))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl std::iter::Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{}", self.0 / 10, self.0 % 10))
    }
}

/// Not a number of points: digits, at most one of them behind a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPoints;

impl FromStr for Points {
    type Err = NoPoints;

    fn from_str(text: &str) -> Result<Points, NoPoints> {
        let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |text: &str, most: usize| text.len() <= most && text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(whole, 5) || !digits(part, 1) || text.is_empty() || text == "." {
            return Err(NoPoints);
        }
        let number = |text: &str| if text.is_empty() { Ok(0) } else { text.parse::<i32>().map_err(|_| NoPoints) };
        Ok(Points(number(whole)? * 10 + number(part)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_and_written_to_the_tenth() {
        for (text, tenths) in [("0.0", 0), ("3", 30), ("4.5", 45), (".5", 5), ("12.0", 120)] {
            assert_eq!(text.parse(), Ok(Points::tenths(tenths)), "{text}");
        }
        for text in ["", ".", "4,5", "-1", "1.25", "x", "123456", "1.5.5", "+1"] {
            assert_eq!(text.parse::<Points>(), Err(NoPoints), "{text}");
        }
        assert_eq!(
            (Points::tenths(45).to_string(), format!("{:>5}", Points::tenths(30))),
            ("4.5".into(), "  3.0".into())
        );
        assert_eq!(Points::tenths(45).fraction().to_string(), "9/2");
    }
}
