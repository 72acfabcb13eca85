//! What parts teams that are level (R-5.4.9.6, U-V.14.7.2, CH-40.3).

use super::coefficient::Value;
use super::context::TiebreakContext;
use super::reading::Plus;
use crate::crosstable::{Fraction, GameEnd, Number, Points, TeamMatch};

/// A match of a team that counts.
pub(super) struct Met<'a> {
    opponent: Option<Number>,
    end: Option<GameEnd>,
    pub(super) boards: &'a TeamMatch,
}

impl<'a> TiebreakContext<'a> {
    /// The matches of a team that count, a bye with its boards among them.
    pub(super) fn team_matches(&self, number: Number) -> impl Iterator<Item = Met<'a>> + use<'a, '_> {
        let row = self.table.row(number);
        row.into_iter().flat_map(move |row| {
            (1..=self.rounds).filter_map(move |round| {
                let cell = row.cell(round);
                let boards = row.team_match(round).filter(|_| self.counts(row, cell))?;
                let end = cell.opponent().map(|_| match boards.own.cmp(&boards.other) {
                    std::cmp::Ordering::Less => GameEnd::Loss,
                    std::cmp::Ordering::Equal => GameEnd::Draw,
                    std::cmp::Ordering::Greater => GameEnd::Win,
                });
                Some(Met { opponent: cell.opponent(), end, boards })
            })
        })
    }

    pub(super) fn match_points(&self, number: Number) -> Points {
        let Some(row) = self.table.row(number) else { return Points::ZERO };
        let counted = row.cells(self.rounds).filter(|cell| self.counts(row, *cell));
        counted.map(|cell| self.table.scale.points(cell)).sum()
    }

    /// The points that the other team counts with: in chess always those of its matches (CH-39.6.2), else those that make
    /// the places.
    fn total(&self, number: Number) -> Fraction {
        let chess = self.readings.plus == Plus::Virtual;
        if chess { self.match_points(number).fraction() } else { self.points(number).fraction() }
    }

    pub(super) fn team_sonneborn(&self, number: Number) -> Fraction {
        let of = |met: Met<'_>| Some(self.total(met.opponent?) * met.boards.own.fraction());
        self.team_matches(number).filter_map(of).sum()
    }

    pub(super) fn team_shmulyan(&self, number: Number) -> Fraction {
        let of = |met: Met<'_>| {
            let total = self.total(met.opponent?);
            match met.end? {
                GameEnd::Win => Some(total * met.boards.own.fraction()),
                GameEnd::Draw => None,
                GameEnd::Loss => Some(-(total * met.boards.other.fraction())),
            }
        };
        self.team_matches(number).filter_map(of).sum()
    }

    /// The points of a team at each board.
    pub(super) fn by_board(&self, number: Number) -> Vec<Points> {
        let mut sums: Vec<Points> = Vec::new();
        for met in self.team_matches(number) {
            sums.resize(sums.len().max(met.boards.boards.len()), Points::ZERO);
            for (sum, points) in sums.iter_mut().zip(&met.boards.boards) {
                *sum += *points;
            }
        }
        sums
    }

    /// The place of a team at each board by the points there, those who are level sharing the mean of their places;
    /// summed, and with a minus, since the fewer are better.
    pub(super) fn board_places(&self, number: Number) -> Value {
        let mut own = self.by_board(number);
        let others = self.table.rows.iter().filter(|row| row.number != number && !self.void.contains(&row.number));
        let others: Vec<Vec<Points>> = others.map(|row| self.by_board(row.number)).collect();
        // Who has not played yet has nothing at any board.
        let boards = others.iter().map(Vec::len).max().unwrap_or_default();
        own.resize(own.len().max(boards), Points::ZERO);
        let place = |(board, points): (usize, &Points)| {
            let other = |other: &&Vec<Points>, is: std::cmp::Ordering| {
                other.get(board).copied().unwrap_or(Points::ZERO).cmp(points) == is
            };
            let above = others.iter().filter(|one| other(one, std::cmp::Ordering::Greater)).count();
            let level = others.iter().filter(|one| other(one, std::cmp::Ordering::Equal)).count();
            Fraction::new((2 * (above + 1) + level).into(), 2.into())
        };
        Value::Exact(-own.iter().enumerate().map(place).sum::<Fraction>())
    }
}
