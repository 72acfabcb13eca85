//! Who meets whom: tables of round robins, and the Swiss systems.

mod berger;
mod classification;
mod colour;
mod dutch;
mod entrant;
mod graph;
mod outcome;
mod swiss;
mod system;

pub use berger::{BERGER, Round, VARMA, berger, double_berger, varma};
pub use classification::classified;
pub use colour::{Ban, ColourReason, First, side_of_higher};
pub use dutch::accelerate;
pub use entrant::{Entrant, Float, entrants};
pub use outcome::{MOST_PLAYERS, NoPairing, Pair, PairReason, Pairing, PairingBye, SkippedForBye, Where};
pub use swiss::{Draw, pair};
pub use system::{Classified, Inside, Leaves, NAMES, NoSystem, Numbers, Relief, System, SystemRow};
