//! Files that are longer than the memory they are judged in, and files of many games judged by several at once.

#![cfg(unix)]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Output;

/// What the program says with so many kilobytes of addresses: who wants more is ended by the system.
fn within(kilobytes: u32, args: &[&str], path: &Path) -> (Output, String) {
    let line = format!("ulimit -v {kilobytes}; exec \"$0\" --lang en \"$@\"");
    let mut shell = crate::support::command_under(["sh", "-c", &line]);
    shell.args(args).arg(path).env("MALLOC_ARENA_MAX", "1");
    let output = shell.output().expect("a shell");
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (output, said)
}

#[test]
fn the_game_of_a_library_is_converted_without_its_variations() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, to) = (folder.path().join("a.lib"), folder.path().join("a.ron"));
    fs::write(&path, library()).expect("a file");
    let path = path.display().to_string();
    for form in ["list", "txt"] {
        let (output, said) = within(140_000, &["convert", "--to", form, &path], Path::new("-"));
        assert!(output.status.success() && said.contains("Games: 1. Half-moves: 3. Findings: 0."), "{form}: {said}");
    }
    let (output, said) = within(140_000, &["convert", &path], &to);
    assert!(output.status.success() && said.contains("Findings: 0."), "{said}");
}

#[test]
fn memory_does_not_grow_with_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let moves = "h8 i9 h9 h7 j10 g6 i10 g10 k8 f7";
    let mut rif = "<database><players><player id=\"1\" name=\"A\"/></players><games>\n".to_owned();
    for id in 0..12_000 {
        let _ = writeln!(rif, "<game id=\"{id}\" black=\"1\" white=\"1\" bresult=\"1\"><move>{moves}</move></game>");
    }
    rif += "</games></database>\n";
    let sgf = "(;GM[4]SZ[15];B[hh];W[ig];B[hg];W[hi];B[jf])\n".repeat(40_000);
    let list = "h8 i9 j10 ".repeat(800_000);
    for (name, bytes, words) in [
        ("a.rif", rif.into_bytes(), "Games: 12000. Half-moves: 120000. Findings: 0."),
        ("a.sgf", sgf.into_bytes(), "Games: 40000. Half-moves: 200000. Findings: 0."),
        ("a.txt", list.into_bytes(), "Findings: 2."),
        ("a.lib", library(), "Games: 1. Half-moves: 3. Findings: 0."),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, bytes).expect("a file");
        let (output, said) = within(140_000, &["check"], &path);
        assert!(said.contains(words), "{name}: {:?} {said}", output.status);
    }
}

/// A library in which many points follow on the first, and on each of them all others.
fn library() -> Vec<u8> {
    const HAS_SIBLING: u8 = 0x80;
    const HAS_NO_CHILD: u8 = 0x40;
    let mut bytes = b"\xFFRenLib\xFF\x03\x04".to_vec();
    bytes.resize(20, 0xff);
    // The root, and h8.
    bytes.extend([0, 0, 0x78, 0]);
    let points: Vec<u8> = (0..15_u8).flat_map(|row| (1..=15_u8).map(move |column| row * 16 + column)).collect();
    let points: Vec<u8> = points.into_iter().filter(|point| *point != 0x78).collect();
    // Several times the same points: they are other nodes in the file.
    for round in 0..6 {
        for (place, second) in points.iter().enumerate() {
            let is_last = round == 5 && place + 1 == points.len();
            bytes.extend([*second, if is_last { 0 } else { HAS_SIBLING }]);
            let others: Vec<u8> = points.iter().copied().filter(|point| point != second).collect();
            for (place, third) in others.iter().enumerate() {
                let sibling = if place + 1 == others.len() { 0 } else { HAS_SIBLING };
                bytes.extend([*third, HAS_NO_CHILD | sibling]);
            }
        }
    }
    bytes
}

fn golos(args: &[&str], path: &Path) -> Output {
    crate::support::command().args(["--lang", "en"]).args(args).arg(path).output().expect("golos runs")
}

/// What a check says, without the name of the file.
fn findings(path: &Path) -> Vec<String> {
    let output = golos(&["check"], path);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let name = format!("{}: ", path.display());
    said.lines().map(|line| line.strip_prefix(&name).expect("the name").to_owned()).collect()
}

/// What a conversion, which reads in a row, says of the same file.
fn told_in_a_row(path: &Path, form: &str) -> Vec<String> {
    let to = path.with_extension("converted");
    let output = crate::support::command()
        .args(["--lang", "en", "convert", "--force", "--to", form])
        .args([path, &to])
        .output()
        .expect("golos runs");
    String::from_utf8_lossy(&output.stderr).lines().map(str::to_owned).collect()
}

#[test]
fn games_judged_by_several_at_once_are_told_of_in_the_order_of_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let kinds = [
        "[Event \"a\"]\n[GameType \"25\"]\n\n1. c3-d4 b6-a5 {a\n\nb} 2. d4-c5 1-0\n\n",
        "[Event \"b\"]\n[White \"N\"]\n[GameType \"25\"]\n\n1. c3-d4 b6-d4 *\n\n",
        "[Event \"c\"]\n\n1. 32-28 19-23 2. 28x19 ( 2. 28-22 ) 1-1\n\n",
        "{between} ]\n\n",
        "[Event \"d\"]\n[GameType \"25\"]\n[Result \"0-1\"]\n\n1. c3-d4 {open 1-0\n\n",
        "1. c3-d4 2-0 1. c3-b4 *\n",
    ];
    let pdn: String = (0..9_000).map(|n: usize| kinds[n * n % 7 % kinds.len()]).collect();
    let kinds = [
        "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n",
        "[Event \"b\"]\n\n1. e4 e5 2. Ke3 *\n\n",
        "[Event \"c\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n",
        "[Event \"d\"]\n[FEN \"8/8\"]\n\n1. e4 *\n\n",
        "1. d4 d5 *\n\n",
    ];
    let pgn: String = (0..12_000).map(|n: usize| kinds[n * n % 11 % kinds.len()]).collect();
    for (name, text, form) in [("many.pdn", pdn, "pdn"), ("many.pgn", pgn, "pgn")] {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("a file");
        let (judged, told) = (findings(&path), told_in_a_row(&path, form));
        assert!(judged.len() > 3_000, "{}", judged.len());
        let differ = judged.iter().zip(&told).find(|(judged, told)| judged != told);
        assert_eq!((differ, judged.len()), (None, told.len()), "{name}");
    }
}

#[test]
fn a_file_without_a_place_to_cut_is_judged_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("long.pdn");
    let game = format!("1. c3-d4 b6-a5 {{{}}} *\n", "words ".repeat(100));
    fs::write(&path, game.repeat(8_000) + "1. c3-d4 b6-d4 *\n").expect("a file");
    let judged = findings(&path);
    assert_eq!(judged.last().map(String::as_str), Some("Games: 8001. Half-moves: 16001. Findings: 1."));
    assert!(judged[0].starts_with("Line 8001, column 10."), "{}", judged[0]);
}
