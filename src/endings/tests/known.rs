//! Totals that are known, and every value worked out a second time.

use super::tables;
use crate::{Game, Table, Totals, Work, recount};

fn sum(all: &[crate::Made], pieces: u8) -> Totals {
    let of_size = all.iter().filter(|made| made.table.layout.forces.pieces() == pieces);
    of_size.fold(Totals::default(), |sum, made| sum.and(made.totals))
}

#[test]
fn every_value_of_two_and_three_pieces_follows_from_its_moves() {
    for (game, pieces) in [(Game::Russian, 3), (Game::Brazilian, 3), (Game::Giveaway, 3), (Game::International, 3)] {
        let (tables, all) = tables(game, pieces, 1);
        for made in &all {
            let forces = made.table.layout.forces;
            let recount = recount(forces, &tables, &Work::new(2, &|| false)).unwrap();
            assert_eq!((recount.wrong, recount.totals), (0, made.totals), "{game:?} {forces}");
        }
    }
}

#[test]
fn a_wrong_value_is_found() {
    let (sound, _) = tables(Game::Russian, 2, 1);
    let forces = "01v01".parse().unwrap();
    let table = sound.get(forces).unwrap();
    for index in (0..table.codes.len()).step_by(7) {
        let (mut tables, mut codes) = (sound.clone(), table.codes.clone());
        codes[index] += 2;
        tables.insert(Table { layout: table.layout.clone(), codes }.into());
        let recount = recount(forces, &tables, &Work::new(1, &|| false)).unwrap();
        assert!(recount.wrong > 0, "cell {index}");
    }
}

#[test]
#[ignore = "long: 6 million positions"]
fn the_totals_of_four_pieces_are_the_known_ones() {
    let (tables, all) = tables(Game::Russian, 4, 2);
    let four = sum(&all, 4);
    assert_eq!((four.wins, four.losses, four.draws, four.longest_win), (2_409_393, 1_255_909, 2_544_014, 85));
    for made in &all {
        let recount = recount(made.table.layout.forces, &tables, &Work::new(2, &|| false)).unwrap();
        assert_eq!((recount.wrong, recount.totals), (0, made.totals));
    }
}
