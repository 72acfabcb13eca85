//! Values against a search that uses the game's own moves and no table.

use std::collections::BTreeMap;

use super::files::written;
use super::tables;
use crate::{Forces, Game, Proof, Sampler, Shelf, Verdict, plan};

/// Checks so many positions of every table; how many were right, and how many could not be settled.
fn proved(game: Game, pieces: u8, each: usize, positions: u32, depth: u8) -> (u32, u32) {
    let (_, all) = tables(game, pieces, 2);
    let mut shelf = Shelf::new(game, written(game, &all), BTreeMap::new());
    let (mut right, mut unsettled) = (0, 0);
    for forces in plan(game, pieces).into_iter().flat_map(Forces::pair) {
        for position in Sampler::new(game, forces).take(each) {
            let value = shelf.value(&position).unwrap().value;
            let mut hint = |position: &_| shelf.value(position).ok().map(|answer| answer.value);
            match Proof::new(game, positions, &mut hint).check(&position, value, depth) {
                Verdict::Right => right += 1,
                Verdict::Wrong => panic!("{game:?} {value:?}: {position:?}"),
                Verdict::Unsettled => unsettled += 1,
            }
        }
    }
    (right, unsettled)
}

#[test]
fn values_of_three_pieces_are_proved_by_the_rules_of_the_game() {
    for game in Game::ALL {
        let (right, unsettled) = proved(game, 3, 4, 20_000, 5);
        assert!(right >= 64 && unsettled == 0, "{game:?}: {right} right, {unsettled} unsettled");
    }
}

#[test]
#[ignore = "long: 6000 positions of up to four pieces for each game"]
fn values_of_four_pieces_are_proved_by_the_rules_of_the_game() {
    for game in Game::ALL {
        let (right, unsettled) = proved(game, 4, 220, 200_000, 7);
        println!("{game:?}: {right} right, {unsettled} unsettled");
        assert!(right >= 6000, "{game:?}: {right} right, {unsettled} unsettled");
    }
}
