use chrono::NaiveTime;

use super::HelpTopic;
use golos_game::{MoveRequest, Outcome, Owner, RecordRequest, Request, Seat};
use golos_rules::{BoardPiece, Kind, Side};

/// What happens at an hour by the wall clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hour {
    /// The clocks are started (R-5.4.1.2, CH-6.6).
    Start,
    /// The session is over, and who is on move seals (CH-18.1.1, CH-18.14).
    SessionEnd,
}

/// What somebody wants, whatever device it came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Something of the game. `by` is none where nobody was named: the side to move, or the device's seat.
    Game { by: Option<Seat>, ask: Request },
    /// Something of the micro-match that the game belongs to.
    Match { by: Option<Seat>, ask: MatchRequest },
    /// Draw the opening. `text` is what stands behind the word: nothing, the cell that paper lots have named, or
    /// the moves. A draw that takes the place of another has a reason.
    Draw { by: Option<Seat>, text: String, reason: String },
    /// Adjourn the game; the move is asked for unseen (CH-18.1.1).
    Seal { by: Option<Seat> },
    /// Open the envelope of an adjourned game: the arbiter's (CH-18.7).
    Envelope { by: Option<Seat> },
    /// Hear what the tables say of the ending: the arbiter's.
    Ending { by: Option<Seat> },
    /// Something with the game as a whole, mostly once it is over.
    AfterGame(AfterGame),
    /// Something of a sitting with exercises.
    Drill(DrillRequest),
    /// Something happens at this hour by the wall clock: the start of the clocks (R-5.4.1.2, CH-6.6), the end of the session
    /// (CH-18.14).
    AtHour { by: Option<Seat>, what: Hour, hour: NaiveTime },
    /// The arbiter tells this side something that its opponent does not hear.
    Tell { by: Option<Seat>, side: Side, text: String },
    /// Something of a replay.
    Replay(ReplayRequest),
    /// Something of the file of games that is replayed.
    Games(GamesRequest),
    /// Something of the set-up of a position.
    SetUp(SetUpRequest),
    /// A step of the hand on the board.
    BoardCursor(CursorKey),
    /// The hand goes over the board by word, and what stands there is told.
    Walk(Walk),
    /// The number of a line in a menu.
    Choose(usize),
    /// What can be done now.
    Help,
    /// What the one of this seat can say now.
    HelpOf(Seat),
    /// The same, of one topic; none: of whoever sits there.
    HelpOn(Option<Seat>, HelpTopic),
    /// Leave the room one is in.
    Leave,
    /// A text that is no command; rooms that ask for one take it.
    Text(String),
}

impl Intent {
    /// Whether it asks only what can be done.
    #[must_use]
    pub const fn is_help(&self) -> bool {
        matches!(self, Intent::Help | Intent::HelpOf(_) | Intent::HelpOn(..))
    }

    /// Whether it asks only to hear something: a question that is open stays so.
    #[must_use]
    pub const fn is_query(&self) -> bool {
        self.is_help()
            || matches!(
                self,
                Intent::Walk(_)
                    | Intent::Game { ask: Request::Record(RecordRequest::Query(_) | RecordRequest::Listen), .. }
                    | Intent::Ending { .. }
                    | Intent::Match { ask: MatchRequest::Score, .. }
            )
    }

    /// Whether it takes something back.
    #[must_use]
    pub const fn takes_back(&self) -> bool {
        matches!(self, Intent::Game { ask: Request::Move(MoveRequest::TakeBack), .. })
    }
}

/// What can be asked in a sitting with exercises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillRequest {
    /// The next exercise, once this one is answered.
    Next,
    /// The exercise once more.
    Repeat,
    /// The solution.
    Show,
    /// This one at the end of the sitting.
    Later,
}

/// What follows a game that was played by itself, in no event and no micro-match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterGame {
    /// The same game once more, with colours changed.
    Rematch,
    /// To look through what was played.
    Review,
    /// To write it into a file for other programs.
    Export,
    /// The program plays at this level from the next game on, if there is such a level; `None`: how it plays now is told.
    Level(Option<u32>),
}

/// What can be asked of a micro-match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchRequest {
    /// Hear the score.
    Score,
    /// Play a further micro-match.
    Extra,
    /// Sign the score sheet of a game that is over, by its number from 1, also while the next one is played; `None` if the one
    /// that is shown is meant. Of these sides, or one's own if there are none.
    Sign { game: Option<u32>, sides: Vec<Side> },
    /// Rule the result of a game that is over, or protest about it, by its number from 1, also while the next one is played. The
    /// sides are those of that game.
    OfGame { game: u32, ask: Box<Request> },
    /// Rule the micro-match for the side that somebody has in the game that is played, or let an equal score stand.
    Decide { outcome: Outcome, reason: String },
}

/// What a replay can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayRequest {
    Next,
    Previous,
    First,
    Last,
    /// To the position after this move; the side tells which half of it.
    Go {
        number: u32,
        black: bool,
    },
    /// To the position of this number, as it is said; 0 is the start.
    Position {
        number: u32,
    },
    /// Play on, one move in so many milliseconds.
    Play {
        pace: u64,
    },
    /// Play on as it was played.
    RealTime,
    /// Stop playing on.
    Halt,
    /// The two clocks at this move.
    Clock,
    /// The board at this move.
    Board,
    /// The move once more.
    Repeat,
    /// What the file gives instead of the last move.
    Variations,
    /// Enter the variation of this number, from 1.
    Variation {
        number: u32,
    },
    /// Leave the variations.
    MainLine,
    /// To the next act of a kind, or the one before.
    Seek {
        kind: ActKind,
        is_back: bool,
    },
    /// Hear what was said then, or what is told now.
    Hear(ReplayEar),
    /// Play a training game against the program from here; `None`: as the side to move, at the usual level.
    PlayFrom {
        side: Option<Side>,
        level: Option<u32>,
    },
}

/// The kinds of what happens in a game, by which a replay is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActKind {
    Capture,
    Irregularity,
    /// What was entered or made is corrected, or taken back.
    Correction,
    /// Of a draw.
    Offer,
    Claim,
    /// The clocks are stopped.
    Stop,
    Note,
    /// Of the time.
    Warning,
    Flag,
    /// A move of a minute or more.
    LongThink,
}

/// Whose ears a replay has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayEar {
    /// Everything is announced again, in the language of the listener.
    Now,
    /// What was said to anybody.
    All,
    /// What was said to this seat.
    Seat(Seat),
}

/// What can be asked of the file of games that is replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamesRequest {
    /// List the games that this text fits; all of them if it is empty.
    List(String),
    /// List the next ones.
    More,
    /// Open the game of this number, from 1.
    Open(u32),
    Next,
    Previous,
}

/// What the set-up of a position can be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetUpRequest {
    /// What is to stand on the places of these names, as they were typed, in order; none: nothing.
    Place(Vec<(Option<BoardPiece>, String)>),
    /// Nothing on any square.
    Clear,
    /// The position that play starts from.
    Start,
    /// This side is to move.
    Turn(Side),
    /// The position is as wanted.
    Done,
}

/// What the course can be asked for during an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CourseRequest {
    /// Hear the right ruling, and why.
    Answer,
    /// The exercise once more from its start.
    Anew,
    /// Back to the list.
    List,
}

/// What a tutorial can be asked for during an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TutorRequest {
    /// The next exercise, without this one.
    Next,
    /// The exercise before.
    Back,
    /// No more of it now.
    Stop,
}

/// A way over the board. It tells what stands there, and never what can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Walk {
    /// To the place beside.
    Step(CursorKey),
    /// To the place of this name; empty: nowhere, and what stands under the hand is told once more.
    To(String),
    /// To the next piece of this side and this kind, in the order in which a board is read; `is_back`: to the one before.
    Next { whose: Option<Owner>, kind: Option<Kind>, is_back: bool },
    /// Nowhere: what is met first on each line from this place; empty: from the one under the hand.
    Rays(String),
    /// The hand rests where it is.
    End,
}

/// A step of the hand on the board, from keys or a pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum CursorKey {
    Up,
    Down,
    Left,
    Right,
    /// To the place that meets this one at a corner.
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
    /// Take the square under the cursor into the path of the move.
    Pick,
    /// Take back the last square of the path.
    Drop,
    /// The move is done: enter it; with an empty path, press the clock.
    Confirm,
}

impl CursorKey {
    /// Whether it moves the cursor.
    #[must_use]
    pub const fn is_step(self) -> bool {
        match self {
            CursorKey::Up | CursorKey::Down | CursorKey::Left | CursorKey::Right => true,
            CursorKey::UpLeft | CursorKey::UpRight | CursorKey::DownLeft | CursorKey::DownRight => true,
            CursorKey::Pick | CursorKey::Drop | CursorKey::Confirm => false,
        }
    }
}
