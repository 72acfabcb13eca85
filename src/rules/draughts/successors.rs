use super::board::{Bitboards, Bits};
use super::engine::Law;
use super::generator::{Chain, DIAGONALS, Longest, Mover, Turn, reverse, step};
use super::perft::Distinct;

/// Tells of every legal move what it leaves on the board; routes that leave the same are one.
pub(super) fn successors<L: Law, M: Mover>(board: &Bitboards, tell: &mut dyn FnMut(Chain, Bitboards)) {
    let turn = Turn::<L, M>::new(board);
    let mut tell = |chain: Chain| tell(chain, board.after::<M>(chain));
    if turn.must_capture() {
        let mut chains = Vec::new();
        turn.captures(&mut Distinct::<L> { chains: &mut chains, base: 0, longest: Longest::new(board.kings) });
        chains.iter().for_each(|&chain| Bits(chain.to).for_each(|to| tell(Chain { to, ..chain })));
        return;
    }
    for (heading, targets) in turn.man_targets() {
        for to in Bits(targets) {
            let from = step::<L>(to, reverse(heading));
            tell(Chain { from, to, victims: 0, crowned: to & Turn::<L, M>::CROWN });
        }
    }
    for from in Bits(turn.kings) {
        for heading in DIAGONALS {
            Bits(turn.king_targets(from, heading)).for_each(|to| tell(Chain { from, to, victims: 0, crowned: 0 }));
        }
    }
}
