//! Who may ask for what, as the game stands.

use crate::{Actor, Mode, Phase, State};
use golos_editions::Document;
use golos_people::{Act, Denied, Situation, Tasks};

impl State {
    /// The article by which the arbiter has the clocks started.
    #[must_use]
    pub fn start_article(&self) -> &'static str {
        Document::citing(self.document(), "clock.starts")
    }

    /// The table of permissions (U-V.13.11, R-5.4.15.1), asked before anything else.
    ///
    /// # Errors
    /// [`Denied`], with the reason.
    pub fn permits(&self, by: Actor, act: Act) -> Result<(), Denied> {
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
        golos_people::permit(self.document(), by.seat, tasks, act, now)
    }
}
