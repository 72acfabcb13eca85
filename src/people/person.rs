use std::fmt;

use super::Tasks;
use golos_rules::Side;

/// The most people that one board knows by name: players, assistants, arbiters, trainers and those who look on.
pub const MOST_PEOPLE: usize = 64;

/// The number of a person in the roster of a board, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PersonId(pub u32);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What somebody is at a board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    Player(Side),
    /// An assistant of one side, or of both (U-V.13.11); only the tasks that were agreed with the arbiters are his.
    Assistant {
        of: Vec<Side>,
        tasks: Tasks,
    },
    Arbiter,
    Trainer,
    Spectator,
}

/// Somebody at a board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Person {
    /// Free of control characters.
    pub name: String,
    pub role: Role,
}

/// The people of one board, in the order in which they came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster {
    people: Vec<Person>,
}

/// No more people can be named at one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no more than {MOST_PEOPLE} people at one board")]
pub struct RosterFull;

impl Roster {
    /// Puts a person down.
    ///
    /// # Errors
    /// [`RosterFull`] beyond [`MOST_PEOPLE`].
    pub fn add(&mut self, person: Person) -> Result<PersonId, RosterFull> {
        let id = u32::try_from(self.people.len()).map_err(|_| RosterFull)?;
        if self.people.len() >= MOST_PEOPLE {
            return Err(RosterFull);
        }
        self.people.push(person);
        Ok(PersonId(id))
    }

    /// The person with this number.
    #[must_use]
    pub fn get(&self, id: PersonId) -> Option<&Person> {
        self.people.get(usize::try_from(id.0).ok()?)
    }

    /// Everybody, with the numbers.
    pub fn iter(&self) -> impl Iterator<Item = (PersonId, &Person)> {
        (0..).map(PersonId).zip(&self.people)
    }

    /// The players change sides, and their assistants with them.
    pub fn swap(&mut self) {
        for person in &mut self.people {
            match &mut person.role {
                Role::Player(side) => *side = side.other(),
                Role::Assistant { of, .. } => of.iter_mut().for_each(|side| *side = side.other()),
                Role::Arbiter | Role::Trainer | Role::Spectator => {}
            }
        }
    }

    /// What the assistants of `side` may do, all together: what was agreed for them, [`Tasks::USUAL`] where none is named.
    #[must_use]
    pub fn tasks(&self, side: Side) -> Tasks {
        self.agreed(side).unwrap_or(Tasks::USUAL)
    }

    /// What was agreed for this assistant; none if he is none that is named.
    #[must_use]
    pub fn own_tasks(&self, person: PersonId) -> Option<Tasks> {
        match self.get(person)?.role {
            Role::Assistant { tasks, .. } => Some(tasks),
            Role::Player(_) | Role::Arbiter | Role::Trainer | Role::Spectator => None,
        }
    }

    /// What was agreed for the assistants of `side` that are named; none if none is.
    #[must_use]
    pub fn agreed(&self, side: Side) -> Option<Tasks> {
        let assistants = self.people.iter().filter_map(|person| match &person.role {
            Role::Assistant { of, tasks } if of.contains(&side) => Some(*tasks),
            Role::Assistant { .. } | Role::Player(_) | Role::Arbiter | Role::Trainer | Role::Spectator => None,
        });
        let agreed: Vec<Tasks> = assistants.collect();
        (!agreed.is_empty()).then(|| agreed.into_iter().flat_map(Tasks::iter).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Task;

    #[test]
    fn u_v_13_11_one_assistant_may_serve_both_sides() {
        let mut roster = Roster::default();
        let tasks = [Task::Announce, Task::Clock].into_iter().collect();
        let person = |role| Person { name: "Ольга".to_owned(), role };
        let both = roster.add(person(Role::Assistant { of: Side::BOTH.to_vec(), tasks })).unwrap();
        let own = [Task::State].into_iter().collect();
        roster.add(person(Role::Assistant { of: vec![Side::White], tasks: own })).unwrap();
        assert_eq!(roster.tasks(Side::Black), tasks);
        assert_eq!(roster.tasks(Side::White).iter().collect::<Vec<_>>(), [Task::Announce, Task::Clock, Task::State]);
        assert!(matches!(roster.get(both), Some(Person { role: Role::Assistant { .. }, .. })));
    }

    #[test]
    fn u_v_13_11_an_assistant_whom_nobody_has_named_does_the_usual() {
        let mut roster = Roster::default();
        assert_eq!((roster.agreed(Side::White), roster.tasks(Side::White)), (None, Tasks::USUAL));
        assert!(Tasks::USUAL.has(Task::Move) && !Tasks::USUAL.has(Task::State) && !Tasks::USUAL.has(Task::Interpret));
        let role = Role::Assistant { of: vec![Side::White], tasks: Tasks::NONE };
        roster.add(Person { name: "Ольга".to_owned(), role }).unwrap();
        assert_eq!((roster.tasks(Side::White), roster.tasks(Side::Black)), (Tasks::NONE, Tasks::USUAL));
    }

    #[test]
    fn a_roster_does_not_grow_without_end() {
        let mut roster = Roster::default();
        let spectator = || Person { name: String::new(), role: Role::Spectator };
        for _ in 0..MOST_PEOPLE {
            roster.add(spectator()).unwrap();
        }
        assert_eq!(roster.add(spectator()), Err(RosterFull));
    }
}
