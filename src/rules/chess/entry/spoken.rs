//! Moves in words, as they are dictated, and as they are announced here.

use shakmaty::{File, Rank, Role};

use super::EntryAct;
use super::lexicon::{self, MoveWord};
use super::step::{Part, Step};
use super::written::is_dash;
use crate::chess::letters::Letters;
use crate::chess::moves::Wing;
use crate::dictation;

/// What is dictated, and whether it is called a capture; none if any word is unknown, or none of them is a word at all.
pub(super) fn read(letters: Letters, text: &str) -> Option<(EntryAct, bool)> {
    let words = words(letters, text)?;
    let is_capture = words.contains(&MoveWord::Takes);
    let act = match words.as_slice() {
        [MoveWord::Castling, MoveWord::Wing(wing)] | [MoveWord::Wing(wing), MoveWord::Castling] => {
            EntryAct::Castle(*wing)
        }
        // "Castle king side": the wing by the piece that it is named after.
        [MoveWord::Castling, MoveWord::Role(Role::King)] | [MoveWord::Role(Role::King), MoveWord::Castling] => {
            EntryAct::Castle(Wing::King)
        }
        [MoveWord::Castling, MoveWord::Role(Role::Queen)] | [MoveWord::Role(Role::Queen), MoveWord::Castling] => {
            EntryAct::Castle(Wing::Queen)
        }
        [MoveWord::Castling] => EntryAct::CastleSomehow,
        [MoveWord::Rank(Rank::Second), MoveWord::Zero] | [MoveWord::Zero, MoveWord::Zero] => {
            EntryAct::Castle(Wing::King)
        }
        [MoveWord::Rank(Rank::Third), MoveWord::Zero] | [MoveWord::Zero, MoveWord::Zero, MoveWord::Zero] => {
            EntryAct::Castle(Wing::Queen)
        }
        [MoveWord::Role(role), way @ ..] => EntryAct::Go(step(Some(*role), way, text)?),
        way => EntryAct::Go(step(None, way, text)?),
    };
    Some((act, is_capture))
}

fn step(role: Option<Role>, way: &[MoveWord], text: &str) -> Option<Step> {
    let (way, promotion) = match way {
        [way @ .., MoveWord::Role(role)] => (way, Some(*role)),
        way => (way, None),
    };
    let parts: Option<Vec<Part>> = way.iter().copied().map(part).collect();
    Step::of(role, &parts?, promotion, text).ok()
}

const fn part(word: MoveWord) -> Option<Part> {
    match word {
        MoveWord::File(file) => Some(Part::File(file)),
        MoveWord::Rank(rank) => Some(Part::Rank(rank)),
        MoveWord::Takes => Some(Part::Sign),
        _ => None,
    }
}

/// The words of a move up to an aside behind it, without those that change nothing.
fn words(letters: Letters, text: &str) -> Option<Vec<MoveWord>> {
    let tokens = tokens(text);
    let mut words: Vec<MoveWord> = Vec::new();
    let mut is_dictated = false;
    for (index, token) in tokens.iter().enumerate() {
        let known = lexicon::word(token);
        is_dictated |= known.is_some() && token.chars().nth(1).is_some();
        match known {
            Some(MoveWord::Aside) if words.is_empty() => {}
            Some(MoveWord::Aside) => break,
            Some(MoveWord::Filler) => {}
            Some(word) => words.push(word),
            None => {
                let next_is_rank = tokens.get(index + 1).is_some_and(|next| rank(next).is_some());
                let is_file = next_is_rank || matches!(words.last(), Some(MoveWord::Role(_) | MoveWord::Takes));
                words.push(sign(letters, token, is_file)?);
            }
        }
    }
    is_dictated.then_some(words)
}

/// The words of a text, each digit by itself.
pub(super) fn tokens(text: &str) -> Vec<String> {
    let mut spaced = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        match letter {
            digit if digit.is_ascii_digit() => spaced.extend([' ', digit, ' ']),
            '.' | ',' | ';' | ':' => spaced.push(' '),
            gap if is_dash(gap) => spaced.push(' '),
            other => spaced.push(other),
        }
    }
    spaced.split_whitespace().map(str::to_owned).collect()
}

/// The file that a single letter names.
pub(super) fn file(token: &str) -> Option<File> {
    let mut signs = token.chars();
    let file = dictation::alike(signs.next()?).and_then(File::from_char);
    file.filter(|_| signs.next().is_none())
}

/// The rank that a digit or a word names.
pub(super) fn rank(token: &str) -> Option<Rank> {
    match lexicon::word(token) {
        Some(MoveWord::Rank(rank)) => Some(rank),
        _ => token.parse().ok().and_then(|number: u32| number.checked_sub(1)).and_then(|n| Rank::try_from(n).ok()),
    }
}

/// A letter or a digit among words. A letter that names a piece as well as a file is the piece, as in writing, unless
/// its place tells that a square or a file is due.
fn sign(letters: Letters, token: &str, is_file: bool) -> Option<MoveWord> {
    let role = letters.read(token).and_then(|(role, rest)| rest.is_empty().then_some(role));
    let file = file(token).filter(|_| is_file || role.is_none());
    file.map(MoveWord::File).or(role.map(MoveWord::Role)).or_else(|| rank(token).map(MoveWord::Rank))
}
