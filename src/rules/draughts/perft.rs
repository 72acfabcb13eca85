use super::board::{Bitboards, Bits};
use super::engine::Law;
use super::generator::{Chain, Collect, DIAGONALS, Longest, Mover, Turn, Weight, reverse, step};

/// The number of ways to go on for `depth` plies; the last ply is counted without being made.
pub(super) fn perft<L: Law, M: Mover>(board: &Bitboards, depth: u32) -> u64 {
    count::<L, M>(board, depth, &mut Vec::new())
}

/// `chains` is a stack for the captures of all positions on the way: each leaves it as it was.
fn count<L: Law, M: Mover>(board: &Bitboards, depth: u32, chains: &mut Vec<Chain>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let turn = Turn::<L, M>::new(board);
    if turn.must_capture() {
        count_captures(&turn, board, depth, chains)
    } else if depth == 1 {
        count_quiet(&turn)
    } else {
        walk_quiet(&turn, board, depth, chains)
    }
}

fn count_quiet<L: Law, M: Mover>(turn: &Turn<L, M>) -> u64 {
    let men: u32 = turn.man_targets().iter().map(|(_, targets)| targets.count_ones()).sum();
    if turn.kings == 0 {
        return u64::from(men);
    }
    let kings: u32 = DIAGONALS.iter().map(|&heading| turn.king_targets(turn.kings, heading).count_ones()).sum();
    u64::from(men + kings)
}

fn walk_quiet<L: Law, M: Mover>(turn: &Turn<L, M>, board: &Bitboards, depth: u32, chains: &mut Vec<Chain>) -> u64 {
    let mut total = 0;
    for (heading, targets) in turn.man_targets() {
        for to in Bits(targets) {
            let from = step::<L>(to, reverse(heading));
            let after = board.after::<M>(Chain { from, to, victims: 0, crowned: to & Turn::<L, M>::CROWN });
            total += count::<L, M::Other>(&after, depth - 1, chains);
        }
    }
    for from in Bits(turn.kings) {
        for heading in DIAGONALS {
            for to in Bits(turn.king_targets(from, heading)) {
                let after = board.after::<M>(Chain { from, to, victims: 0, crowned: 0 });
                total += count::<L, M::Other>(&after, depth - 1, chains);
            }
        }
    }
    total
}

fn count_captures<L: Law, M: Mover>(turn: &Turn<L, M>, board: &Bitboards, depth: u32, chains: &mut Vec<Chain>) -> u64 {
    let base = chains.len();
    turn.captures(&mut Distinct::<L> { chains, base, longest: Longest::new(board.kings) });
    let mut total = 0;
    let mut next = base;
    while let Some(&chain) = chains.get(next) {
        next += 1;
        if depth == 1 {
            total += u64::from(chain.to.count_ones());
            continue;
        }
        for to in Bits(chain.to) {
            let after = board.after::<M>(Chain { to, ..chain });
            total += count::<L, M::Other>(&after, depth - 1, chains);
        }
    }
    chains.truncate(base);
    total
}

/// Collects the legal captures behind `base`, those that differ only in their route once.
pub(super) struct Distinct<'s, L> {
    pub chains: &'s mut Vec<Chain>,
    pub base: usize,
    pub longest: Longest<L>,
}

impl<L: Law> Collect for Distinct<'_, L> {
    fn finish(&mut self, chain: Chain) {
        match self.longest.weigh(&chain) {
            Weight::Short => return,
            Weight::Longer => self.chains.truncate(self.base),
            Weight::Legal => {}
        }
        // Two routes may take the same pieces and end alike only if they take at least three, or two along straight lines.
        let fewest = if L::HEADINGS == DIAGONALS.len() { 3 } else { 2 };
        if chain.victims.count_ones() >= fewest {
            let alike = |other: &&mut Chain| other.differs_in_end_only(&chain);
            if let Some(other) = self.chains.iter_mut().skip(self.base).find(alike) {
                other.to |= chain.to;
                return;
            }
        }
        self.chains.push(chain);
    }
}
