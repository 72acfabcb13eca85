use std::hash::{Hash, Hasher};

use shakmaty::{Bitboard, CastlingMode, Chess, FromSetup, Position as _, PositionError, Rank, Role, Setup, Square};

use super::board::{Bitboards, Piece, color, side};
use super::castling::Castling;
use super::moves::{Move, Wing};
use crate::Side;

/// From which array play starts, and so between which squares pieces castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum StartPosition {
    /// CH-2.2.
    Standard,
    /// One of the 960 arrays of Fischer's chess.
    Chess960,
}

/// A position: any set-up of pieces, the side to move, the rights to castle and to capture en passant, the counters.
///
/// Two positions are equal if they count as the same for repetition (CH-9.2.2): the same pieces on the same squares, the
/// same side to move, the same rights. The en passant square is kept only while a pawn may lawfully capture there.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(super) board: Bitboards,
    pub(super) turn: Side,
    /// The rooks that may still castle.
    pub(super) castling: Bitboard,
    /// The square passed over by the last move, while a pawn may lawfully capture on it.
    pub(super) passing: Option<Square>,
    /// The same, whether a pawn may capture there or not.
    pub(super) passed: Option<Square>,
    pub(super) array: StartPosition,
    pub(super) quiet: u32,
    pub(super) number: u32,
}

/// What makes two positions the same.
pub(super) type RepetitionKey = (Bitboards, Side, u64, Option<Square>);

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

/// A move that is not legal in the position, both handed back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not legal in this position: {mv:?}")]
pub struct IllegalMove {
    pub mv: Move,
    pub position: Position,
}

impl Position {
    /// The initial position (CH-2.2, CH-2.3).
    #[must_use]
    pub fn start() -> Position {
        Position::array(StartPosition::Standard, &shakmaty::Board::new())
    }

    /// One of the 960 initial positions, by its usual number from 0 to 959; 518 is the standard array. None beyond.
    #[must_use]
    pub fn start_960(number: u32) -> Option<Position> {
        (number < 960).then(|| Position::array(StartPosition::Chess960, &shakmaty::Board::chess960(number)))
    }

    fn array(array: StartPosition, board: &shakmaty::Board) -> Position {
        let castling = board.rooks();
        Position {
            board: board.into(),
            turn: Side::White,
            castling,
            passing: None,
            passed: None,
            array,
            quiet: 0,
            number: 1,
        }
    }

    /// The board without pieces, White to move.
    #[must_use]
    pub fn empty(array: StartPosition) -> Position {
        Position::array(array, &shakmaty::Board::empty())
    }

    /// The position with this on a square, as it is set up: none empties it. As far as king and rooks stand at home they
    /// may castle; nothing can be captured en passant, and nothing is counted.
    #[must_use]
    pub fn with_piece(&self, square: Square, piece: Option<Piece>) -> Position {
        let board = self.board.put(square, piece);
        let put = Position { board, passing: None, passed: None, quiet: 0, number: 1, ..*self };
        Position { castling: put.outer_rooks_at_home(), ..put }
    }

    /// The position with this side to move; nothing can be captured en passant.
    #[must_use]
    pub fn with_turn(&self, side: Side) -> Position {
        Position { turn: side, passing: None, passed: None, ..*self }
    }

    /// The position with the other side to move, as after a move that changes nothing on the board.
    #[must_use]
    pub(crate) fn passed_turn(&self) -> Position {
        let number = self.number.saturating_add(u32::from(self.turn == Side::Black));
        Position { number, quiet: self.quiet.saturating_add(1), ..self.with_turn(self.turn.other()) }
    }

    /// The wings to which a side has not lost the right to castle (CH-3.8.2.1).
    #[must_use]
    pub fn castling_rights(&self, side: Side) -> Vec<Wing> {
        let position = Position { turn: side, ..*self };
        Wing::BOTH.into_iter().filter(|&wing| Castling::of(&position, wing).is_some()).collect()
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The array that play started from.
    #[must_use]
    pub const fn started_from(&self) -> StartPosition {
        self.array
    }

    /// Plies since the last capture or pawn move (CH-9.3, CH-9.6.2).
    #[must_use]
    pub const fn quiet_plies(&self) -> u32 {
        self.quiet
    }

    /// The number of the move to be made, from 1; it grows when Black has moved.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.number
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// The squares and kinds of the pieces of a side, from a1 along the ranks.
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = (Square, Role)> {
        let board = self.board;
        board.side(side).into_iter().filter_map(move |square| Some((square, board.piece_at(square)?.role)))
    }

    /// How many pieces a side has, the king included.
    #[must_use]
    pub fn count(&self, side: Side) -> usize {
        self.board.side(side).count()
    }

    /// The enemy pieces that attack the king of the side to move (CH-3.9.1).
    #[must_use]
    pub fn checkers(&self) -> Vec<Square> {
        self.checked_by(self.turn).into_iter().collect()
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.checked_by(self.turn).any()
    }

    /// The side that stands in check though it is not its turn: it has left its king there with its last move (CH-3.9.2).
    #[must_use]
    pub fn wrongly_checked(&self) -> Option<Side> {
        Some(self.turn.other()).filter(|side| self.checked_by(*side).any())
    }

    /// Whether a game could have come here as far as the rules of check and promotion tell: one king each, the side
    /// that has moved not in check, no pawn on a last rank (CH-3.10.3, CH-13.4.4).
    #[must_use]
    pub fn is_regular(&self) -> bool {
        self.chess().is_some()
    }

    /// Whether an illegal position shows that arbiters are to look at in rapid and blitz: both kings in check, or a pawn
    /// on the last rank (CH-13.4.4).
    #[must_use]
    pub fn is_impossible(&self) -> bool {
        let both = Side::BOTH.into_iter().all(|side| self.checked_by(side).any());
        let stays =
            |(square, role): (Square, Role)| role == Role::Pawn && [Rank::First, Rank::Eighth].contains(&square.rank());
        both || Side::BOTH.into_iter().any(|side| self.pieces(side).any(stays))
    }

    /// The position with a queen for each pawn that this side has left on its last rank (CH-7.5.2).
    #[must_use]
    pub fn queened(&self, side: Side) -> Position {
        let last = Bitboard::from(color(side.other()).backrank());
        let queen = Some(Piece { side, role: Role::Queen });
        let left = self.board.pieces(side, Role::Pawn) & last;
        let board = left.into_iter().fold(self.board, |board, square| board.put(square, queen));
        Position { board, ..*self }.with_passing_kept()
    }

    /// Every legal move (CH-3.10.1). From a position that no game reaches: whatever the rules for the single piece
    /// allow, without leaving the mover's king in check or capturing a king (CH-1.4.1).
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        match self.chess() {
            Some(chess) => chess.legal_moves().into_iter().map(Move).collect(),
            None => self.moves_by_hand(),
        }
    }

    /// The legal moves of the piece on a square: what a touched piece can do (CH-4.3.1).
    #[must_use]
    pub fn moves_from(&self, square: Square) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves.retain(|mv| mv.from() == square);
        moves
    }

    /// Whether the side to move has a legal move.
    #[must_use]
    pub fn has_move(&self) -> bool {
        !self.legal_moves().is_empty()
    }

    /// The position after a legal move.
    ///
    /// # Errors
    /// [`IllegalMove`] hands the move back with the position.
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        if !self.legal_moves().contains(&mv) {
            return Err(IllegalMove { mv, position: *self });
        }
        Ok(self.after(mv))
    }

    /// The number of ways to go on for `depth` plies.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match self.chess() {
            Some(chess) => shakmaty::perft(&chess, depth),
            None if depth == 0 => 1,
            None => self.moves_by_hand().into_iter().map(|mv| self.after(mv).perft(depth - 1)).sum(),
        }
    }

    /// The position after a move that is known to be legal.
    pub(crate) fn after(&self, mv: Move) -> Position {
        let (from, to) = (mv.from(), mv.to());
        let mut piece = self.piece_at(from);
        if let (Some(piece), Some(role)) = (&mut piece, mv.promotion()) {
            piece.role = role;
        }
        let mut board = self.board.put(from, None);
        if let (Some(rook), Some(wing)) = (mv.castling_rook(), mv.wing()) {
            let rook_to = Square::from_coords(wing.to_shakmaty().rook_to_file(), rook.rank());
            board = board.put(rook, None).put(rook_to, self.piece_at(rook));
        }
        if let Some(square) = mv.captured_on() {
            board = board.put(square, None);
        }
        self.moved(board.put(to, piece), from, to, mv.is_zeroing())
    }

    /// The position with this board and the other side to move, after a piece has gone from one square to another:
    /// rights are lost, the counters go on, a pawn that has advanced two squares has passed over one.
    pub(super) fn moved(&self, board: Bitboards, from: Square, to: Square, zeroing: bool) -> Position {
        let number = self.number.saturating_add(u32::from(self.turn == Side::Black));
        let quiet = if zeroing { 0 } else { self.quiet.saturating_add(1) };
        let castling = self.castling & !self.rights_lost(from, to);
        let passed = self.passed_over(from, to).filter(|&square| !board.occupied().contains(square));
        let turn = self.turn.other();
        let mut after = Position { board, turn, castling, passing: passed, passed, quiet, number, ..*self };
        after.castling &= after.rooks_at_home();
        after.with_passing_kept()
    }

    /// The rooks that lose their right: those that move or are taken, and all whose king moves (CH-3.8.2.1).
    fn rights_lost(&self, from: Square, to: Square) -> Bitboard {
        let squares = Bitboard::from_square(from) | Bitboard::from_square(to);
        match self.piece_at(from) {
            Some(Piece { side, role: Role::King }) => squares | Bitboard::from(color(side).backrank()),
            _ => squares,
        }
    }

    /// The square that a pawn of the side to move passes over when it advances two from its start (CH-3.7.2).
    fn passed_over(&self, from: Square, to: Square) -> Option<Square> {
        let (home, middle, far) = match self.turn {
            Side::White => (Rank::Second, Rank::Third, Rank::Fourth),
            Side::Black => (Rank::Seventh, Rank::Sixth, Rank::Fifth),
        };
        let pawn = Some(Piece { side: self.turn, role: Role::Pawn });
        let is_push = self.piece_at(from) == pawn && from.file() == to.file();
        (is_push && from.rank() == home && to.rank() == far).then(|| Square::from_coords(from.file(), middle))
    }

    /// The rooks that stand where a rook may castle from, with their king at home.
    pub(super) fn rooks_at_home(&self) -> Bitboard {
        let home = |side: Side| {
            let rank = Bitboard::from(color(side).backrank());
            let kings = self.board.pieces(side, Role::King) & rank;
            let rooks = self.board.pieces(side, Role::Rook) & rank;
            match (self.array, kings.single_square()) {
                (StartPosition::Standard, Some(Square::E1 | Square::E8)) => rooks & Bitboard::CORNERS,
                (StartPosition::Chess960, Some(_)) => rooks,
                _ => Bitboard::EMPTY,
            }
        };
        home(Side::White) | home(Side::Black)
    }

    /// Of the rooks at home the outermost to either hand of their king: pieces castle with no other.
    fn outer_rooks_at_home(&self) -> Bitboard {
        let outer = |side: Side| {
            let rooks = self.rooks_at_home() & self.board.side(side);
            let of = |king| [rooks.first().filter(|&rook| rook < king), rooks.last().filter(|&rook| rook > king)];
            self.board.king(side).map(of).into_iter().flatten().flatten()
        };
        Side::BOTH.into_iter().flat_map(outer).collect()
    }

    /// The position with the square that was passed over only if a pawn may lawfully capture there (CH-9.2.2.1).
    pub(super) fn with_passing_kept(self) -> Position {
        let may = || self.takers_in_passing().any() && self.legal_moves().into_iter().any(Move::is_en_passant);
        Position { passing: self.passing.filter(|_| may()), ..self }
    }

    /// The pieces that attack the only king of a side.
    pub(super) fn checked_by(&self, side: Side) -> Bitboard {
        let king = self.board.king(side);
        king.map_or(Bitboard::EMPTY, |king| self.board.attackers(king, side.other(), self.board.occupied()))
    }

    /// Whether nothing differs at all, also what is not asked for repetition.
    pub(crate) fn is_identical(&self, other: &Position) -> bool {
        let others = |it: &Position| (it.passed, it.array, it.quiet, it.number);
        self == other && others(self) == others(other)
    }

    pub(super) fn key(&self) -> RepetitionKey {
        (self.board, self.turn, self.castling.0, self.passing)
    }

    /// The position as the crate that knows the moves has it; nothing is counted.
    pub(super) fn of(chess: &Chess, array: StartPosition) -> Position {
        let passing = chess.legal_ep_square();
        Position {
            board: chess.board().into(),
            turn: side(chess.turn()),
            castling: chess.castles().castling_rights(),
            passing,
            passed: passing,
            array,
            quiet: 0,
            number: 1,
        }
    }

    /// The position of the crate that knows the moves, for searches through many positions; `None` if it is not
    /// [regular](Position::is_regular).
    #[must_use]
    pub fn playable(&self) -> Option<Chess> {
        self.chess()
    }

    /// The position for the crate that knows the moves; none if it refuses to play on from there.
    pub(super) fn chess(&self) -> Option<Chess> {
        let setup = Setup {
            board: self.board.to_shakmaty(),
            turn: color(self.turn),
            castling_rights: self.castling,
            ep_square: self.passing,
            ..Setup::empty()
        };
        Chess::from_setup(setup, self.castling_mode())
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .ok()
    }

    pub(super) const fn castling_mode(&self) -> CastlingMode {
        match self.array {
            StartPosition::Standard => CastlingMode::Standard,
            StartPosition::Chess960 => CastlingMode::Chess960,
        }
    }
}
