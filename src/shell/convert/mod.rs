//! `golos convert`: records, PDN and score sheets, one made from another, one game at a time.

mod output;
mod record;

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use self::output::Output;
use super::audit::{Soundness, found, no_game};
use super::games::{Lines, Tally};
use crate::game::RuleSet;
use crate::journal::check;
use crate::profile::{ProfileError, find_rules};
use crate::rules::BySide;
use crate::rules::draughts::Signs;
use crate::rules::draughts::pdn::{Game, Games};
use crate::speech::ending;
use crate::view::Sheet;
use crate::wording::{Form, Sentence, Slot, Style, Wording};

/// The form of a file of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameForm {
    /// The record of one game.
    Record,
    Pdn,
    /// A score sheet, for reading and signing only.
    Sheet,
}

impl GameForm {
    /// The form that the ending of a name stands for.
    fn of(path: &Path) -> Option<GameForm> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "ron" => Some(GameForm::Record),
            "pdn" => Some(GameForm::Pdn),
            "txt" => Some(GameForm::Sheet),
            _ => None,
        }
    }
}

/// What is to be converted.
#[derive(Clone, Debug)]
pub struct Job {
    /// A file, or `-` for standard input.
    pub input: PathBuf,
    /// A file, or `-` for standard output.
    pub output: PathBuf,
    /// What to write; none: by the ending of `output`.
    pub form: Option<GameForm>,
    /// The id of the rule set, where the file does not say which.
    pub rules: Option<String>,
    pub overwrite: bool,
    /// When it is done: RFC 3339.
    pub now: String,
}

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
    #[error("several games do not fit into one record")]
    SeveralRecords,
    #[error("only games of draughts are converted so far")]
    NotDraughts,
    #[error("game {game} has more than {} moves of both sides", record::MOST_PLIES)]
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
            ConvertError::NotDraughts => None,
            ConvertError::NoForm(path) => with_option("convert-no-form", path, "--to ron, --to pdn, --to txt"),
            ConvertError::BothRecords(path) => about("convert-both-records", path),
            ConvertError::SheetIn(path) => about("convert-sheet-in", path),
            ConvertError::Exists(path) => with_option("convert-exists", path, "--force"),
            ConvertError::SeveralRecords => Some(Sentence::new("convert-several")),
            ConvertError::LongGame { game } => {
                let sentence = Sentence::new("convert-long").with("n", super::games::number(*game));
                Some(sentence.with("m", super::games::number(record::MOST_PLIES)))
            }
            ConvertError::OtherRules { game, rules } => {
                about("convert-other-rules", rules).map(|sentence| sentence.with("n", super::games::number(*game)))
            }
            ConvertError::NoRecord { game, reason } => {
                about("convert-no-record", reason).map(|sentence| sentence.with("n", super::games::number(*game)))
            }
            ConvertError::Read { path, reason } if reason.kind() == io::ErrorKind::NotFound => {
                about("file-missing", path)
            }
            ConvertError::Profile(_) | ConvertError::Read { .. } | ConvertError::Write(_) => None,
        }
    }
}

/// Converts the games of a file. What is wrong in it goes to `aside`, and its sound games are written all the same.
///
/// # Errors
/// [`ConvertError`]; then the file under way is not left behind, and one that was to be overwritten is as it was.
pub fn convert(job: &Job, wording: &Wording, style: Style, aside: &mut dyn Write) -> Result<Soundness, ConvertError> {
    let path = |path: &Path| path.display().to_string();
    let form = job.form.or_else(|| GameForm::of(&job.output)).ok_or_else(|| ConvertError::NoForm(path(&job.output)))?;
    let unread = |reason| ConvertError::Read { path: path(&job.input), reason };
    let mut input = open(&job.input).map_err(unread)?;
    let is_record = input.fill_buf().map_err(unread)?.trim_ascii_start().starts_with(b"(");
    if is_record && form == GameForm::Record {
        return Err(ConvertError::BothRecords(path(&job.input)));
    }
    if !is_record && GameForm::of(&job.input) == Some(GameForm::Sheet) {
        return Err(ConvertError::SheetIn(path(&job.input)));
    }
    let page = Page { job, form, wording, style, output: None, written: 0 };
    if is_record { page.record(input, aside) } else { page.games(input, aside) }
}

fn open(path: &Path) -> io::Result<Box<dyn BufRead>> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    Ok(Box::new(BufReader::new(File::open(path)?)))
}

/// What is being written.
struct Page<'a> {
    job: &'a Job,
    form: GameForm,
    wording: &'a Wording,
    style: Style,
    output: Option<Output>,
    written: usize,
}

/// A game with what PDN has no place for.
struct Known<'a> {
    game: &'a Game,
    /// The signs of the edition.
    signs: &'a Signs,
    /// How it ended, in words.
    ending: Option<String>,
    used: BySide<Option<String>>,
}

impl Page<'_> {
    /// One record in.
    fn record(mut self, mut input: Box<dyn BufRead>, aside: &mut dyn Write) -> Result<Soundness, ConvertError> {
        let mut bytes = Vec::new();
        let unread = |reason| ConvertError::Read { path: self.job.input.display().to_string(), reason };
        input.read_to_end(&mut bytes).map_err(unread)?;
        let report = match check(&bytes) {
            Ok(report) => report,
            Err(unreadable) => {
                writeln!(aside, "{} ({unreadable})", self.words(&no_game(&unreadable)))?;
                return Ok(Soundness::Unreadable);
            }
        };
        for finding in &report.findings {
            let (sentence, reason) = found(finding);
            let reason = if reason.is_empty() { reason } else { format!(" ({reason})") };
            writeln!(aside, "{}{reason}", self.words(&sentence))?;
        }
        let state = &report.state;
        let game = record::game_of(state).ok_or(ConvertError::NotDraughts)?;
        let rules = &state.setup().rules;
        let ending = state.verdict().map(|verdict| self.words(&ending(rules, verdict)));
        let used = record::known_times(state).map(|left| left.map(|left| left.to_string()));
        self.write(&Known { game: &game, signs: &rules.signs, ending, used })?;
        self.finish()?;
        Ok(if report.findings.is_empty() { Soundness::Sound } else { Soundness::Findings })
    }

    /// Games in, one after the other.
    fn games(mut self, input: Box<dyn BufRead>, aside: &mut dyn Write) -> Result<Soundness, ConvertError> {
        let assumed = self.job.rules.as_deref().map(super::games::variant).transpose()?;
        let signs = self.job.rules.as_deref().map(find_rules).transpose()?.map(|rules| rules.signs).unwrap_or_default();
        let mut games = Games::new(Lines::new(input), assumed);
        let mut tally = Tally::default();
        for read in games.by_ref() {
            for line in tally.told(&read, self.wording, self.style) {
                writeln!(aside, "{line}")?;
            }
            if let Some(game) = &read.game {
                let used = BySide::new("WhiteTime", "BlackTime").map(|tag| game.tag(tag).map(str::to_owned));
                self.write(&Known { game, signs: &signs, ending: None, used })?;
            }
        }
        if let Some(error) = games.lines().trouble() {
            let reason = io::Error::new(error.kind(), error.to_string());
            return Err(ConvertError::Read { path: self.job.input.display().to_string(), reason });
        }
        writeln!(aside, "{}", self.words(&tally.sentence()))?;
        self.finish()?;
        Ok(tally.soundness())
    }

    /// One more game: into the same file, or, as a record, into one of its own.
    fn write(&mut self, known: &Known<'_>) -> Result<(), ConvertError> {
        self.written += 1;
        let text = match self.form {
            GameForm::Pdn => known.game.to_string(),
            GameForm::Sheet => self.sheet(known),
            GameForm::Record => self.record_of(known.game)?,
        };
        if self.form == GameForm::Record && self.output.is_some() {
            self.finish()?;
        }
        let is_first = self.output.is_none();
        let path = self.path()?;
        let output = match &mut self.output {
            Some(output) => output,
            none => none.insert(create(&path, self.job.overwrite)?),
        };
        let gap = if is_first { "" } else { "\n" };
        Ok(write!(output, "{gap}{text}")?)
    }

    /// Where the next game goes: a second record to `game-2.ron`.
    fn path(&self) -> Result<PathBuf, ConvertError> {
        let path = &self.job.output;
        if self.form != GameForm::Record || self.written == 1 {
            return Ok(path.clone());
        }
        if path == Path::new("-") {
            return Err(ConvertError::SeveralRecords);
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
        Ok(path.with_file_name(format!("{stem}-{}{ending}", self.written)))
    }

    fn sheet(&self, known: &Known<'_>) -> String {
        let (ending, used) = (known.ending.clone(), known.used.clone());
        Sheet { game: known.game, signs: known.signs, ending, used }.text(self.wording)
    }

    fn record_of(&self, game: &Game) -> Result<String, ConvertError> {
        if game.line.plies.len() > record::MOST_PLIES {
            return Err(ConvertError::LongGame { game: self.written });
        }
        let rules = self.rules_of(game)?;
        let about: Vec<&str> = ["Event", "Site", "Date"].into_iter().filter_map(|name| game.tag(name)).collect();
        let note = Sentence::new("convert-note").with("text", Slot::Text(about.join(", ")));
        let note = self.words(&note.with("option", Slot::Text("PDN".to_owned())));
        let no_record =
            |reason: record::NoRecord| ConvertError::NoRecord { game: self.written, reason: reason.to_string() };
        record::record_of(game, rules, note, &self.job.now).map_err(no_record)
    }

    /// The rule set that the file or the person names, with the captures of the game: those of 100 squares, where the
    /// rules allow them, leave no other trace in a file.
    fn rules_of(&self, game: &Game) -> Result<RuleSet, ConvertError> {
        let named = game.tag(record::RULE_SET).or(self.job.rules.as_deref());
        let rules = find_rules(named.unwrap_or(game.variant.id()))?;
        let is_played = |rules: &RuleSet| rules.variant.draughts() == Some(game.variant);
        if is_played(&rules) {
            return Ok(rules);
        }
        let other = ConvertError::OtherRules { game: self.written, rules: rules.id.clone() };
        rules.with_captures_of_100().filter(is_played).ok_or(other)
    }

    fn finish(&mut self) -> Result<(), ConvertError> {
        self.output.take().map_or(Ok(()), Output::finish).map_err(ConvertError::from)
    }

    fn words(&self, sentence: &Sentence) -> String {
        self.wording.render(sentence, Style { form: Form::Written, ..self.style })
    }
}

fn create(path: &Path, overwrite: bool) -> Result<Output, ConvertError> {
    Output::create(path, overwrite).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => ConvertError::Exists(path.display().to_string()),
        _ => ConvertError::Write(error),
    })
}
