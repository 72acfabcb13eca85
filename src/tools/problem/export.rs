//! Compositions in another form, and the lists of answers for a solving contest.

use std::io::Write;

use golos_cli::{AnswersArgs, ExportForm, ExportProblemArgs};
use golos_problem::{Genre, Mark, Points, Stipulation, is_marked, popeye_input};
use golos_rules::tree::{Game, NodeId, Tree};
use golos_rules::{Notation, Position};
use golos_wording::message;

use super::check::TASK;
use super::contest::not_points;
use super::files::{Form, written};
use super::set::{SOME_UNREAD, nothing, taken};
use super::show::task_written;
use crate::around::{CommandFailure, Surroundings};

/// Writes the compositions of a file in another form. One that cannot be read is left out, and why goes to `aside`; exit code
/// 3 if there is such a one.
pub(super) fn run(
    args: &ExportProblemArgs,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let Chosen { games, code } = chosen(&args.file, args.number, around, aside)?;
    let games: Vec<Game> = games.into_iter().map(|(_, game)| game).collect();
    match args.form {
        _ if games.is_empty() => Ok(code),
        ExportForm::Ron => Ok(write!(out, "{}", written(&games, Form::Ron)).map(|()| code)?),
        ExportForm::Moves => Ok(write!(out, "{}", written(&games, Form::Moves)).map(|()| code)?),
        ExportForm::Fen => {
            for game in &games {
                writeln!(out, "{}", game.start.fen())?;
            }
            Ok(code)
        }
        ExportForm::Popeye => Ok(code.max(for_popeye(&games, around, out, aside)?)),
    }
}

/// Writes the input of Popeye. What has no task for it is left out.
fn for_popeye(
    games: &[Game],
    around: &Surroundings<'_>,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let mut code = 0;
    for game in games {
        let stipulation = task(game).parse().ok();
        let text = game.start.chess().zip(stipulation);
        match text.and_then(|(position, stipulation): (_, Stipulation)| popeye_input(position, stipulation, None)) {
            Some(text) => write!(out, "{text}")?,
            None => {
                let refused = match game.start {
                    Position::Chess(_) => message::check_no_task(task_written(task(game))),
                    _ => message::problem_program_of_chess(),
                };
                around.say(&refused, aside)?;
                code = SOME_UNREAD;
            }
        }
    }
    Ok(code)
}

/// The compositions of a file that can be read.
pub(super) struct Chosen {
    /// Each with its place among those that were asked for, from 1.
    pub games: Vec<(u32, Game)>,
    /// The exit code: 0 if all could be read to the end of each variation.
    pub code: u8,
}

/// The compositions of a file, or the one with the number. Why one cannot be read goes to `aside`.
fn chosen(
    path: &std::path::Path,
    number: Option<u32>,
    around: &Surroundings<'_>,
    aside: &mut dyn Write,
) -> Result<Chosen, CommandFailure> {
    let mut chosen = Chosen { games: Vec::new(), code: 0 };
    let mut is_empty = true;
    for (at, read) in (1..).zip(taken(path, number, around)?) {
        let read = read?;
        is_empty = false;
        if read.is_cut() {
            chosen.code = SOME_UNREAD;
            read.say_faults(around, aside)?;
        }
        chosen.games.extend(read.whole().map(|game| (at, game.clone())));
    }
    if is_empty { Err(nothing(path)) } else { Ok(chosen) }
}

/// The task of a composition, as it is written.
pub(super) fn task(game: &Game) -> &str {
    TASK.into_iter().find_map(|tag| game.tag(tag)).unwrap_or("win")
}

/// Writes what solvers are to write, as it stands in the file of a contest: the lines of the author's solution, each with an
/// equal share of the points, which the judge changes (CH-50). One that cannot be read is left out, and keeps its number.
pub(super) fn answers(
    args: &AnswersArgs,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let Chosen { games, code } = chosen(&args.file, args.number, around, aside)?;
    let points = args.points.parse::<Points>().map_err(|_| not_points(&args.points))?;
    writeln!(out, "answers: [")?;
    for (at, game) in &games {
        let lines = lines(game);
        let share = match lines.len() {
            0 | 1 => args.points.clone(),
            many => shared(points, many),
        };
        writeln!(out, "    (task: {at}, lines: [")?;
        for line in lines {
            writeln!(out, "        ({:?}, {share:?}),", line.join(" "))?;
        }
        writeln!(out, "    ]),")?;
    }
    writeln!(out, "],")?;
    Ok(code)
}

/// An equal share, as a fraction that reads back.
fn shared(points: Points, many: usize) -> String {
    let whole = points.to_string();
    let share = format!("{whole}/{many}");
    if share.parse::<Points>().is_ok() { share } else { "0".to_owned() }
}

/// The lines that have to be written, in full notation: of a mate all that begin as the author's, without the last move and
/// what it answers; of draughts and studies the thematic lines.
fn lines(game: &Game) -> Vec<Vec<String>> {
    let stipulation = task(game).parse().ok();
    let most = match stipulation {
        Some(Stipulation::Mate(Genre::Direct, Some(length))) => {
            (2 * usize::from(length.moves)).saturating_sub(3).max(1)
        }
        Some(Stipulation::Mate(Genre::SelfMate | Genre::ReflexMate, Some(length))) => {
            (2 * usize::from(length.moves)).saturating_sub(1)
        }
        _ => usize::MAX,
    };
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut open: Vec<NodeId> = vec![Tree::ROOT];
    while let Some(id) = open.pop() {
        let is_line = |child: &NodeId| {
            game.tree.step(*child).is_some()
                && ![Mark::Try, Mark::Additional].iter().any(|&mark| is_marked(&game.tree, *child, mark))
        };
        let children: Vec<NodeId> = game.tree.children(id).filter(is_line).collect();
        let path = game.tree.path(id);
        if id != Tree::ROOT && (children.is_empty() || path.len() >= most) {
            let line: Vec<String> = path.iter().filter_map(|&id| full(game, id)).collect();
            if !lines.contains(&line) {
                lines.push(line);
            }
        } else {
            open.extend(children.into_iter().rev());
        }
    }
    lines
}

/// A move in full notation, in Latin letters.
fn full(game: &Game, id: NodeId) -> Option<String> {
    let before: Position = game.tree.parent(id).map_or(game.start, |parent| game.position(parent));
    Some(before.long(game.tree.step(id)?.mv()?, Notation::FILES))
}
