use golos_rules::{Dropped, Impossible};
use golos_wording::{Sentence, Slot, message};

/// The most pawns of a side (CH-2.2).
const PAWNS: u32 = 8;

/// Why no game starts from a position.
#[must_use]
pub fn impossible(why: &Impossible) -> Sentence {
    let squares = |names: &[String]| Slot::Squares(names.to_vec());
    match why {
        Impossible::Empty => message::refuse_no_pieces(),
        Impossible::TooMany { side, most } => message::refuse_too_many(*side, u32::from(*most)),
        Impossible::Uncrowned { side, squares: names } => message::refuse_last_rank(*side, squares(names)),
        Impossible::Pawn { side, squares: names } => message::refuse_pawn_rank(*side, squares(names)),
        Impossible::TooManyPawns(side) => message::refuse_too_many_pawns(*side, PAWNS),
        Impossible::Promoted(side) => message::refuse_promoted(*side),
        Impossible::NoKing(side) => message::refuse_no_king(*side),
        Impossible::TwoKings(side) => message::refuse_two_kings(*side),
        Impossible::Check(side) => message::refuse_wrong_check(*side),
        Impossible::BothInCheck => message::refuse_both_checked(),
        Impossible::TwoRows => message::refuse_two_rows(),
    }
}

/// What of a position that was entered is left out.
#[must_use]
pub fn dropped(claim: Dropped) -> Sentence {
    match claim {
        Dropped::Castling(side) => message::position_castling(side),
        Dropped::EnPassant(square) => message::position_en_passant(Slot::Square(square.to_string())),
    }
}
