//! A game as a page of HTML that stands alone: it is gone through by keys and buttons, and read by a screen reader. Without
//! a script the moves and the last position are there all the same.
//!
//! ```text
//! head: who played, what, how it ended
//! board ─ what was just played, in words (announced) ─ buttons ─ every piece in words
//! moves: one half-move an item, two a row, with its time and what happened behind it; beside them the head
//! ```
//!
//! Architecture invariant: every half-move carries its position as one sign a square; nothing is counted out by the script,
//! and nothing is fetched.

use maud::{Markup, html};

use super::html::{Html, alone, facts};
use super::model::{BoardModel, Cell};
use super::picture::{
    NUMBER_SIZE, cells, corner, corners, edges, extent, ground, inks, number_at, piece, stone_number,
};
use golos_rules::{Kind, Side, plain_line};
use golos_wording::Lang;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

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
        let signs = PieceLetters::of(&self.steps);
        let main = html! {
            main #game {
                (facts(Some("wide"), &self.facts, ""))
                div { (self.board(&signs)) }
                div { (self.moves(&signs)) }
            }
        };
        let (title, head, header) = (self.title.as_str(), alone(STYLE, true), Some(html! {}));
        Html { lang: self.lang, title, head, header, main, script: Some(SCRIPT) }.page()
    }

    /// The board with what belongs to it, at the last position.
    fn board(&self, signs: &PieceLetters) -> Markup {
        let labels = &self.labels;
        let Some(last) = self.steps.last() else { return html! {} };
        let columns = last.board.rows.first().map_or(0, Vec::len);
        let is_numbered = self.steps.iter().any(|step| cells(&step.board).any(|(_, cell)| cell.order.is_some()));
        let buttons = [
            ("first", &labels.first),
            ("previous", &labels.previous),
            ("next", &labels.next),
            ("last", &labels.last),
            ("turn", &labels.turn),
        ];
        html! {
            h2 #boardname { (labels.board) }
            figure #board role="group" aria-labelledby="boardname" data-columns=(columns)
                data-ranks=(last.board.ranks.len()) data-turned=(labels.turned) data-unturned=(labels.unturned)
                data-numbered=[is_numbered.then_some("")] { (drawing(&last.board, signs)) }
            p id="now" aria-live="polite" aria-atomic="true" { (plain_line(&last.said)) }
            div.controls role="group" aria-label=(labels.controls) hidden="" {
                @for (deed, label) in buttons { button type="button" data-do=(deed) { (label) } }
            }
            p #keys hidden="" { (labels.keys) }
            details open="" { summary { (labels.words) } p #words { (plain_line(&last.words)) } }
        }
    }

    fn moves(&self, signs: &PieceLetters) -> Markup {
        html! {
            h2 { (self.labels.moves) }
            ol #moves.rows role="list" {
                @for (index, step) in self.steps.iter().enumerate() {
                    li id={ "m" (index) } class=[step.number.ends_with("..").then_some("second")] data-board=(signs.stand(&step.board)) data-last=(last(&step.board))
                        data-number=(step.number.trim_end_matches('.')) data-said=(plain_line(&step.said))
                        data-words=(plain_line(&step.words)) { (told(step)) }
                }
            }
        }
    }
}

/// The squares where the last move began and ended, by their places in the order of reading.
fn last(board: &BoardModel) -> String {
    let last = cells(board).enumerate().filter(|(_, (_, cell))| cell.last);
    last.map(|(place, _)| place.to_string()).collect::<Vec<_>>().join(" ")
}

/// A half-move, its time and what happened after it.
pub(super) fn told(step: &PageStep) -> Markup {
    let text = format!("{} {}", step.number, step.text);
    html! {
        span.move { (plain_line(text.trim())) }
        @if let Some(time) = &step.time { span.time { (plain_line(time)) } }
        @if !step.told.is_empty() { p { (plain_line(&step.told)) } }
    }
}

/// A position, of parts that the script moves.
fn drawing(board: &BoardModel, signs: &PieceLetters) -> Markup {
    let (width, height) = extent(board);
    let pieces = || cells(board).filter_map(|(place, cell)| Some((place, cell, cell.piece?)));
    let numbers =
        || cells(board).enumerate().filter_map(|(index, (place, cell))| Some((index, place, cell, cell.number?)));
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } role="img" aria-labelledby="boardname" aria-describedby="words"
            font-family="sans-serif" text-anchor="middle" {
            defs {
                @for (sign, (side, kind)) in signs.all() {
                    g id={ "piece-" (sign) } data-line=(inks(side).1) { (piece((0.0, 0.0), side, kind)) }
                }
                g #mark { (corners((0.0, 0.0))) }
            }
            rect width=(width) height=(height) fill="#ffffff" {}
            @for (place, cell) in cells(board) { (ground(board, place, cell)) }
            g #edges { (edges(board)) }
            g #numbers {
                @for (index, place, cell, number) in numbers() {
                    text data-cell=(index) visibility=(if cell.piece.is_none() { "visible" } else { "hidden" })
                        x=(number_at(place).0) y=(number_at(place).1) font-size=(NUMBER_SIZE) { (number) }
                }
            }
            g #pieces {
                @for (place, cell, (side, _)) in pieces() {
                    use href={ "#piece-" (signs.sign(cell)) } x=(corner(place).0) y=(corner(place).1) {}
                    @if let Some(order) = cell.order { (stone_number(place, side, order)) }
                }
            }
            g #marks {
                @for (place, _) in cells(board).filter(|(_, cell)| cell.last) {
                    use href="#mark" x=(corner(place).0) y=(corner(place).1) {}
                }
            }
        }
    }
}

/// The letters that stand for what is on a square, in the order in which it first stands there.
struct PieceLetters(Vec<(Side, Kind)>);

impl PieceLetters {
    fn of(steps: &[PageStep]) -> PieceLetters {
        let mut found = Vec::new();
        for piece in steps.iter().flat_map(|step| cells(&step.board)).filter_map(|(_, cell)| cell.piece) {
            if !found.contains(&piece) {
                found.push(piece);
            }
        }
        PieceLetters(found)
    }

    /// There are never more kinds of pieces than letters.
    fn all(&self) -> impl Iterator<Item = (char, (Side, Kind))> {
        ('a'..='z').zip(self.0.iter().copied())
    }

    /// A sign for every square of a position.
    fn stand(&self, board: &BoardModel) -> String {
        cells(board).map(|(_, cell)| self.sign(cell)).collect()
    }

    fn sign(&self, cell: &Cell) -> char {
        cell.piece.and_then(|piece| self.all().find(|(_, known)| *known == piece)).map_or('.', |(sign, _)| sign)
    }
}
