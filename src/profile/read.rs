use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

use super::ProfileError;

/// Reads one profile from `text`; `name` tells the reader which file is meant.
///
/// # Errors
///
/// [`ProfileError::Syntax`] with the place in the text.
pub(super) fn read<T: DeserializeOwned>(text: &str, name: &str) -> Result<T, ProfileError> {
    ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES)
        .from_str(text)
        .map_err(|error| ProfileError::Syntax {
            name: name.to_owned(),
            line: error.span.start.line,
            column: error.span.start.col,
            message: error.code.to_string(),
        })
}

/// What is wrong with the id of a profile, if anything is.
pub(super) fn id_fault(id: &str) -> Option<String> {
    let is_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let is_sound = !id.is_empty() && id.chars().all(is_id);
    (!is_sound).then(|| format!("\"{id}\": write a to z, 0 to 9 and hyphens"))
}
