use std::io;

use super::record::MOST_PLIES;
use crate::games::number;
use golos_profile::ProfileError;
use golos_rules::Charset;
use golos_wording::{Sentence, Slot, io_reason, message};

/// Why nothing, or not all, was converted.
#[derive(Debug, thiserror::Error)]
pub enum ConvertError {
    #[error("cannot tell what to write to {0}; name it with --to")]
    NoForm(String),
    #[error("{0} is a record already")]
    BothRecords(String),
    #[error("a score sheet cannot be read back: {0}")]
    SheetIn(String),
    #[error("{0} holds neither a record nor games")]
    NoGames(String),
    /// What is new cannot be written in the encoding of the file; so many lines were told before.
    #[error("{} lacks letters that have to be written", .charset.name())]
    Letters { charset: Charset, told: usize },
    #[error("{0} exists")]
    Exists(String),
    #[error("the game in {0} is being played")]
    InPlay(String),
    #[error("several games do not fit into one record")]
    SeveralRecords,
    #[error("game {game} cannot be written as {form}; it can be as {others}")]
    OtherForm { game: usize, form: &'static str, others: String },
    #[error("game {game} has more than {} half-moves", MOST_PLIES)]
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
        let text = |text: &str| Slot::Text(text.to_owned());
        Some(match self {
            ConvertError::NoForm(path) => {
                message::convert_no_form(text(path), text("--to ron, pdn, pgn, sgf, list, lib, rif, txt"))
            }
            ConvertError::OtherForm { game, form, others } => {
                message::convert_other_form(number(*game), text(form), text(others))
            }
            ConvertError::BothRecords(path) => message::convert_both_records(text(path)),
            ConvertError::Letters { charset, .. } => message::convert_letters(text(charset.name())),
            ConvertError::NoGames(path) => message::check_no_file_of_games(text(path)),
            ConvertError::SheetIn(path) => message::convert_sheet_in(text(path)),
            ConvertError::Exists(path) => message::convert_exists(text(path), text("--force")),
            ConvertError::InPlay(path) => message::file_in_use(text(path)),
            ConvertError::SeveralRecords => message::convert_several(),
            ConvertError::LongGame { game } => message::convert_long(number(*game), number(MOST_PLIES)),
            ConvertError::OtherRules { game, rules } => message::convert_other_rules(number(*game), text(rules)),
            ConvertError::NoRecord { game, reason } => message::convert_no_record(number(*game), text(reason)),
            ConvertError::Read { path, reason } if reason.kind() == io::ErrorKind::NotFound => {
                message::file_missing(text(path))
            }
            ConvertError::Read { path, reason } => message::file_refused(text(path), io_reason(reason)),
            ConvertError::Write(error) => message::file_unwritable(io_reason(error)),
            ConvertError::Profile(_) => return None,
        })
    }
}
