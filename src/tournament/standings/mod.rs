//! Places by points and coefficients, each by the reading of an edition. Pure, exact, whatever the order of the rows.
//!
//! What a text leaves open, or tells otherwise than another, is a field of [`Readings`]; [`Edition`] sets them all.

mod coefficient;
mod context;
mod criterion;
mod order;
mod reading;
mod teams;

pub use coefficient::Value;
pub use context::{Against, EventCourse, TiebreakContext};
pub use criterion::{Criterion, NoCriterion};
pub use order::{Decided, Standing, Standings};
pub use reading::{Balyakin, Direct, Edition, Leavers, Plus, Readings, Solkoff, Wins};
