//! The names of the pieces: keys of phrases.

use golos_rules::Side;
use golos_rules::chess::{Piece, Role};
use golos_wording::{Slot, text_key};

/// A piece without its colour.
pub(super) fn man(role: Role) -> Slot {
    Slot::Phrase(name(role).to_owned())
}

/// A piece with its colour.
pub(super) fn coloured(piece: Piece) -> Slot {
    Slot::Phrase(coloured_name(piece).to_owned())
}

pub(super) const fn name(role: Role) -> &'static str {
    match role {
        Role::King => text_key::CHESSMAN_KING,
        Role::Queen => text_key::CHESSMAN_QUEEN,
        Role::Rook => text_key::CHESSMAN_ROOK,
        Role::Bishop => text_key::CHESSMAN_BISHOP,
        Role::Knight => text_key::CHESSMAN_KNIGHT,
        Role::Pawn => text_key::CHESSMAN_PAWN,
    }
}

pub(super) const fn plural(role: Role) -> &'static str {
    match role {
        Role::King => text_key::CHESSMAN_KINGS,
        Role::Queen => text_key::CHESSMAN_QUEENS,
        Role::Rook => text_key::CHESSMAN_ROOKS,
        Role::Bishop => text_key::CHESSMAN_BISHOPS,
        Role::Knight => text_key::CHESSMAN_KNIGHTS,
        Role::Pawn => text_key::CHESSMAN_PAWNS,
    }
}

/// One piece of chess with its colour, or several.
pub const fn coloured_kind(side: Side, role: Role, are_many: bool) -> &'static str {
    match (side, role) {
        _ if !are_many => coloured_name(Piece { side, role }),
        (Side::White, Role::King) => text_key::CHESSMAN_WHITE_KING,
        (Side::White, Role::Queen) => text_key::CHESSMAN_WHITE_QUEENS,
        (Side::White, Role::Rook) => text_key::CHESSMAN_WHITE_ROOKS,
        (Side::White, Role::Bishop) => text_key::CHESSMAN_WHITE_BISHOPS,
        (Side::White, Role::Knight) => text_key::CHESSMAN_WHITE_KNIGHTS,
        (Side::White, Role::Pawn) => text_key::CHESSMAN_WHITE_PAWNS,
        (Side::Black, Role::King) => text_key::CHESSMAN_BLACK_KING,
        (Side::Black, Role::Queen) => text_key::CHESSMAN_BLACK_QUEENS,
        (Side::Black, Role::Rook) => text_key::CHESSMAN_BLACK_ROOKS,
        (Side::Black, Role::Bishop) => text_key::CHESSMAN_BLACK_BISHOPS,
        (Side::Black, Role::Knight) => text_key::CHESSMAN_BLACK_KNIGHTS,
        (Side::Black, Role::Pawn) => text_key::CHESSMAN_BLACK_PAWNS,
    }
}

pub(super) const fn coloured_name(piece: Piece) -> &'static str {
    match (piece.side, piece.role) {
        (Side::White, Role::King) => text_key::CHESSMAN_WHITE_KING,
        (Side::White, Role::Queen) => text_key::CHESSMAN_WHITE_QUEEN,
        (Side::White, Role::Rook) => text_key::CHESSMAN_WHITE_ROOK,
        (Side::White, Role::Bishop) => text_key::CHESSMAN_WHITE_BISHOP,
        (Side::White, Role::Knight) => text_key::CHESSMAN_WHITE_KNIGHT,
        (Side::White, Role::Pawn) => text_key::CHESSMAN_WHITE_PAWN,
        (Side::Black, Role::King) => text_key::CHESSMAN_BLACK_KING,
        (Side::Black, Role::Queen) => text_key::CHESSMAN_BLACK_QUEEN,
        (Side::Black, Role::Rook) => text_key::CHESSMAN_BLACK_ROOK,
        (Side::Black, Role::Bishop) => text_key::CHESSMAN_BLACK_BISHOP,
        (Side::Black, Role::Knight) => text_key::CHESSMAN_BLACK_KNIGHT,
        (Side::Black, Role::Pawn) => text_key::CHESSMAN_BLACK_PAWN,
    }
}
