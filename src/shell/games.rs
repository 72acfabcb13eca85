//! Files of games: their lines, as they are read, and what is wrong in them, in words.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use super::audit::Soundness;
use crate::profile::{ProfileError, find_rules};
use crate::rules::draughts::Variant;
use crate::rules::draughts::pdn::{Extent, Finding, Problem, Read, Score};
use crate::speech::why_illegal;
use crate::wording::{Form, Sentence, Slot, Style, Wording};

/// A longer line is read as several, in bytes; nothing may fill the memory.
const LINE_BYTES: u64 = 64 * 1024;

/// The lines of a file, one at a time, up to its end or to the first trouble.
pub(super) struct Lines<R> {
    source: R,
    trouble: Option<io::Error>,
}

impl Lines<BufReader<File>> {
    pub fn open(path: &Path) -> io::Result<Self> {
        File::open(path).map(|file| Lines::new(BufReader::new(file)))
    }
}

impl<R: BufRead> Lines<R> {
    pub const fn new(source: R) -> Lines<R> {
        Lines { source, trouble: None }
    }

    /// What ended the lines before the end of the file.
    pub const fn trouble(&self) -> Option<&io::Error> {
        self.trouble.as_ref()
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Vec<u8>;

    fn next(&mut self) -> Option<Vec<u8>> {
        let mut line = Vec::new();
        match io::Read::take(&mut self.source, LINE_BYTES).read_until(b'\n', &mut line) {
            Ok(0) => None,
            Ok(_) => Some(line),
            Err(error) => {
                self.trouble = Some(error);
                None
            }
        }
    }
}

/// The variant of a rule set, by its id or alias.
///
/// # Errors
/// [`ProfileError::Unknown`] with the ids that there are.
pub(super) fn variant(rules: &str) -> Result<&'static Variant, ProfileError> {
    match Variant::by_id(rules) {
        Some(variant) => Ok(variant),
        None => match find_rules(rules)?.variant.draughts() {
            Some(variant) => Ok(variant),
            None => Err(ProfileError::Unknown { kind: "draughts rules", id: rules.to_owned(), known: Vec::new() }),
        },
    }
}

/// What has been read so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    games: usize,
    kept: usize,
    moves: usize,
    findings: usize,
}

impl Tally {
    /// Counts one more game. What was found in it comes back, a line each: where, what, and what becomes of a game that
    /// is not whole.
    pub fn told(&mut self, read: &Read, wording: &Wording, style: Style) -> Vec<String> {
        self.games += usize::from(read.extent != Extent::NoGame);
        self.kept += usize::from(read.game.is_some());
        self.moves += read.game.as_ref().map_or(0, |game| game.line.plies.len());
        self.findings += read.findings.len();
        let style = Style { form: Form::Written, ..style };
        let mut lines: Vec<String> = read.findings.iter().map(|finding| told(finding, read, wording, style)).collect();
        if let (Some(last), Some(fate)) = (lines.last_mut(), fate(read, self.games)) {
            last.extend([" ", &wording.render(&fate, style)]);
        }
        lines
    }

    /// The games, moves and findings in words.
    pub fn sentence(self) -> Sentence {
        if self.games == 0 {
            return Sentence::new("check-no-games");
        }
        let sentence = Sentence::new("check-games").with("n", number(self.games)).with("m", number(self.moves));
        sentence.with("k", number(self.findings))
    }

    /// How sound that is: without a game there is nothing to read.
    pub const fn soundness(self) -> Soundness {
        match (self.kept, self.findings) {
            (0, _) => Soundness::Unreadable,
            (_, 0) => Soundness::Sound,
            _ => Soundness::Findings,
        }
    }
}

pub(super) fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn told(finding: &Finding, read: &Read, wording: &Wording, style: Style) -> String {
    let place = finding.place;
    let place = Sentence::new("check-place").with("n", place.line).with("m", place.column);
    let reason = match (&finding.problem, &read.game) {
        (Problem::Illegal(reason), Some(game)) => why_illegal(*reason, game.variant.geometry()),
        _ => None,
    };
    let sentences = [Some(place), Some(problem(finding)), reason];
    let words = sentences.into_iter().flatten().map(|sentence| wording.render(&sentence, style));
    words.collect::<Vec<_>>().join(" ")
}

/// What becomes of a game that is not whole.
fn fate(read: &Read, game: usize) -> Option<Sentence> {
    let about = |key| Sentence::new(key).with("n", number(game));
    match (&read.game, read.extent) {
        (Some(kept), Extent::BrokenOff) => {
            let names = ["White", "Black"].map(|side| kept.tag(side).unwrap_or("?")).join(" – ");
            let moves = number(kept.line.plies.len());
            Some(about("check-kept").with("text", Slot::Text(names)).with("m", moves))
        }
        (None, Extent::Nothing) => Some(about("check-not-kept")),
        _ => None,
    }
}

fn problem(finding: &Finding) -> Sentence {
    let text = Slot::Text(finding.read.clone());
    let told = |key| Sentence::new(key).with("text", text.clone());
    let against = |key, score: Score| told(key).with("other", Slot::Text(score.chess().to_owned()));
    match &finding.problem {
        Problem::Stray => told("check-stray"),
        Problem::Tag => told("check-tag"),
        Problem::GameType => told("check-game-type"),
        Problem::Fen(_) => told("check-position"),
        Problem::Result => told("check-score"),
        Problem::TwoResults { tag } => against("check-two-scores", *tag),
        Problem::AgainstBoard { board } => against("check-board-score", *board),
        Problem::Unread(_) => told("check-unread"),
        Problem::Illegal(_) => told("check-unlawful"),
        Problem::Ambiguous(_) => told("check-ambiguous"),
        Problem::OpenComment => Sentence::new("check-open-comment"),
        Problem::OpenVariation => Sentence::new("check-open-variation"),
        Problem::NoVariation => Sentence::new("check-no-variation"),
        Problem::TooDeep => Sentence::new("check-too-deep"),
        Problem::TooLong => Sentence::new("check-too-long"),
    }
}
