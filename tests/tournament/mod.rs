//! Micro-matches and events by the articles of the rules.

mod course;
mod entries;
mod evening;
mod journal;
mod kill;
mod properties;
mod table;
mod teams;
