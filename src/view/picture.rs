//! A position as a picture: SVG, drawn from the same shapes as the screen, with its words for those who do not see it.

use std::fmt::Write;

use super::drawing::{Shape, Tone, shapes};
use super::model::{BoardModel, Cell, Ground};
use super::paper::escaped;
use golos_rules::{Kind, Side};

/// The side of a square, and room for the names at two edges, in units of the picture.
const SQUARE: f32 = 60.0;
const EDGE: f32 = 30.0;

/// So many dots high a square counts as fine enough for every line.
const FINE: u16 = 64;

/// The height of the number of a square, in units.
pub(super) const NUMBER_SIZE: u8 = 12;

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
    /// The picture as SVG, to stand alone in a file or within a page. Where the last move began and ended is marked by
    /// corners, not by colour alone.
    #[must_use]
    pub fn svg(&self) -> String {
        let (width, height) = extent(&self.board);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" font-family=\"sans-serif\" text-anchor=\"middle\">\n<title>{}</title>\n\
             <desc>{}</desc>\n<rect width=\"{width}\" height=\"{height}\" fill=\"{WHITE}\"/>\n",
            escaped(&self.title),
            escaped(&self.words)
        );
        for (place, cell) in cells(&self.board) {
            ground(&mut svg, &self.board, place, cell);
            if let Some(number) = cell.number.filter(|_| cell.piece.is_none()) {
                text(&mut svg, number_at(place), NUMBER_SIZE, INK, &number.to_string());
            }
            stand(&mut svg, place, cell);
        }
        edges(&mut svg, &self.board);
        svg.push_str("</svg>\n");
        svg
    }
}

/// Row and column, from 0 at the top left.
pub(super) type Spot = (usize, usize);

/// The width and height of the whole picture, in units.
pub(super) fn extent(board: &BoardModel) -> (f32, f32) {
    let (rows, columns) = (count(board.rows.len()), count(board.rows.first().map_or(0, Vec::len)));
    (columns * SQUARE + EDGE, rows * SQUARE + EDGE)
}

/// The left and the upper edge of a square, in units of the picture.
pub(super) fn corner((row, column): Spot) -> (f32, f32) {
    (EDGE + count(column) * SQUARE, count(row) * SQUARE)
}

/// The squares in the order in which they are read.
pub(super) fn cells(board: &BoardModel) -> impl Iterator<Item = (Spot, &Cell)> {
    let rows = board.rows.iter().enumerate();
    rows.flat_map(|(row, cells)| cells.iter().enumerate().map(move |(column, cell)| ((row, column), cell)))
}

/// The frame of the board, and the names of ranks and files at its edges, the ranks first.
pub(super) fn edges(svg: &mut String, board: &BoardModel) {
    let (width, height) = extent(board);
    let (left, bottom) = (EDGE, height - EDGE);
    let _ = writeln!(
        svg,
        "<rect x=\"{left}\" y=\"0\" width=\"{}\" height=\"{bottom}\" fill=\"none\" stroke=\"{INK}\" \
         stroke-width=\"2\"/>",
        width - EDGE
    );
    for (row, name) in board.ranks.iter().enumerate() {
        text(svg, (EDGE / 2.0, (count(row) + 0.5) * SQUARE + 6.0), 18, INK, name);
    }
    for (column, name) in board.files.iter().enumerate() {
        text(svg, (EDGE + (count(column) + 0.5) * SQUARE, bottom + 21.0), 18, INK, name);
    }
}

/// Where the number of a square stands: in its upper left.
pub(super) fn number_at(place: Spot) -> (f32, f32) {
    let (left, top) = corner(place);
    (left + 11.0, top + 14.0)
}

/// A square or a point with nothing on it.
pub(super) fn ground(svg: &mut String, board: &BoardModel, (row, column): Spot, cell: &Cell) {
    let (left, top) = corner((row, column));
    let ground = match cell.ground {
        Ground::Idle | Ground::Light => LIGHT,
        Ground::Dark => DARK,
        Ground::Point | Ground::MarkedPoint => WOOD,
    };
    let _ = writeln!(svg, "<rect x=\"{left}\" y=\"{top}\" width=\"{SQUARE}\" height=\"{SQUARE}\" fill=\"{ground}\"/>");
    if matches!(cell.ground, Ground::Point | Ground::MarkedPoint) {
        crossing(svg, board, (row, column));
    }
    if cell.ground == Ground::MarkedPoint && cell.piece.is_none() {
        let _ = writeln!(
            svg,
            "<circle cx=\"{}\" cy=\"{}\" r=\"5\" fill=\"{INK}\"/>",
            left + SQUARE / 2.0,
            top + SQUARE / 2.0
        );
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
pub(super) fn piece(svg: &mut String, corner: (f32, f32), side: Side, kind: Kind) {
    let (body, line) = inks(side);
    for (tone, shape) in shapes(kind, FINE) {
        let fill = match tone {
            Tone::Body => body,
            Tone::Shade if side == Side::White => "#b9b9b9",
            Tone::Shade => "#6a6a6a",
            Tone::Detail | Tone::Ground | Tone::Line | Tone::Mark => line,
        };
        draw(svg, corner, &shape, fill, if tone == Tone::Body { line } else { "none" });
    }
}

/// The number of a stone, on it.
pub(super) fn stone_number(svg: &mut String, place: Spot, side: Side, number: u32) {
    let (left, top) = corner(place);
    text(svg, (left + SQUARE / 2.0, top + SQUARE / 2.0 + 7.0), 20, inks(side).1, &number.to_string());
}

/// What stands on a square, and the corners where the last move began or ended.
fn stand(svg: &mut String, place: Spot, cell: &Cell) {
    if let Some((side, kind)) = cell.piece {
        piece(svg, corner(place), side, kind);
        if let Some(order) = cell.order {
            stone_number(svg, place, side, order);
        }
    }
    if cell.last {
        corners(svg, corner(place));
    }
}

/// The two lines that cross on a point, ending at the edges of the board.
fn crossing(svg: &mut String, board: &BoardModel, (row, column): Spot) {
    let (left, top) = corner((row, column));
    let (rows, columns) = (board.rows.len(), board.rows.first().map_or(0, Vec::len));
    let (x, y) = (left + SQUARE / 2.0, top + SQUARE / 2.0);
    let from = (if column == 0 { x } else { left }, if row == 0 { y } else { top });
    let to = (if column + 1 == columns { x } else { left + SQUARE }, if row + 1 == rows { y } else { top + SQUARE });
    let _ = writeln!(
        svg,
        "<path d=\"M{} {y}H{}M{x} {}V{}\" stroke=\"{INK}\" stroke-width=\"1.5\"/>",
        from.0, to.0, from.1, to.1
    );
}

/// Numbers of a board are small.
fn count(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}

fn text(svg: &mut String, (x, y): (f32, f32), size: u8, ink: &str, words: &str) {
    let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{ink}\">{}</text>", escaped(words));
}

fn draw(svg: &mut String, (left, top): (f32, f32), shape: &Shape, fill: &str, stroke: &str) {
    let at = |(x, y): (f32, f32)| (left + x * SQUARE, top + y * SQUARE);
    match shape {
        Shape::Ring { centre, inner, outer } if *inner > 0.0 => {
            let (x, y) = at(*centre);
            let (radius, wide) = ((inner + outer) / 2.0 * SQUARE, (outer - inner) * SQUARE);
            let _ = writeln!(
                svg,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"none\" stroke=\"{fill}\" \
                 stroke-width=\"{wide:.1}\"/>"
            );
        }
        Shape::Ring { centre, outer, .. } => {
            let (x, y) = at(*centre);
            let _ = writeln!(
                svg,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{:.1}\" fill=\"{fill}\" stroke=\"{stroke}\" \
                 stroke-width=\"1.5\"/>",
                outer * SQUARE
            );
        }
        Shape::Polygon(spots) => {
            let spots: Vec<String> = spots
                .iter()
                .map(|spot| {
                    let (x, y) = at(*spot);
                    format!("{x:.1},{y:.1}")
                })
                .collect();
            let _ = writeln!(
                svg,
                "<polygon points=\"{}\" fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"1.5\" \
                 stroke-linejoin=\"round\"/>",
                spots.join(" ")
            );
        }
        Shape::Dots(rows) => {
            let side = SQUARE / 8.0;
            for (y, row) in (0_u8..).zip(rows) {
                for (x, _) in (0_u8..).zip(row.chars()).filter(|(_, dot)| *dot == '#') {
                    let (left, top) = at((f32::from(x) / 8.0, f32::from(y) / 8.0));
                    let _ = writeln!(
                        svg,
                        "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{side:.1}\" height=\"{side:.1}\" fill=\"{fill}\"/>"
                    );
                }
            }
        }
    }
}

/// The four corners of a square: where the last move began or ended.
pub(super) fn corners(svg: &mut String, (left, top): (f32, f32)) {
    let (right, bottom) = (left + SQUARE - 3.0, top + SQUARE - 3.0);
    let (left, top) = (left + 3.0, top + 3.0);
    let long = SQUARE / 4.0;
    let _ = writeln!(
        svg,
        "<path d=\"M{left} {}V{top}h{long}M{} {top}H{right}v{long}M{right} {}V{bottom}h-{long}M{} {bottom}H{left}v-{long}\" \
         fill=\"none\" stroke=\"{MARK}\" stroke-width=\"5\"/>",
        top + long,
        right - long,
        bottom - long,
        left + long
    );
}
