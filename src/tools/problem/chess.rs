//! The solution of a chess problem.

use std::io::Write;

use golos_cli::SolveArgs;
use golos_problem::{Genre, Length, MateVerdict, Stipulation, solve_mate};
use golos_rules::chess::{Letters, Move, Position};
use golos_wording::{Slot, message};

use super::popeye;
use super::show::task_named;
use super::solution::{Found, MoveFound, Solution};
use super::work::{ProgressLines, until};
use crate::around::{CommandFailure, Surroundings, number, quoted};

/// Solves a problem; what it says while it works goes to `aside`.
pub(super) fn solve(
    position: &Position,
    (genre, length): (Genre, Option<Length>),
    args: &SolveArgs,
    around: &Surroundings<'_>,
    aside: &mut dyn Write,
) -> Result<Solution, CommandFailure> {
    let length = length.or(args.moves).ok_or_else(|| message::problem_needs_number(task(genre)))?;
    if length.has_half && genre != Genre::HelpMate {
        return Err(message::problem_no_half(task(genre)).into());
    }
    if let Some(program) = &args.program {
        if !position.is_regular() {
            return Err(message::problem_not_playable(quoted(&args.position)).into());
        }
        return popeye::solve(program, position, (genre, length), args, around);
    }
    let (is_stopped, mut lines) = (until(args, around), ProgressLines::new(around, aside));
    let mut progress = |nodes: u64| lines.say(|| message::problem_working(number(nodes)));
    let report = solve_mate(position, genre, length, args.nodes, &is_stopped, &mut progress);
    let report = report.ok_or_else(|| message::problem_not_playable(quoted(&args.position)))?;
    let writing = Writing::new(args, around);
    let moves = report.moves.iter().flat_map(|first| match &first.verdict {
        MateVerdict::Fulfils { moves, lines } => {
            let plies = match genre {
                Genre::Direct => 2 * u16::from(*moves) - 1,
                Genre::SelfMate | Genre::ReflexMate => 2 * u16::from(*moves),
                Genre::HelpMate => 2 * u16::from(*moves) + u16::from(length.has_half),
            };
            let found =
                |line: &Vec<Move>| writing.found(position, first.mv, line, Found::Fulfils { plies: Some(plies) });
            lines.iter().map(found).collect()
        }
        MateVerdict::Fails { line } => vec![writing.found(position, first.mv, line, Found::Fails)],
        MateVerdict::Open { depth } => {
            vec![writing.found(position, first.mv, &[], Found::Open { depth: 2 * u16::from(*depth) })]
        }
    });
    let moves = moves.collect();
    Ok(Solution { side: position.turn(), moves, nodes: report.nodes, was_stopped: report.was_stopped, by: None })
}

fn task(genre: Genre) -> Slot {
    task_named(Stipulation::Mate(genre, None))
}

/// How moves are written.
pub(super) struct Writing {
    letters: Letters,
    /// In Latin letters, whatever the language.
    is_for_programs: bool,
}

impl Writing {
    pub fn new(args: &SolveArgs, around: &Surroundings<'_>) -> Writing {
        Writing { letters: around.wording.lang().notation().chess, is_for_programs: args.json }
    }

    pub fn found(&self, position: &Position, first: Move, rest: &[Move], found: Found) -> MoveFound {
        let (mut at, mut line) = (*position, Vec::new());
        for mv in std::iter::once(first).chain(rest.iter().copied()) {
            line.push(self.written(&at, mv));
            let Ok(after) = at.play(mv) else { break };
            at = after;
        }
        MoveFound { text: self.written(position, first), found, line, repeats: false }
    }

    pub fn written(&self, position: &Position, mv: Move) -> String {
        if self.is_for_programs { position.san(mv, Letters::Latin) } else { position.san(mv, self.letters) }
    }
}
