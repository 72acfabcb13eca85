//! What is heard of a micro-match: its breaks, its score, its result.

use super::clocks::control;
use super::room;
use crate::{Announcement, Kind};
use golos_editions::Document;
use golos_game::Mode;
use golos_game::Recorded;
use golos_people::Actor;
use golos_tournament::micro_match::{
    Cause, Command, Event, Length, MatchOutcome, MatchResult, Phase, RecordEvent, Refusal, Request, Rival, State,
};
use golos_wording::{Level, Sentence, Slot, message, short_name, text_key};

/// What is heard when a micro-match is opened.
#[must_use]
pub fn match_opened(state: &State) -> Vec<Announcement> {
    let setup = state.setup();
    let (a, b) = (name(state, Rival::A), name(state, Rival::B));
    let ready = match setup.course.length {
        Length::Games(games) => message::match_ready(a, b, games, setup.rest),
        Length::FirstWin => message::match_ready_win(a, b, setup.rest),
    };
    let mut heard = vec![room(Kind::State, ready)];
    heard.extend(outside(state).into_iter().map(|note| room(Kind::Report, note)));
    heard
}

/// What the rules do not name, and the event may set all the same.
fn outside(state: &State) -> Vec<Sentence> {
    let setup = state.setup();
    let Some(rule) = &setup.rules.score.micro_match else { return Vec::new() };
    let rest = message::match_break_outside(setup.rest);
    let scale = message::match_scale_outside(Slot::Score(setup.scale.half_points(2)));
    let rest = (!rule.rest.allows(setup.rest, setup.course.class)).then_some(rest);
    let scale = (!rule.scales.contains(&setup.scale)).then_some(scale);
    rest.into_iter().chain(scale).collect()
}

/// What is heard when a micro-match is taken up again.
#[must_use]
pub fn match_restored(state: &State) -> Vec<Announcement> {
    let number = u32::try_from(state.games().len()).unwrap_or(u32::MAX).max(1);
    let mut heard = vec![room(Kind::State, message::match_restored(number))];
    heard.push(room(Kind::Report, match_score(state)));
    if let Phase::Break { due, .. } = state.phase() {
        heard.push(room(Kind::State, message::match_break_left(due - state.at())));
    }
    heard
}

/// What an event of a micro-match makes heard; `after` is the state behind it.
#[must_use]
pub fn announce_match(after: &State, recorded: &Recorded<Event>) -> Vec<Announcement> {
    match &recorded.event {
        Event::GameEnded { .. } => game_ended(after),
        // The result has been said by its own record.
        Event::GameCorrected { .. } => vec![room(Kind::Report, match_score(after))],
        Event::GameReopened { number, .. } => {
            vec![room(Kind::Ruling, message::match_game_reopened(*number))]
        }
        Event::BreakWarned { left } => {
            vec![room(Kind::State, message::match_break_left(*left))]
        }
        // A break of no length was not told.
        Event::BreakOver if after.setup().rest.is_zero() => Vec::new(),
        Event::BreakOver => {
            vec![room(Kind::Ruling, message::match_break_over(after.next_number()))]
        }
        Event::ExtraOpened { .. } => {
            let extra = message::match_extra(control(&after.course().control), after.next_number());
            vec![room(Kind::Ruling, extra)]
        }
        Event::Ended { result, .. } => ended(after, result),
        Event::Record(RecordEvent::Noted { .. }) => {
            let by = recorded.by.unwrap_or(Actor::ARBITER);
            vec![Announcement::answer(by.seat, message::note_added())]
        }
        Event::Opened(_)
        | Event::GameOpened { .. }
        | Event::Record(
            RecordEvent::Jumped { .. }
            | RecordEvent::Lived
            | RecordEvent::Reopened { .. }
            | RecordEvent::Refused { .. }
            | RecordEvent::Closed,
        ) => Vec::new(),
    }
}

/// The score of the micro-match that is played, by the names of the players.
#[must_use]
pub fn match_score(state: &State) -> Sentence {
    let score = state.score();
    let points = |rival| Slot::Score(state.setup().scale.half_points(score[rival]));
    message::match_score(name(state, Rival::A), points(Rival::A), name(state, Rival::B), points(Rival::B))
}

/// What is said back when something is refused. At a rated board the arbiter hears what a player asked for that is not his
/// (R-5.4.15.2), as in a game.
#[must_use]
pub fn refused_match(state: &State, command: &Command, refusal: &Refusal) -> Vec<Announcement> {
    let seat = command.by.seat;
    let said = not_now(state, &command.ask, refusal);
    let is_attempt = *refusal == Refusal::ArbiterOnly && state.setup().mode == Mode::Rated;
    let attempt = seat.side().filter(|_| is_attempt).map(|side| {
        let sentence = message::arb_attempt(side, said.clone());
        Announcement::report(sentence)
    });
    std::iter::once(Announcement::answer(seat, said)).chain(attempt).collect()
}

fn not_now(state: &State, ask: &Request, refusal: &Refusal) -> Sentence {
    match refusal {
        Refusal::ArbiterOnly => {
            let what = if *ask == Request::CutBreak { text_key::WHAT_BREAK } else { text_key::WHAT_RULING };
            let article = Document::citing(&state.setup().rules.document, "match.ruling").to_owned();
            message::refuse_not_arbiter(Slot::Phrase(what.to_owned()), Slot::Article(article))
        }
        Refusal::ReasonNeeded => message::arb_reason_needed(),
        Refusal::Over => message::refuse_match_over(),
        Refusal::Counted => message::refuse_match_counted(),
        Refusal::NoBreak => message::refuse_match_break(),
        Refusal::NotLevel | Refusal::NoDraw => message::refuse_match_level(),
        Refusal::NoExtra => message::refuse_match_extra(),
        Refusal::NoSanction => message::refuse_match_sanction(),
        Refusal::Playing | Refusal::Order(_) | Refusal::Closed | Refusal::Internal(_) => message::refuse_match_now(),
    }
}

/// The score, and what follows: the break, the arbiter's choice, or the result, which has an event of its own.
fn game_ended(after: &State) -> Vec<Announcement> {
    match after.phase() {
        Phase::Break { due, .. } => {
            let (rest, next) = (due - after.at(), after.next_number());
            let rest = if rest.is_zero() { message::match_colours(next) } else { message::match_break(rest, next) };
            vec![room(Kind::Report, match_score(after)), room(Kind::State, rest)]
        }
        Phase::Level if after.is_level() => {
            let choice = room(Kind::Ruling, message::match_level());
            vec![room(Kind::Report, match_score(after)), choice]
        }
        _ => Vec::new(),
    }
}

fn ended(after: &State, result: &MatchResult) -> Vec<Announcement> {
    let points = |rival| Slot::Score(after.setup().scale.half_points(result.score[rival]));
    let (one, two) = (name(after, Rival::A), name(after, Rival::B));
    let over = message::end_score(points(Rival::A), points(Rival::B), one, two);
    vec![room(Kind::Result, over).at(Level::Full), room(Kind::Result, match_result(after, result))]
}

/// The result of a micro-match, by the names of the players, with the reason of a decision.
#[must_use]
pub fn match_result(state: &State, result: &MatchResult) -> Sentence {
    match (&result.cause, result.outcome) {
        (_, MatchOutcome::Draw) => message::match_drawn(),
        (Cause::Points, MatchOutcome::Win(winner)) => message::match_won(name(state, winner)),
        (Cause::Absence, MatchOutcome::Win(winner)) => {
            let other = name(state, winner.other());
            // R-5.4.7.2: plus and minus are for what was not played; of a micro-match a game may have been.
            let message = if state.is_played() { message::match_default_played } else { message::match_default };
            message(name(state, winner), other)
        }
        (Cause::Decision(reason), MatchOutcome::Win(winner)) => {
            let reason = Slot::Text(reason.clone());
            message::match_decided(name(state, winner), reason)
        }
        (Cause::Points, MatchOutcome::BothLost) => message::match_both_lost_points(),
        (Cause::Absence, MatchOutcome::BothLost) => {
            message::match_both_lost(Slot::Phrase(text_key::REASON_ABSENCE.to_owned()))
        }
        (Cause::Decision(reason), MatchOutcome::BothLost) => message::match_both_lost(Slot::Text(reason.clone())),
    }
}

/// The player's name, or which of the two he is: the colours change.
fn name(state: &State, rival: Rival) -> Slot {
    let name = &state.setup().players[rival];
    let place = if rival == Rival::A { text_key::MATCH_PLAYER_A } else { text_key::MATCH_PLAYER_B };
    if name.is_empty() { Slot::Phrase(place.to_owned()) } else { Slot::Text(short_name(name)) }
}
