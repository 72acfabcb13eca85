//! Squares by rows, in the order in which they are likely: by where one comes from and what kind of piece goes, never by
//! what may be done.

use super::{Offered, ScanAction};
use golos_input::switch::Branch;
use golos_rules::chess::Role;
use golos_rules::{Kind, Notation, Place, Position, Side};
use golos_wording::{Slot, message};

/// From where places are likely.
#[derive(Clone, Copy, Debug)]
pub enum Near {
    /// The rows of this side that are nearest to the opponent first.
    Front(Side),
    /// The own rows first, as one reads the board.
    Home(Side),
    /// What is near this place first, whatever stands there: stones.
    Stone(Place),
    /// Where a piece of this side and kind may go from there: ahead first.
    Piece(Place, Side, Kind),
}

impl Near {
    /// The lesser the likelier; rows by the first value, places of a row by the second.
    fn rank(self, place: Place) -> (u16, u16) {
        let up = |side, row: u8| if side == Side::White { row } else { u8::MAX - row };
        let column = |side| if side == Side::White { place.column } else { u8::MAX - place.column };
        let beside = |from: Place| {
            let left = u16::from(place.column < from.column);
            2 * u16::from(place.column.abs_diff(from.column)) + 1 - left
        };
        match self {
            Near::Front(side) => (u16::from(u8::MAX - up(side, place.row)), u16::from(column(side))),
            Near::Home(side) => (u16::from(up(side, place.row)), u16::from(column(side))),
            Near::Stone(from) => {
                let above = u16::from(place.row > from.row);
                (2 * u16::from(place.row.abs_diff(from.row)) + 1 - above, beside(from))
            }
            Near::Piece(from, side, kind) => {
                let far = u16::from(place.row.abs_diff(from.row));
                let is_ahead = up(side, place.row) > up(side, from.row);
                let row = match (far, is_ahead) {
                    // No piece of draughts goes along its row, and a pawn does not either.
                    (0, _) if !goes_along(kind) => u16::MAX,
                    (0, _) => 16,
                    // No two rows are alike: what is as far behind comes right behind what is ahead.
                    (far, true) => 8 * far - 4,
                    (far, false) => 8 * far + 5,
                };
                (row, beside(from))
            }
        }
    }
}

/// Whether a piece of this kind can go along its row.
const fn goes_along(kind: Kind) -> bool {
    match kind {
        Kind::Man | Kind::Crowned => false,
        Kind::Stone => true,
        Kind::Chess(role) => !matches!(role, Role::Pawn | Role::Knight),
    }
}

/// Places by rows, the likeliest first; a row of one place is that place.
pub fn rows(
    board: &Position,
    notation: Notation,
    mut places: Vec<Place>,
    near: Near,
    deed: impl Fn(Place) -> ScanAction,
) -> Vec<Branch<Offered>> {
    places.sort_by_key(|place| (near.rank(*place), *place));
    let named = |place: Place| Slot::Square(board.place_called(place, notation));
    let one = |&place: &Place| {
        let label = message::menu_line(named(place));
        Branch::leaf(Offered { label, places: vec![place], deed: deed(place) })
    };
    let row = |places: &[Place]| match places {
        [only] => one(only),
        places => {
            let row = places.first().map_or(0, |place| place.row);
            let whole = board.row(row);
            let label = match (whole.first(), whole.last()) {
                (Some(&first), Some(&last)) if !board.place_names().have_letters() => {
                    message::scan_range(named(first), named(last))
                }
                _ => message::scan_row(u32::from(row)),
            };
            let head = Offered { label, places: places.to_vec(), deed: ScanAction::Open };
            Branch { item: head, inside: places.iter().map(one).collect() }
        }
    };
    places.chunk_by(|one, other| one.row == other.row).map(row).collect()
}
