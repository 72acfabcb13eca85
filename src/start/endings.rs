//! Tables of endings: where they are, and how long work on them goes on.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::arguments::rule_set;
use super::{Start, StartError, data_folder};
use golos_cli::{EndingsArgs, EndingsTask};
use golos_files::time::RealTime;
use golos_shell::readers::EndWish;
use golos_table::Time;
use golos_tools::endings::{EndingsFailure, Surroundings, run};
use golos_wording::{Style, Wording};

impl Start {
    /// Does what is asked of the tables of endings; the exit code.
    pub(super) fn endings(&self, args: EndingsArgs) -> Result<u8, StartError> {
        let beside = || data_folder().map_or_else(|| PathBuf::from("endings"), |folder| folder.join("endings"));
        let (folder, time) = (args.tables.unwrap_or_else(beside), RealTime::start());
        let wording = Wording::new(self.config.lang);
        let wish = Arc::new(AtomicBool::new(false));
        if args.task.as_ref().is_some_and(EndingsTask::is_work) {
            heed(&wish)?;
        }
        let rules = args.task.as_ref().and_then(EndingsTask::rules).map(rule_set).transpose()?;
        let around = Surroundings {
            folder: &folder,
            wording: &wording,
            rules,
            elapsed: &|| time.elapsed(),
            is_stopped: &|| wish.load(Ordering::Relaxed),
        };
        let (mut out, mut aside) = (io::stdout().lock(), io::stderr().lock());
        run(args.task, &around, &mut out, &mut aside).map_err(|failure| match failure {
            EndingsFailure::Told(sentence) => {
                StartError::Said(wording.render(&sentence, Style::written(self.config.lang)))
            }
            EndingsFailure::Tool(error) => error.into(),
            EndingsFailure::Output(error) => error.into(),
        })
    }
}

/// Lets the flag be set when the program is asked to end.
fn heed(wish: &Arc<AtomicBool>) -> io::Result<()> {
    let (asked, wish) = (EndWish::heed()?, Arc::clone(wish));
    thread::spawn(move || {
        asked.wait();
        wish.store(true, Ordering::Relaxed);
    });
    Ok(())
}
