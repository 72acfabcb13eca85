use golos_clock::Ms;
use golos_people::Actor;

/// What happened, in its envelope: when, who did it, and what brought it about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded<E> {
    /// Milliseconds since the opening.
    pub at: Ms,
    /// Who did it, or in whose name it was done; `None` if nobody did.
    pub by: Option<Actor>,
    pub cause: Cause,
    pub event: E,
}

/// What brings an event about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Cause {
    /// The request of this id, as `move.make`, by the actor of the envelope.
    Request(String),
    /// It follows from the request of this id: nobody did it, or it was done in the name of the actor of the envelope.
    Follows(String),
    /// A deadline was reached.
    Clock,
    /// The program: the record was opened, closed or resumed, or something was announced.
    #[default]
    Program,
}

impl<E> Recorded<E> {
    /// What the program itself puts into the record.
    #[must_use]
    pub fn by_program(at: Ms, event: impl Into<E>) -> Recorded<E> {
        Recorded { at, by: None, cause: Cause::Program, event: event.into() }
    }

    /// The id of the request that it comes of, if it comes of one.
    #[must_use]
    pub fn request(&self) -> Option<&str> {
        match &self.cause {
            Cause::Request(id) | Cause::Follows(id) => Some(id),
            Cause::Clock | Cause::Program => None,
        }
    }
}
