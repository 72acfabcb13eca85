//! The words that people see and hear, in English, Russian and Ukrainian. Pure.

mod lang;

pub use lang::{Lang, UnknownLang};
