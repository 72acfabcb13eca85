use golos_editions::EditionError;

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
    /// The play cannot be supervised in a way of its own; the id of the rule set.
    #[error("the rules {0} are the same with and without supervision; those of rapid chess and of blitz are not")]
    NotSupervised(String),
}

impl From<EditionError> for ProfileError {
    fn from(error: EditionError) -> ProfileError {
        let message = error.to_string();
        match error {
            EditionError::Syntax { path: name, line, column, message } => {
                ProfileError::Syntax { name, line, column, message }
            }
            EditionError::BuiltIn { path: name, .. } => ProfileError::Invalid { name, field: "id", message },
            EditionError::TooMany => ProfileError::Invalid { name: "documents".to_owned(), field: "id", message },
        }
    }
}
