//! Games by letters.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{DocumentForm, Names, named};
use golos_letters::{Agreed, Day, PaperKind, RulingKind};
use golos_rules::Side;

/// What is done with games by letters.
#[derive(Clone, Debug, Args)]
pub struct LettersArgs {
    /// The day that counts as today
    #[arg(long, global = true, value_name = "DATE")]
    pub today: Option<Day>,
    #[command(subcommand)]
    pub task: LettersTask,
}

/// A task of the desk of letters.
#[derive(Clone, Debug, Subcommand)]
pub enum LettersTask {
    /// Open a game by letters
    New(NewLetters),
    /// Take in a letter: a file or standard input; text, e-mail, the form of CH-59.1, PGN or PDN
    Take(TakeLetter),
    /// Write the next letter
    Write(WriteLetter),
    /// Show the position, the time and what is due
    Show(ShowLetters),
    /// List what is due in all games of a folder, nearest first
    Due {
        /// Folder of games; the default is that of the records
        #[arg(value_name = "FOLDER")]
        folder: Option<PathBuf>,
        /// Write a calendar file (.ics)
        #[arg(long, value_name = "FILE")]
        ics: Option<PathBuf>,
        /// Print a table of the games and their results
        #[arg(long, value_name = "text|html|csv", value_parser = named(&FORMS))]
        table: Option<DocumentForm>,
    },
    /// Record a break: its first and last day
    Break(LetterBreak),
    /// Claim a time fault of the partner
    Claim(LetterClaim),
    /// Record a ruling of the arbiter, or what players send the arbiter
    Rule(LetterRuling),
    /// Print a paper of a game, or the report on all games of a folder
    Paper(LetterPaper),
    /// Read and answer letters line by line, in the room of letters
    Desk {
        /// Folder of games; the default is that of the records
        #[arg(value_name = "FOLDER")]
        folder: Option<PathBuf>,
    },
    /// Take in what a correspondence server says of its games: a file with elements XfccGame
    Import {
        /// The file
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Folder of games; the default is that of the records
        #[arg(long, value_name = "FOLDER")]
        to: Option<PathBuf>,
    },
    /// Compare the records of both players: where they part
    Compare {
        /// Record of one player
        #[arg(value_name = "GAME")]
        one: PathBuf,
        /// Record of the other player
        #[arg(value_name = "GAME")]
        other: PathBuf,
    },
}

/// A new game.
#[derive(Clone, Debug, Args)]
pub struct NewLetters {
    /// Name or file of the game
    #[arg(value_name = "GAME")]
    pub game: PathBuf,
    /// Edition of the rules, or a file with one
    #[arg(
        long,
        value_name = "draughts-2022|draughts-2013|chess-post|chess-email|FILE",
        default_value = "draughts-2022"
    )]
    pub edition: String,
    /// Name of the game, if the edition has several: russian, international, giveaway
    #[arg(long, value_name = "ID")]
    pub variant: Option<String>,
    /// Name of White
    #[arg(long, value_name = "NAME")]
    pub white: String,
    /// Name of Black
    #[arg(long, value_name = "NAME")]
    pub black: String,
    /// Code or name of the tournament
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub code: String,
    /// Whose file it is; without it, the arbiter's
    #[arg(long, value_name = "white|black", value_parser = named(&SIDES))]
    pub mine: Option<Side>,
    /// Day on which play starts
    #[arg(long, value_name = "DATE")]
    pub start: Day,
    /// Day on which play ends
    #[arg(long, value_name = "DATE")]
    pub end: Option<Day>,
    /// When White received the start list, if late
    #[arg(long, value_name = "DATE")]
    pub white_list: Option<Day>,
    /// When Black received the start list, if late
    #[arg(long, value_name = "DATE")]
    pub black_list: Option<Day>,
    /// Address of White
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub white_address: String,
    /// Address of Black
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub black_address: String,
    /// Notation of chess that the players agreed on
    #[arg(long, value_name = "full|short|numeric", value_parser = named(&AGREED))]
    pub notation: Option<Agreed>,
    /// Starting position (FEN)
    #[arg(long, value_name = "FEN")]
    pub position: Option<String>,
}

/// A letter that came.
#[derive(Clone, Debug, Args)]
pub struct TakeLetter {
    /// Name or file of the game
    #[arg(value_name = "GAME")]
    pub game: PathBuf,
    /// The letter; "-" or nothing: standard input
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Whose letter it is; without it, the partner's
    #[arg(long, value_name = "white|black", value_parser = named(&SIDES))]
    pub by: Option<Side>,
    /// Day on which it arrived; the default is today
    #[arg(long, value_name = "DATE")]
    pub arrived: Option<Day>,
    /// Postmark of its dispatch
    #[arg(long, value_name = "DATE")]
    pub postmark: Option<Day>,
    /// Date of the receipt for a registered letter
    #[arg(long, value_name = "DATE")]
    pub receipt: Option<Day>,
    /// Date of dispatch, where the letter states none
    #[arg(long, value_name = "DATE")]
    pub sent: Option<Day>,
    /// When its writer received the letter before it, where the letter states nothing
    #[arg(long, value_name = "DATE")]
    pub received: Option<Day>,
    /// Do not ask
    #[arg(long)]
    pub yes: bool,
}

/// A letter to be written.
#[derive(Clone, Debug, Args)]
pub struct WriteLetter {
    /// Name or file of the game
    #[arg(value_name = "GAME")]
    pub game: PathBuf,
    /// Own moves, with the partner's forced moves between them; an accepted variation first
    #[arg(value_name = "MOVES")]
    pub moves: Vec<String>,
    /// A variation that is offered: a move of the partner, the answer, and so on, in quotation marks
    #[arg(long = "if", value_name = "MOVES")]
    pub offers: Vec<String>,
    /// Whose letter it is, in a file of the arbiter
    #[arg(long, value_name = "white|black", value_parser = named(&SIDES))]
    pub by: Option<Side>,
    /// Date of dispatch; the default is today
    #[arg(long, value_name = "DATE")]
    pub sent: Option<Day>,
    /// When the partner's letter was received, if not as it was taken in
    #[arg(long, value_name = "DATE")]
    pub received: Option<Day>,
    /// Ask for a correction, or for the first move
    #[arg(long, conflicts_with_all = ["repeat", "moves"])]
    pub query: bool,
    /// Repeat the last letter
    #[arg(long, conflicts_with = "moves")]
    pub repeat: bool,
    /// Offer a draw
    #[arg(long)]
    pub draw: bool,
    /// Answer that the move has come and is being thought about: it costs no days
    #[arg(long, conflicts_with_all = ["moves", "query", "repeat"])]
    pub thinking: bool,
    /// Accept the draw that was offered
    #[arg(long, conflicts_with = "moves")]
    pub accept_draw: bool,
    /// Resign
    #[arg(long)]
    pub resign: bool,
    /// Say that the partner's first letter has not come
    #[arg(long)]
    pub lost: bool,
    /// Announce a break from a day to another day
    #[arg(long = "break", num_args = 2, value_name = "DATE")]
    pub leave: Vec<Day>,
    /// Do not charge penalty days: the right lapses
    #[arg(long)]
    pub no_charge: bool,
    /// Do not correct the partner's total: the right lapses
    #[arg(long)]
    pub no_correction: bool,
    /// Write the last letter of the record out once more; nothing is recorded
    #[arg(long, conflicts_with_all = ["moves", "query", "repeat"])]
    pub again: bool,
    /// Form of the letter
    #[arg(long, value_name = "text|html|braille|mail|numeric", default_value = "text", value_parser = named(&LETTER_FORMS))]
    pub form: LetterLayout,
    /// Folder of the letters that are ready to be sent; the default is "outbox" beside the game
    #[arg(long, value_name = "FOLDER")]
    pub outbox: Option<PathBuf>,
    /// Hand the letter to a program like sendmail
    #[arg(long, value_name = "FILE")]
    pub through: Option<PathBuf>,
    /// Do not ask
    #[arg(long)]
    pub yes: bool,
}

/// How a letter is written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetterLayout {
    Text,
    Html,
    Braille,
    Mail,
    Numeric,
}

/// What is shown of a game.
#[derive(Clone, Debug, Args)]
pub struct ShowLetters {
    /// Name or file of the game
    #[arg(value_name = "GAME")]
    pub game: PathBuf,
    /// Print the time chart
    #[arg(long, value_name = "text|html|csv", value_parser = named(&FORMS))]
    pub chart: Option<DocumentForm>,
    /// Print the game as PGN or PDN
    #[arg(long, conflicts_with = "chart")]
    pub record: bool,
}

/// A paper to be printed.
#[derive(Clone, Debug, Args)]
pub struct LetterPaper {
    /// Which paper: the record on a sheet of 70 by 210 mm, a claim, the papers of an unfinished game, a certificate, the
    /// report
    #[arg(value_name = "record|claim|adjudication|certificate|report", value_parser = named(&PAPERS))]
    pub paper: PaperKind,
    /// Name or file of the game; for the report, a folder
    #[arg(value_name = "GAME")]
    pub game: Option<PathBuf>,
    /// Form of the paper
    #[arg(long, value_name = "text|html|csv", value_parser = named(&FORMS))]
    pub form: Option<DocumentForm>,
}

/// A break.
#[derive(Clone, Debug, Args)]
pub struct LetterBreak {
    /// Name or file of the game; with a folder it is recorded in all your games there
    #[arg(value_name = "GAME")]
    pub game: PathBuf,
    /// Its first day
    #[arg(value_name = "DATE")]
    pub first: Day,
    /// Its last day; with --end only the day on which it was broken off is given
    #[arg(value_name = "DATE", required_unless_present = "end")]
    pub last: Option<Day>,
    /// Whose break it is; without it, one's own
    #[arg(long, value_name = "white|black", value_parser = named(&SIDES))]
    pub by: Option<Side>,
    /// When the notice to the partner was sent; without it, the notice is written now
    #[arg(long, value_name = "DATE")]
    pub told: Option<Day>,
    /// The arbiter allowed it after its start or beyond the norm
    #[arg(long)]
    pub allowed: bool,
    /// The break is broken off on this day
    #[arg(long, conflicts_with = "allowed")]
    pub end: bool,
}

/// A claim.
#[derive(Clone, Debug, Args)]
pub struct LetterClaim {
    /// Name or file of the game
    #[arg(value_name = "GAME")]
    pub game: PathBuf,
    /// The own reply, which goes to the arbiter only
    #[arg(value_name = "MOVES")]
    pub moves: Vec<String>,
    /// Who claims; without it, oneself
    #[arg(long, value_name = "white|black", value_parser = named(&SIDES))]
    pub by: Option<Side>,
    /// When the claim was sent; the default is today
    #[arg(long, value_name = "DATE")]
    pub sent: Option<Day>,
    /// When the partner's letter was received, if not as it was taken in
    #[arg(long, value_name = "DATE")]
    pub received: Option<Day>,
    /// Object to the partner's claim
    #[arg(long, conflicts_with = "moves")]
    pub object: bool,
}

/// A ruling, or what players send the arbiter.
#[derive(Clone, Debug, Args)]
pub struct LetterRuling {
    /// Name or file of the game
    #[arg(value_name = "GAME")]
    pub game: PathBuf,
    /// Ruling on a claim: upheld, rejected, incomplete; on a withdrawal: withdrawn, adjudicate, annulled; others: lost,
    /// result, unfinished, other-way, no-records, dead, days, caution, warning, reprimand, no-information, exclusion; what players
    /// send: papers, record, protest, list; seal: nothing is added any more
    #[arg(value_name = "RULING", value_parser = named(&RULINGS))]
    pub ruling: RulingArg,
    /// The side that it is about
    #[arg(long, value_name = "white|black", value_parser = named(&SIDES))]
    pub side: Option<Side>,
    /// Result
    #[arg(long, value_name = "1-0|0-1|1/2|0-0", value_parser = named(&SCORES))]
    pub score: Option<golos_letters::Score>,
    /// Penalty days
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=999))]
    pub days: Option<u32>,
    /// Article that was broken, such as
    #[arg(long = "article", value_name = "RULE")]
    pub articles: Vec<String>,
    /// With "rejected": no more claims in this ten moves
    #[arg(long)]
    pub bar: bool,
    /// Day of the ruling or of the dispatch; the default is today
    #[arg(long, value_name = "DATE")]
    pub on: Option<Day>,
}

/// A ruling by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulingArg {
    Rule(RulingKind),
    /// Nothing is added to the record any more.
    Seal,
}

const RULINGS: Names<RulingArg, 23> = [
    ("upheld", RulingArg::Rule(RulingKind::Upheld)),
    ("rejected", RulingArg::Rule(RulingKind::Rejected)),
    ("incomplete", RulingArg::Rule(RulingKind::Incomplete)),
    ("lost", RulingArg::Rule(RulingKind::Lost)),
    ("withdrawn", RulingArg::Rule(RulingKind::Withdrawn)),
    ("adjudicate", RulingArg::Rule(RulingKind::Adjudicate)),
    ("annulled", RulingArg::Rule(RulingKind::Annulled)),
    ("result", RulingArg::Rule(RulingKind::Result)),
    ("unfinished", RulingArg::Rule(RulingKind::Unfinished)),
    ("other-way", RulingArg::Rule(RulingKind::OtherWay)),
    ("no-records", RulingArg::Rule(RulingKind::NoRecords)),
    ("dead", RulingArg::Rule(RulingKind::Dead)),
    ("days", RulingArg::Rule(RulingKind::Days)),
    ("caution", RulingArg::Rule(RulingKind::Caution)),
    ("warning", RulingArg::Rule(RulingKind::Warning)),
    ("reprimand", RulingArg::Rule(RulingKind::Reprimand)),
    ("no-information", RulingArg::Rule(RulingKind::NoInformation)),
    ("exclusion", RulingArg::Rule(RulingKind::Exclusion)),
    ("papers", RulingArg::Rule(RulingKind::Papers)),
    ("record", RulingArg::Rule(RulingKind::Record)),
    ("protest", RulingArg::Rule(RulingKind::Protest)),
    ("list", RulingArg::Rule(RulingKind::List)),
    ("seal", RulingArg::Seal),
];

/// The papers by their names.
const PAPERS: Names<PaperKind, 5> = [
    ("record", PaperKind::Record),
    ("claim", PaperKind::Claim),
    ("adjudication", PaperKind::Adjudication),
    ("certificate", PaperKind::Certificate),
    ("report", PaperKind::Report),
];

const SCORES: Names<golos_letters::Score, 4> = [
    ("1-0", golos_letters::Score::White),
    ("0-1", golos_letters::Score::Black),
    ("1/2", golos_letters::Score::Draw),
    ("0-0", golos_letters::Score::Neither),
];

const SIDES: Names<Side, 2> = [("white", Side::White), ("black", Side::Black)];

const AGREED: Names<Agreed, 3> = [("full", Agreed::Full), ("short", Agreed::Short), ("numeric", Agreed::Numeric)];

const LETTER_FORMS: Names<LetterLayout, 5> = [
    ("text", LetterLayout::Text),
    ("html", LetterLayout::Html),
    ("braille", LetterLayout::Braille),
    ("mail", LetterLayout::Mail),
    ("numeric", LetterLayout::Numeric),
];

const FORMS: Names<DocumentForm, 3> =
    [("text", DocumentForm::Text), ("html", DocumentForm::Html), ("csv", DocumentForm::Csv)];
