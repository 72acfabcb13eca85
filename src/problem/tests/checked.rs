//! Compositions against their authors' solutions.

use golos_endings::{Game as Rules, Work};
use golos_rules::Side;
use golos_rules::draughts::{FenStyle, Piece, PieceKind, Position, Square, Variant, pdn};
use golos_rules::tree::Game;

use super::oracle::Draw;
use crate::solve::balance_of;
use crate::{Composition, Edition, Finding, Found, Inexactness, Kind, Severity, Stipulation, check, small_endings};

fn read(variant: &'static Variant, fen: &str, moves: &str) -> Game {
    let text = format!("[FEN \"{fen}\"]\n{moves} *");
    let read = pdn::games(text.as_bytes(), Some(variant)).next().unwrap().unwrap();
    assert!(read.findings.is_empty(), "{:?}", read.findings);
    read.game.unwrap()
}

fn found(variant: &'static Variant, fen: &str, moves: &str, kind: Option<Kind>) -> Vec<Finding> {
    found_by(variant, fen, moves, (kind, Stipulation::Win, false), "2022")
}

fn found_by(
    variant: &'static Variant,
    fen: &str,
    moves: &str,
    (kind, stipulation, is_practical): (Option<Kind>, Stipulation, bool),
    edition: &str,
) -> Vec<Finding> {
    let game = read(variant, fen, moves);
    let position = *game.start.draughts().unwrap();
    let edition = Edition::find(edition).unwrap();
    let composition = Composition { game: &game, position, stipulation, blocked: None, kind, is_practical, edition };
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
fn r_11_2_3_a_study_with_one_piece_has_to_be_solved_and_needs_no_single_way() {
    // The king draws from everywhere and wins from nowhere.
    let findings = found(Variant::RUSSIAN, "W:WKa1:BKh2", "1. a1-b2 h2-g1", Some(Kind::Study));
    assert!(has(&findings, |found| matches!(found, Found::Unsolvable { .. })), "{findings:?}");
    assert!(!has(&findings, |found| *found == Found::NoSolution), "{findings:?}");
    let findings = found(Variant::RUSSIAN, "W:WKh2:Ba7", "1. h2-e5", Some(Kind::Study));
    assert!(has(&findings, |found| matches!(found, Found::Solved { .. })), "{findings:?}");
    assert!(side_solutions(&findings).is_empty(), "{findings:?}");
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

#[test]
fn r_11_2_7_5_a_practical_problem_need_not_be_economical() {
    let (fen, moves) = ("W:W13,42,46,47,48:B21,31", "1. 13-9");
    let severities = |is_practical| {
        let asked = (Some(Kind::Problem), Stipulation::Win, is_practical);
        let findings = found_by(Variant::INTERNATIONAL, fen, moves, asked, "2022");
        let economy = findings.into_iter().filter(|finding| matches!(finding.article, "R-11.2.4" | "R-11.2.5"));
        economy.map(|finding| finding.severity).collect::<Vec<_>>()
    };
    assert!(severities(false).iter().any(|severity| *severity > Severity::Note));
    assert!(severities(true).iter().all(|severity| *severity <= Severity::Note));
}

#[test]
fn r_11_3_passive_pieces_and_men_in_the_corner_are_noted() {
    let findings = found(Variant::RUSSIAN, "W:Wc3,e3,g1,a1,c1:Bd6,h2", "1. c3-b4", Some(Kind::Problem));
    let has = |is: fn(&Found) -> bool| findings.iter().any(|finding| is(&finding.found));
    assert!(has(|found| matches!(found, Found::CornerMen { .. })), "{findings:?}");
    let passive = findings.iter().filter(|finding| matches!(finding.found, Found::Passive { .. })).count();
    assert_eq!(passive, 6);
}

#[test]
fn r_11_3_8_2_an_exchange_at_the_start_of_a_study_is_named() {
    let findings = found(Variant::RUSSIAN, "W:We3,c1:Bb6,h8", "1. e3-d4 b6-c5 2. d4xb6", Some(Kind::Study));
    assert!(!findings.iter().any(|finding| finding.found == Found::FirstExchange));
    let findings = found(Variant::RUSSIAN, "W:Wd4,d2:Bf6,h8", "1. d4-e5 f6xd4 2. d2-e3", Some(Kind::Study));
    assert!(!findings.iter().any(|finding| finding.found == Found::FirstExchange));
    let findings = found(Variant::RUSSIAN, "W:Wd4,e3,f2:Bf6,h8", "1. d4-e5 f6xd4 2. e3xc5", Some(Kind::Study));
    assert!(findings.iter().any(|finding| finding.found == Found::FirstExchange), "{findings:?}");
}

/// A second, plain way to look whether a balance is reached.
fn reaches(position: &Position, own: Side, target: i32, plies: u16, beyond: u16) -> bool {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return position.turn() != own;
    }
    if position.turn() != own && !position.must_capture() && balance_of(position, own) >= target {
        return true;
    }
    let (plies, beyond) = match (plies, position.must_capture()) {
        (0, false) => return false,
        (0, true) if beyond == 0 => return false,
        (0, true) => (0, beyond - 1),
        (plies, _) => (plies - 1, beyond),
    };
    let mut after = moves.iter().map(|mv| reaches(&position.play(mv).unwrap(), own, target, plies, beyond));
    if position.turn() == own { after.any(|is| is) } else { after.all(|is| is) }
}

#[test]
fn a_balance_is_reached_as_a_plain_search_says() {
    let (mut draw, mut counts) = (Draw(0x77aa_51f1_9b1d), [0; 2]);
    for variant in [Variant::RUSSIAN, Variant::INTERNATIONAL] {
        for _ in 0..60 {
            let mut position = Position::empty(variant);
            let squares = u64::from(position.geometry().count());
            for side in Side::BOTH {
                for _ in 0..4 {
                    let square = Square::from_number(draw.below(squares) as u8 + 1).unwrap();
                    if position.piece_at(square).is_none() && !position.geometry().is_last_rank(square, side) {
                        position = position.put(square, Some(Piece { side, kind: PieceKind::Man }));
                    }
                }
            }
            let target = balance_of(&position, Side::White) + 1;
            for mv in position.legal_moves() {
                let after = position.play(&mv).unwrap();
                let mut none = crate::NoEndings;
                let mut solver =
                    crate::Solver::new(Rules::of(variant).unwrap(), crate::Task::Win, 1 << 20, &mut none, &|| false);
                for plies in [2, 4] {
                    let found = solver.reaches_balance(&after, target, plies, 10_000_000);
                    let expected = reaches(&after, Side::White, target, plies, 8);
                    assert_eq!(
                        found,
                        Some(expected),
                        "{} {}",
                        position.fen(FenStyle::Numeric),
                        mv.full(position.geometry())
                    );
                    counts[usize::from(expected)] += 1;
                }
            }
        }
    }
    assert!(counts.iter().all(|count| *count > 20), "{counts:?}");
}

/// What is found of a problem on 100 squares with so few positions, and no tables, that no win is proved.
fn unproved(fen: &str, moves: &str, nodes: u64) -> Vec<Finding> {
    let game = read(Variant::INTERNATIONAL, fen, moves);
    let composition = Composition {
        game: &game,
        position: *game.start.draughts().unwrap(),
        stipulation: Stipulation::Win,
        blocked: None,
        kind: Some(Kind::Problem),
        is_practical: false,
        edition: Edition::find("2022").unwrap(),
    };
    check(&composition, nodes, 1 << 24, &mut crate::NoEndings, &|| false)
}

#[test]
fn r_11_2_6_where_no_win_is_proved_moves_are_measured_by_the_authors_final() {
    // White gives one man and takes two; nothing is proved with so few positions.
    let (fen, moves) = ("W:W26,28,32,37,38,43,48:B3,8,9,13,14,19,20", "1. 28-23 19x28 2. 32x23");
    // An even exchange is no better balance than that of the start: there is nothing to measure by.
    let findings = unproved(fen, moves, 40_000);
    let is_measured = |found: &Found| matches!(found, Found::SolvedByMeasure { .. } | Found::LikelySideSolution { .. });
    assert!(!findings.iter().any(|finding| is_measured(&finding.found)), "{findings:?}");
    assert!(findings.iter().any(|finding| matches!(finding.found, Found::SolvedOpen { .. })), "{findings:?}");
}

/// Whether one of the findings is so.
fn has(findings: &[Finding], is: impl Fn(&Found) -> bool) -> bool {
    findings.iter().any(|finding| is(&finding.found))
}

#[test]
fn r_11_2_2_a_last_move_is_found_or_there_can_be_none() {
    let findings = found(Variant::RUSSIAN, "W:Wc3,e3:Bd6,h8", "1. c3-b4", None);
    assert!(has(&findings, |found| matches!(found, Found::LastMove(_))), "{findings:?}");
    // Where nobody has moved there was no last move.
    let start = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6";
    let findings = found(Variant::RUSSIAN, start, "1. c3-b4", None);
    assert!(has(&findings, |found| *found == Found::NoLastMove), "{findings:?}");
    // If Black were to move, it would capture c3.
    let findings = found(Variant::RUSSIAN, "W:Wc3,g1:Bd4,e5", "1. g1-f2", None);
    assert!(has(&findings, |found| matches!(found, Found::EnPrise { .. })), "{findings:?}");
}

#[test]
fn r_11_2_3_a_composition_without_a_move_has_no_solution() {
    let findings = found(Variant::RUSSIAN, "W:Wc3,e3:Bd6,h8", "", Some(Kind::Problem));
    assert!(has(&findings, |found| *found == Found::NoSolution), "{findings:?}");
}

#[test]
fn r_11_2_4_what_the_solution_does_not_need_is_named() {
    let square = |variant: &'static Variant, name: &str| variant.geometry().parse(name).unwrap();
    // One king wins the final as well.
    let findings = found(Variant::RUSSIAN, "W:WKh2,a1:Ba7", "1. h2-e5", Some(Kind::Problem));
    let corner = square(Variant::RUSSIAN, "a1");
    assert!(has(&findings, |found| *found == Found::UselessInFinal { square: corner }), "{findings:?}");
    // The only move is the only one without the man on 50.
    let line = "1. 13-9 31-36 2. 9-4";
    let findings = found(Variant::INTERNATIONAL, "W:W13,42,50:B21,31", line, Some(Kind::Study));
    let idle = square(Variant::INTERNATIONAL, "50");
    assert!(has(&findings, |found| *found == Found::Idle { square: idle }), "{findings:?}");
    let needed = square(Variant::INTERNATIONAL, "42");
    assert!(!has(&findings, |found| *found == Found::Idle { square: needed }), "{findings:?}");
}

#[test]
fn r_11_2_7_a_final_is_quiet_and_a_king_has_its_part() {
    let findings = found(Variant::RUSSIAN, "W:We3,a1:Bc5,h8", "1. e3-d4", Some(Kind::Problem));
    assert!(has(&findings, |found| *found == Found::FinalNotQuiet), "{findings:?}");
    let findings = found(Variant::RUSSIAN, "W:Wc3,Kg1:Bd6,h8", "1. c3-b4", Some(Kind::Problem));
    assert!(!has(&findings, |found| *found == Found::FinalNotQuiet), "{findings:?}");
    let king = findings.iter().find(|finding| matches!(finding.found, Found::KingWithoutPart { .. })).unwrap();
    assert_eq!((king.severity, king.article), (Severity::Defect, "R-11.2.7.4"));
}

#[test]
fn r_11_3_9_5_lines_of_a_task_with_one_final_are_told() {
    let same = "1. c3-b4 f8-e7 (1... h8-g7 2. b4-a5 f8-e7) 2. b4-a5 h8-g7";
    let asked = (Some(Kind::Task), Stipulation::Block, false);
    let findings = found_by(Variant::RUSSIAN, "W:Wc3,g1:Bf8,h8", same, asked, "2022");
    assert!(has(&findings, |found| *found == Found::SameFinal { lines: [1, 2] }), "{findings:?}");
    let other = "1. c3-b4 f8-e7 (1... h8-g7 2. b4-a5 g7-h6) 2. b4-a5 h8-g7";
    let findings = found_by(Variant::RUSSIAN, "W:Wc3,g1:Bf8,h8", other, asked, "2022");
    assert!(!has(&findings, |found| matches!(found, Found::SameFinal { .. })), "{findings:?}");
}

#[test]
fn r_11_3_7_6_a_sacrifice_of_two_in_one_direction_is_rough() {
    let findings = found(Variant::INTERNATIONAL, "W:W27,31,33:B17", "1. 27-22 17x39", Some(Kind::Problem));
    let sizes = findings.iter().find_map(|finding| match &finding.found {
        Found::Sacrifice { sizes, .. } => Some(sizes.clone()),
        _ => None,
    });
    assert_eq!(sizes, Some(vec![2]), "{findings:?}");
}

#[test]
fn r_11_2_3_a_shot_whose_win_is_not_proved_is_measured() {
    // One man is given, and two are taken: 32x14.
    let (fen, moves) = ("W:W28,32,37,38,43,48:B17,19,3,8,6,16", "1. 28-22 17x28 2. 32x14");
    let findings = unproved(fen, moves, 3_000);
    let measured = findings.iter().find_map(|finding| match finding.found {
        Found::SolvedByMeasure { plies, .. } => Some((finding.severity, plies)),
        _ => None,
    });
    assert_eq!(measured, Some((Severity::Doubt, 2)), "{findings:?}");
}
