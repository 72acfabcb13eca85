use super::overtime::Shown;
use super::{Bonus, Ms, Overtime};

/// One side of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dial {
    /// The time until the flag falls, delays left out: the main time, and after it all byo-yomi periods. Zero exactly when
    /// the flag has fallen.
    pub until_flag: Ms,
    /// The byo-yomi that is at the end of that time.
    pub overtime: Overtime,
    /// All the time that this side's clock has run.
    pub used: Ms,
    /// The counter of completed moves.
    pub moves: u32,
    /// When the flag fell.
    pub fallen: Option<Ms>,
    /// What the move under way has used, at most as much as its bonus allows for.
    pub spent: Ms,
    /// So many periods have begun because the time of the one before was used up, ahead of the moves.
    pub early: u16,
}

impl Dial {
    pub fn new(main: Ms, overtime: Overtime) -> Dial {
        let until_flag = main + overtime.total();
        Dial { until_flag, overtime, used: Ms::ZERO, moves: 0, fallen: None, spent: Ms::ZERO, early: 0 }
    }

    pub fn shown(&self) -> Shown {
        self.overtime.shown(self.until_flag)
    }

    /// Runs from `since` for `span`: first off a delay, then off the time until the flag (CH-6.3.2). The flag falls at the
    /// exact moment when nothing is left (R-5.4.2.6).
    pub fn run(&mut self, since: Ms, span: Ms, bonus: Bonus) {
        self.used += span;
        let allowed = span.min(bonus.allowance() - self.spent);
        self.spent += allowed;
        let delayed = if bonus.delay().is_zero() { Ms::ZERO } else { allowed };
        let deadline = since + delayed + self.until_flag;
        self.put(self.until_flag - (span - delayed), deadline);
    }

    /// The next period begins though the moves of this one are not made.
    pub fn enter(&mut self, time: Ms, overtime: Overtime) {
        self.early = self.early.saturating_add(1);
        self.overtime = overtime;
        self.fallen = None;
        // What a move has besides is that of the period it is made in, and is whole when that begins.
        self.spent = Ms::ZERO;
        self.until_flag = time + overtime.total();
    }

    /// Leaves exactly `until_flag`: none is a fallen flag, at `at`; any time raises it.
    pub fn put(&mut self, until_flag: Ms, at: Ms) {
        self.until_flag = until_flag;
        self.fallen = if until_flag.is_zero() { self.fallen.or(Some(at)) } else { None };
    }

    /// Shows exactly `left`. In byo-yomi that is the period that runs; what is longer than a period is main time, before the
    /// periods that are left.
    pub fn show(&mut self, left: Ms, at: Ms) {
        let later = match self.shown().periods.map(|periods| periods.max(1)) {
            None => self.overtime.total(),
            Some(periods) if left <= self.overtime.time => self.overtime.of(periods - 1),
            Some(periods) => {
                self.overtime.periods = periods;
                self.overtime.total()
            }
        };
        self.put(if left.is_zero() { Ms::ZERO } else { later + left }, at);
    }

    /// What a move that is completed now earns by its bonus: an increment, what Bronstein gives back, or the rest of a
    /// byo-yomi period.
    pub fn earned(&self, bonus: Bonus) -> Ms {
        let of_period = self.shown().periods.map_or(Ms::ZERO, |periods| self.overtime.of(periods) - self.until_flag);
        let given_back = if let Bonus::Bronstein(_) = bonus { self.spent } else { Ms::ZERO };
        bonus.increment() + given_back + of_period
    }
}
