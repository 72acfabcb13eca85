//! Typed moves: what is understood, and how what is not is refused.

use super::positions::scattered;
use golos_rules::Side;
use golos_rules::draughts::{
    AmbiguousMove, Entry, FenStyle, Geometry, Majority, NoSquare, NotRead, Origin, Position, Reason, Sign, Squares,
    Variant,
};
use proptest::prelude::*;

const BOARD: &Geometry = Variant::RUSSIAN.geometry();

/// What was read, written in one normal form.
fn normal(geometry: &Geometry, text: &str) -> Result<String, NotRead> {
    let entry = Entry::read(geometry, text)?;
    let sign = match entry.sign() {
        Sign::Absent => "",
        Sign::Dash => "-",
        Sign::Capture => ":",
    };
    let origin = match entry.origin() {
        Origin::Square(square) => geometry.name(square),
        Origin::File(file) => geometry.file_letter(file).to_string(),
    };
    let names = entry.squares().iter().map(|&square| geometry.name(square));
    Ok([origin].into_iter().chain(names).collect::<Vec<_>>().join(sign))
}

#[test]
fn r_6_1_6_2_full_and_short_forms() {
    for (typed, expected) in [
        ("a3-b4", "a3-b4"),
        ("c3d4", "c3d4"),
        ("c3 d4", "c3d4"),
        ("  c3 - d4 ", "c3-d4"),
        ("c3–d4", "c3-d4"),
        ("c3—d4", "c3-d4"),
        ("c3−d4", "c3-d4"),
        ("b4:d6", "b4:d6"),
        ("b4xd6", "b4:d6"),
        ("b4 × d6", "b4:d6"),
        ("b4*d6", "b4:d6"),
        ("A5xC3xE1xG3", "a5:c3:e1:g3"),
        ("a5-c3:e1-g3", "a5:c3:e1:g3"),
        ("cd4", "cd4"),
        ("ab2", "ab2"),
        ("b:d6", "b:d6"),
        ("b:d6:b8", "b:d6:b8"),
        ("22-18", "c3-d4"),
        ("22 18", "c3d4"),
        ("25x18", "b2:d4"),
    ] {
        assert_eq!(normal(BOARD, typed), Ok(expected.to_owned()), "{typed}");
    }
}

/// The sources themselves print these.
#[test]
fn look_alike_letters_and_l_for_1_are_read() {
    for (typed, expected) in [
        ("a5:el :g3:e5", "a5:e1:g3:e5"),
        ("el:a5:d8:f6:d4", "e1:a5:d8:f6:d4"),
        ("el:g3", "e1:g3"),
        ("\u{430}5:\u{441}3:\u{435}1:g3:\u{435}5:\u{441}3", "a5:c3:e1:g3:e5:c3"),
        ("\u{410}3-\u{412}4", "a3-b4"),
        ("\u{43d}2\u{445}f4", "h2:f4"),
        ("\u{421}\u{412}4", "cb4"),
        ("G1 \u{2013} A7", "g1-a7"),
    ] {
        assert_eq!(normal(BOARD, typed), Ok(expected.to_owned()), "{typed}");
    }
}

#[test]
fn what_is_no_move_is_refused_with_the_part_that_is_wrong() {
    let light = |part: &str| NotRead::LightSquare(part.to_owned());
    let off = |part: &str| NotRead::OffBoard(part.to_owned());
    let unclear = |part: &str| NotRead::Unclear(part.to_owned());
    let incomplete = |part: &str| NotRead::Incomplete(part.to_owned());
    for (typed, expected) in [
        ("", NotRead::Empty),
        (" \t ", NotRead::Empty),
        ("c3-c4", light("c4")),
        ("f6-g6", light("g6")),
        ("cd5", light("d5")),
        ("i3-d4", off("i3")),
        ("c3-d9", off("d9")),
        ("c3-d0", off("d0")),
        ("c3-d44", off("d44")),
        ("2218", off("2218")),
        ("22-33", off("33")),
        ("99999999999-18", off("99999999999")),
        ("c3", incomplete("c3")),
        ("c3-", incomplete("c3-")),
        ("c", incomplete("c")),
        ("c3--d4", unclear("-")),
        ("-c3", unclear("-")),
        ("c3-d", unclear("d")),
        ("press", unclear("press")),
        // Of "a3 b4" the first letter was not heard.
        ("3 b4", unclear("3 b4")),
        ("three b four", unclear("3 b 4")),
        ("c3-18", unclear("c3-18")),
        ("д3-е4", light("д3")),
        ("c3\u{7}d4", unclear("d4")),
        ("абракадабра-до-конца", unclear("абракадабра")),
        (&"c3:".repeat(4000), NotRead::TooLong),
    ] {
        assert_eq!(normal(BOARD, typed), Err(expected), "{typed}");
    }
}

#[test]
fn r_7_3_numbers_and_no_short_notation_on_100_squares() {
    let board = &Geometry::SQUARES_100;
    for typed in ["31-27", "35:24:13:2:11", "32 28", "34x23", "46-5"] {
        assert!(Entry::read(board, typed).is_ok(), "{typed}");
    }
    for typed in ["c3-d4", "cd4", "c:d4", "3127", "31-51", "31-0"] {
        assert!(Entry::read(board, typed).is_err(), "{typed}");
    }
}

#[test]
fn one_square_alone() {
    for (typed, expected) in [
        ("e3", Ok(23)),
        ("Е3", Ok(23)),
        ("23", Ok(23)),
        ("gl", Ok(32)),
        ("c2", Err(NoSquare::Light)),
        ("a2", Err(NoSquare::Light)),
    ] {
        assert_eq!(BOARD.parse(typed).map(|square| square.number()), expected, "{typed}");
    }
    for typed in ["", "e", "e3 f4", "e3-", "K3"] {
        assert!(BOARD.parse(typed).is_err(), "{typed}");
    }
}

/// The starting position as U-III.1.2.1 and R-6.1.6.2 print it, with letters of both alphabets.
#[test]
fn lists_of_squares_with_look_alike_letters_are_read() {
    for printed in [
        "\u{430}1, \u{430}3, b2, \u{441}1, \u{441}3, d2, \u{435}1, \u{435}3, f2, gl, g3, h2",
        "\u{410}1, \u{410}3, \u{412}2, \u{421}1, \u{421}3, D2, \u{415}1, \u{415}3, F2, G1, G3, \u{41D}2",
    ] {
        let read: Result<Vec<_>, _> = printed.split(',').map(|name| BOARD.parse(name)).collect();
        let start = Position::start(Variant::RUSSIAN).pieces(Side::White);
        assert_eq!(read.unwrap().into_iter().collect::<Squares>(), start, "{printed}");
    }
}

fn resolve_in(variant: &'static Variant, fen: &str, typed: &str) -> Result<String, AmbiguousMove> {
    let position = Position::from_fen(variant, fen).unwrap();
    let board = position.geometry();
    position.resolve(&Entry::read(board, typed).unwrap()).map(|mv| mv.full(board))
}

fn resolve(fen: &str, typed: &str) -> Result<String, AmbiguousMove> {
    resolve_in(Variant::RUSSIAN, fen, typed)
}

#[test]
fn r_7_3b_captures_on_100_squares_need_as_much_of_their_way_as_tells_them_apart() {
    let two = "W:WK47:B11,12,19,29,30,40";
    for (fen, typed, expected) in [
        ("W:W35:B7,8,19,30", "35:11", "35:24:13:2:11"),
        ("W:W35:B7,8,19,30", "35x11", "35:24:13:2:11"),
        ("W:W35:B7,8,19,30", "35 2 11", "35:24:13:2:11"),
        (two, "47:24:8:17:6", "47:24:8:17:6"),
        (two, "47:24:35:44:6", "47:24:35:44:6"),
        (two, "47:8:6", "47:24:8:17:6"),
        (two, "47x35x6", "47:24:35:44:6"),
        ("W:W31-50:B1-20", "32-28", "32-28"),
    ] {
        assert_eq!(resolve_in(Variant::INTERNATIONAL, fen, typed), Ok(expected.to_owned()), "{typed}");
    }
    for typed in ["47:6", "47:24:6"] {
        let refused = resolve_in(Variant::INTERNATIONAL, two, typed);
        assert!(matches!(refused, Err(AmbiguousMove::Ambiguous(moves)) if moves.len() == 2), "{typed}");
    }
}

#[test]
fn a_capture_may_be_typed_in_many_ways() {
    // The king's capture goes on along the long road: b2 lies between nothing, d4, e5 between two captured pieces.
    let road = "W:WKa1:Bc3,f6";
    let three = "W:WKd2:Bb6,d6,f4,f6,g7";
    for (fen, typed, expected) in [
        (road, "a1:g7", "a1:d4:g7"),
        (road, "a1:d4:g7", "a1:d4:g7"),
        (road, "a1:e5:g7", "a1:d4:g7"),
        (road, "a1-h8", "a1:d4:h8"),
        (road, "ah8", "a1:d4:h8"),
        (three, "d2:a5", "d2:g5:d8:a5"),
        (three, "d2:h6:a7", "d2:h6:f8:c5:a7"),
        (three, "d:h6:a7", "d2:h6:f8:c5:a7"),
        (three, "d2:e7:a7", "d2:g5:e7:c5:a7"),
        ("B:Wb2,b4,d2,f2:Ba5", "a5:e1:g3", "a5:c3:e1:g3"),
        ("B:Wb2,b4,d2,f2:Ba5", "a5:h4", "a5:c3:e1:h4"),
    ] {
        assert_eq!(resolve(fen, typed), Ok(expected.to_owned()), "{typed}");
    }
    assert!(resolve(road, "a1:b2:g7").is_err(), "nothing is taken before b2");
}

#[test]
fn r_6_1_6_2d_several_routes_need_the_full_form() {
    let turkish = "B:Wa1,a3,b2,b4,d2,d4,e3,f2,f4:Ba5,c5,c7,d6,e7,g7";
    for (fen, typed, routes) in [
        ("W:WKd2:Bb6,d6,f4,f6,g7", "d2:a7", 2),
        ("W:WKd2:Bb6,d6,f4,f6,g7", "d:a7", 2),
        (turkish, "a5:c3", 2),
        (turkish, "a:c3", 2),
        ("W:Wc3,c5:B", "cd4", 1),
        ("W:Wc1,c3:Bd2,b4,b2,d4", "c:a5", 1),
        ("W:WKc1,Kc5:B", "ca3", 2),
    ] {
        match resolve(fen, typed) {
            Err(AmbiguousMove::Ambiguous(moves)) => assert_eq!(moves.len(), routes, "{typed}"),
            found => assert_eq!((found.is_ok(), routes), (true, 1), "{typed}: {found:?}"),
        }
    }
}

#[test]
fn an_illegal_move_is_refused_with_the_first_reason_along_its_path() {
    let square = |name| BOARD.parse(name).unwrap();
    let quiet = "W:Wa1,b2,c3,e3,Kh8:Ba5,e7,g3";
    for (fen, typed, reason) in [
        (quiet, "d4-e5", Reason::EmptySquare(square("d4"))),
        (quiet, "a5-b4", Reason::OpponentsPiece(square("a5"))),
        (quiet, "d:e5", Reason::NoPieceOnFile(4)),
        (quiet, "a1-b2", Reason::Occupied(square("b2"))),
        (quiet, "h8-b2", Reason::Occupied(square("c3"))),
        (quiet, "a1-c3", Reason::Occupied(square("b2"))),
        (quiet, "a1-d2", Reason::NoMove(square("a1"))),
        (quiet, "c3-d6", Reason::NotALine),
        (quiet, "c3-c3", Reason::NotALine),
        (quiet, "c3:d4", Reason::NotCapture),
        (quiet, "c3-e5", Reason::ManHasNoKingRights),
        (quiet, "c3-d2", Reason::ManHasNoKingRights),
        (quiet, "ce5", Reason::ManHasNoKingRights),
        (quiet, "c3-d4-e5", Reason::NotALine),
        ("W:Wc3,g1:Bd4", "g1-h2", Reason::MustCapture),
        ("W:Wc3,g1:Bd4", "gh2", Reason::MustCapture),
        ("W:Wc3,g1:Bd4,g7", "c3:d4", Reason::Occupied(square("d4"))),
        ("W:Wc3:Bd4,f6", "c3:e5", Reason::CaptureNotFinished),
        ("W:Wc3:Bd4,f6", "c3:e5:f4", Reason::NotALine),
        ("W:Wc3:Be5,b4", "c3:f6", Reason::ManHasNoKingRights),
        ("W:WKa1:Bb2,d4,e5", "a1:f6", Reason::Occupied(square("e5"))),
    ] {
        assert_eq!(resolve(fen, typed), Err(AmbiguousMove::Illegal(reason)), "{fen} {typed}");
    }
}

#[test]
fn a_fen_is_refused_with_the_part_that_is_wrong() {
    for fen in ["W:Wa1,c3,Kd4:Bb8", "W:W21-32:B1-12.", " b : B b8 : W K a1 ", "W:W:B1", "W:B1"] {
        assert!(Position::from_fen(Variant::RUSSIAN, fen).is_ok(), "{fen}");
    }
    for (fen, message) in [
        ("", "the first letter is W or B, for the side to move, followed by a colon"),
        ("X:Wa1", "the first letter is W or B, for the side to move, followed by a colon"),
        ("W", "the first letter is W or B, for the side to move, followed by a colon"),
        ("W:Wa1:Wb2", "a list of pieces begins with W or B, once each: Wb2"),
        ("W:Wa1:Xb2", "a list of pieces begins with W or B, once each: Xb2"),
        ("W:Wa1,a2:Bb8", "a light square: a2"),
        ("W:Wa1,33:Bb8", "not on this board: 33"),
        ("W:Wa1,,c1:Bb8", "not a square: "),
        ("W:Wa1:Bb8,a1", "two pieces on one square: a1"),
        ("W:W20-32:B1", "more than 12 pieces: white"),
        ("W:W32-21:B1", "not a range of numbers: 32-21"),
        ("W:Wa1-c1:B1", "not a range of numbers: a1-c1"),
    ] {
        let error = Position::from_fen(Variant::RUSSIAN, fen).unwrap_err();
        assert_eq!(error.to_string(), message, "{fen}");
    }
}

#[test]
fn r_7_3a_a_fen_on_100_squares_has_numbers_kings_and_ranges() {
    let variant = Variant::INTERNATIONAL;
    for (fen, written) in [
        (
            "W:W31-50:B1-20.",
            "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20",
        ),
        ("B:WK46-50,31:Bk1,K5", "B:W31,K46,K47,K48,K49,K50:BK1,K5"),
        ("B:BK17,K24:W6,9-11,20-23,30,K31,33", "B:W6,9,10,11,20,21,22,23,30,K31,33:BK17,K24"),
    ] {
        let position = Position::from_fen(variant, fen).unwrap();
        assert_eq!(position.fen(FenStyle::Numeric), written, "{fen}");
        assert_eq!(position.fen(FenStyle::Algebraic), written, "such squares have no other names: {fen}");
    }
    for (fen, message) in [
        ("W:W51:B1", "not on this board: 51"),
        ("W:W30-51:B1", "not on this board: 51"),
        ("W:Wa1:B1", "not a square: a1"),
        ("W:W30-50:B1", "more than 20 pieces: white"),
        ("W:W40-35:B1", "not a range of numbers: 40-35"),
        ("W:W31-33,32:B1", "two pieces on one square: 32"),
    ] {
        assert_eq!(Position::from_fen(variant, fen).unwrap_err().to_string(), message, "{fen}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*", bytes in proptest::collection::vec(any::<char>(), 0..40)) {
        for variant in Variant::ALL {
            let _ = Entry::read(variant.geometry(), &text);
            let text: String = bytes.iter().collect();
            let _ = Entry::read(variant.geometry(), &text);
            let _ = Position::from_fen(variant, &text);
        }
    }

    #[test]
    fn any_list_of_squares_and_ranges_is_a_fen_or_refused(text in "[WB]:[WB][K0-9a-h,-]{0,40}:[WB][K0-9,-]{0,40}") {
        for variant in Variant::ALL {
            if let Ok(position) = Position::from_fen(variant, &text) {
                prop_assert_eq!(Position::from_fen(variant, &position.fen(FenStyle::Numeric)), Ok(position));
            }
        }
    }

    #[test]
    fn any_entry_is_resolved_or_refused(
        position in scattered(),
        squares in proptest::collection::vec(1_u8..=50, 2..5),
        sign in prop_oneof![Just("-"), Just(":"), Just(" ")],
    ) {
        let count = position.geometry().count();
        let typed: Vec<String> = squares.iter().map(|number| number.min(&count).to_string()).collect();
        let entry = Entry::read(position.geometry(), &typed.join(sign)).unwrap();
        let resolved = position.resolve(&entry);
        match &resolved {
            Ok(mv) => prop_assert!(position.legal_moves().contains(mv)),
            Err(AmbiguousMove::Ambiguous(moves)) => prop_assert!(moves.len() > 1),
            Err(AmbiguousMove::Illegal(Reason::FewerThanMajority(due))) => {
                prop_assert_eq!(position.variant().majority(), Majority::Number);
                prop_assert!(position.legal_moves().iter().all(|mv| mv.captured().len() == *due as usize));
            }
            Err(AmbiguousMove::Illegal(_)) => {}
        }
        if let Ok(forced) = position.force(&entry) {
            prop_assert_eq!(forced.fault.is_none(), resolved.is_ok());
            prop_assert_eq!(forced.position.turn(), position.turn().other());
        }
    }
}

#[test]
fn digits_alone_are_numbers_of_squares_or_files_and_ranks_and_whichever_is_lawful() {
    let read = |fen: Option<&str>, typed: &str| {
        let start = golos_rules::Variant::RUSSIAN.start();
        let position = fen.map_or(start, |fen| golos_rules::Variant::RUSSIAN.read_fen(fen).unwrap());
        let name = |mv: &golos_rules::Move| position.full(mv);
        match position.read(typed, golos_rules::Notation::FILES) {
            Ok(mv) => name(&mv),
            Err(golos_rules::Unread::Ambiguous(several)) => several.iter().map(name).collect::<Vec<_>>().join(" or "),
            Err(error) => error.to_string(),
        }
    };
    for (typed, made) in [("33-44", "c3-d4"), ("3344", "c3-d4"), ("33 44", "c3-d4"), ("22-18", "c3-d4")] {
        assert_eq!(read(None, typed), made, "{typed}");
    }
    let chain = Some("W:Wc3:Bd4,f6");
    for typed in ["33*55*77", "33:55:77", "335577", "33-77"] {
        assert_eq!(read(chain, typed), "c3:e5:g7", "{typed}");
    }
    // Both are lawful: it is asked which is meant.
    assert_eq!(read(Some("W:WKa1,Kf6:Ba5"), "11-22"), "f6-c3 or a1-b2");
}
