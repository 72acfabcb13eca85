//! `golos convert`, as a person runs it.

use super::{BROKEN_PGN, BROKEN_SGF, LIST, PGN, POSITION, RIF, SGF, library};
use crate::program::{convert, golos, name, said};
use crate::support::table::{ARBITER, Table, manual, setup};
use golos::clock::Ms;
use golos::game::{
    AttendanceRequest, ClockRequest, MoveRequest, OfferRequest, Outcome, RecordRequest, Request, RulingRequest, Setup,
};
use golos::profile::find_rules;
use golos::rules::Side;
use golos::rules::renju::Letters;
use golos::rules::renju::exchange::{read_list, write_lib};
use golos::rules::tree::Tree;
use std::fs;
use tempfile::TempDir;

/// A folder for what is written.
struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    fn at(&self, file: &str) -> String {
        name(&self.0.path().join(file)).to_owned()
    }

    fn with(&self, file: &str, bytes: impl AsRef<[u8]>) -> String {
        fs::write(self.at(file), bytes).expect("a file");
        self.at(file)
    }
}

/// What a conversion writes.
#[track_caller]
fn converted(from: &str, to: &str, options: &[&str]) -> String {
    let (code, text, said) = convert(from, "-", &[&["--to", to], options].concat());
    assert_eq!(code, Some(0), "{from}: {said}");
    text
}

/// A game at a real board under other rules.
fn table(rules: &str) -> Table {
    let rules = find_rules(rules).expect("the rules");
    Table::start(Setup { rules, ..manual(setup("5+3")) })
}

#[test]
fn a_file_in_utf_16_is_read_as_the_same_in_utf_8() {
    let folder = Folder::new();
    let pdn = "[White \"Їжак\"]\n[GameType \"25\"]\n[Result \"*\"]\n\n1. c3-d4 {хід} d6-c5 *\n".to_owned();
    let [pgn, sgf] = [PGN, SGF].map(|file| fs::read_to_string(file).expect("a file"));
    for (text, form) in [(pdn, "pdn"), (pgn, "pgn"), (sgf, "sgf")] {
        let plain = converted(&folder.with(&format!("a.{form}"), &text), form, &[]);
        for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
            let wide: Vec<u8> = std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(bytes).collect();
            let name = format!("b.{form}");
            assert_eq!(converted(&folder.with(&name, wide), form, &[]), plain.replace("a.pdn", "b.pdn"), "{form}");
        }
    }
}

#[test]
fn what_was_written_is_written_alike_again() {
    let folder = Folder::new();
    for (from, to) in [(PGN, "pgn"), (SGF, "sgf"), (LIST, "list"), (LIST, "sgf")] {
        let once = converted(from, to, &[]);
        let again = folder.with(&format!("once.{to}"), &once);
        assert_eq!(converted(&again, to, &[]), once, "{from} as {to}");
    }
    let pgn = converted(PGN, "pgn", &[]);
    for part in ["1. e4! {[%clk 1:30:20]}", "{[%clk 1:30:05] as always}", "(2... Nf6 3. d3 {quiet} (3. Nc3))"] {
        assert!(pgn.contains(part), "{part}: {pgn}");
    }
}

#[test]
fn the_sound_games_of_a_broken_file_are_written() {
    for (from, to, games) in [(BROKEN_PGN, "pgn", 4), (BROKEN_SGF, "sgf", 5), (RIF, "sgf", 3)] {
        let (code, text, _) = convert(from, "-", &["--to", to]);
        let begins = |line: &&str| line.starts_with("[Event") || line.starts_with("(;FF");
        assert_eq!((code, text.lines().filter(begins).count()), (Some(1), games), "{text}");
    }
}

#[test]
fn ch_5_1_1_r_6_1_7_and_r_9_2_6_1_the_last_position_counts_whatever_is_written() {
    let folder = Folder::new();
    let five = ";B[hh];W[aa];B[ih];W[ac];B[jh];W[ae];B[kh];W[ag];B[lh]";
    for (form, text, result) in [
        ("pgn", "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n".to_owned(), "[Result \"0-1\"]"),
        ("pgn", "[FEN \"7k/5Q2/5K2/8/8/8/8/8 w - - 0 1\"]\n\n1. Kg6 1-0\n".to_owned(), "1. Kg6 1/2-1/2"),
        ("pdn", "[GameType \"25\"]\n[FEN \"W:Wc3:Bd4\"]\n\n1. c3:e5 0-1\n".to_owned(), "1. c3:e5 1-0"),
        ("sgf", format!("(;FF[4]GM[4]RE[W+R]{five})"), "RE[B+]"),
    ] {
        let (_, written, said) = convert(&folder.with(&format!("game.{form}"), text), "-", &["--to", form]);
        assert!(written.contains(result), "{written}{said}");
    }
}

#[test]
fn a_game_that_is_cut_at_an_illegal_move_has_no_result_and_says_which_one_was_stated() {
    let folder = Folder::new();
    let stated = |score| format!("The file gives the result {score}; the game ends here.");
    for (form, text, result, score) in [
        ("pgn", "[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 Nf6 1-0\n", "[Result \"*\"]", "1-0"),
        ("pdn", "[GameType \"25\"]\n[Result \"0-1\"]\n\n1. c3-d4 f6-g5 2. a1-b2 g5-h4 0-1\n", "[Result \"*\"]", "0-1"),
        ("sgf", "(;FF[4]GM[4]RE[B+R];B[hh];W[hh];B[ii])", "GM[4]", "0-1"),
    ] {
        let file = folder.with(&format!("cut.{form}"), text);
        let (code, written, said) = convert(&file, "-", &["--to", form]);
        let line = written.replace('\n', " ");
        assert_eq!(code, Some(1), "{said}");
        assert!(line.contains(result) && line.contains(&stated(score)) && !line.contains("RE["), "{written}{said}");
        // Through a record too.
        let record = folder.at(&format!("cut-{form}.ron"));
        convert(&file, &record, &[]);
        let again = converted(&record, form, &[]);
        assert!(again.contains(result) && !again.contains("RE["), "{again}");
    }
}

#[test]
fn clock_readings_of_a_file_come_back_from_its_record() {
    let folder = Folder::new();
    let pgn = "[White \"A\"]\n\n1. f3 {[%clk 0:10:00]} e5 {[%clk 0:09:58]} 2. g4 {[%clk 0:09:40]} Qh4# {[%clk 0:09:50]} 0-1\n";
    let record = folder.at("clocks.ron");
    convert(&folder.with("clocks.pgn", pgn), &record, &[]);
    let again = converted(&record, "pgn", &[]).replace('\n', " ");
    for clock in ["0:10:00", "0:09:58", "0:09:40", "0:09:50"] {
        assert!(again.contains(&format!("[%clk {clock}]")), "{again}");
    }
}

#[test]
fn renju_goes_from_any_form_into_any() {
    let folder = Folder::new();
    let (lib, pos) = (folder.with("game.lib", library()), folder.with("game.pos", POSITION));
    for (from, list) in [
        (lib.as_str(), "1. h8 2. j9 3. h9 4. h10\n"),
        (&pos, "1. h8 2. a15 3. p1\n"),
        (LIST, "1. h8 2. j9 3. h9 4. h10 5. g8 6. -\n"),
    ] {
        assert_eq!(converted(from, "list", &[]), list);
    }
    assert_eq!(converted(&lib, "list", &["--letters", "a-o"]), "1. h8 2. i9 3. h9 4. h10\n");
    assert!(converted(&lib, "sgf", &[]).ends_with(";B[hh];W[ig](;B[hg];W[hf])(;B[gh]))\n"));
}

#[test]
fn r_9_3_2_1_a_diagram_has_numbers_and_the_passes_in_its_margin() {
    let text = converted(LIST, "txt", &[]);
    for line in [
        "15   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   6 -",
        " 9   ·   ·   ·   ·   ·   ·   ·   3   2   ·   ·   ·   ·   ·   ·",
        " 8   ·   ·   ·   ·   ·   ·   5   1   ·   ·   ·   ·   ·   ·   ·",
        "     A   B   C   D   E   F   G   H   J   K   L   M   N   O   P",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
    assert!(text.starts_with("Black   ______________\nWhite   ______________\n"), "{text}");
    let set_up = converted(SGF, "txt", &[]);
    assert!(set_up.contains("\nPosition: b:h6,h7,h8 w:a15 turn:b\n"), "{set_up}");
    assert!(set_up.contains("\nResult: White wins, 0-1\n"), "{set_up}");
}

#[test]
fn ch_17_a_score_sheet_is_written_in_the_letters_of_the_language() {
    for (options, line) in [
        (&["--lang", "ru"][..], "3.   Фh5     Кf6??"),
        (&["--lang", "uk"], "3.   Фh5     Кf6??"),
        (&["--lang", "en"], " 3.   Qh5     Nf6??"),
        (&["--lang", "en", "--letters", "de"], " 3.   Dh5     Sf6??"),
    ] {
        let text = converted(PGN, "txt", options);
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
    let text = converted(PGN, "txt", &["--lang", "ru"]);
    for part in
        ["Тур 2\nБелые    Анна   1\nЧёрные   Bo     0\n", "\nРезультат: победа белых, 1-0\n", "\n 9.   0-0     Крd7\n"]
    {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn games_become_records_that_are_sound_and_come_back() {
    let folder = Folder::new();
    for (from, to) in [(PGN, "pgn"), (SGF, "sgf"), (RIF, "sgf"), (LIST, "sgf")] {
        let record = folder.at(&format!("{}.ron", from.replace(['/', '.'], "-")));
        assert!(convert(from, &record, &[]).0.is_some_and(|code| code < 2), "{from}");
        let output = golos(&["check", &record], None);
        assert!(said(&output.stdout).contains("The record is valid."), "{}", said(&output.stdout));
        // The moves are the same.
        let moves = |file: &str| {
            let sheet = convert(file, "-", &["--to", "txt", "--lang", "en", "--letters", "en"]).1;
            let lines = sheet.lines().skip_while(|line| !line.trim_start().starts_with(['N', '1'])).skip(1);
            let plain = |line: &str| line.replace(['!', '?'], "").split_whitespace().collect::<Vec<_>>().join(" ");
            lines.take_while(|line| !line.is_empty()).map(plain).collect::<Vec<_>>()
        };
        assert_eq!(moves(&record), moves(from), "{from}");
        let again = converted(&record, to, &[]);
        // What the file does not say is not in what it becomes.
        assert!(!again.contains("chess-2020"), "{again}");
        let regulation = if from == LIST { "RU[renju-2022]" } else { "RU[Soos" };
        assert!(to == "pgn" || again.contains(regulation), "{again}");
    }
}

/// An archive and a library of others are laid out otherwise than ours.
#[test]
fn an_archive_and_a_library_in_which_nothing_changes_are_copied() {
    let folder = Folder::new();
    let first = folder.at("first.rif");
    let _ = convert(RIF, &first, &[]);
    let laid_out = fs::read_to_string(&first).expect("a file").replace('\n', "\r\n").replace("<game ", "<game  ");
    let archive = folder.with("other.rif", &laid_out);
    for (from, to, bytes) in
        [(&archive, "again.rif", laid_out.into_bytes()), (&folder.with("other.lib", library()), "again.lib", library())]
    {
        let again = folder.at(to);
        let (code, _, told) = convert(from, &again, &[]);
        assert_eq!(code, Some(0), "{told}");
        assert!(fs::read(&again).expect("a file") == bytes, "{to}");
    }
}

#[test]
fn an_archive_takes_what_it_has_a_place_for_and_the_rest_is_named() {
    let folder = Folder::new();
    let first = folder.at("first.rif");
    let (code, _, told) = convert(RIF, &first, &[]);
    assert_eq!((code, told.contains("has no place")), (Some(1), false), "{told}");
    let again = converted(&first, "rif", &[]);
    assert_eq!(again, fs::read_to_string(&first).expect("a file"));
    let (code, text, told) = convert(SGF, "-", &["--to", "rif", "--lang", "en"]);
    assert_eq!((code, text.as_str()), (Some(2), ""), "{told}");
    assert!(told.contains("Game 2 cannot be written as rif. Possible formats: ron, sgf, list, lib, txt."), "{told}");
    let one = folder.with("one.sgf", "(;GM[4]SZ[15]PB[Anna];B[hh]C[here](;W[ig])(;W[gg]))");
    let (code, text, told) = convert(&one, "-", &["--to", "rif", "--lang", "en"]);
    assert_eq!(code, Some(0), "{told}");
    assert!(text.contains("surname=\"Anna\"") && text.contains("<move>h8 i9</move>"), "{text}");
    for what in ["variations", "comments, signs and times of moves"] {
        assert!(told.contains(&format!("RIF has no place for {what}; left out in games: 1.")), "{told}");
    }
}

#[test]
fn what_cannot_be_decoded_is_refused_before_anything_is_written() {
    let folder = Folder::new();
    let pgn = [
        "[White \"Їжак\"]\n\n1. e4 {гарний хід} e5 *\n\n[White \"B\"]\n\n1. d4 {".as_bytes(),
        b"\xff",
        "слабкий хід} *\n".as_bytes(),
    ]
    .concat();
    let sgf = [b"(;GM[4]PB[A];B[hh])(;GM[4]CA[UTF-8]PB[", &b"\xcf\xe5\xf2\xf0"[..], b"];B[hh])"].concat();
    for (file, bytes, line) in [("a.pgn", pgn, 7), ("a.sgf", sgf, 1)] {
        let (path, form) = (folder.with(file, bytes), file.trim_start_matches("a."));
        let place = folder.at("out");
        for out in ["-", &place] {
            let (code, text, told) = convert(&path, out, &["--to", form, "--lang", "en"]);
            assert_eq!((code, text.as_str(), fs::exists(&place).expect("told")), (Some(2), "", false), "{told}");
            assert!(told.contains(&format!("line {line} is not UTF-8")), "{told}");
        }
        let checked = golos(&["check", &path, "--lang", "en"], None);
        let text = said(&checked.stdout);
        assert_eq!(checked.status.code(), Some(1), "{text}");
        assert!(text.contains(&format!("Line {line}")) && text.contains("ot UTF-8."), "{text}");
        let (code, text, told) = convert(&path, "-", &["--to", form, "--charset", "windows-1251"]);
        assert_eq!(code, Some(0), "{told}");
        assert!(!text.contains('\u{fffd}') && (text.contains("гарний") || text.contains("PB[Петр]")), "{text}");
    }
    let (code, _, told) = convert(PGN, "-", &["--to", "pgn", "--charset", "none", "--lang", "en"]);
    assert_eq!(code, Some(2));
    assert!(told.contains("--charset") && told.contains("windows-1251"), "{told}");
}

/// The reader of others, where it is installed, has nothing to say of what is written.
#[test]
fn pgn_extract_reads_what_is_written() {
    let folder = Folder::new();
    let annotated = "[White \"A\"]\n\n1. e2-e4 {first} e5 (1... c5 2. Nf3 (2. c3 $1 d5) 2... d6) 2. Nf3! {[%clk 0:10:00]} Nc6 ; solid\n3. Bb5 *\n";
    let written = folder.at("written.pgn");
    convert(&folder.with("annotated.pgn", annotated), &written, &[]);
    let path =
        ["/usr/games/pgn-extract", "/usr/bin/pgn-extract"].into_iter().find(|path| fs::exists(path).unwrap_or(false));
    if let Some(path) = path {
        let run = std::process::Command::new(path).args(["-s", "-o/dev/null", &written]).output().expect("it runs");
        assert_eq!(String::from_utf8_lossy(&run.stderr), "");
    }
}

#[test]
fn games_of_renju_become_one_library_with_their_variations() {
    let folder = Folder::new();
    let sgf = "(;GM[4];B[hh](;W[ig]C[one];B[hi])(;W[hg]))\n(;GM[4];B[hh];W[ig];B[hf])\n";
    let library = folder.at("games.lib");
    convert(&folder.with("games.sgf", sgf), &library, &[]);
    let again = converted(&library, "sgf", &[]);
    assert!(again.ends_with(";B[hh](;W[ig]C[one](;B[hi])(;B[hf]))(;W[hg]))\n"), "{again}");
}

#[test]
fn what_sgf_says_of_a_game_comes_back_from_a_record() {
    let folder = Folder::new();
    let sgf = "(;GM[4]PB[A]PW[B]RU[Taraguchi-10]TM[600]OT[5 s]RE[B+T];B[hh]BL[599.25];W[ig]TR[aa][bb](;B[hg]C[x])(;B[gg];W[aa]))\n";
    let record = folder.at("game.ron");
    convert(&folder.with("game.sgf", sgf), &record, &[]);
    let again = converted(&record, "sgf", &[]);
    for part in
        ["RU[Taraguchi-10]TM[600]OT[5 s]", "RE[B+T]", ";B[hh]BL[599.25];W[ig]TR[aa][bb](;B[hg]C[x])(;B[gg];W[aa])"]
    {
        assert!(again.contains(part), "{part}: {again}");
    }
}

#[test]
fn a_record_of_chess_becomes_pgn_with_its_clocks_and_its_end() {
    let folder = Folder::new();
    let mut table = table("chess");
    table.moves("e2-e4 e7-e5 Ng1-f3");
    table.does(Side::Black, Request::Resign);
    table.close();
    let pgn = converted(&folder.with("game.ron", table.journal()), "pgn", &[]);
    for part in [
        "[Date \"2026.11.21\"]",
        "[White \"Анна\"]",
        "[Result \"1-0\"]",
        "[RuleSet \"chess-2020\"]",
        "[TimeControl \"300+3\"]",
        "[Termination \"normal\"]",
        "1. e4 {[%clk 0:05:02]} 1... e5 {[%clk 0:05:02]}",
        "2. Nf3 {[%clk 0:05:04]} 1-0",
    ] {
        assert!(pgn.replace('\n', " ").contains(part), "{part}\n{pgn}");
    }
}

#[test]
fn an_unlawful_move_that_stood_is_told_in_a_comment() {
    let folder = Folder::new();
    let mut table = table("chess");
    table.moves("e2-e4 e7-e5 Ng1-g3 Nb8-c6 d2-d3");
    table.close();
    let record = folder.with("game.ron", table.journal());
    let pgn = converted(&record, "pgn", &[]).replace('\n', " ");
    assert!(pgn.contains("1. e4 {[%clk 0:05:02]} 1... e5 {[%clk 0:05:02] 2. Ng1-g3 (irregular move that stood) 2... Nb8-c6 3. d2-d3} *"), "{pgn}");
    // The sheet has them all.
    let sheet = converted(&record, "txt", &["--letters", "ru"]);
    for line in [" 2.   Ng1-g3 *   Кc6", " 3.   d3", "* irregular move that stood"] {
        assert!(sheet.lines().any(|other| other == line), "{line}\n{sheet}");
    }
}

#[test]
fn what_the_arbiter_noted_is_a_comment_of_the_file_and_a_line_of_the_sheet() {
    let folder = Folder::new();
    for (rules, first, second, form, comment, lines) in [
        ("russian", "c3-d4 b6-c5", "d4xb6", "pdn", "{the hall is loud}", ["1... the hall is loud", "2. {late}"]),
        ("chess", "e2-e4 e7-e5", "d2-d3", "pgn", "the hall is loud}", ["1... the hall is loud", "2. {late}"]),
        ("renju", "h8 h9", "j8", "sgf", "C[the hall is loud]", ["2. the hall is loud", "3. {late}"]),
    ] {
        let mut table = table(rules);
        let note = |text: &str| Request::Record(RecordRequest::Note(text.to_owned()));
        table.moves(first);
        table.wait(Ms::from_secs(5)).does(ARBITER, note("the hall is loud"));
        table.moves(second);
        table.does(ARBITER, note("{late}"));
        table.close();
        let record = folder.with(&format!("{rules}.ron"), table.journal());
        let file = converted(&record, form, &[]).replace('\n', " ");
        assert!(file.contains(comment) && file.contains("late"), "{file}");
        assert!(file.find("the hall").expect("a comment") < file.find("late").expect("a comment"), "{file}");
        let sheet = converted(&record, "txt", &[]);
        for line in ["Notes:"].into_iter().chain(lines) {
            assert!(sheet.lines().any(|other| other == line), "{line}\n{sheet}");
        }
    }
}

#[test]
fn a_record_of_renju_becomes_sgf_with_its_clocks_and_its_end() {
    let folder = Folder::new();
    let mut table = table("renju");
    table.moves("h8 h9 j8 -");
    table.wait(Ms::from_mins(6)).does(ARBITER, Request::Tick);
    table.does(Side::White, Request::Clock(ClockRequest::Flag));
    if table.state.verdict().is_none() {
        table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    }
    table.close();
    let record = folder.with("game.ron", table.journal());
    let sgf = converted(&record, "sgf", &[]);
    for part in [
        "PB[Богдан]PW[Анна]DT[2026-11-21]RU[renju-2022]TM[300]OT[300+3]RE[W+T]",
        ";B[hh]BL[302];W[hg]WL[302];B[ih]BL[304];W[]WL[304])",
    ] {
        assert!(sgf.contains(part), "{part}\n{sgf}");
    }
    let sheet = converted(&record, "txt", &[]);
    assert!(sheet.contains("   4 -\n") && sheet.contains("\nResult: 0-2. "), "{sheet}");
}

#[test]
fn what_a_game_cannot_become_is_said_plainly() {
    let folder = Folder::new();
    let sheet = folder.with("sheet.txt", converted(PGN, "txt", &[]));
    for (from, to, said) in [
        (PGN, "pdn", "golos: Game 1 cannot be written as pdn. Possible formats: ron, pgn, txt.\n"),
        (LIST, "pgn", "Game 1 cannot be written as pgn. Possible formats: ron, sgf, list, lib, rif, txt.\n"),
        ("fixtures/pdn/dos.pdn", "sgf", "Game 1 cannot be written as sgf. Possible formats: ron, pdn, txt.\n"),
        (&sheet, "pgn", "A score sheet cannot be read back"),
    ] {
        let (code, text, errors) = convert(from, "-", &["--to", to]);
        assert_eq!((code, text.as_str()), (Some(2), ""), "{from}");
        assert!(errors.contains(said), "{said}\n{errors}");
    }
}

#[test]
fn ch_17_11_and_r_5_4_13_3_an_offer_of_a_draw_stands_behind_the_move_it_was_made_with() {
    let folder = Folder::new();
    let record = |rules: &str, moves: [&str; 2]| {
        let mut setup = manual(setup("5+3"));
        setup.rules = find_rules(rules).expect("the rules");
        setup.class = golos::clock::Class::Rapid;
        let mut table = Table::start(setup);
        table.moves(moves[0]);
        table.make(moves[1]);
        table.does(Side::White, Request::Offer(OfferRequest::Offer));
        table.does(Side::White, Request::Move(MoveRequest::Press));
        table.does(Side::Black, Request::Offer(OfferRequest::Accept));
        table.close();
        folder.with(&format!("{rules}.ron"), table.journal())
    };
    let chess = record("chess-2020", ["e2-e4 e7-e5", "Ng1-f3"]);
    let flat = |text: String| text.replace('\n', " ");
    let pgn = flat(converted(&chess, "pgn", &[]));
    assert!(pgn.contains("2. Nf3 {[%clk 0:05:04] (=)} 1/2-1/2"), "{pgn}");
    let draughts = record("russian-2022", ["c3-d4 f6-g5", "b2-c3"]);
    let pdn = flat(converted(&draughts, "pdn", &[]));
    assert!(pdn.contains("(=)") && !pdn.contains("(=)} f6"), "{pdn}");
    let renju = record("renju-2022", ["h8 h9 j8", "a1"]);
    let sgf = converted(&renju, "sgf", &[]);
    assert!(sgf.contains("C[(=)]"), "{sgf}");
    for (record, line) in [
        (&chess, " 2.   Nf3 (=)"),
        (&draughts, " 2.   b2-c3 (=)"),
        (&chess, "(=) draw offered"),
        (&draughts, "(=) draw offered"),
        (&renju, "draw offered: 4"),
    ] {
        let sheet = converted(record, "txt", &["--lang", "en", "--letters", "en"]);
        assert!(sheet.lines().any(|other| other == line), "{line}\n{sheet}");
    }
    // And from the file too.
    let file = folder.with("offer.pgn", converted(&chess, "pgn", &[]));
    assert!(converted(&file, "txt", &["--letters", "en"]).contains("Nf3 (=)"));
}

#[test]
fn r_5_4_7_2_what_was_not_played_is_written_with_plus_and_minus() {
    let folder = Folder::new();
    for (rules, white, black) in [("russian-2022", "+", "−"), ("chess-2020", "+", "−"), ("renju-2022", "+", "−")]
    {
        let mut setup = manual(setup("5+3"));
        setup.rules = find_rules(rules).expect("the rules");
        let mut table = Table::open(setup);
        table.does(ARBITER, Request::Attendance(AttendanceRequest::Absent(vec![Side::Black])));
        table.wait(Ms::from_mins(6)).does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        table.close();
        let record = folder.with(&format!("{rules}.ron"), table.journal());
        let sheet = converted(&record, "txt", &["--lang", "en"]);
        let sign = |side: &str| {
            let line = sheet.lines().find(|line| line.starts_with(side)).expect("a player");
            line.split_whitespace().last().expect("a sign").to_owned()
        };
        assert_eq!((sign("White").as_str(), sign("Black").as_str()), (white, black), "{rules}\n{sheet}");
        let form = match rules {
            "russian-2022" => "pdn",
            "chess-2020" => "pgn",
            _ => continue,
        };
        let file = converted(&record, form, &[]);
        assert!(file.contains("[Termination \"unplayed\"]"), "{file}");
    }
}

#[test]
fn ch_12_9_half_a_point_to_one_alone_has_no_result_in_pgn_and_is_told_in_a_comment() {
    let folder = Folder::new();
    let mut table = table("chess");
    table.moves("e2-e4 e7-e5");
    let outcome = Outcome::Half(Side::Black);
    table.does(ARBITER, Request::Ruling(RulingRequest::Result { outcome, scale: None, reason: "noise".to_owned() }));
    table.close();
    let record = folder.with("game.ron", table.journal());
    let pgn = converted(&record, "pgn", &[]);
    assert!(pgn.contains("[Result \"*\"]") && pgn.contains("0-½} *"), "{pgn}");
    let sheet = converted(&record, "txt", &["--lang", "en"]);
    assert!(sheet.contains("Result: 0-½. Half a point to Black"), "{sheet}");
}

#[test]
fn r_5_4_3_5_the_time_while_both_were_absent_is_used_by_both() {
    let folder = Folder::new();
    let mut table = Table::open(manual(setup("45")));
    table.does(ARBITER, Request::Attendance(AttendanceRequest::Absent(Side::BOTH.to_vec())));
    table.wait(Ms::from_mins(10)).does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(Side::White)));
    table.does(ARBITER, Request::Attendance(AttendanceRequest::Arrived(Side::Black)));
    table.moves("c3-d4").does(Side::Black, Request::Resign);
    table.close();
    let record = folder.with("late.ron", table.journal());
    let pdn = converted(&record, "pdn", &[]);
    assert!(pdn.contains("[WhiteTime \"0:05:0") && pdn.contains("[BlackTime \"0:05:0"), "{pdn}");
    let sheet = converted(&record, "txt", &["--lang", "en"]);
    assert!(sheet.contains("Time used: White 0:05:0") && sheet.contains("Black 0:05:0"), "{sheet}");
}

#[test]
fn r_5_4_3_5_a_game_that_took_no_time_used_none_and_one_from_a_file_has_no_times() {
    let folder = Folder::new();
    let mut table = table("russian");
    table.does(Side::Black, Request::Resign);
    table.close();
    let record = folder.with("quick.ron", table.journal());
    let sheet = converted(&record, "txt", &["--lang", "en"]);
    assert!(sheet.contains("Time used: White 0:00:00, Black 0:00:00"), "{sheet}");
    let taken = folder.at("taken.ron");
    assert_eq!(convert(PGN, &taken, &[]).0, Some(0));
    let sheet = converted(&taken, "txt", &["--lang", "en"]);
    assert!(sheet.contains("Time used: White ____"), "{sheet}");
}

#[test]
fn a_result_that_a_file_states_is_said_to_stand_there_and_no_arbiter_has_ruled_it() {
    let folder = Folder::new();
    let file = folder
        .with("stated.pdn", "[White \"A\"]\n[Black \"B\"]\n[GameType \"25\"]\n[Result \"2-0\"]\n1. c3-d4 b6-a5 2-0\n");
    let record = folder.at("stated.ron");
    assert_eq!(convert(&file, &record, &[]).0, Some(0));
    for (lang, words) in [
        ("en", "White wins according to the file: PDN."),
        ("ru", "Победа белых по записи в файле: PDN."),
        ("uk", "Перемога білих за записом у файлі: PDN."),
    ] {
        let sheet = converted(&record, "txt", &["--lang", lang]);
        assert!(sheet.contains(words), "{words}\n{sheet}");
    }
}

#[test]
fn what_a_file_of_renju_says_of_the_moves_comes_into_the_record_and_back() {
    let folder = Folder::new();
    let list = read_list(b"h8 i9 j10", Letters::AToP).expect("a list");
    let mut tree = Tree::of_moves(list.into_iter().map(golos::rules::Move::Renju));
    let second = tree.main_line().nth(1).expect("a stone");
    tree.remarks_mut(second).comments.push("a good answer".to_owned());
    let library = folder.with("said.lib", write_lib(&tree));
    for (from, words, behind) in [
        (SGF, &["A remark with two lines, a \\\\ and a \\]", "The game."][..], "C[The game.]"),
        (RIF, &["5 < 6"], "C["),
        (&library, &["a good answer"], "W[ig]C[a good answer]"),
    ] {
        let record = folder.at("said.ron");
        let code = convert(from, &record, &["--force"]).0;
        assert!(code.is_some_and(|code| code < 2), "{from}");
        let again = converted(&record, "sgf", &[]);
        for part in words.iter().chain([&behind]) {
            assert!(again.contains(part), "{part}: {again}");
        }
    }
}
