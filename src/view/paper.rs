//! A document to be printed and signed: chapters of facts and tables, as plain text or as a page of HTML. Everything in it
//! is already in words of the language.

use maud::{Markup, html};
use unicode_width::UnicodeWidthStr;

use super::html::{Html, alone, heads};
use super::picture::Picture;
use golos_rules::plain_line;
use golos_wording::Lang;

/// A document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    pub lang: Lang,
    pub chapters: Vec<Chapter>,
}

/// A part of a document with a title of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    pub title: String,
    pub sections: Vec<Section>,
}

/// A heading and what stands under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub heading: String,
    pub body: Body,
}

/// What stands under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// Names with their values.
    Facts(Vec<(String, String)>),
    /// A table with a head over each column.
    Table { heads: Vec<String>, rows: Vec<Vec<String>> },
    /// Who signs, each on a line of his own.
    Signatures(Vec<String>),
    /// A position: drawn on a page, in words in a text.
    Drawn(Box<Picture>),
}

/// Where a person writes.
const BLANK: &str = "____________________________";
const GAP: &str = "   ";
/// Lines between the cells, room between the lines for the signatures, no table cut from its heading.
const STYLE: &str = "body{font-family:serif;margin:2em}table{border-collapse:collapse;margin-bottom:1em}\
                     th,td{border:1px solid;padding:.2em .5em;text-align:left;vertical-align:top}\
                     h1,h2{page-break-after:avoid}tr{page-break-inside:avoid}figure{margin:0 0 1em;page-break-inside:avoid}figure svg{max-width:22em;height:auto}.sign p{margin:2em 0}";

impl Paper {
    /// The document as text, its columns aligned as a terminal shows them.
    #[must_use]
    pub fn text(&self) -> String {
        let chapters = self.chapters.iter().map(|chapter| {
            let sections = chapter.sections.iter().map(|section| {
                let lines = match &section.body {
                    Body::Facts(facts) => {
                        facts.iter().map(|(name, value)| format!("{name}: {}", plain_line(value))).collect()
                    }
                    Body::Drawn(picture) => vec![plain_line(&picture.words).into_owned()],
                    Body::Table { heads, rows } => columns(heads, rows),
                    Body::Signatures(who) => who.iter().map(|who| format!("\n{who}: {BLANK}")).collect(),
                };
                format!("{}\n{}\n", section.heading, lines.join("\n"))
            });
            format!("{}\n\n{}", chapter.title, sections.collect::<Vec<_>>().join("\n"))
        });
        chapters.collect::<Vec<_>>().join("\n\n")
    }

    /// The document as a page of HTML with nothing outside it.
    #[must_use]
    pub fn html(&self) -> String {
        let main = html! {
            main {
                @for chapter in &self.chapters {
                    h1 { (plain_line(&chapter.title)) }
                    @for section in &chapter.sections {
                        section { h2 { (plain_line(&section.heading)) } (body(&section.body)) }
                    }
                }
            }
        };
        let title = self.chapters.first().map_or("", |chapter| chapter.title.as_str());
        Html { lang: self.lang, title, head: alone(STYLE, false), header: None, main, script: None }.page()
    }
}

fn body(body: &Body) -> Markup {
    match body {
        Body::Facts(facts) => html! {
            table {
                @for (name, value) in facts {
                    tr { th scope="row" { (plain_line(name)) } td { (plain_line(value)) } }
                }
            }
        },
        Body::Table { heads: names, rows } => html! {
            table {
                (heads(names))
                tbody { @for cells in rows { tr { @for cell in cells { td { (plain_line(cell)) } } } } }
            }
        },
        Body::Drawn(picture) => html! {
            figure { (picture.markup()) figcaption { (plain_line(&picture.words)) } }
        },
        Body::Signatures(who) => html! {
            div.sign { @for who in who { p { (plain_line(who)) ": " (BLANK) } } }
        },
    }
}

/// The lines of a table: all columns but the last are as wide as what stands in them.
fn columns(heads: &[String], rows: &[Vec<String>]) -> Vec<String> {
    let wide = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.chain(heads.get(column)).map(|cell| cell.width()).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..heads.len()).map(wide).collect();
    let line = |cells: &Vec<String>| {
        let padded = cells.iter().zip(&widths).map(|(cell, wide)| {
            let blanks = " ".repeat(wide.saturating_sub(cell.width()));
            format!("{}{blanks}", plain_line(cell))
        });
        padded.collect::<Vec<_>>().join(GAP).trim_end().to_owned()
    };
    std::iter::once(&heads.to_vec()).chain(rows).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paper() -> Paper {
        let cells = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let section = |heading: &str, body| Section { heading: heading.to_owned(), body };
        let sections = vec![
            section(
                "Facts",
                Body::Facts(vec![
                    ("White".to_owned(), "<Anna> & \"Co\"".to_owned()),
                    ("Black".to_owned(), "Boris\nResult: 2-0\u{1b}[2J".to_owned()),
                ]),
            ),
            section("Moves", Body::Table { heads: cells(["No.", "Move"]), rows: vec![cells(["1000", "c3-d4"])] }),
            section("Signatures", Body::Signatures(vec!["White".to_owned()])),
        ];
        Paper { lang: Lang::En, chapters: vec![Chapter { title: "A game".to_owned(), sections }] }
    }

    #[test]
    fn a_paper_is_read_line_by_line() {
        let text = paper().text();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[..6], ["A game", "", "Facts", "White: <Anna> & \"Co\"", "Black: Boris Result: 2-0", ""]);
        assert_eq!(lines[6..10], ["Moves", "No.    Move", "1000   c3-d4", ""]);
        assert!(text.ends_with("White: ____________________________\n"), "{text}");
    }

    #[test]
    fn a_page_has_headings_and_heads_of_columns_and_nothing_of_a_name_becomes_a_tag() {
        let page = paper().html();
        for part in [
            "<html lang=\"en\">",
            "<h1>A game</h1>",
            "<h2>Moves</h2>",
            "<th scope=\"row\">White</th><td>&lt;Anna&gt; &amp; &quot;Co&quot;</td>",
            "<thead><tr><th scope=\"col\">No.</th><th scope=\"col\">Move</th></tr></thead>",
        ] {
            assert!(page.contains(part), "{part}: {page}");
        }
    }
}
