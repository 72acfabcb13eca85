//! The `golos` program: parses the arguments and calls the shell.
#![forbid(unsafe_code)]

fn main() {}
