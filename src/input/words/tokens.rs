use std::sync::Arc;

use super::line::{Line, Word, cut};
use super::seat::Captures;
use super::{CommandParseError, Lexicon};
use golos_game::Seat;
use golos_rules::PlaceNames;
use golos_wording::clean;

/// A typed line: cleaned, cut into words, and its seat split off. It is made once, and every reader takes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tokens {
    typed: String,
    /// The line without what a terminal or a file should not bring in.
    text: String,
    words: Arc<[Word]>,
    /// The names of the places of its board.
    names: PlaceNames,
    said: Option<Said>,
}

/// What a seat says in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    by: Seat,
    has_colon: bool,
    /// Where it begins in the text, and among these words.
    start: usize,
    words: Arc<[Word]>,
    from: usize,
}

impl Tokens {
    /// A line that is said at no board, where nobody is named as its speaker.
    #[must_use]
    pub fn new(typed: &str) -> Tokens {
        // One character more than the limit shows that the line is too long; a blank and the sign after it come together.
        let text = clean(typed, CommandParseError::MOST_LIST_CHARS + 2);
        let words = cut(&text, 0);
        Tokens { typed: typed.to_owned(), text, words, names: PlaceNames::DarkSquares, said: None }
    }

    /// The line as it was typed.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The line, clean.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether nothing was typed; a key that sends an escape sequence is something.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.typed.trim().is_empty()
    }

    /// The names of the places of its board; without a board, those of dark squares.
    pub(super) const fn names(&self) -> PlaceNames {
        self.names
    }

    /// Who says it, if the line names them.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.said.as_ref().map(|said| said.by)
    }

    /// What they say: the line without the seat before it.
    #[must_use]
    pub fn said(&self) -> &str {
        self.text.get(self.said.as_ref().map_or(0, |said| said.start)..).unwrap_or_default()
    }

    /// Whether a seat with a colon begins the line.
    #[must_use]
    pub fn is_addressed(&self) -> bool {
        self.said.as_ref().is_some_and(|said| said.has_colon)
    }

    /// The whole line.
    pub(super) fn whole(&self) -> Line<'_> {
        Line::of(&self.text, 0, Arc::clone(&self.words), 0)
    }

    /// What is said in it.
    pub(super) fn said_line(&self) -> Line<'_> {
        match &self.said {
            Some(said) => Line::of(&self.text, said.start, Arc::clone(&said.words), said.from),
            None => self.whole(),
        }
    }

    /// # Errors
    /// The line is longer than `most` characters: cut, it would say something else.
    pub fn expect_most(&self, most: usize) -> Result<(), CommandParseError> {
        if self.text.chars().count() > most { Err(CommandParseError::TooLong(most)) } else { Ok(()) }
    }

    /// # Errors
    /// The line is longer than `most` characters, or has no text though something was typed.
    pub(super) fn expect_text(&self, most: usize) -> Result<(), CommandParseError> {
        self.expect_most(most)?;
        // A key that sends an escape sequence must not count as an empty line, which presses the clock.
        if self.text.is_empty() && !self.is_blank() { Err(CommandParseError::NoText) } else { Ok(()) }
    }
}

impl Lexicon {
    /// A line typed at a board with these names of places; its seat is split off.
    #[must_use]
    pub fn tokens(&self, typed: &str, names: PlaceNames) -> Tokens {
        let line = Tokens::new(typed);
        let said = self.said_by_seat(&line, Captures::of(names));
        Tokens { said, names, ..line }
    }

    /// Who speaks, if the line says so, and what they say; with `captures`, a colon between two places is no seat.
    fn said_by_seat(&self, line: &Tokens, captures: Captures) -> Option<Said> {
        let text = line.text.as_str();
        if let Some((head, tail)) = text.split_once(':')
            && let Some(by) = self.seats.whole(&Line::read(head))
        {
            let start = text.len() - tail.trim_start().len();
            let words = cut(text, start);
            return (!captures.is_move(head, tail)).then_some(Said { by, has_colon: true, start, words, from: 0 });
        }
        let whole = line.whole();
        // A player's seat alone says nothing: the clock is pressed by words of its own.
        let player = || self.speakers.take(&whole).filter(|(_, rest)| !rest.is_empty());
        let (by, rest) = self.arbiter.take(&whole).or_else(player)?;
        let (start, from) = (text.len() - rest.text().len(), whole.count() - rest.count());
        Some(Said { by, has_colon: false, start, words: Arc::clone(&line.words), from })
    }
}
