//! How many positions a second the solver looks at, and what it decides within a number of positions.
//!
//! `cargo bench -p golos-problem --bench problem -- ../../fixtures/problem/international.txt 3000000 3`: a file with a position on each
//! line (the words before it are left out), the positions that each may cost, the pieces of tables that are made before.

#![expect(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench measures time and prints it"
)]

use std::time::{Duration, Instant};

use golos_endings::{Game, Work};
use golos_problem::{Endings, NoEndings, Solver, Task, Verdict, small_endings};
use golos_rules::draughts::Position;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let Some(path) = arguments.first() else { return };
    let number = |at: usize, usual: u64| arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (nodes, pieces) = (number(1, 3_000_000), u8::try_from(number(2, 3)).unwrap());
    let text = std::fs::read_to_string(path).unwrap();
    let game = Game::ALL.into_iter().find(|game| path.contains(game.variant().id())).unwrap_or(Game::International);
    let start = Instant::now();
    let mut tables = (pieces > 1).then(|| small_endings(game, pieces, &Work::new(1, &|| false)).unwrap());
    println!("tables {:.2} s", start.elapsed().as_secs_f64());
    let (mut all, mut spent, mut decided, mut problems, mut slowest) = (0, Duration::ZERO, 0, 0, Duration::ZERO);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let Some(position) =
            line.split_whitespace().last().and_then(|fen| Position::from_fen(game.variant(), fen).ok())
        else {
            continue;
        };
        let mut none = NoEndings;
        let endings: &mut dyn Endings = match &mut tables {
            Some(tables) => tables,
            None => &mut none,
        };
        let start = Instant::now();
        let report = Solver::new(game, Task::Win, 1 << 29, endings, &|| false).solve(&position, nodes, &mut |_| {});
        let took = start.elapsed();
        let count = |is: fn(&Verdict) -> bool| report.moves.iter().filter(|first| is(&first.verdict)).count();
        let wins = count(|verdict| matches!(verdict, Verdict::Fulfils(_)));
        let open = count(|verdict| matches!(verdict, Verdict::Open { .. }));
        println!(
            "{line}: {wins} win, {open} open of {}, {} nodes, {:.2} s",
            report.moves.len(),
            report.nodes,
            took.as_secs_f64()
        );
        (all, spent, problems) = (all + report.nodes, spent + took, problems + 1);
        (decided, slowest) = (decided + u32::from(open == 0), slowest.max(took));
    }
    let rate = all as f64 / spent.as_secs_f64();
    println!("{decided} of {problems} decided, {rate:.0} nodes a second, slowest {:.2} s", slowest.as_secs_f64());
}
