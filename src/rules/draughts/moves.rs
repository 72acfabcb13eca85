use super::geometry::{Geometry, Naming};
use super::path::Path;
use super::piece::PieceKind;
use super::square::{Square, Squares};
use crate::Side;

/// A move: which piece goes which way, and what it takes. Moves of one position differ in where they start, what
/// they take in which order, or where they end.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    path: Path,
    captured: Path,
    turning: Path,
    from: Square,
    to: Square,
    kind: PieceKind,
    /// A place in the path; a capture takes no more pieces than a byte can count.
    crown: Option<u8>,
}

impl Move {
    #[inline]
    pub(super) fn quiet(kind: PieceKind, from: Square, to: Square, promotes: bool) -> Move {
        let path: Path = [from, to].into_iter().collect();
        Move { turning: path.clone(), path, captured: Path::default(), from, to, kind, crown: promotes.then_some(1) }
    }

    /// `path` from the start, one landing square a captured piece; `crown` the place in it where a man becomes a king.
    #[inline]
    pub(super) fn capture(
        geometry: &Geometry,
        kind: PieceKind,
        from: Square,
        landings: &[Square],
        captured: &[Square],
        crown: Option<usize>,
    ) -> Move {
        let path: Path = std::iter::once(from).chain(landings.iter().copied()).collect();
        let to = landings.last().copied().unwrap_or(from);
        let bends = path.windows(3).filter_map(|legs| match *legs {
            [before, at, after] if geometry.direction(before, at) != geometry.direction(at, after) => Some(at),
            _ => None,
        });
        let turning = std::iter::once(from).chain(bends).chain(std::iter::once(to)).collect();
        let crown = crown.and_then(|place| u8::try_from(place).ok());
        Move { turning, path, captured: captured.iter().copied().collect(), from, to, kind, crown }
    }

    /// Where the piece starts.
    #[must_use]
    pub const fn from(&self) -> Square {
        self.from
    }

    /// Where the piece stops; a long capture may stop where it started.
    #[must_use]
    pub const fn to(&self) -> Square {
        self.to
    }

    /// The start and every landing square, in order. Where a king goes on along the same line, its landing square
    /// between two captured pieces is the first free one behind the first of them.
    #[must_use]
    pub fn path(&self) -> &[Square] {
        &self.path
    }

    /// The start, the squares where the direction changes, and the end (R-6.1.6.2c).
    #[must_use]
    pub fn turning_path(&self) -> &[Square] {
        &self.turning
    }

    /// The captured pieces' squares, in the order of capture.
    #[must_use]
    pub fn captured(&self) -> &[Square] {
        &self.captured
    }

    /// Whether anything is captured.
    #[must_use]
    pub fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// What the piece is before the move.
    #[must_use]
    pub const fn kind(&self) -> PieceKind {
        self.kind
    }

    /// Whether a man becomes a king, at the end or on the way (R-6.1.4.4, R-6.1.5.15).
    #[must_use]
    pub const fn promotes(&self) -> bool {
        self.crown.is_some()
    }

    /// The place in [`path`](Move::path) where a man becomes a king and goes on capturing (R-6.1.5.15).
    #[must_use]
    pub fn crowned_at(&self) -> Option<usize> {
        self.crown.map(usize::from).filter(|place| place + 1 < self.path.len())
    }

    /// Whether a man of `side` passes its last rank in a capture and stays a man (R-7.4.2.1).
    #[must_use]
    pub fn stays_man(&self, geometry: &Geometry, side: Side) -> bool {
        let passed = self.path.get(1..self.path.len() - 1).unwrap_or_default();
        self.kind_after() == PieceKind::Man && passed.iter().any(|&square| geometry.is_last_rank(square, side))
    }

    /// What the piece is after the move.
    #[must_use]
    pub const fn kind_after(&self) -> PieceKind {
        if self.promotes() { PieceKind::King } else { self.kind }
    }

    /// Whether two moves of one position start and end alike and take the same pieces, if in another order.
    pub(super) fn leaves_the_same(&self, other: &Move) -> bool {
        let taken = |mv: &Move| mv.captured.iter().copied().collect::<Squares>();
        let ends = |mv: &Move| (mv.from, mv.to, mv.promotes());
        ends(self) == ends(other) && taken(self) == taken(other)
    }

    /// Full notation with every landing square: `c3-d4`, `a5:c3:e1:g3` (R-6.1.6.2b).
    #[must_use]
    pub fn full(&self, geometry: &Geometry) -> String {
        self.join(geometry, &self.path)
    }

    /// Notation with the squares where the direction changes: `a5:e1:g3` (R-6.1.6.2c).
    #[must_use]
    pub fn turning(&self, geometry: &Geometry) -> String {
        self.join(geometry, &self.turning)
    }

    /// Short notation, `cd4` or `b:d6` (R-6.1.6.2f), where no other move of `among` would be written alike; else, and
    /// on 100 squares (R-7.3c), the full one.
    pub(super) fn short_among(&self, geometry: &Geometry, among: &[Move]) -> String {
        let others: Vec<Move> = among.iter().filter(|other| *other != self).cloned().collect();
        let short = Move::short_of((self.from, self.to), self.is_capture(), geometry, &others);
        short.unwrap_or_else(|| self.full(geometry))
    }

    /// The same of what goes between these squares, where none of `others` would be written alike.
    pub(super) fn short_of(
        (from, to): (Square, Square),
        is_capture: bool,
        geometry: &Geometry,
        others: &[Move],
    ) -> Option<String> {
        let alike = |other: &Move| {
            geometry.file(other.from) == geometry.file(from) && other.to == to && other.is_capture() == is_capture
        };
        let file = geometry.file_letter(geometry.file(from));
        let is_unique = geometry.naming() != Naming::Numeric && !others.iter().any(alike);
        is_unique.then(|| format!("{file}{}{}", if is_capture { ":" } else { "" }, geometry.name(to)))
    }

    fn join(&self, geometry: &Geometry, squares: &[Square]) -> String {
        let names: Vec<String> = squares.iter().map(|&square| geometry.name(square)).collect();
        names.join(if self.is_capture() { ":" } else { "-" })
    }
}
