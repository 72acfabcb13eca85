//! The systems of the documents: group after group, with an eye on those who are left.
//!
//! One procedure serves them all; what is their own is a [`SystemRow`]. Nobody is paired so that the others could not be:
//! that is the same as going back and trying again, with the fewest pairs broken (R-5.4.10.5.5, R-5.4.10.8, U-V.15.9.8.2).

use std::collections::BTreeSet;

use super::classification::classified;
use super::colour::{ColourReason, First, side_allowed};
use super::dutch;
use super::entrant::{Entrant, Float, forbidden};
use super::graph::{Graph, Matched};
use super::outcome::{MOST_PLAYERS, NoPairing, Pair, PairReason, Pairing, PairingBye, SkippedForBye, Where};
use super::system::{Inside, Leaves, Relief, System, SystemRow};
use crate::crosstable::{Points, TableStage};
use golos_rules::Side;

/// What a round is paired by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw<'a> {
    pub system: System,
    pub manner: SystemRow,
    /// The colour of the first board in round 1.
    pub first: Option<Side>,
    /// What lots are drawn from.
    pub seed: &'a str,
}

/// A round in the making. Players are their indices in the classification.
struct RoundDraft<'a> {
    players: &'a [Entrant],
    manner: SystemRow,
    /// Who may meet whom at all.
    lax: &'a Graph,
    /// The same without banned colours.
    strict: &'a Graph,
    /// Not paired yet.
    left: BTreeSet<usize>,
    made: Vec<(usize, usize, PairReason)>,
}

/// Pairs a round by one of the documents' systems.
///
/// # Errors
/// [`NoPairing`] if nobody is there, no complete round is possible, or the lot for colours is not known but needed.
pub fn pair(stage: &TableStage, draw: &Draw<'_>) -> Result<Pairing, NoPairing> {
    let present = stage.table.rows.len() - stage.absent.len();
    if present > MOST_PLAYERS {
        return Err(NoPairing::TooMany(present));
    }
    if draw.system == System::Dutch {
        return dutch::pair(stage, draw.first.or(stage.table.first).or_else(|| stage.table.lot_played()));
    }
    let players = classified(stage, draw.system, draw.seed);
    if players.is_empty() {
        return Err(NoPairing::Nobody(stage.round));
    }
    let mut manner = draw.manner;
    let rated = players.iter().any(|player| player.rating.is_some());
    if draw.system == System::MedianSolkoff && stage.round == 1 && !rated {
        manner.inside = Inside::Next; // U-V.15.9.5
    }
    let met = |one: usize, two: usize| {
        let (one, two) = (&players[one], &players[two]);
        one.met.contains(&two.number) || forbidden(stage, one.number, two.number)
    };
    let coloured = |one: usize, two: usize| {
        let (one, two) = (&players[one], &players[two]);
        manner.ban.allows_pair(one, two) || manner.ban.allows_pair(two, one)
    };
    let strict = Graph::new(players.len(), |one, two| !met(one, two) && coloured(one, two));
    let is_last = stage.table.planned == Some(stage.round);
    let relieved = manner.relief == Relief::ForPairs || manner.relief == Relief::LastRound && is_last;
    let lax = if relieved { Graph::new(players.len(), |one, two| !met(one, two)) } else { strict.clone() };
    let all: Vec<usize> = (0..players.len()).collect();
    let odd = odd(&players, &lax, &all).ok_or(NoPairing::Impossible(stage.round))?;
    let left = all.iter().copied().filter(|player| odd.as_ref().is_none_or(|(odd, _)| odd != player)).collect();
    let mut round = RoundDraft { players: &players, manner, lax: &lax, strict: &strict, left, made: Vec::new() };
    round.run(half(stage)).ok_or(NoPairing::Impossible(stage.round))?;
    let mut made = round.made;
    made.sort_by_key(|&(one, two, _)| {
        let (one, two) = (one.min(two), one.max(two));
        (std::cmp::Reverse((players[one].points, players[two].points)), one)
    });
    let mut pairs = Vec::new();
    for (one, two, why) in made {
        let (higher, lower) = (one.min(two), one.max(two));
        let (side, colours) = colours(stage, draw, &manner, &players, higher, lower)?;
        let (white, black) = if side == Side::White { (higher, lower) } else { (lower, higher) };
        pairs.push(Pair { white: players[white].number, black: players[black].number, why, colours });
    }
    let odd = odd.map(|(odd, passed)| PairingBye { number: players[odd].number, passed });
    Ok(Pairing { pairs, odd })
}

/// Half of what could be scored so far.
fn half(stage: &TableStage) -> Points {
    Points::tenths(stage.table.win().times(stage.round - 1).in_tenths() / 2)
}

/// The odd one, the lowest who had no plus and without whom the rest can be paired; none in an even field. None at all:
/// there is no such round.
type OddOne = Option<(usize, Vec<(u16, SkippedForBye)>)>;

fn odd(players: &[Entrant], lax: &Graph, all: &[usize]) -> Option<OddOne> {
    if all.len().is_multiple_of(2) {
        return Matched::perfect(lax, all).map(|_| None);
    }
    let mut passed = Vec::new();
    for &odd in all.iter().rev() {
        let rest: Vec<usize> = all.iter().copied().filter(|&player| player != odd).collect();
        let why = if players[odd].plus {
            SkippedForBye::Plus
        } else if Matched::perfect(lax, &rest).is_none() {
            SkippedForBye::Rest
        } else {
            return Some(Some((odd, passed)));
        };
        passed.push((players[odd].number, why));
    }
    None
}

fn colours(
    stage: &TableStage,
    draw: &Draw<'_>,
    manner: &SystemRow,
    players: &[Entrant],
    higher: usize,
    lower: usize,
) -> Result<(Side, ColourReason), NoPairing> {
    if stage.round == 1 {
        // By lot: odd numbers White (R-5.4.10.4, U-V.15.9.5), in renju Black (DR-5.3.16.1).
        let lot = match (draw.system, manner.inside) {
            (System::RenjuLot, _) => Side::Black,
            (_, Inside::Next) => return Ok((Side::White, ColourReason::Lot)),
            _ => draw.first.ok_or(NoPairing::NoLot)?,
        };
        let same = manner.inside == Inside::Next || higher.is_multiple_of(2);
        return Ok((if same { lot } else { lot.other() }, ColourReason::Lot));
    }
    let first = match draw.system {
        System::RenjuLot if !stage.round.is_multiple_of(2) => First::Last,
        _ => First::Count,
    };
    let lot = draw.first.or_else(|| stage.table.lot_played()).unwrap_or(Side::White);
    Ok(side_allowed(&players[higher], &players[lower], first, lot, Some(manner.ban)))
}

/// A choice of those who leave a group.
struct Choice<'c> {
    residents: &'c [usize],
    way: GroupOrder,
    /// The next group.
    next: &'c [usize],
    /// Whether only those leave who can meet somebody there.
    meets_next: bool,
    graph: &'c Graph,
    /// Sets that came to nothing.
    seen: BTreeSet<BTreeSet<usize>>,
}

/// Which way groups are gone through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GroupOrder {
    Down,
    Up,
}

impl<'a> RoundDraft<'a> {
    /// Pairs all; none if that cannot be.
    fn run(&mut self, half: Points) -> Option<()> {
        let mut points: Vec<Points> = self.left.iter().map(|&player| self.players[player].points).collect();
        points.sort_unstable();
        points.dedup();
        points.reverse();
        let (upper, lower): (Vec<Points>, Vec<Points>) =
            points.into_iter().partition(|&points| !self.manner.two_ways || points >= half);
        let (upper, middle): (Vec<Points>, Vec<Points>) =
            upper.into_iter().partition(|&points| !self.manner.middle_last || points != half);
        let down = self.pass(&upper, GroupOrder::Down, Vec::new())?;
        let turned: Vec<Points> = lower.into_iter().rev().collect();
        let up = self.pass(&turned, GroupOrder::Up, Vec::new())?;
        let mut rest = down;
        rest.extend(up);
        let rest = if middle.is_empty() { rest } else { self.pass(&middle, GroupOrder::Down, rest)? };
        self.seam(rest)
    }

    fn pass(&mut self, groups: &[Points], way: GroupOrder, mut floaters: Vec<usize>) -> Option<Vec<usize>> {
        for (index, &points) in groups.iter().enumerate() {
            let next: Vec<usize> = groups.get(index + 1).map_or_else(Vec::new, |&points| self.members(points));
            floaters = self.group(points, way, floaters, &next)?;
        }
        Some(floaters)
    }

    fn members(&self, points: Points) -> Vec<usize> {
        self.left.iter().copied().filter(|&player| self.players[player].points == points).collect()
    }

    /// Pairs one group and those who came to it; gives those who go on.
    fn group(&mut self, points: Points, way: GroupOrder, incoming: Vec<usize>, next: &[usize]) -> Option<Vec<usize>> {
        let mut residents: Vec<usize> =
            self.members(points).into_iter().filter(|player| !incoming.contains(player)).collect();
        let mut onward = Vec::new();
        for floater in self.strongest_first(way, incoming) {
            match self.place(floater, &residents, way) {
                Some((partner, why)) => {
                    residents.retain(|&player| player != partner);
                    self.make(floater, partner, why);
                }
                None => onward.push(floater),
            }
        }
        let (leaving, graph) = self.leaving(&residents, way, next)?;
        residents.retain(|player| !leaving.contains(player));
        self.inside(residents, way, graph, Where::Group(points))?;
        onward.extend(leaving);
        Some(onward)
    }

    /// DR-5.3.15.4: down, first the one with more points, then the lower number; up the other way round.
    fn strongest_first(&self, way: GroupOrder, mut floaters: Vec<usize>) -> Vec<usize> {
        floaters.sort_unstable();
        if way == GroupOrder::Up {
            floaters.reverse();
        }
        floaters
    }

    fn make(&mut self, one: usize, two: usize, why: PairReason) {
        self.left.remove(&one);
        self.left.remove(&two);
        self.made.push((one, two, why));
    }

    fn everyone(&self) -> Vec<usize> {
        self.left.iter().copied().collect()
    }

    fn passed(&self, one: usize, two: usize) -> (u16, SkippedForBye) {
        let ban = self.manner.ban;
        let (first, second) = (&self.players[one], &self.players[two]);
        let coloured = ban.allows_pair(first, second) || ban.allows_pair(second, first);
        let why = match self.strict.has(one, two) {
            true => SkippedForBye::Rest,
            false if coloured || first.met.contains(&second.number) => SkippedForBye::Met,
            false => SkippedForBye::Colours,
        };
        (second.number, why)
    }

    /// The first of the group whom a floater can meet.
    fn place(&self, floater: usize, residents: &[usize], way: GroupOrder) -> Option<(usize, PairReason)> {
        let from_last = self.manner.meets_last == (way == GroupOrder::Down);
        let listed: Vec<usize> = if from_last { residents.iter().rev().copied().collect() } else { residents.to_vec() };
        let all = Matched::perfect(self.lax, &self.everyone())?;
        // A banned colour only if nobody else can be met.
        for graph in [self.strict, self.lax] {
            let mut passed = Vec::new();
            for &partner in &listed {
                if graph.has(floater, partner) && all.clone().take(floater, partner) {
                    let (from, to) = (&self.players[floater], self.players[partner].points);
                    let place = Where::Floated { floater: from.number, from: from.points, to };
                    return Some((partner, PairReason { place, passed }));
                }
                passed.push(self.passed(floater, partner));
            }
        }
        None
    }

    /// Who leaves a group so that the others can be paired: the fewest; and who may meet whom among the others.
    fn leaving(&self, residents: &[usize], way: GroupOrder, next: &[usize]) -> Option<(Vec<usize>, &'a Graph)> {
        let mut count = residents.len() - 2 * self.lax.most_pairs(residents);
        while count <= residents.len() {
            for graph in [self.strict, self.lax] {
                for meets_next in [true, false] {
                    let mut choice = Choice { residents, way, next, meets_next, graph, seen: BTreeSet::new() };
                    let mut chosen = Vec::new();
                    if self.choose(&mut choice, count, &mut chosen) {
                        return Some((chosen, graph));
                    }
                }
            }
            count += 2;
        }
        None
    }

    /// Chooses so many more who leave, in the order of preference.
    fn choose(&self, choice: &mut Choice<'_>, count: usize, chosen: &mut Vec<usize>) -> bool {
        let set: BTreeSet<usize> = chosen.iter().copied().collect();
        let staying: Vec<usize> = choice.residents.iter().copied().filter(|player| !set.contains(player)).collect();
        if !choice.seen.insert(set) || staying.len() - 2 * choice.graph.most_pairs(&staying) > count {
            return false;
        }
        if count == 0 {
            let others: Vec<usize> = self.left.iter().copied().filter(|player| !staying.contains(player)).collect();
            return Matched::perfect(self.lax, &others).is_some();
        }
        for player in self.preferred(&staying, choice.way) {
            if choice.meets_next && !choice.next.iter().any(|&other| self.lax.has(player, other)) {
                continue;
            }
            chosen.push(player);
            if self.choose(choice, count - 1, chosen) {
                return true;
            }
            chosen.pop();
        }
        false
    }

    /// Those of a group in the order in which they leave it.
    fn preferred(&self, group: &[usize], way: GroupOrder) -> Vec<usize> {
        let mut listed = group.to_vec();
        // Upwards everything is mirrored.
        if way == GroupOrder::Up {
            listed.reverse();
        }
        let due = |player: usize| match self.players[player].due() {
            Some(Side::White) => 1,
            Some(Side::Black) => -1,
            None => 0i32,
        };
        let sum: i32 = group.iter().map(|&player| due(player)).sum();
        let balance = |player: usize| (sum - due(player)).abs();
        match self.manner.leaves {
            Leaves::First => {}
            Leaves::Last => listed.reverse(),
            Leaves::RisenElseFirst => {
                let kind = if way == GroupOrder::Down { Float::Up } else { Float::Down };
                let length = listed.len();
                let key = |(position, player): (usize, usize)| match self.players[player].standing(kind) {
                    Some(round) => (0, round, length - position),
                    None => (1, position, 0),
                };
                let mut keyed: Vec<_> = listed.iter().copied().enumerate().map(|pair| (key(pair), pair.1)).collect();
                keyed.sort_unstable();
                listed = keyed.into_iter().map(|(_, player)| player).collect();
            }
            Leaves::Balance => {
                listed.reverse();
                listed.sort_by_key(|&player| balance(player));
            }
            Leaves::BalanceAndDirection => {
                let kind = if way == GroupOrder::Down { Float::Down } else { Float::Up };
                listed.reverse();
                listed.sort_by_key(|&player| (balance(player), self.players[player].standing(kind).is_some()));
            }
        }
        listed
    }

    /// Pairs an even group inside.
    fn inside(&mut self, group: Vec<usize>, way: GroupOrder, graph: &'a Graph, place: Where) -> Option<()> {
        let mut group = group;
        let half = group.len() / 2;
        let lower: Option<BTreeSet<usize>> =
            (self.manner.inside == Inside::FixedHalves).then(|| group.iter().skip(half).copied().collect());
        let across = lower.as_ref().map(|lower| {
            Graph::new(graph.size(), |one, two| graph.has(one, two) && lower.contains(&one) != lower.contains(&two))
        });
        let across = across.filter(|across| Matched::perfect(across, &group).is_some());
        let graph = across.as_ref().unwrap_or(graph);
        let mut matched = Matched::perfect(graph, &group)?;
        while !group.is_empty() {
            let (player, listed) = self.listed(&group, way, lower.as_ref());
            let mut found = None;
            // A banned colour only if nobody else can be met.
            'search: for wished in [self.strict, graph] {
                let mut passed = Vec::new();
                for &partner in &listed {
                    if wished.has(player, partner) && matched.take(player, partner) {
                        found = Some((partner, passed));
                        break 'search;
                    }
                    passed.push(self.passed(player, partner));
                }
            }
            let (partner, passed) = found?;
            group.retain(|&other| other != player && other != partner);
            self.make(player, partner, PairReason { place, passed });
        }
        Some(())
    }

    /// Who chooses first, and whom he meets first to last.
    fn listed(&self, group: &[usize], way: GroupOrder, lower: Option<&BTreeSet<usize>>) -> (usize, Vec<usize>) {
        let half = group.len() / 2;
        let (first, rest) = match way {
            GroupOrder::Down => (group[0], &group[1..]),
            GroupOrder::Up => (group[group.len() - 1], &group[..group.len() - 1]),
        };
        let listed = match (self.manner.inside, way) {
            (Inside::Halves, GroupOrder::Down) => {
                rest[half - 1..].iter().chain(rest[..half - 1].iter().rev()).copied().collect()
            }
            // U-V.15.9.10: the last of the upper half up to its first, then the first of the lower half and on.
            (Inside::Halves, GroupOrder::Up) => rest[..half].iter().rev().chain(rest[half..].iter()).copied().collect(),
            (Inside::Fold, GroupOrder::Down) | (Inside::Next, GroupOrder::Up) => rest.iter().rev().copied().collect(),
            (Inside::Fold, GroupOrder::Up) | (Inside::Next, GroupOrder::Down) => rest.to_vec(),
            (Inside::FixedHalves, _) => {
                let is_lower = |player: &usize| lower.is_some_and(|lower| lower.contains(player));
                match way {
                    GroupOrder::Down => {
                        let lows = rest.iter().filter(|player| is_lower(player));
                        lows.chain(rest.iter().rev().filter(|player| !is_lower(player))).copied().collect()
                    }
                    GroupOrder::Up => {
                        let highs = rest.iter().rev().filter(|player| !is_lower(player));
                        highs.chain(rest.iter().filter(|player| is_lower(player))).copied().collect()
                    }
                }
            }
        };
        (first, listed)
    }

    /// What is left of both halves plays each other (U-V.15.9.10), in the order of the classification.
    fn seam(&mut self, rest: Vec<usize>) -> Option<()> {
        let mut rest = rest;
        rest.sort_unstable();
        let mut matched = Matched::perfect(self.lax, &rest)?;
        while let Some((&player, others)) = rest.split_first() {
            let mut passed = Vec::new();
            let mut found = None;
            for &partner in others {
                if matched.take(player, partner) {
                    found = Some(partner);
                    break;
                }
                passed.push(self.passed(player, partner));
            }
            let partner = found?;
            rest.retain(|&other| other != player && other != partner);
            self.make(player, partner, PairReason { place: Where::Seam, passed });
        }
        Some(())
    }
}
