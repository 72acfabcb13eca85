//! What counts leave of a win, and the check of shown lines.

use std::collections::BTreeMap;

use golos_rules::Side;
use golos_rules::draughts::{Clause, ClauseTracker, Entry, Material, Move, Position, Road, Since, Span, Whose};

use super::files::{InMemory, written};
use super::tables;
use crate::{
    Count, Forces, Game, LineVerdict, MOST, Ruling, Sampler, Shelf, Together, Value, check_line, plan, rulings,
};

fn shelf(game: Game, pieces: u8) -> Shelf<InMemory> {
    Shelf::new(game, written(game, &tables(game, pieces, 2).1), BTreeMap::new())
}

fn read(game: Game, fen: &str) -> Position {
    Position::from_fen(game.variant(), fen).unwrap()
}

fn moves(position: &Position, text: &str) -> Vec<Move> {
    let mut position = *position;
    let read = |word: &str| {
        let mv = position.resolve(&Entry::read(position.geometry(), word).unwrap()).unwrap();
        position = position.play(&mv).unwrap();
        mv
    };
    text.split_whitespace().map(read).collect()
}

pub(super) fn clause(when: Material, since: Since, whose: Whose, moves: u32) -> Clause {
    let (id, article) = ("count".to_owned(), "R-6.1.8.6".to_owned());
    Clause { id, article, when, since, whose, moves, unless_win: false, at_once: None, otherwise: false }
}

/// The one ruling in a position with these moves counted.
fn ruled(shelf: &mut Shelf<InMemory>, fen: &str, clause: &Clause, used: u32) -> Ruling {
    let position = read(shelf.game(), fen);
    let clauses = std::slice::from_ref(clause);
    let mut counts = Count::fresh(clauses);
    counts[0].set(used);
    let found = rulings(shelf, &position, clauses, &counts, MOST).unwrap().unwrap();
    let [(0, ruling)] = found.clauses[..] else { panic!("{found:?}") };
    ruling
}

/// The plies within which the side to move, the winner, gets to the event, by the rules alone: the winner keeps to moves that
/// the tables call won, the loser makes any.
fn plies(
    shelf: &mut Shelf<InMemory>,
    position: &Position,
    is_event: &dyn Fn(&Position, &Position) -> bool,
    most: u8,
) -> Option<u8> {
    (1..=most).find(|&most| within(shelf, position, is_event, most))
}

fn within(
    shelf: &mut Shelf<InMemory>,
    position: &Position,
    is_event: &dyn Fn(&Position, &Position) -> bool,
    most: u8,
) -> bool {
    if most == 0 {
        return false;
    }
    let is_winner = matches!(shelf.value(position).unwrap().value, Value::Win(_));
    let valued = shelf.moves(position).unwrap();
    let mut kept = valued.iter().filter(|(_, answer)| !is_winner || matches!(answer.value, Value::Win(_)));
    let mut comes = |mv: &Move| {
        let after = position.play(mv).unwrap();
        is_event(position, &after) || within(shelf, &after, is_event, most - 1)
    };
    if is_winner { kept.any(|(mv, _)| comes(mv)) } else { kept.all(|(mv, _)| comes(mv)) }
}

#[test]
fn a_win_stands_as_long_as_enough_moves_are_left() {
    let mut shelf = shelf(Game::Russian, 3);
    let two = Material::BothKings { total: Span(2, 3) };
    let count = clause(two, Since::Balance, Whose::Both, 5);
    // Three moves; with the second the winner gives up a king, and the count begins again.
    let fen = "W:WKd6,Kh2:BKa7";
    let ruled: Vec<Ruling> = (0..=5).map(|used| ruled(&mut shelf, fen, &count, used)).collect();
    let [stands, cut] = [|needs, left| Ruling::Stands { needs, left }, |needs, left| Ruling::Cut { needs, left }];
    assert_eq!(ruled, [stands(3, 5), stands(3, 4), stands(3, 3), stands(2, 2), cut(2, 1), cut(2, 0)]);
}

#[test]
fn r_6_1_8_3_a_count_makes_no_draw_while_the_road_is_not_held() {
    let mut shelf = shelf(Game::Russian, 3);
    let mut ruling = |road| {
        let lone = Material::LoneKing { kings: Span(2, 2), men: Span(0, 0), total: Span(2, 2), road };
        let count = clause(lone, Since::Balance, Whose::Stronger, 5);
        [2, 4].map(|used| ruled(&mut shelf, "W:WKd6,Kh2:BKa7", &count, used))
    };
    let stands = Ruling::Stands { needs: 3, left: 3 };
    assert_eq!(ruling(Road::Any), [stands, Ruling::Cut { needs: 3, left: 1 }]);
    assert_eq!(ruling(Road::LoneOff), [stands, Ruling::Cut { needs: 3, left: 1 }]);
    assert_eq!(ruling(Road::Stronger), [stands, Ruling::Beyond { left: 1 }]);
}

#[test]
fn the_way_to_a_man_s_move_is_as_short_as_a_search_finds_it() {
    let mut shelf = shelf(Game::Russian, 3);
    let count = clause(Material::Pieces { total: Span(2, 7) }, Since::KingMoves, Whose::Both, 30);
    let is_event = |before: &Position, after: &Position| {
        Side::BOTH
            .into_iter()
            .any(|side| before.men(side) != after.men(side) || before.pieces(side).len() != after.pieces(side).len())
    };
    let mut compared = 0;
    for fen in ["W:Wc3,Ka1:BKh8", "W:Wa5,Ka1:BKb8", "W:Wh2,Kf2:BKa3", "W:We3,Kc1:BKd8", "W:Wa3,Kg1:BKf8"] {
        let position = read(Game::Russian, fen);
        let Value::Win(win) = shelf.value(&position).unwrap().value else { continue };
        let Some(found) = plies(&mut shelf, &position, &is_event, 7) else { continue };
        compared += 1;
        // With fewer moves left than the whole win takes the count decides.
        let needs = u32::from(found).div_ceil(2);
        for left in 0..u32::from(win).div_ceil(2) {
            let expected = if needs <= left { Ruling::Stands { needs, left } } else { Ruling::Cut { needs, left } };
            assert_eq!(ruled(&mut shelf, fen, &count, 30 - left), expected, "{fen}, {left} left");
        }
    }
    assert!(compared >= 2, "{compared}");
}

#[test]
fn u_iii_5_2_a_clause_without_moves_asks_for_the_win_to_be_shown() {
    let mut shelf = shelf(Game::Russian, 2);
    let lone = Material::LoneKing { kings: Span(1, 3), men: Span(0, 2), total: Span(1, 3), road: Road::Any };
    let at_once = clause(lone, Since::Balance, Whose::Stronger, 0);
    let fen = "W:WKc1:BKh4";
    let position = read(Game::Russian, fen);
    match shelf.value(&position).unwrap().value {
        Value::Draw => assert_eq!(
            rulings(
                &mut shelf,
                &position,
                std::slice::from_ref(&at_once),
                &Count::fresh(std::slice::from_ref(&at_once)),
                MOST,
            )
            .unwrap(),
            None
        ),
        _ => assert_eq!(ruled(&mut shelf, fen, &at_once, 0), Ruling::IfShown),
    }
    assert_eq!(ruled(&mut shelf, "W:WKa1:BKb2", &clause(lone, Since::Balance, Whose::Stronger, 0), 0), Ruling::IfShown);
}

#[test]
fn a_line_is_checked_move_by_move() {
    let mut shelf = shelf(Game::Russian, 2);
    // A man that is given to the king of the opposition: won in one capture.
    let won = read(Game::Russian, "W:WKa1:BKb2");
    assert_eq!(check_line(&mut shelf, &won, &moves(&won, "a1:c3")), Ok(LineVerdict::Proves));
    assert_eq!(check_line(&mut shelf, &won, &[]), Ok(LineVerdict::Keeps { plies: 1 }));
    let drawn = read(Game::Russian, "W:WKc1:BKh8");
    let value = shelf.value(&drawn).unwrap().value;
    assert!(value == Value::Draw && check_line(&mut shelf, &drawn, &[]) == Ok(LineVerdict::NotWon), "{value:?}");
}

#[test]
fn the_first_move_that_lets_the_win_go_is_named_with_the_reply_that_holds() {
    let mut shelf = shelf(Game::Russian, 3);
    let won = read(Game::Russian, "W:WKd6,Kh2:BKa7");
    assert_eq!(shelf.value(&won).unwrap().value, Value::Win(5));
    for (mv, answer) in shelf.moves(&won).unwrap() {
        let verdict = check_line(&mut shelf, &won, std::slice::from_ref(&mv)).unwrap();
        match answer.value {
            Value::Win(plies) => assert_eq!(verdict, LineVerdict::Keeps { plies }),
            _ => {
                let LineVerdict::LetsGo { at: 0, reply: Some(reply) } = verdict else { panic!("{verdict:?}") };
                let held = won.play(&mv).unwrap().play(&reply).unwrap();
                let value = shelf.value(&held).map(|answer| answer.value);
                assert!(!matches!(value, Ok(Value::Win(_))), "{value:?}");
            }
        }
    }
    // The best moves of both sides prove it.
    let (mut line, mut position) = (Vec::new(), won);
    while position.has_move() {
        let best = shelf.moves(&position).unwrap()[0].0.clone();
        position = position.play(&best).unwrap();
        line.push(best);
    }
    assert_eq!((line.len(), check_line(&mut shelf, &won, &line)), (5, Ok(LineVerdict::Proves)));
}

/// Whether the winner gets there by the rules alone, every count of every clause stepped with every move; `None` if that would
/// take too many positions.
fn is_forced(
    position: &Position,
    clauses: &[Clause],
    tracker: &ClauseTracker,
    winner: Side,
    budget: &mut u32,
) -> Option<bool> {
    *budget = budget.checked_sub(1)?;
    if !position.has_move() {
        let is_lost = position.variant() != Game::Giveaway.variant();
        return Some((position.turn() != winner) == is_lost);
    }
    if clauses.iter().enumerate().any(|(at, clause)| tracker.reached(clauses, at, position, clause.moves)) {
        return Some(false);
    }
    let is_winner = position.turn() == winner;
    for mv in position.legal_moves() {
        let (after, mut tracker) = (position.play(&mv).unwrap(), tracker.clone());
        tracker.step(clauses, position, &after);
        if is_forced(&after, clauses, &tracker, winner, budget)? == is_winner {
            return Some(is_winner);
        }
    }
    Some(!is_winner)
}

#[test]
fn counts_that_run_together_decide_as_a_search_by_the_rules_does() {
    let mut compared = [0, 0];
    for game in [Game::Russian, Game::Giveaway, Game::International] {
        let mut shelf = shelf(game, 3);
        let pieces = |from| Material::Pieces { total: Span(from, 7) };
        for (balance, kings) in [(3, 2), (2, 2), (3, 1)] {
            let clauses = [
                clause(pieces(2), Since::Balance, Whose::Both, balance),
                clause(pieces(3), Since::KingMoves, Whose::Both, kings),
            ];
            for forces in plan(game, 3).into_iter().flat_map(Forces::pair).filter(|forces| forces.pieces() == 3) {
                for position in Sampler::new(game, forces).take(12) {
                    let counts = Count::fresh(&clauses);
                    let Some(found) = rulings(&mut shelf, &position, &clauses, &counts, MOST).unwrap() else {
                        continue;
                    };
                    let tracker = ClauseTracker::start(&clauses, &position);
                    let expected = is_forced(&position, &clauses, &tracker, found.winner, &mut 20_000);
                    let Some(expected) = expected else { continue };
                    let together = if expected { Together::Stands } else { Together::Cut };
                    assert_eq!(found.together, together, "{game:?} {balance} {kings} {position:?} {found:?}");
                    compared[usize::from(expected)] += 1;
                }
            }
        }
    }
    assert!(compared.iter().all(|&count| count > 50), "{compared:?}");
}
