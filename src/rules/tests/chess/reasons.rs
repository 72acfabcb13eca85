//! Why a move is not legal.

use super::{fen, read};
use golos_rules::chess::{AmbiguousMove, Letters, Reason, Role, Square, Wing};

const MIDDLE: &str = "r3k2r/ppp2ppp/2n5/3pP3/1b6/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 1";

#[test]
fn ch_3_reasons_of_illegal_moves() {
    use Reason::*;
    for (position, text, reason) in [
        (MIDDLE, "e3e4", EmptySquare(Square::E3)),
        (MIDDLE, "d5d4", OpponentsPiece(Square::D5)),
        (MIDDLE, "Bf3e4", OtherPiece { square: Square::F3, role: Role::Knight }),
        (MIDDLE, "Ne4e5", EmptySquare(Square::E4)),
        (MIDDLE, "Qxd2", OwnPiece(Square::D2)),
        (MIDDLE, "Qd3", Blocked(Square::D2)),
        (MIDDLE, "Nf6", NoneReaches(Role::Knight)),
        (MIDDLE, "Nc3d4", NotItsMove(Role::Knight)),
        (MIDDLE, "Rb2", NoneReaches(Role::Rook)),
        (MIDDLE, "Ra3", Blocked(Square::A2)),
        (MIDDLE, "c3", Blocked(Square::C3)),
        (MIDDLE, "c4", Blocked(Square::C3)),
        (MIDDLE, "d4d5", EmptySquare(Square::D4)),
        (MIDDLE, "d5", NoneReaches(Role::Pawn)),
        (MIDDLE, "a3b4", EmptySquare(Square::A3)),
        (MIDDLE, "gxh3", NothingToCapture(Square::H3)),
        (MIDDLE, "exd6", EnPassantGone(Square::D6)),
        (MIDDLE, "Nxd4", NotCapture),
        (MIDDLE, "a4=Q", NoPromotion),
        (MIDDLE, "O-O-O", CastlingBlocked(Square::C1)),
        (MIDDLE, "Rb3", NoneReaches(Role::Rook)),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qe2", NoPiece(Role::Queen)),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O", CastlingLost(Wing::King)),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Kg1", CastlingLost(Wing::King)),
        ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", CastlingThrough(Square::F1)),
        ("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", CastlingInto(Square::G1)),
        ("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", "5171", CastlingInCheck),
        ("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "0-0", CastlingBlocked(Square::F1)),
        ("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", Pinned(Square::E8)),
        ("4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1", "Nf3", StillInCheck(Square::E8)),
        ("4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1", "Ke2", IntoCheck(Square::E8)),
        ("4r1k1/8/8/8/8/8/3N4/3K4 w - - 0 1", "Ke2", IntoCheck(Square::E8)),
        ("8/8/8/8/8/8/3k4/K7 w - - 0 1", "Kd1", NoneReaches(Role::King)),
        ("8/4P1k1/8/8/8/8/8/K7 w - - 0 1", "e8", PromotionMissing),
        ("8/4P1k1/8/8/8/8/8/K7 w - - 0 1", "5758", PromotionMissing),
        ("8/4P1k1/8/8/8/8/8/K7 w - - 0 1", "e8=K", PromotionTo(Role::King)),
        ("8/8/8/1k1pP2R/8/8/8/K7 w - d6 0 1", "Rxd5+", Blocked(Square::E5)),
        ("4k3/8/8/8/8/8/4R3/K7 w - - 0 1", "Rxe8", KingCaptured),
        ("8/8/8/KPp4r/8/8/8/7k w - c6 0 1", "bxc6", Pinned(Square::H5)),
    ] {
        let found = read(&fen(position), Letters::Latin, text);
        assert_eq!(found, Err(AmbiguousMove::Illegal(reason)), "{text} in {position}");
    }
}

/// Black's moves run the other way.
#[test]
fn reasons_know_the_direction_of_black() {
    for (text, reason) in [
        ("d2", Reason::NoneReaches(Role::Pawn)),
        ("e6e5", Reason::Blocked(Square::E5)),
        ("dxc3", Reason::EnPassantGone(Square::C3)),
        ("hxg5", Reason::NothingToCapture(Square::G5)),
        ("a1", Reason::PromotionMissing),
        ("a2a1k", Reason::PromotionTo(Role::King)),
    ] {
        let found = read(&fen("4k3/4p3/4p2p/4N3/2Pp4/8/p7/4K3 b - - 0 1"), Letters::Latin, text);
        assert_eq!(found, Err(AmbiguousMove::Illegal(reason)), "{text}");
    }
}
