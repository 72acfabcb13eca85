//! Written moves: what is understood, how moves are written, and how what is not understood is refused.

use super::{after, fen, read};
use golos_rules::chess::{AmbiguousMove, Entry, Letters, NotRead, Position, StartPosition};
use golos_rules::{Fault, Notation, Unread, Variant, renju};
use proptest::prelude::*;

/// The sample record of CH-17.12 in its three forms, with the slips of the source mended (T6).
const SAMPLES: [&str; 3] = [
    "e4 e5|Кf3 Кf6|d4 exd4|e5 Кe4|Фxd4 d5|exd6e.p. Кxd6|Сg5 Кc6|Фe3+ Сe7|Кbd2 0-0|0-0-0 Лe8|Kрb1(=)",
    "e4 e5|Кf3 Кf6|d4 ed4|e5 Кe4|Фd4 d5|ed6 Кd6|Сg5 Кc6|Фe3 Сe7|Кbd2 0-0|0-0-0 Лe8|Kрb1(=)",
    "e2e4 e7e5|Кg1f3 Кg8f6|d2d4 e5xd4|e4e5 Кf6e4|Фd1xd4 d7d5|e5xd6e.p. Кe4xd6|Сc1g5 Кb8c6|Фd4e3 Сf8e7|Кb1d2 0-0|\
     0-0-0 Лf8e8|Kрс1b1(=)",
];

#[test]
fn ch_17_12_the_sample_games_are_read() {
    let ends = SAMPLES.map(|sample| {
        let mut position = Position::start();
        for text in sample.split([' ', '|']) {
            let mv = read(&position, Letters::Russian, text).unwrap_or_else(|error| panic!("{text}: {error}"));
            position = position.play(mv).unwrap();
        }
        position.fen()
    });
    assert_eq!(ends[0], "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
    assert!(ends.iter().all(|end| *end == ends[0]), "{ends:?}");
    assert!(Entry::read(Letters::Russian, "Kрb1 (=)").unwrap().offers_draw());
}

/// Position, language, what was typed, the move in full Latin notation.
#[test]
fn ch_17_moves_are_read_as_people_write_them() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let pawns = "3nk2r/4P3/8/3pP3/2P5/8/8/R3K2R w KQ d6 0 1";
    let last = "1nbq1bnr/4P2k/8/8/8/8/7p/K5N1 b - - 0 1";
    for (position, letters, typed, expected) in [
        (start, Letters::Latin, "e4", "e2-e4"),
        (start, Letters::Latin, "E2-E4", "e2-e4"),
        (start, Letters::Latin, "e2 e4", "e2-e4"),
        (start, Letters::Latin, "e2–e4!?", "e2-e4"),
        (start, Letters::Latin, "Pe4", "e2-e4"),
        (start, Letters::Latin, "5254", "e2-e4"),
        (start, Letters::Latin, "52 54", "e2-e4"),
        (start, Letters::Latin, "Nf3", "Ng1-f3"),
        (start, Letters::Latin, "nf3", "Ng1-f3"),
        (start, Letters::Latin, "g1f3", "Ng1-f3"),
        (start, Letters::Latin, "Ng1-f3", "Ng1-f3"),
        (start, Letters::Latin, "N1f3", "Ng1-f3"),
        (start, Letters::Latin, "NF3", "Ng1-f3"),
        (start, Letters::Russian, "Кf3", "Ng1-f3"),
        (start, Letters::Russian, "Kf3", "Ng1-f3"),
        (start, Letters::Russian, "кf3", "Ng1-f3"),
        (start, Letters::Russian, "Кg1–f3", "Ng1-f3"),
        (start, Letters::Russian, "пe4", "e2-e4"),
        (start, Letters::Russian, "е2-е4", "e2-e4"),
        (start, Letters::Russian, "С2-С4", "c2-c4"),
        (start, Letters::Russian, "с4", "c2-c4"),
        (start, Letters::Ukrainian, "Кc3", "Nb1-c3"),
        (start, Letters::German, "Sf3", "Ng1-f3"),
        (pawns, Letters::Latin, "O-O", "O-O"),
        (pawns, Letters::Latin, "0-0-0", "O-O-O"),
        (pawns, Letters::Latin, "o-o", "O-O"),
        (pawns, Letters::Russian, "О-О-О", "O-O-O"),
        (pawns, Letters::Russian, "0–0", "O-O"),
        (pawns, Letters::Latin, "00", "O-O"),
        (pawns, Letters::Latin, "Kg1", "O-O"),
        (pawns, Letters::Latin, "e1c1", "O-O-O"),
        (pawns, Letters::Russian, "Крe1-g1", "O-O"),
        (pawns, Letters::Latin, "5171", "O-O"),
        (pawns, Letters::Latin, "exd6 e.p.", "e5xd6 e.p."),
        (pawns, Letters::Latin, "ed6", "e5xd6 e.p."),
        (pawns, Letters::Russian, "еd6 е.р.", "e5xd6 e.p."),
        (pawns, Letters::Russian, "e5:d6", "e5xd6 e.p."),
        (pawns, Letters::Russian, "cхd5", "c4xd5"),
        (pawns, Letters::Latin, "cd", "c4xd5"),
        (pawns, Letters::Latin, "cxd", "c4xd5"),
        (pawns, Letters::Russian, "exd8Ф+", "e7xd8=Q+"),
        (pawns, Letters::Latin, "e7:d8=N", "e7xd8=N"),
        (pawns, Letters::Latin, "e7d8q", "e7xd8=Q+"),
        (pawns, Letters::German, "ed8D", "e7xd8=Q+"),
        (pawns, Letters::Latin, "57484", "e7xd8=N"),
        (pawns, Letters::Ukrainian, "ed8Т", "e7xd8=R+"),
        (last, Letters::Russian, "h1К", "h2-h1=N"),
        (last, Letters::Russian, "hg1С", "h2xg1=B"),
        (last, Letters::Latin, "82814", "h2-h1=N"),
        (last, Letters::Latin, "h2h1b", "h2-h1=B"),
        (last, Letters::Latin, "h1(R)", "h2-h1=R"),
        (last, Letters::Latin, "h1=B", "h2-h1=B"),
        (last, Letters::German, "h2h1l", "h2-h1=B"),
    ] {
        let position = fen(position);
        let mv = read(&position, letters, typed).unwrap_or_else(|error| panic!("{typed}: {error:?}"));
        assert_eq!(position.long(mv, Letters::Latin), expected, "{typed}");
    }
}

#[test]
fn what_is_not_understood_is_named() {
    let unclear = |part: &str| Err(NotRead::Unclear(part.to_owned()));
    let off_board = |part: &str| Err(NotRead::OffBoard(part.to_owned()));
    let incomplete = |part: &str| Err(NotRead::Incomplete(part.to_owned()));
    for (letters, typed, expected) in [
        (Letters::Latin, "", Err(NotRead::Empty)),
        (Letters::Latin, "   ", Err(NotRead::Empty)),
        (Letters::Latin, "e9", off_board("9")),
        (Letters::Latin, "e2-e0", off_board("0")),
        (Letters::Latin, "5954", off_board("5954")),
        (Letters::Latin, "525", incomplete("525")),
        (Letters::Latin, "57585", unclear("57585")),
        (Letters::Latin, "Nf", incomplete("Nf")),
        (Letters::Latin, "e", incomplete("e")),
        (Letters::Latin, "Кf3", unclear("Кf3")),
        (Letters::Russian, "Nf3", unclear("Nf3")),
        (Letters::Latin, "e8=X", unclear("=X")),
        (Letters::Latin, "e4 now", unclear("now")),
        (Letters::Latin, "e2-e4-e5", unclear("e2-e4-e5")),
    ] {
        let read = Entry::read(letters, typed).map(|_| ());
        assert_eq!(read, expected, "{typed}");
    }
    assert_eq!(Entry::read(Letters::Latin, &"x".repeat(Entry::LONGEST + 1)), Err(NotRead::TooLong));
}

#[test]
fn ch_17_9_several_pieces_are_asked_for_and_told_apart() {
    for (position, text, candidates) in [
        ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "Nf3", &["Nf3"][..]),
        ("7k/8/8/8/8/8/8/K3N1N1 w - - 0 1", "Nf3", &["Nef3", "Ngf3"]),
        ("7k/8/8/6N1/8/8/8/K5N1 w - - 0 1", "Nf3", &["N1f3", "N5f3"]),
        ("7k/8/8/8/3N4/8/7N/K7 w - - 0 1", "Nf3", &["Ndf3", "Nhf3"]),
        ("7k/8/8/8/3N4/5p2/7N/K7 w - - 0 1", "Nxf3", &["Ndxf3", "Nhxf3"]),
        ("2k5/8/8/8/Q6Q/8/8/1K5Q w - - 0 1", "Qe4", &["Qae4", "Q1e4", "Qh4e4"]),
        ("7k/8/2p1p3/1P1P4/8/8/8/K7 w - - 0 1", "dc", &["dxc6"]),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=Q", &["a8=Q+"]),
    ] {
        let position = fen(position);
        let mut found: Vec<String> = match read(&position, Letters::Latin, text) {
            Ok(mv) => vec![position.san(mv, Letters::Latin)],
            Err(AmbiguousMove::Ambiguous(several)) => {
                several.iter().map(|&mv| position.san(mv, Letters::Latin)).collect()
            }
            Err(error) => panic!("{text}: {error}"),
        };
        let mut expected: Vec<String> = candidates.iter().map(|&text| text.to_owned()).collect();
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "{text}");
    }
}

/// A pinned knight cannot go, so the other needs no mark (CH-17.9 speaks of pieces that can).
#[test]
fn a_pinned_piece_is_no_rival() {
    let position = fen("4r2k/8/8/8/8/4N3/8/N3K3 w - - 0 1");
    let mv = read(&position, Letters::Latin, "Nc2").unwrap();
    assert_eq!(position.san(mv, Letters::Latin), "Nc2");
}

#[test]
fn moves_are_written_in_every_language() {
    for (position, uci, latin, russian, ukrainian, german, numeric) in [
        ("4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1", "a1a8", "Ra8+", "Лa8+", "Тa8+", "Ta8+", "1118"),
        ("4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1", "e1g1", "O-O", "0-0", "0-0", "0-0", "5171"),
        ("r3k2r/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", "O-O-O", "0-0-0", "0-0-0", "0-0-0", "5838"),
        ("8/4P1k1/8/8/8/8/8/K7 w - - 0 1", "e7e8q", "e8=Q", "e8Ф", "e8Ф", "e8D", "57581"),
        ("K7/8/8/8/8/8/6kp/8 b - - 0 1", "h2h1n", "h1=N", "h1К", "h1К", "h1S", "82814"),
        ("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8", "Re8#", "Лe8#", "Тe8#", "Te8#", "5158"),
        ("6k1/8/8/8/8/8/8/K3B3 w - - 0 1", "a1b2", "Kb2", "Крb2", "Крb2", "Kb2", "1122"),
        ("6k1/8/8/8/8/8/8/K3B3 w - - 0 1", "e1h4", "Bh4", "Сh4", "Сh4", "Lh4", "5184"),
    ] {
        let position = fen(position);
        let mv = read(&position, Letters::Latin, uci).unwrap();
        let written = Letters::ALL.map(|letters| position.san(mv, letters));
        assert_eq!(written, [latin, russian, ukrainian, german], "{uci}");
        assert_eq!((position.uci(mv), mv.numeric()), (uci.to_owned(), numeric.to_owned()));
    }
}

#[test]
fn fischers_castling_is_written_as_castling_or_as_king_takes_rook() {
    let position = Position::from_fen(StartPosition::Chess960, "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1").unwrap();
    for (typed, expected) in [("O-O", "O-O"), ("f1g1", "O-O"), ("Kxg1", "O-O"), ("f1b1", "O-O-O"), ("Ke1", "Ke1")] {
        let read = read(&position, Letters::Latin, typed).map(|mv| position.san(mv, Letters::Latin));
        let is_sign = typed.contains('x');
        assert_eq!(read.is_err(), is_sign, "{typed}");
        assert!(is_sign || read == Ok(expected.to_owned()), "{typed}");
    }
    let castled = after(position, "O-O");
    assert_eq!(castled.fen(), "4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1");
    let mv = read(&position, Letters::Latin, "O-O-O").unwrap();
    assert_eq!(position.uci(mv), "f1b1");
}

/// A king that steps along the first rank has moved, though both stand where arrays of Fischer's chess have them.
#[test]
fn ch_3_8_2_1_a_king_that_moved_castles_no_more() {
    let position = Position::from_fen(StartPosition::Chess960, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1").unwrap();
    assert_eq!(after(position, "Kf1").fen(), "4k3/8/8/8/8/8/8/R4K1R b - - 1 1");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    /// Whatever is written is read back as the same move, in every language and form.
    #[test]
    fn what_is_written_is_read_back(choices in prop::collection::vec(0usize..200, 1..60)) {
        let mut position = Position::start();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() { break }
            for letters in Letters::ALL {
                for &mv in &moves {
                    for text in [position.san(mv, letters), position.long(mv, letters), mv.numeric(), position.uci(mv)] {
                        prop_assert_eq!(read(&position, letters, &text), Ok(mv), "{} in {}", text, position.fen());
                    }
                }
            }
            position = position.play(moves[choice % moves.len()]).unwrap();
        }
    }

    #[test]
    fn no_text_panics(text in "[a-hA-HkKqQnNрРКСФ0-9оО:x=+#.() -]{0,14}", position in 0usize..3) {
        let position = fen([
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3",
        ][position]);
        for letters in Letters::ALL {
            if let Ok(entry) = Entry::read(letters, &text) {
                let _ = (position.resolve(&entry), position.force(&entry));
            }
        }
    }
}

/// Nothing is taken for a queen by itself, nor for a pawn that was left.
#[test]
fn ch_3_7_5_1_a_promotion_without_a_piece_asks_which() {
    let (latin, russian) = (Notation::FILES, Notation { chess: Letters::Russian, ..Notation::FILES });
    for (fen, notation, text, readings) in [
        ("8/4P3/8/8/8/7k/8/K7 w - - 0 1", latin, "e7-e8", &["e7-e8=Q", "e7-e8=R", "e7-e8=B", "e7-e8=N"][..]),
        ("8/4P3/8/8/8/7k/8/K7 w - - 0 1", russian, "e8", &["e7-e8Ф", "e7-e8Л", "e7-e8С", "e7-e8К"]),
        ("3n4/4P1k1/8/8/8/8/8/K7 w - - 0 1", latin, "ed", &["e7xd8=Q", "e7xd8=R", "e7xd8=B", "e7xd8=N"]),
        // In check, or pinned, there is nothing to choose.
        ("8/4P1k1/8/8/8/8/8/K6r w - - 0 1", latin, "e7-e8", &[]),
        ("8/4P1k1/8/8/8/8/8/K7 w - - 0 1", latin, "e7:e8", &[]),
    ] {
        let position = Variant::Chess.read_fen(fen).unwrap();
        let read: Vec<String> = match position.read(text, notation) {
            Err(Unread::Ambiguous(several)) => several.iter().map(|mv| position.long(mv, notation)).collect(),
            Err(Unread::Illegal(_)) => Vec::new(),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(read, readings, "{text} in {fen}");
        for reading in &read {
            assert!(position.read(reading, notation).is_ok(), "{reading}");
        }
    }
}

#[test]
fn ch_7_5_2_a_pawn_written_as_a_pawn_was_left_and_stays_one() {
    let position = Variant::Chess.read_fen("8/4P1k1/8/8/8/8/8/K7 w - - 0 1").unwrap();
    for (text, letters) in [("e8P", Letters::Latin), ("e7-e8=P", Letters::Latin), ("e8П", Letters::Russian)] {
        let forced = position.force(text, Notation { chess: letters, ..Notation::FILES }).unwrap();
        assert_eq!(forced.fault, Some(Fault::PawnLeft), "{text}");
        assert_eq!(position.force(&forced.notation, Notation::FILES), Ok(forced.clone()), "what is recorded");
        assert_eq!(
            (forced.after.fen().as_str(), forced.notation.as_str()),
            ("4P3/6k1/8/8/8/8/8/K7 b - - 0 1", "e7-e8=P")
        );
    }
}

#[test]
fn what_was_made_is_written_in_the_letters_of_a_game() {
    let notation = Notation { chess: Letters::Ukrainian, renju: renju::Letters::AToO };
    for (variant, made, written) in [
        (Variant::Chess, "Ng1-g3", "Кg1-g3"),
        (Variant::Chess, "Ra1-a5", "Тa1-a5"),
        (Variant::Renju, "k9", "j9"),
        (Variant::Renju, "-", "-"),
        (Variant::RUSSIAN, "c3-c4", "c3-c4"),
    ] {
        assert_eq!(variant.start().localized(made, notation), written);
    }
}
