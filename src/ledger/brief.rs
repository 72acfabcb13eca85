/// Characters of a typed line that a record carries.
const MOST: usize = 200;

/// What a person typed, cut to what a record may carry.
#[must_use]
pub fn brief(text: &str) -> String {
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}
