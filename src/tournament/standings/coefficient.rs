//! The coefficients, one function each.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;

use super::context::{Against, TiebreakContext};
use super::criterion::Criterion;
use super::reading::{Balyakin, Direct, Solkoff, Wins};
use crate::crosstable::{Bye, Cell, Fraction, GameEnd, Number, Points};
use golos_rules::Side;

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

/// The points of the opponents without so many of the best and of the worst: of the worst, first those that stand for
/// rounds in which somebody did not wish to play.
fn without(against: &[Against], best: usize, worst: usize) -> Fraction {
    let mut points: Vec<(bool, &Fraction)> = against.iter().map(|one| (!one.voluntary, &one.points)).collect();
    points.sort_unstable();
    let mut kept: Vec<&Fraction> = points.into_iter().skip(worst).map(|(_, points)| points).collect();
    kept.sort_unstable();
    kept.truncate(kept.len().saturating_sub(best));
    kept.into_iter().cloned().sum()
}

/// What was scored against these.
fn scored(against: &[Against], those: &[Number]) -> Points {
    let among = against.iter().filter(|against| against.opponent.is_some_and(|opponent| those.contains(&opponent)));
    among.map(|against| against.scored).sum()
}

/// The points of the opponents by how the games ended, each kind with its weight.
fn weighed(against: &[Against], win: Fraction, draw: Fraction, loss: Fraction) -> Fraction {
    let weight = |end| match end {
        GameEnd::Win => &win,
        GameEnd::Draw => &draw,
        GameEnd::Loss => &loss,
    };
    against.iter().map(|against| &against.decisive * weight(against.end)).sum()
}

impl TiebreakContext<'_> {
    /// What a criterion gives for one player; `groups` are those who are level so far, the best first: he is in one of them.
    #[must_use]
    pub fn value(&self, criterion: Criterion, number: Number, groups: &[Vec<Number>]) -> Value {
        let against = self.against(number);
        let cut = |best, worst| Value::Exact(without(against, best, worst));
        let series =
            |best| Value::Series((1..=self.rounds.max(1)).map(|worst| without(against, best, worst)).collect());
        let one = || whole(1);
        match criterion {
            Criterion::Points => Value::Exact(self.points(number).fraction()),
            Criterion::Direct => self.direct(number, groups),
            Criterion::Wins => Value::Exact(whole(self.wins(number))),
            Criterion::SonnebornBerger if self.readings.doubled => {
                Value::Exact(weighed(against, whole(2), one(), whole(0)))
            }
            Criterion::SonnebornBerger => Value::Exact(weighed(against, one(), half(), whole(0))),
            Criterion::SonnebornBergerDouble => Value::Exact(weighed(against, whole(2), one(), whole(0))),
            Criterion::Shmulyan => Value::Exact(weighed(against, one(), whole(0), -one())),
            Criterion::Beaten => Value::Exact(weighed(against, one(), whole(0), whole(0))),
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
            Criterion::Koya => Value::Exact(self.koya(against, self.half()).fraction()),
            Criterion::KoyaExtended => {
                let floors = std::iter::once(self.half()).chain(self.groups_below(self.half()));
                Value::Series(floors.map(|floor| self.koya(against, floor).fraction()).collect())
            }
            Criterion::Versus if groups.len() < 2 => Value::None,
            Criterion::Versus => {
                let others = groups.iter().filter(|group| !group.contains(&number));
                Value::Series(others.map(|group| scored(against, group).fraction()).collect())
            }
            Criterion::Progress => Value::Exact(self.progress(number).fraction()),
            Criterion::Blacks => {
                let row = self.table.row(number);
                let blacks = row.map_or(0, |row| row.games(self.rounds).filter(|game| game.1 == Side::Black).count());
                Value::Exact(whole(blacks))
            }
            Criterion::MatchPoints => Value::Exact(self.match_points(number).fraction()),
            Criterion::BoardPoints => {
                Value::Exact(self.team_matches(number).map(|met| met.boards.own).sum::<Points>().fraction())
            }
            Criterion::SonnebornBergerTeams => Value::Exact(self.team_sonneborn(number)),
            Criterion::ShmulyanTeams => Value::Exact(self.team_shmulyan(number)),
            Criterion::BoardPlaces => self.board_places(number),
            Criterion::Boards => {
                Value::Series(self.by_board(number).into_iter().map(|points| points.fraction()).collect())
            }
            Criterion::AverageRating => self.average_rating(number, 0),
            Criterion::AverageRatingCut1 => self.average_rating(number, 1),
            Criterion::RatingSum => {
                Value::Exact(self.ratings(number).into_iter().map(|rating| whole(rating.into())).sum())
            }
        }
    }

    fn direct(&self, number: Number, groups: &[Vec<Number>]) -> Value {
        let level = groups.iter().find(|group| group.contains(&number)).map_or(&[][..], Vec::as_slice);
        let met = |one: Number, other: Number| {
            one == other || self.against(one).iter().any(|against| against.opponent == Some(other))
        };
        let applies = level.len() > 1
            && match self.readings.direct {
                Direct::Among => true,
                Direct::Two => level.len() == 2,
                Direct::AllMet => level.iter().all(|&one| level.iter().all(|&other| met(one, other))),
            };
        if !applies {
            return Value::None;
        }
        Value::Exact(scored(self.against(number), level).fraction())
    }

    /// The points after each round, summed.
    fn progress(&self, number: Number) -> Points {
        let mut sum = Points::ZERO;
        let after = self.by_round(number).into_iter().map(|points| {
            sum += points;
            sum
        });
        after.sum()
    }

    fn wins(&self, number: Number) -> usize {
        let Some(row) = self.table.row(number) else { return 0 };
        let is_won = |cell: &Cell| match cell {
            Cell::Game { opponent, end: GameEnd::Win, .. } | Cell::Forfeit { opponent, won: true, .. } => {
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

    /// Twice the points of him who has half of what could be had.
    fn half(&self) -> Points {
        self.table.win().times(self.games)
    }

    /// The points, twice each, that somebody has who has fewer, the most first.
    fn groups_below(&self, twice: Points) -> Vec<Points> {
        let rows = self.table.rows.iter().filter(|row| !self.void.contains(&row.number));
        let mut found: Vec<Points> = rows.map(|row| self.points(row.number).times(2)).collect();
        found.retain(|&points| points < twice);
        found.sort_unstable_by(|one, two| two.cmp(one));
        found.dedup();
        found
    }

    /// Points against those who have, twice, so many points or more.
    fn koya(&self, against: &[Against], twice: Points) -> Points {
        let is_strong = |number: Number| self.points(number).times(2) >= twice;
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
