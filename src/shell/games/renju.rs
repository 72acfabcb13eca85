//! Files of renju.

use std::io;

use super::Letters;
use super::{FileGame, Games, Reading, about, number};
use crate::rules::Side;
use crate::rules::renju::exchange::{
    Broken, Fault, Outcome, Read, Record, SgfGames, Tree, Unread, Variations, read_lib_head, read_list, read_pos,
    read_rif,
};
use crate::rules::renju::{self, Move, Position};
use crate::wording::{Sentence, Slot};

/// So many findings of one game are told; a damaged library could fill pages.
const MOST_FINDINGS: usize = 100;

/// Games that were read one by one, each checked when its turn comes.
pub(super) fn all(reads: Vec<Read>) -> Games {
    Box::new((1..).zip(reads).map(|(count, read)| Ok::<_, io::Error>(reading(read, count))))
}

pub(super) fn sgf(bytes: &[u8]) -> Vec<Read> {
    SgfGames::new(bytes, Variations::Keep).collect()
}

/// A library is one game with its variations.
pub(super) fn lib(bytes: &[u8]) -> Read {
    let (library, unread) = read_lib_head(bytes);
    Read { record: Record { tree: library.tree, ..Record::default() }, unread }
}

pub(super) fn pos(bytes: &[u8]) -> Read {
    read(read_pos(bytes))
}

pub(super) fn rif(bytes: &[u8]) -> Vec<Read> {
    read_rif(bytes)
}

/// A list in the letters that were named, else in those that it fits.
pub(super) fn list(bytes: &[u8], letters: Letters) -> Read {
    let letters = letters.columns().unwrap_or_else(|| columns(&String::from_utf8_lossy(bytes)));
    read(read_list(bytes, letters))
}

/// Columns a to o without a gap have both an i and a j, and no p; without either sign they are those of R-9.2.2.2.
fn columns(text: &str) -> renju::Letters {
    let text = text.to_lowercase().replace("pass", "").replace("пас", "");
    let has = |letters: &str| text.chars().any(|letter| letters.contains(letter));
    if has("iі") && has("j") && !has("pр") { renju::Letters::AToO } else { renju::Letters::AToP }
}

fn read(moves: Result<Vec<Move>, Unread>) -> Read {
    match moves {
        Ok(moves) => Read { record: Record { tree: Tree::of_moves(&moves), ..Record::default() }, unread: None },
        Err(unread) => Read { unread: Some(unread), ..Read::default() },
    }
}

fn reading(read: Read, count: usize) -> Reading {
    let Read { mut record, unread } = read;
    let is_empty = record.tree.is_empty() && record.header == Default::default();
    let played = record.replay();
    let mut findings: Vec<Vec<Sentence>> = flaws(&record).into_iter().map(|flaw| flaw.sentences(count)).collect();
    findings.extend(against_board(&record, played.positions.last()).map(|problem| vec![at_game(count), problem]));
    findings.extend(unread.as_ref().map(|unread| vec![place(unread), problem(&unread.fault)]));
    if played.broken.is_some() {
        record.tree = record.tree.head(played.positions.len().saturating_sub(1));
    }
    let is_lost = unread.is_some() && record.tree.is_empty();
    Reading {
        is_game: !(is_empty && matches!(unread, Some(Unread { fault: Fault::Unclear(_) | Fault::Xml(_), .. }))),
        is_broken: unread.is_some() || played.broken.is_some(),
        game: (!is_lost).then(|| FileGame::Renju(Box::new(record))),
        findings,
    }
}

fn at_game(count: usize) -> Sentence {
    Sentence::new("check-at-game").with("n", number(count))
}

fn place(unread: &Unread) -> Sentence {
    let byte = number(unread.offset);
    match unread.line {
        Some(line) => Sentence::new("check-line-byte").with("n", number(line)).with("m", byte),
        None => Sentence::new("check-byte").with("n", byte),
    }
}

fn problem(fault: &Fault) -> Sentence {
    match fault {
        Fault::End | Fault::NoGame => Sentence::new("check-file-end"),
        Fault::Unclear(text) => about("check-stray", text),
        Fault::OtherGame(text) => about("check-other-game", text),
        Fault::OtherBoard(text) => about("check-other-board", text),
        Fault::Point { text, reason: _ } => about("check-unread", text),
        Fault::LateSetup => Sentence::new("check-late-setup"),
        Fault::NotLibrary => Sentence::new("check-not-library"),
        Fault::Version { major, minor } => about("check-library-version", format!("{major}.{minor}")),
        Fault::Taken(text) => about("check-unlawful", text),
        Fault::Xml(text) => about("check-xml", text),
    }
}

/// A move that cannot be made, in the game or in a variation.
struct Flaw {
    /// The number of the move.
    number: usize,
    mv: Move,
    broken: Broken,
}

impl Flaw {
    fn sentences(&self, count: usize) -> Vec<Sentence> {
        let place = Sentence::new("check-at-move").with("n", number(count)).with("m", number(self.number));
        let text = format!("{} ({})", self.mv.text(renju::Letters::AToP), self.broken);
        vec![place, about("check-unlawful", text)]
    }
}

/// Plays every variation; behind a move that cannot be made it goes on with the next.
fn flaws(record: &Record) -> Vec<Flaw> {
    let start = record.first_position();
    let mut flaws = Vec::new();
    let mut open = vec![(Tree::ROOT, start, 0)];
    while let Some((place, before, moves)) = open.pop() {
        let (position, moves) = match record.tree.node(place).mv {
            None => (before, moves),
            Some((side, mv)) => match Record::step(&before, side, mv) {
                Ok(after) => (after, moves + 1),
                Err(broken) => {
                    flaws.push(Flaw { number: moves + 1, mv, broken });
                    if flaws.len() >= MOST_FINDINGS {
                        return flaws;
                    }
                    continue;
                }
            },
        };
        open.extend(record.tree.children(place).iter().rev().map(|child| (*child, position, moves)));
    }
    flaws
}

/// The result that the last position brings about, where the record has another.
fn against_board(record: &Record, last: Option<&Position>) -> Option<Sentence> {
    let board = match last?.end()? {
        renju::End::Row(win) => Outcome::Win(win.side),
        renju::End::TwoPasses | renju::End::Exhausted => Outcome::Draw,
    };
    let written = record.header.outcome.filter(|written| *written != board)?;
    Some(about("check-board-score", score(written)).with("other", Slot::Text(score(board).to_owned())))
}

/// A result as SGF writes it.
const fn score(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Side::Black) => "B+",
        Outcome::Win(Side::White) => "W+",
        Outcome::Draw => "Draw",
    }
}
