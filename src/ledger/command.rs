use std::fmt;

use golos_clock::Ms;
use golos_people::Actor;

/// What somebody asks for, who it is, and when it came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command<A> {
    pub by: Actor,
    pub ask: A,
    /// When it was received, by the clock that the record takes its time from; none if that was only now. What came in
    /// time is in time.
    pub received: Option<Ms>,
    /// Sent twice over a bad line, it happens once.
    pub id: Option<RequestId>,
}

/// The number of a request among those of one terminal, where they grow: one that comes again with the same number is the
/// same request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RequestId(pub u64);

impl<A> Command<A> {
    /// `ask`, said by `by`, received now.
    pub fn new(by: impl Into<Actor>, ask: impl Into<A>) -> Command<A> {
        Command { by: by.into(), ask: ask.into(), received: None, id: None }
    }

    /// The same, received at that moment.
    #[must_use]
    pub fn received(self, at: Ms) -> Command<A> {
        Command { received: Some(at), ..self }
    }

    /// The same, as the request of this number.
    #[must_use]
    pub fn with_id(self, id: RequestId) -> Command<A> {
        Command { id: Some(id), ..self }
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
