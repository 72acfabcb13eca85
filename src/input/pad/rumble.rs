//! How a pad shakes: patterns that a hand tells apart. Pure.

use super::PadId;

/// Shakes pads, as far as they can. It never waits and never fails: a pad without a motor, or one that is gone, is
/// simply still.
pub trait Buzz: Send {
    /// Plays a pattern on a pad; the same pattern begins anew.
    fn rumble(&self, pad: PadId, rumble: Rumble);
}

/// A number of equal pulses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rumble {
    /// The edge of the board: one short pulse.
    Edge,
    /// Something to hear, a move above all: two pulses.
    Notice,
    /// The flag, a stop, an irregularity: three long pulses.
    Alarm,
}

impl Rumble {
    /// Every pattern.
    pub const ALL: [Rumble; 3] = [Rumble::Edge, Rumble::Notice, Rumble::Alarm];

    /// How many pulses.
    #[must_use]
    pub const fn pulses(self) -> u32 {
        match self {
            Rumble::Edge => 1,
            Rumble::Notice => 2,
            Rumble::Alarm => 3,
        }
    }

    /// The length of a pulse, in milliseconds.
    #[must_use]
    pub const fn pulse_ms(self) -> u32 {
        match self {
            Rumble::Edge => 100,
            Rumble::Notice => 150,
            Rumble::Alarm => 500,
        }
    }

    /// The stillness between two pulses, in milliseconds.
    #[must_use]
    pub const fn pause_ms(self) -> u32 {
        match self {
            Rumble::Edge | Rumble::Notice => 150,
            Rumble::Alarm => 250,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_hand_tells_the_patterns_apart_by_counting() {
        let counts: BTreeSet<u32> = Rumble::ALL.into_iter().map(Rumble::pulses).collect();
        assert_eq!(counts.len(), Rumble::ALL.len());
        assert!(Rumble::ALL.into_iter().all(|rumble| rumble.pulse_ms() >= 100 && rumble.pause_ms() >= 150));
    }
}
