//! Who hears what; the voices behind one trait.

pub mod voices;
