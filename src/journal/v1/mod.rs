//! Schema 1: the types on disk, of games, micro-matches and events.

mod arbiter;
pub(super) mod event;
pub(super) mod micro_match;
mod parts;
mod rules;
mod setup;

use serde::{Deserialize, Serialize};

use super::convert::{Convert, on_disk};
use golos_game as game;

use parts::*;
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
        Ended { by: Option<Seat>, verdict: Verdict },
        Revoked { by: Seat },
        Hearing(event: HearingEvent),
        Record(event: RecordEvent),
    }

    /// Who is there, and who is late.
    enum AttendanceEvent <=> game::AttendanceEvent {
        Absent { by: Seat, side: Side },
        Arrived { by: Seat, side: Side },
        Agreed { by: Seat, side: Side, tasks: Vec<Task> },
        Needed { by: Seat, side: Side, needs: Vec<Need> },
        Late { side: Side },
        Lapsed { side: Side },
    }

    /// Drawn openings, and what an opening regulation asks for.
    enum OpeningEvent <=> game::OpeningEvent {
        Awaited { by: Seat, side: Side },
        Drawn { by: Seat, opening: Box<Opening> },
        Acted { by: Seat, act: OpeningAct },
        TakenBack { by: Seat, act: OpeningAct },
    }

    /// Moves, made and completed.
    enum MoveEvent <=> game::MoveEvent {
        Made { by: Seat, text: String, notation: String, irregular: Option<IrregularMove> },
        Amended { by: Seat, text: String, notation: String, irregular: Option<IrregularMove> },
        Pressed { by: Seat, side: Side, left: u64 },
        TakenBack {
            by: Seat,
            side: Side,
            #[serde(default, skip_serializing_if = "not")] kept: bool,
        },
    }

    /// The steps of a move at a real board.
    enum HandlingEvent <=> game::HandlingEvent {
        Touched { by: Seat, side: Side, places: Vec<String> },
        Lifted { by: Seat, side: Side, place: String },
        Placed { by: Seat, side: Side, place: String },
        Removed { by: Seat, side: Side, places: Vec<String> },
        Crowned { by: Seat, side: Side, place: String, role: Option<String> },
        Announced { by: Seat, side: Side, text: String, notation: String },
        Released { by: Seat, side: Side },
        Written { by: Seat, side: Side, text: String },
        Unswitched { by: Seat, side: Side },
    }

    /// The clocks: started, stopped, run out, corrected.
    enum ClockEvent <=> game::ClockEvent {
        Started { by: Option<Seat>, side: Side },
        StartAppointed { by: Seat, at: u64, hour: String },
        Flag { side: Side },
        PointedOut { by: Seat },
        BothFound { by: Seat, found: String },
        FlagVoid { side: Side },
        Warned { side: Side, left: u64 },
        Paused { by: Seat, reason: String },
        Halted { by: Seat },
        Resumed { by: Seat },
        Set { by: Seat, side: Side, left: u64, reason: ClockReason },
        IncrementGranted { by: Seat, increment: u64 },
    }

    /// A draw by agreement.
    enum OfferEvent <=> game::OfferEvent {
        Offered { by: Seat, side: Side },
        Accepted { by: Seat, side: Side },
        Declined { by: Seat, side: Side, by_move: bool },
    }

    /// A draw, or what else the rules give him who claims it.
    enum ClaimEvent <=> game::ClaimEvent {
        Claimed { by: Seat, side: Side, claim: Claim, intended: Option<String>, check: ClaimCheck },
        Counting { by: Seat, side: Side },
        Ruled {
            by: Seat,
            upheld: bool,
            #[serde(default, skip_serializing_if = "String::is_empty")] reason: String,
        },
        Postponed { by: Seat },
        Aloud { by: Seat, on: bool },
        Shown { by: Seat, side: Side, line: Vec<String> },
    }

    /// What is put before the arbiter, and what he lets rest.
    enum PendingRulingEvent <=> game::PendingRulingEvent {
        Reached { limit: Limit },
        Dismissed { by: Seat, matter: Dismissed },
        MateSearched { side: Side, chance: Chance },
        Protested {
            by: Seat,
            side: Side,
            recourse: Recourse,
            reason: String,
            #[serde(default, skip_serializing_if = "Option::is_none")] against: Option<Contested>,
            #[serde(default, skip_serializing_if = "Option::is_none")] late: Option<String>,
        },
        Answered {
            by: Seat,
            number: u32,
            response: Response,
            #[serde(default, skip_serializing_if = "String::is_empty")] reason: String,
        },
    }

    /// Irregularities and what follows from them.
    enum RemedyEvent <=> game::RemedyEvent {
        IrregularityFound { side: Side, fault: Fault },
        Reported {
            by: Seat,
            side: Side,
            fault: Fault,
            #[serde(default, skip_serializing_if = "String::is_empty")] reason: String,
        },
        IrregularityRuled {
            by: Seat,
            ruling: IrregularityRuling,
            reply: bool,
            #[serde(default, skip_serializing_if = "Option::is_none")] ply: Option<u32>,
            #[serde(default, skip_serializing_if = "Option::is_none")] fault: Option<Fault>,
        },
        MisdeedFound {
            by: Seat,
            side: Option<Side>,
            misdeed: Irregularity,
            #[serde(default, skip_serializing_if = "String::is_empty")] reason: String,
        },
        Restoring { by: Seat, side: Side },
        Demanded { by: Seat, side: Side },
        SwitchedBack { by: Seat, side: Side },
        Found { by: Seat, position: String },
        Restored { by: Seat, side: Side },
        Counted { side: Side },
        Sanctioned {
            by: Seat,
            side: Side,
            sanction: Sanction,
            article: String,
            reason: String,
            #[serde(default, skip_serializing_if = "not")] forced: bool,
        },
        Lifted { by: Seat, side: Side, reason: String },
        Penalized { by: Seat, side: Side },
        Restarted { by: Seat, misdeed: Irregularity },
    }

    /// Sealed moves.
    enum AdjournmentEvent <=> game::AdjournmentEvent {
        Sealed { by: Seat, side: Side, sealed: Box<Seal> },
        Unsealed { by: Seat, key: Box<Key>, text: String },
        Lost { by: Seat, reason: String },
        Appointed { by: Seat, when: String },
        Annulled { by: Seat, reason: String },
        SessionAppointed { by: Seat, at: u64, hour: String },
        SessionOver,
    }

    /// What was asked and said.
    enum HearingEvent <=> game::HearingEvent {
        Asked { by: Seat, query: Query },
        Called { by: Seat, text: String },
        Attended { by: Seat },
        Adjusted { by: Seat },
        Remarked { by: Seat, text: String },
        Signed { by: Seat, side: Side },
        Said(said: Said),
    }

    /// What belongs to the record and changes nothing on the board.
    enum RecordEvent <=> game::RecordEvent {
        Jumped { gap: u64 },
        Lived,
        Reopened { wall: String, gap: u64 },
        Refused { by: Seat, asked: Asked, why: RefusalReason },
        Noted { by: Seat, text: String },
        Closed,
    }
}
