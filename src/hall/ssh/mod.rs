//! The way in over SSH: one thread with its own sockets, no shell, no command but ours, no forwarding.
//!
//! What happens at a line is told by [`News`]; a line is written to through an [`Outlet`](super::Outlet). No call here waits for a stranger:
//! what he sends waits for the house (so much of it, then his own line does), and what is sent to him waits in a queue that
//! is short.

mod client;
mod guard;
mod handler;
mod key;
mod porch;
mod server;
mod wire;

pub use client::{Asks, Client, NotIn, Pipe, SUBSYSTEM, Target, Wants};
pub use key::{HostKey, KINDS, KeyError, key_line};
pub use server::{Limits, Listening, Serving};

use std::sync::Arc;

use super::News;

/// Where news goes. It never waits.
pub type Sink = Arc<dyn Fn(News) + Send + Sync>;
