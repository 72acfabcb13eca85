use super::Noun;
use crate::message;
use golos_clock::{Control, Ms};
use golos_rules::PlaceNames;
use golos_rules::Side;

/// A sentence as plain data, free of any language: a key of the texts and what fills its slots. Rooms that have
/// something to say make it; [`Wording::render`](super::Wording::render) puts it into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    key: &'static str,
    says: SentenceKind,
    slots: Vec<(&'static str, Slot)>,
}

impl Sentence {
    /// A sentence without slots yet.
    #[must_use]
    pub(crate) const fn new(key: &'static str) -> Sentence {
        Sentence { key, says: SentenceKind::Anything, slots: Vec::new() }
    }

    /// A sentence without slots that says why what was asked for is not done.
    #[must_use]
    pub(crate) const fn refusal(key: &'static str) -> Sentence {
        Sentence { key, says: SentenceKind::Refusal, slots: Vec::new() }
    }

    /// A move without slots yet.
    #[must_use]
    pub(crate) const fn of_move(key: &'static str) -> Sentence {
        Sentence { key, says: SentenceKind::Move, slots: Vec::new() }
    }

    /// A move without slots yet that is brief inside another sentence.
    #[must_use]
    pub(crate) const fn of_brief_move(key: &'static str) -> Sentence {
        Sentence { key, says: SentenceKind::BriefMove, slots: Vec::new() }
    }

    /// The same as a refusal: it says why what was asked for is not done.
    #[must_use]
    pub fn as_refusal(self) -> Sentence {
        Sentence { says: SentenceKind::Refusal, ..self }
    }

    /// A move as it may be typed: the example of what is accepted on a board whose places are named so.
    #[must_use]
    pub fn example_move(names: PlaceNames) -> Sentence {
        let (from, to) = match names {
            PlaceNames::DarkSquares => ("c3", "d4"),
            PlaceNames::Numbers => ("32", "28"),
            PlaceNames::Squares => ("e2", "e4"),
            PlaceNames::Points => return message::move_stone(Side::Black, Slot::Square("h8".to_owned()), 1),
        };
        let square = |name: &str| Slot::Square(name.to_owned());
        let typed = message::move_quiet(square(from), square(to), Side::White, 1);
        Sentence { says: SentenceKind::BriefMove, ..typed }
    }

    /// The same sentence with one more slot filled.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, slot: impl Into<Slot>) -> Sentence {
        self.slots.push((name, slot.into()));
        self
    }

    /// What it says.
    #[must_use]
    pub const fn says(&self) -> SentenceKind {
        self.says
    }

    /// Whether it says why what was asked for is not done.
    #[must_use]
    pub fn is_refusal(&self) -> bool {
        self.says == SentenceKind::Refusal
    }

    /// The key of its text.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// What fills its slots, in the order of filling.
    #[must_use]
    pub fn slots(&self) -> &[(&'static str, Slot)] {
        &self.slots
    }
}

/// What a sentence says, as far as something hangs on it: how it is put into words, or whether what one asked for was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SentenceKind {
    Anything,
    /// Why what was asked for is not done.
    Refusal,
    /// A move: inside another sentence it loses its full stop, side and number, and is brief only where all is.
    Move,
    /// A move of renju or one as it is typed: inside another sentence it is always brief.
    BriefMove,
}

/// What may stand in a slot. The variables each kind provides are listed in the [room's summary](super).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A place on the board: a square `c3` or `32`, a file `c`, a rank `3`.
    Square(String),
    /// Places in order: a chain, a list. Empty: "none".
    Squares(Vec<String>),
    /// Men and kings standing on places, kings after men. Both empty: "none".
    Pieces {
        men: Vec<String>,
        kings: Vec<String>,
    },
    /// Where pieces belong: keys of phrases (`piece-white-man`, `piece-empty`), each with its square.
    Placement(Vec<(String, String)>),
    /// Pieces of several kinds: keys of phrases (`chessman-king`, `chessman-rooks`), each with the squares of that kind.
    /// Empty: "none".
    Groups(Vec<(String, Vec<String>)>),
    /// What is said behind a move: keys of phrases (`chessman-queen`, `tail-check`), each after a comma. Empty: nothing.
    Tail(Vec<String>),
    Side(Side),
    Number(u32),
    /// Numbers in order, without nouns. Empty: "none".
    Numbers(Vec<u32>),
    /// A number with its noun: "three pieces".
    Count(u32, Noun),
    /// A score in half points: 3 is one and a half.
    Score(u32),
    /// A whole number and a proper fraction: 10, 3, 8 is ten and three eighths.
    Fraction(u32, u32, u32),
    Time(Ms),
    /// The same to the second, however much it is: a clock that was set.
    Exact(Ms),
    /// What a clock shows, to somebody who asked: below the full level without the names of units, where that is clear.
    Clock(Ms),
    /// A time of day: fifteen forty.
    OfDay(Ms),
    /// Typed text, or a name by [`short_name`](super::short_name); cleaned whole where it is put into words, whatever
    /// it holds.
    Text(String),
    /// Names or words in order, cleaned one by one. Empty: "none".
    Texts(Vec<String>),
    /// The key of a phrase without slots: `claim-repetition`, `irr-illegal`, `diagonal-great-road`. A text with an
    /// attribute `.anna` is that aloud in the alphabet from Anna to Hector.
    Phrase(String),
    /// Several phrases, as a list. Empty: "none".
    Phrases(Vec<String>),
    /// Of several lists of words, by their keys, the first of each that is no mere letter. Empty: "none".
    Heads(Vec<String>),
    /// An article of the rules: `R-6.1.8.6`, `U-V.13.12`.
    Article(String),
    /// A document of the rules by its letters, as it is said after a game: "rules of Russia".
    Document(String),
    /// Several articles. Empty: "none".
    Articles(Vec<String>),
    /// Topics of the rules by their names in the files of subjects. Empty: "none".
    Topics(Vec<String>),
    /// What an article says, by its name.
    Law(String),
    /// A sentence inside the sentence; what a move becomes there, [`SentenceKind`] tells.
    Sentence(Box<Sentence>),
    /// Readings to choose from by number: "One: …. Two: …."
    Choices(Vec<Sentence>),
    /// A time control, period after period.
    Control(Control),
}

impl From<Side> for Slot {
    fn from(side: Side) -> Slot {
        Slot::Side(side)
    }
}

impl From<u32> for Slot {
    fn from(number: u32) -> Slot {
        Slot::Number(number)
    }
}

impl From<Ms> for Slot {
    fn from(time: Ms) -> Slot {
        Slot::Time(time)
    }
}

impl From<Sentence> for Slot {
    fn from(sentence: Sentence) -> Slot {
        Slot::Sentence(Box::new(sentence))
    }
}
