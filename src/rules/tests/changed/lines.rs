//! PGN and PDN.

use super::{Change, between, changed};
use golos_rules::chess::pgn;
use golos_rules::draughts::pdn;
use golos_rules::tree::{Game, Score};
use proptest::prelude::*;
use proptest::sample::{Index, select};

const PGN: &str = "[Event  \"Club\"]\r\n[White \"A\"]\r\n[Black \"Б\"]\r\n[Result \"1-0\"]\r\n\r\n{ Before }\r\n\
    1.e4! {[%clk 1:29:58]  best  by test}e5 $6\t(1...c5 {Sicilian} 2.Nf3 (2. c3 ; Alapin\r\n) d6) ( 1... e6 )\r\n\
    2.Qh5 ; a line to the end\r\n\r\nNc6 3.Bc4 {one}  {two} Nf6?? {[%emt 0:00:01] [%csl Gf7] a\r\nblunder} 4.Qxf7# 1-0\r\n\r\n";
const SHORT_PGN: &str = "[White \"A\"]\n[Result \"*\"]\n\n1. d4 *";
const BARE_PGN: &str = "1. Nf3 Nf6 2. c4\n   g6 {to be played} 3. Nc3  Bg7 4. e4 d6\n";
const PDN: &str = "[White \"A\"]\n[Black \"B\"]\n[GameType   \"25\"]\n[Result \"2-0\"]\n\n1.c3-d4!  {[%clk 0:59:30]} f6-g5 (1... d6-c5 \
    {sharper}  2.b2-c3)\n\n 2. b2-c3 {[%clk 0:59:00] {}  d6-c5  3.c3-b4 ?  2-0\n";
const NUMBERS: &str =
    "[GameType \"20\"]\n\n1. 32-28 18-23 2. 38-32   12-18 {here} ( 2... 13-18 ; there\n)\n3.31-27  7-12 1-1\n";

/// Games in odd forms, with what reads and writes them.
type Form = (&'static str, fn(&str) -> Option<Game>, fn(&Game) -> String, fn(&Game) -> String);

fn sound(read: Option<std::io::Result<golos_rules::movetext::Read>>) -> Option<Game> {
    let read = read?.ok()?;
    read.game.filter(|_| read.findings.is_empty())
}

fn read_pgn(text: &str) -> Option<Game> {
    sound(pgn::games(text.as_bytes()).next())
}

fn read_pdn(text: &str) -> Option<Game> {
    sound(pdn::games(text.as_bytes(), None).next())
}

const FORMS: [Form; 5] = [
    (PGN, read_pgn, pgn::write, pgn::rewrite),
    (SHORT_PGN, read_pgn, pgn::write, pgn::rewrite),
    (BARE_PGN, read_pgn, pgn::write, pgn::rewrite),
    (PDN, read_pdn, pdn::write, pdn::rewrite),
    (NUMBERS, read_pdn, pdn::write, pdn::rewrite),
];

fn any_change() -> impl Strategy<Value = Change> {
    let words = "[A-Za-zа-я ,.!]{0,20}[a-zя]( [a-z}]{1,12}){0,2}";
    prop_oneof![
        "[A-Za-zА-я\"\\\\ ]{1,12}[a-z]".prop_map(Change::SetTag),
        "[A-Za-zА-я ]{1,12}[a-z]".prop_map(Change::AddTag),
        words.prop_map(Change::Comment),
        Just(Change::NoComment),
        select(vec![vec![], vec![1], vec![14], vec![4, 16]]).prop_map(Change::Glyphs),
        (0..40_000_000_u64).prop_map(Change::Left),
        Just(Change::LastMove),
        Just(Change::AddMove),
        Just(Change::DropMove),
        Just(Change::AddVariation),
        Just(Change::DropVariation),
        select(vec![None, Some(Score::White), Some(Score::Draw)]).prop_map(Change::Result),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn only_the_change_differs(form in select(FORMS.to_vec()), change in any_change(), place: Index) {
        let (text, read, write, rewrite) = form;
        let old = read(text).expect("a sound game");
        prop_assert_eq!(write(&old), text);
        let Some(new) = changed(&old, &change, &|count| place.index(count)) else { return Ok(()) };
        let written = write(&new);
        // What is written is the changed game.
        let again = read(&written);
        let expected = rewrite(&new);
        if let Some(again) = &again {
            prop_assert_eq!(rewrite(again), expected.clone(), "{}", written);
        }
        // It stands in the text as it was, wherever strict text differs by no more than the change itself does.
        let (gone, come) = between(text.as_bytes(), written.as_bytes());
        let (strict_gone, strict_come) = between(rewrite(&old).as_bytes(), expected.as_bytes());
        if written != expected {
            prop_assert!(gone <= 2 * strict_gone + 40 && come <= 2 * strict_come + 40, "{change:?}\n{written}");
        }
        prop_assert!(written != expected || expected == text || is_rewritten(&new, read, rewrite), "{change:?}\n{written}");
    }
}

/// Whether a game can only be rewritten: then the strict form is read with a finding as well.
fn is_rewritten(game: &Game, read: fn(&str) -> Option<Game>, rewrite: fn(&Game) -> String) -> bool {
    read(&rewrite(game)).is_none_or(|again| rewrite(&again) != rewrite(game))
}

#[test]
fn changes_stand_where_they_belong() {
    for (change, expected) in [
        (Change::Comment("a".to_owned()), "[White \"A\"]\n[Result \"*\"]\n\n1. d4 {a} *"),
        (Change::Glyphs(vec![1]), "[White \"A\"]\n[Result \"*\"]\n\n1. d4 $1 *"),
        (Change::Result(Some(Score::Draw)), "[White \"A\"]\n[Result \"1/2-1/2\"]\n\n1. d4 1/2-1/2"),
        (Change::AddTag("B".to_owned()), "[White \"A\"]\n[Result \"*\"]\n[Annotator \"B\"]\n\n1. d4 *"),
        (Change::DropMove, "[White \"A\"]\n[Result \"*\"]\n\n*"),
    ] {
        let game = read_pgn(SHORT_PGN).unwrap();
        let new = changed(&game, &change, &|count| count - 1).unwrap();
        assert_eq!(pgn::write(&new), expected, "{change:?}");
    }
}
