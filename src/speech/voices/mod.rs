//! The voices behind one trait. The only room that opens sockets and starts speech engines.
//!
//! ```text
//! say, silence ─► Speaker ─► worker thread ─► Queue (pure: who waits, who is cut) ─► dyn Voice ─► engine
//!                                │                                                      │
//!                              Report ◄───────────── Lost, Back ◄───────────────────────┘
//! ```
//!
//! One utterance at a time is with the engine; what waits, waits in the [`Queue`]. Hence every engine keeps the same
//! order, no key press silences an announcement, and it is known what had not been said when an engine died.
//!
//! Architecture invariant: nothing here decides what is said or to whom, and nothing here can hold up the game.
//! [`Speaker::say`] only sends to a channel; sockets have time-outs; engines that may hang sit on threads of their own.

mod chime;
mod error;
mod espeak;
mod outlet;
mod process;
mod queue;
mod settings;
mod silent;
mod speaker;
mod ssip;
mod text;
#[cfg(any(feature = "tts", target_os = "macos", windows))]
mod tts;
mod tuning;

use std::fmt;
use std::str::FromStr;

use crate::{Kind as Said, Lifetime, Priority, Sound};
use golos_wording::Lang;

pub use chime::{Chime, ChimeReport, ChimeReporter, SoundWay};
pub use error::VoiceError;
pub use queue::{Queue, Verdict};
pub use settings::{Address, Channel, Rate, Route, Settings, SoundOutlet};
pub use speaker::{Opener, Report, Reporter, Speaker};
pub use tuning::{Tuning, Volume};

/// What a voice gets: already in words, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utter {
    /// Spoken as it stands, save that control characters are dropped and line breaks become blanks.
    pub text: String,
    pub lang: Lang,
    pub priority: Priority,
    /// How long it is worth saying.
    pub lifetime: Lifetime,
    pub pace: Pace,
    /// The sound that is played before it, where it tells of one.
    pub sound: Option<Sound>,
}

/// How fast one utterance is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// At the rate of the [`Settings`].
    #[default]
    Usual,
    /// Faster: others wait behind it.
    Brisk,
}

impl Utter {
    /// `text` in `lang`, as urgent as `priority`.
    #[must_use]
    pub fn new(text: impl Into<String>, lang: Lang, priority: Priority) -> Utter {
        Utter { text: text.into(), lang, priority, lifetime: priority.lifetime(), pace: Pace::Usual, sound: None }
    }

    /// `text` in `lang`, as urgent and as lasting as what is of this kind.
    #[must_use]
    pub fn of(kind: Said, text: impl Into<String>, lang: Lang) -> Utter {
        Utter { lifetime: kind.lifetime(), ..Utter::new(text, lang, kind.priority()) }
    }
}

/// A kind of voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VoiceKind {
    /// speech-dispatcher, over its own protocol.
    SpeechDispatcher,
    /// The `tts` crate: the system voice of macOS and Windows.
    Tts,
    /// `espeak-ng` as a child process.
    Espeak,
    /// No sound: the faces show the text anyway.
    Text,
}

impl VoiceKind {
    /// Every kind, in the order in which this system tries them; the last one always answers.
    pub const BY_PREFERENCE: [VoiceKind; 4] = if cfg!(any(target_os = "macos", windows)) {
        [VoiceKind::Tts, VoiceKind::SpeechDispatcher, VoiceKind::Espeak, VoiceKind::Text]
    } else {
        [VoiceKind::SpeechDispatcher, VoiceKind::Espeak, VoiceKind::Tts, VoiceKind::Text]
    };

    /// The name in options and profiles.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            VoiceKind::SpeechDispatcher => "speechd",
            VoiceKind::Tts => "tts",
            VoiceKind::Espeak => "espeak",
            VoiceKind::Text => "text",
        }
    }
}

impl fmt::Display for VoiceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for VoiceKind {
    type Err = VoiceError;

    /// Reads `speechd`, `tts`, `espeak`, `text` or `none`.
    fn from_str(text: &str) -> Result<VoiceKind, VoiceError> {
        match text {
            "none" => Ok(VoiceKind::Text),
            name => VoiceKind::BY_PREFERENCE
                .into_iter()
                .find(|kind| kind.name() == name)
                .ok_or_else(|| VoiceError::UnknownKind(name.to_owned())),
        }
    }
}

/// A voice that an engine offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoiceName {
    pub name: String,
    /// The language tag as the engine writes it: `ru`, `en-GB`.
    pub lang: String,
}

impl VoiceName {
    /// Whether the voice speaks the language, in whatever country.
    #[must_use]
    pub fn speaks(&self, lang: Lang) -> bool {
        let tag = self.lang.split(['-', '_']).next().unwrap_or_default();
        tag.eq_ignore_ascii_case(lang.voice())
    }
}

/// An engine that says one utterance at a time.
///
/// After an error the voice is of no more use: drop it and [`open`] a new one.
pub trait Voice: Send {
    /// Which kind it is.
    fn kind(&self) -> VoiceKind;

    /// Starts to say `utter` and returns. The caller has waited until the voice was not [`busy`](Voice::busy), or has
    /// called [`silence`](Voice::silence).
    ///
    /// # Errors
    /// The engine is gone, does not answer in time or refuses.
    fn speak(&mut self, utter: &Utter) -> Result<(), VoiceError>;

    /// Stops what is being said, whatever its priority; nothing being said is fine.
    ///
    /// # Errors
    /// As [`speak`](Voice::speak).
    fn silence(&mut self) -> Result<(), VoiceError>;

    /// Whether the last utterance is still being said. Never waits.
    ///
    /// # Errors
    /// An engine that died, even between two utterances, says so here.
    fn busy(&mut self) -> Result<bool, VoiceError>;

    /// Whether it always tells when an utterance has ended: one that goes on far too long then has no voice any more, and
    /// else counts as said.
    fn tells_the_end(&self) -> bool {
        false
    }

    /// Speaks so from the next utterance on. May take seconds where a voice is named.
    ///
    /// # Errors
    /// As [`speak`](Voice::speak); [`VoiceError::NoVoice`] if there is no voice of the name: the one before it speaks on.
    fn tune(&mut self, tuning: &Tuning) -> Result<(), VoiceError>;

    /// The voices to choose from. May take seconds.
    ///
    /// # Errors
    /// As [`speak`](Voice::speak).
    fn list(&mut self) -> Result<Vec<VoiceName>, VoiceError>;
}

/// Opens a voice of this kind.
///
/// # Errors
/// Nobody answers, or this program was built without the kind.
pub fn open(kind: VoiceKind, settings: &Settings) -> Result<Box<dyn Voice>, VoiceError> {
    match kind {
        VoiceKind::SpeechDispatcher => Ok(Box::new(ssip::Ssip::open(settings)?)),
        VoiceKind::Espeak => Ok(Box::new(espeak::Espeak::open(settings)?)),
        #[cfg(any(feature = "tts", target_os = "macos", windows))]
        VoiceKind::Tts => Ok(Box::new(tts::TtsVoice::open(settings)?)),
        #[cfg(not(any(feature = "tts", target_os = "macos", windows)))]
        VoiceKind::Tts => Err(VoiceError::NotBuilt(kind)),
        VoiceKind::Text => Ok(Box::new(silent::Silent)),
    }
}

/// The first voice of [`VoiceKind::BY_PREFERENCE`] that answers; text alone when none does.
#[must_use]
pub fn first_that_answers(settings: &Settings) -> Box<dyn Voice> {
    VoiceKind::BY_PREFERENCE
        .into_iter()
        .find_map(|kind| open(kind, settings).ok())
        .unwrap_or_else(|| Box::new(silent::Silent))
}
