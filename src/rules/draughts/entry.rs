use super::geometry::{Geometry, Naming, NoSquare};
use super::path::Path;
use super::square::Square;
use crate::dictation;

/// The sign typed between two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// None: `c3d4`, `cd4`.
    Absent,
    /// Any dash.
    Dash,
    /// Any sign of a capture; one anywhere in the move makes all of it a capture.
    Capture,
}

/// Where a typed move starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A square: full notation.
    Square(Square),
    /// Only its file, from 1: short notation (R-6.1.6.2f).
    File(u8),
}

/// A move as it was typed, read without knowing the position.
///
/// Understood are full notation `c3-d4`, `c3d4`, `b4:d6`, with every landing square `a5:c3:e1:g3` or only some of
/// them; short notation `cd4`, `b:d6`; numbers `22-18`, `34x23`; letters in either case, Latin or the Cyrillic ones
/// that look or sound alike (а в с е н, б ц д ф г ж ш), `l` for 1 behind a letter; any dash, any of `: x х × *`, spaces
/// anywhere. In words: English, Russian, Ukrainian, and the German of FIDE-D.2.1, with the names of the letters or the
/// spelling alphabets, mixed as they come: «цэ три бьёт е пять», "thirty-two twenty-eight". A side's name behind the move,
/// and all after it, is no part of it.
///
/// ```
/// use golos_rules::draughts::{Entry, Variant};
///
/// let board = Variant::RUSSIAN.geometry();
/// assert_eq!(Entry::read(board, "С3 – D4"), Entry::read(board, "c3-d4"));
/// assert_eq!(Entry::read(board, "цэ три – дэ четыре"), Entry::read(board, "c3-d4"));
/// assert!(Entry::read(board, "c3-c4").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    origin: Origin,
    squares: Path,
    sign: Sign,
}

/// Why a text is not a move. The part shown is shortened and has no control characters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotRead {
    #[error("nothing was typed")]
    Empty,
    #[error("longer than any move")]
    TooLong,
    #[error("a light square: {0}")]
    LightSquare(String),
    #[error("not on this board: {0}")]
    OffBoard(String),
    #[error("not understood: {0}")]
    Unclear(String),
    #[error("a move names where it starts and where it ends: {0}")]
    Incomplete(String),
}

/// Characters: more than the longest capture takes, dictated with every landing square and all that is taken off.
const MAX_LENGTH: usize = 200;

/// Longer parts are cut in messages.
const SHOWN: usize = 12;

impl Entry {
    /// Reads a move that was typed or dictated.
    ///
    /// # Errors
    /// [`NotRead`] says which part is not understood, or is a light square or off the board.
    pub fn read(geometry: &Geometry, text: &str) -> Result<Entry, NotRead> {
        if text.chars().nth(MAX_LENGTH).is_some() {
            return Err(NotRead::TooLong);
        }
        if text.trim().is_empty() {
            return Err(NotRead::Empty);
        }
        Entry::read_signs(geometry, text).or_else(|error| match dictation::written(text) {
            Some(written) => Entry::read_signs(geometry, &written),
            None => Err(error),
        })
    }

    fn read_signs(geometry: &Geometry, text: &str) -> Result<Entry, NotRead> {
        let mut reader = TokenReader::new(geometry, text);
        let origin = match reader.next() {
            Some(EntryToken::Square(place)) => Origin::Square(place.map_err(|reason| reader.wrong_square(reason))?),
            Some(EntryToken::File(file)) => Origin::File(file),
            _ => return Err(NotRead::Unclear(reader.word())),
        };
        let (mut sign, mut squares) = (Sign::Absent, Path::default());
        let mut is_open = true;
        while let Some(token) = reader.next() {
            match token {
                EntryToken::Square(place) => {
                    squares.push(place.map_err(|reason| reader.wrong_square(reason))?);
                    is_open = false;
                }
                EntryToken::Sign(typed) if !(is_open && sign != Sign::Absent) => {
                    sign = if sign == Sign::Capture { sign } else { typed };
                    is_open = true;
                }
                _ => return Err(NotRead::Unclear(reader.word())),
            }
        }
        match (is_open, reader.has_numbers && reader.has_letters) {
            (true, _) => Err(NotRead::Incomplete(shown(text))),
            // "3 b4" is what is left of "a3 b4" whose first letter was lost; as square 3 it would be another piece.
            (false, true) => Err(NotRead::Unclear(shown(text))),
            (false, false) => Ok(Entry { origin, squares, sign }),
        }
    }

    /// A move in full, of squares that were read already; at least one behind its start.
    pub(super) const fn of(from: Square, squares: Path, sign: Sign) -> Entry {
        Entry { origin: Origin::Square(from), squares, sign }
    }

    /// The same move, without a sign.
    pub(super) fn without_sign(self) -> Entry {
        Entry { sign: Sign::Absent, ..self }
    }

    /// Where the move starts.
    #[must_use]
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// The squares typed behind the start; at least one.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The sign typed.
    #[must_use]
    pub const fn sign(&self) -> Sign {
        self.sign
    }
}

/// Reads one square and nothing else.
pub(super) fn read_square(geometry: &Geometry, text: &str) -> Result<Square, NoSquare> {
    read_square_signs(geometry, text).or_else(|error| match dictation::written(text) {
        Some(written) => read_square_signs(geometry, &written),
        None => Err(error),
    })
}

fn read_square_signs(geometry: &Geometry, text: &str) -> Result<Square, NoSquare> {
    let mut reader = TokenReader::new(geometry, text);
    match (reader.next(), reader.next()) {
        (Some(EntryToken::Square(place)), None) => place,
        _ => Err(NoSquare::Unreadable),
    }
}

/// The head of a text, fit for a message.
fn shown(text: &str) -> String {
    let mut plain = text.trim().chars().filter(|letter| !letter.is_control());
    let head: String = plain.by_ref().take(SHOWN).collect();
    if plain.next().is_some() { head + "…" } else { head }
}

/// A part of a typed move.
enum EntryToken {
    Square(Result<Square, NoSquare>),
    File(u8),
    Sign(Sign),
    Unknown,
}

/// Cuts a text into tokens.
struct TokenReader<'a> {
    geometry: &'a Geometry,
    text: &'a str,
    /// Where the last token begins.
    token: &'a str,
    rest: &'a str,
    /// A square was named by its number, or by its file.
    has_numbers: bool,
    has_letters: bool,
}

impl<'a> TokenReader<'a> {
    fn new(geometry: &'a Geometry, text: &'a str) -> Self {
        TokenReader { geometry, text, token: text, rest: text, has_numbers: false, has_letters: false }
    }

    /// The text of the last token.
    fn part(&self) -> String {
        shown(self.token.strip_suffix(self.rest).unwrap_or(self.token))
    }

    /// The last token, with the letters right before it: what begins like a square is no square then.
    fn word(&self) -> String {
        let head = self.text.strip_suffix(self.token).unwrap_or_default();
        let start = head.trim_end_matches(char::is_alphabetic).len();
        let end = self.text.len().saturating_sub(self.rest.len());
        shown(self.text.get(start..end).unwrap_or_default())
    }

    fn wrong_square(&self, reason: NoSquare) -> NotRead {
        match reason {
            NoSquare::Light => NotRead::LightSquare(self.part()),
            NoSquare::OffBoard => NotRead::OffBoard(self.part()),
            NoSquare::Unreadable => NotRead::Unclear(self.part()),
        }
    }

    fn next(&mut self) -> Option<EntryToken> {
        self.rest = self.rest.trim_start();
        self.token = self.rest;
        let letter = self.rest.chars().next()?;
        if letter.is_ascii_digit() {
            let number = self.number();
            self.has_numbers = true;
            return Some(EntryToken::Square(self.geometry.numbered(number)));
        }
        self.rest = self.rest.get(letter.len_utf8()..).unwrap_or_default();
        Some(match (sign_of(letter), self.geometry.naming(), file_of(letter)) {
            (Some(sign), _, _) => EntryToken::Sign(sign),
            (None, Naming::Algebraic, Some(file)) => self.behind_letter(file),
            _ => self.unknown(),
        })
    }

    /// A file letter with a rank behind it is a square; alone it begins a short move.
    fn behind_letter(&mut self, file: u8) -> EntryToken {
        self.has_letters = true;
        if let Some(rest) = self.rest.strip_prefix('l') {
            self.rest = rest;
            return EntryToken::Square(self.geometry.at(file, 1));
        }
        let behind = self.rest.trim_start();
        if behind.starts_with(|letter: char| letter.is_ascii_digit()) {
            self.rest = behind;
            let rank = u8::try_from(self.number()).unwrap_or(u8::MAX);
            return EntryToken::Square(self.geometry.at(file, rank));
        }
        let is_file = |letter| file_of(letter).is_some_and(|file| file <= self.geometry.size());
        let is_word = |letter: char| letter.is_alphanumeric() && sign_of(letter).is_none() && !is_file(letter);
        if file > self.geometry.size() || self.rest.starts_with(is_word) {
            self.unknown()
        } else {
            EntryToken::File(file)
        }
    }

    /// The digits that come next; too many of them are a number beyond every board.
    fn number(&mut self) -> u32 {
        let end = self.rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(end);
        self.rest = rest;
        digits.parse().unwrap_or(u32::MAX)
    }

    fn unknown(&mut self) -> EntryToken {
        self.rest = self.rest.trim_start_matches(char::is_alphanumeric);
        EntryToken::Unknown
    }
}

fn sign_of(letter: char) -> Option<Sign> {
    match letter {
        '-' | '‐' | '‑' | '‒' | '–' | '—' | '−' => Some(Sign::Dash),
        ':' | 'x' | 'X' | 'х' | 'Х' | '×' | '*' => Some(Sign::Capture),
        _ => None,
    }
}

/// The file that a letter names, from 1: any Latin letter, and the Cyrillic ones that look or sound like one.
fn file_of(letter: char) -> Option<u8> {
    dictation::alike(letter).map(|latin| latin as u8 - b'a' + 1)
}

/// A move typed on the digits alone of a keyboard, file and rank of each square: `3344`, `33-44` and `33*55*77` are c3-d4
/// and c3:e5:g7. None where squares are called by numbers, or where anything else was typed. The digits may mean the
/// numbers of squares as well.
pub(crate) fn by_digits(geometry: &Geometry, text: &str) -> Option<String> {
    let runs = match geometry.naming() {
        Naming::Algebraic => dictation::digits(text)?,
        Naming::Numeric => return None,
    };
    let square = |pair: &[u8]| match *pair {
        [file, rank] => Some(format!("{}{rank}", geometry.file_letter(file))),
        _ => None,
    };
    let squares: Option<Vec<String>> = runs.iter().flat_map(|run| run.chunks(2)).map(square).collect();
    Some(squares?.join(if text.contains(['*', ':']) { ":" } else { "-" }))
}
