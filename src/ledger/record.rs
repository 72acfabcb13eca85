use golos_clock::Ms;
use golos_people::Actor;

/// What belongs to a record of any kind and changes nothing in what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordEvent {
    /// The machine slept: wall time went on by so much more than the time of the record.
    Jumped { gap: Ms },
    /// The program that was killed lived until then: what passed since the event before was no interruption.
    Lived,
    /// The record was taken up again, `gap` after the last event.
    Reopened { wall: String, gap: Ms },
    /// Somebody asked for what the rules do not allow, or could not be understood.
    Refused { by: Actor, asked: Asked, why: String },
    /// A remark.
    Noted { by: Actor, text: String },
    /// The record was closed in good order; one that lacks it was cut or its program died. Only a reopening may follow.
    Closed,
}

/// What somebody asked for, as the record of a refusal has it: without secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The program's own name of it, in plain words.
    pub name: String,
    /// What was typed for it, as a move is.
    pub typed: Option<String>,
}

impl Asked {
    /// What is told by its name alone.
    #[must_use]
    pub fn named(name: &str) -> Asked {
        Asked { name: name.to_owned(), typed: None }
    }
}
