//! The generator, written once for all variants: [`Law`] is fixed at compile time, and so is the side.

use super::board::{Bitboards, Bits};
use super::engine::Law;
use super::variant::{Majority, Promotion};
use crate::Side;
use std::cmp::Ordering;
use std::marker::PhantomData;

/// One of the directions as a place in [`Law::TURNS`]: the diagonal ones up-left, up-right, down-left, down-right, then up,
/// left, right and down.
pub(super) type Heading = usize;

/// The headings of moves without capture.
pub(super) const DIAGONALS: [Heading; 4] = [0, 1, 2, 3];

/// The heading back.
pub(super) const fn reverse(heading: Heading) -> Heading {
    if heading < DIAGONALS.len() { 3 - heading } else { 11 - heading }
}

/// The two diagonal headings across a diagonal one.
const fn across(heading: Heading) -> [Heading; 2] {
    [heading ^ 1, heading ^ 2]
}

/// The set moved one step. A step over an edge leaves the board; callers mask with squares of the board.
#[inline(always)]
pub(super) fn step<L: Law>(set: u64, heading: Heading) -> u64 {
    inside::<L>(set, heading).rotate_left(L::TURNS[heading])
}

/// The squares of the set from which a step does not come back on the board at another place; no diagonal step does.
#[inline(always)]
fn inside<L: Law>(set: u64, heading: Heading) -> u64 {
    if L::HEADINGS == DIAGONALS.len() { set } else { set & L::INSIDE[heading] }
}

/// A finished capture; the squares of `to` are the free ones on which a king may choose to stop (R-6.1.5.6).
#[derive(Clone, Copy)]
pub(super) struct Chain {
    pub from: u64,
    pub to: u64,
    pub victims: u64,
    /// The victims that were taken when the man became a king; none if it did not.
    pub crowned: u64,
}

impl Chain {
    /// Whether another leaves the same on the board but for where it stops.
    #[inline(always)]
    pub fn differs_in_end_only(&self, other: &Chain) -> bool {
        let is_crowned = |chain: &Chain| chain.crowned != 0;
        self.victims == other.victims && self.from == other.from && is_crowned(self) == is_crowned(other)
    }
}

/// Who is told of captures while they are searched. Those who need no path leave `enter` and `leave` alone.
pub(super) trait Collect {
    /// One more piece is jumped, landing on `land` for what follows.
    fn enter(&mut self, _over: u64, _land: u64) {}
    /// The jump entered last is done with.
    fn leave(&mut self) {}
    /// The capture is finished.
    fn finish(&mut self, chain: Chain);
}

/// The most that was taken so far: where the majority counts, less is not legal.
pub(super) struct Longest<L> {
    most: u32,
    /// The kings of both sides.
    kings: u64,
    law: PhantomData<L>,
}

/// What a finished capture is among those found before it.
pub(super) enum Weight {
    /// Not legal: more can be taken.
    Short,
    /// As good as the others.
    Legal,
    /// Those found before it are not legal.
    Longer,
}

impl<L: Law> Longest<L> {
    /// Before any capture was found on a board with these kings.
    #[inline(always)]
    pub const fn new(kings: u64) -> Self {
        Longest { most: 0, kings, law: PhantomData }
    }

    /// Weighs a capture.
    #[inline(always)]
    pub fn weigh(&mut self, chain: &Chain) -> Weight {
        let pieces = chain.victims.count_ones();
        let taken = match L::RULES.majority {
            Majority::Free => return Weight::Legal,
            Majority::Number => pieces,
            Majority::Value => {
                let value = Majority::value(pieces, (chain.victims & self.kings).count_ones());
                // Of equal captures that of a king.
                2 * value + u32::from(chain.from & self.kings != 0)
            }
        };
        match taken.cmp(&self.most) {
            Ordering::Less => Weight::Short,
            Ordering::Equal => Weight::Legal,
            Ordering::Greater => {
                self.most = taken;
                Weight::Longer
            }
        }
    }
}

/// A side, fixed at compile time.
pub(super) trait Mover {
    type Other: Mover;
    const SIDE: Side;
}

pub(super) struct White;

pub(super) struct Black;

impl Mover for White {
    type Other = Black;
    const SIDE: Side = Side::White;
}

impl Mover for Black {
    type Other = White;
    const SIDE: Side = Side::Black;
}

/// The position as the mover sees it.
pub(super) struct Turn<L, M> {
    pub own: u64,
    pub prey: u64,
    pub free: u64,
    pub kings: u64,
    /// The kings of both sides.
    pub all_kings: u64,
    law: PhantomData<(L, M)>,
}

impl<L: Law, M: Mover> Turn<L, M> {
    /// The headings in which men move (R-6.1.4.3).
    pub const FORWARD: [Heading; 2] = match M::SIDE {
        Side::White => [0, 1],
        Side::Black => [2, 3],
    };
    /// The rank on which men become kings (R-6.1.4.4).
    pub const CROWN: u64 = match M::SIDE {
        Side::White => L::TOP,
        Side::Black => L::BOTTOM,
    };

    #[inline(always)]
    pub fn new(board: &Bitboards) -> Self {
        let (own, prey) = (board.of(M::SIDE), board.of(M::SIDE.other()));
        let (free, all_kings) = (L::SQUARES & !(own | prey), board.kings);
        Turn { own, prey, free, kings: own & all_kings, all_kings, law: PhantomData }
    }

    /// The pieces that men can capture in a heading (R-6.1.5.1, R-6.1.5.3).
    #[inline(always)]
    fn men_prey(&self, heading: Heading) -> u64 {
        step::<L>(self.own & !self.kings, heading) & open::<L>(self.prey, heading, self.free)
    }

    /// The kings that can capture (R-6.1.5.2).
    #[inline(always)]
    fn hungry_kings(&self) -> u64 {
        if self.kings == 0 {
            return 0;
        }
        let hungry = |heading| {
            let prey = open::<L>(self.prey, heading, self.free);
            let back = reverse(heading);
            step::<L>(prey | run::<L>(prey, back, self.free), back)
        };
        self.kings & (0..L::HEADINGS).fold(0, |squares, heading| squares | hungry(heading))
    }

    /// Whether a capture is due.
    #[inline(always)]
    pub fn must_capture(&self) -> bool {
        (0..L::HEADINGS).fold(0, |prey, heading| prey | self.men_prey(heading)) != 0 || self.hungry_kings() != 0
    }

    /// Tells of every route of capture, the majority rule set aside. Routes that take the same pieces in another order
    /// are told apart, those that differ only in a landing square between two captures on one line are not.
    #[inline(always)]
    pub fn captures<C: Collect>(&self, collect: &mut C) {
        // Single calls, not a loop: so the shifts are constants.
        self.man_captures(0, collect);
        self.man_captures(1, collect);
        self.man_captures(2, collect);
        self.man_captures(3, collect);
        if L::HEADINGS > DIAGONALS.len() {
            self.man_captures(4, collect);
            self.man_captures(5, collect);
            self.man_captures(6, collect);
            self.man_captures(7, collect);
        }
        for from in Bits(self.hungry_kings()) {
            self.hunt(from, collect).king(from, 0);
        }
    }

    #[inline(always)]
    fn man_captures<C: Collect>(&self, heading: Heading, collect: &mut C) {
        for over in Bits(self.men_prey(heading)) {
            let (from, land) = (step::<L>(over, reverse(heading)), step::<L>(over, heading));
            self.hunt(from, collect).man_lands(over, land, over);
        }
    }

    /// The search from one square, which the mover leaves.
    pub fn hunt<'c, C: Collect>(&self, from: u64, collect: &'c mut C) -> Hunt<'c, L, M, C> {
        Hunt { from, free: self.free | from, prey: self.prey, crowned: 0, hungry: [0; 8], collect, law: PhantomData }
    }

    /// The squares that the men reach without capture, as sets of targets a heading.
    #[inline(always)]
    pub fn man_targets(&self) -> [(Heading, u64); 2] {
        Self::FORWARD.map(|heading| (heading, step::<L>(self.own & !self.kings, heading) & self.free))
    }

    /// The squares that `kings` reach in a heading without capture (R-6.1.4.5); no square is reached by two of them.
    #[inline(always)]
    pub fn king_targets(&self, kings: u64, heading: Heading) -> u64 {
        run::<L>(kings, heading, self.free)
    }
}

/// The pieces of `prey` that have a free square behind them in a heading.
#[inline(always)]
fn open<L: Law>(prey: u64, heading: Heading, free: u64) -> u64 {
    prey & step::<L>(free, reverse(heading))
}

/// The first square from `at` in a heading that is not free, or a bit that is no square.
#[inline(always)]
fn slide<L: Law>(at: u64, heading: Heading, free: u64) -> u64 {
    let mut square = step::<L>(at, heading);
    while square & free != 0 {
        square = step::<L>(square, heading);
    }
    square
}

/// The free squares from those of `at` in a heading up to the first that is not: three steps one by one, then twice
/// three at a time, which is as far as any board goes. No loop: how far a king sees cannot be predicted.
#[inline(always)]
fn run<L: Law>(at: u64, heading: Heading, free: u64) -> u64 {
    let ahead = |set| step::<L>(set, heading);
    let first = ahead(at) & free;
    let second = ahead(first) & free;
    let near = first | second | ahead(second) & free;
    let gap = free & ahead(free & ahead(free));
    let three = |set: u64| inside::<L>(set, heading).rotate_left(3 * L::TURNS[heading] % 64) & gap;
    let middle = three(near);
    near | middle | three(middle)
}

/// The search for the captures of one piece. Captured pieces stay where they are until the end and are not jumped
/// again (R-6.1.5.7, R-6.1.5.8), so `free` never changes, and `prey` only by the victims.
pub(super) struct Hunt<'c, L, M, C> {
    from: u64,
    free: u64,
    prey: u64,
    crowned: u64,
    /// For each heading the free squares from which a king captures in it, unless that piece is taken already.
    hungry: [u64; 8],
    collect: &'c mut C,
    law: PhantomData<(L, M)>,
}

impl<L: Law, M: Mover, C: Collect> Hunt<'_, L, M, C> {
    /// Whether a man on `at` can capture.
    #[inline(always)]
    fn can_man(&self, at: u64, victims: u64) -> bool {
        let targets = self.prey & !victims;
        let land = |heading| step::<L>(step::<L>(at, heading) & targets, heading);
        (0..L::HEADINGS).fold(0, |lands, heading| lands | land(heading)) & self.free != 0
    }

    /// Captures on with a man; says whether it could.
    pub fn man(&mut self, at: u64, victims: u64) -> bool {
        let targets = self.prey & !victims;
        let mut went = false;
        for heading in 0..L::HEADINGS {
            let over = step::<L>(at, heading) & targets;
            let land = step::<L>(over, heading) & self.free;
            if land != 0 {
                went = true;
                self.man_lands(over, land, victims | over);
            }
        }
        went
    }

    #[inline(always)]
    fn man_lands(&mut self, over: u64, land: u64, victims: u64) {
        self.collect.enter(over, land);
        let on_crown = land & Turn::<L, M>::CROWN != 0;
        match L::RULES.promotion {
            Promotion::InPassing if on_crown => {
                self.crowned = victims;
                if !self.king(land, victims) {
                    self.finish(land, victims, victims);
                }
                self.crowned = 0;
            }
            _ if self.can_man(land, victims) => {
                self.man(land, victims);
            }
            _ => self.finish(land, victims, if on_crown { victims } else { 0 }),
        }
        self.collect.leave();
    }

    /// Captures on with a king; says whether it could.
    pub fn king(&mut self, at: u64, victims: u64) -> bool {
        for heading in 0..L::HEADINGS {
            let prey = open::<L>(self.prey, heading, self.free);
            self.hungry[heading] = run::<L>(prey, reverse(heading), self.free);
        }
        let mut went = false;
        for heading in 0..L::HEADINGS {
            if at & self.hungry[heading] != 0 {
                went |= self.king_line(at, heading, victims);
            }
        }
        went
    }

    /// Captures with a king in one heading. Behind the captured piece it may stop anywhere, unless the capture goes
    /// on from some of those squares: then only there (R-6.1.5.6).
    fn king_line(&mut self, at: u64, heading: Heading, victims: u64) -> bool {
        let over = slide::<L>(at, heading, self.free) & self.prey & !victims;
        let first = step::<L>(over, heading) & self.free;
        if first == 0 {
            return false;
        }
        let victims = victims | over;
        let lands = first | run::<L>(first, heading, self.free);
        let mut went = false;
        if L::HEADINGS == DIAGONALS.len() {
            for side in across(heading) {
                went |= self.king_turns(over, lands, side, victims);
            }
        } else {
            for side in (0..L::HEADINGS).filter(|&side| side != heading && side != reverse(heading)) {
                went |= self.king_turns(over, lands, side, victims);
            }
        }
        self.collect.enter(over, first);
        if lands & self.hungry[heading] != 0 {
            went |= self.king_line(first, heading, victims);
        }
        if !went {
            self.finish(lands, victims, self.crowned);
        }
        self.collect.leave();
        true
    }

    /// Captures on to one side from those of `lands` where it can.
    #[inline(always)]
    fn king_turns(&mut self, over: u64, lands: u64, side: Heading, victims: u64) -> bool {
        let mut went = false;
        for land in Bits(lands & self.hungry[side]) {
            self.collect.enter(over, land);
            went |= self.king_line(land, side, victims);
            self.collect.leave();
        }
        went
    }

    fn finish(&mut self, to: u64, victims: u64, crowned: u64) {
        self.collect.finish(Chain { from: self.from, to, victims, crowned });
    }
}
