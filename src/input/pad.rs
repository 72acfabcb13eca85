//! Gamepads: what one can tell, whose it is, what its buttons mean, and how it shakes.
//!
//! [`Pads`] is where events come from: [`Gilrs`] with the feature `gamepad`, a script in a test. [`PadMap`] makes
//! intents of them and knows no device.

use golos_wording::text_key;

mod deed;
#[cfg(feature = "gamepad")]
mod gilrs;
mod map;
mod rumble;
mod seating;
mod stick;
mod teach;

pub use deed::{PadAction, PadButtons};
#[cfg(feature = "gamepad")]
pub use gilrs::{Gilrs, NoPads};
pub use map::{ListKey, PadMap};
pub use rumble::{Buzz, Pulse, Rumble};
pub use seating::{Holder, Seating};
pub use stick::{Axis, Stick, Tilt};
pub use teach::{Taught, Teaching};

/// The pads of this machine.
pub trait Pads: Send {
    /// What a pad tells next; blocks until there is something. None: nothing will come any more.
    fn next(&mut self) -> Option<PadEvent>;

    /// A handle that shakes pads, to be kept apart: [`next`](Pads::next) blocks.
    fn buzz(&self) -> Box<dyn Buzz>;
}

/// A pad of this machine. One that comes back may have its old number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PadId(pub usize);

/// What a pad tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadEvent {
    pub pad: PadId,
    pub what: PadChange,
}

/// What happened to a pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PadChange {
    Pressed(Button),
    Released(Button),
    /// A stick was tilted or came to rest. Between two tilts it rests: see [`Stick`].
    Stick(Tilt),
    /// It is there, under this name. Those that are there from the beginning tell so first.
    Connected(String),
    /// It vanished.
    Gone,
}

/// A button, named by its place: makers print different letters on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Button {
    /// The directional pad.
    Up,
    Down,
    Left,
    Right,
    /// The four under the right thumb.
    South,
    East,
    West,
    North,
    /// The two in the middle.
    Start,
    Select,
    /// The shoulders.
    L1,
    R1,
    /// The triggers.
    L2,
    R2,
    /// The sticks, pushed in.
    L3,
    R3,
}

impl Button {
    /// Every button.
    pub const ALL: [Button; 16] = [
        Button::Up,
        Button::Down,
        Button::Left,
        Button::Right,
        Button::South,
        Button::East,
        Button::West,
        Button::North,
        Button::Start,
        Button::Select,
        Button::L1,
        Button::R1,
        Button::L2,
        Button::R2,
        Button::L3,
        Button::R3,
    ];

    /// The key of its name in words; one for the whole directional pad, which the sticks stand in for.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Button::Up | Button::Down | Button::Left | Button::Right => text_key::PAD_DIRECTIONS,
            Button::South => text_key::PAD_SOUTH,
            Button::East => text_key::PAD_EAST,
            Button::West => text_key::PAD_WEST,
            Button::North => text_key::PAD_NORTH,
            Button::Start => text_key::PAD_START,
            Button::Select => text_key::PAD_SELECT,
            Button::L1 => text_key::PAD_LEFT_SHOULDER,
            Button::R1 => text_key::PAD_RIGHT_SHOULDER,
            Button::L2 => text_key::PAD_LEFT_TRIGGER,
            Button::R2 => text_key::PAD_RIGHT_TRIGGER,
            Button::L3 => text_key::PAD_LEFT_STICK,
            Button::R3 => text_key::PAD_RIGHT_STICK,
        }
    }
}
