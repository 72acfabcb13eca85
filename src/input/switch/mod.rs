//! One or two switches for who has no other way to the program: what can be chosen is lit item by item, and a press
//! takes what is lit. No chords, no holding.
//!
//! [`Scanner`] goes through a tree of items and knows no device and no clock: each moment comes as an argument.
//! [`SwitchSet`] tells which keys and buttons are switches.

mod button;
mod scanner;
mod span;

pub use button::{Mouse, NoSwitch, SwitchButton, SwitchSet};
pub use scanner::{Branch, Count, Lit, Scanned, Scanner, Switch, Timing};
pub use span::{read_span, write_span};
