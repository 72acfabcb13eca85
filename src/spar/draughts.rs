use golos_rules::draughts::{Goal, Position as Draughts, Variant};
use golos_rules::{Position, Side};

use crate::place::{Place, Rest, WIN, mixed};

/// A position of any kind of draughts.
#[derive(Clone, Copy)]
pub(crate) struct DraughtsPlace(Draughts);

/// What a king is worth more than a man, on 64 and on 100 squares.
const KING: [i32; 2] = [180, 220];

impl Place for DraughtsPlace {
    type Move = DraughtsPlace;

    fn of(position: &Position) -> Option<Self> {
        position.draughts().copied().map(DraughtsPlace)
    }

    fn moves(&self, found: &mut Vec<Self::Move>) {
        let mut after = Vec::with_capacity(24);
        self.0.successors(&mut after);
        found.extend(after.into_iter().map(DraughtsPlace));
    }

    fn after(&self, mv: &Self::Move) -> Self {
        *mv
    }

    fn value(&self) -> i32 {
        let own = self.0.turn();
        let value = worth(&self.0, own) - worth(&self.0, own.other());
        match self.0.variant().goal() {
            Goal::Take => value + mop_up(&self.0, value),
            Goal::Give => given(&self.0, own) - given(&self.0, own.other()),
        }
    }

    fn end(&self) -> Option<i32> {
        None
    }

    fn stuck(&self) -> i32 {
        match self.0.variant().goal() {
            Goal::Take => -WIN,
            Goal::Give => WIN,
        }
    }

    fn rest(&self, _: u32, _: u8, _: &mut Vec<Self::Move>) -> Rest {
        if self.0.must_capture() { Rest::Due } else { Rest::Quiet }
    }

    fn key(&self) -> u64 {
        let sets = Side::BOTH.map(|side| [self.0.men(side).bits(), self.0.kings(side).bits()]);
        let key = sets.iter().flatten().fold(self.0.turn() as u64 + 1, |key, &set| mixed(key, set));
        if self.0.variant().king_moves().is_none() {
            return key;
        }
        let runs = Side::BOTH.map(|side| self.0.king_run(side));
        runs.iter().fold(key, |key, run| {
            mixed(key, run.map_or(0, |run| u64::from(run.king.number()) << 8 | u64::from(run.moves)))
        })
    }
}

/// The worth of a side's men: each 100, more as it goes on, on middle files and at home as long as it guards the last rank.
fn worth(position: &Draughts, side: Side) -> i32 {
    let size = i32::from(position.geometry().size());
    let men: i32 = position.men(side).map(|square| worth_of_man(position.variant(), square.number(), side)).sum();
    let kings = i32::try_from(position.kings(side).len()).unwrap_or(0);
    men + kings * (100 + KING[usize::from(size > 8)])
}

/// The worth of a man on the square with this number.
fn worth_of_man(variant: &Variant, number: u8, side: Side) -> i32 {
    let size = i32::from(variant.geometry().size());
    let (index, width) = (i32::from(number) - 1, size / 2);
    let from_top = index / width;
    let rank = if side == Side::White { size - 1 - from_top } else { from_top };
    let file = index % width * 2 + (from_top + 1) % 2;
    let centre = file.min(size - 1 - file).min(3);
    // Two men that stay at home let nobody through.
    let home = if rank == 0 && (file == 2 || file == size - 2 || file == size - 3 || file == 1) { 7 } else { 0 };
    100 + rank * 2 + centre * 2 + home
}

/// Few pieces make who is ahead go on: each exchange and each step to the king is worth something.
fn mop_up(position: &Draughts, value: i32) -> i32 {
    let pieces: usize = Side::BOTH.into_iter().map(|side| position.pieces(side).len()).sum();
    let few = i32::try_from(20usize.saturating_sub(pieces)).unwrap_or(0);
    value * few / 64
}

/// How near a side is to have given all: pieces are a burden, but who can still move has more to give.
fn given(position: &Draughts, side: Side) -> i32 {
    let (men, kings) = (position.men(side).len(), position.kings(side).len());
    let burden = i32::try_from(men * 100 + kings * 120).unwrap_or(0);
    let moves = i32::try_from(reach(position, side)).unwrap_or(0);
    moves * 5 - burden / 4 + moves.min(1) * 60
}

/// How many moves a side has, as if it had the turn.
fn reach(position: &Draughts, side: Side) -> usize {
    let mut after = Vec::with_capacity(24);
    position.with_turn(side).successors(&mut after);
    after.len()
}
