//! What the clock has brought about, and what a flag decides.

use crate::clock::Ms;
use crate::game::{Chance, Ending, Outcome, State, Verdict};
use crate::rules::Side;

impl State {
    /// More warnings are not given.
    pub(in crate::game) const MOST_WARNINGS: usize = 32;

    /// The thresholds at which `side` has still to be warned.
    pub(in crate::game) fn warnings_left(&self, side: Side) -> impl Iterator<Item = Ms> {
        let given = self.time.warned[side];
        let thresholds = self.setup.warnings[side].iter().take(State::MOST_WARNINGS).enumerate();
        thresholds.filter(move |(index, _)| given & (1 << index) == 0).map(|(_, &left)| left)
    }

    /// The result that the lawful move has brought which `side` made, though it did not complete it (R-5.4.2.10).
    pub(crate) fn completed_win(&self, side: Side) -> Option<Verdict> {
        let article = self.setup.rules.time.flag.completed_win.clone()?;
        let made = self.made().filter(|made| made.side == side && made.lawful.is_some())?;
        match State::decided(&made.after) {
            // In giveaway it is the other side that has won then.
            Some((outcome, _)) if outcome == Outcome::Win(side.other()) => None,
            Some((outcome, ending)) => Some(Verdict { outcome, ending, article }),
            // A draw that needs no claim has ended the game as well (CH-6.2.1.1).
            None => self.automatic_draw(),
        }
    }

    /// The loss of a side whose time is over (R-5.4.2.6), or the draw where the other cannot mate (CH-6.9); none if that
    /// was not found out.
    pub(in crate::game) fn flag_verdict(&self, side: Side) -> Option<Verdict> {
        let rule = &self.setup.rules.time.flag;
        let (outcome, ending, article) = match (&rule.cannot_mate, self.chance(side.other())) {
            (Some(article), Some(Chance::Cannot(_))) => (Outcome::Draw, Ending::CannotMate, article),
            (Some(_), Some(Chance::Undetermined)) => return None,
            (Some(_), None) if self.family().searches_for_mates() => return None,
            _ => (Outcome::Win(side.other()), Ending::Time, &rule.article),
        };
        Some(Verdict { outcome, ending, article: article.clone() })
    }

    /// The side whose flag is down and waits for a ruling.
    pub(in crate::game) fn flag_down(&self) -> Option<Side> {
        self.docket.flag()
    }
}
