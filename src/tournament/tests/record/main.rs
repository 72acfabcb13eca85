//! Micro-matches and events by the articles of the rules.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "a test reads fixtures and starts programs")]

mod course;
mod entries;
mod journal;
mod properties;
mod table;
mod teams;
