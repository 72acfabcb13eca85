//! The opponent from outside: lawful, repeatable, within its bounds.

use golos_rules::{Move, Position, Variant, draughts};
use golos_spar::{Asked, Level, choose, refutation, threat, value_of};

const NEVER: &dyn Fn() -> bool = &|| false;

fn games() -> Vec<Variant> {
    let draughts = draughts::Variant::ALL.map(Variant::Draughts);
    draughts.into_iter().chain([Variant::Chess, Variant::Chess960, Variant::Renju]).collect()
}

/// Positions after moves that are drawn by a number; every third is one of them.
fn positions(variant: Variant, number: u64, plies: usize) -> Vec<Position> {
    let mut state = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut position = variant.start();
    let mut found = Vec::new();
    for ply in 0..plies {
        let moves = position.placing_moves();
        if moves.is_empty() || position.renju().is_some_and(|renju| renju.end().is_some()) {
            break;
        }
        if ply % 3 == 0 {
            found.push(position);
        }
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let near: Vec<&Move> = moves.iter().filter(|mv| is_near(&position, mv)).collect();
        let mv = near[usize::try_from(state % near.len() as u64).unwrap()];
        position = position.play(mv).unwrap();
    }
    found
}

/// In renju a stone that lies near the middle, so that something happens.
fn is_near(position: &Position, mv: &Move) -> bool {
    match mv {
        Move::Renju(golos_rules::renju::Move::Place(point)) => {
            point.central_square() <= 5 + 2 * u8::try_from(position.counts().white / 6).unwrap()
        }
        _ => true,
    }
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn asked(position: &Position, number: u8, seed: u64) -> Asked<'_> {
    Asked { position, past: &[], level: level(number), seed }
}

fn position(variant: Variant, fen: &str) -> Position {
    variant.read_fen(fen).unwrap()
}

fn made(position: &Position, number: u8) -> String {
    position.full(&choose(&asked(position, number, 7), NEVER).unwrap().mv)
}

#[test]
fn every_move_is_lawful_and_the_same_by_the_same_seed() {
    for variant in games() {
        for position in positions(variant, 3, 60) {
            for number in [1, 4] {
                let choice = choose(&asked(&position, number, 5), NEVER);
                let Some(choice) = choice else { panic!("{} {}", variant.id(), position.fen()) };
                assert!(position.placing_moves().contains(&choice.mv), "{} {}", variant.id(), position.fen());
                let mut at = position.play(&choice.mv).unwrap();
                for mv in &choice.line {
                    assert!(at.placing_moves().contains(mv), "{} {}", variant.id(), at.fen());
                    at = at.play(mv).unwrap();
                }
                assert_eq!(choose(&asked(&position, number, 5), NEVER), Some(choice));
            }
        }
    }
}

#[test]
fn another_seed_brings_another_game() {
    for variant in [Variant::RUSSIAN, Variant::INTERNATIONAL, Variant::Chess] {
        let start = variant.start();
        let first = (0..20).map(|seed| start.full(&choose(&asked(&start, 1, seed), NEVER).unwrap().mv));
        let mut first: Vec<String> = first.collect();
        first.sort();
        first.dedup();
        assert!(first.len() > 2, "{first:?}");
    }
}

#[test]
fn no_move_gives_away_more_than_its_level_allows() {
    for variant in [Variant::RUSSIAN, Variant::GIVEAWAY, Variant::Chess, Variant::Renju] {
        for position in positions(variant, 11, 40) {
            for number in [1, 2, 3] {
                let sight = level(number).sight(variant);
                let choice = choose(&asked(&position, number, 9), NEVER).unwrap();
                let deeper = sight.sees + 2;
                let Some(refuted) = refutation(&position, &choice.mv, deeper, NEVER) else { continue };
                // A line may come out differently by as much as a table remembers from a deeper look.
                let most = i32::from(sight.gives) + 60;
                assert!(refuted.loss <= most, "{} {} {number}: {refuted:?}", variant.id(), position.fen());
            }
        }
    }
}

#[test]
fn the_strongest_level_finds_short_shots_and_mates() {
    let russian = Variant::RUSSIAN;
    assert_eq!(made(&position(russian, "B:Wh6,a5,a3,c3,g3,f2:Bf8,c7,d6,c5,e5"), 7), "e5-d4");
    for (fen, mate) in [
        ("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "Re1-e8"),
        ("k7/8/1K6/8/8/8/8/7R w - - 0 1", "Rh1-h8"),
        // Mate in two.
        ("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "Kf6-f7"),
    ] {
        let position = position(Variant::Chess, fen);
        let choice = choose(&asked(&position, 7, 7), NEVER).unwrap();
        assert!(position.full(&choice.mv).starts_with(mate), "{fen}: {}", position.full(&choice.mv));
        assert!(choice.value > 5_000, "{fen}: {}", choice.value);
    }
    // An own five before all else, then the other's; an open four is as good as won.
    for (stones, points) in [
        ("b:j8,k8,l8,m8 w:h8,h9,j9,k9", ["n8"].as_slice()),
        ("b:h8,h7,h6,a1 w:g9,h9,j9,k9", &["f9", "l9"]),
        ("b:h8,j8,k8 w:a1,c1,p1", &["g8", "l8"]),
    ] {
        let position = position(Variant::Renju, stones);
        let choice = made(&position, 7);
        assert!(points.contains(&choice.as_str()), "{stones}: {choice}");
    }
}

#[test]
fn a_foul_is_never_made() {
    let at = position(Variant::Renju, "b:g8,h9,h10,i8 w:a1,c1,e1,g1");
    for seed in 0..20 {
        assert_ne!(at.full(&choose(&asked(&at, 1, seed), NEVER).unwrap().mv), "h8");
    }
}

#[test]
fn a_lost_ending_is_defended_alike_at_every_level() {
    let draughts = position(Variant::RUSSIAN, "B:WKa1,Kc1,Ke1:BKb8");
    let chess = position(Variant::Chess, "4k3/8/8/8/8/8/8/4K2R b - - 0 1");
    for position in [draughts, chess] {
        for seed in 0..5 {
            let best = choose(&asked(&position, 7, seed), NEVER);
            assert!(best.is_some());
            assert_eq!(choose(&asked(&position, 1, seed), NEVER), best);
        }
    }
}

#[test]
fn what_is_threatened_is_found_and_a_quiet_position_threatens_nothing() {
    // The queen can be taken by the pawn.
    let hanging = position(Variant::Chess, "4k3/8/8/3p4/4Q3/8/8/4K3 w - - 0 1");
    let threat_of = |position: &Position| threat(position, 4, NEVER);
    let found = threat_of(&hanging).unwrap();
    assert_eq!((hanging.passed().full(&found.mv).as_str(), found.gain > 500), ("d5xe4", true));
    assert!(threat_of(&Variant::RUSSIAN.start()).is_none_or(|threat| threat.gain < 50));
    assert!(threat_of(&Variant::Chess.start()).is_none_or(|threat| threat.gain < 80));
    // In check nobody passes, nor where a capture is due.
    assert_eq!(threat_of(&position(Variant::Chess, "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")), None);
    assert_eq!(threat_of(&position(Variant::RUSSIAN, "W:Wc3:Bd4")), None);
}

#[test]
fn a_bad_move_is_refuted_with_the_line_that_loses() {
    let at = position(Variant::RUSSIAN, "W:Wc3,e3,g3:Bf6,h6,b6");
    let mv = at.placing_moves().into_iter().find(|mv| at.full(mv) == "g3-f4").unwrap();
    let refuted = refutation(&at, &mv, 5, NEVER).unwrap();
    assert!(refuted.loss >= 0 && !refuted.line.is_empty());
    let hung = position(Variant::Chess, "4k3/8/8/3p4/8/8/4Q3/4K3 w - - 0 1");
    let mv = hung.placing_moves().into_iter().find(|mv| hung.full(mv).starts_with("Qe2-e4")).unwrap();
    let refuted = refutation(&hung, &mv, 4, NEVER).unwrap();
    assert!(refuted.loss > 500, "{refuted:?}");
    let after = hung.play(&mv).unwrap();
    assert_eq!(after.full(&refuted.line[0]), "d5xe4");
}

#[test]
fn a_search_ends_when_it_is_told_to() {
    let start = Variant::INTERNATIONAL.start();
    let _ = choose(&asked(&start, 7, 1), &|| true);
    assert!(value_of(&start, 4, NEVER).is_some_and(|value| value.abs() < 100));
    let over = position(Variant::Chess, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(choose(&asked(&over, 7, 1), NEVER), None);
}
