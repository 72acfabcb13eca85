//! The fold: what an event does to a micro-match. What it cannot be done to is found out here and never panics.

use super::{Event, GameEnd, Length, MatchCourse, MatchGame, Phase, Rival, Setup, State};
use golos_clock::Ms;
use golos_game::RuleFault;
use golos_ledger::{Broken, Head, RecordEvent, Recorded};

/// An event that does not fit the state.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Corrupt {
    #[error(transparent)]
    Record(#[from] Broken),
    #[error("the rules, {0}")]
    Rules(#[from] RuleFault),
    #[error("the rule set \"{0}\" knows no micro-matches")]
    NoRule(String),
    #[error("a micro-match has at least {0} games")]
    TooShort(u32),
    #[error("does not fit the phase of the micro-match: {0}")]
    Phase(Phase),
    #[error("game {0} has another number or no file of its own")]
    Game(u32),
}

impl State {
    /// The state after the first record.
    ///
    /// # Errors
    /// [`Corrupt::Rules`] if the rules are not sensible, [`Corrupt::NoRule`] if the rule set knows no micro-matches,
    /// [`Corrupt::TooShort`] if there are too few games.
    pub fn open(setup: Setup) -> Result<State, Corrupt> {
        if let Some(fault) = setup.rules.fault() {
            return Err(fault.into());
        }
        let Some(rule) = setup.rules.score.micro_match.clone() else {
            return Err(Corrupt::NoRule(setup.rules.id.clone()));
        };
        let is_short = |course: &MatchCourse| matches!(course.length, Length::Games(games) if games < rule.games);
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
            head: Head::default(),
        })
    }
}

/// Whether an event comes about by itself, when it is due.
pub(super) fn is_due_event(recorded: &Recorded<Event>) -> bool {
    let can_be_due = matches!(recorded.event, Event::BreakWarned { .. } | Event::BreakOver | Event::Ended { .. });
    can_be_due && recorded.by.is_none()
}

/// Does what the event says.
pub(super) fn apply(state: &mut State, recorded: &Recorded<Event>) -> Result<(), Corrupt> {
    match &recorded.event {
        Event::Opened(_) => return Err(Broken::OpenedTwice.into()),
        Event::GameOpened { number, white, file } => open_game(state, *number, *white, file)?,
        Event::GameEnded { number, outcome, forfeit, article } => {
            let end = GameEnd { outcome: *outcome, forfeit: *forfeit, article: article.clone() };
            end_game(state, recorded.at, *number, end)?;
        }
        Event::GameCorrected { number, outcome, forfeit, article } => {
            let end = GameEnd { outcome: *outcome, forfeit: *forfeit, article: article.clone() };
            correct_game(state, *number, end)?;
        }
        Event::GameReopened { number, .. } => {
            let Some(game) = state.games.last_mut().filter(|game| game.number == *number && game.end.is_some()) else {
                return Err(Corrupt::Game(*number));
            };
            game.end = None;
            state.phase = Phase::Playing;
            state.result = None;
        }
        Event::BreakWarned { left } => {
            let Phase::Break { warned, .. } = &mut state.phase else { return Err(Corrupt::Phase(state.phase)) };
            *warned = Some(*left);
        }
        Event::BreakOver => {
            let Phase::Break { .. } = state.phase else { return Err(Corrupt::Phase(state.phase)) };
            state.phase = Phase::Ready;
        }
        Event::ExtraOpened { number, .. } => {
            if state.phase != Phase::Level || state.setup.extra.is_none() {
                return Err(Corrupt::Phase(state.phase));
            }
            state.course = *number;
            state.phase = Phase::Ready;
        }
        Event::Ended { result, .. } => {
            if state.phase == Phase::Over {
                return Err(Corrupt::Phase(state.phase));
            }
            state.phase = Phase::Over;
            state.result = Some(result.clone());
        }
        Event::Record(
            RecordEvent::Reopened { .. }
            | RecordEvent::Closed
            | RecordEvent::Jumped { .. }
            | RecordEvent::Lived
            | RecordEvent::Refused { .. }
            | RecordEvent::Noted { .. },
        ) => {}
    }
    Ok(())
}

fn open_game(state: &mut State, number: u32, white: Rival, file: &str) -> Result<(), Corrupt> {
    if state.phase != Phase::Ready {
        return Err(Corrupt::Phase(state.phase));
    }
    if number != state.next_number() || !is_file_name(file) || state.names(file) {
        return Err(Corrupt::Game(number));
    }
    state.games.push(MatchGame { number, white, file: file.to_owned(), course: state.course, end: None });
    state.phase = Phase::Playing;
    Ok(())
}

/// A result that the games had brought by themselves goes, and comes again as they stand now; what was ruled of the
/// micro-match stays.
fn correct_game(state: &mut State, number: u32, end: GameEnd) -> Result<(), Corrupt> {
    let by_games = state.outcome_by_games() == state.result;
    let is_it = |game: &&mut MatchGame| game.number == number && game.end.is_some();
    let Some(game) = state.games.iter_mut().find(is_it) else { return Err(Corrupt::Game(number)) };
    game.end = Some(end);
    if by_games && state.phase == Phase::Over {
        state.phase = Phase::Level;
        state.result = None;
    }
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
    let (reopenable, before) = (state.reopenable(), state.phase);
    let is_open = |game: &&mut MatchGame| game.number == number && (game.end.is_none() || reopenable == Some(number));
    let Some(game) = state.games.last_mut().filter(is_open) else { return Err(Corrupt::Game(number)) };
    // Its result is ruled otherwise: what the games had decided by themselves goes with it.
    if game.end.replace(end).is_some() {
        state.phase = Phase::Playing;
        state.result = None;
    }
    state.phase = match state.phase {
        Phase::Over => Phase::Over,
        _ if state.outcome_by_games().is_some() || state.is_played_out() => Phase::Level,
        // The break that has begun goes on.
        _ if matches!(before, Phase::Break { .. }) => before,
        Phase::Ready | Phase::Playing | Phase::Break { .. } | Phase::Level => {
            Phase::Break { due: at + state.setup.rest, warned: None }
        }
    };
    Ok(())
}
