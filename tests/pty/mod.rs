//! Both faces of the real binary in a real terminal. Everything is waited for, up to a deadline.

mod adjourn;
mod board;
mod first;
mod flow;
mod linear;
mod mouse;
mod replay;
mod screen;
mod sheet;
mod switches;
pub(crate) mod terminal;
mod tour;
