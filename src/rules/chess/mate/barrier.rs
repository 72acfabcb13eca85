//! What pieces can ever do, taken too wide: where each can ever stand, if every piece that ever moves is out of the way
//! of all others. A square that even so is out of reach stays out of reach, and if no mating picture can be put together
//! from what is left, there is none.
//!
//! The sets grow until nothing changes. Then, along any game: whoever moves comes from a square of its set, over squares
//! on which nothing stands for ever, to a square that was added; so no piece ever leaves its set.

use shakmaty::{Bitboard, Rank, Role, Square, attacks};

use super::super::board::{Piece, color};
use super::super::castling::Castling;
use super::super::moves::Wing;
use super::super::position::Position;
use crate::{BySide, Side};

/// A piece of the root position.
struct Unit {
    piece: Piece,
    start: Square,
    /// Where it can ever stand.
    reach: Bitboard,
    /// Whether it can ever be captured.
    is_takeable: bool,
    /// A pawn that can become something else counts as queen and knight in one.
    is_promoted: bool,
}

impl Unit {
    /// Whether it stands where it stands for ever.
    fn is_fixed(&self) -> bool {
        !self.is_takeable && self.reach == Bitboard::from(self.start)
    }

    /// What it attacks from a square, over anything but these.
    fn attacks(&self, from: Square, obstacles: Bitboard) -> Bitboard {
        let plain = attacks::attacks(from, self.piece.role.of(color(self.piece.side)), obstacles);
        if self.is_promoted {
            plain | attacks::queen_attacks(from, obstacles) | attacks::knight_attacks(from)
        } else {
            plain
        }
    }
}

/// Whether no mating picture by `mater` can ever come about.
pub(super) fn holds_against(position: &Position, mater: Side) -> bool {
    let mut reach = Reach::new(position);
    while reach.grow() {}
    !reach.has_picture(mater)
}

struct Reach {
    units: Vec<Unit>,
}

impl Reach {
    fn new(position: &Position) -> Self {
        let unit = |side: Side| {
            move |(start, role): (Square, Role)| Unit {
                piece: Piece { side, role },
                start,
                reach: start.into(),
                is_takeable: false,
                is_promoted: false,
            }
        };
        let units = Side::BOTH.into_iter().flat_map(|side| position.pieces(side).map(unit(side)).collect::<Vec<_>>());
        let mut reach = Reach { units: units.collect() };
        for side in Side::BOTH {
            let mover = Position { turn: side, ..*position };
            for castling in Wing::BOTH.into_iter().filter_map(|wing| Castling::of(&mover, wing)) {
                reach.add_castling(castling);
            }
        }
        // A pawn that may be captured in passing can be captured on the square behind it as well.
        if let Some(passed) = position.passing {
            let pushed = Square::from_coords(passed.file(), color(position.turn).relative_rank(Rank::Fifth));
            let pawn = reach.units.iter_mut().filter(|unit| unit.start == pushed);
            pawn.for_each(|unit| unit.reach.add(passed));
        }
        reach
    }

    fn add_castling(&mut self, castling: Castling) {
        for unit in &mut self.units {
            if unit.start == castling.king {
                unit.reach.add(castling.king_to);
            } else if unit.start == castling.rook {
                unit.reach.add(castling.rook_to);
            }
        }
    }

    /// The squares on which something stands for ever.
    fn fixed(&self) -> Bitboard {
        self.units.iter().filter(|unit| unit.is_fixed()).map(|unit| unit.start).collect()
    }

    /// What the pieces of a side that stand for ever attack for ever: of long-range ones the neighbouring squares.
    fn guarded_by(&self, side: Side) -> Bitboard {
        let guards = self.units.iter().filter(|unit| unit.piece.side == side && unit.is_fixed());
        guards.fold(Bitboard::EMPTY, |all, unit| all | unit.attacks(unit.start, Bitboard::FULL))
    }

    /// The squares on which pieces of a side can be captured.
    fn prey(&self, side: Side) -> Bitboard {
        let prey = self.units.iter().filter(|unit| unit.piece.side == side && unit.piece.role != Role::King);
        prey.fold(Bitboard::EMPTY, |all, unit| all | unit.reach)
    }

    /// Adds what the pieces can do from where they can stand by now; whether that was anything new.
    fn grow(&mut self) -> bool {
        let fixed = self.fixed();
        let by_side = |f: &dyn Fn(Side) -> Bitboard| BySide::new(f(Side::White), f(Side::Black));
        let (guarded, prey) = (by_side(&|side| self.guarded_by(side)), by_side(&|side| self.prey(side)));
        let mut captures = BySide::new(Bitboard::EMPTY, Bitboard::EMPTY);
        let mut has_grown = false;
        for unit in &mut self.units {
            let (side, enemy) = (unit.piece.side, unit.piece.side.other());
            let takes = unit.reach.into_iter().fold(Bitboard::EMPTY, |all, from| all | unit.attacks(from, fixed));
            let takes = if unit.piece.role == Role::King { takes & !guarded[enemy] } else { takes };
            captures[enemy] |= takes;
            let goes = match unit.piece.role {
                Role::Pawn if !unit.is_promoted => takes & prey[enemy] | pushes(side, unit.reach, fixed),
                _ => takes & (!fixed | prey[enemy]),
            };
            has_grown |= !goes.is_subset(unit.reach);
            unit.reach |= goes;
            let promotes = unit.piece.role == Role::Pawn && (unit.reach & color(enemy).backrank()).any();
            has_grown |= promotes && !unit.is_promoted;
            unit.is_promoted |= promotes;
        }
        for unit in self.units.iter_mut().filter(|unit| unit.piece.role != Role::King && !unit.is_takeable) {
            unit.is_takeable = (unit.reach & captures[unit.piece.side]).any();
            has_grown |= unit.is_takeable;
        }
        has_grown
    }

    /// Whether somewhere in the reach of the other king a check can be given while it has no flight.
    fn has_picture(&self, mater: Side) -> bool {
        let king = |side| self.units.iter().find(|unit| unit.piece == Piece { side, role: Role::King });
        let (Some(own), Some(bare)) = (king(mater), king(mater.other())) else { return true };
        let is_king = |unit: &&Unit| unit.piece.role == Role::King;
        // A king is no obstacle: a check goes through it to the flight behind.
        let obstacles =
            self.units.iter().filter(|unit| unit.is_fixed() && !is_king(unit)).map(|unit| unit.start).collect();
        let hunters: Vec<&Unit> = self.of(mater).filter(|unit| !is_king(unit)).collect();
        let walls: Vec<Bitboard> =
            self.of(mater.other()).filter(|unit| !is_king(unit)).map(|unit| unit.reach).collect();
        let sights: Vec<Bitboard> = hunters
            .iter()
            .map(|unit| unit.reach.into_iter().fold(Bitboard::EMPTY, |all, from| all | unit.attacks(from, obstacles)))
            .collect();
        hunters.iter().enumerate().any(|(place, hunter)| {
            let others = sights.iter().enumerate().filter(|(other, _)| *other != place);
            let others = others.fold(Bitboard::EMPTY, |all, (_, sight)| all | *sight);
            hunter.reach.into_iter().any(|from| {
                let sight = hunter.attacks(from, obstacles);
                (sight & bare.reach).into_iter().any(|at| {
                    let flights = attacks::king_attacks(at) & !(others | sight);
                    is_shut(at, flights, own.reach.without(from), &walls)
                })
            })
        })
    }

    fn of(&self, side: Side) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(move |unit| unit.piece.side == side)
    }
}

/// Where pawns of a side get to straight ahead.
fn pushes(side: Side, from: Bitboard, fixed: Bitboard) -> Bitboard {
    let (ahead, third) = if side == Side::White { (8, Rank::Third) } else { (-8, Rank::Sixth) };
    let one = from.shift(ahead) & !fixed;
    // A pawn that was moved here only by captures gets a second step too much: that is allowed, and harmless.
    let two = (one & Bitboard::from_rank(third)).shift(ahead) & !fixed;
    one | two
}

/// Whether the flights of a king on `at` can all be closed: by the other king from somewhere, the rest by different
/// pieces of its own.
fn is_shut(at: Square, flights: Bitboard, own_king: Bitboard, walls: &[Bitboard]) -> bool {
    let near = attacks::king_attacks(at).with(at);
    (own_king & !near).into_iter().any(|king| {
        let open: Vec<Square> = (flights & !attacks::king_attacks(king)).into_iter().collect();
        open.len() <= walls.len() && is_matched(&open, walls)
    })
}

/// Whether each square can get a piece of its own.
fn is_matched(squares: &[Square], walls: &[Bitboard]) -> bool {
    let mut taken: Vec<Option<usize>> = vec![None; walls.len()];
    (0..squares.len()).all(|place| augment(place, squares, walls, &mut taken, &mut vec![false; walls.len()]))
}

/// Finds a piece for a square, moving others to squares that they can fill as well.
fn augment(
    place: usize,
    squares: &[Square],
    walls: &[Bitboard],
    taken: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for (wall, reach) in walls.iter().enumerate() {
        if tried[wall] || !reach.contains(squares[place]) {
            continue;
        }
        tried[wall] = true;
        let is_free = match taken[wall] {
            None => true,
            Some(other) => augment(other, squares, walls, taken, tried),
        };
        if is_free {
            taken[wall] = Some(place);
            return true;
        }
    }
    false
}
