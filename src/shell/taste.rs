//! How one person likes the screen.

use golos_input::KeyMap;
use golos_speech::Blink;
use golos_view::drawing::Blocks;
use golos_view::{ClockText, Depth, MoveText, Theme};

/// How one person likes the screen.
pub struct Taste {
    pub theme: Theme,
    /// How many colours the terminal has.
    pub depth: Depth,
    pub clock_text: ClockText,
    pub move_text: MoveText,
    /// Whether the frame blinks when something is announced.
    pub blink: Blink,
    /// Of what the pieces are drawn.
    pub blocks: Blocks,
    /// A console reader reads the screen: only what was said is drawn.
    pub quiet: bool,
    pub keys: KeyMap,
}
