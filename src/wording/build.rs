//! Lists the texts of the documents that are part of the program.

#[path = "../editions/embed.rs"]
mod embed;

fn main() -> std::io::Result<()> {
    embed::list("../../profiles/documents", "laws", |path| path.ends_with(".ftl") || path.ends_with("/subjects.txt"))
}
