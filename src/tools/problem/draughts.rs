//! The solution of a position of draughts.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;

use golos_cli::SolveArgs;
use golos_endings::Game;
use golos_files::part::{PartialFile, Readers};
use golos_problem::{Blocked, FirstMove, LineEnd, NotSaved, Progress, Solver, Stipulation, Task, Verdict};
use golos_rules::draughts::{Goal, Move, Position};
use golos_wording::{Sentence, Slot, io_reason, message};

use super::known::KnownEndings;
use super::show::task_named;
use super::solution::{Found, MoveFound, Solution};
use super::work::{ProgressLines, until};
use crate::around::{CommandFailure, Surroundings, number, quoted};

/// Solves a position; what it says while it works goes to `aside`.
pub(super) fn solve(
    position: &Position,
    args: &SolveArgs,
    around: &Surroundings<'_>,
    aside: &mut dyn Write,
    endings: &mut Option<KnownEndings>,
) -> Result<Solution, CommandFailure> {
    let game = Game::of(position.variant()).ok_or_else(|| message::problem_no_solver(quoted(&args.rules)))?;
    if args.program.is_some() {
        return Err(message::problem_program_of_chess().into());
    }
    let task = task(args)?;
    if matches!(task, Task::Block(_)) && position.variant().goal() == Goal::Give {
        return Err(message::problem_other_game(task_named(args.task), quoted(&args.rules)).into());
    }
    let endings = KnownEndings::of(endings, game, args.pieces, around)?;
    let is_stopped = until(args, around);
    let memory = usize::try_from(args.memory).unwrap_or(usize::MAX);
    let mut solver = Solver::new(game, task, memory, endings, &is_stopped);
    if let Some(path) = &args.state {
        remember(&mut solver, position, path)?;
    }
    let mut lines = ProgressLines::new(around, aside);
    let report = solver.solve(position, args.nodes, &mut |Progress { nodes, open }| {
        lines.say(|| message::problem_working_on(number(nodes), number(open)));
    });
    if let Some(path) = &args.state {
        keep(&solver.saved(position), path)?;
    }
    let moves = report.moves.iter().map(|first| found(position, first)).collect();
    Ok(Solution { side: position.turn(), moves, nodes: report.nodes, was_stopped: report.was_stopped, by: None })
}

fn task(args: &SolveArgs) -> Result<Task, CommandFailure> {
    let blocked = args.men.zip(args.kings).map(|(men, kings)| Blocked { men, kings });
    match args.task {
        _ if args.moves.is_some() => Err(message::problem_no_number(task_named(args.task)).into()),
        Stipulation::Win => Ok(Task::Win),
        Stipulation::Draw => Ok(Task::Draw),
        Stipulation::Block => Ok(Task::Block(blocked)),
        Stipulation::Mate(..) => Err(message::problem_other_game(task_named(args.task), quoted(&args.rules)).into()),
    }
}

fn found(position: &Position, first: &FirstMove) -> MoveFound {
    let text = |mv: &Move| mv.full(position.geometry());
    let (found, line) = match &first.verdict {
        Verdict::Fulfils(line) => (Found::Fulfils { plies: line.plies.map(|plies| plies + 1) }, Some(line)),
        Verdict::Fails(line) => (Found::Fails, Some(line)),
        Verdict::Open { depth } => (Found::Open { depth: *depth }, None),
    };
    let moves = line.map_or(&[][..], |line| &line.moves);
    MoveFound {
        text: text(&first.mv),
        found,
        line: std::iter::once(&first.mv).chain(moves).map(text).collect(),
        repeats: line.is_some_and(|line| line.end == LineEnd::Repetition),
    }
}

/// Continues the search of the file, if it exists.
fn remember(solver: &mut Solver<'_>, position: &Position, path: &Path) -> Result<(), CommandFailure> {
    let named = || Slot::Text(path.display().to_string());
    match fs::read(path) {
        Ok(bytes) => {
            solver.remember(position, &bytes).map_err(|why| message::ending_file(named(), not_saved(&why)).into())
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(message::ending_file(named(), io_reason(&error)).into()),
    }
}

fn not_saved(why: &NotSaved) -> Sentence {
    match why {
        NotSaved::Damaged => message::problem_no_search(),
        NotSaved::OtherProblem => message::problem_other_search(),
    }
}

/// Keeps the search in the file.
fn keep(bytes: &[u8], path: &Path) -> Result<(), CommandFailure> {
    let write = || {
        let mut part = PartialFile::begin(path, Readers::Usual)?;
        part.write_all(bytes)?;
        part.replace()
    };
    let named = || Slot::Text(path.display().to_string());
    write().map_err(|error| message::ending_file(named(), io_reason(&error)).into())
}
