//! Files of renju.

use std::io::{self, BufRead, Read as _};

use super::LetterChoice;
use super::{FileGame, GameReading, GamesOfFile, about, number};
use golos_rules::Side;
use golos_rules::renju::exchange::{
    Broken, FileError, LocatedError, Read, Record, RecordOutcome, RifGames, SgfSource, Survey, Tree, Unplayed,
    Variations, read_lib_from, read_list, read_pos, survey_lib,
};
use golos_rules::renju::{self, Move, Position};
use golos_speech as speech;
use golos_wording::{Sentence, Slot, message};

/// So many findings of one game are told; a damaged library could fill pages.
const MOST_FINDINGS: usize = 100;

/// More of a list is no game, in bytes.
const LIST_BYTES: u64 = 64 * 1024;
/// A position has a number of at most three digits' worth of moves.
const POS_BYTES: u64 = 256;

pub(super) fn sgf(source: Box<dyn BufRead>) -> GamesOfFile {
    let reads = SgfSource::new(source, Variations::Keep);
    Box::new((1..).zip(reads).map(|(count, read)| read.map(|read| reading(read, count))))
}

/// So many places of a library are kept with its variations; what is left out is told.
const MOST_PLACES: usize = 1 << 20;

/// A library is one game with its variations.
pub(super) fn lib(source: Box<dyn BufRead>) -> io::Result<GamesOfFile> {
    let (library, unread) = read_lib_from(source, MOST_PLACES)?;
    Ok(one(Read { record: Record { tree: library.tree, ..Record::default() }, unread }))
}

/// A library that is only to be judged: the tree is played through and not kept.
pub(super) fn survey(source: Box<dyn BufRead>) -> io::Result<GamesOfFile> {
    let Survey { line, unplayed, unread } = survey_lib(source, MOST_FINDINGS)?;
    let flaws = unplayed.into_iter().map(|Unplayed { number, mv, broken }| Flaw { number, mv, broken }).collect();
    Ok(Box::new(std::iter::once(Ok(judged(Read { record: line, unread }, flaws, 1)))))
}

pub(super) fn pos(source: Box<dyn BufRead>) -> io::Result<GamesOfFile> {
    Ok(one(read(read_pos(&whole(source, POS_BYTES)?))))
}

pub(super) fn rif(source: Box<dyn BufRead>) -> GamesOfFile {
    Box::new(Rif { games: RifGames::new(source), count: 0, is_over: false })
}

/// The games of an archive; trouble with the file comes last.
struct Rif {
    games: RifGames<Box<dyn BufRead>>,
    count: usize,
    is_over: bool,
}

impl Iterator for Rif {
    type Item = io::Result<GameReading>;

    fn next(&mut self) -> Option<io::Result<GameReading>> {
        if self.is_over {
            return None;
        }
        let read = self.games.next();
        if let Some(trouble) = self.games.trouble() {
            self.is_over = true;
            return Some(Err(io::Error::new(trouble.kind(), trouble.to_string())));
        }
        self.count += 1;
        read.map(|read| Ok(reading(read, self.count)))
    }
}

/// A list in the letters that were named, else in those that it fits.
pub(super) fn list(source: Box<dyn BufRead>, letters: LetterChoice) -> io::Result<GamesOfFile> {
    let mut bytes = whole(source, LIST_BYTES + 1)?;
    let is_too_long = bytes.len() as u64 > LIST_BYTES;
    if is_too_long {
        // Up to the last whole word.
        bytes.truncate(bytes.iter().rposition(u8::is_ascii_whitespace).unwrap_or_default());
    }
    let letters = letters.columns().unwrap_or_else(|| columns(&String::from_utf8_lossy(&bytes)));
    let mut read = read(read_list(&bytes, letters));
    if is_too_long && read.unread.is_none() {
        let line = 1 + bytes.iter().filter(|byte| **byte == b'\n').count();
        read.unread = Some(LocatedError { offset: bytes.len(), line: Some(line), fault: FileError::TooLong });
    }
    Ok(one(read))
}

fn one(read: Read) -> GamesOfFile {
    Box::new(std::iter::once(Ok(reading(read, 1))))
}

fn whole(source: Box<dyn BufRead>, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Columns a to o without a gap have both an i and a j, and no p; without either sign they are those of R-9.2.2.2.
fn columns(text: &str) -> renju::Letters {
    let text = renju::pass_words().fold(text.to_lowercase(), |text, pass| text.replace(pass, ""));
    let has = |letters: &str| text.chars().any(|letter| letters.contains(letter));
    if has("iі") && has("j") && !has("pр") { renju::Letters::AToO } else { renju::Letters::AToP }
}

fn read(moves: Result<Vec<Move>, LocatedError>) -> Read {
    match moves {
        Ok(moves) => Read { record: Record { tree: Tree::of_moves(&moves), ..Record::default() }, unread: None },
        Err(unread) => Read { unread: Some(unread), ..Read::default() },
    }
}

fn reading(read: Read, count: usize) -> GameReading {
    let flaws = flaws(&read.record);
    judged(read, flaws, count)
}

/// What was read, with what is wrong in its variations.
fn judged(read: Read, flaws: Vec<Flaw>, count: usize) -> GameReading {
    let Read { mut record, unread } = read;
    let is_empty = record.tree.is_empty() && record.header == Default::default();
    let played = record.replay();
    let mut findings: Vec<Vec<Sentence>> = flaws.into_iter().map(|flaw| flaw.sentences(count)).collect();
    findings.extend(against_board(&record, played.positions.last()).map(|problem| vec![at_game(count), problem]));
    findings.extend(unread.as_ref().map(|unread| vec![place(unread), problem(&unread.fault)]));
    if played.broken.is_some() {
        record.tree = record.tree.head(played.positions.len().saturating_sub(1));
    }
    let is_lost = unread.is_some() && record.tree.is_empty();
    GameReading {
        is_game: !(is_empty
            && matches!(unread, Some(LocatedError { fault: FileError::Unclear(_) | FileError::Xml(_), .. }))),
        is_broken: unread.is_some() || played.broken.is_some(),
        game: (!is_lost).then(|| FileGame::Renju(Box::new(record))),
        findings,
    }
}

fn at_game(count: usize) -> Sentence {
    message::check_at_game(number(count))
}

fn place(unread: &LocatedError) -> Sentence {
    let byte = number(unread.offset);
    match unread.line {
        Some(line) => message::check_line_byte(number(line), byte),
        None => message::check_byte(byte),
    }
}

fn problem(fault: &FileError) -> Sentence {
    match fault {
        FileError::End | FileError::NoGame => message::check_file_end(),
        FileError::Unclear(text) => about(message::check_stray, text),
        FileError::OtherGame(text) => about(message::check_other_game, text),
        FileError::OtherBoard(text) => about(message::check_other_board, text),
        FileError::Point { text, reason: _ } => about(message::check_unread, text),
        FileError::LateSetup => message::check_late_setup(),
        FileError::NotLibrary => message::check_not_library(),
        FileError::Version { major, minor } => about(message::check_library_version, format!("{major}.{minor}")),
        FileError::Taken(text) => about(message::check_unlawful, text),
        FileError::Xml(text) => about(message::check_xml, text),
        FileError::TooLong => message::check_too_long(),
        FileError::ManyNames => message::check_many_names(),
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
        let place = message::check_at_move(number(count), number(self.number));
        let letters = renju::Letters::AToP;
        let why = match self.broken {
            Broken::OutOfTurn => Some(message::check_out_of_turn()),
            Broken::StoneError(reason) => speech::renju::unplayable(self.mv, reason, letters),
        };
        [place, about(message::check_unlawful, self.mv.text(letters))].into_iter().chain(why).collect()
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
    let board = on_board(last?)?;
    let written = record.header.outcome.filter(|written| *written != board)?;
    Some(message::check_board_score(Slot::Text(score(written).to_owned()), Slot::Text(score(board).to_owned())))
}

/// The result that a position brings about.
pub(super) fn on_board(position: &Position) -> Option<RecordOutcome> {
    Some(match position.end()? {
        renju::End::Row(win) => RecordOutcome::Win(win.side),
        renju::End::TwoPasses | renju::End::Exhausted => RecordOutcome::Draw,
    })
}

/// A result as SGF writes it.
const fn score(outcome: RecordOutcome) -> &'static str {
    match outcome {
        RecordOutcome::Win(Side::Black) => "B+",
        RecordOutcome::Win(Side::White) => "W+",
        RecordOutcome::Draw => "Draw",
    }
}
