//! Lists the rule sets, the time controls and the classes of play that are part of the program.

#[path = "../editions/embed.rs"]
mod embed;

fn main() -> std::io::Result<()> {
    embed::list("../../profiles/rules", "rules", |path| path.ends_with(".ron"))?;
    embed::list("../../profiles/time", "time", |path| path.ends_with(".ron"))?;
    embed::list("../../profiles/documents", "classes", |path| path.ends_with("/classes.ron"))
}
