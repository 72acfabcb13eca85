//! Endings of five pieces in which the counts of Russian draughts cut a win (R-6.1.8.6, R-6.1.8.8).

use std::collections::BTreeMap;

use golos_rules::draughts::{Clause, Material, Position, Since, Span, Whose};

use super::files::written;
use super::ruled::clause;
use super::tables;
use crate::forces::plan;
use crate::joint::Joint;
use crate::law::Russian;
use crate::layout::{Cursor, KingSets, Layout};
use crate::value::DRAW;
use crate::{Count, Forces, Game, MOST, Ruling, Shelf, Together, rulings};

/// Fifteen moves by kings only; where both sides have kings, thirty in one balance of forces, five with two or three pieces.
fn clauses() -> [Clause; 3] {
    let kings = |from, to| Material::BothKings { total: Span(from, to) };
    [
        clause(kings(2, 3), Since::Balance, Whose::Both, 5),
        clause(kings(4, 5), Since::Balance, Whose::Both, 30),
        clause(Material::Pieces { total: Span(4, 5) }, Since::KingMoves, Whose::Both, 15),
    ]
}

#[test]
#[ignore = "long: makes the tables of five pieces"]
#[expect(clippy::disallowed_methods, reason = "which tables are gone through the environment says")]
fn r_6_1_8_8_a_win_that_needs_seventeen_king_moves_is_cut() {
    let (_, all) = tables(Game::Russian, 5, 2);
    let mut shelf = Shelf::new(Game::Russian, written(Game::Russian, &all), BTreeMap::new());
    let (clauses, position) =
        (clauses(), Position::from_fen(Game::Russian.variant(), "W:WKb2,Kh2,c3:BKf2,a3").unwrap());
    let found = rulings(&mut shelf, &position, &clauses, &Count::fresh(&clauses), MOST).unwrap().unwrap();
    let cut = found.clauses.iter().find_map(|&(at, ruling)| match ruling {
        Ruling::Cut { needs, left } => Some((at, needs, left)),
        _ => None,
    });
    assert_eq!((cut, found.together), (Some((2, 17, 15)), Together::Cut));
    let all = plan(Game::Russian, 5).into_iter().flat_map(Forces::pair);
    let wanted = std::env::var("GOLOS_FORCES").ok();
    let asked = |forces: &Forces| match &wanted {
        Some(wanted) => wanted.split(',').any(|name| name == forces.to_string()),
        None => forces.pieces() <= 4,
    };
    for forces in all.filter(asked) {
        let (decided, cut, open, slow) = exceptions(&mut shelf, forces, &clauses);
        println!("{forces}: {cut} of {decided} cut, {slow} searched, {open} not decided");
        assert!(forces.pieces() > 4 || cut + open == 0, "{forces}");
    }
}

/// Decided positions of a table, those whose win is cut by fresh counts, and those that stayed open; how many are longer than any
/// count.
fn exceptions(shelf: &mut Shelf<super::files::InMemory>, forces: Forces, clauses: &[Clause]) -> (u64, u64, u64, u64) {
    let (layout, other) = (Layout::new(4, forces), Layout::new(4, forces.swapped()));
    let sets = KingSets::new(&layout);
    let mut cursor = Cursor::new(&layout, &sets);
    let (mut decided, mut cut, mut open, mut slow) = (0, 0, 0, 0);
    let mut boards = Vec::new();
    for index in 0..layout.cells {
        let Some(placing) = cursor.placing::<Russian>(index, &other) else { continue };
        let code = crate::tables::Values::code::<Russian>(shelf, &placing.board).unwrap();
        decided += u64::from(code != DRAW);
        if code != DRAW && u32::from(code) > 9 {
            boards.push((code, placing.board));
        }
    }
    let mut joint = Joint::<Russian, _>::new(shelf, clauses, true, MOST);
    for (code, board) in boards {
        slow += u64::from(u32::from(code) > 30);
        match joint.stands(&board) {
            Ok(true) => {}
            Ok(false) => cut += 1,
            Err(_) => open += 1,
        }
    }
    (decided, cut, open, slow)
}
