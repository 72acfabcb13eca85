//! Time controls as they are said and as the program prints them: `10:00`, "five minutes plus three seconds a move",
//! «1:30:00 на 40 ходов плюс 0:30 на ход, затем 30:00 плюс 0:30 на ход».

use super::book::Book;
use super::line::Line;
use super::{Lexicon, length, table};
use golos_clock::{Bonus, Control, Stage};
use golos_wording::{Wording, text_key};

/// What stands between the times of a control.
pub(super) struct ControlWords {
    bonuses: Book<table::Earned>,
    per: Book<()>,
    within: Book<()>,
    moves: Book<()>,
    then: Book<()>,
}

impl ControlWords {
    pub fn new(languages: &[Wording]) -> ControlWords {
        let one = |key| Book::new(languages, [(key, ())]);
        ControlWords {
            bonuses: Book::new(languages, table::BONUSES),
            per: one(text_key::WORDS_CONTROL_PER),
            within: one(text_key::WORDS_CONTROL_FOR),
            moves: one(text_key::WORDS_CONTROL_MOVE),
            then: one(text_key::WORDS_CONTROL_THEN),
        }
    }
}

impl Lexicon {
    /// Reads a control: as players write it, as the program prints it, or in words. A bare number is none: which unit it
    /// counts has to be asked.
    #[must_use]
    pub fn control(&self, text: &str) -> Option<Control> {
        let text = text.trim().trim_end_matches('.');
        if let Ok(control) = text.parse() {
            return Some(control);
        }
        // The sign is read as its English word, which every language knows.
        let text = text.replace('+', " plus ");
        let mut rest = Line::read(&text);
        let (mut stages, mut bonus) = (Vec::new(), Bonus::None);
        loop {
            let (time, behind) = length::take(&self.times, &rest)?;
            let (moves, behind) = self.moves_within(behind);
            stages.push(Stage { moves, time });
            rest = behind;
            if let Some((of, behind)) = self.controls.bonuses.take(&rest) {
                let (time, behind) = length::take(&self.times, &behind)?;
                let per = self.controls.per.take(&behind);
                rest = per.as_ref().map_or_else(|| behind.behind(0), |((), rest)| rest.behind(0));
                // "45 minutes for 20 moves plus 15 minutes": behind a stage with moves, and not for each of them.
                if per.is_none() && moves.is_some() && time.secs().is_multiple_of(60) {
                    stages.push(Stage { moves: None, time });
                } else if bonus == Bonus::None || bonus == of(time) {
                    bonus = of(time);
                } else {
                    return None;
                }
            }
            match self.controls.then.take(&rest) {
                Some(((), behind)) => rest = behind,
                None => break,
            }
        }
        if rest.is_empty() { Control::new(stages, bonus).ok() } else { None }
    }

    /// "for 40 moves".
    fn moves_within<'a>(&self, line: Line<'a>) -> (Option<u16>, Line<'a>) {
        let read = || {
            let ((), rest) = self.controls.within.take(&line)?;
            let digits = rest.first().and_then(|word| word.parse().ok()).map(|number: u16| (number, rest.behind(1)));
            let said = || self.times.numbers.take(&rest).map(|(number, rest)| (u16::try_from(number).ok(), rest));
            let (number, rest) = match digits {
                Some(read) => read,
                None => said().and_then(|(number, rest)| Some((number?, rest)))?,
            };
            let ((), rest) = self.controls.moves.take(&rest)?;
            Some((number, rest))
        };
        match read() {
            Some((number, rest)) => (Some(number), rest),
            None => (None, line),
        }
    }
}
