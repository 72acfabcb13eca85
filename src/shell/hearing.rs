//! Players who are heard by a program: one press of a key, a button or a switch, and golos listens to the person of that
//! seat; another press, or a button that is let go after it was held, and it stops.

use std::io;
use std::path::PathBuf;

use super::hearer::{Hearer, HearerNews};
use super::hub::Console;
use super::inbox::Inlet;
use golos_clock::Ms;
use golos_desk::{Desk, Hearing, Out, Play};
use golos_game::{HeardSpeech, Seat};
use golos_input::hearer::HearerRequest;
use golos_input::pad::{PadAction, PadChange, PadEvent};
use golos_speech::{Kind, Recipient, Sound};
use golos_table::Time;
use golos_wording::{Sentence, Slot, message};

/// Listening stops by itself after so long.
const LONGEST: Ms = Ms::from_secs(8);

/// The program answers within this time after somebody has stopped speaking.
const ANSWER: Ms = Ms::from_secs(8);

/// A button that is let go after this time was held while its player spoke.
const HELD: Ms = Ms::new(600);

/// A program that hears, and whom it hears.
pub struct ProgramEar {
    program: String,
    inlet: Inlet,
    hearer: Option<Hearer>,
    /// What it calls itself.
    name: String,
    /// The first line of the words that it was told.
    told: Option<String>,
    /// The number of the last listening.
    last: u32,
    listening: Option<Listening>,
    /// Whether it was said which program it is.
    is_introduced: bool,
    /// Whether it was said that it writes what cannot be used.
    is_blamed: bool,
}

/// Somebody is listened to, or was, and is not answered yet.
struct Listening {
    id: u32,
    seat: Seat,
    /// The file of the game, if it has one.
    game: Option<PathBuf>,
    began: Ms,
    stopped: Option<Ms>,
}

impl Listening {
    /// When something is to be done about it.
    fn due(&self) -> Ms {
        self.stopped.map_or(self.began + LONGEST, |stopped| stopped + ANSWER)
    }
}

impl ProgramEar {
    /// Starts a program that hears.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn start(program: String, inlet: Inlet) -> io::Result<ProgramEar> {
        let hearer = Some(Hearer::start(&program, inlet.clone())?);
        let name = program.clone();
        Ok(ProgramEar {
            program,
            inlet,
            hearer,
            name,
            told: None,
            last: 0,
            listening: None,
            is_introduced: false,
            is_blamed: false,
        })
    }

    /// Listens to this person from now on; false if the program cannot be started again.
    fn listen(&mut self, seat: Seat, game: Option<PathBuf>, answers: bool, now: Ms) -> bool {
        let Some(hearer) = &self.hearer else { return false };
        self.last = self.last.checked_add(1).unwrap_or(1);
        let id = self.last;
        hearer.ask(HearerRequest::Listen { id, answers });
        self.listening = Some(Listening { id, seat, game, began: now, stopped: None });
        true
    }

    /// Starts the program again, if it has ended.
    fn start_again(&mut self) {
        if self.hearer.is_none() {
            let again = Hearer::start(&self.program, self.inlet.clone());
            self.hearer = again.inspect_err(|error| tracing::warn!(%error, "the program that hears is gone")).ok();
        }
    }

    /// Tells the program the words of the game that is played, unless it knows them: before somebody speaks, for they may take
    /// it some time.
    fn tell_words(&mut self, desk: &Desk) {
        let head = desk.vocabulary_head();
        if let Some(hearer) = self.hearer.as_ref().filter(|_| head.is_some() && head != self.told) {
            hearer.tell(&desk.vocabulary().unwrap_or_default());
            self.told = head;
        }
    }

    /// Nobody speaks any more, since this moment.
    fn stop(&mut self, at: Ms) {
        if let Some(listening) = &mut self.listening {
            listening.stopped = Some(at);
            self.hearer.iter().for_each(|hearer| hearer.ask(HearerRequest::Stop(listening.id)));
        }
    }

    /// What was to be heard is not taken any more.
    fn drop_listening(&mut self, request: Option<HearerRequest>) {
        self.listening = None;
        if let Some(hearer) = &self.hearer {
            hearer.forget();
            request.into_iter().for_each(|request| hearer.ask(request));
        }
    }
}

impl Console {
    /// The same, where a program hears the players.
    #[must_use]
    pub fn heard_by(mut self, ear: Option<ProgramEar>) -> Console {
        self.program_ear = ear;
        self.desk.hear_by_program(self.program_ear.is_some());
        self
    }

    /// How long it is until the program that hears is to be minded again.
    #[must_use]
    pub fn until_hearing(&self) -> Option<Ms> {
        Some(self.program_ear.as_ref()?.listening.as_ref()?.due() - self.signals.time().elapsed())
    }

    /// After whatever has happened: begins and stops to listen.
    pub fn mind_hearing(&mut self) -> Vec<Out> {
        self.desk.hear_by_program(self.program_ear.is_some());
        let now = self.signals.time().elapsed();
        if let Some(ear) = &mut self.program_ear {
            ear.tell_words(&self.desk);
        }
        let mut out = self.interrupt_hearing();
        if let Some(seat) = self.desk.take_listen() {
            out.extend(self.toggle_hearing(seat, now));
        }
        out.extend(self.stop_in_time(now));
        out
    }

    /// golos has spoken: what a microphone hears then is no player.
    fn interrupt_hearing(&mut self) -> Vec<Out> {
        let has_spoken = self.has_spoken.replace(false);
        let Some(ear) = &mut self.program_ear else { return Vec::new() };
        if !has_spoken || ear.listening.as_ref().is_none_or(|listening| listening.stopped.is_some()) {
            return Vec::new();
        }
        ear.drop_listening(Some(HearerRequest::Quiet));
        vec![self.desk.presenter().say(&message::hearer_interrupted(), Kind::Answer)]
    }

    fn toggle_hearing(&mut self, seat: Seat, now: Ms) -> Vec<Out> {
        let game = self.desk.game().and_then(Play::file);
        let answers = self.desk.awaits_yes(seat);
        let Some(ear) = &mut self.program_ear else { return Vec::new() };
        match &ear.listening {
            // What was said is being recognised.
            Some(Listening { stopped: Some(_), .. }) => return Vec::new(),
            Some(listening) if listening.seat == seat => return self.stop_hearing(now),
            // It hears one person at a time.
            Some(listening) => {
                let listens = listening.seat.side().map(|side| message::hearer_listens(side).as_refusal());
                return listens.iter().map(|sentence| self.desk.presenter().say(sentence, Kind::Answer)).collect();
            }
            None => {}
        }
        ear.start_again();
        ear.tell_words(&self.desk);
        if !ear.listen(seat, game, answers, now) {
            return vec![self.desk.presenter().say(&message::hearer_gone().as_refusal(), Kind::Answer)];
        }
        // Nobody is talked over: whoever speaks has interrupted the voice.
        self.hush();
        let listens = seat.side().map(message::hearer_listens);
        listens.into_iter().map(|sentence| self.hearing_sign(seat, &sentence, Sound::Listening)).collect()
    }

    fn stop_hearing(&mut self, at: Ms) -> Vec<Out> {
        let Some(ear) = &mut self.program_ear else { return Vec::new() };
        ear.stop(at);
        let Some(seat) = ear.listening.as_ref().map(|listening| listening.seat) else { return Vec::new() };
        vec![self.hearing_sign(seat, &message::hearer_stopped(), Sound::Heard)]
    }

    fn stop_in_time(&mut self, now: Ms) -> Vec<Out> {
        let listening = self.program_ear.as_ref().and_then(|ear| ear.listening.as_ref());
        let Some(listening) = listening.filter(|listening| listening.due() <= now) else { return Vec::new() };
        if listening.stopped.is_none() {
            return self.stop_hearing(listening.due());
        }
        if let Some(ear) = &mut self.program_ear {
            ear.drop_listening(None);
        }
        vec![self.desk.presenter().say(&message::hearer_silent().as_refusal(), Kind::Answer)]
    }

    /// A button that was held while its player spoke is let go.
    pub(super) fn let_go(&mut self, event: &PadEvent) -> Option<Vec<Out>> {
        let PadChange::Released(button) = event.what else { return None };
        let now = self.signals.time().elapsed();
        let holder = self.pads.seating().holder(event.pad).seat();
        let listening = self.program_ear.as_ref()?.listening.as_ref()?;
        let is_his = holder.is_none_or(|holder| holder == listening.seat);
        let was_held = listening.stopped.is_none() && now >= listening.began + HELD;
        let listens = self.pads.buttons().deed(button) == Some(PadAction::Listen);
        (is_his && was_held && listens).then(|| self.stop_hearing(now))
    }

    /// Takes what comes from the program that hears.
    pub fn hearer(&mut self, news: HearerNews) -> Vec<Out> {
        let Some(ear) = &mut self.program_ear else { return Vec::new() };
        let mut is_ours = |id: u32| ear.listening.take_if(|listening| listening.id == id);
        let sentence = match news {
            HearerNews::Heard { id, guess, also } => {
                let Some(listening) = is_ours(id) else { return Vec::new() };
                let heard = HeardSpeech { text: guess.text, confidence: guess.confidence, hearer: ear.name.clone() };
                return self.take_hearing(listening, &Hearing { heard, also });
            }
            HearerNews::Nothing(id) => match is_ours(id) {
                Some(_) => message::heard_nothing().as_refusal(),
                None => return Vec::new(),
            },
            HearerNews::Ready(name) => {
                ear.name.clone_from(&name);
                if std::mem::replace(&mut ear.is_introduced, true) {
                    return Vec::new();
                }
                message::hearer_ready(Slot::Text(name))
            }
            HearerNews::Trouble(text) => message::hearer_trouble(Slot::Text(text)),
            HearerNews::Dropped if std::mem::replace(&mut ear.is_blamed, true) => return Vec::new(),
            HearerNews::Dropped => message::hearer_dropped(),
            HearerNews::Gone => {
                (ear.hearer, ear.told) = (None, None);
                ear.listening = None;
                message::hearer_gone()
            }
        };
        vec![self.desk.presenter().say(&sentence, Kind::Answer)]
    }

    /// What was heard counts from the moment at which the key was let go. Of a game that is not played here any more it is
    /// not taken.
    fn take_hearing(&mut self, listening: Listening, hearing: &Hearing) -> Vec<Out> {
        let time = self.signals.time();
        let moment = listening.stopped.unwrap_or_else(|| time.elapsed());
        if self.desk.game().and_then(Play::file) != listening.game {
            return Vec::new();
        }
        time.at(moment, || self.desk.heard(listening.seat, hearing))
    }

    /// A sign that golos listens, or has stopped: a line and a tone without words, which a microphone would hear.
    fn hearing_sign(&self, seat: Seat, sentence: &Sentence, sound: Sound) -> Out {
        let to = Recipient::Terminal(Some(seat));
        Out { spoken: None, sound: Some(sound), to, ..self.desk.presenter().say(sentence, Kind::Answer) }
    }
}
