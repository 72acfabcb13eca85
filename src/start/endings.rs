//! Tables of endings, and problems that are solved with them: where they are, and how long work goes on.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::arguments::rule_set;
use super::{Start, StartError};
use golos_cli::{EndingsArgs, EndingsTask, ProblemArgs};
use golos_files::endings::users_folder;
use golos_files::time::RealTime;
use golos_game::RuleSet;
use golos_shell::readers::EndWish;
use golos_table::Time;
use golos_tools::around::{CommandFailure, Surroundings};
use golos_tools::{endings, problem};
use golos_wording::{Style, Wording};

impl Start {
    /// Does what is asked of the tables of endings; the exit code.
    pub(super) fn endings(&self, args: EndingsArgs) -> Result<u8, StartError> {
        let rules = args.task.as_ref().and_then(EndingsTask::rules).map(rule_set).transpose()?;
        let is_work = args.task.as_ref().is_some_and(EndingsTask::is_work);
        self.with_tables(args.tables, rules, is_work, |around, out, aside| endings::run(args.task, around, out, aside))
    }

    /// Does what is asked of problems and studies; the exit code.
    pub(super) fn problem(&self, args: ProblemArgs) -> Result<u8, StartError> {
        let rules = args.task.rules().map(rule_set).transpose()?;
        self.with_tables(args.tables, rules, true, |around, out, aside| {
            problem::run(args.task, around, &mut io::stdin().lock(), out, aside)
        })
    }

    /// Runs a command that may read the tables of endings. Work ends when the program is asked to end.
    fn with_tables(
        &self,
        folder: Option<PathBuf>,
        rules: Option<RuleSet>,
        is_work: bool,
        run: impl FnOnce(&Surroundings<'_>, &mut dyn Write, &mut dyn Write) -> Result<u8, CommandFailure>,
    ) -> Result<u8, StartError> {
        let (folder, time) = (folder.unwrap_or_else(users_folder), RealTime::start());
        let wording = Wording::new(self.config.lang);
        let wish = Arc::new(AtomicBool::new(false));
        if is_work {
            heed(&wish)?;
        }
        let around = Surroundings {
            folder: &folder,
            wording: &wording,
            rules,
            elapsed: &|| time.elapsed(),
            is_stopped: &|| wish.load(Ordering::Relaxed),
        };
        let (mut out, mut aside) = (io::stdout().lock(), io::stderr().lock());
        run(&around, &mut out, &mut aside).map_err(|failure| match failure {
            CommandFailure::Told(sentence) => {
                StartError::Said(wording.render(&sentence, Style::written(self.config.lang)))
            }
            CommandFailure::Tool(error) => error.into(),
            CommandFailure::Output(error) => error.into(),
        })
    }
}

/// Lets the flag be set when the program is asked to end.
pub(super) fn heed(wish: &Arc<AtomicBool>) -> io::Result<()> {
    let (asked, wish) = (EndWish::heed()?, Arc::clone(wish));
    thread::spawn(move || {
        asked.wait();
        wish.store(true, Ordering::Relaxed);
    });
    Ok(())
}
