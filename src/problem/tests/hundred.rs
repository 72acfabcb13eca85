//! Problems of the fixtures: decided, or left open, and never decided wrongly.

use golos_endings::{Game, Work};
use golos_rules::draughts::{FenStyle, Position};

use crate::{NoEndings, NotSaved, Solver, Task, Verdict, small_endings};

fn problems(game: Game) -> Vec<(String, Position)> {
    let text = match game {
        Game::International => include_str!("../../../fixtures/problem/international.txt"),
        _ => include_str!("../../../fixtures/problem/russian.txt"),
    };
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let problem = |line: &str| {
        let (mv, fen) = line.split_once(' ').unwrap();
        (mv.to_owned(), Position::from_fen(game.variant(), fen).unwrap())
    };
    lines.map(problem).collect()
}

#[test]
fn the_first_move_of_each_problem_is_proved_and_no_other_one_contradicts_it() {
    for game in [Game::International, Game::Russian] {
        let mut endings = small_endings(game, 2, &Work::new(1, &|| false)).unwrap();
        let mut proved = 0;
        for (mv, position) in problems(game) {
            let mut solver = Solver::new(game, Task::Win, 1 << 27, &mut endings, &|| false);
            let report = solver.solve(&position, 120_000, &mut |_| {});
            assert!(report.nodes <= 120_000);
            let first = report.moves.iter().find(|first| first.mv.full(position.geometry()) == mv).unwrap();
            assert!(!matches!(first.verdict, Verdict::Fails(_)), "{mv} {}", position.fen(FenStyle::Algebraic));
            proved += usize::from(matches!(first.verdict, Verdict::Fulfils(_)));
        }
        println!("{game:?}: {proved} of {} proved", problems(game).len());
        assert!(proved * 4 >= problems(game).len() * 3, "{game:?}: {proved}");
    }
}

/// The line of a verdict is legal.
#[test]
fn lines_can_be_played_and_a_winning_one_ends_the_game_or_in_a_table() {
    let mut endings = small_endings(Game::Russian, 2, &Work::new(1, &|| false)).unwrap();
    for (_, position) in problems(Game::Russian).into_iter().take(6) {
        let mut solver = Solver::new(Game::Russian, Task::Win, 1 << 27, &mut endings, &|| false);
        for first in solver.solve(&position, 60_000, &mut |_| {}).moves {
            let (Verdict::Fulfils(line) | Verdict::Fails(line)) = first.verdict else { continue };
            let after = position.play(&first.mv).unwrap();
            line.moves.iter().fold(after, |position, mv| position.play(mv).unwrap());
        }
    }
}

#[test]
fn a_blocked_side_has_lost() {
    // White shuts the man in at once: a search that took "no move" for something else would refute it.
    let position = Position::from_fen(Game::Russian.variant(), "W:Wb4,d2,a1:Ba5").unwrap();
    let mut none = NoEndings;
    let mut solver = Solver::new(Game::Russian, Task::Win, 1 << 24, &mut none, &|| false);
    let moves = solver.solve(&position, 100_000, &mut |_| {}).moves;
    let of = |name: &str| moves.iter().find(|first| first.mv.full(position.geometry()) == name).unwrap();
    assert!(moves.iter().any(|first| matches!(first.verdict, Verdict::Fulfils(_))), "{moves:?}");
    assert!(matches!(of("d2-c3").verdict, Verdict::Fulfils(_)), "{moves:?}");
}

#[test]
fn a_saved_search_continues_and_another_problem_is_refused() {
    let problems = problems(Game::International);
    let (first, second) = (&problems[0].1, &problems[1].1);
    let mut endings = small_endings(Game::International, 2, &Work::new(1, &|| false)).unwrap();
    let mut solver = Solver::new(Game::International, Task::Win, 1 << 27, &mut endings, &|| false);
    let before = solver.solve(first, 60_000, &mut |_| {});
    let saved = solver.saved(first);
    drop(solver);
    let mut solver = Solver::new(Game::International, Task::Win, 1 << 27, &mut endings, &|| false);
    assert_eq!(solver.remember(second, &saved), Err(NotSaved::OtherProblem));
    let mut damaged = saved.clone();
    damaged[40] ^= 1;
    assert_eq!(solver.remember(first, &damaged), Err(NotSaved::Damaged));
    assert_eq!(solver.remember(first, &saved[..saved.len() - 3]), Err(NotSaved::Damaged));
    assert_eq!(solver.remember(first, &saved), Ok(()));
    let after = solver.solve(first, 60_000, &mut |_| {});
    for (before, after) in before.moves.iter().zip(&after.moves) {
        match (&before.verdict, &after.verdict) {
            (Verdict::Fulfils(_), Verdict::Fails(_)) | (Verdict::Fails(_), Verdict::Fulfils(_)) => panic!("{after:?}"),
            (Verdict::Fulfils(_), Verdict::Open { .. }) => panic!("what was proved is not found again: {after:?}"),
            _ => {}
        }
    }
}

#[test]
fn a_stopped_search_says_nothing_that_was_not_proved() {
    let position = problems(Game::International)[0].1;
    let mut none = NoEndings;
    let mut solver = Solver::new(Game::International, Task::Win, 1 << 24, &mut none, &|| true);
    let report = solver.solve(&position, 1_000_000, &mut |_| {});
    assert!(report.was_stopped && report.nodes < 10_000);
}

#[test]
fn the_same_search_comes_out_the_same() {
    let position = problems(Game::Russian)[2].1;
    let run = || {
        let mut none = NoEndings;
        let mut solver = Solver::new(Game::Russian, Task::Win, 1 << 22, &mut none, &|| false);
        let report = solver.solve(&position, 30_000, &mut |_| {});
        (report.nodes, report.moves)
    };
    assert_eq!(run(), run());
}
