//! The captures of a position: the boards that they leave.

use std::marker::PhantomData;

use crate::board::{Board, FORWARD, HEADINGS, bits, run, step};
use crate::law::Law;

/// Puts the boards that legal captures leave into `found`, as the other side sees them. A board may come twice. Nothing is
/// put there if there is no capture.
pub(crate) fn captures<L: Law>(board: &Board, found: &mut Vec<Board>) {
    found.clear();
    let mut search = Search::<L> { board, free: 0, start: 0, was_king: false, most: 0, found, law: PhantomData };
    for from in bits(board.own_men) {
        search.begin(from, false);
        search.man(from, 0);
    }
    for from in bits(board.own_kings) {
        search.begin(from, true);
        search.king(from, 0);
    }
}

/// Puts the boards after all legal moves into `found`, as the other side sees them. A board may come twice.
pub(crate) fn successors<L: Law>(board: &Board, found: &mut Vec<Board>) {
    captures::<L>(board, found);
    if !found.is_empty() {
        return;
    }
    let free = board.free::<L>();
    for (heading, targets) in FORWARD.into_iter().zip(board.man_targets::<L>(free)) {
        found.extend(bits(targets).map(|to| board.after_man::<L>(step::<L>(to, 3 - heading), to).flipped::<L>()));
    }
    for from in bits(board.own_kings) {
        for targets in HEADINGS.map(|heading| run::<L>(from, heading, free)) {
            let after = bits(targets).map(|to| Board { own_kings: board.own_kings ^ from | to, ..*board });
            found.extend(after.map(|board| board.flipped::<L>()));
        }
    }
}

/// The search for the captures of one piece after another. Captured pieces stay where they are until the end and are not
/// jumped again (R-6.1.5.7, R-6.1.5.8).
struct Search<'a, L> {
    board: &'a Board,
    /// The empty squares, and that which the piece has left.
    free: u64,
    start: u64,
    was_king: bool,
    /// The most that was taken so far.
    most: u32,
    found: &'a mut Vec<Board>,
    law: PhantomData<L>,
}

impl<L: Law> Search<'_, L> {
    fn begin(&mut self, from: u64, is_king: bool) {
        (self.start, self.was_king) = (from, is_king);
        self.free = self.board.free::<L>() | from;
    }

    /// Captures on with a man; says whether it could.
    fn man(&mut self, at: u64, taken: u64) -> bool {
        let prey = self.board.prey() & !taken;
        let mut went = false;
        for heading in HEADINGS {
            let over = step::<L>(at, heading) & prey;
            let land = step::<L>(over, heading) & self.free;
            if land == 0 {
                continue;
            }
            went = true;
            let taken = taken | over;
            let crowned = land & L::TOP != 0;
            let goes_on = if crowned && L::IN_PASSING { self.king(land, taken) } else { self.man(land, taken) };
            if !goes_on {
                self.finish(land, taken, crowned);
            }
        }
        went
    }

    /// Captures on with a king; says whether it could. After the captured piece it stops anywhere, unless the capture goes
    /// on from some of those squares: then only there (R-6.1.5.6).
    fn king(&mut self, at: u64, taken: u64) -> bool {
        let mut went = false;
        for heading in HEADINGS {
            let edge = step::<L>(at | run::<L>(at, heading, self.free), heading);
            let over = edge & self.board.prey() & !taken;
            let first = step::<L>(over, heading) & self.free;
            if first == 0 {
                continue;
            }
            went = true;
            let (lands, taken) = (first | run::<L>(first, heading, self.free), taken | over);
            let mut goes_on = false;
            for land in bits(lands) {
                goes_on |= self.king(land, taken);
            }
            if !goes_on {
                for land in bits(lands) {
                    self.finish(land, taken, true);
                }
            }
        }
        went
    }

    fn finish(&mut self, to: u64, taken: u64, is_king: bool) {
        if L::MAJORITY {
            let number = taken.count_ones();
            if number < self.most {
                return;
            }
            if number > self.most {
                self.most = number;
                self.found.clear();
            }
        }
        let board = self.board;
        let becomes_king = is_king || self.was_king;
        let (man, king) = if becomes_king { (0, to) } else { (to, 0) };
        let after = Board {
            own_men: board.own_men & !self.start | man,
            own_kings: board.own_kings & !self.start | king,
            other_men: board.other_men & !taken,
            other_kings: board.other_kings & !taken,
        };
        self.found.push(after.flipped::<L>());
    }
}
