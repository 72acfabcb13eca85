//! The commands for problems and studies.

mod check;
mod chess;
mod contest;
mod draughts;
mod findings;
mod known;
mod mates;
mod show;
mod solution;
mod work;

use std::io::Write;

use golos_cli::{ProblemTask, SolveArgs};
use golos_problem::Stipulation;
use golos_rules::{Notation, Position};
use golos_wording::{Slot, message};

use crate::around::{CommandFailure, Surroundings, quoted};
use crate::family::example;
use crate::listing::ToolError;

/// Does what is asked of problems and studies; the exit code.
///
/// # Errors
/// [`CommandFailure`] says why it was not done.
pub fn run(
    task: ProblemTask,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    match task {
        ProblemTask::Solve(args) => solve(&args, around, out, aside),
        ProblemTask::Check(args) => check::run(&args, around, out),
        ProblemTask::Show(args) => show::run(&args, around, out),
        ProblemTask::Contest(args) => contest::run(&args, around, out),
    }
}

/// Solves a position. Exit code 1 if something stayed open.
fn solve(
    args: &SolveArgs,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let position = read_position(&args.position, &args.rules, around)?;
    let solution = match (&position, args.task) {
        (Position::Draughts(position), Stipulation::Win | Stipulation::Draw | Stipulation::Block) => {
            draughts::solve(position, args, around, aside)?
        }
        (Position::Chess(position), Stipulation::Mate(genre, length)) => {
            chess::solve(position, (genre, length), args, around, aside)?
        }
        _ => return Err(message::problem_other_game(Slot::Text(args.task.to_string()), quoted(&args.rules)).into()),
    };
    if args.json {
        writeln!(out, "{}", solution.json(args))?;
    } else {
        for sentence in solution.sentences() {
            around.say(&sentence, out)?;
        }
    }
    Ok(u8::from(solution.is_open()))
}

/// The position that is written so.
fn read_position(text: &str, rules: &str, around: &Surroundings<'_>) -> Result<Position, CommandFailure> {
    let found = around.rules.as_ref().ok_or_else(|| message::ending_no_game(quoted(rules)))?;
    let read = found.variant.read_position(text, Notation::FILES);
    read.map_err(|reason| {
        let example = example(found.variant);
        ToolError::Position { text: text.to_owned(), reason, example }.into()
    })
}
