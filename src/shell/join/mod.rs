//! The way from home to a hall: a thread that opens a line, carries what is asked for and what is heard, and opens the next
//! one when it breaks.

mod post;
#[cfg(feature = "hall")]
mod ssh_way;

pub use post::{Parted, Post, Remote, Transport, carry, start};
#[cfg(feature = "hall")]
pub use ssh_way::SshWay;
