//! Words about files at the desk of an event: players that come in, papers that go out, what an earlier stage gave.

use super::{EventLexicon, EventRequest, EventTopic, EventUnread, Line};
use crate::words::book::Book;
use golos_tournament::document::DocumentRequest;
use golos_wording::{Wording, clean, text_key};

/// The most characters of a path.
const PATH_CHARS: usize = 240;

#[derive(Clone, Copy)]
enum FileVerb {
    Import,
    Export,
    Publish,
    Carry,
    Finalists,
}

const VERBS: [(&str, FileVerb); 5] = [
    (text_key::EVENT_WORD_IMPORT, FileVerb::Import),
    (text_key::EVENT_WORD_EXPORT, FileVerb::Export),
    (text_key::EVENT_WORD_PUBLISH, FileVerb::Publish),
    (text_key::EVENT_WORD_CARRY, FileVerb::Carry),
    (text_key::EVENT_WORD_FINALISTS, FileVerb::Finalists),
];

/// The words about files.
pub(super) struct FileWords {
    verbs: Book<FileVerb>,
    from: Book<()>,
    into: Book<()>,
    each: Book<()>,
}

impl FileWords {
    pub(super) fn new(languages: &[Wording]) -> FileWords {
        let one = |key| Book::new(languages, [(key, ())]);
        FileWords {
            verbs: Book::new(languages, VERBS),
            from: one(text_key::EVENT_WORD_FROM_FILE),
            into: one(text_key::EVENT_WORD_INTO_FILE),
            each: one(text_key::EVENT_WORD_EACH),
        }
    }
}

impl EventLexicon {
    /// A line about files; none if it is about something else.
    pub(super) fn of_files(&self, line: &Line<'_>, names: &[String]) -> Option<Result<EventRequest, EventUnread>> {
        let (verb, rest) = self.files.verbs.take(line)?;
        let half = || EventUnread::Half(EventTopic::Files);
        let late = || EventUnread::Half(EventTopic::Finals);
        Some(match verb {
            FileVerb::Import => path(&self.files.from.skip(rest)).map(EventRequest::Import).ok_or_else(half),
            FileVerb::Export => Ok(self.export(rest, names)),
            FileVerb::Publish => Ok(EventRequest::Publish(path(&self.files.into.skip(rest)))),
            FileVerb::Carry => path(&self.files.from.skip(rest)).map(EventRequest::Carry).ok_or_else(late),
            FileVerb::Finalists => self.finalists(rest).ok_or_else(late),
        })
    }

    /// `export`, `export list.csv`, `export crosstable`, `export crosstable to table.html`.
    fn export(&self, rest: Line<'_>, names: &[String]) -> EventRequest {
        if let Some(paper) = self.paper(&rest, names) {
            return EventRequest::Export { paper: Some(paper), file: None };
        }
        let words = rest.count();
        let named = (1..words).rev().find_map(|count| {
            let ((), file) = self.files.into.take(&rest.behind(count))?;
            Some((self.paper(&rest.before(count), names)?, path(&file)?))
        });
        let last = || {
            let count = words.checked_sub(1)?;
            Some((self.paper(&rest.before(count), names)?, path(&rest.behind(count))?))
        };
        match named.or_else(last) {
            Some((paper, file)) => EventRequest::Export { paper: Some(paper), file: Some(file) },
            None => EventRequest::Export { paper: None, file: path(&self.files.into.skip(rest)) },
        }
    }

    /// `finalists 2 from Spring`.
    fn finalists(&self, rest: Line<'_>) -> Option<EventRequest> {
        let (best, rest) = self.number(&self.files.each.skip(rest))?;
        let from = path(&self.files.from.skip(self.files.each.skip(rest)))?;
        (best > 0).then_some(EventRequest::Finalists { from, best })
    }

    /// The paper that these words ask for at the desk.
    fn paper(&self, said: &Line<'_>, names: &[String]) -> Option<DocumentRequest> {
        // Nothing is no paper, and a line that begins as this one is none either.
        if said.text().is_empty() || self.files.verbs.take(said).is_some() {
            return None;
        }
        match self.read_line(said, names).ok()? {
            EventRequest::Document(wanted) => Some(wanted),
            EventRequest::Entries => Some(DocumentRequest::EntryList),
            _ => None,
        }
    }
}

/// A path as it was typed, without the quotes around it.
fn path(line: &Line<'_>) -> Option<String> {
    let quotes = ['"', '\'', '«', '»', '“', '”', ' ', ':'];
    let text = clean(line.text(), PATH_CHARS).trim_matches(quotes).to_owned();
    (!text.is_empty()).then_some(text)
}
