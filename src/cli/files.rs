//! Games on the disk: what to audit, to convert, to go through.

use std::num::ParseIntError;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Subcommand};

use super::tools::LETTERS;
use super::{GameForm, LetterChoice, Names, named};
use golos_clock::Ms;
use golos_rules::Side;

/// What to audit.
#[derive(Clone, Debug, Args)]
pub struct CheckArgs {
    /// What games are played by whose file does not say; else what the moves fit
    #[arg(long, value_name = "ID")]
    pub rules: Option<String>,
    /// Letters of the columns in plain lists of renju; else what the list fits
    #[arg(long, value_name = "a-p|a-o", value_parser = named(&COLUMNS))]
    pub letters: Option<LetterChoice>,
    /// Write what is found as JSON, one finding a line with its id
    #[arg(long)]
    pub json: bool,
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// What to make a dossier of.
#[derive(Clone, Debug, Args)]
pub struct DossierArgs {
    /// As a page of HTML, not as text
    #[arg(long)]
    pub html: bool,
    /// The record of a game or of a micro-match
    #[arg(value_name = "GAME")]
    pub file: PathBuf,
}

/// Which position of which game is drawn.
#[derive(Clone, Debug, Args)]
pub struct PictureArgs {
    /// Which game of a file of games, from 1
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub game: u32,
    /// Behind this move: 12 behind both moves of that number, 12w or 12b behind the move of one side; else as it stands now
    #[arg(long = "move", value_name = "N")]
    pub behind: Option<PictureMove>,
    /// Turned round: Black's side at the bottom
    #[arg(long)]
    pub flip: bool,
    /// Overwrite a file that exists
    #[arg(long)]
    pub force: bool,
    /// The game's record, or a file of games
    #[arg(value_name = "GAME")]
    pub file: PathBuf,
    /// Where to; else to the standard output
    #[arg(value_name = "OUT.svg")]
    pub output: Option<PathBuf>,
}

/// Which game becomes a page.
#[derive(Clone, Debug, Args)]
pub struct PageArgs {
    /// Which game of a file of games, from 1
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub game: u32,
    /// Turned round: Black's side at the bottom
    #[arg(long)]
    pub flip: bool,
    /// Overwrite a file that exists
    #[arg(long)]
    pub force: bool,
    /// The game's record, or a file of games
    #[arg(value_name = "GAME")]
    pub file: PathBuf,
    /// Where to; else to the standard output
    #[arg(value_name = "OUT.html")]
    pub output: Option<PathBuf>,
}

/// A move by its number; no side: the later of its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureMove {
    pub number: u32,
    pub side: Option<Side>,
}

/// The text is no move of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("12, 12w or 12b is accepted")]
pub struct NoMove(#[from] ParseIntError);

impl FromStr for PictureMove {
    type Err = NoMove;

    fn from_str(text: &str) -> Result<PictureMove, NoMove> {
        let (number, side) = match text.strip_suffix('w') {
            Some(number) => (number, Some(Side::White)),
            None => text.strip_suffix('b').map_or((text, None), |number| (number, Some(Side::Black))),
        };
        Ok(PictureMove { number: number.parse()?, side })
    }
}

/// The game whose envelope is printed.
#[derive(Clone, Debug, Args)]
pub struct EnvelopeArgs {
    /// As a page of HTML, not as text
    #[arg(long)]
    pub html: bool,
    /// The record of an adjourned game
    #[arg(value_name = "GAME")]
    pub file: PathBuf,
}

/// What to convert, and into what.
#[derive(Clone, Debug, Args)]
pub struct ConvertArgs {
    /// A record or a file of games, by what is in it: .ron .pdn .pgn .sgf .lib .pos .rif; - is standard input
    #[arg(value_name = "IN")]
    pub input: PathBuf,
    /// Where to; several games make records OUT, OUT-2 and so on; - is standard output
    #[arg(value_name = "OUT")]
    pub output: PathBuf,
    /// What to write; else by the ending of OUT
    #[arg(long, value_name = "ron|pdn|pgn|sgf|list|txt", value_parser = named(&GameForm::NAMES))]
    pub to: Option<GameForm>,
    /// What games are played by whose file does not say; else what the moves fit
    #[arg(long, value_name = "ID")]
    pub rules: Option<String>,
    /// Letters: of chess pieces on a score sheet, or of columns in renju; else as the record or the language has them
    #[arg(long, value_name = "en|ru|uk|de|a-p|a-o", value_parser = named(&LETTERS))]
    pub letters: Option<LetterChoice>,
    /// Overwrite files that exist
    #[arg(long)]
    pub force: bool,
}

/// What to do with a game as a whole. It is named by its number in the list, or by its file.
#[derive(Clone, Debug, Subcommand)]
pub enum GamesTask {
    /// Give the file of a game another name
    Rename {
        /// Its number in the list, or its file
        #[arg(value_name = "GAME")]
        game: String,
        /// The new name, without an ending
        #[arg(value_name = "NAME")]
        name: String,
    },
    /// Delete a game for good; it is asked first
    Delete {
        /// Its number in the list, or its file
        #[arg(value_name = "GAME")]
        game: String,
        /// Do not ask
        #[arg(long)]
        yes: bool,
    },
    /// Write a game in the form that other programs read: PDN, PGN or SGF
    Export {
        /// Its number in the list, or its file
        #[arg(value_name = "GAME")]
        game: String,
        /// Where to; else beside the game
        #[arg(value_name = "OUT")]
        output: Option<PathBuf>,
        /// What to write; else by the ending of OUT, or the usual form of the game
        #[arg(long, value_name = "ron|pdn|pgn|sgf|list|txt", value_parser = named(&GameForm::NAMES))]
        to: Option<GameForm>,
    },
}

const COLUMNS: Names<LetterChoice, 2> = [LETTERS[4], LETTERS[5]];

/// Seconds, with a fraction if need be: `2`, `1.5`; from a tenth of a second to an hour.
pub(super) fn read_pace(text: &str) -> Result<Ms, String> {
    let refused = || format!("\"{text}\" is no time for a move; write seconds from 0.1 to 3600");
    let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |part: &str| part.parse::<u16>().ok().filter(|_| part.bytes().all(|b| b.is_ascii_digit()));
    let (whole, tenths) = digits(whole).zip(digits(tenths).filter(|tenths| *tenths < 10)).ok_or_else(refused)?;
    let pace = Ms::from_secs(whole.into()) + Ms::new(u64::from(tenths) * 100);
    if pace.is_zero() || pace > Ms::from_mins(60) { Err(refused()) } else { Ok(pace) }
}
