use golos_rules::Position;
use shakmaty::{Bitboard, Board, Chess, Color, Move, Position as _, Role, Square};

use crate::place::{Place, Rest, WIN, mixed};

/// A position of chess.
#[derive(Clone)]
pub(crate) struct ChessPlace(Chess);

/// Pieces by their order in the crate that knows the moves: pawn, knight, bishop, rook, queen, king.
const WORTH: [i32; 6] = [100, 320, 330, 500, 900, 0];

/// Half-moves of captures after which only those that win are still looked at.
const EXCHANGE: u32 = 12;

impl Place for ChessPlace {
    type Move = Move;

    fn of(position: &Position) -> Option<Self> {
        position.chess()?.playable().map(ChessPlace)
    }

    fn moves(&self, found: &mut Vec<Move>) {
        found.extend(self.0.legal_moves());
        found.sort_by_cached_key(|mv| -promise(mv, self.0.turn()));
    }

    fn after(&self, mv: &Move) -> Self {
        let mut chess = self.0.clone();
        chess.play_unchecked(*mv);
        ChessPlace(chess)
    }

    fn value(&self) -> i32 {
        let (board, own) = (self.0.board(), self.0.turn());
        let phase = phase(board);
        let value = side_value(board, own, phase) - side_value(board, own.other(), phase);
        value + mop_up(board, own, value, phase)
    }

    fn end(&self) -> Option<i32> {
        self.0.is_insufficient_material().then_some(0)
    }

    fn stuck(&self) -> i32 {
        if self.0.is_check() { -WIN } else { 0 }
    }

    fn rest(&self, beyond: u32, _: u8, found: &mut Vec<Move>) -> Rest {
        if self.0.is_check() && beyond < EXCHANGE {
            return Rest::Due;
        }
        if beyond > EXCHANGE {
            return Rest::Quiet;
        }
        found.extend(self.0.capture_moves().into_iter().filter(|mv| self.may_win(mv)));
        found.extend(self.0.promotion_moves().into_iter().filter(|mv| !mv.is_capture()));
        found.sort_by_cached_key(|mv| -promise(mv, self.0.turn()));
        if found.is_empty() && !self.has_move() { Rest::Due } else { Rest::Choice }
    }

    fn key(&self) -> u64 {
        let (roles, colors) = self.0.board().clone().into_bitboards();
        let turn = self.0.turn() as u64 + 1;
        let key = roles.into_iter().fold(turn, |key, set: Bitboard| mixed(key, set.0));
        let key = colors.into_iter().fold(key, |key, set: Bitboard| mixed(key, set.0));
        let passing = self.0.legal_ep_square().map_or(64, |square| u64::from(u32::from(square)));
        mixed(mixed(key, self.0.castles().castling_rights().0), passing)
    }
}

impl ChessPlace {
    /// Whether a capture is no plain loss: what is taken is worth as much as what takes it, or nothing guards it.
    fn may_win(&self, mv: &Move) -> bool {
        let taken = mv.capture().map_or(0, worth);
        let board = self.0.board();
        let guards = || board.attacks_to(mv.to(), self.0.turn().other(), board.occupied());
        taken + 50 >= worth(mv.role()) || guards().is_empty()
    }

    fn has_move(&self) -> bool {
        !self.0.legal_moves().is_empty()
    }
}

/// How likely a move is good: what it takes, by how little, and where it goes.
fn promise(mv: &Move, side: Color) -> i32 {
    let taken = mv.capture().map_or(0, |role| 10_000 + 10 * worth(role) - worth(mv.role()));
    let crowned = mv.promotion().map_or(0, |role| 5_000 + worth(role));
    let from = mv.from().map_or(0, |from| middle_place(mv.role(), relative(from, side)));
    taken + crowned + middle_place(mv.role(), relative(mv.to(), side)) - from
}

const fn worth(role: Role) -> i32 {
    WORTH[role as usize - 1]
}

/// The square as its side sees it: rank 1 is its own.
fn relative(square: Square, side: Color) -> Square {
    if side.is_white() { square } else { square.flip_vertical() }
}

/// How many pieces are left, 24 at the start, 0 with pawns alone.
fn phase(board: &Board) -> i32 {
    let count = |set: Bitboard| i32::try_from(set.count()).unwrap_or(0);
    (count(board.knights() | board.bishops()) + 2 * count(board.rooks()) + 4 * count(board.queens())).min(24)
}

fn side_value(board: &Board, side: Color, phase: i32) -> i32 {
    let own = board.by_color(side);
    let enemy_pawns = board.pawns() & board.by_color(side.other());
    let mut value = 0;
    for role in Role::ALL {
        for square in board.by_role(role) & own {
            let seen = relative(square, side);
            let place = match role {
                Role::King => (king_place(seen) * phase + middle(seen) * 6 * (24 - phase)) / 24,
                _ => middle_place(role, seen),
            };
            value += worth(role) + place;
            if role == Role::Pawn {
                value += pawn(square, seen, side, board.pawns() & own, enemy_pawns, phase);
            }
        }
    }
    let bishops = board.bishops() & own;
    value + if bishops.more_than_one() { 30 } else { 0 }
}

/// How near the middle a square is: 0 at the edge, 6 in the middle.
fn middle(square: Square) -> i32 {
    let near = |line: u32| i32::try_from(line.min(7 - line)).unwrap_or(0);
    near(u32::from(square.file())) + near(u32::from(square.rank()))
}

/// What a place is worth to a piece, as its side sees the square.
fn middle_place(role: Role, square: Square) -> i32 {
    let rank = i32::try_from(u32::from(square.rank())).unwrap_or(0);
    match role {
        Role::Pawn => {
            let is_central = matches!(u32::from(square.file()), 3 | 4);
            rank * 3 - 3 + if is_central && rank >= 3 { 16 } else { 0 } - if is_central && rank == 1 { 12 } else { 0 }
        }
        Role::Knight => middle(square) * 7 - 18,
        Role::Bishop => middle(square) * 3 - if rank == 0 { 12 } else { 4 },
        Role::Rook => {
            let central = middle(Square::from_coords(square.file(), shakmaty::Rank::First));
            central * 2 + if rank == 6 { 18 } else { 0 }
        }
        Role::Queen => middle(square) - if rank == 0 { 0 } else { 2 },
        Role::King => king_place(square),
    }
}

/// In the middle game the king is best at home, in a corner.
fn king_place(square: Square) -> i32 {
    let file = u32::from(square.file());
    let rank = i32::try_from(u32::from(square.rank())).unwrap_or(0);
    let corner = match file {
        1 | 6 => 26,
        0 | 2 | 7 => 18,
        _ => 0,
    };
    corner - 18 * rank.min(3)
}

/// Passed, doubled and isolated pawns.
fn pawn(square: Square, seen: Square, side: Color, own: Bitboard, enemy: Bitboard, phase: i32) -> i32 {
    let file = Bitboard::from(square.file());
    let beside = Bitboard((file.0 & !0x0101_0101_0101_0101) >> 1 | (file.0 & !0x8080_8080_8080_8080) << 1);
    let rank = u32::from(square.rank());
    let ahead =
        if side.is_white() { u64::MAX.checked_shl(8 * (rank + 1)).unwrap_or(0) } else { (1u64 << (8 * rank)) - 1 };
    let is_passed = ((file | beside) & enemy & Bitboard(ahead)).is_empty();
    let steps = i32::try_from(u32::from(seen.rank())).unwrap_or(0);
    let passed = if is_passed { steps * steps * (48 - phase) / 24 } else { 0 };
    let isolated = if (beside & own).is_empty() { 12 } else { 0 };
    let doubled = if (file & own & Bitboard(ahead)).is_empty() { 0 } else { 12 };
    passed - isolated - doubled
}

/// Who is far ahead drives the bare king to the edge and comes near with his own.
fn mop_up(board: &Board, own: Color, value: i32, phase: i32) -> i32 {
    if value.abs() < 300 || phase > 8 {
        return 0;
    }
    let ahead = if value > 0 { own } else { own.other() };
    let (Some(king), Some(weak)) = (board.king_of(ahead), board.king_of(ahead.other())) else { return 0 };
    let driven = (6 - middle(weak)) * 12 + (7 - i32::try_from(king.distance(weak)).unwrap_or(0)) * 8;
    value.signum() * driven
}
