//! Where the time of a table comes from; who reads the clocks of a machine is not said here.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use chrono::{DateTime, Local, SecondsFormat, TimeDelta};

use golos_clock::Ms;

/// Where the time of a game comes from.
pub trait Time: Send + Sync {
    /// Time since this source was made, on a clock that never goes back.
    fn elapsed(&self) -> Ms;

    /// Wall time.
    fn wall(&self) -> DateTime<Local>;

    /// How long the machine has slept since this source was made; none where the system does not tell.
    fn slept(&self) -> Option<Ms> {
        None
    }
}

/// A time that can stand at the moment at which something was received: what was done in time is in time, however late it
/// is worked off.
pub trait Moments: Time {
    /// Does the work at this moment, which is not after now.
    fn at(&self, moment: Ms, work: &mut dyn FnMut());
}

/// Time that passes only when it is told to: for rehearsals and tests.
#[derive(Debug, Default)]
pub struct VirtualTime {
    elapsed: AtomicU64,
    slept: AtomicU64,
    /// By how many milliseconds the wall clock was set.
    set: AtomicI64,
}

impl VirtualTime {
    /// Lets so much time pass.
    pub fn pass(&self, time: Ms) {
        self.elapsed.store((self.elapsed() + time).get(), Ordering::Relaxed);
    }

    /// Does this while it is `moment`, which is not after now.
    pub fn at(&self, moment: Ms, work: impl FnOnce()) {
        let now = self.elapsed.swap(moment.get(), Ordering::Relaxed);
        work();
        self.elapsed.store(now, Ordering::Relaxed);
    }

    /// Lets the machine sleep for so long: only wall time goes on.
    pub fn sleep(&self, time: Ms) {
        self.slept.fetch_add(time.get(), Ordering::Relaxed);
    }

    /// Sets the wall clock forward by so many milliseconds, or back.
    pub fn set_wall(&self, by: i64) {
        self.set.fetch_add(by, Ordering::Relaxed);
    }
}

impl Time for VirtualTime {
    fn elapsed(&self) -> Ms {
        Ms::new(self.elapsed.load(Ordering::Relaxed))
    }

    /// The same wall time in every rehearsal, so that its journal is the same.
    fn wall(&self) -> DateTime<Local> {
        let start = DateTime::from_timestamp(1_767_225_600, 0).unwrap_or_default();
        // Midnight, wherever it is rehearsed.
        let start = start.naive_utc().and_local_timezone(Local).earliest().unwrap_or(start.with_timezone(&Local));
        let lived = self.elapsed().get().checked_add(self.slept.load(Ordering::Relaxed));
        let set = self.set.load(Ordering::Relaxed);
        let passed = lived.and_then(|lived| i64::try_from(lived).ok()?.checked_add(set));
        let passed = passed.and_then(TimeDelta::try_milliseconds);
        passed.and_then(|passed| start.checked_add_signed(passed)).unwrap_or(start)
    }

    fn slept(&self) -> Option<Ms> {
        Some(Ms::new(self.slept.load(Ordering::Relaxed)))
    }
}

impl Moments for VirtualTime {
    fn at(&self, moment: Ms, work: &mut dyn FnMut()) {
        VirtualTime::at(self, moment, work);
    }
}

/// Wall and elapsed time at the last look, to find out that the machine slept in between.
pub(super) struct Pulse {
    wall: i64,
    elapsed: Ms,
    slept: Option<Ms>,
}

impl Pulse {
    /// So long a sleep is one where the system tells of it.
    const NAP: Ms = Ms::from_secs(1);
    /// A difference between wall and elapsed time that is no matter of rounding or of setting the clock by the network.
    const SLEEP: Ms = Ms::from_secs(5);

    pub(super) fn new(time: &dyn Time) -> Pulse {
        Pulse { wall: time.wall().timestamp_millis(), elapsed: time.elapsed(), slept: time.slept() }
    }

    /// How long the machine slept since the last look, if it did. Where the system does not tell, wall time went on then
    /// and elapsed time did not; elsewhere a wall clock that was set is no sleep.
    pub(super) fn slept(&mut self, time: &dyn Time) -> Option<Ms> {
        let before = std::mem::replace(self, Pulse::new(time));
        if let (Some(before), Some(now)) = (before.slept, self.slept) {
            return Some(now - before).filter(|gap| *gap >= Pulse::NAP);
        }
        let passed = u64::try_from(self.wall - before.wall).unwrap_or(0);
        let gap = Ms::new(passed) - (self.elapsed - before.elapsed);
        (gap >= Pulse::SLEEP).then_some(gap)
    }
}

/// How long ago the wall time is that a record names; none if it names none.
pub fn since(wall: Option<&str>, now: DateTime<Local>) -> Option<Ms> {
    let then = DateTime::parse_from_rfc3339(wall?).ok()?;
    let passed = now.timestamp_millis().saturating_sub(then.timestamp_millis());
    Some(Ms::new(u64::try_from(passed).unwrap_or(0)))
}

/// Wall time as journals have it.
#[must_use]
pub fn stamp(wall: DateTime<Local>) -> String {
    wall.to_rfc3339_opts(SecondsFormat::Millis, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A system that does not tell of sleep.
    struct Mute(VirtualTime);

    impl Time for Mute {
        fn elapsed(&self) -> Ms {
            self.0.elapsed()
        }

        fn wall(&self) -> DateTime<Local> {
            self.0.wall()
        }
    }

    #[test]
    fn a_wall_clock_that_was_set_is_no_sleep() {
        let hour = Ms::from_mins(60);
        let time = VirtualTime::default();
        let mut pulse = Pulse::new(&time);
        for by in [3_600_000, -3_600_000] {
            time.set_wall(by);
            time.pass(Ms::from_secs(1));
            assert_eq!(pulse.slept(&time), None, "{by}");
        }
        time.sleep(hour);
        assert_eq!((pulse.slept(&time), pulse.slept(&time)), (Some(hour), None));
        let mute = Mute(time);
        let mut pulse = Pulse::new(&mute);
        mute.0.sleep(hour);
        assert_eq!((pulse.slept(&mute), pulse.slept(&mute)), (Some(hour), None), "from wall time");
    }
}
