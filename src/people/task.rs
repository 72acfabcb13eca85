use std::fmt;

/// What an assistant may do for a player, if it was agreed beforehand with the arbiters (U-V.13.11c, CH-4.9, CH-6.2.6,
/// CH-8.1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Task {
    /// Announce the moves (U-V.13.11.1).
    Announce,
    /// Keep the record (U-V.13.11.2a, CH-8.1.6).
    Record,
    /// Switch the clock (U-V.13.11.2a, CH-6.2.6).
    Clock,
    /// Make the moves that the player names (U-V.13.11.2a, CH-4.9).
    Move,
    /// Tell the turn, the number of moves and, in his own turn, the times (U-V.13.11.3).
    Inform,
    /// Claim that the opponent's time is over, and report his violations (U-V.13.11.4).
    Claim,
    /// Make statements in the player's name, on his request (U-V.13.11.5).
    State,
    /// Interpret sign language (U-V.13.11.6).
    Interpret,
}

impl Task {
    /// Every task, in the order of the article.
    pub const ALL: [Task; 8] = [
        Task::Announce,
        Task::Record,
        Task::Clock,
        Task::Move,
        Task::Inform,
        Task::Claim,
        Task::State,
        Task::Interpret,
    ];

    /// The name in journals and profiles.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Task::Announce => "announce",
            Task::Record => "record",
            Task::Clock => "clock",
            Task::Move => "move",
            Task::Inform => "inform",
            Task::Claim => "claim",
            Task::State => "state",
            Task::Interpret => "interpret",
        }
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of tasks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tasks {
    agreed: [bool; Task::ALL.len()],
}

impl Tasks {
    /// None: nothing was agreed.
    pub const NONE: Tasks = Tasks { agreed: [false; Task::ALL.len()] };
    /// What an assistant does where nothing else is agreed: all that serves hands, eyes and ears. Statements in the player's
    /// name and sign language are agreed for each.
    pub const USUAL: Tasks = Tasks { agreed: [true, true, true, true, true, true, false, false] };
    /// All that the article names.
    pub const ALL: Tasks = Tasks { agreed: [true; Task::ALL.len()] };

    /// Whether the task was agreed.
    #[must_use]
    pub fn has(self, task: Task) -> bool {
        self.iter().any(|agreed| agreed == task)
    }

    /// The tasks that were agreed, in the order of the article.
    pub fn iter(self) -> impl Iterator<Item = Task> {
        Task::ALL.into_iter().zip(self.agreed).filter_map(|(task, agreed)| agreed.then_some(task))
    }
}

impl FromIterator<Task> for Tasks {
    fn from_iter<T: IntoIterator<Item = Task>>(iter: T) -> Tasks {
        let named: Vec<Task> = iter.into_iter().collect();
        Tasks { agreed: Task::ALL.map(|task| named.contains(&task)) }
    }
}
