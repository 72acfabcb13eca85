//! The heaviest matching of a graph.

use integer_blossom::max_weight_matching;

use super::levels::{Layout, Values};
use super::weight::Number;

/// Nobody.
pub(super) const NONE: usize = usize::MAX;

/// A possible pair, the higher one first, and what it is worth.
pub(super) type Edge = (usize, usize, Values);

/// The weight of values.
pub(super) fn weight<N: Number>(values: &Values, layout: &Layout) -> N {
    let placed = values.iter().filter(|(_, value)| *value != 0);
    let placed = placed.filter_map(|&(level, value)| Some(N::placed(value, layout.offset(level)?)));
    placed.fold(N::ZERO, |sum, part| sum + part)
}

/// The partner of each of `size` players in the heaviest matching of these.
pub(super) fn heaviest<N: Number>(size: usize, members: &[usize], edges: &[Edge], layout: &Layout) -> Vec<usize> {
    let mut place = vec![NONE; size];
    for (index, &member) in members.iter().enumerate() {
        place[member] = index;
    }
    let count = members.len();
    let mut weights = vec![N::ZERO; count * count];
    for (one, two, values) in edges {
        let (row, column) = (place[*one], place[*two]);
        if row != NONE && column != NONE {
            weights[row.min(column) * count + row.max(column)] = weight(values, layout);
        }
    }
    let mut mates = vec![NONE; size];
    for (index, mate) in max_weight_matching(&weights, count).into_iter().enumerate() {
        if let Some(mate) = mate {
            mates[members[index]] = members[mate];
        }
    }
    mates
}
