//! What a list of games says of one: who plays, how it ended, what is due. It does not depend on the day on which it is read.

use golos_rules::{BySide, Side};
use serde::{Deserialize, Serialize};

use super::{Day, Due, Edition, Provision, State, Verdict, deadlines};

/// A game without its letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// The edition, by its id.
    pub edition: String,
    pub code: String,
    pub names: BySide<String>,
    /// Whose file it is; `None` if it is the arbiter's.
    pub me: Option<Side>,
    /// How many letters there are.
    pub letters: u32,
    pub verdict: Option<Verdict>,
    /// Everything that is due, the nearest first.
    pub due: Vec<Due>,
}

impl Summary {
    /// The summary of a game.
    #[must_use]
    pub fn of(state: &State) -> Summary {
        let setup = state.setup();
        Summary {
            edition: setup.edition.clone(),
            code: setup.code.clone(),
            names: setup.names.clone(),
            me: setup.me,
            letters: u32::try_from(state.letters().len()).unwrap_or(u32::MAX),
            verdict: state.verdict(),
            due: deadlines(state),
        }
    }

    /// The article of a provision, empty if the document has none.
    #[must_use]
    pub fn article(&self, provision: Provision) -> &'static str {
        Edition::find(&self.edition).and_then(|edition| edition.article(provision)).unwrap_or_default()
    }

    /// What is due on a day to the owner of the file; all of it in the arbiter's.
    pub fn own_due(&self, today: Day) -> impl Iterator<Item = &Due> {
        self.due
            .iter()
            .filter(move |due| due.holds_on(today))
            .filter(|due| self.me.is_none_or(|me| due.who.is_none_or(|who| who == me)))
    }
}
