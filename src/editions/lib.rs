//! The editions of the rules as data: the documents, what each is called, and the article that stands for each thing
//! that is permitted, refused or ruled. Pure.
//!
//! A document is a folder: `document.ron` (names, citations, chapters), `classes.ron` (which controls make a game classic,
//! rapid or blitz), `en.ftl`, `ru.ftl`, `uk.ftl` (what its articles say) and `subjects.txt` (what people ask about). The
//! built-in ones are in `profiles/documents`; a person's own edition is [added](add) while the program runs.
//!
//! A citation has a stable id, which the program asks for: `press.player`, `clock.stop`. A new document needs no code.

mod added;
mod document;
mod subject;

pub use added::{EditionError, MOST_FILES, add, added};
pub use document::Document;
pub use subject::Subject;

/// The built-in documents: path below `profiles/documents`, and text.
const BUILTIN: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/documents.rs"));

/// The folders of the built-in documents in the order in which they are told; those that it does not name come last.
const ORDER: &str = include_str!("../../profiles/documents/order.txt");
