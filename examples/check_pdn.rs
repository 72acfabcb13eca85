//! Checks the games of a PDN file, as `golos check` does: `cargo run --example check_pdn -- FILE`.

use golos::rules::draughts::pdn::Games;

fn main() -> std::io::Result<()> {
    check(&std::env::args().nth(1).unwrap_or_else(|| "fixtures/pdn/annotated.pdn".to_owned()))
}

#[expect(clippy::print_stdout, reason = "an example prints what it does")]
pub fn check(path: &str) -> std::io::Result<()> {
    let bytes = std::fs::read(path)?;
    let (mut games, mut moves, mut findings) = (0, 0, 0);
    for read in Games::new(bytes.split_inclusive(|&byte| byte == b'\n'), None) {
        for finding in &read.findings {
            println!("line {}: {}", finding.place.line, finding.problem);
            findings += 1;
        }
        if let Some(game) = read.game {
            games += 1;
            moves += game.plies().count();
        }
    }
    println!("games: {games}, moves: {moves}, findings: {findings}");
    Ok(())
}
