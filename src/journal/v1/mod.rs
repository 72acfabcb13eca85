//! Schema 1: the types on disk, of games, micro-matches and events.

mod arbiter;
pub(super) mod event;
pub(super) mod letters;
pub(super) mod micro_match;
mod parts;
pub(super) mod rules;
mod setup;

use serde::{Deserialize, Serialize};

use super::convert::{Convert, on_disk};
use golos_game as game;

use parts::*;
pub(super) use parts::{Cause, Seat};
use setup::*;

/// What is left out of a record: a flag that is not set.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
const fn not(flag: &bool) -> bool {
    !*flag
}

/// The number of this schema.
pub(super) const SCHEMA: u32 = 1;

on_disk! {
    enum Event <=> game::Event {
        Opened(setup: Box<Setup>),
        Attendance(event: AttendanceEvent),
        Opening(event: OpeningEvent),
        Move(event: MoveEvent),
        Handling(event: HandlingEvent),
        Clock(event: ClockEvent),
        Offer(event: OfferEvent),
        Claim(event: ClaimEvent),
        PendingRulings(event: PendingRulingEvent),
        Remedy(event: RemedyEvent),
        Adjournment(event: AdjournmentEvent),
        Ended { verdict: Verdict },
        Revoked,
        Hearing(event: HearingEvent),
        Record(event: RecordEvent),
    }

    /// Who is there, and who is late.
    enum AttendanceEvent <=> game::AttendanceEvent {
        Absent { side: Side },
        Arrived { side: Side },
        Agreed { side: Side, tasks: Vec<Task> },
        Needed { side: Side, needs: Vec<Need> },
        Settled(arrangement: Arrangement),
        Late { side: Side },
        Lapsed { side: Side },
    }

    /// Drawn openings, and what an opening regulation asks for.
    enum OpeningEvent <=> game::OpeningEvent {
        Awaited { side: Side },
        Drawn { opening: Box<Opening> },
        Acted { act: OpeningAct },
        TakenBack { act: OpeningAct },
    }

    /// Moves, made and completed.
    enum MoveEvent <=> game::MoveEvent {
        Made { text: String, notation: String, irregular: Option<IrregularMove> },
        Amended { text: String, notation: String, irregular: Option<IrregularMove> },
        Pressed { side: Side, left: u64 },
        TakenBack {
            side: Side,
            #[serde(default, skip_serializing_if = "not")] kept: bool,
        },
    }

    /// The steps of a move at a real board.
    enum HandlingEvent <=> game::HandlingEvent {
        Touched { side: Side, places: Vec<String> },
        Lifted { side: Side, place: String },
        Placed { side: Side, place: String },
        Removed { side: Side, places: Vec<String> },
        Crowned { side: Side, place: String, role: Option<String> },
        Announced { side: Side, text: String, notation: String },
        Released { side: Side },
        Written { side: Side, text: String },
        Unswitched { side: Side },
    }

    /// The clocks: started, stopped, run out, corrected.
    enum ClockEvent <=> game::ClockEvent {
        Started { side: Side },
        StartAppointed { at: u64, hour: String },
        Flag { side: Side },
        PointedOut,
        BothFound { found: String },
        FlagVoid { side: Side },
        Warned { side: Side, left: u64 },
        Paused { reason: String },
        Halted,
        Resumed,
        Set { side: Side, left: u64, reason: ClockReason },
        IncrementGranted { increment: u64 },
        Overtime { side: Side, periods: u16 },
        PeriodEntered { side: Side },
        CounterSet { side: Side, moves: u32, reason: String },
    }

    /// A draw by agreement.
    enum OfferEvent <=> game::OfferEvent {
        Offered { side: Side },
        Consented,
        Accepted { side: Side },
        Declined { side: Side, by_move: bool },
    }

    /// A draw, or what else the rules give him who claims it.
    enum ClaimEvent <=> game::ClaimEvent {
        Claimed { side: Side, claim: Claim, intended: Option<String>, check: ClaimCheck },
        Counting { side: Side },
        Ruled {
            upheld: bool,
            #[serde(default, skip_serializing_if = "String::is_empty")] reason: String,
        },
        Postponed,
        Aloud { on: bool },
        Shown { side: Side, line: Vec<String> },
    }

    /// What is put before the arbiter, and what he lets rest.
    enum PendingRulingEvent <=> game::PendingRulingEvent {
        Reached { limit: Limit },
        Dismissed { matter: Dismissed },
        MateSearched { side: Side, chance: Chance },
        Protested {
            side: Side,
            recourse: Recourse,
            reason: String,
            #[serde(default, skip_serializing_if = "Option::is_none")] against: Option<Contested>,
            #[serde(default, skip_serializing_if = "Option::is_none")] late: Option<String>,
        },
        Answered {
            number: u32,
            response: Response,
            #[serde(default, skip_serializing_if = "String::is_empty")] reason: String,
        },
    }

    /// Irregularities and what follows from them.
    enum RemedyEvent <=> game::RemedyEvent {
        IrregularityFound { side: Side, fault: Fault },
        Reported {
            side: Side,
            fault: Fault,
            #[serde(default, skip_serializing_if = "String::is_empty")] reason: String,
            #[serde(default, skip_serializing_if = "Option::is_none")] first: Option<String>,
        },
        Proposed { side: Side },
        AgreedBack { ply: u32 },
        IrregularityRuled {
            ruling: IrregularityRuling,
            reply: bool,
            #[serde(default, skip_serializing_if = "Option::is_none")] ply: Option<u32>,
            #[serde(default, skip_serializing_if = "Option::is_none")] fault: Option<Fault>,
        },
        MisdeedFound {
            side: Option<Side>,
            misdeed: Irregularity,
            #[serde(default, skip_serializing_if = "String::is_empty")] reason: String,
        },
        Restoring { side: Side, #[serde(default, skip_serializing_if = "not")] sheet: bool },
        SheetDeferred { side: Side },
        Demanded { side: Side },
        SwitchedBack { side: Side },
        Found { position: String },
        Restored { side: Side },
        Counted { side: Side },
        Sanctioned {
            side: Side,
            sanction: Sanction,
            article: String,
            reason: String,
            #[serde(default, skip_serializing_if = "not")] forced: bool,
        },
        Lifted { side: Side, reason: String },
        Penalized { side: Side },
        Restarted { misdeed: Irregularity },
    }

    /// Sealed moves.
    enum AdjournmentEvent <=> game::AdjournmentEvent {
        Sealed { side: Side, sealed: Box<Seal> },
        Unsealed { key: Box<EnvelopeKey>, text: String },
        Lost { reason: String },
        Appointed { when: String },
        Annulled { reason: String },
        SessionAppointed { at: u64, hour: String },
        SessionOver,
    }

    /// What was asked and said.
    enum HearingEvent <=> game::HearingEvent {
        Asked { query: Query },
        Called { text: String, #[serde(default, skip_serializing_if = "Option::is_none")] alleged: Option<Alleged> },
        Attended,
        Adjusted,
        Remarked { text: String },
        Signed { side: Side },
        Heard(heard: HeardSpeech),
        Said(said: Said),
    }

    /// What belongs to the record and changes nothing on the board.
    enum RecordEvent <=> game::RecordEvent {
        Jumped { gap: u64 },
        Lived,
        Reopened { wall: String, gap: u64 },
        Refused { typed: Option<String>, why: RefusalReason },
        Noted { text: String },
        Closed,
    }
}
