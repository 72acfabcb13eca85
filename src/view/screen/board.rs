use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::drawn;
use crate::drawing::{Blocks, Figure, Tone, name_sign, name_size};
use crate::family::PlaceShape;
use crate::{BoardModel, Cell, Glyphs, Ground, Paint, Theme};
use golos_rules::{Kind, Place, PlaceNames, Side};

/// Columns for the name of a rank, at the left.
const RANK: u16 = 3;
/// Rows of the lower edge of a board whose squares have numbers.
const EDGE: u16 = 1;
/// An empty dark square, or a free point.
const EMPTY: &str = ".";
/// A free point that is marked on the board.
const MARKED: &str = "+";
/// The last move started or ended here.
const LAST: &str = "*";
/// Captured on the path that is being picked.
pub(super) const CAPTURED: &str = "x";
/// Above a king of draughts, where there is room.
const CROWN: &str = "^";

/// From so many rows on there is room for large names beside a square.
const ROOMY: u16 = 5;
/// From so many rows on a row less is a smaller loss than small names.
const LARGE: u16 = 7;

/// How large a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Size {
    /// How many rows a rank has.
    pub rows: u16,
    /// Whether the names at its edge are drawn, not written.
    pub large_names: bool,
}

impl Size {
    /// All that there are for a square of so many rows, the better first: where squares are large, so are their names.
    pub fn all(model: &BoardModel, rows: u16, blocks: Blocks) -> impl Iterator<Item = Size> {
        let can = rows >= ROOMY && drawn::is_drawn(rows, blocks) && !model.files.is_empty();
        let must = can && rows >= LARGE;
        [true, false]
            .into_iter()
            .filter(move |&large| if large { can } else { !must })
            .map(move |large_names| Size { rows, large_names })
    }
}

/// Columns for the names of the ranks and rows for those of the files, if there are any.
pub(super) fn margins(model: &BoardModel, size: Size, blocks: Blocks) -> (u16, u16) {
    let longest = model.ranks.iter().map(|rank| rank.chars().count()).max().unwrap_or_default();
    let signs = u16::try_from(longest).unwrap_or(u16::MAX);
    match (signs, size.large_names) {
        // Below the squares that have their names in themselves is an edge, which the lowest pieces may touch.
        (0, _) => (0, EDGE),
        (_, false) => (RANK, 1),
        (signs, true) => {
            let (columns, rows) = name_size(blocks);
            (columns.saturating_mul(signs) + 1, rows)
        }
    }
}

/// Draws a name in the middle of a part of the edge.
fn draw_name(canvas: &mut Canvas<'_>, area: Rect, name: &str, blocks: Blocks) {
    let (columns, rows) = name_size(blocks);
    let wide = columns * u16::try_from(name.chars().count()).unwrap_or_default();
    let left = area.x + area.width.saturating_sub(wide).div_ceil(2);
    let top = area.y + area.height.saturating_sub(rows) / 2;
    let figures = name.chars().filter_map(|sign| name_sign(sign, blocks));
    draw_figures(canvas, Rect { x: left, y: top, width: wide, height: rows }, figures, canvas.theme.frame);
}

/// Draws signs side by side.
pub(super) fn draw_figures(canvas: &mut Canvas<'_>, area: Rect, figures: impl Iterator<Item = Figure>, paint: Paint) {
    let mut left = area.x;
    for figure in figures {
        let part = Rect { x: left, width: figure.columns, ..area };
        for (place, tile) in part.positions().zip(&figure.tiles) {
            let of = |tone: Tone| if tone == Tone::Body { paint.ink } else { paint.ground };
            let is_blank = tile.ink == tile.ground;
            // A sign that is full is one without colours too.
            let (sign, drawn) = match (is_blank, tile.ink) {
                (true, Tone::Body) => ('█', paint),
                (true, _) => (' ', paint),
                (false, _) => (tile.sign, Paint { ink: of(tile.ink), ground: of(tile.ground), ..paint }),
            };
            canvas.tile((place.x, place.y), sign, drawn);
        }
        left += figure.columns;
    }
}

/// Columns and rows that the board takes, its letters and numbers included.
pub(super) fn size(model: &BoardModel, size: Size, blocks: Blocks) -> (u16, u16) {
    let shape = shape(model, size.rows, blocks);
    let (left, bottom) = margins(model, size, blocks);
    let rows = u16::try_from(model.rows.len()).unwrap_or(u16::MAX);
    let columns = model.rows.first().map_or(0, Vec::len);
    let columns = u16::try_from(columns).unwrap_or(u16::MAX);
    (columns.saturating_mul(shape.columns).saturating_add(left), rows.saturating_mul(shape.rows).saturating_add(bottom))
}

/// How many squares across and down have room in so many columns and rows.
pub(super) fn fitting(model: &BoardModel, size: Size, blocks: Blocks, room: (u16, u16)) -> (usize, usize) {
    let shape = shape(model, size.rows, blocks);
    let (left, bottom) = margins(model, size, blocks);
    let fit = |room: u16, taken: u16, each: u16| usize::from(room.saturating_sub(taken) / each.max(1));
    (fit(room.0, left, shape.columns), fit(room.1, bottom, shape.rows))
}

/// A square of so many rows.
fn shape(model: &BoardModel, rows: u16, blocks: Blocks) -> PlaceShape {
    match drawn::is_drawn(rows, blocks) {
        true => PlaceShape::drawn(model.names, rows),
        false => PlaceShape::of(model.names, rows),
    }
}

/// Draws the board; the cursor stands on the letter of its square.
pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    area: Rect,
    model: &BoardModel,
    size: Size,
    blocks: Blocks,
) -> Option<Position> {
    let shape = shape(model, size.rows, blocks);
    let drawn = drawn::is_drawn(size.rows, blocks).then_some(blocks);
    let (margin, names) = margins(model, size, blocks);
    // Where the squares of a row begin.
    let lefts = (area.x + margin..).step_by(usize::from(shape.columns));
    let mut cursor = None;
    let tops = (area.y..).step_by(usize::from(shape.rows));
    let ranks = model.ranks.iter().map(String::as_str).chain(std::iter::repeat(""));
    let last = (model.rows.len().saturating_sub(1), model.rows.first().map_or(0, Vec::len).saturating_sub(1));
    let edge = canvas.theme.frame;
    canvas.fill(Rect { width: margin, ..area }, edge);
    for (((row, cells), rank), top) in model.rows.iter().enumerate().zip(ranks).zip(tops) {
        if size.large_names {
            draw_name(canvas, Rect { x: area.x, y: top, width: margin, height: shape.rows }, rank, blocks);
        } else {
            let label = Rect { x: area.x, y: top + shape.letter.1, width: margin, height: 1 };
            canvas.put(label, &format!("{rank:>2}"), edge);
        }
        for ((column, cell), left) in cells.iter().enumerate().zip(lefts.clone()) {
            let square = Rect { x: left, y: top, width: shape.columns, height: shape.rows };
            match drawn {
                Some(blocks) => {
                    let lines = [column > 0, column < last.1, row > 0, row < last.0];
                    drawn::draw(canvas, square, cell, &model.glyphs, &shape, blocks, lines);
                }
                None => draw_square(canvas, square, cell, &model.glyphs, &shape),
            }
            if cell.cursor {
                cursor.get_or_insert(Position::new(left + shape.letter.0, top + shape.letter.1));
            }
        }
        if drawn.is_some() {
            let squares =
                Rect { x: area.x + margin, y: top, width: area.width.saturating_sub(margin), height: shape.rows };
            drawn::write_numbers(canvas, squares, cells, &shape);
        }
    }
    let bottom = Rect { y: area.bottom().saturating_sub(names), height: names, ..area };
    canvas.fill(bottom, edge);
    for (file, left) in model.files.iter().zip(lefts) {
        if size.large_names {
            draw_name(canvas, Rect { x: left, width: shape.columns, ..bottom }, file, blocks);
        } else {
            // Under the line of a drawn board of points.
            let is_line = drawn.is_some() && model.names == PlaceNames::Points;
            let middle = if is_line { shape.columns / 2 } else { shape.letter.0 };
            let label = Rect { x: left + middle, width: 1, ..bottom };
            canvas.put(label, file, edge);
        }
    }
    cursor
}

/// The place that is played on there.
pub(super) fn place_at(area: Rect, model: &BoardModel, size: Size, blocks: Blocks, at: Position) -> Option<Place> {
    let shape = shape(model, size.rows, blocks);
    let (margin, _) = margins(model, size, blocks);
    let column = at.x.checked_sub(area.x + margin)? / shape.columns;
    let row = at.y.checked_sub(area.y)? / shape.rows;
    model.rows.get(usize::from(row))?.get(usize::from(column))?.place
}

fn draw_square(canvas: &mut Canvas<'_>, square: Rect, cell: &Cell, glyphs: &Glyphs, shape: &PlaceShape) {
    let at = |(column, row): (u16, u16)| (square.x + column, square.y + row);
    canvas.fill(square, ground(canvas.theme, cell, true));
    if let Some((side, kind)) = cell.piece {
        let (from, to) = shape.body;
        // The row above is the square's: pieces one above the other stay apart.
        let above = u16::from(shape.rows > 1);
        let body = Rect { x: square.x + from, y: square.y + above, width: to - from, height: shape.rows - above };
        canvas.fill(body, piece(canvas.theme, side, cell));
        if kind == Kind::Crowned {
            (shape.crown.0..shape.crown.1).for_each(|column| canvas.sign(at((column, 0)), CROWN));
        }
    }
    if cell.cursor {
        for row in 0..shape.rows {
            canvas.sign(at((0, row)), "[");
            canvas.sign(at((shape.columns - 1, row)), "]");
        }
    }
    if let Some(number) = cell.number {
        canvas.signs(at(shape.number), &number.to_string());
    }
    match cell.piece {
        Some((side, kind)) => canvas.signs(at(shape.letter), &glyphs.piece(side, kind)),
        // A number says as well that the square is there.
        None if cell.number.is_some() => {}
        None => empty(cell.ground).into_iter().for_each(|sign| canvas.sign(at(shape.letter), sign)),
    }
    match cell.order {
        Some(order) => canvas.sign(at(shape.mark), &digit(order)),
        None if cell.captured => canvas.sign(at(shape.mark), CAPTURED),
        None if cell.last => canvas.sign(at(shape.mark), LAST),
        None => {}
    }
}

/// The sign of a place where nothing stands.
const fn empty(ground: Ground) -> Option<&'static str> {
    match ground {
        Ground::Idle | Ground::Light => None,
        Ground::Dark | Ground::Point => Some(EMPTY),
        Ground::MarkedPoint => Some(MARKED),
    }
}

/// What a square is painted with. Where a piece is `tight`, as high as its square, it touches the squares above and below:
/// those must be told from both sides.
pub(super) fn ground(theme: &Theme, cell: &Cell, tight: bool) -> Paint {
    match cell {
        Cell { cursor: true, .. } => theme.cursor_square,
        Cell { order: Some(_), .. } => theme.picked_square,
        Cell { last: true, .. } => theme.last_square,
        Cell { ground: Ground::Idle, .. } if !tight => theme.idle_square,
        Cell { ground: Ground::Idle, .. } => theme.light_square,
        Cell { ground: Ground::Light, .. } => theme.light_square,
        Cell { ground: Ground::Dark | Ground::Point | Ground::MarkedPoint, .. } => theme.dark_square,
    }
}

/// A theme without colours has no ground for a piece: the square's inverse video goes through it.
fn piece(theme: &Theme, side: Side, cell: &Cell) -> Paint {
    let paint = match side {
        Side::White => theme.white_piece,
        Side::Black => theme.black_piece,
    };
    Paint { inverse: ground(theme, cell, true).inverse, ..paint }
}

/// One sign for a place in the path: 1 to 9, then letters.
pub(super) fn digit(order: u32) -> String {
    char::from_digit(order, 36).unwrap_or('+').to_string()
}
