//! Files of games in lines of text: draughts and chess.

use std::io::{self, BufRead, Cursor, Read as _};

use super::crew::{BATCH, JudgedPart};
use super::{FileGame, GameReading, ReadOptions, about};
use golos_rules::chess::pgn;
use golos_rules::draughts::{self, pdn};
use golos_rules::movetext::{Extent, FileFinding, Games, Heads, Problem, Read};
use golos_rules::tree::Score;
use golos_rules::{Decoder, FileForm, IllegalReason, Position, Undecodable};
use golos_speech as speech;
use golos_wording::{Sentence, Slot, message};

/// A format of games in lines of text.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LineFormat {
    /// Draughts, of the kind that is assumed where a file does not say it.
    Pdn(Option<&'static draughts::Variant>),
    /// Chess.
    Pgn,
}

impl LineFormat {
    /// The games after so many lines of a file.
    fn games<R: BufRead>(self, lines: u32, source: Decoder<R>) -> Games<R> {
        match self {
            LineFormat::Pdn(assumed) => pdn::games_after(lines, source, assumed),
            LineFormat::Pgn => pgn::games_after(lines, source),
        }
    }

    /// The heads of the games of a file.
    pub fn heads<R: BufRead>(self, source: R) -> Heads<R> {
        match self {
            LineFormat::Pdn(assumed) => pdn::heads(source, assumed),
            LineFormat::Pgn => pgn::heads(source),
        }
    }
}

/// The games of a file, in order; trouble with the file comes last. The code page of a file that is not Unicode, and its
/// damaged lines, are told after its games.
pub(super) struct LineReader {
    games: Games<Box<dyn BufRead>>,
    /// Whether the code page was named, so that it need not be told.
    is_named: bool,
    /// What is told after the games; `None` before that.
    rest: Option<std::vec::IntoIter<GameReading>>,
}

/// A source in lines of text with how it is to be read.
fn decoder(source: Box<dyn BufRead>, options: ReadOptions) -> Decoder<Box<dyn BufRead>> {
    let decoder = Decoder::in_charset(source, options.charset);
    let decoder = if options.is_faithful { decoder.faithful() } else { decoder };
    if options.is_tolerant { decoder.tolerant() } else { decoder }
}

/// Decodes a source to its end.
pub(super) fn decode(source: Box<dyn BufRead>, options: ReadOptions) -> io::Result<FileForm> {
    let mut decoder = Decoder::in_charset(source, options.charset);
    io::copy(&mut decoder, &mut io::sink())?;
    Ok(decoder.form())
}

/// What is reported about the whole file.
fn of_file(form: FileForm, is_named: bool, damaged: &[Undecodable]) -> Vec<GameReading> {
    let damaged = damaged.iter().copied().map(GameReading::of_damage);
    GameReading::of_form(form, is_named).into_iter().chain(damaged).collect()
}

impl LineReader {
    pub fn new(source: Box<dyn BufRead>, format: LineFormat, options: ReadOptions) -> LineReader {
        LineReader::after(0, source, format, options)
    }

    /// The games of a part of a file, after so many lines.
    pub fn after(lines: u32, source: Box<dyn BufRead>, format: LineFormat, options: ReadOptions) -> LineReader {
        let games = format.games(lines, decoder(source, options));
        LineReader { games, is_named: options.charset.is_some(), rest: None }
    }
}

impl Iterator for LineReader {
    type Item = io::Result<GameReading>;

    fn next(&mut self) -> Option<io::Result<GameReading>> {
        if self.rest.is_none()
            && let Some(read) = self.games.next()
        {
            return Some(read.map(reading));
        }
        let rest = self.rest.get_or_insert_with(|| {
            let mut rest = of_file(self.games.form(), self.is_named, self.games.damaged());
            rest.extend(self.games.rest().map(GameReading::of_rest));
            rest.into_iter()
        });
        rest.next().map(Ok)
    }
}

/// Some games of a file: whole lines, and how many stand before them.
#[derive(Default)]
pub(super) struct Batch {
    text: Vec<u8>,
    before: u32,
}

/// Judges the games of a batch: those that are written plainly at once, the others as they are read.
pub(super) fn judge(batch: &Batch, format: LineFormat) -> Vec<JudgedPart> {
    let mut parts = Vec::new();
    let mut before = batch.before;
    let mut plain = match format {
        LineFormat::Pdn(assumed) => PlainJudge::Pdn(pdn::Plain::new(assumed)),
        LineFormat::Pgn => PlainJudge::Pgn(pgn::Plain::default()),
    };
    // What was judged at once since the last look at the lines, whose number is asked for seldom.
    let mut uncounted = 0;
    let mut rest = batch.text.as_slice();
    for game in apart(&batch.text) {
        match plain.moves(game) {
            Some(moves) => {
                JudgedPart::add_sound(&mut parts, moves);
                uncounted += game.len();
            }
            None => {
                let (passed, here) = rest.split_at(uncounted);
                before = before.saturating_add(lines(passed));
                // A text in the memory is read without trouble.
                for read in format.games(before, Decoder::new(game)).map_while(Result::ok) {
                    JudgedPart::add(&mut parts, reading(read));
                }
                (rest, uncounted) = (here, game.len());
            }
        }
    }
    parts
}

fn lines(text: &[u8]) -> u32 {
    u32::try_from(memchr::memchr_iter(b'\n', text).count()).unwrap_or(u32::MAX)
}

/// What judges games at once.
enum PlainJudge {
    Pdn(pdn::Plain),
    Pgn(pgn::Plain),
}

impl PlainJudge {
    fn moves(&mut self, game: &[u8]) -> Option<usize> {
        match self {
            PlainJudge::Pdn(plain) => plain.moves(game),
            PlainJudge::Pgn(plain) => plain.moves(game),
        }
    }
}

/// The games of a text, cut where one is surely over and the next one begins.
fn apart(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut over = Over::default();
        let mut end = 0;
        for line in rest.split_inclusive(|byte| *byte == b'\n') {
            if over.is_before(line) {
                break;
            }
            end += line.len();
        }
        let (game, behind) = rest.split_at(end);
        rest = behind;
        (!game.is_empty()).then_some(game)
    })
}

/// Whether a game is surely over, line by line.
#[derive(Default)]
struct Over {
    /// Whether a result was the last of the moves.
    has_result: bool,
    /// Whether a blank line came behind it.
    is_apart: bool,
}

impl Over {
    /// Takes the next line in; whether it begins another game.
    fn is_before(&mut self, line: &[u8]) -> bool {
        let line = line.trim_ascii();
        if line.is_empty() {
            self.is_apart |= self.has_result;
            return false;
        }
        let is_next = self.is_apart && line.starts_with(b"[");
        self.has_result = ends_game(line);
        self.is_apart = false;
        is_next
    }
}

/// A file cut into batches where a game is surely over and the next one begins: behind a result and a blank line, before
/// a tag. A file that has no such place for long comes to an end here, and its [`rest`](Batches::rest) is read in a row.
pub(super) struct Batches {
    source: Decoder<Box<dyn BufRead>>,
    /// Whether the code page was named, so that it need not be told.
    is_named: bool,
    /// What was read of the next batch.
    next: Batch,
    lines: u32,
    is_over: bool,
    /// Whether there is a rest.
    is_cut: bool,
}

/// A rest in which no place was found to cut, in bytes.
const LONGEST: usize = 4 * 1024 * 1024;

/// A longer line is read in pieces, in bytes; nothing may fill the memory.
const LINE_BYTES: u64 = 64 * 1024;

impl Batches {
    pub fn new(source: Box<dyn BufRead>, options: ReadOptions) -> Batches {
        let source = decoder(source, options);
        let is_named = options.charset.is_some();
        Batches { source, is_named, next: Batch::default(), lines: 0, is_over: false, is_cut: false }
    }

    /// What was found out of the file as a whole.
    pub fn of_file(&self) -> Vec<GameReading> {
        of_file(self.source.form(), self.is_named, self.source.damaged())
    }

    /// What cannot be cut into batches.
    pub fn rest(self, format: LineFormat) -> Option<LineReader> {
        let Batch { text, before } = self.next;
        self.is_cut.then(|| {
            let source: Box<dyn BufRead> = Box::new(Cursor::new(text).chain(self.source));
            LineReader { games: format.games(before, Decoder::new(source)), is_named: false, rest: None }
        })
    }

    /// Reads a line, or a piece of one that is too long; how many bytes it has.
    fn line(&mut self) -> io::Result<usize> {
        let read = self.source.by_ref().take(LINE_BYTES).read_until(b'\n', &mut self.next.text)?;
        self.lines = self.lines.saturating_add(u32::from(self.next.text.ends_with(b"\n")));
        Ok(read)
    }
}

impl Iterator for Batches {
    type Item = io::Result<Batch>;

    fn next(&mut self) -> Option<io::Result<Batch>> {
        let mut over = Over::default();
        while !self.is_over {
            let start = self.next.text.len();
            match self.line() {
                Ok(0) => self.is_over = true,
                Ok(_) => {}
                Err(error) => {
                    self.is_over = true;
                    return Some(Err(error));
                }
            }
            let is_next = over.is_before(self.next.text.get(start..).unwrap_or_default());
            if is_next && start >= BATCH {
                let text = self.next.text.split_off(start);
                let next = Batch { text, before: self.lines.saturating_sub(1) };
                return Some(Ok(std::mem::replace(&mut self.next, next)));
            }
            if self.next.text.len() > LONGEST {
                (self.is_over, self.is_cut) = (true, true);
                return None;
            }
        }
        let last = if self.is_cut { Batch::default() } else { std::mem::take(&mut self.next) };
        (!last.text.is_empty()).then_some(Ok(last))
    }
}

/// Whether a line of moves ends with a result.
fn ends_game(line: &[u8]) -> bool {
    const ENDS: [&[u8]; 8] = [b"*", b"1-0", b"0-1", b"1/2-1/2", b"2-0", b"0-2", b"1-1", b"0-0"];
    !line.starts_with(b"[")
        && !line.starts_with(b";")
        && !line.starts_with(b"%")
        && ENDS.iter().any(|end| line.ends_with(end))
}

fn reading(read: Read) -> GameReading {
    GameReading {
        findings: read.findings.iter().map(|finding| placed(finding, &read)).collect(),
        is_game: read.extent != Extent::NoGame,
        is_broken: read.extent == Extent::BrokenOff,
        game: read.game.map(|game| FileGame(Box::new(game))),
        ..GameReading::none()
    }
}

/// What was found, after its place.
fn placed(finding: &FileFinding, read: &Read) -> Vec<Sentence> {
    let place = message::check_place(finding.place.line, finding.place.column);
    let start = read.game.as_ref().map(|game| &game.start);
    [vec![place], found(finding, start)].concat()
}

/// What was found in a game that starts from this position, `None` if there is none, and why it cannot be so.
#[must_use]
pub fn found(finding: &FileFinding, start: Option<&Position>) -> Vec<Sentence> {
    let reason = match (&finding.problem, start) {
        (Problem::Illegal(IllegalReason::Draughts(reason)), Some(Position::Draughts(start))) => {
            speech::draughts::why_illegal(*reason, start.geometry())
        }
        (Problem::Illegal(IllegalReason::Chess(reason)), _) => Some(speech::chess::why_illegal(*reason)),
        (Problem::Position(reason), _) => Some(speech::no_position(reason)),
        _ => None,
    };
    [Some(problem(finding)), reason].into_iter().flatten().collect()
}

fn problem(finding: &FileFinding) -> Sentence {
    let read = || Slot::Text(finding.read.clone());
    let told = |message: fn(Slot) -> Sentence| about(message, finding.read.clone());
    let against =
        |message: fn(Slot, Slot) -> Sentence, score: Score| message(read(), Slot::Text(score.chess().to_owned()));
    match &finding.problem {
        Problem::Stray => told(message::check_stray),
        Problem::Tag => told(message::check_tag),
        Problem::TagForm { value } => message::check_tag_form(read(), Slot::Text(value.clone())),
        Problem::TagTwice => told(message::check_tag_twice),
        Problem::GameType => told(message::check_game_type),
        Problem::OtherGame => told(message::check_other_game),
        Problem::Impossible(why) => speech::impossible(why),
        Problem::Position(_) => told(message::check_position),
        Problem::Castling => told(message::check_castling),
        Problem::EnPassant => told(message::check_en_passant),
        Problem::Result => told(message::check_score),
        Problem::TwoResults { tag } => against(message::check_two_scores, *tag),
        Problem::AgainstBoard { board } => against(message::check_board_score, *board),
        Problem::Unread(_) => told(message::check_unread),
        Problem::Illegal(_) => told(message::check_unlawful),
        Problem::Quiet => told(message::check_quiet),
        Problem::Ambiguous(moves) => match moves.first() {
            Some(golos_rules::Move::Draughts(_)) => told(message::check_ambiguous),
            _ => told(message::check_several),
        },
        Problem::Form { plain, count } => message::check_form(read(), Slot::Text(plain.clone()), *count),
        Problem::Letters { letters } => message::check_letters(Slot::Text((*letters).to_owned())),
        Problem::OpenComment => message::check_open_comment(),
        Problem::OpenVariation => message::check_open_variation(),
        Problem::NoVariation => message::check_no_variation(),
        Problem::EarlyVariation => message::check_early_variation(),
        Problem::TooDeep => message::check_too_deep(),
        Problem::TooLong => message::check_too_long(),
    }
}
