//! The words of a game: moves, results, numbers, and signs that judge a position.

use crate::movetext::{Cursor, Token, Word};
use crate::tree::Score;

/// A draw as it is written in halves, the longest form first.
const HALVES: [&str; 12] =
    ["1/2-1/2", "1/2–1/2", "1/2 - 1/2", "1/2:1/2", "½-½", "½–½", "½:½", "0.5-0.5", "0,5-0,5", "0.5–0.5", "1/2", "½"];

/// Signs that judge a position and the glyphs that mean the same.
const JUDGEMENTS: [(&str, u16); 26] = [
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("+=", 14),
    ("+/=", 14),
    ("⩱", 15),
    ("=+", 15),
    ("=/+", 15),
    ("±", 16),
    ("+/-", 16),
    ("∓", 17),
    ("-/+", 17),
    ("+-", 18),
    ("+–", 18),
    ("-+", 19),
    ("–+", 19),
    ("□", 7),
    ("⨀", 22),
    ("○", 26),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("⇆", 132),
    ("⇄", 132),
    ("N", 146),
    ("∆", 140),
];

/// What stands apart after a move and changes nothing of it.
const ASIDE: [&str; 22] = [
    "e",
    "p",
    "ep",
    "e.p",
    "e.p.",
    "+",
    "++",
    "#",
    "†",
    "‡",
    "ch",
    "ch.",
    "dis",
    "dis.",
    "dbl",
    "dbl.",
    "mate",
    "mate.",
    "checkmate",
    "шах",
    "мат",
    "+,",
];

/// Whether a word is the result of a game.
pub(super) fn is_end(word: &str) -> bool {
    word.ends_with('*') || score(word).is_some()
}

/// Two kings that castle are no result of chess, and some signs judge a position.
fn score(word: &str) -> Option<Score> {
    let is_other = |word| matches!(word, "1-1" | "2-0" | "0-2" | "+/-" | "-/+");
    Score::read(word).filter(|score| *score != Score::BothLost && !is_other(word))
}

/// The token of a word; `None` for the number of a move, and for what is no part of a move, such as `e.p.` apart from it.
pub(super) fn word<'a>(cursor: &mut Cursor<'a>) -> Option<Token<'a>> {
    let rest = cursor.rest();
    if let Some(halves) = HALVES.into_iter().find(|halves| rest.starts_with(halves)) {
        cursor.skip(halves.len());
        return Some(Token::End(Some(Score::Draw)));
    }
    if rest.starts_with('*') {
        cursor.skip(1);
        return Some(Token::End(None));
    }
    let word = rest.get(..rest.find(ends_word).unwrap_or(rest.len())).unwrap_or_default();
    if is_null(word) {
        cursor.skip(word.len());
        return Some(Token::Null);
    }
    if let Some(score) = score(word) {
        cursor.skip(word.len());
        return Some(Token::End(Some(score)));
    }
    if let Some((sign, glyph)) = JUDGEMENTS.into_iter().find(|(sign, _)| *sign == word) {
        cursor.skip(sign.len());
        return Some(Token::Glyph(glyph));
    }
    if matches!(word.trim_end_matches(['+', '#']), "00" | "000") {
        cursor.skip(word.len());
        return Some(Token::Move(Word::from(word)));
    }
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let after = word.get(digits..).unwrap_or_default();
    if digits > 0 && (after.is_empty() || after.starts_with(['.', '…']) || after.starts_with(char::is_alphabetic)) {
        cursor.skip(digits);
        return None;
    }
    let word = without_judgement(word);
    cursor.skip(word.len());
    if ASIDE.contains(&word) {
        return None;
    }
    if !names_move(word) {
        return Some(Token::Stray(word));
    }
    Some(Token::Move(match promotion(cursor.rest()).filter(|_| word.ends_with(['1', '8', '='])) {
        Some(promotion) => Word::from([word, cursor.skip(promotion.len())].concat().as_str()),
        None => Word::from(word.trim_end_matches(',')),
    }))
}

fn ends_word(letter: char) -> bool {
    letter.is_whitespace() || "{}()[];!?$*".contains(letter)
}

/// A move that annotators leave out: `--`, as programs write it.
fn is_null(word: &str) -> bool {
    matches!(word, "--" | "––" | "—" | "Z0" | "z0" | "@@@@" | "0000" | "null" | "NULL" | "pass")
}

/// A move without the sign of a judgement that stands right after it: `Nf3+-`.
fn without_judgement(word: &str) -> &str {
    let tails = JUDGEMENTS.iter().filter(|(sign, _)| sign.len() > 1);
    let heads = tails.filter_map(|(sign, _)| word.strip_suffix(sign));
    heads
        .filter(|head| head.ends_with(|last: char| last.is_ascii_digit() || "QRBNO".contains(last)))
        .min_by_key(|head| head.len())
        .unwrap_or(word)
}

/// What a pawn becomes, in brackets right after the move: `(Q)`.
fn promotion(rest: &str) -> Option<&str> {
    let inside = rest.strip_prefix('(')?;
    let letter = inside.chars().next().filter(|letter| letter.is_uppercase() || ('♔'..='♟').contains(letter))?;
    inside.get(letter.len_utf8()..)?.starts_with(')').then(|| rest.get(..letter.len_utf8() + 2))?
}

/// Whether a word names a square, castles, or is a pawn's capture by its files only.
fn names_move(word: &str) -> bool {
    let body = word.trim_end_matches(['+', '#', '.']);
    let is_ring = |letter: char| matches!(letter, 'O' | 'o' | '0' | 'О' | 'о' | '-' | '–' | '—');
    let castles = body.chars().all(is_ring) && body.chars().filter(|letter| letter.is_alphanumeric()).count() >= 2;
    let files: Vec<char> = body.chars().filter(|letter| !matches!(letter, 'x' | ':' | '×')).take(3).collect();
    let takes = matches!(files.as_slice(), ['a'..='h', 'a'..='h']);
    let names_square = || {
        let mut before = None;
        body.chars().any(|letter| {
            let is_rank = letter.is_ascii_digit() && before.is_some_and(char::is_alphabetic);
            before = Some(letter);
            is_rank
        })
    };
    castles || takes || names_square()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::movetext::Lexer;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        let mut lexer = Lexer::new(text, 0, word);
        std::iter::from_fn(|| lexer.next_token()).map(|(_, token)| token).collect()
    }

    #[test]
    fn words_are_moves_numbers_results_or_signs() {
        let mv = |text: &str| Token::Move(Word::from(text));
        for (text, token) in [
            ("1.e4", vec![mv("e4")]),
            ("12...Nf3", vec![mv("Nf3")]),
            ("12… Nf3", vec![mv("Nf3")]),
            ("1 e4", vec![mv("e4")]),
            ("1e4", vec![mv("e4")]),
            ("O-O+ 0-0-0 o-o", vec![mv("O-O+"), mv("0-0-0"), mv("o-o")]),
            ("a8(Q) a8=Q+ a7a8q", vec![mv("a8(Q)"), mv("a8=Q+"), mv("a7a8q")]),
            ("Nf3+-", vec![mv("Nf3"), Token::Glyph(18)]),
            ("♘f3 Кf3", vec![mv("♘f3"), mv("Кf3")]),
            ("ed exd", vec![mv("ed"), mv("exd")]),
            ("-- Z0 @@@@", vec![Token::Null, Token::Null, Token::Null]),
            ("1-0", vec![Token::End(Some(Score::White))]),
            ("½-½", vec![Token::End(Some(Score::Draw))]),
            ("1/2", vec![Token::End(Some(Score::Draw))]),
            ("e5*", vec![mv("e5"), Token::End(None)]),
            ("+/= N", vec![Token::Glyph(14), Token::Glyph(146)]),
            ("hello", vec![Token::Stray("hello")]),
            ("exd6 e.p.", vec![mv("exd6")]),
            ("Qh4 mate Qh4mate Qh4 ++", vec![mv("Qh4"), mv("Qh4mate"), mv("Qh4")]),
            ("a8(♕) a8/Q a8=♛", vec![mv("a8(♕)"), mv("a8/Q"), mv("a8=♛")]),
            ("Nf3 +/- 0.5-0.5", vec![mv("Nf3"), Token::Glyph(16), Token::End(Some(Score::Draw))]),
        ] {
            assert_eq!(tokens(text), token, "{text}");
        }
        for end in ["1-0", "0-1", "1/2-1/2", "½-½", "1/2", "*", "e5*"] {
            assert!(is_end(end), "{end}");
        }
        assert!(!is_end("0-0") && !is_end("e4") && !is_end("1-1"));
    }
}
