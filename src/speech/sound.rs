use std::time::Duration;

use golos_wording::{Sentence, message};

/// A short sound of its own for what is announced, beside the words and never instead of them. Greater means more urgent: of
/// what is announced together only the most urgent sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sound {
    /// The program listens to a player from now on.
    Listening,
    /// It has stopped to listen.
    Heard,
    /// One's own move is accepted.
    Accepted,
    /// One's own clock press is accepted (U-V.13.7).
    Pressed,
    /// A move was made, by the opponent where the listener has a side.
    Moved,
    /// The opponent has pressed: one's own clock runs (U-V.13.7.3a).
    Turn,
    /// A second of the countdown.
    Count,
    /// So much time is left.
    Warning,
    /// A draw is offered.
    Offer,
    /// What was asked for is not done.
    Refused,
    /// A stop, a decision, an irregularity, a call for the arbiter.
    Notice,
    /// The line to the hall is lost, or the program has a trouble.
    Trouble,
    /// A flag has fallen.
    Flag,
    /// The result.
    Result,
}

/// A part of a sound: a tone of this frequency in hertz, 0 is silence, for so many milliseconds.
type Tone = (u16, u16);

/// The silence between two bells of a pattern.
const SHORT: Duration = Duration::from_millis(200);
const LONG: Duration = Duration::from_millis(600);

/// How many samples of a tone swell and fade, so that it begins and ends without a click: 4 milliseconds.
const EDGE: u32 = RATE / 250;

/// Samples a second.
pub const RATE: u32 = 22_050;

impl Sound {
    /// Every sound, the least urgent first.
    pub const ALL: [Sound; 14] = [
        Sound::Listening,
        Sound::Heard,
        Sound::Accepted,
        Sound::Pressed,
        Sound::Moved,
        Sound::Turn,
        Sound::Count,
        Sound::Warning,
        Sound::Offer,
        Sound::Refused,
        Sound::Notice,
        Sound::Trouble,
        Sound::Flag,
        Sound::Result,
    ];

    /// The name by which it is asked for.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Sound::Listening => "listening",
            Sound::Heard => "heard",
            Sound::Accepted => "accepted",
            Sound::Pressed => "pressed",
            Sound::Moved => "moved",
            Sound::Turn => "turn",
            Sound::Count => "count",
            Sound::Warning => "warning",
            Sound::Offer => "offer",
            Sound::Refused => "refused",
            Sound::Notice => "notice",
            Sound::Trouble => "trouble",
            Sound::Flag => "flag",
            Sound::Result => "result",
        }
    }

    /// Its name and what it means.
    #[must_use]
    pub fn sentence(self) -> Sentence {
        match self {
            Sound::Listening => message::sound_listening(),
            Sound::Heard => message::sound_heard(),
            Sound::Accepted => message::sound_accepted(),
            Sound::Pressed => message::sound_pressed(),
            Sound::Moved => message::sound_moved(),
            Sound::Turn => message::sound_turn(),
            Sound::Count => message::sound_count(),
            Sound::Warning => message::sound_warning(),
            Sound::Offer => message::sound_offer(),
            Sound::Refused => message::sound_refused(),
            Sound::Notice => message::sound_notice(),
            Sound::Trouble => message::sound_trouble(),
            Sound::Flag => message::sound_flag(),
            Sound::Result => message::sound_result(),
        }
    }

    /// The tones: 200 to 1,000 hertz, which people hear who do not hear above 2,000; 50 to 150 milliseconds together.
    const fn tones(self) -> &'static [Tone] {
        match self {
            Sound::Listening => &[(500, 50), (0, 30), (750, 60)],
            Sound::Heard => &[(750, 50), (0, 30), (500, 60)],
            Sound::Accepted => &[(600, 60)],
            Sound::Pressed => &[(280, 50)],
            Sound::Moved => &[(420, 50), (630, 60)],
            Sound::Turn => &[(280, 50), (0, 30), (280, 50)],
            Sound::Count => &[(900, 50)],
            Sound::Warning => &[(900, 50), (0, 30), (900, 50)],
            Sound::Offer => &[(400, 50), (500, 50), (640, 50)],
            Sound::Refused => &[(320, 60), (210, 80)],
            Sound::Notice => &[(700, 140)],
            Sound::Trouble => &[(220, 35), (0, 20), (220, 35), (0, 20), (220, 40)],
            Sound::Flag => &[(950, 50), (380, 50), (950, 50)],
            Sound::Result => &[(780, 45), (620, 45), (490, 60)],
        }
    }

    /// The silences between the bells of its pattern, where only a bell can be rung.
    #[must_use]
    pub const fn bells(self) -> &'static [Duration] {
        match self {
            Sound::Listening => &[LONG, LONG, SHORT],
            Sound::Heard => &[LONG, SHORT, LONG],
            Sound::Accepted => &[],
            Sound::Moved => &[SHORT],
            Sound::Pressed => &[LONG],
            Sound::Turn => &[SHORT, SHORT],
            Sound::Count => &[LONG, LONG],
            Sound::Warning => &[SHORT, LONG],
            Sound::Offer => &[LONG, SHORT],
            Sound::Refused => &[LONG, LONG, LONG],
            Sound::Notice => &[SHORT, SHORT, SHORT],
            Sound::Trouble => &[LONG, SHORT, SHORT],
            Sound::Flag => &[SHORT, SHORT, SHORT, SHORT],
            Sound::Result => &[SHORT, SHORT, LONG],
        }
    }

    /// How long it is.
    #[must_use]
    pub fn length(self) -> Duration {
        self.tones().iter().map(|(_, length)| Duration::from_millis((*length).into())).sum()
    }

    /// Its samples, of one channel at [`RATE`] a second; `loudness` is the peak, 0 to 1.
    #[must_use]
    pub fn samples(self, loudness: f32) -> Vec<i16> {
        let peak = loudness.clamp(0.0, 1.0) * f32::from(i16::MAX);
        self.tones().iter().flat_map(|tone| samples_of(*tone, peak)).collect()
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "all are small, and within the peak")]
fn samples_of((frequency, length): Tone, peak: f32) -> impl Iterator<Item = i16> {
    let count = u32::from(length) * RATE / 1000;
    (0..count).map(move |index| {
        let angle = std::f32::consts::TAU * f32::from(frequency) * index as f32 / RATE as f32;
        let edge = index.min(count - 1 - index).min(EDGE) as f32 / EDGE as f32;
        (angle.sin() * peak * edge) as i16
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often the wave rises through zero in each tenth of 150 milliseconds, which tells its pitch and its silences.
    fn contour(sound: Sound) -> Vec<i16> {
        let samples = sound.samples(1.0);
        let window = RATE as usize * 15 / 1000;
        let mut rises: Vec<i16> = samples
            .chunks(window)
            .map(|part| i16::try_from(part.windows(2).filter(|pair| pair[0] <= 0 && pair[1] > 0).count()).unwrap())
            .collect();
        rises.resize(10, 0);
        rises
    }

    #[test]
    fn a_sound_lasts_50_to_150_milliseconds() {
        for sound in Sound::ALL {
            let length = sound.length().as_millis();
            assert!((50..=150).contains(&length), "{sound:?}: {length}");
            let played = sound.samples(0.5).len() as u128 * 1000 / u128::from(RATE);
            assert!(played.abs_diff(length) <= 2, "{sound:?}: {played} of {length}");
        }
    }

    #[test]
    fn a_sound_keeps_below_its_peak_and_begins_and_ends_without_a_click() {
        for sound in Sound::ALL {
            let samples = sound.samples(0.5);
            let peak = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap();
            assert!((15_000..=16_384).contains(&peak), "{sound:?}: {peak}");
            assert_eq!((samples.first(), samples.last()), (Some(&0), Some(&0)), "{sound:?}");
            // No step is greater than a full wave of the highest tone makes, also where two tones meet.
            let step = samples.windows(2).map(|pair| pair[0].abs_diff(pair[1])).max().unwrap();
            assert!(step < 5000, "{sound:?}: {step}");
            assert!(sound.samples(0.0).iter().all(|sample| *sample == 0), "{sound:?}");
        }
    }

    #[test]
    fn no_two_sounds_are_alike_and_none_needs_ears_above_1000_hertz() {
        for (index, one) in Sound::ALL.into_iter().enumerate() {
            assert!(one.tones().iter().all(|(frequency, _)| matches!(frequency, 0 | 200..=1000)), "{one:?}");
            for other in &Sound::ALL[index + 1..] {
                let (own, their) = (contour(one), contour(*other));
                let differs: i16 = own.iter().zip(&their).map(|(own, their)| (own - their).abs()).sum();
                assert!(differs >= 10, "{one:?} {other:?}: {own:?} {their:?}");
                assert_ne!(one.bells(), other.bells(), "{one:?} {other:?}");
                assert_ne!(one.name(), other.name());
            }
        }
    }
}
