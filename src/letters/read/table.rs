//! The form of CH-59.1: a row for each move, with the dates and days of both sides.

use golos_rules::Side;

use super::super::{Day, Letter, Written};
use super::{Context, tokens};

/// Half of a row: received, sent, days of the move and of all.
#[derive(Clone, Copy, Default)]
struct Half {
    received: Option<Day>,
    sent: Option<Day>,
    total: Option<u32>,
}

/// A row: the number, and for each side its move and dates.
struct Row {
    number: u32,
    white: Option<(String, Half)>,
    black: Option<(String, Half)>,
}

/// Reads the form; `None` if there is no row of it.
pub(super) fn read(lines: &[&str], context: Context) -> Option<Letter> {
    let mut near = context.near;
    let mut rows: Vec<Row> = Vec::new();
    let mut letter = Letter::by(context.by);
    let mut others: Vec<&str> = Vec::new();
    for line in lines {
        match row(line, near) {
            Some(row) => {
                let last = row.black.iter().chain(&row.white).find_map(|(_, half)| half.sent);
                near = last.unwrap_or(near);
                rows.push(row);
            }
            None => others.push(line),
        }
    }
    let last = rows.last()?;
    let by = if last.black.is_some() { Side::Black } else { Side::White };
    letter.by = by;
    let (_, own) = last.black.as_ref().or(last.white.as_ref())?;
    let partners = match by {
        Side::Black => last.white.as_ref(),
        Side::White => rows.iter().rev().nth(1).and_then(|row| row.black.as_ref()),
    };
    letter.dates.partner_sent = partners.and_then(|(_, half)| half.sent);
    letter.dates.received = own.received;
    letter.dates.sent = own.sent;
    let total = |side: Side| {
        let halves = rows
            .iter()
            .rev()
            .filter_map(|row| if side == Side::White { row.white.as_ref() } else { row.black.as_ref() });
        halves.filter_map(|(_, half)| half.total).next()
    };
    letter.totals = own.total.map(|_| (total(Side::White).unwrap_or(0), total(Side::Black).unwrap_or(0)));
    for row in rows {
        let halves = [(row.white, Side::White), (row.black, Side::Black)];
        let made = halves.into_iter().filter_map(|(half, side)| Some((half?.0, side)));
        letter.moves.extend(made.map(|(text, side)| Written { text, number: Some((row.number, side)) }));
    }
    // The lines around the form are a letter like others; its own heads say nothing.
    let around = super::text::read(&others, context);
    letter.code = around.code;
    letter.said = around.said;
    letter.offers = around.offers;
    Some(letter)
}

/// `12/05 16/05 4/04 02. 7163 7776 17/05 18/05 1/01`, with the second half or without.
fn row(line: &str, near: Day) -> Option<Row> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let place = words.iter().position(|word| number(word).is_some()).filter(|&place| matches!(place, 0 | 3))?;
    let number = words.get(place).and_then(|word| number(word))?;
    let white = half(words.get(..place)?, near);
    let rest = words.get(place + 1..)?;
    let is_written = |text: &&&str| tokens::is_move(text, golos_rules::Variant::Chess) || **text == "_";
    let own = rest.first().filter(is_written)?;
    let black = rest.get(1).filter(is_written);
    let black_half = half(rest.get(2..).unwrap_or_default(), near);
    let made = |text: &str, half: Half| (text != "_").then(|| (text.to_owned(), half));
    // Without dates it is a plain list of moves.
    white.sent.or(black_half.sent)?;
    Some(Row { number, white: made(own, white), black: black.and_then(|text| made(text, black_half)) })
}

fn number(word: &str) -> Option<u32> {
    let digits = word.strip_suffix('.')?;
    digits.parse().ok().filter(|_| digits.len() <= 3)
}

fn half(words: &[&str], near: Day) -> Half {
    let day = |index: usize| words.get(index).and_then(|word| Day::read(word, Some(near)));
    let total = words.get(2).and_then(|word| word.split_once('/')).and_then(|(_, total)| total.parse().ok());
    Half { received: day(0), sent: day(1), total: total.filter(|&days| days < 10_000) }
}
