use shakmaty::{File, Rank, Role, Square};

use super::letters::{Letters, file_letter};
use super::moves::Wing;

/// A move as it was written or typed, read without knowing the position.
///
/// Understood are short notation `Nf3`, `exd4`, `ed4`, `ed`, `Nbd2`, `R1e2`; full notation `e2-e4`, `e2e4`, `Ng1-f3`,
/// `Qd1xd4`; castling with zeros or letters O of either alphabet; promotion `d8Q`, `d8=Q`, `d8(Q)`, `e7e8q`; the
/// numbers of correspondence play `5254`, `57581` (CH-58). Captures by `: x х × *` or by no sign, any dash, spaces
/// anywhere, and behind the move what the articles leave to the writer: `+ ++ # ! ?`, `e.p.` (CH-17.12), and `=` or `(=)`
/// for an offer of a draw (CH-17.11).
///
/// ```
/// use golos::rules::chess::{Entry, Letters};
///
/// let knight = Entry::read(Letters::Russian, "Kg1–f3").unwrap();
/// assert_eq!(Entry::read(Letters::Latin, "Ng1-f3!?").unwrap(), knight);
/// assert!(Entry::read(Letters::Latin, "Kg9").is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    pub(super) act: Act,
    pub(super) is_capture: bool,
    offers_draw: bool,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Act {
    Castle(Wing),
    Go(Step),
}

/// A piece, as far as it was named, and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Step {
    pub role: Option<Role>,
    pub file: Option<File>,
    pub rank: Option<Rank>,
    pub to_file: File,
    /// Missing where a pawn's capture names the two files only.
    pub to_rank: Option<Rank>,
    pub promotion: Option<Role>,
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

/// Bytes: more than any move takes.
const MAX_LENGTH: usize = 60;

/// Longer parts are cut in messages.
const SHOWN: usize = 12;

/// What may stand behind a move without changing it; of those that end alike the longest first.
const TAILS: [&str; 9] = ["e.p.", "e. p.", "ep", "е.р.", "е. р.", "ер", "e.p", "е.р", "e p"];

/// Behind a move: an offer of a draw.
const OFFERS: [&str; 2] = ["(=)", "="];

impl Entry {
    /// Reads a written move in a language.
    ///
    /// # Errors
    /// [`NotRead`] says which part is not understood, or is off the board.
    pub fn read(letters: Letters, text: &str) -> Result<Entry, NotRead> {
        if text.len() > MAX_LENGTH {
            return Err(NotRead::TooLong);
        }
        if text.trim().is_empty() {
            return Err(NotRead::Empty);
        }
        let (body, offers_draw) = strip_tail(text);
        let plain = |act| Entry { act, is_capture: false, offers_draw };
        if let Some(wing) = read_castling(body) {
            return Ok(plain(Act::Castle(wing)));
        }
        if let Some(step) = read_numbers(body)? {
            return Ok(plain(Act::Go(step)));
        }
        let (step, is_capture) = Reader::new(letters, &unshout(body)).step()?;
        Ok(Entry { act: Act::Go(step), is_capture, offers_draw })
    }

    /// The same move of whatever piece stands where it starts.
    pub(super) const fn without_letter(self) -> Entry {
        match self.act {
            Act::Castle(_) => self,
            Act::Go(step) => Entry { act: Act::Go(Step { role: None, ..step }), ..self },
        }
    }

    /// The same move, without a word of what a pawn becomes.
    #[must_use]
    pub const fn without_promotion(self) -> Entry {
        match self.act {
            Act::Castle(_) => self,
            Act::Go(step) => Entry { act: Act::Go(Step { promotion: None, ..step }), ..self },
        }
    }

    /// The same move, whether it captures or not.
    pub(super) const fn without_sign(self) -> Entry {
        Entry { is_capture: false, ..self }
    }

    /// Whether a draw was offered with the move (CH-17.11).
    #[must_use]
    pub const fn offers_draw(&self) -> bool {
        self.offers_draw
    }
}

impl Step {
    /// The square that the move starts from, if it was named whole.
    pub fn from(self) -> Option<Square> {
        Some(Square::from_coords(self.file?, self.rank?))
    }

    /// The piece that is meant: without a letter a pawn, but where the move starts was named whole, whatever stands there.
    pub fn named_role(self) -> Option<Role> {
        self.role.or(if self.from().is_some() { None } else { Some(Role::Pawn) })
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
            body = body.strip_suffix(tail).unwrap_or(body).trim_end();
        }
        if body.len() == before.len() {
            return (body, offers_draw);
        }
    }
}

/// Zeros or letters O, with dashes or without, and nothing else (CH-17.12).
fn read_castling(text: &str) -> Option<Wing> {
    let signs = text.chars().filter(|&sign| !sign.is_whitespace() && !is_dash(sign));
    let rings: Option<Vec<()>> = signs.map(|sign| matches!(sign, '0' | 'O' | 'o' | 'О' | 'о').then_some(())).collect();
    match rings?.len() {
        2 => Some(Wing::King),
        3 => Some(Wing::Queen),
        _ => None,
    }
}

/// Numbers only: file and rank, file and rank, and the fifth digit for a promotion (CH-58.1–58.3).
fn read_numbers(text: &str) -> Result<Option<Step>, NotRead> {
    let digits: Vec<char> = text.chars().filter(|&sign| !sign.is_whitespace() && !is_dash(sign)).collect();
    if !digits.iter().all(char::is_ascii_digit) || digits.is_empty() {
        return Ok(None);
    }
    let off_board = || NotRead::OffBoard(shown(text));
    let rank = |place: usize| digits.get(place).map(|&digit| Rank::from_char(digit).ok_or_else(off_board)).transpose();
    let (Some(file), from, Some(to_file), Some(to_rank)) = (rank(0)?, rank(1)?, rank(2)?, rank(3)?) else {
        return Err(NotRead::Incomplete(shown(text)));
    };
    let promotion = match digits.get(4..).unwrap_or_default() {
        [] => None,
        ['1'] => Some(Role::Queen),
        ['2'] => Some(Role::Rook),
        ['3'] => Some(Role::Bishop),
        ['4'] => Some(Role::Knight),
        _ => return Err(NotRead::Unclear(shown(text))),
    };
    let (file, to_file) = (file.flip_diagonal(), to_file.flip_diagonal());
    Ok(Some(Step { role: None, file: Some(file), rank: from, to_file, to_rank: Some(to_rank), promotion }))
}

/// A text in capitals that begins with a square, made small, so that the letter of its file is not taken for a piece.
fn unshout(text: &str) -> String {
    let mut letters = text.chars();
    let is_square = letters.next().is_some_and(|letter| file_letter(letter).is_some())
        && letters.find(|letter| !letter.is_whitespace()).is_some_and(|digit| digit.is_ascii_digit());
    let is_small = |letter: char| letter.is_lowercase() && file_letter(letter).is_some();
    if is_square && !text.chars().any(is_small) { text.to_lowercase() } else { text.to_owned() }
}

const fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '‐' | '‑' | '‒' | '–' | '—' | '−')
}

const fn is_capture(sign: char) -> bool {
    matches!(sign, ':' | 'x' | 'X' | 'х' | 'Х' | '×' | '*')
}

/// One part of a written move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    File(File),
    Rank(Rank),
    Sign,
}

/// Goes along a written move.
struct Reader<'a> {
    letters: Letters,
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn new(letters: Letters, text: &'a str) -> Self {
        Reader { letters, rest: text }
    }

    fn step(mut self) -> Result<(Step, bool), NotRead> {
        let whole = self.rest;
        let role = self.letters.read(self.rest).map(|(role, rest)| {
            self.rest = rest;
            role
        });
        let (parts, is_capture) = self.parts()?;
        let promotion = self.promotion()?;
        let coordinates: Vec<Part> = parts.iter().copied().filter(|&part| part != Part::Sign).collect();
        let (from, to): (&[Part], &[Part]) = match coordinates.as_slice() {
            [Part::File(_), Part::File(_)] => coordinates.split_at(1),
            [.., Part::File(_), Part::Rank(_)] => coordinates.split_at(coordinates.len() - 2),
            _ => return Err(NotRead::Incomplete(shown(whole))),
        };
        let (file, rank) = match *from {
            [] => (None, None),
            [Part::File(file)] => (Some(file), None),
            [Part::Rank(rank)] => (None, Some(rank)),
            [Part::File(file), Part::Rank(rank)] => (Some(file), Some(rank)),
            _ => return Err(NotRead::Unclear(shown(whole))),
        };
        let (to_file, to_rank) = match *to {
            [Part::File(file), Part::Rank(rank)] => (file, Some(rank)),
            [Part::File(file)] if role.is_none_or(|role| role == Role::Pawn) => (file, None),
            _ => return Err(NotRead::Incomplete(shown(whole))),
        };
        let sign_last = parts.iter().position(|&part| part == Part::Sign).is_none_or(|place| place == from.len());
        if !sign_last || parts.len() > coordinates.len() + 1 {
            return Err(NotRead::Unclear(shown(whole)));
        }
        Ok((Step { role, file, rank, to_file, to_rank, promotion }, is_capture))
    }

    /// Coordinates and signs, and whether one of the signs is that of a capture.
    fn parts(&mut self) -> Result<(Vec<Part>, bool), NotRead> {
        let (mut parts, mut captures) = (Vec::new(), false);
        loop {
            self.rest = self.rest.trim_start();
            let Some(sign) = self.rest.chars().next() else { break };
            // Behind the last rank a capital letter is no file but what a pawn becomes.
            let is_end = matches!(parts.last(), Some(Part::Rank(_))) && sign.is_uppercase() && !self.is_square_next();
            let part = match file_letter(sign).filter(|_| !is_end && !self.is_promotion_next(&parts)) {
                Some(file) => File::from_char(file).map(Part::File),
                None if sign.is_ascii_digit() => {
                    Some(Part::Rank(Rank::from_char(sign).ok_or_else(|| self.off_board())?))
                }
                None => (is_dash(sign) || is_capture(sign)).then_some(Part::Sign),
            };
            let Some(part) = part else { break };
            captures |= is_capture(sign);
            parts.push(part);
            self.rest = self.rest.get(sign.len_utf8()..).unwrap_or_default();
        }
        Ok((parts, captures))
    }

    /// Whether a letter comes with a digit behind it.
    fn is_square_next(&self) -> bool {
        self.rest.chars().skip(1).find(|letter| !letter.is_whitespace()).is_some_and(|digit| digit.is_ascii_digit())
    }

    /// Whether the last letter of the text is what a pawn becomes: small, as in `b7b8b`.
    fn is_promotion_next(&self, parts: &[Part]) -> bool {
        self.rest.chars().count() == 1 && matches!(parts.last(), Some(Part::Rank(Rank::First | Rank::Eighth)))
    }

    fn promotion(mut self) -> Result<Option<Role>, NotRead> {
        let whole = self.rest;
        self.rest = self.rest.trim_start_matches(['=', '/', '(']).trim_start();
        let Some(letter) = self.rest.chars().next() else {
            return if whole.is_empty() { Ok(None) } else { Err(NotRead::Unclear(shown(whole))) };
        };
        let capital =
            letter.to_uppercase().collect::<String>() + self.rest.get(letter.len_utf8()..).unwrap_or_default();
        let engine = Role::from_char(letter).filter(|_| letter.is_ascii_lowercase());
        let read = self.letters.read(&capital).map(|(role, rest)| (role, rest.to_owned()));
        let (role, rest) = read
            .or_else(|| Some((engine?, capital.get(1..).unwrap_or_default().to_owned())))
            .ok_or_else(|| NotRead::Unclear(shown(whole)))?;
        let rest = rest.strip_prefix(')').unwrap_or(&rest);
        if rest.trim().is_empty() { Ok(Some(role)) } else { Err(NotRead::Unclear(shown(whole))) }
    }

    fn off_board(&self) -> NotRead {
        NotRead::OffBoard(shown(self.rest))
    }
}
