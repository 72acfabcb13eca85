use std::sync::{PoisonError, RwLock};

use super::Document;

/// The most files that may be added while the program runs.
pub const MOST_FILES: usize = 512;

/// A path below the folder of an edition, and the text of the file.
type EditionText = (&'static str, &'static str);

/// What has been added.
#[derive(Default)]
struct Added {
    files: Vec<EditionText>,
    documents: Vec<Document>,
}

static ADDED: RwLock<Added> = RwLock::new(Added { files: Vec::new(), documents: Vec::new() });

/// Why an edition cannot be added.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditionError {
    /// The file of a document does not read.
    #[error("{path}, line {line}, column {column}: {message}")]
    Syntax { path: String, line: usize, column: usize, message: String },
    /// There is a built-in document of this id, or with these letters.
    #[error("{path}: the document {id} is built in: take another id and other letters")]
    BuiltIn { path: String, id: String },
    /// More than [`MOST_FILES`] files.
    #[error("more than {MOST_FILES} files of editions")]
    TooMany,
}

/// Adds the files of an edition to those of the program: paths below its folder, and texts. `documents/<name>/document.ron`
/// is a document, the files beside it are its own; `rules/<id>.ron` is a rule set, `time/<id>.ron` a time control. What was
/// added under the same name before is replaced.
///
/// # Errors
/// [`EditionError`]; then nothing is added.
pub fn add(files: Vec<(String, String)>) -> Result<Vec<Document>, EditionError> {
    let mut new = Vec::new();
    for (path, text) in &files {
        let Some(below) = path.strip_prefix("documents/").filter(|below| below.ends_with("/document.ron")) else {
            continue;
        };
        let document = Document::parse(below, text).map_err(|error| EditionError::Syntax {
            path: path.clone(),
            line: error.span.start.line,
            column: error.span.start.col,
            message: error.code.to_string(),
        })?;
        let names = [document.id(), document.letters()];
        if Document::built_in().iter().any(|known| names.contains(&known.id()) || names.contains(&known.letters())) {
            return Err(EditionError::BuiltIn { path: path.clone(), id: document.id().to_owned() });
        }
        new.push(document);
    }
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    let fresh = files.iter().filter(|(path, _)| !added.files.iter().any(|(known, _)| known == path)).count();
    if added.files.len() + fresh > MOST_FILES {
        return Err(EditionError::TooMany);
    }
    for (path, text) in files {
        match added.files.iter_mut().find(|(known, _)| *known == path) {
            Some((_, known)) if *known == text => {}
            Some((_, known)) => *known = text.leak(),
            None => added.files.push((path.leak(), text.leak())),
        }
    }
    for document in &new {
        added.documents.retain(|known| known != document);
        added.documents.push(*document);
    }
    Ok(new)
}

/// The files that have been added below a folder: `rules`, `time`, `documents`; the path below it, and the text.
#[must_use]
pub fn added(folder: &str) -> Vec<EditionText> {
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    let below = |(path, text): &EditionText| Some((path.strip_prefix(folder)?.strip_prefix('/')?, *text));
    added.files.iter().filter_map(below).collect()
}

/// The documents that have been added.
pub(super) fn documents() -> Vec<Document> {
    ADDED.read().unwrap_or_else(PoisonError::into_inner).documents.clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_that_is_added_is_found_and_one_that_is_built_in_is_not_replaced() {
        let file = |id: &str| (format!("documents/{id}/document.ron"), format!("(id: \"{id}\", names: {{}})"));
        let added_now = add(vec![file("TEST2040"), ("rules/test-2040.ron".to_owned(), "()".to_owned())]);
        assert_eq!(added_now.map(|documents| documents.len()), Ok(1));
        assert_eq!(Document::of_article("TEST2040-1.2").map(Document::folder), Some("TEST2040"));
        assert_eq!(added("rules").iter().find(|(path, _)| *path == "test-2040.ron").map(|(_, text)| *text), Some("()"));
        assert!(matches!(add(vec![file("R")]), Err(EditionError::BuiltIn { .. })));
        assert!(matches!(add(vec![file("CH2020")]), Err(EditionError::BuiltIn { .. })));
        let wrong = ("documents/x/document.ron".to_owned(), "(id: 3)".to_owned());
        assert!(matches!(add(vec![wrong]), Err(EditionError::Syntax { line: 1, .. })));
    }
}
