use super::{Blocks, Raster, Tile, tiles};

/// The bars of a figure: top, middle, bottom, then left and right of the upper half, left and right of the lower one.
const BARS: [[bool; 7]; 10] = {
    const fn of(bits: u8) -> [bool; 7] {
        let mut bars = [false; 7];
        let mut at = 0;
        while at < 7 {
            bars[at] = bits >> (6 - at) & 1 == 1;
            at += 1;
        }
        bars
    }
    [
        of(0b101_1111),
        of(0b000_0101),
        of(0b111_0110),
        of(0b111_0101),
        of(0b010_1101),
        of(0b111_1001),
        of(0b111_1011),
        of(0b100_0101),
        of(0b111_1111),
        of(0b111_1101),
    ]
};

/// Fewer rows have no room for a margin at both sides of a figure.
const WIDE: u16 = 6;

/// The signs of a time: as those of a clock on the table, each a picture of so many columns and as many rows as were asked
/// for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    pub columns: u16,
    pub tiles: Vec<Tile>,
}

/// How many columns a sign takes in so many rows; none for what is no sign of a time.
#[must_use]
pub const fn figure_width(sign: char, rows: u16) -> Option<u16> {
    match (sign, rows) {
        ('0'..='9', ..WIDE) => Some(rows + 1),
        // A little wider than high, for a cell is half as wide as high.
        ('0'..='9', WIDE..) => Some((rows * 5).div_ceil(4)),
        (':' | '.', ..WIDE) => Some(2),
        (':' | '.', WIDE..) => Some(rows.div_ceil(2)),
        _ => None,
    }
}

/// The picture of a sign, so many rows high, from 3; none for what is no sign of a time.
#[must_use]
pub fn figure(sign: char, rows: u16, blocks: Blocks) -> Option<Figure> {
    let columns = figure_width(sign, rows)?;
    let (across, down) = blocks.dots();
    let size = (columns * across, rows * down);
    // A cell is twice as high as wide.
    let high = (size.1 / 7).max(1);
    let wide = (high * 2 * across / down).max(1);
    let gap = if rows < WIDE { (0, across) } else { (across * (rows / WIDE), across * (rows / WIDE)) };
    let inked = Inked { left: gap.0, right: size.0.saturating_sub(gap.1), height: size.1, high, wide };
    let bars = sign.to_digit(10).and_then(|digit| BARS.get(usize::try_from(digit).ok()?));
    // The one stroke of a one stands in the middle: at the edge it would belong to the next sign.
    let shift = if sign == '1' { (inked.right.saturating_sub(inked.left + inked.wide)) / 2 } else { 0 };
    let raster = Raster::lit(size, |x, y| match bars {
        Some(bars) => inked.holds(bars, (x + shift, y)),
        None => inked.dotted(sign == ':', (x, y)),
    });
    Some(Figure { columns, tiles: tiles(&raster, blocks) })
}

/// Where the bars of a figure are, in dots.
struct Inked {
    left: u16,
    right: u16,
    height: u16,
    /// How thick a bar is that lies, and one that stands.
    high: u16,
    wide: u16,
}

impl Inked {
    fn holds(&self, bars: &[bool; 7], (x, y): (u16, u16)) -> bool {
        let middle = (self.height - self.high) / 2;
        let is_within = (self.left..self.right).contains(&x);
        let (is_left, is_right) = (x < self.left + self.wide, x + self.wide >= self.right);
        let (is_upper, is_lower) = (y < middle + self.high, y >= middle);
        let places = [
            y < self.high,
            is_upper && is_lower,
            y + self.high >= self.height,
            is_upper && is_left,
            is_upper && is_right,
            is_lower && is_left,
            is_lower && is_right,
        ];
        is_within && bars.iter().zip(places).any(|(lit, place)| *lit && place)
    }

    fn dotted(&self, both: bool, (x, y): (u16, u16)) -> bool {
        let left = (self.left + self.right).saturating_sub(self.wide) / 2;
        let is_across = (left..left + self.wide).contains(&x);
        let dot = |top: u16| (top..top + self.high).contains(&y);
        let third = (self.height * 3 / 10).max(1);
        let upper = both && dot(third);
        let lower = if both { self.height - third - self.high } else { self.height - self.high };
        is_across && (upper || dot(lower))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Tone;
    use super::*;

    #[test]
    fn each_figure_is_known_by_its_shape_from_three_rows_on() {
        for blocks in [Blocks::Half, Blocks::Quadrant, Blocks::Sextant] {
            for rows in 3..=20 {
                let all: Vec<Figure> = ('0'..='9').filter_map(|sign| figure(sign, rows, blocks)).collect();
                assert_eq!(all.len(), 10);
                for (n, one) in all.iter().enumerate() {
                    assert!(all.iter().skip(n + 1).all(|other| other != one), "{blocks:?} {rows}: {n}");
                    assert_eq!(one.tiles.len(), usize::from(one.columns * rows));
                }
                let marks = [':', '.'].map(|sign| figure(sign, rows, blocks));
                assert!(marks.iter().flatten().all(|mark| mark.tiles.iter().any(|tile| tile.ink == Tone::Body)));
            }
        }
        assert_eq!(figure('x', 4, Blocks::Half), None);
    }
}
