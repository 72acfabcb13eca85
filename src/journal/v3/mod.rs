//! Schemas 1 to 3, frozen: what stands on disk, read and never written again.
//!
//! Schema 1 knew draughts without drawn openings, schema 2 draughts only. All that a later one has besides is left out
//! of a record of an earlier one and then means what it meant there, so that each such record is one of schema 3 as
//! well. A later program went on in a record as it knew how to, without a new number: so only the first record is held
//! to its own.

mod parts;
mod rules;
mod setup;

use std::ops::RangeInclusive;

use serde::Deserialize;

use super::step::{Step, frozen};
use super::v4;

pub(super) use parts::*;
pub(super) use rules::*;
pub(super) use setup::*;

/// The schemas whose records these types read.
pub(super) const READABLE: RangeInclusive<u32> = 1..=3;

frozen! {
    enum Event => {
        Opened(setup: Box<Setup>),
        Started { side: Side },
        Absent { side: Side },
        Arrived { side: Side },
        Late { side: Side },
        Awaited { side: Side },
        OpeningDrawn { by: Seat, opening: Opening },
        Made { by: Seat, text: String, notation: String, irregular: Option<IrregularMove> },
        Amended { by: Seat, text: String, notation: String, irregular: Option<IrregularMove> },
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
        MisdeedFound { by: Seat, side: Option<Side>, misdeed: Irregularity },
        Penalized { side: Side },
        Restarted { by: Seat, misdeed: Irregularity },
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
}

impl Step<v4::Event> for Event {
    fn step(self) -> Result<v4::Event, String> {
        Ok(match self {
            Event::Opened(setup) => v4::Event::Opened(setup.step()?),
            Event::Started { side } => v4::Event::Clock(v4::ClockEvent::Started { by: None, side: side.step()? }),
            Event::Absent { side } => {
                v4::Event::Attendance(v4::AttendanceEvent::Absent { by: v4::Seat::Arbiter, side: side.step()? })
            }
            Event::Arrived { side } => {
                v4::Event::Attendance(v4::AttendanceEvent::Arrived { by: v4::Seat::Arbiter, side: side.step()? })
            }
            Event::Late { side } => v4::Event::Attendance(v4::AttendanceEvent::Late { side: side.step()? }),
            Event::Awaited { side } => {
                v4::Event::Opening(v4::OpeningEvent::Awaited { by: v4::Seat::Arbiter, side: side.step()? })
            }
            Event::OpeningDrawn { by, opening } => {
                v4::Event::Opening(v4::OpeningEvent::Drawn { by: by.step()?, opening: Box::new(opening.step()?) })
            }
            Event::Made { by, text, notation, irregular } => {
                v4::Event::Move(v4::MoveEvent::Made { by: by.step()?, text, notation, irregular: irregular.step()? })
            }
            Event::Amended { by, text, notation, irregular } => {
                v4::Event::Move(v4::MoveEvent::Amended { by: by.step()?, text, notation, irregular: irregular.step()? })
            }
            Event::Pressed { side, left } => {
                v4::Event::Move(v4::MoveEvent::Pressed { by: side.player(), side: side.step()?, left })
            }
            Event::Flag { side } => v4::Event::Clock(v4::ClockEvent::Flag { side: side.step()? }),
            Event::FlagVoid { side } => v4::Event::Clock(v4::ClockEvent::FlagVoid { side: side.step()? }),
            Event::Warned { side, left } => v4::Event::Clock(v4::ClockEvent::Warned { side: side.step()?, left }),
            Event::Offered { side } => {
                v4::Event::Offer(v4::OfferEvent::Offered { by: side.player(), side: side.step()? })
            }
            Event::Accepted { side } => {
                v4::Event::Offer(v4::OfferEvent::Accepted { by: side.player(), side: side.step()? })
            }
            Event::Declined { side, by_move } => {
                v4::Event::Offer(v4::OfferEvent::Declined { by: side.player(), side: side.step()?, by_move })
            }
            Event::Claimed { side, claim, intended, check } => v4::Event::Claim(v4::ClaimEvent::Claimed {
                by: side.player(),
                side: side.step()?,
                claim: claim.step()?,
                intended,
                check: check.step()?,
            }),
            Event::Counting { side } => {
                v4::Event::Claim(v4::ClaimEvent::Counting { by: side.player(), side: side.step()? })
            }
            Event::ClaimRuled { upheld } => {
                let (by, reason) = (v4::Seat::Arbiter, String::new());
                v4::Event::Claim(v4::ClaimEvent::Ruled { by, upheld, reason, unsaid: true })
            }
            Event::ClaimPostponed => v4::Event::Claim(v4::ClaimEvent::Postponed { by: v4::Seat::Arbiter }),
            Event::IncrementGranted { increment } => {
                v4::Event::Clock(v4::ClockEvent::IncrementGranted { by: v4::Seat::Arbiter, increment })
            }
            Event::MateSearched { side, chance } => v4::Event::PendingRulings(v4::PendingRulingEvent::MateSearched {
                side: side.step()?,
                chance: chance.step()?,
            }),
            Event::Acted { by, act } => {
                v4::Event::Opening(v4::OpeningEvent::Acted { by: by.step()?, act: act.step()? })
            }
            Event::MisdeedFound { by, side, misdeed } => v4::Event::Remedy(v4::RemedyEvent::MisdeedFound {
                by: by.step()?,
                side: side.step()?,
                misdeed: misdeed.step()?,
                reason: String::new(),
            }),
            Event::Penalized { side } => {
                v4::Event::Remedy(v4::RemedyEvent::Penalized { by: v4::Seat::Arbiter, side: side.step()? })
            }
            Event::Restarted { by, misdeed } => {
                v4::Event::Remedy(v4::RemedyEvent::Restarted { by: by.step()?, misdeed: misdeed.step()? })
            }
            Event::Sealed { by, side, masked, sum } => {
                let sealed = Box::new(v4::Seal { masked, sum });
                v4::Event::Adjournment(v4::AdjournmentEvent::Sealed { by: by.step()?, side: side.step()?, sealed })
            }
            Event::Unsealed { by, key, text } => v4::Event::Adjournment(v4::AdjournmentEvent::Unsealed {
                by: by.step()?,
                key: Box::new(v4::Key(key)),
                text,
            }),
            Event::IrregularityFound { side, fault } => {
                v4::Event::Remedy(v4::RemedyEvent::IrregularityFound { side: side.step()?, fault: fault.step()? })
            }
            Event::IrregularityRuled { by, ruling, reply } => {
                let (by, ruling) = (by.step()?, ruling.step()?);
                v4::Event::Remedy(v4::RemedyEvent::IrregularityRuled { by, ruling, reply, ply: None, fault: None })
            }
            Event::Reached { clause } => {
                v4::Event::PendingRulings(v4::PendingRulingEvent::Reached { limit: limit(clause) })
            }
            Event::Dismissed { matter } => v4::Event::PendingRulings(v4::PendingRulingEvent::Dismissed {
                by: v4::Seat::Arbiter,
                matter: dismissed(matter),
            }),
            Event::Paused { by, reason } => {
                // What the program stopped the clocks for stood among the reasons of people.
                let by = by.step()?;
                v4::Event::Clock(match reason.as_str() {
                    "nothing could be saved" => v4::ClockEvent::Halted { by },
                    _ => v4::ClockEvent::Paused { by, reason },
                })
            }
            Event::Resumed { by } => v4::Event::Clock(v4::ClockEvent::Resumed { by: by.step()? }),
            Event::ClockSet { by, side, left, reason } => {
                let reason = clock_reason(reason);
                v4::Event::Clock(v4::ClockEvent::Set { by: by.step()?, side: side.step()?, left, reason })
            }
            Event::Jumped { gap } => v4::Event::Record(v4::RecordEvent::Jumped { gap }),
            Event::Reopened { wall, gap } => v4::Event::Record(v4::RecordEvent::Reopened { wall, gap }),
            Event::Asked { by, query } => {
                v4::Event::Hearing(v4::HearingEvent::Asked { by: by.step()?, query: query.step()? })
            }
            Event::Refused { by, asked, why } => {
                let asked = asked.step()?;
                v4::Event::Record(v4::RecordEvent::Refused { by: by.step()?, asked, why })
            }
            // A flag that a player pointed out stood there as a note of his.
            Event::Noted { by, text } if text == "flag" && !matches!(by, Seat::Arbiter) => {
                v4::Event::Clock(v4::ClockEvent::PointedOut { by: by.step()? })
            }
            Event::Noted { by, text } => v4::Event::Record(v4::RecordEvent::Noted { by: by.step()?, text }),
            Event::Ended { by, verdict } => v4::Event::Ended { by: by.step()?, verdict: verdict.step()? },
            Event::Said { to, key, lang, text } => {
                v4::Event::Hearing(v4::HearingEvent::Said(v4::Said { to: to.step()?, key, lang, text, listener: None }))
            }
            Event::Closed => v4::Event::Record(v4::RecordEvent::Closed),
        })
    }
}

impl Side {
    /// Earlier records name the side alone: its player did it himself.
    const fn player(&self) -> v4::Seat {
        match self {
            Side::White => v4::Seat::White,
            Side::Black => v4::Seat::Black,
        }
    }
}
