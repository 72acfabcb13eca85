//! The opponent for training: a game of a person against it, and games of one level against another.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::arguments::rule_set;
use super::endings::heed;
use super::{Start, StartError};
use golos_cli::{SparArgs, Task};
use golos_desk::fresh_seed;
use golos_spar::Level;
use golos_tools::spar::{self, Series};
use golos_wording::{Lang, Style, Wording, message};

/// A game against the program as the training game that it is; every other task as it stands.
pub(super) fn as_game(task: Option<Task>, lang: Lang) -> Option<Task> {
    let Some(Task::Spar(args @ SparArgs { against: None, .. })) = task else { return task };
    let name = Wording::new(lang).render(&message::spar_name(u32::from(args.level)), Style::written(lang));
    Some(Task::Play(args.game(name, fresh_seed())))
}

impl Start {
    /// Lets two levels of the opponent play, and says the score; when the program is asked to end, that of the games that
    /// were played.
    pub(super) fn series(&self, args: &SparArgs) -> Result<u8, StartError> {
        let variant = rule_set(&args.start.rules)?.variant;
        let level = |number| Level::new(number).unwrap_or(Level::FIRST);
        let (one, other) = (level(args.level), level(args.against.unwrap_or(args.level)));
        let series = Series { variant, one, other, games: args.games, seed: args.seed.unwrap_or(1) };
        let wish = Arc::new(AtomicBool::new(false));
        heed(&wish)?;
        let wording = Wording::new(self.config.lang);
        spar::run(series, &wording, &|| wish.load(Ordering::Relaxed), &mut io::stdout().lock())?;
        Ok(0)
    }
}
