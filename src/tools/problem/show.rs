//! A composition as it is published: caption, diagram, task, solution (R-11.4.1, CH-48.1, CH-53).

use std::io::Write;

use golos_cli::ShowProblemArgs;
use golos_clock::Ms;
use golos_problem::{Genre, Length, Mark, Stipulation, is_marked};
use golos_rules::tree::{Game, NodeId, Tree};
use golos_rules::{Move, Notation, Position, Side};
use golos_speech::pieces;
use golos_view::{BoardModel, CompositionSheet, Look, Picture};
use golos_wording::{Sentence, Slot, Style, message};

use super::check::TASK;
use super::set::{SOME_UNREAD, nothing, taken};
use crate::around::{CommandFailure, Surroundings, number, quoted};

/// Shows each composition of a file, or the one with the number; of one that cannot be read what there is, and why not the
/// rest. Exit code 3 if there is such a one.
pub(super) fn run(
    args: &ShowProblemArgs,
    around: &Surroundings<'_>,
    out: &mut dyn Write,
    aside: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let number = if args.html { args.number.or(Some(1)) } else { args.number };
    let mut code = None;
    for read in taken(&args.file, number, around)? {
        let read = read?;
        if let Some(game) = &read.game {
            if args.html {
                write!(out, "{}", page(read.number, game, around).html())?;
            } else {
                show(read.number, game, around, out)?;
            }
        }
        // A page is no place for it.
        read.say_faults(around, if args.html { &mut *aside } else { &mut *out })?;
        code = code.max(Some(if read.is_cut() { SOME_UNREAD } else { 0 }));
    }
    code.ok_or_else(|| nothing(&args.file))
}

fn show(at: u32, game: &Game, around: &Surroundings<'_>, out: &mut dyn Write) -> Result<(), CommandFailure> {
    around.say(&message::show_heading(at), out)?;
    let (above, below) = (above(game), below(game));
    let words = [pieces(&game.start, Notation::FILES), message::picture_turn(game.start.turn())];
    for sentence in above.iter().chain(&words).chain(&below).chain(&solution(game, around)) {
        around.say(sentence, out)?;
    }
    Ok(())
}

fn page(at: u32, game: &Game, around: &Surroundings<'_>) -> CompositionSheet {
    let style = Style::written(around.wording.lang());
    let say = |sentence: &Sentence| around.wording.render(sentence, style);
    let all = |sentences: &[Sentence]| sentences.iter().map(say).collect();
    let look = Look::new(around.wording, Ms::ZERO);
    let board = BoardModel::diagram(&game.start, &[], &[], around.wording.lang().notation(), &look);
    let title = say(&message::show_heading(at));
    let words =
        format!("{} {}", say(&pieces(&game.start, Notation::FILES)), say(&message::picture_turn(game.start.turn())));
    CompositionSheet {
        lang: around.wording.lang(),
        title: title.clone(),
        above: all(&above(game)),
        picture: Picture { board, title, words },
        below: all(&below(game)),
        heading: say(&message::show_solution_heading()),
        solution: all(&solution(game, around)),
    }
}

/// What stands above the diagram, in the order of the rules.
pub(super) fn above(game: &Game) -> Vec<Sentence> {
    let author = game.tag("Author").or_else(|| game.tag("White"));
    let lines = [
        author.map(|name| message::show_author(quoted(name))),
        game.tag("After").map(|name| message::show_after(quoted(name))),
        game.tag("ReworkedBy").map(|name| message::show_reworked(quoted(name))),
        game.tag("Place").or_else(|| game.tag("Site")).map(|place| message::show_place(quoted(place))),
        game.tag("Award").map(|award| message::show_award(quoted(award))),
    ];
    lines.into_iter().flatten().collect()
}

/// A task in words (CH-43).
pub(super) fn task_named(task: Stipulation) -> Slot {
    let length = |length: Length| Slot::Text(length.to_string());
    match task {
        Stipulation::Win => message::stipulation_win().into(),
        Stipulation::Draw => message::stipulation_draw().into(),
        Stipulation::Block => message::stipulation_block().into(),
        Stipulation::Mate(Genre::Direct, Some(moves)) => message::stipulation_mate_in(length(moves)).into(),
        Stipulation::Mate(Genre::SelfMate, Some(moves)) => message::stipulation_selfmate_in(length(moves)).into(),
        Stipulation::Mate(Genre::HelpMate, Some(moves)) => message::stipulation_helpmate_in(length(moves)).into(),
        Stipulation::Mate(Genre::ReflexMate, Some(moves)) => message::stipulation_reflexmate_in(length(moves)).into(),
        Stipulation::Mate(Genre::Direct, None) => message::stipulation_mate().into(),
        Stipulation::Mate(Genre::SelfMate, None) => message::stipulation_selfmate().into(),
        Stipulation::Mate(Genre::HelpMate, None) => message::stipulation_helpmate().into(),
        Stipulation::Mate(Genre::ReflexMate, None) => message::stipulation_reflexmate().into(),
    }
}

/// A task as it stands in a file, in words if it is one.
pub(super) fn task_written(written: &str) -> Slot {
    written.parse().map_or_else(|_| quoted(written), task_named)
}

/// What stands below it.
pub(super) fn below(game: &Game) -> Vec<Sentence> {
    let count = |side: Side| match &game.start {
        Position::Draughts(position) => number(position.pieces(side).len()),
        Position::Chess(position) => number(position.count(side)),
        Position::Renju(_) => 0,
    };
    let written = TASK.into_iter().find_map(|tag| game.tag(tag)).unwrap_or("win");
    let task = task_written(written);
    let mut lines = vec![message::show_count(count(Side::White), count(Side::Black)), message::show_task(task)];
    lines.extend(game.tag("Blocked").map(|pieces| message::show_blocked(quoted(pieces))));
    lines.extend(game.tag("Twins").map(|twins| message::show_twins(quoted(twins))));
    lines.extend(game.tag("Conditions").map(|conditions| message::show_conditions(quoted(conditions))));
    lines
}

/// The solution, a variation a sentence: the author's line whole, each other one from where it leaves those before.
fn solution(game: &Game, around: &Surroundings<'_>) -> Vec<Sentence> {
    let starts = line_starts(&game.tree);
    starts.iter().enumerate().map(|(at, &first)| line(game, first, at == 0, around)).collect()
}

/// The first move of each variation, in the order in which they are read.
pub(super) fn line_starts(tree: &Tree) -> Vec<NodeId> {
    let mut starts = Vec::new();
    // Variations of the first move stand in the place of the author's.
    let mut open: Vec<NodeId> = tree.next(Tree::ROOT).into_iter().collect();
    while let Some(first) = open.pop() {
        starts.push(first);
        open.extend(tree.line(first).flat_map(|id| tree.variations(id)).collect::<Vec<_>>().into_iter().rev());
    }
    starts
}

/// A variation from its first move.
pub(super) fn line(game: &Game, first: NodeId, is_author: bool, around: &Surroundings<'_>) -> Sentence {
    let moves: Vec<NodeId> = game.tree.line(first).collect();
    let text = Slot::Text(written(game, &moves, around));
    match is_author {
        true => message::show_solution(text),
        false if is_marked(&game.tree, first, Mark::Try) => message::show_try(text),
        false => message::show_variation(text),
    }
}

/// Moves with their numbers: `1. 13-9 31-36 2. 9-4`, `2... 36-41`.
pub(super) fn written(game: &Game, line: &[NodeId], around: &Surroundings<'_>) -> String {
    let mut words: Vec<String> = Vec::new();
    for &id in line {
        let Some(text) = move_text(game, id, around) else { continue };
        let number = move_number(game, id);
        if ply(game, id) % 2 == 1 {
            words.push(format!("{number}."));
        } else if words.is_empty() {
            words.push(format!("{number}..."));
        }
        words.push(text);
    }
    words.join(" ")
}

/// The half-move of a place, counted as if White had begun.
fn ply(game: &Game, id: NodeId) -> usize {
    game.tree.path(id).len() + usize::from(game.start.turn() == Side::Black)
}

/// The number of the move that led to a place.
pub(super) fn move_number(game: &Game, id: NodeId) -> u32 {
    number(ply(game, id).div_ceil(2))
}

/// The move that led to a place, without its number; `None` at the start.
pub(super) fn move_text(game: &Game, id: NodeId, around: &Surroundings<'_>) -> Option<String> {
    let before = game.tree.parent(id).map_or(game.start, |parent| game.position(parent));
    Some(match (&before, game.tree.step(id)?.mv()?) {
        (Position::Draughts(position), Move::Draughts(mv)) => mv.turning(position.geometry()),
        (Position::Chess(position), Move::Chess(mv)) => position.san(*mv, around.wording.lang().notation().chess),
        _ => String::new(),
    })
}
