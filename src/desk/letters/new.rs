//! A new game by letters, question after question.

use super::asked::Asked;
use super::record::{LetterGame, LettersError};
use super::recorded::path_of;
use super::room::LettersDesk;
use crate::{Archive, Out, Presenter};
use golos_input::Tokens;
use golos_letters::{Day, Edition, LONGEST, NotAnEdition, Setup};
use golos_rules::{BySide, Side, Variant};
use golos_wording::{NAME_CHARS, Sentence, Slot, clean, message};
use std::path::Path;

/// The answers up to now. The first one that is missing is the next question.
#[derive(Default)]
pub(super) struct NewDialogue {
    name: Option<String>,
    edition: Option<Edition>,
    game: Option<Variant>,
    white: Option<String>,
    black: Option<String>,
    code: Option<String>,
    mine: Option<Option<Side>>,
    start: Option<Day>,
    end: Option<Option<Day>>,
}

impl NewDialogue {
    /// The next question; `None` if everything was answered.
    fn question(&self) -> Option<Sentence> {
        let choices = |keys: Vec<String>| {
            Slot::Choices(keys.into_iter().map(|key| message::menu_line(Slot::Phrase(key))).collect())
        };
        if self.name.is_none() {
            return Some(message::letters_ask_name());
        }
        let Some(edition) = &self.edition else {
            let ids = Edition::all().iter().map(|edition| format!("letters-edition-{}", edition.id)).collect();
            return Some(message::letters_ask_edition(choices(ids)));
        };
        if self.game.is_none() {
            let games = edition.games.iter().map(|game| format!("game-{}", game.id())).collect();
            return Some(message::letters_ask_game(choices(games)));
        }
        let open = [
            (self.white.is_none(), message::letters_ask_white as fn() -> Sentence),
            (self.black.is_none(), message::letters_ask_black),
            (self.code.is_none(), message::letters_ask_code),
            (self.mine.is_none(), message::letters_ask_mine),
            (self.start.is_none(), message::letters_ask_start),
            (self.end.is_none(), message::letters_ask_end),
        ];
        open.into_iter().find(|(is_open, _)| *is_open).map(|(_, ask)| ask())
    }

    /// The game as it was told; `None` if something is missing.
    fn setup(&self) -> Option<Setup> {
        let names = BySide::new(self.white.clone()?, self.black.clone()?);
        let mut setup = Setup::new(self.edition.as_ref()?, self.game?, self.code.as_deref()?, names, self.start?);
        setup.me = self.mine?;
        setup.end = self.end?;
        Some(setup)
    }
}

impl LettersDesk {
    pub(super) fn begin_new(&mut self, presenter: &Presenter) -> Vec<Out> {
        self.go_on(NewDialogue::default(), presenter)
    }

    /// The next question, or the game is opened.
    fn go_on(&mut self, dialogue: NewDialogue, presenter: &Presenter) -> Vec<Out> {
        if let Some(question) = dialogue.question() {
            self.asked = Asked::New(Box::new(dialogue));
            return Self::say([question], presenter);
        }
        let path = dialogue.name.as_deref().and_then(|name| path_of(&self.folder, name));
        let Some((path, setup)) = path.zip(dialogue.setup()) else { return Vec::new() };
        let made = LetterGame::create(self.archive(), &path, setup, self.time.wall());
        match made {
            Ok(_) => {
                let mut out = Self::say([message::letters_opened(Slot::Text(path.display().to_string()))], presenter);
                out.extend(self.enter(&path, presenter));
                out
            }
            Err(error) => Self::say([error.sentence()], presenter),
        }
    }

    /// Takes an answer of the dialogue. One that is not understood is refused, and the question is asked once more.
    pub(super) fn answer_new(&mut self, mut dialogue: NewDialogue, line: &Tokens, presenter: &Presenter) -> Vec<Out> {
        let refused = self.answer(&mut dialogue, line, presenter).err();
        let mut out = Self::say(refused, presenter);
        out.extend(self.go_on(dialogue, presenter));
        out
    }

    fn answer(&self, dialogue: &mut NewDialogue, line: &Tokens, presenter: &Presenter) -> Result<(), Sentence> {
        let text = clean(line.text(), NAME_CHARS);
        let shown = || Slot::Text(text.clone());
        let chosen = |ids: Vec<&str>| {
            let number = match presenter.lexicon.menu(line) {
                golos_input::Intent::Choose(number) => number.checked_sub(1),
                _ if line.is_blank() => Some(0),
                _ => ids.iter().position(|id| *id == text.to_lowercase()),
            };
            number.filter(|&index| index < ids.len()).ok_or_else(message::refuse_letters_choice)
        };
        if dialogue.name.is_none() {
            let path = path_of(&self.folder, &text).ok_or_else(|| message::refuse_letters_name(shown()))?;
            if self.archive().is_there(&path) {
                return Err(message::refuse_letters_exists(shown()));
            }
            dialogue.name = Some(text);
            return Ok(());
        }
        let Some(edition) = &dialogue.edition else {
            let index = chosen(Edition::all().iter().map(|edition| edition.id.as_str()).collect());
            let edition = match index.ok().and_then(|index| Edition::all().get(index)) {
                Some(edition) => edition.clone(),
                None => edition_named(self.archive(), line.typed().trim())?,
            };
            dialogue.game = match edition.games.as_slice() {
                [only] => Some(*only),
                _ => None,
            };
            dialogue.edition = Some(edition);
            return Ok(());
        };
        if dialogue.game.is_none() {
            let index = chosen(edition.games.iter().map(|game| game.id()).collect())?;
            dialogue.game = edition.games.get(index).copied();
            return Ok(());
        }
        let day = || self.lexicon.day(line, self.today()).ok_or_else(|| message::refuse_letters_day(shown()));
        let named = || if text.is_empty() { Err(message::refuse_letters_name(shown())) } else { Ok(text.clone()) };
        if dialogue.white.is_none() {
            dialogue.white = Some(named()?);
        } else if dialogue.black.is_none() {
            dialogue.black = Some(named()?);
        } else if dialogue.code.is_none() {
            dialogue.code = Some(text);
        } else if dialogue.mine.is_none() {
            let side = self.lexicon.side(line);
            dialogue.mine =
                Some(if line.is_blank() { None } else { Some(side.ok_or_else(message::refuse_letters_side)?) });
        } else if dialogue.start.is_none() {
            dialogue.start = Some(if line.is_blank() { self.today() } else { day()? });
        } else if dialogue.end.is_none() {
            dialogue.end = Some(if line.is_blank() { None } else { Some(day()?) });
        }
        Ok(())
    }
}

/// The edition of this id, or the one that a file of this name describes.
///
/// # Errors
/// There is none, or the file cannot be read; in words.
pub fn edition_named(archive: &dyn Archive, named: &str) -> Result<Edition, Sentence> {
    if let Some(edition) = Edition::find(named) {
        return Ok(edition.clone());
    }
    let path = Path::new(named);
    if named.is_empty() || !archive.is_there(path) {
        return Err(message::refuse_letters_no_edition(Slot::Text(clean(named, NAME_CHARS))));
    }
    let bytes = archive.read_most(path, LONGEST);
    let bytes = bytes.map_err(|error| LettersError::Io { path: path.to_owned(), error }.sentence())?;
    Edition::parse(&String::from_utf8_lossy(&bytes)).map_err(|why| match why {
        NotAnEdition::NoGame | NotAnEdition::NoDays => message::refuse_letters_edition_empty(),
        NotAnEdition::At { line, column, field: None } => message::refuse_letters_edition(line, column),
        NotAnEdition::At { line, column, field: Some(field) } => {
            message::refuse_letters_edition_field(line, column, Slot::Text(field))
        }
    })
}
