//! The journal of a micro-match: its fold, its audit, and what has to agree with the journals of its games.

use super::check::{Finding, audit_all};
use super::line::{Record, opening_schema};
use super::log::{Replay, Unreadable, read_match, replay_of};
use crate::game::{self, Ending, Opening};
use crate::tournament::micro_match::{self, Corrupt, Event, Game, State};

/// Whether the first line opens a micro-match.
#[must_use]
pub fn is_match(bytes: &[u8]) -> bool {
    bytes.split(|&byte| byte == b'\n').next().and_then(opening_schema::<Event>).is_some()
}

/// The fold of the journal of a micro-match as far as it goes.
pub type MatchReplay = Replay<State, Corrupt>;

/// Folds the records into a state. A record that does not fit ends the fold; the state before it is kept.
///
/// # Errors
/// [`Unreadable`] if the first record does not open a micro-match.
pub fn replay_match(records: &[Record<Event>]) -> Result<MatchReplay, Unreadable<Corrupt>> {
    replay_of(records)
}

/// The result of an audit.
#[derive(Clone, Debug)]
pub struct MatchReport {
    pub findings: Vec<Finding<Corrupt, micro_match::Finding>>,
    /// The state after the sound prefix.
    pub state: State,
    /// How many records are sound.
    pub records: usize,
}

/// Audits the journal of a micro-match, without those of its games: see [`compare`].
///
/// # Errors
/// [`Unreadable`] if there is no micro-match in it at all.
pub fn check_match(bytes: &[u8]) -> Result<MatchReport, Unreadable<Corrupt>> {
    if bytes.is_empty() {
        return Err(Unreadable::Empty);
    }
    let (findings, state, records) = audit_all::<State>(&read_match(bytes))?;
    Ok(MatchReport { findings, state, records })
}

/// What the journal of a game has otherwise than that of its micro-match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The players, or their colours.
    Players,
    /// The rules, the control or the position that play starts from.
    Setup,
    /// The result.
    Result,
}

/// Compares a game with what the micro-match says of it, and with the first game of the same micro-match: what was drawn
/// for that holds for all (U-V.9.5.2). `opened` is the opening that the game was opened with: another may have been drawn
/// in the first since, for a player who was late or because a paper lot was read wrongly.
#[must_use]
pub fn compare(
    state: &State,
    game: &Game,
    played: &game::State,
    opened: Option<&Opening>,
    first: &game::State,
) -> Vec<Mismatch> {
    let (setup, own) = (state.setup(), played.setup());
    let course = setup.course(game.course);
    let is_first = state.games().iter().find(|one| one.course == game.course).is_none_or(|one| one == game);
    let same_opening = match (is_first, game.course) {
        (true, 0) => opened == setup.opening.as_ref(),
        // Further micro-matches have openings of their own.
        (true, _) => true,
        (false, _) => opened == first.opening() && played.opening() == opened,
    };
    let same_setup = own.rules == setup.rules && own.control == course.control && own.position == setup.position;
    let verdict = played.verdict().map(|verdict| (verdict.outcome, verdict.ending == Ending::Absence));
    let same_result = game.end.as_ref().is_none_or(|end| verdict == Some((end.outcome, end.forfeit)));
    let found = [
        (own.players == setup.seats(game.white), Mismatch::Players),
        (same_setup && same_opening, Mismatch::Setup),
        (same_result, Mismatch::Result),
    ];
    found.into_iter().filter(|(agrees, _)| !agrees).map(|(_, mismatch)| mismatch).collect()
}
