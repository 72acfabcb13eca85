//! How long it takes to pair a round, by the system and by how many play. All sizes of one run stand beside each other, so
//! that a ratio holds whatever the machine.
//!
//! `cargo bench --bench pairing`

use divan::{Bencher, black_box};
use golos::rules::Side;
use golos::tournament::crosstable::{Bye, Cell, Crosstable, GameEnd, Number, Row, TableStage};
use golos::tournament::pairing::{Draw, Pairing, System, pair};

fn main() {
    divan::main();
}

/// The round that is paired, of so many.
const ROUND: usize = 5;
const PLANNED: usize = 9;

#[divan::bench(args = [50, 100, 200, 500, 1000], sample_count = 20, sample_size = 1)]
fn dutch(bencher: Bencher, players: Number) {
    round(bencher, System::Dutch, players, 35);
}

/// Of a hundred games 95 are drawn: nearly everybody is in one group.
#[divan::bench(args = [200, 1000], sample_count = 5, sample_size = 1)]
fn dutch_drawn(bencher: Bencher, players: Number) {
    round(bencher, System::Dutch, players, 95);
}

#[divan::bench(args = [50, 200, 1000], sample_count = 20, sample_size = 1)]
fn own_numbers(bencher: Bencher, players: Number) {
    round(bencher, System::OwnNumbers, players, 35);
}

#[divan::bench(args = [50, 200, 1000], sample_count = 20, sample_size = 1)]
fn median_solkoff(bencher: Bencher, players: Number) {
    round(bencher, System::MedianSolkoff, players, 35);
}

#[divan::bench(args = [50, 200, 1000], sample_count = 20, sample_size = 1)]
fn renju_rating(bencher: Bencher, players: Number) {
    round(bencher, System::RenjuRating, players, 35);
}

/// Numbers that look random, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}

fn round(bencher: Bencher, system: System, players: Number, draws: u64) {
    let table = played(system, players, draws);
    let stage = table.before(Some(ROUND)).expect("a stage");
    bencher.bench(|| paired(system, black_box(&stage)));
}

fn paired(system: System, stage: &TableStage) -> Pairing {
    let draw = Draw { system, manner: system.manner(), first: Some(Side::White), seed: "bench" };
    pair(stage, &draw).expect("a pairing")
}

/// The rounds before, by the same system: of a hundred games so many are drawn, the higher rated wins more often, one in
/// fifty is away, one game in a hundred is not played.
fn played(system: System, players: Number, draws: u64) -> Crosstable {
    let mut dice = Dice(990_001);
    let rating = |number: Number| u16::try_from(2600 - u32::from(number) * 1600 / u32::from(players)).ok();
    let rows = (1..=players).map(|number| Row { number, rating: rating(number), ..Row::default() });
    let mut table = Crosstable { planned: Some(PLANNED), rows: rows.collect(), ..Crosstable::default() };
    for round in 1..ROUND {
        for row in &mut table.rows {
            let away = dice.below(50) == 0;
            row.cells.push(away.then_some(Cell::Bye(if dice.below(2) == 0 { Bye::Zero } else { Bye::Half })));
        }
        let made = paired(system, &table.before(Some(round)).expect("a stage"));
        for pair in &made.pairs {
            let [white, black] = result(&mut dice, players, draws, pair.white, pair.black);
            for (number, cell) in [(pair.white, white), (pair.black, black)] {
                let index = table.index(number).expect("a player");
                table.rows[index].cells[round - 1] = Some(cell);
            }
        }
        if let Some(odd) = made.odd {
            let index = table.index(odd.number).expect("a player");
            table.rows[index].cells[round - 1] = Some(Cell::Bye(Bye::Allocated));
        }
    }
    table
}

fn result(dice: &mut Dice, players: Number, draws: u64, white: Number, black: Number) -> [Cell; 2] {
    if dice.below(100) == 0 {
        let won = dice.below(2) == 0;
        let cell = |opponent, colour, won| Cell::Forfeit { opponent, colour: Some(colour), won };
        return [cell(black, Side::White, won), cell(white, Side::Black, !won)];
    }
    let gap = (i64::from(black) - i64::from(white)) * 100 / i64::from(players);
    let wins = i64::try_from(dice.below(100)).unwrap_or(0) < 50 + gap;
    let end = if dice.below(100) < draws { GameEnd::Draw } else { [GameEnd::Loss, GameEnd::Win][usize::from(wins)] };
    let cell = |opponent, colour, end| Cell::Game { opponent, colour, end };
    [cell(black, Side::White, end), cell(white, Side::Black, end.other())]
}
