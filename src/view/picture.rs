//! A position as a picture: SVG, drawn from the same shapes as the screen, with its words for those who do not see it.

use maud::{Markup, Render, html};

use super::drawing::{Shape, Tone, shapes};
use super::model::{BoardModel, Cell, Ground};
use golos_rules::{Kind, Side, plain_line};

/// The side of a square, and room for the names at two edges, in units of the picture.
const SQUARE: f32 = 60.0;
const EDGE: f32 = 30.0;

/// So many dots high a square counts as fine enough for every line.
const FINE: u16 = 64;

/// The height of the number of a square, in units.
pub(super) const NUMBER_SIZE: u8 = 18;

const LIGHT: &str = "#f7efdd";
const DARK: &str = "#a97c50";
const WOOD: &str = "#e3bd7c";
const WHITE: &str = "#ffffff";
const BLACK: &str = "#1c1c1c";
const MARK: &str = "#0b3d91";
const INK: &str = "#000000";

/// A picture of a board, and what it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub board: BoardModel,
    /// What it shows, in a few words.
    pub title: String,
    /// The same in full: every piece with its place.
    pub words: String,
}

impl Picture {
    /// The picture as SVG, to stand alone in a file.
    #[must_use]
    pub fn svg(&self) -> String {
        self.markup().into_string() + "\n"
    }

    /// The same within a page.
    pub(super) fn markup(&self) -> Markup {
        svg(&self.board, &self.title, &self.words)
    }
}

/// A picture of a board with its name and its words. Where the last move began and ended is marked by corners, not by colour
/// alone.
pub(super) fn svg(board: &BoardModel, title: &str, words: &str) -> Markup {
    let (width, height) = extent(board);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height)
            role="img" font-family="sans-serif" text-anchor="middle" {
            title { (plain_line(title)) }
            desc { (plain_line(words)) }
            rect width=(width) height=(height) fill=(WHITE) {}
            @for (place, cell) in cells(board) {
                (ground(board, place, cell))
                @if let Some(number) = cell.number.filter(|_| cell.piece.is_none()) {
                    (text(number_at(place), NUMBER_SIZE, INK, number))
                }
                (stand(place, cell))
            }
            (edges(board))
        }
    }
}

/// Row and column, from 0 at the top left.
pub(super) type CellPlace = (usize, usize);

/// The width and height of the whole picture, in units.
pub(super) fn extent(board: &BoardModel) -> (f32, f32) {
    let (rows, columns) = (count(board.rows.len()), count(board.rows.first().map_or(0, Vec::len)));
    (columns * SQUARE + EDGE, rows * SQUARE + EDGE)
}

/// The left and the upper edge of a square, in units of the picture.
pub(super) fn corner((row, column): CellPlace) -> (f32, f32) {
    (EDGE + count(column) * SQUARE, count(row) * SQUARE)
}

/// The squares in the order in which they are read.
pub(super) fn cells(board: &BoardModel) -> impl Iterator<Item = (CellPlace, &Cell)> {
    let rows = board.rows.iter().enumerate();
    rows.flat_map(|(row, cells)| cells.iter().enumerate().map(move |(column, cell)| ((row, column), cell)))
}

/// The frame of the board, and the names of ranks and files at its edges, the ranks first.
pub(super) fn edges(board: &BoardModel) -> Markup {
    let (width, height) = extent(board);
    let (left, bottom) = (EDGE, height - EDGE);
    html! {
        rect x=(left) y="0" width=(width - EDGE) height=(bottom) fill="none" stroke=(INK) stroke-width="2" {}
        @for (row, name) in board.ranks.iter().enumerate() {
            (text((EDGE / 2.0, (count(row) + 0.5) * SQUARE + 6.0), 18, INK, name))
        }
        @for (column, name) in board.files.iter().enumerate() {
            (text((EDGE + (count(column) + 0.5) * SQUARE, bottom + 21.0), 18, INK, name))
        }
    }
}

/// Where the number of a square stands: in its upper left.
pub(super) fn number_at(place: CellPlace) -> (f32, f32) {
    let (left, top) = corner(place);
    (left + 15.0, top + 19.0)
}

/// A square or a point with nothing on it.
pub(super) fn ground(board: &BoardModel, place: CellPlace, cell: &Cell) -> Markup {
    let (left, top) = corner(place);
    let ground = match cell.ground {
        Ground::Idle | Ground::Light => LIGHT,
        Ground::Dark => DARK,
        Ground::Point | Ground::MarkedPoint => WOOD,
    };
    html! {
        rect x=(left) y=(top) width=(SQUARE) height=(SQUARE) fill=(ground) {}
        @if matches!(cell.ground, Ground::Point | Ground::MarkedPoint) { (crossing(board, place)) }
        @if cell.ground == Ground::MarkedPoint && cell.piece.is_none() {
            circle cx=(left + SQUARE / 2.0) cy=(top + SQUARE / 2.0) r="5" fill=(INK) {}
        }
    }
}

/// The colours of a piece: its body, and the lines on it.
pub(super) const fn inks(side: Side) -> (&'static str, &'static str) {
    match side {
        Side::White => (WHITE, BLACK),
        Side::Black => (BLACK, WHITE),
    }
}

/// A piece whose square has its upper left there.
pub(super) fn piece(corner: (f32, f32), side: Side, kind: Kind) -> Markup {
    let (body, line) = inks(side);
    let fill = |tone| match tone {
        Tone::Body => body,
        Tone::Shade if side == Side::White => "#b9b9b9",
        Tone::Shade => "#6a6a6a",
        Tone::Detail | Tone::Ground | Tone::Line | Tone::Mark => line,
    };
    html! {
        @for (tone, shape) in shapes(kind, FINE) {
            (draw(corner, &shape, fill(tone), if tone == Tone::Body { line } else { "none" }))
        }
    }
}

/// The number of a stone, on it.
pub(super) fn stone_number(place: CellPlace, side: Side, number: u32) -> Markup {
    let (left, top) = corner(place);
    text((left + SQUARE / 2.0, top + SQUARE / 2.0 + 7.0), 20, inks(side).1, number)
}

/// What stands on a square, and the corners where the last move began or ended.
fn stand(place: CellPlace, cell: &Cell) -> Markup {
    html! {
        @if let Some((side, kind)) = cell.piece {
            (piece(corner(place), side, kind))
            @if let Some(order) = cell.order { (stone_number(place, side, order)) }
        }
        @if cell.last { (corners(corner(place))) }
    }
}

/// The two lines that cross on a point, ending at the edges of the board.
fn crossing(board: &BoardModel, (row, column): CellPlace) -> Markup {
    let (left, top) = corner((row, column));
    let (rows, columns) = (board.rows.len(), board.rows.first().map_or(0, Vec::len));
    let (x, y) = (left + SQUARE / 2.0, top + SQUARE / 2.0);
    let from = (if column == 0 { x } else { left }, if row == 0 { y } else { top });
    let to = (if column + 1 == columns { x } else { left + SQUARE }, if row + 1 == rows { y } else { top + SQUARE });
    let lines = format!("M{} {y}H{}M{x} {}V{}", from.0, to.0, from.1, to.1);
    html! { path d=(lines) stroke=(INK) stroke-width="1.5" {} }
}

/// Numbers of a board are small.
fn count(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}

fn text((x, y): (f32, f32), size: u8, ink: &str, words: impl Render) -> Markup {
    html! { text x=(x) y=(y) font-size=(size) fill=(ink) { (words) } }
}

fn draw((left, top): (f32, f32), shape: &Shape, fill: &str, stroke: &str) -> Markup {
    let at = |(x, y): (f32, f32)| (left + x * SQUARE, top + y * SQUARE);
    match shape {
        Shape::Ring { centre, inner, outer } if *inner > 0.0 => {
            let (x, y) = at(*centre);
            let (radius, wide) = ((inner + outer) / 2.0 * SQUARE, (outer - inner) * SQUARE);
            html! {
                circle cx=(short(x)) cy=(short(y)) r=(short(radius)) fill="none" stroke=(fill) stroke-width=(short(wide)) {}
            }
        }
        Shape::Ring { centre, outer, .. } => {
            let (x, y) = at(*centre);
            html! {
                circle cx=(short(x)) cy=(short(y)) r=(short(outer * SQUARE)) fill=(fill) stroke=(stroke) stroke-width="1.5" {}
            }
        }
        Shape::Polygon(spots) => {
            let spots = spots.iter().map(|spot| at(*spot));
            let spots: Vec<String> = spots.map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
            html! {
                polygon points=(spots.join(" ")) fill=(fill) stroke=(stroke) stroke-width="1.5" stroke-linejoin="round" {}
            }
        }
        Shape::Dots(rows) => {
            let count = f32::from(u8::try_from(rows.len()).unwrap_or(u8::MAX));
            let side = short(SQUARE / count);
            let dots = (0_u8..).zip(*rows).flat_map(|(y, row)| {
                let dots = (0_u8..).zip(row.chars()).filter(|(_, dot)| *dot == '#');
                dots.map(move |(x, _)| (f32::from(x) / count, f32::from(y) / count))
            });
            html! {
                @for (left, top) in dots.map(at) {
                    rect x=(short(left)) y=(short(top)) width=(side) height=(side) fill=(fill) {}
                }
            }
        }
    }
}

/// A length to a tenth of a unit.
fn short(length: f32) -> String {
    format!("{length:.1}")
}

/// The four corners of a square: where the last move began or ended.
pub(super) fn corners((left, top): (f32, f32)) -> Markup {
    let (right, bottom) = (left + SQUARE - 3.0, top + SQUARE - 3.0);
    let (left, top) = (left + 3.0, top + 3.0);
    let long = SQUARE / 4.0;
    let (low, high) = (bottom - long, top + long);
    let (near, far) = (left + long, right - long);
    let lines = format!(
        "M{left} {high}V{top}h{long}M{far} {top}H{right}v{long}M{right} {low}V{bottom}h-{long}M{near} {bottom}H{left}v-{long}"
    );
    html! { path d=(lines) fill="none" stroke=(MARK) stroke-width="5" {} }
}
