//! What goes over the line between a person's own machine and the hall: records, their numbers, and what becomes of both
//! when the line breaks. Pure: bytes in, records out; who reads the sockets is not said here.
//!
//! A record is one line of JSON. Those from home are [`Up`], those of the hall [`Down`]; both are of this version for ever.
//! What is asked for at home and what is heard there is numbered, each in its own order, and is sent again on the next line
//! until the other side has said that it has it: so it happens once. What is seen is only the newest.

mod client_session;
mod down;
mod fault;
mod frame;
mod names;
mod order;
mod round_trip;
mod server_session;
mod up;
mod view_state;

pub use client_session::{ClientSession, News};
pub use down::{Down, Ending, Said, Voice};
pub use fault::ProtocolError;
pub use frame::{Frames, LONGEST_DOWN, LONGEST_UP, framed};
pub use order::{Known, Numbered, Outgoing};
pub use round_trip::{RoundTrip, counted_from};
pub use server_session::{Greeted, SILENCE, ServerSession, Work};
pub use up::{Asked, Hello, Speech, Up};
pub use view_state::{Offer, ViewState};

/// The version of the records. A side that has another one says so and ends the line.
pub const VERSION: u16 = 7;
