//! The systems of the documents once more, by going back and trying again: nothing is looked at beforehand.
//!
//! Slow, and written from the texts alone: whoever is first takes the first he can have; if the round then cannot be
//! completed, the latest choice is changed.

use std::collections::BTreeSet;

use golos_rules::Side;
use golos_tournament::crosstable::{Bye, Cell, Number, TableStage};
use golos_tournament::pairing::{System, classified};

/// What the texts know of a player.
#[derive(Clone, Debug)]
pub struct One {
    pub number: Number,
    pub points: i32,
    pub colours: Vec<Side>,
    met: BTreeSet<Number>,
    plus: bool,
    /// 1 for a descent, -1 for an ascent, by round.
    floats: Vec<i32>,
}

type Pairs = Vec<(usize, usize)>;

/// What follows when these float on and those are left.
type GoOn<'f> = &'f dyn Fn(Vec<usize>, &[usize]) -> Option<Pairs>;

/// Who of those who are left chooses, and whom he meets first to last.
type Listed<'f> = &'f dyn Fn(&[usize]) -> (usize, Vec<usize>);

/// Ways through the groups.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Down,
    Up,
}

pub struct Naive {
    pub system: System,
    pub last: bool,
    pub players: Vec<One>,
    neighbours: bool,
}

fn points(stage: &TableStage, number: Number, rounds: usize) -> i32 {
    let row = stage.table.row(number).expect("a row");
    row.cells(rounds).map(|cell| stage.table.scale.points(cell).in_tenths()).sum()
}

/// The points of the opponents, ascending; a plus without an opponent counts as the fewest points of all.
fn opponents(stage: &TableStage, number: Number) -> Vec<i32> {
    let rounds = stage.round - 1;
    let least = stage.table.rows.iter().map(|row| points(stage, row.number, rounds)).min().unwrap_or(0);
    let row = stage.table.row(number).expect("a row");
    let mut list: Vec<i32> = Vec::new();
    for cell in row.cells(rounds) {
        match cell {
            Cell::Game { opponent, .. } | Cell::Forfeit { opponent, .. } => list.push(points(stage, opponent, rounds)),
            Cell::Bye(Bye::Allocated | Bye::Full) => list.push(least),
            _ => {}
        }
    }
    list.sort_unstable();
    list
}

impl Naive {
    pub fn new(stage: &TableStage, system: System, seed: &str) -> Naive {
        let rounds = stage.round - 1;
        let mut players: Vec<One> = Vec::new();
        for row in stage.table.rows.iter().filter(|row| !stage.absent.contains(&row.number)) {
            let mut one = One {
                number: row.number,
                points: points(stage, row.number, rounds),
                colours: Vec::new(),
                met: BTreeSet::new(),
                plus: false,
                floats: Vec::new(),
            };
            for (index, cell) in row.cells(rounds).enumerate() {
                let before = |number| points(stage, number, index);
                let float = cell.opponent().map_or(0, |opponent| (before(row.number) - before(opponent)).signum());
                one.floats.push(float);
                match cell {
                    Cell::Game { opponent, colour, .. } => {
                        one.colours.push(colour);
                        one.met.insert(opponent);
                    }
                    Cell::Forfeit { won: true, .. } | Cell::Bye(Bye::Allocated | Bye::Full) => one.plus = true,
                    _ => {}
                }
            }
            players.push(one);
        }
        let even = stage.round.is_multiple_of(2);
        let sum = |list: &[i32]| list.iter().sum::<i32>();
        let without = |mut list: Vec<i32>, best: bool| {
            if !list.is_empty() {
                list.remove(0);
            }
            if best {
                list.pop();
            }
            list.iter().sum::<i32>()
        };
        let lots: Vec<Number> = classified(stage, system, seed).iter().map(|player| player.number).collect();
        players.sort_by_key(|one| {
            let number = i32::from(one.number);
            let list = opponents(stage, one.number);
            let late = stage.round > 2;
            let keys = match system {
                System::OwnNumbers => [0, 0, if even { -number } else { number }],
                System::TruncatedSolkoff if late => [-without(list, false), 0, number],
                System::TruncatedSolkoff => [0, 0, if even { -number } else { number }],
                System::CurrentBuchholz if late => [-sum(&list), 0, number],
                System::MedianSolkoff if late => {
                    [-sum(&list), -without(list, true), if even { -number } else { number }]
                }
                System::MedianSolkoff => [0, 0, if even { -number } else { number }],
                System::Lot | System::RenjuLot => {
                    [0, 0, lots.iter().position(|&other| other == one.number).unwrap() as i32]
                }
                _ => [0, 0, number],
            };
            (-one.points, keys)
        });
        let rated = players.iter().any(|one| stage.table.row(one.number).unwrap().rating.is_some());
        let neighbours = system == System::MedianSolkoff && stage.round == 1 && !rated;
        Naive { system, last: stage.table.planned == Some(stage.round), players, neighbours }
    }

    fn renju(&self) -> bool {
        matches!(self.system, System::RenjuLot | System::RenjuRating)
    }

    /// Whether a colour may be given to a player.
    pub fn may(&self, one: usize, side: Side) -> bool {
        let colours = &self.players[one].colours;
        let run = colours.iter().rev().take_while(|&&colour| colour == side).count();
        let same = colours.iter().filter(|&&colour| colour == side).count();
        let difference = same as i32 + 1 - (colours.len() - same) as i32;
        match self.system {
            System::MedianSolkoff => run < 2,
            _ if self.renju() => run < 2 && difference < 3,
            _ => run < 3,
        }
    }

    fn coloured(&self, one: usize, two: usize) -> bool {
        self.may(one, Side::White) && self.may(two, Side::Black)
            || self.may(one, Side::Black) && self.may(two, Side::White)
    }

    fn fresh(&self, one: usize, two: usize) -> bool {
        !self.players[one].met.contains(&self.players[two].number)
    }

    fn relieved(&self) -> bool {
        self.system == System::MedianSolkoff || self.renju() && self.last
    }

    /// Whether two may meet; `strict` without a banned colour even where it could be forgiven.
    fn legal(&self, one: usize, two: usize, strict: bool) -> bool {
        self.fresh(one, two) && (self.coloured(one, two) || !strict && self.relieved())
    }

    /// The pairs and the odd one; none if there is no such round.
    pub fn pair(&self, half: i32) -> Option<(Pairs, Option<usize>)> {
        let all: Vec<usize> = (0..self.players.len()).collect();
        if all.len().is_multiple_of(2) {
            return Some((self.even(&all, half)?, None));
        }
        all.iter().rev().filter(|&&odd| !self.players[odd].plus).find_map(|&odd| {
            let rest: Vec<usize> = all.iter().copied().filter(|&other| other != odd).collect();
            Some((self.even(&rest, half)?, Some(odd)))
        })
    }

    fn even(&self, all: &[usize], half: i32) -> Option<Pairs> {
        let mut points: Vec<i32> = all.iter().map(|&one| self.players[one].points).collect();
        points.sort_unstable_by(|a, b| b.cmp(a));
        points.dedup();
        let two_ways = matches!(self.system, System::MedianSolkoff | System::RenjuRating);
        let middle = self.system == System::RenjuRating;
        let mut steps: Vec<(i32, Way)> = Vec::new();
        if two_ways {
            steps.extend(points.iter().filter(|&&p| p > half || p == half && !middle).map(|&p| (p, Way::Down)));
            steps.extend(points.iter().rev().filter(|&&p| p < half).map(|&p| (p, Way::Up)));
            steps.extend(points.iter().filter(|&&p| p == half && middle).map(|&p| (p, Way::Down)));
        } else {
            steps.extend(points.iter().map(|&p| (p, Way::Down)));
        }
        let joins = middle && points.contains(&half);
        self.step(&steps, 0, joins, all, (Vec::new(), Vec::new()))
    }

    fn step(
        &self,
        steps: &[(i32, Way)],
        at: usize,
        joins: bool,
        left: &[usize],
        carried: (Vec<usize>, Vec<usize>),
    ) -> Option<Pairs> {
        let Some(&(points, way)) = steps.get(at) else { return self.seam(left) };
        let (down, up) = carried;
        let is_last = at + 1 == steps.len();
        let mut incoming = match way {
            Way::Down if joins && is_last => [&down[..], &up[..]].concat(),
            Way::Down => down.clone(),
            Way::Up => up.clone(),
        };
        incoming.sort_unstable();
        if way == Way::Up {
            incoming.reverse();
        }
        let next = steps.get(at + 1).filter(|(_, other)| *other == way && !(joins && at + 2 == steps.len()));
        let next: Vec<usize> = next.map_or_else(Vec::new, |(points, _)| {
            left.iter().copied().filter(|&one| self.players[one].points == *points).collect()
        });
        let go_on = |onward: Vec<usize>, left: &[usize]| {
            let carried = if way == Way::Down { (onward, up.clone()) } else { (down.clone(), onward) };
            self.step(steps, at + 1, joins, left, carried)
        };
        self.place(&incoming, points, way, &next, left, Vec::new(), &go_on)
    }

    /// Places those who come, one after the other.
    #[allow(clippy::too_many_arguments)]
    fn place(
        &self,
        incoming: &[usize],
        points: i32,
        way: Way,
        next: &[usize],
        left: &[usize],
        onward: Vec<usize>,
        go_on: GoOn<'_>,
    ) -> Option<Pairs> {
        let waiting: Vec<usize> = [incoming, &onward[..]].concat();
        let residents: Vec<usize> =
            left.iter().copied().filter(|one| self.players[*one].points == points && !waiting.contains(one)).collect();
        let Some((&floater, others)) = incoming.split_first() else {
            return self.leave(&residents, way, next, left, &onward, go_on);
        };
        let from_last = matches!(self.system, System::CurrentBuchholz | System::MedianSolkoff) == (way == Way::Down);
        let mut listed = residents;
        if from_last {
            listed.reverse();
        }
        for strict in [true, false] {
            for &partner in &listed {
                if self.legal(floater, partner, strict) {
                    let rest: Vec<usize> =
                        left.iter().copied().filter(|&one| one != floater && one != partner).collect();
                    if let Some(pairs) = self.place(others, points, way, next, &rest, onward.clone(), go_on) {
                        return Some([vec![(floater, partner)], pairs].concat());
                    }
                }
            }
        }
        let onward = [onward, vec![floater]].concat();
        self.place(others, points, way, next, left, onward, go_on)
    }

    /// Lets the fewest leave.
    fn leave(
        &self,
        residents: &[usize],
        way: Way,
        next: &[usize],
        left: &[usize],
        onward: &[usize],
        go_on: GoOn<'_>,
    ) -> Option<Pairs> {
        for count in (residents.len() % 2..=residents.len()).step_by(2) {
            for strict in [true, false] {
                for meets_next in [true, false] {
                    for chosen in self.choices(residents, way, next, meets_next, count) {
                        let staying: Vec<usize> =
                            residents.iter().copied().filter(|one| !chosen.contains(one)).collect();
                        let Some(inside) = self.inside(&staying, way, strict) else { continue };
                        let rest: Vec<usize> = left.iter().copied().filter(|one| !staying.contains(one)).collect();
                        let leaving = [onward, &chosen[..]].concat();
                        if let Some(pairs) = go_on(leaving, &rest) {
                            return Some([inside, pairs].concat());
                        }
                    }
                }
            }
        }
        None
    }

    /// Every set of so many who leave, the preferred first.
    fn choices(&self, group: &[usize], way: Way, next: &[usize], meets_next: bool, count: usize) -> Vec<Vec<usize>> {
        if count == 0 {
            return vec![Vec::new()];
        }
        let mut found = Vec::new();
        for first in self.preferred(group, way) {
            if meets_next && !next.iter().any(|&other| self.legal(first, other, false)) {
                continue;
            }
            let others: Vec<usize> = group.iter().copied().filter(|&one| one != first).collect();
            for rest in self.choices(&others, way, next, meets_next, count - 1) {
                found.push([vec![first], rest].concat());
            }
        }
        found
    }

    fn due(&self, one: usize) -> i32 {
        let colours = &self.players[one].colours;
        let whites = colours.iter().filter(|&&colour| colour == Side::White).count();
        let blacks = colours.len() - whites;
        match (whites.cmp(&blacks), colours.last()) {
            (std::cmp::Ordering::Greater, _) => -1,
            (std::cmp::Ordering::Less, _) => 1,
            (_, Some(Side::White)) => -1,
            (_, Some(Side::Black)) => 1,
            _ => 0,
        }
    }

    /// The round of the earliest float of a kind that stands.
    fn stands(&self, one: usize, kind: i32) -> Option<usize> {
        let mut standing: Vec<(usize, i32)> = Vec::new();
        for (round, &float) in self.players[one].floats.iter().enumerate().filter(|(_, float)| **float != 0) {
            if standing.first().is_some_and(|first| first.1 != float) {
                standing.remove(0);
            } else {
                standing.push((round, float));
            }
        }
        standing.first().filter(|first| first.1 == kind).map(|first| first.0)
    }

    fn preferred(&self, group: &[usize], way: Way) -> Vec<usize> {
        let balance =
            |one: usize| group.iter().filter(|&&other| other != one).map(|&other| self.due(other)).sum::<i32>().abs();
        let mut list = group.to_vec();
        if way == Way::Up {
            list.reverse();
        }
        match self.system {
            System::CurrentBuchholz => list,
            System::MedianSolkoff => {
                let kind = if way == Way::Down { -1 } else { 1 };
                let mut risen: Vec<usize> =
                    list.iter().copied().filter(|&one| self.stands(one, kind).is_some()).collect();
                let others: Vec<usize> = list.iter().copied().filter(|one| !risen.contains(one)).collect();
                // Of those who rose in one round the lower goes first; below half the higher.
                risen.reverse();
                risen.sort_by_key(|&one| self.stands(one, kind));
                [risen, others].concat()
            }
            System::RenjuRating => {
                list.reverse();
                list.sort_by_key(|&one| balance(one));
                list
            }
            System::RenjuLot => {
                list.reverse();
                list.sort_by_key(|&one| (balance(one), self.stands(one, 1).is_some()));
                list
            }
            _ => {
                list.reverse();
                list
            }
        }
    }

    fn inside(&self, group: &[usize], way: Way, strict: bool) -> Option<Pairs> {
        let half = group.len() / 2;
        if self.system == System::RenjuRating {
            let across = |one: usize, two: usize| {
                let lower = |player: usize| group.iter().position(|&other| other == player).unwrap() >= half;
                lower(one) != lower(two)
            };
            let all = group.to_vec();
            let listed = |left: &[usize]| self.halves_that_stay(&all, left, way);
            return self
                .take(group, strict, &across, &listed)
                .or_else(|| self.take(group, strict, &|_, _| true, &listed));
        }
        let listed = |left: &[usize]| self.listed(left, way);
        self.take(group, strict, &|_, _| true, &listed)
    }

    fn take(
        &self,
        left: &[usize],
        strict: bool,
        may: &dyn Fn(usize, usize) -> bool,
        listed: Listed<'_>,
    ) -> Option<Pairs> {
        if left.is_empty() {
            return Some(Vec::new());
        }
        let (one, list) = listed(left);
        for strictly in [true, strict] {
            for &two in &list {
                if may(one, two) && self.legal(one, two, strictly) {
                    let rest: Vec<usize> = left.iter().copied().filter(|&other| other != one && other != two).collect();
                    if let Some(pairs) = self.take(&rest, strict, may, listed) {
                        return Some([vec![(one, two)], pairs].concat());
                    }
                }
            }
        }
        None
    }

    fn listed(&self, left: &[usize], way: Way) -> (usize, Vec<usize>) {
        let half = left.len() / 2;
        match (self.system, way) {
            (System::CurrentBuchholz, _) => (left[0], left[1..].iter().rev().copied().collect()),
            (System::Lot | System::RenjuLot, _) => (left[0], left[1..].to_vec()),
            _ if self.neighbours => (left[0], left[1..].to_vec()),
            (_, Way::Down) => {
                (left[0], [left[half..].to_vec(), left[1..half].iter().rev().copied().collect()].concat())
            }
            (_, Way::Up) => {
                let last = left.len() - 1;
                (left[last], [left[..half].iter().rev().copied().collect(), left[half..last].to_vec()].concat())
            }
        }
    }

    fn halves_that_stay(&self, all: &[usize], left: &[usize], way: Way) -> (usize, Vec<usize>) {
        let (upper, lower) = all.split_at(all.len() / 2);
        let among = |group: &[usize], one: usize| -> Vec<usize> {
            group.iter().copied().filter(|other| left.contains(other) && *other != one).collect()
        };
        match way {
            Way::Down => {
                let one = left[0];
                let mut rest = among(upper, one);
                rest.reverse();
                (one, [among(lower, one), rest].concat())
            }
            Way::Up => {
                let one = left[left.len() - 1];
                let mut highs = among(upper, one);
                highs.reverse();
                (one, [highs, among(lower, one)].concat())
            }
        }
    }

    /// The colour of the higher of two; the lot for the first board is White.
    pub fn side(&self, round: usize, one: usize, two: usize) -> Side {
        if round == 1 {
            return match self.system {
                System::RenjuLot => Side::Black,
                _ if self.system == System::Lot || self.neighbours || one.is_multiple_of(2) => Side::White,
                _ => Side::Black,
            };
        }
        let (mine, theirs) = (&self.players[one].colours, &self.players[two].colours);
        let whites = |colours: &[Side]| colours.iter().filter(|&&colour| colour == Side::White).count();
        let by_count = (whites(mine) != whites(theirs))
            .then(|| if whites(mine) < whites(theirs) { Side::White } else { Side::Black });
        let games = mine.len().min(theirs.len());
        let back = (1..=games).find(|back| mine[mine.len() - back] != theirs[theirs.len() - back]);
        let by_back = back.map(|back| theirs[theirs.len() - back]);
        let alternates = self.system == System::RenjuLot && round % 2 == 1 && back == Some(1);
        let first = if alternates { by_back } else { by_count.or(by_back) };
        let number = if self.players[one].number % 2 == 1 { Side::White } else { Side::Black };
        let side = first.unwrap_or_else(|| match (mine.last(), theirs.last()) {
            (Some(last), _) => last.other(),
            (None, Some(&last)) => last,
            (None, None) => number,
        });
        let allowed = |side: Side| self.may(one, side) && self.may(two, side.other());
        if !allowed(side) && allowed(side.other()) { side.other() } else { side }
    }

    fn seam(&self, left: &[usize]) -> Option<Pairs> {
        let Some((&one, others)) = left.split_first() else { return Some(Vec::new()) };
        for &two in others {
            if self.legal(one, two, false) {
                let rest: Vec<usize> = others.iter().copied().filter(|&other| other != two).collect();
                if let Some(pairs) = self.seam(&rest) {
                    return Some([vec![(one, two)], pairs].concat());
                }
            }
        }
        None
    }
}
