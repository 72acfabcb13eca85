//! Fouls (R-9.2.4.2): known shapes, the definitions on any board, symmetry.

use super::dice::Dice;
use super::hard;
use super::naive::Naive;
use golos_rules::Side;
use golos_rules::renju::{Board, Foul, Fouls, Letters, Point, Position, Symmetry};
use serde::Deserialize;

#[derive(Deserialize)]
struct Shape {
    id: String,
    position: String,
    points: Vec<(String, Vec<Kind>)>,
}

#[derive(Clone, Copy, Deserialize)]
enum Kind {
    DoubleThree,
    DoubleFour,
    Overline,
}

impl From<Kind> for Foul {
    fn from(kind: Kind) -> Foul {
        match kind {
            Kind::DoubleThree => Foul::DoubleThree,
            Kind::DoubleFour => Foul::DoubleFour,
            Kind::Overline => Foul::Overline,
        }
    }
}

fn shapes() -> Vec<Shape> {
    ron::from_str(include_str!("../../../../fixtures/renju/fouls.ron")).unwrap()
}

/// The same fouls where the board comes to lie.
fn turned(symmetry: Symmetry, fouls: &[(Point, Fouls)]) -> Vec<(Point, Fouls)> {
    let mut turned: Vec<_> = fouls.iter().map(|(point, fouls)| (symmetry.point(*point), *fouls)).collect();
    turned.sort_unstable();
    turned
}

#[test]
fn r_9_2_4_2_known_shapes_from_every_side() {
    for Shape { id, position, points } in shapes() {
        let board = *Position::read(&position, Letters::AToO).unwrap().board();
        for (name, kinds) in points {
            let point = Letters::AToO.read(&name).unwrap();
            let fouls: Fouls = kinds.into_iter().map(Foul::from).collect();
            for symmetry in Symmetry::all() {
                let (board, point) = (symmetry.board(&board), symmetry.point(point));
                assert_eq!(board.foul_at(point), fouls, "{id} {name}");
                assert_eq!(Naive::new(&board).foul_at(point), fouls, "{id} {name}: by the definitions");
            }
        }
    }
}

#[test]
fn fouls_are_those_of_the_definitions_on_any_board() {
    let mut dice = Dice::new(9);
    let mut all = 0;
    for _ in 0..2500 {
        let (black, white) = (dice.roll(60), dice.roll(25));
        let board = dice.board(black, white);
        let fouls = board.fouls();
        assert_eq!(fouls, Naive::new(&board).fouls(), "{board:?}");
        all += fouls.len();
    }
    assert!(all > 20_000, "{all}");
}

#[test]
fn fouls_are_those_of_the_definitions_in_games() {
    for seed in 1..300 {
        let board = Dice::new(seed).game(seed as usize / 3);
        assert_eq!(board.fouls(), Naive::new(&board).fouls(), "{board:?}");
    }
}

#[test]
fn fouls_are_the_same_from_every_side() {
    let mut dice = Dice::new(8);
    for _ in 0..1000 {
        let (black, white) = (dice.roll(50), dice.roll(20));
        let board = dice.board(black, white);
        let fouls = board.fouls();
        for symmetry in Symmetry::all() {
            assert_eq!(symmetry.board(&board).fouls(), turned(symmetry, &fouls));
        }
    }
}

#[test]
fn a_point_alone_is_judged_as_among_all() {
    let mut dice = Dice::new(7);
    for _ in 0..50 {
        let board = dice.board(25, 5);
        let fouls = board.fouls();
        for point in Point::all() {
            let listed = fouls.iter().find(|(at, _)| *at == point).map_or(Fouls::NONE, |(_, fouls)| *fouls);
            assert_eq!(board.foul_at(point), listed);
        }
    }
}

#[test]
fn r_9_2_4_2_white_has_no_fouls() {
    let position = Position::read("b:g8,i8,h9,h10 turn:w", Letters::AToO).unwrap();
    assert_eq!(position.fouls(), []);
    assert_eq!(position.foul_at(Point::CENTRE), Fouls::NONE);
}

/// Boards that were looked for: to judge them, more stones have to be tried than on millions of others.
#[test]
fn the_hardest_boards_are_judged_in_full() {
    let full = Point::all().fold(Board::EMPTY, |board, point| board.with(point, Side::Black));
    for board in hard::BOARDS.map(hard::board).into_iter().chain([Board::EMPTY, full]) {
        assert_eq!(board.fouls(), Naive::new(&board).fouls());
    }
}
