//! The counting of days: R-10.3.1 to 10.3.5, R-10.4.3, CH-55.4, CH-55.6.1, CH-56.4, CH-56.7.

use super::Day;

/// Days that count for nobody: spans with both ends, sorted, none touching another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FreeDays(Vec<(Day, Day)>);

impl FreeDays {
    /// The union of spans, each from its first to its last day.
    #[must_use]
    pub fn of(spans: impl IntoIterator<Item = (Day, Day)>) -> FreeDays {
        let mut sorted: Vec<(Day, Day)> = spans.into_iter().filter(|(first, last)| first <= last).collect();
        sorted.sort_unstable();
        let mut united: Vec<(Day, Day)> = Vec::new();
        for (first, last) in sorted {
            match united.last_mut() {
                Some(before) if first <= before.1.plus(1) => before.1 = before.1.max(last),
                _ => united.push((first, last)),
            }
        }
        FreeDays(united)
    }

    /// Free days after `from`, up to and including `to`.
    fn between(&self, from: Day, to: Day) -> u32 {
        let overlap = |&(first, last): &(Day, Day)| {
            let (first, last) = (first.max(from.plus(1)), last.min(to));
            if first <= last { last.since(first) + 1 } else { 0 }
        };
        self.0.iter().map(overlap).sum()
    }
}

/// Days that are charged for an answer: those after the day of receipt, up to and including the day of dispatch, which are
/// not free. The same day is 0.
///
/// ```
/// use golos_letters::{Day, FreeDays, days};
///
/// let day = |text: &str| text.parse::<Day>().unwrap();
/// // R-10.4.3: a break from 10.10 to 25.10.
/// let free = FreeDays::of([(day("2026-10-10"), day("2026-10-25"))]);
/// assert_eq!(days(day("2026-10-08"), day("2026-10-27"), &free), 3);
/// assert_eq!(days(day("2026-10-08"), day("2026-10-20"), &free), 1);
/// assert_eq!(days(day("2026-10-10"), day("2026-10-26"), &free), 1);
/// ```
#[must_use]
pub fn days(received: Day, sent: Day, free: &FreeDays) -> u32 {
    sent.since(received) - if sent > received { free.between(received, sent) } else { 0 }
}

/// Days allowed for so many moves: as many as for every ten that were begun (R-10.3.5, CH-55.6.1). Before the first move it
/// is the limit of the first ten.
#[must_use]
pub fn limit(days_for_ten: u32, moves: u32) -> u32 {
    days_for_ten.saturating_mul(moves.div_ceil(10).max(1))
}

/// The last day on which an answer keeps the total within the limit; `None` if the limit has been passed.
#[must_use]
pub fn last_day(received: Day, total: u32, limit: u32, free: &FreeDays) -> Option<Day> {
    let mut left = limit.checked_sub(total)?;
    let mut last = received;
    // Whole spans at a time: up to the next free span, then past it.
    for &(first, end) in free.0.iter().filter(|(_, end)| *end > received) {
        let ahead = first.since(last.plus(1));
        if ahead > left {
            break;
        }
        left -= ahead;
        last = end;
    }
    Some(last.plus(left))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    /// Day by day: slow, and plain.
    fn slowly(received: Day, sent: Day, spans: &[(Day, Day)]) -> u32 {
        let (mut at, mut count) = (received, 0);
        while at < sent {
            at = at.plus(1);
            if !spans.iter().any(|&(first, last)| first <= at && at <= last) {
                count += 1;
            }
        }
        count
    }

    #[test]
    fn r_10_4_3_the_worked_break() {
        let free = FreeDays::of([(day("2026-10-10"), day("2026-10-25"))]);
        for (received, sent, counted) in [
            ("2026-10-08", "2026-10-27", 3),
            ("2026-10-08", "2026-10-20", 1),
            ("2026-10-10", "2026-10-26", 1),
            ("2026-10-12", "2026-10-24", 0),
            ("2026-10-09", "2026-10-26", 1),
            ("2026-10-08", "2026-10-08", 0),
        ] {
            assert_eq!(days(day(received), day(sent), &free), counted, "{received} {sent}");
        }
    }

    #[test]
    fn r_10_3_5_the_limit_grows_with_each_ten_begun() {
        for (moves, total, over) in [
            (10, 50, false),
            (10, 51, true),
            (8, 51, true),
            (11, 51, false),
            (11, 100, false),
            (12, 101, true),
            (20, 101, true),
            (21, 101, false),
        ] {
            assert_eq!(total > limit(50, moves), over, "{moves} {total}");
        }
    }

    #[test]
    fn ch_55_6_1_and_56_4_3_have_limits_of_their_own() {
        assert_eq!((limit(30, 10), limit(30, 11), limit(60, 10), limit(60, 20)), (30, 60, 60, 120));
    }

    proptest! {
        #[test]
        fn days_are_those_of_a_slow_counter(
            from in 0u32..1500,
            length in 0u32..200,
            spans in proptest::collection::vec((0u32..1700, 0u32..40), 0..6),
        ) {
            let origin = day("2026-11-01");
            let spans: Vec<(Day, Day)> =
                spans.into_iter().map(|(at, length)| (origin.plus(at), origin.plus(at + length))).collect();
            let (received, sent) = (origin.plus(from), origin.plus(from + length));
            let free = FreeDays::of(spans.iter().copied());
            prop_assert_eq!(days(received, sent, &free), slowly(received, sent, &spans));
            prop_assert_eq!(days(sent, received, &free), 0);
        }

        #[test]
        fn the_last_day_is_the_last_that_does_not_pass_the_limit(
            total in 0u32..60,
            spans in proptest::collection::vec((0u32..120, 0u32..40), 0..6),
        ) {
            let origin = day("2027-12-20");
            let free = FreeDays::of(spans.iter().map(|&(at, length)| (origin.plus(at), origin.plus(at + length))));
            match last_day(origin, total, 50, &free) {
                None => prop_assert!(total > 50),
                Some(last) => {
                    prop_assert!(total + days(origin, last, &free) <= 50);
                    prop_assert_eq!(total + days(origin, last.plus(1), &free), 51);
                }
            }
        }
    }
}
