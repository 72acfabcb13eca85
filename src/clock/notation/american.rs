//! Controls as American organisers write them: `G/60;d5`, `SD/30`, `40/90, SD/30; inc 30`.

use super::length::{Unit, read_time};
use super::read::{Marked, read_bonus};
use crate::{Bonus, Control, ControlError, Period};

/// What comes before the minutes of a period to the end: the game, sudden death.
const TO_THE_END: [&str; 3] = ["g/", "sd/", "game/"];

/// The signs of a bonus.
const BONUSES: [(&str, Marked); 4] =
    [("+", Bonus::Increment), ("inc", Bonus::Increment), ("d", Bonus::Delay), ("b", Bonus::Bronstein)];

/// Whether a part of the text is a period to the end of this notation.
pub(super) fn is_it(text: &str) -> bool {
    words(&text.to_lowercase().replace('+', " ")).any(|word| TO_THE_END.iter().any(|sign| word.starts_with(sign)))
}

/// Reads the whole text. In this notation the moves always come before the slash, and a bonus holds for all periods.
pub(super) fn read(text: &str) -> Result<Control, ControlError> {
    let text = text.to_lowercase().replace('+', " +");
    let (mut periods, mut bonus) = (Vec::new(), Bonus::None);
    let mut words = words(&text);
    while let Some(word) = words.next() {
        // `40/90+SD/30`: a plus between periods.
        let word = word.strip_prefix('+').filter(|word| word.contains('/')).unwrap_or(word);
        let unreadable = || ControlError::Unreadable(word.to_owned());
        if let Some((sign, of)) = BONUSES.iter().find(|(sign, _)| is_bonus(word, sign)) {
            let time = match &word[sign.len()..] {
                "" => words.next().ok_or_else(unreadable)?,
                time => time,
            };
            if bonus != Bonus::None {
                return Err(ControlError::AfterEnd(word.to_owned()));
            }
            bonus = of(read_bonus(time)?);
        } else if let Some(time) = TO_THE_END.iter().find_map(|sign| word.strip_prefix(sign)) {
            periods.push(Period::to_the_end(read_time(time, Unit::Minute)?));
        } else {
            let (moves, time) = word.split_once('/').ok_or_else(unreadable)?;
            let moves = moves.parse().map_err(|_| ControlError::Moves(word.to_owned()))?;
            periods.push(Period { moves: Some(moves), ..Period::to_the_end(read_time(time, Unit::Minute)?) });
        }
    }
    Control::with_one_bonus(periods, bonus)
}

/// Whether the word is this sign, alone or before a number.
fn is_bonus(word: &str, sign: &str) -> bool {
    let time = word.strip_prefix(sign);
    time.is_some_and(|time| time.is_empty() || time.starts_with(|first: char| first.is_ascii_digit()))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| sign.is_whitespace() || [';', ','].contains(&sign)).filter(|word| !word.is_empty())
}
