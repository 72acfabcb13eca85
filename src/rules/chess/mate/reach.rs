//! What pieces can ever do, taken too wide: where each can ever stand, if every piece that can ever move is out of the way
//! of all others. A square that is out of reach even so stays out of reach, and if no mating picture can be put together
//! from what is left, there is none.
//!
//! The sets grow until nothing changes. Then, along any game: a piece that moves comes from a square of its set, over squares
//! on which nothing stands for ever, to a square that was added; so no piece ever leaves its set.

use shakmaty::{Bitboard, Rank, Role, Square};

use super::super::board::{Piece, color};
use super::super::castling::Castling;
use super::super::moves::Wing;
use super::super::position::Position;
use super::sight::sight;
use crate::{BySide, Side};

/// A piece of the root position.
pub(super) struct Unit {
    pub piece: Piece,
    start: Square,
    /// Where it can ever stand.
    pub reach: Bitboard,
    /// Whether it can ever be captured.
    is_takeable: bool,
    /// A pawn that can become something else counts as queen and knight in one.
    is_promoted: bool,
}

impl Unit {
    /// Whether it stands on its square for ever.
    pub fn is_fixed(&self) -> bool {
        !self.is_takeable && self.reach == Bitboard::from(self.start)
    }

    pub fn is_king(&self) -> bool {
        self.piece.role == Role::King
    }

    /// Whether it is a pawn for ever.
    fn is_pawn(&self) -> bool {
        self.piece.role == Role::Pawn && !self.is_promoted
    }

    /// Whether it is a pawn that never leaves its file.
    fn keeps_file(&self) -> bool {
        self.is_pawn() && self.reach.is_subset(Bitboard::from_file(self.start.file()))
    }

    /// The square of its reach that is furthest ahead.
    fn furthest(&self) -> Square {
        let furthest = if self.piece.side == Side::White { self.reach.last() } else { self.reach.first() };
        furthest.unwrap_or(self.start)
    }

    /// What it attacks from these squares, over anything but the obstacles.
    pub fn sight(&self, from: Bitboard, obstacles: Bitboard) -> Bitboard {
        let plain = sight(self.piece, from, obstacles);
        if self.is_promoted {
            let of = |role| sight(Piece { role, ..self.piece }, from, obstacles);
            plain | of(Role::Queen) | of(Role::Knight)
        } else {
            plain
        }
    }
}

/// The pieces of a position, and where each can ever stand.
pub(super) struct Reach {
    pub units: Vec<Unit>,
}

impl Reach {
    /// Works the sets out.
    pub fn of(position: &Position) -> Self {
        Reach::until(position, |_| false)
    }

    /// Works the sets out. `None` as soon as a pawn of that side can promote: little is out of its reach then.
    pub fn without_promotion(position: &Position, side: Side) -> Option<Self> {
        let promotes = |reach: &Reach| reach.units.iter().any(|unit| unit.is_promoted && unit.piece.side == side);
        let reach = Reach::until(position, promotes);
        (!promotes(&reach)).then_some(reach)
    }

    fn until(position: &Position, is_enough: impl Fn(&Reach) -> bool) -> Self {
        let mut reach = Reach::new(position);
        let mut surroundings = reach.surroundings();
        loop {
            reach.grow(&surroundings);
            let after = reach.surroundings();
            if after == surroundings || is_enough(&reach) {
                return reach;
            }
            surroundings = after;
        }
    }

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

    /// The squares through which nothing is ever attacked. A king is no obstacle: a check goes through it to the flight
    /// behind.
    pub fn obstacles(&self) -> Bitboard {
        let walls = self.units.iter().filter(|unit| unit.is_fixed() && !unit.is_king());
        walls.fold(Bitboard::EMPTY, |all, unit| all | unit.reach)
    }

    /// What the pieces of a side that stand for ever attack for ever: of long-range ones the neighbouring squares.
    fn guarded_by(&self, side: Side) -> Bitboard {
        let guards = self.units.iter().filter(|unit| unit.piece.side == side && unit.is_fixed());
        guards.fold(Bitboard::EMPTY, |all, unit| all | unit.sight(unit.reach, Bitboard::FULL))
    }

    /// The squares on which pieces of a side can be captured.
    fn prey(&self, side: Side) -> Bitboard {
        let prey = self.units.iter().filter(|unit| unit.piece.side == side && unit.piece.role != Role::King);
        prey.fold(Bitboard::EMPTY, |all, unit| all | unit.reach)
    }

    fn surroundings(&self) -> Surroundings {
        let by_side = |f: &dyn Fn(Side) -> Bitboard| BySide::new(f(Side::White), f(Side::Black));
        let captives = self.units.iter().filter(|unit| unit.keeps_file() && !unit.is_takeable);
        Surroundings {
            fixed: self.fixed(),
            guarded: by_side(&|side| self.guarded_by(side)),
            prey: by_side(&|side| self.prey(side)),
            captives: captives.map(|unit| (unit.piece.side, unit.start, unit.furthest())).collect(),
        }
    }

    /// Adds what the pieces can do from where they can stand by now.
    fn grow(&mut self, around: &Surroundings) {
        let mut captures = BySide::new(Bitboard::EMPTY, Bitboard::EMPTY);
        for unit in &mut self.units {
            let enemy = unit.piece.side.other();
            loop {
                let sight = unit.sight(unit.reach, around.fixed);
                let takes = if unit.is_king() { sight & !around.guarded[enemy] } else { sight };
                let goes = if unit.is_pawn() {
                    takes & around.prey[enemy] | around.pushes(unit)
                } else {
                    takes & (!around.fixed | around.prey[enemy])
                };
                if goes.is_subset(unit.reach) {
                    captures[enemy] |= takes;
                    break;
                }
                unit.reach |= goes;
                unit.is_promoted |= unit.is_pawn() && (unit.reach & color(enemy).backrank()).any();
            }
        }
        for unit in self.units.iter_mut().filter(|unit| !unit.is_king()) {
            unit.is_takeable |= (unit.reach & captures[unit.piece.side]).any();
        }
    }
}

/// What the reach of a piece depends on beside itself.
#[derive(PartialEq, Eq)]
struct Surroundings {
    fixed: Bitboard,
    guarded: BySide<Bitboard>,
    prey: BySide<Bitboard>,
    /// Pawns that keep their file and are never captured: side, start and furthest square.
    captives: Vec<(Side, Square, Square)>,
}

impl Surroundings {
    /// Where a pawn gets to straight ahead. While it keeps its file, it passes no other pawn that keeps it too and is never
    /// captured: none of the enemy at its start, none of its own at its furthest square.
    fn pushes(&self, pawn: &Unit) -> Bitboard {
        let (ahead, third) = if pawn.piece.side == Side::White { (8, Rank::Third) } else { (-8, Rank::Sixth) };
        let one = pawn.reach.shift(ahead) & !self.fixed;
        // A pawn that comes to the third rank by a capture gets a second step too much: that is allowed, and harmless.
        let two = (one & Bitboard::from_rank(third)).shift(ahead) & !self.fixed;
        let is_ahead = |square: Square| square != pawn.start && (square > pawn.start) == (ahead > 0);
        let captives = self.captives.iter().filter(|_| pawn.keeps_file());
        let blockers = captives.filter(|(_, start, _)| start.file() == pawn.start.file() && is_ahead(*start));
        let allowed = blockers.fold(Bitboard::FULL, |left, &(side, start, furthest)| {
            let square = if side == pawn.piece.side { furthest } else { start };
            let beyond = if ahead > 0 { !0 << square.to_u32() } else { !0 >> (63 - square.to_u32()) };
            left & !Bitboard(beyond)
        });
        (one | two) & allowed
    }
}
