//! A letter as lines for a braille embosser, as an e-mail, and in the form of CH-59.1.

use golos_letters::{Day, Past, State};
use golos_rules::{Side, chess};
use golos_wording::{Style, Wording, message};

use super::words::text;

/// Cells of a line and lines of a page of a braille embosser.
const BRAILLE: (usize, usize) = (40, 28);

/// Lines of forty cells; what is continued is indented.
pub(super) fn braille(lines: &[String]) -> String {
    let (cells, height) = BRAILLE;
    let mut all: Vec<String> = Vec::new();
    for line in lines {
        let mut current = String::new();
        for word in line.split_whitespace() {
            let length = current.chars().count();
            if length > 2 && length + 1 + word.chars().count() > cells {
                all.push(std::mem::replace(&mut current, "  ".to_owned()));
            } else if !current.trim().is_empty() {
                current.push(' ');
            }
            for sign in word.chars() {
                if current.chars().count() >= cells {
                    all.push(std::mem::replace(&mut current, "  ".to_owned()));
                }
                current.push(sign);
            }
        }
        all.push(current);
    }
    all.chunks(height).map(|page| page.join("\n") + "\n").collect::<Vec<_>>().join("\u{c}")
}

pub(super) fn subject(state: &State, wording: &Wording) -> String {
    let setup = state.setup();
    let subject = message::letter_subject(text(&setup.code), text(&setup.names.white), text(&setup.names.black));
    wording.render(&subject, Style::written(wording.lang()))
}

pub(super) fn mail(state: &State, past: &Past, lines: &[String], wording: &Wording) -> String {
    let (setup, by) = (state.setup(), past.letter.by);
    let plain = |text: &str| text.chars().filter(|sign| !sign.is_control()).collect::<String>();
    format!(
        "To: {}\r\nFrom: {}\r\nSubject: {}\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\
         Content-Transfer-Encoding: 8bit\r\n\r\n{}\r\n",
        plain(&setup.addresses[by.other()]),
        plain(&setup.addresses[by]),
        encoded(&plain(&subject(state, wording))),
        lines.join("\r\n")
    )
}

/// A field of a head in signs of ASCII (RFC 2047).
fn encoded(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let mut words: Vec<String> = Vec::new();
    let mut word = String::new();
    for sign in text.chars() {
        let mut bytes = [0; 4];
        let signs: String = match sign {
            'a'..='z' | 'A'..='Z' | '0'..='9' => sign.to_string(),
            sign => sign.encode_utf8(&mut bytes).bytes().map(|byte| format!("={byte:02X}")).collect(),
        };
        // A word is at most 75 signs long with what stands around it.
        if word.len() + signs.len() > 60 {
            words.push(std::mem::take(&mut word));
        }
        word.push_str(&signs);
    }
    words.push(word);
    words.iter().map(|word| format!("=?UTF-8?Q?{word}?=")).collect::<Vec<_>>().join("\r\n ")
}

/// The form of CH-59.1; `None` if the game is not chess.
pub(super) fn numeric(state: &State, _past: &Past) -> Option<String> {
    let positions = state.positions();
    positions.first()?.chess()?;
    let setup = state.setup();
    let short = |day: Option<Day>| day.map_or_else(|| "---".to_owned(), |day| day.date().format("%d/%m").to_string());
    let mut rows: Vec<String> = Vec::new();
    for past in state.letters().iter().filter(|past| !past.outcome.made.is_empty()) {
        for (offset, made) in past.outcome.made.iter().enumerate() {
            let (number, side) = state.number_of(past.before + offset);
            let number_of = positions.get(past.before + offset).and_then(|position| {
                let mv = position.read(made, golos_rules::Notation::FILES).ok()?;
                match mv {
                    golos_rules::Move::Chess(mv) => Some(mv.numeric()),
                    _ => None,
                }
            })?;
            let is_own = side == past.letter.by;
            let dates = format!(
                "{} {} {}/{:02}",
                short(past.outcome.received),
                short(past.outcome.sent),
                if is_own { past.outcome.days } else { 0 },
                past.outcome.totals[side]
            );
            match side {
                Side::White => rows.push(format!("{dates} {number:02}. {number_of}")),
                Side::Black if rows.is_empty() => {
                    rows.push(format!("{number:02}. {} {number_of} {dates}", chess::Move::NUMERIC_MISSING));
                }
                Side::Black => {
                    if let Some(row) = rows.last_mut() {
                        row.push_str(&format!(" {number_of} {dates}"));
                    }
                }
            }
        }
    }
    let head = format!(
        "Турнир {}\nДата старта {}\nБелые {}\nЧерные {}\nПол. Отв. Время N Белые Черные Пол. Отв. Время\n",
        setup.code,
        setup.start.date().format("%d/%m/%Y"),
        setup.names.white,
        setup.names.black
    );
    Some(head + &rows.join("\n") + "\n")
}
