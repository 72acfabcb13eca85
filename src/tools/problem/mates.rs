//! The check of a chess problem: its pieces and its keys (CH-46).

use golos_problem::{Genre, MateVerdict, Severity, Stipulation, promoted, solve_mate};
use golos_rules::chess::{Letters, Move, Position};
use golos_rules::tree::{Game, Step};
use golos_wording::{Sentence, Slot, message};
use serde_json::{Value, json};

use super::findings::{Told, weight, weight_name};
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
        return Err(message::check_no_task(Slot::Text(stipulation.to_string())).into());
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
        add(Severity::Defect, SET, "impossible", json!(why.to_string()), &message::check_impossible);
    }
    if let Some(side) = promoted(position) {
        add(Severity::Defect, SET, "promoted", Value::Null, &|kind, article| {
            message::check_promoted(kind, article, side)
        });
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
    for &other in keys.iter().filter(|&&mv| Some(mv) != key) {
        // A helpmate may have several solutions; how many, its condition says.
        let severity = if genre == Genre::HelpMate { Severity::Doubt } else { Severity::Defect };
        add(severity, KEYS, "cook", json!(latin(other)), &|kind, article| {
            message::check_cook(kind, article, written(other))
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
    if open > 0 {
        let open = u32::try_from(open).unwrap_or(u32::MAX);
        add(Severity::Doubt, KEYS, "open", json!(open), &|kind, article| message::check_keys_open(kind, article, open));
    }
    Ok(found)
}
