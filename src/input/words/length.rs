use super::book::Book;
use super::line::Line;
use crate::clock::Ms;

/// The longest time that can be typed.
const MOST: Ms = Ms::from_mins(24 * 60);

/// A unit of time: its seconds.
pub(super) type Seconds = u64;

/// Reads the length of time that the line begins with, and hands back the line behind it: `2:00`, `1:05:00`, `90s`,
/// `1h20m`, `2 min 30 s`. A number needs its unit, for two minutes are not two seconds.
pub(super) fn take<'a>(units: &Book<Seconds>, line: &Line<'a>) -> Option<(Ms, Line<'a>)> {
    let first = line.first()?;
    let (time, count) = match first.contains(':') {
        true => (on_a_clock(first)?, 1),
        false => with_units(units, &line.words().collect::<Vec<_>>())?,
    };
    (time <= MOST).then(|| (time, line.behind(count)))
}

/// `m:ss` or `h:mm:ss`.
fn on_a_clock(word: &str) -> Option<Ms> {
    let parts = word.split(':').map(number).collect::<Option<Vec<u64>>>()?;
    let seconds = match *parts.as_slice() {
        [m, s] if s < 60 => m * 60 + s,
        [h, m, s] if m < 60 && s < 60 => h * 3600 + m * 60 + s,
        _ => return None,
    };
    Some(Ms::from_secs(seconds))
}

/// Measures from the greater unit to the lesser, and how many words they take.
fn with_units(units: &Book<Seconds>, words: &[&str]) -> Option<(Ms, usize)> {
    let mut total = Ms::ZERO;
    let mut count = 0;
    let mut before = Seconds::MAX;
    while let Some((measures, taken)) = words.get(count..).and_then(|rest| measures(units, rest)) {
        for (number, unit) in measures {
            if unit >= before {
                return None;
            }
            total += Ms::from_secs(number.saturating_mul(unit));
            before = unit;
        }
        count += taken;
    }
    (count > 0).then_some((total, count))
}

/// The measures of one word, or of a number and its unit in the next, and how many words that is.
fn measures(units: &Book<Seconds>, words: &[&str]) -> Option<(Vec<(u64, Seconds)>, usize)> {
    let (first, next) = (words.first()?, words.get(1));
    if let (Some(alone), Some(unit)) = (number(first), next) {
        return Some((vec![(alone, units.whole(&Line::read(unit))?)], 2));
    }
    let mut measures = Vec::new();
    let mut rest = *first;
    while !rest.is_empty() {
        let (digits, tail) = split_while(rest, |c| c.is_ascii_digit());
        let (unit, tail) = split_while(tail, |c| !c.is_ascii_digit());
        measures.push((number(digits)?, units.whole(&Line::read(unit))?));
        rest = tail;
    }
    Some((measures, 1))
}

/// A number of at most five digits.
fn number(text: &str) -> Option<u64> {
    let plain = (1..=5).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    if plain { text.parse().ok() } else { None }
}

fn split_while(text: &str, keep: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(|c| !keep(c)).unwrap_or(text.len()))
}
