//! Compositions in another form, and the lists of answers for a solving contest.

use std::io::Write;

use golos_cli::{AnswersArgs, ExportForm, ExportProblemArgs};
use golos_problem::{Genre, Mark, Points, Stipulation, is_marked, popeye_input};
use golos_rules::tree::{Game, NodeId, Tree};
use golos_rules::{Notation, Position};
use golos_wording::{Slot, io_reason, message};

use super::check::TASK;
use super::contest::not_points;
use super::files::{Form, compositions, written};
use crate::around::{CommandFailure, Surroundings, quoted};

/// Writes the compositions of a file in another form.
pub(super) fn run(
    args: &ExportProblemArgs,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let games = chosen(&args.file, args.number, around)?;
    match args.form {
        ExportForm::Ron => write!(out, "{}", written(&games, Form::Ron))?,
        ExportForm::Moves => write!(out, "{}", written(&games, Form::Moves))?,
        ExportForm::Fen => {
            for game in &games {
                writeln!(out, "{}", game.start.fen())?;
            }
        }
        ExportForm::Popeye => {
            for game in &games {
                let written = task(game);
                let stipulation: Stipulation = written.parse().map_err(|_| message::check_no_task(quoted(written)))?;
                let position = game.start.chess();
                let text = position.and_then(|position| popeye_input(position, stipulation, None));
                write!(out, "{}", text.ok_or_else(|| message::check_no_task(quoted(written)))?)?;
            }
        }
    }
    Ok(0)
}

/// The compositions of a file, or the one with the number; each has to be readable.
pub(super) fn chosen(
    path: &std::path::Path,
    number: Option<u32>,
    around: &Surroundings<'_>,
) -> Result<Vec<Game>, CommandFailure> {
    let named = || Slot::Text(path.display().to_string());
    let mut games = Vec::new();
    for (at, read) in (1..).zip(compositions(path, around)?) {
        if number.is_some_and(|number| number != at) {
            continue;
        }
        let read = read.map_err(|error| message::ending_file(named(), io_reason(&error)))?;
        games.push(read.game.ok_or_else(|| message::check_unreadable(at))?);
    }
    if games.is_empty() { Err(message::check_nothing(named()).into()) } else { Ok(games) }
}

/// The task of a composition, as it is written.
pub(super) fn task(game: &Game) -> &str {
    TASK.into_iter().find_map(|tag| game.tag(tag)).unwrap_or("win")
}

/// Writes what solvers are to write, as it stands in the file of a contest: the lines of the author's solution, each with an
/// equal share of the points, which the judge changes (CH-50).
pub(super) fn answers(
    args: &AnswersArgs,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let games = chosen(&args.file, args.number, around)?;
    let points = args.points.parse::<Points>().map_err(|_| not_points(&args.points))?;
    writeln!(out, "answers: [")?;
    for (at, game) in (1..).zip(&games) {
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
    Ok(0)
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
