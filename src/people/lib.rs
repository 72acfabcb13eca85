//! Who sits at a board: people, their seats, what each may ask for, and who hears what. Pure.
//!
//! ```text
//! Person ── Role (player, assistant with tasks, arbiter, trainer, spectator) ── Seat at one board ── Actor of a command
//! ```
//!
//! A [`Seat`] says in which part somebody speaks at one board, and for whom: an assistant always speaks for his player's
//! side. An [`Actor`] is a seat and, where it is known, the [`Person`] who sat there. What an actor may ask for, and
//! when, stands in one table with its articles: [`permit`].
//!
//! Architecture invariant: the table says who may *ask*. Whether it can be done then is for the rules of the game.

mod actor;
mod arrangement;
mod audience;
mod need;
mod permission;
mod person;
mod seat;
mod task;

pub use actor::Actor;
pub use arrangement::{Arrangement, Medium};
pub use audience::Audience;
pub use need::{Need, Needs};
pub use permission::{Act, Denial, Denied, PERMISSIONS, Permission, Situation, When, Who, permit};
pub use person::{MOST_PEOPLE, Person, PersonId, Role, Roster, RosterFull};
pub use seat::Seat;
pub use task::{Task, Tasks};
