use std::io;

use super::record::MOST_PLIES;
use crate::games::number;
use golos_profile::ProfileError;
use golos_wording::{Sentence, Slot, io_reason};

/// Why nothing, or not all, was converted.
#[derive(Debug, thiserror::Error)]
pub enum ConvertError {
    #[error("cannot tell what to write to {0}; name it with --to")]
    NoForm(String),
    #[error("{0} is a record already")]
    BothRecords(String),
    #[error("a score sheet cannot be read back: {0}")]
    SheetIn(String),
    #[error("{0} exists")]
    Exists(String),
    #[error("the game in {0} is being played")]
    InPlay(String),
    #[error("several games do not fit into one record")]
    SeveralRecords,
    #[error("game {game} cannot be written as {form}; it can be as {others}")]
    OtherForm { game: usize, form: &'static str, others: String },
    #[error("game {game} has more than {} moves of both sides", MOST_PLIES)]
    LongGame { game: usize },
    #[error("game {game} was not played by {rules}")]
    OtherRules { game: usize, rules: String },
    #[error("game {game} makes no record: {reason}")]
    NoRecord { game: usize, reason: String },
    #[error(transparent)]
    Profile(#[from] ProfileError),
    #[error("cannot read {path}: {reason}")]
    Read { path: String, reason: io::Error },
    #[error("cannot write: {0}")]
    Write(#[from] io::Error),
}

impl ConvertError {
    /// The error in the person's language, where it is one of the person's.
    #[must_use]
    pub fn sentence(&self) -> Option<Sentence> {
        let about = |key, text: &str| Some(Sentence::new(key).with("text", Slot::Text(text.to_owned())));
        let with_option = |key, text, option: &str| {
            about(key, text).map(|sentence| sentence.with("option", Slot::Text(option.to_owned())))
        };
        match self {
            ConvertError::NoForm(path) => with_option("convert-no-form", path, "--to ron, pdn, pgn, sgf, list, txt"),
            ConvertError::OtherForm { game, form, others } => {
                with_option("convert-other-form", form, others).map(|sentence| sentence.with("n", number(*game)))
            }
            ConvertError::BothRecords(path) => about("convert-both-records", path),
            ConvertError::SheetIn(path) => about("convert-sheet-in", path),
            ConvertError::Exists(path) => with_option("convert-exists", path, "--force"),
            ConvertError::InPlay(path) => about("file-in-use", path),
            ConvertError::SeveralRecords => Some(Sentence::new("convert-several")),
            ConvertError::LongGame { game } => {
                let sentence = Sentence::new("convert-long").with("n", number(*game));
                Some(sentence.with("m", number(MOST_PLIES)))
            }
            ConvertError::OtherRules { game, rules } => {
                about("convert-other-rules", rules).map(|sentence| sentence.with("n", number(*game)))
            }
            ConvertError::NoRecord { game, reason } => {
                about("convert-no-record", reason).map(|sentence| sentence.with("n", number(*game)))
            }
            ConvertError::Read { path, reason } if reason.kind() == io::ErrorKind::NotFound => {
                about("file-missing", path)
            }
            ConvertError::Read { path, reason } => {
                about("file-refused", path).map(|sentence| sentence.with("why", io_reason(reason)))
            }
            ConvertError::Write(error) => Some(Sentence::new("file-unwritable").with("text", io_reason(error))),
            ConvertError::Profile(_) => None,
        }
    }
}
