//! The built-in time controls: the texts that are part of the program.

use golos_editions::added;
use std::sync::LazyLock;

/// The files of the folder.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/time.rs"));

/// The ids in order, one a line: in each edition the classic ones first, the fastest last. Of renju, which has only classic
/// ones, the longest stands last: it is the one to propose. Those that are not named come after all of these.
const ORDER: &str = include_str!("../../../profiles/time/order.txt");

static BUILTIN: LazyLock<Vec<(&'static str, &'static str)>> = LazyLock::new(|| {
    let mut all: Vec<_> = FILES.iter().filter_map(|(path, text)| Some((path.strip_suffix(".ron")?, *text))).collect();
    all.sort_by_key(|(id, _)| ORDER.lines().position(|line| line == *id).unwrap_or(usize::MAX));
    all
});

/// Id and text of every control that an edition names, also of the editions that were added.
pub(super) fn all() -> Vec<(&'static str, &'static str)> {
    let added = added("time").into_iter().filter_map(|(path, text)| Some((path.strip_suffix(".ron")?, text)));
    BUILTIN.iter().copied().chain(added).collect()
}
