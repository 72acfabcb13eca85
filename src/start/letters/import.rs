//! Taking in what a correspondence server says of its games.

use std::path::{Path, PathBuf};

use super::{Now, Start, StartError, bytes};
use golos_desk::letters::{LETTERS_ENDING, LetterGame};
use golos_letters::{Edition, NotOfServer, Request, Setup, read_server};
use golos_people::Actor;
use golos_rules::decoded;
use golos_wording::{Slot, message};

/// The edition of games on a server: e-mail is the nearest; no day is counted by it.
const EDITION: &str = "chess-email";

impl Start {
    pub(super) fn import_letters(&self, file: &Path, to: Option<PathBuf>, now: Now) -> Result<u8, StartError> {
        let bytes = bytes(Some(file))?;
        let read = read_server(&decoded(&bytes));
        let games = read.map_err(|why| {
            self.refused(&match why {
                NotOfServer::NoGame | NotOfServer::Xml(_) => message::refuse_letters_xfcc(),
                NotOfServer::TooMany => message::refuse_letters_xfcc_many(),
            })
        })?;
        let folder = to.unwrap_or_else(|| self.letters_folder());
        let archive = self.config.archive.as_ref();
        let mut code = 0;
        for game in &games {
            let name: String = game.id.chars().filter(char::is_ascii_alphanumeric).take(40).collect();
            let shown = || Slot::Text(name.clone());
            let path = folder.join(format!("{name}{LETTERS_ENDING}"));
            if name.is_empty() {
                self.tell(&message::refuse_letters_name(Slot::Text(game.id.clone())))?;
                code = 1;
                continue;
            }
            let mut record = match archive.is_there(&path) {
                true => LetterGame::open(archive, &path),
                false => {
                    let Some(edition) = Edition::find(EDITION) else { return Ok(2) };
                    let Some(variant) = edition.games.first() else { return Ok(2) };
                    let start = game.start.unwrap_or(now.day);
                    let mut setup = Setup::new(edition, *variant, &game.event, game.names.clone(), start);
                    setup.me = game.mine;
                    setup.position = game.position.clone();
                    setup.server = true;
                    LetterGame::create(archive, &path, setup, now.wall)
                }
            }
            .map_err(|why| self.letters_error(why))?;
            let state = record.state();
            let first = state.setup().first_position().unwrap_or_else(|| state.setup().game.start());
            let standing = match game.standing(state.setup().game, first, now.day) {
                Ok(standing) => standing,
                Err(wrong) => {
                    let text = Slot::Text(wrong.text);
                    let none = Slot::Text("–".to_owned());
                    self.tell(&message::refuse_letters_server_differs(wrong.half_move, none, text))?;
                    code = 1;
                    continue;
                }
            };
            let count = u32::try_from(standing.made.len()).unwrap_or(u32::MAX);
            let is_same = state.made() == standing.made
                && state.left() == Some((standing.on, standing.left))
                && state.verdict().map(|verdict| verdict.score) == standing.score;
            if is_same {
                self.tell(&message::letters_imported_same(shown()))?;
                continue;
            }
            match record.ask(Actor::ARBITER, Request::Server(standing), now.wall) {
                Ok(_) => self.tell(&message::letters_imported(shown(), count))?,
                Err(why) => {
                    self.tell(&why.sentence())?;
                    code = 1;
                }
            }
        }
        Ok(code)
    }
}
