//! The other games of the file that is replayed: listed, searched, opened.

use std::path::PathBuf;
use std::sync::Arc;

use super::Replayer;
use crate::collection::{Collection, Wanted};
use crate::{Archive, Out, Presenter, trouble, unread};
use golos_input::GamesRequest;
use golos_speech::Kind;
use golos_wording::{Lang, Sentence, Slot, Wording, message, text_key};

/// So many games are listed at once.
const PAGE: usize = 10;

/// The file of games that a replayed game was taken from.
#[derive(Debug)]
pub(super) struct GamesFile {
    pub path: PathBuf,
    pub archive: Arc<dyn Archive>,
    /// The number of the game that is shown, from 1.
    pub number: u32,
    /// What was listed last, and the number of the game to go on from.
    pub listed: Option<(Wanted, u32)>,
}

impl GamesFile {
    fn collection(&self) -> Result<Arc<dyn Collection>, Sentence> {
        let opened = self.archive.collection(&self.path);
        let opened = opened.map_err(|error| unread(&self.path, error))?;
        opened.ok_or_else(message::refuse_replay_games)
    }

    /// Lists the games from `first` on that fit.
    fn list(&mut self, wanted: Wanted, first: u32) -> Result<Vec<Sentence>, Sentence> {
        let collection = self.collection()?;
        let mut fitting = (first..).zip(collection.heads(first)).filter(|(_, head)| head.fits(&wanted));
        let page: Vec<_> = fitting.by_ref().take(PAGE).collect();
        let next = fitting.next().map(|(number, _)| number);
        if page.is_empty() {
            return Err(message::refuse_replay_no_such_games());
        }
        let mut told = Vec::new();
        if wanted.is_all() {
            told.push(message::replay_games(collection.count()));
        } else if first == 1 {
            let rest = 1 + fitting.count();
            let found = if next.is_some() { page.len() + rest } else { page.len() };
            told.push(message::replay_games_found(u32::try_from(found).unwrap_or(u32::MAX)));
        }
        told.extend(page.into_iter().map(|(number, head)| message::menu_item(number, head.line())));
        told.extend(next.map(|_| {
            let word = vec![text_key::WORDS_MORE_GAMES.to_owned()];
            message::replay_games_more(Slot::Heads(word))
        }));
        self.listed = next.map(|next| (wanted, next));
        Ok(told)
    }
}

impl Replayer {
    /// Lists games of the file, or opens another of them.
    pub(super) fn of_games(&mut self, ask: &GamesRequest, presenter: &Presenter) -> Vec<Out> {
        let refused = |sentence: &Sentence| vec![presenter.say(sentence, Kind::Answer)];
        let Some(file) = &mut self.file else { return refused(&message::refuse_replay_games()) };
        let listed = match ask {
            GamesRequest::List(text) => {
                let wanted = Wanted::read(text, &[presenter.wording, Wording::of(Lang::En)]);
                let first = if wanted.is_all() { file.number } else { 1 };
                file.list(wanted, first)
            }
            GamesRequest::More => match file.listed.take() {
                Some((wanted, next)) => file.list(wanted, next),
                None => Err(message::refuse_replay_no_such_games()),
            },
            GamesRequest::Open(number) => return self.open_game(*number, presenter),
            GamesRequest::Next => {
                let next = file.number.saturating_add(1);
                match file.collection() {
                    Ok(collection) if next > collection.count() => Err(message::refuse_replay_last_game()),
                    Ok(_) => return self.open_game(next, presenter),
                    Err(why) => Err(why),
                }
            }
            GamesRequest::Previous => match file.number.checked_sub(1).filter(|number| *number > 0) {
                Some(number) => return self.open_game(number, presenter),
                None => Err(message::refuse_replay_first_game()),
            },
        };
        match listed {
            Ok(told) => told.iter().map(|sentence| presenter.say(sentence, Kind::Answer)).collect(),
            Err(why) => refused(&why),
        }
    }

    /// Opens the game of this number in place of the one that is shown; where there is none, that one stays.
    fn open_game(&mut self, number: u32, presenter: &Presenter) -> Vec<Out> {
        let Some(file) = &self.file else { return Vec::new() };
        let (path, archive) = (file.path.clone(), Arc::clone(&file.archive));
        match Replayer::read((&path, Some(number)), &archive, &self.time, presenter) {
            Ok((player, out)) => {
                let listed = self.file.take().and_then(|file| file.listed);
                *self = player;
                if let Some(file) = &mut self.file {
                    file.listed = listed;
                }
                out
            }
            Err(why) => vec![presenter.say(&trouble(&why), Kind::Answer)],
        }
    }
}
