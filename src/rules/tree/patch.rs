use std::ops::Range;

use super::source::{FileText, line_end};
use crate::Charset;

/// Nobody breaks a line that is longer, in bytes.
const LONG_LINE: usize = 1000;

/// Changes of a text, by places in bytes; everything else stays as it is.
#[derive(Debug)]
pub(crate) struct Patch<'a> {
    text: &'a str,
    edits: Vec<(Range<usize>, String)>,
}

impl<'a> Patch<'a> {
    pub const fn new(text: &'a str) -> Patch<'a> {
        Patch { text, edits: Vec::new() }
    }

    pub fn replace(&mut self, range: Range<usize>, text: impl Into<String>) {
        self.edits.push((range, text.into()));
    }

    pub fn insert(&mut self, at: usize, text: impl Into<String>) {
        self.replace(at..at, text);
    }

    /// Takes a part out with the blanks before it, if blanks or a bracket follow.
    pub fn remove(&mut self, range: Range<usize>) {
        let after = self.text.get(range.end..).unwrap_or_default();
        let is_apart = after.is_empty() || after.starts_with(|letter: char| letter.is_whitespace() || letter == ')');
        let before = self.text.get(..range.start).unwrap_or_default();
        let start = if is_apart { before.trim_end().len() } else { range.start };
        self.replace(start..range.end, "");
    }

    /// The column of a place, in characters from 0; of a longer line than usual only that it is long.
    pub fn column(&self, at: usize) -> usize {
        let before = self.text.as_bytes().get(at.saturating_sub(LONG_LINE)..at).unwrap_or_default();
        let line = before.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
        line.iter().filter(|byte| **byte & 0xc0 != 0x80).count()
    }

    /// The text after a place.
    pub fn rest(&self, at: usize) -> &'a str {
        self.text.get(at..).unwrap_or_default()
    }

    /// The changes in the order of their places, with these line ends; those of one place stay in theirs.
    fn edits(&self, line_end: &str) -> Vec<(Range<usize>, String)> {
        let mut edits = self.edits.clone();
        edits.sort_by_key(|(range, _)| (range.start, range.end));
        edits.into_iter().map(|(range, text)| (range, text.replace('\n', line_end))).collect()
    }

    /// The changed text, with the line ends of the old one; `None` if two changes meet.
    pub fn apply(&self) -> Option<String> {
        let (mut written, mut at) = (String::with_capacity(self.text.len()), 0);
        for (range, text) in self.edits(line_end(self.text)) {
            written.push_str(self.text.get(at..range.start)?);
            written.push_str(&text);
            at = range.end;
        }
        written.push_str(self.text.get(at..)?);
        Some(written)
    }

    /// The same changes in the text as it stands in its file, which is in `charset` besides; `None` if its encoding lacks a
    /// letter of them.
    pub fn apply_in(&self, file: &FileText, charset: Charset) -> Option<Vec<u8>> {
        let new = file.charset_of_new(charset);
        let mut place = file.places_of(self.text);
        let (mut bytes, mut at) = (Vec::with_capacity(self.text.len()), 0);
        for (range, text) in self.edits(line_end(file.text())) {
            let (start, end) = (place(range.start), place(range.end));
            file.write(at..start, &mut bytes);
            bytes.extend(new.encode(&text)?);
            at = end;
        }
        file.write(at..file.text().len(), &mut bytes);
        Some(bytes)
    }
}

/// How many of two lists are the same at their beginnings, and then at their ends.
pub(crate) fn same_ends<A, B>(old: &[A], new: &[B], is_same: impl Fn(&A, &B) -> bool) -> (usize, usize) {
    let first = old.iter().zip(new).take_while(|(old, new)| is_same(old, new)).count();
    let rest = (old.len().min(new.len())) - first;
    let last = old.iter().rev().zip(new.iter().rev()).take(rest).take_while(|(old, new)| is_same(old, new)).count();
    (first, last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_changed_differs() {
        let text = "1. e4 {a} e5\r\n{b} *";
        let mut patch = Patch::new(text);
        patch.remove(6..9);
        patch.replace(10..12, "c5");
        patch.insert(12, "\n$1");
        assert_eq!(patch.apply().unwrap(), "1. e4 c5\r\n$1\r\n{b} *");
        let mut patch = Patch::new(text);
        patch.replace(0..5, "");
        patch.replace(3..7, "");
        assert_eq!(patch.apply(), None);
    }

    #[test]
    fn lists_are_the_same_at_their_ends() {
        let ends = |old: &str, new: &str| same_ends(old.as_bytes(), new.as_bytes(), |one, other| one == other);
        assert_eq!(
            [ends("abc", "axc"), ends("abc", "ac"), ends("aa", "aaa"), ends("", "a")],
            [(1, 1), (1, 1), (2, 0), (0, 0)]
        );
    }
}
