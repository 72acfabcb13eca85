//! Journals of every schema, as they were written once: they stay readable, and the types on disk stay frozen.

use golos::game::{Chance, Ending, NoMate, Outcome, Verdict};
use golos::journal::{Chain, LineError, check, read};
use golos::rules::{EndKind, Side};
use sha2::{Digest, Sha256};

const MANUAL: &str = include_str!("../../fixtures/journal/v1.ron");
const AGREED: &str = include_str!("../../fixtures/journal/v1-agreed.ron");
const DRAWN: &str = include_str!("../../fixtures/journal/v2-drawn.ron");
const GIVEN_AWAY: &str = include_str!("../../fixtures/journal/v2-giveaway.ron");
const CHESS: &str = include_str!("../../fixtures/journal/v3-chess.ron");
const RENJU: &str = include_str!("../../fixtures/journal/v3-renju.ron");

/// What schema 2 has besides.
const NEW_EVENTS: [&str; 5] = ["Absent", "Arrived", "Late", "Awaited", "OpeningDrawn"];

/// What schema 3 has besides.
const NEWEST_EVENTS: [&str; 9] = [
    "ClaimPostponed",
    "IncrementGranted",
    "MateSearched",
    "Acted",
    "MisdeedFound",
    "Penalized",
    "Restarted",
    "Sealed",
    "Unsealed",
];

/// Every event of schema 1.
const EVENTS: [&str; 29] = [
    "Opened",
    "Started",
    "Made",
    "Amended",
    "Pressed",
    "Flag",
    "FlagVoid",
    "Warned",
    "Offered",
    "Accepted",
    "Declined",
    "Claimed",
    "Counting",
    "ClaimRuled",
    "IrregularityFound",
    "IrregularityRuled",
    "Reached",
    "Dismissed",
    "Paused",
    "Resumed",
    "ClockSet",
    "Jumped",
    "Reopened",
    "Asked",
    "Refused",
    "Noted",
    "Ended",
    "Said",
    "Closed",
];

#[test]
fn every_schema_is_sound_and_has_its_result() {
    let verdict = |outcome, ending, article: &str| Verdict { outcome, ending, article: article.to_owned() };
    let table = [
        (MANUAL, 99, 24, verdict(Outcome::Win(Side::White), Ending::Board(EndKind::NoPieces), "R-5.4.2.10")),
        (AGREED, 34, 11, verdict(Outcome::Draw, Ending::Agreed, "R-5.4.13.1")),
        (DRAWN, 16, 3, verdict(Outcome::Win(Side::White), Ending::Resigned, "R-6.1.7")),
        (GIVEN_AWAY, 18, 7, verdict(Outcome::Win(Side::Black), Ending::Board(EndKind::GivenAway), "R-8.1")),
        (CHESS, 56, 10, verdict(Outcome::Win(Side::Black), Ending::Penalty, "CH-7.5.5")),
        (RENJU, 43, 11, verdict(Outcome::Win(Side::White), Ending::Foul, "R-9.2.4.2")),
    ];
    for (journal, records, plies, verdict) in table {
        let report = check(journal.as_bytes()).expect("a journal");
        assert_eq!(report.findings, []);
        assert_eq!((report.records, report.state.plies().len()), (records, plies));
        assert_eq!(report.state.verdict(), Some(&verdict));
    }
}

/// A journal, its moves, the last position, and the result if there is one.
type Made = (&'static str, usize, &'static str, Option<(Outcome, Ending)>);

/// Made by the last program that wrote schema 3, with the position, the moves and the result that it read from them.
const MADE: [Made; 9] = [
    (
        include_str!("../../fixtures/journal/v3-russian.ron"),
        4,
        "W:Wc5,a3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,d6,h6,a5,d4",
        None,
    ),
    (
        include_str!("../../fixtures/journal/v3-international.ron"),
        4,
        "W:W31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,15,16,17,18,20,23",
        Some((Outcome::Win(Side::Black), Ending::Resigned)),
    ),
    (
        include_str!("../../fixtures/journal/v3-draughts64.ron"),
        0,
        "W:Wb4,h4,c3,e3,g3,b2,d2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,d6,h6,a5,f4",
        None,
    ),
    (
        include_str!("../../fixtures/journal/v3-giveaway.ron"),
        4,
        "W:Wa3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,c7,e7,g7,d6,f6,h6,c5",
        None,
    ),
    (
        include_str!("../../fixtures/journal/v3-chess-open.ron"),
        9,
        "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 7 5",
        None,
    ),
    (include_str!("../../fixtures/journal/v3-chess-flag.ron"), 1, "4k3/8/8/8/8/8/R7/4K3 b - - 1 1", None),
    (
        include_str!("../../fixtures/journal/v3-chess-seal.ron"),
        2,
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        None,
    ),
    (include_str!("../../fixtures/journal/v3-renju-rif.ron"), 6, "b:h8,h10,j10 w:g7,h9,j9", None),
    (
        include_str!("../../fixtures/journal/v3-renju-foul.ron"),
        9,
        "b:g8,h8,j8,j9,j10 w:a1,c1,e5,g7",
        Some((Outcome::Win(Side::White), Ending::Foul)),
    ),
];

#[test]
fn schema_3_leads_to_the_positions_and_results_that_it_led_to() {
    for (journal, plies, position, result) in MADE {
        let report = check(journal.as_bytes()).expect("a journal");
        assert_eq!(report.findings, [], "{position}");
        assert_eq!((report.state.plies().len(), report.state.position().fen().as_str()), (plies, position));
        let verdict = report.state.verdict().map(|verdict| (verdict.outcome, verdict.ending.clone()));
        assert_eq!(verdict, result, "{position}");
    }
}

macro_rules! of_today {
    ($name:literal) => {
        include_str!(concat!("../../fixtures/journal/v4-", $name, ".ron"))
    };
}

const COLOURS: &str = of_today!("chess-colours");
const CLAIMS: &str = of_today!("chess-claims");
const ILLEGAL: &str = of_today!("chess-illegal");
const TARAGUCHI: &str = of_today!("renju-taraguchi");

/// The same of the schema that is written.
fn of_today() -> [Made; 13] {
    [
        (COLOURS, 1, "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1", None),
        (
            CLAIMS,
            7,
            "rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 7 4",
            Some((Outcome::Win(Side::White), Ending::Decision("the sheets differ".to_owned()))),
        ),
        (
            ILLEGAL,
            4,
            "rnbqkbnr/1ppp1ppp/p7/1B2p3/4P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 3",
            Some((Outcome::Win(Side::Black), Ending::Penalty)),
        ),
        (of_today!("chess-sealed"), 3, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2", None),
        (
            of_today!("chess-flag-can"),
            1,
            "4k3/8/8/8/8/R7/8/4K3 b - - 1 1",
            Some((Outcome::Win(Side::White), Ending::Time)),
        ),
        (
            of_today!("chess-flag-material"),
            1,
            "3k4/8/8/8/8/8/4R3/4K3 w - - 1 2",
            Some((Outcome::Draw, Ending::CannotMate)),
        ),
        (
            of_today!("chess-flag-barrier"),
            1,
            "8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 b - - 1 1",
            Some((Outcome::Draw, Ending::CannotMate)),
        ),
        (of_today!("chess-flag-exhausted"), 0, "7k/8/8/8/8/8/1q6/K7 w - - 0 1", None),
        (
            of_today!("draughts-absent"),
            0,
            "W:Wb4,a3,c3,e3,g3,b2,d2,f2,h2,c1,e1,g1:Bb8,d8,f8,h8,c7,e7,g7,b6,d6,f6,h6,a5",
            None,
        ),
        (
            of_today!("draughts-late"),
            0,
            "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6",
            Some((Outcome::Win(Side::White), Ending::Absence)),
        ),
        (
            of_today!("draughts-protest"),
            1,
            "B:W28,31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20",
            Some((Outcome::Win(Side::White), Ending::Resigned)),
        ),
        (of_today!("renju-foul"), 9, "b:g8,h8,j8,j9,j10 w:a1,c1,e5,g7", None),
        (TARAGUCHI, 6, "b:d6,h8,h10 w:g9,h9,h11", None),
    ]
}

#[test]
fn schema_4_leads_to_the_positions_and_results_that_it_led_to() {
    for (journal, plies, position, result) in of_today() {
        let report = check(journal.as_bytes()).expect("a journal");
        assert_eq!(report.findings, [], "{position}");
        assert_eq!((report.state.plies().len(), report.state.position().fen().as_str()), (plies, position));
        let verdict = report.state.verdict().map(|verdict| (verdict.outcome, verdict.ending.clone()));
        assert_eq!(verdict, result, "{position}");
    }
}

#[test]
fn schema_4_is_there_with_what_it_added() {
    let all: String = of_today().map(|(journal, ..)| journal).concat();
    for event in [
        "Revoked(by:Arbiter)",
        "Opening(TakenBack(by:Black,act:Swap))",
        "Opening(TakenBack(by:Black,act:Offer(",
        "Move(TakenBack(by:",
        "Attendance(Absent(by:",
        "Attendance(Arrived(by:",
        "Attendance(Late(",
        "Opening(Awaited(by:",
        "Opening(Drawn(by:",
        "PendingRulings(Protested(by:Black,",
        "late:Some(",
        "response:Committee",
        "response:Rejected",
        "Remedy(IrregularityFound(",
        "Remedy(MisdeedFound(",
        "Remedy(Penalized(",
        "Remedy(Restarted(",
        "Claim(Ruled(by:Arbiter,upheld:false))",
        "Claim(Ruled(by:Arbiter,upheld:true))",
        "Adjournment(Unsealed(",
        "chance:Can([",
        "Cannot(Material)",
        "Cannot(Barrier)",
        "Cannot(Exhausted(positions:",
    ] {
        assert!(all.contains(event), "{event}");
    }
}

/// The journal with every sum made anew.
fn resummed(text: &str) -> String {
    let mut sum = String::new();
    let of = |line: &str| line.rsplit_once(",sum:").map(|(body, _)| body.to_owned()).expect("a sum");
    let line = |text: &str| {
        let body = of(text);
        sum = Sha256::digest(format!("{sum}{body}")).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        format!("{body},sum:\"{sum}\")\n")
    };
    text.lines().map(line).collect()
}

#[test]
fn ch_6_9_what_schema_3_found_about_a_mate_had_no_named_proof() {
    let journal = include_str!("../../fixtures/journal/v3-chess-flag.ron");
    let (head, tail) = journal.split_once("chance:Can([").expect("a mate");
    let (_, tail) = tail.split_once("])").expect("its end");
    let report = check(resummed(&format!("{head}chance:Cannot{tail}")).as_bytes()).expect("a journal");
    let chances = Side::BOTH.map(|side| report.state.chance(side).cloned());
    assert!(chances.contains(&Some(Chance::Cannot(NoMate::Unnamed))), "{chances:?}");
}

#[test]
fn a_record_of_an_earlier_schema_has_nothing_of_a_later_one_in_its_opening() {
    for (journal, from, to) in [(CHESS, 3, 2), (RENJU, 3, 1)] {
        let relabelled = journal.replacen(&format!("Opened((schema:{from}"), &format!("Opened((schema:{to}"), 1);
        let line = relabelled.lines().next().expect("a line");
        let body = &line[..line.rfind(",sum:").expect("a sum")];
        let sum: String = Sha256::digest(body).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        let refused = Chain::default().decode::<golos::game::Event>(format!("{body},sum:\"{sum}\")").as_bytes());
        assert!(matches!(refused, Err(LineError::Value(_))), "{from} as {to}: {refused:?}");
    }
}

#[test]
fn earlier_schemas_mean_the_same_in_the_schema_of_today() {
    let earlier = [MANUAL, AGREED, DRAWN, GIVEN_AWAY, CHESS, RENJU];
    for journal in earlier.into_iter().chain(of_today().map(|(journal, ..)| journal)) {
        let (mut written, mut reread) = (Chain::default(), Chain::default());
        for record in read(journal.as_bytes()).records {
            let line = written.encode(record.at, record.wall.clone(), &record.event).expect("a line");
            assert_eq!(reread.decode(line.trim_end().as_bytes()), Ok(record));
        }
    }
}

#[test]
fn schema_1_is_there_with_every_event() {
    for event in EVENTS {
        let is_there =
            |journal: &str| [',', '(', '{'].iter().any(|behind| journal.contains(&format!(",event:{event}{behind}")));
        assert!(is_there(MANUAL) || is_there(AGREED), "{event}");
    }
}

#[test]
fn schema_2_is_there_with_every_event_that_it_added() {
    for event in NEW_EVENTS {
        assert!(DRAWN.contains(&format!(",event:{event}(")), "{event}");
    }
}

#[test]
fn schema_3_is_there_with_every_event_that_it_added() {
    for event in NEWEST_EVENTS {
        let is_there =
            |journal: &str| [',', '('].iter().any(|behind| journal.contains(&format!(",event:{event}{behind}")));
        assert!(is_there(CHESS) || is_there(RENJU), "{event}");
    }
}
