//! speech-dispatcher, spoken to in its own protocol (SSIP) without a system library.

mod wire;

use std::num::ParseIntError;
use std::process::Command;

use super::text::speakable;
use super::{Settings, Tuning, Utter, Voice, VoiceError, VoiceKind, VoiceName, Volume, process};
use crate::Priority;
use golos_wording::Lang;
use wire::{ServerReply, SsipEvent, Wire};

/// A connection to speech-dispatcher. Every call ends within the time-out of [`Settings`], however the server behaves.
pub(super) struct Ssip {
    wire: Wire,
    /// What the server was told last, so that it is told again only when it changes.
    told: Told,
    tuning: Tuning,
    /// The message being said.
    saying: Option<u64>,
    /// Rewrites a text for the engine behind the server, where it is one that wants that.
    respell: Option<fn(Lang, &str) -> String>,
}

/// What a server was told.
#[derive(Default)]
struct Told {
    priority: Option<&'static str>,
    lang: Option<Lang>,
    rate: Option<i8>,
    volume: Option<i8>,
    /// The voice that was set after the language: a language sets its own.
    voice: Option<String>,
}

/// The loudest that a server knows, which is what it begins with.
const LOUDEST: i8 = 100;

impl Ssip {
    /// Connects and introduces this program.
    ///
    /// # Errors
    /// Nobody listens, answers in time or accepts.
    pub(super) fn open(settings: &Settings) -> Result<Ssip, VoiceError> {
        let wire = Wire::connect(&settings.address, settings.timeout).or_else(|error| {
            let program = settings.autospawn.as_ref().ok_or(error)?;
            process::run(Command::new(program).arg("--spawn"))?;
            Wire::connect(&settings.address, settings.timeout)
        })?;
        let tuning = Tuning { voice: None, ..settings.tuning.clone() };
        let mut ssip = Ssip { wire, told: Told::default(), tuning, saying: None, respell: None };
        let (user, client) = (word(&settings.user), word(&settings.client));
        ssip.ask(&format!("SET SELF CLIENT_NAME {user}:{client}:main"))?;
        ssip.ask("SET SELF NOTIFICATION END ON")?;
        ssip.ask("SET SELF NOTIFICATION CANCEL ON")?;
        ssip.set("RATE", settings.tuning.rate.get(), |told| &mut told.rate)?;
        ssip.respell = ssip.is_espeak()?.then_some(settings.respell);
        match ssip.tune(&settings.tuning) {
            // A voice that is not there is told of by whoever asks for it again: the server's own speaks meanwhile.
            Ok(()) | Err(VoiceError::NoVoice(_)) => Ok(ssip),
            Err(error) => Err(error),
        }
    }

    /// Whether espeak-ng speaks behind the server. One that does not tell is taken for another engine.
    fn is_espeak(&mut self) -> Result<bool, VoiceError> {
        match self.ask("GET OUTPUT_MODULE") {
            Ok(reply) => Ok(reply.data.first().is_some_and(|module| module.starts_with("espeak"))),
            Err(error) if error.is_refusal() => Ok(false),
            Err(error) => Err(error),
        }
    }

    fn ask(&mut self, command: &str) -> Result<ServerReply, VoiceError> {
        self.wire.send(command)?;
        self.wire.reply()
    }

    fn tell(&mut self, utter: &Utter) -> Result<(), VoiceError> {
        let priority = on_the_wire(utter.priority);
        if self.told.priority != Some(priority) {
            self.ask(&format!("SET SELF PRIORITY {priority}"))?;
            self.told.priority = Some(priority);
        }
        if self.told.lang != Some(utter.lang) {
            self.ask(&format!("SET SELF LANGUAGE {}", utter.lang.voice()))?;
            self.told.lang = Some(utter.lang);
            self.told.voice = None;
        }
        if self.told.voice != self.tuning.voice {
            match &self.tuning.voice {
                Some(name) => self.ask(&format!("SET SELF SYNTHESIS_VOICE {name}"))?,
                None => self.ask(&format!("SET SELF LANGUAGE {}", utter.lang.voice()))?,
            };
            self.told.voice.clone_from(&self.tuning.voice);
        }
        self.set("RATE", self.tuning.rate_at(utter.pace).get(), |told| &mut told.rate)?;
        let volume = on_the_servers_scale(self.tuning.volume);
        if self.told.volume.is_some() || volume != LOUDEST {
            self.set("VOLUME", volume, |told| &mut told.volume)?;
        }
        Ok(())
    }

    /// Tells the server a number that it was not told before.
    fn set(&mut self, name: &str, value: i8, told: fn(&mut Told) -> &mut Option<i8>) -> Result<(), VoiceError> {
        if *told(&mut self.told) != Some(value) {
            self.ask(&format!("SET SELF {name} {value}"))?;
            *told(&mut self.told) = Some(value);
        }
        Ok(())
    }

    /// Takes note of what the server told unasked.
    fn hear(&mut self) {
        for SsipEvent { code, message } in self.wire.events() {
            let over = matches!(code, SsipEvent::ENDED | SsipEvent::CANCELLED);
            if over && self.saying == Some(message) {
                self.saying = None;
            }
        }
    }
}

impl Voice for Ssip {
    fn kind(&self) -> VoiceKind {
        VoiceKind::SpeechDispatcher
    }

    fn speak(&mut self, utter: &Utter) -> Result<(), VoiceError> {
        let text = self.respell.map_or_else(|| utter.text.clone(), |respell| respell(utter.lang, &utter.text));
        let Some(text) = speakable(&text) else { return Ok(()) };
        self.tell(utter)?;
        self.hear();
        self.ask("SPEAK")?;
        // A line that begins with a dot would end the text, so its dot is doubled; there is only one line.
        let dot = if text.starts_with('.') { "." } else { "" };
        let reply = self.ask(&format!("{dot}{text}\r\n."))?;
        // Without a number nobody can tell when it is over: it counts as over at once. The server may also drop a
        // message and say so before it has named its number.
        self.saying = reply
            .data
            .first()
            .map(|id| id.parse())
            .transpose()
            .map_err(|source: ParseIntError| VoiceError::Garbled(format!("{source} in {:?}", reply.data)))?;
        self.hear();
        Ok(())
    }

    fn silence(&mut self) -> Result<(), VoiceError> {
        self.ask("CANCEL SELF")?;
        self.hear();
        self.saying = None;
        Ok(())
    }

    fn busy(&mut self) -> Result<bool, VoiceError> {
        self.wire.listen()?;
        self.hear();
        Ok(self.saying.is_some())
    }

    fn tune(&mut self, tuning: &Tuning) -> Result<(), VoiceError> {
        let known = if self.tuning.asks_after(tuning) { self.list()? } else { Vec::new() };
        self.tuning.change(tuning, &known)
    }

    fn list(&mut self) -> Result<Vec<VoiceName>, VoiceError> {
        let reply = self.ask("LIST SYNTHESIS_VOICES")?;
        let columns = reply.data.iter().map(|line| line.split('\t'));
        Ok(columns
            .filter_map(|mut column| Some(VoiceName { name: column.next()?.into(), lang: column.next()?.into() }))
            .collect())
    }
}

/// The priority towards the other clients of the server, a screen reader above all: a flag pre-empts them, a move is
/// said after what they say, the rest replaces what they say.
///
/// The cursor and the echo are no `notification`: the server drops that while anything is being said, and just after a
/// cancel it still counts the cancelled text as being said.
fn on_the_wire(priority: Priority) -> &'static str {
    match priority {
        Priority::Flag => "important",
        Priority::Move => "message",
        Priority::Answer | Priority::Cursor | Priority::Echo => "text",
    }
}

/// A volume where a server has its own: it begins with the loudest, so that nothing of ours is louder.
fn on_the_servers_scale(volume: Volume) -> i8 {
    let twice = i16::from(volume.get()) * 2 + i16::from(LOUDEST);
    i8::try_from(twice.min(i16::from(LOUDEST))).unwrap_or(-LOUDEST)
}

/// A part of the client's name: no blank and no colon, which separate.
fn word(name: &str) -> String {
    name.chars().map(|c| if c.is_alphanumeric() || c == '-' { c } else { '_' }).collect()
}
