//! Whatever a file is written in and however its lines end: its games come out in the same bytes, but for what was changed.

use super::between;
use golos_rules::chess::pgn;
use golos_rules::draughts::pdn;
use golos_rules::movetext::Games;
use golos_rules::renju::exchange::{SgfSource, Variations, write_sgf_bytes};
use golos_rules::tree::{FileBytes, Game, Tree};
use golos_rules::{Charset, Decoder, wide_of};

const PGN: &str = "% kept by a program\n; Партии из архива\n\n[Event  \"Кубок\"]\n[White \"Іваненко\"]\n[Result \"1-0\"]\n\n1.e4! {лучший  ход}e5\t(1...c5 \
    2.Nf3)\n2. Nf3 {[%clk 0:10:00]} 1-0 [White \"Пётр\"]\n1. d4 ; до конца строки\nd5 *\n\n\n[Event \"last\"]\n\n*\n; Конец файла\n\u{1a}";
const PDN: &str = "[White \"Жук\"]\n[GameType   \"25\"]\n\n1.c3-d4! {сильно}  f6-g5\n 2. b2-c3 2-0\n\n{между партиями}\n\n[Black \"Б\"]\n[GameType \"20\"]\n1. 32-28\u{7} 18-23 1-1\n";
const SGF: &str = "\n (;GM[4]FF[3] SZ[15]\nPB[Синев]PW [B]\n  C[ весь\nтекст ];B[hh]WL[9]TR[aa] [bb]\n;W[ig]\n(;B[hg]C[x]))\n\n(;GM[4]PB[A];B[hh]) \n(;GM[4];B[hh];W[hi])\n\n";

/// The pages that files are written in.
const PAGES: [&str; 8] = ["utf-8", "windows-1251", "koi8-u", "ibm866", "utf-16le", "utf-16be", "utf-32le", "utf-32be"];

/// A text in a page, with a mark where it has one; `None` if the page lacks a letter.
fn bytes_in(text: &str, page: Charset, is_marked: bool) -> Option<Vec<u8>> {
    page.encode(&if is_marked { format!("\u{feff}{text}") } else { text.to_owned() })
}

/// The line ends that files have; of the last every third is another one.
fn with_ends(text: &str, which: usize) -> String {
    let mut count = which;
    let mut end = || {
        count += usize::from(which == 3);
        ["\n", "\r\n", "\r", ""][which].to_owned() + if which == 3 { ["\n", "\r\n", "\r"][count % 3] } else { "" }
    };
    text.chars().map(|letter| if letter == '\n' { end() } else { letter.to_string() }).collect()
}

fn lines_of(
    mut games: Games<&[u8]>,
    change: &dyn Fn(usize, &mut Game),
    write: fn(&Game, Charset) -> Option<FileBytes>,
) -> Vec<u8> {
    let (mut out, mut number) = (Vec::new(), 0);
    while let Some(read) = games.next() {
        let read = read.unwrap();
        let mut game = read.game.unwrap_or_else(|| panic!("{:?}", read.findings));
        change(number, &mut game);
        let charset = games.form().charset.unwrap_or(Charset::UTF_8);
        let written = write(&game, charset).unwrap();
        assert!(written.is_kept);
        out.extend(written.bytes);
        number += 1;
    }
    out.extend(games.rest().unwrap_or_default().bytes());
    out
}

fn again(format: &str, bytes: &[u8], change: &dyn Fn(usize, &mut Game)) -> Vec<u8> {
    match format {
        "pgn" => lines_of(pgn::games_after(0, Decoder::new(bytes).faithful()), change, pgn::write_bytes),
        "pdn" => lines_of(pdn::games_after(0, Decoder::new(bytes).faithful(), None), change, pdn::write_bytes),
        _ => {
            let source: Box<dyn std::io::Read> = match wide_of(bytes) {
                Some(_) => Box::new(Decoder::new(bytes).with_own_ends()),
                None => Box::new(bytes),
            };
            let mut games = SgfSource::new(source, Variations::Keep);
            if let Some(wide) = wide_of(bytes) {
                games = games.written_in(wide, Charset::marked(bytes).is_some());
            }
            let (mut out, mut number) = (Vec::new(), 0);
            while let Some(read) = games.next() {
                let mut game = read.unwrap().game;
                change(number, &mut game);
                out.extend(write_sgf_bytes(&game, games.form().charset.unwrap_or(Charset::UTF_8)).bytes);
                number += 1;
            }
            out.extend(games.rest().bytes());
            out
        }
    }
}

/// Every file of the table.
fn files() -> impl Iterator<Item = (&'static str, String, Vec<u8>)> {
    let texts = [("pgn", PGN), ("pdn", PDN), ("sgf", SGF)];
    let all = texts.into_iter().flat_map(|text| PAGES.map(|page| (text, page)));
    let all = all.flat_map(|file| (0..4).map(move |end| (file, end)));
    all.flat_map(|file| [false, true].map(|is_marked| (file, is_marked))).filter_map(
        |((((format, text), name), end), is_marked)| {
            let page = Charset::named(name.as_bytes()).unwrap();
            // No mark is of one byte a letter.
            if is_marked && !page.is_unicode() {
                return None;
            }
            let bytes = bytes_in(&with_ends(text, end), page, is_marked)?;
            Some((format, format!("{format} {name} {end} {is_marked}"), bytes))
        },
    )
}

#[test]
fn what_is_not_changed_comes_out_in_the_same_bytes() {
    let mut count = 0;
    for (format, name, bytes) in files() {
        let written = again(format, &bytes, &|_, _| {});
        assert!(
            written == bytes,
            "{name}\n{:?}\n{:?}",
            String::from_utf8_lossy(&written),
            String::from_utf8_lossy(&bytes)
        );
        count += 1;
    }
    assert!(count > 100, "{count}");
}

#[test]
fn one_change_leaves_all_other_bytes_as_they_were() {
    for (format, name, bytes) in files() {
        for which in 0..2 {
            let changed = again(format, &bytes, &|number, game| {
                if number == which {
                    let first = game.tree.next(Tree::ROOT).unwrap();
                    // The first letters beyond ASCII in a game of SGF are declared as well.
                    let text = if format == "sgf" && which == 1 { "ok" } else { "да" };
                    game.tree.remarks_mut(first).comments.push(text.to_owned());
                }
            });
            let (gone, come) = between(&bytes, &changed);
            assert!(
                gone <= 8 && (1..=60).contains(&come),
                "{name} {which}: {gone} {come}\n{:?}\n{:?}",
                String::from_utf8_lossy(&bytes),
                String::from_utf8_lossy(&changed)
            );
        }
    }
}

#[test]
fn what_is_found_is_put_right_in_its_place() {
    for (text, mended) in [
        ("[Event  A]\n[White \"B\"]\n\n1.e4 {c}  e5 1-0\n", "[Event \"A\"]\n[White \"B\"]\n\n1.e4 {c}  e5 1-0\n"),
        ("[White  \"B\"]\n\n1.e4 rubbish e5 {c}  2.Nf3\n*", "[White  \"B\"]\n\n1.e4 e5 {c}  2.Nf3\n*"),
        ("[White  \"B\"]\n\n1.e4  e5 {c}  2.Qh9 Nc6 3. Nf3 {d}\n*\n\n", "[White  \"B\"]\n\n1.e4  e5 {c}\n*\n\n"),
        ("1.e4  (1. d5 Nf6) e5 (1... c5 2. Kf8 d6 {c}) 2.Nf3 *", "1.e4 e5 (1... c5) 2.Nf3 *"),
        ("1.e2-e4  e5 2.Ng1-f3 {c}  Nc6 *", "1.e4  e5 2.Nf3 {c}  Nc6 *"),
        ("1.e4  e5 2.Кf3 {конь}  Кc6 3.Сb5 a6 4.0-0 *", "1.e4  e5 2.Nf3 {конь}  Nc6 3.Bb5 a6 4.0-0 *"),
        ("[Result  \"won\"]\n\n1.e4  e5 1-0", "[Result \"1-0\"]\n\n1.e4  e5 1-0"),
        ("[Result  \"1-0\"]\n\n1.e4  e5 0-1", "[Result \"0-1\"]\n\n1.e4  e5 0-1"),
        ("1.e4  e5 (1... c5 2.Nf3  {c} *", "1.e4  e5 (1... c5 2.Nf3  {c} *)"),
        ("1.e4  e5) 2.Nf3  {c} *", "1.e4  e5 2.Nf3  {c} *"),
        (
            "[FEN   \"4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1\"]\n\n1.O-O   {c} *",
            "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1.O-O   {c} *",
        ),
    ] {
        let read = pgn::games(text.as_bytes()).next().unwrap().unwrap();
        assert!(!read.findings.is_empty(), "{text}");
        assert_eq!(pgn::write(&read.game.unwrap()), mended, "{text}: {:?}", read.findings);
    }
    for (text, mended) in [
        (
            "[White A]\n[GameType   \"25\"]\n\n1.c3-d4!  f6-g5\n2-0",
            "[White \"A\"]\n[GameType   \"25\"]\n\n1.c3-d4!  f6-g5\n2-0",
        ),
        (
            "[GameType   \"25\"]\n\n1.c3-d4!  f6xg5 {c}  2. b2-c3 *",
            "[GameType   \"25\"]\n\n1.c3-d4!  f6-g5 {c}  2. b2-c3 *",
        ),
        (
            "[GameType   \"25\"]\n\n1.c3-d4!  f6-g5 {c}  2. b2-h8 a7-b6 *",
            "[GameType   \"25\"]\n\n1.c3-d4!  f6-g5 {c} *",
        ),
    ] {
        let read = pdn::games(text.as_bytes(), None).next().unwrap().unwrap();
        assert!(!read.findings.is_empty(), "{text}");
        assert_eq!(pdn::write(&read.game.unwrap()), mended, "{text}: {:?}", read.findings);
    }
}

#[test]
fn a_text_in_utf_16_names_no_other_encoding() {
    let text = "(;GM[4]CA[UTF-16]PB[Синев];B[hh])";
    let bytes = bytes_in(text, Charset::named(b"utf-16le").unwrap(), true).unwrap();
    assert_eq!(again("sgf", &bytes, &|_, _| {}), bytes);
    let source = Decoder::new(&bytes[..]).with_own_ends();
    let games = SgfSource::new(source, Variations::Keep).written_in(wide_of(&bytes).unwrap(), true);
    let games: Vec<Game> = games.map(|read| read.unwrap().game).collect();
    assert_eq!(games[0].tag("Black"), Some("Синев"));
    let written = golos_rules::renju::exchange::write_sgf(&games);
    assert_eq!(written, "(;GM[4]CA[UTF-8]PB[Синев];B[hh])\n");
    // A page that lacks a letter of what is new is given up, and the game says so.
    let page = Charset::named(b"windows-1251").unwrap();
    let bytes = page.encode("(;GM[4]CA[windows-1251]PB[Синев];B[hh])").unwrap();
    let changed = again("sgf", &bytes, &|_, game| game.set_tag("White", "中村"));
    assert_eq!(String::from_utf8(changed).unwrap(), "(;GM[4]CA[UTF-8]PB[Синев]PW[中村];B[hh])");
    let changed = again("sgf", &bytes, &|_, game| game.set_tag("White", "Бо"));
    assert_eq!(changed, page.encode("(;GM[4]CA[windows-1251]PB[Синев]PW[Бо];B[hh])").unwrap());
}
