//! Sounds beside the words of one listener: which is played of what they hear, and where.

use std::time::Duration;

use golos_desk::Out;
use golos_profile::Preferences;
use golos_speech::Sound;
use golos_speech::voices::{Chime, Volume};

/// What is played of what is heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Mode {
    /// Nothing: it was not asked for, and is not usual here.
    #[default]
    Unset,
    Off,
    On,
    /// The bell of the terminal.
    Bell,
}

/// The sounds of one listener.
#[derive(Debug, Default)]
pub struct Sounds {
    chime: Option<Chime>,
    /// Whether these are the sounds of the terminal, which may ring its bell instead.
    is_terminal: bool,
    mode: Mode,
}

impl Sounds {
    /// Those of a terminal.
    #[must_use]
    pub const fn of_terminal(chime: Chime) -> Sounds {
        Sounds { chime: Some(chime), is_terminal: true, mode: Mode::Unset }
    }

    /// Those of private ears; `None` if nothing can be played there. All would hear the bell of the terminal: it never
    /// stands in for them.
    #[must_use]
    pub const fn of_ear(chime: Option<Chime>) -> Sounds {
        Sounds { chime, is_terminal: false, mode: Mode::Unset }
    }

    /// Plays as it is set from now on. Where nothing is set, sounds are played beside a voice that `speaks` by a device of this
    /// machine.
    pub fn heed(&mut self, wishes: &Preferences, speaks: bool) {
        let Some(chime) = &self.chime else { return };
        self.mode = match wishes.sounds.as_deref() {
            Some("off") => Mode::Off,
            Some("bell") if self.is_terminal => Mode::Bell,
            Some("on") => Mode::On,
            _ if speaks && chime.has_device() => Mode::On,
            _ => Mode::Unset,
        };
        chime.ring(self.is_terminal && self.mode == Mode::On, self.mode == Mode::Bell);
        chime.tune(Volume::new(wishes.sounds_volume.unwrap_or_default()));
    }

    /// Whether something can be played here, a bell where it may be one.
    #[must_use]
    pub fn can_play(&self) -> bool {
        self.chime.as_ref().is_some_and(|chime| chime.has_device() || self.is_terminal)
    }

    /// Whether the plain bell of alarms is left out: sounds take its place, or all sounds were switched off.
    #[must_use]
    pub fn replace_bell(&self) -> bool {
        self.mode != Mode::Unset
    }

    /// Plays the most urgent sound of what is heard together. The length of it: so long its words wait.
    pub fn play<'a>(&self, heard: impl Iterator<Item = &'a Out>) -> Duration {
        let Some(chime) = self.chime.as_ref().filter(|_| matches!(self.mode, Mode::On | Mode::Bell)) else {
            return Duration::ZERO;
        };
        let Some(sound) = heard.filter_map(|out| out.sound).max() else { return Duration::ZERO };
        chime.play(sound);
        if self.mode == Mode::On && chime.has_device() { sound.length() } else { Duration::ZERO }
    }

    /// Plays what somebody has asked to hear, where no voice says the words behind it.
    pub fn play_asked<'a>(&self, heard: impl Iterator<Item = &'a Out>) {
        let asked = heard.filter_map(|out| out.spoken.as_ref()?.sound);
        asked.for_each(|sound: Sound| self.chime.iter().for_each(|chime| chime.play(sound)));
    }
}
