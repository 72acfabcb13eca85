//! Micro-matches by the articles of the rules.

mod course;
mod table;
