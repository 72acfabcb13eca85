//! How far a stream has a journal.

use super::name::record_number;
use golos_journal::Piece;

/// What is known of a journal in the stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum StreamPosition {
    /// The last record that the stream has of it, whose line is still to be held against that of the journal.
    Claimed { record: u64, line: Vec<u8>, place: u64 },
    /// The journal goes on in the stream: the number of the record that is wanted next, and the place of the one before it in
    /// the stream; 0 where there is none.
    Open { next: u64, place: u64 },
    /// The stream has something else than the journal. Nothing further is sent of it.
    Parted,
}

/// What is to be done with a line of the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The stream has it, or nothing of the journal is sent any more.
    Skip,
    /// It is sent: behind the message at this place of the stream, and no other.
    Send { behind: u64 },
}

impl StreamPosition {
    /// By the last message of the journal in the stream and its place there; none: there is no message of it.
    pub fn behind(last: Option<(Vec<u8>, u64)>) -> StreamPosition {
        match last {
            None => StreamPosition::Open { next: 0, place: 0 },
            Some((line, place)) => match record_number(&line) {
                Some(record) => StreamPosition::Claimed { record, line, place },
                None => StreamPosition::Parted,
            },
        }
    }

    /// What is to be done with the next line of the journal.
    pub fn step(&mut self, line: &Piece) -> Step {
        match self {
            StreamPosition::Claimed { record, .. } if line.seq < *record => Step::Skip,
            StreamPosition::Claimed { record, line: known, place } => {
                let is_same = line.seq == *record && line.text == *known;
                *self = if is_same {
                    StreamPosition::Open { next: *record + 1, place: *place }
                } else {
                    StreamPosition::Parted
                };
                Step::Skip
            }
            StreamPosition::Open { next, .. } if line.seq < *next => Step::Skip,
            StreamPosition::Open { next, place } if line.seq == *next => Step::Send { behind: *place },
            StreamPosition::Open { .. } => {
                *self = StreamPosition::Parted;
                Step::Skip
            }
            StreamPosition::Parted => Step::Skip,
        }
    }

    /// The line was stored at this place.
    pub fn stored(&mut self, line: &Piece, at: u64) {
        *self = StreamPosition::Open { next: line.seq + 1, place: at };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_journal::Follower;

    const GAME: &[u8] = include_bytes!("../../../fixtures/journal/v1-russian.ron");

    fn lines() -> Vec<Piece> {
        Follower::default().take(GAME).lines
    }

    /// What is sent of the journal where the stream has so many of its lines.
    fn sent(stand: &mut StreamPosition) -> Vec<u64> {
        let mut sent = Vec::new();
        for line in lines() {
            if let Step::Send { .. } = stand.step(&line) {
                sent.push(line.seq);
                stand.stored(&line, 100 + line.seq);
            }
        }
        sent
    }

    #[test]
    fn the_stream_gets_what_it_lacks_and_nothing_twice() {
        let all: Vec<u64> = lines().iter().map(|line| line.seq).collect();
        assert!(all.len() > 10);
        assert_eq!(sent(&mut StreamPosition::behind(None)), all);
        for had in [0, 1, 7, all.len() - 1] {
            let last = lines()[had].text.clone();
            let mut stand = StreamPosition::behind(Some((last, 55)));
            assert_eq!(sent(&mut stand), all[had + 1..]);
            assert_ne!(stand, StreamPosition::Parted);
        }
    }

    #[test]
    fn each_line_is_sent_behind_the_one_before_it() {
        let (all, mut stand) = (lines(), StreamPosition::behind(None));
        assert_eq!(stand.step(&all[0]), Step::Send { behind: 0 });
        // It was not stored: it is sent again.
        assert_eq!(stand.step(&all[0]), Step::Send { behind: 0 });
        stand.stored(&all[0], 42);
        assert_eq!(stand.step(&all[0]), Step::Skip);
        assert_eq!(stand.step(&all[1]), Step::Send { behind: 42 });
    }

    #[test]
    fn a_stream_that_has_something_else_is_left_alone() {
        let mut other = lines()[3].text.clone();
        other[20] ^= 1;
        for last in [other, b"nothing of ours".to_vec(), b"(seq:2,".to_vec()] {
            let mut stand = StreamPosition::behind(Some((last, 9)));
            assert!(sent(&mut stand).is_empty());
            assert_eq!(stand, StreamPosition::Parted);
        }
        // A stream that is ahead of the journal, as behind a disk that was restored: it waits for that record.
        let mut stand = StreamPosition::behind(Some((b"(seq:100000,at:1)\n".to_vec(), 9)));
        assert!(sent(&mut stand).is_empty());
        assert!(matches!(stand, StreamPosition::Claimed { .. }));
        // A line that is missing in between.
        let mut stand = StreamPosition::behind(None);
        assert_eq!((stand.step(&lines()[1]), stand), (Step::Skip, StreamPosition::Parted));
    }
}
