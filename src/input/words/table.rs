//! Every command with its words and its line of help. The words themselves are texts, so that each language has its
//! own; help is made from these rows and cannot lag behind them.

use super::length::Seconds;
use crate::{CourseRequest, ReplayRequest, TutorRequest};
use golos_clock::{Bonus, Ms};
use golos_game::{
    Claim, ClaimRequest, ClockRequest, Discipline, GapRuling, HandlingRequest, Irregularity, MoveRequest, OfferRequest,
    OpeningAct, OpeningRequest, Outcome, Query, RecordRequest, Recourse, RemedyRequest, Request, Response,
    RulingRequest, SanctionKind, Seat, TimeChange, Topic,
};
use golos_people::{Need, Task};
use golos_rules::chess::Role;
use golos_rules::{Fault, Kind, PlaceNames, Side};

/// A command: what it means, and the keys of its words and of its help.
pub(crate) struct Row<V> {
    pub means: V,
    /// The key of the text that lists the words.
    pub words: &'static str,
    /// The key of the line of help; rows next to each other with the same key share it.
    pub help: &'static str,
    pub when: When,
}

/// When a command is of use, and thus shown in help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    Always,
    /// The clock is pressed by hand.
    Manual,
    /// The same, where pieces are moved by hand: not where stones are only placed.
    Hands,
    /// The same, at the arbiter's desk.
    HandsDesk,
    /// Hints are allowed.
    Training,
    /// On a board whose places are named so.
    On(PlaceNames),
    /// On every other board.
    NotOn(PlaceNames),
    /// In draughts, on either board.
    Draughts,
    /// The same, at the arbiter's desk.
    DraughtsDesk,
    /// At the arbiter's desk. Without a seat before it such a word is the arbiter's.
    Desk,
    /// The same, where the rules know adjournment.
    Adjourning,
}

impl When {
    /// Whether such a word is the arbiter's where no seat stands before it.
    pub(crate) const fn is_desk(self) -> bool {
        matches!(self, When::Desk | When::Adjourning | When::DraughtsDesk | When::HandsDesk)
    }
}

/// What a word at the board means, and what has to stand behind it.
pub(crate) enum Verb {
    /// Nothing stands behind it.
    Plain(Request),
    /// Nothing, or the side that is late for the draw of the opening.
    Start,
    /// Nothing, or the word for both flags.
    Flag,
    /// A square, a file or a rank.
    Square,
    /// Two squares, or the name of a diagonal, or one square for all that go through it.
    Diagonal,
    /// A square.
    Near,
    /// A square.
    Moves,
    /// The kind of claim, and the written move.
    Claim,
    /// The moves of a line.
    Show,
    /// Perhaps a reason.
    Pause,
    /// A side, a time, perhaps a reason.
    Time(fn(Ms) -> TimeChange),
    /// The outcome, perhaps a reason.
    Result,
    /// A side, or both.
    Absent,
    /// A side.
    Arrived,
    /// Perhaps a side, or both.
    Sign,
    /// Perhaps a side, then why.
    Protest(Recourse),
    /// A side, if one is to blame, and what was done, perhaps a reason.
    Fault,
    /// Nothing, or the move that takes the place of the irregular one.
    Correct,
    /// A side or both, the sanction, how much time, the reason.
    Sanction,
    /// A ruling that passes a limit knowingly.
    Force,
    /// Nothing: no stone is placed.
    Pass,
    /// Nothing: the move is asked for and not shown.
    Seal,
    /// Nothing.
    Envelope,
    /// When and where.
    Resumption,
    /// The hour.
    Session,
    /// The reason.
    Annul,
    /// How it counts.
    Gap,
    /// The text.
    Note,
    /// What was done by hand: a place, places, a move, or perhaps nothing behind it.
    BoardCursor(fn(String) -> HandlingRequest, Behind),
    /// Perhaps what the arbiter is told at once.
    Call,
    /// The text that the arbiter is told.
    Remark,
    /// The article or the subject.
    Rule,
    Help,
    Leave,
}

/// Whether something has to stand behind a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Behind {
    Needed,
    Free,
}

/// What a word about the micro-match means.
#[derive(Clone, Copy)]
pub(crate) enum Contest {
    Score,
    Extra,
    /// The outcome, perhaps a reason.
    Decide,
}

/// What a word in a replay means.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    Plain(ReplayRequest),
    /// The number of a move stands behind it, perhaps the side.
    Go,
    /// The number of a position stands behind it, perhaps how many there are.
    Position,
    /// Perhaps the time for one move.
    Play,
    Pieces,
    Turn,
    /// A square, a file or a rank.
    Square,
    /// Two squares, or the name of a diagonal.
    Diagonal,
    /// A square.
    Moves,
    Help,
    Leave,
    /// The text of a note stands behind it.
    Note,
}

/// What a word in a menu means.
#[derive(Clone, Copy)]
pub(crate) enum Pick {
    Help,
    Leave,
    /// To the question before.
    Back,
}

/// What a word means while a position is set up.
#[derive(Clone, Copy)]
pub(crate) enum Edit {
    /// Squares stand behind it.
    Remove,
    Clear,
    Start,
    Turn(Side),
    Done,
    Board,
    Pieces,
    /// A square, a line or a diagonal stands behind it.
    Place,
    Help,
    Leave,
}

const fn row<V>(means: V, words: &'static str, help: &'static str, when: When) -> Row<V> {
    Row { means, words, help, when }
}

const fn query(query: Query) -> Verb {
    Verb::Plain(Request::Record(RecordRequest::Query(query)))
}

use When::{Adjourning, Always, Desk, Hands, HandsDesk, Manual, Training};

/// In chess.
const CHESS: When = When::On(PlaceNames::Squares);
/// In renju.
const RENJU: When = When::On(PlaceNames::Points);
/// Where positions come again and moves are counted.
const NOT_RENJU: When = When::NotOn(PlaceNames::Points);

/// What anybody at the board may say, in the order of help.
#[rustfmt::skip]
pub(crate) static BOARD: [Row<Verb>; 52] = [
    row(Verb::Plain(Request::Move(MoveRequest::Press)), "words-press", "help-play-press", Manual),
    row(Verb::Plain(Request::Move(MoveRequest::TakeBack)), "words-undo", "help-play-undo", Always),
    row(query(Query::Clock), "words-clock", "help-play-clock", Always),
    row(query(Query::Turn), "words-turn", "help-play-turn", Always),
    row(query(Query::Number), "words-number", "help-play-number", Always),
    row(query(Query::Last), "words-last", "help-play-last", Always),
    row(query(Query::Opening), "words-opening", "help-play-opening", When::NotOn(PlaceNames::Squares)),
    row(query(Query::Repeat), "words-repeat", "help-play-repeat", Always),
    row(query(Query::Board), "words-board", "help-play-board", Always),
    row(Verb::Square, "words-square", "help-play-square", Always),
    row(Verb::Diagonal, "words-diagonal", "help-play-diagonal", Always),
    row(Verb::Near, "words-near", "help-play-near", Always),
    row(query(Query::Changes), "words-changes", "help-play-changes", Always),
    row(query(Query::Pieces), "words-pieces", "help-play-pieces", Always),
    row(Verb::Moves, "words-moves", "help-play-moves", Training),
    row(Verb::Plain(Request::Offer(OfferRequest::Offer)), "words-draw", "help-play-draw", Always),
    row(Verb::Plain(Request::Offer(OfferRequest::Accept)), "words-accept", "help-play-accept", Always),
    row(Verb::Plain(Request::Offer(OfferRequest::Decline)), "words-decline", "help-play-decline", Always),
    row(query(Query::Offer), "words-offer", "help-play-offer", Always),
    row(Verb::Plain(Request::Resign), "words-resign", "help-play-resign", Always),
    row(Verb::Flag, "words-flag", "help-play-flag", Always),
    row(Verb::Rule, "words-rule", "help-play-rule", Always),
    row(query(Query::Duty), "words-duty", "help-play-duty", Always),
    row(query(Query::Why), "words-why", "help-play-why", Always),
    row(query(Query::Decisions), "words-decisions", "help-play-decisions", Always),
    row(query(Query::Sheet), "words-sheet", "help-play-sheet", Always),
    row(Verb::Help, "words-help", "help-play-help", Always),
    row(Verb::Leave, "words-quit", "help-play-quit", Always),
    row(Verb::Plain(Request::Opening(OpeningRequest::Act(OpeningAct::Swap))), "words-swap", "help-play-swap", RENJU),
    row(Verb::Plain(Request::Opening(OpeningRequest::Act(OpeningAct::Keep))), "words-keep", "help-play-keep", RENJU),
    row(Verb::Plain(Request::Opening(OpeningRequest::Act(OpeningAct::Offers))), "words-offers", "help-play-offers", RENJU),
    row(Verb::Pass, "words-pass", "help-play-pass", RENJU),
    row(Verb::Plain(Request::Claim(ClaimRequest::Claim { claim: Claim::Foul, intended: None })), "words-foul", "help-play-foul", RENJU),
    row(Verb::Claim, "words-claim", "help-play-claim", Always),
    row(Verb::Show, "words-show", "help-play-show", When::Draughts),
    row(Verb::Plain(Request::Claim(ClaimRequest::Aloud { on: true })), "words-aloud", "help-play-aloud", When::Draughts),
    row(Verb::Plain(Request::Claim(ClaimRequest::Aloud { on: false })), "words-aloud-stop", "help-play-aloud-stop", When::Draughts),
    row(Verb::Call, "words-call", "help-play-call", Always),
    row(Verb::Remark, "words-remark", "help-play-remark", Always),
    row(Verb::Sign, "words-sign", "help-play-sign", Always),
    row(Verb::Protest(Recourse::Protest), "words-protest", "help-play-protest", Always),
    row(Verb::Protest(Recourse::Appeal), "words-appeal", "help-play-appeal", Always),
    row(Verb::Plain(Request::Record(RecordRequest::Adjust)), "words-adjust", "help-play-adjust", Always),
    row(Verb::Plain(Request::Remedy(RemedyRequest::Restored)), "words-restored", "help-play-restored", Always),
    row(Verb::BoardCursor(HandlingRequest::Touch, Behind::Needed), "words-touch", "help-play-touch", Hands),
    row(Verb::BoardCursor(HandlingRequest::Lift, Behind::Needed), "words-lift", "help-play-lift", Hands),
    row(Verb::BoardCursor(HandlingRequest::Place, Behind::Needed), "words-place", "help-play-place", Hands),
    row(Verb::BoardCursor(HandlingRequest::Remove, Behind::Needed), "words-remove", "help-play-remove", Hands),
    row(Verb::BoardCursor(HandlingRequest::Crown, Behind::Needed), "words-crown", "help-play-crown", Hands),
    row(Verb::BoardCursor(HandlingRequest::Announce, Behind::Needed), "words-announce", "help-play-announce", Hands),
    row(Verb::BoardCursor(HandlingRequest::Release, Behind::Free), "words-made", "help-play-made", Hands),
    row(Verb::BoardCursor(HandlingRequest::Write, Behind::Free), "words-write", "help-play-write", Hands),
];

/// The kinds of claim.
pub(crate) static CLAIMS: [Row<Claim>; 7] = [
    row(Claim::Repetition, "words-claim-repetition", "help-claim-repetition", NOT_RENJU),
    row(Claim::Counter, "words-claim-counter", "help-claim-counter", NOT_RENJU),
    row(Claim::ClearDraw, "words-claim-clear", "help-claim-clear", When::Draughts),
    row(Claim::ShortOfTime, "words-claim-time", "help-claim-time", When::Draughts),
    row(Claim::Dead, "words-claim-dead", "help-claim-dead", CHESS),
    row(Claim::NormalMeans, "words-claim-means", "help-claim-means", CHESS),
    row(Claim::Increment, "words-claim-increment", "help-claim-increment", CHESS),
];

/// Who speaks, before a colon.
pub(crate) static SEATS: [Row<Seat>; 5] = [
    row(Seat::Player(Side::White), "words-seat-white", "help-play-seat", Always),
    row(Seat::Player(Side::Black), "words-seat-black", "help-play-seat", Always),
    row(Seat::Arbiter, "words-seat-arbiter", "help-play-seat", Always),
    row(Seat::Assistant(Side::White), "words-seat-white-assistant", "help-play-assistant", Always),
    row(Seat::Assistant(Side::Black), "words-seat-black-assistant", "help-play-assistant", Always),
];

/// The arbiter's seat needs no colon.
pub(crate) static ARBITER: [Row<Seat>; 1] = [row(Seat::Arbiter, "words-arbiter", "help-play-arbiter", Always)];

/// The rulings, in the order of help.
#[rustfmt::skip]
pub(crate) static DESK: [Row<Verb>; 31] = [
    row(Verb::Start, "words-start", "help-desk-start", Desk),
    row(Verb::Absent, "words-absent", "help-desk-absent", Desk),
    row(Verb::Arrived, "words-arrived", "help-desk-arrived", Desk),
    row(Verb::Pause, "words-pause", "help-desk-pause", Desk),
    row(Verb::Plain(Request::Clock(ClockRequest::Resume)), "words-resume", "help-desk-resume", Desk),
    row(Verb::Time(TimeChange::Add), "words-add", "help-desk-time", Desk),
    row(Verb::Time(TimeChange::Take), "words-take", "help-desk-time", Desk),
    row(Verb::Time(TimeChange::Set), "words-set", "help-desk-time", Desk),
    row(Verb::Time(TimeChange::Charge), "words-charge", "help-desk-time", Desk),
    row(Verb::Plain(Request::Remedy(RemedyRequest::Demand)), "words-demand", "help-desk-demand", Desk),
    row(Verb::Plain(Request::Remedy(RemedyRequest::Back)), "words-switch-back", "help-desk-switch-back", Desk),
    row(Verb::Correct, "words-correct", "help-desk-correct", Desk),
    row(Verb::Plain(Request::Remedy(RemedyRequest::Stand)), "words-stand", "help-desk-stand", Desk),
    row(Verb::Plain(Request::Ruling(RulingRequest::Uphold)), "words-uphold", "help-desk-rule", Desk),
    row(Verb::Plain(Request::Ruling(RulingRequest::Dismiss)), "words-reject", "help-desk-rule", Desk),
    row(Verb::Result, "words-result", "help-desk-result", Desk),
    row(Verb::Note, "words-note", "help-desk-note", Desk),
    row(query(Query::Report), "words-report", "help-desk-report", Desk),
    row(Verb::Plain(Request::Record(RecordRequest::Attend)), "words-attend", "help-desk-attend", Desk),
    row(Verb::Fault, "words-fault", "help-desk-fault", Desk),
    row(Verb::Plain(Request::Handling(HandlingRequest::Unswitched)), "words-unswitched", "help-desk-unswitched", HandsDesk),
    row(Verb::Sanction, "words-sanction", "help-desk-sanction", Desk),
    row(Verb::Force, "words-force", "help-desk-force", Desk),
    row(Verb::Plain(Request::Claim(ClaimRequest::Postpone)), "words-postpone", "help-desk-postpone", CHESS),
    row(Verb::Seal, "words-seal", "help-desk-seal", Adjourning),
    row(Verb::Envelope, "words-envelope", "help-desk-envelope", Adjourning),
    row(Verb::Resumption, "words-resumption", "help-desk-resumption", Adjourning),
    row(Verb::Session, "words-session", "help-desk-session", Adjourning),
    row(Verb::Annul, "words-annul", "help-desk-annul", Adjourning),
    row(Verb::Gap, "words-gap", "help-desk-gap", Desk),
    row(Verb::Plain(Request::Ruling(RulingRequest::Respond { response: Response::Committee, reason: String::new() })), "words-committee", "help-desk-committee", Desk),
];

/// In a micro-match, in the order of help.
pub(crate) static MATCH: [Row<Contest>; 3] = [
    row(Contest::Score, "words-score", "help-match-score", Always),
    row(Contest::Extra, "words-extra", "help-match-extra", Desk),
    row(Contest::Decide, "words-match", "help-match-decide", Desk),
];

/// The draw of the opening: only behind the arbiter's seat, for in English a player offers a draw with the same word.
pub(crate) static LOTS: [Row<()>; 1] = [row((), "words-lot", "help-desk-lot", When::DraughtsDesk)];

/// The board on the table, where it stands otherwise than in the record: only the arbiter tells it.
pub(crate) static FOUND: [Row<()>; 1] = [row((), "words-found", "help-desk-found", Desk)];

/// What has become of the envelope.
pub(crate) static LOST: [Row<()>; 1] = [row((), "words-lost", "help-desk-lost", Adjourning)];

/// Irregularities that no move shows.
pub(crate) static FAULTS: [Row<Irregularity>; 9] = [
    row(Irregularity::NoMove, "words-fault-no-move", "help-fault-chess", CHESS),
    row(Irregularity::TwoHands, "words-fault-hands", "help-fault-chess", CHESS),
    row(Irregularity::OtherHand, "words-fault-other-hand", "help-fault-clock", Desk),
    row(Irregularity::ButtonHeld, "words-fault-button", "help-fault-clock", Desk),
    row(Irregularity::Displaced, "words-fault-displaced", "help-fault-displaced", Desk),
    row(Irregularity::Record, "words-fault-record", "help-fault-record", Desk),
    row(Irregularity::Turned, "words-fault-turned", "help-fault-start", Desk),
    row(Irregularity::WrongStart, "words-fault-start", "help-fault-start", Desk),
    row(Irregularity::WrongColours, "words-fault-colours", "help-fault-start", Desk),
];

/// Irregularities of a move that the board does not show.
#[rustfmt::skip]
pub(crate) static REPORTS: [Row<Fault>; 10] = [
    row(Fault::TwoMoves, "words-fault-two-moves", "help-fault-report", HandsDesk),
    row(Fault::OtherTouched, "words-fault-touched", "help-fault-report", HandsDesk),
    row(Fault::TakenBack, "words-fault-taken-back", "help-fault-report", HandsDesk),
    row(Fault::Removed, "words-fault-removed", "help-fault-report", HandsDesk),
    row(Fault::RemovedEarly, "words-fault-early", "help-fault-report", HandsDesk),
    row(Fault::TooFewRemoved, "words-fault-few", "help-fault-report", HandsDesk),
    row(Fault::NotCaptured, "words-fault-not-captured", "help-fault-report", HandsDesk),
    row(Fault::OwnRemoved, "words-fault-own", "help-fault-report", HandsDesk),
    row(Fault::Unmarked, "words-fault-unmarked", "help-fault-report", HandsDesk),
    row(Fault::UnmarkedMoved, "words-fault-unmarked-moved", "help-fault-report", HandsDesk),
];

/// The word before them, as the opponent says it.
pub(crate) static REPORTER: [Row<()>; 1] = [row((), "words-fault", "help-play-fault", Hands)];

/// What a word behind a sanction imposes.
#[derive(Clone, Copy)]
pub(crate) enum Imposes {
    Kind(SanctionKind),
    /// The last one is lifted.
    Lifted,
}

/// The sanctions, from the mildest to the severest.
#[rustfmt::skip]
pub(crate) static SANCTIONS: [Row<Imposes>; 8] = [
    row(Imposes::Kind(SanctionKind::Remark), "words-sanction-remark", "help-desk-sanctions", Desk),
    row(Imposes::Kind(SanctionKind::Warning), "words-sanction-warning", "help-desk-sanctions", Desk),
    row(Imposes::Kind(SanctionKind::Reprimand), "words-sanction-reprimand", "help-desk-sanctions", Desk),
    row(Imposes::Kind(SanctionKind::MoreTime), "words-sanction-more", "help-desk-sanctions", Desk),
    row(Imposes::Kind(SanctionKind::LessTime), "words-sanction-less", "help-desk-sanctions", Desk),
    row(Imposes::Kind(SanctionKind::Loss), "words-sanction-loss", "help-desk-sanctions", Desk),
    row(Imposes::Kind(SanctionKind::Removal), "words-sanction-removal", "help-desk-sanctions", Desk),
    row(Imposes::Lifted, "words-sanction-lifted", "help-desk-lifted", Desk),
];

/// How an interruption counts.
pub(crate) static GAPS: [Row<GapRuling>; 2] = [
    row(GapRuling::Leave, "words-gap-leave", "help-gap-leave", Desk),
    row(GapRuling::Charge, "words-gap-charge", "help-gap-charge", Desk),
];

/// What is agreed for an assistant, behind his seat, of the arbiter (U-V.13.11); none: nothing.
#[rustfmt::skip]
pub(crate) static TASKS: [Row<Option<Task>>; 9] = [
    row(Some(Task::Announce), "words-task-announce", "help-desk-task", Desk),
    row(Some(Task::Record), "words-task-record", "help-desk-task", Desk),
    row(Some(Task::Clock), "words-task-clock", "help-desk-task", Desk),
    row(Some(Task::Move), "words-task-move", "help-desk-task", Desk),
    row(Some(Task::Inform), "words-task-inform", "help-desk-task", Desk),
    row(Some(Task::Claim), "words-task-claim", "help-desk-task", Desk),
    row(Some(Task::State), "words-task-state", "help-desk-task", Desk),
    row(Some(Task::Interpret), "words-task-interpret", "help-desk-task", Desk),
    row(None, "words-task-none", "help-desk-task", Desk),
];

/// What a player needs.
pub(super) const NEEDS: [(&str, Option<Need>); 9] = [
    ("words-need-blind", Some(Need::Blind)),
    ("words-need-low-vision", Some(Need::LowVision)),
    ("words-need-deaf", Some(Need::Deaf)),
    ("words-need-deafblind", Some(Need::Deafblind)),
    ("words-need-no-hands", Some(Need::NoHands)),
    ("words-need-wheelchair", Some(Need::Wheelchair)),
    ("words-need-assistant-recorded", Some(Need::AssistantRecorded)),
    ("words-need-trainer", Some(Need::Trainer)),
    ("words-need-none", None),
];

/// What is ruled, behind a ruling.
#[rustfmt::skip]
pub(crate) static TOPICS: [Row<Topic>; 9] = [
    row(Topic::Flag, "words-topic-flag", "help-desk-topic", Desk),
    row(Topic::Lateness, "words-topic-lateness", "help-desk-topic", Desk),
    row(Topic::Claim, "words-topic-claim", "help-desk-topic", Desk),
    row(Topic::Draw, "words-topic-draw", "help-desk-topic", Desk),
    row(Topic::Irregularity, "words-topic-irregularity", "help-desk-topic", Desk),
    row(Topic::Limit, "words-topic-limit", "help-desk-topic", Desk),
    row(Topic::Gap, "words-topic-gap", "help-desk-topic", Desk),
    row(Topic::Protest, "words-topic-protest", "help-desk-topic", Desk),
    row(Topic::SealedMove, "words-topic-seal", "help-desk-topic", Adjourning),
];

/// What begins the reason of a ruling; what belongs to the reason stands in it: "because of a clock fault".
pub(crate) static BECAUSE: [Row<()>; 2] =
    [row((), "words-because", "help-desk-because", Desk), row((), "words-because-of", "help-desk-because", Desk)];

/// In a replay, in the order of help.
#[rustfmt::skip]
pub(crate) static REPLAY: [Row<Step>; 21] = [
    row(Step::Plain(ReplayRequest::Next), "words-next", "help-replay-next", Always),
    row(Step::Plain(ReplayRequest::Previous), "words-previous", "help-replay-previous", Always),
    row(Step::Position, "words-position", "help-replay-position", Always),
    row(Step::Go, "words-go", "help-replay-go", Always),
    row(Step::Plain(ReplayRequest::First), "words-first", "help-replay-first", Always),
    row(Step::Plain(ReplayRequest::Last), "words-end", "help-replay-end", Always),
    row(Step::Play, "words-play", "help-replay-play", Always),
    row(Step::Plain(ReplayRequest::RealTime), "words-realtime", "help-replay-realtime", Always),
    row(Step::Plain(ReplayRequest::Halt), "words-pause", "help-replay-stop", Always),
    row(Step::Plain(ReplayRequest::Clock), "words-clock", "help-replay-clock", Always),
    row(Step::Plain(ReplayRequest::Board), "words-board", "help-replay-board", Always),
    row(Step::Square, "words-square", "help-replay-square", Always),
    row(Step::Diagonal, "words-diagonal", "help-replay-square", Always),
    row(Step::Pieces, "words-pieces", "help-replay-pieces", Always),
    row(Step::Moves, "words-moves", "help-replay-moves", Always),
    row(Step::Turn, "words-turn", "help-replay-turn", Always),
    row(Step::Plain(ReplayRequest::Repeat), "words-repeat", "help-replay-repeat", Always),
    row(Step::Plain(ReplayRequest::Repeat), "words-last", "help-replay-repeat", Always),
    row(Step::Note, "words-note", "help-replay-note", Always),
    row(Step::Help, "words-help", "help-replay-help", Always),
    row(Step::Leave, "words-quit", "help-replay-quit", Always),
];

/// While a position is set up, in the order of help.
#[rustfmt::skip]
pub(crate) static SET_UP: [Row<Edit>; 12] = [
    row(Edit::Remove, "words-set-up-remove", "help-set-up-remove", Always),
    row(Edit::Clear, "words-set-up-empty", "help-set-up-clear", Always),
    row(Edit::Start, "words-set-up-start", "help-set-up-start", Always),
    row(Edit::Turn(Side::White), "words-set-up-white", "help-set-up-turn", Always),
    row(Edit::Turn(Side::Black), "words-set-up-black", "help-set-up-turn", Always),
    row(Edit::Board, "words-board", "help-set-up-board", Always),
    row(Edit::Pieces, "words-pieces", "help-set-up-pieces", Always),
    row(Edit::Place, "words-square", "help-set-up-square", Always),
    row(Edit::Place, "words-diagonal", "help-set-up-square", Always),
    row(Edit::Help, "words-help", "help-set-up-help", Always),
    row(Edit::Leave, "words-quit", "help-set-up-quit", Always),
    row(Edit::Done, "words-set-up-done", "help-set-up-done", Always),
];

/// What the squares behind it are for: a piece of draughts.
pub(super) const KINDS: [(&str, Kind); 2] = [("words-set-up-man", Kind::Man), ("words-set-up-king", Kind::Crowned)];

/// What the squares behind it are for: a piece of chess.
pub(super) const CHESSMEN: [(&str, Kind); 6] = [
    ("words-set-up-pawn", Kind::Chess(Role::Pawn)),
    ("words-set-up-knight", Kind::Chess(Role::Knight)),
    ("words-set-up-bishop", Kind::Chess(Role::Bishop)),
    ("words-set-up-rook", Kind::Chess(Role::Rook)),
    ("words-set-up-queen", Kind::Chess(Role::Queen)),
    ("words-set-up-chess-king", Kind::Chess(Role::King)),
];

/// In a menu, in the order of help.
pub(crate) static MENU: [Row<Pick>; 3] = [
    row(Pick::Help, "words-help", "help-home-help", Always),
    row(Pick::Back, "words-menu-back", "help-home-back", Always),
    row(Pick::Leave, "words-quit", "help-home-quit", Always),
];

/// During an exercise of the course, in the order of help.
pub(crate) static COURSE: [Row<CourseRequest>; 3] = [
    row(CourseRequest::Answer, "words-course-answer", "help-course-answer", Always),
    row(CourseRequest::Anew, "words-course-anew", "help-course-anew", Always),
    row(CourseRequest::List, "words-course-list", "help-course-list", Always),
];

/// During an exercise of a tutorial, in the order of help.
pub(crate) static TUTOR: [Row<TutorRequest>; 3] = [
    row(TutorRequest::Next, "words-tutor-next", "help-tutor-next", Always),
    row(TutorRequest::Back, "words-menu-back", "help-tutor-back", Always),
    row(TutorRequest::Stop, "words-tutor-stop", "help-tutor-stop", Always),
];

/// The games, as they are called.
pub(super) const GAMES: [(&str, Discipline); 8] = [
    ("words-menu-russian", Discipline::Russian),
    ("words-menu-draughts64", Discipline::Draughts64),
    ("words-menu-brazilian", Discipline::Brazilian),
    ("words-menu-international", Discipline::International),
    ("words-menu-giveaway", Discipline::Giveaway),
    ("words-menu-chess", Discipline::Chess),
    ("words-menu-chess960", Discipline::Chess960),
    ("words-menu-renju", Discipline::Renju),
];

/// What a time is to a move in a control.
pub(super) type Earned = fn(Ms) -> Bonus;

/// What a move earns in a control.
pub(super) const BONUSES: [(&str, Earned); 2] =
    [("words-control-plus", Bonus::Increment), ("words-control-delay", Bonus::Delay)];

/// A side, as an object of a ruling.
pub(super) const SIDES: [(&str, Side); 4] = [
    ("words-white", Side::White),
    ("words-seat-white", Side::White),
    ("words-black", Side::Black),
    ("words-seat-black", Side::Black),
];

/// An outcome, which may be named by its score as well.
pub(crate) const OUTCOMES: [(&str, Outcome); 6] = [
    ("words-white", Outcome::Win(Side::White)),
    ("words-black", Outcome::Win(Side::Black)),
    ("words-draw", Outcome::Draw),
    ("words-both", Outcome::BothLost),
    ("words-white-half", Outcome::Half(Side::White)),
    ("words-black-half", Outcome::Half(Side::Black)),
];

/// Units of time.
pub(super) const UNITS: [(&str, Seconds); 3] =
    [("words-unit-hour", 3600), ("words-unit-minute", 60), ("words-unit-second", 1)];

/// Lengths of time in one word.
pub(super) const SPANS: [(&str, Seconds); 3] =
    [("words-half-hour", 1800), ("words-half-minute", 30), ("words-one-and-a-half", 90)];
