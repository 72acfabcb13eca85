use super::Lexicon;
use super::line::Line;
use crate::game::Seat;

/// The letters of files: Latin, and the Cyrillic ones that look alike.
const FILES: &str = "abcdefghавсен";
/// The signs of a capture.
const SIGNS: [char; 7] = [':', 'x', 'X', 'х', 'Х', '×', '*'];

impl Lexicon {
    /// Whether a seat with a colon stands before the line: it is said by him who sits there.
    #[must_use]
    pub fn is_addressed(&self, text: &str) -> bool {
        text.split_once(':').is_some_and(|(head, _)| self.seats.whole(&Line::read(head)).is_some())
    }

    /// Who speaks, if the line says so, and what; where there are `captures` with a colon, one is no seat.
    pub(super) fn seat<'a>(&self, text: &'a str, captures: bool) -> Option<(Seat, &'a str)> {
        if let Some((head, tail)) = text.split_once(':')
            && let Some(seat) = self.seats.whole(&Line::read(head))
        {
            let is_move = captures && is_file(head.trim()) && is_rest_of_capture(tail);
            return (!is_move).then(|| (seat, tail.trim()));
        }
        let line = Line::read(text);
        if let Some((seat, rest)) = self.arbiter.take(&line) {
            return Some((seat, rest.text()));
        }
        // A player's seat alone says nothing: the clock is pressed by words of its own.
        self.speakers.take(&line).filter(|(_, rest)| !rest.is_empty()).map(|(seat, rest)| (seat, rest.text()))
    }
}

/// Whether a text behind the letter of a file has the form of a move: one square, or several with a sign of capture
/// before each.
pub(super) fn is_rest_of_move(text: &str) -> bool {
    text.split(SIGNS).all(is_square)
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
