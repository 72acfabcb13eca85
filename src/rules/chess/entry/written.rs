//! Moves in signs: short and full notation, castling in zeros, the numbers of correspondence play.

use shakmaty::{File, Rank, Role};

use super::step::{Part, Step};
use super::{EntryAct, NotRead, shown};
use crate::chess::letters::{Letters, file_letter};
use crate::chess::moves::Wing;
use crate::dictation;

/// What is written, and whether it is written as a capture.
pub(super) fn read(letters: Letters, text: &str) -> Result<(EntryAct, bool), NotRead> {
    if let Some(wing) = read_castling(text) {
        return Ok((EntryAct::Castle(wing), false));
    }
    if let Some(step) = read_numbers(text)? {
        return Ok((EntryAct::Go(step), false));
    }
    let (step, is_capture) = MoveReader::new(letters, &unshout(text)).step()?;
    Ok((EntryAct::Go(step), is_capture))
}

/// The same with Latin letters for the Cyrillic ones that sound like files, where a digit or a sign is behind them:
/// «д4», «ф:г5». The first letter may be that of a piece: so it is tried first, «фг4» as a move of the queen.
pub(super) fn by_sound(text: &str) -> [String; 2] {
    [1, 0].map(|from| {
        let file = |letter: char| dictation::alike(letter).filter(|latin| ('a'..='h').contains(latin));
        let sounded = |(place, letter): (usize, char)| match file(letter) {
            Some(latin) if place >= from && !letter.is_ascii() => latin,
            _ => letter,
        };
        text.chars().enumerate().map(sounded).collect()
    })
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

pub(super) const fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '‐' | '‑' | '‒' | '–' | '—' | '−')
}

const fn is_capture(sign: char) -> bool {
    matches!(sign, ':' | 'x' | 'X' | 'х' | 'Х' | '×' | '*')
}

/// Goes along a written move.
struct MoveReader<'a> {
    letters: Letters,
    rest: &'a str,
}

impl<'a> MoveReader<'a> {
    fn new(letters: Letters, text: &'a str) -> Self {
        MoveReader { letters, rest: text }
    }

    fn step(mut self) -> Result<(Step, bool), NotRead> {
        let whole = self.rest;
        let role = self.letters.read(self.rest).map(|(role, rest)| {
            self.rest = rest;
            role
        });
        let (parts, is_capture) = self.parts()?;
        let promotion = self.promotion()?;
        Ok((Step::of(role, &parts, promotion, whole)?, is_capture))
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
