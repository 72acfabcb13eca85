//! From the words of a game to its moves.

use shakmaty::san::SanPlus;

use super::super::entry::Entry;
use super::super::letters::Letters;
use super::super::position::Position;
use super::super::resolve::AmbiguousMove;
use super::languages::{LANGUAGES, Language, piece_letters};
use super::{form, start, word};
use crate::movetext::{Dialect, FoundAt, IsEnd, Note, Problem, RawGame, ReadWord, Replayed, Resolved, Token, walk};
use crate::tree::{Score, Step};
use crate::{IllegalReason, Move, UnreadMove};

/// The format PGN.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pgn;

/// More letters than this are no language.
const MOST_LETTERS: usize = 8;

impl Dialect for Pgn {
    fn is_end(&self) -> IsEnd {
        word::is_end
    }

    fn word(&self) -> ReadWord {
        word::word
    }

    /// In the letters of PGN, else in those of the language in which most moves can be played.
    fn replay(&self, raw: &RawGame) -> Replayed {
        let (position, left_out) = match start::start(raw) {
            Ok(start) => start,
            Err(found) => return Replayed { findings: vec![found], ..Replayed::default() },
        };
        let mut best = under(raw, position, None);
        let languages = if is_understood(&best) { None } else { languages(raw) };
        if let Some((at, letters)) = languages {
            for language in LANGUAGES.iter().filter(|language| language.has_all(&letters)) {
                let mut other = under(raw, position, Some(language));
                if rank(&other) > rank(&best) {
                    let is_done = is_understood(&other);
                    let problem = Problem::Letters { letters: language.name };
                    other.findings.push(FoundAt::new(at, &String::from_iter(&letters), problem));
                    best = other;
                    if is_done {
                        break;
                    }
                }
            }
        }
        best.findings.extend(left_out);
        best
    }
}

/// Whether every word that should be a move is one.
fn is_understood(replayed: &Replayed) -> bool {
    let is_no_move = |found: &FoundAt| matches!(found.problem, Problem::Unread(_) | Problem::Illegal(_));
    !replayed.findings.iter().any(is_no_move)
}

/// How many moves could be played.
fn rank(replayed: &Replayed) -> usize {
    replayed.game.as_ref().map_or(0, |game| game.tree.len())
}

/// The letters by which pieces are written if they are not all of PGN, and where the first other one stands.
fn languages(raw: &RawGame) -> Option<(usize, Vec<char>)> {
    let (mut letters, mut first) = (Vec::new(), None);
    let mut lexer = raw.lexer(word::word);
    while let Some((at, token)) = lexer.next_token() {
        let Token::Move(text) = token else { continue };
        for (letter, is_other) in piece_letters(&text) {
            if letters.contains(&letter) {
                continue;
            }
            if letters.len() == MOST_LETTERS {
                return None;
            }
            if is_other {
                first.get_or_insert(at);
            }
            letters.push(letter);
        }
    }
    Some((first?, letters))
}

fn under(raw: &RawGame, start: Position, language: Option<&Language>) -> Replayed {
    let mut resolve = |position: &crate::Position, text: &str| match position {
        crate::Position::Chess(position) => resolve(position, text, language),
        // The walk begins in chess and stays there.
        crate::Position::Draughts(_) | crate::Position::Renju(_) => Err(Problem::OtherGame),
    };
    let start = crate::Position::Chess(start);
    walk(raw, raw.lexer(word::word), start, &mut resolve).game(raw, start, |score| score != Score::BothLost)
}

/// The move that is written so, in the form of PGN or another one.
fn resolve(position: &Position, text: &str, language: Option<&Language>) -> Result<Resolved, Problem> {
    let latin = language.map(|language| language.to_latin(text));
    let text = latin.as_deref().unwrap_or(text);
    let found = |entry: &Entry| position.resolve(entry).map_err(problem);
    let made = |mv| Step::Move(Move::Chess(mv));
    if let Some(entry) = as_pgn(text) {
        return found(&entry).map(|mv| made(mv).into());
    }
    let (entry, plain) = match form::reform(text) {
        Some(plain) => (as_pgn(&plain), Some(plain)),
        None => (None, None),
    };
    let entry = match entry {
        Some(entry) => entry,
        None => Entry::read(Letters::Latin, text).map_err(|error| Problem::Unread(UnreadMove::Chess(error)))?,
    };
    let mv = found(&entry)?;
    let plain = plain.unwrap_or_else(|| position.san(mv, Letters::Latin));
    Ok(Resolved { step: made(mv), note: Some(Note::Form(plain)) })
}

/// A move in the form of PGN; castling also with zeros, or without dashes.
fn as_pgn(text: &str) -> Option<Entry> {
    match text.trim_end_matches(['+', '#']) {
        "0-0" | "0-0-0" => return Entry::read(Letters::Latin, text).ok(),
        "00" | "OO" => return Entry::read(Letters::Latin, "0-0").ok(),
        "000" | "OOO" => return Entry::read(Letters::Latin, "0-0-0").ok(),
        _ => {}
    }
    Entry::of_san(SanPlus::from_ascii(text.as_bytes()).ok()?.san)
}

fn problem(error: AmbiguousMove) -> Problem {
    match error {
        AmbiguousMove::Ambiguous(moves) => Problem::Ambiguous(moves.into_iter().map(Move::Chess).collect()),
        AmbiguousMove::Illegal(reason) => Problem::Illegal(IllegalReason::Chess(reason)),
    }
}
