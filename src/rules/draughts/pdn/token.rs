//! From lines to tokens, each with its place. What a token means in its game is the reader's matter.

use super::Score;
use super::charset::decode;
use super::finding::shown;
use super::word::PdnWord;

/// Where something stands in a file, as an editor counts: from 1, columns in characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location {
    pub line: u32,
    pub column: u32,
}

/// The smallest part of a file that means something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Tag {
        name: String,
        value: String,
    },
    /// A tag pair that is not one.
    BadTag(String),
    /// A move without the blanks it may be padded with.
    Move(PdnWord),
    /// Signs right behind a move: `!`, `??`, `(!)` without its parentheses.
    Mark(String),
    /// `$7`.
    Nag(u16),
    Comment(String),
    /// A comment that is never closed; what follows is not part of it.
    OpenComment,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `/FEN "W:…"/`: the position.
    SetUp(String),
    /// The result, or the sign that stands for none.
    End(Option<Score>),
    Stray(String),
}

/// A token and where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lexeme {
    pub place: Location,
    pub token: Token,
}

/// Longer comments are cut, in characters; nothing may fill the memory.
const COMMENT_CHARS: usize = 4000;

/// Cuts lines into tokens. Only a comment goes on from line to line.
#[derive(Debug, Default)]
pub(super) struct Lexer {
    line: u32,
    comment: Option<Comment>,
}

/// A comment under way.
#[derive(Debug)]
struct Comment {
    place: Location,
    text: String,
    after_blank: bool,
}

impl Lexer {
    /// The lexer for what comes behind so many lines.
    pub fn behind(lines: u32) -> Lexer {
        Lexer { line: lines, comment: None }
    }

    /// Takes the next line.
    pub fn line(&mut self, bytes: &[u8], found: &mut impl Extend<Lexeme>) {
        let text = decode(bytes);
        self.line = self.line.saturating_add(1);
        let mut cursor = Cursor { rest: &text, place: Location { line: self.line, column: 1 }, touches: false };
        if let Some(comment) = self.comment.take() {
            found.extend(self.go_on(comment, &mut cursor));
        }
        while let Some(lexeme) = self.next(&mut cursor) {
            found.extend([lexeme]);
        }
    }

    /// The input is over.
    pub fn end(&mut self, found: &mut impl Extend<Lexeme>) {
        let open = self.comment.take();
        found.extend(open.map(|comment| Lexeme { place: comment.place, token: Token::OpenComment }));
    }

    fn next(&mut self, cursor: &mut Cursor<'_>) -> Option<Lexeme> {
        loop {
            cursor.skip_blanks();
            let place = cursor.place;
            let token = match cursor.peek()? {
                '{' => {
                    cursor.bump();
                    let comment = Comment { place, text: String::new(), after_blank: false };
                    return self.go_on(comment, cursor);
                }
                ';' => Token::Comment(cursor.take_rest().trim_start_matches(';').trim().to_owned()),
                '%' => {
                    cursor.take_rest();
                    return None;
                }
                '[' => tag(cursor),
                '/' => set_up(cursor),
                '(' => cursor.bracketed_mark().map_or_else(|| cursor.one(Token::Open), Token::Mark),
                ')' => cursor.one(Token::Close),
                '!' | '?' => Token::Mark(cursor.take_while(|letter| matches!(letter, '!' | '?')).to_owned()),
                // Right behind a move it marks a forced one; else it ends the game.
                '*' if cursor.touches => cursor.one(Token::Nag(FORCED)),
                '*' => cursor.one(Token::End(None)),
                '$' => nag(cursor),
                '.' | '…' => {
                    cursor.take_while(|letter| matches!(letter, '.' | '…'));
                    continue;
                }
                _ => match word(cursor) {
                    Some(token) => token,
                    None => continue,
                },
            };
            cursor.touches = matches!(token, Token::Move(_) | Token::Mark(_));
            return Some(Lexeme { place, token });
        }
    }

    /// Reads on in a comment. One that was left open ends where the tags of the next game begin.
    fn go_on(&mut self, mut comment: Comment, cursor: &mut Cursor<'_>) -> Option<Lexeme> {
        let is_new_line = cursor.place.column == 1;
        if is_new_line && comment.after_blank && is_tag_line(cursor.rest) {
            return Some(Lexeme { place: comment.place, token: Token::OpenComment });
        }
        comment.after_blank = cursor.rest.trim().is_empty();
        let part = cursor.take_while(|letter| letter != '}');
        let is_closed = cursor.bump().is_some();
        for word in part.split_whitespace() {
            if comment.text.len() + word.len() < COMMENT_CHARS {
                let gap = if comment.text.is_empty() { "" } else { " " };
                comment.text.extend([gap, word]);
            }
        }
        if is_closed {
            return Some(Lexeme { place: comment.place, token: Token::Comment(comment.text) });
        }
        self.comment = Some(comment);
        None
    }
}

/// The tag pairs of a text, whatever else stands there.
#[must_use]
pub fn tag_pairs(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    Lexer::default().line(text.as_bytes(), &mut found);
    let pair = |lexeme: Lexeme| match lexeme.token {
        Token::Tag { name, value } => Some((name, value)),
        _ => None,
    };
    found.into_iter().filter_map(pair).collect()
}

/// The glyph of a forced move, written `*` by some.
const FORCED: u16 = 7;

fn is_tag_line(text: &str) -> bool {
    let rest = text.trim_start().strip_prefix('[').unwrap_or_default();
    let name = rest.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric() || letter == '_');
    name.len() < rest.len() && name.trim_start().starts_with('"')
}

/// `[Name "value"]`. A quote inside is written `\"`; one that is not, as in `"Ivanov "Jr""`, is taken as it stands if
/// no bracket follows. Control characters go.
fn tag(cursor: &mut Cursor<'_>) -> Token {
    let whole = cursor.rest;
    cursor.bump();
    cursor.skip_blanks();
    let name = cursor.take_while(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    cursor.skip_blanks();
    let is_named = name.starts_with(|letter: char| letter.is_ascii_alphabetic());
    if !is_named || cursor.peek() != Some('"') {
        cursor.take_while(|letter| letter != ']');
        cursor.bump();
        return Token::BadTag(cursor.shown_since(whole));
    }
    cursor.bump();
    let mut value = String::new();
    while let Some(letter) = cursor.bump() {
        match letter {
            '\\' if cursor.rest.starts_with(['"', '\\']) => value.extend(cursor.bump()),
            '"' if cursor.rest.trim_start().starts_with(']') => {
                cursor.take_while(|letter| letter != ']');
                cursor.bump();
                let mut letters = name.chars();
                let first = letters.next().map(|letter| letter.to_ascii_uppercase());
                let name = first.into_iter().chain(letters).collect();
                return Token::Tag { name, value };
            }
            letter if letter.is_control() => {}
            letter => value.push(letter),
        }
    }
    Token::BadTag(cursor.shown_since(whole))
}

/// `/FEN "B:W28:B1-20"/`.
fn set_up(cursor: &mut Cursor<'_>) -> Token {
    cursor.bump();
    let text = cursor.take_while(|letter| letter != '/');
    if cursor.bump().is_none() {
        return Token::Stray(format!("/{text}"));
    }
    match text.trim().strip_prefix("FEN") {
        Some(fen) => Token::SetUp(fen.trim().trim_matches('"').to_owned()),
        None => Token::Stray(format!("/{text}/")),
    }
}

fn nag(cursor: &mut Cursor<'_>) -> Token {
    cursor.bump();
    let digits = cursor.take_while(|letter| letter.is_ascii_digit());
    digits.parse().map_or_else(|_| Token::Stray(format!("${digits}")), Token::Nag)
}

/// A draw as it is written in halves.
const HALVES: [&str; 5] = ["1/2-1/2", "1/2 - 1/2", "1/2", "½-½", "½"];

/// A move, a result, or what is neither; none for the number of a move.
fn word(cursor: &mut Cursor<'_>) -> Option<Token> {
    if let Some(halves) = HALVES.into_iter().find(|halves| cursor.rest.starts_with(halves)) {
        cursor.skip_bytes(halves.len());
        return Some(Token::End(Some(Score::Draw)));
    }
    let first = cursor.piece();
    if first.is_empty() {
        return Some(stray(cursor));
    }
    if is_number(first) && cursor.rest.starts_with(['.', '…']) {
        return None;
    }
    let mut text = PdnWord::from(first);
    while let Some((sign, square)) = cursor.step() {
        text.push(sign.encode_utf8(&mut [0; 4]));
        text.push(square);
    }
    if let Some(score) = Score::read(&text) {
        return Some(Token::End(Some(score)));
    }
    match text.split_at_checked(2) {
        // Four digits are two squares; a number alone is that of a move whose dot was forgotten.
        Some((from, to)) if is_number(&text) && to.len() == 2 => {
            Some(Token::Move(PdnWord::from(format!("{from}-{to}").as_str())))
        }
        _ if is_number(&text) => None,
        _ if text.contains(|letter: char| letter.is_ascii_digit()) => Some(Token::Move(text)),
        _ => Some(Token::Stray(text.to_string())),
    }
}

/// What is neither a move nor anything else, up to where something could begin.
fn stray(cursor: &mut Cursor<'_>) -> Token {
    let text = cursor.take_while(|letter| !ends_word(letter) && !letter.is_alphanumeric());
    let text = if text.is_empty() { cursor.bump().map(String::from).unwrap_or_default() } else { text.to_owned() };
    Token::Stray(text)
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

/// A place in a line.
struct Cursor<'a> {
    rest: &'a str,
    place: Location,
    /// Whether a move or its mark ends right here.
    touches: bool,
}

impl<'a> Cursor<'a> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.skip_bytes(letter.len_utf8());
        Some(letter)
    }

    /// Goes on by so many bytes, up to the border of a character.
    fn skip_bytes(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        // A byte that goes on with a letter is none of its own.
        let letters = taken.bytes().filter(|byte| byte & 0xc0 != 0x80).count();
        let columns = u32::try_from(letters).unwrap_or(u32::MAX);
        self.place.column = self.place.column.saturating_add(columns);
        self.rest = rest;
        taken
    }

    fn take_while(&mut self, is_part: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|letter| !is_part(letter)).unwrap_or(self.rest.len());
        self.skip_bytes(end)
    }

    fn take_rest(&mut self) -> &'a str {
        self.skip_bytes(self.rest.len())
    }

    fn skip_blanks(&mut self) {
        let blanks = self.take_while(|letter| letter.is_whitespace() || letter.is_control());
        self.touches &= blanks.is_empty();
    }

    /// What was taken since the rest of the line was `whole`, as findings show it.
    fn shown_since(&self, whole: &str) -> String {
        shown(whole.strip_suffix(self.rest).unwrap_or(whole))
    }

    fn one(&mut self, token: Token) -> Token {
        self.bump();
        token
    }

    /// `(?)` behind a move.
    fn bracketed_mark(&mut self) -> Option<String> {
        let inside = self.rest.strip_prefix('(')?;
        let behind = inside.trim_start_matches(['!', '?']);
        let mark = inside.strip_suffix(behind).filter(|mark| !mark.is_empty() && behind.starts_with(')'))?;
        self.skip_bytes(mark.len() + 2);
        Some(mark.to_owned())
    }

    /// The letters and digits that come next, up to a sign: a square, a number, or short notation.
    fn piece(&mut self) -> &'a str {
        let mut before = None;
        let is_sign = |at: usize, letter: char, before: Option<char>| {
            let behind = self.rest.get(at + letter.len_utf8()..).unwrap_or_default();
            let behind =
                if before.is_some_and(|before| before.is_ascii_digit()) { behind.trim_start() } else { behind };
            before.is_some() && is_capture_letter(letter) && names_square(behind)
        };
        let end = self.rest.char_indices().find(|&(at, letter)| {
            let is_end = !letter.is_alphanumeric() || is_sign(at, letter, before);
            before = Some(letter);
            is_end
        });
        self.skip_bytes(end.map_or(self.rest.len(), |(at, _)| at))
    }

    /// A sign and the square behind it, either of which may be padded with blanks.
    fn step(&mut self) -> Option<(char, &'a str)> {
        let padded = self.rest.trim_start();
        let sign = padded.chars().next().filter(|&letter| is_sign(letter) || is_capture_letter(letter))?;
        let behind = padded.get(sign.len_utf8()..)?;
        let gap = padded.len() < self.rest.len();
        // A star that stands apart ends the game, and an x that begins a word belongs to it.
        let is_step = match sign {
            '*' => !gap && behind.starts_with(char::is_alphanumeric),
            _ => names_square(behind.trim_start()),
        };
        if !is_step {
            return None;
        }
        self.skip_bytes(self.rest.len() - behind.trim_start().len());
        Some((sign, self.piece()))
    }
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
