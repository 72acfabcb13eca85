use super::{
    Audience, Claim, ClockReason, Contested, Dismissed, HeardSpeech, Limit, Opening, Query, RecordEvent, Recourse,
    Response, Sanction, SealKey, Sealed, Setup, Verdict, WrittenMove,
};
use golos_clock::Ms;
use golos_people::{Arrangement, Needs, Tasks};
use golos_rules::renju::{Act, Letters};
use golos_rules::{Fault, Side};

/// What really happened. The state of a game is nothing but the fold of these.
///
/// Moves, positions and times are kept in their written forms, so that a record can be read without the game that it
/// belongs to; [`fold`](super::fold) reads them against the state and refuses what does not fit.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The first record: everything that was fixed beforehand.
    Opened(Box<Setup>),
    /// Who is there, and who is late.
    Attendance(AttendanceEvent),
    /// Drawn openings, and what an opening regulation asks for.
    Opening(OpeningEvent),
    /// Moves, made and completed.
    Move(MoveEvent),
    /// The steps of a move at a real board, one by one.
    Handling(HandlingEvent),
    /// The clocks: started, stopped, run out, corrected.
    Clock(ClockEvent),
    /// A draw by agreement.
    Offer(OfferEvent),
    /// A draw, or what else the rules give him who claims it.
    Claim(ClaimEvent),
    /// What is put before the arbiter, and what he lets rest.
    PendingRulings(PendingRulingEvent),
    /// Irregularities and what follows from them.
    Remedy(RemedyEvent),
    /// Sealed moves.
    Adjournment(AdjournmentEvent),
    /// The game is over.
    Ended { verdict: Verdict },
    /// What had ended or cancelled the game was misheard, or entered by a slip: the game is where it was before, and the
    /// clocks stand (R-5.4.15.1, CH-8.7).
    Revoked,
    /// What was asked and said.
    Hearing(HearingEvent),
    /// What belongs to the record and changes nothing on the board.
    Record(RecordEvent),
}

/// Who is there, and who is late.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttendanceEvent {
    /// `side` is not there (R-5.4.1.2a).
    Absent { side: Side },
    /// `side` has come.
    Arrived { side: Side },
    /// So much was agreed with the arbiter for the assistants of `side` (U-V.13.11c, CH-4.9); it takes the place of what was
    /// agreed before.
    Agreed { side: Side, tasks: Tasks },
    /// The arbiter has said what `side` needs (U-V.13); it takes the place of what was said before.
    Needed { side: Side, needs: Needs },
    /// This was settled for the board (U-V.13); it takes the place of what was settled before about the same.
    Settled(Arrangement),
    /// `side` is later than the rules allow (R-5.4.4.1c). Put before the arbiter.
    Late { side: Side },
    /// `side` has come and play goes on: that it was late is ruled no more (R-5.4.4.1c, CH-6.7.1).
    Lapsed { side: Side },
}

/// Drawn openings, and what an opening regulation asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningEvent {
    /// The clock of `side` runs: he was late, and the opening is drawn on his time (R-5.4.1.3, U-V.9.5.5).
    Awaited { side: Side },
    /// An opening was drawn in the game, before its first move; it takes the place of one that was drawn before.
    Drawn { opening: Box<Opening> },
    /// What the opening regulation asked for besides stones was done, by the side whose turn it was (R-9.2.4.3).
    Acted { act: OpeningAct },
    /// That was a slip of entry: it is as if it had not been said.
    TakenBack { act: OpeningAct },
}

/// Moves, made and completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveEvent {
    /// A move was made and announced: the hand has left the piece (R-6.1.4.6).
    Made { text: String, notation: WrittenMove, irregular: Option<IrregularMove> },
    /// The announcement was amended before the clock was pressed: the board counts.
    Amended { text: String, notation: WrittenMove, irregular: Option<IrregularMove> },
    /// The move was completed: the other clock runs. `left` is the mover's time with what the move earned him.
    Pressed { side: Side, left: Ms },
    /// The last move on the board, one of `side`, was a slip of entry: it is as if it had not been entered. `kept`: it was
    /// completed at a real board, and only the record is amended; its press stands, and the clocks run as they did
    /// (U-V.13.2b).
    TakenBack { side: Side, kept: bool },
}

/// The steps of a move of `side` at a real board, one by one; places as they stand in files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandlingEvent {
    /// Pieces were touched, in this order (R-6.1.4.7, CH-4.3, U-V.5.2).
    Touched { side: Side, places: Vec<String> },
    /// A piece was taken up, out of its hole (U-V.13.3).
    Lifted { side: Side, place: String },
    /// The piece that was taken up stands there; the hand is on it.
    Placed { side: Side, place: String },
    /// Pieces were taken off the board, in this order (U-V.5.3).
    Removed { side: Side, places: Vec<String> },
    /// A piece was marked as a king, or exchanged for this one: the letter of files (R-6.1.4.4, CH-4.6).
    Crowned { side: Side, place: String, role: Option<String> },
    /// A move was announced aloud (U-V.13.2), as it was said and in full.
    Announced { side: Side, text: String, notation: WrittenMove },
    /// The hand has left the piece (R-6.1.4.6): the move behind it was not announced with it.
    Released { side: Side },
    /// The move that was made is written on the sheet (U-V.13.11.2b).
    Written { side: Side, text: String },
    /// The clock was pressed by `side` and did not switch: he is asked to press again (U-V.13.7.3c).
    Unswitched { side: Side },
}

/// The clocks: started, stopped, run out, corrected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// The clocks were started; the clock of `side` runs. Earlier records do not say by whom.
    Started { side: Side },
    /// The clocks are to be started at this moment, an hour by the wall clock that is written so (R-5.4.1.2, CH-6.6); it takes
    /// the place of what was said before.
    StartAppointed { at: Ms, hour: String },
    /// The time of `side` is over: a fact of the clock, not yet a result (R-5.4.2.6).
    Flag { side: Side },
    /// Somebody pointed out that a flag is down (R-5.4.2.7).
    PointedOut,
    /// The arbiter has found both flags down at the clock on the table; in his words, what he has found (R-5.4.13.1b).
    BothFound { found: String },
    /// The flag does not count: the move just made had left the opponent without a move (R-5.4.2.10).
    FlagVoid { side: Side },
    /// `side` was warned in private that `left` is left.
    Warned { side: Side, left: Ms },
    /// Both clocks were stopped.
    Paused { reason: String },
    /// Both clocks stand since nothing could be saved: nobody is charged for that.
    Halted,
    /// The clock of the side to move runs again.
    Resumed,
    /// A clock was corrected; some time is always left, for a flag falls only by itself.
    Set { side: Side, left: Ms, reason: ClockReason },
    /// Moves earn so much from now on (CH-19.4).
    IncrementGranted { increment: Ms },
    /// A byo-yomi period of `side` has begun, with so many left, that one included.
    Overtime { side: Side, periods: u16 },
    /// The time of a period is used up, its moves are not made, and the clock of `side` has run on into the next period.
    PeriodEntered { side: Side },
    /// The move counter of `side` was set: so many moves are complete (CH-6.10.2, CH-7.1). No time is added or taken by it.
    CounterSet { side: Side, moves: u32, reason: String },
}

/// A draw by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferEvent {
    /// A draw was offered by `side`.
    Offered { side: Side },
    /// The offer was accepted by `side`.
    Accepted { side: Side },
    /// The arbiter consents to a draw by agreement that the event does not let the players offer (CH-9.1.1).
    Consented,
    /// The offer was declined by `side`, by word or by moving.
    Declined { side: Side, by_move: bool },
}

/// A draw, or what else the rules give him who claims it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimEvent {
    /// A draw under the rules was claimed; what the program found is for the arbiter.
    Claimed { side: Side, claim: Claim, intended: Option<WrittenMove>, check: ClaimCheck },
    /// A clearly drawn position: `side` counts the opponent's moves aloud (R-6.1.8.7).
    Counting { side: Side },
    /// The arbiter ruled the claim; `reason`: why against what was counted; empty
    /// if it agrees with the count.
    Ruled { upheld: bool, reason: String },
    /// The claim was put off: play goes on, and it is decided later (CH-19.5.2).
    Postponed,
    /// The moves are counted aloud from now on, or no more (R-5.4.13.5, U-V.18.14).
    Aloud { on: bool },
    /// The win was shown by `side` without which the ending is drawn: these moves, from the board or from behind the written
    /// one, as they stand in files (U-III.5.2).
    Shown { side: Side, line: Vec<WrittenMove> },
}

/// What is put before the arbiter, and what he lets rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PendingRulingEvent {
    /// A limit was reached. Put before the arbiter.
    Reached { limit: Limit },
    /// The arbiter let the matter rest.
    Dismissed { matter: Dismissed },
    /// Whether `side` can mate by any series of legal moves, in the position on the board (CH-6.9). For the arbiter.
    MateSearched { side: Side, chance: Chance },
    /// `side` contests a decision in writing, by himself or by one whom the arbiter has entered for (R-5.4.17.2, CH-34.3);
    /// `late`: why it was taken behind its time.
    Protested { side: Side, recourse: Recourse, reason: String, against: Option<Contested>, late: Option<String> },
    /// The protest of this number, from 0, was answered, with the reason if one was given (R-5.4.17.3, CH-34.4).
    Answered { number: u32, response: Response, reason: String },
}

/// Irregularities and what follows from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemedyEvent {
    /// A completed move of `side` was not lawful.
    IrregularityFound { side: Side, fault: Fault },
    /// An irregularity of the last move of `side` was reported that the board does not show.
    /// `first`, where it was named: the move that was made before it was taken back for another (R-5.4.14.2.4), or the place
    /// of the piece that was touched before another moved (R-5.4.14.2.3); as they stand in files.
    Reported { side: Side, fault: Fault, reason: String, first: Option<String> },
    /// The irregularity was ruled; `reply`: by making the next move. `ply`: that of this half-move, counted from 0; `fault`:
    /// this one of it. None: the oldest that waited.
    IrregularityRuled { ruling: IrregularityRuling, reply: bool, ply: Option<u32>, fault: Option<Fault> },
    /// An irregularity was found that no move shows; `side` is to blame, if one is, and what was said of it.
    MisdeedFound { side: Option<Side>, misdeed: Irregularity, reason: String },
    /// The clock of `side` runs until it has restored the pieces that it has displaced in the other's turn (U-V.6.3,
    /// CH-7.4.1), or, `sheet`, the moves that are missing on its sheet (U-V.4.6a, DR-1.8.2).
    Restoring { side: Side, sheet: bool },
    /// `side` is in time trouble: it plays on, and restores its sheet behind the control (U-V.4.6b).
    SheetDeferred { side: Side },
    /// The opponent demands that the irregular move of `side` be put right (R-5.4.14.4a).
    Demanded { side: Side },
    /// `side` asks the opponent to have the last irregular move put back, though the reply has been made (CH-13.4.2).
    Proposed { side: Side },
    /// Both players have agreed to it: the half-move of this number, from 0, is put back with all that came after it.
    AgreedBack { ply: u32 },
    /// The clock was switched back to `side`, who has made an irregular move, without what the move had earned; it runs
    /// until the position is restored (R-5.4.14.4a, U-V.6.4b).
    SwitchedBack { side: Side },
    /// The board on the table stands otherwise than the record has it: play goes on from this position, in the written
    /// form of the game.
    Found { position: String },
    /// The pieces that were displaced by `side` are restored: the clock of him runs who has the move.
    Restored { side: Side },
    /// The irregularity of `side` that was put right counts among those that cost the game (R-5.4.15.2, U-V.6.12.1).
    Counted { side: Side },
    /// An illegal move of `side` was penalised (CH-7.5.5).
    Penalized { side: Side },
    /// The arbiter has imposed this on `side`; `forced`: beyond a limit of the rules, knowingly.
    Sanctioned { side: Side, sanction: Sanction, article: String, reason: String, forced: bool },
    /// The last sanction of `side` is lifted.
    Lifted { side: Side, reason: String },
    /// The game was cancelled and begins anew from the start, with full times (CH-7.2.1, CH-7.3).
    Restarted { misdeed: Irregularity },
}

/// Sealed moves.
#[derive(Clone, Debug, PartialEq)]
pub enum AdjournmentEvent {
    /// The game was adjourned: the move of `side` is in the envelope (CH-18.1.1).
    Sealed { side: Side, sealed: Box<Sealed> },
    /// The envelope was opened (CH-18.9.1).
    Unsealed { key: Box<SealKey>, text: String },
    /// The envelope is lost: he who sealed makes his move on the board (CH-18.12.1).
    Lost { reason: String },
    /// The arbiter has said when and where the game is resumed (CH-18.2.7); it takes the place of what was said before.
    Appointed { when: String },
    /// The arbiter has said when the session ends, `at` in the time of the record, `hour` by the wall clock (CH-18.14).
    SessionAppointed { at: Ms, hour: String },
    /// The session is over: the player on move is asked to seal (CH-18.1.1, DR-5.3.3.3). No clock stops.
    SessionOver,
    /// The adjourned position cannot be restored: the game is annulled and begins anew (CH-18.12.2, DR-5.3.4.6).
    Annulled { reason: String },
}

/// What was asked and said at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HearingEvent {
    /// Somebody asked to hear something.
    Asked { query: Query },
    /// The arbiter was called, with what he was told at once, if anything. No clock stops.
    Called { text: String, alleged: Option<Alleged> },
    /// The arbiter has dealt with the calls that waited.
    Attended,
    /// A piece was adjusted on its square; the opponent and the arbiter hear it (CH-4.2.1, R-6.1.4.9).
    Adjusted,
    /// Somebody at the board told the arbiter something.
    Remarked { text: String },
    /// The score sheet of `side` was signed, with the result and the times (R-5.4.3.5, CH-8.7).
    Signed { side: Side },
    /// A program has heard a player. It binds to nothing.
    Heard(HeardSpeech),
    /// An utterance: what was said to whom.
    Said(Said),
}

impl From<AttendanceEvent> for Event {
    fn from(event: AttendanceEvent) -> Event {
        Event::Attendance(event)
    }
}

impl From<OpeningEvent> for Event {
    fn from(event: OpeningEvent) -> Event {
        Event::Opening(event)
    }
}

impl From<MoveEvent> for Event {
    fn from(event: MoveEvent) -> Event {
        Event::Move(event)
    }
}

impl From<HandlingEvent> for Event {
    fn from(event: HandlingEvent) -> Event {
        Event::Handling(event)
    }
}

impl From<ClockEvent> for Event {
    fn from(event: ClockEvent) -> Event {
        Event::Clock(event)
    }
}

impl From<OfferEvent> for Event {
    fn from(event: OfferEvent) -> Event {
        Event::Offer(event)
    }
}

impl From<ClaimEvent> for Event {
    fn from(event: ClaimEvent) -> Event {
        Event::Claim(event)
    }
}

impl From<PendingRulingEvent> for Event {
    fn from(event: PendingRulingEvent) -> Event {
        Event::PendingRulings(event)
    }
}

impl From<RemedyEvent> for Event {
    fn from(event: RemedyEvent) -> Event {
        Event::Remedy(event)
    }
}

impl From<AdjournmentEvent> for Event {
    fn from(event: AdjournmentEvent) -> Event {
        Event::Adjournment(event)
    }
}

impl From<HearingEvent> for Event {
    fn from(event: HearingEvent) -> Event {
        Event::Hearing(event)
    }
}

impl From<RecordEvent> for Event {
    fn from(event: RecordEvent) -> Event {
        Event::Record(event)
    }
}

/// Whether a side can mate by any series of legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// By these moves, as they stand in files; none if it has mated.
    Can(Vec<WrittenMove>),
    /// It cannot, by this proof.
    Cannot(NoMate),
    /// Not found out: the arbiter decides.
    Undetermined,
}

/// How it was proved that a side cannot mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMate {
    /// It has not the pieces.
    Material,
    /// No piece that could give check, or wall the king in, ever gets to where it would have to stand.
    Barrier,
    /// Every position that can come was looked at: so many.
    Exhausted { positions: u32 },
}

/// What is done by the opening regulation of renju besides putting stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningAct {
    /// Take the other colour.
    Swap,
    /// Keep the colour.
    Keep,
    /// Offer fifth moves where one might swap.
    Offers,
    /// Say how many fifth moves will be offered.
    Count(u8),
    /// Offer one of the fifth moves: the point, as it stands in files.
    Offer(String),
}

impl OpeningAct {
    /// The act as the rules have it; none for an offer that is no point.
    #[must_use]
    pub fn in_rules(&self) -> Option<Act> {
        Some(match self {
            OpeningAct::Swap => Act::Swap,
            OpeningAct::Keep => Act::Keep,
            OpeningAct::Offers => Act::Offers,
            OpeningAct::Count(count) => Act::Count(*count),
            OpeningAct::Offer(point) => Act::Offer(Letters::AToP.read(point).ok()?),
        })
    }
}

/// What a player says was done, for the arbiter to find (CH-7.5.3, CH-7.5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alleged {
    /// Who has done it, where it is said.
    pub side: Option<Side>,
    pub misdeed: Irregularity,
}

/// An irregularity that no move shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregularity {
    /// The clock was pressed though no move was made (CH-7.5.3).
    NoMove,
    /// A move was made with two hands (CH-7.5.4).
    TwoHands,
    /// The clock was pressed with another hand than the one that moved (R-5.4.2.3, CH-6.2.3, U-V.7.6).
    OtherHand,
    /// A hand or a finger stays on the button of the clock (R-5.4.2.3, CH-6.2.3, U-V.7.6).
    ButtonHeld,
    /// Pieces were displaced; they are put back on the time of him who did it (CH-7.4.1, R-9.2.5.2).
    Displaced,
    /// Moves are missing on his sheet; he restores the record on his own time (U-V.4.6a, DR-1.8.2, R-5.4.3.2b).
    Record,
    /// The board was turned the wrong way; play goes on from a board that is right (CH-7.2.2).
    Turned,
    /// The initial position was wrong (CH-7.2.1).
    WrongStart,
    /// The colours were reversed (CH-7.3).
    WrongColours,
}

/// What made a move unlawful, and the position it left on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IrregularMove {
    pub fault: Fault,
    /// In the FEN of the game, the opponent to move; of renju the points.
    pub position: String,
}

/// What the program found when it checked a claim. Only the arbiter hears it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimCheck {
    pub holds: bool,
    pub counted: u32,
    pub needed: u32,
    /// What was counted, where the claim does not name it.
    pub limit: Option<Limit>,
    /// Neither shown nor disproved: the arbiter decides.
    pub undetermined: bool,
}

impl ClaimCheck {
    /// Nothing is counted; what is claimed is for the arbiter to see.
    #[must_use]
    pub const fn open() -> ClaimCheck {
        ClaimCheck { holds: false, counted: 0, needed: 0, limit: None, undetermined: false }
    }

    /// Whether it was found out that there is nothing in this claim; what only the arbiter sees is none.
    #[must_use]
    pub const fn refutes(&self, claim: Claim) -> bool {
        is_counted(claim) && !self.holds && !self.undetermined
    }

    /// Whether it was found out that the claim holds; where a win may still be shown, that is the arbiter's to see.
    #[must_use]
    pub const fn bears_out(&self, claim: Claim) -> bool {
        is_counted(claim) && self.holds && !self.undetermined
    }
}

/// Whether a claim is a matter of counting, and not of the arbiter's eye.
const fn is_counted(claim: Claim) -> bool {
    match claim {
        Claim::Repetition | Claim::Counter | Claim::Dead => true,
        Claim::ClearDraw | Claim::ShortOfTime | Claim::NormalMeans | Claim::Increment | Claim::Foul => false,
    }
}

/// What becomes of an unlawful move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IrregularityRuling {
    /// The position before the move is restored; the offender moves again.
    Corrected,
    /// The opponent puts it right himself, on his own time: what he enters takes its place, and its press stands (U-V.6.4a).
    Mended,
    /// The move stands; play goes on from the board.
    Stands,
}

/// What was said, to whom, in which words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub to: Audience,
    /// The wording key.
    pub key: String,
    /// The language's code.
    pub lang: String,
    /// The words that the voice got, before any respelling for an engine; the line that was shown where nobody hears.
    pub text: String,
    /// The line that was shown besides; `None` if it is the same, or none was shown.
    pub written: Option<String>,
    /// The number of him who heard it among those who have listened since the record was opened or taken up; none where
    /// only one listens.
    pub listener: Option<u32>,
}
