//! Lists the documents that are part of the program.

mod embed;

fn main() -> std::io::Result<()> {
    embed::list("../../profiles/documents", "documents", |path| path.ends_with("/document.ron"))
}
