//! The provisions on correspondence play, each by its article, in the editions that have it.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

mod breaks;
mod claims;
mod days;
mod endings;
mod lost;
mod moves;
mod penalties;
mod support;
mod writing;
