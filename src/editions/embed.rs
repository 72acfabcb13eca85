// Shared by the build scripts of the rooms that embed data: a list of the files of a folder is generated, so that a new
// file needs no line of code.

use std::io;
use std::path::{Path, PathBuf};

/// Writes `OUT_DIR/<list>.rs`: an array of the path below `folder` and the text of each file whose path `is_wanted`, in
/// order. `folder` is relative to the package.
///
/// # Errors
/// If the folder cannot be read, or the list cannot be written.
#[expect(clippy::disallowed_methods, reason = "a build script reads the folder and its own environment")]
pub fn list(folder: &str, list: &str, is_wanted: fn(&str) -> bool) -> io::Result<()> {
    let variable = |name| std::env::var_os(name).ok_or_else(|| io::Error::other(format!("{name} is not set")));
    let root = Path::new(&variable("CARGO_MANIFEST_DIR")?).join(folder);
    println!("cargo:rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    let mut folders: Vec<PathBuf> = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let below = path.strip_prefix(&root).map_err(io::Error::other)?;
            let name = below.to_string_lossy().replace('\\', "/");
            if is_wanted(&name) {
                files.push((name, path));
            }
        }
    }
    files.sort();
    let rows: String = files
        .iter()
        .map(|(name, path)| format!("({name:?}, include_str!({:?})),\n", path.display().to_string()))
        .collect();
    std::fs::write(Path::new(&variable("OUT_DIR")?).join(format!("{list}.rs")), format!("&[\n{rows}]\n"))
}
