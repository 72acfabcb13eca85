//! The worked positions of the articles, for every variant that a fixture names.

use super::{AmbiguousMove, Entry, FenStyle, Move, Position, Reason, Variant};
use serde::Deserialize;

#[derive(Deserialize)]
struct Worked {
    id: String,
    #[serde(rename = "articles")]
    _articles: Vec<String>,
    fen: String,
    legal: Vec<Route>,
    illegal: Vec<(String, String)>,
    replies: Vec<Reply>,
}

#[derive(Deserialize, Debug, PartialEq)]
struct Route {
    path: String,
    turning: String,
    takes: String,
    crowned: bool,
}

#[derive(Deserialize)]
struct Reply {
    after: String,
    legal: Vec<Route>,
}

fn routes(position: &Position) -> Vec<Route> {
    let geometry = position.geometry();
    let route = |mv: &Move| Route {
        path: mv.full(geometry),
        turning: mv.turning(geometry),
        takes: mv.captured().iter().map(|&square| geometry.name(square)).collect::<Vec<_>>().join(","),
        crowned: mv.promotes(),
    };
    position.legal_moves().iter().map(route).collect()
}

fn sorted(mut routes: Vec<Route>) -> Vec<Route> {
    routes.sort_by(|a, b| a.path.cmp(&b.path));
    routes
}

fn resolve(position: &Position, text: &str) -> Result<Move, AmbiguousMove> {
    position.resolve(&Entry::read(position.geometry(), text).unwrap())
}

/// The reason without its square.
fn name(reason: Reason) -> String {
    format!("{reason:?}").split('(').next().unwrap().to_owned()
}

fn worked_positions(variant: &'static Variant, fixture: &str) {
    for worked in ron::from_str::<Vec<Worked>>(fixture).unwrap() {
        let position = Position::from_fen(variant, &worked.fen).unwrap();
        assert_eq!(sorted(routes(&position)), sorted(worked.legal), "{}", worked.id);
        for (text, reason) in &worked.illegal {
            match resolve(&position, text) {
                Err(AmbiguousMove::Illegal(found)) => assert_eq!(&name(found), reason, "{}: {text}", worked.id),
                other => panic!("{}: {text}: {other:?}", worked.id),
            }
        }
        for reply in worked.replies {
            let after = position.play(&resolve(&position, &reply.after).unwrap()).unwrap();
            assert_eq!(routes(&after), reply.legal, "{} after {}", worked.id, reply.after);
        }
    }
}

#[test]
fn worked_positions_of_russian_draughts() {
    worked_positions(Variant::RUSSIAN, include_str!("../../../fixtures/positions/russian.ron"));
}

#[test]
fn worked_positions_of_brazilian_draughts() {
    worked_positions(Variant::BRAZILIAN, include_str!("../../../fixtures/positions/brazilian.ron"));
}

#[test]
fn worked_positions_of_international_draughts() {
    worked_positions(Variant::INTERNATIONAL, include_str!("../../../fixtures/positions/international.ron"));
}

#[test]
fn worked_positions_of_frisian_draughts() {
    worked_positions(Variant::FRISIAN, include_str!("../../../fixtures/positions/frisian.ron"));
}

#[test]
fn starting_positions() {
    let squares_64 = "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8";
    for (variant, fen) in [
        (Variant::RUSSIAN, squares_64),
        (Variant::BRAZILIAN, squares_64),
        (Variant::GIVEAWAY, squares_64),
        (Variant::INTERNATIONAL, "W:W31-50:B1-20"),
        (Variant::FRISIAN, "W:W31-50:B1-20"),
    ] {
        let start = Position::start(variant);
        assert_eq!(Position::from_fen(variant, fen), Ok(start));
        assert_eq!(Position::from_fen(variant, &start.fen(FenStyle::Numeric)), Ok(start));
        assert_eq!(Position::from_fen(variant, &start.fen(FenStyle::Algebraic)), Ok(start));
    }
}
