//! A walk over the board by word: a step, a square, the next piece of a kind, what stands along the lines.

use super::Lexicon;
use super::line::Line;
use crate::Walk;
use crate::words::table::WalkWord;

impl Lexicon {
    /// What of a walk over the board a line is; `None` if it is something else.
    pub(super) fn walking(&self, line: &Line<'_>) -> Option<Walk> {
        let (word, rest) = self.walk.take(line)?;
        match word {
            WalkWord::Step(step) => rest.is_empty().then_some(Walk::Step(step)),
            WalkWord::End => rest.is_empty().then_some(Walk::End),
            WalkWord::To => Some(Walk::To(rest.text().to_owned())),
            WalkWord::Rays => Some(Walk::Rays(rest.text().to_owned())),
            WalkWord::Next { is_back } => {
                // "Next piece": of any side and kind.
                let any = || self.men.take(&rest).filter(|(_, behind)| behind.is_empty()).map(|_| (None, None));
                let (whose, kind) = any().or_else(|| self.piece_meant(rest))?;
                Some(Walk::Next { whose, kind, is_back })
            }
        }
    }
}
