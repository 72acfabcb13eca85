//! The sample games of the articles, typed in each notation.

use golos::rules::draughts::{Entry, Move, Position, Variant};
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

#[test]
fn r_6_1_6_2_sample_games() {
    let games: Vec<Game> = ron::from_str(include_str!("../../fixtures/games/russian.ron")).unwrap();
    assert_eq!(games.len(), 4);
    for game in games {
        let mut position = Position::start(Variant::RUSSIAN);
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
            position = position.play(&mv).unwrap();
        }
        assert_eq!(Ok(position), Position::from_fen(Variant::RUSSIAN, &game.end), "{}", game.id);
    }
}
