//! The Dutch system of the chess federation (C.04.3 in the form of 2026).

mod assign;
mod bracket;
mod colours;
mod levels;
mod player;
mod solve;
mod weight;

use std::cmp::Reverse;

use self::bracket::{Bracket, TooWide};
use self::player::{RankedPlayer, Strength, players};
use super::entrant::forbidden;
use super::graph::{Graph, Matched};
use super::outcome::{NoPairing, Pair, PairReason, Pairing, PairingBye, Where};
use crate::crosstable::{Crosstable, Points, TableStage};
use golos_rules::Side;

/// Pairs a round. `lot` is the colour of the first board in round 1, if it is known.
///
/// # Errors
/// [`NoPairing`] if nobody is there, no complete round is possible (art. 1.9.3), or the lot is needed and not known.
pub(super) fn pair(stage: &TableStage, lot: Option<Side>) -> Result<Pairing, NoPairing> {
    let players = players(stage);
    if players.is_empty() {
        return Err(NoPairing::Nobody(stage.round));
    }
    let impossible = NoPairing::Impossible(stage.round);
    let (graph, bye_score) = field(stage, &players).ok_or(impossible.clone())?;
    let mut left: Vec<usize> = (0..players.len()).collect();
    let mut floaters: Vec<usize> = Vec::new();
    let mut made: Vec<(usize, usize)> = Vec::new();
    while let Some(&first) = left.first() {
        let score = players[first].score;
        let residents: Vec<usize> = take(&mut left, &players, score);
        let next = left.first().map_or_else(Vec::new, |&first| same(&left, &players, players[first].score));
        let below = left[next.len()..].to_vec();
        let moved = floaters.len();
        let mut here = std::mem::take(&mut floaters);
        here.extend(residents);
        let bracket = Bracket { players: &players, graph: &graph, bye_score, here, moved, next, below };
        let pairs = bracket.pairs().map_err(|TooWide| NoPairing::TooWide(stage.round))?;
        let paired = |player: &usize| pairs.iter().any(|&(one, two)| one == *player || two == *player);
        floaters = bracket.here.iter().copied().filter(|player| !paired(player)).collect();
        made.extend(pairs);
    }
    let odd = match floaters[..] {
        [] => None,
        [odd] => Some(PairingBye { number: players[odd].number, passed: Vec::new() }),
        _ => return Err(impossible),
    };
    let pairs = made.iter().map(|&(one, two)| coloured(&players[one], &players[two], lot));
    let mut pairs: Vec<(&RankedPlayer, &RankedPlayer, Pair)> = pairs.collect::<Option<_>>().ok_or(NoPairing::NoLot)?;
    // By board as published: the points of the higher, of the lower, the number of the higher; without virtual points.
    pairs.sort_by_key(|(one, two, _)| {
        let order = |player: &RankedPlayer| (Reverse(player.points), player.rank);
        let (one, two) = if order(one) < order(two) { (one, two) } else { (two, one) };
        (Reverse((one.points, two.points)), one.rank)
    });
    Ok(Pairing { pairs: pairs.into_iter().map(|(.., pair)| pair).collect(), odd })
}

fn same(left: &[usize], players: &[RankedPlayer], score: Points) -> Vec<usize> {
    left.iter().copied().take_while(|&player| players[player].score == score).collect()
}

fn take(left: &mut Vec<usize>, players: &[RankedPlayer], score: Points) -> Vec<usize> {
    let taken = same(left, players, score);
    left.drain(..taken.len());
    taken
}

/// Who may meet whom (C1, C3), and in an odd field the lowest score that the odd one can have (C2, C4, C5).
fn field(stage: &TableStage, players: &[RankedPlayer]) -> Option<(Graph, Option<Points>)> {
    let count = players.len();
    let may = |one: usize, two: usize| {
        let (one, two) = (&players[one], &players[two]);
        let absolute = one.strength == Strength::Absolute && two.strength == Strength::Absolute && one.wish == two.wish;
        !(one.met.contains(&two.number) || forbidden(stage, one.number, two.number) || absolute && !one.top && !two.top)
    };
    let all: Vec<usize> = (0..count + count % 2).collect();
    if count.is_multiple_of(2) {
        let graph = Graph::new(count, may);
        return Matched::perfect(&graph, &all).is_some().then_some((graph, None));
    }
    let mut scores: Vec<Points> = players.iter().filter(|player| player.can_bye).map(|player| player.score).collect();
    scores.sort_unstable();
    scores.dedup();
    scores.into_iter().find_map(|score| {
        let bye = |player: usize| players[player].can_bye && players[player].score <= score;
        let graph = Graph::new(count + 1, |one, two| if two == count { bye(one) } else { may(one, two) });
        Matched::perfect(&graph, &all).is_some().then_some((graph, Some(score)))
    })
}

fn coloured<'p>(
    one: &'p RankedPlayer,
    two: &'p RankedPlayer,
    lot: Option<Side>,
) -> Option<(&'p RankedPlayer, &'p RankedPlayer, Pair)> {
    let (side, colours) = colours::side_of_higher(one, two, lot)?;
    let (white, black) = if side == Side::White { (one, two) } else { (two, one) };
    let place = if one.score == two.score {
        Where::Group(one.score)
    } else {
        Where::Floated { floater: one.number, from: one.score, to: two.score }
    };
    Some((
        one,
        two,
        Pair { white: white.number, black: black.number, why: PairReason { place, passed: Vec::new() }, colours },
    ))
}

/// Gives the virtual points of the Baku acceleration (C.04.5.1): the upper half, rounded up to an even number of pairs, has
/// a point in the first half of the accelerated rounds and half a point in the others; half of the rounds are accelerated.
pub fn accelerate(table: &mut Crosstable, rounds: usize) {
    let upper = 2 * table.rows.len().div_ceil(4);
    let accelerated = rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let half = Points::tenths(table.scale.win.in_tenths() / 2);
    for row in table.rows.iter_mut().take(upper) {
        row.virtual_points = (0..accelerated).map(|round| if round < full { table.scale.win } else { half }).collect();
    }
}
