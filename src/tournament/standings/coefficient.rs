//! The coefficients, one function each.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;

use super::criterion::Criterion;
use super::reading::{Balyakin, Direct, Solkoff, Wins};
use super::seen::{Against, Seen};
use crate::rules::Side;
use crate::tournament::crosstable::{Bye, Cell, End, Fraction, Number, Points};

/// What a criterion gives for one player; the greater is better (R-5.4.8.11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// It does not apply, or there is nothing to make it from.
    None,
    Exact(Fraction),
    /// First the one, if level the next.
    Series(Vec<Fraction>),
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        match (self, other) {
            (Value::Exact(one), Value::Exact(two)) => one.cmp(two),
            (Value::Series(one), Value::Series(two)) => one.cmp(two),
            (Value::None, Value::None) => Ordering::Equal,
            (Value::None, _) => Ordering::Less,
            (_, Value::None) => Ordering::Greater,
            (Value::Exact(_), Value::Series(_)) => Ordering::Less,
            (Value::Series(_), Value::Exact(_)) => Ordering::Greater,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::None => f.write_str("-"),
            Value::Exact(number) => write!(f, "{number}"),
            Value::Series(numbers) => {
                let texts: Vec<String> = numbers.iter().map(ToString::to_string).collect();
                f.write_str(&texts.join(","))
            }
        }
    }
}

fn whole(number: usize) -> Fraction {
    Fraction::from_integer(number.into())
}

fn half() -> Fraction {
    Fraction::new(1.into(), 2.into())
}

/// The points of the opponents without so many of the best and of the worst.
fn without(against: &[Against], best: usize, worst: usize) -> Fraction {
    let mut points: Vec<&Fraction> = against.iter().map(|against| &against.points).collect();
    points.sort_unstable();
    let worst = worst.min(points.len());
    let best = best.min(points.len() - worst);
    points.iter().take(points.len() - best).skip(worst).map(|points| (*points).clone()).sum()
}

/// The points of the opponents by how the games ended, each kind with its weight.
fn weighed(against: &[Against], win: Fraction, draw: Fraction, loss: Fraction) -> Fraction {
    let weight = |end| match end {
        End::Win => &win,
        End::Draw => &draw,
        End::Loss => &loss,
    };
    against.iter().map(|against| &against.decisive * weight(against.end)).sum()
}

impl Seen<'_> {
    /// What a criterion gives for one player; `level` are those he is level with, himself among them.
    #[must_use]
    pub fn value(&self, criterion: Criterion, number: Number, level: &[Number]) -> Value {
        let against = self.against(number);
        let cut = |best, worst| Value::Exact(without(against, best, worst));
        let series =
            |best| Value::Series((1..=self.rounds.max(1)).map(|worst| without(against, best, worst)).collect());
        let one = || whole(1);
        match criterion {
            Criterion::Points => Value::Exact(self.points(number).fraction()),
            Criterion::Direct => self.direct(number, level),
            Criterion::Wins => Value::Exact(whole(self.wins(number))),
            Criterion::SonnebornBerger if self.readings.doubled => {
                Value::Exact(weighed(against, whole(2), one(), whole(0)))
            }
            Criterion::SonnebornBerger => Value::Exact(weighed(against, one(), half(), whole(0))),
            Criterion::SonnebornBergerDouble => Value::Exact(weighed(against, whole(2), one(), whole(0))),
            Criterion::Shmulyan => Value::Exact(weighed(against, one(), whole(0), -one())),
            Criterion::Solkoff if self.readings.solkoff == Solkoff::Median => cut(1, 1),
            Criterion::Solkoff | Criterion::Buchholz => cut(0, 0),
            Criterion::SolkoffMedian | Criterion::BuchholzMedian1 => cut(1, 1),
            Criterion::BuchholzMedian2 => cut(2, 2),
            Criterion::SolkoffShort | Criterion::BuchholzCut1 => cut(0, 1),
            Criterion::BuchholzCut2 => cut(0, 2),
            Criterion::SolkoffProgressive => series(0),
            Criterion::SolkoffMedianProgressive => series(1),
            Criterion::SolkoffPlus => Value::Exact(self.over_solkoff(against, |_| whole(1))),
            Criterion::SolkoffBalyakin => {
                Value::Exact(self.over_solkoff(against, |against| match self.readings.balyakin {
                    Balyakin::Opponents => against.points.clone(),
                    Balyakin::Scored => against.scored.fraction(),
                }))
            }
            Criterion::Riga => Value::Exact(weighed(against, whole(2), whole(1) + half(), one())),
            Criterion::Koya => Value::Exact(self.koya(against).fraction()),
            Criterion::Blacks => {
                let row = self.table.row(number);
                let blacks = row.map_or(0, |row| row.games(self.rounds).filter(|game| game.1 == Side::Black).count());
                Value::Exact(whole(blacks))
            }
            Criterion::AverageRating => self.average_rating(number, 0),
            Criterion::AverageRatingCut1 => self.average_rating(number, 1),
            Criterion::RatingSum => {
                Value::Exact(self.ratings(number).into_iter().map(|rating| whole(rating.into())).sum())
            }
        }
    }

    fn direct(&self, number: Number, level: &[Number]) -> Value {
        let scored = |one: Number, other: Number| {
            let games = self.against(one).iter().filter(move |against| against.opponent == Some(other));
            games.map(|against| against.scored)
        };
        let others = || level.iter().copied().filter(|other| *other != number);
        let met = |one: Number, other: Number| one == other || scored(one, other).next().is_some();
        let applies = level.len() > 1
            && match self.readings.direct {
                Direct::Among => true,
                Direct::Two => level.len() == 2,
                Direct::AllMet => level.iter().all(|&one| level.iter().all(|&other| met(one, other))),
            };
        if !applies {
            return Value::None;
        }
        Value::Exact(others().flat_map(|other| scored(number, other)).sum::<Points>().fraction())
    }

    fn wins(&self, number: Number) -> usize {
        let Some(row) = self.table.row(number) else { return 0 };
        let is_won = |cell: &Cell| match cell {
            Cell::Game { opponent, end: End::Win, .. } | Cell::Forfeit { opponent, won: true, .. } => {
                !self.void.contains(opponent)
            }
            Cell::Bye(Bye::Allocated | Bye::Full) => self.readings.wins == Wins::WithPluses,
            _ => false,
        };
        row.cells(self.rounds).filter(is_won).count()
    }

    /// The full sum of one's opponents.
    fn solkoff(&self, number: Number) -> Fraction {
        without(self.against(number), 0, 0)
    }

    /// The opponents' Solkoff, each with a weight. One who was nobody has none.
    fn over_solkoff(&self, against: &[Against], weight: impl Fn(&Against) -> Fraction) -> Fraction {
        let mut known: BTreeMap<Number, Fraction> = BTreeMap::new();
        let mut sum = whole(0);
        for against in against {
            let Some(opponent) = against.opponent else { continue };
            let solkoff = known.entry(opponent).or_insert_with(|| self.solkoff(opponent));
            sum += weight(against) * &*solkoff;
        }
        sum
    }

    /// Points against those who have half of what could be had, or more.
    fn koya(&self, against: &[Against]) -> Points {
        let most = self.table.scale.win.times(self.games);
        let is_strong = |number: Number| self.points(number).times(2) >= most;
        against.iter().filter(|against| against.opponent.is_some_and(is_strong)).map(|against| against.scored).sum()
    }

    /// The ratings of those who were played against and have one, ascending.
    fn ratings(&self, number: Number) -> Vec<u16> {
        let Some(row) = self.table.row(number) else { return Vec::new() };
        let opponents =
            row.games(self.rounds).map(|(opponent, ..)| opponent).filter(|other| !self.void.contains(other));
        let mut ratings: Vec<u16> = opponents.filter_map(|opponent| self.table.row(opponent)?.rating).collect();
        ratings.sort_unstable();
        ratings
    }

    fn average_rating(&self, number: Number, worst: usize) -> Value {
        let ratings = self.ratings(number);
        let kept = ratings.get(worst..).unwrap_or_default();
        let sum: u64 = kept.iter().map(|&rating| u64::from(rating)).sum();
        if kept.is_empty() { Value::None } else { Value::Exact(Fraction::new(sum.into(), kept.len().into())) }
    }
}
