//! What the rules say of a game as it stands: the questions that decide, evolve and audit share, one file a subject. They
//! change nothing.

mod adjournment;
mod attendance;
mod claims;
mod clock;
mod draws;
mod handling;
mod mate;
mod moves;
mod opening;
mod penalties;

pub(super) use handling::Composed;
pub(super) use moves::read;
pub(super) use opening::{behind_stone, unsettled};

use crate::clock::Ms;

/// The least time that is left to a side whose flag is not down: its flag then falls by itself, with its record.
pub(super) const LAST_MOMENT: Ms = Ms::new(1);
