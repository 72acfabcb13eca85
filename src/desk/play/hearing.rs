//! Moves by voice: what a program has heard of a player is an announcement. It is recorded and read back, and is a move only
//! when it is confirmed; an act that binds is never done by one hearing.
//!
//! How a text is read back does not depend on whether it is lawful: that would be a hint.

use super::{Play, Question};
use crate::hearing::Hearing;
use crate::{Out, Presenter};
use golos_game::{Command, MoveRequest, RecordRequest, Request, Seat};
use golos_input::Intent;
use golos_people::Act;
use golos_speech::Kind;
use golos_wording::{Sentence, Slot, message};

/// Below this confidence, in percent, a text is in doubt.
const DOUBT: u8 = 50;

/// A second text that is at most so much less certain, in percent, and means something else, makes the first one doubtful.
const MARGIN: u8 = 10;

/// Where a program hears the players of a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Voice {
    is_there: bool,
    /// Who is to be heard.
    listens: Option<Seat>,
    /// Whether what was heard last was in doubt.
    was_in_doubt: bool,
}

/// What comes of something that was heard.
enum Meaning {
    /// It is done at once: a question, or an answer to a question.
    Now(Intent),
    /// It is asked first whether that is meant.
    Asked(Intent),
    /// It is not done by voice.
    NotTaken,
    /// It was not heard well enough.
    Again,
}

impl Play {
    /// From now on a program hears the players here, or none does.
    pub(crate) const fn hear_by_program(&mut self, is_there: bool) {
        self.voice.is_there = is_there;
    }

    /// Whether a program hears the players here.
    pub(super) const fn hears_by_program(&self) -> bool {
        self.voice.is_there
    }

    /// Who has asked to be heard since, once.
    pub(crate) const fn take_listen(&mut self) -> Option<Seat> {
        self.voice.listens.take()
    }

    /// Whether this person is asked something that yes or no answers.
    pub(crate) fn awaits_yes(&self, seat: Seat) -> bool {
        self.asked(Some(seat)).is_some()
    }

    /// A player is about to speak: the person of this seat, the one who is asked something, or the side to move.
    pub(super) fn ask_to_be_heard(&mut self, by: Option<Seat>, presenter: &Presenter) -> Vec<Out> {
        if !self.voice.is_there {
            return vec![presenter.say(&message::hearer_none().as_refusal(), Kind::Answer)];
        }
        let by = by.or(self.seat()).unwrap_or_else(|| self.asked_player());
        let ask = Request::Record(RecordRequest::Listen);
        let reply = self.board.handle(Command::new(by, ask));
        if reply.refusal.is_none() {
            self.voice.listens = Some(by);
        }
        self.report(reply, presenter)
    }

    fn asked_player(&self) -> Seat {
        let turn = self.state().turn();
        match &self.question {
            Some(Question::Heard { seat, .. } | Question::Resign(seat)) => *seat,
            _ if self.state().offer() == Some(turn) => turn.other().into(),
            _ => turn.into(),
        }
    }

    /// Records what was heard of this person, and says what comes of it; what is done at once is left to the desk.
    pub(crate) fn heard(&mut self, seat: Seat, hearing: &Hearing, presenter: &Presenter) -> (Vec<Out>, Option<Intent>) {
        let heard = Request::Record(RecordRequest::Heard(hearing.heard.clone()));
        let reply = self.board.handle(Command::new(seat, heard));
        let is_recorded = reply.refusal.is_none() && reply.unsaved.is_none();
        let mut out = self.report(reply, presenter);
        if !is_recorded {
            return (out, None);
        }
        let meaning = self.meaning_of_heard(seat, hearing, presenter);
        let is_second = std::mem::replace(&mut self.voice.was_in_doubt, matches!(meaning, Meaning::Again));
        let text = || Slot::Text(hearing.heard.text.clone());
        let refused = |sentence: Sentence| presenter.say(&sentence.as_refusal(), Kind::Answer);
        match meaning {
            Meaning::Now(intent) => return (out, Some(intent)),
            Meaning::Asked(intent) => {
                let question =
                    Question::Heard { seat, intent: Box::new(intent), text: hearing.heard.text.clone().into() };
                out.push(self.put(question, presenter));
            }
            Meaning::NotTaken => out.push(refused(message::heard_not_taken(text()))),
            Meaning::Again if is_second => {
                self.voice.was_in_doubt = false;
                out.push(refused(message::heard_type()));
            }
            Meaning::Again => out.push(refused(message::heard_again(text()))),
        }
        (out, None)
    }

    fn meaning_of_heard(&self, seat: Seat, hearing: &Hearing, presenter: &Presenter) -> Meaning {
        let heard = &hearing.heard;
        let meaning = self.meaning_of_words(seat, &heard.text, presenter);
        let intent = |meaning: &Meaning| match meaning {
            Meaning::Now(intent) | Meaning::Asked(intent) => Some(intent.clone()),
            Meaning::NotTaken | Meaning::Again => None,
        };
        let differs = |text: &str| intent(&self.meaning_of_words(seat, text, presenter)) != intent(&meaning);
        let rivals = hearing.also.iter().filter(|also| also.confidence.saturating_add(MARGIN) >= heard.confidence);
        let is_in_doubt = heard.confidence < DOUBT || rivals.map(|also| also.text.as_str()).any(differs);
        if is_in_doubt { Meaning::Again } else { meaning }
    }

    /// What these words mean when this person says them.
    fn meaning_of_words(&self, seat: Seat, text: &str, presenter: &Presenter) -> Meaning {
        let lexicon = presenter.lexicon;
        let line = self.tokens(text, lexicon);
        if line.seat().is_some_and(|named| named != seat) {
            return Meaning::NotTaken;
        }
        let said = line.said();
        if lexicon.answer(said).is_some() {
            return self.answer_of_heard(seat, said);
        }
        let make = |text: &str| Intent::Game { by: Some(seat), ask: Request::Move(MoveRequest::Make(text.to_owned())) };
        match lexicon.play(&line) {
            Ok(Intent::Game { ask: Request::Record(RecordRequest::Listen), .. }) => Meaning::NotTaken,
            Ok(intent) if intent.is_query() => Meaning::Now(named(intent, seat)),
            Ok(Intent::Game { ask: Request::Move(MoveRequest::Make(text)), .. }) => {
                let chooses = |(asked, readings): &(Seat, crate::readings::Readings)| {
                    *asked == seat && readings.choose(&text, presenter).is_some()
                };
                if self.readings.as_ref().is_some_and(chooses) || self.is_move(&text) {
                    return Meaning::Asked(make(&text));
                }
                match self.loosely(&line, lexicon).map(|loose| loose.meant) {
                    Some(Ok(intent)) if intent.is_query() => Meaning::Now(named(intent, seat)),
                    _ => Meaning::Again,
                }
            }
            // Whether the player means to resign is asked in any case.
            Ok(Intent::Game { ask: Request::Resign, .. }) => {
                Meaning::Now(Intent::Game { by: Some(seat), ask: Request::Resign })
            }
            Ok(Intent::Game { ask, .. }) if is_for_voice(&ask) => Meaning::Asked(Intent::Game { by: Some(seat), ask }),
            Ok(_) => Meaning::NotTaken,
            Err(_) => Meaning::Again,
        }
    }

    /// Yes or no: what this person was asked after an act of their own is answered by it; what the game or the opponent asks
    /// is asked once more.
    fn answer_of_heard(&self, seat: Seat, said: &str) -> Meaning {
        let intent = Intent::Game { by: Some(seat), ask: Request::Move(MoveRequest::Make(said.to_owned())) };
        let is_own = |question: &Question| question.is_yes_or_no() && question.is_for(Some(seat));
        match &self.question {
            Some(question) if is_own(question) => Meaning::Now(intent),
            None if self.asking(Some(seat)).is_some() => Meaning::Asked(intent),
            Some(_) | None => Meaning::NotTaken,
        }
    }

    /// The player who has announced a move by voice presses the clock at a real board: that confirms the announcement.
    pub(super) fn press_after_heard(
        &mut self,
        by: Option<Seat>,
        intent: &Intent,
        presenter: &Presenter,
    ) -> Option<Vec<Out>> {
        let is_press = matches!(intent, Intent::Game { ask: Request::Move(MoveRequest::Press), .. });
        if !is_press || !self.state().is_manual() || self.state().made().is_some() || self.has_sensor_board() {
            return None;
        }
        let is_his = |question: &mut Question| matches!(question, Question::Heard { seat, intent, .. } if is_move(intent) && by.is_none_or(|by| by == *seat));
        let Question::Heard { seat, intent, .. } = self.question.take_if(is_his)? else { return None };
        let (mut out, _) = self.take_up(Some(seat), *intent, presenter);
        if self.state().made().is_some() {
            out.extend(self.ask(Some(seat), Some(seat), Request::Move(MoveRequest::Press), presenter));
        }
        Some(out)
    }
}

/// The same, in the name of this person.
fn named(intent: Intent, seat: Seat) -> Intent {
    match intent {
        Intent::Game { by: None, ask } => Intent::Game { by: Some(seat), ask },
        intent => intent,
    }
}

fn is_move(intent: &Intent) -> bool {
    matches!(intent, Intent::Game { ask: Request::Move(MoveRequest::Make(_)), .. })
}

/// Whether a player may ask for it by voice. What the arbiter does is not among the words, and neither is what has a reason
/// in free words.
fn is_for_voice(ask: &Request) -> bool {
    match ask.act() {
        None | Some(Act::Rule | Act::Clock | Act::Report | Act::Hint | Act::Seal | Act::Protest) => false,
        Some(_) => true,
    }
}
