//! Words of the arbiter about the people of a hall, wherever they sit.

use super::line::Line;
use super::{CommandParseError, Lexicon, Tokens};

/// What is said about the people of a hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HouseRequest {
    /// A code by which he of this name may come in once.
    Code(String),
    /// Who is here, and whose line is broken.
    People,
    /// Whose line is broken.
    Lines,
    /// Everybody in the hall hears this text; empty: none was named.
    Announce(String),
    /// He of this name hears this text; either may be empty.
    Message(String, String),
}

impl Lexicon {
    /// Reads a line that is about the people of a hall: `code anna`, `people`, `attention the second round begins`; none for what is meant for a board.
    ///
    /// # Errors
    /// [`CommandParseError::TooLong`]: nobody is to hear half of it.
    pub fn house(&self, line: &Tokens) -> Result<Option<HouseRequest>, CommandParseError> {
        let ask = self.house_ask(&line.whole());
        if ask.is_some() {
            line.expect_most(CommandParseError::MOST_CHARS)?;
        }
        Ok(ask)
    }

    fn house_ask(&self, line: &Line<'_>) -> Option<HouseRequest> {
        if self.hall_people.whole(line).is_some() {
            return Some(HouseRequest::People);
        }
        if self.hall_lines.whole(line).is_some() {
            return Some(HouseRequest::Lines);
        }
        if let Some(((), text)) = self.hall_attention.take(line) {
            return Some(HouseRequest::Announce(said(text.text())));
        }
        if let Some(((), rest)) = self.hall_message.take(line) {
            let rest = said(rest.text());
            let (name, text) = rest.split_once([' ', ',', ':']).unwrap_or((&rest, ""));
            return Some(HouseRequest::Message(name.to_owned(), said(text)));
        }
        let ((), name) = self.hall_code.take(line)?;
        Some(HouseRequest::Code(name.text().to_owned()))
    }
}

/// The words themselves, without the signs that part them from what they are for, and without a stop.
fn said(text: &str) -> String {
    text.trim_start_matches([' ', ',', ':', '–', '-']).trim_end_matches(['.', ' ']).to_owned()
}
