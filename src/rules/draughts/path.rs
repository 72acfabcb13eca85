use super::square::Square;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// So many squares stand in the path itself: with its length and its kind three words, as little as a pointer to them
/// would take.
const INSIDE: usize = 22;

/// Squares in a row. Those of all but the longest captures need no memory of their own: whole archives are read move by
/// move.
#[derive(Clone)]
pub(super) enum Path {
    Short { length: u8, squares: [Square; INSIDE] },
    Long(Box<[Square]>),
}

impl Default for Path {
    fn default() -> Path {
        Path::Short { length: 0, squares: [Square::at(0); INSIDE] }
    }
}

impl Path {
    #[inline]
    pub fn push(&mut self, square: Square) {
        match self {
            Path::Short { length, squares } => match squares.get_mut(usize::from(*length)) {
                Some(place) => {
                    *place = square;
                    *length += 1;
                }
                None => *self = Path::Long(squares.iter().copied().chain([square]).collect()),
            },
            Path::Long(squares) => *squares = squares.iter().copied().chain([square]).collect(),
        }
    }
}

impl Deref for Path {
    type Target = [Square];

    #[inline]
    fn deref(&self) -> &[Square] {
        match self {
            Path::Short { length, squares } => squares.get(..usize::from(*length)).unwrap_or_default(),
            Path::Long(squares) => squares,
        }
    }
}

impl FromIterator<Square> for Path {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Square>>(all: I) -> Path {
        let mut path = Path::default();
        all.into_iter().for_each(|square| path.push(square));
        path
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl PartialEq for Path {
    fn eq(&self, other: &Path) -> bool {
        **self == **other
    }
}

impl Eq for Path {}

impl PartialOrd for Path {
    fn partial_cmp(&self, other: &Path) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Path {
    fn cmp(&self, other: &Path) -> Ordering {
        (**self).cmp(&**other)
    }
}

impl Hash for Path {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_what_its_squares_are_however_many() {
        for length in [0, 1, INSIDE - 1, INSIDE, INSIDE + 1, 3 * INSIDE] {
            let squares: Vec<Square> = (0..50).cycle().take(length).map(Square::at).collect();
            let path: Path = squares.iter().copied().collect();
            assert_eq!((&*path, path.len()), (squares.as_slice(), length));
            assert_eq!(path, squares.iter().copied().collect::<Path>());
            let longer: Path = squares.iter().copied().chain([Square::at(0)]).collect();
            assert!(path < longer && path != longer);
        }
        assert!(size_of::<Path>() <= 24);
    }
}
