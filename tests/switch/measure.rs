//! How many presses and how many seconds a move takes: forty half-moves in each family, by one switch and by two.

use super::*;
use golos::rules::{Notation, Position, Variant};

/// A game that was played, as far as its fortieth half-move: Anderssen and Dufresne, Berlin 1852.
const EVERGREEN: &str = "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6 Re1 Nge7 Ba3 b5 Qxb5 Rb8 \
                         Qa4 Bb6 Nbd2 Bb7 Ne4 Qf5 Bxd3 Qh5 Nf6 gxf6 exf6 Rg8 Rad1 Qxf3 Rxe7 Nxe7";

const MOVES: usize = 40;

/// Forty moves, each as the places that it goes over.
fn script(game: &str) -> Vec<Vec<Place>> {
    let mut lots = Lots(11);
    let (mut board, mut script): (Position, Vec<Vec<Place>>) = (variant(game).start(), Vec::new());
    let mut entries = EVERGREEN.split_whitespace();
    while script.len() < MOVES {
        let mv = match game {
            "chess" => board.read(entries.next().unwrap(), Notation::FILES).unwrap(),
            "russian" => {
                let moves = board.playable_moves();
                moves[lots.below(moves.len())].clone()
            }
            // Stones are put near the last ones.
            _ => {
                let last =
                    script.last().and_then(|route| route.first().copied()).unwrap_or(Place { column: 8, row: 8 });
                let moves = board.playable_moves();
                let near = moves.iter().filter(|mv| {
                    // A pass puts no stone.
                    let place = board.place_named(&board.full(mv));
                    place.is_some_and(|at| at.row.abs_diff(last.row) <= 2 && at.column.abs_diff(last.column) <= 2)
                });
                let near: Vec<_> = near.collect();
                let safe: Vec<_> =
                    near.iter().filter(|mv| board.play(mv).is_some_and(|after| after.end().is_none())).collect();
                (**safe[lots.below(safe.len())]).clone()
            }
        };
        let full = board.full(&mv);
        let route = match game {
            "russian" | "renju" => full.split(['-', ':', 'x']).map(|name| board.place_named(name).unwrap()).collect(),
            _ => board.ends(Some(&mv), &full),
        };
        script.push(route);
        board = board.play(&mv).unwrap();
    }
    script
}

fn variant(game: &str) -> Variant {
    match game {
        "chess" => Variant::Chess,
        "russian" => Variant::RUSSIAN,
        _ => Variant::Renju,
    }
}

fn median(mut values: Vec<u64>) -> u64 {
    values.sort_unstable();
    values[values.len() / 2]
}

/// The median of presses, and of tenths of a second, from the first press for a move to the last.
fn measured(game: &str, count: Count) -> (u64, u64) {
    let mut hands = Hands::at(Lang::En, count, |desk| {
        let regulation: &[&str] = if game == "renju" { &["1"] } else { &[] };
        for line in [&["6", game, "Ann, Bob", "60+30s"], regulation, &["1", "2", "start"]].concat() {
            desk.line(line);
        }
    });
    let (mut presses, mut tenths) = (Vec::new(), Vec::new());
    for (number, route) in (1..).zip(script(game)) {
        hands.now += 5000;
        let before = (hands.now, u64::from(hands.presses));
        hands.move_along(&route);
        assert_eq!(hands.plies(), number, "{game} {route:?}");
        presses.push(u64::from(hands.presses) - before.1);
        tenths.push((hands.now - before.0) / 100);
    }
    (median(presses), median(tenths))
}

#[test]
fn forty_moves_take_so_many_presses_and_seconds() {
    let mut told = String::new();
    for game in ["russian", "chess", "renju"] {
        for (count, name) in [(Count::One, "one switch"), (Count::Two, "two switches")] {
            let (presses, tenths) = measured(game, count);
            told += &format!("{game}, {name}: {presses} presses, {}.{} s\n", tenths / 10, tenths % 10);
        }
    }
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("switches", told);
    });
}
