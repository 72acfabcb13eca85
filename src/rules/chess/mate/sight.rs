//! What a piece attacks from all squares of a set at once.

use shakmaty::{Bitboard, File, Role};

use super::super::board::Piece;
use crate::Side;

/// A step between neighbouring squares, and the file from which it would leave the board sideways.
type Step = (i32, Bitboard);

const TO_A: Bitboard = Bitboard::from_file(File::A);
const TO_H: Bitboard = Bitboard::from_file(File::H);
const STRAIGHT: [Step; 4] = [(8, Bitboard::EMPTY), (-8, Bitboard::EMPTY), (1, TO_H), (-1, TO_A)];
const DIAGONAL: [Step; 4] = [(9, TO_H), (-7, TO_H), (7, TO_A), (-9, TO_A)];

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

fn taken(from: Bitboard, (by, edge): Step) -> Bitboard {
    (from & !edge).shift(by)
}

/// From each square as far as the first obstacle.
fn ray(from: Bitboard, step: Step, obstacles: Bitboard) -> Bitboard {
    let (mut all, mut front) = (Bitboard::EMPTY, from);
    while front.any() {
        front = taken(front, step);
        all |= front;
        front &= !obstacles;
    }
    all
}

fn knights(from: Bitboard) -> Bitboard {
    let [.., right, left] = STRAIGHT;
    let (right_one, left_one) = (taken(from, right), taken(from, left));
    let near = right_one | left_one;
    let far = taken(right_one, right) | taken(left_one, left);
    near.shift(16) | near.shift(-16) | far.shift(8) | far.shift(-8)
}
