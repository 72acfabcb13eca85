//! Time controls and the two-sided clock. Pure: time enters only as `now`.
//!
//! A [`Control`] is what was agreed; a [`Clock`] is what is left of it. Neither knows who has lost: a fallen flag is a
//! fact of the clock, the result is a ruling (R-5.4.2.6, R-5.4.2.7).

mod class;
mod control;
mod dial;
mod ms;
mod notation;
mod overtime;
mod period;
mod two_sided;

pub use class::{Class, Classes};
pub use control::{Control, ControlError};
pub use ms::Ms;
pub use overtime::Overtime;
pub use period::{Bonus, Period};
pub use two_sided::{Clock, ClockError, LAST_MOMENT, Pressed, TakeBackMark};
