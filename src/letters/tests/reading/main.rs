//! Letters as people write them.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

#[path = "../provisions/support.rs"]
#[allow(dead_code, reason = "shared with the provisions")]
mod support;

mod hostile;
mod mail;
mod texts;
