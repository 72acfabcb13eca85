//! What was answered with yes goes into the record, and letters into the outbox.

use std::io;
use std::path::{Path, PathBuf};

use super::asked::{Act, GameAct};
use super::record::{LETTERS_ENDING, LetterGame, LettersError};
use super::room::{LettersDesk, OpenGame, name_of};
use super::{LetterForm, words, written};
use crate::{Archive, Handed, Out, Presenter};
use chrono::{DateTime, Local};
use golos_letters::{Event, Fact, Request};
use golos_wording::{Sentence, Slot, Wording, message};

impl LettersDesk {
    /// Records what was answered with yes.
    pub(super) fn perform(&mut self, act: Act, presenter: &Presenter) -> Vec<Out> {
        match act {
            Act::Here(act) => self.record_here(*act, presenter),
            Act::Everywhere(change, games) => self.record_everywhere(change, &games, presenter),
        }
    }

    fn record_here(&mut self, act: GameAct, presenter: &Presenter) -> Vec<Out> {
        let Some(path) = self.open.as_ref().map(|open| open.path.clone()) else { return Vec::new() };
        let now = self.time.wall();
        let done = LetterGame::open(self.archive(), &path).and_then(|mut game| {
            let mut said = Vec::new();
            match act {
                GameAct::Ask(actor, request) => {
                    let is_letter = matches!(request, Request::Take(_));
                    let events = game.ask(actor, request, now)?;
                    let count = u32::try_from(game.state().letters().len()).unwrap_or(u32::MAX);
                    said.extend(is_letter.then(|| message::letters_taken(count)));
                    said.extend(events.iter().filter_map(|event| words::happened(event, game.state())));
                    // That a claim was made has just been said.
                    let is_claim = events.iter().any(|event| matches!(event, Event::Fact(Fact::Claimed(_))));
                    said.extend(words::phase(game.state()).into_iter().filter(|_| !is_claim));
                    said.extend(words::claim_check(game.state()).filter(|_| is_claim));
                    let me = game.state().setup().me;
                    let is_own = game.state().claim().is_some_and(|claim| me.is_none_or(|me| me == claim.by));
                    if is_claim && is_own {
                        said.extend(self.put_out_claim(&path, game.state(), presenter)?);
                    }
                }
                GameAct::Send(letter) => {
                    let by = letter.by;
                    game.ask(by.into(), Request::Take(Box::new(letter)), now)?;
                    said.extend(hand_on(self.archive(), &mut game, now, presenter.wording)?);
                    said.extend(words::phase(game.state()));
                }
                GameAct::HandOn => said.extend(hand_on(self.archive(), &mut game, now, presenter.wording)?),
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
}

/// Puts the last letter, an own one, into the outbox; the record says so.
pub(super) fn hand_on(
    archive: &dyn Archive,
    game: &mut LetterGame,
    now: DateTime<Local>,
    wording: &Wording,
) -> Result<Option<Sentence>, LettersError> {
    let count = u32::try_from(game.state().letters().len()).unwrap_or(u32::MAX);
    let me = game.state().setup().me;
    let last = game.state().letters().last().filter(|past| me.is_none_or(|me| me == past.letter.by));
    let Some(past) = last.cloned() else { return Ok(Some(message::refuse_letters_nothing_to_repeat())) };
    let text = written(game.state(), &past, LetterForm::Text, wording);
    let failed = |error| LettersError::Io { path: game.path().to_owned(), error };
    let file = put_out(archive, game.path(), None, count, "txt", &text).map_err(failed)?;
    if !past.handed {
        game.ask(past.letter.by.into(), Request::Handed(count), now)?;
    }
    Ok(Some(message::letters_written(count, Slot::Text(file.display().to_string()))))
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
    let folder = outbox.map_or_else(|| outbox_of(game), Path::to_owned);
    let file = folder.join(format!("{}-{number:03}.{ending}", name_of(game)));
    match archive.hand_out(&file, Handed::Text(text), false) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        Ok(()) | Err(_) => Ok(file),
    }
}

/// The outbox beside a game.
pub(super) fn outbox_of(game: &Path) -> PathBuf {
    game.parent().unwrap_or(Path::new(".")).join("outbox")
}

/// The path of a game of this name in a folder; `None` if the name is none.
pub(super) fn path_of(folder: &Path, name: &str) -> Option<PathBuf> {
    let is_name = name.chars().any(char::is_alphanumeric)
        && name.chars().all(|sign| sign.is_alphanumeric() || " -_.".contains(sign))
        && !name.starts_with('.')
        && name.chars().count() <= 60;
    is_name.then(|| folder.join(format!("{name}{LETTERS_ENDING}")))
}
