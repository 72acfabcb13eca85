//! Both faces of the real binary in a real terminal. Everything is waited for, up to a deadline.

mod adjourn;
mod board;
mod first;
mod flow;
mod linear;
mod replay;
mod screen;
mod switches;
mod terminal;
