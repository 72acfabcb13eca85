//! A game as a [`Machine`]: the frame of the ledger, filled.

use super::decide::{self, Draft};
use super::{Ask, Command, Corrupt, Event, Finding, RecordEvent, Refusal, Setup, State, evolve};
use crate::clock::Ms;
use crate::ledger::{Asked, Machine, brief};

impl Machine for State {
    crate::ledger::frame!();

    fn apply(&mut self, at: Ms, event: &Event) -> Result<(), Corrupt> {
        evolve::apply(self, at, event)
    }

    fn examine(&self, at: Ms, event: &Event) -> Vec<Finding> {
        super::audit::examine(self, at, event)
    }

    fn due(&self) -> Option<Ms> {
        decide::due(self)
    }

    fn happen_due(draft: &mut Draft, _at: Ms) -> Result<(), Refusal> {
        decide::happen(draft)
    }

    fn answer(draft: &mut Draft, command: &Command) -> Result<(), Refusal> {
        decide::answer(draft, command)
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
