//! Time controls and the two-sided clock. Pure: time enters only as `now`.

mod ms;

pub use ms::Ms;
