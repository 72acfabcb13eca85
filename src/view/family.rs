//! What each family of games looks like: its board, and what is counted beside it.

use super::model::Ground;
use golos_rules::{Place, PlaceNames, Position};
use golos_wording::{Sentence, message};

/// What a place of the board is.
pub(super) fn ground(board: &Position, place: Place) -> Ground {
    match board.place_names() {
        PlaceNames::Points if board.is_marked(place) => Ground::MarkedPoint,
        PlaceNames::Points => Ground::Point,
        PlaceNames::DarkSquares | PlaceNames::Numbers | PlaceNames::Squares if board.is_dark(place) => Ground::Dark,
        PlaceNames::Squares => Ground::Light,
        PlaceNames::DarkSquares | PlaceNames::Numbers => Ground::Idle,
    }
}

/// What has been captured on a path that is being picked: it stands until the move is made (R-6.1.5.17).
pub(super) fn captured(board: &Position, path: &[Place]) -> Vec<Place> {
    let Position::Draughts(_) = board else { return Vec::new() };
    let Some(mover) = path.first().and_then(|&start| board.piece_on(start)) else { return Vec::new() };
    let legs = path.iter().zip(path.iter().skip(1));
    legs.filter_map(|(&from, &to)| {
        let standing: Vec<Place> = between(from, to).filter(|&place| board.piece_on(place).is_some()).collect();
        let only = standing.first().copied().filter(|_| standing.len() == 1)?;
        board.piece_on(only).filter(|piece| piece.side != mover.side).map(|_| only)
    })
    .collect()
}

/// The places between two on one diagonal or one line; none where they are on none.
fn between(from: Place, to: Place) -> impl Iterator<Item = Place> {
    let (columns, rows) = (i16::from(to.column) - i16::from(from.column), i16::from(to.row) - i16::from(from.row));
    let is_line = columns == 0 || rows == 0 || columns.abs() == rows.abs();
    let steps = if is_line { columns.abs().max(rows.abs()) } else { 0 };
    let at = |start: u8, step: i16| u8::try_from(i16::from(start) + step).ok();
    (1..steps).filter_map(move |step| {
        let column = at(from.column, columns.signum() * step)?;
        Some(Place { column, row: at(from.row, rows.signum() * step)? })
    })
}

/// How much was made on the board, where that is shown: the moves of renju.
pub(super) fn made(board: &Position) -> Option<Sentence> {
    stones(board).map(message::board_moves_made)
}

/// How many moves put a stone on the board: the number of the last one. None where pieces move.
pub(super) fn stones(board: &Position) -> Option<u32> {
    match board {
        Position::Draughts(_) | Position::Chess(_) => None,
        Position::Renju(board) => Some(u32::from(board.plies())),
    }
}

/// How a place is drawn, in columns and rows from its top left corner.
///
/// ```text
/// small   medium    large          [ ]  the cursor
/// [w1]    [ ^^ ]    [  ^^^  ]      ^    a king of draughts; its letter is a capital in every size
///         [ W1 ]    [   W1  ]      1    its place in the path; * the last move started or ended here
///                   [       ]      x    captured by the path, still standing
///
/// 1w28]   [28^^]    [28^^^  ]      where squares have numbers; in the small size the mark takes the cursor's left
///         [ W1 ]    [   W1  ]      bracket
///                   [       ]
///
/// 1Кр]    [    ]    [       ]      chess, where a letter may be two; in the small size the mark takes the cursor's
///         [ Кр1]    [   Кр1 ]      left bracket
///                   [       ]
///
/// 1b]     [   ]     [     ]        renju, where points lie closer together
///         [ b1]     [  b1 ]
///                   [     ]
/// ```
pub(super) struct PlaceShape {
    pub columns: u16,
    pub rows: u16,
    /// What a piece covers: the first column and one behind the last.
    pub body: (u16, u16),
    pub letter: (u16, u16),
    /// The place in the path, or that the last move was here.
    pub mark: (u16, u16),
    pub crown: (u16, u16),
    /// Where the number begins, if squares have numbers.
    pub number: (u16, u16),
}

impl PlaceShape {
    /// A square of so many rows, with letters for the pieces.
    pub(super) fn of(names: PlaceNames, rows: u16) -> PlaceShape {
        let plain = match rows {
            0 | 1 => PlaceShape {
                columns: 4,
                rows: 1,
                body: (1, 3),
                letter: (1, 0),
                mark: (2, 0),
                crown: (0, 0),
                number: (2, 0),
            },
            2 => PlaceShape {
                columns: 6,
                rows,
                body: (1, 5),
                letter: (2, 1),
                mark: (3, 1),
                crown: (2, 4),
                number: (1, 0),
            },
            3 => PlaceShape {
                columns: 9,
                rows,
                body: (2, 7),
                letter: (4, 1),
                mark: (5, 1),
                crown: (3, 6),
                number: (1, 0),
            },
            _ => {
                let (columns, middle) = (rows * 5 / 2, rows * 5 / 4);
                let crown = (middle - 1, middle + 2);
                let letter = (middle, rows / 2);
                let body = (2, columns - 2);
                PlaceShape { columns, rows, body, letter, mark: (middle + 2, rows / 2), crown, number: (1, 0) }
            }
        };
        match (names, rows) {
            (PlaceNames::DarkSquares, _) | (_, 4..) => plain,
            (PlaceNames::Numbers, 0 | 1) => PlaceShape { columns: 5, body: (1, 4), mark: (0, 0), ..plain },
            (PlaceNames::Numbers, 2) => PlaceShape { crown: (3, 5), ..plain },
            (PlaceNames::Numbers, 3) => PlaceShape { body: (1, 8), ..plain },
            (PlaceNames::Squares, 0 | 1) => PlaceShape { mark: (0, 0), ..plain },
            (PlaceNames::Squares, 2) => PlaceShape { mark: (4, 1), ..plain },
            (PlaceNames::Squares, 3) => PlaceShape { mark: (6, 1), ..plain },
            (PlaceNames::Points, 0 | 1) => PlaceShape { columns: 3, body: (1, 2), mark: (0, 0), ..plain },
            (PlaceNames::Points, 2) => PlaceShape { columns: 5, body: (1, 4), ..plain },
            (PlaceNames::Points, 3) => PlaceShape { columns: 7, body: (1, 6), letter: (3, 1), mark: (4, 1), ..plain },
        }
    }

    /// A square of so many rows, with drawn pieces: as wide as high, and with a column at each side for a mark where a
    /// line of dots would touch the piece. Where lines cross the middle is a column.
    pub(super) const fn drawn(names: PlaceNames, rows: u16) -> PlaceShape {
        let columns = match (names, rows) {
            (PlaceNames::Points, 3) => rows * 2 + 1,
            (_, 0..=3) => rows * 2 + 2,
            _ => rows * 2,
        };
        let letter = ((columns - 1) / 2, rows / 2);
        let crown = (0, 0);
        PlaceShape { columns, rows, body: (0, columns), letter, mark: (columns - 1, 0), crown, number: (0, 0) }
    }
}
