//! Answers to queries.

use super::clocks::{self, clocks};
use super::events::{self, counter};
use super::{
    attendance, calls, endings, family, limits, looking, moves, opening, protests, remedies, settled, warnings,
};
use golos_clock::Ms;
use golos_game::{Duty, Limit, PendingRuling, Phase, Query, Seat, State, Uncompleted};
use golos_people::Act;
use golos_rules::{Fault, Side};
use golos_wording::{Noun, Sentence, Slot, Wording, message, text_key};

/// The sentences that answer `query` for `seat`.
pub(super) fn answer(state: &State, seat: Seat, query: &Query, now: Ms, wording: &Wording) -> Vec<Sentence> {
    match query {
        Query::Clock => std::iter::once(clock(state, seat, now)).chain(overtime(state, now)).collect(),
        Query::ClockDetails => details(state, seat, now),
        Query::ClockOf(whose) => match whose.side(seat) {
            Some(side) => vec![clock_of(state, seat, side, now)],
            None => vec![clock(state, seat, now)],
        },
        Query::Situation => situation(state, Some(seat), now),
        Query::Arrangements => attendance::arrangements(state),
        Query::Turn => vec![turn(state, seat)],
        Query::Number => vec![number(state, seat)],
        Query::Last | Query::Repeat | Query::Rule(_) | Query::Why => vec![last(state)],
        Query::Opening => {
            let said = opening::of(state).or_else(|| settled::opening_rule(state));
            vec![said.unwrap_or_else(message::ask_opening_none)]
        }
        Query::Board => family::rows(state.board(), state.notation()),
        Query::Pieces => vec![family::pieces(state.board(), state.notation())],
        Query::Place(text) => vec![family::place(state.board(), text, state.notation(), wording)],
        Query::Near(text) => vec![looking::near(state.board(), text, state.notation())],
        Query::Through(text) => looking::through(state.board(), text, state.notation(), wording),
        Query::Standing(whose, kind) => {
            let side = whose.and_then(|whose| whose.side(seat));
            vec![looking::standing(state.board(), side, *kind, state.notation())]
        }
        // What the tables say, and what a search has found, is told at the terminal that has it.
        Query::Changes | Query::Ending | Query::Hint => Vec::new(),
        Query::Moves(text) => family::moves_of(state.board(), text, state.notation()),
        Query::Offer => vec![offer(state)],
        Query::Duty => duty(state, seat, now),
        Query::Report => report(state),
        Query::Decisions => protests::decisions(state),
        Query::Sheet => sheet(state),
    }
}

/// How the game stands: the result, or whose turn it is, both times where `seat` may know them now, a stop, the last move
/// and an offer that waits. `seat` is `None` where several listen.
#[must_use]
pub fn situation(state: &State, seat: Option<Seat>, now: Ms) -> Vec<Sentence> {
    let listener = seat.unwrap_or(Seat::Spectator);
    let mut said = vec![turn(state, listener)];
    if state.verdict().is_none() {
        // U-V.13.7.3b: the time is told to a player in that player's own turn.
        let is_told = seat.is_some_and(|seat| state.permits(seat.into(), Act::Times).is_ok());
        said.extend(is_told.then(|| clock(state, listener, now)));
        said.extend(clocks::are_stopped(state).then(message::pause));
        said.push(last(state));
        said.extend(state.offer().map(message::ask_offer));
    }
    said
}

/// The record of the game, half-move by half-move; before the first that there is none.
fn sheet(state: &State) -> Vec<Sentence> {
    let rows: Vec<Sentence> = sheet_rows(state).into_iter().map(|(_, row)| row).collect();
    if rows.is_empty() { vec![last(state)] } else { rows }
}

/// The half-moves of the record, each with its number.
#[must_use]
pub fn sheet_rows(state: &State) -> Vec<(u32, Sentence)> {
    let row = |index: usize| {
        let (ply, number) = (state.plies().get(index)?, state.number_of(index));
        Some((number, message::ask_sheet(number, ply.made.side, moves::made(state, index)?)))
    };
    (0..state.plies().len()).filter_map(row).collect()
}

/// The number of the move, and how many the asker has made; for the arbiter, how many both have.
fn number(state: &State, seat: Seat) -> Sentence {
    let sides = seat.side().map_or(Side::BOTH.to_vec(), |side| vec![side]);
    let made = sides.into_iter().map(|side| state.moves_made(side)).min().unwrap_or_default();
    message::ask_move_number(state.move_number(), made)
}

/// The last move; before the first the drawn opening, or that there was none.
pub(super) fn last(state: &State) -> Sentence {
    match moves::last(state) {
        Some((mv, _)) if family::names_side(state.position()) => message::ask_last_whole(mv),
        Some((mv, side)) => message::ask_last(mv, side),
        None => opening::of(state).unwrap_or_else(message::ask_last_none),
    }
}

pub(super) fn clock(state: &State, seat: Seat, now: Ms) -> Sentence {
    let clock = state.clock();
    match seat {
        Seat::Arbiter | Seat::Trainer | Seat::Spectator => {
            let (white, black) = clocks(state, now);
            match state.phase() {
                Phase::Over => message::clock_over(white, black),
                _ => message::clock_arbiter(white, black, state.turn()),
            }
        }
        Seat::Player(side) | Seat::Assistant(side) => {
            let (own, opp) = (Slot::Clock(clock.left(side, now)), Slot::Clock(clock.left(side.other(), now)));
            // U-V.13.12a: whoever cannot see the clock is told what both have used as well.
            if state.is_told_times(side) {
                message::clock_own_used(own, clock.used(side, now), opp, clock.used(side.other(), now))
            } else {
                message::clock_own_turn(own, opp)
            }
        }
    }
}

/// One of the clocks.
fn clock_of(state: &State, seat: Seat, side: Side, now: Ms) -> Sentence {
    let left = Slot::Clock(state.clock().left(side, now));
    match seat.side() {
        Some(own) if own == side => message::clock_own(left),
        Some(_) => message::clock_opponent(left),
        None => message::clock_side(side, left),
    }
}

/// The byo-yomi periods that are left to those whose main time is over.
fn overtime(state: &State, now: Ms) -> Vec<Sentence> {
    let left = |side: Side| {
        let periods = state.clock().overtime_left(side, now).filter(|periods| *periods > 0)?;
        Some(message::clock_overtime(side, Slot::Count(periods.into(), Noun::Period)))
    };
    Side::BOTH.into_iter().filter_map(left).collect()
}

/// The clocks with the control, the counters where they decide something and may be known (CH-12.6, R-5.4.3.3), and what is
/// left of a delay.
fn details(state: &State, seat: Seat, now: Ms) -> Vec<Sentence> {
    let clock = state.clock();
    let mut said = vec![self::clock(state, seat, now)];
    said.extend(overtime(state, now));
    said.push(message::clock_details(
        clocks::control(clock.control()),
        clock.control().period_number(clock.moves(state.turn())),
    ));
    let is_hidden = match seat.side() {
        Some(side) => state.number_hidden_from(side, now).is_some(),
        None => false,
    };
    said.extend(Side::BOTH.into_iter().filter(|_| !is_hidden).map(|side| match clock.to_control(side) {
        Some((control, _)) => message::clock_counter_control(side, clock.moves(side), control),
        None => message::clock_counter(side, clock.moves(side)),
    }));
    let delayed = clock.running().filter(|side| !clock.bonus(*side).delay().is_zero());
    said.extend(delayed.map(|side| message::clock_delay_left(side, clock.delay_left(side, now))));
    said
}

fn turn(state: &State, seat: Seat) -> Sentence {
    match (state.verdict(), seat) {
        (Some(verdict), _) => endings::ending(state.setup(), verdict),
        (None, Seat::Player(side) | Seat::Assistant(side)) if side == state.turn() => message::ask_turn_mine(side),
        (None, Seat::Player(_) | Seat::Assistant(_)) => message::ask_turn_theirs(),
        (None, Seat::Arbiter | Seat::Trainer | Seat::Spectator) => message::ask_turn_side(state.turn()),
    }
}

/// Whether the asker has to record; for the arbiter, whether either player has.
fn duty(state: &State, seat: Seat, now: Ms) -> Vec<Sentence> {
    let of = |side: Side| match (state.duty(side, now), seat.side()) {
        (Duty::NoRecord, _) => message::ask_duty_none(),
        (Duty::Record, Some(_)) => message::ask_duty_mine(),
        (Duty::Record, None) => message::ask_duty_side(side),
        (Duty::Relieved { zone, article }, Some(_)) => message::ask_duty_free(zone, Slot::Article(article.to_owned())),
        (Duty::Relieved { zone, article }, None) => {
            message::ask_duty_side_free(side, zone, Slot::Article(article.to_owned()))
        }
    };
    let mut said: Vec<Sentence> =
        seat.side().map_or(Side::BOTH.to_vec(), |side| vec![side]).into_iter().map(of).collect();
    said.dedup();
    said
}

fn offer(state: &State) -> Sentence {
    match state.offer() {
        Some(side) => message::ask_offer(side),
        None => message::refuse_no_offer(),
    }
}

fn pending(what: Slot) -> Sentence {
    message::arb_pending(what)
}

/// A matter that waits for the arbiter, in his words.
pub(super) fn waiting(state: &State, matter: &PendingRuling) -> Sentence {
    match matter {
        PendingRuling::Late(side) => events::late(state, *side),
        PendingRuling::Flag(side) => message::arb_offer_flag(*side),
        PendingRuling::Claim { claim, check, .. } => limits::checked(state, *claim, check),
        PendingRuling::Irregularity { side, fault, ply } => events::irregular(state, *ply, *side, *fault),
        PendingRuling::Penalty(_) => message::arb_undetermined(),
        PendingRuling::Violations(side) => remedies::violations(state, *side),
        PendingRuling::WrongSeal(_) => pending(Slot::Phrase(text_key::IRR_WRONG_SEAL.to_owned())),
        PendingRuling::Reached(limit) => pending(limits::standing(state, limit)),
        PendingRuling::Gap { side, gap } => {
            let side = side.unwrap_or_else(|| state.turn());
            message::arb_gap(*gap, side)
        }
    }
}

/// What the arbiter is asked to rule, with what he can choose; none where nothing waits or there is no choice.
#[must_use]
pub fn to_rule(state: &State) -> Option<Sentence> {
    let matter = state.asked()?;
    match matter {
        PendingRuling::Irregularity { side, fault, .. } => Some(remedies::choice(state, *side, *fault)),
        PendingRuling::Late(_)
        | PendingRuling::Flag(_)
        | PendingRuling::Claim { .. }
        | PendingRuling::Violations(_)
        | PendingRuling::Gap { .. } => Some(waiting(state, matter)),
        PendingRuling::Penalty(_) | PendingRuling::WrongSeal(_) | PendingRuling::Reached(_) => None,
    }
}

/// What waits for the arbiter, and the counters that run.
fn report(state: &State) -> Vec<Sentence> {
    let choice = |matter: &PendingRuling| match matter {
        PendingRuling::Irregularity { side, fault, .. } => Some(remedies::choice(state, *side, *fault)),
        PendingRuling::Late(_)
        | PendingRuling::Flag(_)
        | PendingRuling::Claim { .. }
        | PendingRuling::Violations(_)
        | PendingRuling::Gap { .. }
        | PendingRuling::Penalty(_)
        | PendingRuling::WrongSeal(_)
        | PendingRuling::Reached(_) => None,
    };
    let told = |matter: &PendingRuling| {
        let kinds = remedies::last_foul(state)
            .filter(|_| matches!(matter, PendingRuling::Irregularity { fault: Fault::Foul, .. }));
        std::iter::once(waiting(state, matter)).chain(kinds).chain(choice(matter))
    };
    let mut sentences: Vec<Sentence> = state.docket().iter().flat_map(told).collect();
    // Why a player has stopped the clocks that stand.
    let stop = state.stop().and_then(|stop| Some((stop.by.side()?, stop.text.as_str())));
    sentences.extend(stop.map(|(side, reason)| clocks::stopped_by(side, reason)));
    sentences.extend(calls::waiting(state));
    sentences.extend(remedies::postponed(state));
    sentences.extend(protests::waits(state));
    sentences.extend(state.restoring().map(|side| remedies::restoring(state, side, clocks::are_stopped(state))));
    let deferred = Side::BOTH.into_iter().filter(|side| state.sheet_is_deferred(*side));
    sentences.extend(deferred.map(|side| remedies::sheet_deferred(state, side)));
    let ran_on =
        Side::BOTH.into_iter().filter(|side| state.clock().has_run_on(*side) && state.phase() == Phase::Playing);
    sentences.extend(ran_on.map(|side| warnings::ran_on(state, side)));
    // R-6.1.8.7: the moves are counted aloud, and he may rule on it at any time.
    let reached = state.docket().contains(&PendingRuling::Reached(Limit::ClearDraw));
    if let Some(counting) = state.counting().filter(|_| !reached && state.verdict().is_none()) {
        let needed = state.setup().rules.draws.clear_draw.as_ref().map_or(0, |rule| rule.moves);
        sentences.push(pending(limits::standing(state, &Limit::ClearDraw)));
        sentences.push(counter(Slot::Phrase(text_key::CLAIM_CLEAR_DRAW.to_owned()), counting.moves, needed));
    }
    if sentences.is_empty() {
        sentences.push(message::arb_nothing_pending());
    }
    let (with, counters) = state.counters_claimed();
    // What is not played out has nothing to count (R-6.1.10.4).
    let running: Vec<Sentence> = counters
        .iter()
        .filter(|(_, _, needed)| *needed > 0)
        .map(|(clause, counted, needed)| {
            counter(limits::standing(state, &Limit::Clause(clause.id.clone())), *counted, *needed)
        })
        .collect();
    let with = match with {
        Uncompleted::None => None,
        Uncompleted::Made => Some(message::arb_counted_made()),
        Uncompleted::Written => Some(message::arb_counted_written()),
    };
    sentences.extend(with.filter(|_| !running.is_empty()));
    sentences.extend(running);
    sentences.extend(control(state));
    sentences.extend(remedies::outside(state));
    sentences
}

/// The next control move, where there is one.
fn control(state: &State) -> Option<Sentence> {
    let side = state.turn();
    let (_, to_go) = state.clock().to_control(side)?;
    // The number that the move has in the score: drawn moves have numbers there, whether they count or not.
    let made = state.moves_made(side) + state.moves_drawn(side);
    Some(message::clock_control(made + to_go, to_go))
}
