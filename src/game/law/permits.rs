//! Who may ask for what, as the game stands.

use crate::{Actor, Mode, Phase, State};
use golos_people::{Act, Denial, Denied, Situation, Tasks};

/// Where it stands in each of the documents who starts the clocks.
const STARTS: &[&str] = &["R-5.4.1.2", "DR-1.6.3", "CH-6.6", "U-V.9.3"];

impl State {
    /// The article by which the arbiter has the clocks started.
    #[must_use]
    pub fn start_article(&self) -> &'static str {
        let denied = Denied { act: Act::Start, why: Denial::ArbiterOnly, articles: STARTS };
        denied.article(self.document())
    }

    /// The table of permissions (U-V.13.11, R-5.4.15.1), asked before anything else.
    ///
    /// # Errors
    /// [`Denied`], with the reason.
    pub(crate) fn permits(&self, by: Actor, act: Act) -> Result<(), Denied> {
        let side = by.side();
        let now = Situation {
            rated: self.setup.mode == Mode::Rated,
            running: self.phase == Phase::Playing,
            own_turn: side == Some(self.turn()),
        };
        // What was agreed at the board is for all assistants of the side; beforehand for each of those that are named.
        let agreed = side.and_then(|side| self.presence.tasks[side]);
        let own = || by.person.and_then(|person| self.setup.people.own_tasks(person));
        let usual = || side.map(|side| self.tasks(side));
        let tasks = agreed.or_else(own).or_else(usual).unwrap_or(Tasks::NONE);
        golos_people::permit(by.seat, tasks, act, now)
    }
}
