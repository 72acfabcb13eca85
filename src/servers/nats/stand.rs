//! How far a stream has a journal.

use super::name::record_number;
use golos_journal::{Follower, JournalLine};

/// What is known of a journal in the stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum StreamPosition {
    /// The journal goes on in the stream: the number of the record that is wanted next, and the place in the stream of the
    /// last message of its subject; 0 where there is none.
    Open { next: u64, place: u64 },
    /// The stream has another course of the journal. Nothing further is sent of it.
    Parted,
}

/// What is to be done with a line of the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineAction {
    /// The stream has it, or nothing of the journal is sent any more.
    Skip,
    /// It is sent: behind the message at this place of the stream, and no other.
    Send { behind: u64 },
}

impl StreamPosition {
    /// Of a journal that the stream has nothing of.
    pub const NONE: StreamPosition = StreamPosition::Open { next: 0, place: 0 };

    /// By the last message of its subject and its place, where that is a line of the journal: so far the stream has it.
    pub fn behind(lines: &[JournalLine], last: &[u8], place: u64) -> Option<StreamPosition> {
        let own = lines.iter().rev().find(|line| line.text == last)?;
        Some(StreamPosition::Open { next: own.seq + 1, place })
    }

    /// What is to be done with the next line of the journal.
    pub fn step(&mut self, line: &JournalLine) -> LineAction {
        match self {
            StreamPosition::Open { next, .. } if line.seq < *next => LineAction::Skip,
            StreamPosition::Open { next, place } if line.seq == *next => LineAction::Send { behind: *place },
            StreamPosition::Open { .. } => {
                *self = StreamPosition::Parted;
                LineAction::Skip
            }
            StreamPosition::Parted => LineAction::Skip,
        }
    }

    /// The line was stored at this place.
    pub fn stored(&mut self, line: &JournalLine, at: u64) {
        *self = StreamPosition::Open { next: line.seq + 1, place: at };
    }
}

/// The messages of a subject, held one by one against the lines of the journal: what belongs there, and what is passed over.
pub(super) struct Reckoning<'a> {
    lines: &'a [JournalLine],
    /// The checksum of the first line.
    first: &'a str,
    follower: Follower,
    place: u64,
    is_parted: bool,
    has_foreign: bool,
}

impl<'a> Reckoning<'a> {
    pub fn new(lines: &'a [JournalLine], first: &'a str) -> Reckoning<'a> {
        Reckoning { lines, first, follower: Follower::default(), place: 0, is_parted: false, has_foreign: false }
    }

    /// The next message, at this place.
    pub fn take(&mut self, message: &[u8], place: u64) {
        self.place = place;
        let next = self.follower.next();
        let own = self.lines.iter().find(|line| line.seq == next);
        if continues(&mut self.follower, message, self.first) {
            // Its checksum continues the chain: where the journal has something else, or nothing, that is another course.
            self.is_parted |= own.is_none_or(|own| own.text != message);
        } else {
            // Of a record that is there already a second copy does no harm.
            let is_copy = record_number(message)
                .is_some_and(|number| self.lines.iter().any(|line| line.seq == number && line.text == message));
            self.has_foreign |= !is_copy;
        }
    }

    /// How far the stream has the journal, and whether anything was passed over.
    pub fn position(&self) -> (StreamPosition, bool) {
        let position = match self.is_parted {
            true => StreamPosition::Parted,
            false => StreamPosition::Open { next: self.follower.next(), place: self.place },
        };
        (position, self.has_foreign)
    }
}

/// Takes this message if it is the next line of the journal whose first line has this checksum, to the byte; else nothing is
/// taken.
pub(super) fn continues(follower: &mut Follower, message: &[u8], first: &str) -> bool {
    let mut further = follower.clone();
    let taken = further.take(message);
    let is_next = taken.damage.is_none()
        && matches!(&taken.lines[..], [only] if only.text == message)
        && further.first() == Some(first);
    if is_next {
        *follower = further;
    }
    is_next
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_journal::Follower;

    const GAME: &[u8] = include_bytes!("../../../fixtures/journal/v1-russian.ron");

    fn lines() -> Vec<JournalLine> {
        Follower::default().take(GAME).lines
    }

    /// What is sent of the journal where the stream has so many of its lines.
    fn sent(stand: &mut StreamPosition) -> Vec<u64> {
        let mut sent = Vec::new();
        for line in lines() {
            if let LineAction::Send { .. } = stand.step(&line) {
                sent.push(line.seq);
                stand.stored(&line, 100 + line.seq);
            }
        }
        sent
    }

    fn first() -> String {
        let mut follower = Follower::default();
        follower.take(GAME);
        follower.first().unwrap().to_owned()
    }

    #[test]
    fn the_stream_gets_what_it_lacks_and_nothing_twice() {
        let all: Vec<u64> = lines().iter().map(|line| line.seq).collect();
        assert!(all.len() > 10);
        assert_eq!(sent(&mut { StreamPosition::NONE }), all);
        for had in [0, 1, 7, all.len() - 1] {
            let last = lines()[had].text.clone();
            let mut stand = StreamPosition::behind(&lines(), &last, 55).unwrap();
            assert_eq!(stand, StreamPosition::Open { next: u64::try_from(had).unwrap() + 1, place: 55 });
            assert_eq!(sent(&mut stand), all[had + 1..]);
        }
    }

    #[test]
    fn each_line_is_sent_behind_the_one_before_it() {
        let (all, mut stand) = (lines(), StreamPosition::NONE);
        assert_eq!(stand.step(&all[0]), LineAction::Send { behind: 0 });
        // It was not stored: it is sent again.
        assert_eq!(stand.step(&all[0]), LineAction::Send { behind: 0 });
        stand.stored(&all[0], 42);
        assert_eq!(stand.step(&all[0]), LineAction::Skip);
        assert_eq!(stand.step(&all[1]), LineAction::Send { behind: 42 });
        // A line that is missing in between.
        let mut stand = StreamPosition::NONE;
        assert_eq!((stand.step(&all[1]), stand), (LineAction::Skip, StreamPosition::Parted));
    }

    /// How the stream stands that has these messages.
    fn reckoned(messages: &[Vec<u8>]) -> (StreamPosition, bool) {
        let (lines, first) = (lines(), first());
        let mut reckoning = Reckoning::new(&lines, &first);
        (101..).zip(messages).for_each(|(place, message)| reckoning.take(message, place));
        reckoning.position()
    }

    #[test]
    fn what_does_not_belong_to_a_journal_is_passed_over_and_the_journal_goes_on_behind_it() {
        let own = |count: usize| lines()[..count].iter().map(|line| line.text.clone()).collect::<Vec<_>>();
        let mut other = lines()[3].text.clone();
        other[20] ^= 1;
        for forged in [other, b"nothing of ours".to_vec(), b"(seq:3,".to_vec(), b"(seq:99999,at:1)\n".to_vec()] {
            for had in [0, 3, 5] {
                let messages = [own(had), vec![forged.clone()]].concat();
                assert!(StreamPosition::behind(&lines(), &forged, 9).is_none());
                let place = 101 + u64::try_from(had).unwrap();
                let (mut stand, has_foreign) = reckoned(&messages);
                assert_eq!((&stand, has_foreign), (&StreamPosition::Open { next: place - 101, place }, true));
                assert_eq!(sent(&mut stand).len(), lines().len() - had);
                // In between.
                let messages = [own(had), vec![forged.clone()], own(had + 2).split_off(had)].concat();
                assert_eq!(reckoned(&messages).0, StreamPosition::Open { next: place - 99, place: place + 2 });
            }
        }
        // A second copy of what is there is nothing foreign.
        let (stand, has_foreign) = reckoned(&[own(4), own(2)].concat());
        assert_eq!((stand, has_foreign), (StreamPosition::Open { next: 4, place: 106 }, false));
    }

    #[test]
    fn a_stream_that_has_another_course_is_left_alone() {
        let all: Vec<Vec<u8>> = lines().iter().map(|line| line.text.clone()).collect();
        let (lines, first) = (lines(), first());
        // The disk of the journal is one from before.
        let mut reckoning = Reckoning::new(&lines[..4], &first);
        (1..).zip(&all).for_each(|(place, message)| reckoning.take(message, place));
        assert_eq!(reckoning.position(), (StreamPosition::Parted, false));
        assert!(StreamPosition::behind(&lines[..4], &all[6], 7).is_none());
        assert!(sent(&mut StreamPosition::Parted).is_empty());
    }
}
