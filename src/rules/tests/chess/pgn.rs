//! Games in PGN: what is read, what is refused and where, and that all comes back as it was written.

use golos_rules::Side;
use golos_rules::chess::pgn::{Faulty, Flaw, Game, Games, Outcome, PgnError, PgnPly, Variation};
use golos_rules::chess::{AmbiguousMove, FenError, Letters, Position, Reason, Square};
use proptest::prelude::*;

const TWO: &str = "\u{feff}[Event \"Club \\\"A\\\"\"]\r\n[Site \"?\"]\r\n[White \"Шевченко\"]\r\n[Black \"B\"]\r\n\
    [Result \"1-0\"]\r\n\r\n{Before} 1. e4! {[%clk 1:29:58] best by test} e5 $6 (1... c5 {Sicilian} 2. Nf3 (2. c3) d6)\r\n\
    2.Qh5 ; a line to the end ( { }\r\n\r\nNc6 3. Bc4 Nf6?? {[%emt 0:00:01] a\r\nblunder} 4. Qxf7# 1-0\r\n\r\n\
    % escaped\r\n[Event \"960\"]\r\n[Variant \"Chess960\"]\r\n\
    [FEN \"4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 9\"]\r\n\r\n9. 0-0 1/2-1/2\r\n";

fn all(text: &str) -> Vec<Result<Game, Box<Faulty>>> {
    Games::new(text.as_bytes()).collect()
}

/// The moves of a line, with what is said in brackets.
fn moves(mut position: Position, line: &[PgnPly]) -> String {
    let mut written = Vec::new();
    for ply in line {
        written.push(position.san(ply.mv, Letters::Latin));
        for Variation { line, .. } in &ply.variations {
            written.push(format!("({})", moves(position, line)));
        }
        position = position.play(ply.mv).unwrap();
    }
    written.join(" ")
}

#[test]
fn games_are_read_with_all_that_is_said() {
    let games: Vec<Game> = all(TWO).into_iter().map(|game| game.unwrap_or_else(|error| panic!("{error}"))).collect();
    let [first, second] = games.as_slice() else { panic!("{} games", games.len()) };
    assert_eq!(first.tag("Event"), Some("Club \"A\""));
    assert_eq!(first.tag("White"), Some("Шевченко"));
    assert_eq!(moves(first.start, &first.line), "e4 e5 (c5 Nf3 (c3) d6) Qh5 Nc6 Bc4 Nf6 Qxf7#");
    assert_eq!((first.comments.join("|"), first.result), ("Before".to_owned(), Outcome::WhiteWins));
    let [e4, e5, .., blunder, _] = first.line.as_slice() else { panic!() };
    assert_eq!(
        (e4.clock, e4.comments.join("|"), e4.nags.clone()),
        (Some(5_398_000), "best by test".to_owned(), vec![1])
    );
    assert_eq!((e5.clock, e5.nags.clone()), (None, vec![6]));
    assert_eq!((blunder.comments.join("|"), blunder.nags.clone()), ("[%emt 0:00:01] a blunder".to_owned(), vec![4]));
    assert_eq!((moves(second.start, &second.line), second.result), ("O-O".to_owned(), Outcome::Draw));
}

#[test]
fn names_and_comments_of_older_code_pages_are_read() {
    for (name, bytes) in [
        ("Карлсен, ход", &b"\xca\xe0\xf0\xeb\xf1\xe5\xed, \xf5\xee\xe4"[..]),
        ("Ivkov, Nuño", b"Ivkov, Nu\xf1o"),
        ("Карлсен", b"\x8a\xa0\xe0\xab\xe1\xa5\xad"),
    ] {
        let text = [b"[White \"", bytes, b"\"]\n\n1. e4 {", bytes, b"} *\n"].concat();
        let games: Vec<Game> =
            Games::new(text.as_slice()).map(|game| game.unwrap_or_else(|error| panic!("{error}"))).collect();
        assert_eq!((games[0].tag("White"), games[0].line[0].comments.join("|")), (Some(name), name.to_owned()));
    }
}

#[test]
fn what_is_written_is_read_back() {
    for game in all(TWO) {
        let game = game.unwrap();
        let written = game.to_string();
        let again = all(&written);
        let [Ok(again)] = again.as_slice() else { panic!("{again:?}\n{written}") };
        assert_eq!((&again.line, again.start, again.result), (&game.line, game.start, game.result));
        assert_eq!((&again.comments, again.tag("Event")), (&game.comments, game.tag("Event")));
        assert_eq!(again.to_string(), written);
        assert!(written.lines().all(|line| line.chars().count() < 80), "{written}");
    }
    let first = all(TWO).remove(0).unwrap().to_string();
    let moves = first.replace('\n', " ");
    assert!(moves.contains("1. e4 $1 {[%clk 1:29:58] best by test} 1... e5 $6 (1... c5 {Sicilian} 2. Nf3"), "{first}");
    assert!(
        first.starts_with("[Event \"Club \\\"A\\\"\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"),
        "{first}"
    );
}

/// What is typed into a comment or a tag cannot break the file.
#[test]
fn nothing_said_breaks_the_file() {
    let mut game = Game::new(Position::start());
    game.tags.push(("White".to_owned(), "a\"]\n[Black \"b\\".to_owned()));
    let mv = game.start.legal_moves()[0];
    let ply = PgnPly { comments: vec!["} 1-0\n\n[Event \"x\"]".to_owned()], clock: Some(1_100), ..PgnPly::new(mv) };
    game.line.push(ply);
    let again = all(&game.to_string());
    let [Ok(again)] = again.as_slice() else { panic!("{again:?}") };
    assert_eq!(again.line[0].comments, [") 1-0 [Event \"x\"]"]);
    assert_eq!(again.line[0].clock, Some(1_100));
    assert_eq!(again.tag("White"), Some("a\"] [Black \"b\\"));
}

#[test]
fn faults_are_named_with_their_line_and_sound_games_kept() {
    let word = |text: &str| PgnError::Word(text.to_owned());
    let illegal = |word: &str, reason| PgnError::Move { word: word.to_owned(), reason: AmbiguousMove::Illegal(reason) };
    for (movetext, line, fault, sound) in [
        ("1. e4 e5\n2. Nf6 *", 7, illegal("Nf6", Reason::NoneReaches(golos_rules::chess::Role::Knight)), "e4 e5"),
        ("1. e4 e5 2. Nf9 *", 6, word("Nf9"), "e4 e5"),
        ("1. e4 hello e5 *", 6, word("hello"), "e4"),
        ("1. e4 e5 2. Ke2\nKe7 3. xyz", 7, word("xyz"), "e4 e5 Ke2 Ke7"),
        ("1. e4 -- 2. d4 *", 6, word("--"), "e4"),
        ("1. e4 (1. d4 d5\n", 6, PgnError::OpenVariation, "e4 (d4 d5)"),
        ("1. e4 ) e5 *", 6, PgnError::StrayEnd, "e4"),
        ("(1. e4) *", 6, PgnError::NoMove, ""),
        ("1. e4 {open\n\n", 6, PgnError::OpenComment, "e4"),
        ("1. e4 } e5 *", 6, word("}"), "e4"),
        ("1. e4 (1. Ke2 e5) e5 *", 6, illegal("Ke2", Reason::OwnPiece(Square::E2)), "e4 ()"),
    ] {
        let text = format!("[Event \"a\"]\n\n1. d4 *\n\n[Event \"b\"]\n{movetext}\n\n[Event \"c\"]\n\n1. c4 1-0\n");
        let games = all(&text);
        let [Ok(first), Err(faulty), rest @ ..] = games.as_slice() else { panic!("{movetext}: {games:?}") };
        assert_eq!(moves(first.start, &first.line), "d4");
        assert_eq!((faulty.number, &faulty.flaws), (2, &vec![Flaw { line, fault: fault.clone() }]), "{movetext}");
        assert_eq!(moves(faulty.sound.start, &faulty.sound.line), sound, "{movetext}");
        assert!(
            fault == PgnError::OpenComment || matches!(rest, [Ok(last)] if last.tag("Event") == Some("c")),
            "{rest:?}"
        );
    }
}

#[test]
fn ch_3_9_2_no_game_begins_with_a_king_in_check_that_is_not_to_move() {
    for (turn, sound) in [("w", false), ("b", true)] {
        let games = all(&format!("[FEN \"4k3/8/8/8/8/8/4R3/4K3 {turn} - - 0 1\"]\n\n*\n"));
        match games.as_slice() {
            [Ok(_)] => assert!(sound),
            [Err(faulty)] => {
                assert!(!sound);
                assert_eq!(faulty.flaws[0].fault, PgnError::Start(FenError::Check(Side::Black)));
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn wrong_tags_are_named() {
    for (tags, line, fault) in [
        ("[Event \"a\"]\n[Event a]\n", 2, PgnError::Tag("[Event a]".to_owned())),
        ("[Event \"a\n", 1, PgnError::Tag("[Event \"a".to_owned())),
        ("[FEN \"x\"]\n", 1, PgnError::Start(FenError::Turn)),
        ("[Variant \"Atomic\"]\n", 1, PgnError::Variant("atomic".to_owned())),
    ] {
        let games = all(&format!("{tags}\n1. e4 *\n"));
        let [Err(faulty)] = games.as_slice() else { panic!("{tags}: {games:?}") };
        assert_eq!(faulty.flaws, [Flaw { line, fault }], "{tags}");
    }
}

#[test]
fn a_wrong_tag_hides_no_wrong_move() {
    let games = all("[Event a]\n[Site b]\n\n1. e4 e5 2. Ke3 *\n");
    let [Err(faulty)] = games.as_slice() else { panic!("{games:?}") };
    let flaws = faulty.flaws.iter().map(|flaw| (flaw.line, flaw.fault.breaks_off()));
    assert_eq!(flaws.collect::<Vec<_>>(), [(1, false), (2, false), (4, true)], "{faulty}");
    assert_eq!(faulty.sound.line.len(), 2);
}

/// A source without end is read as far as is asked for, and a game without end is passed over.
#[test]
fn games_are_streamed() {
    let endless = std::iter::repeat_n("1. e4 e5 1/2-1/2\n\n".as_bytes(), 100_000).flatten().copied();
    let bytes: Vec<u8> = endless.collect();
    assert_eq!(Games::new(bytes.as_slice()).take(3).filter(|game| game.is_ok()).count(), 3);
    let long = format!("1. e4 {{{}}} *\n\n1. d4 *\n", "word ".repeat(300_000));
    let games = all(&long);
    assert!(
        matches!(&games[0], Err(faulty) if faulty.flaws[0].fault == PgnError::TooLong),
        "{:?}",
        games[0].as_ref().err()
    );
    let unended = all("1. e4 e5\n2. Ke3");
    assert!(matches!(unended.as_slice(), [Err(faulty)] if faulty.flaws[0].line == 2), "{unended:?}");
    let judged = all("1. e4 += e5 =+ 2. Nf3 +- Nc6 -+ 1-0\n");
    assert!(matches!(judged.as_slice(), [Ok(game)] if game.line.len() == 4), "{judged:?}");
    assert_eq!(all("").len() + all("\n\n \n").len(), 0);
}

proptest! {
    /// Whatever happens to a file: no panic, and what is read is sound.
    #[test]
    fn mutated_files_never_panic(
        edits in prop::collection::vec((0usize..TWO.len(), prop::sample::select(b"[]{}();$%\"\\\n\r *10-=#ab8NQxO\xff".to_vec())), 0..12),
        cut in 0usize..TWO.len(),
        is_cut in any::<bool>(),
    ) {
        let mut bytes = TWO.as_bytes().to_vec();
        for (place, byte) in edits {
            bytes[place] = byte;
        }
        if is_cut {
            bytes.truncate(cut);
        }
        for game in Games::new(bytes.as_slice()) {
            let game = game.unwrap_or_else(|faulty| faulty.sound);
            let written = game.to_string();
            let again = all(&written);
            prop_assert!(again.len() == 1 && again[0].is_ok(), "{written}\n{again:?}");
            prop_assert_eq!(&again[0].as_ref().unwrap().line, &game.line);
        }
    }
}
