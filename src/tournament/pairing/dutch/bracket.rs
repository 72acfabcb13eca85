//! One bracket (C.04.3 art. 3 and 4).
//!
//! The best candidate is a matching that is the heaviest by all criteria, and of those the first in the order in which
//! candidates are made. A criterion is a few bits of a weight, and so is each step of that order; the last step, the
//! transpositions, is an assignment. To keep the graph small the bracket is first looked at alone: if those who are left
//! over can then be paired as well as can be (C4, C8), it is the answer. Otherwise the next bracket is taken in, then all.

use std::collections::{BTreeMap, BTreeSet};

use super::assign::Grid;
use super::levels::{BracketView, Layout, Level, Site};
use super::player::{Drift, RankedPlayer};
use super::solve::{Edge, NONE, heaviest, weight};
use super::weight::{Number, Wide};
use crate::crosstable::Points;
use crate::pairing::graph::{Graph, Matched};

/// How far one looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SearchReach {
    Here,
    Next,
    All,
}

/// How many places of the order are decided at once.
const CHUNK: usize = 32;

/// A bracket to pair. Players are their places in the order of article 1.2.
pub(super) struct Bracket<'p> {
    pub players: &'p [RankedPlayer],
    /// Who may meet whom (C1, C3); behind the last player stands the bye.
    pub graph: &'p Graph,
    pub bye_score: Option<Points>,
    /// Those who moved down, then the residents.
    pub here: Vec<usize>,
    pub moved: usize,
    /// The next score.
    pub next: Vec<usize>,
    pub below: Vec<usize>,
}

/// Pairs, the higher one first.
pub(super) type Pairs = Vec<(usize, usize)>;

/// The weights would be too wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooWide;

impl Bracket<'_> {
    /// The pairs of the best candidate.
    pub fn pairs(&self) -> Result<Pairs, TooWide> {
        if let Some(pairs) = self.natural() {
            return Ok(pairs);
        }
        for reach in [SearchReach::Here, SearchReach::Next, SearchReach::All] {
            if let Some(pairs) = self.attempt(reach)? {
                return Ok(pairs);
            }
        }
        Ok(Vec::new())
    }

    fn score(&self) -> Points {
        self.here.last().map_or(Points::ZERO, |&last| self.players[last].score)
    }

    /// The odd one is one of these: nobody further down may be.
    fn has_bye(&self) -> bool {
        self.bye_score.is_some_and(|score| score >= self.score())
    }

    /// Whether these can be paired, with the bye if there is one.
    fn completes(&self, members: &[usize]) -> bool {
        let mut members = members.to_vec();
        if self.bye_score.is_some() {
            members.push(self.players.len());
        }
        Matched::perfect(self.graph, &members).is_some()
    }

    /// The first candidate of all, if nothing is wrong with it (art. 3.4).
    fn natural(&self) -> Option<Pairs> {
        let half = self.here.len() / 2;
        let odd = self.has_bye() && !self.here.len().is_multiple_of(2);
        let fewest = self.here.iter().map(|&player| self.players[player].unplayed).min();
        let last = self.here.last().map(|&player| self.players[player].unplayed);
        if self.moved > 0 || odd && !(self.next.is_empty() && last == fewest) {
            return None;
        }
        let scene = self.scene(SearchReach::Here, false);
        let pairs: Pairs = (0..half).map(|index| (self.here[index], self.here[half + index])).collect();
        let fine = |&(one, two): &(usize, usize)| self.graph.has(one, two) && scene.is_perfect(one, two);
        let floaters: Vec<usize> = self.here[2 * half..].to_vec();
        let fresh = |&player: &usize| !self.players[player].drifts.contains(&Drift::Down);
        (pairs.iter().all(fine) && floaters.iter().all(fresh) && self.suits(&floaters)).then_some(pairs)
    }

    /// Whether with these left over the next bracket can be paired as well as any could be, and all others too.
    fn suits(&self, floaters: &[usize]) -> bool {
        let lower: Vec<usize> = [&self.next[..], &self.below[..]].concat();
        if floaters.is_empty() {
            return self.completes(&lower);
        }
        if lower.is_empty() {
            return self.completes(floaters);
        }
        if floaters.len() > self.next.len() {
            return false;
        }
        let all: Vec<usize> = [floaters, &self.next[..]].concat();
        let count = floaters.len();
        let graph = Graph::new(all.len(), |one, two| two >= count && self.graph.has(all[one], all[two]));
        let places: Vec<usize> = (0..all.len()).collect();
        if all.len().is_multiple_of(2) {
            return Matched::perfect(&graph, &places).is_some() && self.completes(&self.below);
        }
        places[count..].iter().rev().take(6).any(|&odd| {
            let others: Vec<usize> = places.iter().copied().filter(|&place| place != odd).collect();
            let mut below = vec![all[odd]];
            below.extend(&self.below);
            Matched::perfect(&graph, &others).is_some() && self.completes(&below)
        })
    }

    fn scene(&self, reach: SearchReach, counts_unplayed: bool) -> BracketView<'_> {
        let mut classes: Vec<Points> = self.here.iter().map(|&player| self.players[player].score).collect();
        classes.dedup();
        BracketView {
            players: self.players,
            score: self.score(),
            classes,
            bye_score: self.bye_score,
            completes: reach == SearchReach::All || self.has_bye(),
            counts_unplayed,
        }
    }

    /// Every pair that could be made among these, and what it is worth.
    fn edges(&self, scene: &BracketView<'_>, members: &[usize]) -> Vec<Edge> {
        let resident = self.here.get(self.moved).copied().unwrap_or(NONE);
        let next = self.next.first().copied().unwrap_or(NONE);
        let below = self.below.first().copied().unwrap_or(NONE);
        let here: BTreeSet<usize> = self.here.iter().copied().collect();
        let mut edges = Vec::new();
        for (index, &one) in members.iter().enumerate() {
            for &two in &members[index + 1..] {
                if !self.graph.has(one, two) {
                    continue;
                }
                let site = match two {
                    _ if two >= below => Site::Below,
                    _ if two >= next && !here.contains(&two) => Site::Next,
                    _ if two >= resident => Site::Here,
                    _ => Site::Below,
                };
                if site == Site::Below && !scene.completes {
                    continue;
                }
                let mut values = Vec::new();
                scene.values(one, two, site, &mut values);
                edges.push((one, two, values));
            }
        }
        edges
    }

    fn attempt(&self, reach: SearchReach) -> Result<Option<Pairs>, TooWide> {
        if reach == SearchReach::Next && (self.has_bye() || self.next.is_empty()) {
            return Ok(None);
        }
        let mut members = self.here.clone();
        if reach != SearchReach::Here {
            members.extend(&self.next);
        }
        if reach == SearchReach::All {
            members.extend(&self.below);
        }
        let odd = self.has_bye() && !self.here.len().is_multiple_of(2);
        let found = self.search(reach, odd, &members)?;
        let Some(pairs) = found else { return Ok(None) };
        let floating = self.here.len() - 2 * pairs.len();
        if odd && floating != 1 {
            // C9 holds only for one who floats alone.
            return if reach == SearchReach::Here { Ok(None) } else { self.search(reach, false, &members) };
        }
        Ok(Some(pairs))
    }

    fn search(&self, reach: SearchReach, counts_unplayed: bool, members: &[usize]) -> Result<Option<Pairs>, TooWide> {
        let scene = self.scene(reach, counts_unplayed);
        let edges = self.edges(&scene, members);
        let here: BTreeSet<usize> = self.here.iter().copied().collect();
        // Room for the order beside the criteria: two levels of the exchanges, and a chunk; or those who moved down.
        let order = (2 * self.moved).max(8) * 12 + 40 + CHUNK;
        let inside = edges.iter().filter(|(_, two, values)| here.contains(two) && is_here(values)).count();
        let bits = Layout::new(&edges, inside).bits + order + 40;
        let search = BracketSearch { bracket: self, reach, edges, inside };
        match bits {
            0..=128 => Ok(search.run::<i128>(members)),
            129..=256 => Ok(search.run::<Wide<32>>(members)),
            257..=512 => Ok(search.run::<Wide<64>>(members)),
            513..=1024 => Ok(search.run::<Wide<128>>(members)),
            1025..=4096 => Ok(search.run::<Wide<512>>(members)),
            _ => Err(TooWide),
        }
    }
}

fn is_here(values: &[(Level, i64)]) -> bool {
    values.iter().any(|(level, _)| *level == Level::Pairs)
}

/// One search.
struct BracketSearch<'b> {
    bracket: &'b Bracket<'b>,
    reach: SearchReach,
    edges: Vec<Edge>,
    /// How many pairs could be made in the bracket.
    inside: usize,
}

/// What is worth more in the order of candidates: a value for a pair in the bracket, by step.
type CandidateOrder<'o> = &'o dyn Fn(usize, usize) -> Vec<i64>;

impl BracketSearch<'_> {
    /// The heaviest matching of these, of the pairs that are allowed.
    fn best<N: Number>(
        &self,
        members: &[usize],
        allowed: &dyn Fn(usize, usize) -> bool,
        order: CandidateOrder<'_>,
    ) -> Vec<usize> {
        let among: BTreeSet<usize> = members.iter().copied().collect();
        let edges = self.edges.iter().filter(|(one, two, _)| among.contains(one) && among.contains(two));
        let edges = edges.filter(|(one, two, values)| !is_here(values) || allowed(*one, *two));
        let ordered = edges.map(|(one, two, values)| {
            let mut values = values.clone();
            if is_here(&values) {
                let steps = order(*one, *two).into_iter().enumerate();
                values.extend(steps.map(|(step, value)| (Level::Order { step }, value)));
            }
            (*one, *two, values)
        });
        let ordered: Vec<Edge> = ordered.collect();
        let inside = ordered.iter().filter(|(.., values)| is_here(values)).count();
        let layout = Layout::new(&ordered, inside);
        heaviest::<N>(self.bracket.graph.size(), members, &ordered, &layout)
    }

    /// The partner in the bracket.
    fn mate_here(&self, mates: &[usize], player: usize) -> Option<usize> {
        let mate = mates[player];
        if mate == NONE {
            return None;
        }
        let pair = (player.min(mate), player.max(mate));
        let edge = self.edges.binary_search_by_key(&pair, |(one, two, _)| (*one, *two)).ok()?;
        is_here(&self.edges[edge].2).then_some(mate)
    }

    fn run<N: Number>(mut self, members: &[usize]) -> Option<Pairs> {
        self.edges.sort_by_key(|(one, two, _)| (*one, *two));
        let bracket = self.bracket;
        let (moved, residents) = bracket.here.split_at(bracket.moved);
        let places: BTreeMap<usize, i64> = (0..).zip(residents).map(|(place, &player)| (player, place)).collect();
        let count = i64::try_from(residents.len()).unwrap_or(0);
        // Which of those who moved down are paired (art. 4.4), and with whom (art. 4.2).
        let mut mates = self.best::<N>(members, &|_, _| true, &|one, two| {
            let Some(index) = moved.iter().position(|&player| player == one) else { return Vec::new() };
            let mut steps = vec![0; 2 * moved.len()];
            steps[index] = 1;
            steps[moved.len() + index] = count - places.get(&two).copied().unwrap_or(0);
            steps
        });
        if bracket.has_bye() && self.reach == SearchReach::Here {
            let paired = bracket.here.iter().filter(|&&player| self.mate_here(&mates, player).is_some()).count();
            if paired / 2 != bracket.here.len() / 2 {
                return None;
            }
        }
        let mut pairs: Pairs = Vec::new();
        for &player in moved {
            pairs.extend(self.mate_here(&mates, player).map(|mate| (player, mate)));
        }
        let taken: BTreeSet<usize> = pairs.iter().flat_map(|&(one, two)| [one, two]).collect();
        let rest: Vec<usize> = residents.iter().copied().filter(|player| !taken.contains(player)).collect();
        let left: Vec<usize> = members.iter().copied().filter(|player| !taken.contains(player)).collect();
        pairs.extend(self.remainder::<N>(&rest, &left, &mut mates));
        self.holds(&pairs, &mates).then_some(pairs)
    }

    /// Pairs the residents whom nobody met who moved down: a homogeneous bracket.
    fn remainder<N: Number>(&self, rest: &[usize], left: &[usize], mates: &mut Vec<usize>) -> Pairs {
        let count = rest.iter().filter(|&&player| self.mate_here(mates, player).is_some()).count() / 2;
        if count == 0 {
            return Vec::new();
        }
        let alone = self.reach == SearchReach::Here || rest.len() == 2 * count;
        let layout = Layout::new(&self.edges, self.inside);
        if alone {
            let most = self.sum::<N>(rest, mates, &layout);
            let (one, two) = rest.split_at(count);
            if let Some((pairs, sum)) = self.transposed::<N>(one, two, &layout)
                && sum == most
            {
                return pairs;
            }
        }
        let upper = self.exchanged::<N>(rest, left, count, mates);
        let one: Vec<usize> = rest.iter().copied().filter(|player| upper.contains(player)).collect();
        let two: Vec<usize> = rest.iter().copied().filter(|player| !upper.contains(player)).collect();
        if alone && let Some((pairs, _)) = self.transposed::<N>(&one, &two, &layout) {
            return pairs;
        }
        self.transposed_together::<N>(&one, &two, left, mates)
    }

    fn sum<N: Number>(&self, rest: &[usize], mates: &[usize], layout: &Layout) -> N {
        let pairs = rest.iter().filter_map(|&player| Some((player, self.mate_here(mates, player)?)));
        let pairs = pairs.filter(|(one, two)| one < two);
        pairs.fold(N::ZERO, |sum, pair| sum + self.value::<N>(pair, layout).unwrap_or(N::ZERO))
    }

    fn value<N: Number>(&self, pair: (usize, usize), layout: &Layout) -> Option<N> {
        let edge = self.edges.binary_search_by_key(&pair, |(one, two, _)| (*one, *two)).ok()?;
        let values = &self.edges[edge].2;
        is_here(values).then(|| weight::<N>(values, layout))
    }

    /// The first transposition (art. 4.2) of the heaviest.
    fn transposed<N: Number>(&self, one: &[usize], two: &[usize], layout: &Layout) -> Option<(Pairs, N)> {
        let cells = one.iter().flat_map(|&higher| two.iter().map(move |&lower| (higher, lower)));
        let cells = cells.map(|pair| if pair.0 < pair.1 { self.value::<N>(pair, layout) } else { None }).collect();
        let grid = Grid { rows: one.len(), columns: two.len(), cells };
        let columns = grid.first_heaviest()?;
        let pairs = one.iter().zip(&columns).map(|(&higher, &column)| (higher, two[column])).collect();
        Some((pairs, grid.sum(&columns)))
    }

    /// Who is in S1 after the first exchange (art. 4.3) that serves.
    fn exchanged<N: Number>(
        &self,
        rest: &[usize],
        left: &[usize],
        count: usize,
        mates: &mut Vec<usize>,
    ) -> BTreeSet<usize> {
        let place: BTreeMap<usize, i64> = (0..).zip(rest).map(|(place, &player)| (player, place)).collect();
        let limit = i64::try_from(count).unwrap_or(0);
        let upper = |mates: &[usize]| -> BTreeSet<usize> {
            let first = |&&player: &&usize| self.mate_here(mates, player).is_some_and(|mate| mate > player);
            rest.iter().filter(first).copied().collect()
        };
        let mut kept: BTreeSet<usize> = BTreeSet::new();
        let mut dropped: BTreeSet<usize> = BTreeSet::new();
        let decide = |chunk: &[usize], bonus: i64, kept: &BTreeSet<usize>, dropped: &BTreeSet<usize>| {
            self.best::<N>(left, &|one, _| !dropped.contains(&one), &|one, _| {
                let at = place.get(&one).copied().unwrap_or(0);
                // Fewest exchanges, least difference, what was decided before, then one place after the other.
                let mut steps = vec![i64::from(at < limit), -at, i64::from(kept.contains(&one))];
                steps.extend(chunk.iter().map(|&player| if player == one { bonus } else { 0 }));
                steps
            })
        };
        *mates = decide(&[], 0, &kept, &dropped);
        let exchanges = rest[..count].iter().filter(|player| !upper(mates).contains(player)).count();
        let (one, two) = rest.split_at(count);
        let mut downwards: Vec<usize> = one.to_vec();
        downwards.reverse();
        let mut found = 0;
        for chunk in downwards.chunks(CHUNK) {
            if found < exchanges {
                *mates = decide(chunk, -1, &kept, &dropped);
            }
            let now = upper(mates);
            for &player in chunk {
                if now.contains(&player) || found == exchanges {
                    kept.insert(player);
                } else {
                    dropped.insert(player);
                    found += 1;
                }
            }
        }
        found = 0;
        for chunk in two.chunks(CHUNK) {
            if found < exchanges {
                *mates = decide(chunk, 1, &kept, &dropped);
            }
            let now = upper(mates);
            for &player in chunk {
                if now.contains(&player) && found < exchanges {
                    kept.insert(player);
                    found += 1;
                } else {
                    dropped.insert(player);
                }
            }
        }
        kept
    }

    /// The same as [`BracketSearch::transposed`] where those who are left over matter as well.
    fn transposed_together<N: Number>(
        &self,
        one: &[usize],
        two: &[usize],
        left: &[usize],
        mates: &mut [usize],
    ) -> Pairs {
        let mut pairs: Pairs = Vec::new();
        let mut taken: BTreeSet<usize> = BTreeSet::new();
        for chunk in one.chunks(8) {
            let members: Vec<usize> = left.iter().copied().filter(|player| !taken.contains(player)).collect();
            let upper: BTreeSet<usize> = one.iter().copied().collect();
            let free: Vec<usize> = two.iter().copied().filter(|player| !taken.contains(player)).collect();
            let count = i64::try_from(free.len()).unwrap_or(0);
            let now = self.best::<N>(
                &members,
                &|higher, lower| upper.contains(&higher) && !upper.contains(&lower),
                &|higher, lower| {
                    let Some(row) = chunk.iter().position(|&player| player == higher) else { return Vec::new() };
                    let column =
                        free.iter().position(|&player| player == lower).map_or(0, |at| i64::try_from(at).unwrap_or(0));
                    let mut steps = vec![0; chunk.len()];
                    steps[row] = count - column;
                    steps
                },
            );
            for &player in chunk {
                let Some(mate) = self.mate_here(&now, player) else { continue };
                pairs.push((player, mate));
                taken.extend([player, mate]);
            }
            for &player in &members {
                mates[player] = now[player];
            }
        }
        pairs
    }

    /// Whether those who are not looked at can be paired as well.
    fn holds(&self, pairs: &Pairs, mates: &[usize]) -> bool {
        let bracket = self.bracket;
        let paired: BTreeSet<usize> = pairs.iter().flat_map(|&(one, two)| [one, two]).collect();
        let floaters: Vec<usize> = bracket.here.iter().copied().filter(|player| !paired.contains(player)).collect();
        match self.reach {
            SearchReach::Here => bracket.suits(&floaters),
            SearchReach::Next => {
                let looked_at = floaters.iter().chain(&bracket.next).copied();
                let mut below: Vec<usize> = looked_at.filter(|&player| mates[player] == NONE).collect();
                below.extend(&bracket.below);
                bracket.completes(&below)
            }
            SearchReach::All => true,
        }
    }
}
