//! The voices against real engines, against a server that misbehaves, and against a voice that dies on demand.

mod bench;
#[cfg(unix)]
mod dispatcher;
#[cfg(unix)]
mod espeak;
mod server;
mod speaker;
