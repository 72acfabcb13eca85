//! Where the time of a table comes from; who reads the clocks of a machine is not said here.

use std::sync::atomic::{AtomicU64, Ordering};

use chrono::{DateTime, Local, SecondsFormat, TimeDelta};

use crate::clock::Ms;

/// Where the time of a game comes from.
pub trait Time: Send + Sync {
    /// Time since this source was made, on a clock that never goes back.
    fn elapsed(&self) -> Ms;

    /// Wall time.
    fn wall(&self) -> DateTime<Local>;
}

/// Time that passes only when it is told to: for rehearsals and tests.
#[derive(Debug, Default)]
pub struct VirtualTime {
    elapsed: AtomicU64,
}

impl VirtualTime {
    /// Lets so much time pass.
    pub fn pass(&self, time: Ms) {
        self.elapsed.store((self.elapsed() + time).get(), Ordering::Relaxed);
    }
}

impl Time for VirtualTime {
    fn elapsed(&self) -> Ms {
        Ms::new(self.elapsed.load(Ordering::Relaxed))
    }

    /// The same wall time in every rehearsal, so that its journal is the same.
    fn wall(&self) -> DateTime<Local> {
        let start = DateTime::from_timestamp(1_767_225_600, 0).unwrap_or_default();
        let passed = i64::try_from(self.elapsed().get()).ok().and_then(TimeDelta::try_milliseconds);
        passed.and_then(|passed| start.checked_add_signed(passed)).unwrap_or(start).with_timezone(&Local)
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
