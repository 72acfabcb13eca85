use super::moves::move_sentence;
use super::{men, square};
use golos_rules::PlaceNames;
use golos_rules::chess::{Entry, NotOnBoard, NotRead, Position, Reason, Role};
use golos_wording::{Sentence, Slot, message};

/// Why a move is not lawful: in training, or for the arbiter.
#[must_use]
pub fn why_illegal(reason: Reason) -> Sentence {
    match reason {
        Reason::EmptySquare(at) => message::entry_empty(square(at)),
        Reason::OpponentsPiece(at) => message::entry_chess_other_side(square(at)),
        Reason::OtherPiece { square: at, role } => message::entry_chess_other_piece(square(at), men::man(role)),
        Reason::NoPiece(role) => message::entry_chess_no_piece(men::man(role)),
        Reason::NoneReaches(role) => message::entry_chess_none_reaches(men::man(role)),
        Reason::NotItsMove(role) => message::entry_chess_not_its_move(men::man(role)),
        Reason::OwnPiece(at) => message::entry_chess_own_piece(square(at)),
        Reason::Blocked(at) => message::entry_chess_blocked(square(at)),
        Reason::KingCaptured => message::entry_chess_king_captured(),
        Reason::NothingToCapture(at) => message::entry_chess_nothing_there(square(at)),
        Reason::EnPassantGone(_) => message::entry_chess_en_passant_gone(),
        Reason::NotCapture => message::entry_takes_nothing(),
        Reason::IntoCheck(by) => message::entry_chess_into_check(square(by)),
        Reason::StillInCheck(by) => message::entry_chess_still_in_check(square(by)),
        Reason::Pinned(by) => message::entry_chess_pinned(square(by)),
        Reason::CastlingLost(_) => message::entry_chess_castling_lost(),
        Reason::CastlingBlocked(at) => message::entry_chess_castling_blocked(square(at)),
        Reason::CastlingInCheck => message::entry_chess_castling_in_check(),
        Reason::CastlingThrough(at) => message::entry_chess_castling_through(square(at)),
        Reason::CastlingInto(at) => message::entry_chess_castling_into(square(at)),
        Reason::PromotionMissing => message::entry_chess_promotion_missing(),
        Reason::PromotionTo(role) => message::entry_chess_promotion_to(men::man(role)),
        Reason::NoPromotion => message::entry_chess_no_promotion(),
    }
}

/// Which piece the pawn becomes: the words of the pieces alone, in the order of the moves that would be made.
#[must_use]
pub fn which_promotion(roles: impl Iterator<Item = Role>) -> Sentence {
    let pieces = roles.map(|role| men::name(role).to_owned());
    message::refuse_promotion(Slot::Phrases(pieces.collect()))
}

/// Why an entry cannot be what was made on the board `before`.
#[must_use]
pub fn not_on_board(before: &Position, error: &NotOnBoard) -> Sentence {
    match error {
        NotOnBoard::EmptySquare(at) => message::entry_empty(square(*at)),
        NotOnBoard::Occupied(at) => message::entry_occupied(square(*at)),
        NotOnBoard::NoPiece(role) => message::entry_chess_no_piece(men::man(*role)),
        NotOnBoard::SeveralPieces(role) => message::entry_chess_several(men::man(*role)),
        NotOnBoard::NoCastling(_) => message::entry_chess_no_castling(),
        NotOnBoard::WhichCastling => message::entry_chess_which_castling(),
        NotOnBoard::Ambiguous(moves) => {
            let readings: Vec<Sentence> = moves.iter().map(|&mv| move_sentence(before, mv, 0)).collect();
            let count = u32::try_from(readings.len()).unwrap_or(u32::MAX);
            message::refuse_ambiguous(count, Slot::Choices(readings))
        }
    }
}

/// Why the typed text is no move.
#[must_use]
pub fn not_read(error: &NotRead, text: &str) -> Sentence {
    match error {
        NotRead::TooLong => {
            let longest = u32::try_from(Entry::LONGEST).unwrap_or(u32::MAX);
            message::refuse_too_long(longest)
        }
        NotRead::OffBoard(part) => message::refuse_no_square(Slot::Text(part.clone())),
        NotRead::Empty | NotRead::Unclear(_) | NotRead::Incomplete(_) => {
            message::entry_unread(Slot::Text(text.to_owned()), Sentence::example_move(PlaceNames::Squares))
        }
    }
}
