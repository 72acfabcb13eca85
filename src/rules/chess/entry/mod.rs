//! A move as a person gives it, written or dictated, before anybody looks at the board.

mod lexicon;
mod region;
mod spoken;
mod step;
mod written;

pub use region::{NoRegion, Region};
pub(super) use step::Step;

use shakmaty::san::San;
use shakmaty::{CastlingSide, Role};

use super::letters::Letters;
use super::moves::Wing;

/// A move as it was written or dictated, read without knowing the position.
///
/// Understood are, in writing, short notation `Nf3`, `exd4`, `ed4`, `ed`, `Nbd2`, `R1e2`; full notation `e2-e4`,
/// `e2e4`, `Ng1-f3`, `Qd1xd4`; castling with zeros or letters O of either alphabet; promotion `d8Q`, `d8=Q`, `d8(Q)`,
/// `e7e8q`; the numbers of correspondence play `5254`, `57581` (CH-58). Captures by `: x х × *` or by no sign, any
/// dash, spaces anywhere, and behind the move what the articles leave to the writer: `+ ++ # ! ?`, `e.p.` (CH-17.12),
/// and `=` or `(=)` for an offer of a draw (CH-17.11). The letter of a file may be the Cyrillic one that looks or
/// sounds like it.
///
/// In words are understood English, Russian and Ukrainian and the German of FIDE-D.2.1, whatever the letters, mixed as
/// they come: "knight f three", «конь же один эф три», "Springer Gustav eins Felix drei", «пішак е сім е вісім, ферзь»,
/// "castles short", "castles" alone where only one castling is lawful. A side's name behind the move, and all after it,
/// is no part of it.
///
/// ```
/// use golos_rules::chess::{Entry, Letters};
///
/// let knight = Entry::read(Letters::Russian, "Kg1–f3").unwrap();
/// assert_eq!(Entry::read(Letters::Latin, "Ng1-f3!?").unwrap(), knight);
/// assert_eq!(Entry::read(Letters::Latin, "кінь же один – еф три").unwrap(), knight);
/// assert!(Entry::read(Letters::Latin, "Kg9").is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    pub(super) act: EntryAct,
    pub(super) is_capture: bool,
    offers_draw: bool,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum EntryAct {
    Castle(Wing),
    /// Castling, without a word of the wing.
    CastleSomehow,
    Go(Step),
}

/// Why a text is not a move. The part shown is shortened and has no control characters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotRead {
    #[error("nothing was typed")]
    Empty,
    #[error("longer than any move")]
    TooLong,
    #[error("not on the board: {0}")]
    OffBoard(String),
    #[error("not understood: {0}")]
    Unclear(String),
    #[error("a move names where it ends: {0}")]
    Incomplete(String),
}

/// Longer parts are cut in messages.
const SHOWN: usize = 12;

/// What may stand behind a move without changing it, unless it ends a word; of those that end alike the longest first.
const TAILS: [&str; 9] = ["e.p.", "e. p.", "ep", "е.р.", "е. р.", "ер", "e.p", "е.р", "e p"];

/// Behind a move: an offer of a draw.
const OFFERS: [&str; 2] = ["(=)", "="];

impl Entry {
    /// Characters: more than any move takes, written or in words.
    pub const LONGEST: usize = 200;

    /// Reads a move that was written with the letters of a language, or dictated in words of any.
    ///
    /// # Errors
    /// [`NotRead`] says which part is not understood, or is off the board.
    pub fn read(letters: Letters, text: &str) -> Result<Entry, NotRead> {
        if text.chars().nth(Entry::LONGEST).is_some() {
            return Err(NotRead::TooLong);
        }
        if text.trim().is_empty() {
            return Err(NotRead::Empty);
        }
        let (body, offers_draw) = strip_tail(text);
        let (act, is_capture) = written::read(letters, body).or_else(|error| {
            let sounded = || written::by_sound(body).into_iter().find_map(|text| written::read(letters, &text).ok());
            spoken::read(letters, body).or_else(sounded).ok_or(error)
        })?;
        Ok(Entry { act, is_capture, offers_draw })
    }

    /// A move as PGN has it; none for what is no move of chess. Nobody names a pawn.
    pub(super) fn of_san(san: San) -> Option<Entry> {
        let (act, is_capture) = match san {
            San::Castle(CastlingSide::KingSide) => (EntryAct::Castle(Wing::King), false),
            San::Castle(CastlingSide::QueenSide) => (EntryAct::Castle(Wing::Queen), false),
            San::Normal { role, file, rank, capture, to, promotion } => {
                let role = Some(role).filter(|role| *role != Role::Pawn);
                let (to_file, to_rank) = (to.file(), Some(to.rank()));
                (EntryAct::Go(Step { role, file, rank, to_file, to_rank, promotion }), capture)
            }
            San::Put { .. } | San::Null => return None,
        };
        Some(Entry { act, is_capture, offers_draw: false })
    }

    /// The same move of whatever piece stands where it starts.
    pub(super) const fn without_letter(self) -> Entry {
        match self.act {
            EntryAct::Castle(_) | EntryAct::CastleSomehow => self,
            EntryAct::Go(step) => Entry { act: EntryAct::Go(Step { role: None, ..step }), ..self },
        }
    }

    /// The same move, without a word of what a pawn becomes.
    #[must_use]
    pub const fn without_promotion(self) -> Entry {
        match self.act {
            EntryAct::Castle(_) | EntryAct::CastleSomehow => self,
            EntryAct::Go(step) => Entry { act: EntryAct::Go(Step { promotion: None, ..step }), ..self },
        }
    }

    /// Whether it names the square where it starts.
    #[must_use]
    pub const fn names_origin(&self) -> bool {
        matches!(self.act, EntryAct::Go(Step { file: Some(_), rank: Some(_), .. }))
    }

    /// The same move, whether it captures or not.
    pub(super) const fn without_sign(self) -> Entry {
        Entry { is_capture: false, ..self }
    }

    /// The move in signs, so that it is read as the same one in the letters of another language.
    #[must_use]
    pub fn text(&self, letters: Letters) -> String {
        let offer = if self.offers_draw { " (=)" } else { "" };
        let body = match self.act {
            EntryAct::Castle(Wing::King) => "0-0".to_owned(),
            EntryAct::Castle(Wing::Queen) => "0-0-0".to_owned(),
            EntryAct::CastleSomehow => "castles".to_owned(),
            EntryAct::Go(step) => step.text(letters, self.is_capture),
        };
        body + offer
    }

    /// Whether a draw was offered with the move (CH-17.11).
    #[must_use]
    pub const fn offers_draw(&self) -> bool {
        self.offers_draw
    }
}

/// The head of a text, fit for a message.
fn shown(text: &str) -> String {
    let mut plain = text.trim().chars().filter(|letter| !letter.is_control());
    let head: String = plain.by_ref().take(SHOWN).collect();
    if plain.next().is_some() { head + "…" } else { head }
}

/// The move without what stands behind it, and whether that was an offer of a draw.
fn strip_tail(text: &str) -> (&str, bool) {
    let (mut body, mut offers_draw) = (text.trim(), false);
    loop {
        let before = body;
        body = body.trim_end_matches(['+', '#', '!', '?', '†', '‡', '≠']).trim_end();
        for offer in OFFERS {
            if let Some(rest) = body.strip_suffix(offer) {
                (body, offers_draw) = (rest.trim_end(), true);
            }
        }
        for tail in TAILS {
            let rest = body.strip_suffix(tail).filter(|rest| !rest.ends_with(char::is_alphabetic));
            body = rest.unwrap_or(body).trim_end();
        }
        if body.len() == before.len() {
            return (body, offers_draw);
        }
    }
}
