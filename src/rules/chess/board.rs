use shakmaty::{Bitboard, ByColor, ByRole, Color, Role, Square, attacks};

use crate::Side;

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    pub side: Side,
    pub role: Role,
}

/// The board in a crossed code: a set of squares for each bit of a role's number, and one for White's pieces. Any set-up
/// can be written down, whether a game reaches it or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Bitboards {
    bits: [u64; 3],
    white: u64,
}

impl Bitboards {
    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let place = square.to_u32();
        let bit = |set: u64| set >> place & 1;
        let [low, middle, high] = self.bits.map(bit);
        let role = Role::try_from(low | middle << 1 | high << 2).ok()?;
        let side = if bit(self.white) == 1 { Side::White } else { Side::Black };
        Some(Piece { side, role })
    }

    /// The board with this on the square; none empties it.
    #[must_use]
    pub fn put(mut self, square: Square, piece: Option<Piece>) -> Bitboards {
        let one = Bitboard::from_square(square).0;
        let number = piece.map_or(0, |piece| u32::from(piece.role));
        for (place, set) in self.bits.iter_mut().enumerate() {
            *set = if number >> place & 1 == 1 { *set | one } else { *set & !one };
        }
        let white = piece.is_some_and(|piece| piece.side == Side::White);
        self.white = if white { self.white | one } else { self.white & !one };
        self
    }

    pub fn occupied(&self) -> Bitboard {
        let [low, middle, high] = self.bits;
        Bitboard(low | middle | high)
    }

    pub fn side(&self, side: Side) -> Bitboard {
        match side {
            Side::White => Bitboard(self.white),
            Side::Black => self.occupied() & !Bitboard(self.white),
        }
    }

    pub fn role(&self, role: Role) -> Bitboard {
        let number = u32::from(role);
        let chosen = |place: usize, set: u64| if number >> place & 1 == 1 { set } else { !set };
        let [low, middle, high] = self.bits;
        Bitboard(chosen(0, low) & chosen(1, middle) & chosen(2, high))
    }

    pub fn pieces(&self, side: Side, role: Role) -> Bitboard {
        self.role(role) & self.side(side)
    }

    /// The king of a side; none if it has not exactly one.
    pub fn king(&self, side: Side) -> Option<Square> {
        self.pieces(side, Role::King).single_square()
    }

    /// The pieces of `side` that attack a square, with `occupied` in the way of the long-range ones.
    pub fn attackers(&self, square: Square, side: Side, occupied: Bitboard) -> Bitboard {
        let queens = self.role(Role::Queen);
        let from = attacks::rook_attacks(square, occupied) & (self.role(Role::Rook) | queens)
            | attacks::bishop_attacks(square, occupied) & (self.role(Role::Bishop) | queens)
            | attacks::knight_attacks(square) & self.role(Role::Knight)
            | attacks::king_attacks(square) & self.role(Role::King)
            | attacks::pawn_attacks(color(side.other()), square) & self.role(Role::Pawn);
        from & self.side(side)
    }

    /// As the crate writes it that knows the moves.
    pub fn to_shakmaty(self) -> shakmaty::Board {
        let by_role = ByRole::new_with(|role| self.role(role));
        let by_color = ByColor { white: self.side(Side::White), black: self.side(Side::Black) };
        shakmaty::Board::try_from_bitboards(by_role, by_color).unwrap_or_else(|_| shakmaty::Board::empty())
    }
}

impl From<&shakmaty::Board> for Bitboards {
    fn from(board: &shakmaty::Board) -> Self {
        let bit = |place: u32| {
            let roles = Role::ALL.into_iter().filter(|&role| u32::from(role) >> place & 1 == 1);
            roles.fold(0, |set, role| set | board.by_role(role).0)
        };
        Bitboards { bits: [bit(0), bit(1), bit(2)], white: board.white().0 }
    }
}

pub(super) const fn color(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}

pub(super) const fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}
