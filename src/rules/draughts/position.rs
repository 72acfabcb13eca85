use super::board::{self, Bitboards};
use super::engine::Mid;
use super::moves::Move;
use super::piece::{Piece, PieceKind};
use super::square::{Square, Squares};
use super::variant::Variant;
use crate::{BySide, Side};

/// The pieces on the board and whose turn it is.
///
/// Any placing of pieces is a position, also one that no legal game reaches, such as a man on its last rank: after
/// an irregularity that nobody corrected play goes on from what stands on the board (R-5.4.14.4c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    variant: &'static Variant,
    board: Bitboards,
    turn: Side,
    /// Only where the variant limits them, and only of sides that have men.
    runs: BySide<Option<KingRun>>,
}

/// The moves without capture that a side has made in a row with the same king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KingRun {
    /// Where the king stands.
    pub king: Square,
    /// How many moves; not more than [`Variant::king_moves`].
    pub moves: u8,
}

/// A move that is not legal in the position it was played in; both are handed back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a legal move: {}", mv.full(position.geometry()))]
pub struct IllegalMove {
    pub mv: Move,
    pub position: Position,
}

impl Position {
    /// The board without pieces, White to move.
    #[must_use]
    pub fn empty(variant: &'static Variant) -> Position {
        Position { variant, board: Bitboards::default(), turn: Side::White, runs: BySide::default() }
    }

    /// The starting position, White to move (R-6.1.3.1, R-6.1.4.1).
    #[must_use]
    pub fn start(variant: &'static Variant) -> Position {
        let (width, filled) = (variant.geometry().width(), variant.filled_ranks());
        let (black, white) = (board::ranks(width, 0, filled), board::ranks(width, 2 * width - filled, 2 * width));
        Position { board: Bitboards { white, black, kings: 0 }, ..Position::empty(variant) }
    }

    /// The kind of draughts.
    #[must_use]
    pub const fn variant(&self) -> &'static Variant {
        self.variant
    }

    /// The board's geometry.
    #[must_use]
    pub const fn geometry(&self) -> &'static super::Geometry {
        self.variant.geometry()
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The same pieces with `side` to move.
    #[must_use]
    pub const fn with_turn(mut self, side: Side) -> Position {
        self.turn = side;
        self
    }

    /// What stands on a square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.at(self.bit(square)).map(|(side, kind)| Piece { side, kind })
    }

    /// The squares of a side's pieces.
    #[must_use]
    pub fn pieces(&self, side: Side) -> Squares {
        self.squares(self.board.of(side))
    }

    /// The squares of a side's men.
    #[must_use]
    pub fn men(&self, side: Side) -> Squares {
        self.squares(self.board.of(side) & !self.board.kings)
    }

    /// The squares of a side's kings.
    #[must_use]
    pub fn kings(&self, side: Side) -> Squares {
        self.squares(self.board.of(side) & self.board.kings)
    }

    /// The position with `piece`, or nothing, on a square in place of what stood there; for setting up. A square that
    /// the board does not have stays as it is.
    #[must_use]
    pub fn put(mut self, square: Square, piece: Option<Piece>) -> Position {
        if self.geometry().contains(square) {
            self.board = self.board.with(self.bit(square), piece.map(|piece| (piece.side, piece.kind)));
        }
        self.with_runs(self.runs)
    }

    /// The moves in a row that a side has made with the same king, where its variant limits them.
    #[must_use]
    pub const fn king_run(&self, side: Side) -> Option<KingRun> {
        match side {
            Side::White => self.runs.white,
            Side::Black => self.runs.black,
        }
    }

    /// The king of the side to move that may only capture: it has made all the moves in a row that it may.
    #[must_use]
    pub fn resting(&self) -> Option<Square> {
        let most = self.variant.king_moves()?;
        self.king_run(self.turn).filter(|run| run.moves >= most).map(|run| run.king)
    }

    /// The position with those of `runs` that there can be.
    pub(super) fn with_runs(mut self, runs: BySide<Option<KingRun>>) -> Position {
        if let Some(most) = self.variant.king_moves() {
            let able = |side: Side| self.kings(side).filter(move |_| !self.men(side).is_empty());
            let kept = |side: Side| {
                let run = runs[side].filter(|run| run.moves > 0 && able(side).any(|king| king == run.king));
                run.map(|run| KingRun { moves: run.moves.min(most), ..run })
            };
            self.runs = BySide::new(Side::White, Side::Black).map(kept);
        }
        self
    }

    /// The position with the moves in a row counted, after the side to move went from one square to another in `before`.
    #[inline]
    pub(super) fn with_run(self, before: &Position, from: Square, to: Square) -> Position {
        if self.variant.king_moves().is_none() {
            return self;
        }
        let side = before.turn;
        let is_run = before.kings(side).contains(from) && self.pieces(side.other()) == before.pieces(side.other());
        let made = before.king_run(side).filter(|run| run.king == from).map_or(0, |run| run.moves);
        let mut runs = self.runs;
        runs[side] = is_run.then(|| KingRun { king: to, moves: made.saturating_add(1) });
        self.with_runs(runs)
    }

    /// Every legal move, each route of a capture apart, sorted.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = (self.variant.engine().moves)(&self.board, self.turn);
        if let Some(king) = self.resting() {
            moves.retain(|mv| mv.is_capture() || mv.from() != king);
        }
        moves
    }

    /// The legal moves of the piece on a square, for R-6.1.4.7.
    #[must_use]
    pub fn moves_from(&self, square: Square) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves.retain(|mv| mv.from() == square);
        moves
    }

    /// Whether the side to move has a move; without one it has lost.
    #[must_use]
    pub fn has_move(&self) -> bool {
        let has_move = (self.variant.engine().has_move)(&self.board, self.turn);
        has_move && (self.resting().is_none() || !self.legal_moves().is_empty())
    }

    /// Whether the side to move has to capture (R-6.1.5.3).
    #[must_use]
    pub fn must_capture(&self) -> bool {
        (self.variant.engine().must_capture)(&self.board, self.turn)
    }

    /// The position after a legal move.
    ///
    /// # Errors
    /// [`IllegalMove`] hands the move back with the position.
    pub fn play(&self, mv: &Move) -> Result<Position, IllegalMove> {
        if !self.legal_moves().contains(mv) {
            return Err(IllegalMove { mv: mv.clone(), position: *self });
        }
        Ok(self.after(mv))
    }

    /// The position after a move that is known to be legal.
    pub(crate) fn after(&self, mv: &Move) -> Position {
        let piece = Piece { side: self.turn, kind: mv.kind_after() };
        let left = self.board.with(self.bit(mv.from()), None);
        let left = mv.captured().iter().fold(left, |board, &square| board.with(self.bit(square), None));
        let board = left.with(self.bit(mv.to()), Some((piece.side, piece.kind)));
        Position { board, ..*self }.with_run(self, mv.from(), mv.to()).with_turn(self.turn.other())
    }

    /// Puts the positions after all legal moves into `found`, for searches through many positions. Moves that leave the same
    /// on the board are one.
    pub fn successors(&self, found: &mut Vec<Position>) {
        let square = |bit| board::lowest(self.geometry().width(), bit);
        let (has_runs, resting) = (self.variant.king_moves().is_some(), self.resting());
        (self.variant.engine().successors)(&self.board, self.turn, &mut |chain, board| {
            let after = Position { board, turn: self.turn.other(), ..*self };
            if !has_runs {
                found.push(after);
            } else if chain.victims != 0 || resting != Some(square(chain.from)) {
                found.push(after.with_run(self, square(chain.from), square(chain.to)));
            }
        });
    }

    /// Short notation where it is unique, else full notation (R-6.1.6.2f, R-6.1.6.2d).
    #[must_use]
    pub fn short(&self, mv: &Move) -> String {
        mv.short_among(self.geometry(), &self.legal_moves())
    }

    /// What was made, from its full notation, in short notation where no lawful move is written alike: nothing tells
    /// whether it was one.
    #[must_use]
    pub fn short_made(&self, full: &str) -> String {
        let geometry = self.geometry();
        let is_capture = full.contains(':');
        let squares: Option<Vec<Square>> = full.split(['-', ':']).map(|name| geometry.parse(name).ok()).collect();
        let Some([from, .., to]) = squares.as_deref() else { return full.to_owned() };
        Move::short_of((*from, *to), is_capture, geometry, &self.legal_moves()).unwrap_or_else(|| full.to_owned())
    }

    /// The number of ways to go on for `depth` plies. Captures that start and end alike, take the same pieces and
    /// leave the same kind of piece count once.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if self.has_tireless_kings(depth) {
            (self.variant.engine().perft)(&self.board, self.turn, depth)
        } else {
            self.perft_divide(depth).into_iter().map(|(_, count)| count).sum()
        }
    }

    /// Whether no king comes to rest within so many plies.
    fn has_tireless_kings(&self, depth: u32) -> bool {
        let made = Side::BOTH.into_iter().filter_map(|side| self.king_run(side)).map(|run| run.moves).max();
        let most = made.map_or(0, u32::from) + depth.div_ceil(2);
        self.variant.king_moves().is_none_or(|limit| most <= u32::from(limit))
    }

    /// [`perft`](Position::perft) move by move; routes that count once stand under the first of them.
    #[must_use]
    pub fn perft_divide(&self, depth: u32) -> Vec<(Move, u64)> {
        let mut counted: Vec<(Move, u64)> = Vec::new();
        for mv in self.legal_moves() {
            if depth > 0 && !counted.iter().any(|(other, _)| other.leaves_the_same(&mv)) {
                let count = self.after(&mv).perft(depth - 1);
                counted.push((mv, count));
            }
        }
        counted
    }

    /// Whether a capture that has come from `from` to `at`, with the piece now a `kind` and `victims` taken, can go on.
    pub(super) fn goes_on(&self, from: Square, at: Square, kind: PieceKind, victims: &[Square]) -> bool {
        let victims = victims.iter().fold(0, |set, &square| set | self.bit(square));
        (self.variant.engine().goes_on)(
            &self.board,
            self.turn,
            Mid { from: self.bit(from), at: self.bit(at), kind, victims },
        )
    }

    fn bit(&self, square: Square) -> u64 {
        board::bit(self.geometry().width(), square)
    }

    fn squares(&self, set: u64) -> Squares {
        board::squares(self.geometry().width(), set)
    }
}
