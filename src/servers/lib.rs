//! What serves many: the hall, its pages, and the stream of its records.

#[cfg(feature = "hall")]
pub mod hall;
#[cfg(feature = "nats")]
pub mod nats;
#[cfg(feature = "web")]
pub mod web;
