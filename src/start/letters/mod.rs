//! `golos letters`: the desk of correspondence play.

mod desk;
mod import;
mod take;
mod write;

use std::fs::File;
use std::io::{self, BufRead, Read};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Local};

use super::{Start, StartError};
use golos_cli::{LettersArgs, LettersTask};
use golos_desk::letters::{
    LETTERS_ENDING, LetterGame, LettersError, letters_folder, name_of, read_game, refusal, reminder,
};
use golos_files::letters::summaries;
use golos_files::time::RealTime;
use golos_input::Lexicon;
use golos_letters::{Day, LONGEST, State};
use golos_rules::Side;
use golos_table::Time;
use golos_wording::{Sentence, Slot, message};

/// Days in which something is due that the start of the program tells.
const SOON: u32 = 10;

/// Now, and the day that counts as today.
#[derive(Clone, Copy)]
struct Now {
    wall: DateTime<Local>,
    day: Day,
}

impl Start {
    pub(super) fn letters(&self, args: LettersArgs) -> Result<u8, StartError> {
        let wall = RealTime::start().wall();
        let own = wall.date_naive().to_string().parse().ok();
        let Some(day) = args.today.or(own) else { return Ok(2) };
        let now = Now { wall, day };
        match args.task {
            LettersTask::New(args) => self.new_letters(args, now),
            LettersTask::Take(args) => self.take_letter(&args, now),
            LettersTask::Write(args) => self.write_letter(&args, now),
            LettersTask::Show(args) => self.show_letters(&args, now),
            LettersTask::Due { folder, ics, table } => self.due_letters(folder, ics.as_deref(), table, now),
            LettersTask::Break(args) => self.break_letters(&args, now),
            LettersTask::Claim(args) => self.claim_letters(&args, now),
            LettersTask::Rule(args) => self.rule_letters(&args, now),
            LettersTask::Import { file, to } => self.import_letters(&file, to, now),
            LettersTask::Paper(args) => self.paper_letters(&args),
            LettersTask::Desk { .. } => Err(StartError::NotRehearsed),
            LettersTask::Compare { one, other } => self.compare_letters(&one, &other),
        }
    }

    /// What is due in games by letters within [`SOON`] days, for who opens the program.
    pub(super) fn letters_reminder(&self) -> Option<Sentence> {
        let today = Day::of(RealTime::start().wall().date_naive());
        let read = summaries(&self.letters_folder()).into_iter();
        let games: Vec<_> = read.filter_map(|(file, game)| Some((name_of(&file), game.ok()?))).collect();
        reminder(&games, today, SOON)
    }

    /// Where games by letters are kept.
    pub(super) fn letters_folder(&self) -> PathBuf {
        letters_folder(self.config.folder.as_deref())
    }

    /// The file of a game that is named by its path, or by its name in the folder.
    fn letters_file(&self, game: &Path) -> PathBuf {
        let named = game.to_string_lossy();
        let whole =
            if named.ends_with(LETTERS_ENDING) { game.to_owned() } else { format!("{named}{LETTERS_ENDING}").into() };
        if game.components().count() > 1 || whole.exists() { whole } else { self.letters_folder().join(whole) }
    }

    fn open_letters(&self, game: &Path) -> Result<LetterGame, StartError> {
        LetterGame::open(self.config.archive.as_ref(), &self.letters_file(game))
            .map_err(|error| self.letters_error(error))
    }

    fn read_letters(&self, game: &Path) -> Result<State, StartError> {
        read_game(self.config.archive.as_ref(), &self.letters_file(game)).map_err(|error| self.letters_error(error))
    }

    /// What went wrong with a game, in the language of the user; of a file its name is said first.
    fn letters_error(&self, error: LettersError) -> StartError {
        match &error {
            LettersError::Refused(why) => self.refused(&refusal(why)),
            LettersError::Untold | LettersError::Two { .. } => self.refused(&error.sentence()),
            LettersError::Io { error: failed, .. }
                if matches!(
                    failed.kind(),
                    io::ErrorKind::NotFound | io::ErrorKind::AlreadyExists | io::ErrorKind::WouldBlock
                ) =>
            {
                self.refused(&error.sentence())
            }
            LettersError::Io { path, .. }
            | LettersError::Unreadable { path, .. }
            | LettersError::Damaged { path, .. }
            | LettersError::Unwritten { path, .. } => {
                let named = Slot::Text(path.display().to_string());
                self.refused(&message::letters_due_in(named, error.sentence()))
            }
        }
    }

    /// Whose act it is: the side that was named, or the owner of the file.
    fn side(&self, state: &State, named: Option<Side>) -> Result<Side, StartError> {
        let whose = || self.refused(&message::refuse_letters_whose(Slot::Text("--by".to_owned())));
        named.or(state.setup().me).ok_or_else(whose)
    }

    fn tell_all(&self, sentences: impl IntoIterator<Item = Sentence>) -> Result<(), StartError> {
        sentences.into_iter().try_for_each(|sentence| self.tell(&sentence))
    }

    /// Whether the answer to a question is yes.
    fn says_yes(&self, question: &Sentence) -> Result<bool, StartError> {
        self.tell(question)?;
        let mut line = String::new();
        io::stdin().lock().read_line(&mut line)?;
        let lexicon = Lexicon::of(self.config.lang);
        Ok(lexicon.answer(&line) == Some(true))
    }
}

/// A letter in a file, or on standard input: one byte more than is read, at most.
fn bytes(file: Option<&Path>) -> Result<Vec<u8>, StartError> {
    let most = u64::try_from(LONGEST).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    match file.filter(|file| *file != Path::new("-")) {
        None => io::stdin().lock().take(most).read_to_end(&mut bytes)?,
        Some(path) => {
            let failed = |reason| StartError::File { path: path.display().to_string(), reason };
            File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes)).map_err(failed)?
        }
    };
    Ok(bytes)
}
