use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use super::text::speakable;
use super::{Chime, Queue, Settings, Tuning, Utter, Verdict, Voice, VoiceError, VoiceKind, first_that_answers, open};

/// How often a voice that says something is asked whether it has finished.
const POLL: Duration = Duration::from_millis(20);
/// How often a voice that says nothing is asked whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(2);
/// The pause before a lost voice is tried again: the first one, doubled up to the longest.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);
/// What is no lasting news and could not be said for so long is not said any more when the voice is back.
const STALE: Duration = Duration::from_secs(10);
/// How long a player takes to begin a sound, beside the sound itself.
const START: Duration = Duration::from_millis(30);
/// For how long a sound holds up words at most.
const LONGEST_HOLD: Duration = Duration::from_millis(200);
/// How long the end of the program waits for a voice to fall silent; one that hangs is left to itself.
const PARTING: Duration = Duration::from_millis(100);

/// What the worker tells.
#[derive(Debug)]
pub enum Report {
    /// The first voice answered; with [`VoiceKind::Text`] there is no sound.
    Ready(VoiceKind),
    /// The voice is lost: the game goes on in text, and the voice is tried again and again.
    Lost { why: VoiceError },
    /// The lost voice speaks again.
    Back,
    /// There is no voice of this name: the one before speaks on.
    NoVoice(String),
    /// The engine took this utterance.
    Handed(Utter),
}

/// Hears the reports, on the worker's thread. It must not wait for the [`Speaker`].
pub type Reporter = Box<dyn FnMut(Report) + Send>;

/// Opens the voice, at first and whenever it was lost.
pub type Opener = Box<dyn FnMut() -> Result<Box<dyn Voice>, VoiceError> + Send>;

/// A handle on the thread that speaks. No call waits for an engine. Dropping it ends the thread and silences the voice;
/// [`finish`](Speaker::finish) lets all be said first.
///
/// ```
/// use std::time::Duration;
///
/// use golos_speech::Priority;
/// use golos_speech::voices::{Settings, Speaker, Utter, VoiceKind};
/// use golos_wording::Lang;
///
/// # fn main() -> Result<(), golos_speech::voices::VoiceError> {
/// let settings = Settings::at("inet_socket:127.0.0.1:6560".parse()?);
/// let speaker = Speaker::start(Some(VoiceKind::Text), settings, Box::new(|report| println!("{report:?}")))?;
/// speaker.say(Utter::new("цэ три – дэ четыре", Lang::Ru, Priority::Move));
/// speaker.finish(Duration::from_secs(1));
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Speaker {
    orders: Option<Sender<SpeakerOrder>>,
    /// Closes when the worker has ended.
    ended: Receiver<()>,
}

#[derive(Debug)]
enum SpeakerOrder {
    /// What one act has to say, in printed order.
    Say(Vec<Utter>),
    /// Begin nothing for so long: a sound comes first.
    Hold(Duration),
    Tune(Tuning),
    Silence,
    /// End when all is said, or after this time.
    Finish(Duration),
}

impl Speaker {
    /// Starts to speak with a voice of `kind`, or with the first kind that answers; the voice is opened on the new thread.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(mut kind: Option<VoiceKind>, settings: Settings, report: Reporter) -> Result<Speaker, VoiceError> {
        let chime = settings.chime.clone();
        let opener = move || {
            let voice = match kind {
                Some(kind) => open(kind, &settings)?,
                None => first_that_answers(&settings),
            };
            // What has spoken once is waited for: people do not want the voice to change in a game.
            kind = Some(voice.kind());
            Ok(voice)
        };
        Speaker::start_beside(Box::new(opener), report, chime)
    }

    /// Starts to speak with the voice that `opener` opens.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start_with(opener: Opener, report: Reporter) -> Result<Speaker, VoiceError> {
        Speaker::start_beside(opener, report, None)
    }

    fn start_beside(opener: Opener, report: Reporter, chime: Option<Chime>) -> Result<Speaker, VoiceError> {
        let (orders, inbox) = mpsc::channel();
        let (ending, ended) = mpsc::channel();
        let work = move || {
            Worker { chime, ..Worker::new(opener, report) }.run(&inbox);
            drop(ending);
        };
        thread::Builder::new().name("voice".to_owned()).spawn(work).map_err(VoiceError::Thread)?;
        Ok(Speaker { orders: Some(orders), ended })
    }

    /// SentenceKind `utter` when its turn comes; it may be dropped for something newer or more urgent, or when there is nothing
    /// to say in it.
    pub fn say(&self, utter: Utter) {
        self.say_all(vec![utter]);
    }

    /// Says what one act has to say, in this order: it is one batch.
    pub fn say_all(&self, batch: Vec<Utter>) {
        if !batch.is_empty() {
            self.order(SpeakerOrder::Say(batch));
        }
    }

    /// The same, begun only after a sound of this length that is played now.
    pub fn say_after(&self, length: Duration, batch: Vec<Utter>) {
        if !batch.is_empty() {
            if !length.is_zero() {
                self.order(SpeakerOrder::Hold(length));
            }
            self.order(SpeakerOrder::Say(batch));
        }
    }

    /// Speaks so from the next utterance on.
    pub fn tune(&self, tuning: Tuning) {
        self.order(SpeakerOrder::Tune(tuning));
    }

    /// Cuts what is being said and drops what waits, except moves and flags.
    pub fn silence(&self) {
        self.order(SpeakerOrder::Silence);
    }

    /// Lets everything be said, for `within` at most, and ends. This call does wait.
    pub fn finish(self, within: Duration) {
        self.order(SpeakerOrder::Finish(within));
        // Either way the worker ends soon: closed or out of time.
        let _ = self.ended.recv_timeout(within);
    }

    fn order(&self, order: SpeakerOrder) {
        if let Some(orders) = &self.orders {
            // A worker that has ended has nobody to tell.
            let _ = orders.send(order);
        }
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        self.orders = None;
        let _ = self.ended.recv_timeout(PARTING);
    }
}

/// The voice, or when to try it again.
enum VoiceLine {
    Up(Box<dyn Voice>),
    Down { retry: Duration },
}

/// The thread's own state. Moments are counted from `origin`.
struct Worker {
    opener: Opener,
    report: Reporter,
    origin: Instant,
    line: VoiceLine,
    /// The pause before the next trial.
    pause: Duration,
    /// Whether a voice has ever answered.
    known: bool,
    /// Whether the loss of the voice was told.
    mourned: bool,
    queue: Queue,
    /// How to speak, where that was changed since the voice was first opened.
    tuning: Option<Tuning>,
    /// When what is being said counts as said, whatever the engine tells.
    patience: Duration,
    /// Until when nothing is begun, because a sound is played.
    held: Duration,
    chime: Option<Chime>,
    closing: Option<Duration>,
}

impl Worker {
    #[expect(clippy::disallowed_methods, reason = "an engine is waited for in real time, whatever the game's time is")]
    fn new(opener: Opener, report: Reporter) -> Worker {
        Worker {
            opener,
            report,
            origin: Instant::now(),
            line: VoiceLine::Down { retry: Duration::ZERO },
            pause: FIRST_PAUSE,
            known: false,
            mourned: false,
            queue: Queue::default(),
            tuning: None,
            patience: Duration::ZERO,
            held: Duration::ZERO,
            chime: None,
            closing: None,
        }
    }

    fn run(mut self, inbox: &Receiver<SpeakerOrder>) {
        // The voice is opened before any order is looked at: what comes meanwhile waits and is not lost.
        self.attend();
        while !self.is_over() {
            match inbox.recv_timeout(self.rest()) {
                // All that has come is sorted before anything is said, so that the newest counts.
                Ok(order) => [order].into_iter().chain(inbox.try_iter()).for_each(|order| self.obey(order)),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            self.attend();
        }
        let verdict = self.queue.close();
        self.follow(verdict);
    }

    fn is_over(&self) -> bool {
        // Parting does not wait for a voice that is not there.
        let is_done = self.queue.is_idle() || matches!(self.line, VoiceLine::Down { .. });
        self.closing.is_some_and(|moment| is_done || self.now() >= moment)
    }

    fn now(&self) -> Duration {
        self.origin.elapsed()
    }

    /// How long nothing needs to be done unless an order comes.
    fn rest(&self) -> Duration {
        let rest = match &self.line {
            VoiceLine::Down { retry } => retry.saturating_sub(self.now()),
            VoiceLine::Up(_) if self.queue.saying().is_some() => POLL,
            VoiceLine::Up(_) => HEARTBEAT,
        };
        let held = self.held.saturating_sub(self.now());
        let rest = if held.is_zero() { rest } else { rest.min(held) };
        self.closing.map_or(rest, |moment| rest.min(moment.saturating_sub(self.now())))
    }

    fn obey(&mut self, order: SpeakerOrder) {
        let verdict = match order {
            SpeakerOrder::Say(mut batch) => {
                batch.retain(|utter| speakable(&utter.text).is_some());
                self.queue.push(batch, self.now())
            }
            SpeakerOrder::Hold(length) => {
                self.held = self.now() + (length + START).min(LONGEST_HOLD);
                Verdict::GoesOn
            }
            SpeakerOrder::Tune(tuning) => {
                self.tuning = Some(tuning);
                if let Err(error) = self.tune() {
                    self.lose(error);
                }
                Verdict::GoesOn
            }
            SpeakerOrder::Silence => self.queue.silence(),
            SpeakerOrder::Finish(within) => {
                self.closing = Some(self.now() + within);
                Verdict::GoesOn
            }
        };
        self.follow(verdict);
    }

    fn follow(&mut self, verdict: Verdict) {
        match &mut self.line {
            VoiceLine::Up(voice) if verdict == Verdict::Cut => {
                if let Err(error) = voice.silence() {
                    self.lose(error);
                }
            }
            VoiceLine::Up(_) => {}
            VoiceLine::Down { .. } => self.queue.strand(),
        }
    }

    /// Does what is due.
    fn attend(&mut self) {
        if matches!(self.line, VoiceLine::Down { retry } if self.now() >= retry) {
            self.reopen();
        }
        if let Err(error) = self.speak() {
            self.lose(error);
        }
    }

    fn reopen(&mut self) {
        match (self.opener)() {
            Ok(voice) => {
                // While it was opened for the first time nothing was missed.
                if self.known {
                    self.queue.expire(self.now(), STALE);
                }
                (self.report)(if self.known { Report::Back } else { Report::Ready(voice.kind()) });
                self.known = true;
                self.mourned = false;
                self.line = VoiceLine::Up(voice);
                if let Err(error) = self.tune() {
                    self.lose(error);
                }
            }
            Err(error) => self.lose(error),
        }
    }

    /// Tells the voice how to speak, where that was changed. A voice that is not there is told of once.
    fn tune(&mut self) -> Result<(), VoiceError> {
        let (VoiceLine::Up(voice), Some(tuning)) = (&mut self.line, &mut self.tuning) else { return Ok(()) };
        match voice.tune(tuning) {
            Err(VoiceError::NoVoice(name)) => {
                tuning.voice = None;
                (self.report)(Report::NoVoice(name));
                Ok(())
            }
            told => told,
        }
    }

    /// Hands over what is next, as often as the voice is free.
    fn speak(&mut self) -> Result<(), VoiceError> {
        let VoiceLine::Up(voice) = &mut self.line else { return Ok(()) };
        loop {
            let is_late = self.origin.elapsed() >= self.patience;
            match (voice.busy()?, is_late) {
                (true, true) if voice.tells_the_end() => return Err(VoiceError::TimedOut(self.patience)),
                (true, false) => {}
                (true, true) | (false, _) => self.queue.settle(),
            }
            if let (Some(chime), Some(sound)) = (&self.chime, self.queue.take_sound()) {
                chime.play(sound);
                self.held = self.origin.elapsed() + sound.length() + START;
            }
            if self.origin.elapsed() < self.held {
                return Ok(());
            }
            let Some(utter) = self.queue.advance() else { return Ok(()) };
            voice.speak(utter)?;
            self.pause = FIRST_PAUSE;
            self.patience = self.origin.elapsed() + longest(utter);
            (self.report)(Report::Handed(utter.clone()));
        }
    }

    fn lose(&mut self, why: VoiceError) {
        if why.is_refusal() {
            self.queue.settle();
        }
        self.queue.strand();
        self.line = VoiceLine::Down { retry: self.now() + self.pause };
        self.pause = (self.pause * 2).min(LONGEST_PAUSE);
        if !self.mourned {
            self.mourned = true;
            (self.report)(Report::Lost { why });
        }
    }
}

/// The time after which `utter` counts as said though the engine never told: more than the slowest voice takes.
fn longest(utter: &Utter) -> Duration {
    let characters = u32::try_from(utter.text.chars().count()).unwrap_or(u32::MAX);
    Duration::from_secs(5) + Duration::from_millis(200).saturating_mul(characters)
}
