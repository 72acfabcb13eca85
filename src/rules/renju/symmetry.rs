use super::board::Board;
use super::point::{LINES, Point};

/// One of the eight ways to lay the board onto itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Columns and rows change places, first of all.
    transposes: bool,
    mirrors_columns: bool,
    mirrors_rows: bool,
}

impl Symmetry {
    /// All eight, the one that moves nothing first.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        (0..8).map(|bits: u8| Symmetry {
            transposes: bits & 4 != 0,
            mirrors_columns: bits & 2 != 0,
            mirrors_rows: bits & 1 != 0,
        })
    }

    /// Where a point comes to lie.
    #[must_use]
    pub fn point(self, point: Point) -> Point {
        let (column, row) = (point.column(), point.row());
        let (column, row) = if self.transposes { (row, column) } else { (column, row) };
        let mirrored = |line: u8, mirrors| if mirrors { LINES + 1 - line } else { line };
        // A line of the board stays one, so there always is such a point.
        Point::new(mirrored(column, self.mirrors_columns), mirrored(row, self.mirrors_rows)).unwrap_or(point)
    }

    /// The board with every stone where its point comes to lie.
    #[must_use]
    pub fn board(self, board: &Board) -> Board {
        board.stones().fold(Board::EMPTY, |turned, (point, side)| turned.with(self.point(point), side))
    }
}

/// Whether a stone on either point makes the same position, seen from some side or in a mirror.
pub(super) fn are_alike(board: &Board, one: Point, other: Point) -> bool {
    Symmetry::all().any(|symmetry| symmetry.point(one) == other && symmetry.board(board) == *board)
}
