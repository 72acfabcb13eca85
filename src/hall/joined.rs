//! One who has come in from his own machine: his program speaks, shows and feels; here is his desk, and what is kept for
//! him whether his line stands or not.
//!
//! ```text
//! bytes ─► put ─► work ─► Desk ─► Out ─► say ─► bytes
//!                                  └── look ─► what there is to see, where it has changed
//! ```

use golos_clock::Ms;
use golos_desk::{Desk, Out};
use golos_game::{MoveRequest, RecordRequest, Request};
use golos_input::Intent;
use golos_profile::Preferences;
use golos_rules::Place;
use golos_speech::Recipient;
use golos_speech::voices::Utter;
use golos_wire::{
    Asked, Down, Ending, Frames, Greeted, Hello, LONGEST_UP, ProtocolError, Said, ServerSession, Speech, Up, ViewState,
    Voice, Work, counted_from, framed,
};
use golos_wording::Form;

use super::view_state::{at_path, sight};

/// So many bytes wait for a line before it is shown nothing new.
const MOST_BYTES: usize = 64 * 1024;

/// A line before its greeting: whose it is was asked when it was opened, which program it is it says itself.
pub struct UngreetedLine {
    frames: Frames<Up>,
}

impl Default for UngreetedLine {
    fn default() -> UngreetedLine {
        UngreetedLine { frames: Frames::new(LONGEST_UP) }
    }
}

impl UngreetedLine {
    /// The greeting, once it has come.
    ///
    /// # Errors
    /// What came is none.
    pub fn put(&mut self, bytes: &[u8]) -> Result<Option<Hello>, ProtocolError> {
        self.frames.put(bytes);
        match self.frames.record()? {
            None => Ok(None),
            Some(Up::Hello(hello)) => Ok(Some(hello)),
            Some(_) => Err(ProtocolError::Early),
        }
    }
}

/// What is kept for one program of one person. It outlives its lines.
pub struct Joined {
    berth: ServerSession,
    frames: Frames<Up>,
    /// What is to be written on the line that stands.
    bytes: Vec<u8>,
    /// What he has seen last on this line.
    seen: Option<ViewState>,
    lists: bool,
    flipped: bool,
    /// How much of the way may be made good, as the regulation sets it.
    limit: Ms,
}

impl Joined {
    /// For a program that greets for the first time; at most `limit` of the way of a move is made good.
    #[must_use]
    pub fn new(hello: &Hello, limit: Ms) -> Joined {
        Joined {
            berth: ServerSession::new(hello.program.clone()),
            frames: Frames::new(LONGEST_UP),
            bytes: Vec::new(),
            seen: None,
            lists: hello.lists,
            flipped: false,
            limit,
        }
    }

    /// Whether it is kept for the program that greets.
    #[must_use]
    pub fn is_of(&self, hello: &Hello) -> bool {
        self.berth.is_of(hello)
    }

    /// Takes a greeting; `line` is what had come on that line before its end was known. False: the line is to be ended, once
    /// what there is was written.
    pub fn greet(&mut self, desk: &mut Desk, hello: &Hello, line: UngreetedLine, now: Ms) -> bool {
        (self.frames, self.seen, self.lists) = (line.frames, None, hello.lists);
        self.bytes.clear();
        match self.berth.greet(hello, now.get()) {
            Greeted::In(down) => {
                speak_so(desk, hello.speech);
                self.write(&down);
                self.look(desk);
                true
            }
            Greeted::Out(down) => {
                self.write(&[down]);
                false
            }
        }
    }

    /// The number of the line that stands: what comes over an older one is nothing.
    #[must_use]
    pub const fn line(&self) -> u64 {
        self.berth.line()
    }

    /// Bytes came over the line that stands.
    pub fn put(&mut self, bytes: &[u8]) {
        self.frames.put(bytes);
    }

    /// The next that is to be worked off, and from when on it counts.
    ///
    /// # Errors
    /// [`ProtocolError`]: the line is to be ended. What he asked for he sends again on the next.
    pub fn next(&mut self, now: Ms) -> Result<Option<(Work, Ms)>, ProtocolError> {
        while let Some(record) = self.frames.record()? {
            let (work, down) = self.berth.take(self.berth.line(), record, now.get())?;
            self.write(&down);
            if let Some(work) = work {
                let way = self.berth.round_trip().shortest();
                return Ok(Some((work, Ms::new(counted_from(now.get(), way, self.limit.get())))));
            }
        }
        Ok(None)
    }

    /// What was asked for was done, counts from this moment of the hall, and this is said of it.
    pub fn done(&mut self, desk: &Desk, work: &Work, at: Ms, said: &[Out]) {
        self.say(said);
        self.look(desk);
        let taken = self.berth.done(work.id, at.get());
        self.write(&[taken]);
        if desk.is_done() {
            self.end(Ending::Left);
        }
    }

    /// Does at this desk what was asked for, at a moment of the hall that stands meanwhile; what is said of it.
    pub fn ask(&mut self, desk: &mut Desk, what: Asked) -> Vec<Out> {
        let query = |desk: &mut Desk, query| {
            desk.intent(None, Intent::Game { by: None, ask: Request::Record(RecordRequest::Query(query)) })
        };
        let press = || Intent::Game { by: None, ask: Request::Move(MoveRequest::Press) };
        match what {
            Asked::Line(line) => desk.line(&line),
            Asked::BoardCursor { key, pad: false } => desk.hand(None, key),
            Asked::BoardCursor { key, pad: true } => desk.pad(None, Intent::BoardCursor(key)),
            Asked::Press { pad: false } => desk.intent(None, press()),
            Asked::Press { pad: true } => desk.pad(None, press()),
            Asked::Query(asked) => query(desk, asked),
            Asked::Point { column, row } => desk.point(Place { column, row }),
            Asked::Choose(line) => desk.intent(None, Intent::Choose(usize::try_from(line).unwrap_or(usize::MAX))),
            // What he chose from has changed: what can be chosen now is sent, and is heard before it is taken.
            Asked::Item { path, label } => {
                at_path(desk, &path, &label).map(|item| desk.choose(None, &item)).unwrap_or_default()
            }
            Asked::Help => desk.intent(None, Intent::Help),
            Asked::Flip(flipped) => {
                self.flipped = flipped;
                desk.flip(flipped);
                Vec::new()
            }
            Asked::Speak(speech) => {
                speak_so(desk, speech);
                Vec::new()
            }
            Asked::Leave => desk.intent(None, Intent::Leave),
        }
    }

    /// He hears something.
    pub fn say(&mut self, out: &[Out]) {
        let down = self.berth.say(out.iter().map(said).collect());
        self.write(&down);
    }

    /// He is shown what there is to see, where it has changed. Clocks tick at home by themselves. Whose line is slow is shown
    /// the newest when it has room again: false until then.
    pub fn look(&mut self, desk: &Desk) -> bool {
        if !self.berth.stands() || self.bytes.len() > MOST_BYTES {
            return false;
        }
        let now = sight(desk, self.flipped, self.lists);
        if self.seen.as_ref().is_none_or(|seen| !seen.is_like(&now)) {
            self.write(&[Down::Seen(Box::new(now.clone()))]);
            self.seen = Some(now);
        }
        true
    }

    /// Asks after the line, where that is due. False: it has been silent for too long, and is broken.
    pub fn mind(&mut self, now: Ms) -> bool {
        if let Some(ping) = self.berth.ping(now.get()) {
            self.write(&[ping]);
        }
        !self.berth.is_silent(now.get())
    }

    /// The line of this number is broken. What he is to hear waits for him.
    pub fn cut(&mut self, line: u64) {
        self.berth.cut(line);
        if !self.berth.stands() {
            self.bytes.clear();
        }
    }

    /// The last on the line.
    pub fn end(&mut self, why: Ending) {
        self.write(&[Down::Bye { why }]);
    }

    /// Whether his line stands.
    #[must_use]
    pub const fn stands(&self) -> bool {
        self.berth.stands()
    }

    /// How long his line takes there and back; none before it is measured.
    #[must_use]
    pub fn round_trip(&self) -> Option<Ms> {
        self.berth.round_trip().measured().map(Ms::new)
    }

    /// What is to be written on the line that stands.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// So many of them were.
    pub fn written(&mut self, count: usize) {
        self.bytes.drain(..count.min(self.bytes.len()));
    }

    /// What is to be written, once.
    pub fn take_bytes(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.bytes)
    }

    fn write(&mut self, records: &[Down]) {
        self.bytes.extend(records.iter().flat_map(framed));
    }
}

/// Sets how he is spoken to.
fn speak_so(desk: &mut Desk, speech: Speech) {
    let mut manner = desk.manner();
    manner.level = speech.level.unwrap_or(manner.level);
    manner.alphabet = speech.alphabet.unwrap_or(manner.alphabet);
    manner.text = if speech.words { Form::Spoken } else { Form::Written };
    manner.wishes = Preferences { lang: speech.lang.or(manner.wishes.lang), ..manner.wishes };
    desk.adopt(manner);
}

fn said(out: &Out) -> Said {
    let voice = |utter: &Utter| Voice { text: utter.text.clone(), lang: utter.lang };
    let spoken = out.spoken.as_ref().map(voice);
    let to = match out.to {
        Recipient::Seats(seats) => Some(seats),
        Recipient::Terminal(_) => None,
    };
    Said { written: out.written.clone(), spoken, kind: out.kind, to, refused: out.refused, helps: out.helps }
}
