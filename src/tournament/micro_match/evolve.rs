//! The fold: what an event does to a micro-match. It checks every event against the state, so that a hostile or a
//! damaged journal is found out here and never panics.

use super::{Cause, Course, Event, Game, GameEnd, Length, MatchOutcome, MatchResult, Phase, Rival, Setup, State};
use crate::clock::Ms;
use crate::game::{Outcome, RuleFault, Seat};

/// An event that does not fit the state.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Corrupt {
    #[error("time runs backwards: {at} ms after {last} ms")]
    TimeReversed { at: u64, last: u64 },
    #[error("the rules, {0}")]
    Rules(#[from] RuleFault),
    #[error("a second opening record")]
    OpenedTwice,
    #[error("the record had been closed")]
    Closed,
    #[error("the rule set \"{0}\" knows no micro-matches")]
    NoRule(String),
    #[error("a micro-match has at least {0} games")]
    TooShort(u32),
    #[error("does not fit the phase of the micro-match: {0:?}")]
    Phase(Phase),
    #[error("game {0} has another number, other colours or no file of its own")]
    Game(u32),
    #[error("what was due in the break is missing")]
    Missing,
    #[error("was not due")]
    NotDue,
    #[error("the result does not follow from the games")]
    Result,
}

impl State {
    /// The state after the first record.
    ///
    /// # Errors
    /// [`Corrupt::Rules`] if the rules are not sensible, [`Corrupt::NoRule`] if the rule set knows no micro-matches, [`Corrupt::TooShort`] if there are too few games.
    pub fn open(setup: Setup) -> Result<State, Corrupt> {
        if let Some(fault) = setup.rules.fault() {
            return Err(fault.into());
        }
        let Some(rule) = setup.rules.micro_match.clone() else { return Err(Corrupt::NoRule(setup.rules.id.clone())) };
        let is_short = |course: &Course| matches!(course.length, Length::Games(games) if games < rule.games);
        if is_short(&setup.course) || setup.extra.as_ref().is_some_and(is_short) {
            return Err(Corrupt::TooShort(rule.games));
        }
        Ok(State {
            setup,
            rule,
            games: Vec::new(),
            course: 0,
            phase: Phase::Ready,
            result: None,
            at: Ms::ZERO,
            closed: false,
        })
    }
}

/// Applies one event.
///
/// # Errors
/// [`Corrupt`] if the event does not fit; the state is then unchanged.
pub fn evolve(state: &mut State, at: Ms, event: &Event) -> Result<(), Corrupt> {
    if at < state.at {
        return Err(Corrupt::TimeReversed { at: at.get(), last: state.at.get() });
    }
    let is_due =
        matches!(event, Event::BreakWarned { .. } | Event::BreakOver { by: None } | Event::Ended { by: None, .. });
    match state.due() {
        Some((due, expected)) if is_due && (due != at || expected != *event) => return Err(Corrupt::NotDue),
        Some((due, _)) if !is_due && due < at => return Err(Corrupt::Missing),
        None if is_due => return Err(Corrupt::NotDue),
        _ => {}
    }
    // A break goes on while the record is closed.
    if state.closed && !is_due && !matches!(event, Event::Reopened { .. }) {
        return Err(Corrupt::Closed);
    }
    apply(state, at, event)?;
    state.at = at;
    Ok(())
}

fn apply(state: &mut State, at: Ms, event: &Event) -> Result<(), Corrupt> {
    match event {
        Event::Opened(_) => return Err(Corrupt::OpenedTwice),
        Event::GameOpened { number, white, file } => open_game(state, *number, *white, file)?,
        Event::GameEnded { number, outcome, forfeit, article } => {
            let end = GameEnd { outcome: *outcome, forfeit: *forfeit, article: article.clone() };
            end_game(state, at, *number, end)?;
        }
        Event::BreakWarned { left } => {
            if let Phase::Break { warned, .. } = &mut state.phase {
                *warned = Some(*left);
            }
        }
        Event::BreakOver { by } => {
            let Phase::Break { .. } = state.phase else { return Err(Corrupt::Phase(state.phase)) };
            if by.is_some_and(|by| by != Seat::Arbiter) {
                return Err(Corrupt::NotDue);
            }
            state.phase = Phase::Ready;
        }
        Event::ExtraOpened { by, number } => {
            let follows = state.setup.extra.is_some() && state.course.checked_add(1) == Some(*number);
            if state.phase != Phase::Level || *by != Seat::Arbiter || !follows {
                return Err(Corrupt::Phase(state.phase));
            }
            state.course = *number;
            state.phase = Phase::Ready;
        }
        Event::Ended { by, result } => end(state, *by, result)?,
        Event::Reopened { .. } => state.closed = false,
        Event::Closed => state.closed = true,
        Event::Jumped { .. } | Event::Refused { .. } | Event::Noted { .. } => {}
    }
    Ok(())
}

fn open_game(state: &mut State, number: u32, white: Rival, file: &str) -> Result<(), Corrupt> {
    if state.phase != Phase::Ready {
        return Err(Corrupt::Phase(state.phase));
    }
    if number != state.next_number() || white != Rival::white_in(number) || !is_file_name(file) || state.names(file) {
        return Err(Corrupt::Game(number));
    }
    state.games.push(Game { number, white, file: file.to_owned(), course: state.course, end: None });
    state.phase = Phase::Playing;
    Ok(())
}

/// The file lies beside the journal: no path leads elsewhere, on any system.
fn is_file_name(file: &str) -> bool {
    let stem = file.strip_suffix(".ron").unwrap_or_default();
    !stem.is_empty() && !stem.contains(|c: char| matches!(c, '/' | '\\' | ':') || c.is_control())
}

/// After the last game the score decides or is equal; after any other the break begins. A game may end after the
/// micro-match was ruled.
fn end_game(state: &mut State, at: Ms, number: u32, end: GameEnd) -> Result<(), Corrupt> {
    let Some(game) = state.games.last_mut().filter(|game| game.number == number && game.end.is_none()) else {
        return Err(Corrupt::Game(number));
    };
    if end.forfeit && end.outcome == Outcome::Draw {
        return Err(Corrupt::Result);
    }
    game.end = Some(end);
    state.phase = match state.phase {
        Phase::Over => Phase::Over,
        _ if state.outcome_by_games().is_some() || state.is_played_out() => Phase::Level,
        _ => Phase::Break { due: at + state.setup.rest, warned: None },
    };
    Ok(())
}

fn end(state: &mut State, by: Option<Seat>, result: &MatchResult) -> Result<(), Corrupt> {
    if state.phase == Phase::Over {
        return Err(Corrupt::Phase(state.phase));
    }
    let follows = match (&result.cause, by) {
        // What is due has been compared with the record already.
        (Cause::Points | Cause::Absence, None) => true,
        (Cause::Decision(reason), Some(Seat::Arbiter)) => {
            let sanctioned = state.rule.sanction.as_ref() == Some(&result.article);
            sanctioned && !reason.is_empty() && result.outcome != MatchOutcome::Draw && result.score == state.score()
        }
        // The arbiter lets an equal score stand.
        (Cause::Points, Some(Seat::Arbiter)) => state.phase == Phase::Level && state.by_points() == *result,
        _ => false,
    };
    if !follows {
        return Err(Corrupt::Result);
    }
    state.phase = Phase::Over;
    state.result = Some(result.clone());
    Ok(())
}
