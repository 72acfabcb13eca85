//! Private ears: those who share a terminal each hear through a way of their own what is theirs to hear.
//!
//! Each has a desk of his own at the board of the terminal. Nothing is typed there and nothing is written: it only speaks.

use crate::desk::{Desk, Out};
use crate::people::Seat;
use crate::speech::Ears;
use crate::speech::voices::Speaker;

/// The ears of one.
pub struct Ear {
    seat: Seat,
    speaker: Speaker,
    /// His desk, while something is played.
    desk: Option<Desk>,
}

impl Ear {
    /// The ears of him who sits there, with what speaks into them.
    #[must_use]
    pub const fn new(seat: Seat, speaker: Speaker) -> Ear {
        Ear { seat, speaker, desk: None }
    }

    /// Whose they are.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Says what he has heard since, at the board that is played at the terminal.
    pub fn attend(&mut self, terminal: &Desk) {
        if terminal.game().is_none() {
            // His last words at the board that was left.
            let last = self.desk.take().map(|mut desk| desk.hear());
            self.say(&last.unwrap_or_default());
            return;
        }
        let out = match &mut self.desk {
            Some(desk) => desk.hear(),
            None => {
                let mut desk = terminal.beside(None, Ears::Private(self.seat));
                let out = desk.join(terminal);
                self.desk = out.is_some().then_some(desk);
                out.unwrap_or_default()
            }
        };
        self.say(&out);
    }

    /// Says what the terminal says of itself, to whoever sits at it.
    pub fn share(&self, out: &[Out]) {
        let own = out.iter().filter(|out| out.to.is_none());
        own.filter_map(|out| out.spoken.clone()).for_each(|utter| self.speaker.say(utter));
    }

    /// Somebody touched a key that is his.
    pub fn hush(&self) {
        self.speaker.silence();
    }

    /// What is left to say is said, for this long at most.
    pub fn finish(self, within: std::time::Duration) {
        self.speaker.finish(within);
    }

    fn say(&self, out: &[Out]) {
        out.iter().filter_map(|out| out.spoken.clone()).for_each(|utter| self.speaker.say(utter));
    }
}
