//! Lists the editions of correspondence play, and the words of letters, that are part of the program.

#[path = "../editions/embed.rs"]
mod embed;

fn main() -> std::io::Result<()> {
    embed::list("../../profiles/letters", "letters", |path| path.ends_with(".ron"))?;
    embed::list("../../profiles/letters/words", "words", |path| path.ends_with(".txt"))
}
