use std::fmt;

use super::{Answer, Broken, Command, Draft, RecordEvent, Recorded, RefusalReason};
use golos_clock::Ms;

/// What every state of a record knows of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The moment of the last event.
    pub at: Ms,
    /// Whether the record was closed in good order.
    pub closed: bool,
}

/// Something that has a record: its state, what can be asked of it, what happens in it.
pub trait StateMachine: Clone {
    /// What was fixed beforehand: it stands in the first record.
    type Setup: Clone;
    /// What can be asked for.
    type Request: PartialEq;
    /// What happens.
    type Event: Clone + From<RecordEvent>;
    /// Why something that was asked for is not done.
    type Refusal: fmt::Display;
    /// What cannot be applied.
    type Corrupt: From<Broken> + fmt::Display;
    /// What does not follow from the state.
    type Finding: fmt::Display;

    /// Nothing is asked for but that time passes.
    const TICK: Self::Request;

    /// The state after the first record.
    ///
    /// # Errors
    /// [`StateMachine::Corrupt`] if the set-up makes nothing to play.
    fn open(setup: Self::Setup) -> Result<Self, Self::Corrupt>;

    /// What the state knows of its record.
    fn head(&self) -> &Head;

    /// The same, to be written by [`fold`](super::fold) alone.
    fn head_mut(&mut self) -> &mut Head;

    /// What was fixed beforehand, if this is the first event.
    fn setup_in(event: &Self::Event) -> Option<&Self::Setup>;

    /// The event, if it belongs to the record alone.
    fn record_in(event: &Self::Event) -> Option<&RecordEvent>;

    /// Does what the event says.
    ///
    /// # Errors
    /// [`StateMachine::Corrupt`] if there is nothing that it can be done to; the state is then unchanged.
    fn apply(&mut self, recorded: &Recorded<Self::Event>) -> Result<(), Self::Corrupt>;

    /// Works an event out again, before it is applied: what in it does not follow from the state.
    fn validate(&self, recorded: &Recorded<Self::Event>) -> Vec<Self::Finding>;

    /// When something will happen by itself.
    fn due(&self) -> Option<Ms>;

    /// Lets that happen which is due at this moment, and leads to another moment or to none.
    ///
    /// # Errors
    /// What the program says when it contradicts itself.
    fn fire_timers(draft: &mut Draft<Self>, at: Ms) -> Answer<Self>;

    /// Answers a command in a draft.
    ///
    /// # Errors
    /// [`StateMachine::Refusal`]; nothing of what the draft took on for it happens.
    fn answer(draft: &mut Draft<Self>, command: &Command<Self::Request>) -> Answer<Self>;

    /// The id under which a record names the request, as `move.make`; it never changes.
    fn id(ask: &Self::Request) -> &'static str;

    /// What was typed for the request, as the record of its refusal has it: without secrets.
    fn typed(_ask: &Self::Request) -> Option<String> {
        None
    }

    /// What the record is told of a refusal.
    fn reason(refusal: &Self::Refusal) -> RefusalReason;

    /// The refusal of everything while the record is closed; none for what reopens it.
    fn closed_to(&self, ask: &Self::Request) -> Option<Self::Refusal>;

    /// Whether the event may stand in a closed record: what reopens it, and what became due meanwhile.
    fn outlives_close(recorded: &Recorded<Self::Event>) -> bool;

    /// The refusal for a contradiction in the program itself.
    fn internal(why: String) -> Self::Refusal;
}

/// What every [`StateMachine`] has in the same words: a state with a `head`, that is opened with a `Setup`; an `Event` that
/// has the opening and what belongs to the record alone; an `Request` that time passes; a `Refusal` of a program that
/// contradicts itself; what is `Corrupt`, and what is a `Finding`.
#[macro_export]
macro_rules! frame {
    () => {
        type Setup = Setup;
        type Request = Request;
        type Event = Event;
        type Refusal = Refusal;
        type Corrupt = Corrupt;
        type Finding = Finding;

        const TICK: Request = Request::Tick;

        fn open(setup: Setup) -> Result<Self, Corrupt> {
            State::open(setup)
        }

        fn head(&self) -> &$crate::Head {
            &self.head
        }

        fn head_mut(&mut self) -> &mut $crate::Head {
            &mut self.head
        }

        fn setup_in(event: &Event) -> Option<&Setup> {
            if let Event::Opened(setup) = event { Some(setup) } else { None }
        }

        fn record_in(event: &Event) -> Option<&$crate::RecordEvent> {
            if let Event::Record(event) = event { Some(event) } else { None }
        }

        fn internal(why: String) -> Refusal {
            Refusal::Internal(why)
        }
    };
}
