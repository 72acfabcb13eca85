//! Tables that people write: what they may hold, and what is refused with its place.

use golos_game::OpeningLine;
use golos_profile::ProfileError;
use golos_profile::openings::{OpeningCell, OpeningTable};
use golos_rules::Variant;
use proptest::prelude::*;

use super::table::lot;

/// Each kind of column, of the kinds of opening that U-V.9.5.2 names.
const CLUB: &str = r#"OpeningTable(
    id: "club",
    title: "Club",
    variant: Russian,
    article: "Regulation, 4",
    valid: (from: "2026-01-01", to: "2026-12-31"),
    rows: 3,
    columns: [
        (column: 1, kind: Moves, cells: [
            (1, Printed("ab4 bc5 ba5 cb4")),
            (2, Printed("cd4 dc5")),
            (3, Printed("gh4")),
        ]),
        (column: 2, kind: Placement, cells: [
            (1, Printed("a1b4 a7a5")),
            (2, Printed("- h6a5")),
            (3, Missing(printed: "a1b4 -", may_be: ["a1b4 h6a5"], why: Repeated)),
        ]),
        (column: 3, kind: Position, cells: [
            (1, Printed("W:Wa1,c3:Bb8,d6")),
            (2, Printed("B:Wa1,c3:Bb8,d6")),
            (3, Unreadable(printed: "W:Wa2", may_be: [], why: Illegal)),
        ]),
    ],
    reserve: (kind: Placement, cells: [(1, Printed("h2h6 h6h2"))]),
)"#;

fn club(good: &str, bad: &str) -> Result<OpeningTable, ProfileError> {
    assert!(CLUB.contains(good), "{good}");
    OpeningTable::parse(&CLUB.replacen(good, bad, 1), "club.ron")
}

#[test]
fn u_v_9_5_2_a_table_may_hold_moves_first_moves_placements_and_positions() {
    let table = OpeningTable::parse(CLUB, "club.ron").expect("a table");
    for (place, plies, fen) in [
        ("I-1", 4, "W:Wa1,a5,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b4,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8"),
        ("I-2", 2, "W:Wa1,a3,b2,c1,d2,d4,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c5,c7,d8,e7,f6,f8,g7,h6,h8"),
        ("I-3", 1, "B:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,h2,h4:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8"),
        ("II-2", 0, "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba5,a7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h8"),
        ("III-2", 0, "B:Wa1,c3:Bb8,d6"),
        ("R-1", 0, "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h6:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h2,h8"),
    ] {
        let opening = table.take(lot(place), Variant::RUSSIAN).expect("an opening");
        assert_eq!(opening.moves().len(), plies, "{place}");
        let squares = |fen: &str| {
            let parts = fen.split([':', ',']).map(|part| part.trim_start_matches(['W', 'B']).to_owned());
            let mut parts: Vec<String> = parts.collect();
            parts.sort();
            parts
        };
        assert_eq!(squares(opening.position()), squares(fen), "{place}");
        assert_eq!(opening.position()[..1], fen[..1], "{place}");
    }
    assert!(matches!(table.cell(lot("III-3")), Some(OpeningCell::Uncertain { .. })));
    let dashes = club("- h6a5", "----- h6a5").expect("dashes of any length");
    assert_eq!(dashes.cell(lot("II-2")), table.cell(lot("II-2")));
    assert!(club("a1b4 a7a5", "- -").is_ok(), "the starting position");
}

#[test]
fn a_text_that_is_no_table_is_refused_with_its_line() {
    for (good, bad, line) in [
        ("title: ", "titel: ", 3),
        ("kind: Moves", "kind: Chess", 9),
        ("rows: 3,", "rows: -3,", 7),
        ("may_be: [\"", "may_bee: [\"", 17),
        ("Printed(\"gh4\")", "Printed(gh4)", 12),
        ("why: Illegal", "why: Maybe", 22),
        ("reserve: (kind", "reserve: (kinds", 25),
    ] {
        match club(good, bad) {
            Err(ProfileError::Syntax { line: at, .. }) => assert_eq!(at, line, "{bad}"),
            other => panic!("{bad}: {other:?}"),
        }
    }
}

#[test]
fn a_cell_that_cannot_be_played_is_refused_with_its_column_and_row() {
    for (good, bad, said) in [
        ("cd4 dc5", "cd4 cd5", "I-2: move 1, \"cd5\""),
        ("cd4 dc5", "cd4 bc5 ab4", "I-2: move 2, \"ab4\""),
        ("cd4 dc5", "", "I-2: there are no moves"),
        ("- h6a5", "h6a5 -", "II-2: \"h6a5\": that side has no man on h6"),
        ("- h6a5", "- h6h8", "II-2: \"h6h8\": h8 is occupied"),
        ("- h6a5", "- h6a4", "II-2: \"h6a4\": a light square"),
        ("- h6a5", "a1d4", "II-2: \"a1d4\": two relocations"),
        ("- h6a5", "a1b4c5 -", "II-2: \"a1b4c5\" does not say"),
        ("a1b4 h6a5", "a1b4 b6a7", "II-3: \"b6a7\": a7 is occupied"),
        ("h2h6 h6h2", "h2h6 -", "R-1: \"h2h6\": h6 is occupied"),
        ("h2h6 h6h2", "- g7a1", "R-1: \"g7a1\": a1 is occupied"),
        ("W:Wa1,c3:Bb8,d6", "W:Wa2:Bb8", "III-1: the position cannot be read: a light square"),
        ("W:Wa1,c3:Bb8,d6", "W:W:Bb8", "III-1: the side to move has no move"),
        ("(2, Printed(\"cd4 dc5\"))", "(3, Printed(\"cd4 dc5\"))", "I-3: row 2 is expected"),
        ("            (3, Printed(\"gh4\")),\n", "", "I-3 is not there"),
        ("(3, Printed(\"gh4\")),", "(3, Printed(\"gh4\")), (4, Printed(\"gf4\")),", "I-4: row 4"),
        ("column: 2", "column: 3", "column 2 is expected, not 3"),
        ("\"club\"", "\"Club!\"", "id"),
        ("\"Regulation, 4\"", "\" \"", "article"),
        ("rows: 3", "rows: 0", "rows"),
        ("rows: 3", "rows: 9999", "rows"),
        ("2026-12-31", "2025-12-31", "valid: ends before it begins"),
        ("2026-12-31", "31.12.2026", "valid: \"31.12.2026\" is no day"),
    ] {
        let error = club(good, bad).map_err(|error| error.to_string());
        assert!(error.as_ref().is_err_and(|error| error.contains(said)), "{bad}: {error:?}");
    }
}

#[test]
fn a_man_on_the_last_rank_would_be_a_king() {
    let error = club("a1b4 a7a5", "a1b8 b8a5").map_err(|error| error.to_string());
    assert!(error.as_ref().is_err_and(|error| error.contains("II-1: \"a1b8\": a man on b8")), "{error:?}");
}

#[test]
fn the_document_of_a_table_tells_its_form() {
    let text = OpeningTable::text("russia-2013").expect("a text");
    for part in ["Moves", "Placement", "Position", "Printed(", "Corrected(", "Doubtful(", "Unreadable(", "Missing("] {
        assert!(text.lines().any(|line| line.starts_with("//") && line.contains(part)), "{part}");
    }
    assert!(text.lines().take_while(|line| line.starts_with("//")).all(|line| line.chars().count() <= 130));
}

#[test]
fn moves_are_read_with_and_without_numbers() {
    let plain = OpeningLine::moves("ab4 bc5 ba5");
    for text in ["1. ab4 bc5 2. ba5", "1.ab4 bc5 2.ba5", "ab4, bc5; ba5", "1... ab4 bc5 2... ba5"] {
        assert_eq!(OpeningLine::moves(text), plain, "{text}");
    }
    assert_eq!(OpeningLine::moves("32-28 19x23"), OpeningLine::Moves(vec!["32-28".to_owned(), "19x23".to_owned()]));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_mutilated_table_brings_the_program_down(
        at in 0..CLUB.len(), length in 0..40usize, with in "[ -~]{0,12}|[a-h1-8 -]{0,12}|\\PC{0,4}",
    ) {
        let end = (at + length).min(CLUB.len());
        let text = format!("{}{with}{}", &CLUB[..at], &CLUB[end..]);
        match OpeningTable::parse(&text, "club.ron") {
            // Whatever is read can be drawn from, or says that it cannot.
            Ok(table) => drop(table.draw("x", &[], table.variant())),
            Err(error) => prop_assert!(error.to_string().starts_with("club.ron")),
        }
    }
}
