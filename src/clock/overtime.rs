use super::Ms;

/// Byo-yomi: so many periods of the same length after the main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Overtime {
    /// 1 to 99; 0 is no byo-yomi.
    pub periods: u16,
    /// The length of one period, 1 second to 1 hour.
    pub time: Ms,
}

/// What a clock with byo-yomi shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    /// The main time left, or what is left of the byo-yomi period that runs.
    pub left: Ms,
    /// The byo-yomi periods left, the one that runs included; `None` while the main time lasts.
    pub periods: Option<u16>,
}

impl Overtime {
    pub(super) const NONE: Overtime = Overtime { periods: 0, time: Ms::ZERO };

    /// All its periods together.
    #[must_use]
    pub const fn total(self) -> Ms {
        self.of(self.periods)
    }

    /// So many of its periods.
    pub(super) const fn of(self, periods: u16) -> Ms {
        Ms::new(self.time.get().saturating_mul(periods as u64))
    }

    /// What the clock shows when its flag falls after `until_flag`.
    pub(super) fn shown(self, until_flag: Ms) -> Shown {
        let total = self.total();
        if total.is_zero() || until_flag > total {
            return Shown { left: until_flag - total, periods: None };
        }
        let left = match until_flag.get() % self.time.get() {
            0 if until_flag.is_zero() => Ms::ZERO,
            0 => self.time,
            part => Ms::new(part),
        };
        let periods = until_flag.get().div_ceil(self.time.get());
        Shown { left, periods: Some(u16::try_from(periods).unwrap_or(self.periods)) }
    }
}
