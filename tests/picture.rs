//! `golos picture`: a position of a game, drawn and in words.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use golos::wording::Lang;
use quick_xml::Reader;
use quick_xml::events::Event;

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/journal").join(name)
}

fn picture(lang: Lang, args: &[&str]) -> Output {
    let mut command = crate::support::command();
    command.args(["--lang", lang.code(), "picture"]).args(args).output().expect("golos draws")
}

/// What is drawn of a record.
fn drawn(lang: Lang, record: &str, more: &[&str]) -> String {
    let file = fixture(record).display().to_string();
    let args: Vec<&str> = [file.as_str()].into_iter().chain(more.iter().copied()).collect();
    let output = picture(lang, &args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// How often each element stands in a picture; it is sound XML.
fn count(svg: &str, name: &str) -> usize {
    let mut reader = Reader::from_str(svg);
    let mut found = 0;
    loop {
        match reader.read_event().expect("XML") {
            Event::Start(element) | Event::Empty(element) if element.name().as_ref() == name => found += 1,
            Event::Eof => return found,
            _ => {}
        }
    }
}

#[test]
fn every_family_is_drawn_with_its_words() {
    for (record, en, ru, uk) in [
        ("v1-chess.ron", "king g1", "король g1", "король g1"),
        ("v1-international.ron", "White: 31,", "Белые: 31,", "Білі: 31,"),
        ("v1-renju.ron", "Black: e8,", "Чёрные: e8,", "Чорні: e8,"),
        ("v1-russian-open.ron", "White: a1,", "Белые: a1,", "Білі: a1,"),
    ] {
        for (lang, words) in [(Lang::En, en), (Lang::Ru, ru), (Lang::Uk, uk)] {
            let svg = drawn(lang, record, &[]);
            assert!(svg.contains("role=\"img\"") && svg.contains(words), "{lang} {record}: {svg}");
            assert_eq!((count(&svg, "title"), count(&svg, "desc")), (1, 1));
        }
    }
}

#[test]
fn a_move_is_named_by_its_number_and_its_side() {
    let words = |more: &[&str]| {
        let svg = drawn(Lang::En, "v1-chess.ron", more);
        svg.split("<title>").nth(1).and_then(|rest| rest.split("</title>").next()).expect("a title").to_owned()
    };
    assert!(words(&["--move", "3w"]).ends_with("After move 3, White: Bf1-b5."));
    assert_eq!(words(&["--move", "3b"]), words(&["--move", "3"]));
    assert_eq!(words(&["--move", "5"]), words(&[]));
    let turned = drawn(Lang::En, "v1-chess.ron", &["--flip"]);
    assert_ne!(turned, drawn(Lang::En, "v1-chess.ron", &[]));
}

#[test]
fn renju_stones_carry_their_numbers_and_squares_theirs_where_nothing_stands() {
    let svg = drawn(Lang::En, "v1-renju.ron", &[]);
    // Fifteen files, fifteen ranks, eleven stones.
    assert_eq!(count(&svg, "text"), 41);
    let svg = drawn(Lang::En, "v1-international.ron", &[]);
    assert_eq!(count(&svg, "text"), 50 - 38);
}

#[test]
fn a_game_of_a_file_of_games_is_drawn_as_a_record_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = "[White \"A\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"C\"]\n[Result \"*\"]\n\n1. d4 *\n";
    let draughts = "[GameType \"25\"]\n[Result \"*\"]\n\n1. c3-d4 d6-c5 2. b2-c3 *\n";
    let renju = "(;GM[4]FF[4]SZ[15];B[hh];W[hg];B[ii])";
    for (name, text, args, told) in [
        ("a.pgn", games, &["--move", "1"][..], "After move 1, Black: e7-e5."),
        ("a.pgn", games, &[], "After move 2, White: Ng1-f3."),
        ("a.pgn", games, &["--game", "2"], "After move 1, White: d2-d4."),
        ("a.pdn", draughts, &["--move", "1w"], "After move 1, White: c3-d4."),
        ("a.sgf", renju, &["--move", "2"], "After move 2, White: h9."),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        let path = path.display().to_string();
        let args: Vec<&str> = [path.as_str()].into_iter().chain(args.iter().copied()).collect();
        let drawn = picture(Lang::En, &args);
        let svg = String::from_utf8_lossy(&drawn.stdout);
        assert!(drawn.status.success() && svg.contains(told), "{args:?}: {drawn:?}");
    }
    let path = folder.path().join("a.pgn").display().to_string();
    for (args, told) in [(["--move", "99"], "The last is 2."), (["--game", "3"], "from 1 to 2")] {
        let refused = picture(Lang::En, &[path.as_str(), args[0], args[1]]);
        let words = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(!refused.status.success() && words.contains(told), "{args:?}: {words}");
    }
}

#[test]
fn what_cannot_be_drawn_is_refused_in_words_and_nothing_is_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let (record, out) = (fixture("v1-chess.ron"), folder.path().join("a.svg"));
    let [record, out] = [record, out].map(|path| path.display().to_string());
    assert!(picture(Lang::Ru, &[&record, &out]).status.success());
    let first = fs::read_to_string(&out).expect("a picture");
    let again = picture(Lang::Ru, &[&record, "--move", "1w", &out]);
    assert!(!again.status.success() && String::from_utf8_lossy(&again.stderr).contains("--force"));
    assert_eq!(fs::read_to_string(&out).expect("a picture"), first);
    assert!(picture(Lang::Ru, &[&record, "--move", "1w", "--force", &out]).status.success());
    assert_ne!(fs::read_to_string(&out).expect("a picture"), first);
    for (args, told) in [
        (&[record.as_str(), "--move", "99"][..], "Последний – 5."),
        (&["nothing.ron"], "nothing.ron"),
        (&[out.as_str()], ""),
    ] {
        let refused = picture(Lang::Ru, args);
        let told_of = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(!refused.status.success() && told_of.contains(told) && !told_of.is_empty(), "{args:?}: {told_of}");
        assert!(refused.stdout.is_empty());
    }
}
