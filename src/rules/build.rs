//! Lists the words in which moves are typed, by language.

#[path = "../editions/embed.rs"]
mod embed;

fn main() -> std::io::Result<()> {
    embed::list("../../profiles/words", "words", |path| path.ends_with(".txt"))
}
