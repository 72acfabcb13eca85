use super::{Cause, Command, RecordEvent, Recorded, StateMachine, audit, fold};
use golos_clock::Ms;
use golos_people::Actor;

/// The answer to a command: what happened, and why the command itself was refused, if it was.
///
/// A refusal comes with events too: what was due before the command, and the record of the refusal.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<E, R> {
    /// In order.
    pub events: Vec<Recorded<E>>,
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
    draft.asker = (!is_tick).then(|| (command.by, M::id(&command.ask)));
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
    pub events: Vec<Recorded<M::Event>>,
    /// Who has asked, and the id of the request; `None` while that happens which was due.
    asker: Option<(Actor, &'static str)>,
}

impl<M: StateMachine> Draft<M> {
    fn new(state: &M, now: Ms) -> Draft<M> {
        Draft { state: state.clone(), now: now.max(state.head().at), events: Vec::new(), asker: None }
    }

    /// Adds an event that happens at `at`, done by `by` or by nobody.
    ///
    /// # Errors
    /// The refusal of a program that contradicts itself, if the event cannot be applied or would be objected to.
    pub fn happens_at(&mut self, at: Ms, by: Option<Actor>, event: impl Into<M::Event>) -> Answer<M> {
        let cause = match self.asker {
            None => Cause::Clock,
            Some((asker, id)) if by == Some(asker) => Cause::Request(id.to_owned()),
            Some((_, id)) => Cause::Follows(id.to_owned()),
        };
        let recorded = Recorded { at, by, cause, event: event.into() };
        if let Some(finding) = audit(&self.state, &recorded).first() {
            return Err(M::internal(finding.to_string()));
        }
        fold(&mut self.state, &recorded).map_err(|corrupt| M::internal(corrupt.to_string()))?;
        self.events.push(recorded);
        Ok(())
    }

    /// Adds an event that nobody did: it follows now.
    ///
    /// # Errors
    /// As [`Draft::happens_at`].
    pub fn happens(&mut self, event: impl Into<M::Event>) -> Answer<M> {
        self.happens_at(self.now, None, event)
    }

    /// Adds an event that somebody does now, or in whose name it is done.
    ///
    /// # Errors
    /// As [`Draft::happens_at`].
    pub fn happens_by(&mut self, by: Actor, event: impl Into<M::Event>) -> Answer<M> {
        self.happens_at(self.now, Some(by), event)
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
            self.asker = Some((command.by, M::id(&command.ask)));
            let (typed, why) = (M::typed(&command.ask), M::reason(&refusal));
            // A refusal changes nothing, so that its record cannot fail.
            let _ = self.happens_by(command.by, RecordEvent::Refused { typed, why });
        }
        Decision { events: self.events, refusal: Some(refusal) }
    }
}
