/// What a dot of a drawn square is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tone {
    /// The square itself.
    #[default]
    Ground,
    /// A line of the board of renju.
    Line,
    /// The piece, in the colour of its side.
    Body,
    /// A groove in the piece: beauty only, nothing is told by it.
    Shade,
    /// What tells a piece from another of its side: a crown, an eye, a belt.
    Detail,
    /// A mark of the last move, of the path or of the cursor.
    Mark,
}

impl Tone {
    pub const ALL: [Tone; 6] = [Tone::Ground, Tone::Line, Tone::Body, Tone::Shade, Tone::Detail, Tone::Mark];
}

/// A point in the square: from 0 to 1, from the left and from the top.
pub type Spot = (f32, f32);

/// An outline in a square of side 1.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// What is nearer to the centre than `outer` and not nearer than `inner`.
    Ring { centre: Spot, inner: f32, outer: f32 },
    /// The corners in order; the last is joined to the first.
    Polygon(Vec<Spot>),
    /// As many rows of dots as there are dots in a row: `#` is one.
    Dots(&'static [&'static str]),
}

impl Shape {
    pub(super) const fn disc(centre: Spot, radius: f32) -> Shape {
        Shape::Ring { centre, inner: 0.0, outer: radius }
    }

    pub(super) fn polygon(corners: &[Spot]) -> Shape {
        Shape::Polygon(corners.to_vec())
    }

    pub(super) fn bar((left, top): Spot, (right, bottom): Spot) -> Shape {
        Shape::Polygon(vec![(left, top), (right, top), (right, bottom), (left, bottom)])
    }

    /// Whether the point lies within.
    #[must_use]
    pub fn holds(&self, (x, y): Spot) -> bool {
        match self {
            Shape::Ring { centre, inner, outer } => {
                let far = (x - centre.0).hypot(y - centre.1);
                *inner <= far && far < *outer
            }
            Shape::Polygon(corners) => {
                let next = corners.iter().cycle().skip(1);
                // A ray to the right crosses the edges an odd number of times.
                let crossed = |(one, other): &(&Spot, &Spot)| {
                    (one.1 > y) != (other.1 > y) && x < (other.0 - one.0) * (y - one.1) / (other.1 - one.1) + one.0
                };
                corners.iter().zip(next).filter(crossed).count() % 2 == 1
            }
            Shape::Dots(rows) => {
                let side = f32::from(u8::try_from(rows.len()).unwrap_or(u8::MAX));
                let row = rows.iter().zip(1_u8..).find(|(_, below)| y * side < f32::from(*below));
                let dot =
                    row.and_then(|(row, _)| row.chars().zip(1_u8..).find(|(_, right)| x * side < f32::from(*right)));
                x >= 0.0 && y >= 0.0 && dot.is_some_and(|(sign, _)| sign == '#')
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_has_a_hole_and_a_polygon_its_bays() {
        let ring = Shape::Ring { centre: (0.5, 0.5), inner: 0.2, outer: 0.4 };
        assert!(!ring.holds((0.5, 0.5)) && ring.holds((0.8, 0.5)) && !ring.holds((0.95, 0.5)));
        let bay = Shape::polygon(&[(0.0, 0.0), (0.5, 0.5), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]);
        assert!(!bay.holds((0.5, 0.2)) && bay.holds((0.1, 0.4)) && bay.holds((0.5, 0.8)));
    }

    #[test]
    fn dots_are_where_their_bits_are_and_nowhere_beyond() {
        let dots = Shape::Dots(&["#......#", "", "", "", "", "", "", ".......#"]);
        assert!(dots.holds((0.0, 0.0)) && dots.holds((0.12, 0.12)) && dots.holds((0.99, 0.99)));
        assert!(!dots.holds((0.13, 0.0)) && !dots.holds((0.0, 0.13)));
        assert!(!dots.holds((-0.01, 0.0)) && !dots.holds((0.0, 1.0)) && !dots.holds((1.0, 0.0)));
    }
}
