//! Micro-matches and events by the articles of the rules.

mod course;
mod entries;
mod journal;
mod properties;
mod table;
mod teams;
