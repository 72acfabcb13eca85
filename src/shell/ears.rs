//! Private ears: those who share a terminal each hear through a way of their own what is theirs to hear.
//!
//! Each has a desk of his own at the board of the terminal. Nothing is typed there and nothing is written: it only speaks.

use super::sounds::Sounds;
use golos_desk::{Desk, Out, SpeechPreferences};
use golos_people::Seat;
use golos_speech::voices::{Report, Speaker};
use golos_speech::{Kind, Recipient, Subscription};
use golos_wording::{Lang, Sentence, message};

/// The ears of one.
pub struct Ear {
    seat: Seat,
    /// The language that he hears; none: that of the terminal.
    lang: Option<Lang>,
    speaker: Speaker,
    sounds: Sounds,
    /// His desk, while something is played.
    desk: Option<Desk>,
    /// How he wants to be spoken to, once he has said so.
    manner: Option<SpeechPreferences>,
    /// They have fallen silent.
    is_lost: bool,
}

impl Ear {
    /// The ears of him who sits there, with what speaks into them.
    #[must_use]
    pub const fn new(seat: Seat, lang: Option<Lang>, speaker: Speaker, sounds: Sounds) -> Ear {
        Ear { seat, lang, speaker, sounds, desk: None, manner: None, is_lost: false }
    }

    /// Whose they are.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether they have fallen silent and are not back yet.
    #[must_use]
    pub const fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// Notes what they tell of themselves.
    pub const fn note(&mut self, report: &Report) {
        match report {
            Report::Lost { .. } => self.is_lost = true,
            Report::Back => self.is_lost = false,
            Report::Ready(_) | Report::Handed(_) | Report::NoVoice(_) => {}
        }
    }

    /// SentenceKind what he has heard since, at the board that is played at the terminal.
    pub fn attend(&mut self, terminal: &Desk) {
        if terminal.game().is_none() {
            // His last words at the board that was left.
            let last = self.desk.take().map(|mut desk| desk.hear());
            self.say(&last.unwrap_or_default());
            return;
        }
        let out = match &mut self.desk {
            Some(desk) => desk.hear(),
            None => {
                let mut desk = terminal.beside(self.lang, Subscription::Private(self.seat));
                let like_all = || SpeechPreferences { is_mute: false, ..terminal.manner() };
                let manner = self.manner.clone().unwrap_or_else(like_all);
                self.sounds.heed(&manner.wishes, true);
                desk.adopt(manner);
                let out = desk.join(terminal);
                self.desk = out.is_some().then_some(desk);
                out.unwrap_or_default()
            }
        };
        self.say(&out);
    }

    /// Says what the terminal says of itself, if it is for the owner of these ears: what was asked for in the name of
    /// another seat is not.
    pub fn share(&self, out: &[Out]) {
        let own = out.iter().filter(|out| matches!(out.to, Recipient::Terminal(_)) && out.is_for(self.seat));
        let own: Vec<&Out> = own.filter(|_| !self.is_mute()).collect();
        self.utter(&own);
    }

    /// He wants to be spoken to in another way: from now on he is, and he alone. None without a board.
    pub fn heed(&mut self, line: &str) -> Option<Vec<Out>> {
        let was_mute = self.is_mute();
        let desk = self.desk.as_mut()?;
        let before = desk.manner();
        let mut out = desk.line(line);
        let mut manner = desk.manner();
        let say = |desk: &Desk, sentence: &Sentence| desk.presenter().say(sentence, Kind::Answer);
        let is_set = manner.wishes.sounds != before.wishes.sounds;
        if is_set && manner.wishes.sounds.as_deref() == Some("bell") {
            manner.wishes.sounds.clone_from(&before.wishes.sounds);
            desk.adopt(manner.clone());
            out = vec![say(desk, &message::sounds_no_bell().as_refusal())];
        }
        let wants = out.iter().any(|out| out.spoken.as_ref().is_some_and(|utter| utter.sound.is_some()));
        if (wants || is_set && manner.wishes.sounds.as_deref() == Some("on")) && !self.sounds.can_play() {
            out.push(say(desk, &message::sounds_none()));
        }
        self.sounds.heed(&manner.wishes, true);
        if manner.tuning != before.tuning {
            self.speaker.tune(manner.tuning.clone());
        }
        self.manner = Some(manner);
        // That they fall silent is still heard.
        if !(was_mute && self.is_mute()) {
            self.speak(&out);
        }
        Some(out)
    }

    fn is_mute(&self) -> bool {
        self.manner.as_ref().is_some_and(|manner| manner.is_mute)
    }

    /// His engine has no voice of that name.
    pub fn has_no_voice(&mut self, name: &str) {
        let out = self.desk.as_mut().map(|desk| desk.has_no_voice(name));
        self.say(&out.unwrap_or_default());
    }

    /// They are back: their owner hears how the game stands.
    pub fn tell_situation(&self) {
        let out = self.desk.as_ref().and_then(|desk| desk.situation(Some(self.seat)));
        self.say(out.as_slice());
    }

    /// Somebody touched a key that is his.
    pub fn hush(&self) {
        self.speaker.silence();
    }

    /// What is left to say is said, for this long at most.
    pub fn finish(self, within: std::time::Duration) {
        self.speaker.finish(within);
    }

    fn say(&self, out: &[Out]) {
        if !self.is_mute() {
            self.speak(out);
        }
    }

    fn speak(&self, out: &[Out]) {
        self.utter(&out.iter().collect::<Vec<_>>());
    }

    fn utter(&self, out: &[&Out]) {
        let length = self.sounds.play(out.iter().copied());
        self.speaker.say_after(length, out.iter().filter_map(|out| out.spoken.clone()).collect());
    }
}
