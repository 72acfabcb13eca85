//! Micro-matches by the articles of the rules.

mod course;
mod evening;
mod journal;
mod kill;
mod properties;
mod table;
