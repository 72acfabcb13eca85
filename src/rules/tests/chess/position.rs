//! Positions: FEN, what makes two of them the same, how a game ends.

use super::{after, fen};
use golos_rules::Side;
use golos_rules::chess::{End, FenError, Position, StartPosition, Wing};

#[test]
fn fens_are_written_as_they_were_read() {
    for text in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "4k2P/8/8/8/8/8/8/4K3 w - - 99 200",
        "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
        "kkkkkkkk/kkkkkkkk/kkkkkkkk/kkkkkkkk/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ w - - 0 1",
    ] {
        let position = fen(text);
        assert_eq!(position.fen(), text);
        let _ = (position.legal_moves(), position.end(), position.is_check());
    }
    assert_eq!(Position::start(), fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    assert_eq!(Position::start_960(518).map(|position| position.fen()), Some(Position::start().fen()));
    assert_eq!(Position::start_960(960), None);
}

#[test]
fn a_wrong_fen_is_refused_with_its_part() {
    let board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (text, expected) in [
        (String::new(), FenError::Turn),
        (board.to_owned(), FenError::Turn),
        (format!("{board} x KQkq - 0 1"), FenError::Turn),
        ("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned(), FenError::Board),
        ("rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned(), FenError::Board),
        (format!("{board} w KQxq - 0 1"), FenError::Castling),
        ("4k3/8/8/8/8/8/8/4K2R w Q - 0 1".to_owned(), FenError::Castling),
        ("4k3/8/8/8/8/8/8/5K1R w K - 0 1".to_owned(), FenError::Castling),
        (format!("{board} w KQkq e9 0 1"), FenError::EnPassant),
        (format!("{board} w KQkq e6 0 1"), FenError::EnPassant),
        (format!("{board} w KQkq - x 1"), FenError::Counters),
        (format!("{board} w KQkq - 0 1 1 1"), FenError::Parts),
        (format!("{board}[Q] w KQkq - 0 1"), FenError::Parts),
        ("8/".repeat(200), FenError::TooLong),
    ] {
        assert_eq!(Position::from_fen(StartPosition::Standard, &text), Err(expected), "{text}");
    }
}

#[test]
fn ch_9_2_2_the_same_position() {
    let knights = "Nf3 Nf6 Ng1 Ng8";
    let start = Position::start();
    assert_eq!(after(start, knights), start);
    assert_eq!(after(start, knights).quiet_plies(), 4);
    // An en passant square counts only while a pawn may capture there.
    assert_eq!(after(start, "e4").fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    let passing = after(start, "e4 Nf6 e5 d5");
    assert!(passing.fen().contains(" d6 "), "{}", passing.fen());
    assert_ne!(after(passing, "Nf3 Ng8 Ng1 Nf6"), passing);
    // The pawn is pinned: no capture is possible, and so none is lost.
    let pinned = after(fen("4r2k/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d5");
    assert!(pinned.fen().ends_with("w - - 0 2"), "{}", pinned.fen());
    // CH-9.2.2.2: a right is lost by a move of king or rook only.
    let castle = fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_ne!(after(castle, "Ke2 Ke7 Ke1 Ke8"), castle);
    assert_ne!(after(castle, "Rb1 Rb8 Ra1 Ra8"), castle);
    let attacked = fen("r3k2r/8/8/8/1n6/8/1N6/R3K2R w KQkq - 0 1");
    assert_eq!(after(attacked, "Nd3 Nc2+ Kd2 Nxa1 Rxa1").fen(), "r3k2r/8/8/8/8/3N4/3K4/R7 b kq - 0 3");
    assert_eq!(after(attacked, "Nd3 Nd5 Nb2 Nb4"), attacked);
}

#[test]
fn ch_5_ends_of_the_game() {
    for (text, end) in [
        ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", Some(End::Checkmate(Side::Black))),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Some(End::Stalemate)),
        ("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", None),
        ("7k/8/6K1/8/8/8/8/8 w - - 0 1", Some(End::NoMaterial)),
        ("7k/8/6K1/8/8/8/8/5B2 w - - 0 1", Some(End::NoMaterial)),
        ("7k/8/6K1/8/8/8/8/5N2 b - - 0 1", Some(End::NoMaterial)),
        ("7k/8/6K1/8/8/4B3/5B2/4B3 w - - 0 1", Some(End::NoMaterial)),
        ("2b4k/8/6K1/8/8/4B3/8/8 w - - 0 1", None),
        ("b6k/8/6K1/8/8/4N3/8/8 w - - 0 1", None),
        ("7k/8/6K1/8/8/3NN3/8/8 w - - 0 1", None),
        // Both kings in check: no game comes here, the arbiter decides (CH-13.4.4).
        ("4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1", None),
    ] {
        assert_eq!(fen(text).end(), end, "{text}");
    }
}

#[test]
fn ch_6_9_pieces_that_cannot_mate() {
    for (text, white, black) in [
        ("7k/8/6K1/8/8/8/8/5N2 w - - 0 1", true, true),
        ("6qk/8/6K1/8/8/8/8/5N2 w - - 0 1", true, false),
        ("6rk/8/6K1/8/8/8/8/5N2 w - - 0 1", false, false),
        ("6rk/8/6K1/8/8/8/8/5B2 w - - 0 1", true, false),
        ("6bk/8/6K1/8/8/8/8/5B2 w - - 0 1", true, true),
        ("7k/6p1/6K1/8/8/8/8/5B2 w - - 0 1", false, false),
    ] {
        let position = fen(text);
        let lacks = (position.lacks_material(Side::White), position.lacks_material(Side::Black));
        assert_eq!(lacks, (white, black), "{text}");
    }
}

#[test]
fn ch_13_4_1_2_with_a_misplaced_king_or_rook_there_is_no_castling() {
    let rights = |text: &str| fen(text).castling_rights(Side::White);
    assert_eq!(rights("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), Wing::BOTH);
    // King and queen changed places: nobody can say that they may castle.
    let misplaced = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w";
    assert_eq!(rights(&format!("{misplaced} - - 0 1")), []);
    assert_eq!(
        Position::from_fen(StartPosition::Standard, &format!("{misplaced} KQkq - 0 1"))
            .map_err(|error| error.to_string()),
        Err(FenError::Castling.to_string())
    );
    // A rook on the knight's square: castling with the other one alone.
    let rook = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR w";
    assert_eq!(rights(&format!("{rook} Kkq - 0 1")), [Wing::King]);
    assert_eq!(
        Position::from_fen(StartPosition::Standard, &format!("{rook} Qkq - 0 1")).map_err(|error| error.to_string()),
        Err(FenError::Castling.to_string())
    );
}
