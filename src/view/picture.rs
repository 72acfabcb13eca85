//! A position as a picture: SVG, drawn from the same shapes as the screen, with its words for those who do not see it.

use std::fmt::Write;

use super::drawing::{Shape, Tone, shapes};
use super::model::{BoardModel, Cell, Ground};
use super::paper::escaped;
use crate::rules::Side;

/// The side of a square, and room for the names at two edges, in units of the picture.
const SQUARE: f32 = 60.0;
const EDGE: f32 = 30.0;

/// So many dots high a square counts as fine enough for every line.
const FINE: u16 = 64;

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
        let (rows, columns) = (count(self.board.rows.len()), count(self.board.rows.first().map_or(0, Vec::len)));
        let (width, height) = (columns * SQUARE + EDGE, rows * SQUARE + EDGE);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" font-family=\"sans-serif\" text-anchor=\"middle\">\n<title>{}</title>\n\
             <desc>{}</desc>\n<rect width=\"{width}\" height=\"{height}\" fill=\"{WHITE}\"/>\n",
            escaped(&self.title),
            escaped(&self.words)
        );
        for (row, cells) in self.board.rows.iter().enumerate() {
            for (column, cell) in cells.iter().enumerate() {
                self.cell(&mut svg, (row, column), cell);
            }
        }
        let (left, bottom) = (EDGE, rows * SQUARE);
        let size = (columns * SQUARE, rows * SQUARE);
        let _ = writeln!(
            svg,
            "<rect x=\"{left}\" y=\"0\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"2\"/>",
            size.0, size.1
        );
        for (row, name) in self.board.ranks.iter().enumerate() {
            text(&mut svg, (EDGE / 2.0, (count(row) + 0.5) * SQUARE + 6.0), 18, INK, name);
        }
        for (column, name) in self.board.files.iter().enumerate() {
            text(&mut svg, (EDGE + (count(column) + 0.5) * SQUARE, bottom + 21.0), 18, INK, name);
        }
        svg.push_str("</svg>\n");
        svg
    }

    fn cell(&self, svg: &mut String, (row, column): (usize, usize), cell: &Cell) {
        let (left, top) = (EDGE + count(column) * SQUARE, count(row) * SQUARE);
        let ground = match cell.ground {
            Ground::Idle | Ground::Light => LIGHT,
            Ground::Dark => DARK,
            Ground::Point | Ground::MarkedPoint => WOOD,
        };
        let _ =
            writeln!(svg, "<rect x=\"{left}\" y=\"{top}\" width=\"{SQUARE}\" height=\"{SQUARE}\" fill=\"{ground}\"/>");
        if matches!(cell.ground, Ground::Point | Ground::MarkedPoint) {
            self.crossing(svg, (row, column), (left, top));
        }
        if cell.ground == Ground::MarkedPoint && cell.piece.is_none() {
            let _ = writeln!(
                svg,
                "<circle cx=\"{}\" cy=\"{}\" r=\"5\" fill=\"{INK}\"/>",
                left + SQUARE / 2.0,
                top + SQUARE / 2.0
            );
        }
        if let Some(number) = cell.number.filter(|_| cell.piece.is_none()) {
            text(svg, (left + 11.0, top + 14.0), 12, INK, &number.to_string());
        }
        if let Some((side, kind)) = cell.piece {
            let (body, line) = if side == Side::White { (WHITE, BLACK) } else { (BLACK, WHITE) };
            for (tone, shape) in shapes(kind, FINE) {
                let fill = match tone {
                    Tone::Body => body,
                    Tone::Shade if side == Side::White => "#b9b9b9",
                    Tone::Shade => "#6a6a6a",
                    Tone::Detail | Tone::Ground | Tone::Line | Tone::Mark => line,
                };
                draw(svg, (left, top), &shape, fill, if tone == Tone::Body { line } else { "none" });
            }
            if let Some(order) = cell.order {
                text(svg, (left + SQUARE / 2.0, top + SQUARE / 2.0 + 7.0), 20, line, &order.to_string());
            }
        }
        if cell.last {
            corners(svg, (left, top));
        }
    }

    /// The two lines that cross on a point, ending at the edges of the board.
    fn crossing(&self, svg: &mut String, (row, column): (usize, usize), (left, top): (f32, f32)) {
        let (rows, columns) = (self.board.rows.len(), self.board.rows.first().map_or(0, Vec::len));
        let (x, y) = (left + SQUARE / 2.0, top + SQUARE / 2.0);
        let from = (if column == 0 { x } else { left }, if row == 0 { y } else { top });
        let to =
            (if column + 1 == columns { x } else { left + SQUARE }, if row + 1 == rows { y } else { top + SQUARE });
        let _ = writeln!(
            svg,
            "<path d=\"M{} {y}H{}M{x} {}V{}\" stroke=\"{INK}\" stroke-width=\"1.5\"/>",
            from.0, to.0, from.1, to.1
        );
    }
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
    }
}

/// The four corners of a square: where the last move began or ended.
fn corners(svg: &mut String, (left, top): (f32, f32)) {
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
