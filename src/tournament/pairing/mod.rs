//! Who meets whom.

mod berger;

pub use berger::{BERGER, Round, VARMA, berger, double_berger, varma};
