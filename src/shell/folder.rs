//! The folder of journals.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Local};

use crate::rules::BySide;

/// The journals in a folder, newest name first.
#[must_use]
pub fn journals(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|ext| ext == "ron")).collect();
    files.sort();
    files.reverse();
    files
}

/// How a journal is called in a menu: its name without the ending.
#[must_use]
pub fn name(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The name of a new journal: `YYYY-MM-DD_HHMM_white_black.ron`, with a number if there is one already.
#[must_use]
pub fn fresh(folder: &Path, wall: DateTime<Local>, players: &BySide<String>) -> PathBuf {
    let stem = format!("{}_{}_{}", wall.format("%Y-%m-%d_%H%M"), slug(&players.white), slug(&players.black));
    let names = std::iter::once(format!("{stem}.ron")).chain((2..).map(|n| format!("{stem}-{n}.ron")));
    names.map(|name| folder.join(name)).find(|path| !path.exists()).unwrap_or_else(|| folder.join("game.ron"))
}

/// A name as part of a file name: letters and digits of any script, the rest as hyphens.
fn slug(name: &str) -> String {
    let slug: String =
        name.to_lowercase().chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).take(24).collect();
    let slug = slug.trim_matches('-').to_owned();
    if slug.is_empty() { "player".to_owned() } else { slug }
}
