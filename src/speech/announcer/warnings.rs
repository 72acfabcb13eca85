//! Warnings of the time that is left: private, each at its moment.

use super::to_arbiter;
use crate::{Announcement, Kind};
use golos_clock::Ms;
use golos_game::{Audience, Seat, State};
use golos_people::Task;
use golos_rules::Side;
use golos_wording::{Noun, Sentence, Slot, message};

/// The last seconds are counted with bare numbers, but for the first.
const COUNTDOWN: Ms = Ms::from_secs(10);

/// The player is warned in private, and of his time trouble his assistant too, who is to warn him; without one that was
/// agreed the arbiter is told to (U-V.13.12b, U-V.13.12d).
pub(super) fn warned(state: &State, side: Side, left: Ms) -> Vec<Announcement> {
    // R-5.4.3.2a: who has no more than that for all of his moves is in no trouble yet in his first seconds.
    if left >= state.clock().control().first_time() {
        return Vec::new();
    }
    // Of what was asked for besides he hears what is left, and nobody has to warn him of that (U-V.13.7.1b).
    let is_trouble = left == state.zone(side);
    let sentence = if left <= COUNTDOWN {
        countdown(u32::try_from(left.secs()).unwrap_or(u32::MAX))
    } else if is_trouble {
        message::warn_trouble(left)
    } else {
        message::warn_left(left)
    };
    // Where he has not come, nobody sits who could be warned: the arbiter alone may want to know it.
    if state.is_absent(side) {
        let told = message::arb_absent_left(side, left);
        return (left > COUNTDOWN).then(|| to_arbiter(Kind::Report, told)).into_iter().collect();
    }
    let is_helped = state.agreed(side).is_some_and(|tasks| tasks.has(Task::Inform));
    let helper = if is_helped { Audience::of(Seat::Assistant(side)) } else { Audience::NOBODY };
    let kind = if left <= COUNTDOWN { Kind::Countdown } else { Kind::Warning };
    let mut heard = vec![Announcement::new(Audience::of(side.into()).and(helper), kind, sentence)];
    if is_trouble && !is_helped {
        // A player who sees his clock is warned by nobody: the arbiter only knows of it (U-V.7.11).
        let warn = if state.is_told_times(side) { message::arb_warn } else { message::arb_trouble };
        let warn = warn(side, left);
        heard.push(to_arbiter(Kind::Report, warn).lasting(Kind::Warning.lifetime()));
    }
    heard
}

/// A byo-yomi period begins: the player and the one who informs him hear how many are left, and the arbiter whose they are.
pub(super) fn overtime(state: &State, side: Side, periods: u16) -> Vec<Announcement> {
    let time = state.clock().bonus(side).overtime().time;
    let count = Slot::Count(periods.into(), Noun::Period);
    let sentence =
        if periods == 1 { message::warn_overtime_last(time) } else { message::warn_overtime(count.clone(), time) };
    private(state, side, sentence, message::clock_overtime(side, count))
}

/// The time of a period is used up, and the clock has run on: the player hears of the time, the arbiter of the moves too.
pub(super) fn period_entered(state: &State, side: Side) -> Vec<Announcement> {
    let time = state.clock().period(side).time;
    private(state, side, message::warn_ran_on(time), ran_on(state, side))
}

/// How many of the moves are made for which the time of a period was used up.
pub(super) fn ran_on(state: &State, side: Side) -> Sentence {
    let clock = state.clock();
    let needed = clock.to_control(side).map_or(0, |(control_move, _)| control_move);
    message::clock_ran_on(side, clock.moves(side), needed, clock.period(side).time)
}

/// What the player hears, and the one who informs him, and what the arbiter is told; of one who is not there, only that.
fn private(state: &State, side: Side, sentence: Sentence, told: Sentence) -> Vec<Announcement> {
    let told = to_arbiter(Kind::Warning, told);
    if state.is_absent(side) {
        return vec![told];
    }
    let is_helped = state.agreed(side).is_some_and(|tasks| tasks.has(Task::Inform));
    let helper = if is_helped { Audience::of(Seat::Assistant(side)) } else { Audience::NOBODY };
    vec![Announcement::new(Audience::of(side.into()).and(helper), Kind::Warning, sentence), told]
}

/// The seconds, as a bare number; the first says what is counted.
fn countdown(seconds: u32) -> Sentence {
    let is_first = Ms::from_secs(seconds.into()) == COUNTDOWN;
    if is_first {
        message::warn_countdown_first(Slot::Count(seconds, Noun::Second))
    } else {
        message::warn_countdown(seconds)
    }
}
