//! Reads letters: plain text in English, Russian and Ukrainian, e-mail, the form of CH-59.1, and games in PGN or PDN. What
//! is not understood is kept and shown, never dropped.

mod mail;
mod parts;
mod table;
mod text;
mod tokens;
mod words;

use golos_rules::{Side, Variant, decoded};

use super::{Day, Letter, State};

/// A letter that was read, and what its e-mail says about itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadLetter {
    pub letter: Letter,
    pub mail: Option<MailHead>,
}

/// The head of an e-mail.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailHead {
    /// The address of the sender.
    pub from: String,
    pub subject: String,
    /// The day of dispatch in the sender's own time.
    pub date: Option<Day>,
}

/// Why bytes are not a letter.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotALetter {
    #[error("longer than {LONGEST} bytes")]
    TooLong,
    #[error("there is no text in it")]
    NoText,
    #[error("an e-mail that cannot be read")]
    BadMail,
}

/// The longest file that is read: an e-mail with attachments. In bytes.
pub const LONGEST: usize = 25 * 1024 * 1024;

/// The longest text of a letter, in bytes, and its most lines: the rest is not read.
const LONGEST_TEXT: usize = 256 * 1024;
const MOST_LINES: usize = 4000;

/// What a letter is read for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    pub by: Side,
    pub game: Variant,
    /// A day that the dates of the letter lie near to.
    pub near: Day,
    /// When the letter was sent that this one answers, where that and its receipt cannot be the same day.
    pub answered: Option<Day>,
}

impl Context {
    fn of(state: &State, by: Side) -> Context {
        let last = state.letters().iter().rev().find_map(|past| past.letter.dates.arrived.or(past.outcome.sent));
        let is_by_post = state.setup().rules.time.transit.is_none();
        let answered = state.answered_by(by).filter(|_| is_by_post).and_then(|past| past.outcome.sent);
        Context { by, game: state.setup().game, near: last.unwrap_or(state.setup().start), answered }
    }
}

/// Reads a letter of one side: an e-mail with its head, or a text.
///
/// # Errors
/// [`NotALetter`] if it is too long, has no text, or is an e-mail that cannot be read.
pub fn read_letter(bytes: &[u8], state: &State, by: Side) -> Result<ReadLetter, NotALetter> {
    if bytes.len() > LONGEST {
        return Err(NotALetter::TooLong);
    }
    let context = Context::of(state, by);
    if mail::is_mail(bytes) {
        let (head, text) = mail::read(bytes)?;
        let mut letter = read_text(&text, Context { answered: None, ..context })?;
        letter.dates.sent_mark = head.date;
        return Ok(ReadLetter { letter, mail: Some(head) });
    }
    let (text, _) = bytes.split_at(bytes.len().min(LONGEST_TEXT));
    let text = decoded(text);
    Ok(ReadLetter { letter: read_text(&text, context)?, mail: None })
}

/// Reads the text of a letter.
fn read_text(text: &str, context: Context) -> Result<Letter, NotALetter> {
    let end = text.char_indices().map(|(at, _)| at).take_while(|&at| at <= LONGEST_TEXT).last().unwrap_or(0);
    let text = if text.len() > LONGEST_TEXT { text.get(..end).unwrap_or_default() } else { text };
    let lines: Vec<&str> = text.lines().take(MOST_LINES).map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.is_empty() {
        return Err(NotALetter::NoText);
    }
    let game = tokens::game_file(text);
    Ok(match (&game, table::read(&lines, context)) {
        (None, Some(letter)) => letter,
        (Some((tags, moves)), _) => text::of_game(tags, moves, context),
        (None, None) => text::read(&lines, context),
    })
}

/// The moves of the text of a game, without comments, variations and numbers.
pub(crate) fn moves_of_game(text: &str, game: Variant) -> Vec<String> {
    let Some((_, moves)) = tokens::game_file(&format!("[Event \"?\"]\n{text}")) else { return Vec::new() };
    let results = ["1-0", "0-1", "1/2-1/2", "*"];
    let words = moves.split_whitespace().filter(|word| !results.contains(word));
    tokens::Moves::read(words, game).moves.into_iter().map(|written| written.text).collect()
}
