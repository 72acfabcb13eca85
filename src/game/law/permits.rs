//! Who may ask for what, as the game stands.

use crate::game::{Actor, Mode, Phase, State};
use crate::people::{self, Act, Denied, Situation, Tasks};

impl State {
    /// The table of permissions (U-V.13.11, R-5.4.15.1), asked before anything else.
    ///
    /// # Errors
    /// [`Denied`], with the reason.
    pub(in crate::game) fn permits(&self, by: Actor, act: Act) -> Result<(), Denied> {
        let side = by.side();
        let now = Situation {
            rated: self.setup.mode == Mode::Rated,
            running: self.phase == Phase::Playing,
            own_turn: side == Some(self.turn()),
        };
        let people = &self.setup.people;
        let own = by.person.and_then(|person| people.own_tasks(person));
        let tasks = own.or(side.map(|side| people.tasks(side))).unwrap_or(Tasks::NONE);
        people::permit(by.seat, tasks, act, now)
    }
}
