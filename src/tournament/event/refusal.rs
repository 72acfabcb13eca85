use super::{Format, LineupError};
use crate::crosstable::Number;
use crate::pairing::NoPairing;
use golos_ledger::RefusalReason;

/// Why something that was asked of an event was not done. The state stays as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("this is for the arbiter")]
    ArbiterOnly,
    #[error("a name is needed")]
    NoName,
    #[error("player {0} has this name and birth already")]
    Twice(Number),
    #[error("the system takes {fewest} to {most} players", fewest = .0.field().0, most = .0.field().1)]
    Field(Format),
    #[error("the numbers of a match of two teams are even")]
    OddTeams,
    #[error("nobody can be entered once the first round of this system is paired")]
    Closed,
    #[error("there is no player {0}")]
    NoPlayer(Number),
    #[error("player {0} has left")]
    Gone(Number),
    #[error("player {0} has not left")]
    NotGone(Number),
    #[error("round {0} is paired already")]
    Paired(u16),
    #[error("no round {0} is planned")]
    NoRound(u16),
    #[error("the number of rounds follows from the players in this system")]
    FixedRounds,
    #[error("{least} rounds at least, and {most} at most")]
    Rounds { least: u16, most: u16 },
    #[error("an order of tie-breaks names each once")]
    NoOrder,
    #[error("only in a Swiss event is somebody not paired")]
    NotSwiss,
    #[error("the numbers are not drawn yet")]
    NotNumbered,
    #[error("the first round is paired: the numbers stay")]
    Numbered,
    #[error("every number has to be named once")]
    Order,
    #[error("the colour is drawn only before the first round")]
    NoColour,
    #[error("round {round} has no result at board {board} yet")]
    Unfinished { round: u16, board: u16 },
    #[error("the drawn meeting at board {0} has to be decided first")]
    Undecided(u16),
    #[error("all rounds are played")]
    Over,
    #[error(transparent)]
    Pairing(#[from] NoPairing),
    #[error("player {0} is paired twice")]
    PairedTwice(Number),
    #[error("player {0} plays in this round and is not paired")]
    NotPaired(Number),
    #[error("player {number} does not play in round {round}")]
    NotInRound { number: Number, round: u16 },
    #[error("no round is paired")]
    NoneYet,
    #[error("round {0} has results: take them back first")]
    HasResults(u16),
    #[error("round {0} is started already")]
    Started(u16),
    #[error("a board of round {0} is open already: its opening stays")]
    Seated(u16),
    #[error("a round is paired: what is played stays")]
    OtherGame,
    #[error("round {round} has no board {board}")]
    NoBoard { round: u16, board: u16 },
    #[error("board {0} has a result already: a reason is needed to correct it")]
    Scored(u16),
    #[error("board {0} has no result")]
    NotScored(u16),
    #[error("the meeting at board {0} is not drawn")]
    NotDrawn(u16),
    #[error("only in a knock-out has a drawn meeting to be decided")]
    NotKnockout,
    #[error("only in an event of teams")]
    NoTeams,
    #[error("team {number} has no member {member}")]
    NoMember { number: Number, member: u16 },
    #[error("team {0} is full")]
    FullTeam(Number),
    #[error("plays for team {0} already")]
    InTeam(Number),
    #[error("this line-up may not be: {0:?}")]
    LineupError(LineupError),
    #[error("match {board} has no board {table}")]
    NoTable { board: u16, table: u16 },
    #[error("a board of match {0} is open already: a reason is needed for another line-up")]
    SeatedMatch(u16),
    #[error("a match ends by its boards")]
    ByTables,
    #[error("results are carried over where all meet all, and of matches with all their boards")]
    NotCarried,
    #[error("a reason is needed")]
    ReasonNeeded,
    #[error("the record is closed")]
    Shut,
    #[error("the program contradicts itself: {0}")]
    Internal(String),
}

impl Refusal {
    /// The id of the refusal and what it is about, as a record has them.
    #[must_use]
    pub fn reason(&self) -> RefusalReason {
        let (id, arguments) = match self {
            Refusal::ArbiterOnly => ("arbiter_only", Vec::new()),
            Refusal::NoName => ("no_name", Vec::new()),
            Refusal::Twice(number) => ("twice", vec![number.to_string()]),
            Refusal::Field(format) => ("field", vec![format.field().0.to_string(), format.field().1.to_string()]),
            Refusal::OddTeams => ("odd_teams", Vec::new()),
            Refusal::Closed => ("closed", Vec::new()),
            Refusal::NoPlayer(number) => ("no_player", vec![number.to_string()]),
            Refusal::Gone(number) => ("gone", vec![number.to_string()]),
            Refusal::NotGone(number) => ("not_gone", vec![number.to_string()]),
            Refusal::Paired(number) => ("paired", vec![number.to_string()]),
            Refusal::NoRound(number) => ("no_round", vec![number.to_string()]),
            Refusal::NotSwiss => ("not_swiss", Vec::new()),
            Refusal::NotNumbered => ("not_numbered", Vec::new()),
            Refusal::Numbered => ("numbered", Vec::new()),
            Refusal::Order => ("order", Vec::new()),
            Refusal::NoColour => ("no_colour", Vec::new()),
            Refusal::Unfinished { round, board } => ("unfinished", vec![round.to_string(), board.to_string()]),
            Refusal::Undecided(number) => ("undecided", vec![number.to_string()]),
            Refusal::Over => ("over", Vec::new()),
            Refusal::Pairing(_) => ("pairing", Vec::new()),
            Refusal::PairedTwice(number) => ("paired_twice", vec![number.to_string()]),
            Refusal::NotPaired(number) => ("not_paired", vec![number.to_string()]),
            Refusal::FixedRounds => ("fixed_rounds", Vec::new()),
            Refusal::Rounds { least, most } => ("rounds", vec![least.to_string(), most.to_string()]),
            Refusal::NoOrder => ("no_order", Vec::new()),
            Refusal::NotInRound { number, round } => ("not_in_round", vec![number.to_string(), round.to_string()]),
            Refusal::NoneYet => ("none_yet", Vec::new()),
            Refusal::HasResults(number) => ("has_results", vec![number.to_string()]),
            Refusal::Started(number) => ("started", vec![number.to_string()]),
            Refusal::Seated(number) => ("seated", vec![number.to_string()]),
            Refusal::OtherGame => ("other_game", Vec::new()),
            Refusal::NoBoard { round, board } => ("no_board", vec![round.to_string(), board.to_string()]),
            Refusal::Scored(number) => ("scored", vec![number.to_string()]),
            Refusal::NotScored(number) => ("not_scored", vec![number.to_string()]),
            Refusal::NotDrawn(number) => ("not_drawn", vec![number.to_string()]),
            Refusal::NotKnockout => ("not_knockout", Vec::new()),
            Refusal::NoTeams => ("no_teams", Vec::new()),
            Refusal::NoMember { number, member } => ("no_member", vec![number.to_string(), member.to_string()]),
            Refusal::FullTeam(number) => ("full_team", vec![number.to_string()]),
            Refusal::InTeam(number) => ("in_team", vec![number.to_string()]),
            Refusal::LineupError(_) => ("lineup_error", Vec::new()),
            Refusal::NoTable { board, table } => ("no_table", vec![board.to_string(), table.to_string()]),
            Refusal::SeatedMatch(number) => ("seated_match", vec![number.to_string()]),
            Refusal::ByTables => ("by_tables", Vec::new()),
            Refusal::NotCarried => ("not_carried", Vec::new()),
            Refusal::ReasonNeeded => ("reason_needed", Vec::new()),
            Refusal::Shut => ("shut", Vec::new()),
            Refusal::Internal(why) => ("internal", vec![why.clone()]),
        };
        RefusalReason { id: id.to_owned(), arguments }
    }
}
