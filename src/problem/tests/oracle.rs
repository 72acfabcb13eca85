//! The solver against an exhaustive second one, written apart: it lists every position that can come, by the game's own
//! moves, and works the results out by going over all of them again and again.

use std::collections::BTreeMap;

use golos_endings::Game;
use golos_rules::Side;
use golos_rules::draughts::{FenStyle, Piece, PieceKind, Position, Square};
use hashbrown::HashMap;

use crate::{Blocked, NoEndings, Solver, Task, Verdict, small_endings};

/// Positions with more successors than this are left to another draw.
const MOST: usize = 6_000;

/// Every position that can come from one, with those after its moves. `None` if there are too many.
fn reachable(root: &Position) -> Option<(Vec<Position>, Vec<Vec<usize>>)> {
    let (mut positions, mut after, mut seen) = (vec![*root], Vec::new(), HashMap::new());
    seen.insert(*root, 0);
    while let Some(&position) = positions.get(after.len()) {
        let mut next = Vec::new();
        for mv in position.legal_moves() {
            let successor = position.play(&mv).unwrap();
            let number = *seen.entry(successor).or_insert_with(|| {
                positions.push(successor);
                positions.len() - 1
            });
            next.push(number);
        }
        after.push(next);
        if positions.len() > MOST {
            return None;
        }
    }
    Some((positions, after))
}

/// Whether `attacker` reaches its end from each of the positions.
fn reaches(
    positions: &[Position],
    after: &[Vec<usize>],
    attacker: Side,
    is_end: &dyn Fn(&Position) -> bool,
) -> Vec<bool> {
    let mut won: Vec<bool> = positions.iter().zip(after).map(|(at, next)| next.is_empty() && is_end(at)).collect();
    loop {
        let mut changed = false;
        for at in 0..positions.len() {
            if won[at] || after[at].is_empty() {
                continue;
            }
            let mut next = after[at].iter().map(|&next| won[next]);
            won[at] = if positions[at].turn() == attacker { next.any(|won| won) } else { next.all(|won| won) };
            changed |= won[at];
        }
        if !changed {
            return won;
        }
    }
}

/// Which first moves fulfil the task, by the positions that they lead to.
fn oracle(root: &Position, task: Task) -> Option<BTreeMap<String, bool>> {
    let (positions, after) = reachable(root)?;
    let own = root.turn();
    let attacker = if task == Task::Draw { own.other() } else { own };
    let is_giveaway = Game::of(root.variant()) == Some(Game::Giveaway);
    let is_end = move |at: &Position| match task {
        Task::Win | Task::Draw => (at.turn() == attacker) == is_giveaway,
        Task::Block(blocked) => {
            let (men, kings) = (at.men(at.turn()).len(), at.kings(at.turn()).len());
            let is_meant = |blocked: Blocked| (usize::from(blocked.men), usize::from(blocked.kings)) == (men, kings);
            at.turn() != attacker && men + kings > 0 && blocked.is_none_or(is_meant)
        }
    };
    let won = reaches(&positions, &after, attacker, &is_end);
    let first = after[0].iter().map(|&at| (positions[at].fen(FenStyle::Numeric), won[at] == (task != Task::Draw)));
    Some(first.collect())
}

/// Numbers that look drawn and are the same every time.
pub(super) struct Draw(pub u64);

impl Draw {
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % limit
    }
}

/// So many pieces on drawn squares, some of them kings.
fn scattered(game: Game, draw: &mut Draw) -> Position {
    let mut position = Position::empty(game.variant());
    let squares = u64::from(position.geometry().count());
    for side in Side::BOTH {
        for _ in 0..1 + draw.below(if squares > 32 { 3 } else { 4 }) {
            let square = Square::from_number(draw.below(squares) as u8 + 1).unwrap();
            let kind = if draw.below(5) == 0 { PieceKind::King } else { PieceKind::Man };
            if position.piece_at(square).is_none() && !position.geometry().is_last_rank(square, side) {
                position = position.put(square, Some(Piece { side, kind }));
            }
        }
    }
    if draw.below(2) == 0 { position } else { position.with_turn(Side::Black) }
}

/// Compares every verdict of drawn positions; says how many were compared and how many first moves stayed open.
fn compare(game: Game, tables: u8, positions: u32, seed: u64) -> (u32, u32) {
    let mut draw = Draw(seed);
    let work = golos_endings::Work::new(1, &|| false);
    let mut endings = small_endings(game, tables, &work).unwrap();
    let (mut compared, mut open, mut done) = (0, 0, 0);
    while done < positions {
        let position = scattered(game, &mut draw);
        if !Side::BOTH.into_iter().all(|side| !position.pieces(side).is_empty()) {
            continue;
        }
        let blocked = Blocked { men: 1, kings: 0 };
        let tasks = [Task::Win, Task::Draw, Task::Block(None), Task::Block(Some(blocked))];
        let task = tasks[done as usize % if game == Game::Giveaway { 2 } else { 4 }];
        let Some(expected) = oracle(&position, task).filter(|moves| moves.len() > 1) else { continue };
        done += 1;
        let mut none = NoEndings;
        let known: &mut dyn crate::Endings = if tables == 0 { &mut none } else { &mut endings };
        let mut solver = Solver::new(game, task, 1 << 26, known, &|| false);
        let report = solver.solve(&position, 400_000, &mut |_| {});
        assert_eq!(report.moves.len(), expected.len());
        for first in &report.moves {
            let after = position.play(&first.mv).unwrap().fen(FenStyle::Numeric);
            let is_right = match first.verdict {
                Verdict::Fulfils(_) => expected[&after],
                Verdict::Fails(_) => !expected[&after],
                Verdict::Open { .. } => {
                    open += 1;
                    continue;
                }
            };
            compared += 1;
            assert!(
                is_right,
                "{game:?} {task:?} {} {}",
                position.fen(FenStyle::Numeric),
                first.mv.full(position.geometry())
            );
        }
    }
    (compared, open)
}

#[test]
fn three_hundred_positions_by_chance_have_the_verdicts_of_an_exhaustive_solver() {
    let mut all = (0, 0);
    for (at, game) in Game::ALL.into_iter().enumerate() {
        for tables in [0, 2] {
            let (compared, open) = compare(game, tables, 38, 0x1234_5678_9abc ^ (at as u64) << 40 ^ u64::from(tables));
            println!("{game:?}, tables of {tables}: {compared} verdicts, {open} open");
            all = (all.0 + compared, all.1 + open);
        }
    }
    assert!(all.0 > 1000 && all.1 * 100 < all.0, "{all:?}");
}
