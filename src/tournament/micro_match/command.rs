use super::MatchOutcome;
use golos_game::Outcome;

/// What somebody asks of a micro-match.
pub type Command = golos_ledger::Command<Request>;

/// The things that can be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// The next game is opened, in this file.
    OpenGame { file: String },
    /// The game that is played has this result.
    EndGame { outcome: Outcome, forfeit: bool, article: String },
    /// An earlier game has another result: it was ruled otherwise after a protest, or because of a mistake (R-5.4.17.3).
    CorrectGame { number: u32, outcome: Outcome, forfeit: bool, article: String },
    /// The game that has ended last is played on: the move or the ruling that ended it was a slip.
    ReopenGame,
    /// Begin before the break is over.
    CutBreak,
    /// Play a further micro-match after an equal score (R-5.4.6a).
    Extra,
    /// Rule the micro-match: a sanction, or the equal score as it stands (R-5.4.15.1, R-5.4.6a).
    Decide { outcome: MatchOutcome, reason: String },
    /// Put a remark into the record.
    Note(String),
    /// Nothing but time has passed.
    Tick,
}

impl Request {
    /// The id by which a record names the request.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Request::OpenGame { .. } => "micro_match.open_game",
            Request::EndGame { .. } => "micro_match.end_game",
            Request::CorrectGame { .. } => "micro_match.correct_game",
            Request::ReopenGame => "micro_match.reopen_game",
            Request::CutBreak => "micro_match.cut_break",
            Request::Extra => "micro_match.extra",
            Request::Decide { .. } => "micro_match.decide",
            Request::Note(_) => "record.note",
            Request::Tick => "tick",
        }
    }
}
