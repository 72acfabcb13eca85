//! Checks the games of a PDN file, as `golos check` does: `cargo run --example check_pdn -- FILE`.

use golos::rules::draughts::pdn;

fn main() -> std::io::Result<()> {
    check(&std::env::args().nth(1).unwrap_or_else(|| "fixtures/pdn/annotated.pdn".to_owned()))
}

#[expect(clippy::print_stdout, reason = "an example prints what it does")]
pub fn check(path: &str) -> std::io::Result<()> {
    let source = std::io::BufReader::new(std::fs::File::open(path)?);
    let (mut games, mut moves, mut findings) = (0, 0, 0);
    for read in pdn::games(source, None) {
        let read = read?;
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
