//! Moves, ends of the game, positions as text.

use super::dice::Dice;
use golos_rules::Side;
use golos_rules::renju::{Board, End, Letters, Move, Point, Position, StoneError, TextError, Win};

fn position(text: &str) -> Position {
    Position::read(text, Letters::AToO).unwrap()
}

fn place(name: &str) -> Move {
    Move::Place(Letters::AToO.read(name).unwrap())
}

#[test]
fn r_9_2_4_1_black_begins_on_the_centre() {
    let start = Position::start();
    for mv in [place("h9"), Move::Pass] {
        assert_eq!(start.play(mv), Err(StoneError::NotCentre));
    }
    let next = start.play(place("h8")).unwrap();
    assert_eq!((next.turn(), next.plies()), (Side::White, 1));
    assert_eq!(next.play(place("h8")), Err(StoneError::Taken));
    assert_eq!(next.play(place("a1")).unwrap().turn(), Side::Black);
}

#[test]
fn r_9_2_4_4_a_pass_is_a_move_and_two_are_a_draw() {
    let position = position("b:h8");
    let once = position.play(Move::Pass).unwrap();
    assert_eq!((once.turn(), once.plies(), once.passes(), once.end()), (Side::Black, 2, 1, None));
    let apart = once.play(place("a1")).unwrap().play(Move::Pass).unwrap();
    assert_eq!((apart.passes(), apart.end()), (1, None));
    let twice = once.play(Move::Pass).unwrap();
    assert_eq!(twice.end(), Some(End::TwoPasses));
    assert_eq!(twice.play(place("a1")), Err(StoneError::Over));
}

#[test]
fn r_9_2_6_rows_that_win() {
    for (text, side, row) in [
        ("b:d8,e8,f8,g8,h8", Some(Side::Black), "d8,e8,f8,g8,h8"),
        ("b:a1,b2,c3,d4,e5", Some(Side::Black), "a1,b2,c3,d4,e5"),
        ("b:o1,n2,m3,l4,k5", Some(Side::Black), "o1,n2,m3,l4,k5"),
        ("b:h11,h12,h13,h14,h15", Some(Side::Black), "h11,h12,h13,h14,h15"),
        ("b:d8,e8,f8,g8,h8,i8", None, ""),
        ("b:d8,e8,f8,g8,i8", None, ""),
        ("w:d8,e8,f8,g8,h8,i8", Some(Side::White), "d8,e8,f8,g8,h8,i8"),
        ("w:k15,l15,m15,n15,o15", Some(Side::White), "k15,l15,m15,n15,o15"),
        ("w:m15,n15,o15,a14,b14", None, ""),
    ] {
        let mut row: Vec<Point> = row.split(',').filter_map(|name| Letters::AToO.read(name).ok()).collect();
        let found = position(text).winner().map(|win| {
            let mut row = win.row.clone();
            row.sort_unstable();
            (win.side, row)
        });
        row.sort_unstable();
        assert_eq!(found, side.map(|side| (side, row)), "{text}");
    }
    let over = position("w:d8,e8,f8,g8,h8,i8").winner();
    assert!(over.is_some_and(|win| win.is_overline()));
}

#[test]
fn a_row_of_the_side_that_moved_last_comes_first() {
    let both = position("b:a1,b1,c1,d1,e1 w:a3,b3,c3,d3,e3 turn:w");
    assert!(matches!(both.winner(), Some(Win { side: Side::Black, .. })));
    assert!(matches!(both.end(), Some(End::Row(Win { side: Side::Black, .. }))));
    assert_eq!(both.play(place("h8")), Err(StoneError::Over));
}

/// A board on which White's stones leave Black no row, and Black's leave White none.
fn barren() -> Board {
    // Chequers two stones wide: no three in line, two on a diagonal, are of one colour.
    Point::all().fold(Board::EMPTY, |board, point| {
        let (column, row) = (point.column() - 1, point.row() - 1);
        let is_black = (column / 2 + row) % 2 == 0;
        board.with(point, if is_black { Side::Black } else { Side::White })
    })
}

#[test]
fn r_9_2_7_1_a_draw_when_nobody_can_make_five() {
    let full = Position::of(barren(), Side::Black);
    assert_eq!(full.end(), Some(End::Exhausted));
    // A free point here and there changes nothing; five in a line do.
    let mut board = barren();
    for name in ["h8", "a1", "o15", "c5"] {
        board = board.without(Letters::AToO.read(name).unwrap());
    }
    assert_eq!(Position::of(board, Side::White).end(), Some(End::Exhausted));
    for column in ["a8", "b8", "c8", "d8", "e8"] {
        board = board.without(Letters::AToO.read(column).unwrap());
    }
    assert_eq!(Position::of(board, Side::White).end(), None);
}

#[test]
fn r_9_2_7_1_black_needs_room_for_exactly_five() {
    let with = |board: Board, name: &str, stone| {
        let point = Letters::AToO.read(name).unwrap();
        ["c8", "d8", "e8", "f8"].iter().filter_map(|name| Letters::AToO.read(name).ok()).fold(
            match stone {
                Some(side) => board.with(point, side),
                None => board.without(point),
            },
            Board::without,
        )
    };
    // Six points between White's stones, the outer two Black's: a fifth stone would always be a sixth.
    let board = [("a8", Side::White), ("h8", Side::White), ("b8", Side::Black), ("g8", Side::Black)]
        .into_iter()
        .fold(barren(), |board, (name, side)| with(board, name, Some(side)));
    assert!(!board.can_win(Side::Black) && !board.can_win(Side::White));
    for name in ["b8", "g8"] {
        assert!(with(board, name, None).can_win(Side::Black), "{name}");
    }
    // White may make six.
    let white = [("b8", Side::White), ("g8", Side::White)];
    let white = white.into_iter().fold(board, |board, (name, side)| with(board, name, Some(side)));
    assert!(white.can_win(Side::White));
}

/// What is said to be impossible never happens, whatever stones come.
#[test]
fn r_9_2_7_1_an_exhausted_board_has_no_row_however_it_is_filled() {
    let mut dice = Dice::new(11);
    let mut exhausted = 0;
    for _ in 0..400 {
        let mut board = barren();
        for _ in 0..dice.roll(60) {
            let point = Point::new(1 + dice.roll(15) as u8, 1 + dice.roll(15) as u8).unwrap();
            board = board.without(point);
        }
        for side in Side::BOTH {
            if board.can_win(side) {
                continue;
            }
            exhausted += 1;
            for _ in 0..20 {
                let filled = board.free().fold(board, |board, point| match dice.roll(5) {
                    0 => board,
                    1 => board.with(point, side.other()),
                    _ => board.with(point, side),
                });
                assert_eq!(filled.win(side), None);
            }
        }
    }
    assert!(exhausted > 50, "{exhausted}");
}

/// Every window in which a five is said to be possible can be filled to one.
#[test]
fn r_9_2_7_1_what_is_possible_can_be_done() {
    let mut dice = Dice::new(12);
    for _ in 0..300 {
        let (black, white) = (dice.roll(50), dice.roll(50));
        let board = dice.board(black, white);
        for side in Side::BOTH {
            let free: Vec<Point> = board.free().collect();
            let windows = Point::all().flat_map(|end| [(1, 0), (0, 1), (1, 1), (1, -1)].map(|step| (end, step)));
            let can = windows.into_iter().any(|(end, (across, up))| {
                let five: Vec<Point> = (0..5)
                    .filter_map(|steps: i8| {
                        let column = end.column().checked_add_signed(across * steps)?;
                        Point::new(column, end.row().checked_add_signed(up * steps)?)
                    })
                    .collect();
                let is_open = five.iter().all(|at| free.contains(at) || board.stone(*at) == Some(side));
                five.len() == 5
                    && is_open
                    && five.iter().fold(board, |board, at| board.with(*at, side)).win(side).is_some()
            });
            let has_row = board.win(side).is_some();
            assert_eq!(board.can_win(side), can || has_row, "{side} {board:?}");
        }
    }
}

#[test]
fn positions_are_read_and_written() {
    for (text, letters, written, turn) in [
        ("", Letters::AToP, "", Side::Black),
        ("b:h8,i9 w:h9", Letters::AToP, "b:h8,j9 w:h9", Side::White),
        ("W:h9 B:J9,H8", Letters::AToP, "b:h8,j9 w:h9", Side::White),
        ("b:н8 turn:b", Letters::AToP, "b:h8 turn:b", Side::Black),
        ("b:h8 turn:W", Letters::AToO, "b:h8", Side::White),
        ("b: w:", Letters::AToO, "", Side::Black),
        ("turn:w", Letters::AToO, "turn:w", Side::White),
        ("b:j9,o15 w:a1", Letters::AToO, "b:j9,o15 w:a1", Side::White),
    ] {
        let position = Position::read(text, letters).unwrap();
        assert_eq!((position.text(letters), position.turn()), (written.to_owned(), turn), "{text}");
    }
}

#[test]
fn the_part_that_is_wrong_is_named() {
    for (text, message) in [
        ("x:h8", "begins with none of b:, w:, turn:, or with one a second time: x:h8"),
        ("b:h8 b:h9", "begins with none of b:, w:, turn:, or with one a second time: b:h9"),
        ("h8", "begins with none of b:, w:, turn:, or with one a second time: h8"),
        ("b:h8,h16", "not on this board: h16"),
        ("b:h8,8h", "not a point: 8h"),
        ("b:h8 w:h8", "two stones on one point: h8"),
        ("b:h8 turn:x", "the turn is b or w: x"),
    ] {
        assert_eq!(Position::read(text, Letters::AToP).unwrap_err().to_string(), message);
    }
    assert_eq!(Position::read(&"b:".repeat(2000), Letters::AToP), Err(TextError::TooLong));
}

#[test]
fn any_position_comes_back_from_its_text() {
    let mut dice = Dice::new(13);
    for letters in [Letters::AToP, Letters::AToO] {
        for _ in 0..100 {
            let turn = if dice.roll(2) == 0 { Side::White } else { Side::Black };
            let position = Position::of(dice.board(40, 40), turn);
            assert_eq!(Position::read(&position.text(letters), letters), Ok(position));
        }
    }
}
