//! Lines, finals and pieces without a part.

use golos_rules::Side;
use golos_rules::draughts::{Position, Square};

use super::finding::{Finding, Found};
use super::marks::{Mark, is_marked};
use super::{Composition, Line};
use crate::class::Kind;
use crate::solve::{Solver, Verdict};

pub(super) fn check(
    composition: &Composition<'_>,
    lines: &[Line],
    solver: &mut Solver<'_>,
    nodes: u64,
    findings: &mut Vec<Finding>,
) {
    let Some(last) = lines.first().and_then(|line| line.last()) else { return };
    let kind = composition.kind_checked();
    let needs = composition.edition.lines(kind);
    // A thematic try counts in a study (R-11.3.8.3).
    let tries = composition.tree().all().filter(|&id| is_marked(composition.tree(), id, Mark::Try)).count();
    let has = lines.len() + if matches!(kind, Some(Kind::Study | Kind::PositionalEnding)) { tries } else { 0 };
    if has < needs {
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        findings.push(Found::TooFewLines { has: number(has), needs: number(needs) }.into());
    }
    let Some(end) = composition.at(*last) else { return };
    let ends: Vec<Position> = lines.iter().filter_map(|line| composition.at(*line.last()?)).collect();
    if kind == Some(Kind::Task) {
        findings.extend(same_finals(composition, &ends));
    }
    if kind == Some(Kind::Problem) && !is_final(composition, &end) {
        findings.push(Found::FinalNotQuiet.into());
    }
    if kind == Some(Kind::Problem) {
        let own = composition.position.kings(composition.solver());
        let kings = own.filter(|&square| !has_part(composition, lines, square));
        findings.extend(kings.map(|square| Found::KingWithoutPart { square }.into()));
    }
    let pieces = composition.position.pieces(composition.solver());
    let all = Side::BOTH.into_iter().flat_map(|side| composition.position.pieces(side));
    // In a task each final has to be economical (R-11.2.8.1).
    let finals = if kind == Some(Kind::Task) { &ends[..] } else { &ends[..1] };
    let share = nodes / 2 / (pieces.len().max(1) * finals.len().max(1)) as u64;
    for end in finals {
        useless_in_final(composition, end, solver, share, findings);
    }
    let share = nodes / 2 / (all.clone().count().max(1) as u64);
    for square in all {
        if is_idle(composition, lines, square, solver, share) {
            findings.push(Found::Idle { square }.into());
        }
    }
}

/// Lines of a task whose finals block the same squares (R-11.1.3, R-11.3.9.5).
fn same_finals(composition: &Composition<'_>, ends: &[Position]) -> Option<Finding> {
    let blocked = |end: &Position| end.pieces(composition.solver().other());
    let number = |at: usize| u32::try_from(at + 1).unwrap_or(u32::MAX);
    ends.iter().enumerate().find_map(|(at, end)| {
        let before = ends.get(..at)?.iter().position(|other| blocked(other) == blocked(end))?;
        Some(Found::SameFinal { lines: [number(before), number(at)] }.into())
    })
}

/// A final of a problem: the other side is to move and need not capture, or nothing of it stands (R-11.2.7.2).
fn is_final(composition: &Composition<'_>, end: &Position) -> bool {
    let own = composition.solver();
    end.turn() != own && (end.pieces(own.other()).is_empty() || !end.must_capture())
}

/// Whether a king moves in a thematic line, or is taken.
fn has_part(composition: &Composition<'_>, lines: &[Line], square: Square) -> bool {
    lines
        .iter()
        .flatten()
        .filter_map(|&id| composition.mv(id))
        .any(|mv| mv.from() == square || mv.captured().contains(&square))
}

/// Pieces without which the final is as good.
fn useless_in_final(
    composition: &Composition<'_>,
    end: &Position,
    solver: &mut Solver<'_>,
    nodes: u64,
    findings: &mut Vec<Finding>,
) {
    let own = composition.solver();
    if end.turn() == own || end.pieces(own).len() < 2 {
        return;
    }
    for square in end.pieces(own) {
        let without = end.put(square, None);
        if matches!(solver.decide(&without, nodes), Verdict::Fulfils(_)) {
            findings.push(Found::UselessInFinal { square }.into());
        }
    }
}

/// Whether the author's first line can be played without a piece, and its first move is still the only one.
fn is_idle(composition: &Composition<'_>, lines: &[Line], square: Square, solver: &mut Solver<'_>, nodes: u64) -> bool {
    let Some(line) = lines.first() else { return false };
    let start = composition.position.put(square, None);
    let played = line.iter().try_fold(start, |position, &id| position.play(composition.mv(id)?).ok());
    let Some(author) = line.first().and_then(|&id| composition.mv(id)).filter(|_| played.is_some()) else {
        return false;
    };
    let report = solver.solve(&start, nodes, &mut |_| {});
    report.moves.iter().all(|first| match first.verdict {
        Verdict::Fulfils(_) => first.mv == *author,
        Verdict::Fails(_) => first.mv != *author,
        Verdict::Open { .. } => false,
    })
}
