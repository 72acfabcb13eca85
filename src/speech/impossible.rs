use golos_rules::{Dropped, Impossible, PositionError, chess, draughts, renju};
use golos_wording::{Sentence, Slot, clean, message};

/// The longest text that is quoted, in characters.
const QUOTED: usize = 40;

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

/// Why a text is no position.
#[must_use]
pub fn no_position(why: &PositionError) -> Sentence {
    match why {
        PositionError::Draughts(why) => no_draughts_position(why),
        PositionError::Chess(why) => no_chess_position(why),
        PositionError::Renju(why) => no_renju_position(why),
    }
}

fn no_draughts_position(why: &draughts::FenError) -> Sentence {
    use draughts::{FenError, NoSquare};
    match why {
        FenError::TooLong => message::fen_long(),
        FenError::Turn => message::fen_turn(text("W, B")),
        FenError::List(list) => message::fen_list(quoted(list)),
        FenError::Square { text, reason: NoSquare::Light } => message::refuse_light_square(Slot::Square(text.clone())),
        FenError::Square { text, reason: NoSquare::OffBoard | NoSquare::Unreadable } => {
            message::refuse_no_square(quoted(text))
        }
        FenError::Range(range) => message::fen_range(quoted(range)),
        FenError::TwoPieces(square) => message::fen_two_pieces(quoted(square)),
        FenError::TooMany { side, limit } => message::refuse_too_many(*side, u32::from(*limit)),
    }
}

fn no_chess_position(why: &chess::FenError) -> Sentence {
    use chess::FenError;
    match why {
        FenError::TooLong => message::fen_long(),
        FenError::Board => message::fen_board(),
        FenError::Turn => message::fen_turn(text("w, b")),
        FenError::Castling => message::fen_castling(),
        FenError::EnPassant => message::fen_en_passant(),
        FenError::Counters => message::fen_counters(),
        FenError::Parts => message::fen_parts(),
    }
}

fn no_renju_position(why: &renju::TextError) -> Sentence {
    use renju::TextError;
    match why {
        TextError::TooLong => message::fen_long(),
        TextError::Part(part) => message::check_stray(quoted(part)),
        TextError::Point { text, .. } => message::refuse_no_square(quoted(text)),
        TextError::TwoStones(point) => message::fen_two_stones(quoted(point)),
        TextError::Turn(_) => message::fen_turn(text("b, w")),
    }
}

fn text(text: &str) -> Slot {
    Slot::Text(text.to_owned())
}

fn quoted(text: &str) -> Slot {
    Slot::Text(clean(text, QUOTED))
}
