//! Lists the editions of the rules of draughts composition, and those of solving contests, that are part of the program.

#[path = "../editions/embed.rs"]
mod embed;

fn main() -> std::io::Result<()> {
    embed::list("../../profiles/problems", "problems", |path| path.ends_with(".ron"))?;
    embed::list("../../profiles/solving", "solving", |path| path.ends_with(".ron"))
}
