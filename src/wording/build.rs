//! Makes a function of each text, and lists the texts of the documents that are part of the program.

#[path = "../editions/embed.rs"]
mod embed;
mod generate;

fn main() -> std::io::Result<()> {
    generate::rows()?;
    generate::messages()?;
    embed::list("../../profiles/documents", "laws", |path| path.ends_with(".ftl") || path.ends_with("/subjects.txt"))
}
