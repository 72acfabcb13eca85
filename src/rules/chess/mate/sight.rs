//! What a piece attacks from all squares of a set at once.

use shakmaty::{Bitboard, File, Role};

use super::super::board::Piece;
use crate::Side;

/// A step to a neighbouring square, and the squares that it can lead to: not those beyond the edge.
type Step = (i32, Bitboard);

const NOT_A: Bitboard = Bitboard(!Bitboard::from_file(File::A).0);
const NOT_H: Bitboard = Bitboard(!Bitboard::from_file(File::H).0);
const STRAIGHT: [Step; 4] = [(8, Bitboard::FULL), (-8, Bitboard::FULL), (1, NOT_A), (-1, NOT_H)];
const DIAGONAL: [Step; 4] = [(9, NOT_A), (-7, NOT_A), (7, NOT_H), (-9, NOT_H)];

/// What the piece attacks from these squares, over anything but the obstacles, which it attacks too.
pub(super) fn sight(piece: Piece, from: Bitboard, obstacles: Bitboard) -> Bitboard {
    let rays = |steps: [Step; 4]| steps.into_iter().fold(Bitboard::EMPTY, |all, step| all | ray(from, step, obstacles));
    match piece.role {
        Role::Pawn => {
            let steps = if piece.side == Side::White { [DIAGONAL[0], DIAGONAL[2]] } else { [DIAGONAL[1], DIAGONAL[3]] };
            steps.into_iter().fold(Bitboard::EMPTY, |all, step| all | taken(from, step))
        }
        Role::Knight => knights(from),
        Role::Bishop => rays(DIAGONAL),
        Role::Rook => rays(STRAIGHT),
        Role::Queen => rays(DIAGONAL) | rays(STRAIGHT),
        Role::King => {
            let beside = taken(from, STRAIGHT[2]) | taken(from, STRAIGHT[3]);
            let row = from | beside;
            beside | taken(row, STRAIGHT[0]) | taken(row, STRAIGHT[1])
        }
    }
}

fn taken(from: Bitboard, (by, board): Step) -> Bitboard {
    from.shift(by) & board
}

/// From each square as far as the first obstacle: one step, then two and four at once over what is free.
fn ray(from: Bitboard, (by, board): Step, obstacles: Bitboard) -> Bitboard {
    let mut free = !obstacles & board;
    let mut all = from;
    for steps in [1, 2, 4] {
        all |= free & all.shift(by * steps);
        free &= free.shift(by * steps);
    }
    taken(all, (by, board))
}

fn knights(from: Bitboard) -> Bitboard {
    let [.., right, left] = STRAIGHT;
    let (right_one, left_one) = (taken(from, right), taken(from, left));
    let near = right_one | left_one;
    let far = taken(right_one, right) | taken(left_one, left);
    near.shift(16) | near.shift(-16) | far.shift(8) | far.shift(-8)
}
