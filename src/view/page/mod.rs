//! A game as a page of HTML that stands alone: it is gone through by keys and buttons, and read by a screen reader. Without
//! a script the moves and the last position are there all the same.
//!
//! ```text
//! head: who played, what, how it ended
//! board ─ what was just played, in words (announced) ─ buttons ─ every piece in words
//! moves: one half-move an item, with its time and what happened behind it
//! ```
//!
//! Architecture invariant: every half-move carries its position as one sign a square; nothing is counted out by the script,
//! and nothing is fetched.

use std::fmt::Write;

use super::model::{BoardModel, Cell};
use super::paper::escaped;
use super::picture::{
    NUMBER_SIZE, cells, corner, corners, edges, extent, ground, inks, number_at, piece, stone_number,
};
use golos_rules::{Kind, Side};
use golos_wording::Lang;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// Nothing is fetched, whatever stands in a page.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; \
                      form-action 'none'";

/// A game to be gone through, all of it in words of the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub lang: Lang,
    pub title: String,
    /// What holds for the game as a whole: names with their values.
    pub facts: Vec<(String, String)>,
    /// The start, then every half-move; never empty.
    pub steps: Vec<PageStep>,
    pub labels: PageLabels,
}

/// The game behind a half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageStep {
    /// Its number in the score, with a full stop; empty for the start.
    pub number: String,
    /// The half-move as it is written.
    pub text: String,
    /// The time that it left to the one who made it; none where nobody kept a clock.
    pub time: Option<String>,
    /// What happened behind it, as all heard it; empty: nothing.
    pub told: String,
    /// The move, what happened, the clocks and whose turn it is, to be heard.
    pub said: String,
    /// Every piece with its place.
    pub words: String,
    pub board: BoardModel,
}

/// The fixed words of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageLabels {
    pub board: String,
    pub moves: String,
    pub words: String,
    /// What the group of buttons is.
    pub controls: String,
    pub first: String,
    pub previous: String,
    pub next: String,
    pub last: String,
    pub turn: String,
    /// That the board is turned round now, and that it is no more.
    pub turned: String,
    pub unturned: String,
    /// Which keys do what.
    pub keys: String,
}

impl Page {
    /// The page, with nothing outside it.
    #[must_use]
    pub fn html(&self) -> String {
        let title = escaped(&self.title);
        let mut page = format!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\"/>\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>{title}</title>\n\
             <style>\n{STYLE}</style>\n</head>\n<body>\n<header>\n<h1>{title}</h1>\n</header>\n<main id=\"game\">\n\
             <dl class=\"wide\">\n",
            self.lang.code()
        );
        for (name, value) in &self.facts {
            let _ = writeln!(page, "<dt>{}</dt><dd>{}</dd>", escaped(name), escaped(value));
        }
        let signs = Signs::of(&self.steps);
        page.push_str("</dl>\n<div>\n");
        self.board(&mut page, &signs);
        page.push_str("</div>\n<div>\n");
        self.moves(&mut page, &signs);
        let _ = write!(page, "</div>\n</main>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n");
        page
    }

    /// The board with what belongs to it, at the last position.
    fn board(&self, page: &mut String, signs: &Signs) {
        let labels = &self.labels;
        let Some(last) = self.steps.last() else { return };
        let columns = last.board.rows.first().map_or(0, Vec::len);
        let is_numbered = self.steps.iter().any(|step| cells(&step.board).any(|(_, cell)| cell.order.is_some()));
        let _ = writeln!(
            page,
            "<h2 id=\"board-name\">{}</h2>\n<figure id=\"board\" role=\"group\" aria-labelledby=\"board-name\" \
             data-columns=\"{columns}\" data-ranks=\"{}\" data-turned=\"{}\" data-unturned=\"{}\"{}>",
            escaped(&labels.board),
            last.board.ranks.len(),
            escaped(&labels.turned),
            escaped(&labels.unturned),
            if is_numbered { " data-numbered=\"\"" } else { "" }
        );
        drawing(page, &last.board, signs);
        let _ = writeln!(
            page,
            "</figure>\n<p id=\"now\" aria-live=\"polite\" aria-atomic=\"true\">{}</p>",
            escaped(&last.said)
        );
        let _ = writeln!(
            page,
            "<div class=\"controls\" role=\"group\" aria-label=\"{}\" hidden=\"\">",
            escaped(&labels.controls)
        );
        for (deed, label) in [
            ("first", &labels.first),
            ("previous", &labels.previous),
            ("next", &labels.next),
            ("last", &labels.last),
            ("turn", &labels.turn),
        ] {
            let _ = writeln!(page, "<button type=\"button\" data-do=\"{deed}\">{}</button>", escaped(label));
        }
        let _ = writeln!(
            page,
            "</div>\n<p id=\"keys\" hidden=\"\">{}</p>\n<details open=\"\"><summary>{}</summary>\n<p id=\"words\">{}</p>\n</details>",
            escaped(&labels.keys),
            escaped(&labels.words),
            escaped(&last.words)
        );
    }

    fn moves(&self, page: &mut String, signs: &Signs) {
        let _ = writeln!(page, "<h2>{}</h2>\n<ol id=\"moves\" role=\"list\">", escaped(&self.labels.moves));
        for (index, step) in self.steps.iter().enumerate() {
            let stand: String = cells(&step.board).map(|(_, cell)| signs.sign(cell)).collect();
            let last = cells(&step.board).enumerate().filter(|(_, (_, cell))| cell.last);
            let last: Vec<String> = last.map(|(place, _)| place.to_string()).collect();
            let _ = write!(
                page,
                "<li id=\"m{index}\" data-board=\"{stand}\" data-last=\"{}\" data-number=\"{}\" data-said=\"{}\" \
                 data-words=\"{}\"><span class=\"move\">{}</span>",
                last.join(" "),
                escaped(step.number.trim_end_matches('.')),
                escaped(&step.said),
                escaped(&step.words),
                escaped(format!("{} {}", step.number, step.text).trim())
            );
            if let Some(time) = &step.time {
                let _ = write!(page, "<span class=\"time\">{}</span>", escaped(time));
            }
            if !step.told.is_empty() {
                let _ = write!(page, "<p>{}</p>", escaped(&step.told));
            }
            page.push_str("</li>\n");
        }
        page.push_str("</ol>\n");
    }
}

/// A position, of parts that the script moves.
fn drawing(page: &mut String, board: &BoardModel, signs: &Signs) {
    let (width, height) = extent(board);
    let _ = writeln!(
        page,
        "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"board-name\" \
             aria-describedby=\"words\" font-family=\"sans-serif\" text-anchor=\"middle\">\n<defs>"
    );
    for (sign, (side, kind)) in signs.all() {
        let _ = writeln!(page, "<g id=\"piece-{sign}\" data-line=\"{}\">", inks(side).1);
        piece(page, (0.0, 0.0), side, kind);
        page.push_str("</g>\n");
    }
    page.push_str("<g id=\"mark\">");
    corners(page, (0.0, 0.0));
    let _ = writeln!(page, "</g>\n</defs>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>");
    for (place, cell) in cells(board) {
        ground(page, board, place, cell);
    }
    page.push_str("<g id=\"edges\">\n");
    edges(page, board);
    page.push_str("</g>\n<g id=\"numbers\">\n");
    for (index, (place, cell)) in cells(board).enumerate() {
        if let Some(number) = cell.number {
            let (x, y) = number_at(place);
            let seen = if cell.piece.is_none() { "visible" } else { "hidden" };
            let _ = writeln!(
                page,
                "<text data-cell=\"{index}\" visibility=\"{seen}\" x=\"{x}\" y=\"{y}\" font-size=\"{NUMBER_SIZE}\">{number}</text>"
            );
        }
    }
    page.push_str("</g>\n<g id=\"pieces\">\n");
    for (place, cell) in cells(board) {
        let (left, top) = corner(place);
        if let Some((side, _)) = cell.piece {
            let _ = writeln!(page, "<use href=\"#piece-{}\" x=\"{left}\" y=\"{top}\"/>", signs.sign(cell));
            if let Some(order) = cell.order {
                stone_number(page, place, side, order);
            }
        }
    }
    page.push_str("</g>\n<g id=\"marks\">\n");
    for (place, _) in cells(board).filter(|(_, cell)| cell.last) {
        let (left, top) = corner(place);
        let _ = writeln!(page, "<use href=\"#mark\" x=\"{left}\" y=\"{top}\"/>");
    }
    page.push_str("</g>\n</svg>\n");
}

/// The letters that stand for what is on a square, in the order in which it first stands there.
struct Signs(Vec<(Side, Kind)>);

impl Signs {
    fn of(steps: &[PageStep]) -> Signs {
        let mut found = Vec::new();
        for piece in steps.iter().flat_map(|step| cells(&step.board)).filter_map(|(_, cell)| cell.piece) {
            if !found.contains(&piece) {
                found.push(piece);
            }
        }
        Signs(found)
    }

    /// There are never more kinds of pieces than letters.
    fn all(&self) -> impl Iterator<Item = (char, (Side, Kind))> {
        ('a'..='z').zip(self.0.iter().copied())
    }

    fn sign(&self, cell: &Cell) -> char {
        cell.piece.and_then(|piece| self.all().find(|(_, known)| *known == piece)).map_or('.', |(sign, _)| sign)
    }
}
