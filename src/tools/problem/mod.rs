//! The commands for problems and studies.

mod award;
mod check;
mod chess;
mod compose;
mod contest;
mod draughts;
mod export;
mod files;
mod findings;
mod input;
mod known;
mod lines;
mod mates;
mod popeye;
mod set;
mod sheets;
mod show;
mod solution;
mod work;

use std::io::{BufRead, Write};

use golos_cli::{ProblemTask, SolveArgs};
use golos_desk::{Presenter, SetUp};
use golos_game::RuleSet;
use golos_input::{Intent, SetUpRequest};
use golos_problem::Stipulation;
use golos_rules::{Notation, Position};
use golos_wording::{Slot, Style, message};

use crate::around::{CommandFailure, Surroundings, quoted};
use crate::family::example;
use crate::listing::{ToolError, entered};
use show::task_named;

/// Does what is asked of problems and studies; the exit code.
///
/// # Errors
/// [`CommandFailure`] says why it was not done.
pub fn run(
    task: ProblemTask,
    around: &Surroundings<'_>,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    match task {
        ProblemTask::Solve(args) => solve(&args, around, out, aside),
        ProblemTask::Check(args) => check::run(&args, around, out),
        ProblemTask::Show(args) => show::run(&args, around, out, aside),
        ProblemTask::Export(args) => export::run(&args, around, out, aside),
        ProblemTask::Compose(args) => compose::run(&args, around, input, out),
        ProblemTask::Answers(args) => export::answers(&args, around, out, aside),
        ProblemTask::Sheet(args) => sheets::run(&args, around, input, out),
        ProblemTask::Award(args) => award::run(&args, around, out),
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
            draughts::solve(position, args, around, aside, &mut None)?
        }
        (Position::Chess(position), Stipulation::Mate(genre, length)) => {
            chess::solve(position, (genre, length), args, around, aside)?
        }
        _ => return Err(message::problem_other_game(task_named(args.task), quoted(&args.rules)).into()),
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

/// Refuses a position to which no game leads.
fn expect_possible(position: &Position) -> Result<(), CommandFailure> {
    position.impossible().map_or(Ok(()), |why| Err(golos_speech::impossible(&why).into()))
}

/// The position that is written so, or whose pieces are named in words.
fn read_position(text: &str, rules: &str, around: &Surroundings<'_>) -> Result<Position, CommandFailure> {
    let found = around.rules.as_ref().ok_or_else(|| message::ending_no_game(quoted(rules)))?;
    let position = match entered(found.variant, text, Notation::FILES) {
        Err(unread @ ToolError::Position { .. }) => match in_words(text, found, around) {
            Some(Ok(position)) => position,
            Some(Err(why)) => {
                let example = quoted(example(found.variant));
                return Err(message::tool_position(quoted(text), Slot::Text(why), example).into());
            }
            None => return Err(unread.into()),
        },
        read => read?,
    };
    expect_possible(&position)?;
    Ok(position)
}

/// The position of pieces that are named as in a set-up: `white b4 e5 black king h8`; why they cannot stand so, in words.
/// `None` if these are no pieces.
fn in_words(text: &str, rules: &RuleSet, around: &Surroundings<'_>) -> Option<Result<Position, String>> {
    let lang = around.wording.lang();
    let presenter = Presenter::new(lang, Style::written(lang));
    let (mut set_up, _) = SetUp::open(Box::new(rules.clone()), None, &presenter);
    let tokens = presenter.lexicon.tokens(text, set_up.position().place_names());
    let asked = presenter.lexicon.set_up(&tokens, presenter.letters).ok()?;
    matches!(asked, Intent::SetUp(SetUpRequest::Place(_))).then_some(())?;
    let (said, _) = set_up.take(asked, &presenter);
    let position = set_up.position();
    // Nothing is put on the board if a piece cannot stand where it is named.
    let is_refused = position == rules.variant.empty();
    let why = || said.iter().map(|out| out.written.as_str()).collect::<Vec<_>>().join(" ");
    Some(if is_refused { Err(why()) } else { Ok(position) })
}
