//! Tests of the screen and of whatever is pressed at it: keys, pads, switches, a real terminal.

mod hand;
mod keyboard;
mod pad;
mod pads;
#[cfg(unix)]
mod pty;
mod screen;
mod support;
mod switch;

use support::program;
