//! Tests of the hall: over SSH, with kills, with a stream.

mod hall;
mod support;
