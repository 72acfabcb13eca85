//! The built-in table against its document: every certain cell, the examples of 2.2.2, and what is not certain.

use std::collections::BTreeSet;

use golos_game::{Drawn, Lot, Opening, OpeningLine};
use golos_profile::openings::{Basis, Doubt, OpeningCell, OpeningTable};
use golos_rules::Variant;

/// The cells that are certain, each with the position that its opening leads to.
const POSITIONS: &str = include_str!("../../../../fixtures/openings/russia-2013.txt");

pub fn russia() -> OpeningTable {
    OpeningTable::find("russia-2013").expect("the built-in table")
}

pub fn lot(text: &str) -> Lot {
    text.parse().expect("a lot")
}

fn positions() -> Vec<(Lot, &'static str)> {
    let line = |line: &'static str| {
        let (place, fen) = line.split_once(' ').expect("a cell and a position");
        (lot(place), fen)
    };
    POSITIONS.lines().map(line).collect()
}

#[test]
fn dr_2_2_2_the_table_has_sixteen_columns_of_thirty_three_rows_and_eight_in_reserve() {
    let table = russia();
    assert_eq!((table.columns().len(), table.rows(), table.reserve().len()), (16, 33, 8));
    assert_eq!((table.article(), table.variant()), ("DR-2.2.2", Variant::RUSSIAN));
    let mut counts = [0; 6];
    for (_, cell) in table.cells() {
        let kind = match cell {
            OpeningCell::Certain { basis: Basis::Confirmed, .. } => 0,
            OpeningCell::Certain { basis: Basis::Printed, .. } => 1,
            OpeningCell::Certain { basis: Basis::Corrected { .. }, .. } => 2,
            OpeningCell::Uncertain { doubt: Doubt::Doubtful, .. } => 3,
            OpeningCell::Uncertain { doubt: Doubt::Unreadable, .. } => 4,
            OpeningCell::Uncertain { doubt: Doubt::Missing, .. } => 5,
        };
        counts[kind] += 1;
    }
    assert_eq!(counts, [343, 164, 10, 7, 1, 3]);
    assert!(table.reserve().iter().all(OpeningCell::is_certain));
}

#[test]
fn dr_2_2_2_every_certain_cell_leads_to_its_position() {
    let table = russia();
    let positions = positions();
    let certain = table.cells().filter(|(_, cell)| cell.is_certain()).map(|(lot, _)| lot);
    let reserve = (1..=8).map(Lot::Reserve);
    assert_eq!(positions.iter().map(|(lot, _)| *lot).collect::<Vec<_>>(), certain.chain(reserve).collect::<Vec<_>>());
    assert_eq!(positions.len(), 517 + 8);
    for (lot, fen) in positions {
        let opening = table.take(lot, Variant::RUSSIAN).expect("a certain cell");
        assert_eq!(opening.position(), fen, "{lot}");
        assert_eq!(opening.verify(Variant::RUSSIAN).map(|position| position.fen()).as_deref(), Ok(fen), "{lot}");
    }
}

#[test]
fn dr_2_2_2_no_two_cells_are_the_same_opening() {
    let lines: BTreeSet<_> = positions().into_iter().map(|(_, fen)| fen).collect();
    // Different moves may lead to the same position: what is unique is the opening.
    let table = russia();
    let openings = positions().into_iter().map(|(lot, _)| format!("{:?}", table.cell(lot)));
    assert_eq!(openings.collect::<BTreeSet<_>>().len(), 525);
    assert!(lines.len() > 500, "{}", lines.len());
}

#[test]
fn dr_2_2_2_the_examples_of_the_article() {
    let table = russia();
    let strings = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
    let moves = table.take(lot("I-16"), Variant::RUSSIAN).expect("the first example");
    assert_eq!(moves.moves(), strings(&["a3-b4", "b6-c5", "b4-a5", "c5-b4"]));
    let typed = OpeningLine::moves("1. ab4 bc5 2. ba5 cb4");
    let typed = Opening::new(Variant::RUSSIAN, Drawn::Entered, &typed).expect("the moves as printed");
    assert_eq!((typed.moves(), typed.position()), (moves.moves(), moves.position()));
    let placement = table.take(lot("VI-24"), Variant::RUSSIAN).expect("the second example");
    let OpeningLine::Placement(men) = placement.line() else { panic!("{placement:?}") };
    assert_eq!((men.white.as_deref(), men.black.as_deref()), (Some("a1-b4"), Some("a7-a5")));
    assert!(placement.position().starts_with("W:"), "White moves: {}", placement.position());
}

#[test]
fn what_is_not_certain_is_refused_with_what_it_may_have_been() {
    let table = russia();
    let uncertain = table.cells().filter(|(_, cell)| !cell.is_certain()).map(|(lot, _)| lot.to_string());
    let cells = "III-3 III-4 III-13 V-8 VI-1 IX-14 X-8 XII-3 XII-19 XII-29 XIII-33";
    assert_eq!(uncertain.collect::<Vec<_>>().join(" "), cells);
    for (place, said) in [
        ("III-13", "cd4 dc5 gh4 cd6 hg3 bc7"),
        ("XII-19", "d2g5 h6c5"),
        ("V-8", "Order"),
        ("IX-14", "Balance"),
        ("XII-3", "Repeated"),
        ("XVII-1", "16 columns and 33 rows"),
        ("I-34", "16 columns and 33 rows"),
        ("R-9", "16 columns and 33 rows"),
    ] {
        let error = table.take(lot(place), Variant::RUSSIAN).map_err(|error| error.to_string());
        assert!(error.as_ref().is_err_and(|error| error.contains(said) && error.contains(place)), "{error:?}");
    }
}

#[test]
fn in_another_game_only_what_can_be_played_there_is_taken() {
    let table = russia();
    let refused: Vec<String> = positions()
        .into_iter()
        .filter(|(lot, _)| table.take(*lot, Variant::BRAZILIAN).is_err())
        .map(|(lot, _)| lot.to_string())
        .collect();
    // The majority rule forbids none of the captures in the table.
    assert_eq!(refused, Vec::<String>::new());
    assert!(table.take(lot("I-1"), Variant::INTERNATIONAL).is_err());
}
