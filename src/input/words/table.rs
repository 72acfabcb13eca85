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

/// A line of help with the words that it names.
pub(crate) type HelpLine = fn(Slot) -> Sentence;

/// A command: what it means, the key of its words, and its help.
pub(crate) struct Row<V> {
    pub means: V,
    /// The key of the text that lists the words.
    pub words: &'static str,
    /// The line of help, with the words that it names; rows next to each other with the same line share it.
    pub help: HelpLine,
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

const fn row<V>(means: V, words: &'static str, help: HelpLine, when: When) -> Row<V> {
    Row { means, words, help, when }
}

const fn query(query: Query) -> Verb {
    Verb::Plain(Request::Record(RecordRequest::Query(query)))
}

use When::{Adjourning, Always, Desk, Hands, HandsDesk, Manual, Training};
use golos_wording::{Sentence, Slot, message};

/// In chess.
const CHESS: When = When::On(PlaceNames::Squares);
/// In renju.
const RENJU: When = When::On(PlaceNames::Points);
/// Where positions come again and moves are counted.
const NOT_RENJU: When = When::NotOn(PlaceNames::Points);

/// What anybody at the board may say, in the order of help.
#[rustfmt::skip]
pub(crate) static BOARD: [Row<Verb>; 52] = [
    row(Verb::Plain(Request::Move(MoveRequest::Press)), "words-press", message::help_play_press, Manual),
    row(Verb::Plain(Request::Move(MoveRequest::TakeBack)), "words-undo", message::help_play_undo, Always),
    row(query(Query::Clock), "words-clock", message::help_play_clock, Always),
    row(query(Query::Turn), "words-turn", message::help_play_turn, Always),
    row(query(Query::Number), "words-number", message::help_play_number, Always),
    row(query(Query::Last), "words-last", message::help_play_last, Always),
    row(query(Query::Opening), "words-opening", message::help_play_opening, When::NotOn(PlaceNames::Squares)),
    row(query(Query::Repeat), "words-repeat", message::help_play_repeat, Always),
    row(query(Query::Board), "words-board", message::help_play_board, Always),
    row(Verb::Square, "words-square", message::help_play_square, Always),
    row(Verb::Diagonal, "words-diagonal", message::help_play_diagonal, Always),
    row(Verb::Near, "words-near", message::help_play_near, Always),
    row(query(Query::Changes), "words-changes", message::help_play_changes, Always),
    row(query(Query::Pieces), "words-pieces", message::help_play_pieces, Always),
    row(Verb::Moves, "words-moves", message::help_play_moves, Training),
    row(Verb::Plain(Request::Offer(OfferRequest::Offer)), "words-draw", message::help_play_draw, Always),
    row(Verb::Plain(Request::Offer(OfferRequest::Accept)), "words-accept", message::help_play_accept, Always),
    row(Verb::Plain(Request::Offer(OfferRequest::Decline)), "words-decline", message::help_play_decline, Always),
    row(query(Query::Offer), "words-offer", message::help_play_offer, Always),
    row(Verb::Plain(Request::Resign), "words-resign", message::help_play_resign, Always),
    row(Verb::Flag, "words-flag", message::help_play_flag, Always),
    row(Verb::Rule, "words-rule", message::help_play_rule, Always),
    row(query(Query::Duty), "words-duty", message::help_play_duty, Always),
    row(query(Query::Why), "words-why", message::help_play_why, Always),
    row(query(Query::Decisions), "words-decisions", message::help_play_decisions, Always),
    row(query(Query::Sheet), "words-sheet", message::help_play_sheet, Always),
    row(Verb::Help, "words-help", message::help_play_help, Always),
    row(Verb::Leave, "words-quit", message::help_play_quit, Always),
    row(Verb::Plain(Request::Opening(OpeningRequest::Act(OpeningAct::Swap))), "words-swap", message::help_play_swap, RENJU),
    row(Verb::Plain(Request::Opening(OpeningRequest::Act(OpeningAct::Keep))), "words-keep", message::help_play_keep, RENJU),
    row(Verb::Plain(Request::Opening(OpeningRequest::Act(OpeningAct::Offers))), "words-offers", message::help_play_offers, RENJU),
    row(Verb::Pass, "words-pass", message::help_play_pass, RENJU),
    row(Verb::Plain(Request::Claim(ClaimRequest::Claim { claim: Claim::Foul, intended: None })), "words-foul", message::help_play_foul, RENJU),
    row(Verb::Claim, "words-claim", message::help_play_claim, Always),
    row(Verb::Show, "words-show", message::help_play_show, When::Draughts),
    row(Verb::Plain(Request::Claim(ClaimRequest::Aloud { on: true })), "words-aloud", message::help_play_aloud, When::Draughts),
    row(Verb::Plain(Request::Claim(ClaimRequest::Aloud { on: false })), "words-aloud-stop", message::help_play_aloud_stop, When::Draughts),
    row(Verb::Call, "words-call", message::help_play_call, Always),
    row(Verb::Remark, "words-remark", message::help_play_remark, Always),
    row(Verb::Sign, "words-sign", message::help_play_sign, Always),
    row(Verb::Protest(Recourse::Protest), "words-protest", message::help_play_protest, Always),
    row(Verb::Protest(Recourse::Appeal), "words-appeal", message::help_play_appeal, Always),
    row(Verb::Plain(Request::Record(RecordRequest::Adjust)), "words-adjust", message::help_play_adjust, Always),
    row(Verb::Plain(Request::Remedy(RemedyRequest::Restored)), "words-restored", message::help_play_restored, Always),
    row(Verb::BoardCursor(HandlingRequest::Touch, Behind::Needed), "words-touch", message::help_play_touch, Hands),
    row(Verb::BoardCursor(HandlingRequest::Lift, Behind::Needed), "words-lift", message::help_play_lift, Hands),
    row(Verb::BoardCursor(HandlingRequest::Place, Behind::Needed), "words-place", message::help_play_place, Hands),
    row(Verb::BoardCursor(HandlingRequest::Remove, Behind::Needed), "words-remove", message::help_play_remove, Hands),
    row(Verb::BoardCursor(HandlingRequest::Crown, Behind::Needed), "words-crown", message::help_play_crown, Hands),
    row(Verb::BoardCursor(HandlingRequest::Announce, Behind::Needed), "words-announce", message::help_play_announce, Hands),
    row(Verb::BoardCursor(HandlingRequest::Release, Behind::Free), "words-made", message::help_play_made, Hands),
    row(Verb::BoardCursor(HandlingRequest::Write, Behind::Free), "words-write", message::help_play_write, Hands),
];

/// The kinds of claim.
pub(crate) static CLAIMS: [Row<Claim>; 7] = [
    row(Claim::Repetition, "words-claim-repetition", message::help_claim_repetition, NOT_RENJU),
    row(Claim::Counter, "words-claim-counter", message::help_claim_counter, NOT_RENJU),
    row(Claim::ClearDraw, "words-claim-clear", message::help_claim_clear, When::Draughts),
    row(Claim::ShortOfTime, "words-claim-time", message::help_claim_time, When::Draughts),
    row(Claim::Dead, "words-claim-dead", message::help_claim_dead, CHESS),
    row(Claim::NormalMeans, "words-claim-means", message::help_claim_means, CHESS),
    row(Claim::Increment, "words-claim-increment", message::help_claim_increment, CHESS),
];

/// Who speaks, before a colon.
pub(crate) static SEATS: [Row<Seat>; 5] = [
    row(Seat::Player(Side::White), "words-seat-white", message::help_play_seat, Always),
    row(Seat::Player(Side::Black), "words-seat-black", message::help_play_seat, Always),
    row(Seat::Arbiter, "words-seat-arbiter", message::help_play_seat, Always),
    row(Seat::Assistant(Side::White), "words-seat-white-assistant", message::help_play_assistant, Always),
    row(Seat::Assistant(Side::Black), "words-seat-black-assistant", message::help_play_assistant, Always),
];

/// The arbiter's seat needs no colon.
pub(crate) static ARBITER: [Row<Seat>; 1] = [row(Seat::Arbiter, "words-arbiter", message::help_play_arbiter, Always)];

/// The rulings, in the order of help.
#[rustfmt::skip]
pub(crate) static DESK: [Row<Verb>; 31] = [
    row(Verb::Start, "words-start", message::help_desk_start, Desk),
    row(Verb::Absent, "words-absent", message::help_desk_absent, Desk),
    row(Verb::Arrived, "words-arrived", message::help_desk_arrived, Desk),
    row(Verb::Pause, "words-pause", message::help_desk_pause, Desk),
    row(Verb::Plain(Request::Clock(ClockRequest::Resume)), "words-resume", message::help_desk_resume, Desk),
    row(Verb::Time(TimeChange::Add), "words-add", message::help_desk_time, Desk),
    row(Verb::Time(TimeChange::Take), "words-take", message::help_desk_time, Desk),
    row(Verb::Time(TimeChange::Set), "words-set", message::help_desk_time, Desk),
    row(Verb::Time(TimeChange::Charge), "words-charge", message::help_desk_time, Desk),
    row(Verb::Plain(Request::Remedy(RemedyRequest::Demand)), "words-demand", message::help_desk_demand, Desk),
    row(Verb::Plain(Request::Remedy(RemedyRequest::Back)), "words-switch-back", message::help_desk_switch_back, Desk),
    row(Verb::Correct, "words-correct", message::help_desk_correct, Desk),
    row(Verb::Plain(Request::Remedy(RemedyRequest::Stand)), "words-stand", message::help_desk_stand, Desk),
    row(Verb::Plain(Request::Ruling(RulingRequest::Uphold)), "words-uphold", message::help_desk_rule, Desk),
    row(Verb::Plain(Request::Ruling(RulingRequest::Dismiss)), "words-reject", message::help_desk_rule, Desk),
    row(Verb::Result, "words-result", message::help_desk_result, Desk),
    row(Verb::Note, "words-note", message::help_desk_note, Desk),
    row(query(Query::Report), "words-report", message::help_desk_report, Desk),
    row(Verb::Plain(Request::Record(RecordRequest::Attend)), "words-attend", message::help_desk_attend, Desk),
    row(Verb::Fault, "words-fault", message::help_desk_fault, Desk),
    row(Verb::Plain(Request::Handling(HandlingRequest::Unswitched)), "words-unswitched", message::help_desk_unswitched, HandsDesk),
    row(Verb::Sanction, "words-sanction", message::help_desk_sanction, Desk),
    row(Verb::Force, "words-force", message::help_desk_force, Desk),
    row(Verb::Plain(Request::Claim(ClaimRequest::Postpone)), "words-postpone", message::help_desk_postpone, CHESS),
    row(Verb::Seal, "words-seal", message::help_desk_seal, Adjourning),
    row(Verb::Envelope, "words-envelope", message::help_desk_envelope, Adjourning),
    row(Verb::Resumption, "words-resumption", message::help_desk_resumption, Adjourning),
    row(Verb::Session, "words-session", message::help_desk_session, Adjourning),
    row(Verb::Annul, "words-annul", message::help_desk_annul, Adjourning),
    row(Verb::Gap, "words-gap", message::help_desk_gap, Desk),
    row(Verb::Plain(Request::Ruling(RulingRequest::Respond { response: Response::Committee, reason: String::new() })), "words-committee", message::help_desk_committee, Desk),
];

/// In a micro-match, in the order of help.
pub(crate) static MATCH: [Row<Contest>; 3] = [
    row(Contest::Score, "words-score", message::help_match_score, Always),
    row(Contest::Extra, "words-extra", message::help_match_extra, Desk),
    row(Contest::Decide, "words-match", message::help_match_decide, Desk),
];

/// The draw of the opening: only behind the arbiter's seat, for in English a player offers a draw with the same word.
pub(crate) static LOTS: [Row<()>; 1] = [row((), "words-lot", message::help_desk_lot, When::DraughtsDesk)];

/// The board on the table, where it stands otherwise than in the record: only the arbiter tells it.
pub(crate) static FOUND: [Row<()>; 1] = [row((), "words-found", message::help_desk_found, Desk)];

/// What has become of the envelope.
pub(crate) static LOST: [Row<()>; 1] = [row((), "words-lost", message::help_desk_lost, Adjourning)];

/// Irregularities that no move shows.
pub(crate) static FAULTS: [Row<Irregularity>; 9] = [
    row(Irregularity::NoMove, "words-fault-no-move", message::help_fault_chess, CHESS),
    row(Irregularity::TwoHands, "words-fault-hands", message::help_fault_chess, CHESS),
    row(Irregularity::OtherHand, "words-fault-other-hand", message::help_fault_clock, Desk),
    row(Irregularity::ButtonHeld, "words-fault-button", message::help_fault_clock, Desk),
    row(Irregularity::Displaced, "words-fault-displaced", message::help_fault_displaced, Desk),
    row(Irregularity::Record, "words-fault-record", message::help_fault_record, Desk),
    row(Irregularity::Turned, "words-fault-turned", message::help_fault_start, Desk),
    row(Irregularity::WrongStart, "words-fault-start", message::help_fault_start, Desk),
    row(Irregularity::WrongColours, "words-fault-colours", message::help_fault_start, Desk),
];

/// Irregularities of a move that the board does not show.
#[rustfmt::skip]
pub(crate) static REPORTS: [Row<Fault>; 10] = [
    row(Fault::TwoMoves, "words-fault-two-moves", message::help_fault_report, HandsDesk),
    row(Fault::OtherTouched, "words-fault-touched", message::help_fault_report, HandsDesk),
    row(Fault::TakenBack, "words-fault-taken-back", message::help_fault_report, HandsDesk),
    row(Fault::Removed, "words-fault-removed", message::help_fault_report, HandsDesk),
    row(Fault::RemovedEarly, "words-fault-early", message::help_fault_report, HandsDesk),
    row(Fault::TooFewRemoved, "words-fault-few", message::help_fault_report, HandsDesk),
    row(Fault::NotCaptured, "words-fault-not-captured", message::help_fault_report, HandsDesk),
    row(Fault::OwnRemoved, "words-fault-own", message::help_fault_report, HandsDesk),
    row(Fault::Unmarked, "words-fault-unmarked", message::help_fault_report, HandsDesk),
    row(Fault::UnmarkedMoved, "words-fault-unmarked-moved", message::help_fault_report, HandsDesk),
];

/// The word before them, as the opponent says it.
pub(crate) static REPORTER: [Row<()>; 1] = [row((), "words-fault", message::help_play_fault, Hands)];

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
    row(Imposes::Kind(SanctionKind::Remark), "words-sanction-remark", message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::Warning), "words-sanction-warning", message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::Reprimand), "words-sanction-reprimand", message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::MoreTime), "words-sanction-more", message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::LessTime), "words-sanction-less", message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::Loss), "words-sanction-loss", message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::Removal), "words-sanction-removal", message::help_desk_sanctions, Desk),
    row(Imposes::Lifted, "words-sanction-lifted", message::help_desk_lifted, Desk),
];

/// How an interruption counts.
pub(crate) static GAPS: [Row<GapRuling>; 2] = [
    row(GapRuling::Leave, "words-gap-leave", message::help_gap_leave, Desk),
    row(GapRuling::Charge, "words-gap-charge", message::help_gap_charge, Desk),
];

/// What is agreed for an assistant, behind his seat, of the arbiter (U-V.13.11); none: nothing.
#[rustfmt::skip]
pub(crate) static TASKS: [Row<Option<Task>>; 9] = [
    row(Some(Task::Announce), "words-task-announce", message::help_desk_task, Desk),
    row(Some(Task::Record), "words-task-record", message::help_desk_task, Desk),
    row(Some(Task::Clock), "words-task-clock", message::help_desk_task, Desk),
    row(Some(Task::Move), "words-task-move", message::help_desk_task, Desk),
    row(Some(Task::Inform), "words-task-inform", message::help_desk_task, Desk),
    row(Some(Task::Claim), "words-task-claim", message::help_desk_task, Desk),
    row(Some(Task::State), "words-task-state", message::help_desk_task, Desk),
    row(Some(Task::Interpret), "words-task-interpret", message::help_desk_task, Desk),
    row(None, "words-task-none", message::help_desk_task, Desk),
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
    row(Topic::Flag, "words-topic-flag", message::help_desk_topic, Desk),
    row(Topic::Lateness, "words-topic-lateness", message::help_desk_topic, Desk),
    row(Topic::Claim, "words-topic-claim", message::help_desk_topic, Desk),
    row(Topic::Draw, "words-topic-draw", message::help_desk_topic, Desk),
    row(Topic::Irregularity, "words-topic-irregularity", message::help_desk_topic, Desk),
    row(Topic::Limit, "words-topic-limit", message::help_desk_topic, Desk),
    row(Topic::Gap, "words-topic-gap", message::help_desk_topic, Desk),
    row(Topic::Protest, "words-topic-protest", message::help_desk_topic, Desk),
    row(Topic::SealedMove, "words-topic-seal", message::help_desk_topic, Adjourning),
];

/// What begins the reason of a ruling; what belongs to the reason stands in it: "because of a clock fault".
pub(crate) static BECAUSE: [Row<()>; 2] = [
    row((), "words-because", message::help_desk_because, Desk),
    row((), "words-because-of", message::help_desk_because, Desk),
];

/// In a replay, in the order of help.
#[rustfmt::skip]
pub(crate) static REPLAY: [Row<Step>; 21] = [
    row(Step::Plain(ReplayRequest::Next), "words-next", message::help_replay_next, Always),
    row(Step::Plain(ReplayRequest::Previous), "words-previous", message::help_replay_previous, Always),
    row(Step::Position, "words-position", message::help_replay_position, Always),
    row(Step::Go, "words-go", message::help_replay_go, Always),
    row(Step::Plain(ReplayRequest::First), "words-first", message::help_replay_first, Always),
    row(Step::Plain(ReplayRequest::Last), "words-end", message::help_replay_end, Always),
    row(Step::Play, "words-play", message::help_replay_play, Always),
    row(Step::Plain(ReplayRequest::RealTime), "words-realtime", message::help_replay_realtime, Always),
    row(Step::Plain(ReplayRequest::Halt), "words-pause", message::help_replay_stop, Always),
    row(Step::Plain(ReplayRequest::Clock), "words-clock", message::help_replay_clock, Always),
    row(Step::Plain(ReplayRequest::Board), "words-board", message::help_replay_board, Always),
    row(Step::Square, "words-square", message::help_replay_square, Always),
    row(Step::Diagonal, "words-diagonal", message::help_replay_square, Always),
    row(Step::Pieces, "words-pieces", message::help_replay_pieces, Always),
    row(Step::Moves, "words-moves", message::help_replay_moves, Always),
    row(Step::Turn, "words-turn", message::help_replay_turn, Always),
    row(Step::Plain(ReplayRequest::Repeat), "words-repeat", message::help_replay_repeat, Always),
    row(Step::Plain(ReplayRequest::Repeat), "words-last", message::help_replay_repeat, Always),
    row(Step::Note, "words-note", message::help_replay_note, Always),
    row(Step::Help, "words-help", message::help_replay_help, Always),
    row(Step::Leave, "words-quit", message::help_replay_quit, Always),
];

/// While a position is set up, in the order of help.
#[rustfmt::skip]
pub(crate) static SET_UP: [Row<Edit>; 12] = [
    row(Edit::Remove, "words-set-up-remove", message::help_set_up_remove, Always),
    row(Edit::Clear, "words-set-up-empty", message::help_set_up_clear, Always),
    row(Edit::Start, "words-set-up-start", message::help_set_up_start, Always),
    row(Edit::Turn(Side::White), "words-set-up-white", message::help_set_up_turn, Always),
    row(Edit::Turn(Side::Black), "words-set-up-black", message::help_set_up_turn, Always),
    row(Edit::Board, "words-board", message::help_set_up_board, Always),
    row(Edit::Pieces, "words-pieces", message::help_set_up_pieces, Always),
    row(Edit::Place, "words-square", message::help_set_up_square, Always),
    row(Edit::Place, "words-diagonal", message::help_set_up_square, Always),
    row(Edit::Help, "words-help", message::help_set_up_help, Always),
    row(Edit::Leave, "words-quit", message::help_set_up_quit, Always),
    row(Edit::Done, "words-set-up-done", message::help_set_up_done, Always),
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
    row(Pick::Help, "words-help", message::help_home_help, Always),
    row(Pick::Back, "words-menu-back", message::help_home_back, Always),
    row(Pick::Leave, "words-quit", message::help_home_quit, Always),
];

/// During an exercise of the course, in the order of help.
pub(crate) static COURSE: [Row<CourseRequest>; 3] = [
    row(CourseRequest::Answer, "words-course-answer", message::help_course_answer, Always),
    row(CourseRequest::Anew, "words-course-anew", message::help_course_anew, Always),
    row(CourseRequest::List, "words-course-list", message::help_course_list, Always),
];

/// During an exercise of a tutorial, in the order of help.
pub(crate) static TUTOR: [Row<TutorRequest>; 3] = [
    row(TutorRequest::Next, "words-tutor-next", message::help_tutor_next, Always),
    row(TutorRequest::Back, "words-menu-back", message::help_tutor_back, Always),
    row(TutorRequest::Stop, "words-tutor-stop", message::help_tutor_stop, Always),
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
