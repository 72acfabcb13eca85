//! What each family of games lets be set up, what is unusual there, what no game can start from, and how it is said back.

use super::echo;
use golos_rules::chess::{Region, Role, Wing};
use golos_rules::draughts::{Naming, NoSquare};
use golos_rules::{Kind, Notation, Place, PlaceNames, Position, Side};
use golos_speech as speech;
use golos_wording::{Sentence, Slot, message, text_key};

/// The kinds of chess in the order in which they are listed.
const CHESSMEN: [(Role, &str, &str); 6] = [
    (Role::King, text_key::CHESSMAN_KING, text_key::CHESSMAN_KINGS),
    (Role::Queen, text_key::CHESSMAN_QUEEN, text_key::CHESSMAN_QUEENS),
    (Role::Rook, text_key::CHESSMAN_ROOK, text_key::CHESSMAN_ROOKS),
    (Role::Bishop, text_key::CHESSMAN_BISHOP, text_key::CHESSMAN_BISHOPS),
    (Role::Knight, text_key::CHESSMAN_KNIGHT, text_key::CHESSMAN_KNIGHTS),
    (Role::Pawn, text_key::CHESSMAN_PAWN, text_key::CHESSMAN_PAWNS),
];

/// A place by its name, as it was typed; or why there is none.
pub(super) fn place(position: &Position, name: &str, notation: Notation) -> Result<Place, Sentence> {
    let text = || Slot::Text(name.to_owned());
    match position {
        Position::Draughts(board) => {
            let geometry = board.geometry();
            // Where squares have letters a number alone is none.
            let is_number = name.chars().all(|letter| letter.is_ascii_digit());
            match geometry.parse(name) {
                Ok(square) if geometry.naming() == Naming::Numeric || !is_number => {
                    Ok(Place { column: geometry.file(square), row: geometry.rank(square) })
                }
                Err(NoSquare::Light) => Err(message::refuse_light_square(Slot::Square(name.to_owned()))),
                _ => Err(message::refuse_no_square(text())),
            }
        }
        Position::Chess(_) => match Region::read(name) {
            Ok(Region::Square(square)) => Ok(square.into()),
            _ => Err(message::refuse_no_square(text())),
        },
        Position::Renju(_) => {
            let point = notation.renju.read(name);
            point.map(Place::from).map_err(|_| message::refuse_no_point(text()))
        }
    }
}

/// Why pieces cannot stand so, whatever else is put on the board.
pub(super) fn refusal(position: &Position) -> Option<Sentence> {
    position.impossible_placing().as_ref().map(speech::impossible)
}

/// The rights to castle that are assumed: as far as king and rooks stand at home (CH-3.8.2.1).
pub(super) fn castling(position: &Position) -> Vec<Sentence> {
    let wing = |wing: Wing| match wing {
        Wing::King => text_key::WING_SHORT,
        Wing::Queen => text_key::WING_LONG,
    };
    let rights = |side: Side| {
        let wings = position.chess()?.castling_rights(side);
        let named = Slot::Phrases(wings.iter().map(|&it| wing(it).to_owned()).collect());
        (!wings.is_empty()).then(|| message::set_up_castling(side, named))
    };
    Side::BOTH.into_iter().filter_map(rights).collect()
}

/// What is unusual about a position as a whole, and may be played on from all the same.
pub(super) fn unusual(position: &Position) -> Vec<Sentence> {
    let turn = position.turn();
    let no_move = || (!position.has_move()).then(|| message::set_up_no_move(turn));
    match position {
        Position::Draughts(_) => {
            let without = Side::BOTH.into_iter().filter(|&side| position.count(side) == 0);
            let unusual: Vec<Sentence> = without.map(message::set_up_no_pieces).collect();
            if unusual.is_empty() { no_move().into_iter().collect() } else { unusual }
        }
        Position::Chess(_) => no_move().into_iter().collect(),
        Position::Renju(it) => {
            let decided = it.end().map(|_| message::set_up_decided());
            no_move().into_iter().chain(decided).collect()
        }
    }
}

/// Whose turn it is by the number of stones: White's where Black has more. None in another family.
pub(super) fn turn_by_stones(position: &Position) -> Option<Side> {
    match position {
        Position::Draughts(_) | Position::Chess(_) => None,
        Position::Renju(_) if position.count(Side::Black) > position.count(Side::White) => Some(Side::White),
        Position::Renju(_) => Some(Side::Black),
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

/// The pieces on some places, all of one side, kind by kind.
pub(super) fn list(position: &Position, places: &[Place], notation: Notation) -> Slot {
    let of_kind = |kind: Kind| {
        let is_kind = |place: &Place| position.piece_on(*place).is_some_and(|piece| piece.kind == kind);
        echo::names(position, &places.iter().copied().filter(is_kind).collect::<Vec<_>>(), notation)
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
