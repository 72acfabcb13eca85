use super::Clock;
use crate::{Bonus, Ms, Overtime};
use golos_rules::{BySide, Side};

/// The least time that is left to a side whose flag is not down: no flag falls by what is corrected or taken back, but by
/// itself, with its record.
pub const LAST_MOMENT: Ms = Ms::new(1);

/// What has to be known of a completed move to take it back later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeBackMark {
    earned: Ms,
    spent: Ms,
    overtime: Overtime,
    early: u16,
    /// What the opponent's clock had run until then.
    waited: Ms,
}

impl TakeBackMark {
    /// What the move earned: by its bonus, and the time of a next period.
    #[must_use]
    pub const fn earned(&self) -> Ms {
        self.earned
    }
}

impl Clock {
    /// What has to be known to take back the move that `side` has just completed.
    #[must_use]
    pub fn mark(&self, side: Side) -> TakeBackMark {
        let last = self.last.filter(|completed| completed.side == side);
        TakeBackMark {
            earned: last.map_or(Ms::ZERO, |completed| completed.earned),
            spent: last.map_or(self.dials[side].spent, |completed| completed.spent),
            overtime: last.map_or(self.dials[side].overtime, |completed| completed.overtime),
            early: last.map_or(self.dials[side].early, |completed| completed.early),
            waited: self.dials[side.other()].used,
        }
    }

    /// Takes back the last completed move of `side`, which was none: its clock goes on as if it had run since then, and the
    /// other has the time back that it ran meanwhile. No flag falls by it: a moment is left.
    pub fn take_back(&mut self, side: Side, mark: TakeBackMark, now: Ms) {
        self.start(side, now);
        let settled = self.settled;
        let bonus = self.bonus(side.other());
        let other = &mut self.dials[side.other()];
        let ran = other.used - mark.waited;
        other.used -= ran;
        let delayed = if bonus.delay().is_zero() { Ms::ZERO } else { other.spent };
        other.put(other.until_flag + (ran - delayed), settled);
        other.spent = Ms::ZERO;
        let dial = &mut self.dials[side];
        dial.moves = dial.moves.saturating_sub(1);
        dial.spent = mark.spent;
        dial.overtime = mark.overtime;
        dial.early = mark.early;
        dial.until_flag -= mark.earned;
        let bonus = self.bonus(side);
        if bonus == Bonus::Hourglass {
            // What the other used came to this side, and what this one uses now goes to the other.
            self.dials[side].until_flag -= ran;
            self.dials[side.other()].until_flag += ran;
        }
        let mut dial = self.dials[side];
        self.run(&mut dial, (settled - ran, ran), bonus);
        dial.put(dial.until_flag.max(LAST_MOMENT), settled);
        self.dials[side] = dial;
        self.last = None;
    }

    /// The times as they stood right behind the first of these completed moves: each with its side, oldest first, the last
    /// one that of the game. Corrections that were made since stay in them.
    #[must_use]
    pub fn times_behind(&self, moves: &[(Side, TakeBackMark)], now: Ms) -> BySide<Ms> {
        let mut clock = self.clone();
        let Some(((side, mark), later)) = moves.split_first() else {
            return BySide::new(clock.left(Side::White, now), clock.left(Side::Black, now));
        };
        for (side, mark) in later.iter().rev() {
            clock.take_back(*side, *mark, now);
        }
        let own = clock.left(*side, now);
        clock.take_back(*side, *mark, now);
        let other = clock.left(side.other(), now);
        match side {
            Side::White => BySide::new(own, other),
            Side::Black => BySide::new(other, own),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{s, started};
    use super::*;
    use golos_rules::Side::{Black, White};

    #[test]
    fn ch_7_1_the_times_of_an_earlier_move_are_known_with_what_was_corrected_since() {
        for control in ["20+5s", "20", "20/2+15+5s", "20 d30"] {
            let mut clock = started(control);
            clock.press(White, s(60)).expect("White presses");
            let white = clock.mark(White);
            let behind = [White, Black].map(|side| clock.left(side, s(60)));
            clock.press(Black, s(75)).expect("Black presses");
            let black = clock.mark(Black);
            clock.stop(s(80));
            clock.start(White, s(200));
            clock.press(White, s(230)).expect("White presses");
            let moves = [(White, white), (Black, black), (White, clock.mark(White))];
            let times = clock.times_behind(&moves, s(240));
            assert_eq!([times.white, times.black], behind, "{control}");
            clock.set(Black, clock.left(Black, s(240)) + s(120), s(240));
            assert_eq!(clock.times_behind(&moves, s(250)).black, behind[1] + s(120), "{control}");
        }
    }

    #[test]
    fn u_v_13_2_a_slip_of_entry_that_is_taken_back_leaves_the_clock_as_if_it_had_run_on() {
        for control in ["20+5", "20/1+15", "20/1+15+5s", "20 d30"] {
            let mut clock = started(control);
            let as_it_was = clock.clone();
            clock.press(White, s(60)).expect("White presses");
            let white = clock.mark(White);
            clock.press(Black, s(75)).expect("Black presses");
            let black = clock.mark(Black);
            clock.take_back(Black, black, s(80));
            assert_eq!((clock.running(), clock.moves(Black), clock.used(Black, s(80))), (Some(Black), 0, s(20)));
            clock.take_back(White, white, s(85));
            for side in [White, Black] {
                let times =
                    |clock: &Clock| (clock.left(side, s(85)), clock.used(side, s(85)), clock.delay_left(side, s(85)));
                assert_eq!(times(&clock), times(&as_it_was), "{control}: {side}");
            }
        }
        let mut short = started("1+5");
        short.press(White, s(59)).expect("White presses");
        let mark = short.mark(White);
        short.take_back(White, mark, s(70));
        assert_eq!((short.left(White, s(70)), short.fallen(White)), (Ms::new(1), None));
    }
}
