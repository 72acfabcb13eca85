//! Why something is not done.

use golos_ledger::{Broken, RefusalReason};
use golos_rules::Side;

use super::{Day, WhichDate};

/// Why something that was asked for was not done. The state stays as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("the game is over")]
    Over,
    #[error("play stops up to the ruling on the claim")]
    Claimed,
    #[error("the letter belongs to another game: {0}")]
    OtherGame(String),
    #[error("a date is not known: {0:?}")]
    NeedsDate(WhichDate),
    #[error("sent on {sent}, before the partner's letter came on {received}")]
    SentBeforeReceived { sent: Day, received: Day },
    #[error("it is not {0}'s turn to write")]
    NotTheTurn(Side),
    #[error("there is nothing to ask to be corrected")]
    NothingToMend,
    #[error("there is nothing to repeat")]
    NothingToRepeat,
    #[error("there is no time fault: {total} of {limit} days on {moves} moves")]
    NoFault { moves: u32, total: u32, limit: u32 },
    #[error("the claim had to come before the reply to move {0}")]
    ClaimTooLate(u32),
    #[error("claims are barred up to move {0}")]
    ClaimBarred(u32),
    #[error("no claim waits for a ruling")]
    NoClaim,
    #[error("the break ends before it begins")]
    BreakBackwards,
    #[error("there is no break that may be broken off")]
    NoBreak,
    #[error("the game is not over")]
    NotOver,
    #[error("the game does not wait for adjudication")]
    NotAdjudicated,
    #[error("the articles that were broken are missing")]
    ArticlesMissing,
    #[error("the document names no such sanction")]
    NotASanction,
    #[error("this is for the arbiter")]
    ArbiterOnly,
    #[error("no letter has number {0}")]
    NoSuchLetter(u32),
    #[error("the letter has been handed on already")]
    HandedAlready,
    #[error("who did not send the papers in time has no appeal")]
    NoAppeal,
    #[error("a server keeps the game")]
    OnServer,
    #[error("no server keeps the game")]
    NotOnServer,
    #[error("half-move {half_move} was {recorded}, and is {told} on the server")]
    ServerDiffers { half_move: u32, recorded: String, told: String },
    #[error("the record is closed")]
    Closed,
    #[error("the program contradicts itself: {0}")]
    Internal(String),
}

impl Refusal {
    /// The id of the refusal and what it is about, as a record has them.
    #[must_use]
    pub fn reason(&self) -> RefusalReason {
        let (id, arguments) = match self {
            Refusal::Over => ("over", Vec::new()),
            Refusal::Claimed => ("claimed", Vec::new()),
            Refusal::OtherGame(code) => ("other_game", vec![code.clone()]),
            Refusal::NeedsDate(which) => ("needs_date", vec![format!("{which:?}")]),
            Refusal::SentBeforeReceived { sent, received } => {
                ("sent_before_received", vec![sent.to_string(), received.to_string()])
            }
            Refusal::NotTheTurn(side) => ("not_the_turn", vec![side.to_string()]),
            Refusal::NothingToMend => ("nothing_to_mend", Vec::new()),
            Refusal::NothingToRepeat => ("nothing_to_repeat", Vec::new()),
            Refusal::NoFault { moves, total, limit } => {
                ("no_fault", vec![moves.to_string(), total.to_string(), limit.to_string()])
            }
            Refusal::ClaimTooLate(moves) => ("claim_too_late", vec![moves.to_string()]),
            Refusal::ClaimBarred(moves) => ("claim_barred", vec![moves.to_string()]),
            Refusal::NoClaim => ("no_claim", Vec::new()),
            Refusal::BreakBackwards => ("break_backwards", Vec::new()),
            Refusal::NoBreak => ("no_break", Vec::new()),
            Refusal::NotOver => ("not_over", Vec::new()),
            Refusal::NotAdjudicated => ("not_adjudicated", Vec::new()),
            Refusal::ArticlesMissing => ("articles_missing", Vec::new()),
            Refusal::NotASanction => ("not_a_sanction", Vec::new()),
            Refusal::ArbiterOnly => ("arbiter_only", Vec::new()),
            Refusal::NoSuchLetter(number) => ("no_such_letter", vec![number.to_string()]),
            Refusal::HandedAlready => ("handed_already", Vec::new()),
            Refusal::NoAppeal => ("no_appeal", Vec::new()),
            Refusal::OnServer => ("on_server", Vec::new()),
            Refusal::NotOnServer => ("not_on_server", Vec::new()),
            Refusal::ServerDiffers { half_move, recorded, told } => {
                ("server_differs", vec![half_move.to_string(), recorded.clone(), told.clone()])
            }
            Refusal::Closed => ("closed", Vec::new()),
            Refusal::Internal(why) => ("internal", vec![why.clone()]),
        };
        RefusalReason { id: id.to_owned(), arguments }
    }
}

/// An event that does not fit the state.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Corrupt {
    #[error(transparent)]
    Record(#[from] Broken),
    #[error("the position that play starts from cannot be read")]
    Position,
    #[error("the game is neither draughts nor chess")]
    Game,
    #[error("no letter has number {0}")]
    NoSuchLetter(u32),
    #[error("no claim waits for a ruling")]
    NoClaim,
    #[error("the game is over")]
    Over,
}
