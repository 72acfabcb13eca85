//! Breaks, CH-55.7, CH-56.7.

use golos_rules::Side;

use super::{Break, Day, State};

impl State {
    /// A break that a side announces to the partner in a letter of the day `told`, with what of it counts in this game: from
    /// the notice on if that came late, up to the days of the year. The arbiter may allow one beyond the norm.
    #[must_use]
    pub fn announced(&self, by: Side, span: (Day, Day), told: Day, by_arbiter: bool) -> Break {
        let (first, last) = span;
        let valid = if by_arbiter { (first <= last).then_some(span) } else { self.valid(by, span, told) };
        Break { by, first, last, told, valid, by_arbiter }
    }

    fn valid(&self, by: Side, (first, last): (Day, Day), told: Day) -> Option<(Day, Day)> {
        let rule = &self.setup().rules.breaks;
        let first = if told <= first { first } else { told };
        if (!rule.late_from_notice && told >= first) || first > last {
            return None;
        }
        let year = first.year();
        let begun = self.own_spans(by).filter(|(begins, _)| begins.year() == year).count();
        if rule.most.is_some_and(|most| usize::try_from(most).is_ok_and(|most| begun >= most)) {
            return None;
        }
        let left = rule.days.checked_sub(self.break_days(by, year)).filter(|&left| left > 0)?;
        let mut last = last.min(first.plus(left - 1));
        // The days of January count against the new year as well.
        let new_year = first.year_end().plus(1);
        if last >= new_year {
            let january = rule.days.saturating_sub(self.break_days(by, year + 1));
            last = if january == 0 { first.year_end() } else { last.min(new_year.plus(january - 1)) };
        }
        Some((first, last))
    }

    /// Days of breaks of a side that count against a year.
    #[must_use]
    pub fn break_days(&self, by: Side, year: i32) -> u32 {
        let days = |(first, last): (Day, Day)| match (first.year() == year, last.year() == year) {
            (true, _) => last.since(first) + 1,
            (false, true) => last.since(first.year_end()),
            (false, false) => 0,
        };
        self.own_spans(by).map(days).sum()
    }

    /// The valid breaks of a side that were not given by the arbiter.
    fn own_spans(&self, by: Side) -> impl Iterator<Item = (Day, Day)> {
        self.breaks().iter().filter(move |it| it.by == by && !it.by_arbiter).filter_map(|it| it.valid)
    }
}
