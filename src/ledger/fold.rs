use super::{RecordEvent, Recorded, StateMachine};

/// An event that no state can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    #[error("time runs backwards: {at} ms after {last} ms")]
    TimeReversed { at: u64, last: u64 },
    #[error("a second opening record")]
    OpenedTwice,
    #[error("the record had been closed")]
    Closed,
}

/// Applies one event.
///
/// # Errors
/// [`StateMachine::Corrupt`] if it cannot be applied; the state is then unchanged.
pub fn fold<M: StateMachine>(state: &mut M, recorded: &Recorded<M::Event>) -> Result<(), M::Corrupt> {
    let Recorded { at, event, .. } = recorded;
    let (at, head) = (*at, *state.head());
    if at < head.at {
        return Err(Broken::TimeReversed { at: at.get(), last: head.at.get() }.into());
    }
    if M::setup_in(event).is_some() {
        return Err(Broken::OpenedTwice.into());
    }
    if head.closed && !M::outlives_close(recorded) {
        return Err(Broken::Closed.into());
    }
    state.apply(recorded)?;
    let head = state.head_mut();
    head.at = at;
    match M::record_in(event) {
        Some(RecordEvent::Closed) => head.closed = true,
        Some(RecordEvent::Reopened { .. }) => head.closed = false,
        Some(
            RecordEvent::Jumped { .. } | RecordEvent::Lived | RecordEvent::Refused { .. } | RecordEvent::Noted { .. },
        )
        | None => {}
    }
    Ok(())
}

/// Works one event out again, before it is folded: everything in it that does not follow. Nothing is found in what the
/// program has decided itself.
pub fn audit<M: StateMachine>(state: &M, recorded: &Recorded<M::Event>) -> Vec<M::Finding> {
    state.validate(recorded)
}
