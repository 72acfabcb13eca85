//! A game as a [`Machine`]: the frame of the ledger, filled.

use super::decide::{self, Draft};
use super::{Ask, Command, Corrupt, Event, Finding, RecordEvent, Refusal, Setup, State, evolve};
use golos_clock::Ms;
use golos_ledger::{Asked, Machine, brief};

impl Machine for State {
    golos_ledger::frame!();

    fn apply(&mut self, at: Ms, event: &Event) -> Result<(), Corrupt> {
        evolve::apply(self, at, event)
    }

    fn examine(&self, at: Ms, event: &Event) -> Vec<Finding> {
        super::audit::examine(self, at, event)
    }

    fn due(&self) -> Option<Ms> {
        decide::due(self)
    }

    fn happen_due(draft: &mut golos_ledger::Draft<State>, _at: Ms) -> Result<(), Refusal> {
        decide::happen(&mut Draft(draft))
    }

    fn answer(draft: &mut golos_ledger::Draft<State>, command: &Command) -> Result<(), Refusal> {
        decide::answer(&mut Draft(draft), command)
    }

    fn asked(ask: &Ask) -> Asked {
        Asked { name: ask.name().to_owned(), typed: ask.typed().map(brief) }
    }

    fn closed_to(&self, ask: &Ask) -> Option<Refusal> {
        // A search ends when it ends.
        (!matches!(ask, Ask::Searched { .. })).then_some(Refusal::Stopped)
    }

    fn outlives_close(event: &Event) -> bool {
        matches!(event, Event::Record(RecordEvent::Reopened { .. }))
    }
}
