use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// Milliseconds: a length of time, or a moment counted from the opening of the game. Never negative; arithmetic
/// saturates, so that a hostile file cannot overflow it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Ms(u64);

impl Ms {
    /// No time, or the opening of the game.
    pub const ZERO: Ms = Ms(0);

    /// `ms` milliseconds.
    #[must_use]
    pub const fn new(ms: u64) -> Ms {
        Ms(ms)
    }

    /// `seconds` seconds.
    #[must_use]
    pub const fn from_secs(seconds: u64) -> Ms {
        Ms(seconds.saturating_mul(1000))
    }

    /// `minutes` minutes.
    #[must_use]
    pub const fn from_mins(minutes: u64) -> Ms {
        Ms(minutes.saturating_mul(60_000))
    }

    /// The number of milliseconds.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Whole seconds, rounded down.
    #[must_use]
    pub const fn secs(self) -> u64 {
        self.0 / 1000
    }

    /// Whether no time is left.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }
}

impl Add for Ms {
    type Output = Ms;

    fn add(self, other: Ms) -> Ms {
        Ms(self.0.saturating_add(other.0))
    }
}

impl Sub for Ms {
    type Output = Ms;

    fn sub(self, other: Ms) -> Ms {
        Ms(self.0.saturating_sub(other.0))
    }
}

impl AddAssign for Ms {
    fn add_assign(&mut self, other: Ms) {
        *self = *self + other;
    }
}

impl SubAssign for Ms {
    fn sub_assign(&mut self, other: Ms) {
        *self = *self - other;
    }
}

impl fmt::Display for Ms {
    /// `1:05:10`, or `5:10` under an hour; rounded down to the second.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (h, m, s) = (self.secs() / 3600, self.secs() / 60 % 60, self.secs() % 60);
        if h > 0 { write!(f, "{h}:{m:02}:{s:02}") } else { write!(f, "{m}:{s:02}") }
    }
}
