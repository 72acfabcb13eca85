//! Compositions against their authors' solutions.

use golos_endings::{Game as Rules, Work};
use golos_rules::draughts::{Variant, pdn};
use golos_rules::tree::Game;

use crate::{Composition, Finding, Found, Inexactness, Kind, Severity, Stipulation, check, small_endings};

fn read(variant: &'static Variant, fen: &str, moves: &str) -> Game {
    let text = format!("[FEN \"{fen}\"]\n{moves} *");
    let read = pdn::games(text.as_bytes(), Some(variant)).next().unwrap().unwrap();
    assert!(read.findings.is_empty(), "{:?}", read.findings);
    read.game.unwrap()
}

fn found(variant: &'static Variant, fen: &str, moves: &str, kind: Option<Kind>) -> Vec<Finding> {
    let game = read(variant, fen, moves);
    let position = *game.start.draughts().unwrap();
    let composition = Composition { game: &game, position, stipulation: Stipulation::Win, blocked: None, kind };
    let mut endings = small_endings(Rules::of(variant).unwrap(), 3, &Work::new(1, &|| false)).unwrap();
    check(&composition, 400_000, 1 << 27, &mut endings, &|| false)
}

fn side_solutions(findings: &[Finding]) -> Vec<(u32, String, Severity)> {
    let all = findings.iter().filter_map(|finding| match &finding.found {
        Found::SideSolution { number, mv, .. } => {
            Some((*number, mv.full(Variant::INTERNATIONAL.geometry()), finding.severity))
        }
        _ => None,
    });
    all.collect()
}

#[test]
fn r_11_2_6_full_side_solutions_are_shown() {
    let findings = found(Variant::INTERNATIONAL, "W:W6,14,25:B3,5,20", "1. 14-10 5x14 2. 6-1", Some(Kind::Study));
    let side: Vec<_> = side_solutions(&findings).into_iter().filter(|(number, ..)| *number == 1).collect();
    assert_eq!(
        side,
        [(1, "6-1".to_owned(), Severity::Defect), (1, "14-9".to_owned(), Severity::Defect)],
        "{findings:?}"
    );
    assert!(findings.iter().any(|finding| matches!(finding.found, Found::Solved { .. })));
}

#[test]
fn r_11_2_6_a_sound_study_is_not_called_defective() {
    // Each move of White but the author's is refuted, up to the end of the line.
    let findings = found(Variant::INTERNATIONAL, "W:W13,42:B21,31", "1. 13-9 31-36 2. 9-4", Some(Kind::Study));
    assert!(findings.iter().all(|finding| finding.severity != Severity::Defect), "{findings:?}");
    assert!(findings.iter().any(|finding| matches!(finding.found, Found::Unique { .. } | Found::SideSolution { .. })));
}

#[test]
fn r_11_2_3_a_solution_that_fails_is_refuted() {
    let findings = found(Variant::INTERNATIONAL, "W:W13,42:B21,31", "1. 13-8", Some(Kind::Study));
    let unsolvable = findings.iter().find(|finding| matches!(finding.found, Found::Unsolvable { .. })).unwrap();
    assert_eq!((unsolvable.severity, unsolvable.article), (Severity::Defect, "R-11.2.3"));
    assert_eq!(side_solutions(&findings), [(1, "13-9".to_owned(), Severity::Defect)]);
}

#[test]
fn r_11_3_8_5_king_squares_of_one_diagonal_have_their_name() {
    // The king wins from several squares of the diagonal on which the author moves it.
    let findings = found(Variant::RUSSIAN, "W:WKh2:Ba7", "1. h2-e5", Some(Kind::Problem));
    let others = findings.iter().filter_map(|finding| match &finding.found {
        Found::SideSolution { mv, inexactness, .. } => Some((mv.to().number() != 32, *inexactness)),
        _ => None,
    });
    let others: Vec<_> = others.collect();
    let king_squares = Some(Inexactness::KingSquares);
    assert!(
        others.len() > 1 && others.iter().all(|(is_same, name)| *is_same == (*name == king_squares)),
        "{findings:?}"
    );
}

#[test]
fn r_11_1_3_a_wrong_kind_and_a_capture_at_first_are_defects() {
    let findings = found(Variant::RUSSIAN, "W:Wc3:Bd4,h8", "1. c3xe5", Some(Kind::Problem));
    let of = |is: fn(&Found) -> bool| findings.iter().find(|finding| is(&finding.found)).map(|found| found.severity);
    assert_eq!(of(|found| matches!(found, Found::WrongKind(Kind::Problem))), Some(Severity::Defect));
    assert_eq!(of(|found| matches!(found, Found::FirstMoveCaptures)), Some(Severity::Defect));
}
