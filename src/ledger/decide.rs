use super::{Command, RecordEvent, StateMachine, audit, fold};
use golos_clock::Ms;

/// The answer to a command: what happened, and why the command itself was refused, if it was.
///
/// A refusal comes with events too: what was due before the command, and the record of the refusal.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<E, R> {
    /// In order, each with its moment.
    pub events: Vec<(Ms, E)>,
    pub refusal: Option<R>,
}

/// Whether a draft goes on, or why not.
pub type Answer<M> = Result<(), <M as StateMachine>::Refusal>;

/// Decides what happens when `command` is given at `now`.
///
/// What was due before `now` happens first and at its own moment, so that any number of extra ticks leaves the record as
/// it is. `now` is when it was received, in the time of the record; nothing happens before what has happened already. A
/// closed record takes nothing, not even a refusal.
#[must_use]
pub fn decide<M: StateMachine>(state: &M, command: &Command<M::Request>, now: Ms) -> Decision<M::Event, M::Refusal> {
    let nothing = |refusal| Decision { events: Vec::new(), refusal };
    let is_tick = command.ask == M::TICK;
    if is_tick && state.due().is_none_or(|due| due > now) {
        return nothing(None);
    }
    if state.head().closed
        && let Some(refusal) = state.closed_to(&command.ask)
    {
        return nothing((!is_tick).then_some(refusal));
    }
    let mut draft = Draft::new(state, now);
    if let Err(refusal) = draft.fire_timers() {
        return Decision { events: draft.events, refusal: Some(refusal) };
    }
    // Where nothing was due, what there was before is had for the asking.
    let before = (!draft.events.is_empty()).then(|| draft.clone());
    match M::answer(&mut draft, command) {
        Ok(()) => Decision { events: draft.events, refusal: None },
        Err(refusal) => before.unwrap_or_else(|| Draft::new(state, now)).refuse(command, refusal),
    }
}

/// When something will happen by itself.
#[must_use]
pub fn next_deadline<M: StateMachine>(state: &M) -> Option<Ms> {
    state.due()
}

/// A decision in the making: events, and the state that they lead to.
#[derive(Clone)]
pub struct Draft<M: StateMachine> {
    pub state: M,
    pub now: Ms,
    pub events: Vec<(Ms, M::Event)>,
}

impl<M: StateMachine> Draft<M> {
    fn new(state: &M, now: Ms) -> Draft<M> {
        Draft { state: state.clone(), now: now.max(state.head().at), events: Vec::new() }
    }

    /// Takes an event on that happens at `at`.
    ///
    /// # Errors
    /// The refusal of a program that contradicts itself, if the event cannot be applied or would be objected to.
    pub fn happens_at(&mut self, at: Ms, event: impl Into<M::Event>) -> Answer<M> {
        let event = event.into();
        if let Some(finding) = audit(&self.state, at, &event).first() {
            return Err(M::internal(finding.to_string()));
        }
        fold(&mut self.state, at, &event).map_err(|corrupt| M::internal(corrupt.to_string()))?;
        self.events.push((at, event));
        Ok(())
    }

    /// Takes an event on that happens now.
    ///
    /// # Errors
    /// As [`Draft::happens_at`].
    pub fn happens(&mut self, event: impl Into<M::Event>) -> Answer<M> {
        self.happens_at(self.now, event)
    }

    /// Lets everything happen that was due up to now, each at its own moment.
    ///
    /// # Errors
    /// As [`Draft::happens_at`].
    pub fn fire_timers(&mut self) -> Answer<M> {
        while let Some(at) = self.state.due().filter(|&at| at <= self.now) {
            M::fire_timers(self, at)?;
        }
        Ok(())
    }

    /// Nothing of a refused command happens: only what was due, and the record of the refusal.
    fn refuse(mut self, command: &Command<M::Request>, refusal: M::Refusal) -> Decision<M::Event, M::Refusal> {
        // What came due while the record was closed stays out of it until it is reopened.
        if !self.state.head().closed {
            let (asked, why) = (M::asked(&command.ask), M::reason(&refusal));
            // A refusal changes nothing, so that its record cannot fail.
            let _ = self.happens(RecordEvent::Refused { by: command.by, asked, why });
        }
        Decision { events: self.events, refusal: Some(refusal) }
    }
}
