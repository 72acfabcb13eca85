//! Two records of one game held against each other: where they part, and where they meet again (R-5.4.3.2, CH-8.5).

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::{HalfMove, State};
use golos_rules::Position;

/// Where two records of one game part. Places are half-moves of the first and of the second, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parting {
    /// One goes on here, where the other ends.
    End { at: (usize, usize) },
    /// Here they have other moves; `again`: from which half-moves on they have the same position, if they ever do.
    Move { at: (usize, usize), again: Option<(usize, usize)> },
}

impl Parting {
    /// Holds two records against each other: every place at which they part, in order; none at all: they have the same
    /// moves. None instead, if they do not begin from the same position, or are no games of one kind.
    #[must_use]
    pub fn all(first: &State, second: &State) -> Option<Vec<Parting>> {
        if start(first) != start(second) {
            return None;
        }
        let (first, second) = (first.half_moves(), second.half_moves());
        let mut partings = Vec::new();
        let mut from = (0, 0);
        while let Some(parting) = Parting::next(&first, &second, from) {
            partings.push(parting);
            match parting {
                Parting::Move { again: Some(again), .. } => from = again,
                Parting::Move { again: None, .. } | Parting::End { .. } => break,
            }
        }
        Some(partings)
    }

    /// The pairs of half-moves that both records have, as these partings leave them.
    #[must_use]
    pub fn shared(first: &State, second: &State, partings: &[Parting]) -> Vec<(usize, usize)> {
        let mut pairs = Vec::new();
        let mut from = (0, 0);
        for parting in partings {
            let (Parting::End { at } | Parting::Move { at, .. }) = *parting;
            pairs.extend((from.0..at.0).zip(from.1..at.1));
            match parting {
                Parting::Move { again: Some(again), .. } => from = *again,
                Parting::Move { again: None, .. } | Parting::End { .. } => return pairs,
            }
        }
        pairs.extend((from.0..first.half_moves_made()).zip(from.1..second.half_moves_made()));
        pairs
    }

    /// The next place behind these half-moves.
    fn next(first: &[HalfMove<'_>], second: &[HalfMove<'_>], from: (usize, usize)) -> Option<Parting> {
        let (one, other) = (behind(first, from.0), behind(second, from.1));
        let is_same = |(one, other): &(&HalfMove<'_>, &HalfMove<'_>)| one.made.notation == other.made.notation;
        let alike = one.iter().zip(other).take_while(is_same).count();
        let at = (from.0 + alike, from.1 + alike);
        match (one.get(alike), other.get(alike)) {
            (None, None) => None,
            (Some(_), Some(_)) => Some(Parting::Move { at, again: again(first, second, at) }),
            (Some(_), None) | (None, Some(_)) => Some(Parting::End { at }),
        }
    }
}

/// The position that the moves begin from.
fn start(state: &State) -> Position {
    state.plies().first().map_or(*state.position(), |ply| ply.before)
}

fn behind<'a, 'b>(moves: &'b [HalfMove<'a>], at: usize) -> &'b [HalfMove<'a>] {
    moves.get(at..).unwrap_or_default()
}

/// The nearest half-moves behind `at` that leave the same position in both: what lies between was written differently, or is
/// missing in one of them.
fn again(first: &[HalfMove<'_>], second: &[HalfMove<'_>], at: (usize, usize)) -> Option<(usize, usize)> {
    let (one, other) = (behind(first, at.0), behind(second, at.1));
    // Records come from strangers: each position is looked up, and not held against every other.
    let mut alike: BTreeMap<u64, Vec<(&Position, usize)>> = BTreeMap::new();
    for (steps, position) in positions(other).enumerate().skip(1) {
        let found = alike.entry(hash(position)).or_default();
        // The earliest is the nearest.
        if !found.iter().any(|(earlier, _)| *earlier == position) {
            found.push((position, steps));
        }
    }
    let earliest = |position: &Position| {
        let found = alike.get(&hash(position))?;
        found.iter().find_map(|(earlier, steps)| (*earlier == position).then_some(*steps))
    };
    let begun = positions(other).next();
    let ways = positions(one).enumerate().flat_map(|(steps, position)| {
        let at_once = (begun == Some(position)).then_some((steps, 0));
        at_once.into_iter().chain(earliest(position).map(|later| (steps, later)))
    });
    let nearest = ways.filter(|ways| *ways != (0, 0)).min_by_key(|&(a, b)| (a + b, a));
    nearest.map(|(a, b)| (at.0 + a, at.1 + b))
}

/// The positions of these half-moves: the one that they begin from, then what each leaves.
fn positions<'a>(moves: &'a [HalfMove<'_>]) -> impl Iterator<Item = &'a Position> {
    moves.first().map(|it| &it.before).into_iter().chain(moves.iter().map(|it| &it.made.after))
}

fn hash(position: &Position) -> u64 {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    hasher.finish()
}
