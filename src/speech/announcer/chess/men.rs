//! The names of the pieces: keys of phrases.

use golos_rules::Side;
use golos_rules::chess::{Piece, Role};
use golos_wording::Slot;

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
        Role::King => "chessman-king",
        Role::Queen => "chessman-queen",
        Role::Rook => "chessman-rook",
        Role::Bishop => "chessman-bishop",
        Role::Knight => "chessman-knight",
        Role::Pawn => "chessman-pawn",
    }
}

pub(super) const fn plural(role: Role) -> &'static str {
    match role {
        Role::King => "chessman-kings",
        Role::Queen => "chessman-queens",
        Role::Rook => "chessman-rooks",
        Role::Bishop => "chessman-bishops",
        Role::Knight => "chessman-knights",
        Role::Pawn => "chessman-pawns",
    }
}

/// One piece of chess with its colour, or several.
pub const fn coloured_kind(side: Side, role: Role, are_many: bool) -> &'static str {
    match (side, role) {
        _ if !are_many => coloured_name(Piece { side, role }),
        (Side::White, Role::King) => "chessman-white-king",
        (Side::White, Role::Queen) => "chessman-white-queens",
        (Side::White, Role::Rook) => "chessman-white-rooks",
        (Side::White, Role::Bishop) => "chessman-white-bishops",
        (Side::White, Role::Knight) => "chessman-white-knights",
        (Side::White, Role::Pawn) => "chessman-white-pawns",
        (Side::Black, Role::King) => "chessman-black-king",
        (Side::Black, Role::Queen) => "chessman-black-queens",
        (Side::Black, Role::Rook) => "chessman-black-rooks",
        (Side::Black, Role::Bishop) => "chessman-black-bishops",
        (Side::Black, Role::Knight) => "chessman-black-knights",
        (Side::Black, Role::Pawn) => "chessman-black-pawns",
    }
}

pub(super) const fn coloured_name(piece: Piece) -> &'static str {
    match (piece.side, piece.role) {
        (Side::White, Role::King) => "chessman-white-king",
        (Side::White, Role::Queen) => "chessman-white-queen",
        (Side::White, Role::Rook) => "chessman-white-rook",
        (Side::White, Role::Bishop) => "chessman-white-bishop",
        (Side::White, Role::Knight) => "chessman-white-knight",
        (Side::White, Role::Pawn) => "chessman-white-pawn",
        (Side::Black, Role::King) => "chessman-black-king",
        (Side::Black, Role::Queen) => "chessman-black-queen",
        (Side::Black, Role::Rook) => "chessman-black-rook",
        (Side::Black, Role::Bishop) => "chessman-black-bishop",
        (Side::Black, Role::Knight) => "chessman-black-knight",
        (Side::Black, Role::Pawn) => "chessman-black-pawn",
    }
}
