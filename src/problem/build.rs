//! Lists the editions of the rules of draughts composition that are part of the program.

#[path = "../editions/embed.rs"]
mod embed;

fn main() -> std::io::Result<()> {
    embed::list("../../profiles/problems", "problems", |path| path.ends_with(".ron"))
}
