//! Who hears what; the voices behind one trait.

mod priority;
pub mod voices;

pub use priority::Priority;
