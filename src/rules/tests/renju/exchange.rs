//! Records of games: read, written, and never a panic.

use super::dice::Dice;
use golos_rules::renju::exchange::{
    Broken, FileError, Library, LocatedError, Read, RifArchive, RifLoss, SgfGames, SgfSource, Variations, play,
    read_lib, read_lib_head, read_list, read_pos, read_rif, read_sgf, rewrite, said, say, start, stone, stones,
    write_lib, write_list, write_sgf,
};
use golos_rules::renju::{Letters, Move, Point, StoneError};
use golos_rules::tree::{Game, NodeId, Remarks, Score, Shape, ShapeKind, Step, Tree};
use golos_rules::{Charset, Move as AnyMove, Place, Side, Variant};
use proptest::prelude::*;

const SGF: &[u8] = include_bytes!("../../../../fixtures/renju/sample.sgf");
const RIF: &[u8] = include_bytes!("../../../../fixtures/renju/sample.rif");

fn point(name: &str) -> Point {
    Letters::AToO.read(name).unwrap()
}

fn moves(list: &str) -> Vec<Move> {
    read_list(list.as_bytes(), Letters::AToO).unwrap()
}

/// A place and all that comes behind it: `h8 (i9 j10) (h9)`.
fn written(tree: &Tree, place: NodeId) -> String {
    let name = stone(tree, place).map_or_else(String::new, |mv| mv.text(Letters::AToO));
    let behind: Vec<String> = tree.children(place).map(|child| written(tree, child)).collect();
    match behind.as_slice() {
        [] => name,
        [only] => format!("{name} {only}"),
        _ => behind.iter().fold(name, |text, variation| format!("{text} ({})", variation.trim())),
    }
}

fn written_root(tree: &Tree) -> String {
    written(tree, Tree::ROOT).trim().to_owned()
}

fn label(point: Point, text: &str) -> Shape {
    Shape { kind: ShapeKind::Label(text.to_owned()), colour: None, at: Place::from(point) }
}

/// A game of moves alone.
fn game(tree: Tree) -> Game {
    let mut game = Game::new(Variant::Renju.start());
    game.tree = tree;
    game
}

/// The remark of a place.
fn comment(game: &Game, id: NodeId) -> &str {
    game.tree.remarks(id).comments.first().map_or("", String::as_str)
}

/// A tree of any moves, with remarks here and there.
fn tree(seed: u64) -> Tree {
    let mut dice = Dice::new(seed);
    let mut tree = Tree::default();
    let mut places = vec![Tree::ROOT];
    for _ in 0..dice.roll(60) {
        let parent = if dice.roll(3) == 0 { places[dice.roll(places.len())] } else { places[places.len() - 1] };
        let point = Point::new(1 + dice.roll(15) as u8, 1 + dice.roll(15) as u8).unwrap();
        let mv = if dice.roll(12) == 0 { Move::Pass } else { Move::Place(point) };
        if parent == Tree::ROOT && mv == Move::Pass {
            continue;
        }
        let (place, is_new) = tree.enter(parent, Step::Move(AnyMove::Renju(mv)));
        if !is_new {
            continue;
        }
        places.push(place);
        let comment = ["", "", "one", "a ] and a \\", "two\nlines: ёж"][dice.roll(5)].to_owned();
        let comments = if comment.is_empty() { vec![] } else { vec![comment] };
        let shapes = if dice.roll(6) == 0 { vec![label(point, "a:b]")] } else { vec![] };
        let remarks = Remarks { comments, shapes, ..Remarks::default() };
        if !remarks.is_empty() {
            *tree.remarks_mut(place) = remarks;
        }
    }
    tree
}

#[test]
fn sgf_is_read_with_heads_variations_comments_and_labels() {
    let records = read_sgf(SGF, Variations::Keep).unwrap();
    let [first, second] = records.as_slice() else { panic!("{records:?}") };
    let tags = ["Black", "White", "Event", "Round", "Date", "RU", "RE"].map(|name| first.tag(name).unwrap_or_default());
    let head = ["Anna [1]", "Бо", "Own games: one: two", "3", "2026-11-21", "Soosorv-8", "W+Resign"];
    assert_eq!((tags, first.result), (head, Some(Score::White)));
    assert_eq!(comment(first, Tree::ROOT), "A remark\nwith two lines, a \\ and a ]");
    assert_eq!(written_root(&first.tree), "h8 i9 (j10 - a15 (o1) (-)) (h9 (h7) (g7 g9))");
    let labelled = first.tree.main_line().nth(1).unwrap();
    assert_eq!(first.tree.remarks(labelled).shapes, [label(point("h9"), "A"), label(point("g8"), "b")]);
    assert_eq!(second.result, Some(Score::Draw));
    assert_eq!((start(second).board().of(Side::Black).len(), start(second).turn()), (3, Side::Black));
    assert_eq!(stones(second), [Move::Place(point("g9")), Move::Place(point("f10"))]);
}

#[test]
fn sgf_is_read_in_the_charset_that_it_names() {
    // 表 and 能 of Shift_JIS end in the byte of a backslash, ー in that of a bracket.
    let game =
        |charset: &str, name: &[u8]| [b"(;GM[4]CA[", charset.as_bytes(), b"]PB[", name, b"]PW[W];B[hh])"].concat();
    for (charset, name, expected) in [
        ("Shift_JIS", &b"\x95\x5c\x94\x5c\x83\x5d \\]"[..], "表能ゾ ]"),
        ("GB2312", b"\xb2\xdc\xb6\xac", "曹冬"),
        ("Shift_JIS", "曹冬".as_bytes(), "曹冬"),
        ("GBK", "Їжак中".as_bytes(), "Їжак中"),
        ("koi8-r", b"\xf3\xc9\xce\xc5\xd7", "Синев"),
        ("", b"\xd1\xe8\xed\xe5\xe2", "Синев"),
        ("", b"M\xfcller", "Müller"),
        ("no such", b"\x91\xa8\xad\xa5\xa2", "Синев"),
    ] {
        let records = read_sgf(&game(charset, name), Variations::Keep).expect(expected);
        assert_eq!((records[0].tag("Black"), records[0].tag("White")), (Some(expected), Some("W")), "{charset}");
    }
}

#[test]
fn sgf_that_is_not_what_it_says_is_refused() {
    let koi = b"\xf3\xc9\xce\xc5\xd7";
    let named = [b"(;GM[4]CA[UTF-8]PB[", &koi[..], b"];B[hh])"].concat();
    let marked = [b"\xef\xbb\xbf(;GM[4]PB[", &koi[..], b"];B[hh])"].concat();
    let stray = [b"(;GM[4]PB[", "Їжак Їжак".as_bytes(), b"\xff]PW[W];B[hh])"].concat();
    for bytes in [&named, &marked, &stray] {
        let fault = read_sgf(bytes, Variations::Keep).unwrap_err().fault;
        assert_eq!(fault.to_string(), "not UTF-8");
    }
    let mut games = SgfSource::in_charset(&named[..], Variations::Keep, Charset::named(b"koi8-r"));
    assert_eq!(games.next().unwrap().unwrap().game.tag("Black"), Some("Синев"));
    let mut guessed = SgfSource::new(&marked[3..], Variations::Keep);
    assert_eq!(guessed.next().unwrap().unwrap().game.tag("Black"), Some("Синев"));
    assert_eq!(guessed.form().charset.map(Charset::name), Some("KOI8-U"));
}

#[test]
fn sgf_variations_are_skipped_where_only_the_game_is_wanted() {
    let records = read_sgf(SGF, Variations::Skip).unwrap();
    assert_eq!(written_root(&records[0].tree), "h8 i9 j10 - a15 o1");
    assert!(!records[0].tree.has_variations());
    assert_eq!(stones(&read_sgf(SGF, Variations::Keep).unwrap()[0]), stones(&records[0]));
}

#[test]
fn sgf_faults_name_their_place() {
    for (text, line, offset, fault) in [
        ("", 1, 0, FileError::NoGame),
        ("\n\nx", 3, 2, FileError::Unclear("x".to_owned())),
        ("(;GM[1])", 1, 4, FileError::OtherGame("1".to_owned())),
        ("(;GM[4]\nSZ[19])", 2, 10, FileError::OtherBoard("19".to_owned())),
        ("(;B[hh", 1, 6, FileError::End),
        ("(;B[hh]", 1, 7, FileError::End),
        ("(;B[hh];AW[aa])", 1, 10, FileError::LateSetup),
        ("()", 1, 1, FileError::Unclear(")".to_owned())),
        ("(;B)", 1, 3, FileError::Unclear(")".to_owned())),
    ] {
        let unread = LocatedError { offset, line: Some(line), fault };
        assert_eq!(read_sgf(text.as_bytes(), Variations::Keep), Err(unread), "{text}");
    }
    let unread = read_sgf(b"(;GM[4];B[pp])", Variations::Keep).unwrap_err();
    assert_eq!(unread.to_string(), "line 1, byte 9: not on this board: pp");
}

#[test]
fn a_record_is_played_as_far_as_it_goes() {
    for (sgf, played, broken) in [
        ("(;GM[4];B[hh];W[ig];B[hi])", 3, None),
        ("(;GM[4];B[hh];W[hh])", 1, Some(Broken::StoneError(StoneError::Taken))),
        ("(;GM[4];B[hh];B[hi])", 1, Some(Broken::OutOfTurn)),
        ("(;GM[4];B[ab])", 0, Some(Broken::StoneError(StoneError::NotCentre))),
        ("(;GM[4]AB[hh]AW[ig];W[gg];B[aa])", 2, None),
        ("(;GM[4];AB[hh]C[set up];W[gg])", 1, None),
        ("(;GM[4];B[hh];W[];B[];W[aa])", 3, Some(Broken::StoneError(StoneError::Over))),
    ] {
        let read = SgfGames::new(sgf.as_bytes(), Variations::Keep).next().unwrap();
        let found = play(&read.game);
        let broken_at = found.broken.or(read.out_of_turn.first().map(|found| found.broken));
        assert_eq!((found.moves, broken_at), (played, broken), "{sgf}");
    }
}

#[test]
fn a_move_out_of_turn_ends_its_line_only() {
    let sgf = "(;GM[4];B[hh](;W[ig];W[aa];B[ab])(;W[hg];B[hf])(;B[gg]))";
    let read = SgfGames::new(sgf.as_bytes(), Variations::Keep).next().unwrap();
    assert_eq!(written_root(&read.game.tree), "h8 (i9) (h9 h10)");
    assert_eq!(read.out_of_turn.iter().map(|found| found.number).collect::<Vec<_>>(), [3, 2]);
}

#[test]
fn every_property_comes_back() {
    let sgf = "(;FF[4]GM[4]SZ[15]CA[UTF-8]PB[A]XX[keep][two]GB[1]RU[Taraguchi-10]TM[600]RE[B+T];B[hh]WL[9]TR[aa][bb]N[name]\
               ;W[ig](;B[hg]C[x]ZZ[p:q\\]r])(;B[gg]BL[599.25]))\n";
    let games = read_sgf(sgf.as_bytes(), Variations::Keep).unwrap();
    assert_eq!(write_sgf(&games), sgf);
    let rewritten = rewrite(&games[0]);
    for part in [
        "XX[keep][two]",
        "GB[1]",
        "RU[Taraguchi-10]",
        "TM[600]",
        "RE[B+T]",
        ";B[hh]WL[9]TR[aa][bb]N[name]",
        "C[x]ZZ[p:q\\]r]",
        "B[gg]BL[599.25]",
    ] {
        assert!(rewritten.contains(part), "{part}: {rewritten}");
    }
    assert_eq!(read_sgf(rewritten.as_bytes(), Variations::Keep).unwrap()[0].tree, games[0].tree);
}

#[test]
fn what_is_said_of_a_stone_comes_back_from_a_line() {
    let sgf = "(;GM[4];B[hh]WL[9]TR[aa][bb]N[a ] ;W[ig]LB[aa:A](;B[hg]C[x]ZZ[p:q\\]r])(;B[gg]BL[599.25];W[aa]))";
    let game = read_sgf(sgf.as_bytes(), Variations::Keep).unwrap().remove(0);
    for (before, id, step) in game.plies() {
        let mut alone = Tree::default();
        let place = alone.add(Tree::ROOT, Some(step.clone()));
        say(&mut alone, place, &before, &said(&game.tree, id, &before));
        assert_eq!(alone.remarks(place), game.tree.remarks(id));
        assert_eq!(alone.variations(place).count(), game.tree.variations(id).count());
    }
}

#[test]
fn lists_are_read_in_every_form() {
    for (letters, text, wanted) in [
        (Letters::AToO, "h8 i9 j10", "h8 i9 j10"),
        (Letters::AToP, "h8 i9 k10", "h8 i9 j10"),
        (Letters::AToO, "1. h8 2. i9\n3. j10", "h8 i9 j10"),
        (Letters::AToO, "1.h8,2.i9;3)j10", "h8 i9 j10"),
        (Letters::AToO, "1 H8 2 I9 3 J10", "h8 i9 j10"),
        (Letters::AToO, "h8i9j10", "h8 i9 j10"),
        (Letters::AToP, "н8 пас Pass - –", "h8 - - - -"),
        (Letters::AToO, "", ""),
        (Letters::AToO, "\u{feff}h8", "h8"),
    ] {
        let read = read_list(text.as_bytes(), letters).unwrap();
        assert_eq!(write_list(&read, Letters::AToO, false), wanted, "{text}");
    }
    assert_eq!(write_list(&moves("h8 - i9"), Letters::AToP, true), "1. h8 2. - 3. j9");
    let unread = read_list("h8 i9\nj16 k1".as_bytes(), Letters::AToO).unwrap_err();
    assert_eq!(unread.to_string(), "line 2, byte 6: not on this board: j16");
    assert_eq!(read_list(b"h8 \xff", Letters::AToO).unwrap_err().offset, 3);
}

/// The head of a library of some version.
fn head(major: u8, minor: u8) -> Vec<u8> {
    let mut head = b"\xFFRenLib\xFF".to_vec();
    head.extend([major, minor]);
    head.resize(20, 0xFF);
    head
}

#[test]
fn libraries_of_every_version_are_read() {
    // h8; then h9 (0x68) with a comment and i9 below it, and as its sibling i9 (0x69) with a text on it.
    let nodes =
        [&[0x78, 0x00, 0x68, 0x88][..], b"one\x08two\0", &[0x69, 0x50, 0x69, 0x41, 0x00, 0x01], b"A\0"].concat();
    for (bytes, version) in [
        ([head(3, 0), nodes.clone()].concat(), Some((3, 0))),
        ([head(3, 4), vec![0, 0], nodes.clone()].concat(), Some((3, 4))),
        (nodes.clone(), None),
    ] {
        let library = read_lib(&bytes).unwrap();
        assert_eq!(library.version, version);
        assert_eq!(written_root(&library.tree), "h8 (h9 i9) (i9)");
        let centre = library.tree.next(Tree::ROOT).unwrap();
        assert_eq!(library.tree.remarks(centre).shapes, [label(point("i9"), "A")]);
        let commented = library.tree.next(centre).unwrap();
        assert_eq!(library.tree.remarks(commented).comments, ["one\ntwo"]);
        assert!(library.tree.remarks(library.tree.next(commented).unwrap()).is_marked);
    }
    // The oldest comments end in a letter with the highest bit; braces are Swedish letters.
    let old = [head(3, 0), vec![0x78, 0x60, b'{', b'}' | 0x80]].concat();
    let library = read_lib(&old).unwrap();
    assert_eq!(library.tree.remarks(library.tree.next(Tree::ROOT).unwrap()).comments, ["äå"]);
}

#[test]
fn library_faults_name_their_place() {
    for (bytes, offset, fault) in [
        (vec![], 0, FileError::NotLibrary),
        (b"RenLib".to_vec(), 0, FileError::NotLibrary),
        (head(3, 5), 8, FileError::Version { major: 3, minor: 5 }),
        (head(3, 4)[..15].to_vec(), 15, FileError::End),
        ([head(3, 0), vec![0x78]].concat(), 21, FileError::End),
        ([head(3, 0), vec![0x78, 0x08, b'a', b'b']].concat(), 24, FileError::End),
        ([head(3, 0), vec![0xF8, 0x00]].concat(), 20, FileError::Unclear("0xf8".to_owned())),
    ] {
        assert_eq!(read_lib(&bytes), Err(LocatedError { offset, line: None, fault }));
    }
}

#[test]
fn pos_files_are_read_from_the_top_left() {
    assert_eq!(read_pos(&[3, 112, 0, 224]), Ok(moves("h8 a15 o1")));
    for (bytes, offset, fault) in [
        (&[][..], 0, FileError::End),
        (&[2, 112], 2, FileError::End),
        (&[2, 112, 112], 2, FileError::Taken("h8".to_owned())),
        (&[1, 225], 1, FileError::Unclear("0xe1".to_owned())),
    ] {
        assert_eq!(read_pos(bytes), Err(LocatedError { offset, line: None, fault }));
    }
}

#[test]
fn the_archive_is_read_with_names_and_remarks() {
    let games = read_rif(RIF);
    let [first, second, third, fourth] = games.as_slice() else { panic!("{games:?}") };
    assert_eq!([&first.unread, &third.unread, &fourth.unread], [&None; 3]);
    let [first, third, fourth] = [first, third, fourth].map(|read| &read.game);
    assert_eq!((first.tag("Black"), first.tag("White")), (Some("Anna Black"), Some("O'White")));
    assert_eq!((first.tag("Event"), first.tag("Date")), (Some("Winter & spring"), Some("2026")));
    assert_eq!((first.tag("RU"), first.result), (Some("Soosõrv-8"), Some(Score::Draw)));
    assert_eq!(comment(first, Tree::ROOT), "alt: i8\nswap: R--\n5 < 6");
    assert_eq!(written_root(&first.tree), "h8 h9 h7 g9 - i10");
    assert_eq!((written_root(&third.tree).as_str(), third.result), ("h8 i9 o15", Some(Score::Black)));
    assert_eq!((third.tag("Event"), third.tag("RU")), (None, None));
    assert!(fourth.tree.is_empty());
    let skipped = second.unread.as_ref().unwrap();
    assert_eq!((skipped.line, second.game.tree.is_empty()), (Some(21), true));
    assert!(matches!(&skipped.fault, FileError::Point { text, .. } if text == "z"), "{skipped}");
}

/// The archive of some games, and what it has no place for in each.
fn archived(games: &[Game]) -> (Vec<u8>, Vec<Option<Vec<RifLoss>>>) {
    let mut archive = RifArchive::default();
    let lost = games.iter().map(|game| archive.add(game)).collect();
    let mut bytes = Vec::new();
    archive.finish(&mut bytes).unwrap();
    (bytes, lost)
}

#[test]
fn what_an_archive_has_no_place_for_is_named() {
    let losses = |sgf: &str| archived(&read_sgf(sgf.as_bytes(), Variations::Keep).unwrap()).1.remove(0);
    for (sgf, lost) in [
        ("(;GM[4]PB[A]EV[E]DT[2026]RU[RIF]RE[Draw]C[all];B[hh];W[])", Some(vec![])),
        ("(;GM[4];B[hh](;W[ig])(;W[gg]))", Some(vec![RifLoss::Variations])),
        ("(;GM[4];B[hh]C[good]BL[9])", Some(vec![RifLoss::Remarks])),
        ("(;GM[4]PB[A]LB[aa:A];B[hh])", Some(vec![RifLoss::Remarks])),
        ("(;GM[4]DT[2026-11-21];B[hh])", Some(vec![RifLoss::Details])),
        ("(;GM[4]RE[W+T]TM[600];B[hh])", Some(vec![RifLoss::Details])),
        ("(;GM[4]RE[Void];B[hh])", Some(vec![RifLoss::Details, RifLoss::Result])),
        ("(;GM[4]AB[hh];W[ig])", None),
    ] {
        assert_eq!(losses(sgf), lost, "{sgf}");
    }
}

#[test]
fn the_archive_comes_back_from_what_was_written() {
    let games: Vec<Game> = read_rif(RIF).into_iter().map(|read| read.game).collect();
    let (bytes, lost) = archived(&games);
    assert!(lost.iter().all(|lost| lost.as_deref() == Some(&[])), "{lost:?}");
    let text = String::from_utf8(bytes.clone()).unwrap();
    for part in ["alt=\"i8\" swap=\"R--\"", "<info>5 &lt; 6</info>", "name=\"Anna\" surname=\"Black\""] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert_eq!(read_rif(&bytes).into_iter().map(|read| read.game).collect::<Vec<_>>(), games);
}

#[test]
fn what_is_not_xml_is_refused_with_its_place() {
    let games = read_rif(b"<games>\n<game><move>h8</move></game><game a=b></game></games>");
    let [sound, torn] = games.as_slice() else { panic!("{games:?}") };
    assert_eq!((sound.game.moves(), &sound.unread), (1, &None));
    assert_eq!(torn.unread.as_ref().unwrap().line, Some(2));
    assert!(read_rif(b"<games></game>")[0].unread.is_some());
    assert_eq!(read_rif(b""), []);
}

#[test]
fn names_that_no_archive_has_do_not_fill_the_memory() {
    let names: String = (0..40_000).map(|id| format!("<player id=\"{id}\" name=\"{}\"/>", "x".repeat(200))).collect();
    let games = read_rif(format!("<database>{names}<game><move>h8</move></game></database>").as_bytes());
    assert_eq!((games.len(), games[0].unread.as_ref().map(|unread| &unread.fault)), (1, Some(&FileError::ManyNames)));
}

#[test]
fn what_stands_before_a_fault_and_behind_it_is_kept() {
    let games: Vec<Read> = SgfGames::new(
        b"(;GM[4];B[hh];W[zz];B[aa])\n(;GM[4]RE[W+Time]TM[600]OT[+5 s];B[hh]BL[599.25];W[ig]) x (;FF[4]GM[4];B[hh])",
        Variations::Keep,
    )
    .collect();
    let sound: Vec<(usize, bool)> = games.iter().map(|read| (read.game.moves(), read.unread.is_none())).collect();
    assert_eq!(sound, [(1, false), (2, true), (0, false), (1, true)]);
    let game = &games[1].game;
    assert_eq!((game.result, game.tag("TM")), (Some(Score::White), Some("600")));
    let first = game.tree.next(Tree::ROOT).unwrap();
    assert_eq!(game.tree.remarks(first).left, Some(599_250));
    assert!(rewrite(game).ends_with("TM[600]OT[+5 s]RE[W+Time];B[hh]BL[599.25];W[ig])\n"));
    assert_eq!(game.tree.head(1).steps().count(), 1);
    let bytes = write_lib(&game.tree);
    let (library, unread) = read_lib_head(&bytes[..bytes.len() - 1]);
    assert_eq!((library.tree.steps().count(), unread.unwrap().fault), (1, FileError::End));
}

/// Some bytes of a file changed, cut out or put in.
fn mutated(bytes: &[u8], changes: &[(usize, u8, u8)]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for &(at, byte, how) in changes {
        let at = at % (bytes.len() + 1);
        match how % 4 {
            0 => bytes.insert(at, byte),
            1 => bytes.truncate(at.max(8)),
            2 if at < bytes.len() => drop(bytes.remove(at)),
            _ if at < bytes.len() => bytes[at] = byte,
            _ => {}
        }
    }
    bytes
}

fn changes() -> impl Strategy<Value = Vec<(usize, u8, u8)>> {
    proptest::collection::vec((any::<usize>(), any::<u8>(), 0_u8..12), 1..12)
}

proptest! {
    #[test]
    fn any_tree_comes_back_from_sgf(seed: u64) {
        let game = game(tree(seed));
        let text = write_sgf(std::slice::from_ref(&game));
        let read = read_sgf(text.as_bytes(), Variations::Keep).unwrap();
        prop_assert_eq!(written_root(&read[0].tree), written_root(&game.tree));
        let said = |tree: &Tree| tree.all().map(|id| tree.remarks(id).clone()).collect::<Vec<_>>();
        prop_assert_eq!(said(&read[0].tree).len(), said(&game.tree).len());
        prop_assert_eq!(rewrite(&read[0]), text.clone());
        prop_assert_eq!(write_sgf(&read), text);
    }

    #[test]
    fn any_tree_comes_back_from_a_library(seed: u64) {
        let tree = tree(seed);
        let bytes = write_lib(&tree);
        let read = read_lib(&bytes).unwrap();
        prop_assert_eq!(written_root(&read.tree), written_root(&tree));
        prop_assert_eq!(read.version, Some((3, 4)));
        prop_assert_eq!(write_lib(&read.tree), bytes);
    }

    #[test]
    fn any_game_comes_back_from_an_archive(
        seed: u64,
        texts in proptest::collection::vec("[ -~ёé\n]{0,12}", 8),
        result in proptest::sample::select(vec![None, Some(Score::Black), Some(Score::White), Some(Score::Draw)]),
    ) {
        let mut game = game(tree(seed));
        let names = ["Black", "White", "Event", "Round", "Date", "RU"];
        let mut texts = texts.iter().map(|text| text.trim()).filter(|text| !text.is_empty() && *text != "?");
        game.tags = names.iter().zip(texts.by_ref()).map(|(name, text)| ((*name).to_owned(), text.to_owned())).collect();
        game.tags.retain(|(name, _)| name != "Date");
        game.tags.extend(seed.is_multiple_of(2).then(|| ("Date".to_owned(), "1999".to_owned())));
        game.tags.sort_by_key(|(name, _)| names.iter().position(|other| other == name));
        game.result = result;
        let root: Vec<String> = texts.map(str::to_owned).collect();
        if !root.is_empty() {
            game.tree.remarks_mut(Tree::ROOT).comments = root;
        }
        let (bytes, lost) = archived(&[game.clone()]);
        let again = read_rif(&bytes).remove(0);
        prop_assert_eq!(&again.unread, &None);
        // What is left out is named, and all else is there.
        let lost = lost[0].clone().unwrap();
        prop_assert_eq!(lost.is_empty(), again.game == game, "{:?}", lost);
        prop_assert_eq!(stones(&again.game), stones(&game));
        prop_assert_eq!((&again.game.tags, again.game.result), (&game.tags, game.result));
        prop_assert_eq!(again.game.tree.remarks(Tree::ROOT), game.tree.remarks(Tree::ROOT));
        prop_assert_eq!(archived(&[again.game]).0, bytes);
    }

    #[test]
    fn damaged_sgf_never_panics(changes in changes()) {
        let bytes = mutated(SGF, &changes);
        for variations in [Variations::Keep, Variations::Skip] {
            for record in read_sgf(&bytes, variations).unwrap_or_default() {
                let _ = play(&record);
                let _ = rewrite(&record);
            }
        }
    }

    #[test]
    fn damaged_archives_never_panic(changes in changes()) {
        let _ = read_rif(&mutated(RIF, &changes));
    }

    #[test]
    fn damaged_libraries_never_panic(seed: u64, changes in changes()) {
        if let Ok(Library { tree, .. }) = read_lib(&mutated(&write_lib(&tree(seed)), &changes)) {
            let _ = write_lib(&tree);
        }
    }

    #[test]
    fn any_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let _ = read_sgf(&bytes, Variations::Keep);
        let _ = read_rif(&bytes);
        let _ = read_lib(&bytes);
        let _ = read_lib(&[head(3, 4), bytes.clone()].concat());
        let _ = read_pos(&bytes);
        let _ = read_list(&bytes, Letters::AToP);
    }
}

#[test]
fn deep_brackets_need_no_deep_stack() {
    let deep = 200_000;
    let text = format!("(;GM[4]{}{}", "(;B[hh](;W[ig]".repeat(deep / 2), ")".repeat(deep + 1));
    let records = read_sgf(text.as_bytes(), Variations::Keep).unwrap();
    assert_eq!(records[0].tree.len(), deep + 1);
    assert!(write_sgf(&records).len() > deep);
    assert!(write_lib(&records[0].tree).len() > deep);
}

#[test]
fn games_wait_for_names_that_stand_behind_them() {
    let games = "<games><game black=\"1\" white=\"2\" rule=\"3\" tournament=\"4\"><move>h8</move></game>\
                 <game black=\"2\" white=\"9\"><move>h8 i9</move></game></games>";
    let names = "<players><player id=\"1\" name=\"Anna\"/><player id=\"2\" name=\"Bo\"/></players>\
                 <rules><rule id=\"3\" name=\"Renju\"/></rules><tournaments><tournament id=\"4\" name=\"Cup\" year=\"1998\"/></tournaments>";
    let before = read_rif(format!("<database>{names}{games}</database>").as_bytes());
    let after = read_rif(format!("<database>{games}{names}</database>").as_bytes());
    assert_eq!(before, after);
    assert_eq!(after[0].game.tag("Event"), Some("Cup"));
    assert_eq!([&after[0], &after[1]].map(|read| read.game.tag("Black")), [Some("Anna"), Some("Bo")]);
    // What is wrong behind them is told last.
    let faulty = read_rif(format!("<database>{games}{names}<game a=b></game>").as_bytes());
    assert_eq!(faulty.iter().map(|read| read.unread.is_some()).collect::<Vec<_>>(), [false, false, true]);
    let endless = format!("<games>{}</games>", "<game black=\"1\"><move>h8</move></game>\n".repeat(40_000));
    let read = read_rif(endless.as_bytes());
    assert_eq!(
        read.last().and_then(|read| read.unread.as_ref()).map(|unread| &unread.fault),
        Some(&FileError::LateNames)
    );
}

#[test]
fn stones_that_no_game_leads_to_are_refused() {
    let rows = "AB[aa][ba][ca][da][ea]AW[ac][bc][cc][dc][ec]";
    for (sgf, line) in [(format!("(;GM[4]{rows};B[hh])"), 1), ("\n(;GM[4]AB[hh]AW[hh];B[aa])".to_owned(), 2)] {
        let read = SgfGames::new(sgf.as_bytes(), Variations::Keep).next().unwrap();
        assert_eq!((read.game.tree.len(), stones(&read.game)), (1, Vec::new()), "{sgf}");
        assert_eq!(read.game.start, Variant::Renju.start(), "{sgf}");
        assert_eq!(read.unread.and_then(|unread| unread.line), Some(line), "{sgf}");
    }
}
