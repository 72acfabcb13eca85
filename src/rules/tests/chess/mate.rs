//! Dead positions, and whether a side can still mate (CH-5.2.2, CH-6.9).

use super::fen;
use golos_rules::Side;
use golos_rules::chess::{CanMate, End, MATE_BUDGET, Position, Proof, StartPosition};
use std::collections::HashSet;

/// Numbers that look drawn and are the same every time.
struct Draw(u64);

impl Draw {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }

    fn one_of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len() as u64) as usize]
    }
}

type Cells = [char; 64];

fn set_up(cells: &Cells, draw: &mut Draw) -> Option<Position> {
    let ranks: Vec<String> = cells.chunks(8).map(|rank| rank.iter().collect()).collect();
    let turn = ["w", "b"][draw.below(2) as usize];
    let position = Position::from_fen(StartPosition::Standard, &format!("{} {turn} - - 0 1", ranks.join("/"))).unwrap();
    position.is_regular().then_some(position)
}

/// These pieces on drawn squares.
fn scattered(draw: &mut Draw, white: &str, black: &str) -> Position {
    loop {
        let mut cells = ['1'; 64];
        for piece in white.to_uppercase().chars().chain(black.to_lowercase().chars()) {
            loop {
                let cell = draw.below(64) as usize;
                let is_pawns = !matches!(piece, 'P' | 'p') || (8..56).contains(&cell);
                if cells[cell] == '1' && is_pawns {
                    cells[cell] = piece;
                    break;
                }
            }
        }
        if let Some(position) = set_up(&cells, draw) {
            return position;
        }
    }
}

/// Pawns head to head from file to file, up and down so that none can capture, and pieces behind them.
fn walled(draw: &mut Draw, white: &str, black: &str) -> Position {
    loop {
        let (mut cells, mut rank) = (['1'; 64], 2 + draw.below(3) as usize);
        for file in 0..8 {
            if draw.below(8) > 0 {
                cells[(7 - rank) * 8 + file] = 'P';
                cells[(6 - rank) * 8 + file] = 'p';
            }
            let is_up = rank == 1 || rank < 5 && draw.below(2) == 0;
            rank = if is_up { rank + 1 } else { rank - 1 };
        }
        for (pieces, home) in [(white.to_uppercase(), 48), (black.to_lowercase(), 0)] {
            for piece in pieces.chars() {
                let cell = home + draw.below(16) as usize;
                let cell = if cells[cell] == '1' { cell } else { home + draw.below(16) as usize };
                cells[cell] = piece;
            }
        }
        let kings = cells.iter().filter(|&&cell| cell == 'K' || cell == 'k').count();
        if let Some(position) = set_up(&cells, draw).filter(|_| kings == 2) {
            return position;
        }
    }
}

fn classes() -> Vec<(String, String)> {
    let pieces = ["", "N", "B", "R", "Q", "P", "NN", "BB", "BN", "PP"];
    let all = pieces.iter().flat_map(|white| pieces.map(|black| (format!("K{white}"), format!("K{black}"))));
    all.collect()
}

/// Named sets of positions: every class of few pieces, pawn walls, pawn endings, endings of several pieces.
fn corpus(each: usize) -> Vec<(&'static str, Vec<Position>)> {
    let mut draw = Draw(7);
    let small = classes();
    let small = (0..each * 4).map(|_| small.iter().map(|(w, b)| scattered(&mut draw, w, b)).collect::<Vec<_>>());
    let small: Vec<Position> = small.flatten().collect();
    let bare = (0..each * 100).map(|_| walled(&mut draw, "K", "K")).collect();
    let officers = ["K", "KB", "KB", "KBB", "KN", "KR"];
    let manned = |draw: &mut Draw| {
        let (white, black) = (draw.one_of(&officers), draw.one_of(&officers));
        walled(draw, white, black)
    };
    let manned = (0..each * 200).map(|_| manned(&mut draw)).collect();
    let pawns = |draw: &mut Draw| {
        let (white, black) = (1 + draw.below(5) as usize, 1 + draw.below(5) as usize);
        scattered(draw, &format!("K{}", "P".repeat(white)), &format!("K{}", "P".repeat(black)))
    };
    let pawns = (0..each * 100).map(|_| pawns(&mut draw)).collect();
    let some =
        |draw: &mut Draw| (0..=draw.below(6)).map(|_| draw.one_of(&["P", "P", "P", "N", "B", "R"])).collect::<String>();
    let several = |draw: &mut Draw| {
        let (white, black) = (format!("K{}", some(draw)), format!("K{}", some(draw)));
        scattered(draw, &white, &black)
    };
    let several = (0..each * 100).map(|_| several(&mut draw)).collect();
    vec![
        ("few pieces", small),
        ("walls and kings", bare),
        ("walls and pieces", manned),
        ("pawn endings", pawns),
        ("endings", several),
    ]
}

/// Looks at every position that can come, without any cleverness; none if there are too many.
fn mates_plainly(position: Position, side: Side, limit: usize) -> Option<bool> {
    let (mut seen, mut open) = (HashSet::from([position]), vec![position]);
    while let Some(position) = open.pop() {
        if position.end() == Some(End::Checkmate(side)) {
            return Some(true);
        }
        for mv in position.legal_moves() {
            let after = position.play(mv).unwrap();
            if seen.insert(after) {
                open.push(after);
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

#[test]
fn ch_5_2_2_and_6_9_known_positions() {
    use Proof::{Barrier, Exhausted, Material};
    for (text, white, black) in [
        // Pieces.
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", Some(Material), Some(Material)),
        ("8/8/4k3/8/8/3K4/3N4/8 w - - 0 1", Some(Material), Some(Material)),
        ("8/8/4k3/8/8/3K4/3N2q1/8 w - - 0 1", Some(Material), None),
        ("8/8/4k3/8/8/3K4/3N2r1/8 w - - 0 1", None, None),
        ("8/8/4k3/7b/8/3K4/8/3B4 w - - 0 1", Some(Material), Some(Material)),
        ("8/8/4k3/6b1/8/3K4/8/3B4 w - - 0 1", None, None),
        // The knight is enough beside a pawn that walls its own king in.
        ("8/8/4k3/7p/8/3K4/8/3N4 w - - 0 1", None, None),
        // The only moves lead to where nobody can mate, or nowhere.
        ("7k/8/8/8/8/8/1q6/K7 w - - 0 1", Some(Material), Some(Exhausted)),
        ("8/8/8/8/8/k7/p7/K7 w - - 0 1", Some(Material), Some(Exhausted)),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Some(Exhausted), Some(Material)),
        // Walls that no king gets through, with and without bishops that cannot help.
        ("8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/8 w - - 0 1", Some(Barrier), Some(Barrier)),
        ("4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/4K3 w - - 0 1", Some(Barrier), Some(Barrier)),
        ("4k1b1/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/2B1K3 b - - 0 1", Some(Barrier), Some(Barrier)),
        // A knight jumps over such a wall and takes it down.
        ("4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/1N2K3 w - - 0 1", None, None),
        // Two files are open: the king walks round. (One would not do: a pawn guards it.)
        ("4k3/8/2p1p1p1/2PpPpPp/3P1P1P/8/8/4K3 w - - 0 1", None, None),
    ] {
        for (side, expected) in [(Side::White, white), (Side::Black, black)] {
            let found = fen(text).can_mate(side, MATE_BUDGET);
            match (&found.answer, expected) {
                (CanMate::No(proof), Some(expected)) => assert_eq!(*proof, expected, "{side} in {text}"),
                (CanMate::Yes(line), None) => assert!(!line.is_empty()),
                other => panic!("{side} in {text}: {other:?}"),
            }
        }
        let is_dead = white.is_some() && black.is_some();
        assert_eq!(fen(text).is_dead(MATE_BUDGET), Some(is_dead), "{text}");
    }
    let mated = fen("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1").can_mate(Side::White, 1);
    assert_eq!(mated.answer, CanMate::Yes(Vec::new()));
}

/// A line is played to its mate, and no proof speaks against what plain search finds.
#[test]
fn answers_are_never_wrong() {
    let mut draw = Draw(11);
    let small = classes().into_iter().map(|(white, black)| scattered(&mut draw, &white, &black)).collect::<Vec<_>>();
    let walls = (0..60).map(|_| walled(&mut draw, "KB", "KB")).collect::<Vec<_>>();
    let mut proved = 0;
    for position in small.into_iter().chain(walls) {
        for side in Side::BOTH {
            match position.can_mate(side, 3000).answer {
                CanMate::Yes(line) => {
                    let last = line.iter().fold(position, |position, &mv| position.play(mv).unwrap());
                    assert_eq!(last.end(), Some(End::Checkmate(side)), "{}", position.fen());
                }
                CanMate::No(_) => {
                    proved += 1;
                    assert_ne!(mates_plainly(position, side, 1500), Some(true), "{side} in {}", position.fen());
                }
                CanMate::Undetermined => {}
            }
        }
    }
    assert!(proved > 40, "{proved}");
}

/// Whatever the set-up, an answer comes.
#[test]
fn positions_that_no_game_reaches_are_no_trouble() {
    for text in [
        "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "4R3/8/8/8/8/8/8/K7 w - - 0 1",
        "4P1k1/8/8/8/8/8/8/K7 w - - 0 1",
        "kk6/8/8/8/8/8/8/QQ5K w - - 0 1",
    ] {
        for side in Side::BOTH {
            assert_eq!(fen(text).can_mate(side, 500).answer, CanMate::Undetermined, "{text}");
        }
    }
}

/// The share of questions that are decided, and the answers by kind.
fn share(each: usize, budget: u32) -> (f64, String) {
    let (mut asked, mut open, mut looked_at, mut report) = (0u32, 0u32, 0u64, String::new());
    for (name, positions) in corpus(each) {
        let mut answers = [0u32; 5];
        for (position, side) in positions.iter().flat_map(|position| Side::BOTH.map(|side| (position, side))) {
            let found = position.can_mate(side, budget);
            looked_at += u64::from(found.positions);
            let place = match found.answer {
                CanMate::Yes(_) => 0,
                CanMate::No(Proof::Material) => 1,
                CanMate::No(Proof::Barrier) => 2,
                CanMate::No(Proof::Exhausted) => 3,
                CanMate::Undetermined => 4,
            };
            answers[place] += 1;
        }
        asked += answers.iter().sum::<u32>();
        open += answers[4];
        report += &format!("{name}: yes, material, barrier, exhausted, open: {answers:?}\n");
    }
    let share = 1.0 - f64::from(open) / f64::from(asked);
    let each = looked_at / u64::from(asked);
    (share, format!("{report}{asked} questions, {share:.4} decided, {each} positions each"))
}

/// The positions of a fixture, and who can mate in each: White, Black.
fn facts() -> Vec<(Position, [bool; 2])> {
    let text = include_str!("../../../../fixtures/chess/mates.txt");
    let read = |line: &str| {
        let (who, text) = line.split_once(' ')?;
        let can = match who {
            "both" => [true, true],
            "white" => [true, false],
            "black" => [false, true],
            "none" => [false, false],
            _ => return None,
        };
        Some((fen(text), can))
    };
    text.lines().filter_map(read).collect()
}

/// Asks; a mate that is found is played.
fn expect_right(position: &Position, side: Side, can: bool) {
    let at = || format!("{side} in {}", position.fen());
    match position.can_mate(side, MATE_BUDGET).answer {
        CanMate::Yes(line) => {
            assert!(can, "{}", at());
            let last = line.iter().fold(*position, |position, &mv| position.play(mv).unwrap());
            assert_eq!(last.end(), Some(End::Checkmate(side)), "{}", at());
        }
        CanMate::No(proof) => assert!(!can, "{}: {proof:?}", at()),
        CanMate::Undetermined => panic!("not found out: {}", at()),
    }
}

#[test]
fn ch_6_9_a_sample_of_known_positions_is_answered_right() {
    let facts = facts();
    assert_eq!(facts.len(), 1803);
    for (position, can) in facts.iter().step_by(17) {
        for (side, can) in Side::BOTH.into_iter().zip(*can) {
            expect_right(position, side, can);
        }
    }
}

/// With `--release -- --ignored --nocapture known_positions` in a minute. What is said to be impossible is searched again, plainly,
/// where no more positions can come than `GOLOS_POSITIONS` says.
#[test]
#[ignore = "takes minutes"]
fn all_known_positions_are_answered_right() {
    let (mut times, mut impossible) = (Vec::new(), Vec::new());
    for (position, can) in facts() {
        for (side, can) in Side::BOTH.into_iter().zip(can) {
            let start = std::time::Instant::now();
            expect_right(&position, side, can);
            times.push(start.elapsed());
            if !can {
                impossible.push((position, side));
            }
        }
    }
    times.sort();
    let (all, median, worst) = (times.iter().sum::<std::time::Duration>(), times[times.len() / 2], times.last());
    println!("{} questions in {all:?}, median {median:?}, worst {worst:?}", times.len());
    let limit = std::env::var("GOLOS_POSITIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(20_000);
    let is_searched = |&&(position, side): &&(Position, Side)| {
        let plainly = mates_plainly(position, side, limit);
        assert_ne!(plainly, Some(true), "{side} in {}", position.fen());
        plainly.is_some()
    };
    let each = impossible.len().div_ceil(std::thread::available_parallelism().map_or(1, usize::from)).max(1);
    let checked: usize = std::thread::scope(|scope| {
        let parts: Vec<_> =
            impossible.chunks(each).map(|part| scope.spawn(move || part.iter().filter(is_searched).count())).collect();
        parts.into_iter().map(|part| part.join().unwrap()).sum()
    });
    println!("{checked} of {} impossible ones searched to the end plainly", impossible.len());
}

/// With `--release -- --ignored --nocapture` in half a minute.
#[test]
#[ignore = "takes minutes"]
fn nearly_every_question_is_decided() {
    let (share, report) = share(2, MATE_BUDGET);
    println!("{report}");
    assert!(share > 0.99, "{report}");
}
