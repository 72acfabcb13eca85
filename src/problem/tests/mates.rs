//! Mates against a plain second solver, written apart on the positions of the rules.

use golos_rules::chess::{Move, Position, StartPosition};

use super::oracle::Draw;
use crate::{Genre, Length, MateVerdict, solve_mate};

fn after(position: &Position) -> Vec<(Move, Position)> {
    position.legal_moves().into_iter().map(|mv| (mv, position.play(mv).unwrap())).collect()
}

fn is_mate(position: &Position) -> bool {
    position.is_check() && position.legal_moves().is_empty()
}

fn mates_at_once(position: &Position) -> bool {
    after(position).iter().any(|(_, after)| is_mate(after))
}

/// Whether the attacker, who has just moved and had so many moves with it, gets what the genre asks.
fn forced(genre: Genre, position: &Position, moves: u8) -> bool {
    let replies = after(position);
    match genre {
        Genre::Direct if replies.is_empty() => position.is_check(),
        Genre::Direct => moves > 1 && replies.iter().all(|(_, after)| can_force(genre, after, moves - 1)),
        Genre::SelfMate => {
            let answers = |after: &Position| is_mate(after) || can_force(genre, after, moves - 1);
            !replies.is_empty() && replies.iter().all(|(_, after)| answers(after))
        }
        Genre::ReflexMate => {
            let goes_on = || replies.iter().all(|(_, after)| can_force(genre, after, moves - 1));
            mates_at_once(position) || (moves > 1 && !replies.is_empty() && goes_on())
        }
        Genre::HelpMate => unreachable!("nothing is forced"),
    }
}

fn can_force(genre: Genre, position: &Position, moves: u8) -> bool {
    if moves == 0 || genre == Genre::ReflexMate && mates_at_once(position) {
        return false;
    }
    after(position).iter().any(|(_, after)| forced(genre, after, moves))
}

fn helped(position: &Position, plies: u16) -> usize {
    if plies == 0 {
        return usize::from(is_mate(position));
    }
    after(position).iter().map(|(_, after)| helped(after, plies - 1)).sum()
}

fn set_up(fen: &str) -> Position {
    Position::from_fen(StartPosition::Standard, fen).unwrap()
}

/// Pieces on drawn squares.
fn scattered(draw: &mut Draw) -> Option<Position> {
    let mut cells = ['1'; 64];
    let pieces = ["KQRk", "KQNk", "KRRk", "KQPkp", "KQkr", "KRPkp", "KQRkq", "KBNk", "KRkp", "KQkb", "KPkqr", "KRkqq"];
    for piece in pieces[draw.below(pieces.len() as u64) as usize].chars() {
        // Kings at the edge are mated more often.
        let cell = if matches!(piece, 'K' | 'k') { draw.below(8) * 8 } else { draw.below(64) } as usize;
        let is_off = matches!(piece, 'P' | 'p') && !(8..56).contains(&cell);
        if cells[cell] != '1' || is_off {
            return None;
        }
        cells[cell] = piece;
    }
    let ranks: Vec<String> = cells.chunks(8).map(|rank| rank.iter().collect()).collect();
    let turn = ["w", "b"][draw.below(2) as usize];
    let position = Position::from_fen(StartPosition::Standard, &format!("{} {turn} - - 0 1", ranks.join("/"))).ok()?;
    (position.is_regular() && !position.legal_moves().is_empty()).then_some(position)
}

fn solve(position: &Position, genre: Genre, moves: u8, has_half: bool) -> Vec<(Move, MateVerdict)> {
    let length = Length { moves, has_half };
    let report = solve_mate(position, genre, length, 50_000_000, &|| false, &mut |_| {}).unwrap();
    assert_eq!(report.moves.len(), position.legal_moves().len());
    report.moves.into_iter().map(|first| (first.mv, first.verdict)).collect()
}

#[test]
fn mates_by_chance_have_the_verdicts_of_a_plain_solver() {
    let (mut draw, mut counts) = (Draw(0x51f1_77aa_9b1d), [0; 4]);
    let mut done = 0;
    while done < 80 {
        let Some(position) = scattered(&mut draw) else { continue };
        done += 1;
        for (at, genre) in [Genre::Direct, Genre::SelfMate, Genre::ReflexMate].into_iter().enumerate() {
            for (mv, verdict) in solve(&position, genre, 2, false) {
                let must_mate = genre == Genre::ReflexMate && mates_at_once(&position);
                let expected = !must_mate && forced(genre, &position.play(mv).unwrap(), 2);
                let found = matches!(verdict, MateVerdict::Fulfils { .. });
                assert!(!matches!(verdict, MateVerdict::Open { .. }));
                assert_eq!(found, expected, "{} {genre:?} {}", position.fen(), position.uci(mv));
                counts[at] += u32::from(found);
                if let (Genre::Direct, MateVerdict::Fulfils { lines, .. }) = (genre, &verdict) {
                    let after = position.play(mv).unwrap();
                    let end = lines[0].iter().fold(after, |position, mv| position.play(*mv).unwrap());
                    assert!(is_mate(&end), "{}", position.fen());
                }
            }
        }
        for (mv, verdict) in solve(&position, Genre::HelpMate, 1, true) {
            let expected = helped(&position.play(mv).unwrap(), 2);
            let found = match verdict {
                MateVerdict::Fulfils { lines, .. } => lines.len(),
                MateVerdict::Fails { .. } => 0,
                MateVerdict::Open { .. } => panic!("open"),
            };
            assert_eq!(found, expected.min(crate::MOST_SOLUTIONS), "{}", position.fen());
            counts[3] += u32::from(found > 0);
        }
    }
    println!("{counts:?}");
    assert!([0, 2, 3].into_iter().all(|at| counts[at] > 10), "{counts:?}");
}

#[test]
fn ch_46_4_a_key_and_a_second_one_are_told_apart() {
    // The key is the only move that mates against both replies.
    let position = set_up("8/8/8/8/8/k7/8/K1R5 w - - 0 1");
    let verdicts = solve(&position, Genre::Direct, 3, false);
    let keys = verdicts.iter().filter(|(_, verdict)| matches!(verdict, MateVerdict::Fulfils { .. }));
    for (mv, _) in keys {
        assert!(forced(Genre::Direct, &position.play(*mv).unwrap(), 3), "{}", position.uci(*mv));
    }
    let mates = solve(&set_up("7k/8/6K1/8/8/8/8/R7 w - - 0 1"), Genre::Direct, 1, false);
    let mates: Vec<_> = mates.iter().filter(|(_, v)| matches!(v, MateVerdict::Fulfils { moves: 1, .. })).collect();
    assert_eq!(mates.len(), 1);
}

#[test]
fn ch_43_a_selfmate_is_forced_on_the_other_side() {
    // The check on c2 leaves only the capture by the knight, which mates.
    let position = set_up("1rkr4/1p1p4/8/8/8/8/PP5Q/KR2n3 w - - 0 1");
    for genre in [Genre::SelfMate, Genre::ReflexMate] {
        let verdicts = solve(&position, genre, 1, false);
        let keys = verdicts.iter().filter(|(_, verdict)| matches!(verdict, MateVerdict::Fulfils { .. }));
        assert!(keys.clone().any(|(mv, _)| position.uci(*mv) == "h2c2"), "{genre:?}");
        for (mv, verdict) in keys {
            assert!(forced(genre, &position.play(*mv).unwrap(), 1));
            let MateVerdict::Fulfils { moves: 1, lines } = verdict else { panic!("{verdict:?}") };
            let end = position.play(*mv).unwrap().play(lines[0][0]).unwrap();
            assert!(is_mate(&end));
        }
    }
}

#[test]
fn a_budget_leaves_moves_open_and_says_how_far_it_got() {
    let position = set_up("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 1");
    let length = Length { moves: 4, has_half: false };
    let report = solve_mate(&position, Genre::Direct, length, 2_000, &|| false, &mut |_| {}).unwrap();
    let mate = report.moves.iter().find(|first| position.uci(first.mv) == "f3f7").unwrap();
    assert!(matches!(mate.verdict, MateVerdict::Fulfils { moves: 1, .. }));
    let open = report.moves.iter().filter(|first| matches!(first.verdict, MateVerdict::Open { depth: 1.. })).count();
    assert!(open > 0, "{:?}", report.moves);
    assert!(report.nodes <= 2_000);
}
