use std::str::FromStr;

use super::american;
use super::length::{Unit, is_delay_mark, read_seconds_alone, read_time, split_while};
use crate::{Bonus, Control, ControlError, Ms, Overtime, Period};

/// The word of an hourglass, before its time.
const HOURGLASS: &str = "hourglass";
/// The signs between the number of byo-yomi periods and their length.
const TIMES: [char; 5] = ['x', '×', 'х', 'X', 'Х'];
/// The signs of Bronstein's delay.
const BRONSTEIN: [char; 4] = ['b', 'B', 'б', 'Б'];

/// Which of two bare numbers at a slash is the moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Slash {
    MovesFirst,
    TimeFirst,
}

/// A reading of a text, and whether it depends on which number at a slash is the moves.
struct Reading {
    control: Control,
    is_doubtful: bool,
}

impl FromStr for Control {
    type Err = ControlError;

    /// Reads a control as players write it.
    ///
    /// | text | control |
    /// |---|---|
    /// | `20`, `20m`, `90s`, `1h20` | the whole game in that time; a bare number is minutes |
    /// | `30+30s`, `3+2`, `1h20+1m` | and an increment; after a period to the end a bare number is seconds |
    /// | `45/20+15` | 20 moves in 45 minutes, then 15 minutes to the end; after a period with moves a bare number is minutes |
    /// | `40m/90`, `90/40m` | 90 moves in 40 minutes: the number with a unit is the time |
    /// | `2h/50+1h/25` | 50 moves in 2 hours, then 25 moves in each further hour |
    /// | `1h30/40+30+30s` | two periods and an increment; after a period with moves seconds alone are an increment too |
    /// | `1h30/40>+30` | the first period runs on: at the end of its time the next one begins, and no flag falls |
    /// | `25 d10`, `25d10s` | 25 minutes with a delay of 10 seconds |
    /// | `25 b10` | the same with Bronstein's delay |
    /// | `30+3x30s` | 30 minutes, then byo-yomi: 3 periods of 30 seconds |
    /// | `hourglass 5` | an hourglass of 5 minutes a side |
    /// | `2h/40; 1h/20; 15+30s` | periods with a bonus of their own each |
    /// | `G/60;d5`, `40/90, SD/30; inc 30` | American: the moves come first, `d`, `inc` or `+` hold for all periods |
    ///
    /// Spaces and letter case do not matter; units may be Cyrillic (`ч`, `год`, `м`, `мин`, `хв`, `с`, `сек`) or marks
    /// (`30'+30"`).
    ///
    /// # Errors
    ///
    /// [`ControlError`] with the part that is not understood or out of bounds. [`ControlError::Ambiguous`] for `40/90`: of
    /// two bare numbers the first is the time only if it is the greater.
    fn from_str(text: &str) -> Result<Control, ControlError> {
        let first = read(text, Slash::TimeFirst)?;
        let other = first.is_doubtful.then(|| read(text, Slash::MovesFirst));
        match other {
            Some(Ok(other)) if other.control != first.control => {
                Err(ControlError::Ambiguous(Box::new([other.control, first.control])))
            }
            _ => Ok(first.control),
        }
    }
}

impl Control {
    /// Reads a control from a record. Earlier programs wrote `40/90` for 90 moves in 40 minutes.
    ///
    /// # Errors
    ///
    /// As [`FromStr`](#impl-FromStr-for-Control), but nothing is ambiguous.
    pub fn recorded(text: &str) -> Result<Control, ControlError> {
        read(text, Slash::TimeFirst).map(|reading| reading.control)
    }
}

fn read(text: &str, slash: Slash) -> Result<Reading, ControlError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ControlError::Empty);
    }
    if american::is_it(text) {
        return american::read(text).map(|control| Reading { control, is_doubtful: false });
    }
    if let Some(time) = text.get(..HOURGLASS.len()).filter(|word| word.eq_ignore_ascii_case(HOURGLASS)) {
        let time = read_time(&text[time.len()..], Unit::Minute)?;
        let control = Control::with_one_bonus(vec![Period::to_the_end(time)], Bonus::Hourglass)?;
        return Ok(Reading { control, is_doubtful: false });
    }
    let mut reader = Reader { slash, is_doubtful: false };
    let parts: Vec<&str> = text.split([';', ',']).collect();
    let control = match parts.as_slice() {
        [whole] => {
            let (periods, bonus) = reader.periods(whole)?;
            Control::with_one_bonus(periods, bonus)?
        }
        parts => reader.each(parts)?,
    };
    Ok(Reading { control, is_doubtful: reader.is_doubtful })
}

struct Reader {
    slash: Slash,
    is_doubtful: bool,
}

impl Reader {
    /// Periods with a bonus of their own each.
    fn each(&mut self, parts: &[&str]) -> Result<Control, ControlError> {
        let mut all = Vec::new();
        for part in parts {
            let (mut periods, bonus) = self.periods(part)?;
            if let Some(last) = periods.last_mut() {
                last.bonus = bonus;
            }
            all.append(&mut periods);
        }
        Control::new(all)
    }

    /// Periods with one bonus for all.
    fn periods(&mut self, text: &str) -> Result<(Vec<Period>, Bonus), ControlError> {
        let (main, delay) = split_delay(text);
        let is_empty = |part: &str| part.trim().is_empty();
        if main.split('+').chain(delay.map(|(_, time)| time)).any(is_empty) {
            return Err(ControlError::Unreadable(text.trim().to_owned()));
        }
        let mut periods: Vec<Period> = Vec::new();
        let mut bonus = None;
        for part in main.split('+').map(str::trim) {
            let last_moves = periods.last().map(|period| period.moves);
            match (last_moves, read_seconds_alone(part)) {
                _ if bonus.is_some() => return Err(ControlError::AfterEnd(part.to_owned())),
                (Some(_), _) if let Some(overtime) = read_overtime(part) => bonus = Some(Bonus::ByoYomi(overtime?)),
                (Some(None), _) => bonus = Some(Bonus::Increment(read_bonus(part)?)),
                (Some(Some(_)), Some(time)) => bonus = Some(Bonus::Increment(time)),
                _ => periods.push(self.period(part)?),
            }
        }
        match (bonus, delay) {
            (Some(_), Some((_, time))) => Err(ControlError::AfterEnd(time.to_owned())),
            (None, Some((of, time))) => Ok((periods, of(read_bonus(time)?))),
            (bonus, None) => Ok((periods, bonus.unwrap_or_default())),
        }
    }

    fn period(&mut self, part: &str) -> Result<Period, ControlError> {
        let (text, runs_on) = part.strip_suffix('>').map_or((part, false), |text| (text.trim_end(), true));
        let Some((before, after)) = text.split_once('/') else {
            return Ok(Period { runs_on, ..Period::to_the_end(read_time(text, Unit::Minute)?) });
        };
        let number = |text: &str| text.trim().parse::<u16>().ok();
        let is_time_first = match (number(before), number(after)) {
            (Some(before), Some(after)) => {
                self.is_doubtful |= before < after;
                before >= after || self.slash == Slash::TimeFirst
            }
            (Some(_), None) => read_time(after, Unit::Minute).is_err(),
            (None, _) => true,
        };
        let (time, moves) = if is_time_first { (before, after) } else { (after, before) };
        let moves = number(moves).ok_or_else(|| ControlError::Moves(part.to_owned()))?;
        Ok(Period { moves: Some(moves), runs_on, ..Period::to_the_end(read_time(time, Unit::Minute)?) })
    }
}

/// `3x30s`: byo-yomi periods and their length; `None` if it is nothing of the kind.
fn read_overtime(part: &str) -> Option<Result<Overtime, ControlError>> {
    let (periods, rest) = split_while(part, |sign| sign.is_ascii_digit());
    let time = rest.trim_start().strip_prefix(TIMES)?.trim_start();
    if !time.starts_with(|sign: char| sign.is_ascii_digit()) {
        return None;
    }
    let periods = periods.parse().ok()?;
    Some(read_bonus(time).map(|time| Overtime { periods, time }))
}

pub(super) fn read_bonus(part: &str) -> Result<Ms, ControlError> {
    read_time(part, Unit::Second)
}

/// What a time after a mark is to a move.
pub(super) type Marked = fn(Ms) -> Bonus;

/// The text before the mark of a delay that stands alone, what it marks, and the text after it.
fn split_delay(text: &str) -> (&str, Option<(Marked, &str)>) {
    for (at, mark) in text.char_indices() {
        let of: Marked = match mark {
            mark if BRONSTEIN.contains(&mark) => Bonus::Bronstein,
            mark if mark.is_alphabetic() && is_delay_mark(mark) => Bonus::Delay,
            _ => continue,
        };
        let (before, after) = (&text[..at], &text[at + mark.len_utf8()..]);
        if !before.ends_with(char::is_alphabetic) && !after.starts_with(char::is_alphabetic) {
            return (before, Some((of, after.trim())));
        }
    }
    (text, None)
}
