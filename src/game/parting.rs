//! Two records of one game held against each other: where they part, and whether they meet again (R-5.4.3.2, CH-8.5).

use std::collections::HashMap;

use super::State;
use crate::rules::Position;

/// Where two records of one game part. Places are half-moves, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parting {
    /// They have the same moves.
    Nowhere,
    /// They do not begin from the same position, or are no games of one kind.
    Start,
    /// One goes on at this half-move, where the other ends.
    End(usize),
    /// At this half-move they have other moves; `again`: the half-moves in either from which on they have the same position
    /// and go on alike, if they do.
    Move { at: usize, again: Option<(usize, usize)> },
}

impl Parting {
    /// Holds two records against each other.
    #[must_use]
    pub fn of(first: &State, second: &State) -> Parting {
        let starts = [first, second].map(start);
        if starts[0] != starts[1] {
            return Parting::Start;
        }
        let (one, other) = (first.plies(), second.plies());
        let notations = |(one, other): (&super::Ply, &super::Ply)| one.made.notation == other.made.notation;
        let at = one.iter().zip(other).take_while(|plies| notations(*plies)).count();
        match (one.get(at), other.get(at)) {
            (None, None) => Parting::Nowhere,
            (Some(_), Some(_)) => Parting::Move { at, again: again(first, second, at) },
            (Some(_), None) | (None, Some(_)) => Parting::End(at),
        }
    }
}

/// The position that the moves begin from.
fn start(state: &State) -> Position {
    state.plies().first().map_or(*state.position(), |ply| ply.before)
}

/// The nearest half-moves behind `at` that leave the same position in both: what lies between was written differently, or is
/// missing in one of them.
fn again(first: &State, second: &State, at: usize) -> Option<(usize, usize)> {
    let (one, other) = (first.plies().get(at..)?, second.plies().get(at..)?);
    // Of either record the position that it parts from has been: only the other goes back to it.
    let parted = |&(one, other): &(usize, usize)| (one, other) != (0, 0);
    let mut earliest = HashMap::new();
    for (steps, position) in positions(other).enumerate().skip(1) {
        earliest.entry(position).or_insert(steps);
    }
    let begun = positions(other).next();
    let ways = positions(one).enumerate().flat_map(|(steps, position)| {
        let at_once = (begun == Some(position)).then_some((steps, 0));
        at_once.into_iter().chain(earliest.get(position).map(|later| (steps, *later)))
    });
    let is_before_the_end = |&(a, b): &(usize, usize)| a + b < one.len() + other.len();
    let nearest = ways.filter(parted).filter(is_before_the_end).min_by_key(|&(a, b)| (a + b, a));
    nearest.map(|(a, b)| (at + a, at + b))
}

/// The positions of these half-moves: the one that they begin from, then what each leaves.
fn positions(plies: &[super::Ply]) -> impl Iterator<Item = &Position> {
    plies.first().map(|ply| &ply.before).into_iter().chain(plies.iter().map(|ply| &ply.made.after))
}
