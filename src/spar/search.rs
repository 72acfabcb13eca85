//! Alpha-beta over a [`Place`], with a table of what was seen and a bound of positions. It knows no time: the same search
//! finds the same on every machine.

use crate::level::Sight;
use crate::memory::{Bound, Memory};
use crate::place::{FOUND, Place, Rest, WIN};

/// Longer lines are not followed, in half-moves.
const LONGEST: usize = 96;

/// Positions between two looks at whether the search is to end.
const BETWEEN: u64 = 1 << 10;

/// More than any value.
const INFINITE: i32 = WIN + 1;

/// A search from one position.
pub(crate) struct Search<'a> {
    memory: Memory,
    /// The keys of the positions on the way, and before the search those of the game.
    path: Vec<u64>,
    /// How many of them are of the game.
    past: usize,
    nodes: u64,
    /// The number of positions after which the search ends.
    limit: u64,
    /// Half-moves ahead that the level sees.
    sees: u8,
    stop: &'a dyn Fn() -> bool,
    /// The search has come to its end before its depth.
    is_cut: bool,
}

/// A move at the root: the place it leads to, and the value for who makes it.
#[derive(Clone)]
pub(crate) struct Root<P> {
    /// The place in the list that the roots were made of.
    pub number: usize,
    pub place: P,
    /// Exact if it is not below the best by more than was asked for; otherwise at least as low as this.
    pub value: i32,
}

impl<'a> Search<'a> {
    pub fn new(past: Vec<u64>, sight: Sight, stop: &'a dyn Fn() -> bool) -> Search<'a> {
        let (limit, sees) = (u64::from(sight.positions), sight.sees);
        Search { memory: Memory::new(limit), past: past.len(), path: past, nodes: 0, limit, sees, stop, is_cut: false }
    }

    /// Lets the search look at so many positions more.
    pub fn extend(&mut self, nodes: u64) {
        self.limit = self.nodes + nodes;
        self.is_cut = false;
    }

    /// Whether a move is worth so much by a search of `depth` half-moves; as far as could be seen where the bound did not
    /// allow it.
    pub fn reaches<P: Place>(&mut self, place: &P, depth: i8, value: i32) -> bool {
        -self.value(place, depth - 1, -value, 1 - value) >= value
    }

    /// The values of moves by a search of `depth` half-moves, the best first; `None` if the bound did not allow it. Values
    /// that are less than the best by more than `margin` are not worked out.
    pub fn roots<P: Place>(&mut self, roots: &[Root<P>], depth: i8, margin: i32) -> Option<Vec<Root<P>>> {
        let mut valued: Vec<Root<P>> = Vec::with_capacity(roots.len());
        let mut best = -INFINITE;
        for root in roots {
            let alpha = (best - margin - 1).max(-INFINITE);
            let value = -self.value(&root.place, depth - 1, -INFINITE, -alpha);
            if self.is_cut {
                return None;
            }
            best = best.max(value);
            valued.push(Root { value, ..root.clone() });
        }
        valued.sort_by_key(|root| -root.value);
        Some(valued)
    }

    /// The value of a place by a search of `depth` half-moves, for its side to move. Of no use if the search was cut.
    pub fn value<P: Place>(&mut self, place: &P, depth: i8, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if self.nodes >= self.limit || self.nodes.is_multiple_of(BETWEEN) && (self.stop)() {
            self.is_cut = true;
        }
        let plies = i32::try_from(self.path.len() - self.past).unwrap_or(0);
        if let Some(end) = place.end() {
            return nearer(end, plies);
        }
        let key = place.key();
        if self.path.contains(&key) || self.is_cut {
            return 0;
        }
        if depth <= 0 {
            return self.rest(place, key, depth, alpha, beta);
        }
        let seen = self.memory.get(key).copied();
        if let Some(seen) = seen.filter(|seen| seen.depth >= depth) {
            let value = from_here(seen.value, plies);
            let is_enough = match seen.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if is_enough {
                return value;
            }
        }
        let mut moves = Vec::new();
        place.moves(&mut moves);
        let first = seen.and_then(|seen| seen.best).map(usize::from);
        let (value, bound, best) = self.best(place, key, &moves, first, (depth, alpha, beta));
        if !self.is_cut {
            self.memory.put(key, to_there(value, plies), depth, bound, best);
        }
        value
    }

    /// The best of some moves: its value, how it stands to the true one, and its place in the list.
    fn best<P: Place>(
        &mut self,
        place: &P,
        key: u64,
        moves: &[P::Move],
        first: Option<usize>,
        (depth, alpha, beta): (i8, i32, i32),
    ) -> (i32, Bound, Option<u8>) {
        let plies = i32::try_from(self.path.len() - self.past).unwrap_or(0);
        if moves.is_empty() {
            return (nearer(place.stuck(), plies), Bound::Exact, None);
        }
        if self.path.len() - self.past >= LONGEST {
            return (place.value(), Bound::Exact, None);
        }
        self.path.push(key);
        let (mut best, mut chosen, mut low) = (-INFINITE, None, alpha);
        let rest = (0..moves.len()).filter(|&number| Some(number) != first);
        for number in first.into_iter().chain(rest) {
            let Some(mv) = moves.get(number) else { continue };
            let after = place.after(mv);
            let value = if best == -INFINITE || low + 1 >= beta {
                -self.value(&after, depth - 1, -beta, -low)
            } else {
                // The first move is likely the best: that no other is better is soon shown.
                let tried = -self.value(&after, depth - 1, -low - 1, -low);
                if tried > low && tried < beta { -self.value(&after, depth - 1, -beta, -low) } else { tried }
            };
            if value > best {
                (best, chosen) = (value, u8::try_from(number).ok());
            }
            low = low.max(best);
            if low >= beta || self.is_cut {
                break;
            }
        }
        self.path.pop();
        let bound = match best {
            best if best >= beta => Bound::AtLeast,
            best if best <= alpha => Bound::AtMost,
            _ => Bound::Exact,
        };
        (best, bound, chosen)
    }

    /// The value where the depth has ended.
    fn rest<P: Place>(&mut self, place: &P, key: u64, depth: i8, alpha: i32, beta: i32) -> i32 {
        let mut moves = Vec::new();
        match place.rest(depth.unsigned_abs().into(), self.sees, &mut moves) {
            Rest::Quiet => place.value(),
            Rest::Due => {
                place.moves(&mut moves);
                self.best(place, key, &moves, None, (depth, alpha, beta)).0
            }
            Rest::Choice => {
                let still = place.value();
                if still >= beta || moves.is_empty() {
                    return still;
                }
                still.max(self.best(place, key, &moves, None, (depth, alpha.max(still), beta)).0)
            }
        }
    }

    /// The best line that the search has seen from a place, with at most so many moves; captures are played out.
    pub fn line<P: Place>(&mut self, place: &P, most: usize) -> Vec<P> {
        let mut line: Vec<P> = Vec::new();
        while line.len() < most {
            let at = line.last().unwrap_or(place).clone();
            let Some(mv) = self.next(&at) else { break };
            line.push(at.after(&mv));
        }
        line
    }

    /// The best move at a place as far as the search has seen it; where it has not, and nobody may stop there, by one more
    /// half-move.
    fn next<P: Place>(&mut self, at: &P) -> Option<P::Move> {
        let key = at.key();
        if at.end().is_some() || self.path.contains(&key) {
            return None;
        }
        let mut moves = Vec::new();
        if self.memory.get(key).is_none() && matches!(at.rest(0, self.sees, &mut moves), Rest::Due) {
            self.value(at, 1, -INFINITE, INFINITE);
        }
        let best = self.memory.get(key).filter(|seen| seen.bound == Bound::Exact).and_then(|seen| seen.best)?;
        moves.clear();
        at.moves(&mut moves);
        moves.get(usize::from(best)).copied()
    }
}

/// The value of an end so many half-moves away: an early win is better than a late one.
fn nearer(end: i32, plies: i32) -> i32 {
    match end {
        WIN => WIN - plies,
        end if end == -WIN => plies - WIN,
        end => end,
    }
}

/// A value seen from the root, as it is seen from a place so many half-moves on.
const fn to_there(value: i32, plies: i32) -> i32 {
    if value >= FOUND {
        value + plies
    } else if value <= -FOUND {
        value - plies
    } else {
        value
    }
}

const fn from_here(value: i32, plies: i32) -> i32 {
    to_there(value, -plies)
}
