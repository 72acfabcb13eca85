//! Games of a level against another: `cargo run --release -p golos-spar --example ladder -- russian 3 2 200 7` plays 200 games of
//! level 3 against level 2 by the seed 7; without levels, each level plays the one below.

#![expect(clippy::disallowed_methods, clippy::print_stdout, reason = "an example measures time and prints it")]

use std::time::Duration;

use golos_rules::{Position, Side, Variant};
use golos_spar::{Asked, Level, choose};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| arguments.get(at).and_then(|text| text.parse::<u64>().ok());
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
        let (mut won, mut drawn, mut slowest) = (0, 0, Duration::ZERO);
        let start = spent();
        for game in 0..games {
            let levels = if game % 2 == 0 { [upper, lower] } else { [lower, upper] };
            let winner = play(variant, levels, seed.wrapping_mul(1_000_003).wrapping_add(game / 2), game, &mut slowest);
            let upper_side = if game % 2 == 0 { Side::White } else { Side::Black };
            match winner {
                None => drawn += 1,
                Some(side) if side == upper_side => won += 1,
                Some(_) => {}
            }
        }
        let score = 100.0 * (f64::from(won) + f64::from(drawn) / 2.0) / games as f64;
        println!(
            "{} {} against {}: {score:.1} % of {games}, won {won}, drawn {drawn}; slowest {:.3} s; {:.0} s",
            variant.id(),
            upper.number(),
            lower.number(),
            slowest.as_secs_f64(),
            (spent() - start).as_secs_f64()
        );
    }
}

/// The time that this program has had of a processor: what others do meanwhile does not count.
fn spent() -> Duration {
    let read = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(read.split(' ').next().and_then(|text| text.parse().ok()).unwrap_or(0))
}

/// Plays a game from an opening drawn by the seed; White's level first. The winner; none of a draw. Where both agree that one is
/// seven men ahead, the game is over.
fn play(variant: Variant, levels: [Level; 2], opening: u64, seed: u64, slowest: &mut Duration) -> Option<Side> {
    let mut position = variant.start();
    let mut past: Vec<Position> = Vec::new();
    let mut quiet = 0;
    let mut last = None;
    for ply in 0..400u64 {
        let mover = position.turn();
        let level = if mover == Side::White { levels[0] } else { levels[1] };
        let opening = (ply < 4).then(|| opening.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ ply);
        let asked = match opening {
            Some(seed) => Asked { position: &position, past: &past, level: Level::FIRST, seed },
            None => Asked { position: &position, past: &past, level, seed },
        };
        let start = spent();
        let Some(choice) = choose(&asked, &|| false) else { return lost_or_drawn(&position) };
        *slowest = (spent() - start).max(*slowest);
        if opening.is_none() && choice.value >= 700 && last.is_some_and(|value| value <= -700) {
            return Some(mover);
        }
        last = opening.is_none().then_some(choice.value);
        let counts = position.counts();
        let after = position.play(&choice.mv)?;
        quiet = if after.counts() == counts { quiet + 1 } else { 0 };
        past.push(position);
        position = after;
        if let Some(win) = position.renju().and_then(golos_rules::renju::Position::winner) {
            return Some(win.side);
        }
        let repeated = past.iter().filter(|earlier| **earlier == position).count();
        if repeated >= 2 || variant != Variant::Renju && quiet >= 60 {
            return None;
        }
    }
    None
}

/// What it means that there is no move.
fn lost_or_drawn(position: &Position) -> Option<Side> {
    match position {
        Position::Draughts(at) if at.variant().goal() == golos_rules::draughts::Goal::Give => Some(at.turn()),
        Position::Draughts(at) => Some(at.turn().other()),
        Position::Chess(at) => at.is_check().then(|| at.turn().other()),
        Position::Renju(at) => Some(at.turn().other()),
    }
}
