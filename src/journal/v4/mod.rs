//! Schema 4: what stands on disk, all of it in types of its own.
//!
//! What was written of a game under an earlier schema stays as it is; see [`v3`](super::v3). Where a record goes on in
//! this schema, its line says so.

mod parts;
mod rules;
mod setup;

use serde::{Deserialize, Serialize};

use super::step::{Step, frozen};
use crate::game;

pub(super) use parts::*;
pub(super) use rules::*;
pub(super) use setup::*;

/// The number of this schema.
pub(super) const SCHEMA: u32 = 4;

frozen! {
    enum Event <=> game::Event {
        Opened(setup: Box<Setup>),
        Started { side: Side },
        Absent { side: Side },
        Arrived { side: Side },
        Late { side: Side },
        Awaited { side: Side },
        OpeningDrawn { by: Seat, opening: Box<Opening> },
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
        Sealed { by: Seat, side: Side, sealed: Box<Seal> },
        Unsealed { by: Seat, key: Box<Key>, text: String },
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
        Said(said: Said),
        Closed,
    }
}
