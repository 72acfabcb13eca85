//! The pairs of the next round, as the system has them.

use super::{Format, Refusal, State, knockout};
use crate::crosstable::{Number, TableStage};
use crate::pairing::{self, Draw, First, Pairing, entrants, side_of_higher};
use golos_rules::Side;

/// A round before it is paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proposal {
    /// White and Black, by board.
    pub pairs: Vec<(Number, Number)>,
    /// Who gets a plus.
    pub odd: Option<Number>,
    /// How it came about, where the system is a Swiss one.
    pub pairing: Option<Pairing>,
}

impl State {
    /// How many rounds there are, by the field as it is.
    #[must_use]
    pub fn planned(&self) -> usize {
        let field = self.field();
        match self.format() {
            Format::RoundRobin { cycles } => usize::from(cycles) * usize::from(field + field % 2).saturating_sub(1),
            Format::Swiss { rounds, .. } => usize::from(rounds),
            Format::Knockout { .. } => knockout::rounds(field),
            Format::Scheveningen => usize::from(field / 2),
            Format::Groups { cycles, .. } => {
                let size = |group: &std::ops::RangeInclusive<Number>| group.clone().count();
                let largest = self.groups().iter().map(size).max().unwrap_or_default();
                usize::from(cycles) * (largest + largest % 2).saturating_sub(1)
            }
            Format::Match { games } => usize::from(games),
        }
    }

    /// The pairs of a round from 1, as the system has them: of the next, or of an earlier one anew.
    ///
    /// # Errors
    /// [`Refusal::Pairing`] if the system finds none; [`Refusal::Unfinished`] if a result is missing before it.
    pub fn proposal(&self, round: usize) -> Result<Proposal, Refusal> {
        let table = self.table();
        let stage = |state: &State| table.before(Some(round)).map_err(|_| state.unfinished(round));
        match self.format() {
            Format::RoundRobin { cycles } => Ok(self.by_table(berger(self.field(), cycles, round))),
            Format::Groups { cycles, .. } => {
                let pairs = self.groups().into_iter().flat_map(|group| {
                    let (first, size) = (*group.start(), Number::try_from(group.count()).unwrap_or_default());
                    let moved = move |(one, two): (Number, Number)| (first + one - 1, first + two - 1);
                    berger(size, cycles, round).into_iter().map(moved)
                });
                Ok(self.by_table(pairs.collect()))
            }
            Format::Scheveningen => Ok(self.by_table(scheveningen(self.field() / 2, round))),
            Format::Match { .. } => Ok(self.by_table(vec![if round.is_multiple_of(2) { (2, 1) } else { (1, 2) }])),
            Format::Knockout { places } => {
                let stage = stage(self)?;
                let pairs = knockout::pairs(self.field(), places, &self.rounds()[..round - 1]);
                Ok(Proposal { pairs: self.coloured(&stage, pairs), ..Proposal::default() })
            }
            Format::Swiss { system, .. } => {
                let seed = self.seed();
                let draw = Draw { system, manner: system.manner(), first: self.colour(), seed: &seed };
                let pairing = pairing::pair(&stage(self)?, &draw)?;
                let pairs = pairing.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
                let odd = pairing.odd.as_ref().map(|odd| odd.number);
                Ok(Proposal { pairs, odd, pairing: Some(pairing) })
            }
        }
    }

    /// The first of a pair leads (R-App2a, DR-5.3.13.3).
    fn by_table(&self, pairs: Vec<(Number, Number)>) -> Proposal {
        let led = |(one, two): (Number, Number)| match self.setup().regulation.lead {
            Side::White => (one, two),
            Side::Black => (two, one),
        };
        // Whose meeting was carried over from an earlier stage, they do not meet again.
        let new = pairs.into_iter().filter(|&(one, two)| !self.have_met_before(one, two));
        Proposal { pairs: new.map(led).collect(), ..Proposal::default() }
    }

    /// Colours alternate and even out (DR-5.3.13.4).
    fn coloured(&self, stage: &TableStage, pairs: Vec<(Number, Number)>) -> Vec<(Number, Number)> {
        let known = entrants(stage);
        let lot = self.colour().unwrap_or(self.setup().regulation.lead);
        let find = |number: Number| known.iter().find(|entrant| entrant.number == number);
        let pair = |(one, two): (Number, Number)| {
            let side = find(one).zip(find(two)).map(|(higher, lower)| side_of_higher(higher, lower, First::Count, lot));
            if side.is_some_and(|(side, _)| side == Side::Black) { (two, one) } else { (one, two) }
        };
        pairs.into_iter().map(pair).collect()
    }

    /// The first result that is missing before a round.
    fn unfinished(&self, round: usize) -> Refusal {
        match self.open_boards().find(|(open, _)| usize::from(*open) < round) {
            Some((round, board)) => Refusal::Unfinished { round, board },
            None => Refusal::NoneYet,
        }
    }
}

/// The pairs of a round of a round robin.
fn berger(field: Number, cycles: u16, round: usize) -> Vec<(Number, Number)> {
    let rounds = if cycles == 2 { pairing::double_berger(field) } else { pairing::berger(field) };
    let rounds = rounds.unwrap_or_default();
    let index = round.saturating_sub(1);
    let cycle = if cycles == 2 { 0 } else { index / rounds.len().max(1) };
    let pairs = rounds.get(index % rounds.len().max(1)).cloned().unwrap_or_default();
    if cycle.is_multiple_of(2) { pairs } else { pairs.into_iter().map(|(one, two)| (two, one)).collect() }
}

/// The pairs of a round in which each of one team meets one of the other: the members of the second move up by one each
/// round. Colours change from round to round, and between the halves of the team where that evens them out.
fn scheveningen(size: Number, round: usize) -> Vec<(Number, Number)> {
    let step = Number::try_from(round.saturating_sub(1)).unwrap_or_default() % size.max(1);
    let pair = |one: Number| {
        let two = size + (one - 1 + step) % size + 1;
        let late = size.is_multiple_of(4) && one > size / 2;
        if step.is_multiple_of(2) == late { (two, one) } else { (one, two) }
    };
    (1..=size).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn r_1_4d_each_of_a_team_meets_each_of_the_other_with_colours_in_turn() {
        for size in 2..=24 {
            let mut met = BTreeSet::new();
            let mut whites = vec![0i32; usize::from(2 * size) + 1];
            for round in 1..=usize::from(size) {
                let pairs = scheveningen(size, round);
                let all: BTreeSet<Number> = pairs.iter().flat_map(|&(white, black)| [white, black]).collect();
                assert_eq!(all.len(), usize::from(2 * size));
                for (white, black) in pairs {
                    assert_ne!(white <= size, black <= size);
                    assert!(met.insert((white.min(black), white.max(black))));
                    whites[usize::from(white)] += 1;
                    whites[usize::from(black)] -= 1;
                }
            }
            assert_eq!(met.len(), usize::from(size) * usize::from(size));
            assert!(whites[1..].iter().all(|balance| balance.abs() <= 1), "{size}: {whites:?}");
        }
    }

    #[test]
    fn ch_26_more_than_two_cycles_change_colours() {
        let first = berger(4, 3, 1);
        let turned: Vec<_> = first.iter().map(|&(one, two)| (two, one)).collect();
        assert_eq!((berger(4, 3, 4), berger(4, 3, 7)), (turned, first));
    }
}
