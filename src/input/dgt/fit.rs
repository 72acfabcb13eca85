//! What stands on the board is compared with the game: it is what was recorded, or what a lawful move leaves, or neither.

use super::{Felt, family};
use golos_rules::{BoardPiece, Move, Place, Position};

/// How the fields are read: the board never turns them, and older boards have other codes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FieldReading {
    /// White sits at the other side.
    pub is_turned: bool,
    /// The codes of older boards of draughts.
    pub is_old: bool,
}

impl FieldReading {
    const ALL: [FieldReading; 4] = [
        FieldReading { is_turned: false, is_old: false },
        FieldReading { is_turned: true, is_old: false },
        FieldReading { is_turned: false, is_old: true },
        FieldReading { is_turned: true, is_old: true },
    ];

    /// The code on a place.
    fn code(self, felt: &Felt, place: Place) -> u8 {
        let (size, last) = (usize::from(felt.size()), usize::from(felt.size()) * usize::from(felt.size()) - 1);
        let field = size.saturating_sub(usize::from(place.row)) * size + usize::from(place.column) - 1;
        felt.code(if self.is_turned { last.saturating_sub(field) } else { field })
    }
}

/// What stands on the board is this in the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fit {
    /// It stands as it was recorded.
    Record,
    /// One of these lawful moves leaves it so: more than one where a pawn waits for its piece, or the pieces do not tell.
    Moves(Vec<Move>),
    /// Neither; the places that are otherwise than recorded, from White's left hand along the rows.
    Differs(Vec<Place>),
    /// The board has another size.
    Size,
}

/// What stands on a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    Nothing,
    Piece(BoardPiece),
    /// A code that is no piece of the game.
    Unknown,
}

pub(super) fn stands(felt: &Felt, place: Place, like: &Position, reading: FieldReading) -> Stands {
    match reading.code(felt, place) {
        0 => Stands::Nothing,
        code => family::piece(code, like, reading.is_old).map_or(Stands::Unknown, Stands::Piece),
    }
}

/// Every place of the board, those that are not played on too.
fn places(size: u8) -> impl Iterator<Item = Place> {
    (1..=size).flat_map(move |row| (1..=size).map(move |column| Place { column, row }))
}

/// The places where something else stands than in the position.
pub(super) fn differing(felt: &Felt, position: &Position, reading: FieldReading, left: bool) -> Vec<Place> {
    let is_same = |place: &Place| match (stands(felt, *place, position, reading), position.piece_on(*place)) {
        (Stands::Nothing, None) => true,
        (Stands::Piece(there), Some(due)) => family::stands_for(there, due, left),
        (Stands::Nothing | Stands::Piece(_) | Stands::Unknown, _) => false,
    };
    places(position.board_size()).filter(|place| !is_same(place)).collect()
}

/// How the fields are to be read so that they fit the position best; the reading that held before, unless another fits
/// wholly.
pub(super) fn best(felt: &Felt, position: &Position, before: Option<FieldReading>) -> FieldReading {
    let count = |reading: FieldReading| differing(felt, position, reading, false).len();
    let readings = FieldReading::ALL.into_iter().filter(|reading| !reading.is_old || family::has_old_codes(position));
    let best = readings.map(|reading| (count(reading), reading)).min_by_key(|(count, _)| *count);
    match (before, best) {
        (Some(before), Some((0, best))) if count(before) > 0 => best,
        (Some(before), _) => before,
        (None, best) => best.map(|(_, best)| best).unwrap_or_default(),
    }
}

/// What stands on the board is this in a game that stands at this position.
#[must_use]
pub fn fit(felt: &Felt, position: &Position, reading: FieldReading) -> Fit {
    if felt.size() != position.board_size() {
        return Fit::Size;
    }
    let differs = differing(felt, position, reading, false);
    if differs.is_empty() {
        return Fit::Record;
    }
    let playable = position.playable_moves();
    // Exactly, before a pawn that waits for its piece.
    for left in [false, true] {
        let leads_there =
            |mv: &&Move| position.play(mv).is_some_and(|after| differing(felt, &after, reading, left).is_empty());
        let moves: Vec<Move> = playable.iter().filter(leads_there).cloned().collect();
        if !moves.is_empty() {
            return Fit::Moves(moves);
        }
    }
    Fit::Differs(differs)
}
