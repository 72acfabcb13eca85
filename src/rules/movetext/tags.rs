//! Tag pairs: `[Name "value"]`, as people and programs write them.

use super::cursor::Cursor;
use super::token::{Lexer, Token};
use crate::plain_line;

/// What stands for a date of which nothing is known.
pub(crate) const UNKNOWN_DATE: &str = "????.??.??";

/// What may stand between the parts of a tag. Texts from pages of the web have blanks that no line is broken at.
const BLANKS: [char; 3] = [' ', '\t', '\u{a0}'];

/// A tag pair that was read, or what stood there instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TagRead {
    /// `is_loose`: not in the form that the standard prescribes.
    Pair { name: String, value: String, is_loose: bool },
    /// Nothing can be made of it.
    Bad,
}

/// Whether a tag may begin at a bracket: a name follows, and then a value in quotation marks; at the start of a line also one
/// without.
pub(super) fn begins_tag(text: &str, is_line_start: bool) -> bool {
    let Some(inside) = text.strip_prefix('[') else { return false };
    let inside = inside.trim_start_matches(BLANKS);
    let after = inside.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric() || letter == '_');
    let is_named = inside.starts_with(|letter: char| letter.is_ascii_alphabetic());
    let value = after.trim_start_matches(BLANKS);
    is_named && (value.starts_with('"') || is_line_start && value.len() < after.len())
}

/// The name of a tag that begins here, as far as it can be read.
pub(super) fn name_of(text: &str) -> &str {
    let inside = text.trim_start_matches(['[', ' ', '\t', '\u{a0}']);
    let end = inside.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(inside.len());
    inside.get(..end).unwrap_or_default()
}

/// How many bytes of its line a tag takes that begins there.
pub(super) fn length(line: &str) -> usize {
    let mut cursor = Cursor::new(line, 0);
    let _ = read(&mut cursor);
    cursor.at().max(1)
}

/// Reads the tag at a bracket, within its line. A quotation mark inside is written `\"`; one that is not, as in
/// `"Ivanov "Jr""`, is taken as it stands if no bracket follows.
pub(super) fn read(cursor: &mut Cursor<'_>) -> TagRead {
    let line = cursor.rest_of_line();
    let inside = line.get(1..).unwrap_or_default().trim_start_matches(BLANKS);
    let name = name_of(line);
    let after = inside.get(name.len()..).unwrap_or_default().trim_start_matches(BLANKS);
    let from = line.len() - after.len();
    let (value, length, is_loose) = if !name.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
        (None, line.find(']').map_or(line.len(), |end| end + 1), true)
    } else if let Some(quoted) = after.strip_prefix('"') {
        let (value, length, is_loose) = quoted_value(quoted);
        (value, from + 1 + length, is_loose)
    } else {
        let end = after.find(']');
        let value = end.and_then(|end| after.get(..end)).map(str::trim).filter(|value| !value.is_empty());
        (value.map(str::to_owned), end.map_or(line.len(), |end| from + end + 1), true)
    };
    cursor.skip(length);
    match value {
        Some(value) => {
            let mut letters = name.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            let name = first.into_iter().chain(letters).collect();
            TagRead::Pair { name, value: plain_line(&value).into_owned(), is_loose }
        }
        None => TagRead::Bad,
    }
}

/// The value after its first quotation mark, how many bytes it takes with what closes it, and whether that is not as it
/// should be.
fn quoted_value(text: &str) -> (Option<String>, usize, bool) {
    let closes = |after: &str| after.trim_start_matches(BLANKS).starts_with(']');
    let close = |at: usize| text.get(at..).and_then(|rest| rest.find(']')).map_or(text.len(), |end| at + end + 1);
    let mut value = String::new();
    let mut letters = text.char_indices().peekable();
    // The last tag of its line may be without its quotation mark, or end in a backslash that is no sign.
    let is_last = |at: usize| text.get(at..).and_then(|rest| rest.find("\"]")).is_none();
    let mut last_checked = None;
    while let Some((at, letter)) = letters.next() {
        let after = text.get(at + letter.len_utf8()..).unwrap_or_default();
        match letter {
            '\\' if after.starts_with('"') && closes(after.get(1..).unwrap_or_default()) => {
                // Looked for once: a line of such signs is read in linear time.
                let is_last = *last_checked.get_or_insert_with(|| is_last(at + 3));
                if is_last {
                    return (Some(value + "\\"), close(at + 2), true);
                }
                value.push('"');
                letters.next();
            }
            '\\' if after.starts_with(['"', '\\']) => value.extend(letters.next().map(|(_, letter)| letter)),
            '"' if closes(after) => return (Some(value), close(at + 1), false),
            letter if letter.is_control() => {}
            letter => value.push(letter),
        }
    }
    match text.trim_end().strip_suffix(']') {
        Some(value) => (Some(value.trim_end().to_owned()), text.len(), true),
        None => (None, text.len(), true),
    }
}

/// The tag pairs of a text, whatever else stands there.
#[must_use]
pub fn tag_pairs(text: &str) -> Vec<(String, String)> {
    let mut lexer = Lexer::new(text, 0, |cursor| {
        cursor.take_while(|letter| !letter.is_whitespace() && letter != '[');
        None
    });
    let pairs = std::iter::from_fn(|| lexer.next_token()).filter_map(|(_, token)| match token {
        Token::Tag { name, value, .. } => Some((name, value)),
        _ => None,
    });
    pairs.collect()
}

/// The tag pairs as they are written, on one line.
#[must_use]
pub fn write_tags(tags: &[(String, String)]) -> String {
    tags.iter().map(|(name, value)| pair(name, value)).collect::<Vec<_>>().join(" ")
}

/// A tag pair as it is written.
pub(super) fn pair(name: &str, value: &str) -> String {
    let value = plain_line(value.trim()).replace('\\', "\\\\").replace('"', "\\\"");
    format!("[{name} \"{value}\"]")
}

/// Writes tags, one a line.
#[derive(Default)]
pub(crate) struct TagWriter {
    pub text: String,
}

impl TagWriter {
    /// A tag; a name can have no other signs than letters, digits and underscores.
    pub fn tag(&mut self, name: &str, value: &str) {
        let name: String = name.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '_').collect();
        if !name.is_empty() {
            self.text.extend([&pair(&name, value), "\n"]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(line: &str) -> (TagRead, usize) {
        let mut cursor = Cursor::new(line, 0);
        let read = read(&mut cursor);
        (read, cursor.at())
    }

    #[test]
    fn tags_are_read_as_they_are_written() {
        for (line, name, value, is_loose, taken) in [
            ("[White \"A\"] 1. e4", "White", "A", false, 11),
            ("[ white  \"A \\\"B\\\" \\\\\" ]", "White", "A \"B\" \\", false, 23),
            ("[White \"Ivanov \"Jr\"\"]", "White", "Ivanov \"Jr\"", false, 21),
            ("[Event \"Ugra Cup \\\"]", "Event", "Ugra Cup \\", true, 20),
            ("[Event \"Ugra Cup \\\"][Site \"x\"]", "Event", "Ugra Cup \"][Site \"x", false, 30),
            ("[White Carlsen, M][Black B]", "White", "Carlsen, M", true, 18),
            ("[White \"Carlsen]", "White", "Carlsen", true, 16),
            ("[White\u{a0}\"A\"\u{a0}]", "White", "A", false, 14),
        ] {
            let pair = TagRead::Pair { name: name.to_owned(), value: value.to_owned(), is_loose };
            assert_eq!(one(line), (pair, taken), "{line}");
        }
        for line in ["[White \"Carlsen", "[]", "[1 \"x\"]", "[White ]", "["] {
            assert_eq!(one(line).0, TagRead::Bad, "{line}");
        }
    }

    #[test]
    fn a_bracket_among_moves_is_a_tag_only_with_a_value() {
        assert!(
            begins_tag("[Event \"a\"]", false) && begins_tag("[Event a]", true) && begins_tag("[ Event\t\"a", false)
        );
        assert!(!begins_tag("[Event a]", false) && !begins_tag("[%clk 1]", true) && !begins_tag("[]", true));
    }

    #[test]
    fn pairs_are_found_among_words() {
        let pairs = tag_pairs("[Event \"?\"] [A \"b]c\"] {[X \"y\"]} e4 *");
        assert_eq!(pairs, [("Event", "?"), ("A", "b]c")].map(|(name, value)| (name.to_owned(), value.to_owned())));
        assert_eq!(write_tags(&pairs), "[Event \"?\"] [A \"b]c\"]");
    }
}
