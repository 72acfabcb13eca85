use super::{Pace, Rate, VoiceError, VoiceName};

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

    /// Whether another tuning names a voice that it is not known of that there is one.
    pub(super) fn asks_after(&self, tuning: &Tuning) -> bool {
        tuning.voice.is_some() && tuning.voice != self.voice
    }

    /// Takes over another tuning, where these voices are known.
    ///
    /// # Errors
    /// [`VoiceError::NoVoice`] if there is none of the name: the voice before speaks on, the rest is as it was asked for.
    pub(super) fn change(&mut self, tuning: &Tuning, known: &[VoiceName]) -> Result<(), VoiceError> {
        let asked = tuning.voice.as_ref().filter(|_| self.asks_after(tuning));
        let missing = asked.filter(|name| known.iter().all(|voice| voice.name != **name)).cloned();
        let voice = if missing.is_some() { self.voice.take() } else { tuning.voice.clone() };
        *self = Tuning { voice, ..tuning.clone() };
        missing.map_or(Ok(()), |name| Err(VoiceError::NoVoice(name)))
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

    #[test]
    fn a_voice_that_there_is_not_leaves_the_one_before_and_changes_the_rest() {
        let known = [VoiceName { name: "anna".to_owned(), lang: "ru".to_owned() }];
        let named = |name: Option<&str>, rate| Tuning {
            rate: Rate::new(rate),
            voice: name.map(str::to_owned),
            ..Tuning::default()
        };
        for (before, asked, after, is_missing) in [
            (None, Some("anna"), Some("anna"), false),
            (Some("olga"), Some("olga"), Some("olga"), false),
            (Some("olga"), Some("boris"), Some("olga"), true),
            (Some("olga"), None, None, false),
        ] {
            let mut tuning = named(before, 0);
            let changed = tuning.change(&named(asked, 30), &known);
            assert_eq!((tuning, changed.is_err()), (named(after, 30), is_missing), "{asked:?}");
        }
    }
}
