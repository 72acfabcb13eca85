//! A second look that takes what pieces can do too wide: kings and pawns move by the rules, every other piece is at each
//! moment on whichever square of its reach serves best, or on none. Where even so no position with a mating picture can
//! come, none can come at all, and these positions are few.

use hashbrown::HashSet;
use shakmaty::{Bitboard, Rank, Role, Square, attacks};

use super::super::board::color;
use super::super::position::Position;
use super::picture::is_matched;
use super::reach::{Reach, Unit};
use crate::{BySide, Side};

/// What is exact of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Skeleton {
    pawns: BySide<Bitboard>,
    kings: BySide<Square>,
    turn: Side,
}

/// How a move may give check.
#[derive(Clone, Copy)]
enum Check {
    /// By a piece that is not exact.
    Piece,
    /// By the pawn on this square.
    Pawn(Square),
    /// By a line that was opened when this square became empty.
    From(Square),
}

/// Why the skeleton says nothing: a promotion, a capture in passing, too many positions.
struct Unknown;

/// Number of skeletons examined, if they prove that `mater` cannot mate. `None` if they prove nothing, or if there are
/// more than `limit`.
pub(super) fn proves_no_mate(position: &Position, mater: Side, limit: u32) -> Option<u32> {
    let (white, black) = (position.board.king(Side::White)?, position.board.king(Side::Black)?);
    if position.castling.any() || position.passing.is_some() {
        return None;
    }
    let pawns = |side| position.board.pieces(side, Role::Pawn);
    let root = Skeleton {
        pawns: BySide::new(pawns(Side::White), pawns(Side::Black)),
        kings: BySide::new(white, black),
        turn: position.turn,
    };
    let others = Others::of(position, mater);
    // Only asked, never listed: its order has no effect.
    let mut seen: HashSet<Skeleton> = HashSet::new();
    let mut open = vec![root];
    seen.insert(root);
    while let Some(skeleton) = open.pop() {
        for (next, check) in others.moves(&skeleton).ok()? {
            if next.is_attacked_by_pawns(skeleton.turn) {
                continue;
            }
            if skeleton.turn == mater && others.may_mate(&next, check) {
                return None;
            }
            if seen.insert(next) {
                open.push(next);
            }
        }
        if seen.len() > limit as usize {
            return None;
        }
    }
    u32::try_from(seen.len()).ok()
}

impl Skeleton {
    /// Whether pawns attack the king of a side.
    fn is_attacked_by_pawns(&self, side: Side) -> bool {
        (attacks::pawn_attacks(color(side), self.kings[side]) & self.pawns[side.other()]).any()
    }

    fn next(&self) -> Skeleton {
        Skeleton { turn: self.turn.other(), ..*self }
    }

    /// With the piece of the side that is not to move, if any, off this square.
    fn taken(mut self, side: Side, square: Square) -> Skeleton {
        self.pawns[side].discard(square);
        self
    }
}

/// The pieces that are not exact.
struct Others {
    mater: Side,
    /// Where a side has any.
    reach: BySide<Bitboard>,
    /// Where the mating side has knights, bishops or queens, rooks or queens.
    knights: Bitboard,
    diagonal: Bitboard,
    straight: Bitboard,
    /// Where each of the other side can stand.
    walls: Vec<Bitboard>,
}

impl Others {
    fn of(position: &Position, mater: Side) -> Others {
        let reach = Reach::of(position);
        let of = |side: Side| reach.units.iter().filter(move |unit| unit.piece.side == side && is_inexact(unit));
        let union = |side: Side, roles: &[Role]| {
            let units = of(side).filter(|unit| roles.contains(&unit.piece.role));
            units.fold(Bitboard::EMPTY, |all, unit| all | unit.reach)
        };
        Others {
            mater,
            reach: BySide::new(union(Side::White, &Role::ALL), union(Side::Black, &Role::ALL)),
            knights: union(mater, &[Role::Knight]),
            diagonal: union(mater, &[Role::Bishop, Role::Queen]),
            straight: union(mater, &[Role::Rook, Role::Queen]),
            walls: of(mater.other()).map(|unit| unit.reach).collect(),
        }
    }

    /// Every move, those that leave the own king attacked by pawns included.
    fn moves(&self, skeleton: &Skeleton) -> Result<Vec<(Skeleton, Check)>, Unknown> {
        let (us, them) = (skeleton.turn, skeleton.turn.other());
        let mut moves = Vec::with_capacity(16);
        let king = skeleton.kings[us];
        let near = attacks::king_attacks(skeleton.kings[them]).with(skeleton.kings[them]);
        for to in attacks::king_attacks(king) & !near & !skeleton.pawns[us] {
            let mut next = skeleton.next().taken(them, to);
            next.kings[us] = to;
            moves.push((next, Check::From(king)));
        }
        for pawn in skeleton.pawns[us] {
            self.pawn_moves(skeleton, pawn, &mut moves)?;
        }
        if self.reach[us].any() {
            moves.push((skeleton.next(), Check::Piece));
            let taken = skeleton.pawns[them] & self.reach[us];
            moves.extend(taken.into_iter().map(|square| (skeleton.next().taken(them, square), Check::Piece)));
        }
        Ok(moves)
    }

    fn pawn_moves(&self, skeleton: &Skeleton, pawn: Square, moves: &mut Vec<(Skeleton, Check)>) -> Result<(), Unknown> {
        let (us, them) = (skeleton.turn, skeleton.turn.other());
        let (white, black) = (skeleton.kings[Side::White], skeleton.kings[Side::Black]);
        let occupied = skeleton.pawns[us] | skeleton.pawns[them] | Bitboard::from(white) | Bitboard::from(black);
        let (ahead, third) = if us == Side::White { (8, Rank::Third) } else { (-8, Rank::Sixth) };
        let one = Bitboard::from(pawn).shift(ahead) & !occupied;
        let two = (one & Bitboard::from_rank(third)).shift(ahead) & !occupied;
        let prey = skeleton.pawns[them] | self.reach[them] & !occupied;
        let goes = one | two | attacks::pawn_attacks(color(us), pawn) & prey;
        let beside = attacks::king_attacks(two.first().unwrap_or(pawn)) & skeleton.pawns[them];
        let is_passable = two.into_iter().any(|square| (beside & Bitboard::from_rank(square.rank())).any());
        if is_passable || goes.intersects(color(them).backrank()) {
            return Err(Unknown);
        }
        for to in goes {
            let mut next = skeleton.next().taken(them, to);
            next.pawns[us].discard(pawn);
            next.pawns[us].add(to);
            moves.extend([(next, Check::Pawn(to)), (next, Check::From(pawn))]);
        }
        Ok(())
    }

    /// Whether the side to move may be mated by such a check.
    fn may_mate(&self, skeleton: &Skeleton, check: Check) -> bool {
        let (own, bare) = (skeleton.kings[self.mater], skeleton.kings[self.mater.other()]);
        let (pawns, walls) = (skeleton.pawns[self.mater], skeleton.pawns[self.mater.other()]);
        let obstacles = (pawns | walls).with(own);
        let seen_by_pieces = |square: Square| {
            let diagonal = attacks::bishop_attacks(square, obstacles) & self.diagonal;
            let straight = attacks::rook_attacks(square, obstacles) & self.straight;
            (attacks::knight_attacks(square) & self.knights | diagonal | straight).any()
        };
        let is_given = match check {
            Check::Piece => seen_by_pieces(bare),
            Check::Pawn(pawn) => attacks::pawn_attacks(color(self.mater), pawn).contains(bare),
            Check::From(square) => {
                self.diagonal.any() && attacks::bishop_attacks(bare, obstacles).contains(square)
                    || self.straight.any() && attacks::rook_attacks(bare, obstacles).contains(square)
            }
        };
        let is_guarded = |square: Square| {
            seen_by_pieces(square) || (attacks::pawn_attacks(color(self.mater.other()), square) & pawns).any()
        };
        let is_shut = || {
            let flights = attacks::king_attacks(bare) & !attacks::king_attacks(own) & !walls;
            let flights: Vec<Square> = flights.into_iter().filter(|&square| !is_guarded(square)).collect();
            flights.len() <= self.walls.len() && is_matched(&flights, &self.walls)
        };
        is_given && is_shut()
    }
}

fn is_inexact(unit: &Unit) -> bool {
    !matches!(unit.piece.role, Role::King | Role::Pawn)
}
