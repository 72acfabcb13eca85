//! The loop of one terminal, and its devices: keys, pads, switches, boards, the screen.

pub mod board_line;
pub mod cues;
pub mod ears;
pub mod elsewhere;
pub mod hub;
pub mod inbox;
pub mod join;
pub mod keyboard;
pub mod lines;
pub mod outbox;
pub mod pads;
pub mod painter;
pub mod pointer;
pub mod reader;
pub mod readers;
pub mod remote_view;
pub mod screen;
pub mod sensor_board;
pub mod serial;
pub mod severed;
pub mod sheet;
pub mod sounds;
pub mod switches;
pub mod taste;
pub mod teaching;
mod typing;
