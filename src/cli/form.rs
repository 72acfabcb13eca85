use std::path::Path;

use super::Names;
use super::family::GamesOfForm;
use golos_rules::Variant;

/// A form that games are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameForm {
    /// The record of one game.
    Record,
    /// Draughts.
    Pdn,
    /// Chess.
    Pgn,
    /// Renju.
    Sgf,
    /// Renju: the moves of each game on a line.
    List,
    /// Renju: the moves of all games in one library of RenLib.
    Library,
    /// Renju: all games in one archive of RenjuNet.
    Archive,
    /// A score sheet, for reading and signing only.
    Sheet,
}

/// What is known of the forms: the name by which each is asked for and which the ending of a file may be, and its games.
const TABLE: [(GameForm, &str, GamesOfForm); 8] = [
    (GameForm::Record, "ron", GamesOfForm::All),
    (GameForm::Pdn, "pdn", GamesOfForm::Draughts),
    (GameForm::Pgn, "pgn", GamesOfForm::Chess),
    (GameForm::Sgf, "sgf", GamesOfForm::Renju),
    (GameForm::List, "list", GamesOfForm::Renju),
    (GameForm::Library, "lib", GamesOfForm::Renju),
    (GameForm::Archive, "rif", GamesOfForm::Renju),
    (GameForm::Sheet, "txt", GamesOfForm::All),
];

impl GameForm {
    /// The names by which the forms are asked for.
    pub(super) const NAMES: Names<GameForm, 8> = {
        let mut names = [("", GameForm::Record); 8];
        let mut at = 0;
        while at < TABLE.len() {
            names[at] = (TABLE[at].1, TABLE[at].0);
            at += 1;
        }
        names
    };

    /// The form that the ending of a name stands for.
    #[must_use]
    pub fn of(path: &Path) -> Option<GameForm> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        TABLE.iter().find(|(_, name, _)| *name == ending).map(|&(form, ..)| form)
    }

    /// Its name as it is asked for.
    #[must_use]
    pub fn name(self) -> &'static str {
        TABLE.iter().find(|(form, ..)| *form == self).map_or("", |&(_, name, _)| name)
    }

    /// The forms that games of this kind go into.
    pub fn for_games(variant: Variant) -> impl Iterator<Item = GameForm> {
        let own = GamesOfForm::of(variant);
        TABLE.iter().filter(move |(.., games)| [GamesOfForm::All, own].contains(games)).map(|&(form, ..)| form)
    }
}
