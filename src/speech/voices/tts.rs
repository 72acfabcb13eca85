//! The `tts` crate: the system voice of macOS and Windows, and on Linux another way to speech-dispatcher.
//!
//! It may hang in any call, so it lives on a thread of its own behind a watchdog. It aborts when a second one is made
//! before the first is dropped, so the thread holds a lock for its life; one that hangs keeps the next from starting.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Mutex, TryLockError};
use std::thread;
use std::time::Duration;

use tts::Tts;

use super::text::speakable;
use super::{Pace, Rate, Settings, Tuning, Utter, Voice, VoiceError, VoiceKind, VoiceName, Volume};
use golos_wording::Lang;

/// How long one call may take.
const WATCHDOG: Duration = Duration::from_secs(2);

/// How often the engine may be asked before it has begun to speak; then it counts as finished, for a text that was short
/// may have begun and ended unseen.
const TRIALS: u8 = 25;

/// Held by the thread that has the one engine.
static ENGINE: Mutex<()> = Mutex::new(());

type Job = Box<dyn FnOnce(&mut TtsEngine) + Send>;

/// The handle on the engine's thread.
pub(super) struct TtsVoice {
    jobs: Sender<Job>,
}

impl TtsVoice {
    /// Starts the engine's thread.
    ///
    /// # Errors
    /// The system has no voice, or an earlier engine still hangs.
    pub(super) fn open(settings: &Settings) -> Result<TtsVoice, VoiceError> {
        let tuning = settings.tuning.clone();
        let (jobs, inbox) = mpsc::channel::<Job>();
        let (started, start) = mpsc::channel();
        let work = move || {
            let _one = match ENGINE.try_lock() {
                Ok(guard) => guard,
                Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
                Err(TryLockError::WouldBlock) => return,
            };
            match TtsEngine::open(tuning) {
                Ok(mut engine) => {
                    if started.send(Ok(())).is_ok() {
                        inbox.into_iter().for_each(|job| job(&mut engine));
                    }
                }
                Err(error) => drop(started.send(Err(error))),
            }
        };
        thread::Builder::new().name("tts".to_owned()).spawn(work).map_err(VoiceError::Thread)?;
        await_answer(&start)?;
        Ok(TtsVoice { jobs })
    }

    /// Lets the engine's thread do `job`.
    fn ask<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut TtsEngine) -> Result<T, tts::Error> + Send + 'static,
    ) -> Result<T, VoiceError> {
        let (done, answer) = mpsc::channel();
        let job = move |engine: &mut TtsEngine| drop(done.send(job(engine).map_err(system)));
        self.jobs.send(Box::new(job)).map_err(|_| VoiceError::Gone)?;
        await_answer(&answer)
    }
}

impl Voice for TtsVoice {
    fn kind(&self) -> VoiceKind {
        VoiceKind::Tts
    }

    fn speak(&mut self, utter: &Utter) -> Result<(), VoiceError> {
        let Some(text) = speakable(&utter.text) else { return Ok(()) };
        let (lang, pace) = (utter.lang, utter.pace);
        self.ask(move |engine| engine.speak(text, lang, pace))
    }

    fn silence(&mut self) -> Result<(), VoiceError> {
        self.ask(TtsEngine::silence)
    }

    fn busy(&mut self) -> Result<bool, VoiceError> {
        self.ask(TtsEngine::busy)
    }

    fn tune(&mut self, tuning: &Tuning) -> Result<(), VoiceError> {
        let tuning = tuning.clone();
        self.ask(move |engine| engine.tune(tuning))?.map_or(Ok(()), |unknown| Err(VoiceError::NoVoice(unknown)))
    }

    fn list(&mut self) -> Result<Vec<VoiceName>, VoiceError> {
        let voices = self.ask(|engine| engine.tts.voices())?;
        Ok(voices.iter().map(|voice| VoiceName { name: voice.name(), lang: voice.language().to_string() }).collect())
    }
}

/// What the thread has.
struct TtsEngine {
    tts: Tts,
    /// The system's voice for each language that has one.
    voices: Vec<(Lang, tts::Voice)>,
    lang: Option<Lang>,
    tuning: Tuning,
    pace: Pace,
    saying: Saying,
}

/// How far the last text is.
enum Saying {
    Nothing,
    /// Handed over; so many questions are left until it counts as said.
    Handed(u8),
    Begun,
}

impl TtsEngine {
    fn open(tuning: Tuning) -> Result<TtsEngine, VoiceError> {
        let mut tts = Tts::default().map_err(system)?;
        set_rate(&mut tts, tuning.rate).map_err(system)?;
        // How loud it is as usual, the system knows better.
        if tuning.volume != Volume::default() {
            set_volume(&mut tts, tuning.volume).map_err(system)?;
        }
        let voices = if cfg!(target_os = "linux") { Vec::new() } else { one_a_language(&tts).map_err(system)? };
        let unnamed = Tuning { voice: None, ..tuning.clone() };
        let mut engine =
            TtsEngine { tts, voices, lang: None, tuning: unnamed, pace: Pace::Usual, saying: Saying::Nothing };
        // A voice that is not there is told of by whoever asks for it again. On Linux nobody waits for the list.
        if !cfg!(target_os = "linux") && tuning.voice.is_some() {
            engine.tune(tuning).map_err(system)?;
        }
        Ok(engine)
    }

    fn speak(&mut self, text: String, lang: Lang, pace: Pace) -> Result<(), tts::Error> {
        if self.pace != pace {
            set_rate(&mut self.tts, self.tuning.rate_at(pace))?;
            self.pace = pace;
        }
        // The voice that was named speaks every language.
        if self.lang != Some(lang)
            && self.tuning.voice.is_none()
            && let Some((_, voice)) = self.voices.iter().find(|(spoken, _)| *spoken == lang)
        {
            self.tts.set_voice(voice)?;
            self.lang = Some(lang);
        }
        self.tts.speak(text, false)?;
        self.saying = Saying::Handed(TRIALS);
        Ok(())
    }

    /// The name of the voice, if there is none of it.
    fn tune(&mut self, tuning: Tuning) -> Result<Option<String>, tts::Error> {
        set_rate(&mut self.tts, tuning.rate_at(self.pace))?;
        set_volume(&mut self.tts, tuning.volume)?;
        let named = match &tuning.voice {
            Some(name) if tuning.voice != self.tuning.voice => {
                let found = self.tts.voices()?.into_iter().find(|voice| voice.name() == *name);
                let Some(voice) = found else { return Ok(Some(name.clone())) };
                Some(voice)
            }
            Some(_) | None => None,
        };
        if let Some(voice) = named {
            self.tts.set_voice(&voice)?;
        }
        self.tuning = tuning;
        Ok(None)
    }

    fn silence(&mut self) -> Result<(), tts::Error> {
        self.saying = Saying::Nothing;
        self.tts.stop().map(drop)
    }

    fn busy(&mut self) -> Result<bool, tts::Error> {
        if matches!(self.saying, Saying::Nothing) {
            return Ok(false);
        }
        self.saying = match (self.tts.is_speaking()?, &self.saying) {
            (true, _) => Saying::Begun,
            (false, Saying::Handed(left @ 1..)) => Saying::Handed(left - 1),
            (false, _) => Saying::Nothing,
        };
        Ok(!matches!(self.saying, Saying::Nothing))
    }
}

fn set_rate(tts: &mut Tts, rate: Rate) -> Result<(), tts::Error> {
    let rate = rate.scale(tts.min_rate(), tts.normal_rate(), tts.max_rate());
    tts.set_rate(rate).map(drop)
}

fn set_volume(tts: &mut Tts, volume: Volume) -> Result<(), tts::Error> {
    if !tts.supported_features().volume {
        return Ok(());
    }
    let volume = volume.scale(tts.min_volume(), tts.normal_volume(), tts.max_volume());
    tts.set_volume(volume).map(drop)
}

/// A voice for each language of ours. Not asked for on Linux: there the list has 13 000 entries, takes longer than the
/// watchdog waits, and a voice from it does not set the language.
fn one_a_language(tts: &Tts) -> Result<Vec<(Lang, tts::Voice)>, tts::Error> {
    let all = tts.voices()?;
    let speaks = |voice: &&tts::Voice, lang: Lang| voice.language().primary_language() == lang.code();
    Ok(Lang::ALL.into_iter().filter_map(|lang| Some((lang, all.iter().find(|v| speaks(v, lang))?.clone()))).collect())
}

fn await_answer<T>(answer: &mpsc::Receiver<Result<T, VoiceError>>) -> Result<T, VoiceError> {
    match answer.recv_timeout(WATCHDOG) {
        Ok(result) => result,
        Err(RecvTimeoutError::Timeout) => Err(VoiceError::TimedOut(WATCHDOG)),
        Err(RecvTimeoutError::Disconnected) => Err(VoiceError::Gone),
    }
}

fn system(error: tts::Error) -> VoiceError {
    VoiceError::System(error.to_string())
}
