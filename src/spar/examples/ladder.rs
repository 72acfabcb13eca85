//! Games of a level against another: `cargo run --release -p golos-spar --example ladder -- russian 3 2 200 7` plays 200 games of
//! level 3 against level 2 by the seed 7; without levels, each level plays the one below. It shows the score, and the processor
//! time of the slowest move.

#![expect(clippy::disallowed_methods, clippy::print_stdout, reason = "an example measures time and prints it")]

use std::time::Duration;

use golos_rules::{Side, Variant};
use golos_spar::{Contest, Ended, Level, choose};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| arguments.get(at).and_then(|text| text.parse::<u32>().ok());
    let wanted = arguments.first().map_or("russian", String::as_str);
    let draughts = golos_rules::draughts::Variant::by_id(wanted).map(Variant::Draughts);
    let variant = draughts.unwrap_or(if wanted == "chess" { Variant::Chess } else { Variant::Renju });
    let level = |at: usize| number(at).and_then(|number| Level::new(u8::try_from(number).ok()?));
    let pairs: Vec<(Level, Level)> = match (level(1), level(2)) {
        (Some(upper), Some(lower)) => vec![(upper, lower)],
        _ => Level::ALL.windows(2).filter_map(|pair| Some((*pair.get(1)?, *pair.first()?))).collect(),
    };
    let (games, seed) = (number(3).unwrap_or(200), number(4).unwrap_or(7));
    for (upper, lower) in pairs {
        series(variant, (upper, lower), games, u64::from(seed));
    }
}

fn series(variant: Variant, (upper, lower): (Level, Level), games: u32, seed: u64) {
    let (mut won, mut drawn, mut slowest) = (0, 0, Duration::ZERO);
    let start = spent();
    for game in 0..games {
        let contest = Contest::of_series(variant.start(), upper, lower, game, seed);
        let ended = contest.play(&mut |asked| {
            let start = spent();
            let choice = choose(asked, &|| false);
            slowest = (spent() - start).max(slowest);
            choice
        });
        let upper_side = if game % 2 == 0 { Side::White } else { Side::Black };
        won += u32::from(ended == Some(Ended { winner: Some(upper_side) }));
        drawn += u32::from(ended == Some(Ended { winner: None }));
    }
    let score = 100.0 * (f64::from(won) + f64::from(drawn) / 2.0) / f64::from(games);
    println!(
        "{} {} against {}: {score:.1} % of {games}, won {won}, drawn {drawn}; slowest {:.3} s; {:.0} s",
        variant.id(),
        upper.number(),
        lower.number(),
        slowest.as_secs_f64(),
        (spent() - start).as_secs_f64()
    );
}

/// The time that this program has had of a processor: what others do meanwhile does not count.
fn spent() -> Duration {
    let read = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(read.split(' ').next().and_then(|text| text.parse().ok()).unwrap_or(0))
}
