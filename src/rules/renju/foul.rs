//! Black's fouls, by the definitions of and R-9.2.4.2 to their full depth.

use super::board::Board;
use super::point::{Axis, Point, Points};
use super::reach::{Lines, Reach};
use std::collections::BTreeMap;
use std::fmt;

/// One kind of foul (R-9.2.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Foul {
    /// Two threes or more at once.
    DoubleThree,
    /// Two fours or more at once, also on one line.
    DoubleFour,
    /// An unbroken row of six or more.
    Overline,
}

impl Foul {
    /// Every kind.
    pub const ALL: [Foul; 3] = [Foul::DoubleThree, Foul::DoubleFour, Foul::Overline];

    /// The key of its wording.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Foul::DoubleThree => "double-three",
            Foul::DoubleFour => "double-four",
            Foul::Overline => "overline",
        }
    }
}

/// The kinds of foul that one stone commits; several at once are possible.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fouls(u8);

impl Fouls {
    /// None.
    pub const NONE: Fouls = Fouls(0);

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `foul` is one of them.
    #[must_use]
    pub const fn contains(self, foul: Foul) -> bool {
        self.0 >> foul as u8 & 1 == 1
    }

    /// These and `foul`.
    #[must_use]
    pub const fn with(self, foul: Foul) -> Fouls {
        Fouls(self.0 | 1 << foul as u8)
    }

    /// Each of them, in the order of [`Foul::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Foul> {
        Foul::ALL.into_iter().filter(move |foul| self.contains(*foul))
    }
}

impl FromIterator<Foul> for Fouls {
    fn from_iter<I: IntoIterator<Item = Foul>>(fouls: I) -> Fouls {
        fouls.into_iter().fold(Fouls::NONE, Fouls::with)
    }
}

impl fmt::Debug for Fouls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Board {
    /// The fouls that a black stone on a free point would commit. None where it makes a five, which comes before every
    /// foul (R-9.2.4.2), and none on a point that is taken.
    ///
    /// A three counts only if one more stone on a *permitted* point makes it an open four; that point is
    /// judged in the same way with the first stone in place, and so on. A stone that makes a five at the same time
    /// does not make an open four (International Rules of Renju, definition of a three).
    #[must_use]
    pub fn foul_at(&self, point: Point) -> Fouls {
        if self.stone(point).is_some() { Fouls::NONE } else { Judge::new(self).fouls(point) }
    }

    /// Every point where a black stone would be a foul, with the kinds; see [`Board::foul_at`].
    #[must_use]
    pub fn fouls(&self) -> Vec<(Point, Fouls)> {
        let mut judge = Judge::new(self);
        self.free().map(|point| (point, judge.fouls(point))).filter(|(_, fouls)| !fouls.is_empty()).collect()
    }
}

/// A board on which stones are tried. Each trial takes a free point away, so no chain of them is longer than the
/// board is large.
struct Judge {
    lines: Lines,
    /// The stones on trial.
    tried: Points,
    /// What was found of the last of some stones on trial, where several orders lead to the same ones.
    known: BTreeMap<(Points, Point), bool>,
}

impl Judge {
    fn new(board: &Board) -> Judge {
        Judge { lines: Lines::new(board), tried: Points::EMPTY, known: BTreeMap::new() }
    }

    fn fouls(&mut self, point: Point) -> Fouls {
        let shape = StoneShape::new(&self.lines, point);
        if shape.makes_five() {
            return Fouls::NONE;
        }
        let found = |foul: &Foul| match foul {
            Foul::DoubleThree => self.is_double_three(point, &shape),
            Foul::DoubleFour => shape.is_double_four(),
            Foul::Overline => shape.makes_overline(),
        };
        Foul::ALL.into_iter().filter(found).collect()
    }

    /// Whether a stone that makes an open four may be put here, and makes no five.
    fn is_permitted(&mut self, point: Point) -> bool {
        // Fewer stones are on trial in one order only.
        if self.tried.len() < 3 {
            return self.is_permitted_anew(point);
        }
        let key = (self.tried.with(point), point);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let is_permitted = self.is_permitted_anew(point);
        self.known.insert(key, is_permitted);
        is_permitted
    }

    fn is_permitted_anew(&mut self, point: Point) -> bool {
        let shape = StoneShape::new(&self.lines, point);
        !shape.makes_five()
            && !shape.makes_overline()
            && !shape.is_double_four()
            && !self.is_double_three(point, &shape)
    }

    fn is_double_three(&mut self, point: Point, shape: &StoneShape) -> bool {
        let mut open = shape.0.iter().filter(|(_, reach)| reach.gaps().next().is_some()).count();
        if open < 2 {
            return false;
        }
        self.turn(point);
        let mut threes = 0;
        for (line, reach) in &shape.0 {
            let mut gaps = reach.gaps().filter_map(|steps| point.ahead(*line, steps)).peekable();
            if gaps.peek().is_some() {
                open -= 1;
                threes += usize::from(gaps.any(|gap| self.is_permitted(gap)));
            }
            if threes == 2 || threes + open < 2 {
                break;
            }
        }
        self.turn(point);
        threes == 2
    }

    fn turn(&mut self, point: Point) {
        self.lines.turn(point);
        self.tried = if self.tried.contains(point) { self.tried.without(point) } else { self.tried.with(point) };
    }
}

/// A black stone's lines.
struct StoneShape([(Axis, Reach); 4]);

impl StoneShape {
    fn new(lines: &Lines, point: Point) -> StoneShape {
        StoneShape(Axis::ALL.map(|line| (line, lines.reach(point, line))))
    }

    fn reaches(&self) -> impl Iterator<Item = Reach> {
        self.0.iter().map(|(_, reach)| *reach)
    }

    fn makes_five(&self) -> bool {
        self.reaches().any(|reach| reach.run() == 5)
    }

    fn makes_overline(&self) -> bool {
        self.reaches().any(|reach| reach.run() > 5)
    }

    fn is_double_four(&self) -> bool {
        self.reaches().map(Reach::fours).sum::<usize>() >= 2
    }
}
