//! The voices against real engines, against a server that misbehaves, and against a voice that dies on demand.

pub(crate) mod bench;
#[cfg(target_os = "linux")]
pub(crate) mod daemon;
#[cfg(target_os = "linux")]
mod dispatcher;
#[cfg(target_os = "linux")]
mod ears;
#[cfg(target_os = "linux")]
mod espeak;
mod server;
mod speaker;
