//! Files of draughts.

use std::io::{self, BufRead};

use super::lines::Lines;
use super::{FileGame, Reading, about};
use crate::rules::draughts::Variant;
use crate::rules::draughts::pdn::{Extent, Finding, Games, Problem, Read, Score};
use crate::speech::why_illegal;
use crate::wording::{Sentence, Slot};

/// The games of a file, in order; trouble with the file comes last.
pub(super) struct Reader {
    games: Games<Lines<Box<dyn BufRead>>>,
    is_over: bool,
}

impl Reader {
    pub fn new(source: Box<dyn BufRead>, assumed: Option<&'static Variant>) -> Reader {
        Reader { games: Games::new(Lines::new(source), assumed), is_over: false }
    }
}

impl Iterator for Reader {
    type Item = io::Result<Reading>;

    fn next(&mut self) -> Option<io::Result<Reading>> {
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

fn reading(read: Read) -> Reading {
    Reading {
        findings: read.findings.iter().map(|finding| told(finding, &read)).collect(),
        is_game: read.extent != Extent::NoGame,
        is_broken: read.extent == Extent::BrokenOff,
        game: read.game.map(|game| FileGame::Draughts(Box::new(game))),
    }
}

fn told(finding: &Finding, read: &Read) -> Vec<Sentence> {
    let place = Sentence::new("check-place").with("n", finding.place.line).with("m", finding.place.column);
    let reason = match (&finding.problem, &read.game) {
        (Problem::Illegal(reason), Some(game)) => why_illegal(*reason, game.variant.geometry()),
        _ => None,
    };
    [Some(place), Some(problem(finding)), reason].into_iter().flatten().collect()
}

fn problem(finding: &Finding) -> Sentence {
    let told = |key| about(key, finding.read.clone());
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
