//! What is made on a wooden board, lawful or not, and how play goes on from there.

use super::{fen, read};
use golos_rules::Fault;
use golos_rules::Side;
use golos_rules::chess::{Entry, Letters, NotOnBoard, Position, Reason, Role, Square, Wing};
use proptest::prelude::*;

fn force(position: &Position, text: &str) -> Result<(String, String, Option<Fault>), NotOnBoard> {
    let entry = Entry::read(Letters::Latin, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let forced = position.force(&entry)?;
    Ok((forced.notation(Letters::Latin), forced.position.fen(), forced.fault))
}

#[test]
fn ch_7_5_1_an_illegal_move_leaves_its_position() {
    use Fault::{Illegal, OpponentsPiece, PawnLeft};
    for (position, text, notation, left, fault) in [
        // Lawful moves come out as they are.
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1", None),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 5 1", "e4", "e2-e4", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1", None),
        // The board is right, not the letter or the sign.
        ("4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "Bf3d4", "Nf3-d4", "4k3/8/8/8/3N4/8/8/4K3 b - - 1 1", None),
        ("4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "Nxd4", "Nf3-d4", "4k3/8/8/8/3N4/8/8/4K3 b - - 1 1", None),
        ("4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "Bf3d5", "Nf3-d5", "4k3/8/8/3N4/8/8/8/4K3 b - - 1 1", Some(Illegal)),
        // A king left in check, a pinned piece, a wrong step, a jump.
        ("4r1k1/8/8/8/8/8/4N3/4K3 w - - 3 1", "Nc3", "Ne2-c3", "4r1k1/8/8/8/8/2N5/8/4K3 b - - 4 1", Some(Illegal)),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "Bf1f5", "Bf1-f5", "4k3/8/8/5B2/8/8/8/4K3 b - - 1 1", Some(Illegal)),
        ("4k3/p7/8/8/8/8/P7/R3K3 w Q - 0 1", "Rxa7", "Ra1xa7", "4k3/R7/8/8/8/8/P7/4K3 b - - 0 1", Some(Illegal)),
        // A piece of the opponent.
        ("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", "a7a5", "a7-a5", "4k3/8/8/p7/8/8/8/4K3 b - - 0 1", Some(OpponentsPiece)),
        ("r3k3/8/8/8/8/8/8/4K3 w q - 0 1", "e8d8", "Ke8-d8", "r2k4/8/8/8/8/8/8/4K3 b - - 1 1", Some(OpponentsPiece)),
        // A king captured: it happens in blitz.
        ("4k3/8/8/8/8/8/4R3/K7 w - - 0 1", "Rxe8", "Re2xe8", "4R3/8/8/8/8/8/8/K7 b - - 0 1", Some(Illegal)),
        // A pawn left on the last rank (CH-7.5.2), or lawlessly on its way there.
        ("8/4P1k1/8/8/8/8/8/K7 w - - 0 1", "e8", "e7-e8=P", "4P3/6k1/8/8/8/8/8/K7 b - - 0 1", Some(PawnLeft)),
        // CH-7.5.2, CH-13.4.4: by another illegal move too a pawn is what was put there.
        ("8/8/4P1k1/8/8/8/8/K7 w - - 0 1", "e6e8", "e6-e8", "4P3/8/6k1/8/8/8/8/K7 b - - 0 1", Some(Illegal)),
        ("8/8/4P1k1/8/8/8/8/K7 w - - 0 1", "e6-e8=Q", "e6-e8=Q", "4Q3/8/6k1/8/8/8/8/K7 b - - 0 1", Some(Illegal)),
        ("8/4P1k1/8/8/8/8/8/K7 w - - 0 1", "e8=P", "e7-e8=P", "4P3/6k1/8/8/8/8/8/K7 b - - 0 1", Some(Illegal)),
        // Captures in passing too late, and from a pin.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6", "e5xd6", "4k3/8/3P4/8/8/8/8/4K3 b - - 0 1", Some(Illegal)),
        ("8/8/8/KPp4r/8/8/8/7k w - c6 0 1", "bxc6", "b5xc6", "8/8/2P5/K6r/8/8/8/7k b - - 0 1", Some(Illegal)),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2d3", "e2-d3", "4k3/8/8/8/8/3P4/8/4K3 b - - 0 1", Some(Illegal)),
        // Castling without the right, out of check, over attacked squares.
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1", Some(Illegal)),
        ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O", "4kr2/8/8/8/8/8/8/5RK1 b - - 1 1", Some(Illegal)),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Kg1", "Ke1-g1", "4k3/8/8/8/8/8/8/6K1 b - - 1 1", Some(Illegal)),
        // An en passant capture answers a pawn's double step though the step left the king in check.
        ("4r1k1/8/8/8/3p4/8/2P5/4K3 w - - 0 1", "c4", "c2-c4", "4r1k1/8/8/8/2Pp4/8/8/4K3 b - c3 0 1", Some(Illegal)),
    ] {
        let expected = (notation.to_owned(), left.to_owned(), fault);
        assert_eq!(force(&fen(position), text), Ok(expected), "{text} in {position}");
    }
}

#[test]
fn what_cannot_have_been_made_is_refused() {
    for (position, text, refusal) in [
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e3e4", NotOnBoard::EmptySquare(Square::E3)),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "Kxe2", NotOnBoard::Occupied(Square::E2)),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "Nf3", NotOnBoard::NoPiece(Role::Knight)),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "O-O-O", NotOnBoard::NoCastling(Wing::Queen)),
        ("4k3/8/8/8/8/8/8/R2QK3 w Q - 0 1", "O-O-O", NotOnBoard::Occupied(Square::D1)),
        ("4k3/8/8/8/8/8/8/1N1NK3 w - - 0 1", "Ng4", NotOnBoard::SeveralPieces(Role::Knight)),
    ] {
        assert_eq!(force(&fen(position), text), Err(refusal), "{text}");
    }
}

#[test]
fn the_reason_comes_with_the_fault() {
    let position = fen("4r1k1/8/8/8/8/8/4N3/4K3 w - - 3 1");
    let forced = position.force(&Entry::read(Letters::Latin, "Nc3").unwrap()).unwrap();
    assert_eq!((forced.fault, forced.reason), (Some(Fault::Illegal), Some(Reason::Pinned(Square::E8))));
    assert_eq!((forced.from, forced.to, forced.removed), (Square::E2, Square::C3, None));
}

/// The side that left its king in check can lose no king: the other plays on by the rules of the single piece.
#[test]
fn ch_13_4_2_play_goes_on_from_positions_that_no_game_reaches() {
    let position = fen("4r1k1/8/8/8/8/2N5/8/4K3 b - - 4 1");
    assert!(!position.is_regular());
    assert!(position.has_move() && position.end().is_none());
    let check = read(&position, Letters::Latin, "Kf7").unwrap();
    let answer = position.play(check).unwrap();
    assert!(answer.is_check() && answer.is_regular());
    assert!(read(&position, Letters::Latin, "Rxe1").is_err());
    // Both in check: White must get out of it.
    let both = fen("4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1");
    let moves: Vec<String> = both.legal_moves().into_iter().map(|mv| both.uci(mv)).collect();
    assert_eq!(moves, ["e1d1", "e1f1", "e1e2", "e7e2"]);
    // Without a king there is no check, and the rest moves as ever.
    let kingless = fen("4R3/8/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!((kingless.is_check(), kingless.legal_moves().len()), (false, 17));
    // A pawn that stays on the last rank has no move (CH-13.4.4).
    let pawn = fen("4P3/6k1/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(pawn.legal_moves().len(), 3);
    assert_eq!(pawn.count(Side::White), 2);
}

proptest! {
    /// Any moves of any pieces: nothing panics, every position can be written, read and played on from.
    #[test]
    fn a_lawless_game_goes_on(moves in prop::collection::vec((0u32..64, 0u32..64), 1..80)) {
        let mut position = Position::start();
        for (from, to) in moves {
            let text = format!("{}{}", Square::new(from), Square::new(to));
            let entry = Entry::read(Letters::Latin, &text).unwrap();
            if let Ok(forced) = position.force(&entry) {
                prop_assert_eq!(forced.fault.is_none(), position.resolve(&entry).is_ok());
                prop_assert_eq!(forced.position.turn(), position.turn().other());
                position = forced.position;
            }
            let moves = position.legal_moves();
            prop_assert_eq!(position.has_move(), !moves.is_empty());
            for mv in moves {
                prop_assert!(position.play(mv).is_ok());
            }
            let written = position.fen();
            prop_assert_eq!(fen(&written).fen(), written);
            let _ = (position.end(), position.checkers());
        }
        for side in Side::BOTH {
            prop_assert!(position.can_mate(side, 50).positions <= 50);
        }
    }
}
