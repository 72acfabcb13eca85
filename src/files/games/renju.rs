//! Files of renju.

use std::io::{self, BufRead, Read as _};

use super::LetterChoice;
use super::{FileGame, GameReading, GamesOfFile, about, number};
use golos_rules::renju::exchange::{
    Broken, FileError, FoulStone, LocatedError, Played, Read, RifGames, RifPlace, SgfSource, Survey, Unplayed,
    Variations, fouls, on_board, play, read_lib_from, read_list, read_pos, result_text, survey_lib, unplayed,
};
use golos_rules::renju::{self, Move};
use golos_rules::tree::{Game, Score, Tree};
use golos_rules::{Charset, Decoder, FileForm, Undecodable, Variant, wide_of};
use golos_speech as speech;
use golos_wording::{Sentence, Slot, message};

/// So many findings of one game are told; a damaged library could fill pages.
const MOST_FINDINGS: usize = 100;

/// More of a list is no game, in bytes.
const LIST_BYTES: u64 = 64 * 1024;
/// A position has a number of at most three digits' worth of moves.
const POS_BYTES: u64 = 256;

pub(super) fn sgf(source: Box<dyn BufRead>, charset: Option<Charset>) -> GamesOfFile {
    Box::new(sgf_games(source, charset))
}

/// The same, with the places of the games.
pub(crate) fn sgf_games(source: Box<dyn BufRead>, charset: Option<Charset>) -> Sgf {
    let games = sgf_source(source, Variations::Keep, charset);
    Sgf { games: Some(games), is_named: charset.is_some(), count: 0, place: (0, 0) }
}

/// A source of SGF, whose values are in several encodings but where all is in UTF-16 or UTF-32.
fn sgf_source(
    mut source: Box<dyn BufRead>,
    variations: Variations,
    charset: Option<Charset>,
) -> SgfSource<Box<dyn BufRead>> {
    let head = source.fill_buf().unwrap_or_default();
    let (wide, is_marked) =
        (wide_of(head).or(charset.filter(|given| given.is_wide())), Charset::marked(head).is_some());
    let Some(wide) = wide else { return SgfSource::in_charset(source, variations, charset) };
    let text: Box<dyn BufRead> = Box::new(Decoder::in_charset(source, Some(wide)).with_own_ends());
    SgfSource::new(text, variations).written_in(wide, is_marked)
}

/// The games of a part of a file, of which the first has this number, after so many bytes and lines.
pub(crate) fn sgf_after(source: Box<dyn BufRead>, number: usize, (bytes, lines): (usize, usize)) -> GamesOfFile {
    let games = SgfSource::new(source, Variations::Keep).after(bytes, lines);
    Box::new(Sgf { games: Some(games), is_named: true, count: number.saturating_sub(1), place: (bytes, lines) })
}

/// The games of a file of SGF; how the file stands is told after them.
pub(crate) struct Sgf {
    games: Option<SgfSource<Box<dyn BufRead>>>,
    /// Whether the code page was named, so that it need not be told.
    is_named: bool,
    count: usize,
    place: (usize, usize),
}

impl Sgf {
    /// Bytes and lines before the game that was read last.
    pub const fn place(&self) -> (usize, usize) {
        self.place
    }
}

impl Iterator for Sgf {
    type Item = io::Result<GameReading>;

    fn next(&mut self) -> Option<io::Result<GameReading>> {
        let games = self.games.as_mut()?;
        let Some(read) = games.next() else {
            let (form, rest) = (games.form(), games.rest());
            self.games = None;
            let told = GameReading::of_form(form, self.is_named).unwrap_or_else(GameReading::none);
            return Some(Ok(GameReading { rest: Some(rest), ..told }));
        };
        self.place = games.place();
        let read = read.map(|read| reading(read, self.count + 1));
        self.count += usize::from(read.as_ref().is_ok_and(|read| read.is_game));
        Some(read)
    }
}

/// So many places of a library are kept with its variations; what is left out is told.
const MOST_PLACES: usize = 1 << 20;

/// A library is one game with its variations.
pub(super) fn lib(source: Box<dyn BufRead>) -> io::Result<GamesOfFile> {
    let (library, unread) = read_lib_from(source, MOST_PLACES)?;
    Ok(one(Read { unread, ..Read::of(of_tree(library.tree)) }))
}

/// A library that is only to be judged: the tree is played through and not kept.
pub(super) fn survey(source: Box<dyn BufRead>) -> io::Result<GamesOfFile> {
    let Survey { line, unplayed, unread } = survey_lib(source, MOST_FINDINGS)?;
    Ok(Box::new(std::iter::once(Ok(judged(Read { unread, ..Read::of(of_tree(line)) }, unplayed, 1)))))
}

/// A game of moves alone.
fn of_tree(tree: Tree) -> Game {
    let mut game = Game::new(Variant::Renju.start());
    game.tree = tree;
    game
}

pub(super) fn pos(source: Box<dyn BufRead>) -> io::Result<GamesOfFile> {
    Ok(one(read(read_pos(&whole(source, POS_BYTES)?))))
}

pub(super) fn rif(source: Box<dyn BufRead>, charset: Option<Charset>) -> GamesOfFile {
    Box::new(RifTold { games: rif_games(source, charset), is_named: charset.is_some() })
}

/// The games of an archive, and how the file stands after them.
struct RifTold {
    games: Rif,
    is_named: bool,
}

impl Iterator for RifTold {
    type Item = io::Result<GameReading>;

    fn next(&mut self) -> Option<io::Result<GameReading>> {
        self.games.next().or_else(|| {
            let is_told = std::mem::replace(&mut self.games.is_told, true);
            let form = self.games.games.form();
            GameReading::of_form(form, self.is_named).filter(|_| !is_told && !self.games.is_over).map(Ok)
        })
    }
}

/// The same, with the places of the games.
pub(crate) fn rif_games(source: Box<dyn BufRead>, charset: Option<Charset>) -> Rif {
    Rif { games: RifGames::in_charset(source, charset), count: 0, is_over: false, is_told: false }
}

/// The games of a part of an archive, of which the first has this number, after so many lines; `whole` is the archive from its
/// beginning, for the names.
pub(crate) fn rif_after(
    whole: Box<dyn BufRead>,
    source: Box<dyn BufRead>,
    charset: Option<Charset>,
    (number, lines): (usize, usize),
) -> GamesOfFile {
    let names = RifGames::in_charset(whole, charset).names();
    let games = RifGames::after(lines, source, charset, names);
    Box::new(Rif { games, count: number.saturating_sub(1), is_over: false, is_told: true })
}

/// Reads a file of SGF to its end.
pub(super) fn decode_sgf(source: Box<dyn BufRead>, charset: Option<Charset>) -> io::Result<FileForm> {
    let mut games = sgf_source(source, Variations::Skip, charset);
    for read in games.by_ref() {
        if let Some(LocatedError { line, fault: FileError::Undecodable(charset), .. }) = read?.unread {
            return Err(Undecodable { line: number(line.unwrap_or_default()), charset }.into());
        }
    }
    Ok(games.form())
}

/// Reads an archive to its end.
pub(super) fn decode(source: Box<dyn BufRead>, charset: Option<Charset>) -> io::Result<FileForm> {
    let mut games = RifGames::in_charset(source, charset);
    while games.next().is_some() {}
    games.trouble().map_or_else(|| Ok(games.form()), Err)
}

/// The games of an archive; trouble with the file comes last.
pub(crate) struct Rif {
    games: RifGames<Box<dyn BufRead>>,
    count: usize,
    is_over: bool,
    /// Whether it was told how the file stands.
    is_told: bool,
}

impl Rif {
    /// Where the game begins that was read last.
    pub const fn place(&self) -> RifPlace {
        self.games.place()
    }

    /// The encoding of the file so far; `None` if it is UTF-8.
    pub fn charset(&self) -> Option<Charset> {
        self.games.form().charset
    }
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
            return Some(Err(trouble));
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
        Ok(moves) => Read::of(of_tree(Tree::of_moves(moves.into_iter().map(golos_rules::Move::Renju)))),
        Err(unread) => Read { unread: Some(unread), ..Read::default() },
    }
}

fn reading(read: Read, count: usize) -> GameReading {
    let mut found = read.out_of_turn.clone();
    found.extend(unplayed(&read.game, MOST_FINDINGS));
    judged(read, found, count)
}

/// What was read, with the moves that cannot be made in it and in its variations.
fn judged(read: Read, found: Vec<Unplayed>, count: usize) -> GameReading {
    let Read { mut game, out_of_turn, unread } = read;
    let is_empty = game.tree.is_empty() && game.tags.is_empty();
    let Played { moves, position, broken } = play(&game);
    // A move out of turn ends the game itself if it stands after its last move.
    let is_last = out_of_turn.iter().any(|found| found.number == moves + 1);
    let mut findings: Vec<Vec<Sentence>> = found.iter().map(|found| sentences(found, count)).collect();
    findings.extend(unclaimed(&game, moves).iter().map(|foul| foul_sentences(foul, count)));
    findings.extend(against_board(&game, &position).map(|problem| vec![at_game(count), problem]));
    findings.extend(unread.as_ref().map(|unread| vec![place(unread), problem(&unread.fault)]));
    if broken.is_some() {
        game.tree = game.tree.head(moves);
    }
    let undecodable = unread.as_ref().and_then(|unread| match unread.fault {
        FileError::Undecodable(charset) => Some(Undecodable { line: number(unread.line.unwrap_or_default()), charset }),
        _ => None,
    });
    let is_lost = unread.is_some() && game.tree.is_empty();
    GameReading {
        is_game: !(is_empty
            && matches!(unread, Some(LocatedError { fault: FileError::Unclear(_) | FileError::Xml(_), .. }))),
        is_broken: unread.is_some() || broken.is_some() || is_last,
        game: (!is_lost).then(|| FileGame(Box::new(game))),
        findings,
        undecodable,
        ..GameReading::none()
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
        FileError::Impossible(why) => speech::impossible(why),
        FileError::LateSetup => message::check_late_setup(),
        FileError::NotLibrary => message::check_not_library(),
        FileError::Version { major, minor } => about(message::check_library_version, format!("{major}.{minor}")),
        FileError::Taken(text) => about(message::check_unlawful, text),
        FileError::Undecodable(charset) => about(message::check_not_charset, charset.name()),
        FileError::Xml(text) => about(message::check_xml, text),
        FileError::TooLong => message::check_too_long(),
        FileError::ManyNames => message::check_many_names(),
        FileError::LateNames => message::check_late_names(),
    }
}

/// What is said of a move that cannot be made.
fn sentences(found: &Unplayed, count: usize) -> Vec<Sentence> {
    let place = message::check_at_move(number(count), number(found.number));
    let letters = renju::Letters::AToP;
    let why = match found.broken {
        Broken::OutOfTurn => Some(message::check_out_of_turn()),
        Broken::StoneError(reason) => speech::renju::unplayable(found.mv, reason, letters),
    };
    [place, about(message::check_unlawful, found.mv.text(letters))].into_iter().chain(why).collect()
}

/// The fouls of a game with a result, but for the one that it was lost by (R-9.2.4.2).
fn unclaimed(game: &Game, moves: usize) -> Vec<FoulStone> {
    let found = if game.result.is_some() { fouls(game) } else { Vec::new() };
    let has_lost = |foul: &FoulStone| foul.number == moves && game.result == Some(Score::White);
    found.into_iter().filter(|foul| !has_lost(foul)).collect()
}

fn foul_sentences(foul: &FoulStone, count: usize) -> Vec<Sentence> {
    let place = message::check_at_move(number(count), number(foul.number));
    vec![place, speech::renju::foul(foul.point, foul.kinds, renju::Letters::AToP)]
}

/// The result that the last position brings about, where the file has another.
fn against_board(game: &Game, last: &renju::Position) -> Option<Sentence> {
    let board = on_board(last)?;
    let written = game.result.filter(|written| *written != board)?;
    let text = |score| Slot::Text(result_text(score, None));
    Some(message::check_board_score(text(written), text(board)))
}
