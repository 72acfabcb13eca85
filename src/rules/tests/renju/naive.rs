//! Black's fouls once more, straight from the definitions (R-9.2.3, R-9.2.4.2): stones in a table, rows as sets of
//! stones, every free point tried, nothing remembered. What the fast detection is compared with.

use golos_rules::Side;
use golos_rules::renju::{Board, Foul, Fouls, Point};
use std::collections::BTreeSet;

/// Column and row, from 0.
type Place = (i8, i8);

const DIRECTIONS: [Place; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

#[derive(Clone)]
pub struct Naive {
    stones: [[Option<Side>; 15]; 15],
}

impl Naive {
    pub fn new(board: &Board) -> Naive {
        let mut stones = [[None; 15]; 15];
        for (point, side) in board.stones() {
            stones[usize::from(point.column()) - 1][usize::from(point.row()) - 1] = Some(side);
        }
        Naive { stones }
    }

    pub fn fouls(&self) -> Vec<(Point, Fouls)> {
        let found = Point::all().map(|point| (point, self.foul_at(point)));
        found.filter(|(_, fouls)| !fouls.is_empty()).collect()
    }

    pub fn foul_at(&self, point: Point) -> Fouls {
        let place = (point.column() as i8 - 1, point.row() as i8 - 1);
        if self.is_free(place) { self.after(place).judge(place) } else { Fouls::NONE }
    }

    fn is_free(&self, (column, row): Place) -> bool {
        (0..15).contains(&column) && (0..15).contains(&row) && self.stones[column as usize][row as usize].is_none()
    }

    fn is_black(&self, (column, row): Place) -> bool {
        (0..15).contains(&column)
            && (0..15).contains(&row)
            && self.stones[column as usize][row as usize] == Some(Side::Black)
    }

    fn after(&self, (column, row): Place) -> Naive {
        let mut after = self.clone();
        after.stones[column as usize][row as usize] = Some(Side::Black);
        after
    }

    /// The unbroken row through a black stone.
    fn row(&self, (column, row): Place, (across, up): Place) -> BTreeSet<Place> {
        let along = |steps: i8| (column + steps * across, row + steps * up);
        let after = (0..).map(along).take_while(|place| self.is_black(*place));
        let before = (1..).map(|steps| along(-steps)).take_while(|place| self.is_black(*place));
        before.chain(after).collect()
    }

    /// The free points on a line through `place`.
    fn free_along(&self, (column, row): Place, (across, up): Place) -> Vec<Place> {
        let along = (-14..15).map(|steps| (column + steps * across, row + steps * up));
        along.filter(|place| self.is_free(*place)).collect()
    }

    /// The ways to make `stones` and one more stone on their line an unbroken row of exactly five.
    fn fives_of(&self, stones: &BTreeSet<Place>, place: Place, direction: Place) -> usize {
        let mut fives = 0;
        for more in self.free_along(place, direction) {
            let row = self.after(more).row(more, direction);
            fives += usize::from(row.len() == 5 && row.is_superset(stones));
        }
        fives
    }

    /// The fours through a stone, each as its four stones.
    fn fours(&self, place: Place, direction: Place) -> BTreeSet<BTreeSet<Place>> {
        let mut fours = BTreeSet::new();
        for more in self.free_along(place, direction) {
            let mut row = self.after(more).row(more, direction);
            if row.len() == 5 && row.contains(&place) {
                row.remove(&more);
                fours.insert(row);
            }
        }
        fours
    }

    /// The threes through a stone, each as its three stones.
    fn threes(&self, place: Place, direction: Place) -> BTreeSet<BTreeSet<Place>> {
        let mut threes = BTreeSet::new();
        for more in self.free_along(place, direction) {
            let next = self.after(more);
            let mut row = next.row(more, direction);
            let is_open_four = row.len() == 4 && row.contains(&place) && next.fives_of(&row, more, direction) == 2;
            if is_open_four && !next.makes_five(more) && next.judge(more).is_empty() {
                row.remove(&more);
                threes.insert(row);
            }
        }
        threes
    }

    fn makes_five(&self, place: Place) -> bool {
        DIRECTIONS.iter().any(|direction| self.row(place, *direction).len() == 5)
    }

    /// The fouls of a stone that lies there already.
    fn judge(&self, place: Place) -> Fouls {
        if self.makes_five(place) {
            return Fouls::NONE;
        }
        let mut fouls = Fouls::NONE;
        if DIRECTIONS.iter().any(|direction| self.row(place, *direction).len() > 5) {
            fouls = fouls.with(Foul::Overline);
        }
        if DIRECTIONS.iter().map(|direction| self.fours(place, *direction).len()).sum::<usize>() >= 2 {
            fouls = fouls.with(Foul::DoubleFour);
        }
        if DIRECTIONS.iter().map(|direction| self.threes(place, *direction).len()).sum::<usize>() >= 2 {
            fouls = fouls.with(Foul::DoubleThree);
        }
        fouls
    }
}
