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
    #[error("a claim waits for a ruling")]
    ClaimedAlready,
    #[error("the letter belongs to another game: {0}")]
    OtherGame(String),
    #[error("a date is not known: {0:?}")]
    NeedsDate(WhichDate),
    #[error("sent on {sent}, before the partner's letter came on {received}")]
    SentBeforeReceived { sent: Day, received: Day },
    #[error("the stamp {mark} is later than the arrival on {arrived}")]
    MarkAfterArrival { mark: Day, arrived: Day },
    #[error("it came on {arrived}, before the letter that it answers went on {sent}")]
    ArrivedTooEarly { arrived: Day, sent: Day },
    #[error("received on {received}, before it was sent on {sent}")]
    ReceivedBeforeSent { received: Day, sent: Day },
    #[error("{0} has to correct the repeat first")]
    MendFirst(Side),
    #[error("nobody has offered a draw")]
    NoDrawOffered,
    #[error("the document knows no such ruling")]
    NotInDocument,
    #[error("a record of the game has come")]
    RecordCame,
    #[error("the decision on the protest is final")]
    Final,
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
            Refusal::ClaimedAlready => ("claimed_already", Vec::new()),
            Refusal::OtherGame(code) => ("other_game", vec![code.clone()]),
            Refusal::NeedsDate(which) => ("needs_date", vec![format!("{which:?}")]),
            Refusal::SentBeforeReceived { sent, received } => {
                ("sent_before_received", vec![sent.to_string(), received.to_string()])
            }
            Refusal::MarkAfterArrival { mark, arrived } => {
                ("mark_after_arrival", vec![mark.to_string(), arrived.to_string()])
            }
            Refusal::ArrivedTooEarly { arrived, sent } => {
                ("arrived_too_early", vec![arrived.to_string(), sent.to_string()])
            }
            Refusal::ReceivedBeforeSent { received, sent } => {
                ("received_before_sent", vec![received.to_string(), sent.to_string()])
            }
            Refusal::MendFirst(side) => ("mend_first", vec![side.to_string()]),
            Refusal::NoDrawOffered => ("no_draw_offered", Vec::new()),
            Refusal::NotInDocument => ("not_in_document", Vec::new()),
            Refusal::RecordCame => ("record_came", Vec::new()),
            Refusal::Final => ("final", Vec::new()),
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
