use shakmaty::{CastlingSide, Role, Square};

/// The two castlings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wing {
    /// 0-0.
    King,
    /// 0-0-0.
    Queen,
}

impl Wing {
    pub const BOTH: [Wing; 2] = [Wing::King, Wing::Queen];

    pub(super) const fn to_shakmaty(self) -> CastlingSide {
        match self {
            Wing::King => CastlingSide::KingSide,
            Wing::Queen => CastlingSide::QueenSide,
        }
    }
}

/// A lawful move, with what it takes and what it becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(pub(super) shakmaty::Move);

impl From<shakmaty::Move> for Move {
    fn from(mv: shakmaty::Move) -> Move {
        Move(mv)
    }
}

impl From<Move> for shakmaty::Move {
    fn from(mv: Move) -> shakmaty::Move {
        mv.0
    }
}

impl Move {
    /// The piece that moves; the king castles (CH-3.8.2).
    #[must_use]
    pub const fn role(self) -> Role {
        self.0.role()
    }

    /// Where the piece starts; of castling, where the king does.
    #[must_use]
    pub fn from(self) -> Square {
        self.0.from().unwrap_or(self.0.to())
    }

    /// Where the piece arrives; of castling, where the king does.
    #[must_use]
    pub fn to(self) -> Square {
        match (self.0, self.wing()) {
            (shakmaty::Move::Castle { king, .. }, Some(wing)) => {
                Square::from_coords(wing.to_shakmaty().king_to_file(), king.rank())
            }
            _ => self.0.to(),
        }
    }

    /// What it captures.
    #[must_use]
    pub const fn captured(self) -> Option<Role> {
        self.0.capture()
    }

    /// The square that it empties of an enemy piece: behind `to` when it captures en passant.
    #[must_use]
    pub fn captured_on(self) -> Option<Square> {
        match self.0 {
            shakmaty::Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
            _ => self.captured().map(|_| self.to()),
        }
    }

    /// Whether it captures, en passant included.
    #[must_use]
    pub const fn is_capture(self) -> bool {
        self.0.is_capture()
    }

    /// Whether it captures a pawn in passing (CH-3.7.4.1).
    #[must_use]
    pub const fn is_en_passant(self) -> bool {
        self.0.is_en_passant()
    }

    /// What a pawn becomes (CH-3.7.5).
    #[must_use]
    pub const fn promotion(self) -> Option<Role> {
        self.0.promotion()
    }

    /// To which wing it castles.
    #[must_use]
    pub fn wing(self) -> Option<Wing> {
        let side = self.0.castling_side()?;
        Some(if side.is_king_side() { Wing::King } else { Wing::Queen })
    }

    /// The rook that castles, where it starts.
    #[must_use]
    pub const fn castling_rook(self) -> Option<Square> {
        match self.0 {
            shakmaty::Move::Castle { rook, .. } => Some(rook),
            _ => None,
        }
    }

    /// Whether no earlier position can come again because of it: a pawn moves or a piece is captured (CH-9.3).
    #[must_use]
    pub const fn is_zeroing(self) -> bool {
        self.0.is_zeroing()
    }
}
