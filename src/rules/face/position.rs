use super::Notation;
use crate::draughts::FenStyle;
use crate::{BySide, Side, chess, draughts, renju};

/// A position of any family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    Draughts(draughts::Position),
    Chess(chess::Position),
    Renju(renju::Position),
}

/// A lawful move of any family. In renju a foul is none, though it can be made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    Draughts(draughts::Move),
    Chess(chess::Move),
    Renju(renju::Move),
}

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    #[error(transparent)]
    Draughts(#[from] draughts::FenError),
    #[error(transparent)]
    Chess(#[from] chess::FenError),
    #[error(transparent)]
    Renju(#[from] renju::TextError),
}

impl Position {
    /// Whether nothing differs at all, also what is not asked for repetition: the counters of a chess position.
    #[must_use]
    pub fn is_identical(&self, other: &Position) -> bool {
        match (self, other) {
            (Position::Chess(one), Position::Chess(other)) => one.is_identical(other),
            (Position::Draughts(_) | Position::Chess(_) | Position::Renju(_), _) => self == other,
        }
    }

    /// The draughts position; none of another family.
    #[must_use]
    pub const fn draughts(&self) -> Option<&draughts::Position> {
        if let Position::Draughts(position) = self { Some(position) } else { None }
    }

    /// The chess position; none of another family.
    #[must_use]
    pub const fn chess(&self) -> Option<&chess::Position> {
        if let Position::Chess(position) = self { Some(position) } else { None }
    }

    /// The renju position; none of another family.
    #[must_use]
    pub const fn renju(&self) -> Option<&renju::Position> {
        if let Position::Renju(position) = self { Some(position) } else { None }
    }

    /// The side that begins: Black in renju (R-9.2.4.1), else White.
    #[must_use]
    pub const fn beginner(&self) -> Side {
        match self {
            Position::Draughts(_) | Position::Chess(_) => Side::White,
            Position::Renju(_) => Side::Black,
        }
    }

    /// Whether each half-move has a number of its own in the score, as a stone of renju has (R-9.3.2.1); else the move of
    /// both sides has one.
    #[must_use]
    pub const fn numbers_half_moves(&self) -> bool {
        match self {
            Position::Draughts(_) | Position::Chess(_) => false,
            Position::Renju(_) => true,
        }
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        match self {
            Position::Draughts(position) => position.turn(),
            Position::Chess(position) => position.turn(),
            Position::Renju(position) => position.turn(),
        }
    }

    /// Whether the side to move has a lawful move. In renju it may always pass.
    #[must_use]
    pub fn has_move(&self) -> bool {
        match self {
            Position::Draughts(position) => position.has_move(),
            Position::Chess(position) => position.has_move(),
            Position::Renju(_) => true,
        }
    }

    /// How many pieces `side` has on the board.
    #[must_use]
    pub fn count(&self, side: Side) -> u32 {
        let pieces = match self {
            Position::Draughts(position) => position.pieces(side).len(),
            Position::Chess(position) => position.count(side),
            Position::Renju(position) => position.board().of(side).len(),
        };
        u32::try_from(pieces).unwrap_or(u32::MAX)
    }

    /// How many pieces each side has.
    #[must_use]
    pub fn counts(&self) -> BySide<u32> {
        BySide::new(self.count(Side::White), self.count(Side::Black))
    }

    /// Plies since the last capture or pawn move of chess (CH-9.3); zero in another family.
    #[must_use]
    pub fn quiet_plies(&self) -> u32 {
        self.chess().map_or(0, chess::Position::quiet_plies)
    }

    /// The position in the family's written form.
    #[must_use]
    pub fn fen(&self) -> String {
        match self {
            Position::Draughts(position) => position.fen(FenStyle::Algebraic),
            Position::Chess(position) => position.fen(),
            Position::Renju(position) => position.text(renju::Letters::AToP),
        }
    }

    /// The position with a queen for each pawn of chess that this side has left on its last rank (CH-7.5.2).
    #[must_use]
    pub fn queened(&self, side: Side) -> Position {
        match self {
            Position::Chess(position) => Position::Chess(position.queened(side)),
            Position::Draughts(_) | Position::Renju(_) => *self,
        }
    }

    /// Every move that can be made: in renju fouls are among them, and a pass.
    #[must_use]
    pub fn playable_moves(&self) -> Vec<Move> {
        match self {
            Position::Draughts(position) => position.legal_moves().into_iter().map(Move::Draughts).collect(),
            Position::Chess(position) => position.legal_moves().into_iter().map(Move::Chess).collect(),
            Position::Renju(position) => position.moves().into_iter().map(Move::Renju).collect(),
        }
    }

    /// Every lawful move by which something is put or moved on the board: in renju no foul (R-9.2.4.2), and no pass.
    #[must_use]
    pub fn placing_moves(&self) -> Vec<Move> {
        match self {
            Position::Draughts(_) | Position::Chess(_) => self.playable_moves(),
            Position::Renju(position) => {
                let is_lawful = |mv: &renju::Move| match mv {
                    renju::Move::Place(point) => position.foul_at(*point).is_empty(),
                    renju::Move::Pass => false,
                };
                position.moves().into_iter().filter(is_lawful).map(Move::Renju).collect()
            }
        }
    }

    /// The position after a lawful move; none if it is not lawful here.
    #[must_use]
    pub fn play(&self, mv: &Move) -> Option<Position> {
        match (self, mv) {
            (Position::Draughts(position), Move::Draughts(mv)) => position.play(mv).ok().map(Position::Draughts),
            (Position::Chess(position), Move::Chess(mv)) => position.play(*mv).ok().map(Position::Chess),
            (Position::Renju(position), Move::Renju(mv)) => position.play(*mv).ok().map(Position::Renju),
            (Position::Draughts(_) | Position::Chess(_) | Position::Renju(_), _) => None,
        }
    }

    /// The position after a move that is known to be one here; a move of another family changes nothing.
    #[must_use]
    pub(crate) fn after(&self, mv: &Move) -> Position {
        match (self, mv) {
            (Position::Draughts(position), Move::Draughts(mv)) => Position::Draughts(position.after(mv)),
            (Position::Chess(position), Move::Chess(mv)) => Position::Chess(position.after(*mv)),
            (Position::Renju(position), Move::Renju(mv)) => Position::Renju(position.play(*mv).unwrap_or(*position)),
            (Position::Draughts(_) | Position::Chess(_) | Position::Renju(_), _) => *self,
        }
    }

    /// Reads a position of the same game, as it is written in the course of one.
    pub(crate) fn read_like(&self, text: &str) -> Result<Position, PositionError> {
        Ok(match self {
            Position::Draughts(position) => Position::Draughts(draughts::Position::from_fen(position.variant(), text)?),
            Position::Chess(position) => Position::Chess(chess::Position::from_fen(position.started_from(), text)?),
            Position::Renju(_) => Position::Renju(renju::Position::read(text, Notation::FILES.renju)?),
        })
    }

    /// The position with the other side to move, nothing else having changed: after a move that annotators leave out. In
    /// renju it is a pass.
    #[must_use]
    pub fn passed(&self) -> Position {
        match self {
            Position::Draughts(position) => Position::Draughts(position.with_turn(position.turn().other())),
            Position::Chess(position) => Position::Chess(position.passed_turn()),
            Position::Renju(position) => Position::Renju(position.play(renju::Move::Pass).unwrap_or(*position)),
        }
    }

    /// The move in full notation as it stands in files: every landing square (R-6.1.6.2); in chess with Latin letters and
    /// the square of departure; in renju the point, or a dash for a pass.
    #[must_use]
    pub fn full(&self, mv: &Move) -> String {
        self.long(mv, Notation::FILES)
    }

    /// The move in full notation, in the letters of a game.
    #[must_use]
    pub fn long(&self, mv: &Move, notation: Notation) -> String {
        match (self, mv) {
            (Position::Draughts(position), Move::Draughts(mv)) => mv.full(position.geometry()),
            (Position::Chess(position), Move::Chess(mv)) => position.long(*mv, notation.chess),
            (_, Move::Renju(mv)) => mv.text(notation.renju),
            (_, Move::Draughts(_) | Move::Chess(_)) => String::new(),
        }
    }

    /// What was made, as it stands in files, in the letters of a game.
    #[must_use]
    pub fn localized(&self, made: &str, notation: Notation) -> String {
        let chess = |position: &chess::Position| {
            let entry = chess::Entry::read(Notation::FILES.chess, made).ok()?;
            Some(position.force(&entry).ok()?.notation(notation.chess))
        };
        let written = match self {
            Position::Draughts(_) => None,
            Position::Chess(position) => chess(position),
            Position::Renju(_) => renju::Move::read(made, Notation::FILES.renju).ok().map(|mv| mv.text(notation.renju)),
        };
        written.unwrap_or_else(|| made.to_owned())
    }

    /// What was made, as it stands in files, written as a lawful move is, in the letters of a game: nothing tells whether it
    /// was lawful.
    #[must_use]
    pub fn to_notation(&self, made: &str, notation: Notation, is_short: bool) -> String {
        match self {
            Position::Draughts(position) if is_short => position.short_made(made),
            Position::Chess(position) => {
                let forced = chess::Entry::read(Notation::FILES.chess, made).map(|entry| position.force(&entry));
                let written = forced.map(|forced| forced.map(|it| it.to_notation(position, notation.chess, is_short)));
                written.ok().and_then(Result::ok).unwrap_or_else(|| made.to_owned())
            }
            Position::Draughts(_) | Position::Renju(_) => self.localized(made, notation),
        }
    }

    /// The move in short notation, or in full where the short form would be ambiguous (R-6.1.6.2f, CH-17.7).
    #[must_use]
    pub fn short(&self, mv: &Move, notation: Notation) -> String {
        match (self, mv) {
            (Position::Draughts(position), Move::Draughts(mv)) => position.short(mv),
            (Position::Chess(position), Move::Chess(mv)) => position.san(*mv, notation.chess),
            (_, Move::Draughts(_) | Move::Chess(_) | Move::Renju(_)) => self.long(mv, notation),
        }
    }

    /// The number of ways to go on for `depth` plies, without the ends of renju.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match self {
            Position::Draughts(position) => position.perft(depth),
            Position::Chess(position) => position.perft(depth),
            Position::Renju(position) if depth == 0 || position.end().is_some() => u64::from(depth == 0),
            Position::Renju(position) => {
                let moves = position.moves().into_iter().filter_map(|mv| position.play(mv).ok());
                moves.map(|after| Position::Renju(after).perft(depth - 1)).sum()
            }
        }
    }
}
