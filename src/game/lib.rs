//! One game under arbitration. Pure: no time but `now`, no threads, no files.
//!
//! People ask with a [`Command`]; [`decide`] answers with [`Event`]s or a [`Refusal`]; [`State`] is the fold of the
//! events by [`fold`]; [`next_deadline`] says when something will happen by itself (a flag, a time warning). What decide,
//! evolve and audit all ask of a game as it stands is in `law`, one file a subject; it changes nothing.
//!
//! ```text
//! Ready ──Started──► Playing ◄──Resumed── Paused          a matter for the arbiter waits on the docket:
//!   │                  ▲  │  └──Paused, Reopened──►┘       a flag, a claim, a counter, an irregularity, a gap
//!   └─────Awaited──────┘  └──Ended──► Over
//! ```
//!
//! A drawn opening stands in the [`Setup`], or is drawn before the first move ([`OpeningEvent::Drawn`]): where a player
//! is late, on his time ([`OpeningEvent::Awaited`]). Either way it is one [`Opening`], and it is verified by playing it.
//!
//! Architecture invariant: a flag is a clock fact ([`ClockEvent::Flag`]); the result is a separate ruling ([`Event::Ended`]).
//! Architecture invariant: an unlawful move that was made and completed at a real board has happened. It is recorded
//! with the position it left, and play can go on from there; corrections are further events.
#![cfg_attr(test, allow(clippy::disallowed_methods, reason = "a test reads fixtures and starts threads"))]

mod audit;
mod command;
mod decide;
mod discipline;
mod event;
mod evolve;
mod family;
mod law;
mod limit;
mod lot;
mod machine;
mod matches;
mod opening;
mod outcome;
mod parting;
mod protest;
mod refusal;
mod refusal_arguments;
mod request_name;
mod ruleset;
mod sanction;
mod seal;
mod search;
mod setup;
mod state;
mod topic;
mod written;

pub use audit::{Finding, Missing};
pub use command::{
    AdjournmentRequest, AttendanceRequest, Claim, ClaimRequest, ClockRequest, Command, FoundBoard, FoundPiece,
    GapRuling, HandlingRequest, HeardSpeech, MoveRequest, OfferRequest, OpeningRequest, Owner, Query, RecordRequest,
    RemedyRequest, Request, RulingRequest, SanctionRequest, TimeChange,
};
pub use decide::Decision;
pub use discipline::Discipline;
pub use event::{
    AdjournmentEvent, Alleged, AttendanceEvent, Chance, ClaimCheck, ClaimEvent, ClockEvent, Event, HandlingEvent,
    HearingEvent, IrregularMove, Irregularity, IrregularityRuling, MoveEvent, NoMate, OfferEvent, OpeningAct,
    OpeningEvent, PendingRulingEvent, RemedyEvent, Said,
};
pub use evolve::Corrupt;
pub use golos_ledger::{Broken, Cause, RecordEvent, Recorded, RequestId, decide, fold, next_deadline};
pub use golos_people::{Actor, Audience, Seat};
pub use law::{Duty, Uncompleted};
pub use limit::{ClockReason, Dismissed, Limit};
pub use lot::{Lot, NotALot};
pub use matches::{AbsentClock, LatenessRule, MatchRule, RestRule, Scale, Stake};
pub use opening::{Drawn, MOST_MOVES, Opening, OpeningFault, OpeningLine};
pub use outcome::{Ending, Outcome, Verdict};
pub use parting::Parting;
pub use protest::{Contested, Decided, Protest, ProtestRequest, Recourse, Response};
pub use refusal::{Bar, Omission, Refusal};
pub use ruleset::{
    AdjournmentRule, AppealRule, AutomaticLimit, ClaimRule, ClockRule, CorrectionRule, CountedDraw, DecisionTerm,
    DrawRule, Draws, EndArticle, Faster, FaultArticles, FlagRule, FoulConsequence, FoulRule, HandlingRule,
    IrregularityRule, LadderRule, MissingMovesRule, OfferLimit, OfferRule, Openings, PenaltyRule, ProgressRule,
    ProtestRule, ProtestTerm, QuickplayRule, RegulationRule, ReliefRule, Remedies, Repetition, RestartRule, RuleFault,
    RuleSet, Ruling, SanctionRule, Scope, Scoring, SheetRule, ShortOfTime, Substitutes, Timekeeping, Unrecorded,
    VerdictRule, WhoseTime,
};
pub use sanction::{Imposed, Sanction, SanctionKind};
pub use seal::{LONGEST_SEAL, SealError, SealKey, Sealed};
pub use search::Search;
pub use setup::{Gate, Mode, Occasion, Press, Setup, Sparring, Watch};
pub use state::{Call, ClockCorrection, HalfMove, LastRuling, Made, PendingRuling, Phase, Ply, State};
pub use topic::Topic;
pub use written::WrittenMove;
