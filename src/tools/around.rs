//! What commands need besides their arguments, and how they speak.

use std::io::{self, Write};
use std::path::Path;

use golos_clock::Ms;
use golos_endings::Game;
use golos_files::endings::EndingsFolder;
use golos_game::RuleSet;
use golos_wording::{Sentence, Slot, Style, Wording, clean, message};

use crate::listing::ToolError;

/// The longest text that is quoted, in characters.
const QUOTED: usize = 200;

/// What a command needs besides its arguments.
pub struct Surroundings<'a> {
    /// The folder of the tables of all games.
    pub folder: &'a Path,
    pub wording: &'a Wording,
    /// The rule set that the task names; `None` if it names none.
    pub rules: Option<RuleSet>,
    /// A clock that does not go back.
    pub elapsed: &'a (dyn Fn() -> Ms + Sync),
    /// Whether the person, or the system, wants the work to end.
    pub is_stopped: &'a (dyn Fn() -> bool + Sync),
}

/// Why a command has not done what was asked.
#[derive(Debug, thiserror::Error)]
pub enum CommandFailure {
    /// A sentence for the person.
    #[error("not done")]
    Told(Box<Sentence>),
    #[error(transparent)]
    Tool(#[from] ToolError),
    #[error(transparent)]
    Output(#[from] io::Error),
}

impl From<Sentence> for CommandFailure {
    fn from(sentence: Sentence) -> CommandFailure {
        CommandFailure::Told(Box::new(sentence))
    }
}

impl Surroundings<'_> {
    pub(crate) fn folder_of(&self, game: Game) -> EndingsFolder {
        EndingsFolder::new(self.folder, game)
    }

    pub(crate) fn say(&self, sentence: &Sentence, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", self.wording.render(sentence, Style::written(self.wording.lang())))
    }

    /// Says sentences that belong together in one line.
    pub(crate) fn say_together(&self, sentences: &[Sentence], out: &mut dyn Write) -> io::Result<()> {
        let style = Style::written(self.wording.lang());
        let said: Vec<String> = sentences.iter().map(|sentence| self.wording.render(sentence, style)).collect();
        writeln!(out, "{}", said.join(" "))
    }

    /// Says something that rests on tables, and of tables that were not verified that too, in the same line.
    pub(crate) fn answer(&self, sentence: &Sentence, is_verified: bool, out: &mut dyn Write) -> io::Result<()> {
        if is_verified {
            return self.say(sentence, out);
        }
        let render = |sentence| self.wording.render(sentence, Style::written(self.wording.lang()));
        writeln!(out, "{} {}", render(sentence), render(&message::ending_unverified()))
    }
}

pub(crate) fn quoted(text: &str) -> Slot {
    Slot::Text(clean(text, QUOTED))
}

/// A count that is said; none is as great as a number can be.
pub(crate) fn number<N: TryInto<u32>>(count: N) -> u32 {
    count.try_into().unwrap_or(u32::MAX)
}
