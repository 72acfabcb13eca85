//! Short sounds beside the voice, on a thread of their own: a player that hangs holds up neither the game nor the voice.

use std::process::Command;
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use super::{Channel, SoundOutlet, VoiceError, Volume, outlet, process};
use crate::{RATE, Sound};

/// So many sounds wait at most; what comes beyond them is dropped, for a late sound means nothing.
const WAITING: usize = 16;

/// How long after a failure the device is tried again. Meanwhile the bell is rung, where there is one.
const PAUSE: Duration = Duration::from_secs(10);

/// Peaks of the softest, the usual and the loudest sounds, of 1.
const LOUDNESS: (f32, f32, f32) = (0.03, 0.3, 0.95);

/// Plays on the usual device of the machine, where neither ALSA's player nor a device is named.
const SERVER_PLAYER: &str = "paplay";

/// Where sounds are heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoundWay {
    /// On the usual device of this machine.
    Usual,
    /// Where the voice of this ear is heard.
    Outlet(SoundOutlet),
    /// Nowhere: the voice is heard at a place that is not known here.
    Nowhere,
}

/// A report of the thread that plays sounds.
#[derive(Debug)]
pub enum ChimeReport {
    /// Nothing can be played: told once.
    Lost { why: VoiceError },
    /// Ring the bell of the terminal once.
    Bell,
}

/// Hears the reports, on the thread of the sounds.
pub type ChimeReporter = Box<dyn FnMut(ChimeReport) + Send>;

/// A handle on the thread that plays sounds. No call waits. The thread ends with the last handle.
#[derive(Clone, Debug)]
pub struct Chime {
    orders: SyncSender<ChimeOrder>,
    /// Whether there is a device to play on.
    has_device: bool,
}

#[derive(Debug)]
enum ChimeOrder {
    Play(Sound),
    Tune(Volume),
    /// Whether a bell replaces what cannot be played, and whether it replaces everything.
    Ring {
        instead: bool,
        always: bool,
    },
}

impl Chime {
    /// Plays on this way. No bell is rung before [`ring`](Chime::ring) allows it: a room hears the bell of a terminal, and what
    /// is meant for one ear is not for a room.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(way: SoundWay, report: ChimeReporter) -> Result<Chime, VoiceError> {
        let (orders, inbox) = mpsc::sync_channel(WAITING);
        let has_device = way != SoundWay::Nowhere;
        let player =
            Player { way, report, volume: Volume::default(), instead: false, always: false, lost: None, told: false };
        let run = move || player.run(&inbox);
        thread::Builder::new().name("sounds".to_owned()).spawn(run).map_err(VoiceError::Thread)?;
        Ok(Chime { orders, has_device })
    }

    /// Whether there is a device to play on, as far as is known.
    #[must_use]
    pub const fn has_device(&self) -> bool {
        self.has_device
    }

    /// Plays a sound after those that wait; drops it if too many wait.
    pub fn play(&self, sound: Sound) {
        self.order(ChimeOrder::Play(sound));
    }

    /// Plays so loud from the next sound on.
    pub fn tune(&self, volume: Volume) {
        self.order(ChimeOrder::Tune(volume));
    }

    /// Whether the bell is rung `instead` of what cannot be played, or `always`.
    pub fn ring(&self, instead: bool, always: bool) {
        self.order(ChimeOrder::Ring { instead, always });
    }

    fn order(&self, order: ChimeOrder) {
        // What a full queue drops is a sound too many, and a thread that has ended has nobody to play for.
        let _ = self.orders.try_send(order);
    }
}

struct Player {
    way: SoundWay,
    report: ChimeReporter,
    volume: Volume,
    instead: bool,
    always: bool,
    /// When the device failed last.
    lost: Option<Instant>,
    /// Whether that was told.
    told: bool,
}

impl Player {
    fn run(mut self, inbox: &Receiver<ChimeOrder>) {
        while let Ok(order) = inbox.recv() {
            match order {
                ChimeOrder::Tune(volume) => self.volume = volume,
                ChimeOrder::Ring { instead, always } => (self.instead, self.always) = (instead, always),
                ChimeOrder::Play(sound) => self.play(sound),
            }
        }
    }

    fn play(&mut self, sound: Sound) {
        let is_out = self.lost.is_some_and(|lost| lost.elapsed() < PAUSE);
        let is_played = !self.always && self.way != SoundWay::Nowhere && !is_out && self.sounds(sound);
        if !is_played && (self.always || self.instead) {
            self.ring(sound);
        }
    }

    /// Plays it to its end. False if that failed.
    fn sounds(&mut self, sound: Sound) -> bool {
        let (softest, usual, loudest) = LOUDNESS;
        let samples = sound.samples(self.volume.scale(softest, usual, loudest));
        let played = match &self.way {
            SoundWay::Usual => usual_device(&samples),
            SoundWay::Outlet(outlet) => outlet::sound(outlet, &samples),
            SoundWay::Nowhere => return false,
        };
        self.lost = played.as_ref().err().map(|_| now());
        match played {
            Ok(()) => true,
            Err(why) => {
                if !std::mem::replace(&mut self.told, true) {
                    (self.report)(ChimeReport::Lost { why });
                }
                false
            }
        }
    }

    #[expect(clippy::disallowed_methods, reason = "the silences of a pattern are real time, on a thread of its own")]
    fn ring(&mut self, sound: Sound) {
        (self.report)(ChimeReport::Bell);
        for pause in sound.bells() {
            thread::sleep(*pause);
            (self.report)(ChimeReport::Bell);
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "a device is tried again after real time, whatever the game's time is")]
fn now() -> Instant {
    Instant::now()
}

/// On the usual device: by the player of ALSA, otherwise by that of the sound server.
fn usual_device(samples: &[i16]) -> Result<(), VoiceError> {
    let usual = SoundOutlet { device: "default".to_owned(), channel: Channel::Both };
    match outlet::sound(&usual, samples) {
        Ok(()) => Ok(()),
        Err(first) => {
            let mut player = Command::new(SERVER_PLAYER);
            player.args(["--raw", "--format=s16le", "--channels=1", &format!("--rate={RATE}")]);
            let bytes: Vec<u8> = samples.iter().flat_map(|sample| sample.to_le_bytes()).collect();
            process::feed(&mut player, &bytes).map_err(|_| first)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often the bell is rung for a sound, and how long that takes.
    fn rung(sound: Sound, instead: bool, always: bool) -> (usize, Duration) {
        let (tell, told) = mpsc::channel();
        let report = move |report| {
            let _ = tell.send((report, now()));
        };
        let chime = Chime::start(SoundWay::Nowhere, Box::new(report)).unwrap();
        chime.ring(instead, always);
        chime.play(sound);
        drop(chime);
        let bells: Vec<Instant> = told.iter().map(|(_, at)| at).collect();
        let length = bells.last().zip(bells.first()).map_or(Duration::ZERO, |(last, first)| *last - *first);
        (bells.len(), length)
    }

    #[test]
    fn a_bell_has_the_pattern_of_the_sound_and_is_rung_only_where_it_may() {
        for sound in [Sound::Accepted, Sound::Moved, Sound::Offer] {
            for (instead, always) in [(true, false), (false, true)] {
                let (count, length) = rung(sound, instead, always);
                assert_eq!(count, sound.bells().len() + 1, "{sound:?}");
                assert!(length >= sound.bells().iter().sum(), "{sound:?}: {length:?}");
            }
        }
        // What is meant for one ear is rung for nobody.
        assert_eq!(rung(Sound::Offer, false, false).0, 0);
    }

    #[test]
    fn sounds_that_nobody_plays_in_time_are_dropped_and_no_call_waits() {
        let chime = Chime::start(SoundWay::Nowhere, Box::new(|_| ())).unwrap();
        chime.ring(false, true);
        let before = now();
        (0..1000).for_each(|_| chime.play(Sound::Flag));
        assert!(before.elapsed() < Duration::from_millis(500));
    }
}
