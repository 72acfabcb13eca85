//! Pages of an event for those who look on from elsewhere: the list of the boards with the standings, and a board. All of it
//! is there without a script; with one, what changes comes by itself and is said.
//!
//! ```text
//! head: where one is, the other languages
//! news: what has just changed (announced) ─ a link to look again
//! live: the list of boards, tables │ a board: facts, position, how it stands, moves
//! ```
//!
//! Architecture invariant: a page holds what has been released, and nothing that the script would have to hide.

use maud::{Markup, html};

use super::Page;
use super::html::{Html, facts, heads, notes, table};
use super::page::told;
use super::picture::svg;
use golos_rules::plain_line;
use golos_wording::{Lang, PrintedTable};

/// What the pages look like, and what keeps them up to date.
pub const STYLE: &str = concat!(include_str!("../page/page.css"), include_str!("site.css"));
pub const SCRIPT: &str = include_str!("site.js");

/// What stands around a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteFrame {
    pub lang: Lang,
    pub title: String,
    /// The same page in every language: where it is, and what the language calls itself.
    pub langs: Vec<(Lang, String, String)>,
    /// The list of boards, where this page is not it.
    pub home: Option<String>,
    /// With how much delay it is shown.
    pub note: String,
    /// Where changes are told.
    pub events: String,
    /// Which state of things it shows.
    pub version: u64,
    /// What is said of it when it comes by itself.
    pub said: String,
    pub labels: SiteLabels,
}

/// The fixed words of the pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteLabels {
    pub languages: String,
    pub home: String,
    /// The link that looks again.
    pub again: String,
    pub board: String,
    pub game: String,
    pub state: String,
    pub none: String,
    pub moves: String,
    pub words: String,
    /// The link to the page that the game is gone through on.
    pub replay: String,
    pub position: String,
}

/// A board in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardLink {
    pub number: String,
    pub game: String,
    /// Where it is shown; none: there is nothing to be shown.
    pub page: Option<String>,
    pub state: String,
}

/// The list of boards and the tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexPage {
    pub facts: Vec<(String, String)>,
    /// A caption, and the boards below it.
    pub boards: Vec<(String, Vec<BoardLink>)>,
    pub tables: Vec<PrintedTable>,
    pub notes: Vec<String>,
}

impl SiteFrame {
    fn around(&self, kind: &str, live: &Markup) -> String {
        let labels = &self.labels;
        let head = html! {
            link rel="stylesheet" href="/site.css";
            script src="/site.js" defer="" {}
        };
        let header = html! {
            nav aria-label=(labels.languages) {
                ul {
                    @if let Some(home) = &self.home { li { a href=(home) { (labels.home) } } }
                    @for (lang, href, name) in self.langs.iter().filter(|(lang, ..)| *lang != self.lang) {
                        li { a href=(href) lang=(lang.code()) hreflang=(lang.code()) { (name) } }
                    }
                }
            }
        };
        let main = html! {
            main {
                p { (plain_line(&self.note)) " " a.again href="" { (labels.again) } }
                p #news role="status" {}
                div #live class=(kind) data-events=(self.events) data-version=(self.version)
                    data-said=(plain_line(&self.said)) { (live) }
            }
        };
        Html { lang: self.lang, title: &self.title, head, header: Some(header), main, script: None }.page()
    }
}

impl IndexPage {
    /// The page.
    #[must_use]
    pub fn html(&self, frame: &SiteFrame) -> String {
        let live = html! {
            (facts(Some("wide"), &self.facts, ""))
            @if self.boards.is_empty() { p { (frame.labels.none) } }
            @for (index, (caption, boards)) in self.boards.iter().enumerate() {
                (list(index, caption, boards, &frame.labels))
            }
            @for (index, printed) in self.tables.iter().enumerate() { (table(index, printed)) }
            (notes(&self.notes))
        };
        frame.around("list", &live)
    }
}

/// Boards as a table; each row is named by its game, which leads to its page.
fn list(index: usize, caption: &str, boards: &[BoardLink], labels: &SiteLabels) -> Markup {
    html! {
        div.wide role="region" aria-labelledby={ "boards-" (index) } tabindex="0" id={ "list-" (index) } {
            table {
                caption id={ "boards-" (index) } { (plain_line(caption)) }
                (heads([&labels.board, &labels.game, &labels.state]))
                tbody {
                    @for (row, board) in boards.iter().enumerate() {
                        tr {
                            td { (plain_line(&board.number)) }
                            th scope="row" {
                                @if let Some(page) = &board.page {
                                    a id={ "go-" (index) "-" (row) } href=(page) { (plain_line(&board.game)) }
                                } @else {
                                    (plain_line(&board.game))
                                }
                            }
                            td { (plain_line(&board.state)) }
                        }
                    }
                }
            }
        }
    }
}

/// A board as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveBoard {
    /// Its game, with what all heard.
    pub page: Page,
    /// Where it can be gone through.
    pub replay: String,
}

impl LiveBoard {
    /// The page.
    #[must_use]
    pub fn html(&self, frame: &SiteFrame) -> String {
        let labels = &frame.labels;
        let live = html! {
            (facts(Some("wide"), &self.page.facts, ""))
            @if let Some(last) = self.page.steps.last() {
                div {
                    h2 { (labels.position) }
                    figure { (svg(&last.board, &labels.position, &last.words)) }
                    p #stand { (plain_line(&last.said)) }
                    details { summary #words { (labels.words) } p { (plain_line(&last.words)) } }
                    p { a #replay href=(self.replay) { (labels.replay) } }
                }
                div {
                    h2 { (labels.moves) }
                    ol { @for step in &self.page.steps { li { (told(step)) } } }
                }
            }
        };
        frame.around("board", &live)
    }
}
