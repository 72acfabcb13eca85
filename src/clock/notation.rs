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

    /// The unit that has this name in the files of words.
    fn of(meaning: &str) -> Option<Unit> {
        match meaning {
            "hour" => Some(Unit::Hour),
            "minute" => Some(Unit::Minute),
            "second" => Some(Unit::Second),
            _ => None,
        }
    }

    /// The marks of a score sheet.
    const fn marks(self) -> &'static [&'static str] {
        match self {
            Unit::Hour => &[],
            Unit::Minute => &["'", "′", "’"],
            Unit::Second => &["\"", "″", "”", "''", "′′"],
        }
    }

    fn find(word: &str) -> Option<Unit> {
        let word = word.trim_end_matches('.').to_lowercase();
        let mut units = lines().filter_map(|(meaning, words)| Some((Unit::of(meaning)?, words)));
        let named = units.find(|(_, words)| words.split_whitespace().any(|known| known == word)).map(|(unit, _)| unit);
        named.or_else(|| Unit::ALL.into_iter().find(|unit| unit.marks().contains(&word.as_str())))
    }

    /// The unit of a bare number after this unit, as in `1h20` and `1m30`.
    const fn below(self) -> Unit {
        match self {
            Unit::Hour => Unit::Minute,
            Unit::Minute | Unit::Second => Unit::Second,
        }
    }

    const fn times(self, number: u32) -> Ms {
        let seconds = match self {
            Unit::Hour => 3600,
            Unit::Minute => 60,
            Unit::Second => 1,
        };
        Ms::from_secs(number as u64 * seconds)
    }
}

/// The words in which times are typed, by language.
const WORDS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// Each line of the words of all languages: what is meant, and the words for it.
fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    WORDS.iter().flat_map(|(_, text)| text.lines()).filter_map(|line| line.split_once(": "))
}

/// Whether the sign begins a delay: `d`, or the head of "задержка, затримка".
fn is_delay_mark(sign: char) -> bool {
    let is_it = |mark: char| sign == mark || mark.to_uppercase().eq([sign]);
    lines().any(|(meaning, marks)| meaning == "delay" && marks.chars().any(is_it))
}

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
        if main.split('+').chain(delay).any(|part| part.trim().is_empty()) {
            return Err(ControlError::Unreadable(text.trim().to_owned()));
        }
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
    for (at, mark) in text.char_indices().filter(|(_, c)| c.is_alphabetic() && is_delay_mark(*c)) {
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn to_end(time: Ms) -> Stage {
        Stage { moves: None, time }
    }

    fn counted(time: Ms, moves: u16) -> Stage {
        Stage { moves: Some(moves), time }
    }

    fn mins(minutes: u64) -> Ms {
        Ms::from_mins(minutes)
    }

    fn secs(seconds: u64) -> Ms {
        Ms::from_secs(seconds)
    }

    #[test]
    fn controls_are_read_as_players_write_them() {
        let inc = |seconds| Bonus::Increment(secs(seconds));
        let table: &[(&[&str], &str, Vec<Stage>, Bonus)] = &[
            (&["20", "20m", " 20 min ", "20 мин.", "20 хв", "20'", "1200s"], "20", vec![to_end(mins(20))], Bonus::None),
            (&["90s", "1m30", "1 м 30 с", "1'30''"], "1m30s", vec![to_end(secs(90))], Bonus::None),
            (&["30+30s", "30+30", "30'+30″", "30 мин + 30 сек"], "30+30s", vec![to_end(mins(30))], inc(30)),
            (&["8+4s", "8 + 4"], "8+4s", vec![to_end(mins(8))], inc(4)),
            (&["3+2"], "3+2s", vec![to_end(mins(3))], inc(2)),
            (&["3+0", "3", "3 d0"], "3", vec![to_end(mins(3))], Bonus::None),
            (
                &["1h20+1m", "1H20M+60S", "80+60", "1ч20+1м", "1 год 20 хв + 1 хв"],
                "1h20+60s",
                vec![to_end(mins(80))],
                inc(60),
            ),
            (&["45/20+15", "45 / 20 + 15m"], "45/20+15", vec![counted(mins(45), 20), to_end(mins(15))], Bonus::None),
            (&["2h/50+1h/25"], "2h/50+1h/25", vec![counted(mins(120), 50), counted(mins(60), 25)], Bonus::None),
            (&["2h/50+30s"], "2h/50+30s", vec![counted(mins(120), 50)], inc(30)),
            (
                &["1h30/40+30+30s", "90/40+30+30"],
                "1h30/40+30+30s",
                vec![counted(mins(90), 40), to_end(mins(30))],
                inc(30),
            ),
            (&["25 d10s", "25d10", "25 D 10", "25 з10"], "25 d10s", vec![to_end(mins(25))], Bonus::Delay(secs(10))),
        ];
        for (texts, canonical, stages, bonus) in table {
            let control = Control::new(stages.clone(), *bonus).expect("a valid control");
            assert_eq!(control.to_string(), *canonical);
            for text in *texts {
                assert_eq!(text.parse().as_ref(), Ok(&control), "{text}");
            }
        }
    }

    #[test]
    fn a_refusal_names_the_offending_part() {
        let part = str::to_owned;
        let table = [
            ("", ControlError::Empty),
            ("  ", ControlError::Empty),
            ("fast", ControlError::Unreadable(part("fast"))),
            ("20 moves", ControlError::Unreadable(part("20 moves"))),
            ("20 30", ControlError::Unreadable(part("20 30"))),
            ("30s20m", ControlError::Unreadable(part("30s20m"))),
            ("45/20+", ControlError::Unreadable(part("45/20+"))),
            ("-5", ControlError::Unreadable(part("-5"))),
            ("99999999999", ControlError::Unreadable(part("99999999999"))),
            ("25 d", ControlError::Unreadable(part("25 d"))),
            ("45/x", ControlError::Moves(part("45/x"))),
            ("45/0+15", ControlError::Moves(part("45/0"))),
            ("45/1000", ControlError::Moves(part("45/1000"))),
            ("0+2", ControlError::StageTime(part("0"))),
            ("25h", ControlError::StageTime(part("25h"))),
            ("20+2h", ControlError::Bonus(part("+7200s"))),
            ("20+30+40", ControlError::AfterEnd(part("40"))),
            ("20+5 d3", ControlError::AfterEnd(part("3"))),
            ("1/1+1/1+1/1+1/1+1/1+1/1+1/1+1/1+1", ControlError::TooManyStages(9)),
        ];
        for (text, error) in table {
            assert_eq!(text.parse::<Control>(), Err(error), "{text}");
        }
    }

    fn any_control() -> impl Strategy<Value = Control> {
        let time = (1..=86_400_u64).prop_map(secs);
        let bonus = prop_oneof![
            Just(Bonus::None),
            (0..=3600_u64).prop_map(|s| Bonus::Increment(secs(s))),
            (0..=3600_u64).prop_map(|s| Bonus::Delay(secs(s))),
        ];
        let earlier = proptest::collection::vec((time.clone(), 1..=999_u16), 0..8);
        (earlier, time, proptest::option::of(1..=999_u16), bonus).prop_map(|(earlier, time, moves, bonus)| {
            let mut stages: Vec<Stage> = earlier.into_iter().map(|(time, moves)| counted(time, moves)).collect();
            stages.push(Stage { moves, time });
            Control::new(stages, bonus).expect("within the bounds")
        })
    }

    proptest! {
        #[test]
        fn the_canonical_text_reads_back_as_the_same_control(control in any_control()) {
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }

        #[test]
        fn no_text_panics(text in any::<String>()) {
            let _ = text.parse::<Control>();
        }

        #[test]
        fn no_text_of_the_alphabet_panics_and_what_is_read_is_canonical(text in "[0-9hmsdчмсз'″+/ .]{0,24}") {
            if let Ok(control) = text.parse::<Control>() {
                prop_assert_eq!(control.to_string().parse(), Ok(control));
            }
        }
    }
}
