//! How far a position is from a mate, roughly in plies. Only the order matters: no answer rests on it.

use shakmaty::{Role, Square, attacks};

use super::super::position::Position;
use crate::Side;

/// Mates in the corner a1, to be turned into the other corners: two squares of the hunting king, and the flight that it
/// leaves open from them.
const PICTURES: [([Square; 2], Square); 2] =
    [([Square::B3, Square::A3], Square::B1), ([Square::C2, Square::C1], Square::A2)];

/// What turns the corner a1 into each of the corners.
const TURNS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

/// Where the king stands, each corner, and a change of the pieces.
pub(super) const ESTIMATES: usize = TURNS.len() + 2;

/// A guess for each way to a mate by `mater`; the less the nearer.
pub(super) fn estimates(position: &Position, mater: Side) -> [i32; ESTIMATES] {
    let (own, bare) = (position.board.king(mater), position.board.king(mater.other()));
    let (Some(own), Some(bare)) = (own, bare) else { return [0; ESTIMATES] };
    let hunt = Hunt { position, mater, own, bare };
    let [a1, h1, a8, h8] = TURNS.map(|turn| hunt.corner(turn));
    [hunt.here(), a1, h1, a8, h8, hunt.change()]
}

/// Two kings, of which one is to be mated.
struct Hunt<'p> {
    position: &'p Position,
    mater: Side,
    own: Square,
    bare: Square,
}

impl Hunt<'_> {
    /// How far from a mate where the king stands.
    fn here(&self) -> i32 {
        let board = &self.position.board;
        let without_king = board.occupied().without(self.bare);
        let walls = board.side(self.mater.other());
        let is_free =
            |&flight: &Square| !walls.contains(flight) && board.attackers(flight, self.mater, without_king).is_empty();
        let flights = attacks::king_attacks(self.bare).into_iter().filter(is_free).count();
        let near = (steps(self.own, self.bare) - 2).abs();
        3 * number(flights) + 2 * near + self.check(self.bare) + 2 * to_corner(self.bare)
    }

    /// How far from a mate in a corner.
    fn corner(&self, turn: Square) -> i32 {
        let gaps = PICTURES.map(|(_, flight)| self.gap(flight.xor(turn)));
        let approach = |kings: [Square; 2]| kings.map(|king| 2 * steps(self.own, king.xor(turn)));
        let with_king = PICTURES.into_iter().zip(gaps).map(|((kings, _), gap)| {
            let [one, other] = approach(kings);
            one.min(other) + gap
        });
        // A bishop that checks closes the third flight itself: no king is needed.
        let nearest = with_king.chain([gaps.iter().sum()]).min().unwrap_or(0);
        let board = &self.position.board;
        let blocked = if board.occupied().without(self.bare).contains(turn) { 4 } else { 0 };
        let men = number(board.occupied().count());
        nearest + 3 * steps(self.bare, turn) + self.check(turn) + blocked + men
    }

    /// How far from a check on that square, given by a piece that does not attack it before the king comes there.
    fn check(&self, at: Square) -> i32 {
        let board = &self.position.board;
        let hunters = self.position.pieces(self.mater).filter(|(_, role)| *role != Role::King);
        let from = |(square, role): (Square, Role)| match role {
            Role::Bishop if square.is_light() != at.is_light() => 30,
            Role::Bishop | Role::Rook | Role::Queen => 2,
            Role::Knight => 1 + 2 * (steps(square, at) / 2) + i32::from(square.is_light() == at.is_light()),
            _ => 4 + 4 * self.promotion_steps(square),
        };
        let is_given = board.attackers(at, self.mater, board.occupied().without(self.bare)).without(self.own).any();
        match (is_given, at == self.bare) {
            (true, true) => 0,
            (true, false) => 4,
            (false, _) => hunters.map(from).min().unwrap_or(30),
        }
    }

    /// How far from closing a flight that the king leaves open: a long-range check does it, or a piece on it.
    fn gap(&self, flight: Square) -> i32 {
        let board = &self.position.board;
        let strong = board.side(self.mater) & (board.role(Role::Rook) | board.role(Role::Queen));
        let walls = board.side(self.mater.other()).without(self.bare);
        if strong.any() {
            return number(walls.count());
        }
        if walls.contains(flight) || board.attackers(flight, self.mater, board.occupied()).without(self.own).any() {
            return 0;
        }
        let closers = self.position.pieces(self.mater.other()).filter(|(_, role)| *role != Role::King);
        let from = |(square, role): (Square, Role)| match role {
            Role::Bishop if square.is_light() != flight.is_light() => 20,
            Role::Bishop | Role::Rook | Role::Queen => 3,
            Role::Knight => 3 + steps(square, flight),
            _ => 6 + 2 * steps(square, flight),
        };
        closers.map(from).min().unwrap_or(4)
    }

    /// How far from other pieces than these: pawns that promote or are captured.
    fn change(&self) -> i32 {
        let board = &self.position.board;
        let pawns = board.pieces(self.mater, Role::Pawn);
        let foremost = pawns.into_iter().map(|square| self.promotion_steps(square)).min().unwrap_or(0);
        let prey = board.pieces(self.mater.other(), Role::Pawn);
        let to_prey = prey.into_iter().map(|square| steps(self.own, square)).min().unwrap_or(0);
        let to_own = pawns.into_iter().map(|square| steps(self.bare, square)).min().unwrap_or(0);
        4 * foremost
            + 2 * to_prey.min(to_own)
            + 4 * number(board.role(Role::Pawn).count())
            + number(board.occupied().count())
    }

    /// Steps of a pawn of the hunter to the last rank, and a fine for each piece on its way.
    fn promotion_steps(&self, pawn: Square) -> i32 {
        let last = super::super::board::color(self.mater.other()).backrank();
        let goal = Square::from_coords(pawn.file(), last);
        let way = attacks::between(pawn, goal).with(goal);
        number(way.count()) + 2 * number((way & self.position.board.occupied()).count())
    }
}

/// Steps to the nearest corner, those to the edge more important.
fn to_corner(square: Square) -> i32 {
    let to_edge = |place: u32| i32::try_from(place.min(7 - place)).unwrap_or(0);
    let (file, rank) = (to_edge(square.file().to_u32()), to_edge(square.rank().to_u32()));
    file + rank + file.min(rank)
}

/// A king's steps.
fn steps(from: Square, to: Square) -> i32 {
    i32::try_from(from.distance(to)).unwrap_or(8)
}

fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
