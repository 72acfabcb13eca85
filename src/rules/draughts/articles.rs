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
    counts: Vec<u64>,
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

/// Deeper counts are left to the bench.
const MOST_NODES: u64 = 150_000_000;

#[test]
fn published_counts() {
    let fixtures = [
        include_str!("../../../fixtures/perft/russian.ron"),
        include_str!("../../../fixtures/perft/international.ron"),
    ];
    for counts in fixtures.into_iter().flat_map(|fixture| ron::from_str::<Vec<Counts>>(fixture).unwrap()) {
        let position = Position::from_fen(variant(&counts.variant), &counts.fen).unwrap();
        for (depth, &count) in (1..).zip(&counts.counts).filter(|&(_, &count)| count <= MOST_NODES) {
            assert_eq!(position.perft(depth), count, "{} at depth {depth}", counts.id);
        }
    }
}

#[test]
fn starting_positions() {
    for (variant, fen) in [
        (Variant::RUSSIAN, "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"),
        (Variant::INTERNATIONAL, "W:W31-50:B1-20"),
    ] {
        let start = Position::start(variant);
        assert_eq!(Position::from_fen(variant, fen), Ok(start));
        assert_eq!(Position::from_fen(variant, &start.fen(FenStyle::Numeric)), Ok(start));
    }
}
