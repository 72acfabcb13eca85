//! Time controls as they are said and as the program prints them: `10:00`, "five minutes plus three seconds a move",
//! «1:30:00 на 40 ходов плюс 0:30 на ход, затем 30:00 плюс 0:30 на ход», "30:00, byo-yomi: 3 periods of 0:30".

use super::book::Book;
use super::line::Line;
use super::{Lexicon, length, table};
use golos_clock::{Bonus, Control, ControlError, Overtime, Period};
use golos_wording::{Wording, text_key};

/// What stands between the times of a control.
pub(super) struct ControlWords {
    bonuses: Book<table::Earned>,
    byo_yomi: Book<()>,
    periods: Book<()>,
    hourglass: Book<()>,
    per: Book<()>,
    within: Book<()>,
    moves: Book<()>,
    then: Book<()>,
    /// That the clock does not stop at the end of a period.
    runs_on: Book<()>,
}

impl ControlWords {
    pub fn new(languages: &[Wording]) -> ControlWords {
        let one = |key| Book::new(languages, [(key, ())]);
        ControlWords {
            bonuses: Book::new(languages, table::BONUSES),
            byo_yomi: one(text_key::WORDS_CONTROL_BYO_YOMI),
            periods: one(text_key::WORDS_CONTROL_PERIOD),
            hourglass: one(text_key::WORDS_CONTROL_HOURGLASS),
            per: one(text_key::WORDS_CONTROL_PER),
            within: one(text_key::WORDS_CONTROL_FOR),
            moves: one(text_key::WORDS_CONTROL_MOVE),
            then: one(text_key::WORDS_CONTROL_THEN),
            runs_on: one(text_key::WORDS_CONTROL_RUNS_ON),
        }
    }
}

impl Lexicon {
    /// Reads a control: as players write it, as the program prints it, or in words. A bare number is none: which unit it
    /// counts has to be asked.
    ///
    /// # Errors
    ///
    /// Why it is none as players write it; [`ControlError::Ambiguous`] if there are two.
    pub fn control(&self, text: &str) -> Result<Control, ControlError> {
        let text = text.trim().trim_end_matches('.');
        let written = text.parse();
        if written.is_ok() || matches!(written, Err(ControlError::Ambiguous(_))) {
            return written;
        }
        // The sign is read as its English word, which every language knows.
        let text = text.replace('+', " plus ");
        self.control_in_words(&Line::read(&text)).map_or(written, Ok)
    }

    fn control_in_words(&self, line: &Line<'_>) -> Option<Control> {
        if let Some(((), rest)) = self.controls.hourglass.take(line) {
            let (time, _) = length::take(&self.times, &rest).filter(|(_, behind)| behind.is_empty())?;
            return Control::with_one_bonus(vec![Period::to_the_end(time)], Bonus::Hourglass).ok();
        }
        let mut rest = line.behind(0);
        let mut periods = Vec::new();
        loop {
            let (time, behind) = length::take(&self.times, &rest)?;
            let (moves, behind) = self.moves_within(behind);
            let on = self.controls.runs_on.take(&behind);
            let mut period = Period { moves, runs_on: on.is_some(), ..Period::to_the_end(time) };
            rest = on.map_or(behind, |((), behind)| behind);
            if let Some((bonus, behind)) = self.byo_yomi(&rest) {
                period.bonus = bonus;
                rest = behind;
            } else if let Some((of, behind)) = self.controls.bonuses.take(&rest) {
                let (time, behind) = length::take(&self.times, &behind)?;
                let per = self.controls.per.take(&behind);
                rest = per.as_ref().map_or_else(|| behind.behind(0), |((), rest)| rest.behind(0));
                // "45 minutes for 20 moves plus 15 minutes": after a period with moves, and not for each of them.
                if per.is_none() && moves.is_some() && time.secs().is_multiple_of(60) {
                    periods.push(period);
                    period = Period::to_the_end(time);
                } else {
                    period.bonus = of(time);
                }
            }
            periods.push(period);
            match self.controls.then.take(&rest) {
                Some(((), behind)) => rest = behind,
                None => break,
            }
        }
        if rest.is_empty() { Control::new(periods).ok() } else { None }
    }

    /// "byo-yomi: three periods of thirty seconds".
    fn byo_yomi<'a>(&self, line: &Line<'a>) -> Option<(Bonus, Line<'a>)> {
        let ((), rest) = self.controls.byo_yomi.take(line)?;
        let (periods, rest) = self.number(&rest)?;
        let periods = u16::try_from(periods).ok()?;
        let ((), rest) = self.controls.periods.take(&rest)?;
        let (time, rest) = length::take(&self.times, &rest)?;
        Some((Bonus::ByoYomi(Overtime { periods, time }), rest))
    }

    /// "for 40 moves".
    fn moves_within<'a>(&self, line: Line<'a>) -> (Option<u16>, Line<'a>) {
        let read = || {
            let ((), rest) = self.controls.within.take(&line)?;
            let (number, rest) = self.number(&rest)?;
            let ((), rest) = self.controls.moves.take(&rest)?;
            Some((u16::try_from(number).ok()?, rest))
        };
        match read() {
            Some((number, rest)) => (Some(number), rest),
            None => (None, line),
        }
    }
}
