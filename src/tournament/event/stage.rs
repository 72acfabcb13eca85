//! Events in stages (R-1.4d, U-V.3.1.5, CH-26): groups that play beside each other, and what a final takes over from them.

use super::{Board, Corrupt, Refusal, Score, State};
use crate::crosstable::{Crosstable, Number};
use crate::standings::{Standing, Standings};
use golos_people::Actor;

/// The most groups.
pub const MOST_GROUPS: u16 = 32;

/// A meeting of an earlier stage that counts in this one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// The record of that stage.
    pub from: String,
    pub white: Number,
    pub black: Number,
    pub score: Score,
    /// The boards of a match.
    pub tables: Vec<Score>,
}

impl Carried {
    pub(super) fn board(&self) -> Board {
        Board {
            score: Some(self.score),
            tables: self.tables.iter().copied().map(Some).collect(),
            ..Board::new(self.white, self.black)
        }
    }
}

/// The numbers of each group: the first so many are the first group; sizes differ by one at most.
#[must_use]
pub fn groups(field: Number, groups: u16) -> Vec<std::ops::RangeInclusive<Number>> {
    let groups = groups.max(1);
    let (size, larger) = (field / groups, field % groups);
    let mut next = 1;
    let cut = |group: u16| {
        let first = next;
        next += size + Number::from(group < larger);
        first..=next - 1
    };
    (0..groups).map(cut).collect()
}

/// Players in the order of their strength, dealt to the groups there and back: the first group has the first, the last of
/// the second deal, and so on. What is given back is in the order of the numbers.
#[must_use]
pub(super) fn dealt(order: &[Number], count: u16) -> Vec<Number> {
    let field = Number::try_from(order.len()).unwrap_or(Number::MAX);
    let count = usize::from(count.max(1));
    let mut dealt: Vec<Vec<Number>> = vec![Vec::new(); count];
    for (index, &number) in order.iter().enumerate() {
        let (deal, at) = (index / count, index % count);
        // The last deal is short: it goes to the first groups, which are the larger ones.
        let is_short = order.len() - deal * count < count;
        let group = if deal.is_multiple_of(2) || is_short { at } else { count - 1 - at };
        dealt[group].push(number);
    }
    debug_assert_eq!(dealt.iter().map(Vec::len).sum::<usize>(), usize::from(field));
    dealt.concat()
}

impl State {
    /// The numbers of the groups that play beside each other; one of all where there are none.
    #[must_use]
    pub fn groups(&self) -> Vec<std::ops::RangeInclusive<Number>> {
        groups(self.field(), self.format().groups())
    }

    /// The group of a number, from 0.
    #[must_use]
    pub fn group_of(&self, number: Number) -> usize {
        self.groups().iter().position(|group| group.contains(&number)).unwrap_or_default()
    }

    /// Meetings of earlier stages that count.
    #[must_use]
    pub fn carried(&self) -> &[Carried] {
        &self.carried
    }

    /// Whether two have met in an earlier stage with a result that counts.
    #[must_use]
    pub fn have_met_before(&self, one: Number, two: Number) -> bool {
        let same = |carried: &Carried| {
            (carried.white, carried.black) == (one, two) || (carried.white, carried.black) == (two, one)
        };
        self.carried.iter().any(same)
    }

    /// The table with what was carried over behind the rounds, a meeting a column.
    #[must_use]
    pub fn whole_table(&self) -> Crosstable {
        let mut table = self.table();
        for carried in &self.carried {
            let column = table.rows.iter().map(|row| row.cells.len()).max().unwrap_or_default();
            self.put(&mut table, column, &carried.board());
        }
        table
    }

    /// Places in each group, one group behind the other.
    pub(super) fn in_groups(&self, table: &Crosstable) -> Standings {
        let regulation = &self.setup.regulation;
        let (course, readings) = (self.course(), regulation.readings());
        let places: Vec<Standing> = self
            .groups()
            .into_iter()
            .flat_map(|group| {
                let rows = table.rows.iter().filter(|row| group.contains(&row.number)).cloned().collect();
                let own = Crosstable { rows, ..table.clone() };
                let mut standings = Standings::new(&own, &course, readings, &regulation.order);
                standings.leave_out(|number| self.player(number).is_some_and(|one| one.entry.hors_concours));
                standings.places
            })
            .collect();
        Standings { order: regulation.order.clone(), places }
    }

    pub(super) fn carry(&mut self, carried: &Carried) -> Result<(), Corrupt> {
        for number in [carried.white, carried.black] {
            if self.player(number).is_none() || carried.white == carried.black {
                return Err(Corrupt::Player(number));
            }
        }
        if !self.rounds.is_empty() || self.carried.len() >= usize::from(u16::MAX) {
            return Err(Corrupt::Round(1));
        }
        self.carried.push(carried.clone());
        Ok(())
    }
}

impl super::decide::EventDraft<'_> {
    /// A meeting of an earlier stage counts: before the first round, and not in a Swiss event or a knock-out, which pair
    /// by what was played in them.
    pub(super) fn carry(&mut self, by: Actor, carried: &Carried) -> super::decide::EventAnswer {
        self.known(carried.white)?;
        self.known(carried.black)?;
        let boards = self.state.teams().map_or(0, |teams| usize::from(teams.boards));
        let regulation = &self.state.setup.regulation;
        // The result of a match is that of its boards.
        let ended = carried.board().ended(&regulation.scale, regulation.edition);
        let is_match = carried.tables.len() == boards && (boards == 0 || ended == Some(carried.score));
        self.state.expect_takes_over()?;
        if !is_match {
            return Err(Refusal::NotCarried);
        }
        if carried.white == carried.black {
            return Err(Refusal::PairedTwice(carried.white));
        }
        if !self.state.rounds().is_empty() {
            return Err(Refusal::Closed);
        }
        self.happens_by(by, super::EntryEvent::Carried { carried: Box::new(carried.clone()) })
    }
}
