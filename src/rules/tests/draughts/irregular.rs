//! What was made on a wooden board happened, lawful or not (R-5.4.14.2).

use golos_rules::Fault;
use golos_rules::draughts::{Entry, FenStyle, Forced, NotOnBoard, Position, Variant};

fn force_in(variant: &'static Variant, fen: &str, typed: &str) -> Result<Forced, NotOnBoard> {
    let position = Position::from_fen(variant, fen).unwrap();
    position.force(&Entry::read(position.geometry(), typed).unwrap())
}

fn force(fen: &str, typed: &str) -> Result<Forced, NotOnBoard> {
    force_in(Variant::RUSSIAN, fen, typed)
}

#[test]
fn r_5_4_14_2_each_fault_and_the_board_it_leaves() {
    for (fen, typed, fault, after) in [
        ("W:Wc3:Bb8", "c3-d4", None, "B:Wd4:Bb8"),
        ("W:Wc3:Bd4,f6", "c3:g7", None, "B:Wg7:B"),
        ("W:Wc3:Bd4,f6", "c3:e5", Some(Fault::Stopped), "B:We5:Bf6"),
        ("W:Wc3,g1:Bd4", "g1-h2", Some(Fault::MissedCapture), "B:Wc3,h2:Bd4"),
        ("W:Wc3,g1:Bd4", "gh2", Some(Fault::MissedCapture), "B:Wc3,h2:Bd4"),
        ("W:Wc3:Bb8", "b8-a7", Some(Fault::OpponentsPiece), "B:Wc3:Ba7"),
        ("W:Wc3:Bb8", "c3-e5", Some(Fault::Illegal), "B:We5:Bb8"),
        ("W:Wc3:Bb8", "c3-b2", Some(Fault::Illegal), "B:Wb2:Bb8"),
        ("W:Wc3:Bb8", "c3-g5", Some(Fault::Illegal), "B:Wg5:Bb8"),
        ("W:Wg5:Bb8", "g5-h8", Some(Fault::Illegal), "B:WKh8:Bb8"),
        ("W:Wc3:Bd4,e5", "c3:f6", Some(Fault::Illegal), "B:Wf6:B"),
        ("W:WKa1:Bc3,d4", "a1-h8", Some(Fault::Illegal), "B:WKh8:Bd4,c3"),
        ("W:WKa1:Bc3,d4", "a1:h8", Some(Fault::Illegal), "B:WKh8:B"),
        ("B:Wb2,b4,d2,f2:Ba5", "a5:c3:e1", Some(Fault::Stopped), "W:Wb2,f2:BKe1"),
        ("B:Wb4,c1,d2:Ba5", "a5:c3:e1:g3", Some(Fault::Illegal), "W:Wc1:BKg3"),
    ] {
        let forced = force(fen, typed).unwrap();
        assert_eq!(forced.fault, fault, "{fen} {typed}");
        assert_eq!(forced.reason.is_some(), fault.is_some());
        assert_eq!(forced.position.fen(FenStyle::Algebraic), after, "{fen} {typed}");
    }
}

#[test]
fn r_7_4_faults_against_the_majority_and_of_a_man_on_its_last_rank() {
    let (brazilian, international) = (Variant::BRAZILIAN, Variant::INTERNATIONAL);
    for (variant, fen, typed, fault, after) in [
        (international, "B:W33,41,42:B36,K10", "36:29", None, "W:W:BK10,29"),
        (international, "B:W33,41,42:B36,K10", "10:46", Some(Fault::LesserCapture), "W:W33,42:B36,K46"),
        (international, "B:W33,41,42:B36,K10", "10-14", Some(Fault::MissedCapture), "W:W33,41,42:BK14,36"),
        (international, "W:W35:B7,8,19,30", "35:11", None, "B:W11:B"),
        (international, "W:W35:B7,8,19,30", "35:24:13", Some(Fault::Stopped), "B:W13:B7,8"),
        (international, "W:W35:B8,11,19,21,30", "35:24:13:2:16:27", Some(Fault::Illegal), "B:W27:B"),
        (brazilian, "W:Wh4:Bc3,c7,e7,g5", "h4:f6:d8:a5", Some(Fault::Illegal), "B:Wa5:Bc3"),
        (brazilian, "B:Wb2,b4,d2,f2:Ba5", "a5:c3:a1", Some(Fault::LesserCapture), "W:Wd2,f2:BKa1"),
    ] {
        let forced = force_in(variant, fen, typed).unwrap();
        assert_eq!(forced.fault, fault, "{fen} {typed}");
        let read = Position::from_fen(variant, after).unwrap();
        assert_eq!(forced.position, read, "{fen} {typed}: {}", forced.position.fen(FenStyle::Algebraic));
    }
}

#[test]
fn what_cannot_have_been_made_is_refused() {
    let square = |name| Variant::RUSSIAN.geometry().parse(name).unwrap();
    for (fen, typed, refusal) in [
        ("W:Wc3:Bb8", "e3-d4", NotOnBoard::EmptySquare(square("e3"))),
        ("W:Wc3:Bd4", "c3-d4", NotOnBoard::Occupied(square("d4"))),
        ("W:Wc3:Bb8", "c3-c3", NotOnBoard::Occupied(square("c3"))),
        ("W:Wc3:Bb8", "ed4", NotOnBoard::NoPieceOnFile(5)),
        ("W:Wa1,c3:Bb8", "ch6", NotOnBoard::NoPieceOnFile(3)),
        ("W:Wc1,c5:Bb8", "ce3", NotOnBoard::SeveralOnFile(3)),
    ] {
        assert_eq!(force(fen, typed).unwrap_err(), refusal, "{fen} {typed}");
    }
    assert!(matches!(force("W:WKd2:Bb6,d6,f4,f6,g7", "d2:a7"), Err(NotOnBoard::Ambiguous(moves)) if moves.len() == 2));
}
