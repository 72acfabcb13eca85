use super::moves::move_sentence;
use super::{men, square};
use golos_rules::PlaceNames;
use golos_rules::chess::{Entry, NotOnBoard, NotRead, Position, Reason, Role, Square};
use golos_wording::{Sentence, Slot, message};

/// Why a move is not lawful: in training, or for the arbiter.
#[must_use]
pub fn why_illegal(reason: Reason) -> Sentence {
    let on = |key, at| Sentence::new(key).with("sq", square(at));
    let of = |key, role| Sentence::new(key).with("piece", men::man(role));
    match reason {
        Reason::EmptySquare(at) => on("entry-empty", at),
        Reason::OpponentsPiece(at) => on("entry-chess-other-side", at),
        Reason::OtherPiece { square, role } => on("entry-chess-other-piece", square).with("piece", men::man(role)),
        Reason::NoPiece(role) => of("entry-chess-no-piece", role),
        Reason::NoneReaches(role) => of("entry-chess-none-reaches", role),
        Reason::NotItsMove(role) => of("entry-chess-not-its-move", role),
        Reason::OwnPiece(at) => on("entry-chess-own-piece", at),
        Reason::Blocked(at) => on("entry-chess-blocked", at),
        Reason::KingCaptured => message::entry_chess_king_captured(),
        Reason::NothingToCapture(at) => on("entry-chess-nothing-there", at),
        Reason::EnPassantGone(_) => message::entry_chess_en_passant_gone(),
        Reason::NotCapture => message::entry_takes_nothing(),
        Reason::IntoCheck(by) => on("entry-chess-into-check", by),
        Reason::StillInCheck(by) => on("entry-chess-still-in-check", by),
        Reason::Pinned(by) => on("entry-chess-pinned", by),
        Reason::CastlingLost(_) => message::entry_chess_castling_lost(),
        Reason::CastlingBlocked(at) => on("entry-chess-castling-blocked", at),
        Reason::CastlingInCheck => message::entry_chess_castling_in_check(),
        Reason::CastlingThrough(at) => on("entry-chess-castling-through", at),
        Reason::CastlingInto(at) => on("entry-chess-castling-into", at),
        Reason::PromotionMissing => message::entry_chess_promotion_missing(),
        Reason::PromotionTo(role) => of("entry-chess-promotion-to", role),
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
    let on = |key, at: Square| Sentence::new(key).with("sq", square(at));
    let of = |key, role: Role| Sentence::new(key).with("piece", men::man(role));
    match error {
        NotOnBoard::EmptySquare(at) => on("entry-empty", *at),
        NotOnBoard::Occupied(at) => on("entry-occupied", *at),
        NotOnBoard::NoPiece(role) => of("entry-chess-no-piece", *role),
        NotOnBoard::SeveralPieces(role) => of("entry-chess-several", *role),
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
