//! Numbers: what is sent again until the other side has it, and what has come already.

use std::collections::VecDeque;

use super::ProtocolError;

/// One thing with its number, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbered<T> {
    pub number: u64,
    pub what: T,
}

/// What is on its way out, in order. A thing gets its number when it is sent for the first time, and keeps it.
#[derive(Clone, Debug)]
pub struct Outgoing<T> {
    /// Sent, and not yet known to have come.
    sent: VecDeque<Numbered<T>>,
    waiting: VecDeque<T>,
    /// The number of the last that was sent.
    last: u64,
    /// So many are sent before the first is known to have come.
    window: usize,
}

impl<T: Clone> Outgoing<T> {
    /// Nothing yet.
    #[must_use]
    pub const fn new(window: usize) -> Outgoing<T> {
        Outgoing { sent: VecDeque::new(), waiting: VecDeque::new(), last: 0, window }
    }

    /// One more.
    pub fn put(&mut self, what: T) {
        self.waiting.push_back(what);
    }

    /// How many there are that are not known to have come.
    #[must_use]
    pub fn len(&self) -> usize {
        self.sent.len() + self.waiting.len()
    }

    /// Whether everything is known to have come.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The next that is to be sent now, with its number.
    pub fn due(&mut self) -> Option<Numbered<T>> {
        if self.sent.len() >= self.window {
            return None;
        }
        let what = self.waiting.pop_front()?;
        self.last += 1;
        self.sent.push_back(Numbered { number: self.last, what });
        self.sent.back().cloned()
    }

    /// On a new line: those that were sent and are not known to have come, to be sent again.
    #[must_use]
    pub fn again(&self) -> Vec<Numbered<T>> {
        self.sent.iter().cloned().collect()
    }

    /// The other side has all up to this number.
    ///
    /// # Errors
    /// [`ProtocolError::Unasked`]: that was never sent.
    pub fn has_come(&mut self, number: u64) -> Result<(), ProtocolError> {
        if number > self.last {
            return Err(ProtocolError::Unasked);
        }
        while self.sent.front().is_some_and(|first| first.number <= number) {
            self.sent.pop_front();
        }
        Ok(())
    }

    /// The other side has begun anew. Of what was sent it is not known whether it came; the rest is still to be sent.
    pub fn begin_anew(&mut self) -> Vec<T> {
        self.last = 0;
        self.sent.drain(..).map(|numbered| numbered.what).collect()
    }

    /// Of more than so many that wait, the oldest that `may_go` goes; where none may, the oldest. True if one went that may
    /// not.
    pub fn bound(&mut self, most: usize, may_go: impl Fn(&T) -> bool) -> bool {
        let mut lost = false;
        while self.waiting.len() > most {
            let index = self.waiting.iter().position(&may_go);
            lost |= index.is_none();
            self.waiting.remove(index.unwrap_or(0));
        }
        lost
    }
}

/// What became of a number that has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// It is the one that is due.
    New,
    /// It had come before.
    Again,
}

/// Whether the one of this number is the one behind `last`.
///
/// # Errors
/// [`ProtocolError::Gap`]: something between is missing.
pub(super) const fn known(last: u64, found: u64) -> Result<Known, ProtocolError> {
    let due = last.saturating_add(1);
    if found == due {
        Ok(Known::New)
    } else if found <= last {
        Ok(Known::Again)
    } else {
        Err(ProtocolError::Gap { due, found })
    }
}
