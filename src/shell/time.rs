//! The only place that reads a clock.

use std::time::{Duration, Instant};

use chrono::{DateTime, Local};

use crate::clock::Ms;
use crate::table::Time;

/// The clocks of the machine.
#[derive(Debug)]
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

/// A span as milliseconds, rounded down.
#[must_use]
pub fn millis(span: Duration) -> Ms {
    Ms::new(u64::try_from(span.as_millis()).unwrap_or(u64::MAX))
}
