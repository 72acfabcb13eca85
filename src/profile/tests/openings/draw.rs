//! The draw: reproducible, even, and never of a cell that cannot be drawn.

use std::collections::BTreeMap;

use golos_game::{Drawn, Lot};
use golos_profile::openings::{DrawError, OpeningCell, OpeningTable};
use golos_rules::Variant;
use proptest::prelude::*;

use super::table::{lot, russia};

const SEEDS: [(&str, &str); 6] = [
    ("round 1", "XI-31"),
    ("2026-11-21 board 4", "XV-28"),
    ("жребий", "XVI-5"),
    ("0", "XV-20"),
    ("3f9c1a7be2d40856", "XI-26"),
    ("again 14", "XI-13"),
];

fn drawn(table: &OpeningTable, seed: &str, excluded: &[Lot]) -> Lot {
    let opening = table.draw(seed, excluded, Variant::RUSSIAN).expect("a draw");
    opening.cell().expect("a cell").1
}

#[test]
fn a_seed_draws_the_same_cell_for_ever() {
    let table = russia();
    // Each by hand: printf %s 'round 1:0' | sha256sum
    for (seed, cell) in SEEDS {
        assert_eq!(drawn(&table, seed, &[]).to_string(), cell, "{seed}");
    }
}

#[test]
fn an_excluded_cell_is_drawn_again() {
    let table = russia();
    let mut excluded = Vec::new();
    for _ in 0..20 {
        let next = drawn(&table, "round 1", &excluded);
        assert!(!excluded.contains(&next), "{next}");
        excluded.push(next);
    }
    let opening = table.draw("round 1", &excluded, Variant::RUSSIAN).expect("a draw");
    let Drawn::Seed { table, seed, excluded: kept, .. } = opening.drawn() else { panic!("{opening:?}") };
    assert_eq!((table.as_str(), seed.as_str(), kept), ("russia-2013", "round 1", &excluded));
}

#[test]
fn every_certain_cell_comes_about_as_often_and_no_other_ever() {
    const DRAWS: u32 = 517 * 100;
    let table = russia();
    let mut counts: BTreeMap<Lot, u32> = BTreeMap::new();
    for number in 0..DRAWS {
        *counts.entry(drawn(&table, &format!("seed {number}"), &[])).or_default() += 1;
    }
    assert_eq!(counts.len(), 517);
    assert!(counts.keys().all(|&lot| table.cell(lot).is_some_and(OpeningCell::is_certain)));
    // Chi-square with 516 degrees of freedom: mean 516, deviation about 32; five of them off would be a fault.
    let squares = counts.values().map(|&count| (f64::from(count) - 100.0).powi(2) / 100.0);
    let chi: f64 = squares.sum();
    assert!((356.0..676.0).contains(&chi), "{chi}");
}

#[test]
fn a_draw_that_cannot_be_made_says_why() {
    let table = russia();
    for (seed, excluded, error) in [
        ("", vec![], DrawError::Seed),
        ("two\nlines", vec![], DrawError::Seed),
        ("x", vec![lot("XVII-1")], DrawError::Outside { lot: lot("XVII-1"), columns: 16, rows: 33 }),
        ("x", table.cells().map(|(lot, _)| lot).collect(), DrawError::NothingLeft),
    ] {
        assert_eq!(table.draw(seed, &excluded, Variant::RUSSIAN), Err(error));
    }
    assert_eq!(table.draw(&"x".repeat(101), &[], Variant::RUSSIAN), Err(DrawError::Seed));
    assert_eq!(table.draw("x", &[], Variant::INTERNATIONAL), Err(DrawError::NothingLeft));
}

#[test]
fn the_last_cell_that_is_left_is_found() {
    let table = russia();
    let all_but_one: Vec<Lot> = table.cells().map(|(lot, _)| lot).filter(|&other| other != lot("VI-24")).collect();
    assert_eq!(drawn(&table, "x", &all_but_one), lot("VI-24"));
}

proptest! {
    #[test]
    fn any_seed_draws_a_certain_cell(seed in "[^\\p{Cc}]{1,100}") {
        let table = russia();
        let lot = drawn(&table, &seed, &[]);
        prop_assert!(table.cell(lot).is_some_and(OpeningCell::is_certain));
        prop_assert_eq!(drawn(&table, &seed, &[]), lot);
    }
}
