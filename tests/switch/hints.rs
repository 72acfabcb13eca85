//! What is offered for a move hints at nothing: positions that differ in what is due, and not in where the own pieces stand
//! and what is free, offer the same.

use super::*;
use golos::game::Phase;

/// A desk with a game from this position, the clocks running.
fn playing(game: &str, position: &str) -> Hands {
    Hands::at(Lang::En, Count::One, |desk| {
        let regulation: &[&str] = if game == "renju" { &["1"] } else { &[] };
        let lines = [&["4", game, position, "done", "Ann, Bob", "60+30s"], regulation, &["1", "2", "start"]];
        for line in lines.concat() {
            desk.line(line);
        }
        assert_eq!(desk.game().map(|play| play.state().phase()), Some(Phase::Playing), "{game} {position}");
    })
}

/// What can be chosen, and what after each of these places is taken up.
fn offered(game: &str, position: &str, from: &[&str]) -> Vec<Vec<Branch<Offered>>> {
    let hands = playing(game, position);
    let mut all = vec![hands.desk().offered(None)];
    for name in from {
        let mut hands = playing(game, position);
        let place = hands.board().place_named(name).unwrap();
        hands.place(place);
        all.push(hands.desk().offered(None));
    }
    all
}

/// Of each pair the same squares are taken by the same sides; what may or must be done there is not the same.
#[test]
fn positions_that_differ_in_what_is_due_offer_the_same() {
    for (game, due, not_due, from) in [
        // A king captures along the great road, a man on the same square does not.
        ("russian", "white Ka1 g3 black e5 h8", "white a1 g3 black e5 h8", &["a1", "g3"][..]),
        ("international", "white K46 32 black 28 5", "white 46 32 black K28 5", &["46", "32"]),
        // In check by a queen, and not by a knight.
        ("chess", "white Ke1 Ra1 Pa2 black Ke8 Qe5", "white Ke1 Ra1 Pa2 black Ke8 Ne5", &["e1", "a1", "a2"]),
        // The point h8 makes two threes and is forbidden to Black, or does nothing.
        ("renju", "black f8 g8 h6 h7 white a1 c1 e1 o15", "black f8 c1 h6 e1 white a1 g8 h7 o15", &[]),
    ] {
        let (one, other) = (offered(game, due, from), offered(game, not_due, from));
        assert_eq!(one.len(), from.len() + 1);
        assert_eq!(one, other, "{game} {due}");
        assert_ne!(playing(game, due).board().fen(), playing(game, not_due).board().fen());
    }
}

fn leaf_count(branch: &Branch<Offered>) -> usize {
    if branch.inside.is_empty() { 1 } else { branch.inside.iter().map(leaf_count).sum() }
}

/// Each own piece is offered, blocked or not; each free square is, near or far, forbidden or not.
#[test]
fn all_own_pieces_and_all_free_places_are_offered() {
    for (game, line) in [("russian", 12), ("international", 20), ("chess", 16)] {
        let hands = Hands::at(Lang::En, Count::One, |desk| {
            for line in ["6", game, "Ann, Bob", "60+30s", "1", "2", "start"] {
                desk.line(line);
            }
        });
        let root = hands.desk().offered(None);
        assert_eq!(root[0].item.label.key(), "scan-move", "{game}");
        assert_eq!(leaf_count(&root[0]), line, "{game}");
        let board = hands.board();
        let mut hands = hands;
        let own = (1..=2).flat_map(|row| board.row(row)).next().unwrap();
        hands.place(own);
        let targets: usize = hands.desk().offered(None).iter().map(leaf_count).sum();
        let free = (1..=board.board_size()).flat_map(|row| board.row(row)).filter(|&place| match game {
            "chess" => board.piece_on(place).is_none_or(|piece| piece.side != board.turn()),
            _ => board.piece_on(place).is_none(),
        });
        assert_eq!(targets, free.count() + 1, "{game}: with the way back");
    }
}

/// Nothing that is offered asks for moves of a square, or for anything that only training knows.
#[test]
fn no_hint_is_offered_in_training_either() {
    let hands = playing("russian", "white c3 black d4");
    let root = hands.desk().offered(None);
    assert!(!intents(&root).iter().any(|intent| format!("{intent:?}").contains("Moves(")));
}
