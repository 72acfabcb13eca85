use serde::de::DeserializeOwned;

/// The files of a folder of `profiles`, the last id first: the newest of those that end in a year. A test proves that each can
/// be read.
pub(crate) fn latest_first<T: DeserializeOwned>(files: &[(&str, &str)], id: impl Fn(&T) -> &String) -> Vec<T> {
    let mut all: Vec<T> = files.iter().filter_map(|(_, text)| ron::from_str(text).ok()).collect();
    all.sort_by(|one, other| id(other).cmp(id(one)));
    all
}
