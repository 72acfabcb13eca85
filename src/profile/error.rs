use serde::de::DeserializeOwned;

/// Why a profile cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProfileError {
    /// The text is not a profile: no RON, an unknown or missing field, a value that cannot be read.
    #[error("{name}, line {line}, column {column}: {message}")]
    Syntax {
        /// The file or the built-in profile.
        name: String,
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        message: String,
    },
    /// A value is read, but not sensible.
    #[error("{name}, {field}: {message}")]
    Invalid {
        /// The file or the built-in profile.
        name: String,
        field: &'static str,
        message: String,
    },
    /// There is no profile with this id.
    #[error("no {kind} profile \"{id}\"; there are {}", .known.join(", "))]
    Unknown {
        /// What kind of profile was looked for, as in "time".
        kind: &'static str,
        id: String,
        known: Vec<String>,
    },
}

/// Reads one profile from `text`; `name` tells the reader which file is meant.
///
/// # Errors
///
/// [`ProfileError::Syntax`] with the place in the text.
pub(super) fn read<T: DeserializeOwned>(text: &str, name: &str) -> Result<T, ProfileError> {
    use ron::extensions::Extensions;

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
