//! A position as the side to move sees it, and its moves without capture.

use golos_rules::Side;
use golos_rules::draughts::{Piece, PieceKind, Position, Square, Squares};

use crate::capture::successors;
use crate::forces::Forces;
use crate::law::{self, Game, Law, with_law};

/// The headings up-left, up-right, down-left, down-right.
pub(crate) const HEADINGS: [usize; 4] = [0, 1, 2, 3];

/// Up-left and up-right: the headings in which men of the side to move go.
pub(crate) const FORWARD: [usize; 2] = [0, 1];

/// The pieces as sets of bits. The side to move always goes up: Black's board is turned round, so that positions which differ
/// only in the colours are one board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Board {
    pub own_men: u64,
    pub own_kings: u64,
    pub other_men: u64,
    pub other_kings: u64,
}

impl Board {
    /// The board of a position of the rules.
    #[must_use]
    pub fn of(position: &Position) -> Board {
        let width = u32::from(position.geometry().size()) / 2;
        let (own, other) = (position.turn(), position.turn().other());
        let set = |squares: Squares| {
            squares.fold(0, |set, square| set | 1 << law::place(width, u32::from(square.number()) - 1))
        };
        let board = Board {
            own_men: set(position.men(own)),
            own_kings: set(position.kings(own)),
            other_men: set(position.men(other)),
            other_kings: set(position.kings(other)),
        };
        if own == Side::White { board } else { board.turned(width) }
    }

    /// Some board with these forces; `None` if there is no room for them.
    pub(crate) fn some(game: Game, forces: Forces) -> Option<Board> {
        let width = game.width();
        let mut free = law::ranks(width, 1, 2 * width - 1);
        let mut take = |count: u8| {
            (0..count).try_fold(0, |set, _| {
                let bit = free & free.wrapping_neg();
                free ^= bit;
                (bit != 0).then_some(set | bit)
            })
        };
        Some(Board {
            own_men: take(forces.own_men)?,
            own_kings: take(forces.own_kings)?,
            other_men: take(forces.other_men)?,
            other_kings: take(forces.other_kings)?,
        })
    }

    /// The position of the rules, with White to move.
    #[must_use]
    pub fn position(&self, game: Game) -> Position {
        let width = game.width();
        let groups = [
            (self.own_men, Side::White, PieceKind::Man),
            (self.own_kings, Side::White, PieceKind::King),
            (self.other_men, Side::Black, PieceKind::Man),
            (self.other_kings, Side::Black, PieceKind::King),
        ];
        let placed =
            groups.into_iter().flat_map(|(set, side, kind)| places(set).map(move |at| (at, Piece { side, kind })));
        placed.fold(Position::empty(game.variant()), |position, (at, piece)| {
            let number = u8::try_from(law::square(width, at) + 1).unwrap_or_default();
            Square::from_number(number).map_or(position, |square| position.put(square, Some(piece)))
        })
    }

    /// How many pieces of each kind there are.
    #[must_use]
    pub fn forces(&self) -> Forces {
        let count = |set: u64| u8::try_from(set.count_ones()).unwrap_or(u8::MAX);
        Forces {
            own_men: count(self.own_men),
            own_kings: count(self.own_kings),
            other_men: count(self.other_men),
            other_kings: count(self.other_kings),
        }
    }

    /// Puts the boards after all legal moves into `found`, as the other side sees them. A board may come twice; none comes if
    /// there is no move.
    pub fn after_moves(&self, game: Game, found: &mut Vec<Board>) {
        with_law!(game, L => successors::<L>(self, found));
    }

    /// Whether a man stands on its last rank: no move leads there, so no table has such a cell (R-5.4.14.4c).
    pub(crate) fn has_man_on_last_rank(&self, game: Game) -> bool {
        let width = game.width();
        let bottom = law::ranks(width, 2 * width - 1, 2 * width);
        self.own_men & law::ranks(width, 0, 1) != 0 || self.other_men & bottom != 0
    }

    /// The same pieces as the other side sees them.
    #[inline(always)]
    pub(crate) fn flipped<L: Law>(&self) -> Board {
        self.turned(L::WIDTH).swapped()
    }

    #[inline(always)]
    fn turned(&self, width: u32) -> Board {
        let last = 2 * width * width + width - 2;
        let turn = |set: u64| set.reverse_bits() >> (63 - last);
        Board {
            own_men: turn(self.own_men),
            own_kings: turn(self.own_kings),
            other_men: turn(self.other_men),
            other_kings: turn(self.other_kings),
        }
    }

    #[inline(always)]
    const fn swapped(self) -> Board {
        Board {
            own_men: self.other_men,
            own_kings: self.other_kings,
            other_men: self.own_men,
            other_kings: self.own_kings,
        }
    }

    /// The squares of the other side's pieces.
    #[inline(always)]
    pub(crate) const fn prey(&self) -> u64 {
        self.other_men | self.other_kings
    }

    /// The empty squares.
    #[inline(always)]
    pub(crate) fn free<L: Law>(&self) -> u64 {
        L::SQUARES & !(self.own_men | self.own_kings | self.prey())
    }

    /// Whether the side to move has to capture (R-6.1.5.3).
    #[inline(always)]
    pub(crate) fn must_capture<L: Law>(&self) -> bool {
        let (prey, free) = (self.prey(), self.free::<L>());
        HEADINGS.into_iter().any(|heading| {
            let reach = self.own_men | self.own_kings | run::<L>(self.own_kings, heading, free);
            step::<L>(reach, heading) & prey & step::<L>(free, 3 - heading) != 0
        })
    }

    /// Where men go without capture, by heading.
    #[inline(always)]
    pub(crate) fn man_targets<L: Law>(&self, free: u64) -> [u64; 2] {
        FORWARD.map(|heading| step::<L>(self.own_men, heading) & free)
    }

    /// The board after a man has gone from a square to another, not turned round.
    #[inline(always)]
    pub(crate) fn after_man<L: Law>(&self, from: u64, to: u64) -> Board {
        let crowned = to & L::TOP;
        Board { own_men: (self.own_men ^ from) | (to & !crowned), own_kings: self.own_kings | crowned, ..*self }
    }
}

/// The set moved one step. A step over an edge falls on a bit that is no square; callers mask with squares.
#[inline(always)]
pub(crate) const fn step<L: Law>(set: u64, heading: usize) -> u64 {
    match heading {
        0 => set >> (L::WIDTH + 1),
        1 => set >> L::WIDTH,
        2 => set << L::WIDTH,
        _ => set << (L::WIDTH + 1),
    }
}

/// The free squares from those of `at` in a heading up to the first that is not: three steps one by one, then twice three
/// at a time, which is as far as any board goes.
#[inline(always)]
pub(crate) fn run<L: Law>(at: u64, heading: usize, free: u64) -> u64 {
    let ahead = |set| step::<L>(set, heading);
    let first = ahead(at) & free;
    let second = ahead(first) & free;
    let near = first | second | ahead(second) & free;
    let gap = free & ahead(free & ahead(free));
    let middle = ahead(ahead(ahead(near))) & gap;
    near | middle | ahead(ahead(ahead(middle))) & gap
}

/// The single bits of a set, lowest first.
#[inline(always)]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let bit = set & set.wrapping_neg();
        set ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// The places of the bits of a set, lowest first.
#[inline(always)]
pub(crate) fn places(set: u64) -> impl Iterator<Item = u32> {
    bits(set).map(u64::trailing_zeros)
}
