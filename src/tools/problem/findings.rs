//! The findings of a check as they are told and as programs read them.

use golos_problem::{Edition, Finding, Found, Group, Inexactness, Kind, Line, SacrificeEconomy, Severity};
use golos_rules::draughts::{FenStyle, Move, Position, Square};
use golos_speech::impossible;
use golos_wording::{Sentence, Slot, message};
use serde_json::{Value, json};

/// A finding that is put into words.
pub(super) struct Told {
    pub severity: Severity,
    pub sentence: Sentence,
    pub object: Value,
}

/// The phrase of a weight.
pub(super) fn weight(severity: Severity) -> Slot {
    let name = match severity {
        Severity::Note => "check-note",
        Severity::Passed => "check-passed",
        Severity::Doubt => "check-doubt",
        Severity::Fault => "check-fault",
        Severity::Defect => "check-defect",
    };
    Slot::Phrase(name.to_owned())
}

/// The name of a weight for programs.
pub(super) const fn weight_name(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "note",
        Severity::Passed => "passed",
        Severity::Doubt => "doubt",
        Severity::Fault => "fault",
        Severity::Defect => "defect",
    }
}

fn kind_phrase(kind: Kind) -> Slot {
    let name = match kind {
        Kind::Problem => "composition-problem",
        Kind::Study => "composition-study",
        Kind::PositionalEnding => "composition-ending",
        Kind::Task => "composition-task",
    };
    Slot::Phrase(name.to_owned())
}

fn group_phrase(group: Group) -> Slot {
    let name = match group {
        Group::Miniature => "group-miniature",
        Group::Ending => "group-ending",
        Group::Medium => "group-medium",
        Group::Large => "group-large",
        Group::Practical => "group-practical",
        Group::WithKings => "group-with-kings",
    };
    Slot::Phrase(name.to_owned())
}

const fn inexactness_name(inexactness: Inexactness) -> &'static str {
    match inexactness {
        Inexactness::Transposition => "inexact-transposition",
        Inexactness::AlternativeMove => "inexact-alternative-move",
        Inexactness::KingSquares => "inexact-king-squares",
        Inexactness::ManToKingRow => "inexact-man-to-king-row",
        Inexactness::LongerByOne => "inexact-longer-by-one",
        Inexactness::Repetition => "inexact-repetition",
        Inexactness::Duality => "inexact-duality",
    }
}

const fn economy_name(economy: SacrificeEconomy) -> &'static str {
    match economy {
        SacrificeEconomy::Ideal => "sacrifice-ideal",
        SacrificeEconomy::Economical => "sacrifice-economical",
        SacrificeEconomy::Uneconomical => "sacrifice-uneconomical",
        SacrificeEconomy::Rough => "sacrifice-rough",
    }
}

/// A balance with its sign.
fn signed(balance: i32) -> Slot {
    Slot::Text(format!("{balance:+}"))
}

/// Puts a finding of a composition into words, by the articles of an edition. `position` is one of its board.
pub(super) fn told(finding: &Finding, position: &Position, edition: &Edition) -> Told {
    let geometry = position.geometry();
    let full = |mv: &Move| mv.full(geometry);
    let text = |mv: &Move| Slot::Text(full(mv));
    let square = |square: Square| Slot::Square(geometry.name(square));
    let moves =
        |first: &Move, line: &Line| -> Vec<String> { std::iter::once(first).chain(&line.moves).map(full).collect() };
    let written = |first: &Move, line: &Line| Slot::Text(moves(first, line).join(" "));
    let cited = edition.cite(finding.article);
    let (kind, article) = (weight(finding.severity), Slot::Article(cited.clone()));
    let (sentence, name, detail) = match &finding.found {
        Found::Class { kind: class, group: Some(group) } => (
            message::check_class_group(kind_phrase(*class), group_phrase(*group)),
            "class",
            json!(format!("{class:?}")),
        ),
        Found::Class { kind: class, group: None } => {
            (message::check_class(kind_phrase(*class)), "class", json!(format!("{class:?}")))
        }
        Found::WrongKind(class) => {
            (message::check_wrong_kind(kind, article, kind_phrase(*class)), "wrong-kind", Value::Null)
        }
        Found::NoKind => (message::check_no_kind(kind, article), "no-kind", Value::Null),
        Found::NoPieces(side) => (message::check_no_pieces(kind, article, *side), "no-pieces", Value::Null),
        Found::Impossible(why) => {
            (message::check_impossible(kind, article, impossible(why)), "impossible", json!(why.to_string()))
        }
        Found::LastMove(last) => (
            message::check_last_move(kind, article, text(&last.mv)),
            "last-move",
            json!({ "before": last.before.fen(FenStyle::Algebraic), "move": full(&last.mv) }),
        ),
        Found::NoLastMove => (message::check_no_last_move(kind, article), "no-last-move", Value::Null),
        Found::FirstMoveCaptures => (message::check_first_captures(kind, article), "first-captures", Value::Null),
        Found::EnPrise { .. } => (message::check_en_prise(kind, article), "en-prise", Value::Null),
        Found::NoSolution => (message::check_no_solution(kind, article), "no-solution", Value::Null),
        Found::Solved { mv } => (message::check_solved(kind, article, text(mv)), "solved", json!(full(mv))),
        Found::Unsolvable { mv, line } => (
            message::check_unsolvable(kind, article, text(mv), written(mv, line)),
            "unsolvable",
            json!({ "move": full(mv), "line": moves(mv, line) }),
        ),
        Found::SolvedOpen { mv, depth } => (
            message::check_solved_open(kind, article, text(mv), (*depth).into()),
            "open",
            json!({ "move": full(mv), "depth": depth }),
        ),
        Found::SolvedByMeasure { mv, balance, plies } => (
            message::check_solved_by_measure(kind, article, text(mv), signed(*balance), (*plies).into()),
            "solved-by-measure",
            json!({ "move": full(mv), "balance": balance, "plies": plies }),
        ),
        Found::LikelySideSolution { number, author, mv, balance, plies } => (
            message::check_likely_side(kind, article, *number, text(mv), signed(*balance), (*plies).into()),
            "likely-side-solution",
            json!({ "number": number, "author": full(author), "move": full(mv), "balance": balance, "plies": plies }),
        ),
        Found::SideSolution { number, author, mv, line, is_full, inexactness, .. } => {
            let (author_text, other, shown) = (text(author), text(mv), written(mv, line));
            let sentence = match inexactness {
                Some(name) => {
                    let what = Slot::Phrase(inexactness_name(*name).to_owned());
                    message::check_side_named(kind, article, *number, other, author_text, what, shown)
                }
                None if *is_full => message::check_side_full(kind, article, *number, other, author_text, shown),
                None => message::check_side_partial(kind, article, *number, other, author_text, shown),
            };
            let detail = json!({
                "number": number, "author": full(author), "move": full(mv), "line": moves(mv, line),
                "full": is_full, "name": inexactness.map(inexactness_name),
            });
            (sentence, "side-solution", detail)
        }
        Found::Unique { moves } => (message::check_unique(kind, article, *moves), "unique", json!(moves)),
        Found::NoOtherFound { open, depth } => (
            message::check_no_other(kind, article, (*depth).into(), *open),
            "no-other-found",
            json!({ "open": open, "depth": depth }),
        ),
        Found::TooFewLines { has, needs } => {
            (message::check_few_lines(kind, article, *has, *needs), "few-lines", json!({ "has": has, "needs": needs }))
        }
        Found::FinalNotQuiet => (message::check_final(kind, article), "final-not-quiet", Value::Null),
        Found::UselessInFinal { square: at } => {
            (message::check_useless(kind, article, square(*at)), "useless-in-final", json!(geometry.name(*at)))
        }
        Found::Idle { square: at } => {
            (message::check_idle(kind, article, square(*at)), "idle", json!(geometry.name(*at)))
        }
        Found::KingWithoutPart { square: at } => {
            (message::check_king(kind, article, square(*at)), "king-without-part", json!(geometry.name(*at)))
        }
        Found::SeveralInexact { line, count } => (
            message::check_several_inexact(kind, article, *line, *count),
            "several-inexact",
            json!({ "line": line, "count": count }),
        ),
        Found::SameFinal { lines: [one, other] } => {
            (message::check_same_final(kind, article, *one, *other), "same-final", json!([one, other]))
        }
        Found::Passive { square: at } => {
            (message::check_passive(kind, article, square(*at)), "passive", json!(geometry.name(*at)))
        }
        Found::CornerMen { white, black } => (
            message::check_corner_men(kind, article, square(*white), square(*black)),
            "corner-men",
            json!([geometry.name(*white), geometry.name(*black)]),
        ),
        Found::FirstExchange => (message::check_first_exchange(kind, article), "first-exchange", Value::Null),
        Found::Sacrifice { number, mv, sizes, economy } => {
            let ratio: Vec<String> = sizes.iter().map(u32::to_string).collect();
            let (ratio, name) = (ratio.join(":"), economy_name(*economy));
            (
                message::check_sacrifice(
                    kind,
                    article,
                    *number,
                    text(mv),
                    Slot::Text(ratio.clone()),
                    Slot::Phrase(name.to_owned()),
                ),
                "sacrifice",
                json!({ "number": number, "move": full(mv), "sizes": sizes, "economy": name }),
            )
        }
    };
    let object = json!({
        "severity": weight_name(finding.severity), "article": cited, "found": name, "detail": detail,
    });
    Told { severity: finding.severity, sentence, object }
}
