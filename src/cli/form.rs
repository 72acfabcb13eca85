use std::path::Path;

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
    /// A score sheet, for reading and signing only.
    Sheet,
}

impl GameForm {
    /// The form that the ending of a name stands for.
    #[must_use]
    pub fn of(path: &Path) -> Option<GameForm> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "ron" => Some(GameForm::Record),
            "pdn" => Some(GameForm::Pdn),
            "pgn" => Some(GameForm::Pgn),
            "sgf" => Some(GameForm::Sgf),
            "txt" => Some(GameForm::Sheet),
            _ => None,
        }
    }

    /// Its name as it is asked for.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            GameForm::Record => "ron",
            GameForm::Pdn => "pdn",
            GameForm::Pgn => "pgn",
            GameForm::Sgf => "sgf",
            GameForm::List => "list",
            GameForm::Sheet => "txt",
        }
    }
}
