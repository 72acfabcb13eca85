//! What each family of games lets be set up, what is unusual there, what no game can start from, and how it is said back.

use super::echo;
use golos_rules::chess::{Region, Role, Wing};
use golos_rules::draughts::{Naming, NoSquare};
use golos_rules::{Kind, Notation, Place, PlaceNames, Position, Side, chess};
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

/// Pieces and pawns that a side of chess begins with (CH-2.2).
const MEN: u32 = 16;
const PAWNS: u32 = 8;

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

/// What cannot be on a board: more pieces than a side begins with, a second king of chess.
pub(super) fn refusal(position: &Position) -> Option<Sentence> {
    let too_many = |most: u32| {
        let has_more = |side: &Side| position.count(*side) > most;
        Side::BOTH.into_iter().find(has_more).map(|side| message::refuse_too_many(side, most))
    };
    match position {
        Position::Draughts(board) => too_many(u32::from(board.variant().men_per_side())),
        Position::Chess(board) => {
            let has_kings = |side: &Side| count(board, *side, Role::King) > 1;
            let has_pawns = |side: &Side| count(board, *side, Role::Pawn) > PAWNS;
            let kings = || Side::BOTH.into_iter().find(has_kings).map(message::refuse_two_kings);
            let pawns =
                || Side::BOTH.into_iter().find(has_pawns).map(|side| message::refuse_too_many_pawns(side, PAWNS));
            kings().or_else(pawns).or_else(|| too_many(MEN))
        }
        Position::Renju(_) => None,
    }
}

fn count(board: &chess::Position, side: Side, role: Role) -> u32 {
    let pieces = board.pieces(side).filter(|&(_, other)| other == role).count();
    u32::try_from(pieces).unwrap_or(u32::MAX)
}

/// Pieces of a side that no game leads to where they stand: men on the last rank, where a man becomes a king (R-6.1.4.4),
/// pawns on the first or the last (CH-3.7).
pub(super) fn unusual_places(position: &Position, side: Side, places: &[Place]) -> Option<Sentence> {
    let last = position.board_size();
    let (message, kind, rows): (fn(Side, Slot) -> Sentence, _, _) = match position {
        Position::Draughts(_) if side == Side::White => (message::set_up_last_rank, Kind::Man, vec![last]),
        Position::Draughts(_) => (message::set_up_last_rank, Kind::Man, vec![1]),
        Position::Chess(_) => (message::set_up_pawns, Kind::Chess(Role::Pawn), vec![1, last]),
        Position::Renju(_) => return None,
    };
    let is_kind = |place: &Place| position.piece_on(*place).is_some_and(|piece| piece.kind == kind);
    let there: Vec<Place> =
        places.iter().copied().filter(|place| rows.contains(&place.row) && is_kind(place)).collect();
    let names = Slot::Squares(echo::names(position, &there, Notation::FILES));
    (!there.is_empty()).then(|| message(side, names))
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

/// Why no game can start from a position: an empty board of draughts, a side of chess without its king, or in check
/// though it has just moved (CH-3.9.2, CH-3.10.3). What is said of it; none if a game can.
pub(super) fn unplayable(position: &Position) -> Option<Vec<Sentence>> {
    match position {
        // Of an empty board it has been said that neither side has pieces.
        Position::Draughts(_) => Side::BOTH.into_iter().all(|side| position.count(side) == 0).then(Vec::new),
        Position::Chess(board) => {
            let kingless = Side::BOTH.into_iter().filter(|&side| count(board, side, Role::King) == 0);
            let refusals: Vec<Sentence> = kingless.map(message::refuse_no_king).collect();
            let checked = board.wrongly_checked().map(message::refuse_wrong_check);
            let refusals: Vec<Sentence> = refusals.into_iter().chain(checked).collect();
            (!refusals.is_empty()).then_some(refusals)
        }
        Position::Renju(_) => None,
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
