//! How a pad shakes: patterns that a hand tells apart. Pure.

use super::PadId;

/// Shakes pads, as far as they can. It never waits and never fails: a pad without a motor, or one that is gone, is
/// simply still.
pub trait Buzz: Send {
    /// Plays a pattern on a pad; the same pattern begins anew.
    fn rumble(&self, pad: PadId, rumble: Rumble);
}

/// What a hand feels: short and long pulses, three at most. The more urgent is greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rumble {
    /// The edge of the board.
    Edge,
    /// What was asked for is not done.
    Refused,
    /// A move was made: the sign that players agree on where one does not hear (U-V.13.14, U-V.13.15b).
    Moved,
    /// It is one's own turn.
    Turn,
    /// A stop, a decision, a result.
    Notice,
    /// So much time is left.
    Warning,
    /// A draw is offered.
    Offer,
    /// Somebody calls the arbiter.
    Call,
    Irregularity,
    /// A flag has fallen.
    Flag,
}

/// One shake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pulse {
    Short,
    Long,
}

impl Pulse {
    /// How long it is, in milliseconds.
    #[must_use]
    pub const fn ms(self) -> u32 {
        match self {
            Pulse::Short => 100,
            Pulse::Long => 400,
        }
    }
}

use Pulse::{Long, Short};
use golos_wording::{Sentence, message};

impl Rumble {
    /// Every pattern, the least urgent first.
    pub const ALL: [Rumble; 10] = [
        Rumble::Edge,
        Rumble::Refused,
        Rumble::Moved,
        Rumble::Turn,
        Rumble::Notice,
        Rumble::Warning,
        Rumble::Offer,
        Rumble::Call,
        Rumble::Irregularity,
        Rumble::Flag,
    ];

    /// The stillness between two pulses, in milliseconds.
    pub const PAUSE_MS: u32 = 150;

    /// The pulses, one after the other.
    #[must_use]
    pub const fn pulses(self) -> &'static [Pulse] {
        match self {
            Rumble::Edge => &[Short],
            Rumble::Refused => &[Long],
            Rumble::Moved => &[Short, Short],
            Rumble::Turn => &[Short, Long],
            Rumble::Notice => &[Long, Short],
            Rumble::Warning => &[Long, Long],
            Rumble::Offer => &[Short, Short, Short],
            Rumble::Call => &[Short, Short, Long],
            Rumble::Irregularity => &[Long, Long, Short],
            Rumble::Flag => &[Long, Long, Long],
        }
    }

    /// How long all of it is, in milliseconds.
    #[must_use]
    pub fn ms(self) -> u32 {
        self.pulses().iter().map(|pulse| pulse.ms() + Rumble::PAUSE_MS).sum::<u32>() - Rumble::PAUSE_MS
    }

    /// The text that says what it means, and how it feels.
    #[must_use]
    pub fn sentence(self) -> Sentence {
        match self {
            Rumble::Edge => message::feel_edge(),
            Rumble::Refused => message::feel_refused(),
            Rumble::Moved => message::feel_moved(),
            Rumble::Turn => message::feel_turn(),
            Rumble::Notice => message::feel_notice(),
            Rumble::Warning => message::feel_warning(),
            Rumble::Offer => message::feel_offer(),
            Rumble::Call => message::feel_call(),
            Rumble::Irregularity => message::feel_irregularity(),
            Rumble::Flag => message::feel_flag(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_tells_the_patterns_apart_by_counting_short_and_long() {
        for (index, one) in Rumble::ALL.into_iter().enumerate() {
            assert!(Rumble::ALL.into_iter().skip(index + 1).all(|other| other.pulses() != one.pulses()), "{one:?}");
            assert!((1..=3).contains(&one.pulses().len()) && one.ms() <= 1500, "{one:?}");
        }
        // A motor takes its time: shorter than this nobody feels, and less than three times as long nobody tells apart.
        assert!(Short.ms() >= 100 && Long.ms() >= 3 * Short.ms() && Rumble::PAUSE_MS >= 150);
    }

    #[test]
    fn the_most_urgent_is_the_longest() {
        assert!(Rumble::ALL.into_iter().all(|rumble| rumble.ms() <= Rumble::Flag.ms()));
        assert_eq!(Rumble::Flag.ms(), 3 * 400 + 2 * 150);
    }
}
