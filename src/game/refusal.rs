use super::{ClaimCheck, OpeningFault, SealError};
use golos_clock::Ms;
use golos_people::{Denial, Denied};
use golos_rules::{NotHandled, Side, Unread, renju};

/// What was left out of a move before the clock is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Omission {
    /// It was not announced (U-V.13.5).
    Announcement,
    /// Another move was announced, and that was not put right (U-V.13.9).
    RightAnnouncement,
    /// The assistant who keeps the record has not written it (U-V.13.11.2b).
    Record,
}

impl std::fmt::Display for Omission {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Omission::Announcement => "the move is announced",
            Omission::RightAnnouncement => "the announcement is put right",
            Omission::Record => "the move is written",
        })
    }
}

/// Why something that a person asked for was not done. The state stays as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("the clocks have not been started")]
    NotStarted,
    #[error("the game has been started already")]
    AlreadyStarted,
    #[error("the opening has not been drawn")]
    OpeningNotDrawn,
    #[error("an opening is drawn before the first move")]
    OpeningTooLate,
    #[error("an opening has been drawn; only a lot that was read wrongly is read again")]
    AlreadyDrawn,
    #[error("the game starts from a position of its own")]
    OpeningNotHere,
    #[error("the opening cannot be played: {0}")]
    Opening(OpeningFault),
    #[error("the clocks are stopped")]
    Stopped,
    #[error("the game is over")]
    Over,
    #[error("the game is not over")]
    NotOver,
    #[error("no such position can stand on the board")]
    NoSuchBoard,
    #[error("the record has just this position")]
    SameBoard,
    #[error("that was ruled already, and nothing has changed since")]
    RuledAlready,
    #[error("these rules say nothing of protests")]
    NoProtests,
    #[error("no decision has the number {number}; there are {count}")]
    NoDecision { number: u32, count: u32 },
    #[error("these rules know no appeals")]
    NoAppeals,
    #[error("a protest is decided first ({0})")]
    ProtestFirst(String),
    /// It was due at this moment of the game's record.
    #[error("too late for a protest ({article})")]
    ProtestLate { due: Ms, article: String },
    #[error("the sheet of {0} is signed")]
    Signed(Side),
    #[error("each player signs his own sheet, not that of {0}")]
    OthersSheet(Side),
    #[error("it is not the turn of {0}")]
    NotYourTurn(Side),
    #[error("{}", said(.0))]
    NotPermitted(Denied),
    #[error("{0}")]
    Move(Unread),
    #[error("a move was made already; the clock has to be pressed")]
    AlreadyMade,
    /// What was entered is what stands on the board already.
    #[error("that is the move that was made")]
    SameMove,
    #[error("too late: a claim is made before one's move")]
    ClaimAfterMove,
    /// Who has touched a piece cannot claim on that move (CH-9.4).
    #[error("a piece was touched ({0})")]
    ClaimAfterTouch(String),
    /// A move has been made that is not complete yet: it is neither sealed nor replaced.
    #[error("the move is made; the clock is pressed first")]
    PressFirst,
    #[error("no move was made")]
    NothingToPress,
    /// What was said by the opening regulation has handed the turn over, and the clock with it (R-9.2.5.1).
    #[error("the clock was switched with what was said")]
    SwitchedAlready,
    #[error("no move was made yet that could be taken back")]
    NothingToTakeBack,
    #[error("no draw may be offered before move {0}")]
    OfferTooEarly(u32),
    #[error("without a record no draw may be offered with more than {0} pieces a side")]
    OfferTooManyPieces(u32),
    #[error("the other side has the right to offer now")]
    OfferNotTwice,
    #[error("first the move, then the offer")]
    OfferWrongMoment,
    #[error("no draw is offered")]
    NoOffer,
    #[error("a claim is being checked")]
    ClaimPending,
    #[error("nothing is before the arbiter")]
    NothingPending,
    #[error("another matter comes first")]
    OtherMatter,
    #[error("no flag is down")]
    NoFlag,
    #[error("by these rules nothing is drawn because both flags are down")]
    NoBothFlags,
    #[error("not both flags are down ({0})")]
    NotBothFlags(String),
    #[error("both flags are down, but not in the last period ({0})")]
    NotLastPeriod(String),
    /// What was counted, for the arbiter.
    #[error("too early: {} of {} moves are counted", .0.counted, .0.needed)]
    ClaimTooEarly(Box<ClaimCheck>),
    #[error("no draw is claimed by this article: {0}")]
    NoGround(String),
    #[error("{}", if *.0 { "the moves are counted aloud already" } else { "no moves are counted aloud" })]
    CountsAlready(bool),
    #[error("{counted} of {needed} moves are counted")]
    CountTooShort { counted: u32, needed: u32 },
    #[error("nothing is drawn here unless a win is shown")]
    NoWinToShow,
    /// A move of the line that shows a win, counted from 1, cannot be made.
    #[error("move {number} of the line cannot be made: {text}")]
    LineBreaks { number: usize, text: String },
    #[error("these rules give a player no look at the arbiter's record")]
    NoSheet,
    /// More often is a disturbance of the opponent.
    #[error("the record was asked for often enough ({0})")]
    SheetTooOften(String),
    #[error("the number of moves is not told now ({0})")]
    NumberHidden(String),
    #[error("this claim does not exist at this control")]
    ClaimNotHere,
    #[error("{0} has completed no move")]
    NoneCompleted(Side),
    #[error("this move was penalised already")]
    AlreadyPenalized,
    #[error("too late: the reply has been made")]
    TooLate,
    #[error("the board was found to stand otherwise since: the arbiter takes that back first")]
    BoardFound,
    #[error("too late: each side has completed {moves} moves ({article})")]
    TooManyMoves { moves: u32, article: String },
    #[error("the move that was written has to be made: {0}")]
    Written(String),
    #[error("the piece that was touched binds: {0}")]
    Touched(String),
    /// A hand cannot have done that on this board; the place, as it stands in files.
    #[error("{why}: {place}")]
    Handled { why: NotHandled, place: String },
    /// No place of the board.
    #[error("no place of the board: {0}")]
    NoPlace(String),
    /// The steps of a move are those of a real board.
    #[error("only at a real board, where the clock is pressed by hand")]
    NoRealBoard,
    /// The move is not announced, or not written down: the clock is not switched before (U-V.13.5, U-V.13.11.2b).
    #[error("first {what} ({article})")]
    Omitted { what: Omission, article: String },
    #[error("the offer is answered first")]
    OfferFirst,
    #[error("only the opponent or the arbiter decides that")]
    OpponentDecides,
    /// The arbiter does not have it put right of his own accord (R-5.4.14.2, DR-2.1.10.3).
    #[error("only {side} has it put right ({article})")]
    OpponentAlone { side: Side, article: String },
    /// These rules have the opponent put it right: to play on without is an offence (U-V.6.6).
    #[error("it is put right and cannot be let stand ({0})")]
    CannotStand(String),
    /// These rules have it put right by the offender alone, on his time.
    #[error("it is put right by the offender, on his time ({0})")]
    OffenderMends(String),
    /// The pieces that were displaced are restored first (U-V.6.3, CH-7.4.1).
    #[error("{0} restores the pieces first")]
    Restoring(Side),
    /// These rules switch no clock back for an irregular move: the arbiter rules it (CH-7.5.1).
    #[error("no clock is switched back ({0})")]
    NoSwitchBack(String),
    #[error("these rules know no such sanction")]
    NoSanction,
    #[error("not less than {least} and not more than {most}")]
    SanctionTime { least: Ms, most: Ms },
    #[error("it was demanded already")]
    AlreadyDemanded,
    #[error("it was reported already, and waits")]
    AlreadyReported,
    /// None of his men was promoted to a king that stands: none could have been left unmarked (R-5.4.14.2.13).
    #[error("{0} has no king that was promoted")]
    NoKingToMark(Side),
    #[error("a reason is needed")]
    ReasonNeeded,
    #[error("a correction must leave at least {0}")]
    ClockFloor(Ms),
    #[error("with less than {0} left no clock is corrected")]
    ClockClosed(Ms),
    /// What was counted is against the claim.
    #[error("what was counted is against it")]
    AgainstCount,
    /// What was counted bears the claim out.
    #[error("what was counted bears it out")]
    ForCount,
    #[error("a player must claim it")]
    PlayerMustClaim,
    #[error("the opponent or the arbiter points out the flag")]
    OwnFlag,
    #[error("{0} is absent")]
    Absent(Side),
    #[error("{0} is not absent")]
    NotAbsent(Side),
    #[error("these rules say nothing of absence")]
    NoLateness,
    #[error("the clocks are running")]
    NotStopped,
    #[error("the clock of {0} shows no time; set it first")]
    NoTimeLeft(Side),
    #[error("by the opening regulation: {0}")]
    Regulation(renju::Refused),
    #[error("the last stone was no foul")]
    NoFoul,
    #[error("these rules give no half point to one player alone")]
    NoHalfPoint,
    #[error("more points than a game has")]
    TooManyPoints,
    #[error("only with less than {0} left")]
    NotYet(Ms),
    #[error("a side has to be named")]
    SideNeeded,
    #[error("the opening regulation is not at its end")]
    InOpening,
    #[error("no move is sealed")]
    NothingSealed,
    #[error("the envelope stays closed: {0}")]
    Seal(SealError),
    #[error("a sealed move waits in its envelope")]
    Adjourned,
    #[error("not found out whether the opponent can mate: the arbiter decides")]
    Undetermined,
    #[error("it is being found out whether the opponent can mate")]
    Searching,
    #[error("this is upheld, or the arbiter rules the result")]
    NoWayBack,
    #[error("an offer of a draw is not allowed in this event")]
    OffersForbidden,
    #[error("the program contradicts itself: {0}")]
    Internal(String),
}

impl Refusal {
    /// Whether it holds now whatever stands behind the word, and everybody at the board knows so. What only a count, a
    /// search, or a look at the clocks would show is none: nobody is told of it before he asks.
    #[must_use]
    pub const fn is_of_the_moment(&self) -> bool {
        match self {
            Refusal::NotStarted
            | Refusal::AlreadyStarted
            | Refusal::OpeningNotDrawn
            | Refusal::OpeningTooLate
            | Refusal::OpeningNotHere
            | Refusal::Stopped
            | Refusal::Over
            | Refusal::NotOver
            | Refusal::Signed(_)
            | Refusal::OthersSheet(_)
            | Refusal::NotYourTurn(_)
            | Refusal::NotPermitted(_)
            | Refusal::AlreadyMade
            | Refusal::ClaimAfterMove
            | Refusal::ClaimAfterTouch(_)
            | Refusal::PressFirst
            | Refusal::NothingToPress
            | Refusal::SwitchedAlready
            | Refusal::NothingToTakeBack
            | Refusal::OfferTooEarly(_)
            | Refusal::OfferTooManyPieces(_)
            | Refusal::OfferNotTwice
            | Refusal::OfferWrongMoment
            | Refusal::NoOffer
            | Refusal::ClaimPending
            | Refusal::NothingPending
            | Refusal::OtherMatter
            | Refusal::NoBothFlags
            | Refusal::CountsAlready(_)
            | Refusal::NoWinToShow
            | Refusal::NumberHidden(_)
            | Refusal::NoSheet
            | Refusal::SheetTooOften(_)
            | Refusal::ClaimNotHere
            | Refusal::NoneCompleted(_)
            | Refusal::AlreadyPenalized
            | Refusal::TooLate
            | Refusal::BoardFound
            | Refusal::TooManyMoves { .. }
            | Refusal::Handled { why: NotHandled::NoPieces, .. }
            | Refusal::NoRealBoard
            | Refusal::Omitted { .. }
            | Refusal::OfferFirst
            | Refusal::OpponentDecides
            | Refusal::OpponentAlone { .. }
            | Refusal::CannotStand(_)
            | Refusal::OffenderMends(_)
            | Refusal::NoSwitchBack(_)
            | Refusal::Restoring(_)
            | Refusal::NoSanction
            | Refusal::AlreadyDemanded
            | Refusal::ClockClosed(_)
            | Refusal::PlayerMustClaim
            | Refusal::OwnFlag
            | Refusal::Absent(_)
            | Refusal::NotAbsent(_)
            | Refusal::NoLateness
            | Refusal::NotStopped
            | Refusal::NoTimeLeft(_)
            | Refusal::NoHalfPoint
            | Refusal::TooManyPoints
            | Refusal::NotYet(_)
            | Refusal::SideNeeded
            | Refusal::InOpening
            | Refusal::NothingSealed
            | Refusal::Adjourned
            | Refusal::Undetermined
            | Refusal::Searching
            | Refusal::NoWayBack
            | Refusal::NoProtests
            | Refusal::NoAppeals
            | Refusal::ProtestFirst(_)
            | Refusal::OffersForbidden => true,
            Refusal::Regulation(refused) => {
                matches!(refused, renju::Refused::Settled | renju::Refused::NotYourTurn | renju::Refused::Unexpected(_))
            }
            Refusal::AlreadyDrawn
            | Refusal::NoSuchBoard
            | Refusal::SameBoard
            | Refusal::RuledAlready
            | Refusal::NoDecision { .. }
            | Refusal::ProtestLate { .. }
            | Refusal::Opening(_)
            | Refusal::Move(_)
            | Refusal::NoFlag
            | Refusal::NotBothFlags(_)
            | Refusal::NotLastPeriod(_)
            | Refusal::ClaimTooEarly(_)
            | Refusal::SameMove
            | Refusal::NoGround(_)
            | Refusal::CountTooShort { .. }
            | Refusal::LineBreaks { .. }
            | Refusal::Written(_)
            | Refusal::Touched(_)
            | Refusal::Handled { .. }
            | Refusal::NoPlace(_)
            | Refusal::SanctionTime { .. }
            | Refusal::ReasonNeeded
            | Refusal::ClockFloor(_)
            | Refusal::NoFoul
            | Refusal::AlreadyReported
            | Refusal::NoKingToMark(_)
            | Refusal::Seal(_)
            | Refusal::Internal(_)
            | Refusal::AgainstCount
            | Refusal::ForCount => false,
        }
    }
}

/// Why somebody may not ask, with the article.
fn said(denied: &Denied) -> String {
    let why = match denied.why {
        Denial::NotYours => "this is for somebody else".to_owned(),
        Denial::ArbiterOnly => "this is for the arbiter".to_owned(),
        Denial::PlayerOnly => "this is for a player".to_owned(),
        Denial::NotYourTurn => "this may be asked in one's own turn".to_owned(),
        Denial::Hint => "not allowed at this board".to_owned(),
        Denial::NotAgreed(task) => format!("the task \"{task}\" was not agreed"),
    };
    if denied.article.is_empty() { why } else { format!("{why} ({})", denied.article) }
}
