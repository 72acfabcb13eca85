//! How long a line takes there and back, and from when on counts what came over it.

use std::collections::BTreeMap;

/// So many pings wait for their answer, at most.
const PINGS: usize = 8;

/// So many of the last round trips count.
const KEPT: usize = 8;

/// The round trip of one line, measured by the hall alone. Moments and spans in milliseconds.
#[derive(Clone, Debug, Default)]
pub struct RoundTrip {
    pings: BTreeMap<u64, u64>,
    number: u64,
    last: Vec<u64>,
}

impl RoundTrip {
    /// Nothing is measured yet.
    #[must_use]
    pub const fn new() -> RoundTrip {
        RoundTrip { pings: BTreeMap::new(), number: 0, last: Vec::new() }
    }

    /// The number of a ping that is sent now.
    pub fn ping(&mut self, now: u64) -> u64 {
        self.number += 1;
        self.pings.insert(self.number, now);
        if self.pings.len() > PINGS {
            self.pings.pop_first();
        }
        self.number
    }

    /// A pong has come. One that answers no ping is nothing.
    pub fn pong(&mut self, number: u64, now: u64) {
        let Some(sent) = self.pings.remove(&number) else { return };
        self.last.push(now.saturating_sub(sent));
        if self.last.len() > KEPT {
            self.last.remove(0);
        }
    }

    /// On a new line the old pings are answered no more.
    pub fn begin_anew(&mut self) {
        (self.pings, self.last) = (BTreeMap::new(), Vec::new());
    }

    /// The round trip: the middle one of the last few; none before the first is measured.
    #[must_use]
    pub fn measured(&self) -> Option<u64> {
        let mut sorted = self.last.clone();
        sorted.sort_unstable();
        sorted.get((sorted.len().max(1) - 1) / 2).copied()
    }

    /// The shortest of the last few: what a move had on its way at least. Who lets single answers wait gains nothing by it.
    #[must_use]
    pub fn shortest(&self) -> Option<u64> {
        self.last.iter().min().copied()
    }
}

/// From when on something counts that came `at` this moment: from then on. Where the regulation makes good the way, half a
/// round trip earlier, and never more than `limit`.
#[must_use]
pub fn counted_from(at: u64, round_trip: Option<u64>, limit: u64) -> u64 {
    at.saturating_sub((round_trip.unwrap_or(0) / 2).min(limit))
}
