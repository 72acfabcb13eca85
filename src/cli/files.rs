//! Games on the disk: what to audit, to convert, to go through.

use std::num::ParseIntError;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Subcommand};

use super::tools::LETTERS;
use super::{GameForm, LetterChoice, Names, charset, named};
use golos_clock::Ms;
use golos_rules::{Charset, Side};

/// What to audit.
#[derive(Clone, Debug, Args)]
pub struct CheckArgs {
    /// Rule set for games whose file does not name one
    #[arg(long, value_name = "ID")]
    pub rules: Option<String>,
    /// Column letters in plain lists of renju
    #[arg(long, value_name = "a-p|a-o", value_parser = named(&COLUMNS))]
    pub letters: Option<LetterChoice>,
    /// Encoding of text that is not UTF-8, such as windows-1251
    #[arg(long, value_name = "NAME", value_parser = charset)]
    pub charset: Option<Charset>,
    /// Write findings as JSON, one per line, each with its id
    #[arg(long)]
    pub json: bool,
    /// Save what can be recovered from damaged records to this new file or folder; the damaged records stay unchanged
    #[arg(long, value_name = "OUT", conflicts_with_all = ["letters", "charset"])]
    pub repair: Option<PathBuf>,
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// What to make a dossier of.
#[derive(Clone, Debug, Args)]
pub struct DossierArgs {
    /// Number of the game in the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub game: u32,
    /// Write HTML instead of text
    #[arg(long)]
    pub html: bool,
    /// Include the notes that you took in replays
    #[arg(long)]
    pub notes: bool,
    /// Record of a game or micro-match, or file of games
    #[arg(value_name = "GAME")]
    pub file: PathBuf,
}

/// Which position of which game is drawn.
#[derive(Clone, Debug, Args)]
pub struct PictureArgs {
    /// Number of the game in the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub game: u32,
    /// Position after this move: 12 is after both moves of that number, 12w or 12b after the move of one side
    #[arg(long = "move", value_name = "N")]
    pub behind: Option<PictureMove>,
    /// Flip the board: Black at the bottom
    #[arg(long)]
    pub flip: bool,
    /// Overwrite an existing file
    #[arg(long)]
    pub force: bool,
    /// Record or file of games
    #[arg(value_name = "GAME")]
    pub file: PathBuf,
    /// Output file
    #[arg(value_name = "OUT.svg")]
    pub output: Option<PathBuf>,
}

/// Which game becomes a page.
#[derive(Clone, Debug, Args)]
pub struct PageArgs {
    /// Number of the game in the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub game: u32,
    /// Flip the board: Black at the bottom
    #[arg(long)]
    pub flip: bool,
    /// Include the notes that you took in replays
    #[arg(long)]
    pub notes: bool,
    /// Overwrite an existing file
    #[arg(long)]
    pub force: bool,
    /// Record or file of games
    #[arg(value_name = "GAME")]
    pub file: PathBuf,
    /// Output file
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
    /// Write HTML instead of text
    #[arg(long)]
    pub html: bool,
    /// Record of an adjourned game
    #[arg(value_name = "GAME")]
    pub file: PathBuf,
}

/// What to convert, and into what.
#[derive(Clone, Debug, Args)]
pub struct ConvertArgs {
    /// Record or file of games, recognised by its content: .ron .pdn .pgn .sgf .lib .pos .rif; - is standard input
    #[arg(value_name = "IN")]
    pub input: PathBuf,
    /// Output file; several games become records OUT, OUT-2 and so on; - is standard output
    #[arg(value_name = "OUT")]
    pub output: PathBuf,
    /// Output format
    #[arg(long, value_name = "ron|pdn|pgn|sgf|list|lib|rif|txt", value_parser = named(&GameForm::NAMES))]
    pub to: Option<GameForm>,
    /// Rule set for games whose file does not name one
    #[arg(long, value_name = "ID")]
    pub rules: Option<String>,
    /// Letters of the chess pieces on a score sheet, or of the columns in renju
    #[arg(long, value_name = "en|ru|uk|de|a-p|a-o", value_parser = named(&LETTERS))]
    pub letters: Option<LetterChoice>,
    /// Encoding of text that is not UTF-8, such as windows-1251
    #[arg(long, value_name = "NAME", value_parser = charset)]
    pub charset: Option<Charset>,
    /// Include the notes that you took in replays
    #[arg(long)]
    pub notes: bool,
    /// Overwrite existing files
    #[arg(long)]
    pub force: bool,
}

/// Which games are listed.
#[derive(Clone, Debug, Args)]
pub struct ListArgs {
    /// File of games (.pdn, .pgn, .sgf, .lib, .rif)
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// List only games with these: players, event, date, result (1-0, draw), position
    #[arg(value_name = "TEXT")]
    pub words: Vec<String>,
}

/// What to do with a game as a whole. It is named by its number in the list, or by its file.
#[derive(Clone, Debug, Subcommand)]
pub enum GamesTask {
    /// Rename the file of a game
    Rename {
        /// Number in the list, or file
        #[arg(value_name = "GAME")]
        game: String,
        /// New name, without an extension
        #[arg(value_name = "NAME")]
        name: String,
    },
    /// Delete a game permanently, after asking
    Delete {
        /// Number in the list, or file
        #[arg(value_name = "GAME")]
        game: String,
        /// Do not ask
        #[arg(long)]
        yes: bool,
    },
    /// Export a game for other programs: PDN, PGN or SGF
    Export {
        /// Number in the list, or file
        #[arg(value_name = "GAME")]
        game: String,
        /// Output file
        #[arg(value_name = "OUT")]
        output: Option<PathBuf>,
        /// Output format
        #[arg(long, value_name = "ron|pdn|pgn|sgf|list|lib|rif|txt", value_parser = named(&GameForm::NAMES))]
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
