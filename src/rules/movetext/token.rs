//! From the text of a game to its tokens. What a word means is for the format to say.

use super::Word;
use super::cursor::Cursor;
use super::tags::{self, TagRead};
use crate::tree::Score;

/// The smallest part of a file that means something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token<'a> {
    Tag {
        name: String,
        value: String,
        is_loose: bool,
    },
    /// A tag pair that is not one.
    BadTag(&'a str),
    /// A move without the blanks it may be padded with.
    Move(Word),
    /// A move that is left out: `--`.
    Null,
    /// Signs right after a move: `!`, `??`, `(!)` without its parentheses.
    Signs(&'a str),
    /// `$7`.
    Glyph(u16),
    Comment(&'a str),
    /// A comment that is never closed.
    OpenComment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `/FEN "W:…"/`: the position.
    SetUp(&'a str),
    /// The result, or the sign that stands for none.
    End(Option<Score>),
    Stray(&'a str),
}

/// Reads the word at a place: a token, or `None` where it means nothing, as the number of a move. It goes on by at least one
/// letter.
pub(crate) type ReadWord = for<'a> fn(&mut Cursor<'a>) -> Option<Token<'a>>;

/// Cuts a text into tokens, in linear time.
pub(crate) struct Lexer<'a> {
    cursor: Cursor<'a>,
    word: ReadWord,
}

impl<'a> Lexer<'a> {
    /// The tokens of a text from a place on.
    pub fn new(text: &'a str, at: usize, word: ReadWord) -> Lexer<'a> {
        Lexer { cursor: Cursor::new(text, at), word }
    }

    /// Where the last token ended, in bytes.
    pub const fn at(&self) -> usize {
        self.cursor.at()
    }

    /// The next token and where it begins, in bytes.
    pub fn next_token(&mut self) -> Option<(usize, Token<'a>)> {
        let cursor = &mut self.cursor;
        loop {
            cursor.skip_blanks();
            let at = cursor.at();
            let token = match cursor.peek()? {
                '{' => comment(cursor),
                ';' => {
                    let text = cursor.rest_of_line();
                    cursor.skip(text.len());
                    Token::Comment(text.trim_start_matches(';').trim())
                }
                // A line for programs, which is nobody else's.
                '%' if cursor.is_line_start() => {
                    cursor.skip(cursor.rest_of_line().len());
                    continue;
                }
                '[' => match tags::read(cursor) {
                    TagRead::Pair { name, value, is_loose } => Token::Tag { name, value, is_loose },
                    TagRead::Bad => Token::BadTag(cursor.since(at)),
                },
                '(' => bracketed_signs(cursor).map_or_else(|| one(cursor, Token::Open), Token::Signs),
                ')' => one(cursor, Token::Close),
                '!' | '?' => Token::Signs(cursor.take_while(|letter| matches!(letter, '!' | '?'))),
                '$' => glyph(cursor),
                '.' | '…' => {
                    cursor.take_while(|letter| matches!(letter, '.' | '…'));
                    continue;
                }
                '}' | ']' => {
                    cursor.bump();
                    Token::Stray(cursor.since(at))
                }
                _ => {
                    let token = (self.word)(cursor);
                    if cursor.at() == at {
                        cursor.bump();
                    }
                    match token {
                        Some(token) => token,
                        None => continue,
                    }
                }
            };
            cursor.touches = matches!(token, Token::Move(_) | Token::Signs(_));
            return Some((at, token));
        }
    }
}

fn one<'a>(cursor: &mut Cursor<'a>, token: Token<'a>) -> Token<'a> {
    cursor.bump();
    token
}

fn comment<'a>(cursor: &mut Cursor<'a>) -> Token<'a> {
    cursor.bump();
    let text = cursor.take_while(|letter| letter != '}');
    match cursor.bump() {
        Some(_) => Token::Comment(text),
        None => Token::OpenComment(text),
    }
}

fn glyph<'a>(cursor: &mut Cursor<'a>) -> Token<'a> {
    let at = cursor.at();
    cursor.bump();
    let digits = cursor.take_while(|letter| letter.is_ascii_digit());
    digits.parse().map_or_else(|_| Token::Stray(cursor.since(at)), Token::Glyph)
}

/// `(?)` after a move.
fn bracketed_signs<'a>(cursor: &mut Cursor<'a>) -> Option<&'a str> {
    let inside = cursor.rest().strip_prefix('(')?;
    let after = inside.trim_start_matches(['!', '?']);
    let signs = inside.strip_suffix(after).filter(|signs| !signs.is_empty() && after.starts_with(')'))?;
    cursor.skip(signs.len() + 2);
    Some(signs)
}
