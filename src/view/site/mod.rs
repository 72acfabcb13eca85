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

use std::fmt::Write;

use super::form::of_table;
use super::paper::escaped;
use super::picture::Picture;
use super::{Page, PageStep};
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
    fn around(&self, kind: &str, live: &str) -> String {
        let title = escaped(&self.title);
        let labels = &self.labels;
        let mut page = format!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>{title}</title>\n\
             <link rel=\"stylesheet\" href=\"/site.css\"/>\n<script src=\"/site.js\" defer=\"\"></script>\n</head>\n\
             <body>\n<header>\n<h1>{title}</h1>\n",
            self.lang.code()
        );
        let _ = writeln!(page, "<nav aria-label=\"{}\"><ul>", escaped(&labels.languages));
        if let Some(home) = &self.home {
            let _ = writeln!(page, "<li><a href=\"{}\">{}</a></li>", escaped(home), escaped(&labels.home));
        }
        for (lang, href, name) in self.langs.iter().filter(|(lang, ..)| *lang != self.lang) {
            let code = lang.code();
            let _ = writeln!(
                page,
                "<li><a href=\"{}\" lang=\"{code}\" hreflang=\"{code}\">{}</a></li>",
                escaped(href),
                escaped(name)
            );
        }
        let _ = write!(
            page,
            "</ul></nav>\n</header>\n<main>\n<p>{} <a class=\"again\" href=\"\">{}</a></p>\n\
             <p id=\"news\" role=\"status\"></p>\n\
             <div id=\"live\" class=\"{kind}\" data-events=\"{}\" data-version=\"{}\" data-said=\"{}\">\n{live}</div>\n\
             </main>\n</body>\n</html>\n",
            escaped(&self.note),
            escaped(&labels.again),
            escaped(&self.events),
            self.version,
            escaped(&self.said)
        );
        page
    }

    fn facts(page: &mut String, facts: &[(String, String)]) {
        if facts.is_empty() {
            return;
        }
        page.push_str("<dl class=\"wide\">\n");
        for (name, value) in facts {
            let _ = writeln!(page, "<dt>{}</dt><dd>{}</dd>", escaped(name), escaped(value));
        }
        page.push_str("</dl>\n");
    }
}

impl IndexPage {
    /// The page.
    #[must_use]
    pub fn html(&self, frame: &SiteFrame) -> String {
        let mut live = String::new();
        SiteFrame::facts(&mut live, &self.facts);
        if self.boards.is_empty() {
            let _ = writeln!(live, "<p>{}</p>", escaped(&frame.labels.none));
        }
        for (index, (caption, boards)) in self.boards.iter().enumerate() {
            list(&mut live, index, caption, boards, &frame.labels);
        }
        for (index, table) in self.tables.iter().enumerate() {
            of_table(&mut live, index, table);
        }
        if !self.notes.is_empty() {
            let notes: String = self.notes.iter().map(|note| format!("<li>{}</li>\n", escaped(note))).collect();
            let _ = write!(live, "<ul>\n{notes}</ul>\n");
        }
        frame.around("list", &live)
    }
}

/// Boards as a table; each row is named by its game, which leads to its page.
fn list(live: &mut String, index: usize, caption: &str, boards: &[BoardLink], labels: &SiteLabels) {
    let _ = writeln!(
        live,
        "<div class=\"wide\" role=\"region\" aria-labelledby=\"boards-{index}\" tabindex=\"0\" id=\"list-{index}\">\n<table>\n\
         <caption id=\"boards-{index}\">{}</caption>\n<thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th>\
         <th scope=\"col\">{}</th></tr></thead>\n<tbody>",
        escaped(caption),
        escaped(&labels.board),
        escaped(&labels.game),
        escaped(&labels.state)
    );
    for (row, board) in boards.iter().enumerate() {
        let game = escaped(&board.game);
        let game = match &board.page {
            Some(page) => format!("<a id=\"go-{index}-{row}\" href=\"{}\">{game}</a>", escaped(page)),
            None => game,
        };
        let _ = writeln!(
            live,
            "<tr><td>{}</td><th scope=\"row\">{game}</th><td>{}</td></tr>",
            escaped(&board.number),
            escaped(&board.state)
        );
    }
    live.push_str("</tbody>\n</table>\n</div>\n");
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
        let (mut live, labels) = (String::new(), &frame.labels);
        SiteFrame::facts(&mut live, &self.page.facts);
        let Some(last) = self.page.steps.last() else { return frame.around("board", &live) };
        let picture = Picture { board: last.board.clone(), title: labels.position.clone(), words: last.words.clone() };
        let _ = write!(
            live,
            "<div>\n<h2>{}</h2>\n<figure>\n{}</figure>\n<p id=\"stand\">{}</p>\n<details><summary id=\"words\">{}</summary>\n\
             <p>{}</p>\n</details>\n<p><a id=\"replay\" href=\"{}\">{}</a></p>\n</div>\n<div>\n<h2>{}</h2>\n<ol>\n",
            escaped(&labels.position),
            picture.svg(),
            escaped(&last.said),
            escaped(&labels.words),
            escaped(&last.words),
            escaped(&self.replay),
            escaped(&labels.replay),
            escaped(&labels.moves)
        );
        for step in &self.page.steps {
            item(&mut live, step);
        }
        live.push_str("</ol>\n</div>\n");
        frame.around("board", &live)
    }
}

fn item(live: &mut String, step: &PageStep) {
    let text = format!("{} {}", step.number, step.text);
    let _ = write!(live, "<li><span class=\"move\">{}</span>", escaped(text.trim()));
    if let Some(time) = &step.time {
        let _ = write!(live, "<span class=\"time\">{}</span>", escaped(time));
    }
    if !step.told.is_empty() {
        let _ = write!(live, "<p>{}</p>", escaped(&step.told));
    }
    live.push_str("</li>\n");
}
