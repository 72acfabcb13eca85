use super::{MatchResult, Rival, Setup};
use golos_clock::Ms;
use golos_game::Outcome;
use golos_ledger::RecordEvent;

/// What really happened in a micro-match. Its state is nothing but the fold of these.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The first record: everything that was fixed beforehand.
    Opened(Box<Setup>),
    /// The game with this number, from 1, is kept in this file of the same folder.
    GameOpened { number: u32, white: Rival, file: String },
    /// The game has a result. `forfeit`: it was lost by absence or lateness, and counts as minus and plus (R-5.4.7.2).
    GameEnded { number: u32, outcome: Outcome, forfeit: bool, article: String },
    /// An earlier game counts otherwise: its result was ruled again (R-5.4.17.3).
    GameCorrected { number: u32, outcome: Outcome, forfeit: bool, article: String },
    /// The game that ended last is played on, and counts no more: what ended it was a slip (R-5.4.15.1, CH-8.7).
    GameReopened { number: u32 },
    /// The players were told how much of the break is left.
    BreakWarned { left: Ms },
    /// The break is over: by itself at its moment, or because the arbiter cut it.
    BreakOver,
    /// A further micro-match with this number, from 1, follows the equal score.
    ExtraOpened { number: u32 },
    /// The micro-match has a result.
    Ended { result: MatchResult },
    /// What belongs to the record.
    Record(RecordEvent),
}

impl From<RecordEvent> for Event {
    fn from(event: RecordEvent) -> Event {
        Event::Record(event)
    }
}
