//! A square with its piece drawn in block signs.
//!
//! ```text
//! ┌─    ─┐   last: its corners      frame: the cursor       dots along the edge: the path, with its place in figures
//! │ ████ │   The letter of the piece stands under the cursor, and where a piece is too small to be known by its shape.
//! └─    ─┘   On two and three rows the marks are signs beside the piece, as on the board of letters, and a piece of chess
//! ```        is a sign: a drawing would be a lump like all others.

#![expect(clippy::disallowed_types, reason = "a cache of drawings: nobody walks over it in order")]

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use ratatui::layout::{Position, Rect};

use super::board::{CAPTURED, digit, draw_figures, ground};
use super::canvas::Canvas;
use super::material::chess_sign;
use crate::drawing::{
    Blocks, Marks, Mix, PROBED, Raster, SPRITE, Shape as Outline, Tile, Tone, cross, figure, figure_width, mixed,
    shapes, small_king, sprite, tiles,
};
use crate::family::PlaceShape;
use crate::{Cell, Colour, Glyphs, Ground, Paint, Theme};
use golos_rules::{Kind, Side};

/// From so many rows on a piece is known by its shape and a mark is a line of dots.
const SHAPELY: u16 = 4;
/// From so many rows on a crown fills neither a full piece nor a hollow one, where there are no colours.
const PLAIN_CROWN: u16 = 6;
/// What a piece leaves of the square to a mark round it.
const MARKED: f32 = 0.72;
/// The same from six rows on, where the mark is thin beside it.
const WIDE: f32 = 0.8;
/// From so many rows on a piece does not reach the edge of its square, and its own edge may be soft: a smaller one is the
/// sharper the better.
const ROOMY: u16 = 6;
/// The fewest rows of figures for the number of a square.
const NUMBER: u16 = 4;
/// How far a stone reaches from its crossing, where there is room; and the mark on five of them (R-9.2.2.2).
const STONE: f32 = 0.43;
const SPOT: f32 = 0.2;
/// The cursor at the sides of a square that is too small for a frame: half a column, so that it does not touch the piece.
const BARS: [&str; 2] = ["▌", "▐"];
/// The last move at the sides of such a square.
const BRACKETS: [&str; 2] = ["[", "]"];
/// So many drawings are kept: more than all that differ in a few sizes.
const KEPT: usize = 512;

/// Whether squares of so many rows have drawn pieces.
pub(super) const fn is_drawn(rows: u16, blocks: Blocks) -> bool {
    match blocks {
        Blocks::Letters => false,
        Blocks::Half | Blocks::Quadrant | Blocks::Sextant => rows >= 2,
    }
}

/// All that sets the dots of two squares apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct DotLook {
    size: (u16, u16),
    blocks: Blocks,
    kind: Option<Kind>,
    hollow: bool,
    /// Whether there are no colours.
    plain: bool,
    captured: bool,
    marks: Marks,
    /// The lines of a crossing, and whether it is marked.
    lines: Option<([bool; 4], bool)>,
    /// Whether its edges are smooth.
    smooth: bool,
    /// Whether the terminal has the signs of the pieces of chess.
    has_signs: bool,
}

/// A square without its colours.
#[derive(Clone, Debug)]
enum Drawing {
    Tiles(Vec<Tile>),
    /// The upper and the lower dot of every cell.
    Smooth(Vec<[Mix; 2]>),
}

thread_local! {
    /// The drawings of the thread that draws: a square is drawn once in a size, not once a frame.
    static DRAWINGS: RefCell<HashMap<DotLook, Rc<Drawing>>> = RefCell::default();
}

fn drawing(look: DotLook) -> Rc<Drawing> {
    DRAWINGS.with_borrow_mut(|drawings| {
        if drawings.len() > KEPT {
            drawings.clear();
        }
        Rc::clone(drawings.entry(look).or_insert_with(|| Rc::new(render(look))))
    })
}

fn render(look: DotLook) -> Drawing {
    let (_, rows) = look.size;
    // Small corners leave the piece its size.
    let is_round = look.marks.cursor || look.marks.picked;
    let scale = match (look.marks.any(), rows) {
        (false, _) => 1.0,
        (true, ..6) if !is_round => 1.0,
        (true, ..6) => MARKED,
        (true, 6..) => WIDE,
    };
    let mut outlines = match (look.kind, look.lines) {
        (Some(_), Some(_)) if rows < SHAPELY => vec![(Tone::Body, small_disc(look.size))],
        (Some(_), Some(_)) => vec![(Tone::Body, on_crossing(look.size, scale, None))],
        (Some(Kind::Chess(_)), None) if rows < SHAPELY && look.has_signs => Vec::new(),
        (Some(Kind::Crowned), None) if rows < SHAPELY && !look.plain => {
            vec![(Tone::Body, small_king(rows))]
        }
        // Without such a sign it is its letter on a disc.
        (Some(Kind::Chess(_)), None) if rows < SHAPELY => vec![(Tone::Body, small_disc(look.size))],
        (Some(_), None) if rows < SHAPELY => shapes(Kind::Man, rows * 2),
        (Some(Kind::Chess(role)), None) if is_sprite(rows, look.blocks, scale) => vec![(Tone::Body, sprite(role))],
        (Some(kind), None) => shapes(kind, rows * 2),
        (None, Some((_, true))) => vec![(Tone::Line, on_crossing(look.size, scale, Some(SPOT)))],
        (None, _) => Vec::new(),
    };
    if look.plain {
        if look.kind == Some(Kind::Crowned) && rows < PLAIN_CROWN {
            // Its letter stands on it.
            outlines = shapes(Kind::Man, rows * 2);
        }
        // A groove would be as dark as the square: full and hollow would look the same.
        outlines.retain(|(tone, _)| *tone != Tone::Shade);
    }
    if look.captured {
        outlines.extend(cross());
    }
    let plain = Raster::of(&outlines, look.size, look.blocks, scale);
    let raster = if look.hollow { plain.clone().hollow() } else { plain.clone() };
    let raster = raster.marked(look.marks, look.blocks);
    if look.smooth {
        Drawing::Smooth(smooth(&raster, &plain, &mixed(&outlines, look.size, look.blocks, scale)))
    } else {
        Drawing::Tiles(tiles(&raster, look.blocks))
    }
}

/// Whether a square has just the dots of a sprite.
fn is_sprite(rows: u16, blocks: Blocks, scale: f32) -> bool {
    rows * 2 == SPRITE && blocks == Blocks::Half && scale >= 1.0
}

/// A disc in the middle of the cell where the lines of a point cross, which of an even number is not the middle; none: a
/// stone, as large as has room there.
fn on_crossing((columns, rows): (u16, u16), scale: f32, radius: Option<f32>) -> Outline {
    let side = f32::from(rows) * 2.0 * scale;
    // A small stone keeps its shape; a mark as small as its cell stands where the lines cross.
    let is_shapely = rows >= SHAPELY || radius.is_some();
    let across = if is_shapely && columns.is_multiple_of(2) { 0.5 / side } else { 0.0 };
    let down = if is_shapely && rows.is_multiple_of(2) { 1.0 / side } else { 0.0 };
    let room = 0.49 - if scale < 1.0 { 0.0 } else { f32::max(across, down) };
    let outer = radius.unwrap_or(f32::min(STONE, room));
    Outline::Ring { centre: (0.5 + across, 0.5 + down), inner: 0.0, outer }
}

/// A stone, or a piece of chess as a letter, on a square of two or three rows: the dots above it are free, so that pieces one
/// above the other stay apart.
fn small_disc((columns, rows): (u16, u16)) -> Outline {
    if rows < 3 {
        return Outline::Dots(&["....", ".##.", "####", ".##."]);
    }
    let side = f32::from(rows) * 2.0;
    let across = if columns.is_multiple_of(2) { 0.0 } else { 0.5 };
    Outline::Ring { centre: (0.5 + across / side, 0.5 + 0.5 / side), inner: 0.0, outer: (side - 1.0) / 2.0 / side }
}

/// The sign of the lines of a board of points in a cell where they go left, right, up and down.
const fn line_sign(lines: [bool; 4]) -> char {
    match lines {
        [true, true, true, true] => '╋',
        [false, true, true, true] => '┣',
        [true, false, true, true] => '┫',
        [true, true, false, true] => '┳',
        [true, true, true, false] => '┻',
        [false, true, false, true] => '┏',
        [true, false, false, true] => '┓',
        [false, true, true, false] => '┗',
        [true, false, true, false] => '┛',
        [_, _, false, false] => '━',
        [false, false, _, _] => '┃',
    }
}

/// The line that goes through a cell of a square with a crossing, if one does.
fn line_at((x, y): (u16, u16), (columns, rows): (u16, u16), [left, right, up, down]: [bool; 4]) -> Option<char> {
    let (column, row) = (columns / 2, rows / 2);
    match (x == column, y == row) {
        (true, true) => Some(line_sign([left, right, up, down])),
        (false, true) => (if x < column { left } else { right }).then_some('━'),
        (true, false) => (if y < row { up } else { down }).then_some('┃'),
        (false, false) => None,
    }
}

/// The dots of every cell of half blocks, smooth where the piece meets the square: within the piece, and in what is drawn
/// over it, every dot keeps its tone, so that what tells pieces apart stays sharp.
fn smooth(raster: &Raster, plain: &Raster, mixes: &[Mix]) -> Vec<[Mix; 2]> {
    let mix = |of: Tone, share: u8| {
        Tone::ALL.map(|known| match known {
            Tone::Ground => PROBED - share,
            known if known == of => share,
            _ => 0,
        })
    };
    let dot = |x: u16, y: u16| {
        let (tone, place) = (raster.tone(x, y), usize::from(y) * usize::from(raster.width) + usize::from(x));
        let probed = mixes.get(place).copied().filter(|_| tone == plain.tone(x, y)).unwrap_or_default();
        // The share of the piece, with what is little and what is much left out: an edge is soft but narrow.
        let piece: u8 = probed.iter().skip(1).sum();
        let share = (piece * 2).saturating_sub(PROBED / 2).min(PROBED);
        match tone {
            Tone::Ground => mix(Tone::Body, share),
            Tone::Body | Tone::Shade if piece > 0 => mix(tone, share),
            Tone::Body | Tone::Shade | Tone::Line | Tone::Detail | Tone::Mark => mix(tone, PROBED),
        }
    };
    let cells = (0..raster.height / 2).flat_map(|row| (0..raster.width).map(move |x| (x, row)));
    cells.map(|(x, row)| [dot(x, 2 * row), dot(x, 2 * row + 1)]).collect()
}

/// Draws one square. `lines` tells whether the board goes on to the left, right, top and bottom.
pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    square: Rect,
    cell: &Cell,
    glyphs: &Glyphs,
    shape: &PlaceShape,
    blocks: Blocks,
    lines: [bool; 4],
) {
    let is_large = shape.rows >= SHAPELY;
    // A piece of few cells would vanish where the terminal lacks the signs of thirds; a large one has full cells.
    let blocks = if !is_large && blocks == Blocks::Sextant { Blocks::Quadrant } else { blocks };
    let marks = Marks { cursor: cell.cursor, picked: cell.order.is_some(), last: cell.last };
    let is_plain = canvas.theme.is_plain();
    let look = DotLook {
        size: (shape.columns, shape.rows),
        blocks,
        kind: cell.piece.map(|(_, kind)| kind),
        plain: is_plain,
        hollow: is_plain && cell.piece.is_some_and(|(side, _)| side == Side::Black),
        captured: is_large && cell.captured,
        marks: if is_large { marks } else { Marks::default() },
        lines: match cell.ground {
            Ground::Point => Some((lines, false)),
            Ground::MarkedPoint => Some((lines, true)),
            Ground::Idle | Ground::Light | Ground::Dark => None,
        },
        smooth: blocks == Blocks::Half && shape.rows >= ROOMY && canvas.theme.is_smooth(),
        has_signs: canvas.theme.has_signs(),
    };
    let paints = Paints::of(canvas.theme, cell, shape.rows < ROOMY);
    let mut put = |place: Position, sign: char, paint: Paint| {
        let is_blank = sign == ' ' && paint.ground == paints.square.ground && !paint.inverse;
        let line = look.lines.filter(|_| is_blank).and_then(|(lines, _)| {
            line_at((place.x - square.x, place.y - square.y), (square.width, square.height), lines)
        });
        match line {
            Some(line) => canvas.tile((place.x, place.y), line, Paint { ink: paints.line, ..paint }),
            None => canvas.tile((place.x, place.y), sign, paint),
        }
    };
    match &*drawing(look) {
        Drawing::Tiles(tiles) => {
            for (place, tile) in square.positions().zip(tiles) {
                let (sign, paint) = paints.tile(*tile, is_plain);
                put(place, sign, paint);
            }
        }
        Drawing::Smooth(cells) => {
            for (place, [upper, lower]) in square.positions().zip(cells) {
                let (ink, ground) = (paints.mixed(upper), paints.mixed(lower));
                let sign = if ink == ground { ' ' } else { '▀' };
                put(place, sign, Paint { ink, ground, ..Paint::default() });
            }
        }
    }
    let on_square = Paint { bold: true, inverse: false, ..paints.square };
    let name = cell.number.map(|number| number.to_string()).unwrap_or_default();
    // An empty square has room for its number; that of a small piece stands beside it.
    let is_beside = !is_large && cell.piece.is_some();
    let is_drawn = cell.piece.is_none() && !marks.any() && draw_number(canvas, square, &name, blocks, on_square);
    let at = |(column, row): (u16, u16)| (square.x + column, square.y + row);
    let mut write = |place, text: &str, paint: Paint| {
        for (column, sign) in (0..).zip(text.chars()) {
            let (x, y) = at(place);
            canvas.tile((x + column, y), sign, paint);
        }
    };
    if !is_drawn && !is_beside {
        write(shape.number, &name, on_square);
    }
    if !is_large {
        let sides = match cell {
            Cell { cursor: true, .. } => Some(BARS),
            Cell { last: true, .. } => Some(BRACKETS),
            _ => None,
        };
        for (row, [left, right]) in (0..shape.rows).flat_map(|row| sides.map(|sides| (row, sides))) {
            write((shape.columns - 1, row), right, on_square);
            if row > 0 || is_beside || cell.number.is_none() {
                write((0, row), left, on_square);
            }
        }
    }
    match cell.piece {
        Some((_, Kind::Chess(role))) if !is_large && look.has_signs && !cell.cursor => {
            write(shape.letter, chess_sign(role), Paint { ink: paints.piece.ground, bold: true, ..paints.square });
        }
        // Without colours the sides are told by their letters where a hollow piece would look full.
        Some((side, kind))
            if cell.cursor
                || !is_large && (is_plain || matches!(kind, Kind::Chess(_)))
                || is_plain && kind == Kind::Crowned && shape.rows < PLAIN_CROWN =>
        {
            write(shape.letter, &glyphs.piece(side, kind), if is_plain { on_square } else { paints.piece });
        }
        // The last stone has its number on it.
        Some(_) if cell.nth.is_some() => {
            let nth = cell.nth.map(|nth| nth.to_string()).unwrap_or_default();
            let wide = u16::try_from(nth.len()).unwrap_or_default();
            let left = (square.width + 1).saturating_sub(wide) / 2;
            write((left, shape.letter.1), &nth, if is_plain { on_square } else { paints.piece });
        }
        None if is_plain && cell.ground == Ground::Dark => write(shape.letter, ".", on_square),
        Some(_) | None => {}
    }
    match cell.order {
        Some(order) => write(shape.mark, &digit(order), on_square),
        None if cell.captured && !is_large => write(shape.mark, CAPTURED, on_square),
        None => {}
    }
}

/// Writes the numbers of the small pieces of a row into the light squares beside them: on a piece they would cut its shape.
pub(super) fn write_numbers(canvas: &mut Canvas<'_>, row: Rect, cells: &[Cell], shape: &PlaceShape) {
    if shape.rows >= SHAPELY {
        return;
    }
    for (column, cell) in (0_u16..).zip(cells) {
        let Some(number) = cell.number.filter(|_| cell.piece.is_some()).map(|number| number.to_string()) else {
            continue;
        };
        let wide = u16::try_from(number.len()).unwrap_or_default();
        let left = row.x + column * shape.columns;
        // A row that begins with a dark square has the light one at the right of each.
        let x = if column.is_multiple_of(2) { left + shape.columns } else { left.saturating_sub(wide) };
        let beside = if column.is_multiple_of(2) { column + 1 } else { column.wrapping_sub(1) };
        let Some(beside) = cells.get(usize::from(beside)) else { continue };
        let paint = Paint { bold: true, inverse: false, ..ground(canvas.theme, beside, true) };
        canvas.put(Rect { x, y: row.y, width: wide, height: 1 }, &number, paint);
    }
}

/// Draws the number of a square in figures, as large as leave a margin around them; whether there was room.
fn draw_number(canvas: &mut Canvas<'_>, square: Rect, name: &str, blocks: Blocks, paint: Paint) -> bool {
    let wide = |rows: u16| name.chars().map(|sign| figure_width(sign, rows).unwrap_or_default()).sum::<u16>();
    let fits = |rows: &u16| wide(*rows) < square.width;
    let Some(rows) = (NUMBER..=square.height * 2 / 3).rev().find(fits) else { return false };
    let width = wide(rows);
    let (x, y) = (square.x + (square.width - width).div_ceil(2), square.y + (square.height - rows) / 2);
    let figures = name.chars().filter_map(|sign| figure(sign, rows, blocks));
    draw_figures(canvas, Rect { x, y, width, height: rows }, figures, paint);
    true
}

/// Whether a dot is drawn in the ink of a terminal that has no colours.
const fn is_lit(tone: Tone) -> bool {
    match tone {
        Tone::Line | Tone::Body | Tone::Mark => true,
        Tone::Ground | Tone::Shade | Tone::Detail => false,
    }
}

/// The colours of one square.
struct Paints {
    square: Paint,
    piece: Paint,
    line: Colour,
    shade: Colour,
}

impl Paints {
    fn of(theme: &Theme, cell: &Cell, tight: bool) -> Paints {
        let side = cell.piece.map_or(Side::White, |(side, _)| side);
        let (piece, shade) = match side {
            Side::White => (theme.white_piece, theme.white_shade),
            Side::Black => (theme.black_piece, theme.black_shade),
        };
        Paints { square: ground(theme, cell, tight), piece, line: theme.black_piece.ground, shade }
    }

    fn tile(&self, tile: Tile, is_plain: bool) -> (char, Paint) {
        if is_plain {
            let sign = if is_lit(tile.ink) == is_lit(tile.ground) { ' ' } else { tile.sign };
            (sign, Paint { inverse: is_lit(tile.ground), ..Paint::default() })
        } else {
            let (ink, ground) = (self.colour(tile.ink), self.colour(tile.ground));
            (tile.sign, Paint { ink, ground, ..Paint::default() })
        }
    }

    /// Between the colours of the tones, as they have shares in the dot.
    fn mixed(&self, mix: &Mix) -> Colour {
        let mut sums = [0_u16; 3];
        for (tone, share) in Tone::ALL.into_iter().zip(mix).filter(|(_, share)| **share > 0) {
            let Some(rgb) = self.colour(tone).rgb() else { return self.colour(tone) };
            for (sum, part) in sums.iter_mut().zip(rgb) {
                *sum += u16::from(*share) * u16::from(part);
            }
        }
        Colour::Full(sums.map(|sum| u8::try_from(sum / u16::from(PROBED)).unwrap_or(u8::MAX)))
    }

    const fn colour(&self, tone: Tone) -> Colour {
        match tone {
            Tone::Ground => self.square.ground,
            Tone::Line => self.line,
            Tone::Body => self.piece.ground,
            Tone::Shade => self.shade,
            Tone::Detail => self.piece.ink,
            Tone::Mark => self.square.ink,
        }
    }
}
