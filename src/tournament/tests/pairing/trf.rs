//! The exchange form: what is read, what is put right, what is refused.

use golos_rules::Side;
use golos_tournament::crosstable::{Bye, Cell, GameEnd, NoStage, Points, Scale};
use golos_tournament::trf::{MOST_BYTES, Repair, Trf};

use super::{event, file, player};

fn pair() -> Vec<String> {
    vec![player(1, 2000, &["2 w 1"]), player(2, 1900, &["1 b 0"])]
}

fn refused(lines: &[String]) -> String {
    Trf::read(&file(lines)).expect_err("a refusal").to_string()
}

#[test]
fn lines_end_with_cr_lf_or_both_and_columns_are_letters() {
    let lines = [player(1, 2000, &["2 w 1"]).replace("P1", "Ї1"), player(2, 1900, &["1 b 0"])];
    for end in ["\r", "\n", "\r\n"] {
        let text: String = lines.iter().map(|line| format!("{line}{end}")).collect();
        let trf = Trf::read(text.as_bytes()).expect("an event");
        assert_eq!(trf.table.rows[0].name, "Ї1");
        let game = Cell::Game { opponent: 2, colour: Side::White, end: GameEnd::Win };
        assert_eq!((trf.table.rows[0].cell(1), trf.table.rounds(), trf.notes), (game, 1, vec![]));
    }
}

#[test]
fn results_and_byes_have_their_signs() {
    let trf = event(&[
        player(1, 0, &["2 w W", "0000 - H", "4 w +", "2 b  "]),
        player(2, 0, &["1 b L", "3 w d", "0000 - F", "1 w  "]),
        player(3, 0, &["0000 - U", "2 b D", "", ""]),
        player(4, 0, &["", "0000 - u", "1 - -", "0000 - Z"]),
    ]);
    let cells: Vec<Cell> = trf.table.rows[0].cells(4).collect();
    assert_eq!(
        cells,
        [
            Cell::Game { opponent: 2, colour: Side::White, end: GameEnd::Win },
            Cell::Bye(Bye::Half),
            Cell::Forfeit { opponent: 4, colour: Some(Side::White), won: true },
            Cell::Open { opponent: 2, colour: Some(Side::Black) },
        ]
    );
    assert_eq!(trf.table.rows[2].cell(1), Cell::Bye(Bye::Allocated));
    assert_eq!(trf.table.rows[3].cell(3), Cell::Forfeit { opponent: 1, colour: None, won: false });
    assert_eq!(trf.table.before(None), Err(NoStage::Unfinished { round: 4, number: 1 }));
    let stage = trf.table.before(Some(3)).expect("a stage");
    assert_eq!((stage.round, stage.absent.into_iter().collect::<Vec<_>>()), (3, vec![2, 3]));
}

#[test]
fn records_of_both_kinds_are_understood() {
    let mut lines = vec![
        "012 Test".to_owned(),
        "142 5".into(),
        "152 B".into(),
        "162  W 2.0    D 1.0    P 1.0".into(),
        "192 FIDE_DUTCH_2026".into(),
        "240 H   2    2".into(),
        "250       1.0 001 002 0001 0002".into(),
        "260   1   3    1    2".into(),
    ];
    lines.extend(pair());
    let trf = event(&lines);
    let table = &trf.table;
    assert_eq!(
        (table.planned, table.first, trf.system.as_deref()),
        (Some(5), Some(Side::Black), Some("FIDE_DUTCH_2026"))
    );
    assert_eq!(table.scale, Scale { allocated: Points::tenths(10), ..Scale::TWO });
    assert_eq!(table.row(2).map(|row| row.cell(2)), Some(Cell::Bye(Bye::Half)));
    assert_eq!(table.row(1).map(|row| row.virtual_points(2)), Some(Points::tenths(10)));
    assert_eq!(table.forbidden[0].rounds, (1, 3));
    assert_eq!(trf.records, [("012".to_owned(), "Test".to_owned())]);
    // What is written is read as the same.
    let again = Trf::read(trf.to_string().as_bytes()).expect("an event");
    assert_eq!((&again.table, &again.records), (table, &trf.records));
    assert!(trf.to_string().contains("\r\n") && trf.to_string().contains("162  W 2.0    D 1.0    P 1.0"));

    let mut old = vec![
        "XXR 5".to_owned(),
        "XXC black1".into(),
        "BBW  2.0".into(),
        "BBD 1.0".into(),
        "XXZ    1".into(),
        "XXP 1 2".into(),
    ];
    old.push("XXA    1  1.0  0.5".into());
    old.extend(pair());
    let trf = event(&old);
    assert_eq!((trf.table.planned, trf.table.first, trf.table.scale), (Some(5), Some(Side::Black), Scale::TWO));
    assert_eq!(trf.table.before(None).expect("a stage").absent, [1].into());
    assert_eq!(trf.table.row(1).map(|row| row.virtual_points(2)), Some(Points::tenths(5)));
}

#[test]
fn points_that_have_no_room_in_their_columns_are_refused() {
    for record in
        ["XXA    1 2100", "XXA    1 100.0", "BBW 100", "162  W 100.0    D 1.0", "250     100.0 001 001 0001 0002"]
    {
        let lines = [&[record.to_owned()], pair().as_slice()].concat();
        assert!(Trf::read(&file(&lines)).is_err(), "{record}");
    }
    let most = event(&[&["XXA    1 99.9".to_owned()], pair().as_slice()].concat());
    let again = Trf::read(most.to_string().as_bytes()).expect("an event");
    assert_eq!(again.table.row(1).map(|row| row.virtual_points(1)), Some(Points::tenths(999)));
}

#[test]
fn small_things_are_put_right_and_said() {
    let mut lines = pair();
    lines[0].replace_range(79..84, "  9,5");
    lines.push("022 Town  ".into());
    lines.push(player(3, 0, &["0000 - +"]));
    let trf = event(&lines);
    let repairs: Vec<_> = trf.notes.iter().map(|note| (note.line, &note.repair)).collect();
    let points = Repair::Points { stated: "9.5".into(), counted: "1.0".into() };
    assert_eq!(repairs, [(1, &Repair::Comma), (1, &points), (3, &Repair::Blanks), (4, &Repair::Plus { round: 1 })]);
    let marked = [b"\xef\xbb\xbf".to_vec(), file(&pair())].concat();
    assert_eq!(Trf::read(&marked).expect("an event").notes[0].repair, Repair::Mark);
}

#[test]
fn names_of_older_code_pages_are_read_and_the_page_is_said() {
    let said = |page: &str| format!("line 1: not UTF-8: read as {page}, letters of names may be wrong");
    for (bytes, page, name) in [
        (&b"\xd7\xe8\xe6\xee\xe2, \xc0."[..], "windows-1251", "Чижов, А."),
        (b"\xfe\xc9\xd6\xcf\xd7, \xe1.", "KOI8-U", "Чижов, А."),
        (b"\x97\xa8\xa6\xae\xa2, \x80.", "IBM866", "Чижов, А."),
        (b"M\xfcller, J", "windows-1252", "Müller, J"),
    ] {
        let plain: Vec<u8> = file(&pair());
        let at = plain.windows(2).position(|two| two == b"P1").expect("a name");
        let file = [&plain[..at], bytes, &plain[at + bytes.len()..]].concat();
        let trf = Trf::read(&file).expect("an event");
        assert_eq!((trf.notes[0].to_string(), trf.table.rows[0].name.as_str()), (said(page), name));
    }
}

#[test]
fn one_bad_line_is_named_and_nothing_is_guessed() {
    let with = |index: usize, line: String| {
        let mut lines = vec!["### a ruler".to_owned()];
        lines.extend(pair());
        lines[index] = line;
        refused(&lines)
    };
    for (index, line, said) in [
        (2, player(2, 0, &["1 b 1"]), "line 2: round 1: the results of 1 and 2 do not fit each other"),
        (2, player(2, 0, &["1 w 0"]), "line 2: round 1: 1 and 2 have the same colour"),
        (2, player(2, 0, &["3 b 0"]), "line 2: round 1: 1 has opponent 2, whose line says otherwise"),
        (2, player(3, 0, &["1 b 0"]), "line 2: there is no player 2; use the numbers of the 001 lines"),
        (2, player(1, 0, &["1 b 0"]), "line 3: player 1 is listed twice; each number may be used once"),
        (1, player(1, 0, &["1 b 0"]), "line 2: round 1: 1 is said to meet himself"),
        (1, player(1, 0, &["2 x 0"]), "line 2: columns 92 to 99 have \"2 x 0\"; the colour is w, b or -"),
        (
            1,
            player(1, 0, &["2 - 0"]),
            "line 2: columns 92 to 99 have \"2 - 0\"; a game that was played has a colour, w or b",
        ),
        (
            1,
            player(1, 0, &["2 w Z"]),
            "line 2: columns 92 to 99 have \"2 w Z\"; with an opponent the result is 1, =, 0, W, D, L, +, - or blank",
        ),
        (1, player(1, 0, &["0000 w U"]), "line 2: columns 92 to 99 have \"0000 w U\"; a colour without an opponent"),
        (1, player(1, 0, &[" 2 w 1 "]), "line 2: columns 96 to 96 have \"w\"; a blank is expected"),
        (1, "001    x".into(), "line 2: columns 5 to 8 have \"x\"; a whole number is expected"),
        (1, "001".into(), "line 2: columns 5 to 8 have \"\"; a number from 1 is expected"),
        (0, "152 X".into(), "line 1: \"X\" is not understood; the colour is W or B"),
        (0, "142 900".into(), "line 1: \"900\" is not understood; a round from 1 to 99 is expected"),
        (
            0,
            "162 Q 1.0".into(),
            "line 1: \"Q 1.0\" is not understood; a letter of WDLAPX and points, as W 2.0, are expected",
        ),
        (
            0,
            "250       1.0 003 001 0001 0002".into(),
            "line 1: \"1.0 003 001 0001 0002\" is not understood; the first of a span is not behind the last",
        ),
        (0, "240 H   2    9".into(), "line 1: there is no player 9; use the numbers of the 001 lines"),
        (0, "012\tx".into(), "line 1: a tabulator; columns are made with blanks"),
    ] {
        assert_eq!(with(index, line.clone()), said, "{line}");
    }
    assert_eq!(refused(&["012 x".into()]), "no players; a line of a player begins with 001");
    let odd = [player(1, 0, &["0000 - U"]), player(2, 0, &["0000 - U"])];
    assert_eq!(refused(&odd), "line 2: round 1 has two odd players, 1 and 2");
    let many: Vec<&str> = std::iter::repeat_n("0000 - Z", 100).collect();
    assert_eq!(refused(&[player(1, 0, &many)]), "line 1: more rounds than 99");
    let large = vec![b'x'; MOST_BYTES + 1];
    assert_eq!(Trf::read(&large).expect_err("a refusal").to_string(), "larger than 8388608 bytes");
}

#[test]
fn no_bytes_make_the_reader_fail_badly() {
    let whole = file(&pair());
    for cut in 0..whole.len() {
        let _ = Trf::read(&whole[..cut]);
        for byte in [0, b' ', b'9', b'-', 0xff, b'\t'] {
            let mut bent = whole.clone();
            bent[cut] = byte;
            let _ = Trf::read(&bent);
        }
    }
    for tag in ["142", "152", "162", "192", "240", "250", "260", "XXR", "XXC", "XXZ", "XXP", "XXA", "BBW"] {
        for text in ["", " ", " 0", " -1", " 99999999999", " a b c", " 1 2 3 4 5", "      1.0   0   0    0    0"] {
            let mut lines = vec![format!("{tag}{text}")];
            lines.extend(pair());
            let _ = Trf::read(&file(&lines));
        }
    }
}

#[test]
fn points_for_a_game_lost_by_absence_are_written_as_they_were_read() {
    let lines = [&["BBF  0.5".to_owned()], pair().as_slice()].concat();
    let trf = event(&lines);
    assert_eq!(trf.table.scale.forfeit, Points::tenths(5));
    let again = Trf::read(trf.to_string().as_bytes()).expect("an event");
    assert_eq!(again.table.scale, trf.table.scale);
}

#[test]
fn a_record_that_is_kept_is_written_back_in_its_columns() {
    let team = format!("310   1 {:<32} IND     2753    2.0    4.0   1     1    2", "India");
    let mut lines = pair();
    lines.push(team.clone());
    let trf = event(&lines);
    assert!(trf.to_string().lines().any(|line| line == team), "{trf}");
    assert!(trf.entries().all(|(_, entry)| entry.from == "India"));
}
