//! Boards and games that are the same for the same seed.

use golos_rules::Side;
use golos_rules::renju::{Board, Move, Point, Position};

/// The same numbers for the same seed, which is not 0 (xorshift).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as usize % sides
    }

    /// Stones anywhere: of a hundred points so many black, so many white.
    pub fn board(&mut self, black: usize, white: usize) -> Board {
        Point::all().fold(Board::EMPTY, |board, point| match self.roll(100) {
            roll if roll < black => board.with(point, Side::Black),
            roll if roll < black + white => board.with(point, Side::White),
            _ => board,
        })
    }

    /// The stones of a game: from the centre on each lies within two steps of another, Black's no fouls, nobody wins.
    pub fn game(&mut self, plies: usize) -> Board {
        let mut position = Position::start();
        let mut points = vec![Point::CENTRE];
        for _ in 0..100 * plies {
            let near = points[self.roll(points.len())];
            let mut step = |line: u8| (line + self.roll(5) as u8).saturating_sub(2);
            let (column, row) = (step(near.column()), step(near.row()));
            let point = if position.plies() == 0 { Some(Point::CENTRE) } else { Point::new(column, row) };
            let point = point.filter(|point| position.foul_at(*point).is_empty());
            let next = point.and_then(|point| Some((point, position.play(Move::Place(point)).ok()?)));
            let Some((point, next)) = next.filter(|(_, next)| next.end().is_none()) else { continue };
            position = next;
            points.push(point);
            if usize::from(position.plies()) == plies {
                break;
            }
        }
        *position.board()
    }
}
