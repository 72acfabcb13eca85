//! A letter to be sent, sentence by sentence, to be read and to be heard.

use super::forms::{braille, mail, numeric, subject};
use golos_letters::{Day, Letter, Mend, Past, Purpose, Said, State, Written};
use golos_rules::Side;
use golos_wording::{Printed, Sentence, Slot, Style, Wording, message, text_key};

/// How a letter is written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetterForm {
    Text,
    Html,
    /// Lines of forty cells, pages of twenty-eight lines.
    Braille,
    /// E-mail, with its head.
    Mail,
    /// The form of CH-59.1, with moves in numbers.
    Numeric,
}

/// A letter of the record as it is written, one sentence a line.
#[must_use]
pub fn sentences(state: &State, past: &Past) -> Vec<Sentence> {
    lines_of(state, past, false)
}

/// The same to be heard: days and totals in sentences of their own, moves with a plain number.
#[must_use]
pub fn heard(state: &State, past: &Past) -> Vec<Sentence> {
    lines_of(state, past, true)
}

fn lines_of(state: &State, past: &Past, is_heard: bool) -> Vec<Sentence> {
    let moves = |all: &[Written]| {
        let heard = |it: &Written| Written { text: in_letters(state, past, it), ..it.clone() };
        match is_heard {
            true => moves(&all.iter().map(heard).collect::<Vec<_>>(), true),
            false => moves(all, false),
        }
    };
    let day = |day: Day| if is_heard { Slot::from(super::words::day(day)) } else { written_day(day) };
    let letter = &past.letter;
    let (by, setup) = (letter.by, state.setup());
    let mut all = vec![message::letter_greeting(text(&setup.names[by.other()]))];
    if let Some(code) = &letter.code {
        all.push(message::letter_code(text(code)));
    }
    if letter.purpose == Purpose::Repeat {
        let last = || state.letters().iter().rfind(|it| it.letter.by == by && it.letter.purpose == Purpose::Reply);
        // Before the day of the repeat was told apart, the letter had that one only.
        let first = letter.dates.sent.filter(|_| letter.dates.repeated.is_some());
        if let Some(sent) = first.or_else(|| last().and_then(|it| it.outcome.sent)) {
            all.push(if is_heard {
                message::letters_heard_repeated(day(sent))
            } else {
                message::letter_repeated(day(sent))
            });
        }
    }
    if !letter.repeat.is_empty() {
        all.push(message::letter_your_move(moves(&letter.repeat)));
    }
    if let Some(line) = &letter.accepted {
        all.push(match &line.name {
            Some(name) => message::letter_accept_named(text(name), moves(&line.moves)),
            None => message::letter_accept(moves(&line.moves)),
        });
    }
    if !letter.moves.is_empty() {
        all.push(message::letter_my_move(moves(&letter.moves)));
    }
    for (line, offer) in letter.offers.iter().zip((0..).map(|index: usize| past.outcome.offers.get(index))) {
        let said = match offer.filter(|_| is_heard) {
            Some(offer) => Slot::Text(offer.moves.join(", ")),
            None => moves(&line.moves),
        };
        all.push(match &line.name {
            Some(name) => message::letter_offer_named(text(name), said),
            None => message::letter_offer(said),
        });
    }
    if letter.purpose == Purpose::Query {
        all.push(query(state, by, day));
    }
    let dates = &letter.dates;
    match (dates.partner_sent, dates.received, dates.sent) {
        (Some(first), Some(second), Some(third)) => {
            let dates = if is_heard { message::letters_heard_dates } else { message::letter_dates };
            all.push(dates(day(first), day(second), day(third)));
        }
        (_, _, Some(sent)) => {
            let said = if is_heard { message::letters_heard_sent } else { message::letter_sent };
            all.push(said(day(sent)));
        }
        _ => {}
    }
    if let Some(repeated) = dates.repeated {
        let said = if is_heard { message::letters_heard_repeat_sent } else { message::letter_repeat_sent };
        all.push(said(day(repeated)));
    }
    if let Some((white, black)) = letter.totals {
        all.push(if is_heard { message::letters_totals(white, black) } else { message::letter_time(white, black) });
    }
    all.extend(charges(state, letter, day));
    all.extend(missing_dates(state, letter).map(|sent| message::letter_dates_missing(day(sent))));
    all.extend(letter.said.iter().map(|it| said(it, is_heard)));
    if letter.is_thinking() {
        all.push(message::letter_thinking());
    }
    if !setup.addresses[by].is_empty() {
        all.push(message::letter_address(text(&setup.addresses[by])));
    }
    all.push(message::letter_closing(text(&setup.names[by])));
    all
}

/// The same in words of a language.
fn lines(state: &State, past: &Past, wording: &Wording) -> Vec<String> {
    let style = Style::written(wording.lang());
    sentences(state, past).iter().map(|sentence| wording.render(sentence, style)).collect()
}

/// A letter as it is sent. `address` is that of the partner, for an e-mail.
#[must_use]
pub fn written(state: &State, past: &Past, form: LetterForm, wording: &Wording) -> String {
    let lines = lines(state, past, wording);
    match form {
        LetterForm::Text => lines.join("\n") + "\n",
        LetterForm::Numeric => numeric(state, past).unwrap_or_else(|| lines.join("\n") + "\n"),
        LetterForm::Braille => braille(&lines),
        LetterForm::Html => golos_view::form_html(&Printed {
            lang: wording.lang(),
            title: subject(state, wording),
            facts: Vec::new(),
            tables: Vec::new(),
            notes: lines,
            signs: Vec::new(),
        }),
        LetterForm::Mail => mail(state, past, &lines, wording),
    }
}

fn text(text: &str) -> Slot {
    Slot::Text(text.to_owned())
}

/// A day as letters write it.
fn written_day(day: Day) -> Slot {
    Slot::Text(day.date().format("%d.%m.%Y").to_string())
}

/// Moves with their numbers: `12. c3-d4`, `12... f6-g5`; to be heard, `12: c3-d4`.
fn moves(all: &[Written], is_heard: bool) -> Slot {
    let mut words = Vec::new();
    let mut before = None;
    for written in all {
        words.push(match written.number {
            Some((number, side)) if is_heard && (before.is_none() || side == Side::White) => {
                format!("{number}: {}", written.text)
            }
            Some((number, Side::White)) => format!("{number}. {}", written.text),
            Some((number, Side::Black)) if !is_heard && before != Some((number, Side::White)) => {
                format!("{number}... {}", written.text)
            }
            Some(_) | None => written.text.clone(),
        });
        before = written.number;
    }
    Slot::Text(words.join(if is_heard { ", " } else { " " }))
}

/// A move in numbers as it is said: in letters, as it was made. Others stay as they were written.
fn in_letters(state: &State, past: &Past, written: &Written) -> String {
    let is_numeric = !written.text.is_empty() && written.text.bytes().all(|sign| sign.is_ascii_digit());
    let half_move = written.number.filter(|_| is_numeric).and_then(|(number, side)| state.half_move_of(number, side));
    let made = half_move.and_then(|half_move| match half_move.checked_sub(past.before) {
        None => state.made().get(half_move),
        Some(place) => past.outcome.made.get(place),
    });
    made.unwrap_or(&written.text).clone()
}

/// What is asked for: the last letter of the partner is the one with the error.
fn query(state: &State, by: Side, day: impl Fn(Day) -> Slot) -> Sentence {
    let erring = state.letters().iter().rfind(|past| past.letter.by != by && past.outcome.stop.is_some());
    match erring.and_then(|past| Some((past.outcome.stop?.what, past.outcome.sent?))) {
        Some((Mend::Move, sent)) => message::letter_query_move(day(sent)),
        Some((Mend::Repeat, sent)) => message::letter_query_repeat(day(sent)),
        None => message::letter_query_first(),
    }
}

/// The day of the partner's letter, if it lacked dates or totals: its writer is told so.
fn missing_dates(state: &State, letter: &Letter) -> Option<Day> {
    let is_pointed_out = state.setup().rules.penalty.dates.is_some();
    let answers = matches!(letter.purpose, Purpose::Reply | Purpose::Query);
    let partner = state.letters().iter().rfind(|past| past.letter.by != letter.by && past.is_answered)?;
    let (written, is_first) = (&partner.letter, partner.before == 0);
    let lacks_answer = written.dates.partner_sent.is_none() || written.dates.receipt_of_partners().is_none();
    let lacks = written.totals.is_none() || written.dates.sent.is_none() || (!is_first && lacks_answer);
    partner.outcome.sent.filter(|_| is_pointed_out && answers && lacks && written.purpose == Purpose::Reply)
}

/// The penalty days and the correction, with what for.
fn charges(state: &State, letter: &Letter, day: impl Fn(Day) -> Slot) -> Vec<Sentence> {
    let partner = state
        .letters()
        .iter()
        .rfind(|past| past.letter.by != letter.by && past.outcome.right.is_some_and(|right| right.charge > 0));
    let charge = letter.charge.map(|days| {
        let what = match partner.and_then(|past| past.outcome.stop) {
            Some(stop) if stop.what == Mend::Move => text_key::LETTER_CHARGE_MOVE,
            Some(_) => text_key::LETTER_CHARGE_REPEAT,
            None => text_key::LETTER_CHARGE_DATES,
        };
        let sent = partner.and_then(|past| past.outcome.sent).map_or_else(|| text("?"), day);
        message::letter_charge(days, sent, Slot::Phrase(what.to_owned()))
    });
    charge.into_iter().chain(letter.correction.map(message::letter_correct)).collect()
}

fn said(said: &Said, is_heard: bool) -> Sentence {
    let day = |day: Day| super::words::day(day);
    match said {
        Said::TakesBreak(first, last) if is_heard => message::letters_heard_break(day(*first), day(*last)),
        Said::EndsBreak(on) if is_heard => message::letters_heard_end_break(day(*on)),
        Said::OffersDraw => message::letter_draw(),
        Said::AcceptsDraw => message::letter_accept_draw(),
        Said::Resigns => message::letter_resign(),
        Said::TakesBreak(first, last) => message::letter_break(written_day(*first), written_day(*last)),
        Said::BreakInOtherWords(words) => message::letters_break_words(text(words)),
        Said::EndsBreak(day) => message::letter_end_break(written_day(*day)),
        Said::ClaimsFault => message::letter_claim(),
        Said::FirstLetterLost => message::letter_lost(),
        Said::NewAddress(address) => message::letter_new_address(text(address)),
    }
}
