//! Points as people type and dictate them: `h8`, «аш восемь», «йот дев'ять», "Kilo fifteen".

use super::point::{Letters, NoPoint, Point};
use super::position::Move;
use crate::{dictation, words};

/// A part of the board that can be asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Region {
    Point(Point),
    /// A column, 1 to 15 from Black's left.
    Column(u8),
    /// A row, 1 to 15 from Black's side.
    Row(u8),
    /// Two points, which may or may not lie on one line.
    Between(Point, Point),
}

/// Why a text is neither a move nor a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NotAPoint {
    #[error("nothing was typed")]
    Empty,
    #[error("longer than {} bytes", NotAPoint::LONGEST)]
    TooLong,
    #[error("not on this board")]
    OffBoard,
    #[error("a point is a letter and a number")]
    Incomplete,
    #[error("not understood")]
    Unclear,
}

impl NotAPoint {
    /// Bytes that are read at most: more than two points take in the longest words.
    pub const LONGEST: u32 = 200;
}

impl From<NoPoint> for NotAPoint {
    fn from(reason: NoPoint) -> NotAPoint {
        match reason {
            NoPoint::OffBoard => NotAPoint::OffBoard,
            NoPoint::Unreadable => NotAPoint::Unclear,
        }
    }
}

impl Move {
    /// Reads a move that was typed or dictated.
    ///
    /// A point is a column and a row, in either case: `h8`, `h 8`, `H-8`; the letter Latin, a Cyrillic one that looks or
    /// sounds alike, or called by its name in English, Russian or Ukrainian or by the spelling alphabets; the number in
    /// digits or words; or two numbers, `8-8`, `0808`, the column counted from the left. A pass is a dash alone, as on a score sheet (R-9.3.2.1), `pass` or «пас».
    ///
    /// ```
    /// use golos_rules::renju::{Letters, Move, Point};
    ///
    /// for text in ["h8", "Н 8", "аш восемь", "аш вісім", "Hotel eight", "Отель-восемь", "Hector acht"] {
    ///     assert_eq!(Move::read(text, Letters::AToP), Ok(Move::Place(Point::CENTRE)));
    /// }
    /// assert_eq!(Move::read("пас", Letters::AToP), Ok(Move::Pass));
    /// ```
    ///
    /// # Errors
    /// [`NotAPoint`]
    pub fn read(text: &str, letters: Letters) -> Result<Move, NotAPoint> {
        if is_pass(text) {
            return Ok(Move::Pass);
        }
        if let Some((column, row)) = numbers(text) {
            return Ok(Move::Place(point(column, row)?));
        }
        match tokens(text, letters)?.as_slice() {
            [PointToken::Column(column), PointToken::Row(row)] => Ok(Move::Place(point(*column, *row)?)),
            [PointToken::Column(_)] | [PointToken::Row(_)] => Err(NotAPoint::Incomplete),
            _ => Err(NotAPoint::Unclear),
        }
    }
}

impl Region {
    /// Reads what is asked about, each part as [`Move::read`] takes it: a point, a column `h`, a row `8`, or two points
    /// `c3-h8`.
    ///
    /// # Errors
    /// [`NotAPoint`]
    pub fn read(text: &str, letters: Letters) -> Result<Region, NotAPoint> {
        match *tokens(text, letters)?.as_slice() {
            [PointToken::Column(column)] => Ok(Region::Column(point(column, 1)?.column())),
            [PointToken::Row(row)] => Ok(Region::Row(point(1, row)?.row())),
            [PointToken::Column(column), PointToken::Row(row)] => Ok(Region::Point(point(column, row)?)),
            [PointToken::Column(from), PointToken::Row(from_row), PointToken::Column(to), PointToken::Row(to_row)] => {
                Ok(Region::Between(point(from, from_row)?, point(to, to_row)?))
            }
            _ => Err(NotAPoint::Unclear),
        }
    }
}

/// The words for a pass, in all languages, in small letters.
pub fn pass_words() -> impl Iterator<Item = &'static str> {
    words::of("pass")
}

fn is_pass(text: &str) -> bool {
    let text = text.trim();
    let mut signs = text.chars();
    let is_dash = signs.next().is_some_and(is_dash) && signs.as_str().is_empty();
    is_dash || pass_words().any(|word| word == text.to_lowercase().trim_end_matches('.'))
}

const fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '‐' | '‑' | '‒' | '–' | '—' | '−')
}

/// A part of a point's name: its place on the board or beyond it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PointToken {
    Column(u8),
    Row(u8),
}

/// A point typed on the digits alone of a keyboard, its column counted from the left and its row: `8-8`, `8.8`, `0808` are
/// h8. None for anything else.
fn numbers(text: &str) -> Option<(u8, u8)> {
    let number =
        |digits: &[u8]| digits.iter().fold(0_u8, |number, &digit| number.saturating_mul(10).saturating_add(digit));
    match dictation::digits(text)?.as_slice() {
        [column, row] => Some((number(column), number(row))),
        [run] if run.len() == 4 => run.split_at_checked(2).map(|(column, row)| (number(column), number(row))),
        _ => None,
    }
}

fn point(column: u8, row: u8) -> Result<Point, NotAPoint> {
    Point::new(column, row).ok_or(NotAPoint::OffBoard)
}

fn tokens(text: &str, letters: Letters) -> Result<Vec<PointToken>, NotAPoint> {
    if text.len() > NotAPoint::LONGEST as usize {
        return Err(NotAPoint::TooLong);
    }
    tokens_of(text, letters).or_else(|error| match dictation::written(text) {
        Some(written) => tokens_of(&written, letters),
        None => Err(error),
    })
}

fn tokens_of(text: &str, letters: Letters) -> Result<Vec<PointToken>, NotAPoint> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let kind = CharKind::of(first);
        let end = rest.find(|letter| CharKind::of(letter) != kind).unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        match kind {
            CharKind::Gap => {}
            CharKind::Digit => tokens.push(PointToken::Row(part.parse().unwrap_or(u8::MAX))),
            CharKind::Letter => tokens.push(token(part, letters).ok_or(NotAPoint::Unclear)?),
            CharKind::Other => return Err(NotAPoint::Unclear),
        }
        rest = after;
    }
    if tokens.is_empty() { Err(NotAPoint::Empty) } else { Ok(tokens) }
}

/// What a character belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CharKind {
    Letter,
    Digit,
    Gap,
    Other,
}

impl CharKind {
    fn of(letter: char) -> CharKind {
        match letter {
            '0'..='9' => CharKind::Digit,
            ',' | '.' => CharKind::Gap,
            _ if letter.is_alphabetic() || dictation::is_apostrophe(letter) => CharKind::Letter,
            _ if letter.is_whitespace() || is_dash(letter) => CharKind::Gap,
            _ => CharKind::Other,
        }
    }
}

fn token(word: &str, letters: Letters) -> Option<PointToken> {
    let folded = dictation::fold(word);
    let mut typed = folded.chars();
    let lone = typed.next().filter(|_| typed.as_str().is_empty());
    // The letter is called by its sound as well: «и девять». No draughts or chess board has such a column.
    let lone = lone.map(|letter| if letter == 'и' { 'i' } else { letter });
    let column = dictation::letter(&folded).or(lone);
    let column =
        column.and_then(|letter| letters.ordinal(letter).or_else(|| letters.ordinal(dictation::alike(letter)?)));
    column.map(PointToken::Column).or_else(|| dictation::number(&folded).map(PointToken::Row))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str, letters: Letters) -> Result<String, NotAPoint> {
        Move::read(text, letters).map(|mv| mv.text(letters))
    }

    #[test]
    fn r_9_2_2_2_points_are_read_as_typed_and_as_dictated() {
        for (text, point) in [
            ("h8", "h8"),
            ("H8", "h8"),
            (" h 8 ", "h8"),
            ("h-8", "h8"),
            ("h, 8.", "h8"),
            ("Н8", "h8"),
            ("р 15", "p15"),
            ("i9", "j9"),
            ("J9", "j9"),
            ("І9", "j9"),
            ("аш восемь", "h8"),
            ("Аш, восемь.", "h8"),
            ("аш 8", "h8"),
            ("h восемь", "h8"),
            ("йот девять", "j9"),
            ("и девять", "j9"),
            ("И 9", "j9"),
            ("ай девять", "j9"),
            ("джей девять", "j9"),
            ("ка пятнадцать", "k15"),
            ("ель п'ять", "l5"),
            ("ель п\u{2019}ять", "l5"),
            ("пе дев\u{2bc}ять", "p9"),
            ("е одиннадцать", "e11"),
            ("о пять", "o5"),
            ("Джульетт один", "j1"),
            ("Джульєтт один", "j1"),
            ("india three", "j3"),
            ("Papa fifteen", "p15"),
            ("Hector acht", "h8"),
            ("Белла цво", "b2"),
            ("aitch eight", "h8"),
            ("kay twelve", "k12"),
            ("ж8", "g8"),
            ("h8!", "h8"),
            ("8-8", "h8"),
            ("8.8", "h8"),
            ("8 8", "h8"),
            ("0808", "h8"),
            ("9*12", "j12"),
            ("1501", "p1"),
            ("д 4", "d4"),
            ("Чёрные: аш восемь.", "h8"),
            ("чёрный камень аш восемь", "h8"),
            ("аш восемь. Чёрные, первый ход.", "h8"),
        ] {
            assert_eq!(name(text, Letters::AToP).as_deref(), Ok(point), "{text}");
        }
    }

    #[test]
    fn in_international_records_i_and_j_are_two_columns() {
        for (text, point) in [
            ("i9", "i9"),
            ("j9", "j9"),
            ("India nine", "i9"),
            ("и девять", "i9"),
            ("йот девять", "j9"),
            ("oh one", "o1"),
        ] {
            assert_eq!(name(text, Letters::AToO).as_deref(), Ok(point), "{text}");
        }
        assert_eq!(name("Papa one", Letters::AToO), Err(NotAPoint::OffBoard));
    }

    #[test]
    fn r_9_3_2_1_a_pass_is_a_dash_alone_or_its_word() {
        for text in ["-", " – ", "—", "−", "pass", "Pass.", "пас", "ПАС"] {
            assert_eq!(Move::read(text, Letters::AToP), Ok(Move::Pass), "{text}");
        }
        for text in ["65 -", "--", "-h8-9", "пасс", "a pass"] {
            assert!(Move::read(text, Letters::AToP).is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_no_move_is_refused_with_its_reason() {
        for (text, reason) in [
            ("", NotAPoint::Empty),
            (" , ", NotAPoint::Empty),
            ("h", NotAPoint::Incomplete),
            ("аш", NotAPoint::Incomplete),
            ("12", NotAPoint::Incomplete),
            ("16-1", NotAPoint::OffBoard),
            ("0-1", NotAPoint::OffBoard),
            ("1-2-3", NotAPoint::Unclear),
            ("h0", NotAPoint::OffBoard),
            ("h16", NotAPoint::OffBoard),
            ("q1", NotAPoint::OffBoard),
            ("h99999999999", NotAPoint::OffBoard),
            ("8h", NotAPoint::Unclear),
            ("hh", NotAPoint::Unclear),
            ("ы8", NotAPoint::Unclear),
            ("аш шестнадцать", NotAPoint::OffBoard),
            ("h8 i9", NotAPoint::Unclear),
            ("h٣", NotAPoint::Unclear),
        ] {
            assert_eq!(Move::read(text, Letters::AToP), Err(reason), "{text}");
        }
        assert_eq!(Move::read(&"h".repeat(201), Letters::AToP), Err(NotAPoint::TooLong));
    }

    #[test]
    fn a_place_is_a_point_a_line_of_the_board_or_two_points() {
        let point = |name| Letters::AToP.read(name).unwrap();
        for (text, place) in [
            ("h8", Ok(Region::Point(Point::CENTRE))),
            ("аш восемь", Ok(Region::Point(Point::CENTRE))),
            ("к", Ok(Region::Column(10))),
            ("ка", Ok(Region::Column(10))),
            ("J", Ok(Region::Column(9))),
            ("15", Ok(Region::Row(15))),
            ("пятнадцать", Ok(Region::Row(15))),
            ("c3-h8", Ok(Region::Between(point("c3"), Point::CENTRE))),
            ("c3h8", Ok(Region::Between(point("c3"), Point::CENTRE))),
            ("це три – аш вісім", Ok(Region::Between(point("c3"), Point::CENTRE))),
            ("16", Err(NotAPoint::OffBoard)),
            ("q", Err(NotAPoint::OffBoard)),
            ("c3-h16", Err(NotAPoint::OffBoard)),
            ("c3-8", Err(NotAPoint::Unclear)),
            ("-", Err(NotAPoint::Empty)),
        ] {
            assert_eq!(Region::read(text, Letters::AToP), place, "{text}");
        }
    }
}
