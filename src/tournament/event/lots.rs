//! Lots: the same text always draws the same, so that everybody can draw them again.

use std::cmp::Reverse;

use sha2::{Digest, Sha256};

use super::{Format, Refusal, State, stage};
use crate::crosstable::Number;
use golos_rules::Side;

/// How the numbers are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// All by lot (R-App2a, R-5.4.10.4, DR-5.3.16.1).
    Lot,
    /// By rating, equal ones by lot, then those without one by lot (R-5.4.10.5.1, U-V.15.9.3).
    Rating,
    /// Team by team, inside each by lot.
    Teams,
}

impl State {
    fn manner(&self) -> Manner {
        match self.format() {
            Format::RoundRobin { .. } | Format::Match { .. } => Manner::Lot,
            Format::Scheveningen => Manner::Teams,
            Format::Knockout { .. } | Format::Groups { .. } => Manner::Rating,
            Format::Swiss { system, .. } if system.manner().numbers_by_lot => Manner::Lot,
            Format::Swiss { .. } => Manner::Rating,
        }
    }

    /// The numbers as they are drawn from a text: the players by their numbers so far. Those who have left come last.
    ///
    /// # Errors
    /// [`Refusal::OddTeams`] if they are not of two teams of one size, where that is asked for.
    pub fn drawn(&self, seed: &str) -> Result<Vec<Number>, Refusal> {
        let manner = self.manner();
        let teams = if manner == Manner::Teams { self.two_teams()? } else { Vec::new() };
        let mut order: Vec<Number> = (1..).zip(&self.players).map(|(number, _)| number).collect();
        order.sort_by_cached_key(|&number| {
            let player = self.player(number);
            let gone = player.is_some_and(|player| player.is_gone(1));
            let rating = self.rating(number).filter(|_| manner == Manner::Rating);
            let team = player.and_then(|player| teams.iter().position(|team| *team == player.entry.from));
            (gone, team, Reverse(rating), lot(seed, "number", number))
        });
        if let Format::Groups { groups, .. } = self.format() {
            let there =
                order.iter().take_while(|&&one| self.player(one).is_some_and(|player| !player.is_gone(1))).count();
            let gone = order.split_off(there);
            return Ok([stage::dealt(&order, groups), gone].concat());
        }
        Ok(order)
    }

    /// The colour of the first board as it is drawn from a text; none where nothing is drawn.
    #[must_use]
    pub fn drawn_colour(&self, seed: &str) -> Option<Side> {
        match self.format() {
            Format::Swiss { system, .. } if system.manner().numbers_by_lot => None,
            Format::Swiss { .. } | Format::Knockout { .. } => {
                let is_even = lot(seed, "colour", 0)[0].is_multiple_of(2);
                Some(if is_even { Side::White } else { Side::Black })
            }
            Format::RoundRobin { .. } | Format::Scheveningen | Format::Groups { .. } | Format::Match { .. } => None,
        }
    }

    /// The two teams, that of the first who was entered first.
    fn two_teams(&self) -> Result<Vec<String>, Refusal> {
        let mut teams: Vec<(String, usize)> = Vec::new();
        for number in self.present(1) {
            let Some(player) = self.player(number) else { continue };
            match teams.iter_mut().find(|(team, _)| *team == player.entry.from) {
                Some((_, count)) => *count += 1,
                None => teams.push((player.entry.from.clone(), 1)),
            }
        }
        match &teams[..] {
            [(one, size), (two, same)] if size == same => Ok(vec![one.clone(), two.clone()]),
            _ => Err(Refusal::OddTeams),
        }
    }
}

fn lot(seed: &str, what: &str, number: Number) -> [u8; 32] {
    Sha256::digest(format!("{seed}:{what}:{number}").as_bytes()).into()
}
