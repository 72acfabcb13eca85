//! A journal that grows: the new lines of it, as they stand in the file, from any place on.

use super::line::{Chain, LineError};

/// A line of a journal, to the byte as it stands in the file, its line end included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalLine {
    /// The number of its record, from 0.
    pub seq: u64,
    pub text: Vec<u8>,
}

/// What was taken of a journal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    pub lines: Vec<JournalLine>,
    /// Why the line behind them is none of this journal; nothing is taken beyond it.
    pub damage: Option<LineError>,
}

/// Follows a journal of any kind and schema: it looks at the chain of checksums and at the numbers, not at what happened.
/// What has no line end yet is left for the next time: it is being written, or it was torn and is going to be cut off.
#[derive(Clone, Debug, Default)]
pub struct Follower {
    chain: Chain,
    offset: u64,
    first: Option<String>,
}

impl Follower {
    /// How many bytes of the journal were taken: from there on it is to be read the next time.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.offset
    }

    /// The number of the next record: so many lines were taken.
    #[must_use]
    pub fn next(&self) -> u64 {
        self.chain.next()
    }

    /// The checksum of the first line, by which two journals of one name are told apart; none: nothing was taken.
    #[must_use]
    pub fn first(&self) -> Option<&str> {
        self.first.as_deref()
    }

    /// Takes the whole lines of what stands in the journal from [`offset`](Follower::offset) on.
    pub fn take(&mut self, bytes: &[u8]) -> Taken {
        let mut taken = Taken::default();
        for piece in bytes.split_inclusive(|&byte| byte == b'\n') {
            let Some(text) = piece.strip_suffix(b"\n") else { break };
            match self.chain.pass(text) {
                Ok(seq) => {
                    self.offset += u64::try_from(piece.len()).unwrap_or(u64::MAX);
                    self.first.get_or_insert_with(|| self.chain.sum().to_owned());
                    taken.lines.push(JournalLine { seq, text: piece.to_vec() });
                }
                Err(why) => {
                    taken.damage = Some(why);
                    break;
                }
            }
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &[u8] = include_bytes!("../../fixtures/journal/v1-russian.ron");

    #[test]
    fn a_journal_that_grows_byte_by_byte_gives_each_line_once_and_to_the_byte() {
        for step in [1, 7, 100, GAME.len()] {
            let (mut follower, mut lines) = (Follower::default(), Vec::new());
            for end in (0..GAME.len()).step_by(step).chain([GAME.len()]) {
                let from = usize::try_from(follower.offset()).unwrap();
                let taken = follower.take(&GAME[from..end]);
                assert_eq!(taken.damage, None);
                lines.extend(taken.lines);
            }
            assert_eq!(lines.iter().map(|line| line.seq).collect::<Vec<_>>(), (0..follower.next()).collect::<Vec<_>>());
            assert_eq!(lines.concat_text(), GAME);
        }
    }

    #[test]
    fn journals_of_every_kind_are_followed() {
        for name in ["v1-russian-whole.ron", "v1-chess.ron", "match-v1.ron", "v1-chess-sealed.ron", "v1-renju-foul.ron"]
        {
            let bytes = std::fs::read(format!("{}/../../fixtures/journal/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap();
            let mut follower = Follower::default();
            let taken = follower.take(&bytes);
            assert_eq!((taken.damage, taken.lines.concat_text()), (None, bytes), "{name}");
        }
        let event =
            std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/events/autumn.event.ron")).unwrap();
        assert_eq!(Follower::default().take(&event).lines.concat_text(), event);
    }

    #[test]
    fn a_torn_tail_waits_and_a_line_of_another_journal_is_told() {
        let (first, _) = GAME.split_at(GAME.iter().position(|&byte| byte == b'\n').unwrap() + 1);
        let mut follower = Follower::default();
        assert_eq!(follower.take(&GAME[..first.len() + 9]).lines.len(), 1);
        assert_eq!(
            (follower.offset(), follower.first().map(str::len)),
            (u64::try_from(first.len()).unwrap(), Some(16))
        );
        // It was torn, cut off, and something else was written there.
        assert_eq!(follower.take(b"(seq:1,").lines.len(), 0);
        assert_eq!(follower.take(&GAME[first.len()..]).damage, None);
        let mut again = Follower::default();
        assert_eq!(again.take(first).lines.len(), 1);
        assert_eq!(again.take(first).damage, Some(LineError::Checksum));
        assert_eq!(again.take(b"nothing of ours\n").damage, Some(LineError::NoChecksum));
        assert_eq!(again.next(), 1);
    }

    trait Concat {
        fn concat_text(&self) -> Vec<u8>;
    }

    impl Concat for Vec<JournalLine> {
        fn concat_text(&self) -> Vec<u8> {
            self.iter().flat_map(|line| line.text.clone()).collect()
        }
    }
}
