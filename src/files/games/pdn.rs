//! Files of draughts.

use std::io::{self, BufRead, Cursor, Read as _};

use super::crew::{BATCH, JudgedPart};
use super::lines::{FileLines, LINE_BYTES};
use super::{FileGame, GameReading, about};
use golos_rules::draughts::Variant;
use golos_rules::draughts::pdn::{Extent, FileFinding, Games, Plain, Problem, Read, Score};
use golos_speech::draughts::why_illegal;
use golos_wording::{Sentence, Slot, message};

/// The games of a file, in order; trouble with the file comes last.
pub(super) struct PdnReader {
    games: Games<FileLines<Box<dyn BufRead>>>,
    is_over: bool,
}

impl PdnReader {
    pub fn new(source: Box<dyn BufRead>, assumed: Option<&'static Variant>) -> PdnReader {
        PdnReader::behind(0, source, assumed)
    }

    /// The games behind so many lines of a file.
    fn behind(lines: u32, source: Box<dyn BufRead>, assumed: Option<&'static Variant>) -> PdnReader {
        PdnReader { games: Games::new(FileLines::new(source), assumed).behind(lines), is_over: false }
    }
}

impl Iterator for PdnReader {
    type Item = io::Result<GameReading>;

    fn next(&mut self) -> Option<io::Result<GameReading>> {
        if self.is_over {
            return None;
        }
        if let Some(read) = self.games.next() {
            return Some(Ok(reading(read)));
        }
        self.is_over = true;
        let trouble = self.games.lines().trouble()?;
        Some(Err(io::Error::new(trouble.kind(), trouble.to_string())))
    }
}

/// Some games of a file: whole lines, and how many stand before them.
#[derive(Default)]
pub(super) struct Batch {
    text: Vec<u8>,
    before: u32,
}

/// Judges the games of a batch.
pub(super) fn judge(batch: &Batch, assumed: Option<&'static Variant>) -> Vec<JudgedPart> {
    let mut parts = Vec::new();
    let (mut plain, mut before) = (Plain::new(assumed), batch.before);
    for game in apart(&batch.text) {
        match plain.moves(game) {
            Some(moves) => JudgedPart::add_sound(&mut parts, moves),
            None => {
                for read in Games::new(FileLines::new(game), assumed).behind(before) {
                    JudgedPart::add(&mut parts, reading(read));
                }
            }
        }
        // A line that is too long is read as several.
        let pieces = |line: &[u8]| (line.len() as u64).div_ceil(LINE_BYTES);
        let lines: u64 = game.split_inclusive(|byte| *byte == b'\n').map(pieces).sum();
        before = before.saturating_add(u32::try_from(lines).unwrap_or(u32::MAX));
    }
    parts
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
    source: Box<dyn BufRead>,
    /// What was read of the next batch.
    next: Batch,
    lines: u32,
    is_over: bool,
    /// Whether there is a rest.
    is_cut: bool,
}

/// A rest in which no place was found to cut, in bytes.
const LONGEST: usize = 4 * 1024 * 1024;

/// What cannot be cut into batches.
pub(super) struct Rest {
    source: Box<dyn BufRead>,
    before: u32,
}

impl Rest {
    pub fn games(self, assumed: Option<&'static Variant>) -> PdnReader {
        PdnReader::behind(self.before, self.source, assumed)
    }
}

impl Batches {
    pub fn new(source: Box<dyn BufRead>) -> Batches {
        Batches { source, next: Batch::default(), lines: 0, is_over: false, is_cut: false }
    }

    pub fn rest(self) -> Option<Rest> {
        let Batch { text, before } = self.next;
        self.is_cut.then(|| Rest { source: Box::new(Cursor::new(text).chain(self.source)), before })
    }

    /// Reads a line, or a piece of one that is too long; how many bytes it has.
    fn line(&mut self) -> io::Result<usize> {
        let read = self.source.by_ref().take(LINE_BYTES).read_until(b'\n', &mut self.next.text)?;
        self.lines = self.lines.saturating_add(u32::from(read > 0));
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
                let next = Batch { text, before: self.lines - 1 };
                return Some(Ok(std::mem::replace(&mut self.next, next)));
            }
            if self.next.text.len() > LONGEST {
                (self.is_over, self.is_cut) = (true, true);
                return None;
            }
        }
        let last = std::mem::take(&mut self.next);
        (!self.is_cut && !last.text.is_empty()).then_some(Ok(last))
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
        findings: read.findings.iter().map(|finding| told(finding, &read)).collect(),
        is_game: read.extent != Extent::NoGame,
        is_broken: read.extent == Extent::BrokenOff,
        game: read.game.map(|game| FileGame::Draughts(Box::new(game))),
    }
}

fn told(finding: &FileFinding, read: &Read) -> Vec<Sentence> {
    let place = message::check_place(finding.place.line, finding.place.column);
    let reason = match (&finding.problem, &read.game) {
        (Problem::Illegal(reason), Some(game)) => why_illegal(*reason, game.variant.geometry()),
        _ => None,
    };
    [Some(place), Some(problem(finding)), reason].into_iter().flatten().collect()
}

fn problem(finding: &FileFinding) -> Sentence {
    let told = |message: fn(Slot) -> Sentence| about(message, finding.read.clone());
    let against = |message: fn(Slot, Slot) -> Sentence, score: Score| {
        message(Slot::Text(finding.read.clone()), Slot::Text(score.chess().to_owned()))
    };
    match &finding.problem {
        Problem::Stray => told(message::check_stray),
        Problem::Tag => told(message::check_tag),
        Problem::GameType => told(message::check_game_type),
        Problem::Fen(_) => told(message::check_position),
        Problem::Result => told(message::check_score),
        Problem::TwoResults { tag } => against(message::check_two_scores, *tag),
        Problem::AgainstBoard { board } => against(message::check_board_score, *board),
        Problem::Unread(_) => told(message::check_unread),
        Problem::Illegal(_) => told(message::check_unlawful),
        Problem::Quiet => told(message::check_quiet),
        Problem::Ambiguous(_) => told(message::check_ambiguous),
        Problem::OpenComment => message::check_open_comment(),
        Problem::OpenVariation => message::check_open_variation(),
        Problem::NoVariation => message::check_no_variation(),
        Problem::TooDeep => message::check_too_deep(),
        Problem::TooLong => message::check_too_long(),
    }
}
