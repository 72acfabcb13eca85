//! Every command with its words and its line of help. The words themselves are texts, so that each language has its
//! own; help is made from these rows and cannot lag behind them.

use super::length::Seconds;
use crate::{ActKind, AfterGame, CourseRequest, CursorKey, DrillRequest, ReplayEar, ReplayRequest, TutorRequest};
use golos_clock::{Bonus, Ms};
use golos_game::{
    Claim, ClaimRequest, ClockRequest, GapRuling, HandlingRequest, Irregularity, MoveRequest, OfferRequest, OpeningAct,
    OpeningRequest, Outcome, Owner, Query, RecordRequest, Recourse, RemedyRequest, Request, Response, RulingRequest,
    SanctionKind, Seat, TimeChange, Topic,
};
use golos_people::{Medium, Need, Task};
use golos_rules::chess::Role;
use golos_rules::{Fault, Kind, PlaceNames, Side};

/// A line of help with the words that it names.
pub(crate) type HelpLine = fn(Slot) -> Sentence;

/// A command: what it means, the key of its words, and its help.
pub(crate) struct CommandRow<V> {
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
    /// The program plays one side.
    Sparring,
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
    /// Perhaps a side, a number of moves, the reason.
    Counter,
    /// Perhaps a side, perhaps a reason.
    TwoMinutes,
    /// A side or both, the reason.
    NextPeriod,
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
    /// What is settled: whose board, whose record and how, or the sign.
    Arrange(Arranged),
    /// Nothing: what the tables say of the ending.
    Ending,
    /// The text.
    Note,
    /// What the arbiter tells this side.
    Tell(Side),
    /// What was done by hand: a place, places, a move, or perhaps nothing behind it.
    BoardCursor(fn(String) -> HandlingRequest, Behind),
    /// Perhaps what the arbiter is told at once.
    Call,
    /// The text that the arbiter is told.
    Remark,
    /// The article or the subject.
    Rule,
    /// Nothing: the game is over.
    After(AfterGame),
    /// The number of the level.
    Level,
    Help,
    Leave,
}

impl Verb {
    /// Whether it only asks.
    pub const fn is_query(&self) -> bool {
        matches!(
            self,
            Verb::Plain(Request::Record(RecordRequest::Query(_)))
                | Verb::Square
                | Verb::Diagonal
                | Verb::Near
                | Verb::Moves
                | Verb::Rule
                | Verb::Help
        )
    }
}

/// What a word settles for a board (U-V.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arranged {
    Boards { two: bool },
    Record,
    Sign,
    Voice { allowed: bool },
}

/// Whether something has to stand behind a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Behind {
    Needed,
    Free,
}

/// What a word about the micro-match means.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Contest {
    Score,
    Extra,
    /// The number of a game, perhaps a side.
    Sign,
    /// The number of a game, then its result, perhaps a reason.
    Result,
    /// The number of a game, then the reason.
    Protest,
    /// The outcome, perhaps a reason.
    Decide,
}

/// What a word in a replay means.
#[derive(Clone, Copy)]
pub(crate) enum ReplayWord {
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
    /// The number of a variation stands behind it; without one it is the first.
    Variation,
    /// What the games fit stands behind it.
    Games,
    /// The number of a game stands behind it.
    Game,
    MoreGames,
    NextGame,
    PreviousGame,
    /// The kind of an act stands behind it.
    Seek {
        is_back: bool,
    },
    /// Whose ears stand behind it; without them everybody's.
    AsHeard,
    /// Perhaps a side and a level.
    PlayFrom,
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

const fn row<V>(means: V, words: &'static str, help: HelpLine, when: When) -> CommandRow<V> {
    CommandRow { means, words, help, when }
}

const fn query(query: Query) -> Verb {
    Verb::Plain(Request::Record(RecordRequest::Query(query)))
}

use When::{Adjourning, Always, Desk, Hands, HandsDesk, Manual, Sparring, Training};
use golos_wording::{Sentence, Slot, message, text_key};

/// In chess.
const CHESS: When = When::On(PlaceNames::Squares);
/// In renju.
const RENJU: When = When::On(PlaceNames::Points);
/// Where positions come again and moves are counted.
const NOT_RENJU: When = When::NotOn(PlaceNames::Points);

/// What anybody at the board may say, in the order of help.
#[rustfmt::skip]
pub(crate) static BOARD: [CommandRow<Verb>; 66] = [
    row(Verb::Plain(Request::Move(MoveRequest::Press)), text_key::WORDS_PRESS, message::help_play_press, Manual),
    row(Verb::Plain(Request::Move(MoveRequest::TakeBack)), text_key::WORDS_UNDO, message::help_play_undo, Always),
    row(Verb::Plain(Request::Record(RecordRequest::Listen)), text_key::WORDS_LISTEN, message::help_play_listen, Always),
    row(query(Query::Clock), text_key::WORDS_CLOCK, message::help_play_clock, Always),
    row(query(Query::ClockDetails), text_key::WORDS_CLOCK_DETAILS, message::help_play_clock_details, Always),
    row(query(Query::ClockOf(Owner::Own)), text_key::WORDS_MY_TIME, message::help_play_my_time, Always),
    row(query(Query::ClockOf(Owner::Opponent)), text_key::WORDS_HIS_TIME, message::help_play_his_time, Always),
    row(query(Query::ClockOf(Owner::Of(Side::White))), text_key::WORDS_WHITE_TIME, message::help_play_side_time, Always),
    row(query(Query::ClockOf(Owner::Of(Side::Black))), text_key::WORDS_BLACK_TIME, message::help_play_side_time, Always),
    row(query(Query::Situation), text_key::WORDS_SITUATION, message::help_play_situation, Always),
    row(query(Query::Arrangements), text_key::WORDS_ARRANGEMENTS, message::help_play_arrangements, Always),
    row(query(Query::Turn), text_key::WORDS_TURN, message::help_play_turn, Always),
    row(query(Query::Number), text_key::WORDS_NUMBER, message::help_play_number, Always),
    row(query(Query::Last), text_key::WORDS_LAST, message::help_play_last, Always),
    row(query(Query::Opening), text_key::WORDS_OPENING, message::help_play_opening, When::NotOn(PlaceNames::Squares)),
    row(query(Query::Repeat), text_key::WORDS_REPEAT, message::help_play_repeat, Always),
    row(query(Query::Board), text_key::WORDS_BOARD, message::help_play_board, Always),
    row(Verb::Square, text_key::WORDS_SQUARE, message::help_play_square, Always),
    row(Verb::Diagonal, text_key::WORDS_DIAGONAL, message::help_play_diagonal, Always),
    row(Verb::Near, text_key::WORDS_NEAR, message::help_play_near, Always),
    row(query(Query::Changes), text_key::WORDS_CHANGES, message::help_play_changes, Always),
    row(query(Query::Pieces), text_key::WORDS_PIECES, message::help_play_pieces, Always),
    row(Verb::Moves, text_key::WORDS_MOVES, message::help_play_moves, Training),
    row(query(Query::Hint), text_key::WORDS_HINT, message::help_play_hint, Training),
    row(Verb::Level, text_key::WORDS_LEVEL, message::help_play_level, Sparring),
    row(Verb::Plain(Request::Offer(OfferRequest::Offer)), text_key::WORDS_DRAW, message::help_play_draw, Always),
    row(Verb::Plain(Request::Offer(OfferRequest::Accept)), text_key::WORDS_ACCEPT, message::help_play_accept, Always),
    row(Verb::Plain(Request::Offer(OfferRequest::Decline)), text_key::WORDS_DECLINE, message::help_play_decline, Always),
    row(query(Query::Offer), text_key::WORDS_OFFER, message::help_play_offer, Always),
    row(Verb::Plain(Request::Resign), text_key::WORDS_RESIGN, message::help_play_resign, Always),
    row(Verb::Flag, text_key::WORDS_FLAG, message::help_play_flag, Always),
    row(Verb::Rule, text_key::WORDS_RULE, message::help_play_rule, Always),
    row(query(Query::Duty), text_key::WORDS_DUTY, message::help_play_duty, Always),
    row(query(Query::Why), text_key::WORDS_WHY, message::help_play_why, Always),
    row(query(Query::Decisions), text_key::WORDS_DECISIONS, message::help_play_decisions, Always),
    row(query(Query::Sheet), text_key::WORDS_SHEET, message::help_play_sheet, Always),
    row(Verb::Help, text_key::WORDS_HELP, message::help_play_help, Always),
    row(Verb::After(AfterGame::Rematch), text_key::WORDS_REMATCH, message::help_play_rematch, Always),
    row(Verb::After(AfterGame::Review), text_key::WORDS_SHELF_REPLAY, message::help_play_review, Always),
    row(Verb::After(AfterGame::Export), text_key::WORDS_SHELF_EXPORT, message::help_play_export, Always),
    row(Verb::Leave, text_key::WORDS_QUIT, message::help_play_quit, Always),
    row(Verb::Plain(Request::Opening(OpeningRequest::Act(OpeningAct::Swap))), text_key::WORDS_SWAP, message::help_play_swap, RENJU),
    row(Verb::Plain(Request::Opening(OpeningRequest::Act(OpeningAct::Keep))), text_key::WORDS_KEEP, message::help_play_keep, RENJU),
    row(Verb::Plain(Request::Opening(OpeningRequest::Act(OpeningAct::Offers))), text_key::WORDS_OFFERS, message::help_play_offers, RENJU),
    row(Verb::Pass, text_key::WORDS_PASS, message::help_play_pass, RENJU),
    row(Verb::Plain(Request::Claim(ClaimRequest::Claim { claim: Claim::Foul, intended: None })), text_key::WORDS_FOUL, message::help_play_foul, RENJU),
    row(Verb::Claim, text_key::WORDS_CLAIM, message::help_play_claim, Always),
    row(Verb::Show, text_key::WORDS_SHOW, message::help_play_show, When::Draughts),
    row(Verb::Plain(Request::Claim(ClaimRequest::Aloud { on: true })), text_key::WORDS_ALOUD, message::help_play_aloud, When::Draughts),
    row(Verb::Plain(Request::Claim(ClaimRequest::Aloud { on: false })), text_key::WORDS_ALOUD_STOP, message::help_play_aloud_stop, When::Draughts),
    row(Verb::Call, text_key::WORDS_CALL, message::help_play_call, Always),
    row(Verb::Remark, text_key::WORDS_REMARK, message::help_play_remark, Always),
    row(Verb::Sign, text_key::WORDS_SIGN, message::help_play_sign, Always),
    row(Verb::Protest(Recourse::Protest), text_key::WORDS_PROTEST, message::help_play_protest, Always),
    row(Verb::Protest(Recourse::Appeal), text_key::WORDS_APPEAL, message::help_play_appeal, Always),
    row(Verb::Plain(Request::Record(RecordRequest::Adjust)), text_key::WORDS_ADJUST, message::help_play_adjust, Always),
    row(Verb::Plain(Request::Remedy(RemedyRequest::Restored)), text_key::WORDS_RESTORED, message::help_play_restored, Always),
    row(Verb::BoardCursor(HandlingRequest::Touch, Behind::Needed), text_key::WORDS_TOUCH, message::help_play_touch, Hands),
    row(Verb::BoardCursor(HandlingRequest::Lift, Behind::Needed), text_key::WORDS_LIFT, message::help_play_lift, Hands),
    row(Verb::BoardCursor(HandlingRequest::Place, Behind::Needed), text_key::WORDS_PLACE, message::help_play_place, Hands),
    row(Verb::BoardCursor(HandlingRequest::Remove, Behind::Needed), text_key::WORDS_REMOVE, message::help_play_remove, Hands),
    row(Verb::BoardCursor(HandlingRequest::Crown, Behind::Needed), text_key::WORDS_CROWN, message::help_play_crown, Hands),
    row(Verb::BoardCursor(HandlingRequest::Announce, Behind::Needed), text_key::WORDS_ANNOUNCE, message::help_play_announce, Hands),
    row(Verb::Plain(Request::Handling(HandlingRequest::Sign)), text_key::WORDS_SIGN_GIVEN, message::help_play_sign_given, Hands),
    row(Verb::BoardCursor(HandlingRequest::Release, Behind::Free), text_key::WORDS_MADE, message::help_play_made, Hands),
    row(Verb::BoardCursor(HandlingRequest::Write, Behind::Free), text_key::WORDS_WRITE, message::help_play_write, Hands),
];

/// The kinds of claim.
pub(crate) static CLAIMS: [CommandRow<Claim>; 7] = [
    row(Claim::Repetition, text_key::WORDS_CLAIM_REPETITION, message::help_claim_repetition, NOT_RENJU),
    row(Claim::Counter, text_key::WORDS_CLAIM_COUNTER, message::help_claim_counter, NOT_RENJU),
    row(Claim::ClearDraw, text_key::WORDS_CLAIM_CLEAR, message::help_claim_clear, When::Draughts),
    row(Claim::ShortOfTime, text_key::WORDS_CLAIM_TIME, message::help_claim_time, When::Draughts),
    row(Claim::Dead, text_key::WORDS_CLAIM_DEAD, message::help_claim_dead, CHESS),
    row(Claim::NormalMeans, text_key::WORDS_CLAIM_MEANS, message::help_claim_means, CHESS),
    row(Claim::Increment, text_key::WORDS_CLAIM_INCREMENT, message::help_claim_increment, CHESS),
];

/// Who speaks, before a colon.
pub(crate) static SEATS: [CommandRow<Seat>; 5] = [
    row(Seat::Player(Side::White), text_key::WORDS_SEAT_WHITE, message::help_play_seat, Always),
    row(Seat::Player(Side::Black), text_key::WORDS_SEAT_BLACK, message::help_play_seat, Always),
    row(Seat::Arbiter, text_key::WORDS_SEAT_ARBITER, message::help_play_seat, Always),
    row(Seat::Assistant(Side::White), text_key::WORDS_SEAT_WHITE_ASSISTANT, message::help_play_assistant, Always),
    row(Seat::Assistant(Side::Black), text_key::WORDS_SEAT_BLACK_ASSISTANT, message::help_play_assistant, Always),
];

/// The words of a walk over the board.
pub(crate) static WALK: [CommandRow<WalkWord>; 13] = [
    row(WalkWord::To, text_key::WORDS_WALK_TO, message::help_play_walk, Always),
    row(WalkWord::Step(CursorKey::Up), text_key::WORDS_WALK_UP, message::help_play_walk, Always),
    row(WalkWord::Step(CursorKey::Down), text_key::WORDS_WALK_DOWN, message::help_play_walk, Always),
    row(WalkWord::Step(CursorKey::Left), text_key::WORDS_WALK_LEFT, message::help_play_walk, Always),
    row(WalkWord::Step(CursorKey::Right), text_key::WORDS_WALK_RIGHT, message::help_play_walk, Always),
    row(WalkWord::Step(CursorKey::UpLeft), text_key::WORDS_WALK_UP_LEFT, message::help_play_walk, Always),
    row(WalkWord::Step(CursorKey::UpRight), text_key::WORDS_WALK_UP_RIGHT, message::help_play_walk, Always),
    row(WalkWord::Step(CursorKey::DownLeft), text_key::WORDS_WALK_DOWN_LEFT, message::help_play_walk, Always),
    row(WalkWord::Step(CursorKey::DownRight), text_key::WORDS_WALK_DOWN_RIGHT, message::help_play_walk, Always),
    row(WalkWord::End, text_key::WORDS_WALK_END, message::help_play_walk, Always),
    row(WalkWord::Next { is_back: false }, text_key::WORDS_WALK_NEXT, message::help_play_walk_next, Always),
    row(WalkWord::Next { is_back: true }, text_key::WORDS_WALK_BEFORE, message::help_play_walk_next, Always),
    row(WalkWord::Rays, text_key::WORDS_WALK_RAYS, message::help_play_walk_rays, Always),
];

/// What a word of a walk means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WalkWord {
    /// To a square.
    To,
    Step(CursorKey),
    /// To a piece.
    Next {
        is_back: bool,
    },
    Rays,
    /// Said by who takes a walk for something that goes on: it must not stop the clocks.
    End,
}

/// The arbiter's seat needs no colon.
pub(crate) static ARBITER: [CommandRow<Seat>; 1] =
    [row(Seat::Arbiter, text_key::WORDS_ARBITER, message::help_play_arbiter, Always)];

/// The rulings, in the order of help.
#[rustfmt::skip]
pub(crate) static DESK: [CommandRow<Verb>; 44] = [
    row(Verb::Start, text_key::WORDS_START, message::help_desk_start, Desk),
    row(Verb::Absent, text_key::WORDS_ABSENT, message::help_desk_absent, Desk),
    row(Verb::Arrived, text_key::WORDS_ARRIVED, message::help_desk_arrived, Desk),
    row(Verb::Pause, text_key::WORDS_PAUSE, message::help_desk_pause, Desk),
    row(Verb::Plain(Request::Clock(ClockRequest::Resume)), text_key::WORDS_RESUME, message::help_desk_resume, Desk),
    row(Verb::Time(TimeChange::Add), text_key::WORDS_ADD, message::help_desk_time, Desk),
    row(Verb::Time(TimeChange::Take), text_key::WORDS_TAKE, message::help_desk_time, Desk),
    row(Verb::Time(TimeChange::Set), text_key::WORDS_SET, message::help_desk_time, Desk),
    row(Verb::Time(TimeChange::Charge), text_key::WORDS_CHARGE, message::help_desk_time, Desk),
    row(Verb::TwoMinutes, text_key::WORDS_TWO_MINUTES, message::help_desk_two_minutes, Desk),
    row(Verb::Counter, text_key::WORDS_COUNTER, message::help_desk_counter, Desk),
    row(Verb::NextPeriod, text_key::WORDS_NEXT_PERIOD, message::help_desk_next_period, Desk),
    row(Verb::Plain(Request::Remedy(RemedyRequest::Demand)), text_key::WORDS_DEMAND, message::help_desk_demand, Desk),
    row(Verb::Plain(Request::Remedy(RemedyRequest::Back)), text_key::WORDS_SWITCH_BACK, message::help_desk_switch_back, Desk),
    row(Verb::Correct, text_key::WORDS_CORRECT, message::help_desk_correct, Desk),
    row(Verb::Plain(Request::Remedy(RemedyRequest::Stand)), text_key::WORDS_STAND, message::help_desk_stand, Desk),
    row(Verb::Plain(Request::Ruling(RulingRequest::Uphold)), text_key::WORDS_UPHOLD, message::help_desk_rule, Desk),
    row(Verb::Plain(Request::Ruling(RulingRequest::Dismiss)), text_key::WORDS_REJECT, message::help_desk_rule, Desk),
    row(Verb::Result, text_key::WORDS_RESULT, message::help_desk_result, Desk),
    row(Verb::Note, text_key::WORDS_NOTE, message::help_desk_note, Desk),
    row(Verb::Tell(Side::White), text_key::WORDS_TELL_WHITE, message::help_desk_tell, Desk),
    row(Verb::Tell(Side::Black), text_key::WORDS_TELL_BLACK, message::help_desk_tell, Desk),
    row(query(Query::Report), text_key::WORDS_REPORT, message::help_desk_report, Desk),
    row(Verb::Ending, text_key::WORDS_ENDING, message::help_desk_ending, Desk),
    row(Verb::Plain(Request::Offer(OfferRequest::Consent)), text_key::WORDS_CONSENT, message::help_desk_consent, Desk),
    row(Verb::Plain(Request::Record(RecordRequest::Attend)), text_key::WORDS_ATTEND, message::help_desk_attend, Desk),
    row(Verb::Fault, text_key::WORDS_FAULT, message::help_desk_fault, Desk),
    row(Verb::Plain(Request::Handling(HandlingRequest::Unswitched)), text_key::WORDS_UNSWITCHED, message::help_desk_unswitched, HandsDesk),
    row(Verb::Arrange(Arranged::Boards { two: true }), text_key::WORDS_TWO_BOARDS, message::help_desk_boards, Desk),
    row(Verb::Arrange(Arranged::Boards { two: false }), text_key::WORDS_ONE_BOARD, message::help_desk_boards, Desk),
    row(Verb::Arrange(Arranged::Record), text_key::WORDS_WAY_OF_RECORD, message::help_desk_way_of_record, Desk),
    row(Verb::Arrange(Arranged::Sign), text_key::WORDS_AGREED_SIGN, message::help_desk_agreed_sign, Desk),
    row(Verb::Arrange(Arranged::Voice { allowed: true }), text_key::WORDS_VOICE_ENTRY, message::help_desk_voice, Desk),
    row(Verb::Arrange(Arranged::Voice { allowed: false }), text_key::WORDS_NO_VOICE_ENTRY, message::help_desk_voice, Desk),
    row(Verb::Sanction, text_key::WORDS_SANCTION, message::help_desk_sanction, Desk),
    row(Verb::Force, text_key::WORDS_FORCE, message::help_desk_force, Desk),
    row(Verb::Plain(Request::Claim(ClaimRequest::Postpone)), text_key::WORDS_POSTPONE, message::help_desk_postpone, CHESS),
    row(Verb::Seal, text_key::WORDS_SEAL, message::help_desk_seal, Adjourning),
    row(Verb::Envelope, text_key::WORDS_ENVELOPE, message::help_desk_envelope, Adjourning),
    row(Verb::Resumption, text_key::WORDS_RESUMPTION, message::help_desk_resumption, Adjourning),
    row(Verb::Session, text_key::WORDS_SESSION, message::help_desk_session, Adjourning),
    row(Verb::Annul, text_key::WORDS_ANNUL, message::help_desk_annul, Adjourning),
    row(Verb::Gap, text_key::WORDS_GAP, message::help_desk_gap, Desk),
    row(Verb::Plain(Request::Ruling(RulingRequest::Respond { response: Response::Committee, reason: String::new() })), text_key::WORDS_COMMITTEE, message::help_desk_committee, Desk),
];

/// In a micro-match, in the order of help.
pub(crate) static MATCH: [CommandRow<Contest>; 6] = [
    row(Contest::Score, text_key::WORDS_SCORE, message::help_match_score, Always),
    row(Contest::Sign, text_key::WORDS_SIGN_GAME, message::help_match_sign, Always),
    row(Contest::Protest, text_key::WORDS_PROTEST_GAME, message::help_match_protest, Always),
    row(Contest::Result, text_key::WORDS_RESULT_GAME, message::help_match_result, Desk),
    row(Contest::Extra, text_key::WORDS_EXTRA, message::help_match_extra, Desk),
    row(Contest::Decide, text_key::WORDS_MATCH, message::help_match_decide, Desk),
];

/// The draw of the opening: only behind the arbiter's seat, for in English a player offers a draw with the same word.
pub(crate) static LOTS: [CommandRow<()>; 1] =
    [row((), text_key::WORDS_LOT, message::help_desk_lot, When::DraughtsDesk)];

/// The board on the table, where it stands otherwise than in the record: only the arbiter tells it.
pub(crate) static FOUND: [CommandRow<()>; 1] = [row((), text_key::WORDS_FOUND, message::help_desk_found, Desk)];

/// What has become of the envelope.
pub(crate) static LOST: [CommandRow<()>; 1] = [row((), text_key::WORDS_LOST, message::help_desk_lost, Adjourning)];

/// Irregularities that no move shows.
pub(crate) static FAULTS: [CommandRow<Irregularity>; 9] = [
    row(Irregularity::NoMove, text_key::WORDS_FAULT_NO_MOVE, message::help_fault_chess, CHESS),
    row(Irregularity::TwoHands, text_key::WORDS_FAULT_HANDS, message::help_fault_chess, CHESS),
    row(Irregularity::OtherHand, text_key::WORDS_FAULT_OTHER_HAND, message::help_fault_clock, Desk),
    row(Irregularity::ButtonHeld, text_key::WORDS_FAULT_BUTTON, message::help_fault_clock, Desk),
    row(Irregularity::Displaced, text_key::WORDS_FAULT_DISPLACED, message::help_fault_displaced, Desk),
    row(Irregularity::Record, text_key::WORDS_FAULT_RECORD, message::help_fault_record, Desk),
    row(Irregularity::Turned, text_key::WORDS_FAULT_TURNED, message::help_fault_start, Desk),
    row(Irregularity::WrongStart, text_key::WORDS_FAULT_START, message::help_fault_start, Desk),
    row(Irregularity::WrongColours, text_key::WORDS_FAULT_COLOURS, message::help_fault_start, Desk),
];

/// Irregularities of a move that the board does not show.
#[rustfmt::skip]
pub(crate) static REPORTS: [CommandRow<Fault>; 11] = [
    row(Fault::TwoMoves, text_key::WORDS_FAULT_TWO_MOVES, message::help_fault_report, HandsDesk),
    row(Fault::OtherTouched, text_key::WORDS_FAULT_TOUCHED, message::help_fault_report, HandsDesk),
    row(Fault::TakenBack, text_key::WORDS_FAULT_TAKEN_BACK, message::help_fault_report, HandsDesk),
    row(Fault::Removed, text_key::WORDS_FAULT_REMOVED, message::help_fault_report, HandsDesk),
    row(Fault::RemovedEarly, text_key::WORDS_FAULT_EARLY, message::help_fault_report, HandsDesk),
    row(Fault::TooFewRemoved, text_key::WORDS_FAULT_FEW, message::help_fault_report, HandsDesk),
    row(Fault::RemovalStopped, text_key::WORDS_FAULT_REMOVAL_STOPPED, message::help_fault_report, HandsDesk),
    row(Fault::NotCaptured, text_key::WORDS_FAULT_NOT_CAPTURED, message::help_fault_report, HandsDesk),
    row(Fault::OwnRemoved, text_key::WORDS_FAULT_OWN, message::help_fault_report, HandsDesk),
    row(Fault::Unmarked, text_key::WORDS_FAULT_UNMARKED, message::help_fault_report, HandsDesk),
    row(Fault::UnmarkedMoved, text_key::WORDS_FAULT_UNMARKED_MOVED, message::help_fault_report, HandsDesk),
];

/// The word before them, as the opponent says it.
pub(crate) static REPORTER: [CommandRow<()>; 1] = [row((), text_key::WORDS_FAULT, message::help_play_fault, Hands)];

/// What a word behind a sanction imposes.
#[derive(Clone, Copy)]
pub(crate) enum Imposes {
    Kind(SanctionKind),
    /// The last one is lifted.
    Lifted,
}

/// The sanctions, from the mildest to the severest.
#[rustfmt::skip]
pub(crate) static SANCTIONS: [CommandRow<Imposes>; 12] = [
    row(Imposes::Kind(SanctionKind::Remark), text_key::WORDS_SANCTION_REMARK, message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::Warning), text_key::WORDS_SANCTION_WARNING, message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::Reprimand), text_key::WORDS_SANCTION_REPRIMAND, message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::MoreTime), text_key::WORDS_SANCTION_MORE, message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::LessTime), text_key::WORDS_SANCTION_LESS, message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::MorePoints), text_key::WORDS_SANCTION_POINTS, message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::FewerPoints), text_key::WORDS_SANCTION_POINTS_OFF, message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::Loss), text_key::WORDS_SANCTION_LOSS, message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::Fine), text_key::WORDS_SANCTION_FINE, message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::Rounds), text_key::WORDS_SANCTION_ROUNDS, message::help_desk_sanctions, Desk),
    row(Imposes::Kind(SanctionKind::Removal), text_key::WORDS_SANCTION_REMOVAL, message::help_desk_sanctions, Desk),
    row(Imposes::Lifted, text_key::WORDS_SANCTION_LIFTED, message::help_desk_lifted, Desk),
];

/// How an interruption counts.
pub(crate) static GAPS: [CommandRow<GapRuling>; 2] = [
    row(GapRuling::Leave, text_key::WORDS_GAP_LEAVE, message::help_gap_leave, Desk),
    row(GapRuling::Charge, text_key::WORDS_GAP_CHARGE, message::help_gap_charge, Desk),
];

/// What is agreed for an assistant, behind his seat, of the arbiter (U-V.13.11); none: nothing.
#[rustfmt::skip]
pub(crate) static TASKS: [CommandRow<Option<Task>>; 9] = [
    row(Some(Task::Announce), text_key::WORDS_TASK_ANNOUNCE, message::help_desk_task, Desk),
    row(Some(Task::Record), text_key::WORDS_TASK_RECORD, message::help_desk_task, Desk),
    row(Some(Task::Clock), text_key::WORDS_TASK_CLOCK, message::help_desk_task, Desk),
    row(Some(Task::Move), text_key::WORDS_TASK_MOVE, message::help_desk_task, Desk),
    row(Some(Task::Inform), text_key::WORDS_TASK_INFORM, message::help_desk_task, Desk),
    row(Some(Task::Claim), text_key::WORDS_TASK_CLAIM, message::help_desk_task, Desk),
    row(Some(Task::State), text_key::WORDS_TASK_STATE, message::help_desk_task, Desk),
    row(Some(Task::Interpret), text_key::WORDS_TASK_INTERPRET, message::help_desk_task, Desk),
    row(None, text_key::WORDS_TASK_NONE, message::help_desk_task, Desk),
];

/// What a player needs.
pub(super) const NEEDS: [(&str, Option<Need>); 9] = [
    (text_key::WORDS_NEED_BLIND, Some(Need::Blind)),
    (text_key::WORDS_NEED_LOW_VISION, Some(Need::LowVision)),
    (text_key::WORDS_NEED_DEAF, Some(Need::Deaf)),
    (text_key::WORDS_NEED_DEAFBLIND, Some(Need::Deafblind)),
    (text_key::WORDS_NEED_NO_HANDS, Some(Need::NoHands)),
    (text_key::WORDS_NEED_WHEELCHAIR, Some(Need::Wheelchair)),
    (text_key::WORDS_NEED_ASSISTANT_RECORDED, Some(Need::AssistantRecorded)),
    (text_key::WORDS_NEED_TRAINER, Some(Need::Trainer)),
    (text_key::WORDS_NEED_NONE, None),
];

/// In what way moves are recorded.
pub(super) const MEDIA: [(&str, Medium); 5] = [
    (text_key::WORDS_MEDIUM_PAPER, Medium::Paper),
    (text_key::WORDS_MEDIUM_BRAILLE, Medium::Braille),
    (text_key::WORDS_MEDIUM_RECORDER, Medium::Recorder),
    (text_key::WORDS_MEDIUM_ASSISTANT, Medium::Assistant),
    (text_key::WORDS_MEDIUM_DIGITAL, Medium::Digital),
];

/// What is ruled, behind a ruling.
#[rustfmt::skip]
pub(crate) static TOPICS: [CommandRow<Topic>; 9] = [
    row(Topic::Flag, text_key::WORDS_TOPIC_FLAG, message::help_desk_topic, Desk),
    row(Topic::Lateness, text_key::WORDS_TOPIC_LATENESS, message::help_desk_topic, Desk),
    row(Topic::Claim, text_key::WORDS_TOPIC_CLAIM, message::help_desk_topic, Desk),
    row(Topic::Draw, text_key::WORDS_TOPIC_DRAW, message::help_desk_topic, Desk),
    row(Topic::Irregularity, text_key::WORDS_TOPIC_IRREGULARITY, message::help_desk_topic, Desk),
    row(Topic::Limit, text_key::WORDS_TOPIC_LIMIT, message::help_desk_topic, Desk),
    row(Topic::Gap, text_key::WORDS_TOPIC_GAP, message::help_desk_topic, Desk),
    row(Topic::Protest, text_key::WORDS_TOPIC_PROTEST, message::help_desk_topic, Desk),
    row(Topic::SealedMove, text_key::WORDS_TOPIC_SEAL, message::help_desk_topic, Adjourning),
];

/// What begins the reason of a ruling; what belongs to the reason stands in it: «из-за шума».
pub(crate) static BECAUSE: [CommandRow<()>; 2] = [
    row((), text_key::WORDS_BECAUSE, message::help_desk_because, Desk),
    row((), text_key::WORDS_BECAUSE_OF, message::help_desk_because, Desk),
];

/// In a sitting with exercises, besides what is said at the board.
pub(crate) static DRILL: [CommandRow<DrillRequest>; 4] = [
    row(DrillRequest::Next, text_key::WORDS_DRILL_NEXT, message::help_drill_next, Always),
    row(DrillRequest::Repeat, text_key::WORDS_DRILL_REPEAT, message::help_drill_repeat, Always),
    row(DrillRequest::Show, text_key::WORDS_DRILL_SHOW, message::help_drill_show, Always),
    row(DrillRequest::Later, text_key::WORDS_DRILL_LATER, message::help_drill_later, Always),
];

/// What a replay is searched for.
#[rustfmt::skip]
pub(crate) static ACTS: [CommandRow<ActKind>; 10] = [
    row(ActKind::Capture, text_key::WORDS_ACT_CAPTURE, message::help_replay_act, Always),
    row(ActKind::Irregularity, text_key::WORDS_ACT_IRREGULARITY, message::help_replay_act, Always),
    row(ActKind::Correction, text_key::WORDS_ACT_CORRECTION, message::help_replay_act, Always),
    row(ActKind::Offer, text_key::WORDS_ACT_OFFER, message::help_replay_act, Always),
    row(ActKind::Claim, text_key::WORDS_ACT_CLAIM, message::help_replay_act, Always),
    row(ActKind::Stop, text_key::WORDS_ACT_STOP, message::help_replay_act, Always),
    row(ActKind::Note, text_key::WORDS_ACT_NOTE, message::help_replay_act, Always),
    row(ActKind::Warning, text_key::WORDS_ACT_WARNING, message::help_replay_act, Always),
    row(ActKind::Flag, text_key::WORDS_ACT_FLAG, message::help_replay_act, Always),
    row(ActKind::LongThink, text_key::WORDS_ACT_LONG, message::help_replay_act, Always),
];

/// Whose ears a replay may have.
#[rustfmt::skip]
pub(crate) static EARS: [CommandRow<ReplayEar>; 4] = [
    row(ReplayEar::Seat(Seat::Player(Side::White)), text_key::WORDS_EAR_WHITE, message::help_replay_ear, Always),
    row(ReplayEar::Seat(Seat::Player(Side::Black)), text_key::WORDS_EAR_BLACK, message::help_replay_ear, Always),
    row(ReplayEar::Seat(Seat::Arbiter), text_key::WORDS_EAR_ARBITER, message::help_replay_ear, Always),
    row(ReplayEar::All, text_key::WORDS_EAR_ALL, message::help_replay_ear, Always),
];

/// In a replay, in the order of help.
#[rustfmt::skip]
pub(crate) static REPLAY: [CommandRow<ReplayWord>; 34] = [
    row(ReplayWord::Plain(ReplayRequest::Next), text_key::WORDS_NEXT, message::help_replay_next, Always),
    row(ReplayWord::Plain(ReplayRequest::Previous), text_key::WORDS_PREVIOUS, message::help_replay_previous, Always),
    row(ReplayWord::Position, text_key::WORDS_POSITION, message::help_replay_position, Always),
    row(ReplayWord::Go, text_key::WORDS_GO, message::help_replay_go, Always),
    row(ReplayWord::Plain(ReplayRequest::First), text_key::WORDS_FIRST, message::help_replay_first, Always),
    row(ReplayWord::Plain(ReplayRequest::Last), text_key::WORDS_END, message::help_replay_end, Always),
    row(ReplayWord::Play, text_key::WORDS_PLAY, message::help_replay_play, Always),
    row(ReplayWord::Plain(ReplayRequest::RealTime), text_key::WORDS_REALTIME, message::help_replay_realtime, Always),
    row(ReplayWord::Plain(ReplayRequest::Halt), text_key::WORDS_PAUSE, message::help_replay_stop, Always),
    row(ReplayWord::Plain(ReplayRequest::Clock), text_key::WORDS_CLOCK, message::help_replay_clock, Always),
    row(ReplayWord::Plain(ReplayRequest::Board), text_key::WORDS_BOARD, message::help_replay_board, Always),
    row(ReplayWord::Square, text_key::WORDS_SQUARE, message::help_replay_square, Always),
    row(ReplayWord::Diagonal, text_key::WORDS_DIAGONAL, message::help_replay_square, Always),
    row(ReplayWord::Pieces, text_key::WORDS_PIECES, message::help_replay_pieces, Always),
    row(ReplayWord::Moves, text_key::WORDS_MOVES, message::help_replay_moves, Always),
    row(ReplayWord::Turn, text_key::WORDS_TURN, message::help_replay_turn, Always),
    row(ReplayWord::Plain(ReplayRequest::Repeat), text_key::WORDS_REPEAT, message::help_replay_repeat, Always),
    row(ReplayWord::Plain(ReplayRequest::Repeat), text_key::WORDS_LAST, message::help_replay_repeat, Always),
    row(ReplayWord::Note, text_key::WORDS_NOTE, message::help_replay_note, Always),
    row(ReplayWord::Plain(ReplayRequest::Variations), text_key::WORDS_VARIATIONS, message::help_replay_variations, Always),
    row(ReplayWord::Variation, text_key::WORDS_VARIATION, message::help_replay_variation, Always),
    row(ReplayWord::Plain(ReplayRequest::MainLine), text_key::WORDS_MAIN_LINE, message::help_replay_main_line, Always),
    row(ReplayWord::Games, text_key::WORDS_GAMES, message::help_replay_games, Always),
    row(ReplayWord::MoreGames, text_key::WORDS_MORE_GAMES, message::help_replay_more_games, Always),
    row(ReplayWord::Game, text_key::WORDS_GAME, message::help_replay_game, Always),
    row(ReplayWord::NextGame, text_key::WORDS_NEXT_GAME, message::help_replay_next_game, Always),
    row(ReplayWord::PreviousGame, text_key::WORDS_PREVIOUS_GAME, message::help_replay_previous_game, Always),
    row(ReplayWord::PlayFrom, text_key::WORDS_PLAY_FROM, message::help_replay_play_from, Always),
    row(ReplayWord::Seek { is_back: false }, text_key::WORDS_SEEK, message::help_replay_seek, Always),
    row(ReplayWord::Seek { is_back: true }, text_key::WORDS_SEEK_BACK, message::help_replay_seek, Always),
    row(ReplayWord::AsHeard, text_key::WORDS_AS_HEARD, message::help_replay_as_heard, Always),
    row(ReplayWord::Plain(ReplayRequest::Hear(ReplayEar::Now)), text_key::WORDS_AS_NOW, message::help_replay_as_now, Always),
    row(ReplayWord::Help, text_key::WORDS_HELP, message::help_replay_help, Always),
    row(ReplayWord::Leave, text_key::WORDS_QUIT, message::help_replay_quit, Always),
];

/// While a position is set up, in the order of help.
#[rustfmt::skip]
pub(crate) static SET_UP: [CommandRow<Edit>; 12] = [
    row(Edit::Remove, text_key::WORDS_SET_UP_REMOVE, message::help_set_up_remove, Always),
    row(Edit::Clear, text_key::WORDS_SET_UP_EMPTY, message::help_set_up_clear, Always),
    row(Edit::Start, text_key::WORDS_SET_UP_START, message::help_set_up_start, Always),
    row(Edit::Turn(Side::White), text_key::WORDS_SET_UP_WHITE, message::help_set_up_turn, Always),
    row(Edit::Turn(Side::Black), text_key::WORDS_SET_UP_BLACK, message::help_set_up_turn, Always),
    row(Edit::Board, text_key::WORDS_BOARD, message::help_set_up_board, Always),
    row(Edit::Pieces, text_key::WORDS_PIECES, message::help_set_up_pieces, Always),
    row(Edit::Place, text_key::WORDS_SQUARE, message::help_set_up_square, Always),
    row(Edit::Place, text_key::WORDS_DIAGONAL, message::help_set_up_square, Always),
    row(Edit::Help, text_key::WORDS_HELP, message::help_set_up_help, Always),
    row(Edit::Leave, text_key::WORDS_QUIT, message::help_set_up_quit, Always),
    row(Edit::Done, text_key::WORDS_SET_UP_DONE, message::help_set_up_done, Always),
];

/// What the squares behind it are for: a piece of draughts.
pub(super) const KINDS: [(&str, Kind); 2] =
    [(text_key::WORDS_SET_UP_MAN, Kind::Man), (text_key::WORDS_SET_UP_KING, Kind::Crowned)];

/// What the squares behind it are for: a piece of chess.
pub(super) const CHESSMEN: [(&str, Kind); 6] = [
    (text_key::WORDS_SET_UP_PAWN, Kind::Chess(Role::Pawn)),
    (text_key::WORDS_SET_UP_KNIGHT, Kind::Chess(Role::Knight)),
    (text_key::WORDS_SET_UP_BISHOP, Kind::Chess(Role::Bishop)),
    (text_key::WORDS_SET_UP_ROOK, Kind::Chess(Role::Rook)),
    (text_key::WORDS_SET_UP_QUEEN, Kind::Chess(Role::Queen)),
    (text_key::WORDS_SET_UP_CHESS_KING, Kind::Chess(Role::King)),
];

/// In a menu, in the order of help.
pub(crate) static MENU: [CommandRow<Pick>; 3] = [
    row(Pick::Help, text_key::WORDS_HELP, message::help_home_help, Always),
    row(Pick::Back, text_key::WORDS_MENU_BACK, message::help_home_back, Always),
    row(Pick::Leave, text_key::WORDS_QUIT, message::help_home_quit, Always),
];

/// During an exercise of the course, in the order of help.
pub(crate) static COURSE: [CommandRow<CourseRequest>; 3] = [
    row(CourseRequest::Answer, text_key::WORDS_COURSE_ANSWER, message::help_course_answer, Always),
    row(CourseRequest::Anew, text_key::WORDS_COURSE_ANEW, message::help_course_anew, Always),
    row(CourseRequest::List, text_key::WORDS_COURSE_LIST, message::help_course_list, Always),
];

/// During an exercise of a tutorial, in the order of help.
pub(crate) static TUTOR: [CommandRow<TutorRequest>; 3] = [
    row(TutorRequest::Next, text_key::WORDS_TUTOR_NEXT, message::help_tutor_next, Always),
    row(TutorRequest::Back, text_key::WORDS_MENU_BACK, message::help_tutor_back, Always),
    row(TutorRequest::Stop, text_key::WORDS_TUTOR_STOP, message::help_tutor_stop, Always),
];

/// What a time is to a move in a control.
pub(super) type Earned = fn(Ms) -> Bonus;

/// What a move earns in a control.
pub(super) const BONUSES: [(&str, Earned); 3] = [
    (text_key::WORDS_CONTROL_PLUS, Bonus::Increment),
    (text_key::WORDS_CONTROL_DELAY, Bonus::Delay),
    (text_key::WORDS_CONTROL_BRONSTEIN, Bonus::Bronstein),
];

/// A side, as an object of a ruling.
pub(super) const SIDES: [(&str, Side); 4] = [
    (text_key::WORDS_WHITE, Side::White),
    (text_key::WORDS_SEAT_WHITE, Side::White),
    (text_key::WORDS_BLACK, Side::Black),
    (text_key::WORDS_SEAT_BLACK, Side::Black),
];

/// An outcome, which may be named by its score as well.
pub(crate) const OUTCOMES: [(&str, Outcome); 6] = [
    (text_key::WORDS_WHITE, Outcome::Win(Side::White)),
    (text_key::WORDS_BLACK, Outcome::Win(Side::Black)),
    (text_key::WORDS_DRAW, Outcome::Draw),
    (text_key::WORDS_BOTH, Outcome::BothLost),
    (text_key::WORDS_WHITE_HALF, Outcome::Half(Side::White)),
    (text_key::WORDS_BLACK_HALF, Outcome::Half(Side::Black)),
];

/// Units of time.
pub(super) const UNITS: [(&str, Seconds); 3] =
    [(text_key::WORDS_UNIT_HOUR, 3600), (text_key::WORDS_UNIT_MINUTE, 60), (text_key::WORDS_UNIT_SECOND, 1)];

/// Lengths of time in one word.
pub(super) const SPANS: [(&str, Seconds); 3] =
    [(text_key::WORDS_HALF_HOUR, 1800), (text_key::WORDS_HALF_MINUTE, 30), (text_key::WORDS_ONE_AND_A_HALF, 90)];
