//! A move as a record has it, and what it was read as.

use std::fmt;
use std::ops::Deref;
use std::sync::OnceLock;

use golos_rules::{MadeMove, Move, Notation, Position};

/// A move in full notation as it stands in files, with what it was read as beside it.
///
/// A record holds the notation and nothing else: it alone is written to disk, compared and shown. The reading is worked
/// out at most once for a position, and kept with it; on another position the notation is read anew. So a reading always
/// is what the rules make of the notation on that board, whoever wrote it down.
#[derive(Clone)]
pub struct WrittenMove {
    notation: String,
    lawful: Reading<Lawful>,
    forced: Reading<MadeMove>,
}

/// A lawful move on the board where it was read.
#[derive(Clone, Debug)]
pub(crate) struct Lawful {
    pub mv: Move,
    /// In full notation, which a record may have in another form.
    pub notation: String,
    pub after: Position,
}

/// What a notation was read as, and the position that it was read in.
#[derive(Clone)]
struct Reading<T>(OnceLock<Box<(Position, Option<T>)>>);

impl<T: Clone> Reading<T> {
    const fn none() -> Reading<T> {
        Reading(OnceLock::new())
    }

    fn of(position: Position, read: T) -> Reading<T> {
        Reading(OnceLock::from(Box::new((position, Some(read)))))
    }

    /// What was read in `position`; `read` is asked if nothing was read in it yet.
    fn in_position(&self, position: &Position, read: impl Fn() -> Option<T>) -> Option<T> {
        let (known, reading) = &**self.0.get_or_init(|| Box::new((*position, read())));
        if known.is_identical(position) { reading.clone() } else { read() }
    }
}

impl WrittenMove {
    /// A notation that was not read yet.
    #[must_use]
    pub fn new(notation: impl Into<String>) -> WrittenMove {
        WrittenMove { notation: notation.into(), lawful: Reading::none(), forced: Reading::none() }
    }

    /// A move that was read in `position`, and what it leaves; none if it is not lawful there.
    pub(crate) fn of(position: &Position, mv: Move) -> Option<(WrittenMove, Position)> {
        let after = position.play(&mv)?;
        let notation = position.full(&mv);
        let lawful = Lawful { mv, notation: notation.clone(), after };
        Some((WrittenMove { lawful: Reading::of(*position, lawful), ..WrittenMove::new(notation) }, after))
    }

    /// What was made of `position` on a real board, lawful or not.
    pub(crate) fn made(position: &Position, made: MadeMove) -> WrittenMove {
        let notation = made.notation.clone();
        WrittenMove { forced: Reading::of(*position, made), ..WrittenMove::new(notation) }
    }

    /// The lawful move that it is in `position`; none if it is none there.
    #[must_use]
    pub fn read_in(&self, position: &Position) -> Option<Move> {
        self.lawful_in(position).map(|lawful| lawful.mv)
    }

    /// The lawful move that it is in `position`, and what it leaves; none if it is none there.
    pub(crate) fn lawful_in(&self, position: &Position) -> Option<Lawful> {
        self.lawful.in_position(position, || {
            #[cfg(test)]
            tests::count();
            let mv = position.read(&self.notation, Notation::FILES).ok()?;
            let after = position.play(&mv)?;
            Some(Lawful { notation: position.full(&mv), mv, after })
        })
    }

    /// What it leaves of `position` where it was made on a real board, lawful or not; none if no hand can have made it.
    pub(crate) fn forced_in(&self, position: &Position) -> Option<MadeMove> {
        self.forced.in_position(position, || {
            #[cfg(test)]
            tests::count();
            position.force(&self.notation, Notation::FILES).ok()
        })
    }
}

impl Deref for WrittenMove {
    type Target = str;

    fn deref(&self) -> &str {
        &self.notation
    }
}

impl From<String> for WrittenMove {
    fn from(notation: String) -> WrittenMove {
        WrittenMove::new(notation)
    }
}

impl From<&str> for WrittenMove {
    fn from(notation: &str) -> WrittenMove {
        WrittenMove::new(notation)
    }
}

impl From<WrittenMove> for String {
    fn from(written: WrittenMove) -> String {
        written.notation
    }
}

impl PartialEq for WrittenMove {
    fn eq(&self, other: &WrittenMove) -> bool {
        self.notation == other.notation
    }
}

impl Eq for WrittenMove {}

impl PartialEq<str> for WrittenMove {
    fn eq(&self, other: &str) -> bool {
        self.notation == other
    }
}

impl PartialEq<&str> for WrittenMove {
    fn eq(&self, other: &&str) -> bool {
        self.notation == *other
    }
}

impl PartialEq<String> for WrittenMove {
    fn eq(&self, other: &String) -> bool {
        self.notation == *other
    }
}

impl PartialEq<WrittenMove> for String {
    fn eq(&self, other: &WrittenMove) -> bool {
        *self == other.notation
    }
}

impl fmt::Debug for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.notation, f)
    }
}

impl fmt::Display for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.notation)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use golos_rules::{Notation, Position, Variant};

    use super::WrittenMove;

    thread_local! {
        static READ: Cell<usize> = const { Cell::new(0) };
    }

    /// A notation is being read.
    pub(super) fn count() {
        READ.set(READ.get() + 1);
    }

    /// How often a notation is read in `work`.
    fn readings(work: impl FnOnce()) -> usize {
        let before = READ.get();
        work();
        READ.get() - before
    }

    fn position(variant: Variant, fen: &str) -> Position {
        variant.read_position(fen, Notation::FILES).expect("a position")
    }

    #[test]
    fn a_notation_is_read_once_in_a_position() {
        let start = Variant::Chess.start();
        let written = WrittenMove::new("e2-e4");
        let twice = || (written.lawful_in(&start).map(|lawful| lawful.after), written.read_in(&start));
        assert_eq!(readings(|| assert!(matches!(twice(), (Some(_), Some(_))))), 1);
        assert_eq!(readings(|| assert!(written.clone().read_in(&start).is_some())), 0, "a copy knows it too");
    }

    #[test]
    fn what_was_read_as_a_move_is_not_read_from_its_notation() {
        let start = Variant::Chess.start();
        let mv = start.read("e4", Notation::FILES).expect("a move");
        let (written, after) = WrittenMove::of(&start, mv.clone()).expect("a lawful move");
        assert_eq!(written, "e2-e4");
        let read = || assert_eq!(written.lawful_in(&start).map(|it| (it.mv, it.after)), Some((mv.clone(), after)));
        assert_eq!(readings(read), 0);
    }

    #[test]
    fn what_was_made_on_the_board_is_not_read_from_its_notation_and_would_be_read_as_the_same() {
        for (variant, fen, entries) in [
            (Variant::Chess, "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1", ["e2-e5", "Ke1-e3", "0-0-0", "e4"]),
            (Variant::RUSSIAN, "W:Wc3,e3,Kh2:Bd6,f6,d4", ["c3-b4", "e3-f4", "c3:f6", "h2-a1"]),
        ] {
            let position = position(variant, fen);
            for entry in entries {
                let Ok(forced) = position.force(entry, Notation::FILES) else { continue };
                let written = WrittenMove::made(&position, forced.clone());
                assert_eq!(readings(|| assert_eq!(written.forced_in(&position), Some(forced.clone()))), 0, "{entry}");
                assert_eq!(WrittenMove::new(&*written).forced_in(&position), Some(forced), "{entry}");
            }
        }
    }

    #[test]
    fn a_reading_counts_in_its_own_position_alone() {
        let one = position(Variant::Chess, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        let other = position(Variant::Chess, "4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1");
        let written = WrittenMove::new("e2-e4");
        assert!(written.read_in(&one).is_some());
        assert_eq!(written.read_in(&other), None, "the square is taken");
        // For repetition they are the same position; the move leaves other counters.
        let later = position(Variant::Chess, "4k3/8/8/8/8/8/4P3/4K3 w - - 9 20");
        assert_eq!(one, later);
        let king = WrittenMove::new("Ke1-d1");
        let counters = |position: &Position| king.lawful_in(position).map(|lawful| lawful.after.quiet_plies());
        assert_eq!((counters(&one), counters(&later)), (Some(1), Some(10)));
    }

    #[test]
    fn what_no_hand_can_make_is_not_read_again_either() {
        let start = Variant::Chess.start();
        let written = WrittenMove::new("e2-e5");
        assert_eq!(readings(|| assert_eq!(written.read_in(&start).or(written.read_in(&start)), None)), 1);
        assert_eq!(readings(|| assert_eq!(written.forced_in(&start), written.forced_in(&start))), 1);
    }
}
