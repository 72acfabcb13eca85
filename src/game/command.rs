use super::{
    Alleged, Chance, Irregularity, Opening, OpeningAct, Outcome, ProtestRequest, Response, Sanction, Scale, SealKey,
    Sealed, Search, Topic,
};
use golos_clock::Ms;
use golos_people::{Arrangement, Needs, Seat, Tasks};
use golos_rules::{BoardPiece, BySide, Fault, Kind, Side};

/// What somebody at the board asks for.
pub type Command = golos_ledger::Command<Request>;

/// The things that can be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Who is there.
    Attendance(AttendanceRequest),
    /// Drawn openings, and what an opening regulation asks for.
    Opening(OpeningRequest),
    /// Moves.
    Move(MoveRequest),
    /// The steps of a move at a real board, one by one.
    Handling(HandlingRequest),
    /// The clocks.
    Clock(ClockRequest),
    /// A draw by agreement.
    Offer(OfferRequest),
    /// A draw, or what else the rules give him who claims it.
    Claim(ClaimRequest),
    /// Resign.
    Resign,
    /// Irregularities.
    Remedy(RemedyRequest),
    /// Sealed moves.
    Adjournment(AdjournmentRequest),
    /// What the arbiter decides.
    Ruling(RulingRequest),
    /// What belongs to the record and changes nothing on the board.
    Record(RecordRequest),
    /// The program has searched what was due ([`State::search_due`](super::State::search_due)).
    Searched { search: Search, chance: Chance },
    /// Nothing but time has passed.
    Tick,
}

/// Who is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttendanceRequest {
    /// Start the clocks though a player is not there, or both are not (R-5.4.1.2).
    Absent(Vec<Side>),
    /// A player has come.
    Arrived(Side),
    /// So much is agreed for the assistants of a side, and no more (U-V.13.11c, CH-4.9).
    Agree { side: Side, tasks: Tasks },
    /// A player needs this, and no more (U-V.13).
    Need { side: Side, needs: Needs },
    /// This is settled for the board of players with impaired sight or hearing (U-V.13).
    Settle(Arrangement),
}

/// Drawn openings, and what an opening regulation asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningRequest {
    /// Let the clock of a late player run, on whose time the opening is drawn (R-5.4.1.3).
    Await(Side),
    /// The opening that was drawn.
    Draw(Box<Opening>),
    /// The opening that was drawn in truth, where a lot was read wrongly, with the reason.
    Redraw(Box<Opening>, String),
    /// What the opening regulation of renju asks for besides stones (R-9.2.4.3).
    Act(OpeningAct),
}

/// Moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveRequest {
    /// A move as it was typed, dictated or stepped out.
    Make(String),
    /// Complete the move that was made: press the clock.
    Press,
    /// The last move was a slip of entry: it goes, and another is entered in its place (U-V.13.2, U-V.13.9).
    TakeBack,
    /// The same in one line, with the move that takes its place.
    Amend(String),
}

/// The steps of a move at a real board, one by one; places and moves as they were typed. Who leaves them out makes his
/// move in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandlingRequest {
    /// Pieces were touched, in this order (R-6.1.4.7, CH-4.3, U-V.5.2).
    Touch(String),
    /// A piece was taken up, out of its hole (U-V.13.3).
    Lift(String),
    /// The piece that was taken up was put there; the hand is on it.
    Place(String),
    /// Pieces were taken off the board (U-V.5.3).
    Remove(String),
    /// A piece was marked as a king, or exchanged (R-6.1.4.4, CH-4.6).
    Crown(String),
    /// The move is announced aloud (U-V.13.2).
    Announce(String),
    /// The move that was made is told by the agreed sign (U-V.13.14, U-V.13.15b).
    Sign,
    /// The hand has left the piece: the move is made (R-6.1.4.6), as the steps show it or as it is named here.
    Release(String),
    /// The move was written on the sheet (U-V.13.11.2b).
    Write(String),
    /// The clock was pressed and did not switch (U-V.13.7.3c).
    Unswitched,
}

/// The clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockRequest {
    /// Start the clocks (R-5.4.1.2b).
    Start,
    /// Have the clocks started at this moment of the game, an hour by the wall clock that is written so (R-5.4.1.2, CH-6.6).
    StartAt { at: Ms, hour: String },
    /// Point out that a flag is down (R-5.4.2.7).
    Flag,
    /// Stop both clocks.
    Pause { reason: String },
    /// Stop the clocks: nothing could be saved. Only the house asks for it.
    Halt,
    /// Let the clocks run again.
    Resume,
    /// Correct a clock.
    Correct { side: Side, change: TimeChange, reason: String },
    /// Correct both clocks in the same way, for the same reason (DR-5.3.10.5, CH-12.5).
    CorrectBoth { change: TimeChange, reason: String },
    /// Correct these clocks beyond a limit of the rules, knowingly (R-5.4.2.5b).
    Overrule { sides: Vec<Side>, change: TimeChange, reason: String },
    /// Let a side go on with the time that it had left in the game before (DR-3.6.4).
    Carry { side: Side, left: Ms },
    /// How an interruption counts.
    Gap(GapRuling),
    /// Set the move counter of a side, or of both at the number of the move under way (CH-6.10.2).
    SetCounter { side: Option<Side>, moves: u32, reason: String },
    /// Correct the clock of a player for what his assistant did at it (CH-6.2.6).
    ForAssistant { side: Side, change: TimeChange, reason: String },
    /// Give two minutes to a side; `None`: to the opponent of the player on move (CH-12.9.2).
    TwoMinutes { side: Option<Side>, reason: String },
    /// Begin the next period of these sides: the counter stands at their control move, and the time of the period is added.
    NextPeriod { sides: Vec<Side>, reason: String },
}

/// A draw by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferRequest {
    /// Offer a draw (R-5.4.13.3).
    Offer,
    /// Accept the opponent's offer.
    Accept,
    /// Decline the opponent's offer.
    Decline,
    /// Consent, as the arbiter, to a draw that the event does not let the players offer (CH-9.1.1).
    Consent,
}

/// A draw, or what else the rules give him who claims it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimRequest {
    /// Claim a draw under the rules, with the written move that will bring it about, if it needs one (R-5.4.13.2).
    Claim { claim: Claim, intended: Option<String> },
    /// The same by the number of the article, where several limits are counted.
    Ground { article: String, intended: Option<String> },
    /// Count the moves aloud from now on, or no more (R-5.4.13.5, U-V.18.14).
    Aloud { on: bool },
    /// Put a claim about the last minutes off (CH-19.5.2).
    Postpone,
    /// Show the win without which an ending is drawn at once, move by move from the board (U-III.5.2, R-6.1.10.4).
    Show { line: String },
}

/// Irregularities.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemedyRequest {
    /// Find an irregularity that no move shows; the side that is to blame, if one is, and what is said of it.
    Irregularity { side: Option<Side>, misdeed: Irregularity, reason: String },
    /// Report an irregularity of how the last move was handled, which the board does not show (R-5.4.14.2, U-V.6.4); whose
    /// move that was, where it is said. `first`: as typed, the move that was made before it was taken back for another, or the
    /// place of the piece that was touched before another moved.
    Report { side: Option<Side>, fault: Fault, first: Option<String>, reason: String },
    /// Demand, as the opponent, that the irregular move be put right (R-5.4.14.4a).
    Demand,
    /// Switch the clock back to the offender, without what the move has earned: he restores the position (R-5.4.14.4a,
    /// U-V.6.4b).
    Back,
    /// Have the irregular move corrected: all of it in one (R-5.4.14.4a).
    Correct,
    /// Put the irregular move right oneself, on one's own time: this move takes its place (U-V.6.4a).
    Mend(String),
    /// Let the irregular move stand.
    Stand,
    /// The board on the table stands otherwise than the record has it: what stands where, and the times that belong to it
    /// (R-5.4.14.2, U-V.6.8, CH-7.6).
    Found(Box<FoundBoard>),
    /// The pieces that were displaced stand where they stood (U-V.6.3, CH-7.4.1).
    Restored,
}

/// A position from which play goes on, told by what is otherwise on it than in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundBoard {
    pub pieces: Vec<FoundPiece>,
    /// What the clocks are set to with it; none: as they stand.
    pub times: BySide<Option<Ms>>,
}

/// What stands on a place of the board on the table; none: nothing. The place as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPiece {
    pub place: String,
    pub piece: Option<BoardPiece>,
}

/// Sealed moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdjournmentRequest {
    /// Adjourn the game with a move that is sealed unseen (CH-18.1.1).
    Seal(Box<Sealed>),
    /// Open the envelope, and play on (CH-18.9.1).
    Unseal(Box<SealKey>),
    /// Go on without the envelope, which is lost (CH-18.12).
    Lose { reason: String },
    /// Say when and where the game is resumed (CH-18.2.7, DR-5.3.3.3).
    Appoint { when: String },
    /// Say at which moment the session ends: who is on move then seals (CH-18.1.1, CH-18.14). `hour` is how it was said.
    Session { at: Ms, hour: String },
    /// Annul the game, whose adjourned position cannot be restored (CH-18.12.2, DR-5.3.4.6).
    Annul { reason: String },
}

/// What the arbiter decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulingRequest {
    /// Rule the matter before the arbiter as it was put: the flag, the claim, the counter that was reached.
    Uphold,
    /// Uphold or reject the claim before the arbiter against what was counted, knowingly.
    Overrule { upheld: bool, reason: String },
    /// Dismiss the matter before the arbiter: play goes on.
    Dismiss,
    /// The same of a matter that is named: only if it is the one to be ruled.
    Named { upheld: bool, topic: Topic },
    /// Impose a sanction (R-5.4.15.1, U-V.17.10, DR-1.4, CH-12.9).
    Impose(Box<SanctionRequest>),
    /// Lift the last sanction of a side.
    Lift { side: Side, reason: String },
    /// Rule the game (R-5.4.15.1). Where it was said in points, `scale` is the one in which they make this result, if only
    /// one does (CH-10.2).
    Result { outcome: Outcome, scale: Option<Scale>, reason: String },
    /// Both flags are down and the first is not known (R-5.4.13.1b): by the clock of the record, or as it was found at the
    /// clock on the table, with what was found.
    BothFlags { found: String },
    /// Answer the oldest protest that waits, or pass it on (R-5.4.17.3, CH-34.3).
    Respond { response: Response, reason: String },
}

/// A sanction, for whom and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SanctionRequest {
    pub sides: Vec<Side>,
    pub sanction: Sanction,
    pub reason: String,
    /// A limit of the rules is passed knowingly.
    pub forced: bool,
}

/// What belongs to the record and changes nothing on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordRequest {
    /// Hear something.
    Query(Query),
    /// Hear something for the arbiter alone at a terminal where others would hear it. It is always refused.
    Overheard(Query),
    /// Call the arbiter, with what he is told at once; the clocks run on (CH-12.7). `alleged`: what he is told was done.
    Call { text: String, alleged: Option<Alleged> },
    /// The calls that wait are dealt with.
    Attend,
    /// A piece is adjusted on its square (CH-4.2.1).
    Adjust,
    /// Put a remark into the record; the arbiter hears it.
    Note(String),
    /// The score sheets of these sides are signed, with the result and the times; none: that of him who says so (R-5.4.3.5,
    /// CH-8.7).
    Sign(Vec<Side>),
    /// Contest a decision (R-5.4.17.2, U-V.17.1.5, CH-34.3).
    Protest(Box<ProtestRequest>),
    /// Be heard by a program: the player is about to speak.
    Listen,
    /// What a program has heard of the player who asked to be heard.
    Heard(HeardSpeech),
}

/// What a program has heard of a player: an announcement, and no move before it is confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeardSpeech {
    /// The words as the program gave them, free of control characters.
    pub text: String,
    /// How sure the program is, in percent.
    pub confidence: u8,
    /// The name of the program, free of control characters.
    pub hearer: String,
}

impl From<AttendanceRequest> for Request {
    fn from(ask: AttendanceRequest) -> Request {
        Request::Attendance(ask)
    }
}

impl From<OpeningRequest> for Request {
    fn from(ask: OpeningRequest) -> Request {
        Request::Opening(ask)
    }
}

impl From<MoveRequest> for Request {
    fn from(ask: MoveRequest) -> Request {
        Request::Move(ask)
    }
}

impl From<HandlingRequest> for Request {
    fn from(ask: HandlingRequest) -> Request {
        Request::Handling(ask)
    }
}

impl From<ClockRequest> for Request {
    fn from(ask: ClockRequest) -> Request {
        Request::Clock(ask)
    }
}

impl From<OfferRequest> for Request {
    fn from(ask: OfferRequest) -> Request {
        Request::Offer(ask)
    }
}

impl From<ClaimRequest> for Request {
    fn from(ask: ClaimRequest) -> Request {
        Request::Claim(ask)
    }
}

impl From<RemedyRequest> for Request {
    fn from(ask: RemedyRequest) -> Request {
        Request::Remedy(ask)
    }
}

impl From<AdjournmentRequest> for Request {
    fn from(ask: AdjournmentRequest) -> Request {
        Request::Adjournment(ask)
    }
}

impl From<RulingRequest> for Request {
    fn from(ask: RulingRequest) -> Request {
        Request::Ruling(ask)
    }
}

impl From<RecordRequest> for Request {
    fn from(ask: RecordRequest) -> Request {
        Request::Record(ask)
    }
}

/// A draw under the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The same position for the third time (R-5.4.13.1c).
    Repetition,
    /// A move counter of the rule set was reached (R-6.1.8.3 to R-6.1.8.8).
    Counter,
    /// The position is clearly drawn: five moves are counted aloud (R-6.1.8.7).
    ClearDraw,
    /// Rapid and blitz: a won position and no time left to win it (R-6.1.10.5).
    ShortOfTime,
    /// Neither side can mate any more (CH-5.2.2).
    Dead,
    /// The last minutes without increment: an increment is asked for (CH-19.4).
    Increment,
    /// The last minutes without increment: the opponent cannot win by normal means, or does nothing to (CH-19.5).
    NormalMeans,
    /// Black's last stone was a foul (R-9.2.4.2).
    Foul,
}

/// Something a person may want to hear. Queries at a rated board are journalled.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Query {
    /// Both clocks.
    Clock,
    /// One of them.
    ClockOf(Owner),
    /// Where the game stands: the turn, the asker's own time, the last move, and what is open.
    Situation,
    /// What was settled with the arbiters for this board (U-V.13).
    Arrangements,
    /// The control, the move counters, and what is left of a delay or of byo-yomi.
    ClockDetails,
    /// Whose turn it is.
    Turn,
    /// The number of the move.
    Number,
    /// The last move.
    Last,
    /// The drawn opening.
    Opening,
    /// What was said last, once more.
    Repeat,
    /// The whole board, row by row.
    Board,
    /// All pieces, as lists.
    Pieces,
    /// A square, a file, a rank or a diagonal, as typed.
    Place(String),
    /// What stands around a place, as typed.
    Near(String),
    /// The lines that go through a place, as typed.
    Through(String),
    /// The pieces of one side, of one kind, or of both.
    Standing(Option<Owner>, Option<Kind>),
    /// What has changed on the board since the asker was last told of all of it.
    Changes,
    /// The moves of a square. Training only.
    Moves(String),
    /// What to look at in this position: a little, and more with each further question. Training only.
    Hint,
    /// Whether a draw offer is open.
    Offer,
    /// Whether the moves have to be recorded now (R-5.4.3.2, U-V.7.12, CH-8.4).
    Duty,
    /// The matters before the arbiter and the counters. For the arbiter.
    Report,
    /// What the documents say of an article or a subject, as typed.
    Rule(String),
    /// By which rule that was ruled or refused which the asker heard last.
    Why,
    /// What the arbiter has decided, by numbers: what a protest can name.
    Decisions,
    /// The record that the arbiter keeps, move by move (CH-13.3.2, CH-14.3.2).
    Sheet,
    /// Who wins the ending by the tables, and what the counts leave of it. For the arbiter alone.
    Ending,
}

/// Of whom something is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Owner {
    Of(Side),
    /// Of him who asks.
    Own,
    Opponent,
}

impl Owner {
    /// The side that is meant; none: the asker is none of the players, and both are.
    #[must_use]
    pub const fn side(self, asker: Seat) -> Option<Side> {
        match (self, asker.side()) {
            (Owner::Of(side), _) | (Owner::Own, Some(side)) => Some(side),
            (Owner::Opponent, Some(side)) => Some(side.other()),
            (Owner::Own | Owner::Opponent, None) => None,
        }
    }
}

/// How a clock is corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeChange {
    Add(Ms),
    /// Not below the floor of the rule set (R-5.4.2.5b).
    Take(Ms),
    /// To this time; where it shortens, not below the floor either.
    Set(Ms),
    /// So much was used while this clock stood, by lawful order: for a record that is restored (R-5.4.3.2, U-V.4.6). No
    /// floor.
    Charge(Ms),
}

/// How an interruption counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GapRuling {
    /// The clocks stay as they stood.
    Leave,
    /// The side whose clock ran is charged.
    Charge,
}
