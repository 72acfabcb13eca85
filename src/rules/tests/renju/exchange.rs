//! Records of games: read, written, and never a panic.

use super::dice::Dice;
use golos_rules::Side;
use golos_rules::renju::exchange::{
    Broken, By, FileError, Header, Library, LocatedError, NodeId, Read, Record, RecordOutcome, SgfGames, Tree,
    Variations, read_lib, read_lib_head, read_list, read_pos, read_rif, read_sgf, write_lib, write_list, write_sgf,
};
use golos_rules::renju::{Letters, Move, Point, StoneError};
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
    let name = tree.node(place).mv.map_or_else(String::new, |(_, mv)| mv.text(Letters::AToO));
    let behind: Vec<String> = tree.children(place).iter().map(|child| written(tree, *child)).collect();
    match behind.as_slice() {
        [] => name,
        [only] => format!("{name} {only}"),
        _ => behind.iter().fold(name, |text, variation| format!("{text} ({})", variation.trim())),
    }
}

fn written_root(tree: &Tree) -> String {
    written(tree, Tree::ROOT).trim().to_owned()
}

/// A tree of any moves, with remarks here and there.
fn tree(seed: u64) -> Tree {
    let mut dice = Dice::new(seed);
    let mut tree = Tree::default();
    let mut places = vec![Tree::ROOT];
    for _ in 0..dice.roll(60) {
        let parent = if dice.roll(3) == 0 { places[dice.roll(places.len())] } else { places[places.len() - 1] };
        let point = Point::new(1 + dice.roll(15) as u8, 1 + dice.roll(15) as u8).unwrap();
        let mv = (tree.turn(parent), if dice.roll(12) == 0 { Move::Pass } else { Move::Place(point) });
        let is_known = tree.children(parent).iter().any(|child| tree.node(*child).mv == Some(mv));
        if is_known || parent == Tree::ROOT && mv.1 == Move::Pass {
            continue;
        }
        let place = tree.add(parent, Some(mv));
        places.push(place);
        let node = tree.node_mut(place);
        node.comment = ["", "", "one", "a ] and a \\", "two\nlines: ёж"][dice.roll(5)].to_owned();
        if dice.roll(6) == 0 {
            node.labels.push((point, "a:b]".to_owned()));
        }
    }
    tree
}

#[test]
fn sgf_is_read_with_heads_variations_comments_and_labels() {
    let records = read_sgf(SGF, Variations::Keep).unwrap();
    let [first, second] = records.as_slice() else { panic!("{records:?}") };
    let head = Header {
        black: "Anna [1]".to_owned(),
        white: "Бо".to_owned(),
        event: "Own games: one: two".to_owned(),
        round: "3".to_owned(),
        date: "2026-11-21".to_owned(),
        place: String::new(),
        rule: "Soosorv-8".to_owned(),
        outcome: Some(RecordOutcome::Win(Side::White)),
        by: Some(By::Resignation),
        ..Header::default()
    };
    assert_eq!(first.header, head);
    assert_eq!(first.tree.node(Tree::ROOT).comment, "A remark\nwith two lines, a \\ and a ]");
    assert_eq!(written_root(&first.tree), "h8 i9 (j10 - a15 (o1) (-)) (h9 (h7) (g7 g9))");
    let labelled = first.tree.main_line().nth(2).unwrap();
    assert_eq!(first.tree.node(labelled).labels, [(point("h9"), "A".to_owned()), (point("g8"), "b".to_owned())]);
    assert_eq!(second.header.outcome, Some(RecordOutcome::Draw));
    assert_eq!(second.start.of(Side::Black).len(), 3);
    assert_eq!(
        second.tree.moves(),
        [(Side::Black, Move::Place(point("g9"))), (Side::White, Move::Place(point("f10")))]
    );
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
        assert_eq!((records[0].header.black.as_str(), records[0].header.white.as_str()), (expected, "W"), "{charset}");
    }
}

#[test]
fn sgf_variations_are_skipped_where_only_the_game_is_wanted() {
    let records = read_sgf(SGF, Variations::Skip).unwrap();
    assert_eq!(written_root(&records[0].tree), "h8 i9 j10 - a15 o1");
    assert!(!records[0].tree.has_variations());
    assert_eq!(read_sgf(SGF, Variations::Keep).unwrap()[0].tree.moves(), records[0].tree.moves());
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
        let replay = read_sgf(sgf.as_bytes(), Variations::Keep).unwrap()[0].replay();
        assert_eq!((replay.positions.len() - 1, replay.broken), (played, broken), "{sgf}");
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
        let centre = library.tree.children(Tree::ROOT)[0];
        assert_eq!(library.tree.node(centre).labels, [(point("i9"), "A".to_owned())]);
        let commented = library.tree.children(centre)[0];
        assert_eq!(library.tree.node(commented).comment, "one\ntwo");
        assert!(library.tree.node(library.tree.children(commented)[0]).is_marked);
    }
    // The oldest comments end in a letter with the highest bit; braces are Swedish letters.
    let old = [head(3, 0), vec![0x78, 0x60, b'{', b'}' | 0x80]].concat();
    let library = read_lib(&old).unwrap();
    assert_eq!(library.tree.node(library.tree.children(Tree::ROOT)[0]).comment, "äå");
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
    let [first, third, fourth] = [first, third, fourth].map(|read| &read.record);
    assert_eq!((first.header.black.as_str(), first.header.white.as_str()), ("Anna Black", "O'White"));
    assert_eq!((first.header.event.as_str(), first.header.date.as_str()), ("Winter & spring", "2026"));
    assert_eq!((first.header.rule.as_str(), first.header.outcome), ("Soosõrv-8", Some(RecordOutcome::Draw)));
    assert_eq!(first.tree.node(Tree::ROOT).comment, "alt: i8\nswap: R--\n5 < 6");
    assert_eq!(written_root(&first.tree), "h8 h9 h7 g9 - i10");
    assert_eq!(
        (written_root(&third.tree).as_str(), third.header.outcome),
        ("h8 i9 o15", Some(RecordOutcome::Win(Side::Black)))
    );
    assert_eq!((third.header.event.as_str(), third.header.rule.as_str()), ("", ""));
    assert!(fourth.tree.is_empty());
    let skipped = second.unread.as_ref().unwrap();
    assert_eq!((skipped.line, second.record.tree.is_empty()), (Some(21), true));
    assert!(matches!(&skipped.fault, FileError::Point { text, .. } if text == "z"), "{skipped}");
}

#[test]
fn what_is_not_xml_is_refused_with_its_place() {
    let games = read_rif(b"<games>\n<game><move>h8</move></game><game a=b></game></games>");
    let [sound, torn] = games.as_slice() else { panic!("{games:?}") };
    assert_eq!((sound.record.tree.moves().len(), &sound.unread), (1, &None));
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
    let sound: Vec<(usize, bool)> =
        games.iter().map(|read| (read.record.tree.moves().len(), read.unread.is_none())).collect();
    assert_eq!(sound, [(1, false), (2, true), (0, false), (1, true)]);
    let record = &games[1].record;
    assert_eq!((record.header.by, record.header.limit.as_str()), (Some(By::Time), "600"));
    let first = record.tree.main_line().nth(1).unwrap();
    assert_eq!(record.tree.node(first).left, Some(599_250));
    assert!(write_sgf(std::slice::from_ref(record)).ends_with("TM[600]OT[+5 s]RE[W+T];B[hh]BL[599.25];W[ig])\n"));
    assert_eq!(record.tree.head(1).moves().len(), 1);
    let bytes = write_lib(&record.tree);
    let (library, unread) = read_lib_head(&bytes[..bytes.len() - 1]);
    assert_eq!((library.tree.moves().len(), unread.unwrap().fault), (1, FileError::End));
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
        let record = Record { tree: tree(seed), ..Record::default() };
        let text = write_sgf(std::slice::from_ref(&record));
        let read = read_sgf(text.as_bytes(), Variations::Keep).unwrap();
        prop_assert_eq!(written_root(&read[0].tree), written_root(&record.tree));
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
    fn damaged_sgf_never_panics(changes in changes()) {
        let bytes = mutated(SGF, &changes);
        for variations in [Variations::Keep, Variations::Skip] {
            for record in read_sgf(&bytes, variations).unwrap_or_default() {
                let _ = record.replay();
                let _ = write_sgf(&[record]);
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
    let text = format!("(;GM[4]{}{}", "(;B[hh]".repeat(deep), ")".repeat(deep + 1));
    let records = read_sgf(text.as_bytes(), Variations::Keep).unwrap();
    assert_eq!(records[0].tree.len(), deep + 1);
    assert!(write_sgf(&records).len() > deep);
    assert!(write_lib(&records[0].tree).len() > deep);
}
