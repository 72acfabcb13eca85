//! Boards on which the most stones have to be tried to tell the fouls.

use golos_rules::Side;
use golos_rules::renju::{Board, Point};

/// Row by row from the top, X for Black.
pub const BOARDS: [&str; 3] = [
    "\
     ......X........ \
     .X.X.X.XOX.X..X \
     ...XX....XX.... \
     .X..X..X..X.XXX \
     X.OXX..X..X..X. \
     XX..X...X...X.. \
     O.......X..X.OO \
     .....X.X...X.X. \
     O...X..X.X..... \
     X....OXX.XX..X. \
     ...XX.......XX. \
     X.XX.XX.X.X..OX \
     ..X..X..X..X..O \
     ....XX..XX.XXXO \
     ....OO....O..OX",
    "\
     ...X....O.O..O. \
     X.X.XO....X.X.. \
     .XX.XXX....XX.. \
     XXXX.X.X.XOXXXX \
     ..XX....XX..... \
     ........X.X..XO \
     O....X.X..O.X.. \
     O..XX.X...XX... \
     ..........XX... \
     .X.XOXXXXX..XX. \
     ..X.X...XXX.XX. \
     ..X.X.....X.X.. \
     .X...X..X..X... \
     O...X...X.O.X.. \
     .OXX..O.OOXO...",
    "\
     X..X..X........ \
     .X..X..X..X..X. \
     .XX....X..X..X. \
     .X..X..X.OXXX.O \
     OXX.XXX.XX..... \
     .....X.X...XX.. \
     .....XX..XX.... \
     ..XX...XX....X. \
     ...X.X.X.X.X.XX \
     XX..XX...XX.... \
     ..X..X.OX..OX.X \
     .O..XXX..X.X... \
     X....X.X...XX.. \
     ..XX...XX.X..XX \
     XX...X...X.....",
];

/// A board of [`BOARDS`].
pub fn board(rows: &str) -> Board {
    let rows = rows.split_whitespace().rev().zip(1..);
    let stones =
        rows.flat_map(|(row, number)| row.chars().zip(1..).map(move |(stone, column)| (stone, column, number)));
    stones.fold(Board::EMPTY, |board, (stone, column, row)| {
        let point = Point::new(column, row).expect("fifteen rows of fifteen points");
        match stone {
            'X' => board.with(point, Side::Black),
            'O' => board.with(point, Side::White),
            _ => board,
        }
    })
}
