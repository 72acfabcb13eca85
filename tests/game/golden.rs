//! Journals of every schema, as they were written once: they stay readable, and the types on disk stay frozen.

use golos::game::{Ending, Outcome, Verdict};
use golos::journal::{Chain, check, read};
use golos::rules::{EndKind, Side};

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

#[test]
fn earlier_schemas_mean_the_same_in_the_schema_of_today() {
    for journal in [MANUAL, AGREED, DRAWN, GIVEN_AWAY, CHESS, RENJU] {
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
