//! The loop: threads bring signals, the app answers, a face shows, the voice speaks. Nobody polls.

use std::collections::BTreeSet;
use std::io::{self, BufRead, Read};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use crate::clock::Ms;
use crate::desk::{Desk, Out};
use crate::game::Seat;
use crate::input::Intent;
use crate::input::pad::{Buzz, PadChange, PadEvent, PadId, PadMap, Pads, Rumble};
use crate::rules::Side;
use crate::speech::Priority;
use crate::speech::voices::{Kind, Report, Speaker};
use crate::wording::{Sentence, Slot};

/// What wakes the loop.
#[derive(Debug)]
pub enum Signal {
    /// A typed line; none: there will be no more.
    Line(Option<String>),
    /// A key or another event of the terminal.
    Terminal(crossterm::event::Event),
    Pad(PadEvent),
    Voice(Report),
    /// The system asks the program to end.
    Stop,
}

/// A typed line is read up to here, in bytes; the rest of it is dropped.
const LINE_BYTES: u64 = 16 * 1024;

/// Signals from everywhere, to one loop.
pub struct Signals {
    sender: Sender<Signal>,
    receiver: Receiver<Signal>,
}

impl Default for Signals {
    fn default() -> Signals {
        let (sender, receiver) = mpsc::channel();
        Signals { sender, receiver }
    }
}

impl Signals {
    /// Where a source puts its signals.
    #[must_use]
    pub fn sender(&self) -> Sender<Signal> {
        self.sender.clone()
    }

    /// The next signal, or none when `wait` is over.
    #[must_use]
    pub fn next(&self, wait: Option<Ms>) -> Option<Signal> {
        match wait {
            None => self.receiver.recv().ok(),
            Some(wait) => self.receiver.recv_timeout(Duration::from_millis(wait.get())).ok(),
        }
    }

    /// Reads lines from the standard input on a thread of its own.
    pub fn read_lines(&self) {
        let sender = self.sender();
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            while let Some(line) = read_line(&mut input) {
                if sender.send(Signal::Line(Some(line))).is_err() {
                    return;
                }
            }
            let _ = sender.send(Signal::Line(None));
        });
    }

    /// Reads keys on a thread of its own.
    pub fn read_keys(&self) {
        let sender = self.sender();
        thread::spawn(move || {
            while let Ok(event) = crossterm::event::read() {
                if sender.send(Signal::Terminal(event)).is_err() {
                    return;
                }
            }
            let _ = sender.send(Signal::Stop);
        });
    }

    /// Reads pads on a thread of its own.
    pub fn read_pads(&self, mut pads: Box<dyn Pads>) {
        let sender = self.sender();
        thread::spawn(move || {
            while let Some(event) = pads.next() {
                if sender.send(Signal::Pad(event)).is_err() {
                    return;
                }
            }
        });
    }

    /// Turns the system's wish that the program should end into a signal.
    ///
    /// # Errors
    /// The system does not let signals be caught.
    #[cfg(unix)]
    pub fn heed_system(&self) -> io::Result<()> {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        let mut caught = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM])?;
        let sender = self.sender();
        thread::spawn(move || {
            for _ in caught.forever() {
                if sender.send(Signal::Stop).is_err() {
                    return;
                }
            }
        });
        Ok(())
    }

    /// Elsewhere the end of the input is the only wish.
    ///
    /// # Errors
    /// None.
    #[cfg(not(unix))]
    pub fn heed_system(&self) -> io::Result<()> {
        Ok(())
    }
}

/// A line whatever its bytes are: what is no UTF-8 is replaced, what is too long is cut.
fn read_line(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LINE_BYTES).read_until(b'\n', &mut bytes).ok()?;
    if read == 0 {
        return None;
    }
    while bytes.last() != Some(&b'\n') {
        let mut rest = Vec::new();
        match input.by_ref().take(LINE_BYTES).read_until(b'\n', &mut rest) {
            Ok(0) | Err(_) => break,
            Ok(_) if rest.last() == Some(&b'\n') => break,
            Ok(_) => {}
        }
    }
    let line = String::from_utf8_lossy(&bytes);
    Some(line.trim_end_matches(['\n', '\r']).to_owned())
}

/// The app with its voice and its pads: what both faces share.
pub struct Console {
    pub app: Desk,
    pub signals: Signals,
    speaker: Option<Speaker>,
    pads: PadMap,
    buzz: Option<Box<dyn Buzz>>,
}

impl Console {
    /// A desk whose signals are still to be connected.
    #[must_use]
    pub fn new(app: Desk, signals: Signals, speaker: Option<Speaker>, buzz: Option<Box<dyn Buzz>>) -> Console {
        Console { app, signals, speaker, pads: PadMap::new(), buzz }
    }

    /// Hands what is to be heard to the voice, and lets both players feel in their hands that there is something.
    pub fn speak(&self, out: &[Out]) {
        if let Some(speaker) = &self.speaker {
            out.iter().filter_map(|out| out.spoken.clone()).for_each(|utter| speaker.say(utter));
        }
        let urgency = out.iter().filter_map(|out| out.spoken.as_ref()).map(|utter| utter.priority).max();
        let rumble = match urgency {
            Some(Priority::Flag) => Rumble::Alarm,
            Some(Priority::Move) => Rumble::Notice,
            _ => return,
        };
        let pads: BTreeSet<PadId> = Side::BOTH.into_iter().filter_map(|side| self.pads.seating().pad(side)).collect();
        pads.into_iter().for_each(|pad| self.shake(pad, rumble));
    }

    /// Whether there is a voice at all.
    #[must_use]
    pub const fn has_voice(&self) -> bool {
        self.speaker.is_some()
    }

    /// Somebody touched a key: what is being said to him stops, unless it is a flag.
    pub fn hush(&self) {
        if let Some(speaker) = &self.speaker {
            speaker.silence();
        }
    }

    /// What a voice's report is worth saying.
    #[must_use]
    pub fn voice(&self, report: &Report) -> Vec<Out> {
        let (key, priority) = match report {
            Report::Ready(kind) => (voice_key(*kind), Priority::Answer),
            Report::Lost { why } => {
                tracing::warn!(%why, "the voice is lost");
                ("voice-lost", Priority::Answer)
            }
            Report::Back => ("voice-back", Priority::Move),
            Report::Handed(_) => return Vec::new(),
        };
        let out = self.app.tongue().say(&Sentence::new(key), priority);
        // A voice that is not there cannot say so.
        let silent = matches!(report, Report::Lost { .. } | Report::Ready(_));
        vec![if silent { Out::shown(out.written) } else { out }]
    }

    /// What comes of a pad's event.
    pub fn pad(&mut self, event: &PadEvent) -> Vec<Out> {
        let seat = self.pads.seating().place(event.pad).seat();
        let here = self.square_of(seat);
        let intent = self.pads.read(event, here.as_deref().unwrap_or_default());
        match (&event.what, intent) {
            (PadChange::Connected(name), _) => {
                let seat = self.pads.seating().place(event.pad).seat();
                let found = Sentence::new("pad-found").with("name", Slot::Text(name.clone()));
                vec![self.pad_sentence(seat, "pad-back", found)]
            }
            (PadChange::Gone, _) => vec![self.pad_sentence(seat, "pad-lost", Sentence::new("pad-gone"))],
            (_, None) => Vec::new(),
            (_, Some(Intent::Help)) => {
                self.hush();
                PadMap::help().iter().map(|line| self.app.tongue().say(line, Priority::Answer)).collect()
            }
            (_, Some(intent)) => {
                self.hush();
                let is_step = matches!(intent, Intent::Hand(key) if key.is_step());
                let out = self.app.intent(seat, intent);
                if is_step && here.is_some() && here == self.square_of(seat) {
                    self.shake(event.pad, Rumble::Edge);
                }
                out
            }
        }
    }

    /// The square under the hand of the one at the device of this seat; none without a board.
    fn square_of(&self, seat: Option<Seat>) -> Option<String> {
        self.app.cursor_name(seat)
    }

    fn pad_sentence(&self, seat: Option<Seat>, key: &'static str, alone: Sentence) -> Out {
        let sentence = match seat.and_then(Seat::side) {
            Some(side) => Sentence::new(key).with("side", side),
            None => alone,
        };
        self.app.tongue().say(&sentence, Priority::Answer)
    }

    fn shake(&self, pad: PadId, rumble: Rumble) {
        if let Some(buzz) = &self.buzz {
            buzz.rumble(pad, rumble);
        }
    }

    /// Lets the voice end its last words. A game that is still open, its terminal being gone, is closed in good order.
    pub fn part(mut self) {
        if !self.app.is_done() {
            let out = self.app.close();
            self.speak(&out);
        }
        if let Some(speaker) = self.speaker {
            speaker.finish(Duration::from_secs(3));
        }
    }
}

/// The statement of the voice that answered.
#[must_use]
pub const fn voice_key(kind: Kind) -> &'static str {
    match kind {
        Kind::SpeechDispatcher => "voice-speechd",
        Kind::Tts => "voice-tts",
        Kind::Espeak => "voice-espeak",
        Kind::Text => "voice-none",
    }
}
