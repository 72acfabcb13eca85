use golos_clock::Ms;

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
    /// `typed`: what was typed for it, as a move is, without secrets.
    Refused { typed: Option<String>, why: RefusalReason },
    /// A remark.
    Noted { text: String },
    /// The record was closed in good order; one that lacks it was cut or its program died. Only a reopening may follow.
    Closed,
}

/// Why something was refused, as a record has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusalReason {
    /// The id of the refusal, as `not_your_turn`; it stays whatever the program calls it.
    pub id: String,
    /// What it is about, in the order of the refusal: sides, numbers, articles, times in milliseconds.
    pub arguments: Vec<String>,
}

impl RefusalReason {
    /// The refusal of this id, which is about nothing else.
    #[must_use]
    pub fn named(id: &str) -> RefusalReason {
        RefusalReason { id: id.to_owned(), arguments: Vec::new() }
    }
}
