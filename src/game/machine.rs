//! A game as a [`StateMachine`]: the frame of the ledger, filled.

use super::decide::{self, GameDraft};
use super::{Command, Corrupt, Event, Finding, RecordEvent, Refusal, Request, Setup, State, evolve};
use golos_clock::Ms;
use golos_ledger::{Recorded, RefusalReason, StateMachine, brief};

impl StateMachine for State {
    golos_ledger::frame!();

    fn apply(&mut self, recorded: &Recorded<Event>) -> Result<(), Corrupt> {
        evolve::apply(self, recorded)
    }

    fn validate(&self, recorded: &Recorded<Event>) -> Vec<Finding> {
        super::audit::validate(self, recorded)
    }

    fn due(&self) -> Option<Ms> {
        decide::due(self)
    }

    fn fire_timers(draft: &mut golos_ledger::Draft<State>, _at: Ms) -> Result<(), Refusal> {
        decide::happen(&mut GameDraft(draft))
    }

    fn answer(draft: &mut golos_ledger::Draft<State>, command: &Command) -> Result<(), Refusal> {
        decide::answer(&mut GameDraft(draft), command)
    }

    fn id(ask: &Request) -> &'static str {
        ask.id()
    }

    fn typed(ask: &Request) -> Option<String> {
        ask.typed().map(brief)
    }

    fn reason(refusal: &Refusal) -> RefusalReason {
        RefusalReason { id: refusal.id().to_owned(), arguments: refusal.arguments() }
    }

    fn closed_to(&self, ask: &Request) -> Option<Refusal> {
        // A search ends when it ends.
        (!matches!(ask, Request::Searched { .. })).then_some(Refusal::Stopped)
    }

    fn outlives_close(recorded: &Recorded<Event>) -> bool {
        matches!(recorded.event, Event::Record(RecordEvent::Reopened { .. }))
    }
}
