//! The time of a record: moments counted from its opening, the wall time beside them, and what stands while nothing can be
//! written.

use chrono::{DateTime, Local, NaiveDate, NaiveTime, TimeDelta};

use super::super::kind::TableKind;
use super::super::time::{since, stamp};
use super::{RETRY, Session};
use golos_clock::Ms;
use golos_journal::Log;

impl<M: TableKind> Session<M> {
    /// The day, as the wall clock has it.
    #[must_use]
    pub fn today(&self) -> NaiveDate {
        self.time.wall().date_naive()
    }

    /// The hour, as the wall clock has it.
    #[must_use]
    pub fn hour(&self) -> NaiveTime {
        self.time.wall().time()
    }

    /// The moment, counted from the opening.
    #[must_use]
    pub fn now(&self) -> Ms {
        self.moment(self.time.elapsed())
    }

    /// The moment at which the source had this time: not before what has happened already.
    pub(super) fn moment(&self, elapsed: Ms) -> Ms {
        let stands = self.unsaved.filter(|_| !M::GOES_ON);
        stands.unwrap_or_else(|| elapsed - self.origin + self.offset).max(self.state.head().at)
    }

    /// The moment at which that was received: nothing is received in the future.
    #[must_use]
    pub fn moment_received(&self, received: Ms) -> Ms {
        self.moment(received).min(self.now())
    }

    /// The moment of a wall time that a journal names, not after now, nor before what has happened already.
    pub(super) fn moment_of(&self, wall: &str) -> Ms {
        let ago = since(Some(wall), self.time.wall()).unwrap_or_default();
        (self.now() - ago).max(self.state.head().at)
    }

    /// How long it is until something happens by itself.
    #[must_use]
    pub fn until_deadline(&self) -> Option<Ms> {
        let left = self.state.due().map(|at| at - self.now());
        match self.unsaved {
            None => left,
            Some(_) => left.filter(|_| M::GOES_ON).map(|left| left.max(RETRY)),
        }
    }

    /// Time that stood goes on where it stood: nobody is charged for a disk that was full.
    pub(super) fn thaw(&mut self) {
        if let Some(stood) = self.unsaved.take().filter(|_| !M::GOES_ON) {
            self.origin = self.time.elapsed();
            self.offset = stood;
        }
    }

    /// What is due happens at its own moment, in wall time too, however late it is noticed.
    pub(super) fn wall_of(&self, at: Ms, event: &M::Event) -> Option<String> {
        let ago = TimeDelta::try_milliseconds(i64::try_from((self.now() - at).get()).unwrap_or(0)).unwrap_or_default();
        M::is_dated(event).then(|| stamp(self.time.wall() - ago))
    }
}

/// How long ago the last record is; not every record names its wall time.
pub(super) fn gap_since<E>(log: &Log<E>, now: DateTime<Local>) -> Ms {
    let records = log.records.iter().rev();
    let anchor = records.filter_map(|record| Some((since(record.wall.as_deref(), now)?, record.at))).next();
    let (Some((ago, at)), Some(last)) = (anchor, log.records.last()) else { return Ms::ZERO };
    ago - (last.at - at)
}
