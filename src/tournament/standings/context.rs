//! What each player has scored and against whom, as coefficients see it.

use std::collections::{BTreeMap, BTreeSet};

use super::reading::{Leavers, Plus, Readings};
use crate::crosstable::{Bye, Cell, Crosstable, Fraction, GameEnd, Number, Points, Row};

/// What is known of the event beyond its table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventCourse {
    /// Who left, and after which round.
    pub left: BTreeMap<Number, usize>,
    /// Everyone plays everyone: results of one who left early do not count (R-5.4.5, DR-1.10, U-V.10.1, CH-33.1).
    pub round_robin: bool,
    /// Teams whose matches do not count by decision of the referees (R-5.4.9.5); of teams nothing else is annulled.
    pub annulled: Option<BTreeSet<Number>>,
}

/// An opponent, or what stands for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Against {
    /// None: there was nobody.
    pub opponent: Option<Number>,
    /// The points that he counts with in sums over all opponents.
    pub points: Fraction,
    /// The points that he counts with where won and lost games are told apart. The same, but for chess (CH-38.2).
    pub decisive: Fraction,
    pub end: GameEnd,
    /// What was scored against him.
    pub scored: Points,
    /// It stands for a round in which he whose opponent it is did not wish to play; it is cut first (C.07 art. 16.5).
    pub voluntary: bool,
}

/// A table as coefficients see it.
#[derive(Clone, Debug)]
pub struct TiebreakContext<'a> {
    pub table: &'a Crosstable,
    pub rounds: usize,
    pub readings: Readings,
    /// Those whose results do not count, and who have no place.
    pub void: BTreeSet<Number>,
    /// How many games each has to play.
    pub games: usize,
    points: BTreeMap<Number, Points>,
    against: BTreeMap<Number, Vec<Against>>,
}

impl<'a> TiebreakContext<'a> {
    /// Looks at the rounds that were paired.
    #[must_use]
    pub fn new(table: &'a Crosstable, course: &EventCourse, readings: Readings) -> TiebreakContext<'a> {
        let rounds = table.rounds();
        let games =
            if course.round_robin { cycles(table, rounds) * table.rows.len().saturating_sub(1) } else { rounds };
        let mut seen = TiebreakContext {
            table,
            rounds,
            readings,
            void: BTreeSet::new(),
            games,
            points: BTreeMap::new(),
            against: BTreeMap::new(),
        };
        if let Some(annulled) = &course.annulled {
            seen.void.clone_from(annulled);
        } else if course.round_robin {
            seen.void = course
                .left
                .iter()
                .filter(|(number, after)| seen.left_early(**number, **after))
                .map(|(n, _)| *n)
                .collect();
        }
        if course.round_robin {
            seen.games = games - seen.void.len().min(games);
        }
        seen.points = table.rows.iter().map(|row| (row.number, seen.counted(row))).collect();
        let adjusted: BTreeMap<Number, Fraction> =
            table.rows.iter().map(|row| (row.number, seen.adjusted(row, course))).collect();
        let least = seen.least(course);
        seen.against = table.rows.iter().map(|row| (row.number, seen.meetings(row, &adjusted, &least))).collect();
        seen
    }

    /// The points that make places.
    #[must_use]
    pub fn points(&self, number: Number) -> Points {
        self.points.get(&number).copied().unwrap_or_default()
    }

    /// The opponents of a player that count, by round.
    #[must_use]
    pub fn against(&self, number: Number) -> &[Against] {
        self.against.get(&number).map_or(&[], Vec::as_slice)
    }

    /// Whether fewer than half of his games were played.
    fn left_early(&self, number: Number, after: usize) -> bool {
        let played = self.table.row(number).map_or(0, |row| row.games(after.min(self.rounds)).count());
        2 * played < self.games
    }

    pub(super) fn counts(&self, row: &Row, cell: Cell) -> bool {
        !self.void.contains(&row.number) && !cell.opponent().is_some_and(|opponent| self.void.contains(&opponent))
    }

    fn counted(&self, row: &Row) -> Points {
        self.by_round(row.number).into_iter().sum()
    }

    /// What counts of each round.
    #[must_use]
    pub fn by_round(&self, number: Number) -> Vec<Points> {
        let Some(row) = self.table.row(number) else { return Vec::new() };
        let scale = &self.table.scale;
        let worth = |round| if self.counts(row, row.cell(round)) { row.worth(scale, round) } else { Points::ZERO };
        (1..=self.rounds).map(worth).collect()
    }

    /// The points that a player counts with for those who met him.
    fn adjusted(&self, row: &Row, course: &EventCourse) -> Fraction {
        let scale = &self.table.scale;
        if self.readings.plus == Plus::Virtual {
            let drawn = |round| match row.cell(round) {
                Cell::Game { .. } => row.worth(scale, round),
                _ => self.table.draw(),
            };
            return (1..=self.rounds).map(drawn).sum::<Points>().fraction();
        }
        if self.readings.plus == Plus::Dummy {
            let cells: Vec<Cell> = row.cells(self.rounds).collect();
            let last = cells.iter().rposition(|cell| !is_voluntary(*cell)).map_or(0, |last| last + 1);
            let worth = |(index, cell): (usize, &Cell)| match cell {
                Cell::Bye(Bye::Half | Bye::Zero) if index >= last => scale.draw,
                _ => scale.points(*cell),
            };
            return cells.iter().enumerate().map(worth).sum::<Points>().fraction();
        }
        let left = course.left.get(&row.number).filter(|&&after| after < self.rounds);
        let Some(&after) = left.filter(|_| self.readings.leavers == Leavers::Average && !course.round_robin) else {
            return self.points(row.number).fraction();
        };
        let then = row.points(scale, after);
        let stayed = |other: &&Row| course.left.get(&other.number).is_none_or(|&left| left > after);
        let group = self.table.rows.iter().filter(|other| other.number != row.number).filter(stayed);
        let rest = |other: &Row| other.points(scale, self.rounds) - other.points(scale, after);
        let rests: Vec<Points> = group.filter(|other| other.points(scale, after) == then).map(rest).collect();
        let sum: Points = rests.iter().copied().sum();
        let average = sum.fraction() / Fraction::from_integer(rests.len().max(1).into());
        then.fraction() + average
    }

    /// What a plus without an opponent counts with.
    fn least(&self, course: &EventCourse) -> Fraction {
        let finished = |row: &&Row| {
            self.readings.plus != Plus::LeastOfFinishers
                || course.left.get(&row.number).is_none_or(|&left| left >= self.rounds)
        };
        let counted = self.table.rows.iter().filter(|row| !self.void.contains(&row.number)).filter(finished);
        counted.map(|row| self.points(row.number)).min().unwrap_or_default().fraction()
    }

    /// An opponent by the newer rule of the chess federation: for a game that was not played a dummy with one's own points,
    /// but no more than he has who did not come or whom one kept waiting, else no more than all games drawn (C.07 art. 16.4).
    fn dummy(&self, number: Number, cell: Cell, adjusted: &BTreeMap<Number, Fraction>) -> Option<Against> {
        let scale = &self.table.scale;
        let (opponent, scored) = (cell.opponent(), scale.points(cell));
        let limit = match (cell, opponent) {
            (Cell::Open { .. }, _) => return None,
            (Cell::Game { end, .. }, Some(other)) => {
                let points = real(adjusted, other);
                return Some(Against { opponent, decisive: points.clone(), points, end, scored, voluntary: false });
            }
            (_, Some(other)) => real(adjusted, other),
            (_, None) => scale.draw.times(self.rounds).fraction(),
        };
        let points = self.points(number).fraction().min(limit);
        let end = match scored {
            _ if scored >= scale.win => GameEnd::Win,
            _ if scored >= scale.draw && scored > scale.loss => GameEnd::Draw,
            _ => GameEnd::Loss,
        };
        Some(Against { opponent, decisive: points.clone(), points, end, scored, voluntary: is_voluntary(cell) })
    }

    fn meetings(&self, row: &Row, adjusted: &BTreeMap<Number, Fraction>, least: &Fraction) -> Vec<Against> {
        let scale = &self.table.scale;
        if self.readings.plus == Plus::Dummy {
            let cells = row.cells(self.rounds).filter(|cell| self.counts(row, *cell));
            return cells.filter_map(|cell| self.dummy(row.number, cell, adjusted)).collect();
        }
        let chess = self.readings.plus == Plus::Virtual;
        let mut before = Points::ZERO;
        let mut found = Vec::new();
        for (index, cell) in row.cells(self.rounds).enumerate().filter(|(_, cell)| self.counts(row, *cell)) {
            let scored = row.worth(scale, index + 1);
            // CH-38.1: the points before, the complement of what the round gave, a draw in each later one.
            let imagined =
                (before + self.table.win() - scored + self.table.draw().times(self.rounds - index - 1)).fraction();
            before += scored;
            let met = |opponent: Number, end| {
                let decisive = if chess { self.points(opponent).fraction() } else { real(adjusted, opponent) };
                let points = if chess && !matches!(cell, Cell::Game { .. }) {
                    imagined.clone()
                } else {
                    real(adjusted, opponent)
                };
                Against { opponent: Some(opponent), points, decisive, end, scored, voluntary: false }
            };
            let nobody = |points: Fraction, decisive: Fraction, end| Against {
                opponent: None,
                points,
                decisive,
                end,
                scored,
                voluntary: false,
            };
            let none = Fraction::from_integer(0.into());
            found.extend(match cell {
                Cell::Game { opponent, end, .. } => Some(met(opponent, end)),
                Cell::Forfeit { opponent, won, .. } => {
                    Some(met(opponent, if won { GameEnd::Win } else { GameEnd::Loss }))
                }
                Cell::Open { .. } => None,
                Cell::Bye(Bye::Allocated | Bye::Full) if chess => {
                    Some(nobody(imagined.clone(), imagined.clone(), GameEnd::Win))
                }
                Cell::Bye(Bye::Allocated | Bye::Full) => Some(nobody(least.clone(), least.clone(), GameEnd::Win)),
                Cell::Bye(Bye::Half | Bye::Zero) if chess => Some(nobody(imagined.clone(), none, GameEnd::Loss)),
                Cell::Bye(Bye::Half | Bye::Zero) => None,
            });
        }
        found
    }
}

/// A round in which he did not wish to play: a bye that he asked for, or he did not come (C.07 art. 16.1.2).
fn is_voluntary(cell: Cell) -> bool {
    matches!(cell, Cell::Bye(Bye::Half | Bye::Zero) | Cell::Forfeit { won: false, .. })
}

fn real(adjusted: &BTreeMap<Number, Fraction>, number: Number) -> Fraction {
    adjusted.get(&number).cloned().unwrap_or_else(|| Fraction::from_integer(0.into()))
}

/// How often two players have met at most.
fn cycles(table: &Crosstable, rounds: usize) -> usize {
    let most = |row: &Row| {
        let mut count: BTreeMap<Number, usize> = BTreeMap::new();
        for opponent in row.cells(rounds).filter_map(Cell::opponent) {
            *count.entry(opponent).or_default() += 1;
        }
        count.into_values().max().unwrap_or(0)
    };
    table.rows.iter().map(most).max().unwrap_or(0).max(1)
}
