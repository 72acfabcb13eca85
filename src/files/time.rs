//! The only place that reads a clock.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use chrono::{DateTime, Local, TimeDelta};

use golos_clock::Ms;
use golos_table::{Moments, Time};

/// The clocks of the machine.
#[derive(Clone, Copy, Debug)]
pub struct RealTime {
    since: Instant,
    /// How long the machine had slept before.
    slept: Option<Ms>,
}

impl RealTime {
    /// A source that starts now.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "the one place where the machine's clock is read")]
    pub fn start() -> RealTime {
        RealTime { since: Instant::now(), slept: slept_ever() }
    }
}

impl Time for RealTime {
    fn elapsed(&self) -> Ms {
        millis(self.since.elapsed())
    }

    #[expect(clippy::disallowed_methods, reason = "the one place where the wall clock is read")]
    fn wall(&self) -> DateTime<Local> {
        // Not by the library's own call, which ends a program whose clock stands before 1970.
        SystemTime::now().into()
    }

    fn slept(&self) -> Option<Ms> {
        Some(slept_ever()? - self.slept?)
    }
}

/// How long the machine has slept since it was started: by so much the clock that counts sleep is ahead of the other.
#[cfg(target_os = "linux")]
fn slept_ever() -> Option<Ms> {
    use rustix::time::{ClockId, clock_gettime};
    let read = |id| Duration::try_from(clock_gettime(id)).ok();
    let awake = read(ClockId::Monotonic)?;
    Some(millis(read(ClockId::Boottime)?.saturating_sub(awake)))
}

/// Elsewhere the system does not tell.
#[cfg(not(target_os = "linux"))]
const fn slept_ever() -> Option<Ms> {
    None
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

    fn slept(&self) -> Option<Ms> {
        self.clock.slept()
    }
}

impl Moments for LoopTime {
    fn at(&self, moment: Ms, work: &mut dyn FnMut()) {
        LoopTime::at(self, moment, work);
    }
}

/// A span as milliseconds, rounded down.
#[must_use]
pub fn millis(span: Duration) -> Ms {
    Ms::new(u64::try_from(span.as_millis()).unwrap_or(u64::MAX))
}
