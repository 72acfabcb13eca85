use super::point::{Axis, Point, Points};
use crate::Side;

/// The stones on the board, whoever's turn it is. Any stones on any points are a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    black: Points,
    white: Points,
}

/// An unbroken row that wins: its stones from one end to the other (R-9.2.6.1, R-9.2.6.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Win {
    pub side: Side,
    /// Five, or more for White.
    pub row: Vec<Point>,
}

impl Win {
    /// Whether it is White's long row and not a five.
    #[must_use]
    pub fn is_overline(&self) -> bool {
        self.row.len() > FIVE
    }
}

/// Stones of a five.
const FIVE: usize = 5;

impl Board {
    /// The board without stones.
    pub const EMPTY: Board = Board { black: Points::EMPTY, white: Points::EMPTY };

    /// Whose stone lies on a point.
    #[must_use]
    pub const fn stone(&self, point: Point) -> Option<Side> {
        if self.black.contains(point) {
            Some(Side::Black)
        } else if self.white.contains(point) {
            Some(Side::White)
        } else {
            None
        }
    }

    /// The points with stones of a side.
    #[must_use]
    pub const fn of(&self, side: Side) -> Points {
        match side {
            Side::Black => self.black,
            Side::White => self.white,
        }
    }

    /// Every stone, row by row.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Side)> + use<> {
        let board = *self;
        Point::all().filter_map(move |point| Some((point, board.stone(point)?)))
    }

    /// The points without a stone, row by row.
    pub fn free(&self) -> impl Iterator<Item = Point> + use<> {
        let board = *self;
        Point::all().filter(move |point| board.stone(*point).is_none())
    }

    /// The board with a stone of `side` on a point, in place of any that lay there.
    #[must_use]
    pub const fn with(self, point: Point, side: Side) -> Board {
        let cleared = self.without(point);
        match side {
            Side::Black => Board { black: cleared.black.with(point), ..cleared },
            Side::White => Board { white: cleared.white.with(point), ..cleared },
        }
    }

    /// The board without a stone on a point.
    #[must_use]
    pub const fn without(self, point: Point) -> Board {
        Board { black: self.black.without(point), white: self.white.without(point) }
    }

    /// A side's first winning row: exactly five for Black, five or more for White (R-9.2.6.1, R-9.2.6.2).
    #[must_use]
    pub fn win(&self, side: Side) -> Option<Win> {
        let stones = self.of(side);
        stones.flat_map(|end| Axis::ALL.map(|line| (end, line))).find_map(|(end, line)| {
            if has(stones, end.ahead(line, -1)) {
                return None;
            }
            let row: Vec<Point> = run(stones, end, line).collect();
            let wins = row.len() == FIVE || side == Side::White && row.len() > FIVE;
            wins.then_some(Win { side, row })
        })
    }

    /// Whether some stones that may still come could give `side` a winning row (R-9.2.7.1c). Fouls that would stand
    /// in the way do not count, for White may yet be unable to use them: what is `false` here is certain.
    #[must_use]
    pub fn can_win(&self, side: Side) -> bool {
        let (own, other) = (self.of(side), self.of(side.other()));
        Point::all().flat_map(|end| Axis::ALL.map(|line| (end, line))).any(|(end, line)| {
            let is_open = (0..FIVE as i8).all(|steps| end.ahead(line, steps).is_some_and(|at| !other.contains(at)));
            // For Black a sixth stone at either end spoils the row for good.
            let is_exact = !has(own, end.ahead(line, -1)) && !has(own, end.ahead(line, FIVE as i8));
            is_open && (side == Side::White || is_exact)
        })
    }
}

fn has(stones: Points, point: Option<Point>) -> bool {
    point.is_some_and(|point| stones.contains(point))
}

/// The stones of an unbroken row from one end on.
fn run(stones: Points, end: Point, line: Axis) -> impl Iterator<Item = Point> {
    let ahead = move |point: &Point| point.ahead(line, 1).filter(|point| stones.contains(*point));
    std::iter::successors(Some(end), ahead)
}
