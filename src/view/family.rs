//! What each family of games looks like: its board, and what is counted beside it.

use super::model::{Ground, Zoom};
use crate::rules::{Place, PlaceNames, Position};
use crate::wording::Sentence;

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

/// How much was made on the board, where that is shown: the moves of renju.
pub(super) fn made(board: &Position) -> Option<Sentence> {
    match board {
        Position::Draughts(_) | Position::Chess(_) => None,
        Position::Renju(board) => Some(Sentence::new("board-moves-made").with("n", u32::from(board.plies()))),
    }
}

/// How a place is drawn, in columns and rows from its top left corner.
///
/// ```text
/// small   medium    large          [ ]  the cursor
/// [w1]    [ ^^ ]    [  ^^^  ]      ^    a king of draughts; its letter is a capital in every size
///         [ W1 ]    [   W1  ]      1    its place in the path; * the last move started or ended here
///                   [       ]
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
pub(super) struct Shape {
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

impl Shape {
    pub(super) fn of(names: PlaceNames, zoom: Zoom) -> Shape {
        let plain = match zoom {
            Zoom::Small => {
                Shape { columns: 4, rows: 1, body: (1, 3), letter: (1, 0), mark: (2, 0), crown: (0, 0), number: (2, 0) }
            }
            Zoom::Medium => {
                Shape { columns: 6, rows: 2, body: (1, 5), letter: (2, 1), mark: (3, 1), crown: (2, 4), number: (1, 0) }
            }
            Zoom::Large => {
                Shape { columns: 9, rows: 3, body: (2, 7), letter: (4, 1), mark: (5, 1), crown: (3, 6), number: (1, 0) }
            }
        };
        match (names, zoom) {
            (PlaceNames::DarkSquares, _) => plain,
            (PlaceNames::Numbers, Zoom::Large) => Shape { body: (1, 8), ..plain },
            (PlaceNames::Numbers, Zoom::Small) => Shape { columns: 5, body: (1, 4), mark: (0, 0), ..plain },
            (PlaceNames::Numbers, Zoom::Medium) => Shape { crown: (3, 5), ..plain },
            (PlaceNames::Squares, Zoom::Small) => Shape { mark: (0, 0), ..plain },
            (PlaceNames::Squares, Zoom::Medium) => Shape { mark: (4, 1), ..plain },
            (PlaceNames::Squares, Zoom::Large) => Shape { mark: (6, 1), ..plain },
            (PlaceNames::Points, Zoom::Small) => Shape { columns: 3, body: (1, 2), mark: (0, 0), ..plain },
            (PlaceNames::Points, Zoom::Medium) => Shape { columns: 5, body: (1, 4), ..plain },
            (PlaceNames::Points, Zoom::Large) => {
                Shape { columns: 7, body: (1, 6), letter: (3, 1), mark: (4, 1), ..plain }
            }
        }
    }
}
