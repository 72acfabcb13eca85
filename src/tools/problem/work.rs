//! How long a search goes on, and what is said while it does.

use std::io::Write;

use golos_cli::SolveArgs;
use golos_clock::Ms;
use golos_wording::Sentence;

use crate::around::Surroundings;

/// The least time between two lines that say how far the search has come.
const BETWEEN: Ms = Ms::from_secs(10);

/// Whether the search is to end: its time is over, or the person wants it.
pub(super) fn until<'a>(args: &SolveArgs, around: &'a Surroundings<'_>) -> impl Fn() -> bool + 'a {
    let end = args.time.map(|time| (around.elapsed)() + time);
    move || (around.is_stopped)() || end.is_some_and(|end| (around.elapsed)() >= end)
}

/// Says from time to time how far a search has come.
pub(super) struct ProgressLines<'a> {
    around: &'a Surroundings<'a>,
    last: Ms,
    aside: &'a mut dyn Write,
}

impl<'a> ProgressLines<'a> {
    pub fn new(around: &'a Surroundings<'a>, aside: &'a mut dyn Write) -> ProgressLines<'a> {
        ProgressLines { around, last: (around.elapsed)(), aside }
    }

    /// Says it, unless something was said a short while ago.
    pub fn say(&mut self, sentence: impl FnOnce() -> Sentence) {
        let now = (self.around.elapsed)();
        if now >= self.last + BETWEEN {
            self.last = now;
            // A line that cannot be written is no reason to give the search up.
            let _unheard = self.around.say(&sentence(), self.aside);
        }
    }
}
