//! The Dutch system once more (C.04.3 of 2026), as a sieve: every candidate of a bracket is made, all that fail a criterion
//! more than others are thrown away, one criterion after the other, and the first that is left is taken.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use golos_rules::Side;
use golos_tournament::crosstable::{Cell, Number, TableStage};

/// A player as article 1 has him.
pub struct One {
    pub number: Number,
    rank: usize,
    score: i32,
    colours: Vec<Side>,
    met: BTreeSet<Number>,
    down: [bool; 2],
    up: [bool; 2],
    unplayed: usize,
    can_bye: bool,
    top: bool,
}

impl One {
    fn difference(&self) -> i32 {
        self.colours.iter().map(|&colour| if colour == Side::White { 1 } else { -1 }).sum()
    }

    /// 3 for an absolute wish, 2 for a strong one, 1 for a mild one.
    fn wish(&self) -> (Option<Side>, u8) {
        let difference = self.difference();
        let lighter = if difference > 0 { Side::Black } else { Side::White };
        match self.colours[..] {
            _ if difference.abs() > 1 => (Some(lighter), 3),
            [.., one, two] if one == two => (Some(one.other()), 3),
            _ if difference != 0 => (Some(lighter), 2),
            [.., last] => (Some(last.other()), 1),
            [] => (None, 0),
        }
    }
}

type Pairs = Vec<(usize, usize)>;

/// How many float, and their scores, the highest first.
type Floating = (usize, Vec<i32>);

/// A round.
pub struct Sieve {
    pub players: Vec<One>,
    lot: Side,
    bye_score: Option<i32>,
    feasible: RefCell<BTreeMap<Vec<usize>, bool>>,
    ahead: RefCell<BTreeMap<Vec<usize>, Floating>>,
}

/// How a candidate fails each criterion from C6 on, and where it stands among the candidates.
type Failures = (Vec<i64>, Vec<i64>);

impl Sieve {
    pub fn new(stage: &TableStage, lot: Side) -> Sieve {
        let (scale, rounds) = (&stage.table.scale, stage.round - 1);
        let tenths = |number: Number, rounds: usize| {
            let row = stage.table.row(number).expect("a row");
            row.cells(rounds).map(|cell| scale.points(cell).in_tenths()).sum::<i32>()
        };
        let with_virtual = |number: Number, round: usize| {
            tenths(number, round - 1) + stage.table.row(number).expect("a row").virtual_points(round).in_tenths()
        };
        let mut players = Vec::new();
        let mut rank = 0;
        for row in &stage.table.rows {
            let away = stage.absent.contains(&row.number);
            if away && !row.cells(rounds).any(Cell::is_paired) {
                continue;
            }
            rank += 1;
            if away {
                continue;
            }
            let mut one = One {
                number: row.number,
                rank,
                score: with_virtual(row.number, stage.round),
                colours: Vec::new(),
                met: BTreeSet::new(),
                down: [false; 2],
                up: [false; 2],
                unplayed: 0,
                can_bye: true,
                top: false,
            };
            one.top = stage.table.planned == Some(stage.round) && 2 * one.score > scale.win.in_tenths() * rounds as i32;
            for round in 1..=rounds {
                let cell = row.cell(round);
                let down;
                let mut up = false;
                if let Cell::Game { opponent, colour, .. } = cell {
                    one.colours.push(colour);
                    one.met.insert(opponent);
                    let (mine, theirs) = (with_virtual(row.number, round), with_virtual(opponent, round));
                    down = mine > theirs;
                    up = mine < theirs;
                } else {
                    one.unplayed += 1;
                    down = scale.points(cell) > scale.loss;
                    one.can_bye &= scale.points(cell) < scale.win;
                }
                let back = stage.round - round;
                if back <= 2 {
                    one.down[back - 1] = down;
                    one.up[back - 1] = up;
                }
            }
            players.push(one);
        }
        players.sort_by_key(|one| (Reverse(one.score), one.rank));
        let (feasible, ahead) = (RefCell::default(), RefCell::default());
        let mut sieve = Sieve { players, lot, bye_score: None, feasible, ahead };
        if sieve.players.len() % 2 == 1 {
            let mut scores: Vec<i32> = sieve.players.iter().map(|one| one.score).collect();
            scores.sort_unstable();
            let all: Vec<usize> = (0..sieve.players.len()).collect();
            // C5: the lowest score that somebody may have who gets the bye.
            let lowest = scores.into_iter().find(|&score| {
                sieve.bye_score = Some(score);
                sieve.feasible.borrow_mut().clear();
                sieve.can_complete(&all)
            });
            sieve.bye_score = Some(lowest.unwrap_or(i32::MIN));
            sieve.feasible.borrow_mut().clear();
        }
        sieve
    }

    fn legal(&self, one: usize, two: usize) -> bool {
        let (one, two) = (&self.players[one], &self.players[two]);
        let clash = one.wish() == two.wish() && one.wish().1 == 3;
        !one.met.contains(&two.number) && (!clash || one.top || two.top)
    }

    /// C4, with C2 and C5: whether these can be paired, one of them getting the bye if they are odd.
    fn can_complete(&self, left: &[usize]) -> bool {
        let Some((&first, others)) = left.split_first() else { return true };
        if let Some(&known) = self.feasible.borrow().get(left) {
            return known;
        }
        let without = |gone: usize| others.iter().copied().filter(|&other| other != gone).collect::<Vec<_>>();
        let player = &self.players[first];
        let bye = left.len() % 2 == 1 && player.can_bye && self.bye_score.is_some_and(|score| player.score <= score);
        let can = others.iter().any(|&other| self.legal(first, other) && self.can_complete(&without(other)))
            || bye && self.can_complete(others);
        self.feasible.borrow_mut().insert(left.to_vec(), can);
        can
    }

    /// Every set of pairs in a bracket: nobody who moved down meets another who did.
    fn candidates(&self, here: &[usize], score: i32) -> Vec<Pairs> {
        let Some((&first, others)) = here.split_first() else { return vec![Vec::new()] };
        let mut found = self.candidates(others, score);
        for &other in others.iter().filter(|&&other| self.players[other].score == score && self.legal(first, other)) {
            let rest: Vec<usize> = others.iter().copied().filter(|&one| one != other).collect();
            found.extend(self.candidates(&rest, score).into_iter().map(|pairs| [vec![(first, other)], pairs].concat()));
        }
        found
    }

    /// The pairs of the round, and the odd one; none if there is no such round.
    pub fn pair(&self) -> Option<(Pairs, Option<usize>)> {
        let mut left: Vec<usize> = (0..self.players.len()).collect();
        if !self.can_complete(&left) {
            return None;
        }
        let mut floaters: Vec<usize> = Vec::new();
        let mut made = Vec::new();
        while !left.is_empty() {
            let (here, lower, score) = self.bracket(&floaters, &left);
            let all = self.candidates(&here, score);
            let best = all.into_iter().filter_map(|pairs| Some((self.failures(&here, &lower, score, &pairs)?, pairs)));
            let (_, pairs) = best.min()?;
            floaters = unpaired(&here, &pairs);
            made.extend(pairs);
            left = lower;
        }
        match floaters[..] {
            [] => Some((made, None)),
            [odd] => Some((made, Some(odd))),
            _ => None,
        }
    }

    fn bracket(&self, floaters: &[usize], left: &[usize]) -> (Vec<usize>, Vec<usize>, i32) {
        let score = self.players[left[0]].score;
        let (residents, lower): (Vec<usize>, Vec<usize>) =
            left.iter().partition(|&&one| self.players[one].score == score);
        ([floaters, &residents[..]].concat(), lower, score)
    }

    fn scores(&self, players: &[usize]) -> Vec<i32> {
        let mut scores: Vec<i32> = players.iter().map(|&one| self.players[one].score).collect();
        scores.sort_unstable_by(|one, two| two.cmp(one));
        scores
    }

    /// C8: the fewest that float from the next bracket, and their scores, if these float into it.
    fn ahead(&self, floaters: &[usize], left: &[usize]) -> Floating {
        if left.is_empty() {
            return (0, Vec::new());
        }
        if let Some(known) = self.ahead.borrow().get(floaters) {
            return known.clone();
        }
        let (here, lower, score) = self.bracket(floaters, left);
        let values = self.candidates(&here, score).into_iter().filter_map(|pairs| {
            let floating = unpaired(&here, &pairs);
            let rest = [&floating[..], &lower[..]].concat();
            self.can_complete(&rest).then(|| (floating.len(), self.scores(&floating)))
        });
        let best = values.min().expect("a candidate");
        self.ahead.borrow_mut().insert(floaters.to_vec(), best.clone());
        best
    }

    fn failures(&self, here: &[usize], lower: &[usize], score: i32, pairs: &Pairs) -> Option<Failures> {
        let floating = unpaired(here, pairs);
        let rest = [&floating[..], lower].concat();
        if !self.can_complete(&rest) {
            return None;
        }
        let wide = |value: usize| value as i64;
        let mut failures = vec![wide(floating.len())];
        failures.extend(self.scores(&floating).iter().map(|&score| i64::from(score)));
        self.ahead.borrow_mut().clear();
        let (count, scores) = self.ahead(&floating, lower);
        failures.push(wide(count));
        failures.extend(scores.iter().map(|&score| i64::from(score)));
        let bye = self.bye_score.is_some_and(|bye| bye >= score);
        failures.push(if bye && floating.len() == 1 { wide(self.players[floating[0]].unplayed) } else { 0 });
        let mut counts = [0i64; 4];
        for &(one, two) in pairs {
            let side = self.side(one, two);
            for (player, other, side) in [(one, two, side), (two, one, side.other())] {
                let (player, other) = (&self.players[player], &self.players[other]);
                let after = player.difference() + if side == Side::White { 1 } else { -1 };
                let run = player.colours.iter().rev().take_while(|&&colour| colour == side).count() + 1;
                let (wish, strength) = player.wish();
                let top = player.top || other.top;
                counts[0] += i64::from(top && after.abs() > 2);
                counts[1] += i64::from(top && run > 2);
                counts[2] += i64::from(wish.is_some_and(|wish| wish != side));
                counts[3] += i64::from(strength == 2 && wish != Some(side));
            }
        }
        failures.extend(counts);
        let moved = |one: usize| self.players[one].score > score;
        for back in 0..2 {
            let floats = floating.iter().filter(|&&one| !moved(one) && self.players[one].down[back]).count();
            let rises = pairs.iter().filter(|&&(one, two)| moved(one) && self.players[two].up[back]).count();
            failures.extend([wide(floats), wide(rises)]);
        }
        for back in 0..2 {
            // One who floats on has a greater difference than any who is paired.
            let downs = here.iter().filter(|&&one| moved(one) && self.players[one].down[back]).map(|&one| {
                let difference = i64::from(self.players[one].score - score);
                if floating.contains(&one) { difference + 1_000_000 } else { difference }
            });
            let ups = pairs.iter().filter(|&&(one, two)| moved(one) && self.players[two].up[back]);
            let ups = ups.map(|&(one, _)| i64::from(self.players[one].score - score));
            for mut list in [downs.collect::<Vec<_>>(), ups.collect()] {
                list.sort_unstable_by(|one, two| two.cmp(one));
                list.resize(here.len(), 0);
                failures.extend(list);
            }
        }
        Some((failures, self.place(here, score, pairs)))
    }

    /// Where a candidate stands in the order of article 4: who of those who moved down is paired, with whom; exchanges in
    /// the remainder; its transposition.
    fn place(&self, here: &[usize], score: i32, pairs: &Pairs) -> Vec<i64> {
        let bsn = |list: &[usize], one: usize| list.iter().position(|&other| other == one).expect("a place") as i64 + 1;
        let moved = |one: usize| self.players[one].score > score;
        let mut down: Pairs = pairs.iter().copied().filter(|&(one, _)| moved(one)).collect();
        down.sort_unstable();
        let mut key: Vec<i64> = down.iter().map(|&(one, _)| bsn(here, one)).collect();
        key.extend(down.iter().map(|&(_, two)| bsn(here, two)));
        let taken: Vec<usize> = down.iter().map(|&(_, two)| two).collect();
        let rest: Vec<usize> = here.iter().copied().filter(|one| !moved(*one) && !taken.contains(one)).collect();
        let mut inside: Pairs = pairs.iter().copied().filter(|&(one, _)| !moved(one)).collect();
        inside.sort_unstable();
        let limit = inside.len() as i64;
        let uppers: Vec<i64> = inside.iter().map(|&(one, _)| bsn(&rest, one)).collect();
        let mut out: Vec<i64> = (1..=limit).filter(|bsn| !uppers.contains(bsn)).collect();
        let come: Vec<i64> = uppers.iter().copied().filter(|&bsn| bsn > limit).collect();
        key.push(out.len() as i64);
        key.push(come.iter().sum::<i64>() - out.iter().sum::<i64>());
        out.reverse();
        key.extend(out.iter().map(|bsn| -bsn));
        key.extend(&come);
        key.extend(inside.iter().map(|&(_, two)| bsn(&rest, two)));
        key
    }

    /// The colour of the higher one (art. 5.2).
    pub fn side(&self, one: usize, two: usize) -> Side {
        let (higher, lower) = (&self.players[one], &self.players[two]);
        let ((mine, strength), (theirs, other)) = (higher.wish(), lower.wish());
        match (mine, theirs) {
            (None, None) if higher.rank % 2 == 1 => return self.lot,
            (None, None) => return self.lot.other(),
            (Some(mine), theirs) if theirs != Some(mine) => return mine,
            (None, Some(theirs)) => return theirs.other(),
            _ => {}
        }
        let mine = mine.expect("a wish");
        if strength != other {
            return if strength > other { mine } else { mine.other() };
        }
        let (wide, narrow) = (higher.difference().abs(), lower.difference().abs());
        if strength == 3 && wide != narrow {
            return if wide > narrow { mine } else { mine.other() };
        }
        for (one, two) in higher.colours.iter().rev().zip(lower.colours.iter().rev()) {
            if one != two {
                return *two;
            }
        }
        mine
    }
}

fn unpaired(here: &[usize], pairs: &Pairs) -> Vec<usize> {
    here.iter().copied().filter(|&one| !pairs.iter().any(|&(first, second)| first == one || second == one)).collect()
}
