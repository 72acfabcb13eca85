//! The only place that reads a clock.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use chrono::{DateTime, Local, TimeDelta};

use crate::clock::Ms;
use crate::table::Time;

/// The clocks of the machine.
#[derive(Clone, Copy, Debug)]
pub struct RealTime {
    since: Instant,
}

impl RealTime {
    /// A source that starts now.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "the one place where the machine's clock is read")]
    pub fn start() -> RealTime {
        RealTime { since: Instant::now() }
    }
}

impl Time for RealTime {
    fn elapsed(&self) -> Ms {
        millis(self.since.elapsed())
    }

    #[expect(clippy::disallowed_methods, reason = "the one place where the wall clock is read")]
    fn wall(&self) -> DateTime<Local> {
        Local::now()
    }
}

/// The clocks of the machine as the loop lives them: while something is worked off, it is the moment at which that was
/// received. What was done in time is in time, however late it is worked off.
#[derive(Debug)]
pub struct LoopTime {
    clock: RealTime,
    received: Mutex<Option<Ms>>,
}

impl LoopTime {
    /// A source that starts now.
    #[must_use]
    pub fn start() -> LoopTime {
        LoopTime { clock: RealTime::start(), received: Mutex::default() }
    }

    /// The clock behind it, which knows nothing but now.
    #[must_use]
    pub const fn clock(&self) -> RealTime {
        self.clock
    }

    /// Does `work` at `moment`, which is not after now.
    pub fn at<T>(&self, moment: Ms, work: impl FnOnce() -> T) -> T {
        self.set(Some(moment));
        let done = work();
        self.set(None);
        done
    }

    fn set(&self, moment: Option<Ms>) {
        *self.received.lock().unwrap_or_else(PoisonError::into_inner) = moment;
    }
}

impl Time for LoopTime {
    fn elapsed(&self) -> Ms {
        let received = *self.received.lock().unwrap_or_else(PoisonError::into_inner);
        received.unwrap_or_else(|| self.clock.elapsed())
    }

    fn wall(&self) -> DateTime<Local> {
        let ago = i64::try_from((self.clock.elapsed() - self.elapsed()).get()).unwrap_or(0);
        self.clock.wall() - TimeDelta::milliseconds(ago)
    }
}

/// A span as milliseconds, rounded down.
#[must_use]
pub fn millis(span: Duration) -> Ms {
    Ms::new(u64::try_from(span.as_millis()).unwrap_or(u64::MAX))
}
