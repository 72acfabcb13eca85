//! The check of a chess problem: its pieces and its keys (CH-46).

use golos_problem::{
    Genre, LastChessMove, Length, Mark, MateReport, MateVerdict, Severity, Stipulation, is_marked, last_chess_move,
    promoted, solve_mate,
};
use golos_rules::chess::{Letters, Move, Position, Role};
use golos_rules::tree::{Game, NodeId, Step, Tree};
use golos_wording::{Sentence, Slot, message};
use serde_json::{Value, json};

use super::findings::{Told, weight, weight_name};
use super::show::task_named;
use crate::around::{CommandFailure, Surroundings, quoted};

const SET: &str = "CH-46.2";
const SOLVED: &str = "CH-46.3";
const KEYS: &str = "CH-46.4";

/// What is found in a problem with at most so many positions.
pub(super) fn check(
    game: &Game,
    position: &Position,
    stipulation: Stipulation,
    nodes: u64,
    around: &Surroundings<'_>,
) -> Result<Vec<Told>, CommandFailure> {
    let Stipulation::Mate(genre, Some(length)) = stipulation else {
        return Err(message::check_no_task(task_named(stipulation)).into());
    };
    let report = solve_mate(position, genre, length, nodes, &|| (around.is_stopped)(), &mut |_| {});
    let report = report.ok_or_else(|| message::problem_not_playable(quoted(&position.fen())))?;
    let letters = around.wording.lang().notation().chess;
    let written = |mv: Move| Slot::Text(position.san(mv, letters));
    let latin = |mv: Move| position.san(mv, Letters::Latin);
    let mut found = Vec::new();
    let mut add = |severity, article: &str, name: &str, detail: Value, sentence: &dyn Fn(Slot, Slot) -> Sentence| {
        let sentence = sentence(weight(severity), Slot::Article(article.to_owned()));
        let object = json!({ "severity": weight_name(severity), "article": article, "found": name, "detail": detail });
        found.push(Told { severity, sentence, object });
    };
    if let Some(why) = position.impossible() {
        add(Severity::Defect, SET, "impossible", json!(why.to_string()), &|kind, article| {
            message::check_impossible(kind, article, golos_speech::impossible(&why))
        });
    }
    if let Some(side) = promoted(position) {
        add(Severity::Defect, SET, "promoted", Value::Null, &|kind, article| {
            message::check_promoted(kind, article, side)
        });
    }
    if position.impossible().is_none() {
        match last_chess_move(position) {
            Some(LastChessMove { before, mv }) => {
                let (text, detail) = (before.long(mv, letters), before.long(mv, Letters::Latin));
                add(
                    Severity::Passed,
                    SET,
                    "last-move",
                    json!({ "before": before.fen(), "move": detail }),
                    &|kind, article| message::check_last_move(kind, article, Slot::Text(text.clone())),
                );
            }
            None => add(Severity::Defect, SET, "no-last-move", Value::Null, &message::check_no_last_move),
        }
    }
    let author = game.tree.steps().next().and_then(|step| match step {
        Step::Move(golos_rules::Move::Chess(mv)) => Some(*mv),
        _ => None,
    });
    let fulfils = |verdict: &MateVerdict| matches!(verdict, MateVerdict::Fulfils { .. });
    let keys: Vec<Move> = report.moves.iter().filter(|first| fulfils(&first.verdict)).map(|first| first.mv).collect();
    let open = report.moves.iter().filter(|first| matches!(first.verdict, MateVerdict::Open { .. })).count();
    let key = author.or_else(|| keys.first().copied());
    match key {
        Some(key) if keys.contains(&key) => {
            add(Severity::Passed, SOLVED, "solved", json!(latin(key)), &|kind, article| {
                message::check_solved(kind, article, written(key))
            });
        }
        Some(key)
            if report
                .moves
                .iter()
                .any(|first| first.mv == key && !matches!(first.verdict, MateVerdict::Open { .. })) =>
        {
            add(Severity::Defect, SOLVED, "unsolvable", json!(latin(key)), &|kind, article| {
                message::check_unsolvable(kind, article, written(key), written(key))
            });
        }
        _ if open == 0 => add(Severity::Defect, SOLVED, "no-key", Value::Null, &message::check_no_key),
        _ => {}
    }
    let whole = if genre == Genre::HelpMate { author_lines(game, length) } else { Vec::new() };
    if !whole.is_empty() {
        // Of a helpmate each solution counts, and any dual makes it incorrect.
        for line in all_lines(&report).into_iter().filter(|line| !whole.contains(line)) {
            let (text, detail) = (san_line(position, &line, letters), san_line(position, &line, Letters::Latin));
            add(Severity::Defect, KEYS, "other-solution", json!(detail), &|kind, article| {
                message::check_other_solution(kind, article, Slot::Text(text.join(" ")))
            });
        }
    }
    let cooks: Vec<Move> = keys.iter().copied().filter(|mv| Some(*mv) != key && whole.is_empty()).collect();
    if !cooks.is_empty() {
        // A helpmate may have several solutions; how many, its condition says.
        let severity = if genre == Genre::HelpMate { Severity::Doubt } else { Severity::Defect };
        let names = |letters| -> Vec<String> { cooks.iter().map(|mv| position.san(*mv, letters)).collect() };
        add(severity, KEYS, "cook", json!(names(Letters::Latin)), &|kind, article| {
            message::check_cook(kind, article, Slot::Texts(names(letters)))
        });
    }
    for first in &report.moves {
        if let MateVerdict::Fulfils { moves, .. } = first.verdict
            && moves < length.moves
        {
            add(
                Severity::Defect,
                KEYS,
                "short",
                json!({ "move": latin(first.mv), "moves": moves }),
                &|kind, article| message::check_short(kind, article, written(first.mv), moves.into()),
            );
        }
    }
    if genre != Genre::HelpMate {
        for Dual { at, number, moves, is_minor } in duals(game, genre, length, nodes, around) {
            let names = |letters| -> Vec<String> { moves.iter().map(|mv| at.san(*mv, letters)).collect() };
            let severity = if is_minor { Severity::Note } else { Severity::Doubt };
            let name = if is_minor { "minor-dual" } else { "dual" };
            add(severity, KEYS, name, json!({ "number": number, "moves": names(Letters::Latin) }), &|kind, article| {
                message::check_dual(kind, article, number, Slot::Texts(names(letters)))
            });
        }
    }
    if open > 0 {
        let open = u32::try_from(open).unwrap_or(u32::MAX);
        add(Severity::Doubt, KEYS, "open", json!(open), &|kind, article| message::check_keys_open(kind, article, open));
    }
    Ok(found)
}

/// Several moves of the solver that fulfil the task where the author gives one (CH-46.4).
struct Dual {
    at: Position,
    /// The number of the move, from 1.
    number: u32,
    moves: Vec<Move>,
    /// Whether only the piece differs to which a pawn is promoted on the mating move.
    is_minor: bool,
}

/// The duals in the author's variations, after the first move. What was not found out within the positions is left out.
fn duals(game: &Game, genre: Genre, length: Length, nodes: u64, around: &Surroundings<'_>) -> Vec<Dual> {
    let tree = &game.tree;
    let places: Vec<NodeId> = tree
        .all()
        .filter(|&id| {
            let path = tree.path(id);
            let has = |id: &NodeId, mark| is_marked(tree, *id, mark);
            let is_solution = path.iter().all(|id| !has(id, Mark::Try));
            id != Tree::ROOT && path.len().is_multiple_of(2) && is_solution && tree.next(id).is_some()
        })
        .collect();
    let share = nodes / (places.len().max(1) as u64);
    let each = places.into_iter().filter_map(|id| {
        let at = *game.position(id).chess()?;
        let played = u8::try_from(tree.path(id).len() / 2).ok()?;
        let left = length.moves.checked_sub(played).filter(|left| *left > 0)?;
        let rest = Length { moves: left, has_half: false };
        let report = solve_mate(&at, genre, rest, share, &|| (around.is_stopped)(), &mut |_| {})?;
        let fulfil = report.moves.iter().filter(|first| matches!(first.verdict, MateVerdict::Fulfils { .. }));
        // A move that the author gives is no dual.
        let given = |mv: &Move| tree.children(id).filter_map(|child| chess_move(game, child)).any(|own| own == *mv);
        let moves: Vec<Move> = fulfil.map(|first| first.mv).collect();
        let is_dual = moves.len() > 1 && moves.iter().any(|mv| !given(mv));
        let is_minor = left == 1 && is_minor(&moves);
        is_dual.then_some(Dual { at, number: u32::from(played) + 1, moves, is_minor })
    });
    each.collect()
}

/// Whether moves are one promotion to a queen, and to a rook or bishop instead.
fn is_minor(moves: &[Move]) -> bool {
    let Some(first) = moves.first() else { return false };
    let is_small = |mv: &Move| mv.promotion().is_some_and(|role| role != Role::Knight);
    moves.iter().all(|mv| is_small(mv) && (mv.from(), mv.to()) == (first.from(), first.to()))
}

fn chess_move(game: &Game, id: NodeId) -> Option<Move> {
    match game.tree.step(id) {
        Some(Step::Move(golos_rules::Move::Chess(mv))) => Some(*mv),
        _ => None,
    }
}

/// The author's solutions of a helpmate, those that are given to the mate.
fn author_lines(game: &Game, length: Length) -> Vec<Vec<Move>> {
    let plies = 2 * usize::from(length.moves) + usize::from(length.has_half);
    let ends = game.tree.all().filter(|&id| game.tree.path(id).len() == plies);
    let is_try = |id: NodeId| game.tree.path(id).iter().any(|id| is_marked(&game.tree, *id, Mark::Try));
    let lines = ends.filter(|&id| !is_try(id));
    lines.map(|id| game.tree.path(id).into_iter().filter_map(|id| chess_move(game, id)).collect()).collect()
}

/// All solutions that were found, from their first moves.
fn all_lines(report: &MateReport) -> Vec<Vec<Move>> {
    let each = report.moves.iter().flat_map(|first| match &first.verdict {
        MateVerdict::Fulfils { lines, .. } => {
            lines.iter().map(|line| std::iter::once(first.mv).chain(line.iter().copied()).collect()).collect()
        }
        _ => Vec::new(),
    });
    each.collect()
}

fn san_line(position: &Position, line: &[Move], letters: Letters) -> Vec<String> {
    let (mut at, mut words) = (*position, Vec::new());
    for mv in line {
        words.push(at.san(*mv, letters));
        let Ok(after) = at.play(*mv) else { break };
        at = after;
    }
    words
}
