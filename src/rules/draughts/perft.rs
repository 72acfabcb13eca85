use super::board::{Bits, Board};
use super::engine::Law;
use super::generator::{Chain, Collect, HEADINGS, Mover, Turn, reverse, step};
use std::marker::PhantomData;

/// The number of ways to go on for `depth` plies; the last ply is counted without being made.
pub(super) fn perft<L: Law, M: Mover>(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let turn = Turn::<L, M>::new(board);
    if turn.must_capture() {
        let least = if L::RULES.majority { longest(&turn) } else { 0 };
        let mut walk = Walk::<L, M> { board, depth, least, total: 0, seen: Vec::new(), law: PhantomData };
        turn.captures(&mut walk);
        walk.total
    } else if depth == 1 {
        count_quiet(&turn)
    } else {
        walk_quiet(&turn, board, depth)
    }
}

fn count_quiet<L: Law, M: Mover>(turn: &Turn<L, M>) -> u64 {
    let men: u32 = turn.man_targets().iter().map(|(_, targets)| targets.count_ones()).sum();
    if turn.kings == 0 {
        return u64::from(men);
    }
    let kings: u32 = HEADINGS.iter().map(|&heading| turn.king_targets(turn.kings, heading).count_ones()).sum();
    u64::from(men + kings)
}

fn walk_quiet<L: Law, M: Mover>(turn: &Turn<L, M>, board: &Board, depth: u32) -> u64 {
    let mut total = 0;
    for (heading, targets) in turn.man_targets() {
        for to in Bits(targets) {
            let from = step::<L>(to, reverse(heading));
            let after = board.after::<M>(Chain { from, to, victims: 0, crowned: to & Turn::<L, M>::CROWN });
            total += perft::<L, M::Other>(&after, depth - 1);
        }
    }
    for from in Bits(turn.kings) {
        for heading in HEADINGS {
            for to in Bits(turn.king_targets(from, heading)) {
                let after = board.after::<M>(Chain { from, to, victims: 0, crowned: 0 });
                total += perft::<L, M::Other>(&after, depth - 1);
            }
        }
    }
    total
}

/// Goes on behind each capture that is not seen yet.
struct Walk<'b, L, M> {
    board: &'b Board,
    depth: u32,
    /// Captures of fewer pieces are not legal.
    least: u32,
    total: u64,
    seen: Vec<(u64, Board)>,
    law: PhantomData<(L, M)>,
}

impl<L: Law, M: Mover> Collect for Walk<'_, L, M> {
    fn finish(&mut self, chain: Chain) {
        let taken = chain.victims.count_ones();
        if taken < self.least {
            return;
        }
        // Two routes may take the same pieces and end alike only if they take at least three.
        let is_repeatable = taken >= 3;
        if self.depth == 1 && !is_repeatable {
            self.total += u64::from(chain.to.count_ones());
            return;
        }
        for to in Bits(chain.to) {
            let after = self.board.after::<M>(Chain { to, ..chain });
            if is_repeatable {
                if self.seen.contains(&(chain.from, after)) {
                    continue;
                }
                self.seen.push((chain.from, after));
            }
            self.total += perft::<L, M::Other>(&after, self.depth - 1);
        }
    }
}

/// The greatest number of pieces that can be taken.
fn longest<L: Law, M: Mover>(turn: &Turn<L, M>) -> u32 {
    let mut longest = Longest(0);
    turn.captures(&mut longest);
    longest.0
}

struct Longest(u32);

impl Collect for Longest {
    fn finish(&mut self, chain: Chain) {
        self.0 = self.0.max(chain.victims.count_ones());
    }
}
