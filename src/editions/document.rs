use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use super::added::documents;
use super::{BUILTIN, ORDER};

/// A document of the rules: a handle to what its file says, which lives as long as the program.
#[derive(Clone, Copy)]
pub struct Document(&'static Data);

/// What the file of a document says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename = "Document")]
pub(super) struct Data {
    /// Unique among all documents; it has the year, where the document has one.
    pub(super) id: String,
    /// What stands before the hyphen of its articles, where that is not the id.
    #[serde(default)]
    letters: Option<String>,
    /// The year that it is called by.
    #[serde(default)]
    year: Option<u16>,
    /// What it is called, by language.
    names: BTreeMap<String, DocumentNames>,
    /// What people call it when they ask for an article, in small letters.
    #[serde(default)]
    called: Vec<String>,
    /// The letters of those that are asked where it is silent.
    #[serde(default)]
    follows: Vec<String>,
    /// The letters of those that are cited where it cites nothing, the first that does.
    #[serde(default)]
    otherwise: Vec<String>,
    /// By family of games: its chapters.
    #[serde(default)]
    chapters: BTreeMap<String, Chapters>,
    /// The letter of an appendix which is part of the document's name, so that it is not said with the number.
    #[serde(default)]
    appendix: Option<String>,
    /// The sections that people leave out when they ask for an article, the likeliest first.
    #[serde(default)]
    sections: Vec<String>,
    /// Whether a reprimand is called a written one (U-V.17.10).
    #[serde(default)]
    written_reprimands: bool,
    /// By the id of the citation: the articles, in each chapter that has one.
    #[serde(default)]
    citations: BTreeMap<String, Vec<String>>,
    /// The folder, below that of all documents.
    #[serde(skip)]
    pub(super) folder: String,
}

/// What a document is called in one language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DocumentNames {
    /// Before an article: "Russian chess rules 2020, article 9.2".
    cited: String,
    /// The same for a voice, where it is said otherwise than written.
    #[serde(default)]
    spoken: Option<String>,
    /// After the name of a game, where it is shorter: "Chess, rules of Russia".
    #[serde(default)]
    game: Option<String>,
}

/// The chapters of a document for one family of games.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Chapters {
    /// The one about these games only.
    #[serde(default)]
    own: Option<String>,
    /// Those about other games only.
    #[serde(default)]
    others: Vec<String>,
}

/// The built-in documents. One that does not read is left out; a test proves that each reads.
static BUILT_IN: LazyLock<Vec<Document>> = LazyLock::new(|| {
    let mut all: Vec<Document> = BUILTIN.iter().filter_map(|(path, text)| Document::parse(path, text).ok()).collect();
    let place = |document: &Document| ORDER.lines().position(|line| line == document.folder());
    all.sort_by_key(|document| place(document).unwrap_or(usize::MAX));
    all
});

impl Document {
    /// Reads the file of a document at `path` below the folder of all documents, and keeps it as long as the program.
    pub(super) fn parse(path: &str, text: &str) -> Result<Document, ron::error::SpannedError> {
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let mut data: Data = options.from_str(text)?;
        data.folder = path.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
        Ok(Document(Box::leak(Box::new(data))))
    }

    /// The built-in documents.
    #[must_use]
    pub fn built_in() -> &'static [Document] {
        &BUILT_IN
    }

    /// Every document, the built-in ones first.
    #[must_use]
    pub fn all() -> Vec<Document> {
        BUILT_IN.iter().copied().chain(documents()).collect()
    }

    /// The document with this id, or with these letters before the hyphen of its articles.
    #[must_use]
    pub fn of(name: &str) -> Option<Document> {
        let is_it = |document: &Document| document.letters() == name || document.id() == name;
        BUILT_IN.iter().copied().find(is_it).or_else(|| documents().into_iter().find(is_it))
    }

    /// The document that an article stands in: `R-6.1.8.6`.
    #[must_use]
    pub fn of_article(article: &str) -> Option<Document> {
        Document::of(article.split_once('-')?.0)
    }

    /// The article that the document with these letters cites for something; where it cites none, or is not known, that
    /// of the others that are cited in its place. Empty if none does.
    #[must_use]
    pub fn citing(letters: &str, citation: &str) -> &'static str {
        let chain = match Document::of(letters) {
            Some(own) => own.chain(),
            None => BUILT_IN.clone(),
        };
        let cited = chain.into_iter().find_map(|document| document.citations(citation).first());
        cited.map_or("", String::as_str)
    }

    /// Unique among all documents.
    #[must_use]
    pub fn id(self) -> &'static str {
        &self.0.id
    }

    /// What stands before the hyphen of its articles.
    #[must_use]
    pub fn letters(self) -> &'static str {
        self.0.letters.as_deref().unwrap_or(&self.0.id)
    }

    /// The year that it is called by; `None` if it has none in its name.
    #[must_use]
    pub fn year(self) -> Option<u16> {
        self.0.year
    }

    /// The folder of its files, below that of all documents.
    #[must_use]
    pub fn folder(self) -> &'static str {
        &self.0.folder
    }

    /// What it is called before an article, in the language with this code; its id in a language that it has no name in.
    #[must_use]
    pub fn cited(self, language: &str) -> &'static str {
        self.names(language).map_or(&self.0.id, |names| &names.cited)
    }

    /// The same for a voice.
    #[must_use]
    pub fn spoken(self, language: &str) -> &'static str {
        let spoken = self.names(language).and_then(|names| names.spoken.as_deref());
        spoken.unwrap_or_else(|| self.cited(language))
    }

    /// What it is called after the name of a game.
    #[must_use]
    pub fn after_game(self, language: &str) -> &'static str {
        let short = self.names(language).and_then(|names| names.game.as_deref());
        short.unwrap_or_else(|| self.cited(language))
    }

    fn names(self, language: &str) -> Option<&'static DocumentNames> {
        self.0.names.get(language)
    }

    /// Whether people call it so when they ask for an article; in small letters.
    #[must_use]
    pub fn is_called(self, word: &str) -> bool {
        self.0.called.iter().any(|called| called == word)
    }

    /// Itself, and the documents that are asked where it is silent.
    #[must_use]
    pub fn asked(self) -> Vec<Document> {
        std::iter::once(self).chain(self.0.follows.iter().filter_map(|letters| Document::of(letters))).collect()
    }

    /// Itself, and the documents that are cited where it cites nothing.
    #[must_use]
    pub fn chain(self) -> Vec<Document> {
        std::iter::once(self).chain(self.0.otherwise.iter().filter_map(|letters| Document::of(letters))).collect()
    }

    /// Its chapter about this family of games only, if it has one.
    #[must_use]
    pub fn chapter(self, family: &str) -> Option<&'static str> {
        self.0.chapters.get(family)?.own.as_deref()
    }

    /// Its chapters that are not about this family of games.
    #[must_use]
    pub fn other_chapters(self, family: &str) -> &'static [String] {
        self.0.chapters.get(family).map_or(&[], |chapters| &chapters.others)
    }

    /// The letter of an appendix that is part of its name.
    #[must_use]
    pub fn appendix(self) -> Option<&'static str> {
        self.0.appendix.as_deref()
    }

    /// The sections that people leave out when they ask for an article, the likeliest first.
    #[must_use]
    pub fn sections(self) -> &'static [String] {
        &self.0.sections
    }

    /// Whether a reprimand is called a written one.
    #[must_use]
    pub fn has_written_reprimands(self) -> bool {
        self.0.written_reprimands
    }

    /// Its articles for something that is permitted, refused or ruled: one in each chapter that has one.
    #[must_use]
    pub fn citations(self, citation: &str) -> &'static [String] {
        self.0.citations.get(citation).map_or(&[], Vec::as_slice)
    }

    /// The ids of all its citations.
    pub fn cites(self) -> impl Iterator<Item = &'static str> {
        self.0.citations.keys().map(String::as_str)
    }
}

impl PartialEq for Document {
    fn eq(&self, other: &Document) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Document {}

impl fmt::Debug for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_built_in_document_reads_and_has_letters_of_its_own() {
        for (path, text) in BUILTIN {
            assert!(Document::parse(path, text).is_ok(), "{path}: {:?}", Document::parse(path, text).err());
        }
        let names: Vec<&str> = BUILT_IN.iter().flat_map(|document| [document.id(), document.letters()]).collect();
        let distinct: BTreeSet<&str> = names.iter().copied().collect();
        let same = BUILT_IN.iter().filter(|document| document.id() == document.letters()).count();
        assert_eq!(distinct.len() + same, names.len(), "{names:?}");
    }

    #[test]
    fn a_document_cites_its_own_articles_and_names_documents_that_there_are() {
        for document in Document::built_in() {
            for citation in document.cites() {
                for article in document.citations(citation) {
                    assert_eq!(Document::of_article(article), Some(*document), "{document:?} {citation}: {article}");
                }
            }
            for letters in document.0.follows.iter().chain(&document.0.otherwise) {
                assert!(Document::of(letters).is_some(), "{document:?} names {letters}");
            }
            let languages: Vec<&String> = document.0.names.keys().collect();
            for other in Document::built_in() {
                assert_eq!(other.0.names.keys().collect::<Vec<_>>(), languages, "{other:?}, {document:?}");
            }
        }
    }

    #[test]
    fn every_citation_is_of_the_document_or_of_one_that_is_cited_in_its_place() {
        for (letters, citation, article) in [
            ("CH", "press.player", "CH-6.2"),
            ("DR", "press.player", "R-5.4.2.3"),
            ("R", "seal.player", "CH-18.1"),
            ("C", "report.arbiter", "R-5.4.15.1"),
            ("U", "ruling.of_irregularity", "CH-7.5.5"),
            ("R", "no.such.citation", ""),
        ] {
            assert_eq!(Document::citing(letters, citation), article, "{letters} {citation}");
        }
    }
}
