use super::super::{Goal, Move, Position, Variant};
use crate::Side;

/// How a game counts, in any of the forms that files use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    White,
    Black,
    Draw,
    BothLost,
}

impl Score {
    /// Reads `1-0`, `2-0`, `1/2-1/2`, `1-1`, `0-1`, `0-2` or `0-0`. What is a square's number too is told from a move by
    /// this: no move goes to or from 0, or stays where it is.
    #[must_use]
    pub fn read(text: &str) -> Option<Score> {
        match text {
            "1-0" | "2-0" => Some(Score::White),
            "0-1" | "0-2" => Some(Score::Black),
            "1/2-1/2" | "1-1" | "½-½" | "1/2" | "½" => Some(Score::Draw),
            "0-0" => Some(Score::BothLost),
            _ => None,
        }
    }
}

/// A time left on a clock, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Left(pub u64);

/// One game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// What stands above the moves, in the order of the file, as it was written there.
    pub tags: Vec<(String, String)>,
    pub variant: &'static Variant,
    /// The position that play starts from.
    pub start: Position,
    /// The moves that were played.
    pub line: MoveLine,
    /// The result; none: not known, or not finished.
    pub score: Option<Score>,
}

impl Game {
    /// What stands behind a name above the moves; an unknown value (`?`, `-` or nothing) is none.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let (_, value) = self.tags.iter().find(|(other, _)| other == name)?;
        let value = value.trim();
        let is_known = value.chars().any(|letter| !matches!(letter, '?' | '-' | '.' | '*'));
        is_known.then_some(value)
    }

    /// The position after the last move.
    #[must_use]
    pub fn end(&self) -> Position {
        self.line.plies.iter().fold(self.start, |position, ply| ply.after(&position))
    }

    /// The result that the last position makes: who has no move has lost, in the giveaway won.
    #[must_use]
    pub fn on_board(&self) -> Option<Score> {
        let position = self.end();
        let stuck = position.turn();
        let winner = match self.variant.goal() {
            Goal::Take => stuck.other(),
            Goal::Give => stuck,
        };
        let board = if winner == Side::White { Score::White } else { Score::Black };
        (!position.has_move()).then_some(board)
    }

    /// The moves with the position each was made in.
    pub fn plies(&self) -> impl Iterator<Item = (Position, &Ply)> {
        let walk = |position: &mut Position, ply| {
            let before = *position;
            *position = Ply::after(ply, &before);
            Some((before, ply))
        };
        self.line.plies.iter().scan(self.start, walk)
    }
}

/// Moves in a row, those of the game or of a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveLine {
    /// Comments before the first move.
    pub comments: Vec<String>,
    pub plies: Vec<Ply>,
}

/// A move with all that is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    pub step: Step,
    /// `!`, `??`, as it stands; empty: none.
    pub mark: String,
    /// Numeric glyphs, as 1 for `$1`.
    pub glyphs: Vec<u16>,
    /// The mover's time left behind the move.
    pub left: Option<Left>,
    pub comments: Vec<String>,
    /// What could have been played in its place.
    pub variations: Vec<MoveLine>,
}

/// How one position became the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A lawful move.
    Made(Move),
    /// The position was set: an unlawful move that stood, in full notation if it is known, or a new beginning.
    SetUp { position: Position, made: Option<String> },
}

impl From<Step> for Ply {
    fn from(step: Step) -> Ply {
        Ply { step, mark: String::new(), glyphs: Vec::new(), left: None, comments: Vec::new(), variations: Vec::new() }
    }
}

impl Ply {
    /// The position behind it.
    #[must_use]
    pub fn after(&self, before: &Position) -> Position {
        match &self.step {
            Step::Made(mv) => before.after(mv),
            Step::SetUp { position, .. } => *position,
        }
    }

    /// Whose move it was; none for a set-up that left the turn as it was.
    #[must_use]
    pub fn mover(&self, before: &Position) -> Option<Side> {
        let is_move = match &self.step {
            Step::Made(_) => true,
            Step::SetUp { position, made } => made.is_some() || position.turn() != before.turn(),
        };
        is_move.then_some(before.turn())
    }
}
