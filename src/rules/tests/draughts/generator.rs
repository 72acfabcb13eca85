//! The fast generator gives what the articles say, on any position of any variant.

use super::naive::{Naive, Place, Route};
use super::positions::{games, scattered};
use golos_rules::Side;
use golos_rules::draughts::{Entry, FenStyle, Move, PieceKind, Position, Square, Variant};
use proptest::prelude::*;
use serde::Deserialize;

fn place(position: &Position, square: Square) -> Place {
    let geometry = position.geometry();
    (geometry.file(square) as i8 - 1, geometry.rank(square) as i8 - 1)
}

fn route(position: &Position, mv: &Move) -> Route {
    Route {
        from: place(position, mv.from()),
        captured: mv.captured().iter().map(|&square| place(position, square)).collect(),
        turns: mv.turning_path()[1..mv.turning_path().len() - 1]
            .iter()
            .map(|&square| place(position, square))
            .collect(),
        to: place(position, mv.to()),
        promotes: mv.promotes(),
    }
}

/// Compares all that the generator says of a position with the naive one.
pub fn compare(position: &Position) {
    let moves = position.legal_moves();
    let mut fast: Vec<Route> = moves.iter().map(|mv| route(position, mv)).collect();
    let mut naive = Naive::new(position).routes();
    fast.sort_unstable();
    naive.sort_unstable();
    assert_eq!(fast, naive);
    assert_eq!(position.has_move(), !moves.is_empty());
    assert_eq!(position.must_capture(), moves.iter().any(Move::is_capture));
    assert_eq!(position.perft(2), Naive::new(position).perft(2));
    for mv in &moves {
        let after = position.play(mv).unwrap();
        let naive = Naive::new(position).after(&route(position, mv));
        assert_eq!(naive, Naive::new(&after));
        assert_eq!(naive.routes().len(), after.legal_moves().len());
    }
}

/// Each form that is printed names the move, unless the rules ask for the full form (R-6.1.6.2d).
fn print_and_read(position: &Position) {
    let geometry = position.geometry();
    let resolve = |text: &str| position.resolve(&Entry::read(geometry, text).unwrap());
    for mv in position.legal_moves() {
        assert_eq!(resolve(&mv.full(geometry)).as_ref(), Ok(&mv), "{}", mv.full(geometry));
        assert_eq!(resolve(&mv.turning(geometry)).as_ref(), Ok(&mv), "{}", mv.turning(geometry));
        assert_eq!(resolve(&position.short(&mv)).as_ref(), Ok(&mv), "{}", position.short(&mv));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn any_position_has_the_moves_of_the_articles(position in scattered()) {
        compare(&position);
    }

    #[test]
    fn a_printed_move_is_read_as_itself(position in scattered()) {
        print_and_read(&position);
    }

    #[test]
    fn a_fen_is_read_as_the_position_it_was_written_for(position in scattered()) {
        for style in [FenStyle::Algebraic, FenStyle::Numeric] {
            let fen = position.fen(style);
            let limit = usize::from(position.variant().men_per_side());
            let crowded = Side::BOTH.into_iter().any(|side| position.pieces(side).len() > limit);
            prop_assert_eq!(Position::from_fen(position.variant(), &fen).ok(), (!crowded).then_some(position));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_game_has_the_moves_of_the_articles(position in games()) {
        compare(&position);
        print_and_read(&position);
        prop_assert_eq!(position.perft(3), Naive::new(&position).perft(3));
    }

    #[test]
    fn a_divided_count_adds_up(position in games()) {
        let sum: u64 = position.perft_divide(3).iter().map(|&(_, count)| count).sum();
        prop_assert_eq!(sum, position.perft(3));
    }
}

/// The positions of the articles and those made up besides.
#[test]
fn worked_positions_have_the_moves_of_the_articles() {
    #[derive(Deserialize)]
    struct Worked {
        fen: String,
    }
    for (variants, file) in [
        (&[Variant::RUSSIAN, Variant::GIVEAWAY][..], include_str!("../../../../fixtures/positions/russian.ron")),
        (&[Variant::BRAZILIAN], include_str!("../../../../fixtures/positions/brazilian.ron")),
        (&[Variant::INTERNATIONAL, Variant::FRISIAN], include_str!("../../../../fixtures/positions/international.ron")),
        (&[Variant::FRISIAN], include_str!("../../../../fixtures/positions/frisian.ron")),
    ] {
        for worked in ron::from_str::<Vec<Worked>>(file).unwrap() {
            for variant in variants {
                let position = Position::from_fen(variant, &worked.fen).unwrap();
                compare(&position);
                print_and_read(&position);
            }
        }
    }
}

#[test]
fn a_move_of_another_position_is_handed_back() {
    let start = Position::start(Variant::RUSSIAN);
    let mv = start.legal_moves().into_iter().next().unwrap();
    let refused = start.with_turn(Side::Black).play(&mv).unwrap_err();
    assert_eq!(refused.mv, mv);
    assert_eq!(refused.position, start.with_turn(Side::Black));
}

#[test]
fn a_king_makes_three_moves_in_a_row_while_its_side_has_men() {
    let play = |position: Position, moves: &str| {
        moves.split(' ').fold(position, |position, text| {
            let entry = Entry::read(position.geometry(), text).unwrap();
            position.play(&position.resolve(&entry).unwrap()).unwrap()
        })
    };
    let read = |fen: &str| Position::from_fen(Variant::FRISIAN, fen).unwrap();
    let moves_of = |position: &Position, number: u8| position.moves_from(Square::from_number(number).unwrap()).len();
    let fen = |position: &Position| position.fen(FenStyle::Numeric);
    let start = read("W:WK46,K48,50:BK6,15");
    let twice = play(start, "46-41 6-1 41-46 1-6");
    assert_eq!(fen(&twice), "W:WK46,K48,50:BK6,15:+2/46+2");
    let thrice = play(twice, "46-41 6-1");
    assert_eq!(fen(&thrice), "W:WK41,K48,50:BK1,15:+3/41+3");
    assert_eq!(thrice.resting(), Square::from_number(41));
    assert_eq!(moves_of(&thrice, 41), 0);
    assert!(moves_of(&thrice, 48) > 0 && moves_of(&thrice, 50) > 0);
    // Another king, or a man, and the first may go again.
    for other in ["48-43", "50-45"] {
        let after = play(thrice, &format!("{other} 15-20"));
        assert!(moves_of(&after, 41) > 0, "{other}");
        assert_eq!(after.king_run(Side::Black), None, "{other}");
    }
    assert_eq!(fen(&play(thrice, "48-43")), "B:WK41,K43,50:BK1,15:+1/43+3");
    // Who has kings only is free, also from when the last man is taken.
    let kings = play(read("W:WK46:BK6,20"), "46-41 6-1 41-46 1-6 46-41 6-1 41-46");
    assert_eq!((kings.king_run(Side::White), kings.king_run(Side::Black).map(|run| run.moves)), (None, Some(3)));
    let taken = play(read("W:WK25,45:BK50,20:+0+2"), "25:14");
    assert_eq!(fen(&taken), "B:WK14,45:BK50");
    // Without a square where several kings stand, and in the other kinds, nothing is counted.
    assert_eq!(read("W:WK46,K48,50:BK6,15:+2+0"), start);
    assert!(Position::from_fen(Variant::INTERNATIONAL, "W:WK46:B1:+1+0").is_err());
    for wrong in ["W:WK46,50:B1:+1", "W:WK46,50:B1:+a+0", "W:WK46,50:B1:+1/90+0"] {
        assert!(Position::from_fen(Variant::FRISIAN, wrong).is_err(), "{wrong}");
    }
}

#[test]
fn r_6_1_7_a_side_without_a_move() {
    for (fen, has_move) in [("W:Wa1:Bb2,c3", false), ("W:W:Bb2", false), ("W:Wa1:Bb2", true), ("B:Wa1:Bb2", true)] {
        let position = Position::from_fen(Variant::RUSSIAN, fen).unwrap();
        assert_eq!(position.has_move(), has_move, "{fen}");
    }
}

#[test]
fn r_6_1_5_15_where_a_man_becomes_a_king() {
    for (fen, full, crowned_at) in
        [("W:Wh4:Bc3,c7,e7,g5", "h4:f6:d8:a5:d2", Some(2)), ("W:Wf6:Be7", "f6:d8", None), ("W:Wc7:Bh8", "c7-b8", None)]
    {
        let position = Position::from_fen(Variant::RUSSIAN, fen).unwrap();
        let moves = position.legal_moves();
        let mv = moves.iter().find(|mv| mv.full(position.geometry()) == full).unwrap();
        assert_eq!((mv.promotes(), mv.crowned_at(), mv.kind()), (true, crowned_at, PieceKind::Man), "{full}");
        assert_eq!(position.play(mv).unwrap().kings(Side::White).count(), 1);
    }
}
