//! The only place that reads a clock.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use chrono::{DateTime, Local, SecondsFormat, TimeDelta};

use crate::clock::Ms;

/// Where the time of a game comes from.
pub trait Time {
    /// Time since this source was made, on a clock that never goes back.
    fn elapsed(&self) -> Ms;

    /// Wall time.
    fn wall(&self) -> DateTime<Local>;
}

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

/// Time that passes only when it is told to: for rehearsals and tests.
#[derive(Debug, Default)]
pub struct VirtualTime {
    elapsed: std::cell::Cell<Ms>,
}

impl VirtualTime {
    /// Lets so much time pass.
    pub fn pass(&self, time: Ms) {
        self.elapsed.set(self.elapsed.get() + time);
    }
}

impl Time for VirtualTime {
    fn elapsed(&self) -> Ms {
        self.elapsed.get()
    }

    /// The same wall time in every rehearsal, so that its journal is the same.
    fn wall(&self) -> DateTime<Local> {
        let start = SystemTime::UNIX_EPOCH + Duration::from_secs(1_767_225_600);
        DateTime::<Local>::from(start + Duration::from_millis(self.elapsed.get().get()))
    }
}

impl<T: Time + ?Sized> Time for std::sync::Arc<T> {
    fn elapsed(&self) -> Ms {
        (**self).elapsed()
    }

    fn wall(&self) -> DateTime<Local> {
        (**self).wall()
    }
}

impl<T: Time + ?Sized> Time for std::rc::Rc<T> {
    fn elapsed(&self) -> Ms {
        (**self).elapsed()
    }

    fn wall(&self) -> DateTime<Local> {
        (**self).wall()
    }
}

/// Wall and elapsed time at the last look, to find out that the machine slept in between.
pub(super) struct Pulse {
    wall: i64,
    elapsed: Ms,
}

impl Pulse {
    /// A difference between wall and elapsed time that is no matter of rounding or of setting the clock by the network.
    const SLEEP: Ms = Ms::from_secs(5);

    pub(super) fn new(time: &dyn Time) -> Pulse {
        Pulse { wall: time.wall().timestamp_millis(), elapsed: time.elapsed() }
    }

    /// How long the machine slept since the last look, if it did: wall time went on then, and elapsed time did not.
    pub(super) fn slept(&mut self, time: &dyn Time) -> Option<Ms> {
        let before = std::mem::replace(self, Pulse::new(time));
        let passed = u64::try_from(self.wall - before.wall).unwrap_or(0);
        let gap = Ms::new(passed) - (self.elapsed - before.elapsed);
        (gap >= Pulse::SLEEP).then_some(gap)
    }
}

/// How long ago the wall time is that a record names; none if it names none.
pub(super) fn since(wall: Option<&str>, now: DateTime<Local>) -> Option<Ms> {
    let then = DateTime::parse_from_rfc3339(wall?).ok()?;
    let passed = now.timestamp_millis().saturating_sub(then.timestamp_millis());
    Some(Ms::new(u64::try_from(passed).unwrap_or(0)))
}

/// Wall time as journals have it.
#[must_use]
pub fn stamp(wall: DateTime<Local>) -> String {
    wall.to_rfc3339_opts(SecondsFormat::Millis, false)
}

/// A span as milliseconds, rounded down.
#[must_use]
pub fn millis(span: Duration) -> Ms {
    Ms::new(u64::try_from(span.as_millis()).unwrap_or(u64::MAX))
}
