//! Pairs the next round of an event in the exchange form TRF: `cargo run --example pair_round -- FILE`.

use golos::rules::Side;
use golos::tournament::pairing::{Draw, System, pair};
use golos::tournament::trf::Trf;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    pair_next(&std::env::args().nth(1).unwrap_or_else(|| "fixtures/events/autumn.trf".to_owned()))
}

#[expect(clippy::print_stdout, reason = "an example prints what it does")]
pub fn pair_next(path: &str) -> Result<(), Box<dyn std::error::Error>> {
    let event = Trf::read(&std::fs::read(path)?)?;
    let stage = event.table.before(None)?;
    let system = System::Dutch;
    let draw = Draw { system, manner: system.manner(), first: Some(Side::White), seed: "the seed of the lots" };
    for (board, pair) in pair(&stage, &draw)?.pairs.iter().enumerate() {
        println!("board {}: {} – {}", board + 1, pair.white, pair.black);
    }
    Ok(())
}
