use super::{NodeId, SourceText, Step, Tree};
use crate::{Position, PositionEnd, Side, Variant};

/// The result of a game, as files have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    White,
    Black,
    Draw,
    BothLost,
}

/// One game of a file.
#[derive(Clone, Debug)]
pub struct Game {
    /// Names and values above the moves, in the order of the file; unknown ones too.
    pub tags: Vec<(String, String)>,
    /// The position before the first move.
    pub start: Position,
    pub tree: Tree,
    /// `None` if it is not known, or the game is not finished.
    pub result: Option<Score>,
    /// The text that the game was read from.
    pub(crate) source: Option<SourceText>,
}

/// Two games are equal if they say the same; how a file wrote it does not count.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        (&self.tags, &self.start, &self.tree, self.result) == (&other.tags, &other.start, &other.tree, other.result)
            && self.start.is_identical(&other.start)
    }
}

impl Score {
    /// The win of a side.
    #[must_use]
    pub const fn of(winner: Side) -> Score {
        match winner {
            Side::White => Score::White,
            Side::Black => Score::Black,
        }
    }

    /// `1-0`, `1/2-1/2`, as chess and the games of 64 squares write it.
    #[must_use]
    pub const fn chess(self) -> &'static str {
        match self {
            Score::White => "1-0",
            Score::Black => "0-1",
            Score::Draw => "1/2-1/2",
            Score::BothLost => "0-0",
        }
    }

    /// In points, for the games of 100 squares: `2-0`, `1-1`.
    #[must_use]
    pub const fn points(self) -> &'static str {
        match self {
            Score::White => "2-0",
            Score::Black => "0-2",
            Score::Draw => "1-1",
            Score::BothLost => "0-0",
        }
    }

    /// Reads `1-0`, `2-0`, `1/2-1/2`, `1-1`, `½-½`, `0.5-0.5`, `0-1`, `0-2` or `0-0`, with any dash.
    #[must_use]
    pub fn read(text: &str) -> Option<Score> {
        match text {
            "1-0" | "2-0" | "1–0" | "1—0" | "1:0" | "+:-" | "+/-" => Some(Score::White),
            "0-1" | "0-2" | "0–1" | "0—1" | "0:1" | "-:+" | "-/+" => Some(Score::Black),
            "1/2-1/2" | "1-1" | "½-½" | "½–½" | "1/2–1/2" | "1/2" | "½" | "1/2:1/2" | "½:½" | "0.5-0.5" | "0,5-0,5"
            | "0.5–0.5" | "0,5–0,5" | "0.5:0.5" => Some(Score::Draw),
            "0-0" => Some(Score::BothLost),
            _ => None,
        }
    }

    /// The same as a tag or a game without moves has it, also in the signs `+-`, `-+` and `=`, which after a move only judge
    /// the position.
    #[must_use]
    pub fn stated(text: &str) -> Option<Score> {
        match text {
            "+-" | "+–" => Some(Score::White),
            "-+" | "–+" => Some(Score::Black),
            "=" | "=-=" => Some(Score::Draw),
            other => Score::read(other),
        }
    }

    /// What a judgement of a position says in the place of a result.
    pub(crate) const fn of_glyph(glyph: u16) -> Option<Score> {
        match glyph {
            10 => Some(Score::Draw),
            18 => Some(Score::White),
            19 => Some(Score::Black),
            _ => None,
        }
    }
}

impl Game {
    /// A game without moves.
    #[must_use]
    pub fn new(start: Position) -> Game {
        Game { tags: Vec::new(), start, tree: Tree::default(), result: None, source: None }
    }

    /// What is played.
    #[must_use]
    pub fn variant(&self) -> Variant {
        match &self.start {
            Position::Draughts(position) => position.variant().into(),
            Position::Chess(position) => position.started_from().into(),
            Position::Renju(_) => Variant::Renju,
        }
    }

    /// The value of a tag as it was written.
    #[must_use]
    pub fn raw_tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// The value of a tag; one that stands for an unknown value (`?`, `-` or nothing) is `None`.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let value = self.raw_tag(name)?.trim();
        let is_known = value.chars().any(|letter| !matches!(letter, '?' | '-' | '.' | '*'));
        is_known.then_some(value)
    }

    /// Puts a value behind a name: where the tag stands, otherwise after the last one.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(other, _)| other == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    /// The position of a place in the tree.
    #[must_use]
    pub fn position(&self, id: NodeId) -> Position {
        let steps = self.tree.path(id).into_iter().filter_map(|id| self.tree.step(id));
        steps.fold(self.start, |position, step| step.after(&position))
    }

    /// The moves of the game itself, each with the position before it.
    pub fn plies(&self) -> impl Iterator<Item = (Position, NodeId, &Step)> {
        self.line(Tree::ROOT, self.start)
    }

    /// The moves after a place, each with the position before it; `position` is that of the place.
    pub fn line(&self, after: NodeId, position: Position) -> impl Iterator<Item = (Position, NodeId, &Step)> {
        let steps = self.tree.line(after).skip(1).filter_map(|id| Some((id, self.tree.step(id)?)));
        steps.scan(position, |position, (id, step)| {
            let before = *position;
            *position = step.after(&before);
            Some((before, id, step))
        })
    }

    /// How many moves the game itself has.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.tree.steps().count()
    }

    /// The position after the last move.
    #[must_use]
    pub fn end(&self) -> Position {
        self.tree.steps().fold(self.start, |position, step| step.after(&position))
    }

    /// The result that the last position makes (CH-5.1.1, CH-5.2.1, R-6.1.7, R-8.1, R-9.2.6.1).
    #[must_use]
    pub fn on_board(&self) -> Option<Score> {
        self.end().end().map(|PositionEnd { winner, .. }| winner.map_or(Score::Draw, Score::of))
    }
}
