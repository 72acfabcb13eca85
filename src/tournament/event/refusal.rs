use super::{Format, LineupError};
use crate::crosstable::Number;
use crate::pairing::NoPairing;

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
