//! The sample games of the articles, typed in each notation.

use golos_rules::draughts::{Entry, Move, Naming, Position, Variant};
use serde::Deserialize;

#[derive(Deserialize)]
struct Game {
    id: String,
    #[serde(rename = "articles")]
    _articles: Vec<String>,
    plies: Vec<Ply>,
    end: String,
}

#[derive(Deserialize)]
struct Ply {
    text: String,
    path: String,
    short: Option<String>,
    takes: String,
    legal: usize,
}

fn resolve(position: &Position, text: &str) -> Move {
    position.resolve(&Entry::read(position.geometry(), text).unwrap()).unwrap()
}

fn play(variant: &'static Variant, game: Game) {
    let mut position = Position::start(variant);
    let geometry = position.geometry();
    for ply in game.plies {
        let mv = resolve(&position, &ply.text);
        let takes: Vec<String> = mv.captured().iter().map(|&square| geometry.name(square)).collect();
        assert_eq!(mv.full(geometry), ply.path, "{}", game.id);
        assert_eq!(takes.join(","), ply.takes, "{} {}", game.id, ply.text);
        assert_eq!(position.legal_moves().len(), ply.legal, "{} {}", game.id, ply.text);
        if let Some(short) = ply.short {
            assert_eq!(position.short(&mv), short, "{}", game.id);
            assert_eq!(resolve(&position, &short), mv);
        }
        if geometry.naming() == Naming::Numeric {
            assert_eq!(position.short(&mv), mv.full(geometry), "R-7.3c");
        }
        position = position.play(&mv).unwrap();
    }
    assert_eq!(Ok(position), Position::from_fen(variant, &game.end), "{}", game.id);
}

#[test]
fn r_6_1_6_2_r_7_3_sample_games() {
    for (variant, file, number) in [
        (Variant::RUSSIAN, include_str!("../../../../fixtures/games/russian.ron"), 4),
        (Variant::INTERNATIONAL, include_str!("../../../../fixtures/games/international.ron"), 1),
    ] {
        let games: Vec<Game> = ron::from_str(file).unwrap();
        assert_eq!(games.len(), number);
        games.into_iter().for_each(|game| play(variant, game));
    }
}

/// A drawn opening may also shift a piece of each side (DR-2.2.2, example 2).
#[test]
fn dr_2_2_2_the_drawn_transfer() {
    let square = |name| Variant::RUSSIAN.geometry().parse(name).unwrap();
    let shifted =
        [("a1", "b4"), ("a7", "a5")].into_iter().fold(Position::start(Variant::RUSSIAN), |position, (from, to)| {
            let piece = position.piece_at(square(from));
            position.put(square(from), None).put(square(to), piece)
        });
    let drawn = "W:Wa3,b2,b4,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba5,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8";
    assert_eq!(Position::from_fen(Variant::RUSSIAN, drawn), Ok(shifted));
}
