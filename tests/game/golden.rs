//! The golden journals of games: they stay readable, to the byte, and lead to the positions and results that they led to.

use std::collections::BTreeSet;

use golos::game::{Ending, Event, Outcome, RecordEvent, Refusal, Request, Verdict};
use golos::journal::{Chain, LineError, check, read};
use golos::rules::{EndKind, Side};
use sha2::{Digest, Sha256};

macro_rules! golden {
    ($name:literal) => {
        include_str!(concat!("../../fixtures/journal/v1-", $name, ".ron"))
    };
}

const WHOLE: &str = golden!("russian-whole");
const CHESS: &str = golden!("chess");
const RENJU: &str = golden!("renju");
const COLOURS: &str = golden!("chess-colours");
const CLAIMS: &str = golden!("chess-claims");
const ILLEGAL: &str = golden!("chess-illegal");
const TARAGUCHI: &str = golden!("renju-taraguchi");

#[test]
fn the_whole_games_are_sound_and_have_their_results() {
    let verdict = |outcome, ending, article: &str| Verdict { outcome, ending, article: article.to_owned() };
    let table = [
        (WHOLE, 99, 24, verdict(Outcome::Win(Side::White), Ending::Board(EndKind::NoPieces), "R-5.4.2.10")),
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

fn golden() -> [Made; 17] {
    [
        (
            golden!("russian-open"),
            4,
            "W:Wc5,a3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,d6,h6,a5,d4",
            None,
        ),
        (
            golden!("international"),
            4,
            "W:W31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,15,16,17,18,20,23",
            Some((Outcome::Win(Side::Black), Ending::Resigned)),
        ),
        (golden!("giveaway"), 4, "W:Wa3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,c7,e7,g7,d6,f6,h6,c5", None),
        (golden!("chess-open"), 9, "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 7 5", None),
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
        (golden!("chess-sealed"), 3, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2", None),
        (
            golden!("chess-flag-can"),
            1,
            "4k3/8/8/8/8/R7/8/4K3 b - - 1 1",
            Some((Outcome::Win(Side::White), Ending::Time)),
        ),
        (
            golden!("chess-flag-material"),
            1,
            "3k4/8/8/8/8/8/4R3/4K3 w - - 1 2",
            Some((Outcome::Draw, Ending::CannotMate)),
        ),
        (
            golden!("chess-flag-barrier"),
            1,
            "8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 b - - 1 1",
            Some((Outcome::Draw, Ending::CannotMate)),
        ),
        (golden!("chess-flag-exhausted"), 0, "7k/8/8/8/8/8/1q6/K7 w - - 0 1", None),
        (
            golden!("draughts-absent"),
            0,
            "W:Wb4,a3,c3,e3,g3,b2,d2,f2,h2,c1,e1,g1:Bb8,d8,f8,h8,c7,e7,g7,b6,d6,f6,h6,a5",
            None,
        ),
        (
            golden!("draughts-late"),
            0,
            "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6",
            Some((Outcome::Win(Side::White), Ending::Absence)),
        ),
        (
            golden!("draughts-protest"),
            1,
            "B:W28,31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20",
            Some((Outcome::Win(Side::White), Ending::Resigned)),
        ),
        (golden!("renju-foul"), 9, "b:g8,h8,j8,j9,j10 w:a1,c1,e5,g7", None),
        (TARAGUCHI, 6, "b:d6,h8,h10 w:g9,h9,h11", None),
    ]
}

#[test]
fn they_lead_to_the_positions_and_results_that_they_led_to() {
    for (journal, plies, position, result) in golden() {
        let report = check(journal.as_bytes()).expect("a journal");
        assert_eq!(report.findings, [], "{position}");
        assert_eq!((report.state.plies().len(), report.state.position().fen().as_str()), (plies, position));
        let verdict = report.state.verdict().map(|verdict| (verdict.outcome, verdict.ending.clone()));
        assert_eq!(verdict, result, "{position}");
    }
}

#[test]
fn events_that_are_rare_are_among_them() {
    let all: String = golden().map(|(journal, ..)| journal).concat();
    for event in [
        "by:Arbiter,cause:Request(\"move.take_back\"),event:Revoked",
        "Opening(TakenBack(act:Swap))",
        "Opening(TakenBack(act:Offer(",
        "Move(TakenBack(",
        "Attendance(Absent(",
        "Attendance(Arrived(",
        "Attendance(Late(",
        "Opening(Awaited(",
        "Opening(Drawn(",
        "PendingRulings(Protested(",
        "cause:Follows(\"adjournment.unseal\")",
        "cause:Clock",
        "late:Some(",
        "response:Committee",
        "response:Rejected",
        "Remedy(IrregularityFound(",
        "Remedy(MisdeedFound(",
        "Remedy(Penalized(",
        "Remedy(Restarted(",
        "Claim(Ruled(upheld:false))",
        "Claim(Ruled(upheld:true))",
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
fn a_schema_that_is_not_known_is_named_wherever_a_line_names_it() {
    let (first, rest) = WHOLE.split_once('\n').expect("lines");
    let later = format!("{first}\n{}", rest.replacen(",event:", ",schema:2,event:", 1));
    for (forged, sound) in [(WHOLE.replacen("Opened((schema:1", "Opened((schema:2", 1), 0), (later, 1)] {
        let log = read(resummed(&forged).as_bytes());
        let why = log.damage.map(|damage| format!("{damage:?}"));
        assert!(why.is_some_and(|why| why.contains("Schema(2)")) && log.records.len() == sound);
    }
}

#[test]
fn a_line_names_the_schema_that_it_is_in_only_in_the_opening() {
    let (first, rest) = WHOLE.split_once('\n').expect("lines");
    let again = format!("{first}\n{}", rest.replacen(",event:", ",schema:1,event:", 1));
    let mut chain = Chain::default();
    let forged = resummed(&again);
    let mut lines = forged.lines().map(|line| chain.decode::<golos::game::Event>(line.as_bytes()));
    assert!(lines.next().is_some_and(|line| line.is_ok()));
    assert!(matches!(lines.next(), Some(Err(LineError::Syntax(_)))));
}

#[test]
fn what_is_written_again_is_the_same_but_for_the_copy_of_the_first_line() {
    let whole = [WHOLE, CHESS, RENJU];
    for journal in whole.into_iter().chain(golden().map(|(journal, ..)| journal)) {
        let mut written = Chain::default();
        let lines = read(journal.as_bytes()).records.into_iter();
        let text: String = lines.map(|record| written.encode(record.wall, &record.recorded).expect("a line")).collect();
        assert!(bodies(&text).eq(bodies(journal)));
    }
}

/// The lines without their checksums, and without the copy of the first.
fn bodies(text: &str) -> impl Iterator<Item = &str> {
    let body = |line: &'_ str| line.rsplit_once(",sum:").map_or(line, |(body, _)| body).len();
    text.lines().map(move |line| line[..body(line)].rsplit_once("/*").map_or(&line[..body(line)], |(own, _)| own))
}

#[test]
fn a_record_names_requests_and_refusals_by_ids_that_are_known() {
    let mut count = 0;
    let whole = [WHOLE, CHESS, RENJU];
    for journal in whole.into_iter().chain(golden().map(|(journal, ..)| journal)) {
        for record in read(journal.as_bytes()).records {
            if let Some(id) = record.request() {
                assert!(Request::IDS.contains(&id), "{id}");
            }
            let Event::Record(RecordEvent::Refused { why, .. }) = &record.event else { continue };
            assert!(Refusal::IDS.contains(&why.id.as_str()), "{why:?}");
            count += 1;
        }
    }
    assert!(count > 10, "{count}");
}

#[test]
fn no_two_requests_and_no_two_refusals_have_one_id() {
    for ids in [Request::IDS, Refusal::IDS] {
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
        let is_plain = |id: &&str| id.chars().all(|sign| sign.is_ascii_lowercase() || sign == '_' || sign == '.');
        assert!(ids.iter().all(is_plain), "{ids:?}");
    }
}
