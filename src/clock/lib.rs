//! Time controls and the two-sided clock. Pure: time enters only as `now`.
//!
//! A [`Control`] is what was agreed; a [`Clock`] is what is left of it. Neither knows who has lost: a fallen flag is a
//! fact of the clock, the result is a ruling (R-5.4.2.6, R-5.4.2.7).

mod class;
mod control;
mod dial;
mod ms;
mod notation;
mod two_sided;

pub use class::{Class, Classes};
pub use control::{Bonus, Control, ControlError, Stage};
pub use ms::Ms;
pub use two_sided::{Clock, ClockError, LAST_MOMENT, Pressed, TakeBackMark};
