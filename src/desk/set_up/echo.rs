//! A position that is set up, said back.

use crate::rules::chess::Role;
use crate::rules::{Kind, Notation, Place, PlaceNames, Position, Side};
use crate::speech;
use crate::wording::{Sentence, Slot, Wording};

/// The kinds of chess in the order in which they are listed.
const CHESSMEN: [(Role, &str, &str); 6] = [
    (Role::King, "chessman-king", "chessman-kings"),
    (Role::Queen, "chessman-queen", "chessman-queens"),
    (Role::Rook, "chessman-rook", "chessman-rooks"),
    (Role::Bishop, "chessman-bishop", "chessman-bishops"),
    (Role::Knight, "chessman-knight", "chessman-knights"),
    (Role::Pawn, "chessman-pawn", "chessman-pawns"),
];

/// Row by row.
pub(super) fn rows(position: &Position, notation: Notation) -> Vec<Sentence> {
    match position {
        Position::Draughts(board) => speech::rows(board),
        Position::Chess(board) => speech::chess::rows(board),
        Position::Renju(it) => speech::renju::rows(it.board(), notation.renju),
    }
}

/// Where every piece stands.
pub(super) fn pieces(position: &Position, notation: Notation) -> Sentence {
    match position {
        Position::Draughts(board) => speech::pieces(board),
        Position::Chess(board) => speech::chess::pieces(board),
        Position::Renju(it) => speech::renju::stones(it.board(), notation.renju),
    }
}

/// What stands on a place or a line, as it was typed.
pub(super) fn place(position: &Position, text: &str, notation: Notation, wording: &Wording) -> Sentence {
    match position {
        Position::Draughts(board) => speech::place(board, text, wording),
        Position::Chess(board) => speech::chess::place(board, text),
        Position::Renju(it) => speech::renju::place(it.board(), text, notation.renju),
    }
}

/// Places in the order in which they are read out, each once.
pub(super) fn in_order(position: &Position, mut places: Vec<Place>) -> Vec<Place> {
    match position.place_names() {
        // Numbers run along the rows from above.
        PlaceNames::Numbers => places.sort_by_key(|place| (std::cmp::Reverse(place.row), place.column)),
        PlaceNames::DarkSquares | PlaceNames::Squares | PlaceNames::Points => places.sort(),
    }
    places.dedup();
    places
}

/// Those of some places where a side has a piece.
pub(super) fn of_side(position: &Position, side: Side, places: &[Place]) -> Vec<Place> {
    let is_sides = |place: &Place| position.piece_on(*place).is_some_and(|piece| piece.side == side);
    places.iter().copied().filter(is_sides).collect()
}

/// The names of places.
pub(super) fn names(position: &Position, places: &[Place], notation: Notation) -> Vec<String> {
    places.iter().map(|&place| position.place_called(place, notation)).collect()
}

/// The pieces on some places, all of one side, kind by kind.
pub(super) fn list(position: &Position, places: &[Place], notation: Notation) -> Slot {
    let of_kind = |kind: Kind| {
        let is_kind = |place: &Place| position.piece_on(*place).is_some_and(|piece| piece.kind == kind);
        names(position, &places.iter().copied().filter(is_kind).collect::<Vec<_>>(), notation)
    };
    match position {
        Position::Draughts(_) => Slot::Pieces { men: of_kind(Kind::Man), kings: of_kind(Kind::Crowned) },
        Position::Chess(_) => {
            let groups = CHESSMEN.map(|(role, one, several)| {
                let names = of_kind(Kind::Chess(role));
                (if names.len() > 1 { several } else { one }.to_owned(), names)
            });
            Slot::Groups(groups.into_iter().filter(|(_, names)| !names.is_empty()).collect())
        }
        Position::Renju(_) => Slot::Squares(of_kind(Kind::Stone)),
    }
}
