use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Cue, Priority, Sound};

/// What an announcement or a line of the desk is: it decides the urgency, the sign, the rumble and the lifetime. Nothing else
/// does; nobody looks at the name of a text. On a line to a hall its name stands for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// What is typed at this moment, sign by sign or word by word.
    Typing,
    /// The square, the line or the prompt under the cursor.
    Cursor,
    /// A line of a list: read in the list, said when the cursor comes to it.
    Item,
    /// What can be said, and what it does.
    Help,
    /// The answer to a query, or why something is not done.
    #[default]
    Answer,
    /// The clocks as they stood when somebody asked.
    Clock,
    /// A question that waits for an answer.
    Question,
    /// What was chosen or done, said back to the person who asked for it.
    Confirmation,
    /// The clock was pressed, said back to the player who pressed it (U-V.13.7).
    Press,
    /// The opponent has pressed the clock: the listener's own runs (U-V.13.7.3a).
    Turn,
    /// Time was added to a clock.
    TimeAdded,
    /// Moves that are counted aloud (U-V.5.1).
    Count,
    /// A board is open, and who sits there.
    Seating,
    /// What the arbiter or the players should know without being interrupted: a score, a detail, what waits.
    Report,
    /// A move.
    Move,
    /// A move of the listener's own side.
    OwnMove,
    /// How the game stands: who plays, whose clock runs, who has come, when it starts.
    State,
    /// A draw is offered.
    Offer,
    /// What a player replies to an offer.
    Reply,
    /// How much time is left.
    Warning,
    /// One of the last seconds, counted.
    Countdown,
    /// Words of a person for others.
    Chat,
    /// A flag has fallen.
    Flag,
    /// The clocks are stopped.
    Stop,
    /// A claim was made, and the clocks are stopped.
    Claim,
    /// What the arbiter or the rules decide.
    Ruling,
    /// The result.
    Result,
    /// Something was not lawful, or is reported to be so.
    Irregularity,
    /// Somebody calls the arbiter.
    Call,
    /// The program or the file has a trouble that nobody may miss.
    Trouble,
}

/// How long an announcement is worth saying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lifetime {
    /// It stays true: a move, a stop, a ruling, a result. However long the voice was away, it is said.
    Forever,
    /// A newer one of the same topic takes its place; an outage ends it.
    Replaced(Topic),
    /// It answers or asks somebody: an outage ends it, and who wants to know it asks again.
    Passing,
    /// It is news for so long.
    For(Duration),
}

/// What newer announcements replace, each its own and no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// What somebody's own hands do: typing, the cursor.
    Hands,
    /// The clocks as they stood when somebody asked.
    Clock,
}

/// How long a warning of the time that is left, or a count, is news.
const NEWS: Duration = Duration::from_secs(10);

impl Kind {
    /// How urgent it is.
    #[must_use]
    pub const fn priority(self) -> Priority {
        match self {
            Kind::Typing => Priority::Echo,
            Kind::Cursor => Priority::Cursor,
            Kind::Item
            | Kind::Help
            | Kind::Answer
            | Kind::Clock
            | Kind::Question
            | Kind::Confirmation
            | Kind::Press
            | Kind::Turn
            | Kind::TimeAdded
            | Kind::Count
            | Kind::Seating
            | Kind::Report => Priority::Answer,
            Kind::Move
            | Kind::OwnMove
            | Kind::State
            | Kind::Offer
            | Kind::Reply
            | Kind::Warning
            | Kind::Countdown
            | Kind::Chat => Priority::Move,
            Kind::Flag
            | Kind::Stop
            | Kind::Claim
            | Kind::Ruling
            | Kind::Result
            | Kind::Irregularity
            | Kind::Call
            | Kind::Trouble => Priority::Flag,
        }
    }

    /// The sign for who sees it and does not hear it; `None` of an answer, a move and other things of every move.
    #[must_use]
    pub const fn cue(self) -> Option<Cue> {
        match self {
            Kind::Flag => Some(Cue::Flag),
            Kind::Irregularity => Some(Cue::Irregularity),
            Kind::Call => Some(Cue::Call),
            Kind::Offer => Some(Cue::Offer),
            Kind::Warning | Kind::Countdown => Some(Cue::Warning),
            Kind::Stop | Kind::Claim | Kind::Ruling | Kind::Result | Kind::Trouble => Some(Cue::Notice),
            Kind::Typing
            | Kind::Cursor
            | Kind::Item
            | Kind::Help
            | Kind::Answer
            | Kind::Clock
            | Kind::Question
            | Kind::Confirmation
            | Kind::Press
            | Kind::Turn
            | Kind::TimeAdded
            | Kind::Count
            | Kind::Seating
            | Kind::Report
            | Kind::Move
            | Kind::OwnMove
            | Kind::State
            | Kind::Reply
            | Kind::Chat => None,
        }
    }

    /// The sound beside its words; `None` of an answer and of what is only told.
    #[must_use]
    pub const fn sound(self) -> Option<Sound> {
        match self {
            Kind::OwnMove => Some(Sound::Accepted),
            Kind::Press => Some(Sound::Pressed),
            Kind::Move => Some(Sound::Moved),
            Kind::Turn => Some(Sound::Turn),
            Kind::Countdown => Some(Sound::Count),
            Kind::Warning => Some(Sound::Warning),
            Kind::Offer => Some(Sound::Offer),
            Kind::Stop | Kind::Claim | Kind::Ruling | Kind::Irregularity | Kind::Call => Some(Sound::Notice),
            Kind::Trouble => Some(Sound::Trouble),
            Kind::Flag => Some(Sound::Flag),
            Kind::Result => Some(Sound::Result),
            Kind::Typing
            | Kind::Cursor
            | Kind::Item
            | Kind::Help
            | Kind::Answer
            | Kind::Clock
            | Kind::Question
            | Kind::Confirmation
            | Kind::TimeAdded
            | Kind::Count
            | Kind::Seating
            | Kind::Report
            | Kind::State
            | Kind::Reply
            | Kind::Chat => None,
        }
    }

    /// What it is to a listener of the side that has done it.
    #[must_use]
    pub const fn of_own(self) -> Kind {
        match self {
            Kind::Move => Kind::OwnMove,
            other => other,
        }
    }

    /// Whether it must not be missed.
    #[must_use]
    pub fn is_alarm(self) -> bool {
        self.priority() == Priority::Flag
    }

    /// How long it is worth saying, unless the announcement says otherwise.
    #[must_use]
    pub const fn lifetime(self) -> Lifetime {
        match self {
            Kind::Typing | Kind::Cursor => Lifetime::Replaced(Topic::Hands),
            Kind::Clock => Lifetime::Replaced(Topic::Clock),
            Kind::Item | Kind::Help | Kind::Answer | Kind::Question | Kind::Confirmation | Kind::Press | Kind::Turn => {
                Lifetime::Passing
            }
            Kind::Count | Kind::Warning | Kind::Countdown => Lifetime::For(NEWS),
            Kind::TimeAdded
            | Kind::Seating
            | Kind::Report
            | Kind::Move
            | Kind::OwnMove
            | Kind::State
            | Kind::Offer
            | Kind::Reply
            | Kind::Chat
            | Kind::Flag
            | Kind::Stop
            | Kind::Claim
            | Kind::Ruling
            | Kind::Result
            | Kind::Irregularity
            | Kind::Call
            | Kind::Trouble => Lifetime::Forever,
        }
    }

    /// The same, told once more: nothing is announced by it.
    #[must_use]
    pub fn past(self) -> Kind {
        if self.priority() > Priority::Answer { Kind::State } else { self }
    }
}

impl Priority {
    /// How long what is only known to be so urgent is worth saying.
    #[must_use]
    pub const fn lifetime(self) -> Lifetime {
        match self {
            Priority::Echo | Priority::Cursor => Lifetime::Replaced(Topic::Hands),
            Priority::Answer => Lifetime::Passing,
            Priority::Move | Priority::Flag => Lifetime::Forever,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_decides_sign_urgency_and_lifetime() {
        for (kind, priority, cue) in [
            (Kind::Flag, Priority::Flag, Some(Cue::Flag)),
            (Kind::Irregularity, Priority::Flag, Some(Cue::Irregularity)),
            (Kind::Warning, Priority::Move, Some(Cue::Warning)),
            (Kind::TimeAdded, Priority::Answer, None),
            (Kind::Offer, Priority::Move, Some(Cue::Offer)),
            (Kind::Call, Priority::Flag, Some(Cue::Call)),
            (Kind::Stop, Priority::Flag, Some(Cue::Notice)),
            (Kind::Result, Priority::Flag, Some(Cue::Notice)),
            (Kind::Move, Priority::Move, None),
            (Kind::Answer, Priority::Answer, None),
        ] {
            assert_eq!((kind.priority(), kind.cue()), (priority, cue), "{kind:?}");
        }
        for kind in [Kind::Move, Kind::Stop, Kind::Ruling, Kind::Result] {
            assert_eq!(kind.lifetime(), Lifetime::Forever, "{kind:?}");
        }
        assert!(matches!(Kind::Warning.lifetime(), Lifetime::For(_)));
        assert_eq!((Kind::Result.past().cue(), Kind::Result.past().sound()), (None, None));
    }

    #[test]
    fn a_kind_decides_the_sound() {
        for (kind, sound) in [
            (Kind::Move, Some(Sound::Moved)),
            (Kind::Move.of_own(), Some(Sound::Accepted)),
            (Kind::Press, Some(Sound::Pressed)),
            (Kind::Turn, Some(Sound::Turn)),
            (Kind::Warning, Some(Sound::Warning)),
            (Kind::Countdown, Some(Sound::Count)),
            (Kind::Offer, Some(Sound::Offer)),
            (Kind::Trouble, Some(Sound::Trouble)),
            (Kind::Result, Some(Sound::Result)),
            (Kind::Answer, None),
        ] {
            assert_eq!(kind.sound(), sound, "{kind:?}");
        }
    }
}
