//! What the rules say of a game as it stands: the questions that decide, evolve and audit share, one file a subject. They
//! change nothing.

mod adjournment;
mod attendance;
mod checks;
mod claims;
mod clock;
mod draws;
mod found;
mod handling;
mod mate;
mod moves;
mod opening;
mod options;
mod penalties;
mod permits;
mod phase;
mod protests;
mod sanctions;

pub use clock::Duty;
pub use draws::Uncompleted;
pub(super) use handling::{AssembledMove, Written};
pub(super) use moves::read;
pub(super) use opening::{behind_stone, unsettled};

pub(super) use golos_clock::LAST_MOMENT;
