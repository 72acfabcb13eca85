//! The words between comments, each with its place: the reader of the moves passes over what it does not understand and
//! does not say where it is.

use pgn_reader::SanPlus;

use super::super::entry::Entry;
use super::super::letters::Letters;

/// A word that should be a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PgnWord {
    /// Bytes from the beginning of the text.
    pub place: usize,
    pub text: String,
    /// The move, if it can be read as one.
    pub entry: Option<Entry>,
}

/// The words of a text from a place on that are no numbers, marks, glyphs or comments.
pub(super) struct Words<'a> {
    text: &'a str,
    place: usize,
}

impl<'a> Words<'a> {
    pub const fn new(text: &'a str, place: usize) -> Self {
        Words { text, place }
    }

    fn skip_past(&mut self, end: char) {
        let rest = self.text.get(self.place..).unwrap_or_default();
        self.place += rest.find(end).map_or(rest.len(), |place| place + 1);
    }
}

impl Iterator for Words<'_> {
    type Item = PgnWord;

    fn next(&mut self) -> Option<PgnWord> {
        loop {
            let rest = self.text.get(self.place..)?;
            let sign = rest.chars().next()?;
            let is_mark = sign.is_whitespace() || matches!(sign, '(' | ')' | '!' | '?' | '.' | '*');
            match sign {
                '{' => self.skip_past('}'),
                ';' => self.skip_past('\n'),
                '$' => self.place += rest.find(|c: char| c != '$' && !c.is_ascii_digit()).unwrap_or(rest.len()),
                _ if is_mark => self.place += sign.len_utf8(),
                _ => {
                    let text = first_word(rest);
                    let place = self.place;
                    self.place += text.len();
                    if !is_no_move(text) {
                        return Some(PgnWord { place, text: text.to_owned(), entry: read(text) });
                    }
                }
            }
        }
    }
}

/// A move with its check sign, as far as the reader of the moves understands it.
fn read(text: &str) -> Option<Entry> {
    let zeros = text.trim_end_matches(['+', '#']);
    if matches!(zeros, "0-0" | "0-0-0") {
        return Entry::read(Letters::Latin, text).ok();
    }
    let san = SanPlus::from_ascii(text.as_bytes()).ok()?.san;
    Entry::of_san(san).or_else(|| Entry::read(Letters::Latin, text).ok())
}

/// A word to its end; a move number without a dot is one of its own.
fn first_word(text: &str) -> &str {
    let ends = |sign: char| sign.is_whitespace() || "{}()!?$;.*".contains(sign);
    let end = text.char_indices().skip(1).find(|&(_, sign)| ends(sign)).map_or(text.len(), |(place, _)| place);
    let word = text.get(..end).unwrap_or(text);
    let digits = word.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(word.len());
    match word.get(digits..).and_then(|behind| behind.chars().next()) {
        Some(letter) if digits > 0 && letter.is_alphabetic() => word.get(..digits).unwrap_or(word),
        _ => word,
    }
}

/// Numbers, results, signs of who stands better, and the marks of a capture in passing.
fn is_no_move(word: &str) -> bool {
    let is_judgement = word.chars().all(|sign| "+-=±∓⩲⩱∞".contains(sign)) && !word.starts_with("--");
    is_judgement
        || word.bytes().all(|byte| byte.is_ascii_digit())
        || matches!(
            word,
            "1-0" | "0-1" | "1/2-1/2" | "1–0" | "0–1" | "1—0" | "0—1" | "½-½" | "½–½" | "½" | "e" | "p" | "ep"
        )
}
