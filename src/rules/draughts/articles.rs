//! The worked positions of the articles and published counts, for every variant that a fixture names.

use super::{Entry, FenStyle, Move, Position, Reason, Unresolved, Variant};
use serde::Deserialize;

fn variant(id: &str) -> &'static Variant {
    Variant::by_id(id).unwrap()
}

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

#[derive(Deserialize)]
struct Counts {
    id: String,
    variant: String,
    fen: String,
    tested: usize,
    counts: Vec<u64>,
    #[serde(default)]
    routes: Vec<u64>,
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

fn resolve(position: &Position, text: &str) -> Result<Move, Unresolved> {
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
                Err(Unresolved::Illegal(found)) => assert_eq!(&name(found), reason, "{}: {text}", worked.id),
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

const RUSSIAN: &str = include_str!("../../../fixtures/perft/russian.ron");
const BRAZILIAN: &str = include_str!("../../../fixtures/perft/brazilian.ron");
const INTERNATIONAL: &str = include_str!("../../../fixtures/perft/international.ron");

fn counts(fixture: &str) -> Vec<Counts> {
    ron::from_str(fixture).unwrap()
}

fn published_counts(fixture: &str) {
    for Counts { id, variant, fen, tested, counts, .. } in counts(fixture) {
        let position = Position::from_fen(self::variant(&variant), &fen).unwrap();
        for (depth, &count) in (1..).zip(&counts).take(tested) {
            assert_eq!(position.perft(depth), count, "{id} at depth {depth}");
        }
    }
}

#[test]
fn published_counts_of_russian_draughts() {
    published_counts(RUSSIAN);
}

#[test]
fn published_counts_of_brazilian_draughts() {
    published_counts(BRAZILIAN);
}

#[test]
fn published_counts_of_international_draughts() {
    published_counts(INTERNATIONAL);
}

#[test]
fn published_counts_of_routes() {
    fn routes(position: &Position, depth: u32) -> u64 {
        let moves = position.legal_moves();
        match depth {
            1 => moves.len() as u64,
            _ => moves.iter().map(|mv| routes(&position.after(mv), depth - 1)).sum(),
        }
    }
    const MOST: u64 = 1_100_000;
    for Counts { id, variant, fen, counts, routes: published, .. } in
        [RUSSIAN, BRAZILIAN, INTERNATIONAL].into_iter().flat_map(counts)
    {
        let position = Position::from_fen(self::variant(&variant), &fen).unwrap();
        for (depth, &count) in (1..).zip(&published).filter(|&(_, &count)| count <= MOST) {
            assert_eq!(routes(&position, depth), count, "{variant} {id} at depth {depth}");
        }
        assert!(published.iter().zip(&counts).all(|(routes, count)| routes >= count));
    }
}

#[test]
fn r_8_giveaway_has_the_moves_of_russian_draughts() {
    for Counts { id, fen, counts, .. } in counts(RUSSIAN) {
        let position = Position::from_fen(Variant::GIVEAWAY, &fen).unwrap();
        for (depth, &count) in (1..).zip(&counts).take(8) {
            assert_eq!(position.perft(depth), count, "{id} at depth {depth}");
        }
    }
}

#[test]
fn starting_positions() {
    let squares_64 = "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8";
    for (variant, fen) in [
        (Variant::RUSSIAN, squares_64),
        (Variant::BRAZILIAN, squares_64),
        (Variant::GIVEAWAY, squares_64),
        (Variant::INTERNATIONAL, "W:W31-50:B1-20"),
    ] {
        let start = Position::start(variant);
        assert_eq!(Position::from_fen(variant, fen), Ok(start));
        assert_eq!(Position::from_fen(variant, &start.fen(FenStyle::Numeric)), Ok(start));
        assert_eq!(Position::from_fen(variant, &start.fen(FenStyle::Algebraic)), Ok(start));
    }
}
