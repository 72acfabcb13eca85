use std::sync::LazyLock;

use golos_rules::renju::{Board, Point, Position as Renju};
use golos_rules::{BySide, Position, Side};

use crate::place::{Place, Rest, WIN, mixed};

/// Lines of the board in either direction.
const LINES: usize = 15;

/// Points of the board.
const POINTS: usize = LINES * LINES;

/// Points of a row that wins.
const FIVE: usize = 5;

/// Fives of points in a line that the board has.
const FIVES: usize = 2 * LINES * (LINES - 4) + 2 * (LINES - 4) * (LINES - 4);

/// What so many stones of one side in a five of points are worth, if none of the other lies in it: an open three, which is
/// three stones in three fives, is worth about 100.
const WORTH: [i32; 6] = [0, 2, 9, 32, 90, 0];

/// What a point is worth to who puts a stone there, by the stones that lie in a five already; and to who prevents it.
const ATTACK: [i32; 5] = [0, 10, 40, 220, 100_000];
const DEFENCE: [i32; 5] = [0, 8, 32, 160, 20_000];

/// The most moves that are looked at in a position without a four.
const WIDTH: usize = 10;

/// The most moves among which one is chosen.
const WIDE: usize = 32;

/// The most half-moves of fours that are looked at where the depth has ended.
const FOURS: u32 = 12;

/// The fives of the board, by their points, and the points by their fives.
struct Grid {
    /// The points of each five, and the direction of its line.
    fives: Vec<([u8; FIVE], usize)>,
    /// The fives that hold each point.
    around: Vec<Vec<u16>>,
}

static GRID: LazyLock<Grid> = LazyLock::new(|| {
    let mut grid = Grid { fives: Vec::with_capacity(FIVES), around: vec![Vec::new(); POINTS] };
    for (axis, step) in STEPS.into_iter().enumerate() {
        for start in 0..POINTS {
            let line: Option<Vec<usize>> = (0..FIVE as i32).map(|steps| moved(start, step, steps)).collect();
            let Some(line) = line else { continue };
            let mut five = [0; FIVE];
            for (place, &point) in five.iter_mut().zip(&line) {
                *place = u8::try_from(point).unwrap_or(0);
                if let (Some(around), Ok(number)) = (grid.around.get_mut(point), u16::try_from(grid.fives.len())) {
                    around.push(number);
                }
            }
            grid.fives.push((five, axis));
        }
    }
    grid
});

/// One step along a row, a column and the diagonals, in columns and rows.
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// The point so many steps further; `None` off the board.
fn moved(point: usize, step: (i32, i32), steps: i32) -> Option<usize> {
    let line = |from: usize, by: i32| {
        let to = i32::try_from(from).ok()? + by * steps;
        usize::try_from(to).ok().filter(|&to| to < LINES)
    };
    Some(line(point / LINES, step.1)? * LINES + line(point % LINES, step.0)?)
}

/// The point of the rules with this number.
pub(crate) fn point(number: u8) -> Option<Point> {
    let lines = LINES as u8;
    Point::new(number % lines + 1, number / lines + 1)
}

fn number(point: Point) -> u8 {
    (point.row() - 1) * LINES as u8 + point.column() - 1
}

/// A position of renju: the stones, and how many of each side lie in each five of points.
#[derive(Clone)]
pub(crate) struct RenjuPlace {
    board: Board,
    turn: Side,
    /// White's stones in each five in the low half, Black's in the high one.
    counts: [u8; FIVES],
    /// Of every five, from Black's side.
    sum: i32,
    /// What a stone on each point is worth to a side.
    gains: BySide<[i32; POINTS]>,
    /// The fives that hold so many stones of a side and none of the other.
    pure: BySide<[u16; 6]>,
    key: u64,
    /// Who has won with the last stone.
    winner: Option<Side>,
    stones: u16,
}

/// A five's stones of one side, and of the other.
const fn counted(count: u8, side: Side) -> (usize, usize) {
    let (white, black) = ((count & 15) as usize, (count >> 4) as usize);
    match side {
        Side::White => (white, black),
        Side::Black => (black, white),
    }
}

/// What a five is worth to Black.
fn worth(count: u8) -> i32 {
    match counted(count, Side::Black) {
        (own, 0) => WORTH.get(own).copied().unwrap_or(0),
        (0, other) => -WORTH.get(other).copied().unwrap_or(0),
        _ => 0,
    }
}

/// What a stone of a side on a free point of a five is worth to it.
fn gain(count: u8, side: Side) -> i32 {
    let gain = match counted(count, side) {
        (0, 0) => None,
        (own, 0) => ATTACK.get(own),
        (0, other) => DEFENCE.get(other),
        _ => None,
    };
    gain.copied().unwrap_or(0)
}

impl RenjuPlace {
    fn empty(turn: Side) -> RenjuPlace {
        let (gains, pure) = (BySide::new([0; POINTS], [0; POINTS]), BySide::new([0; 6], [0; 6]));
        let counts = [0; FIVES];
        RenjuPlace { board: Board::EMPTY, turn, counts, sum: 0, gains, pure, key: 0, winner: None, stones: 0 }
    }

    /// Puts a stone down, whoever's turn it is.
    fn put(&mut self, at: u8, side: Side) {
        let Some(point) = point(at) else { return };
        self.board = self.board.with(point, side);
        self.stones += 1;
        self.key ^= mixed(u64::from(at) + 1, side as u64 + 7);
        let one = if side == Side::White { 1 } else { 16 };
        for &five in GRID.around.get(usize::from(at)).into_iter().flatten() {
            let number = usize::from(five);
            let (Some(count), Some((points, axis))) = (self.counts.get_mut(number), GRID.fives.get(number)) else {
                continue;
            };
            let before = *count;
            *count += one;
            let now = *count;
            self.changed(points, before, now);
            if counted(now, side) == (FIVE, 0) && (side == Side::White || self.is_exact(points, *axis)) {
                self.winner = Some(side);
            }
        }
    }

    /// Counts a five anew that had other stones before.
    fn changed(&mut self, points: &[u8; FIVE], before: u8, now: u8) {
        self.sum += worth(now) - worth(before);
        for side in Side::BOTH {
            let change = gain(now, side) - gain(before, side);
            if change != 0 {
                for &at in points {
                    if let Some(gain) = self.gains[side].get_mut(usize::from(at)) {
                        *gain += change;
                    }
                }
            }
            if let (own, 0) = counted(before, side)
                && let Some(number) = self.pure[side].get_mut(own)
            {
                // The empty fives are not counted.
                *number = number.saturating_sub(1);
            }
            if let (own, 0) = counted(now, side)
                && let Some(number) = self.pure[side].get_mut(own)
            {
                *number += 1;
            }
        }
    }

    fn is_free(&self, at: u8) -> bool {
        point(at).is_some_and(|point| self.board.stone(point).is_none())
    }

    /// The fives with so many stones of a side and none of the other.
    fn fives(&self, side: Side, stones: usize) -> impl Iterator<Item = &'static ([u8; FIVE], usize)> {
        let any = self.pure[side].get(stones).is_some_and(|&number| number > 0);
        let fives = if any { GRID.fives.iter() } else { [].iter() };
        fives
            .zip(self.counts.iter())
            .filter(move |(_, count)| counted(**count, side) == (stones, 0))
            .map(|(five, _)| five)
    }

    /// The points where this side makes a five at once, in no order.
    fn winning(&self, side: Side) -> Vec<u8> {
        let mut found = Vec::new();
        for (five, axis) in self.fives(side, FIVE - 1) {
            if let Some(&gap) = five.iter().find(|&&at| self.is_free(at))
                && !found.contains(&gap)
                && (side == Side::White || self.is_exact(five, *axis))
            {
                found.push(gap);
            }
        }
        found
    }

    /// Whether a row of Black on these points would have no sixth stone.
    fn is_exact(&self, five: &[u8; FIVE], axis: usize) -> bool {
        let [first, .., last] = *five;
        let is_black = |from: u8, steps: i32| {
            let at = STEPS.get(axis).and_then(|&step| moved(usize::from(from), step, steps));
            let at = at.and_then(|at| point(u8::try_from(at).ok()?));
            at.is_some_and(|at| self.board.stone(at) == Some(Side::Black))
        };
        !is_black(first, -1) && !is_black(last, 1)
    }

    /// Whether the side to move may put a stone there: Black commits no foul (R-9.2.4.2).
    fn may_place(&self, at: u8) -> bool {
        let Some(point) = point(at) else { return false };
        self.turn == Side::White || !self.is_suspect(at) || self.board.foul_at(point).is_empty()
    }

    /// Whether a black stone there could be a foul: in two directions, or twice in one, it comes to two stones or more.
    fn is_suspect(&self, at: u8) -> bool {
        let mut directions = 0u8;
        for &number in GRID.around.get(usize::from(at)).into_iter().flatten() {
            let number = usize::from(number);
            if let (Some(&count), Some((_, axis))) = (self.counts.get(number), GRID.fives.get(number)) {
                let (own, _) = counted(count, Side::Black);
                // Three stones in a five may be a double four in one line, or a six.
                directions |= if own >= 3 { 16 } else { 0 } | if own >= 2 { 1 << axis } else { 0 };
            }
        }
        directions >= 16 || directions.count_ones() >= 2
    }

    /// These points, the most worthy first, at most so many of those where the side may place a stone.
    fn sorted(&self, points: impl Iterator<Item = u8>, most: usize) -> Vec<u8> {
        let gains = &self.gains[self.turn];
        let gain = |at: u8| gains.get(usize::from(at)).copied().unwrap_or(0);
        let mut points: Vec<(i32, u8)> = points.map(|at| (-gain(at), at)).collect();
        points.sort_unstable();
        points.into_iter().map(|(_, at)| at).filter(|&at| self.may_place(at)).take(most).collect()
    }

    /// The free points near stones, the most worthy first.
    fn likely(&self, most: usize) -> Vec<u8> {
        let gains = (0u8..).zip(&self.gains[self.turn]);
        self.sorted(gains.filter(|&(at, &gain)| gain > 0 && self.is_free(at)).map(|(at, _)| at), most)
    }

    /// The points where a stone of the side to move makes a four.
    fn fours(&self) -> Vec<u8> {
        let mut points: Vec<u8> = self.fives(self.turn, 3).flat_map(|(five, _)| *five).collect();
        points.sort_unstable();
        points.dedup();
        self.sorted(points.into_iter().filter(|&at| self.is_free(at)), POINTS)
    }

    /// The moves that come into question for who chooses one.
    pub(crate) fn all(&self) -> Vec<u8> {
        self.moves_among(WIDE)
    }

    /// The moves, the likely best ones first; at most so many where none is forced.
    fn moves_among(&self, most: usize) -> Vec<u8> {
        if self.stones == 0 {
            return vec![number(Point::CENTRE)];
        }
        let found = self.forced().unwrap_or_else(|| self.likely(most));
        if !found.is_empty() {
            return found;
        }
        // No line is open near a stone: any free point will do.
        (0..POINTS as u8).filter(|&at| self.is_free(at) && self.may_place(at)).take(1).collect()
    }

    /// What must be done at once: make one's own five, or prevent the other's.
    fn forced(&self) -> Option<Vec<u8>> {
        let own = self.winning(self.turn);
        if !own.is_empty() {
            return Some(own);
        }
        let other = self.winning(self.turn.other());
        (!other.is_empty()).then(|| other.into_iter().filter(|&at| self.may_place(at)).collect())
    }
}

impl Place for RenjuPlace {
    type Move = u8;

    fn of(position: &Position) -> Option<Self> {
        let position: &Renju = position.renju()?;
        let mut place = RenjuPlace::empty(position.turn());
        for (point, side) in position.board().stones() {
            place.put(number(point), side);
        }
        place.winner = position.winner().map(|win| win.side);
        Some(place)
    }

    fn moves(&self, found: &mut Vec<u8>) {
        found.extend(self.moves_among(WIDTH));
    }

    fn after(&self, mv: &u8) -> Self {
        let mut after = self.clone();
        after.put(*mv, self.turn);
        after.turn = self.turn.other();
        after
    }

    fn value(&self) -> i32 {
        let sum = if self.turn == Side::Black { self.sum } else { -self.sum };
        // The turn itself is worth something where there is something to attack with.
        let threes = self.pure[self.turn].get(3).copied().unwrap_or(0);
        sum + 20 + 25 * i32::from(threes.min(4))
    }

    fn end(&self) -> Option<i32> {
        match self.winner {
            Some(winner) => Some(if winner == self.turn { WIN } else { -WIN }),
            None if usize::from(self.stones) == POINTS => Some(0),
            None => None,
        }
    }

    fn stuck(&self) -> i32 {
        // Whatever Black can do is a foul, or nothing prevents the five.
        -WIN
    }

    fn rest(&self, beyond: u32, sees: u8, found: &mut Vec<u8>) -> Rest {
        if beyond > FOURS.min(2 * u32::from(sees)) {
            return Rest::Quiet;
        }
        if self.forced().is_some() {
            return Rest::Due;
        }
        found.extend(self.fours());
        if found.is_empty() { Rest::Quiet } else { Rest::Choice }
    }

    fn key(&self) -> u64 {
        mixed(self.key, self.turn as u64 + 1)
    }
}
