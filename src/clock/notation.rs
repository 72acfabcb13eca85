use std::fmt;
use std::str::FromStr;

use super::{Bonus, Control, ControlError, Ms, Stage};

/// The units of a time, the greatest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Unit {
    Hour,
    Minute,
    Second,
}

impl Unit {
    const ALL: [Unit; 3] = [Unit::Hour, Unit::Minute, Unit::Second];

    /// The words in lower case: English, Russian, Ukrainian, and the marks of a score sheet.
    const fn words(self) -> &'static [&'static str] {
        match self {
            Unit::Hour => &["h", "hr", "ч", "час", "год"],
            Unit::Minute => &["m", "min", "м", "мин", "хв", "'", "′", "’"],
            Unit::Second => &["s", "sec", "с", "сек", "\"", "″", "”", "''", "′′"],
        }
    }

    fn find(word: &str) -> Option<Unit> {
        let word = word.trim_end_matches('.').to_lowercase();
        Unit::ALL.into_iter().find(|unit| unit.words().contains(&word.as_str()))
    }

    /// The unit of a bare number after this unit, as in `1h20` and `1m30`.
    const fn below(self) -> Unit {
        match self {
            Unit::Hour => Unit::Minute,
            Unit::Minute | Unit::Second => Unit::Second,
        }
    }

    const fn times(self, number: u32) -> Ms {
        Ms::from_secs(number as u64 * [3600, 60, 1][self as usize])
    }
}

/// What begins a delay: `d`, or the head of "задержка, затримка".
const DELAY_MARKS: [char; 4] = ['d', 'D', 'з', 'З'];

impl fmt::Display for Control {
    /// The canonical text, which reads back as the same control: `20`, `3+2s`, `1h20+60s`, `45/20+15`, `25 d10s`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, stage) in self.stages().enumerate() {
            let plus = if index > 0 { "+" } else { "" };
            write!(f, "{plus}{stage}")?;
        }
        self.bonus().fmt(f)
    }
}

impl fmt::Display for Stage {
    /// `20`, `1h20`, `2h/50`, `1m30s`. Never in seconds alone: after a stage with moves that would be an increment.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let secs = self.time.secs();
        match (secs / 3600, secs / 60 % 60, secs % 60) {
            (0, m, 0) => write!(f, "{m}"),
            (0, m, s) => write!(f, "{m}m{s:02}s"),
            (h, 0, 0) => write!(f, "{h}h"),
            (h, m, 0) => write!(f, "{h}h{m:02}"),
            (h, m, s) => write!(f, "{h}h{m:02}m{s:02}s"),
        }?;
        self.moves.map_or(Ok(()), |moves| write!(f, "/{moves}"))
    }
}

impl fmt::Display for Bonus {
    /// The tail of a control: nothing, `+30s` or ` d10s`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bonus::None => Ok(()),
            Bonus::Increment(time) => write!(f, "+{}s", time.secs()),
            Bonus::Delay(time) => write!(f, " d{}s", time.secs()),
        }
    }
}

impl FromStr for Control {
    type Err = ControlError;

    /// Reads a control as players write it.
    ///
    /// | text | control |
    /// |---|---|
    /// | `20`, `20m`, `90s`, `1h20` | the whole game in that time; a bare number is minutes |
    /// | `30+30s`, `3+2`, `1h20+1m` | and an increment; after a stage to the end a bare number is seconds |
    /// | `45/20+15` | 20 moves in 45 minutes, then 15 minutes to the end; after a stage with moves a bare number is minutes |
    /// | `2h/50+1h/25` | 50 moves in 2 hours, then 25 moves in each further hour |
    /// | `1h30/40+30+30s` | two stages and an increment; after a stage with moves seconds alone are an increment too |
    /// | `25 d10`, `25d10s` | 25 minutes with a delay of 10 seconds |
    ///
    /// Spaces and letter case do not matter; units may be Cyrillic (`ч`, `год`, `м`, `мин`, `хв`, `с`, `сек`) or marks
    /// (`30'+30"`).
    ///
    /// # Errors
    ///
    /// [`ControlError`] with the part that is not understood or out of bounds.
    fn from_str(text: &str) -> Result<Control, ControlError> {
        if text.trim().is_empty() {
            return Err(ControlError::Empty);
        }
        let (main, delay) = split_delay(text);
        let mut stages: Vec<Stage> = Vec::new();
        let mut bonus = None;
        for part in main.split('+').map(str::trim) {
            let last_moves = stages.last().map(|stage| stage.moves);
            match (last_moves, read_seconds_alone(part)) {
                _ if bonus.is_some() => return Err(ControlError::AfterEnd(part.to_owned())),
                (Some(None), _) => bonus = Some(Bonus::Increment(read_bonus(part)?)),
                (Some(Some(_)), Some(time)) => bonus = Some(Bonus::Increment(time)),
                _ => stages.push(read_stage(part)?),
            }
        }
        match (bonus, delay) {
            (Some(_), Some(delay)) => Err(ControlError::AfterEnd(delay.to_owned())),
            (None, Some(delay)) => Control::new(stages, Bonus::Delay(read_bonus(delay)?)),
            (bonus, None) => Control::new(stages, bonus.unwrap_or_default()),
        }
    }
}

/// The text before a delay mark that stands alone, and the text after it.
fn split_delay(text: &str) -> (&str, Option<&str>) {
    for (at, mark) in text.char_indices().filter(|(_, c)| DELAY_MARKS.contains(c)) {
        let (before, after) = (&text[..at], &text[at + mark.len_utf8()..]);
        if !before.ends_with(char::is_alphabetic) && !after.starts_with(char::is_alphabetic) {
            return (before, Some(after.trim()));
        }
    }
    (text, None)
}

fn read_stage(part: &str) -> Result<Stage, ControlError> {
    let (time, moves) = match part.split_once('/') {
        Some((time, moves)) => (time, Some(moves.trim().parse().map_err(|_| ControlError::Moves(part.to_owned()))?)),
        None => (part, None),
    };
    Ok(Stage { moves, time: read_time(time, Unit::Minute)? })
}

fn read_bonus(part: &str) -> Result<Ms, ControlError> {
    read_time(part, Unit::Second)
}

fn read_seconds_alone(part: &str) -> Option<Ms> {
    let measure = Measure::read(part)?;
    (measure.unit == Some(Unit::Second) && measure.rest.is_empty()).then(|| Unit::Second.times(measure.number))
}

/// Reads measures from the greater unit to the lesser. A number without a unit is of the `bare` unit, or of the one
/// below the unit before it; it ends the time.
fn read_time(text: &str, bare: Unit) -> Result<Ms, ControlError> {
    let unreadable = || ControlError::Unreadable(text.trim().to_owned());
    let mut total = Ms::ZERO;
    let mut rest = text.trim();
    let mut before: Option<Unit> = None;
    loop {
        let measure = Measure::read(rest).ok_or_else(unreadable)?;
        let unit = measure.unit.unwrap_or(before.map_or(bare, Unit::below));
        let ends = measure.rest.is_empty();
        if before.is_some_and(|before| before >= unit) || (measure.unit.is_none() && !ends) {
            return Err(unreadable());
        }
        total += unit.times(measure.number);
        if ends {
            return Ok(total);
        }
        (rest, before) = (measure.rest, Some(unit));
    }
}

/// A number with its unit, if one is written, at the head of a text.
struct Measure<'a> {
    number: u32,
    unit: Option<Unit>,
    rest: &'a str,
}

impl Measure<'_> {
    fn read(text: &str) -> Option<Measure<'_>> {
        let (digits, tail) = split_while(text, |c| c.is_ascii_digit());
        let (word, rest) = split_while(tail.trim_start(), |c| !c.is_ascii_digit() && !c.is_whitespace());
        let unit = if word.is_empty() { None } else { Some(Unit::find(word)?) };
        Some(Measure { number: digits.parse().ok()?, unit, rest: rest.trim_start() })
    }
}

fn split_while(text: &str, keep: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(|c| !keep(c)).unwrap_or(text.len()))
}
