use super::book::Book;
use super::line::Line;
use golos_clock::Ms;

/// The longest time that can be typed.
const MOST: Ms = Ms::from_mins(24 * 60);

/// A unit of time: its seconds.
pub(super) type Seconds = u64;

/// The words of times.
pub(super) struct LengthWords {
    pub units: Book<Seconds>,
    /// Lengths that are one word: half an hour.
    pub spans: Book<Seconds>,
    pub numbers: Book<u32>,
}

/// Reads the length of time that the line begins with, and hands back the line behind it: `2:00`, `1:05:00`, `90s`,
/// `1h20m`, `2 min 30 s`, «две минуты», «полчаса». A number needs its unit, for two minutes are not two seconds.
pub(super) fn take<'a>(words: &LengthWords, line: &Line<'a>) -> Option<(Ms, Line<'a>)> {
    let first = line.first()?;
    let (time, rest) = match first.contains(':') {
        true => (on_a_clock(first)?, line.behind(1)),
        false => with_units(words, line)?,
    };
    (time <= MOST).then_some((time, rest))
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

/// Measures from the greater unit to the lesser.
fn with_units<'a>(words: &LengthWords, line: &Line<'a>) -> Option<(Ms, Line<'a>)> {
    let mut total = None;
    let mut rest = line.behind(0);
    let mut before = Seconds::MAX;
    while let Some((measures, behind)) = measures(words, &rest) {
        for (number, unit) in measures {
            if unit >= before {
                return None;
            }
            total = Some(total.unwrap_or(Ms::ZERO) + Ms::from_secs(number.saturating_mul(unit)));
            before = unit;
        }
        rest = behind;
    }
    total.map(|total| (total, rest))
}

/// The measures of one word, or of a number and its unit behind it.
fn measures<'a>(words: &LengthWords, line: &Line<'a>) -> Option<(Vec<(u64, Seconds)>, Line<'a>)> {
    let first = line.first()?;
    if let Some((seconds, rest)) = words.spans.take(line) {
        return Some((vec![(1, seconds)], rest));
    }
    let said = words.numbers.take(line).map(|(number, rest)| (u64::from(number), rest));
    if let Some((number, rest)) = number(first).map(|number| (number, line.behind(1))).or(said) {
        let (unit, rest) = words.units.take(&rest)?;
        return Some((vec![(number, unit)], rest));
    }
    let mut measures = Vec::new();
    let mut rest = first;
    while !rest.is_empty() {
        let (digits, tail) = split_while(rest, |c| c.is_ascii_digit());
        let (unit, tail) = split_while(tail, |c| !c.is_ascii_digit());
        measures.push((number(digits)?, words.units.whole(&Line::read(unit))?));
        rest = tail;
    }
    Some((measures, line.behind(1)))
}

/// A number of at most five digits.
fn number(text: &str) -> Option<u64> {
    let plain = (1..=5).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    if plain { text.parse().ok() } else { None }
}

fn split_while(text: &str, keep: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(|c| !keep(c)).unwrap_or(text.len()))
}
