//! What can be told from what lies beside it, as it is drawn.

use super::drawn::{DRAWN, SIZES, builds, dots, rgb};
use super::*;

/// Every theme that has colours, with as many as there may be.
fn coloured() -> impl Iterator<Item = Theme> {
    let depths = [Depth::Sixteen, Depth::Indexed, Depth::Full];
    let themes = Theme::ALL.into_iter().filter(|theme| !theme.is_plain());
    themes.flat_map(move |theme| depths.map(|depth| theme.at(depth)))
}

/// The contrast ratio as WCAG 2.1 defines it, from 1 to 21.
fn contrast(one: Color, other: Color) -> f64 {
    let luminance = |colour| {
        let parts = rgb(colour, [0; 3]).map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.03928 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn wcag_1_4_11_what_is_drawn_has_a_contrast_of_3_and_what_is_written_of_4_5() {
    let wording = Wording::new(Lang::En);
    for (name, build) in builds() {
        for theme in coloured() {
            for ((zoom, width, height), blocks) in SIZES.into_iter().zip(DRAWN.into_iter().cycle()) {
                let model = Model { zoom, blocks, ..build(&wording) };
                let backend = drawn(&model, &theme, width, height);
                for cell in backend.buffer().content.iter().filter(|cell| cell.symbol() != " ") {
                    let is_line = |sign: char| ('\u{2500}'..='\u{257F}').contains(&sign);
                    let sign = cell.symbol().chars().next();
                    let is_piece = |sign: char| "♟♞♝♜♛♚".contains(sign);
                    let is_drawn = sign.is_some_and(|sign| dots(sign).is_some() || is_line(sign) || is_piece(sign));
                    let ratio = contrast(cell.fg, cell.bg);
                    let what = format!("{name} {zoom:?} {blocks:?} {}: {cell:?}: {ratio:.2}", theme.name);
                    assert!(ratio >= if is_drawn { 3.0 } else { 4.5 }, "{what}");
                }
            }
        }
    }
}

/// The colours of the dots of a screen, two across and six down a cell; of a letter its ground.
fn painted(backend: &TestBackend) -> Vec<Vec<[u8; 3]>> {
    let buffer = backend.buffer();
    let (width, height) = (buffer.area.width, buffer.area.height);
    let dot = |x: u16, y: u16| {
        let cell = &buffer[(x / 2, y / 6)];
        let (mut ink, mut ground) = (rgb(cell.fg, [230; 3]), rgb(cell.bg, [20; 3]));
        if cell.modifier.contains(Modifier::REVERSED) {
            std::mem::swap(&mut ink, &mut ground);
        }
        let bits = dots(cell.symbol().chars().next().unwrap_or(' ')).unwrap_or_default();
        if bits >> (y % 6 * 2 + x % 2) & 1 == 1 { ink } else { ground }
    };
    (0..height * 6).map(|y| (0..width * 2).map(|x| dot(x, y)).collect()).collect()
}

const fn painted_in([red, green, blue]: [u8; 3]) -> Color {
    Color::Rgb(red, green, blue)
}

/// Marks are told from their own square.
fn unmarked(mut model: Model) -> Model {
    if let Scene::Board(board) = &mut model.scene {
        for cell in board.rows.iter_mut().flatten() {
            (cell.last, cell.cursor, cell.order) = (false, false, None);
        }
    }
    model
}

/// Where a piece ends, whatever lies there (its square, the one beside it, the edge of the board) can be told from it.
#[test]
fn wcag_1_4_11_what_is_drawn_beside_a_piece_has_a_contrast_of_at_least_3_to_it() {
    let wording = Wording::new(Lang::En);
    let mut seen = 0;
    for (name, build) in builds() {
        for (zoom, width, height) in SIZES {
            for at in coloured() {
                for blocks in DRAWN {
                    let model = Model { zoom, blocks, ..unmarked(build(&wording)) };
                    let picture = painted(&drawn(&model, &at, width, height));
                    let shown = |colour: Colour| match colour {
                        Colour::Terminal => None,
                        Colour::Basic(number) => Some(rgb(Color::Indexed(number), [0; 3])),
                        colour => colour.rgb(),
                    };
                    let sides = [(at.white_piece, at.white_shade), (at.black_piece, at.black_shade)];
                    // The board lies at the left, below the line that is its upper edge.
                    let is_board = |dot: &&[u8; 3]| Some(**dot) != shown(at.text.ground);
                    let top = picture.iter().position(|row| Some(row[0]) == shown(at.frame.ground));
                    let top = top.expect("an edge");
                    // A black piece at the very edge of the board may have the colour of what lies behind all.
                    let is_row = |row: &&Vec<[u8; 3]>| row.iter().take(14).any(|dot| is_board(&dot));
                    let rows = picture.iter().skip(top + 6).take_while(is_row).collect::<Vec<_>>();
                    let run = |row: &&Vec<[u8; 3]>| row.iter().take_while(is_board).count();
                    let (bottom, right) = (top + 6 + rows.len(), rows.iter().map(run).max().unwrap_or_default());
                    assert!(right > 40 && rows.len() >= 48, "{name} {zoom:?} {right}");
                    let own = |side: (golos::view::Paint, Colour)| [side.0.ground, side.0.ink, side.1].map(shown);
                    let squares = [at.idle_square, at.light_square, at.dark_square, at.last_square]
                        .into_iter()
                        .chain([at.picked_square, at.cursor_square, at.text])
                        .map(|paint| shown(paint.ground))
                        .collect::<Vec<_>>();
                    for (y, row) in picture.iter().enumerate().take(bottom - 1).skip(top) {
                        for x in 0..right - 1 {
                            let below = picture.get(y + 1).map_or(row[x], |row| row[x]);
                            for (one, other) in [(row[x], row[x + 1]), (row[x], below)] {
                                let pair = [(one, other), (other, one)];
                                for (body, beside) in pair.into_iter().filter(|(body, beside)| body != beside) {
                                    let side = sides.into_iter().find(|side| shown(side.0.ground) == Some(body));
                                    let Some(side) = side else { continue };
                                    // A letter and a mark have the ink of a side.
                                    if own(side).contains(&Some(beside)) || !squares.contains(&Some(beside)) {
                                        continue;
                                    }
                                    seen += 1;
                                    let ratio = contrast(painted_in(body), painted_in(beside));
                                    assert!(
                                        ratio >= 3.0,
                                        "{name} {zoom:?} {} {:?} {blocks:?}: {body:?} beside {beside:?} at {x},{y}: {ratio:.2}",
                                        at.name,
                                        at.text.ground
                                    );
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(seen > 10_000, "{seen}");
}
