//! The voices against real engines, against a server that misbehaves, and against a voice that dies on demand.

#[cfg(target_os = "linux")]
mod dispatcher;
#[cfg(target_os = "linux")]
mod ears;
#[cfg(target_os = "linux")]
mod espeak;
mod server;
#[cfg(target_os = "linux")]
mod sounds;
mod speaker;
