use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;

use super::Game;
use crate::Charset;
use crate::decode::FileMarks;

/// A text as it stands in a file: with signs that show nothing, line ends of every kind, and in its own encoding.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileText {
    text: String,
    /// What of it is not in UTF-8, and in what that is; of a text in UTF-16 or UTF-32 all.
    pages: Vec<Range<usize>>,
    charset: Option<Charset>,
}

impl FileText {
    /// A text as it was decoded, with what of it is otherwise in the file; `None` if nothing is.
    pub(crate) fn of(text: &str, marks: FileMarks) -> FileText {
        let FileMarks { crs, pages, charset } = marks;
        let mut bytes = text.as_bytes().to_vec();
        for cr in crs {
            if let Some(end @ b'\n') = bytes.get_mut(cr) {
                *end = b'\r';
            }
        }
        let text = String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned());
        let charset = charset.filter(|charset| charset.is_wide() || !pages.is_empty());
        FileText { text, pages, charset }
    }

    /// A text of which some parts are in another page than UTF-8.
    pub(crate) fn in_pages(text: &str, pages: Vec<Range<usize>>, charset: Charset) -> FileText {
        FileText { text: text.to_owned(), pages, charset: Some(charset) }
    }

    /// A text in UTF-8.
    pub(crate) fn plain(text: &str) -> FileText {
        FileText { text: text.to_owned(), ..FileText::default() }
    }

    /// A text all in one encoding.
    pub(crate) fn all_in(text: &str, charset: Charset) -> FileText {
        let pages = if charset.is_unicode() { Vec::new() } else { std::iter::once(0..text.len()).collect() };
        FileText { text: text.to_owned(), pages, charset: Some(charset).filter(|charset| *charset != Charset::UTF_8) }
    }

    /// The text, decoded.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Whether it stands in its file as this text in UTF-8.
    pub(crate) fn is_plain(&self, text: &str) -> bool {
        self.charset.is_none() && self.text == text
    }

    /// Puts another text of the same file behind.
    pub(crate) fn append(&mut self, other: &FileText) {
        let start = self.text.len();
        self.text.push_str(&other.text);
        self.pages.extend(other.pages.iter().map(|page| page.start + start..page.end + start));
        self.charset = self.charset.or(other.charset);
    }

    /// The bytes of the file.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.text.len());
        self.write(0..self.text.len(), &mut bytes);
        bytes
    }

    /// The places of a text in this one that are asked for in their order; signs that show nothing are left out of that text.
    pub(crate) fn places_of<'a>(&'a self, shown: &'a str) -> impl FnMut(usize) -> usize + 'a {
        let is_as_long = shown.len() == self.text.len();
        let mut letters = self.text.char_indices();
        let (mut from, mut end) = (0, 0);
        move |to| {
            if is_as_long {
                return to;
            }
            for letter in shown.get(from..to).unwrap_or_default().chars() {
                let is_it = |(_, own): &(usize, char)| *own == letter || letter == '\n' && *own == '\r';
                end = letters.find(is_it).map_or(self.text.len(), |(at, own)| at + own.len_utf8());
            }
            from = from.max(to);
            end
        }
    }

    /// Adds the bytes of a part to others.
    pub(crate) fn write(&self, part: Range<usize>, bytes: &mut Vec<u8>) {
        let text = |range: Range<usize>| self.text.get(range).unwrap_or_default();
        let mut encode = |charset: Charset, range: Range<usize>| match charset.encode(text(range.clone())) {
            Some(own) => bytes.extend(own),
            // Only a text that was not decoded here has letters that its page lacks.
            None => bytes.extend(text(range).bytes()),
        };
        if let Some(wide) = self.charset.filter(|charset| charset.is_wide()) {
            return encode(wide, part);
        }
        let mut at = part.start;
        for page in self.pages.iter().filter(|page| page.start < part.end && page.end > part.start) {
            let (start, end) = (page.start.max(part.start), page.end.min(part.end));
            encode(Charset::UTF_8, at..start);
            encode(self.charset.unwrap_or(Charset::UTF_8), start..end);
            at = end;
        }
        encode(Charset::UTF_8, at..part.end);
    }

    /// What new text is written in between this, in a file that is in `charset` besides.
    pub(crate) fn charset_of_new(&self, charset: Charset) -> Charset {
        self.charset.unwrap_or(if self.text.is_ascii() { charset } else { Charset::UTF_8 })
    }
}

/// The text that a game was read from, kept so that what was not changed is written as it came in.
///
/// Whether something was changed is known by a sum over what the game said when it was read.
#[derive(Clone, Debug)]
pub struct SourceText {
    text: Box<str>,
    sum: u64,
    /// Whether nothing is wrong in it, so that it may stand as it is.
    is_sound: bool,
    /// How it stands in its file, if that is not as `text` in UTF-8.
    file: Option<Box<FileText>>,
    /// What stands before it in its file and belongs to no game.
    before: Option<Box<FileText>>,
}

impl SourceText {
    /// Keeps the text of a sound game with what it says now.
    pub(crate) fn new(text: String, game: &Game) -> SourceText {
        SourceText { text: text.into_boxed_str(), sum: sum(game), is_sound: true, file: None, before: None }
    }

    /// The same of a game in which something was found.
    #[must_use]
    pub(crate) fn unsound(self) -> SourceText {
        SourceText { is_sound: false, ..self }
    }

    /// The same with how it stands in its file, and what stands before it there.
    #[must_use]
    pub(crate) fn in_file(self, file: Option<FileText>, before: Option<FileText>) -> SourceText {
        let file = file.filter(|file| !file.is_plain(&self.text)).map(Box::new);
        SourceText { file, before: before.map(Box::new), ..self }
    }

    /// The text of the game as it was read.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The text of the game as it stands in its file.
    pub(crate) fn file(&self) -> FileText {
        self.file.as_deref().cloned().unwrap_or_else(|| FileText::plain(&self.text))
    }

    /// The bytes before the game.
    pub(crate) fn before(&self) -> Vec<u8> {
        self.before.as_deref().map(FileText::bytes).unwrap_or_default()
    }

    /// The text, if the game is sound and says what it said when it was read.
    pub(crate) fn unchanged(&self, game: &Game) -> Option<&str> {
        (self.is_sound && self.sum == sum(game)).then_some(&*self.text)
    }
}

fn sum(game: &Game) -> u64 {
    let mut sum = DefaultHasher::new();
    (&game.tags, game.result, game.start, game.tree.len()).hash(&mut sum);
    for id in game.tree.all() {
        (game.tree.parent(id), game.tree.step(id), game.tree.remarks(id)).hash(&mut sum);
    }
    sum.finish()
}

/// A game as the bytes of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileBytes {
    pub bytes: Vec<u8>,
    /// Whether it stands in the text that it was read from, with all between it and the next game.
    pub is_kept: bool,
    /// How many line ends it has behind it, and what a line end is there.
    pub line_ends: usize,
    pub line_end: &'static str,
}

impl FileBytes {
    /// A text that was rewritten, with line ends of the file; `None` if the page lacks a letter.
    pub(crate) fn rewritten(text: &str, like: Option<&SourceText>, charset: Charset) -> Option<FileBytes> {
        let file = like.map(SourceText::file).unwrap_or_default();
        let line_end = line_end(file.text());
        let text = text.replace('\n', line_end);
        let own = file.charset_of_new(charset).encode(&text)?;
        let bytes = [like.map(SourceText::before).unwrap_or_default(), own].concat();
        Some(FileBytes { bytes, is_kept: false, line_ends: line_ends(&text), line_end })
    }

    /// A text without a change.
    pub(crate) fn kept(bytes: Vec<u8>, text: &str) -> FileBytes {
        FileBytes { bytes, is_kept: true, line_ends: line_ends(text), line_end: line_end(text) }
    }
}

/// How lines of a text end.
pub(super) fn line_end(text: &str) -> &'static str {
    match (text.contains("\r\n"), text.contains('\n'), text.contains('\r')) {
        (true, ..) => "\r\n",
        (_, false, true) => "\r",
        _ => "\n",
    }
}

/// How many line ends a text has behind it.
fn line_ends(text: &str) -> usize {
    let behind = text.get(text.trim_end_matches(['\n', '\r', ' ', '\t']).len()..).unwrap_or_default();
    let lone =
        behind.bytes().zip(behind.bytes().skip(1).chain([0])).filter(|(end, next)| *end == b'\r' && *next != b'\n');
    behind.matches('\n').count() + lone.count()
}
