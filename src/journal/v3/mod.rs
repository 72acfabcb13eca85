//! Schema 3: what stands on disk.
//!
//! Schema 1 knew Russian draughts of 2022 only, schema 2 draughts only. All that a later schema has besides is left out
//! of a record of an earlier one and then means what it meant there, so that each such record is one of schema 3 as
//! well, and needs no migration. What cannot be had that way gets a file and a migration of its own.

mod parts;
mod verdict;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::opening::Opening;
use crate::clock::{Class, Control, Ms};
use crate::game::{self, Audience};
use crate::rules::{self, BySide, Notation};
use parts::{Chance, Claim, ClaimCheck, Fault, Irregular, IrregularityRuling, Misdeed, OpeningAct, Query, Side};
use verdict::Verdict;

pub(super) use parts::{Mode, Press, Seat};
pub(super) use verdict::Outcome;

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
    ClaimPostponed,
    IncrementGranted { increment: u64 },
    MateSearched { side: Side, chance: Chance },
    Acted { by: Seat, act: OpeningAct },
    MisdeedFound { by: Seat, side: Option<Side>, misdeed: Misdeed },
    Penalized { side: Side },
    Restarted { by: Seat, misdeed: Misdeed },
    Sealed { by: Seat, side: Side, masked: String, sum: String },
    Unsealed { by: Seat, key: String, text: String },
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
pub(super) enum Listener {
    White,
    Black,
    Arbiter,
    Room,
}

/// Whether moves are written in the letters of files: then that is not said.
fn is_plain(notation: &Notation) -> bool {
    *notation == Notation::FILES
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
            Live::Clock(game::ClockEvent::Started { side }) => Event::Started { side: side.into() },
            Live::Attendance(game::AttendanceEvent::Absent { side }) => Event::Absent { side: side.into() },
            Live::Attendance(game::AttendanceEvent::Arrived { side }) => Event::Arrived { side: side.into() },
            Live::Attendance(game::AttendanceEvent::Late { side }) => Event::Late { side: side.into() },
            Live::Opening(game::OpeningEvent::Awaited { side }) => Event::Awaited { side: side.into() },
            Live::Opening(game::OpeningEvent::Drawn { by, opening }) => {
                Event::OpeningDrawn { by: by.into(), opening: (&*opening).into() }
            }
            Live::Move(game::MoveEvent::Made { by, text, notation, irregular }) => {
                Event::Made { by: by.into(), text, notation, irregular: irregular.as_ref().map(Irregular::from) }
            }
            Live::Move(game::MoveEvent::Amended { by, text, notation, irregular }) => {
                Event::Amended { by: by.into(), text, notation, irregular: irregular.as_ref().map(Irregular::from) }
            }
            Live::Move(game::MoveEvent::Pressed { side, left }) => {
                Event::Pressed { side: side.into(), left: left.get() }
            }
            Live::Clock(game::ClockEvent::Flag { side }) => Event::Flag { side: side.into() },
            Live::Clock(game::ClockEvent::FlagVoid { side }) => Event::FlagVoid { side: side.into() },
            Live::Clock(game::ClockEvent::Warned { side, left }) => {
                Event::Warned { side: side.into(), left: left.get() }
            }
            Live::Offer(game::OfferEvent::Offered { side }) => Event::Offered { side: side.into() },
            Live::Offer(game::OfferEvent::Accepted { side }) => Event::Accepted { side: side.into() },
            Live::Offer(game::OfferEvent::Declined { side, by_move }) => Event::Declined { side: side.into(), by_move },
            Live::Claim(game::ClaimEvent::Claimed { side, claim, intended, check }) => {
                Event::Claimed { side: side.into(), claim: claim.into(), intended, check: ClaimCheck::from(&check) }
            }
            Live::Claim(game::ClaimEvent::Counting { side }) => Event::Counting { side: side.into() },
            Live::Claim(game::ClaimEvent::Ruled { upheld }) => Event::ClaimRuled { upheld },
            Live::Claim(game::ClaimEvent::Postponed) => Event::ClaimPostponed,
            Live::Clock(game::ClockEvent::IncrementGranted { increment }) => {
                Event::IncrementGranted { increment: increment.get() }
            }
            Live::Docket(game::DocketEvent::MateSearched { side, chance }) => {
                Event::MateSearched { side: side.into(), chance: chance.into() }
            }
            Live::Opening(game::OpeningEvent::Acted { by, act }) => Event::Acted { by: by.into(), act: act.into() },
            Live::Remedy(game::RemedyEvent::MisdeedFound { by, side, misdeed }) => {
                Event::MisdeedFound { by: by.into(), side: side.map(Side::from), misdeed: misdeed.into() }
            }
            Live::Remedy(game::RemedyEvent::Penalized { side }) => Event::Penalized { side: side.into() },
            Live::Remedy(game::RemedyEvent::Restarted { by, misdeed }) => {
                Event::Restarted { by: by.into(), misdeed: misdeed.into() }
            }
            Live::Adjournment(game::AdjournmentEvent::Sealed { by, side, sealed }) => {
                let (masked, sum) = sealed.texts();
                Event::Sealed { by: by.into(), side: side.into(), masked, sum }
            }
            Live::Adjournment(game::AdjournmentEvent::Unsealed { by, key, text }) => {
                Event::Unsealed { by: by.into(), key: key.text(), text }
            }
            Live::Remedy(game::RemedyEvent::IrregularityFound { side, fault }) => {
                Event::IrregularityFound { side: side.into(), fault: fault.into() }
            }
            Live::Remedy(game::RemedyEvent::IrregularityRuled { by, ruling, reply }) => {
                Event::IrregularityRuled { by: by.into(), ruling: ruling.into(), reply }
            }
            Live::Docket(game::DocketEvent::Reached { clause }) => Event::Reached { clause },
            Live::Docket(game::DocketEvent::Dismissed { matter }) => Event::Dismissed { matter },
            Live::Clock(game::ClockEvent::Paused { by, reason }) => Event::Paused { by: by.into(), reason },
            Live::Clock(game::ClockEvent::Resumed { by }) => Event::Resumed { by: by.into() },
            Live::Clock(game::ClockEvent::Set { by, side, left, reason }) => {
                Event::ClockSet { by: by.into(), side: side.into(), left: left.get(), reason }
            }
            Live::Record(game::RecordEvent::Jumped { gap }) => Event::Jumped { gap: gap.get() },
            Live::Record(game::RecordEvent::Reopened { wall, gap }) => Event::Reopened { wall, gap: gap.get() },
            Live::Record(game::RecordEvent::Asked { by, query }) => {
                Event::Asked { by: by.into(), query: Query::from(&query) }
            }
            Live::Record(game::RecordEvent::Refused { by, asked, why }) => Event::Refused { by: by.into(), asked, why },
            Live::Record(game::RecordEvent::Noted { by, text }) => Event::Noted { by: by.into(), text },
            Live::Ended { by, verdict } => Event::Ended { by: by.map(Seat::from), verdict: Verdict::from(&verdict) },
            Live::Record(game::RecordEvent::Said(said)) => {
                Event::Said { to: listeners(said.to), key: said.key, lang: said.lang, text: said.text }
            }
            Live::Record(game::RecordEvent::Closed) => Event::Closed,
        }
    }
}

impl TryFrom<Event> for game::Event {
    type Error = String;

    fn try_from(disk: Event) -> Result<game::Event, String> {
        use game::Event as Live;
        Ok(match disk {
            Event::Opened(setup) => Live::Opened(Box::new(game::Setup::try_from(*setup)?)),
            Event::Started { side } => Live::Clock(game::ClockEvent::Started { side: side.into() }),
            Event::Absent { side } => Live::Attendance(game::AttendanceEvent::Absent { side: side.into() }),
            Event::Arrived { side } => Live::Attendance(game::AttendanceEvent::Arrived { side: side.into() }),
            Event::Late { side } => Live::Attendance(game::AttendanceEvent::Late { side: side.into() }),
            Event::Awaited { side } => Live::Opening(game::OpeningEvent::Awaited { side: side.into() }),
            Event::OpeningDrawn { by, opening } => {
                Live::Opening(game::OpeningEvent::Drawn { by: by.into(), opening: Box::new(opening.try_into()?) })
            }
            Event::Made { by, text, notation, irregular } => Live::Move(game::MoveEvent::Made {
                by: by.into(),
                text,
                notation,
                irregular: irregular.map(game::Irregular::from),
            }),
            Event::Amended { by, text, notation, irregular } => Live::Move(game::MoveEvent::Amended {
                by: by.into(),
                text,
                notation,
                irregular: irregular.map(game::Irregular::from),
            }),
            Event::Pressed { side, left } => {
                Live::Move(game::MoveEvent::Pressed { side: side.into(), left: Ms::new(left) })
            }
            Event::Flag { side } => Live::Clock(game::ClockEvent::Flag { side: side.into() }),
            Event::FlagVoid { side } => Live::Clock(game::ClockEvent::FlagVoid { side: side.into() }),
            Event::Warned { side, left } => {
                Live::Clock(game::ClockEvent::Warned { side: side.into(), left: Ms::new(left) })
            }
            Event::Offered { side } => Live::Offer(game::OfferEvent::Offered { side: side.into() }),
            Event::Accepted { side } => Live::Offer(game::OfferEvent::Accepted { side: side.into() }),
            Event::Declined { side, by_move } => Live::Offer(game::OfferEvent::Declined { side: side.into(), by_move }),
            Event::Claimed { side, claim, intended, check } => Live::Claim(game::ClaimEvent::Claimed {
                side: side.into(),
                claim: claim.into(),
                intended,
                check: check.into(),
            }),
            Event::Counting { side } => Live::Claim(game::ClaimEvent::Counting { side: side.into() }),
            Event::ClaimRuled { upheld } => Live::Claim(game::ClaimEvent::Ruled { upheld }),
            Event::ClaimPostponed => Live::Claim(game::ClaimEvent::Postponed),
            Event::IncrementGranted { increment } => {
                Live::Clock(game::ClockEvent::IncrementGranted { increment: Ms::new(increment) })
            }
            Event::MateSearched { side, chance } => {
                Live::Docket(game::DocketEvent::MateSearched { side: side.into(), chance: chance.into() })
            }
            Event::Acted { by, act } => Live::Opening(game::OpeningEvent::Acted { by: by.into(), act: act.into() }),
            Event::MisdeedFound { by, side, misdeed } => Live::Remedy(game::RemedyEvent::MisdeedFound {
                by: by.into(),
                side: side.map(rules::Side::from),
                misdeed: misdeed.into(),
            }),
            Event::Penalized { side } => Live::Remedy(game::RemedyEvent::Penalized { side: side.into() }),
            Event::Restarted { by, misdeed } => {
                Live::Remedy(game::RemedyEvent::Restarted { by: by.into(), misdeed: misdeed.into() })
            }
            Event::Sealed { by, side, masked, sum } => {
                let sealed = game::Sealed::read(&masked, &sum).map_err(|error| error.to_string())?;
                Live::Adjournment(game::AdjournmentEvent::Sealed {
                    by: by.into(),
                    side: side.into(),
                    sealed: Box::new(sealed),
                })
            }
            Event::Unsealed { by, key, text } => {
                let key = game::SealKey::read(&key).map_err(|error| error.to_string())?;
                Live::Adjournment(game::AdjournmentEvent::Unsealed { by: by.into(), key: Box::new(key), text })
            }
            Event::IrregularityFound { side, fault } => {
                Live::Remedy(game::RemedyEvent::IrregularityFound { side: side.into(), fault: fault.into() })
            }
            Event::IrregularityRuled { by, ruling, reply } => {
                Live::Remedy(game::RemedyEvent::IrregularityRuled { by: by.into(), ruling: ruling.into(), reply })
            }
            Event::Reached { clause } => Live::Docket(game::DocketEvent::Reached { clause }),
            Event::Dismissed { matter } => Live::Docket(game::DocketEvent::Dismissed { matter }),
            Event::Paused { by, reason } => Live::Clock(game::ClockEvent::Paused { by: by.into(), reason }),
            Event::Resumed { by } => Live::Clock(game::ClockEvent::Resumed { by: by.into() }),
            Event::ClockSet { by, side, left, reason } => {
                Live::Clock(game::ClockEvent::Set { by: by.into(), side: side.into(), left: Ms::new(left), reason })
            }
            Event::Jumped { gap } => Live::Record(game::RecordEvent::Jumped { gap: Ms::new(gap) }),
            Event::Reopened { wall, gap } => Live::Record(game::RecordEvent::Reopened { wall, gap: Ms::new(gap) }),
            Event::Asked { by, query } => Live::Record(game::RecordEvent::Asked { by: by.into(), query: query.into() }),
            Event::Refused { by, asked, why } => Live::Record(game::RecordEvent::Refused { by: by.into(), asked, why }),
            Event::Noted { by, text } => Live::Record(game::RecordEvent::Noted { by: by.into(), text }),
            Event::Ended { by, verdict } => {
                Live::Ended { by: by.map(game::Seat::from), verdict: game::Verdict::from(verdict) }
            }
            Event::Said { to, key, lang, text } => {
                Live::Record(game::RecordEvent::Said(game::Said { to: audience(&to), key, lang, text }))
            }
            Event::Closed => Live::Record(game::RecordEvent::Closed),
        })
    }
}
