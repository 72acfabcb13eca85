use super::{Pace, Rate};

/// How loud a voice speaks: -100 (hardly heard) to 100 (as loud as the engine can), 0 as the engine likes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Volume(i8);

impl Volume {
    /// `volume`, cut to -100..=100.
    #[must_use]
    pub fn new(volume: i8) -> Volume {
        Volume(volume.clamp(-100, 100))
    }

    /// The number, -100..=100.
    #[must_use]
    pub const fn get(self) -> i8 {
        self.0
    }

    /// The same volume on another scale that goes from `softest` over `normal` to `loudest`.
    #[must_use]
    pub fn scale(self, softest: f32, normal: f32, loudest: f32) -> f32 {
        Rate::new(self.0).scale(softest, normal, loudest)
    }
}

/// How a voice speaks, as its listener wants it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tuning {
    pub rate: Rate,
    pub volume: Volume,
    /// The name of the voice as its engine has it; none: the engine's own for the language.
    pub voice: Option<String>,
}

impl Tuning {
    /// The rate of an utterance that is said at this pace.
    #[must_use]
    pub fn rate_at(&self, pace: Pace) -> Rate {
        self.rate.at(pace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_volume_keeps_its_ends_and_its_middle_on_another_scale() {
        for (volume, amplitude) in [(-100, 10.0), (-50, 55.0), (0, 100.0), (50, 150.0), (100, 200.0), (127, 200.0)] {
            assert_eq!(Volume::new(volume).scale(10.0, 100.0, 200.0), amplitude, "{volume}");
        }
    }
}
