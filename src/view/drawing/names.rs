use super::{Blocks, Figure, Raster, tiles};

/// Dots of a letter, across and down.
const WIDE: u16 = 5;
const HIGH: u16 = 7;

/// The letters and digits that name squares; a row of dots a number, the highest of its five bits at the left.
const SIGNS: [(char, [u8; 7]); 26] = [
    ('0', [0o16, 0o21, 0o23, 0o25, 0o31, 0o21, 0o16]),
    ('1', [0o04, 0o14, 0o04, 0o04, 0o04, 0o04, 0o16]),
    ('2', [0o16, 0o21, 0o01, 0o02, 0o04, 0o10, 0o37]),
    ('3', [0o37, 0o02, 0o04, 0o02, 0o01, 0o21, 0o16]),
    ('4', [0o02, 0o06, 0o12, 0o22, 0o37, 0o02, 0o02]),
    ('5', [0o37, 0o20, 0o36, 0o01, 0o01, 0o21, 0o16]),
    ('6', [0o06, 0o10, 0o20, 0o36, 0o21, 0o21, 0o16]),
    ('7', [0o37, 0o01, 0o02, 0o04, 0o10, 0o10, 0o10]),
    ('8', [0o16, 0o21, 0o21, 0o16, 0o21, 0o21, 0o16]),
    ('9', [0o16, 0o21, 0o21, 0o17, 0o01, 0o02, 0o14]),
    ('a', [0o00, 0o00, 0o16, 0o01, 0o17, 0o21, 0o17]),
    ('b', [0o20, 0o20, 0o26, 0o31, 0o21, 0o21, 0o36]),
    ('c', [0o00, 0o00, 0o16, 0o21, 0o20, 0o21, 0o16]),
    ('d', [0o01, 0o01, 0o15, 0o23, 0o21, 0o21, 0o17]),
    ('e', [0o00, 0o00, 0o16, 0o21, 0o37, 0o20, 0o16]),
    ('f', [0o06, 0o11, 0o10, 0o34, 0o10, 0o10, 0o10]),
    ('g', [0o00, 0o00, 0o17, 0o21, 0o17, 0o01, 0o16]),
    ('h', [0o20, 0o20, 0o26, 0o31, 0o21, 0o21, 0o21]),
    ('i', [0o04, 0o00, 0o14, 0o04, 0o04, 0o04, 0o16]),
    ('j', [0o02, 0o00, 0o06, 0o02, 0o02, 0o22, 0o14]),
    ('k', [0o20, 0o20, 0o22, 0o24, 0o30, 0o24, 0o22]),
    ('l', [0o14, 0o04, 0o04, 0o04, 0o04, 0o04, 0o16]),
    ('m', [0o00, 0o00, 0o32, 0o25, 0o25, 0o25, 0o25]),
    ('n', [0o00, 0o00, 0o26, 0o31, 0o21, 0o21, 0o21]),
    ('o', [0o00, 0o00, 0o16, 0o21, 0o21, 0o21, 0o16]),
    ('p', [0o00, 0o00, 0o36, 0o21, 0o36, 0o20, 0o20]),
];

/// Columns and rows that every sign of a name takes, a free column at its right and a part of a row above included.
#[must_use]
pub const fn name_size(blocks: Blocks) -> (u16, u16) {
    let (across, down) = blocks.dots();
    ((WIDE + 1).div_ceil(across), HIGH.div_ceil(down))
}

/// The picture of a letter or a digit; none for what is no part of the name of a square.
#[must_use]
pub fn name_sign(sign: char, blocks: Blocks) -> Option<Figure> {
    let (_, rows) = SIGNS.iter().find(|(known, _)| *known == sign)?;
    let (columns, height) = name_size(blocks);
    let (across, down) = blocks.dots();
    let size = (columns * across, height * down);
    // What is left of the last cell is above: there is the board.
    let above = size.1 - HIGH;
    let raster = Raster::lit(size, |x, y| {
        let row = y.checked_sub(above).and_then(|y| rows.get(usize::from(y))).copied().unwrap_or_default();
        x < WIDE && row >> (WIDE - 1 - x) & 1 == 1
    });
    Some(Figure { columns, tiles: tiles(&raster, blocks) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_a_square_is_known_by_its_shape() {
        for blocks in [Blocks::Half, Blocks::Quadrant, Blocks::Sextant] {
            let signs: Vec<char> = ('0'..='9').chain('a'..='p').collect();
            let drawn: Vec<Figure> = signs.iter().filter_map(|sign| name_sign(*sign, blocks)).collect();
            assert_eq!(drawn.len(), signs.len());
            for (n, one) in drawn.iter().enumerate() {
                assert!(drawn.iter().skip(n + 1).all(|other| other != one), "{blocks:?} {n}");
            }
        }
        assert_eq!(name_sign('я', Blocks::Half), None);
    }
}
