use super::{Raster, Tone};

/// Of what signs a picture is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Blocks {
    /// No picture: a letter for a piece, in every terminal and for every reader.
    #[default]
    Letters,
    /// A cell is two dots, one above the other.
    Half,
    /// Two by two.
    Quadrant,
    /// Two across, three down; few terminals have these signs.
    Sextant,
}

impl Blocks {
    /// The names that people choose them by.
    pub const NAMES: [(&str, Blocks); 4] = [
        ("half", Blocks::Half),
        ("quadrant", Blocks::Quadrant),
        ("sextant", Blocks::Sextant),
        ("letters", Blocks::Letters),
    ];

    /// The dots of a cell, across and down.
    #[must_use]
    pub const fn dots(self) -> (u16, u16) {
        match self {
            Blocks::Letters => (1, 1),
            Blocks::Half => (1, 2),
            Blocks::Quadrant => (2, 2),
            Blocks::Sextant => (2, 3),
        }
    }

    /// The sign whose dots are those of `bits`, from the top left, row by row, the lowest bit first.
    const fn sign(self, bits: u8) -> char {
        const HALVES: [char; 4] = [' ', '▀', '▄', '█'];
        const QUADRANTS: [char; 16] = [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];
        match (self, bits) {
            (Blocks::Letters, _) | (Blocks::Sextant, 0) => ' ',
            (Blocks::Half, bits) => HALVES[(bits & 3) as usize],
            (Blocks::Quadrant, bits) => QUADRANTS[(bits & 15) as usize],
            (Blocks::Sextant, 21) => '▌',
            (Blocks::Sextant, 42) => '▐',
            (Blocks::Sextant, 63..) => '█',
            (Blocks::Sextant, bits) => {
                let skipped = 1 + (bits > 21) as u32 + (bits > 42) as u32;
                match char::from_u32(0x1FB00 + bits as u32 - skipped) {
                    Some(sign) => sign,
                    None => ' ',
                }
            }
        }
    }
}

/// A cell of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    pub sign: char,
    pub ink: Tone,
    pub ground: Tone,
}

/// The cells of a raster, row by row. Where there are more than two tones in a cell a line gives way
/// to the ground, and what is on a piece to the piece.
#[must_use]
pub fn tiles(raster: &Raster, blocks: Blocks) -> Vec<Tile> {
    let (across, down) = blocks.dots();
    let (columns, rows) = (raster.width / across, raster.height / down);
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    let dots = move |(column, row): (u16, u16)| -> Vec<Tone> {
        let places = (0..down).flat_map(|y| (0..across).map(move |x| (x, y)));
        places.map(|(x, y)| raster.tone(column * across + x, row * down + y)).collect()
    };
    cells.map(|cell| tile(&dots(cell), blocks)).collect()
}

fn tile(dots: &[Tone], blocks: Blocks) -> Tile {
    const GIVES_WAY: [(Tone, Tone); 3] =
        [(Tone::Line, Tone::Ground), (Tone::Shade, Tone::Body), (Tone::Detail, Tone::Body)];
    let mut dots = dots.to_vec();
    let mut tones = different(&dots);
    for (tone, instead) in GIVES_WAY {
        // A groove is seen on the piece only: against the square it would not be.
        let is_lost = tone == Tone::Shade && tones.iter().any(|&other| other != tone && other != instead);
        if tones.len() > 2 || is_lost {
            dots.iter_mut().filter(|dot| **dot == tone).for_each(|dot| *dot = instead);
            tones = different(&dots);
        }
    }
    let (Some(&ground), Some(&ink)) = (tones.first(), tones.last()) else {
        return Tile { sign: ' ', ink: Tone::Ground, ground: Tone::Ground };
    };
    if ground == ink {
        return Tile { sign: ' ', ink, ground };
    }
    let bits = (0..).zip(&dots).filter(|(_, dot)| **dot != ground).map(|(n, _)| 1_u8 << n).sum();
    Tile { sign: blocks.sign(bits), ink, ground }
}

/// The tones that there are, the lowest first.
fn different(dots: &[Tone]) -> Vec<Tone> {
    let mut tones = dots.to_vec();
    tones.sort_unstable();
    tones.dedup();
    tones
}

#[cfg(test)]
mod tests {
    use super::super::{Marks, SPRITE, shapes, sprite};
    use super::*;
    use golos_rules::Kind;
    use golos_rules::chess::Role;

    const DRAWN: [Blocks; 3] = [Blocks::Half, Blocks::Quadrant, Blocks::Sextant];

    fn kinds() -> Vec<Kind> {
        let chess = Role::ALL.map(Kind::Chess);
        [Kind::Man, Kind::Crowned].into_iter().chain(chess).collect()
    }

    fn raster(kind: Kind, rows: u16, blocks: Blocks) -> Raster {
        Raster::of(&shapes(kind, rows * 2), (rows * 2, rows), blocks, 1.0)
    }

    #[test]
    fn every_pattern_of_dots_has_a_sign_of_its_own() {
        for blocks in DRAWN {
            let (across, down) = blocks.dots();
            let all = 1_u8 << (across * down);
            let mut signs: Vec<char> = (0..all).map(|bits| blocks.sign(bits)).collect();
            signs.sort_unstable();
            signs.dedup();
            assert_eq!(signs.len(), usize::from(all), "{blocks:?}");
        }
        assert_eq!(Blocks::Sextant.sign(1), '\u{1FB00}');
        assert_eq!(Blocks::Sextant.sign(62), '\u{1FB3B}');
    }

    #[test]
    fn a_disc_is_round_in_the_middle_of_its_square() {
        for blocks in DRAWN {
            for rows in 2..=10 {
                let disc = raster(Kind::Man, rows, blocks);
                assert_eq!(disc.tone(0, 0), Tone::Ground, "{blocks:?} {rows}");
                assert_ne!(disc.tone(disc.width / 2, disc.height / 2), Tone::Ground, "{blocks:?} {rows}");
                for y in 0..disc.height {
                    for x in 0..disc.width {
                        let is_piece = |x, y| disc.tone(x, y) != Tone::Ground;
                        assert_eq!(is_piece(x, y), is_piece(disc.width - 1 - x, y), "{blocks:?} {rows}");
                        assert_eq!(is_piece(x, y), is_piece(x, disc.height - 1 - y), "{blocks:?} {rows}");
                    }
                }
            }
        }
    }

    #[test]
    fn by_their_shapes_alone_all_pieces_differ_from_four_rows_on() {
        for blocks in DRAWN {
            for rows in 4..=12 {
                let full = kinds().into_iter().map(|kind| raster(kind, rows, blocks));
                let mut seen: Vec<Vec<Tile>> = full.map(|raster| tiles(&raster, blocks)).collect();
                let all = seen.len();
                seen.extend(kinds().into_iter().map(|kind| tiles(&raster(kind, rows, blocks).hollow(), blocks)));
                for (n, one) in seen.iter().enumerate() {
                    let same = seen.iter().skip(n + 1).position(|other| other == one);
                    assert_eq!(same, None, "{blocks:?} {rows}: {n} of {all}");
                }
            }
        }
    }

    #[test]
    fn a_sprite_is_dot_by_dot_what_it_was_made_as_and_like_no_other() {
        let full = Role::ALL.map(|role| {
            let shape = [(Tone::Body, sprite(role))];
            Raster::of(&shape, (SPRITE, SPRITE / 2), Blocks::Half, 1.0)
        });
        let mut seen: Vec<Vec<Tile>> = full.iter().map(|raster| tiles(raster, Blocks::Half)).collect();
        seen.extend(full.iter().map(|raster| tiles(&raster.clone().hollow(), Blocks::Half)));
        for (n, one) in seen.iter().enumerate() {
            assert_eq!(seen.iter().skip(n + 1).position(|other| other == one), None, "{n}");
        }
        let Some(pawn) = full.first() else { return };
        let row =
            |y: u16| (0..SPRITE).map(|x| if pawn.tone(x, y) == Tone::Body { '#' } else { '.' }).collect::<String>();
        assert_eq!([2, 3, 7].map(row), ["...##...", "..####..", ".######."]);
    }

    #[test]
    fn each_mark_is_a_shape_of_its_own_and_leaves_the_piece_whole() {
        let (cursor, last, picked) = (
            Marks { cursor: true, ..Marks::default() },
            Marks { last: true, ..Marks::default() },
            Marks { picked: true, ..Marks::default() },
        );
        for blocks in DRAWN {
            for rows in 4..=12 {
                let piece = Raster::of(&shapes(Kind::Man, rows * 2), (rows * 2, rows), blocks, 0.7);
                let marked = [cursor, last, picked].map(|marks| piece.clone().marked(marks, blocks));
                for (n, one) in marked.iter().enumerate() {
                    assert!(marked.iter().skip(n + 1).all(|other| other != one), "{blocks:?} {rows}");
                    let count = |raster: &Raster, tone| {
                        let all = (0..raster.height).flat_map(|y| (0..raster.width).map(move |x| (x, y)));
                        all.filter(|&(x, y)| raster.tone(x, y) == tone).count()
                    };
                    assert_eq!(count(one, Tone::Body), count(&piece, Tone::Body), "{blocks:?} {rows}");
                    assert!(count(one, Tone::Mark) >= 4, "{blocks:?} {rows}");
                }
            }
        }
    }
}
