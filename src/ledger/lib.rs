//! The machine of every record, once: what is asked, what happened, what that leads to. Pure.
//!
//! A game, a micro-match, and whatever gets a record after them are each a [`StateMachine`]: a state that is the fold of its
//! events, each in its envelope ([`Recorded`]). [`decide`] answers a [`Command`] with events or a refusal, [`fold`] applies
//! an event, [`audit`] works it out again.
//!
//! ```text
//! Command ─► decide ─► what was due ─► answer ─► events, or a refusal that is recorded
//!                                                  │
//!                             fold (what happened) ┴ audit (whether it follows)
//! ```
//!
//! Architecture invariant: the fold is total over every sound record, whatever a later program knows better. What it
//! refuses cannot be applied at all ([`Broken`], and what the machine adds to it); what merely does not follow is a
//! finding of the audit.
//! Architecture invariant: what is decided is audited before it happens, so that no audit objects to it later.

mod brief;
mod command;
mod decide;
mod finding;
mod fold;
mod machine;
mod record;
mod recorded;

pub use brief::brief;
pub use command::{Command, RequestId};
pub use decide::{Answer, Decision, Draft, decide, next_deadline};
pub use fold::{Broken, audit, fold};
pub use machine::{Head, StateMachine};
pub use record::{RecordEvent, RefusalReason};
pub use recorded::{Cause, Recorded};
