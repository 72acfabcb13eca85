//! What stands around every page of HTML. Its texts are escaped where they are put in, by the macro that writes the page;
//! each goes through [`plain_line`] as well, so that nothing in it steers a terminal that shows the source.

use golos_rules::plain_line;
use golos_wording::{Lang, PrintedTable};
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// A page: what differs from one to another.
pub(super) struct Html<'a> {
    pub lang: Lang,
    pub title: &'a str,
    /// Its style, and what may be fetched.
    pub head: Markup,
    /// What stands above the page, with its title. None where the page begins with a heading of its own.
    pub header: Option<Markup>,
    /// The page itself, as its main landmark.
    pub main: Markup,
    /// What runs when all of it is there.
    pub script: Option<&'static str>,
}

impl Html<'_> {
    pub fn page(self) -> String {
        let page = html! {
            (DOCTYPE) "\n"
            html lang=(self.lang.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (plain_line(self.title)) }
                    (self.head)
                }
                body {
                    @if let Some(header) = self.header {
                        header { h1 { (plain_line(self.title)) } (header) }
                    }
                    (self.main)
                    @if let Some(script) = self.script { script { (PreEscaped(script)) } }
                }
            }
            "\n"
        };
        page.into_string()
    }
}

/// The head of a page that stands alone: nothing is fetched, whatever stands in it.
pub(super) fn alone(style: &str, is_scripted: bool) -> Markup {
    let scripts = if is_scripted { "script-src 'unsafe-inline'; " } else { "" };
    html! {
        meta http-equiv="Content-Security-Policy"
            content={
                "default-src 'none'; style-src 'unsafe-inline'; " (scripts) "base-uri 'none'; form-action 'none'"
            };
        style { (PreEscaped(style)) }
    }
}

/// Names with their values; a value that is empty is to be written in.
pub(super) fn facts(class: Option<&str>, facts: &[(String, String)], blank: &str) -> Markup {
    html! {
        @if !facts.is_empty() {
            dl class=[class] {
                @for (name, value) in facts {
                    dt { (plain_line(name)) }
                    dd { @if value.is_empty() { (blank) } @else { (plain_line(value)) } }
                }
            }
        }
    }
}

/// Remarks; nothing where there are none.
pub(super) fn notes(notes: &[String]) -> Markup {
    html! {
        @if !notes.is_empty() { ul { @for note in notes { li { (plain_line(note)) } } } }
    }
}

/// The heads of columns.
pub(super) fn heads<'a>(heads: impl IntoIterator<Item = &'a String>) -> Markup {
    html! { thead { tr { @for head in heads { th scope="col" { (plain_line(head)) } } } } }
}

/// A table of documents with its caption; one that is wider than the window is moved within by keys.
pub(super) fn table(index: usize, table: &PrintedTable) -> Markup {
    html! {
        div.wide role="region" aria-labelledby={ "table-" (index) } tabindex="0" {
            table {
                caption id={ "table-" (index) } { (plain_line(&table.caption)) }
                (heads(&table.heads))
                tbody {
                    @for row in &table.rows {
                        tr {
                            @for (column, cell) in row.iter().enumerate() {
                                @if column == table.named && !cell.is_empty() {
                                    th scope="row" { (plain_line(cell)) }
                                } @else {
                                    td { (plain_line(cell)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
