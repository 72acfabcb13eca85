use super::Phase;
use golos_ledger::RefusalReason;

/// Why something that was asked of a micro-match was not done. The state stays as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("this is for the arbiter")]
    ArbiterOnly,
    #[error("the micro-match is over")]
    Over,
    #[error("a game is being played")]
    Playing,
    #[error("the game counts: something has followed it")]
    Counted,
    #[error("there is no break")]
    NoBreak,
    #[error("the score is not equal at the end of a micro-match")]
    NotLevel,
    #[error("the regulations have no further micro-match")]
    NoExtra,
    #[error("the rules let no micro-match be lost by a ruling")]
    NoSanction,
    #[error("only an equal score at the end makes a draw")]
    NoDraw,
    #[error("a reason is needed")]
    ReasonNeeded,
    #[error("no game can be opened or ended now: {0}")]
    Order(Phase),
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
            Refusal::ArbiterOnly => ("arbiter_only", Vec::new()),
            Refusal::Over => ("over", Vec::new()),
            Refusal::Playing => ("playing", Vec::new()),
            Refusal::Counted => ("counted", Vec::new()),
            Refusal::NoBreak => ("no_break", Vec::new()),
            Refusal::NotLevel => ("not_level", Vec::new()),
            Refusal::NoExtra => ("no_extra", Vec::new()),
            Refusal::NoSanction => ("no_sanction", Vec::new()),
            Refusal::NoDraw => ("no_draw", Vec::new()),
            Refusal::ReasonNeeded => ("reason_needed", Vec::new()),
            Refusal::Order(_) => ("order", Vec::new()),
            Refusal::Closed => ("closed", Vec::new()),
            Refusal::Internal(why) => ("internal", vec![why.clone()]),
        };
        RefusalReason { id: id.to_owned(), arguments }
    }
}
