//! The words of a game: moves, padded with blanks or not, results, numbers.

use crate::movetext::{Cursor, Token, Word};
use crate::tree::Score;

/// A draw as it is written in halves.
const HALVES: [&str; 9] = ["1/2-1/2", "1/2 - 1/2", "1/2:1/2", "0.5-0.5", "0,5-0,5", "0.5–0.5", "1/2", "½-½", "½"];

/// Signs that judge a position and the glyphs that mean the same.
const JUDGEMENTS: [(&str, u16); 3] = [("+-", 18), ("-+", 19), ("=", 10)];

/// The glyph of a forced move, written `*` by some.
const FORCED: u16 = 7;

/// Whether a word is the result of a game.
pub(super) fn is_end(word: &str) -> bool {
    word == "*" || Score::read(word).is_some()
}

/// The token of a word; `None` for the number of a move. What is a square's number too is told from a move by the result: no
/// move goes to or from 0, or stays where it is.
pub(super) fn word<'a>(cursor: &mut Cursor<'a>) -> Option<Token<'a>> {
    let rest = cursor.rest();
    match rest.chars().next()? {
        // Right after a move it marks a forced one; else it ends the game.
        '*' => {
            cursor.skip(1);
            return Some(if cursor.touches { Token::Glyph(FORCED) } else { Token::End(None) });
        }
        '/' => return Some(set_up(cursor)),
        '-' if rest.starts_with("--") => {
            cursor.skip(2);
            return Some(Token::Null);
        }
        _ => {}
    }
    if let Some(halves) = HALVES.into_iter().find(|halves| rest.starts_with(halves)) {
        cursor.skip(halves.len());
        return Some(Token::End(Some(Score::Draw)));
    }
    let word = rest.get(..rest.find(ends_word).unwrap_or(rest.len())).unwrap_or_default();
    if let Some((sign, glyph)) = JUDGEMENTS.into_iter().find(|(sign, _)| *sign == word) {
        cursor.skip(sign.len());
        return Some(Token::Glyph(glyph));
    }
    let first = piece(cursor);
    if first.is_empty() {
        return Some(stray(cursor));
    }
    if is_number(first) && cursor.rest().starts_with(['.', '…']) {
        return None;
    }
    let at = cursor.at() - first.len();
    let mut text = Word::from(first);
    while let Some((sign, square)) = step(cursor) {
        text.push(sign.encode_utf8(&mut [0; 4]));
        text.push(square);
    }
    if let Some(score) = Score::read(&text) {
        return Some(Token::End(Some(score)));
    }
    match text.split_at_checked(2) {
        // Four digits are two squares; a number alone is that of a move whose dot was forgotten.
        Some((from, to)) if is_number(&text) && to.len() == 2 => {
            Some(Token::Move(Word::from(format!("{from}-{to}").as_str())))
        }
        _ if is_number(&text) => None,
        _ if matches!(&*text, "Z0" | "@@@@") => Some(Token::Null),
        _ if text.contains(|letter: char| letter.is_ascii_digit()) => Some(Token::Move(text)),
        _ => Some(Token::Stray(cursor.since(at))),
    }
}

/// `/FEN "B:W28:B1-20"/`.
fn set_up<'a>(cursor: &mut Cursor<'a>) -> Token<'a> {
    let at = cursor.at();
    let line = cursor.rest_of_line();
    let Some(end) = line.get(1..).and_then(|inside| inside.find('/')) else {
        cursor.skip(line.len());
        return Token::Stray(cursor.since(at));
    };
    cursor.skip(end + 2);
    match line.get(1..end + 1).and_then(|text| text.trim().strip_prefix("FEN")) {
        Some(fen) => Token::SetUp(fen.trim().trim_matches('"')),
        None => Token::Stray(cursor.since(at)),
    }
}

/// What is neither a move nor anything else, up to where something could begin.
fn stray<'a>(cursor: &mut Cursor<'a>) -> Token<'a> {
    let at = cursor.at();
    if cursor.take_while(|letter| !ends_word(letter) && !letter.is_alphanumeric()).is_empty() {
        cursor.bump();
    }
    Token::Stray(cursor.since(at))
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|letter| letter.is_ascii_digit())
}

/// Whether the sign between two squares is one.
fn is_sign(letter: char) -> bool {
    matches!(letter, '-' | '‐' | '‑' | '‒' | '–' | '—' | '−' | ':' | '×')
}

/// A sign of capture that could be a letter of a word, or the end of the game.
fn is_capture_letter(letter: char) -> bool {
    matches!(letter, 'x' | 'X' | 'х' | 'Х' | '*')
}

fn ends_word(letter: char) -> bool {
    letter.is_whitespace() || "{}()[];!?$*%./".contains(letter)
}

/// The text without the blanks that a move may be padded with, which are none of a line end.
fn unpadded(text: &str) -> &str {
    text.trim_start_matches([' ', '\t'])
}

/// The letters and digits that come next, up to a sign: a square, a number, or short notation.
fn piece<'a>(cursor: &mut Cursor<'a>) -> &'a str {
    let rest = cursor.rest();
    let mut before = None;
    let is_sign = |at: usize, letter: char, before: Option<char>| {
        let after = rest.get(at + letter.len_utf8()..).unwrap_or_default();
        let after = if before.is_some_and(|before| before.is_ascii_digit()) { unpadded(after) } else { after };
        before.is_some() && is_capture_letter(letter) && names_square(after)
    };
    let end = rest.char_indices().find(|&(at, letter)| {
        let is_end = !letter.is_alphanumeric() || is_sign(at, letter, before);
        before = Some(letter);
        is_end
    });
    cursor.skip(end.map_or(rest.len(), |(at, _)| at))
}

/// A sign and the square after it, either of which may be padded with blanks.
fn step<'a>(cursor: &mut Cursor<'a>) -> Option<(char, &'a str)> {
    let rest = cursor.rest();
    let padded = unpadded(rest);
    let sign = padded.chars().next().filter(|&letter| is_sign(letter) || is_capture_letter(letter))?;
    let after = padded.get(sign.len_utf8()..)?;
    let has_gap = padded.len() < rest.len();
    // A star that stands apart ends the game, and an x that begins a word belongs to it.
    let is_step = match sign {
        '*' => !has_gap && after.starts_with(char::is_alphanumeric),
        _ => names_square(unpadded(after)),
    };
    if !is_step {
        return None;
    }
    cursor.skip(rest.len() - unpadded(after).len());
    Some((sign, piece(cursor)))
}

/// Whether a square could begin here: a number, or a letter and a digit.
fn names_square(text: &str) -> bool {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if first.is_ascii_digit() => true,
        Some(first) if first.is_alphabetic() => letters.next().is_some_and(|second| second.is_ascii_digit()),
        _ => false,
    }
}
