//! What is heard of the clocks: how they are set, that they run and stop, that a flag falls, what they show.

use super::events::{absent, claimed, opened};
use super::{
    answers, attendance, endings, protests, refusals, regulation, remedies, room, settled, to_arbiter, waiting,
    warnings,
};
use crate::{Announcement, Decides, Kind};
use golos_clock::{Control, ControlError, Ms};
use golos_game::{Actor, Audience, ClockEvent, ClockReason, PendingRuling, Phase, Ruling, Seat, State};
use golos_people::Act;
use golos_rules::Side;
use golos_wording::{Level, Sentence, Slot, message, text_key};

/// A control as it is said, period after period.
#[must_use]
pub fn control(control: &Control) -> Slot {
    Slot::Control(control.clone())
}

/// Why what was typed is no control: an example of one, or both controls that it could be.
#[must_use]
pub fn refused_control(typed: &str, error: &ControlError, example: &str) -> Sentence {
    let text = |text: &str| Slot::Text(text.to_owned());
    match error {
        ControlError::Ambiguous(both) => {
            let [one, other] = both.as_ref();
            let (first, second) = (text(&one.to_string()), text(&other.to_string()));
            message::refuse_control_ambiguous(text(typed), control(one), control(other), first, second)
        }
        _ => message::refuse_time(text(typed), text(example)),
    }
}

/// Whether both clocks stand though the game is not over: what is ruled then does not let it go on.
pub(super) fn are_stopped(state: &State) -> bool {
    state.phase() == Phase::Paused && state.clock().running().is_none()
}

pub(super) fn say_clock(before: &State, after: &State, by: Actor, event: &ClockEvent) -> Vec<Announcement> {
    match event {
        ClockEvent::Started { side, .. } => {
            let go = || room(Kind::State, message::start_go(*side));
            let undrawn = absent(after).is_none().then(|| settled::undrawn(after)).flatten();
            let started = vec![absent(after).unwrap_or_else(go)];
            undrawn.into_iter().chain(started).chain(regulation::awaited(after)).collect()
        }
        ClockEvent::StartAppointed { hour, .. } => vec![room(Kind::State, attendance::start_at(hour))],
        ClockEvent::Flag { side } => flag(after, *side),
        ClockEvent::PointedOut => by.side().map(pointed_out).unwrap_or_default(),
        // The draw by both flags is said with the result.
        ClockEvent::BothFound { .. } => Vec::new(),
        ClockEvent::FlagVoid { side } => {
            vec![room(Kind::Ruling, message::flag_void(side.other()))]
        }
        ClockEvent::Warned { side, left } => warnings::warned(after, *side, *left),
        ClockEvent::Paused { reason } => {
            // R-6.1.10.5: with his offer before it the stop may be more than a call.
            let fixes = by.side().and_then(|side| {
                let article = before.draw_by_stop(side, after.at())?.to_owned();
                Some(to_arbiter(Kind::Report, message::arb_draw_by_stop(side, Slot::Article(article))))
            });
            paused(by, reason).into_iter().chain(fixes).collect()
        }
        ClockEvent::Halted => paused(by, ""),
        ClockEvent::Overtime { side, periods } => warnings::overtime(after, *side, *periods),
        ClockEvent::PeriodEntered { side } => warnings::period_entered(after, *side),
        ClockEvent::CounterSet { reason, .. } => {
            let counter = |side| after.clock().moves(side);
            let reason = Slot::Text(reason.clone());
            vec![room(Kind::Report, message::counter_set(reason, counter(Side::White), counter(Side::Black)))]
        }
        // U-V.6.3, CH-7.4.1: not his clock runs who has the move.
        ClockEvent::Resumed if let Some(side) = after.restoring() => {
            let (white, black) = clocks(after, after.at());
            let resumed = match after.restoring_sheet() {
                Some(_) => message::resume_restoring_sheet,
                None => message::resume_restoring,
            };
            vec![room(Kind::State, resumed(side, white, black))]
        }
        ClockEvent::Resumed => {
            let (white, black) = clocks(after, after.at());
            let left = before.docket().iter().any(|matter| matches!(matter, PendingRuling::Gap { side: Some(_), .. }));
            let left = left.then(|| concerned(message::gap_left()));
            let resumed = message::resume(after.turn(), white, black);
            left.into_iter().chain([room(Kind::State, resumed)]).collect()
        }
        // The clocks were set anew, one after the other: both are said at once.
        ClockEvent::Set { side, reason, .. } if reason.is_of_both() && *side == after.turn() => Vec::new(),
        // How much time a penalty adds or takes, the penalty has said.
        ClockEvent::Set { reason: ClockReason::Penalty, .. } => Vec::new(),
        ClockEvent::Set { reason: ClockReason::Carried, .. } => {
            let (white, black) = exactly(after);
            vec![room(Kind::Report, message::clock_set(white, black))]
        }
        ClockEvent::Set { reason, .. } => {
            let (white, black) = exactly(after);
            vec![room(Kind::Report, message::clock_adjusted(clock_reason(reason), white, black))]
        }
        ClockEvent::IncrementGranted { increment, .. } => {
            vec![room(Kind::Ruling, message::increment_granted(*increment))]
        }
    }
}

/// How the game stands, for those who have not thought of it for a while: both times to him whose clock runs (U-V.13.7.3b), the
/// last move and an offer that waits to all.
pub(super) fn reminder(state: &State) -> Vec<Announcement> {
    let mover = Seat::Player(state.turn());
    let is_told = state.permits(mover.into(), Act::Times).is_ok();
    let times = is_told.then(|| answers::clock(state, mover, state.at()));
    let times = times.map(|times| Announcement::new(Audience::of(mover), Kind::Report, times));
    let last = (state.half_moves_made() > 0).then(|| room(Kind::State, answers::last(state)));
    let offer = state.offer().map(|side| room(Kind::State, message::ask_offer(side)));
    times.into_iter().chain(last).chain(offer).collect()
}

/// How an interruption counts, the players hear as well: it is their time.
fn concerned(sentence: Sentence) -> Announcement {
    Announcement::new(Audience::PLAYERS | Audience::ARBITER, Kind::Report, sentence)
}

fn flag(after: &State, side: Side) -> Vec<Announcement> {
    let made = after.clock().moves(side);
    let needed = after.clock().control().control_move(made);
    let sentence = message::flag_fell(side, made, needed.unwrap_or(made + 1));
    // Where there is no control move, the number of moves decides nothing.
    let level = if needed.is_some() { None } else { Some(Level::Normal) };
    let fell = room(Kind::Flag, sentence);
    let fell = level.map_or(fell.clone(), |level| fell.at(level));
    let mut heard = vec![fell];
    // What the rules decide by themselves is not put before the arbiter (R-5.4.2.10).
    if after.setup().rules.time.flag.ruling == Ruling::Offered && after.completed_win(side).is_none() {
        // CH-7.5.1: what is ruled before the flag is what he is asked about.
        let earlier = after.asked().filter(|matter| matches!(matter, PendingRuling::Irregularity { .. }));
        heard.push(match earlier.and_then(|_| waiting::asked(after)) {
            Some(what) => to_arbiter(Kind::Report, message::arb_pending(what)),
            None => to_arbiter(Kind::Report, message::arb_flag_uphold()),
        });
        heard.extend(both_flags(after));
        heard.extend(remedies::postponed(after).map(|sentence| to_arbiter(Kind::Report, sentence)));
    }
    heard
}

/// The other flag is down as well, and where the first is not known that is a draw (R-5.4.13.1b, U-III.5.6).
fn both_flags(after: &State) -> Option<Announcement> {
    let rule = &after.setup().rules.time.flag;
    let fast = rule.both_fast.as_ref().filter(|_| after.is_fast());
    let article = fast.or(rule.both.as_ref()).cloned()?;
    let is_both = Side::BOTH.into_iter().all(|side| after.clock().fallen(side).is_some());
    let sentence = || message::arb_both_flags(Slot::Article(article));
    is_both.then(|| to_arbiter(Kind::Report, sentence()))
}

/// A player points to the flag: he hears that it waits, and the arbiter that he is wanted (R-5.4.2.7).
fn pointed_out(by: Side) -> Vec<Announcement> {
    let waits = message::arb_pending(Slot::Phrase(text_key::LABEL_FLAG.to_owned()));
    vec![Announcement::answer(by.into(), waits.clone()), to_arbiter(Kind::Report, waits)]
}

/// Why a player has stopped the clocks the arbiter hears, and if no reason was given that he is asked (R-5.4.2.9).
pub(super) fn paused(by: Actor, reason: &str) -> Vec<Announcement> {
    let stopped = room(Kind::Stop, message::pause());
    match by.side() {
        Some(side) => vec![to_arbiter(Kind::Stop, stopped_by(side, reason)), stopped.as_receipt()],
        None => vec![stopped],
    }
}

pub(super) fn stopped_by(side: Side, reason: &str) -> Sentence {
    match reason {
        "" => message::pause_by_player(side),
        reason => message::pause_by_player_because(side, Slot::Text(reason.to_owned())),
    }
}

/// How the game stands that is taken up again. An interruption is no secret: everyone hears what is asked about it.
pub(super) fn reopened(after: &State) -> Vec<Announcement> {
    standing(after, message::game_restored)
}

/// How the game stands to which somebody comes.
pub(super) fn joined(state: &State) -> Vec<Announcement> {
    standing(state, message::game_goes_on)
}

fn standing(after: &State, goes_on: fn(u32, Side) -> Sentence) -> Vec<Announcement> {
    match after.phase() {
        Phase::Ready => return opened(after),
        Phase::Over => {
            let mut heard = vec![room(Kind::State, refusals::over(after))];
            heard.extend(endings::unsigned(after));
            heard.extend(protests::waits(after).map(|protest| to_arbiter(Kind::Report, protest)));
            return heard;
        }
        Phase::Playing | Phase::Paused => {}
    }
    let mut heard = vec![room(Kind::State, goes_on(after.move_number(), after.turn()))];
    heard.extend(after.made().map(|_| {
        let made = refusals::made(after);
        room(Kind::State, message::game_unpressed(made))
    }));
    heard.extend(regulation::awaited(after));
    heard.extend(after.sealed_by().map(|side| room(Kind::State, message::seal_waits(side))));
    heard.extend(after.resumption().map(|when| room(Kind::State, remedies::appointed(when))));
    heard.extend(after.docket().iter().filter_map(|matter| match matter {
        PendingRuling::Gap { side: Some(side), gap } => {
            let waits = message::gap_waits(*gap, *side);
            Some(concerned(message::arb_gap(*gap, *side)).or_waits(Decides::Arbiter, waits))
        }
        PendingRuling::Gap { side: None, .. }
        | PendingRuling::Flag(_)
        | PendingRuling::Late(_)
        | PendingRuling::Claim { .. }
        | PendingRuling::Irregularity { .. }
        | PendingRuling::Penalty(_)
        | PendingRuling::Violations(_)
        | PendingRuling::WrongSeal(_)
        | PendingRuling::Reached(_) => None,
    }));
    heard.extend(waiting_still(after));
    heard
}

/// What waited when the game was left waits on: an offer, a flag, a claim and pieces that are being restored for everybody,
/// what else is to be ruled or decided for the arbiter alone.
fn waiting_still(after: &State) -> Vec<Announcement> {
    let offer = after.offer().map(|side| room(Kind::Offer, message::draw_offer(side)));
    let restoring = after.restoring().map(|side| room(Kind::Report, remedies::restoring(after, side, false)));
    let ruled = after.docket().iter().flat_map(|matter| match matter {
        PendingRuling::Gap { .. } => Vec::new(),
        PendingRuling::Flag(side) => flag(after, *side),
        PendingRuling::Claim { .. } => claimed(after),
        PendingRuling::Late(_)
        | PendingRuling::Irregularity { .. }
        | PendingRuling::Penalty(_)
        | PendingRuling::Violations(_)
        | PendingRuling::WrongSeal(_)
        | PendingRuling::Reached(_) => vec![to_arbiter(Kind::Report, answers::waiting(after, matter))],
    });
    let protest = protests::waits(after).map(|sentence| to_arbiter(Kind::Report, sentence));
    offer.into_iter().chain(restoring).chain(ruled).chain(protest).collect()
}

/// Why a clock was corrected: in the arbiter's words, or in those of the house for what it does itself.
fn clock_reason(reason: &ClockReason) -> Slot {
    let phrase = |key: &str| Slot::Phrase(key.to_owned());
    match reason {
        ClockReason::Stated(words) => Slot::Text(words.clone()),
        ClockReason::Absence => phrase(text_key::REASON_ABSENCE),
        ClockReason::Interruption => phrase(text_key::REASON_INTERRUPTION),
        ClockReason::PutBack => phrase(text_key::REASON_PUT_BACK),
        ClockReason::Penalty | ClockReason::Carried => Slot::Text(String::new()),
    }
}

/// Both clocks, White's first.
pub(super) fn clocks(state: &State, now: Ms) -> (Slot, Slot) {
    (left(state, Side::White, now), left(state, Side::Black, now))
}

/// Both clocks to the second, as they were set.
fn exactly(state: &State) -> (Slot, Slot) {
    (exact(state, Side::White), exact(state, Side::Black))
}

fn exact(state: &State, side: Side) -> Slot {
    match state.clock().left(side, state.at()) {
        Ms::ZERO => Slot::Phrase(text_key::TIME_NONE.to_owned()),
        left => Slot::Exact(left),
    }
}

/// The time that a side has left; behind its flag none.
pub(super) fn left(state: &State, side: Side, now: Ms) -> Slot {
    match state.clock().left(side, now) {
        Ms::ZERO => Slot::Phrase(text_key::TIME_NONE.to_owned()),
        left => left.into(),
    }
}
