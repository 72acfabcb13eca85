//! The journal of a micro-match: how it is known, and what has to agree with the journals of its games.

use super::line::opening_schema;
use golos_game::{self as game, Ending, Opening};
use golos_tournament::event;
use golos_tournament::micro_match::{Event, MatchGame, State};

/// Whether the first line opens a micro-match.
#[must_use]
pub fn is_match(bytes: &[u8]) -> bool {
    bytes.split(|&byte| byte == b'\n').next().and_then(opening_schema::<Event>).is_some()
}

/// Whether the first line opens an event of many.
#[must_use]
pub fn is_event(bytes: &[u8]) -> bool {
    bytes.split(|&byte| byte == b'\n').next().and_then(opening_schema::<event::Event>).is_some()
}

/// Whether the first line opens a game by letters.
#[must_use]
pub fn is_letters(bytes: &[u8]) -> bool {
    bytes.split(|&byte| byte == b'\n').next().and_then(opening_schema::<golos_letters::Event>).is_some()
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
    game: &MatchGame,
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
    let forfeit = played.verdict().map(|verdict| verdict.ending == Ending::Absence);
    let verdict = played.outcome_as_opened().zip(forfeit);
    let same_result = game.end.as_ref().is_none_or(|end| verdict == Some((end.outcome, end.forfeit)));
    let found = [
        (played.opened().players == setup.seats(game.white), Mismatch::Players),
        (same_setup && same_opening, Mismatch::Setup),
        (same_result, Mismatch::Result),
    ];
    found.into_iter().filter(|(agrees, _)| !agrees).map(|(_, mismatch)| mismatch).collect()
}
