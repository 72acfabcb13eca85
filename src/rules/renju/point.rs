use std::fmt;

use serde::{Deserialize, Serialize};

/// Lines of the board in either direction (R-9.2.2.2).
pub(super) const LINES: u8 = 15;

/// Points of the board.
const POINTS: u8 = LINES * LINES;

/// A crossing of a column and a row. What it is called is a matter of [`Letters`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// H8, where Black begins (R-9.2.4.1).
    pub const CENTRE: Point = Point(POINTS / 2);

    /// The five marked points: H8, D4, D12, M4 and M12 (R-9.2.2.2).
    pub const MARKED: [Point; 5] = [Point::CENTRE, Point(48), Point(168), Point(56), Point(176)];

    /// The point of a column, 1 to 15 from Black's left, and a row, 1 to 15 from Black's side.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Point> {
        if column >= 1 && column <= LINES && row >= 1 && row <= LINES {
            Some(Point((row - 1) * LINES + column - 1))
        } else {
            None
        }
    }

    /// Every point, row by row from the first.
    pub fn all() -> impl DoubleEndedIterator<Item = Point> {
        (0..POINTS).map(Point)
    }

    /// The column, 1 to 15.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % LINES + 1
    }

    /// The row, 1 to 15.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / LINES + 1
    }

    /// The least central square that the point lies in, as its side: 1 for the centre, 3, 5, … 15.
    #[must_use]
    pub const fn central_square(self) -> u8 {
        let (across, up) = (self.column().abs_diff(8), self.row().abs_diff(8));
        2 * (if across > up { across } else { up }) + 1
    }

    /// The points of a row, column or diagonal from this one to another, both included; none where no line leads there.
    #[must_use]
    pub fn line_to(self, end: Point) -> Option<Vec<Point>> {
        let across = end.column() as i8 - self.column() as i8;
        let up = end.row() as i8 - self.row() as i8;
        let steps = across.abs().max(up.abs());
        let is_straight = across == 0 || up == 0 || across.abs() == up.abs();
        let at = |step: i8| {
            let column = self.column().checked_add_signed(across.signum() * step)?;
            Point::new(column, self.row().checked_add_signed(up.signum() * step)?)
        };
        if is_straight && steps > 0 { (0..=steps).map(at).collect() } else { None }
    }

    /// The point that lies `steps` further along a line; none outside the board.
    pub(super) fn ahead(self, line: Axis, steps: i8) -> Option<Point> {
        let (across, up) = line.step();
        let column = self.column().checked_add_signed(across * steps)?;
        Point::new(column, self.row().checked_add_signed(up * steps)?)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Letters::AToO.name(*self))
    }
}

/// The four kinds of lines on which stones make rows (R-9.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Axis {
    Row,
    Column,
    Rising,
    Falling,
}

impl Axis {
    pub(super) const ALL: [Axis; 4] = [Axis::Row, Axis::Column, Axis::Rising, Axis::Falling];

    /// Columns and rows that one step along the line goes.
    const fn step(self) -> (i8, i8) {
        match self {
            Axis::Row => (1, 0),
            Axis::Column => (0, 1),
            Axis::Rising => (1, 1),
            Axis::Falling => (1, -1),
        }
    }
}

/// A set of points; as an iterator it yields them in the order of [`Point::all`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Points([u64; 4]);

impl Points {
    /// No point.
    pub const EMPTY: Points = Points([0; 4]);

    /// How many points.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Points::EMPTY
    }

    /// Whether `point` is one of them.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        self.0[point.0 as usize / 64] >> (point.0 % 64) & 1 == 1
    }

    /// The set with `point` in it.
    #[must_use]
    pub const fn with(mut self, point: Point) -> Points {
        self.0[point.0 as usize / 64] |= 1 << (point.0 % 64);
        self
    }

    /// The set without `point`.
    #[must_use]
    pub const fn without(mut self, point: Point) -> Points {
        self.0[point.0 as usize / 64] &= !(1 << (point.0 % 64));
        self
    }
}

impl Iterator for Points {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        let (word, bits) = self.0.iter_mut().enumerate().find(|(_, bits)| **bits != 0)?;
        let bit = bits.trailing_zeros();
        *bits &= *bits - 1;
        Some(Point(word as u8 * 64 + bit as u8))
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Points {
        points.into_iter().fold(Points::EMPTY, Points::with)
    }
}

/// How the columns are called. In either scheme rows are numbers, and letters are read in both cases, Latin or the
/// Cyrillic ones that look alike (а в с е н і к м о р).
///
/// ```
/// use golos_rules::renju::{Letters, Point};
///
/// let tenth = Point::new(10, 3).unwrap();
/// assert_eq!(Letters::AToP.name(tenth), "k3");
/// assert_eq!(Letters::AToO.name(tenth), "j3");
/// assert_eq!(Letters::AToP.read("i8"), Letters::AToP.read("J8"));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Letters {
    /// A B C D E F G H I(J) K L M N O P: the ninth is shown as J, and read as I or J (R-9.2.2.2).
    #[default]
    AToP,
    /// A to O without a gap, as in international records.
    AToO,
}

/// Why a text does not name a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NoPoint {
    /// A column or row that the board does not have.
    #[error("not on this board")]
    OffBoard,
    /// Not the form of a point's name.
    #[error("not a point")]
    Unreadable,
}

impl Letters {
    /// A point's name in small letters, `h8`.
    #[must_use]
    pub fn name(self, point: Point) -> String {
        format!("{}{}", self.letter(point.column()), point.row())
    }

    /// The small letter of a column, 1 to 15; any other number has none, and is shown as `?`.
    #[must_use]
    pub fn letter(self, column: u8) -> char {
        let skipped = u8::from(self == Letters::AToP && column >= 9);
        if (1..=LINES).contains(&column) { char::from(b'a' + column - 1 + skipped) } else { '?' }
    }

    /// The column of a letter, 1 to 15.
    #[must_use]
    pub fn column(self, letter: char) -> Option<u8> {
        self.ordinal(letter).filter(|column| *column <= LINES)
    }

    /// Reads a point's name; blanks around and inside do not matter.
    ///
    /// # Errors
    /// [`NoPoint`]
    pub fn read(self, text: &str) -> Result<Point, NoPoint> {
        let mut letters = text.trim().chars();
        let column = letters.next().and_then(|letter| self.ordinal(letter)).ok_or(NoPoint::Unreadable)?;
        let row = letters.as_str().trim_start();
        if row.is_empty() || !row.bytes().all(|letter| letter.is_ascii_digit()) {
            return Err(NoPoint::Unreadable);
        }
        row.parse().ok().and_then(|row| Point::new(column, row)).ok_or(NoPoint::OffBoard)
    }

    /// The place of any letter in this scheme, from 1, also beyond the board.
    pub(super) fn ordinal(self, letter: char) -> Option<u8> {
        let latin = match letter {
            'а' | 'А' => 'a',
            'в' | 'В' => 'b',
            'с' | 'С' => 'c',
            'е' | 'Е' => 'e',
            'н' | 'Н' => 'h',
            'і' | 'І' => 'i',
            'к' | 'К' => 'k',
            'м' | 'М' => 'm',
            'о' | 'О' => 'o',
            'р' | 'Р' => 'p',
            other => other.to_ascii_lowercase(),
        };
        let merged = u8::from(self == Letters::AToP && latin >= 'j');
        latin.is_ascii_lowercase().then(|| latin as u8 - b'a' + 1 - merged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_marked_points_are_those_of_the_rules() {
        let names = Point::MARKED.map(|point| Letters::AToP.name(point));
        assert_eq!(names, ["h8", "d4", "d12", "m4", "m12"]);
    }

    #[test]
    fn every_name_reads_back_in_either_scheme() {
        for letters in [Letters::AToP, Letters::AToO] {
            for point in Point::all() {
                assert_eq!(letters.read(&letters.name(point)), Ok(point));
            }
        }
    }

    #[test]
    fn the_ninth_letter_is_i_or_j() {
        let ninth = Point::new(9, 9).ok_or(NoPoint::OffBoard);
        for (letters, text, point) in [
            (Letters::AToP, "i9", ninth),
            (Letters::AToP, "J9", ninth),
            (Letters::AToP, "І 9", ninth),
            (Letters::AToO, "i9", ninth),
            (Letters::AToO, "j9", Point::new(10, 9).ok_or(NoPoint::OffBoard)),
            (Letters::AToP, "Р15", Point::new(15, 15).ok_or(NoPoint::OffBoard)),
            (Letters::AToO, "p15", Err(NoPoint::OffBoard)),
            (Letters::AToP, "Н8", Ok(Point::CENTRE)),
            (Letters::AToP, "h0", Err(NoPoint::OffBoard)),
            (Letters::AToP, "h16", Err(NoPoint::OffBoard)),
            (Letters::AToP, "h999999999999", Err(NoPoint::OffBoard)),
            (Letters::AToP, "q1", Err(NoPoint::OffBoard)),
            (Letters::AToP, "8h", Err(NoPoint::Unreadable)),
            (Letters::AToP, "h", Err(NoPoint::Unreadable)),
            (Letters::AToP, "hh", Err(NoPoint::Unreadable)),
            (Letters::AToP, "", Err(NoPoint::Unreadable)),
            (Letters::AToP, "ж8", Err(NoPoint::Unreadable)),
        ] {
            assert_eq!(letters.read(text), point, "{text}");
        }
    }

    #[test]
    fn central_squares_grow_from_the_centre() {
        for (name, side) in [("h8", 1), ("i9", 3), ("h10", 5), ("f7", 5), ("k8", 7), ("d12", 9), ("a8", 15), ("o1", 15)]
        {
            assert_eq!(Letters::AToO.read(name).map(Point::central_square), Ok(side), "{name}");
        }
    }

    #[test]
    fn a_line_leads_along_rows_columns_and_diagonals() {
        let point = |name| Letters::AToO.read(name).unwrap();
        for (from, to, names) in [
            ("h8", "k8", Some("h8 i8 j8 k8")),
            ("h8", "h6", Some("h8 h7 h6")),
            ("h8", "f10", Some("h8 g9 f10")),
            ("a1", "c3", Some("a1 b2 c3")),
            ("h8", "j9", None),
            ("h8", "h8", None),
        ] {
            let line = point(from).line_to(point(to));
            let line = line.map(|line| line.iter().map(|at| Letters::AToO.name(*at)).collect::<Vec<_>>().join(" "));
            assert_eq!(line.as_deref(), names, "{from} {to}");
        }
    }

    #[test]
    fn a_set_yields_its_points_in_order() {
        let set: Points = Point::all().rev().collect();
        assert_eq!(set.len(), 225);
        assert!(set.eq(Point::all()));
        assert!(!set.without(Point::CENTRE).contains(Point::CENTRE));
    }
}
