/// How urgent an utterance is. Greater means more urgent: `Priority::Flag > Priority::Echo`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Priority {
    /// What was just typed.
    Echo,
    /// The square or the prompt under the cursor.
    Cursor,
    /// The answer to a query.
    Answer,
    /// A move announced.
    Move,
    /// A flag, a stop, an irregularity: never silenced.
    Flag,
}

impl Priority {
    /// Every priority, the most urgent first.
    pub const ALL: [Priority; 5] = [Priority::Flag, Priority::Move, Priority::Answer, Priority::Cursor, Priority::Echo];
}
