use std::collections::BTreeMap;

use golos_people::Needs;

/// Somebody who takes part, as he was entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventEntry {
    /// Free of control characters, as all texts here.
    pub name: String,
    /// None: not known.
    pub sex: Option<Sex>,
    /// Grade or title, as the papers have it.
    pub title: String,
    pub rating: Option<u16>,
    /// Organisation, region or federation.
    pub from: String,
    /// His number in the list of a federation.
    pub id: String,
    /// The day or the year of birth, as the papers have it.
    pub birth: String,
    pub needs: Needs,
    /// Those who assist him, where they are named beforehand (U-V.13.11).
    pub assistants: Vec<String>,
    /// Plays, and gets no place (U-II.3).
    pub hors_concours: bool,
}

/// As in the exchange form of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sex {
    Man,
    Woman,
}

/// A player of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    pub entry: EventEntry,
    /// The rounds that he was not there for, paired or not: he left after the first number and came back for the second,
    /// if he did.
    pub gone: Vec<(usize, Option<usize>)>,
    /// Of a team: who plays for it, the first on the boards of their numbers, those behind as reserves.
    pub squad: Vec<EventEntry>,
    /// Who speaks for the team.
    pub captain: String,
    /// The line-ups that were handed in, by round; 0 is nobody.
    pub lineups: BTreeMap<usize, Vec<u16>>,
    /// Whether the matches of the team do not count.
    pub annulled: bool,
}

impl Player {
    /// Whether he has left, before this round.
    #[must_use]
    pub fn is_gone(&self, round: usize) -> bool {
        self.gone.iter().any(|&(after, from)| round > after && from.is_none_or(|from| round < from))
    }

    /// After which round he left for good.
    #[must_use]
    pub fn left(&self) -> Option<usize> {
        self.gone.last().filter(|(_, from)| from.is_none()).map(|&(after, _)| after)
    }
}
