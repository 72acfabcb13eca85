//! A document of an event to be read, printed and taken into other programs: plain text, a page of HTML for A4, CSV.

use maud::html;
use unicode_width::UnicodeWidthStr;

use super::html::{Html, alone, facts, notes, table};
use golos_rules::plain_line;
use golos_wording::{Printed, PrintedTable};

/// Where a person writes.
const BLANK: &str = "____________________";
const GAP: &str = "  ";
/// More columns than that are printed on a page turned round.
const UPRIGHT: usize = 9;

const STYLE: &str = include_str!("form.css");

/// What begins a formula in a table of another program.
const FORMULAS: [char; 4] = ['=', '+', '-', '@'];

/// The document as text, a row a line, its columns aligned as a terminal shows them.
#[must_use]
pub fn form_text(form: &Printed) -> String {
    let mut parts = vec![form.title.clone()];
    let fact = |(name, value): &(String, String)| {
        let value = plain_line(value);
        format!("{name}: {}", if value.is_empty() { BLANK } else { value.as_ref() })
    };
    parts.push(form.facts.iter().map(fact).collect::<Vec<_>>().join("\n"));
    for table in &form.tables {
        let caption = (table.caption != form.title).then(|| table.caption.clone());
        parts.push(caption.into_iter().chain(aligned(table)).collect::<Vec<_>>().join("\n"));
    }
    parts.push(form.notes.iter().map(|note| plain_line(note)).collect::<Vec<_>>().join("\n"));
    parts.push(form.signs.iter().map(|sign| format!("{}: {BLANK}", plain_line(sign))).collect::<Vec<_>>().join("\n\n"));
    parts.retain(|part| !part.is_empty());
    parts.join("\n\n") + "\n"
}

fn aligned(table: &PrintedTable) -> Vec<String> {
    let wide = |column: usize| {
        let cells = table.rows.iter().filter_map(|row| row.get(column));
        cells.chain(table.heads.get(column)).map(|cell| plain_line(cell).width()).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..table.heads.len()).map(wide).collect();
    let line = |cells: &Vec<String>| {
        let padded = cells.iter().zip(&widths).map(|(cell, wide)| {
            let cell = plain_line(cell);
            format!("{cell}{}", " ".repeat(wide.saturating_sub(cell.width())))
        });
        padded.collect::<Vec<_>>().join(GAP).trim_end().to_owned()
    };
    std::iter::once(&table.heads).chain(&table.rows).map(line).collect()
}

/// The document as a page of HTML with nothing outside it, to be printed on A4 and read by a screen reader.
#[must_use]
pub fn form_html(form: &Printed) -> String {
    let columns = form.tables.iter().map(|table| table.heads.len()).max().unwrap_or_default();
    let size = if columns > UPRIGHT { "A4 landscape; margin: 15mm" } else { "A4; margin: 15mm" };
    form_html_on(form, size)
}

/// The same on paper of another size: the CSS value of `size`, and the margin after it, as in `70mm 210mm; margin: 4mm`.
#[must_use]
pub fn form_html_on(form: &Printed, size: &str) -> String {
    let style = format!("@page {{ size: {size}; }}\n{STYLE}");
    let main = html! {
        main {
            h1 { (plain_line(&form.title)) }
            (facts(None, &form.facts, BLANK))
            @for (index, printed) in form.tables.iter().enumerate() { (table(index, printed)) }
            (notes(&form.notes))
            @for sign in &form.signs { p.sign { (plain_line(sign)) ": " (BLANK) } }
        }
    };
    Html { lang: form.lang, title: &form.title, head: alone(&style, false), header: None, main, script: None }.page()
}

/// The tables of the document as CSV: a head, then a row a line; an empty line between two tables. What another program
/// would take for a formula has an apostrophe before it.
#[must_use]
pub fn csv(form: &Printed) -> String {
    let line = |cells: &Vec<String>| cells.iter().map(|cell| field(cell)).collect::<Vec<_>>().join(",") + "\r\n";
    // Tables of the same columns are one.
    let tables = form.tables.chunk_by(|one, next| one.heads == next.heads);
    let table = |same: &[PrintedTable]| {
        let heads = same.iter().take(1).map(|table| &table.heads);
        heads.chain(same.iter().flat_map(|table| &table.rows)).map(line).collect::<String>()
    };
    tables.map(table).collect::<Vec<_>>().join("\r\n")
}

fn field(cell: &str) -> String {
    let cell = plain_line(cell);
    let is_formula = cell.starts_with(FORMULAS) && cell.chars().nth(1).is_some();
    let cell = if is_formula { format!("'{cell}") } else { cell.into_owned() };
    if cell.contains(['"', ',', ';', '\t']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_wording::Lang;

    fn form() -> Printed {
        let texts = |texts: [&str; 2]| texts.map(str::to_owned).to_vec();
        Printed {
            lang: Lang::En,
            title: "Entry list".to_owned(),
            facts: vec![("Event".to_owned(), "Autumn".to_owned()), ("Place".to_owned(), String::new())],
            tables: vec![PrintedTable {
                caption: "Entry list".to_owned(),
                heads: texts(["No.", "Name"]),
                rows: vec![texts(["1", "<b>Ann, \"A\"\u{1b}[2J"]), texts(["10", "=SUM(A1)"])],
                named: 1,
            }],
            notes: vec!["Nobody left.".to_owned()],
            signs: vec!["Chief arbiter".to_owned()],
        }
    }

    #[test]
    fn a_form_is_read_line_by_line() {
        let blank = BLANK;
        assert_eq!(
            form_text(&form()),
            format!(
                "Entry list\n\nEvent: Autumn\nPlace: {blank}\n\nNo.  Name\n1    <b>Ann, \"A\"\n10   =SUM(A1)\n\n\
                 Nobody left.\n\nChief arbiter: {blank}\n"
            )
        );
    }

    #[test]
    fn nothing_of_a_name_becomes_a_tag_or_a_formula() {
        let page = form_html(&form());
        assert!(page.contains("<th scope=\"row\">&lt;b&gt;Ann, &quot;A&quot;</th>"), "{page}");
        assert!(page.contains("size: A4;") && page.contains("<caption id=\"table-0\">Entry list</caption>"), "{page}");
        assert_eq!(csv(&form()), "No.,Name\r\n1,\"<b>Ann, \"\"A\"\"\"\r\n10,'=SUM(A1)\r\n");
    }
}
