use golos_rules::{PlaceNames, dictated_move};

/// The letters of files: Latin, and the Cyrillic ones that look alike.
const FILES: &str = "abcdefghавсен";
/// The signs of a capture.
const SIGNS: [char; 7] = [':', 'x', 'X', 'х', 'Х', '×', '*'];

/// The Cyrillic letter that is typed for the file b, and names White.
const SOUNDS_B: [&str; 2] = ["б", "Б"];

/// Whether a letter with a colon behind it may begin a capture.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Captures {
    /// No square has a letter.
    None,
    /// It may. A square alone behind it may be a pawn's move as well, where White is named.
    Signed,
    /// It may, and no move is one square alone: «б:д6» takes.
    Short,
}

impl Captures {
    pub(super) const fn of(names: PlaceNames) -> Captures {
        match names {
            PlaceNames::DarkSquares => Captures::Short,
            PlaceNames::Squares => Captures::Signed,
            PlaceNames::Numbers | PlaceNames::Points => Captures::None,
        }
    }

    /// Whether the parts before and after the colon make a capture.
    pub(super) fn is_move(self, head: &str, tail: &str) -> bool {
        let is_short = self == Captures::Short && SOUNDS_B.contains(&head.trim());
        let is_file = self != Captures::None && is_file(head.trim());
        (is_file || is_short) && is_rest_of_capture(tail)
    }
}

/// Whether a text behind the letter of a file has the form of a move: one square, or several with a sign of capture
/// before each.
pub(super) fn is_rest_of_move(text: &str) -> bool {
    text.split(SIGNS).all(is_square)
}

/// The same of what is dictated: the rank of the file before it and the rest, or the capture that begins with the file.
/// "Four", "two to d four", "4 takes f six", "takes e six", `2 d 4`; a number in digits alone is no move.
pub(super) fn is_rest_dictated(text: &str) -> bool {
    let dictated = dictated_move(text);
    let said = dictated.as_deref().unwrap_or(text);
    let parts: Vec<&str> = said.split(|sign: char| sign.is_whitespace() || "-–—".contains(sign)).collect();
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let is_rank = |part: &str| part.len() < 3 && part.bytes().all(|b| b.is_ascii_digit());
    match parts.as_slice() {
        [rank] if is_rank(rank) => dictated.is_some(),
        [rank, way @ ..] if is_rank(rank) => is_rest_of_move(way.concat().trim_start_matches(SIGNS)),
        [first, ..] if first.starts_with(SIGNS) => is_rest_of_move(parts.concat().trim_start_matches(SIGNS)),
        [..] => false,
    }
}

/// The same behind a colon, where a blank always parts a seat from what it says.
fn is_rest_of_capture(text: &str) -> bool {
    !text.starts_with(' ') && is_rest_of_move(text)
}

pub(super) fn is_file(text: &str) -> bool {
    let mut letters = text.chars().flat_map(char::to_lowercase);
    matches!((letters.next(), letters.next()), (Some(letter), None) if FILES.contains(letter))
}

/// Whether a text has the form of a square, on whatever board; `l` is typed for 1.
fn is_square(text: &str) -> bool {
    let text = text.trim();
    let rank = text.trim_start_matches(char::is_alphabetic);
    match text.strip_suffix(rank).map(str::chars).and_then(|mut letters| letters.next().map(|_| letters.count())) {
        Some(0) => !rank.is_empty() && rank.bytes().all(|b| b.is_ascii_digit()),
        Some(1) => rank.is_empty() && text.ends_with('l'),
        _ => false,
    }
}
