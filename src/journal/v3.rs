//! Schema 3: what stands on disk.
//!
//! Schema 1 knew Russian draughts of 2022 only, schema 2 draughts only. All that a later schema has besides is left out
//! of a record of an earlier one and then means what it meant there, so that each such record is one of schema 3 as
//! well, and needs no migration. What cannot be had that way gets a file and a migration of its own.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::opening::Opening;
use crate::clock::{Class, Control, Ms};
use crate::game::{self, Audience};
use crate::rules::{self, BySide, EndKind, Notation};

/// The number of this schema.
const SCHEMA: u32 = 3;
/// The schemas whose records these types read.
pub(super) const READABLE: RangeInclusive<u32> = 1..=SCHEMA;

/// The schema that the first line names, before anything else of it is understood.
pub(super) fn peek_schema(bytes: &[u8]) -> Option<u32> {
    peek(bytes, b"Opened((schema:")
}

/// The number behind the mark, if that is how the event of the first line begins. What stands in the event, as the
/// name of a player, is no mark.
pub(super) fn peek(bytes: &[u8], mark: &[u8]) -> Option<u32> {
    const EVENT: &[u8] = b",event:";
    let first = bytes.split(|&byte| byte == b'\n').next()?;
    let at = first.windows(EVENT.len()).position(|window| window == EVENT)? + EVENT.len();
    let schema = first.get(at..)?.strip_prefix(mark)?;
    let digits: Vec<u8> = schema.iter().copied().take_while(u8::is_ascii_digit).take(9).collect();
    std::str::from_utf8(&digits).ok()?.parse().ok()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum Event {
    Opened(Box<Setup>),
    Started { side: Side },
    Absent { side: Side },
    Arrived { side: Side },
    Late { side: Side },
    Awaited { side: Side },
    OpeningDrawn { by: Seat, opening: Opening },
    Made { by: Seat, text: String, notation: String, irregular: Option<Irregular> },
    Amended { by: Seat, text: String, notation: String, irregular: Option<Irregular> },
    Pressed { side: Side, left: u64 },
    Flag { side: Side },
    FlagVoid { side: Side },
    Warned { side: Side, left: u64 },
    Offered { side: Side },
    Accepted { side: Side },
    Declined { side: Side, by_move: bool },
    Claimed { side: Side, claim: Claim, intended: Option<String>, check: ClaimCheck },
    Counting { side: Side },
    ClaimRuled { upheld: bool },
    IrregularityFound { side: Side, fault: Fault },
    IrregularityRuled { by: Seat, ruling: IrregularityRuling, reply: bool },
    Reached { clause: String },
    Dismissed { matter: String },
    Paused { by: Seat, reason: String },
    Resumed { by: Seat },
    ClockSet { by: Seat, side: Side, left: u64, reason: String },
    Jumped { gap: u64 },
    Reopened { wall: String, gap: u64 },
    Asked { by: Seat, query: Query },
    Refused { by: Seat, asked: String, why: String },
    Noted { by: Seat, text: String },
    Ended { by: Option<Seat>, verdict: Verdict },
    Said { to: Vec<Listener>, key: String, lang: String, text: String },
    Closed,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Setup {
    schema: u32,
    program: String,
    opened: String,
    rules: game::RuleSet,
    control: String,
    class: Class,
    recorded: bool,
    white: String,
    black: String,
    press: Press,
    mode: Mode,
    white_warnings: Vec<u64>,
    black_warnings: Vec<u64>,
    #[serde(default, skip_serializing_if = "is_plain")]
    notation: Notation,
    position: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opening: Option<Opening>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Irregular {
    fault: Fault,
    position: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ClaimCheck {
    holds: bool,
    counted: u32,
    needed: u32,
    clause: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Verdict {
    outcome: Outcome,
    ending: Ending,
    article: String,
}

#[derive(Serialize, Deserialize)]
pub(super) enum Ending {
    NoPieces,
    Blocked,
    GivenAway,
    Immobile,
    Checkmate,
    Stalemate,
    NoMaterial,
    Five,
    LongRow,
    TwoPasses,
    NoFive,
    Resigned,
    Time,
    Agreed,
    Repetition,
    Clause(String),
    BothFlags,
    Absence,
    Decision(String),
}

#[derive(Serialize, Deserialize)]
pub(super) enum Outcome {
    WhiteWins,
    BlackWins,
    Draw,
    BothLost,
}

#[derive(Serialize, Deserialize)]
pub(super) enum Listener {
    White,
    Black,
    Arbiter,
    Room,
}

#[derive(Serialize, Deserialize)]
pub(super) enum Query {
    Clock,
    Turn,
    Number,
    Last,
    Opening,
    Repeat,
    Board,
    Pieces,
    Place(String),
    Moves(String),
    Offer,
    Report,
}

/// Whether moves are written in the letters of files: then that is not said.
fn is_plain(notation: &Notation) -> bool {
    *notation == Notation::FILES
}

/// An enum on disk whose variants have the names of an enum in the game.
macro_rules! mirror {
    ($name:ident = $inner:path { $($disk:ident = $live:path),+ $(,)? }) => {
        #[derive(Clone, Copy, Serialize, Deserialize)]
        pub(super) enum $name { $($disk),+ }

        impl From<$inner> for $name {
            fn from(live: $inner) -> Self {
                match live { $($live => $name::$disk),+ }
            }
        }

        impl From<$name> for $inner {
            fn from(disk: $name) -> Self {
                match disk { $($name::$disk => $live),+ }
            }
        }
    };
}

mirror!(Side = rules::Side { White = rules::Side::White, Black = rules::Side::Black });
mirror!(Press = game::Press { Automatic = game::Press::Automatic, Manual = game::Press::Manual });
mirror!(Mode = game::Mode { Rated = game::Mode::Rated, Training = game::Mode::Training });
mirror!(IrregularityRuling = game::IrregularityRuling {
    Corrected = game::IrregularityRuling::Corrected,
    Stands = game::IrregularityRuling::Stands,
});
mirror!(Claim = game::Claim {
    Repetition = game::Claim::Repetition,
    Counter = game::Claim::Counter,
    ClearDraw = game::Claim::ClearDraw,
    ShortOfTime = game::Claim::ShortOfTime,
});
mirror!(Fault = rules::Fault {
    Illegal = rules::Fault::Illegal,
    OpponentsPiece = rules::Fault::OpponentsPiece,
    MissedCapture = rules::Fault::MissedCapture,
    Stopped = rules::Fault::Stopped,
    LesserCapture = rules::Fault::LesserCapture,
    PawnLeft = rules::Fault::PawnLeft,
    Foul = rules::Fault::Foul,
});

#[derive(Clone, Copy, Serialize, Deserialize)]
pub(super) enum Seat {
    White,
    Black,
    Arbiter,
}

impl From<game::Seat> for Seat {
    fn from(live: game::Seat) -> Seat {
        match live {
            game::Seat::Player(rules::Side::White) => Seat::White,
            game::Seat::Player(rules::Side::Black) => Seat::Black,
            game::Seat::Arbiter => Seat::Arbiter,
        }
    }
}

impl From<Seat> for game::Seat {
    fn from(disk: Seat) -> game::Seat {
        match disk {
            Seat::White => game::Seat::Player(rules::Side::White),
            Seat::Black => game::Seat::Player(rules::Side::Black),
            Seat::Arbiter => game::Seat::Arbiter,
        }
    }
}

impl From<game::Outcome> for Outcome {
    fn from(live: game::Outcome) -> Outcome {
        match live {
            game::Outcome::Win(rules::Side::White) => Outcome::WhiteWins,
            game::Outcome::Win(rules::Side::Black) => Outcome::BlackWins,
            game::Outcome::Draw => Outcome::Draw,
            game::Outcome::BothLost => Outcome::BothLost,
        }
    }
}

impl From<Outcome> for game::Outcome {
    fn from(disk: Outcome) -> game::Outcome {
        match disk {
            Outcome::WhiteWins => game::Outcome::Win(rules::Side::White),
            Outcome::BlackWins => game::Outcome::Win(rules::Side::Black),
            Outcome::Draw => game::Outcome::Draw,
            Outcome::BothLost => game::Outcome::BothLost,
        }
    }
}

impl From<&game::Ending> for Ending {
    fn from(live: &game::Ending) -> Ending {
        match live {
            game::Ending::Board(EndKind::NoPieces) => Ending::NoPieces,
            game::Ending::Board(EndKind::Blocked) => Ending::Blocked,
            game::Ending::Board(EndKind::GivenAway) => Ending::GivenAway,
            game::Ending::Board(EndKind::Immobile) => Ending::Immobile,
            game::Ending::Board(EndKind::Checkmate) => Ending::Checkmate,
            game::Ending::Board(EndKind::Stalemate) => Ending::Stalemate,
            game::Ending::Board(EndKind::NoMaterial) => Ending::NoMaterial,
            game::Ending::Board(EndKind::Five) => Ending::Five,
            game::Ending::Board(EndKind::LongRow) => Ending::LongRow,
            game::Ending::Board(EndKind::TwoPasses) => Ending::TwoPasses,
            game::Ending::Board(EndKind::NoFive) => Ending::NoFive,
            game::Ending::Resigned => Ending::Resigned,
            game::Ending::Time => Ending::Time,
            game::Ending::Agreed => Ending::Agreed,
            game::Ending::Repetition => Ending::Repetition,
            game::Ending::Clause(id) => Ending::Clause(id.clone()),
            game::Ending::BothFlags => Ending::BothFlags,
            game::Ending::Absence => Ending::Absence,
            game::Ending::Decision(reason) => Ending::Decision(reason.clone()),
        }
    }
}

impl From<Ending> for game::Ending {
    fn from(disk: Ending) -> game::Ending {
        match disk {
            Ending::NoPieces => game::Ending::Board(EndKind::NoPieces),
            Ending::Blocked => game::Ending::Board(EndKind::Blocked),
            Ending::GivenAway => game::Ending::Board(EndKind::GivenAway),
            Ending::Immobile => game::Ending::Board(EndKind::Immobile),
            Ending::Checkmate => game::Ending::Board(EndKind::Checkmate),
            Ending::Stalemate => game::Ending::Board(EndKind::Stalemate),
            Ending::NoMaterial => game::Ending::Board(EndKind::NoMaterial),
            Ending::Five => game::Ending::Board(EndKind::Five),
            Ending::LongRow => game::Ending::Board(EndKind::LongRow),
            Ending::TwoPasses => game::Ending::Board(EndKind::TwoPasses),
            Ending::NoFive => game::Ending::Board(EndKind::NoFive),
            Ending::Resigned => game::Ending::Resigned,
            Ending::Time => game::Ending::Time,
            Ending::Agreed => game::Ending::Agreed,
            Ending::Repetition => game::Ending::Repetition,
            Ending::Clause(id) => game::Ending::Clause(id),
            Ending::BothFlags => game::Ending::BothFlags,
            Ending::Absence => game::Ending::Absence,
            Ending::Decision(reason) => game::Ending::Decision(reason),
        }
    }
}

impl From<&game::Verdict> for Verdict {
    fn from(live: &game::Verdict) -> Verdict {
        let ending = Ending::from(&live.ending);
        Verdict { outcome: live.outcome.into(), ending, article: live.article.clone() }
    }
}

impl From<Verdict> for game::Verdict {
    fn from(disk: Verdict) -> game::Verdict {
        game::Verdict { outcome: disk.outcome.into(), ending: disk.ending.into(), article: disk.article }
    }
}

impl From<&game::Query> for Query {
    fn from(live: &game::Query) -> Query {
        match live {
            game::Query::Clock => Query::Clock,
            game::Query::Turn => Query::Turn,
            game::Query::Number => Query::Number,
            game::Query::Last => Query::Last,
            game::Query::Opening => Query::Opening,
            game::Query::Repeat => Query::Repeat,
            game::Query::Board => Query::Board,
            game::Query::Pieces => Query::Pieces,
            game::Query::Place(place) => Query::Place(place.clone()),
            game::Query::Moves(square) => Query::Moves(square.clone()),
            game::Query::Offer => Query::Offer,
            game::Query::Report => Query::Report,
        }
    }
}

impl From<Query> for game::Query {
    fn from(disk: Query) -> game::Query {
        match disk {
            Query::Clock => game::Query::Clock,
            Query::Turn => game::Query::Turn,
            Query::Number => game::Query::Number,
            Query::Last => game::Query::Last,
            Query::Opening => game::Query::Opening,
            Query::Repeat => game::Query::Repeat,
            Query::Board => game::Query::Board,
            Query::Pieces => game::Query::Pieces,
            Query::Place(place) => game::Query::Place(place),
            Query::Moves(square) => game::Query::Moves(square),
            Query::Offer => game::Query::Offer,
            Query::Report => game::Query::Report,
        }
    }
}

impl From<&game::ClaimCheck> for ClaimCheck {
    fn from(live: &game::ClaimCheck) -> ClaimCheck {
        let game::ClaimCheck { holds, counted, needed, clause } = live.clone();
        ClaimCheck { holds, counted, needed, clause }
    }
}

impl From<ClaimCheck> for game::ClaimCheck {
    fn from(disk: ClaimCheck) -> game::ClaimCheck {
        let ClaimCheck { holds, counted, needed, clause } = disk;
        game::ClaimCheck { holds, counted, needed, clause }
    }
}

impl From<&game::Irregular> for Irregular {
    fn from(live: &game::Irregular) -> Irregular {
        Irregular { fault: live.fault.into(), position: live.position.clone() }
    }
}

impl From<Irregular> for game::Irregular {
    fn from(disk: Irregular) -> game::Irregular {
        game::Irregular { fault: disk.fault.into(), position: disk.position }
    }
}

fn listeners(to: Audience) -> Vec<Listener> {
    if to.is_room() {
        return vec![Listener::Room];
    }
    let listener = |seat| match seat {
        game::Seat::Player(rules::Side::White) => Listener::White,
        game::Seat::Player(rules::Side::Black) => Listener::Black,
        game::Seat::Arbiter => Listener::Arbiter,
    };
    to.seats().map(listener).collect()
}

fn audience(listeners: &[Listener]) -> Audience {
    let audience = |listener: &Listener| match listener {
        Listener::White => Audience::of(rules::Side::White.into()),
        Listener::Black => Audience::of(rules::Side::Black.into()),
        Listener::Arbiter => Audience::ARBITER,
        Listener::Room => Audience::ROOM,
    };
    listeners.iter().map(audience).fold(Audience::NOBODY, |all, one| all | one)
}

impl From<&game::Setup> for Setup {
    fn from(live: &game::Setup) -> Setup {
        let millis = |times: &[Ms]| times.iter().map(|time| time.get()).collect();
        Setup {
            schema: SCHEMA,
            program: live.program.clone(),
            opened: live.opened.clone(),
            rules: live.rules.clone(),
            control: live.control.to_string(),
            class: live.class,
            recorded: live.recorded,
            white: live.players.white.clone(),
            black: live.players.black.clone(),
            press: live.press.into(),
            mode: live.mode.into(),
            white_warnings: millis(&live.warnings.white),
            black_warnings: millis(&live.warnings.black),
            notation: live.notation,
            position: live.position.clone(),
            opening: live.opening.as_ref().map(Opening::from),
        }
    }
}

impl TryFrom<Setup> for game::Setup {
    type Error = String;

    fn try_from(disk: Setup) -> Result<game::Setup, String> {
        let control: Control = disk.control.parse().map_err(|error| format!("{error}"))?;
        let times = |millis: Vec<u64>| millis.into_iter().map(Ms::new).collect();
        Ok(game::Setup {
            rules: disk.rules,
            control,
            class: disk.class,
            recorded: disk.recorded,
            players: BySide::new(disk.white, disk.black),
            press: disk.press.into(),
            mode: disk.mode.into(),
            warnings: BySide::new(times(disk.white_warnings), times(disk.black_warnings)),
            notation: disk.notation,
            position: disk.position,
            opening: disk.opening.map(game::Opening::try_from).transpose()?,
            opened: disk.opened,
            program: disk.program,
        })
    }
}

impl From<&game::Event> for Event {
    fn from(live: &game::Event) -> Event {
        use game::Event as Live;
        match live.clone() {
            Live::Opened(setup) => Event::Opened(Box::new(Setup::from(&*setup))),
            Live::Started { side } => Event::Started { side: side.into() },
            Live::Absent { side } => Event::Absent { side: side.into() },
            Live::Arrived { side } => Event::Arrived { side: side.into() },
            Live::Late { side } => Event::Late { side: side.into() },
            Live::Awaited { side } => Event::Awaited { side: side.into() },
            Live::OpeningDrawn { by, opening } => Event::OpeningDrawn { by: by.into(), opening: (&*opening).into() },
            Live::Made { by, text, notation, irregular } => {
                Event::Made { by: by.into(), text, notation, irregular: irregular.as_ref().map(Irregular::from) }
            }
            Live::Amended { by, text, notation, irregular } => {
                Event::Amended { by: by.into(), text, notation, irregular: irregular.as_ref().map(Irregular::from) }
            }
            Live::Pressed { side, left } => Event::Pressed { side: side.into(), left: left.get() },
            Live::Flag { side } => Event::Flag { side: side.into() },
            Live::FlagVoid { side } => Event::FlagVoid { side: side.into() },
            Live::Warned { side, left } => Event::Warned { side: side.into(), left: left.get() },
            Live::Offered { side } => Event::Offered { side: side.into() },
            Live::Accepted { side } => Event::Accepted { side: side.into() },
            Live::Declined { side, by_move } => Event::Declined { side: side.into(), by_move },
            Live::Claimed { side, claim, intended, check } => {
                Event::Claimed { side: side.into(), claim: claim.into(), intended, check: ClaimCheck::from(&check) }
            }
            Live::Counting { side } => Event::Counting { side: side.into() },
            Live::ClaimRuled { upheld } => Event::ClaimRuled { upheld },
            Live::IrregularityFound { side, fault } => {
                Event::IrregularityFound { side: side.into(), fault: fault.into() }
            }
            Live::IrregularityRuled { by, ruling, reply } => {
                Event::IrregularityRuled { by: by.into(), ruling: ruling.into(), reply }
            }
            Live::Reached { clause } => Event::Reached { clause },
            Live::Dismissed { matter } => Event::Dismissed { matter },
            Live::Paused { by, reason } => Event::Paused { by: by.into(), reason },
            Live::Resumed { by } => Event::Resumed { by: by.into() },
            Live::ClockSet { by, side, left, reason } => {
                Event::ClockSet { by: by.into(), side: side.into(), left: left.get(), reason }
            }
            Live::Jumped { gap } => Event::Jumped { gap: gap.get() },
            Live::Reopened { wall, gap } => Event::Reopened { wall, gap: gap.get() },
            Live::Asked { by, query } => Event::Asked { by: by.into(), query: Query::from(&query) },
            Live::Refused { by, asked, why } => Event::Refused { by: by.into(), asked, why },
            Live::Noted { by, text } => Event::Noted { by: by.into(), text },
            Live::Ended { by, verdict } => Event::Ended { by: by.map(Seat::from), verdict: Verdict::from(&verdict) },
            Live::Said(said) => Event::Said { to: listeners(said.to), key: said.key, lang: said.lang, text: said.text },
            Live::Closed => Event::Closed,
        }
    }
}

impl TryFrom<Event> for game::Event {
    type Error = String;

    fn try_from(disk: Event) -> Result<game::Event, String> {
        use game::Event as Live;
        Ok(match disk {
            Event::Opened(setup) => Live::Opened(Box::new(game::Setup::try_from(*setup)?)),
            Event::Started { side } => Live::Started { side: side.into() },
            Event::Absent { side } => Live::Absent { side: side.into() },
            Event::Arrived { side } => Live::Arrived { side: side.into() },
            Event::Late { side } => Live::Late { side: side.into() },
            Event::Awaited { side } => Live::Awaited { side: side.into() },
            Event::OpeningDrawn { by, opening } => {
                Live::OpeningDrawn { by: by.into(), opening: Box::new(opening.try_into()?) }
            }
            Event::Made { by, text, notation, irregular } => {
                Live::Made { by: by.into(), text, notation, irregular: irregular.map(game::Irregular::from) }
            }
            Event::Amended { by, text, notation, irregular } => {
                Live::Amended { by: by.into(), text, notation, irregular: irregular.map(game::Irregular::from) }
            }
            Event::Pressed { side, left } => Live::Pressed { side: side.into(), left: Ms::new(left) },
            Event::Flag { side } => Live::Flag { side: side.into() },
            Event::FlagVoid { side } => Live::FlagVoid { side: side.into() },
            Event::Warned { side, left } => Live::Warned { side: side.into(), left: Ms::new(left) },
            Event::Offered { side } => Live::Offered { side: side.into() },
            Event::Accepted { side } => Live::Accepted { side: side.into() },
            Event::Declined { side, by_move } => Live::Declined { side: side.into(), by_move },
            Event::Claimed { side, claim, intended, check } => {
                Live::Claimed { side: side.into(), claim: claim.into(), intended, check: check.into() }
            }
            Event::Counting { side } => Live::Counting { side: side.into() },
            Event::ClaimRuled { upheld } => Live::ClaimRuled { upheld },
            Event::IrregularityFound { side, fault } => {
                Live::IrregularityFound { side: side.into(), fault: fault.into() }
            }
            Event::IrregularityRuled { by, ruling, reply } => {
                Live::IrregularityRuled { by: by.into(), ruling: ruling.into(), reply }
            }
            Event::Reached { clause } => Live::Reached { clause },
            Event::Dismissed { matter } => Live::Dismissed { matter },
            Event::Paused { by, reason } => Live::Paused { by: by.into(), reason },
            Event::Resumed { by } => Live::Resumed { by: by.into() },
            Event::ClockSet { by, side, left, reason } => {
                Live::ClockSet { by: by.into(), side: side.into(), left: Ms::new(left), reason }
            }
            Event::Jumped { gap } => Live::Jumped { gap: Ms::new(gap) },
            Event::Reopened { wall, gap } => Live::Reopened { wall, gap: Ms::new(gap) },
            Event::Asked { by, query } => Live::Asked { by: by.into(), query: query.into() },
            Event::Refused { by, asked, why } => Live::Refused { by: by.into(), asked, why },
            Event::Noted { by, text } => Live::Noted { by: by.into(), text },
            Event::Ended { by, verdict } => {
                Live::Ended { by: by.map(game::Seat::from), verdict: game::Verdict::from(verdict) }
            }
            Event::Said { to, key, lang, text } => Live::Said(game::Said { to: audience(&to), key, lang, text }),
            Event::Closed => Live::Closed,
        })
    }
}
