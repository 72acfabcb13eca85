//! SGF.

use super::{Change, between, changed};
use golos_rules::renju::exchange::{Variations, read_sgf, rewrite, write_sgf};
use golos_rules::tree::{Game, Score};
use proptest::prelude::*;
use proptest::sample::{Index, select};

const SGFS: [&str; 4] = [
    "(;GM[4]FF[3] SZ[15]\nPB[Anna]PW [B]\n  C[ all of it ];B[hh]WL[9]TR[aa] [bb]N[name]\n;W[ig]\n(;B[hg]C[x]ZZ[p:q\\]r]\n ;W[gg])\n(;B[gg]BL[599.25]))\n",
    "(;GM[4]SZ[15]CA[windows-1251]PB[A];B[hh];W[ig];B[hg])",
    "( ;GM[4] ; B[hh] ; W[ig]C[one]\n ; B[jf] ( ; W[aa] ( ;B[bb] ) (;B[cc]) ) (;W[dd];B[ee];W[ff]) )",
    "(;GM[4]SZ[15];Black[hh](;White[ig]))",
];

fn any_change() -> impl Strategy<Value = Change> {
    prop_oneof![
        "[A-Za-zА-я\"\\\\\\]]{1,12}[a-z]".prop_map(Change::SetTag),
        "[A-Za-zА-яёї,.\\]\\[: ]{0,20}[a-zя]".prop_map(Change::Comment),
        Just(Change::NoComment),
        (0..40_000_000_u64).prop_map(Change::Left),
        Just(Change::LastMove),
        Just(Change::AddMove),
        Just(Change::DropMove),
        Just(Change::AddVariation),
        Just(Change::DropVariation),
        select(vec![None, Some(Score::White), Some(Score::Draw)]).prop_map(Change::Result),
    ]
}

fn read(text: &str) -> Option<Game> {
    read_sgf(text.as_bytes(), Variations::Keep).ok()?.pop()
}

fn write(game: &Game) -> String {
    write_sgf(std::slice::from_ref(game))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn only_the_change_differs(text in select(SGFS.to_vec()), change in any_change(), place: Index) {
        let old = read(text).expect("a game");
        let text = write(&old);
        let Some(new) = changed(&old, &change, &|count| place.index(count)) else { return Ok(()) };
        let (written, expected) = (write(&new), rewrite(&new));
        prop_assert_eq!(rewrite(&read(&written).expect("a game")), expected.clone(), "{}", written);
        let (gone, come) = between(text.as_bytes(), written.as_bytes());
        let (strict_gone, strict_come) = between(rewrite(&old).as_bytes(), expected.as_bytes());
        // Beyond that it only says that it is UTF-8, at its head.
        let head = if written.contains("CA[UTF-8]") && !text.contains("CA[UTF-8]") { text.len() } else { 40 };
        prop_assert!(gone <= 2 * strict_gone + head && come <= 2 * strict_come + head + 9, "{change:?}\n{text}\n{written}");
        prop_assert!(written != expected, "{change:?}\n{written}");
    }
}

#[test]
fn changes_stand_where_they_belong() {
    let text = "( ;GM[4] PB[A]\n ; B[hh] ; W[ig] C[one] )";
    for (change, expected) in [
        (Change::Comment("x".to_owned()), "( ;GM[4] PB[A]\n ; B[hh] ; W[ig] C[x] )\n"),
        (Change::Comment("ё".to_owned()), "( ;CA[UTF-8]GM[4] PB[A]\n ; B[hh] ; W[ig] C[ё] )\n"),
        (Change::NoComment, "( ;GM[4] PB[A]\n ; B[hh] ; W[ig]  )\n"),
        (Change::Left(9_000), "( ;GM[4] PB[A]\n ; B[hh] ; W[ig] C[one]WL[9] )\n"),
        (Change::AddVariation, "( ;GM[4] PB[A]\n ; B[hh] (; W[ig] C[one])(;W[ao]) )\n"),
        (Change::Result(Some(Score::Draw)), "( ;GM[4] PB[A]RE[Draw]\n ; B[hh] ; W[ig] C[one] )\n"),
        (Change::DropMove, "( ;GM[4] PB[A]\n ; B[hh] )\n"),
    ] {
        let new = changed(&read(text).unwrap(), &change, &|count| count - 1).unwrap();
        assert_eq!(write(&new), expected, "{change:?}");
    }
}
