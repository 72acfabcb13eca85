//! What is done in the room: a letter is taken in or written, a break announced, a claim made, a ruling recorded. Everything
//! is asked about before it is in the record.

use std::io;
use std::path::{Path, PathBuf};

use super::new::NewDialogue;
use super::record::{LETTERS_ENDING, LetterGame, LettersError};
use super::room::{LettersDesk, OpenGame, letter_bytes, name_of};
use super::{LetterForm, heard, words, written};
use crate::{Archive, Handed, Out, Presenter};
use golos_clock::Ms;
use golos_input::{LettersRequest, TakeRequest, Tokens, WriteRequest};
use golos_ledger::{Command, decide};
use golos_letters::{
    Day, Draft, Event, Examined, Fact, LONGEST, Letter, MissingPart, NotALetter, Note, Past, Request, RulingKind,
    RulingParts, State, compose, examine, read_letter,
};
use golos_people::Actor;
use golos_rules::{Notation, Position, Side};
use golos_wording::{Sentence, Slot, message};

/// What is asked, or typed in parts.
#[derive(Default)]
pub(super) enum Asked {
    #[default]
    Nothing,
    /// Whether that is recorded.
    Record(Box<Act>),
    /// The text of a letter, up to a full stop.
    Paste(Box<TakeRequest>, String),
    /// The next question of a new game.
    New(Box<NewDialogue>),
}

/// What is recorded after a yes.
pub(super) enum Act {
    Ask(Actor, Request),
    /// A letter is written: it goes to the outbox as well.
    Send(Letter),
    /// The last letter goes to the outbox once more.
    HandOn,
}

impl Asked {
    pub(super) const fn is_waiting(&self) -> bool {
        !matches!(self, Asked::Nothing)
    }
}

impl LettersDesk {
    /// Takes a line of a letter that is typed; `None` if none is.
    pub(super) fn pasted(&mut self, line: &Tokens, presenter: &Presenter) -> Option<Vec<Out>> {
        let Asked::Paste(ask, text) = &mut self.asked else { return None };
        let typed = line.typed().trim();
        if typed != "." {
            // What is longer than a letter is refused as a whole, not cut.
            if text.len() <= LONGEST {
                text.push_str(typed);
                text.push('\n');
            }
            return Some(Vec::new());
        }
        let (ask, text) = (ask.clone(), std::mem::take(text));
        self.asked = Asked::Nothing;
        Some(self.take_bytes(text.as_bytes(), &ask, presenter))
    }

    /// Takes an answer to what was asked; `None` if nothing was.
    pub(super) fn answered(&mut self, line: &Tokens, presenter: &Presenter) -> Option<Vec<Out>> {
        match std::mem::take(&mut self.asked) {
            Asked::Nothing | Asked::Paste(..) => None,
            Asked::Record(act) => match presenter.lexicon.answer(line.text()) {
                Some(true) => Some(self.perform(*act, presenter)),
                Some(false) => Some(Self::say([message::letters_not_taken()], presenter)),
                // Whatever else is said is no yes; it is done as if nothing had been asked.
                None if !line.is_blank() => None,
                None => {
                    self.asked = Asked::Record(act);
                    Some(Self::say([message::letters_record_question()], presenter))
                }
            },
            Asked::New(dialogue) => Some(self.answer_new(*dialogue, line, presenter)),
        }
    }

    /// Does what is asked for.
    pub(super) fn ask(&mut self, ask: LettersRequest, presenter: &Presenter) -> Vec<Out> {
        match ask {
            LettersRequest::Next => return self.next(presenter),
            LettersRequest::Back => return self.previous(presenter),
            LettersRequest::Games => {
                self.open = None;
                return self.list(presenter);
            }
            LettersRequest::Due => return self.due(presenter),
            LettersRequest::Letter(number) => return self.letter(number, presenter),
            LettersRequest::New => return self.begin_new(presenter),
            _ => {}
        }
        let Some(open) = &self.open else { return Self::say([message::refuse_letters_choose()], presenter) };
        match ask {
            LettersRequest::Letters => Self::letters(open, presenter),
            LettersRequest::Position(asked) => Self::position(open, asked.as_deref(), presenter),
            LettersRequest::Moves => {
                let moves = words::moves(&open.state, true).unwrap_or_else(message::letters_no_letters);
                Self::say([moves], presenter)
            }
            LettersRequest::Time => {
                let said = words::times(&open.state).into_iter().chain(words::rights(&open.state));
                Self::say(said, presenter)
            }
            LettersRequest::Chart => Self::chart(open, presenter),
            LettersRequest::Offers => {
                let offered = words::offered(&open.state);
                let none = offered.is_empty().then(message::letters_no_offers);
                Self::say(offered.into_iter().chain(none), presenter)
            }
            LettersRequest::Take(ask) => self.take_letter(ask, presenter),
            LettersRequest::Write(ask) => self.write_letter(&ask, presenter),
            LettersRequest::Again => self.perform(Act::HandOn, presenter),
            ask => {
                let made = self.request(open, ask, presenter);
                match made {
                    Ok((actor, request)) => self.question(actor, request, presenter),
                    Err(why) => Self::say(why, presenter),
                }
            }
        }
    }

    /// The request that is made of what was said, and who asks.
    fn request(
        &self,
        open: &OpenGame,
        ask: LettersRequest,
        presenter: &Presenter,
    ) -> Result<(Actor, Request), Vec<Sentence>> {
        let today = self.today();
        let state = &open.state;
        let whose = |by: Option<Side>| by.or(state.setup().me).ok_or_else(|| vec![message::refuse_letters_side()]);
        let is_arbiter = state.setup().me.is_none();
        match ask {
            LettersRequest::Break { by, first, last, told } => {
                let by = whose(by)?;
                Ok((by.into(), Request::Break { by, first, last, told: told.unwrap_or(today), by_arbiter: false }))
            }
            LettersRequest::EndBreak { by, on } => {
                let by = whose(by)?;
                Ok((by.into(), Request::EndBreak { by, on: on.unwrap_or(today) }))
            }
            LettersRequest::Claim { by, moves, sent } => {
                let by = whose(by)?;
                let sent = sent.unwrap_or(today);
                let moves = split_moves(state.position(), &moves, presenter);
                let reply = if moves.is_empty() { None } else { Some(Box::new(own_reply(state, by, moves, sent)?)) };
                Ok((by.into(), Request::Claim { by, sent, reply }))
            }
            LettersRequest::Object { by, on } => {
                // Who objects is the partner of who claims.
                let by = by.or(state.claim().map(|claim| claim.by.other()).filter(|_| is_arbiter));
                let by = whose(by)?;
                Ok((by.into(), Request::Object { by, on: on.unwrap_or(today) }))
            }
            LettersRequest::Rule { kind, parts, on } => ruled(kind, &parts, state, on.unwrap_or(today)),
            _ => Err(vec![message::refuse_letters_choose()]),
        }
    }

    /// Says what is to be recorded, and asks.
    fn question(&mut self, actor: Actor, request: Request, presenter: &Presenter) -> Vec<Out> {
        // What would be refused is refused before anybody is asked; nothing of it is recorded.
        let tried = self.open.as_ref().map(|open| decide(&open.state, &Command::new(actor, request.clone()), Ms::ZERO));
        if let Some(why) = tried.and_then(|tried| tried.refusal) {
            return Self::say([words::refused_here(&why, presenter.wording)], presenter);
        }
        let said = match (&request, &self.open) {
            (Request::Rule(ruling, _), Some(open)) => Some(words::ruling(ruling, &open.state)),
            (Request::Break { by, first, last, .. }, _) => {
                Some(message::letters_break_valid(*by, words::day(*first), words::day(*last)))
            }
            _ => None,
        };
        self.asked = Asked::Record(Box::new(Act::Ask(actor, request)));
        Self::say(said.into_iter().chain([message::letters_record_question()]), presenter)
    }

    fn take_letter(&mut self, ask: TakeRequest, presenter: &Presenter) -> Vec<Out> {
        let Some(file) = &ask.file else {
            self.asked = Asked::Paste(Box::new(ask), String::new());
            return Self::say([message::letters_paste()], presenter);
        };
        let path = self.archive().path_of(file);
        match letter_bytes(self.archive(), &path) {
            Ok(bytes) => self.take_bytes(&bytes, &ask, presenter),
            Err(error) => Self::say([LettersError::Io { path, error }.sentence()], presenter),
        }
    }

    /// Says what a letter comes to, and asks whether it is recorded.
    fn take_bytes(&mut self, bytes: &[u8], ask: &TakeRequest, presenter: &Presenter) -> Vec<Out> {
        let Some(open) = &self.open else { return Self::say([message::refuse_letters_choose()], presenter) };
        let state = &open.state;
        let Some(by) = ask.by.or(state.setup().me.map(Side::other)) else {
            return Self::say([message::refuse_letters_side()], presenter);
        };
        let letter = match taken(bytes, state, by, ask, self.today()) {
            Ok(letter) => letter,
            Err(why) => return Self::say([not_a_letter(&why)], presenter),
        };
        match examine(state, &letter) {
            Ok(examined) => {
                let mut said = words::found(state, &letter, &examined);
                said.push(message::letters_take_question());
                self.asked = Asked::Record(Box::new(Act::Ask(by.into(), Request::Take(Box::new(letter)))));
                Self::say(said, presenter)
            }
            Err(why) => Self::say([words::refused_here(&why, presenter.wording)], presenter),
        }
    }

    /// Composes a letter, reads it out, and asks whether it goes so.
    fn write_letter(&mut self, ask: &WriteRequest, presenter: &Presenter) -> Vec<Out> {
        let Some(open) = &self.open else { return Self::say([message::refuse_letters_choose()], presenter) };
        let state = &open.state;
        let Some(by) = ask.by.or(state.setup().me) else {
            return Self::say([message::refuse_letters_side()], presenter);
        };
        let moves = split_moves(state.position(), &ask.moves, presenter);
        let after = moves
            .iter()
            .try_fold(state.position(), |at, text| at.read(text, Notation::FILES).ok().and_then(|mv| at.play(&mv)));
        let at = after.unwrap_or_else(|| state.position());
        let draft = Draft {
            purpose: ask.purpose,
            moves,
            offers: ask.offers.iter().map(|offer| split_moves(at, offer, presenter)).collect(),
            sent: ask.sent.unwrap_or_else(|| self.today()),
            received: ask.received,
            said: ask.said.clone(),
            charges: ask.charges,
            corrects: ask.corrects,
        };
        let (letter, examined) = match compose(state, by, &draft) {
            Ok(composed) => composed,
            Err(why) => return Self::say([words::refused_here(&why, presenter.wording)], presenter),
        };
        let mut said = words::found(state, &letter, &examined);
        if stops(&examined) {
            said.push(message::refuse_letters_own());
            return Self::say(said, presenter);
        }
        said.extend(heard(state, &past_of(state, letter.clone(), examined)));
        said.push(message::letters_send_question());
        self.asked = Asked::Record(Box::new(Act::Send(letter)));
        Self::say(said, presenter)
    }

    /// Records what was answered with yes.
    fn perform(&mut self, act: Act, presenter: &Presenter) -> Vec<Out> {
        let Some(path) = self.open.as_ref().map(|open| open.path.clone()) else { return Vec::new() };
        let now = self.time.wall();
        let done = LetterGame::open(self.archive(), &path).and_then(|mut game| {
            let mut said = Vec::new();
            match act {
                Act::Ask(actor, request) => {
                    let is_letter = matches!(request, Request::Take(_));
                    let events = game.ask(actor, request, now)?;
                    let count = u32::try_from(game.state().letters().len()).unwrap_or(u32::MAX);
                    said.extend(is_letter.then(|| message::letters_taken(count)));
                    said.extend(events.iter().filter_map(|event| words::happened(event, game.state())));
                    // That a claim was made has just been said.
                    let is_claim = events.iter().any(|event| matches!(event, Event::Fact(Fact::Claimed(_))));
                    said.extend(words::phase(game.state()).into_iter().filter(|_| !is_claim));
                }
                Act::Send(letter) => {
                    let by = letter.by;
                    game.ask(by.into(), Request::Take(Box::new(letter)), now)?;
                    said.extend(self.hand_on(&mut game, presenter)?);
                    said.extend(words::phase(game.state()));
                }
                Act::HandOn => said.extend(self.hand_on(&mut game, presenter)?),
            }
            Ok((said, game.state().clone()))
        });
        match done {
            Ok((said, state)) => {
                let letter = state.letters().len().saturating_sub(1);
                self.open = Some(OpenGame { path, state, letter, line: None });
                Self::say(said, presenter)
            }
            Err(error) => {
                // Whatever is in the record is shown as it is.
                let told = error.sentence();
                if let Ok(state) = super::read_game(self.archive(), &path) {
                    let letter = state.letters().len().saturating_sub(1);
                    self.open = Some(OpenGame { path, state, letter, line: None });
                }
                Self::say([told], presenter)
            }
        }
    }

    /// Puts the last letter, an own one, into the outbox; the record says so.
    fn hand_on(&self, game: &mut LetterGame, presenter: &Presenter) -> Result<Option<Sentence>, LettersError> {
        let count = u32::try_from(game.state().letters().len()).unwrap_or(u32::MAX);
        let me = game.state().setup().me;
        let last = game.state().letters().last().filter(|past| me.is_none_or(|me| me == past.letter.by));
        let Some(past) = last.cloned() else { return Ok(Some(message::refuse_letters_nothing_to_repeat())) };
        let text = written(game.state(), &past, LetterForm::Text, presenter.wording);
        let failed = |error| LettersError::Io { path: game.path().to_owned(), error };
        let file = put_out(self.archive(), game.path(), None, count, "txt", &text).map_err(failed)?;
        if !past.handed {
            game.ask(past.letter.by.into(), Request::Handed(count), self.time.wall())?;
        }
        Ok(Some(message::letters_written(count, Slot::Text(file.display().to_string()))))
    }
}

/// A letter with its outcome, as it would stand in the record.
#[must_use]
pub fn past_of(state: &State, letter: Letter, examined: Examined) -> Past {
    let before = state.made().len();
    Past { letter, outcome: examined.outcome, before, handing: false, handed: false }
}

/// Reads a letter that came, with the days that are known of it.
///
/// # Errors
/// [`NotALetter`].
pub fn taken(bytes: &[u8], state: &State, by: Side, known: &TakeRequest, today: Day) -> Result<Letter, NotALetter> {
    let mut letter = read_letter(bytes, state, by)?.letter;
    letter.by = by;
    let dates = &mut letter.dates;
    dates.arrived = known.arrived.or(Some(today));
    dates.sent_mark = known.postmark.or(dates.sent_mark);
    dates.receipt = known.receipt.or(dates.receipt);
    dates.sent = dates.sent.or(known.sent);
    dates.received = dates.received.or(known.received);
    Ok(letter)
}

/// Why bytes are no letter, in words.
#[must_use]
pub fn not_a_letter(why: &NotALetter) -> Sentence {
    match why {
        NotALetter::TooLong => message::refuse_letters_too_long(),
        NotALetter::NoText => message::refuse_letters_no_text(),
        NotALetter::BadMail => message::refuse_letters_bad_mail(),
    }
}

/// Whether the partner would have to stop play, or a forced move is not answered.
#[must_use]
pub fn stops(examined: &Examined) -> bool {
    let is_forced =
        |note: &Note| matches!(note, Note::ForcedMissing(_) | Note::Extra(_) | Note::OfferCut(_) | Note::AnyMove);
    examined.outcome.stop.is_some() || examined.notes.iter().any(is_forced)
}

/// The own reply that goes with a claim.
///
/// # Errors
/// What is wrong with it, in words.
pub fn own_reply(state: &State, by: Side, moves: Vec<String>, sent: Day) -> Result<Letter, Vec<Sentence>> {
    let (letter, examined) =
        compose(state, by, &Draft::reply(moves, sent)).map_err(|why| vec![words::refusal(&why)])?;
    if examined.outcome.stop.is_none() {
        return Ok(letter);
    }
    let wrong = examined.notes.iter().filter(|found| found.provision().is_some());
    let wrong = wrong.map(|found| words::note(found, state));
    Err(wrong.chain([message::refuse_letters_own()]).collect())
}

/// The request of a ruling, and who makes it.
///
/// # Errors
/// The part that has to be named, in words.
fn ruled(kind: RulingKind, parts: &RulingParts, state: &State, on: Day) -> Result<(Actor, Request), Vec<Sentence>> {
    let request = kind.request(parts, state, on).map_err(|missing| {
        vec![match missing {
            MissingPart::Side => message::refuse_letters_side(),
            MissingPart::Score => message::refuse_letters_score(),
            MissingPart::Days => message::refuse_letters_days(),
        }]
    })?;
    Ok((actor_of(&request), request))
}

/// Who makes such a request: the arbiter, or the side that sends something.
#[must_use]
pub fn actor_of(request: &Request) -> Actor {
    match request {
        Request::Papers { by, .. } | Request::RecordSent { by, .. } | Request::Protest { by, .. } => (*by).into(),
        _ => Actor::ARBITER,
    }
}

/// Puts a letter into the outbox, by default that beside the game. Its name is that of the game and the number of the letter,
/// so that it is there once.
///
/// # Errors
/// Whatever the disk says.
pub fn put_out(
    archive: &dyn Archive,
    game: &Path,
    outbox: Option<&Path>,
    number: u32,
    ending: &str,
    text: &str,
) -> io::Result<PathBuf> {
    let beside = || game.parent().unwrap_or(Path::new(".")).join("outbox");
    let folder = outbox.map_or_else(beside, Path::to_owned);
    let file = folder.join(format!("{}-{number:03}.{ending}", name_of(game)));
    match archive.hand_out(&file, Handed::Text(text), false) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        Ok(()) | Err(_) => Ok(file),
    }
}

/// Moves as they were said, one after the other, in full notation as far as they can be read: between commas a move may be
/// said in words.
fn split_moves(mut position: Position, text: &str, presenter: &Presenter) -> Vec<String> {
    let notation = Notation { chess: presenter.letters, ..Notation::FILES };
    let mut all = Vec::new();
    let mut read = |text: &str, all: &mut Vec<String>| {
        let Ok(mv) = position.read(text, notation) else { return false };
        all.push(position.full(&mv));
        position = position.play(&mv).unwrap_or(position);
        true
    };
    for part in text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
        if read(part, &mut all) {
            continue;
        }
        for word in part.split_whitespace() {
            if !read(word, &mut all) {
                all.push(word.to_owned());
            }
        }
    }
    all
}

/// The path of a game of this name in a folder; `None` if the name is none.
pub(super) fn path_of(folder: &Path, name: &str) -> Option<PathBuf> {
    let is_name = name.chars().any(char::is_alphanumeric)
        && name.chars().all(|sign| sign.is_alphanumeric() || " -_.".contains(sign))
        && !name.starts_with('.')
        && name.chars().count() <= 60;
    is_name.then(|| folder.join(format!("{name}{LETTERS_ENDING}")))
}
