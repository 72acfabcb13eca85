//! Tests with real and staged engines of speech.

mod by_ear;
mod spoken;
mod support;
mod voices;

use support::program;
