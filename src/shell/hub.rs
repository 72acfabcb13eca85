//! The loop: threads bring signals, the desk answers, a face shows, the voice speaks. Nobody polls.

use std::cell::Cell;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use super::ears::Ear;
use super::hearing::ProgramEar;
pub use super::inbox::{Received, Signal, Signals};
use super::pads::{Lister, PadList};
use super::sensor_board::FeltBoard;
use super::sounds::Sounds;
use super::switches::Switches;
use super::teaching::buttons;
use golos_clock::Ms;
use golos_desk::{Desk, Out, SpeechPreferences, Thought};
use golos_files::heartbeat::Heartbeat;
use golos_files::settings::SettingsStore;
use golos_game::{Audience, Search, Seat};
use golos_input::pad::{Buzz, PadMap, Teaching};
use golos_rules::Side;
use golos_spar::Choice;
use golos_speech::voices::{Report, Speaker, VoiceError, VoiceKind as Engine};
use golos_speech::{Kind, Recipient};
use golos_view::Theme;
use golos_wording::{Sentence, message};

/// How long the voice may take for its last words.
const LAST_WORDS: Ms = Ms::from_secs(3);

/// How long a program that is asked to end waits for a voice or a terminal that is slow.
const PARTING: Ms = Ms::new(300);

/// How the loop came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopEnd {
    /// The person left, or the input ended.
    Left,
    /// The system asked.
    Asked,
    /// Nobody reads or hears any more.
    Gone,
}

/// A desk with its voice and its pads: what both faces share.
pub struct Console {
    pub desk: Desk,
    pub signals: Signals,
    speaker: Option<Speaker>,
    pub(super) pads: PadMap,
    pub(super) buzz: Option<Box<dyn Buzz>>,
    /// The lists that are open on pads, the one that was used last behind.
    pub(super) lists: Vec<PadList>,
    /// Pads on which what is asked was put aside, to look at the board first.
    pub(super) aside: Vec<Lister>,
    /// Whether the face writes what is lit where no voice says it, so that it stays to be read.
    pub(super) writes_lit: bool,
    /// How the voice was last told to speak, and where it is kept what was asked for.
    manner: SpeechPreferences,
    keeper: SettingsStore,
    /// What tells, should the program be killed, until when it lived; none in a test, or without threads.
    heart: Option<Heartbeat>,
    /// The records that it beats for.
    beating: Vec<PathBuf>,
    /// The search that runs beside the loop.
    searching: Option<Search>,
    /// What the program thinks about beside the loop.
    thinking: Option<Thought>,
    /// Those who share the terminal and have ears of their own.
    pub(super) ears: Vec<Ear>,
    /// Of who plays by switches; none: nobody does.
    pub(super) switches: Option<Switches>,
    /// A board that feels; none: there is none.
    pub(super) board: Option<FeltBoard>,
    /// A program that hears the players; `None` if there is none.
    pub(super) program_ear: Option<ProgramEar>,
    /// Whether the voice has had something to say since this was looked at last.
    pub(super) has_spoken: Cell<bool>,
    /// A pad that is taught.
    pub(super) teaching: Option<Teaching>,
    /// Whose turn it was when something was felt last.
    pub(super) turn: Cell<Option<Side>>,
    /// The voice has fallen silent.
    pub(super) is_silent: bool,
    /// The sounds of the terminal.
    sounds: Sounds,
    /// Whether a voice is heard.
    speaks: bool,
}

impl Console {
    /// A console whose signals are still to be connected.
    #[must_use]
    pub fn new(desk: Desk, signals: Signals, speaker: Option<Speaker>, buzz: Option<Box<dyn Buzz>>) -> Console {
        let manner = desk.manner();
        let (mut pads, keeper) = (PadMap::new(), SettingsStore::default());
        pads.adopt(buttons(&manner.wishes));
        Console {
            desk,
            signals,
            speaker,
            pads,
            buzz,
            lists: Vec::new(),
            aside: Vec::new(),
            writes_lit: false,
            manner,
            keeper,
            heart: None,
            beating: Vec::new(),
            searching: None,
            thinking: None,
            ears: Vec::new(),
            switches: None,
            board: None,
            program_ear: None,
            has_spoken: Cell::new(false),
            teaching: None,
            turn: Cell::new(None),
            is_silent: false,
            sounds: Sounds::default(),
            speaks: false,
        }
    }

    /// The same, where what is asked for of the voice is kept for the next time.
    #[must_use]
    pub fn keeping(self, keeper: SettingsStore) -> Console {
        Console { keeper, ..self }
    }

    /// The same, with sounds beside the words.
    #[must_use]
    pub fn sounding(self, mut sounds: Sounds) -> Console {
        sounds.heed(&self.manner.wishes, self.speaks);
        Console { sounds, ..self }
    }

    /// Whether what must not be missed has the plain bell of a terminal.
    #[must_use]
    pub fn bells(&self) -> bool {
        !self.sounds.replace_bell()
    }

    /// The same, where signs tell until when the program lived.
    #[must_use]
    pub fn alive(self) -> Console {
        let heart = Heartbeat::start().inspect_err(|error| tracing::warn!(%error, "no thread for signs of life")).ok();
        Console { heart, ..self }
    }

    /// The same, where these have ears of their own.
    #[must_use]
    pub fn with_ears(self, ears: Vec<Ear>) -> Console {
        Console { ears, ..self }
    }

    /// Before the loop waits: who has ears of his own hears what there is, and signs stand beside the records whose clocks
    /// run.
    pub fn beat(&mut self) {
        self.ears.iter_mut().for_each(|ear| ear.attend(&self.desk));
        let Some(heart) = &self.heart else { return };
        let running = self.desk.running();
        if running != self.beating {
            heart.watch(running.clone());
            self.beating = running;
        }
    }

    /// Takes a typed line. How one with ears of his own is spoken to is between him and them; what is answered is shown.
    pub fn line(&mut self, line: &str) -> Vec<Out> {
        let asked = if self.ears.is_empty() { None } else { self.desk.manner_of(line) };
        let own = asked.and_then(|(seat, said)| {
            let ear = self.ears.iter_mut().find(|ear| ear.seat() == seat)?;
            ear.attend(&self.desk);
            ear.heed(&said)
        });
        match own {
            Some(out) => out.into_iter().map(|out| Out::shown(out.written)).collect(),
            None => self.desk.line(line),
        }
    }

    /// If somebody wants to be spoken to in another way, the voice is told so, and it is kept; what there is to say of that.
    pub fn heed_manner(&mut self) -> Vec<Out> {
        if self.desk.manner() == self.manner {
            return Vec::new();
        }
        let asked = self.begin_teaching();
        let manner = self.desk.manner();
        if manner.wishes != self.manner.wishes {
            self.pads.adopt(buttons(&manner.wishes));
        }
        if let Some(speaker) = &self.speaker
            && manner.tuning != self.manner.tuning
        {
            speaker.tune(manner.tuning.clone());
        }
        if let Some(switches) = &mut self.switches
            && manner.wishes != self.manner.wishes
        {
            switches.heed(&manner.wishes);
        }
        let is_set = manner.wishes.sounds != self.manner.wishes.sounds;
        self.sounds.heed(&manner.wishes, self.speaks);
        let mute = is_set && manner.wishes.sounds.as_deref() != Some("off") && !self.sounds.can_play();
        let mute = mute.then(|| self.desk.presenter().say(&message::sounds_none(), Kind::Answer));
        let kept = self.keeper.keep(&self.manner, &manner);
        self.manner = manner;
        let failed = kept.inspect_err(|error| tracing::warn!(%error, "the settings cannot be written")).is_err();
        let said = failed.then(|| self.desk.presenter().say(&message::manner_not_kept(), Kind::Answer));
        asked.into_iter().chain(mute).chain(said).collect()
    }

    /// The screen begins in these colours.
    pub fn begin_in(&mut self, theme: Theme) {
        self.desk.shown_in(theme.name);
        self.manner.theme = Some(theme.name);
    }

    /// The colours that were asked for last.
    #[must_use]
    pub fn theme(&self) -> Option<Theme> {
        self.manner.theme.and_then(Theme::named)
    }

    /// Lets a search that is due run on a thread of its own: what has happened is announced and every answer given
    /// meanwhile (CH-6.8, CH-13.4.5). One that is due no longer runs to its end, and its answer is let go.
    pub fn search(&mut self) {
        let due = self.desk.search_due();
        if due == self.searching {
            return;
        }
        self.searching.clone_from(&due);
        let Some(search) = due else { return };
        self.beside("search", move || {
            let chance = search.run();
            Signal::Searched { search, chance }
        });
    }

    /// Lets the program think on a thread of its own, where it is to move.
    pub fn think(&mut self) {
        let due = self.desk.thought_due();
        if due == self.thinking {
            return;
        }
        self.thinking.clone_from(&due);
        let Some(thought) = due else { return };
        self.beside("program", move || {
            let choice = thought.run();
            Signal::Thought(Box::new((thought, choice)))
        });
    }

    /// Works something out on a thread of its own, and puts what it has found into the inbox.
    fn beside(&self, name: &str, work: impl FnOnce() -> Signal + Send + 'static) {
        let inlet = self.signals.inlet();
        if let Err(error) = thread::Builder::new().name(name.to_owned()).spawn(move || inlet.put(work())) {
            tracing::error!(%error, name, "no thread");
        }
    }

    /// Takes the move that the program has found. Nothing is said of it: it is made when its moment has come.
    pub(super) fn thought(&mut self, found: (Thought, Option<Choice>)) -> Vec<Out> {
        self.desk.thought(&found.0, found.1);
        self.desk.tick()
    }

    /// Hands what is to be heard to the voice, and lets both players feel in their hands that there is something.
    pub fn speak(&self, out: &[Out]) {
        // That it falls silent is still heard, and so is that it speaks again.
        let is_mute = self.manner.is_mute && self.desk.manner().is_mute;
        let is_own = |out: &&Out| matches!(out.to, Recipient::Terminal(Some(_)));
        // What is the affair of one who has ears of their own is not for the room.
        let aloud = || out.iter().filter(|out| out.asked().is_none_or(|seat| !self.has_ear(seat)));
        let length = if is_mute { Duration::ZERO } else { self.sounds.play(aloud()) };
        match self.speaker.as_ref() {
            Some(speaker) if !is_mute => {
                self.has_spoken.set(self.has_spoken.get() || aloud().any(|out| out.spoken.is_some()));
                speaker.say_after(length, aloud().filter_map(|out| out.spoken.clone()).collect());
            }
            None if !is_mute => self.sounds.play_asked(aloud()),
            Some(_) | None => {}
        }
        if !is_mute {
            // Where the room has no voice, they are the room.
            let is_room = self.speaker.is_none();
            let shared: Vec<Out> = out.iter().filter(|out| is_room || is_own(out)).cloned().collect();
            self.ears.iter().for_each(|ear| ear.share(&shared));
        }
        self.feel(out);
    }

    fn has_ear(&self, seat: Seat) -> bool {
        self.ears.iter().any(|ear| ear.seat() == seat)
    }

    /// SentenceKind something to him of this seat: into his own ears, if he has any; else to the room.
    pub(super) fn tell(&self, seat: Option<Seat>, out: &[Out]) {
        let seat = seat.or(self.desk.game().and_then(|play| play.seat().or(Some(play.state().turn().into()))));
        match self.ears.iter().find(|ear| Some(ear.seat()) == seat) {
            Some(ear) => ear.share(out),
            None => self.speak(out),
        }
    }

    /// Whether there is a voice at all.
    #[must_use]
    pub const fn has_voice(&self) -> bool {
        self.speaker.is_some()
    }

    /// Somebody touched a key: an answer or the square under his hand is cut, an announcement never (U-V.13.6).
    pub fn hush(&self) {
        if let Some(speaker) = &self.speaker {
            speaker.silence();
        }
    }

    /// What the report of somebody's own ears is worth: it is written, for whoever sees it.
    #[must_use]
    pub fn ear(&mut self, seat: Seat, report: &Report) -> Vec<Out> {
        self.ears.iter_mut().filter(|ear| ear.seat() == seat).for_each(|ear| ear.note(report));
        let sentence = match (report, seat.side()) {
            (Report::Lost { why }, side) => {
                tracing::warn!(%why, %seat, "private ears are lost");
                side.map_or_else(message::ear_lost_arbiter, message::ear_lost)
            }
            (Report::Back, side) => {
                self.ears.iter().filter(|ear| ear.seat() == seat).for_each(Ear::tell_situation);
                side.map_or_else(message::ear_back_arbiter, message::ear_back)
            }
            (Report::NoVoice(name), _) => {
                self.ears.iter_mut().filter(|ear| ear.seat() == seat).for_each(|ear| ear.has_no_voice(name));
                return Vec::new();
            }
            (Report::Ready(_) | Report::Handed(_), _) => return Vec::new(),
        };
        // It is no news for the ears themselves.
        vec![Out { to: Recipient::Seats(Audience::ROOM), ..self.desk.presenter().say(&sentence, Kind::State) }]
    }

    /// That sounds cannot be played, once: those of the terminal, or of somebody's own ears.
    #[must_use]
    pub fn sounds_lost(&self, of: Option<Seat>, why: &VoiceError) -> Vec<Out> {
        tracing::warn!(%why, ?of, "sounds cannot be played");
        let Some(seat) = of else { return vec![self.desk.presenter().say(&message::sounds_lost(), Kind::Answer)] };
        let sentence = seat.side().map_or_else(message::sounds_lost_arbiter, message::sounds_lost_ear);
        vec![Out::shown(self.desk.presenter().say(&sentence, Kind::Answer).written)]
    }

    /// What a voice's report is worth saying.
    #[must_use]
    pub fn voice(&mut self, report: &Report) -> Vec<Out> {
        self.is_silent = matches!(report, Report::Lost { .. }) || self.is_silent && !matches!(report, Report::Back);
        let (said, kind) = match report {
            Report::Ready(engine) => {
                self.speaks = *engine != Engine::Text;
                self.sounds.heed(&self.manner.wishes, self.speaks);
                (voice_statement(*engine), Kind::Answer)
            }
            Report::Lost { why } => {
                tracing::warn!(%why, "the voice is lost");
                (message::voice_lost(), Kind::Answer)
            }
            Report::Back => (message::voice_back(), Kind::State),
            Report::NoVoice(name) => return self.desk.has_no_voice(name),
            Report::Handed(_) => return Vec::new(),
        };
        let out = self.desk.presenter().say(&said, kind);
        // A voice that is not there cannot say so.
        let silent = matches!(report, Report::Lost { .. } | Report::Ready(_));
        if silent {
            return vec![Out::shown(out.written)];
        }
        // Who has heard nothing for a while hears how the game stands.
        std::iter::once(out).chain(self.desk.situation(None)).collect()
    }

    /// Closes a game that is still open in good order: the system or the terminal ends the program.
    pub fn close(&mut self) -> Vec<Out> {
        self.ears.iter_mut().for_each(|ear| ear.attend(&self.desk));
        let out = if self.desk.is_done() { Vec::new() } else { self.desk.close() };
        self.speak(&out);
        out
    }

    /// Waits until all that is to be read was taken, then lets the voice end its last words. Whoever asks the program to
    /// end does not wait for long, and where the terminal is gone nobody waits at all.
    pub fn part(mut self, end: LoopEnd, all_taken: impl Fn() -> bool) {
        let mut end = end;
        self.program_ear = None;
        while !all_taken() && end != LoopEnd::Gone {
            let wait = (end == LoopEnd::Asked).then_some(PARTING);
            match self.signals.next_but_input(wait).map(|received| received.signal) {
                None | Some(Signal::Gone | Signal::Mute(_)) => end = LoopEnd::Gone,
                Some(Signal::Stop) => end = LoopEnd::Asked,
                Some(_) => {}
            }
        }
        let patience = match end {
            LoopEnd::Left => LAST_WORDS,
            LoopEnd::Asked => PARTING,
            LoopEnd::Gone => Ms::ZERO,
        };
        let patience = Duration::from_millis(patience.get());
        if let Some(speaker) = self.speaker.take() {
            speaker.finish(patience);
        }
        self.ears.into_iter().for_each(|ear| ear.finish(patience));
    }
}

/// The statement of the voice that answered.
#[must_use]
pub fn voice_statement(engine: Engine) -> Sentence {
    match engine {
        Engine::SpeechDispatcher => message::voice_speechd(),
        Engine::Tts => message::voice_tts(),
        Engine::Espeak => message::voice_espeak(),
        Engine::Text => message::voice_none(),
    }
}
