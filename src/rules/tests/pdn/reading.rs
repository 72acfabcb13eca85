//! Files as they are: what is read of them, and what is said of what is wrong.

use super::{fixture, games, read};
use golos_rules::draughts::{Reason, Variant, pdn};
use golos_rules::movetext::{Extent, Location, Problem, Read};
use golos_rules::tree::{Game, NodeId, Remarks, Score, Step};
use golos_rules::{IllegalReason, Side};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// The moves in full notation.
fn moves(game: &Game) -> String {
    let step = |(before, _, step): (golos_rules::Position, NodeId, &Step)| match step {
        Step::Move(mv) => before.full(mv),
        Step::Null => "--".to_owned(),
        Step::SetUp { made, .. } => format!("/{}/", made.as_deref().unwrap_or_default()),
    };
    game.plies().map(step).collect::<Vec<_>>().join(" ")
}

/// What is said of a move of the game itself, from 0.
fn said(game: &Game, ply: usize) -> &Remarks {
    game.tree.remarks(game.tree.main_line().nth(ply).expect("a move"))
}

#[test]
fn games_are_read_as_they_are_written() {
    let (russian, brazilian, international) = (Variant::RUSSIAN, Variant::BRAZILIAN, Variant::INTERNATIONAL);
    let expected = [
        ("Кубок двора", russian, 8, Some(Score::White)),
        ("Padded with blanks", international, 18, Some(Score::Draw)),
        ("Leading zeros, ranges, a closing dot", international, 4, None),
        ("From a site", brazilian, 16, Some(Score::Black)),
        ("Said of moves", russian, 11, Some(Score::White)),
        ("Numbers wrong or missing", russian, 10, Some(Score::Draw)),
        ("Short notation, no sign, other signs", russian, 10, Some(Score::White)),
        ("Long and short captures, two ways round", russian, 1, None),
        ("All three ways", russian, 1, Some(Score::White)),
        ("Black begins, a king is made", russian, 3, None),
        ("An unlawful move stood", russian, 7, Some(Score::BothLost)),
        ("Without play", international, 0, Some(Score::BothLost)),
        ("Without moves", russian, 0, Some(Score::White)),
        ("Giveaway", Variant::GIVEAWAY, 3, None),
        ("Numbers on 64 squares", russian, 6, None),
    ];
    let games = games(&fixture("oddities.pdn"));
    assert_eq!(games.len(), expected.len() + 2);
    for (game, (event, variant, plies, score)) in games.iter().zip(expected) {
        let told = (game.tag("Event"), game.variant(), game.moves(), game.result);
        assert_eq!(told, (Some(event), variant.into(), plies, score));
    }
    for (game, first) in games.iter().skip(expected.len()).zip(["e3-f4 d6-c5", "c3-b4 f6-e5"]) {
        assert_eq!((moves(game).as_str(), &game.tags[..]), (first, &[][..]));
    }
}

#[test]
fn moves_are_the_same_in_every_notation() {
    let games = games(&fixture("oddities.pdn"));
    let moves_of = |event| moves(games.iter().find(|game| game.tag("Event") == Some(event)).expect("the game"));
    for (event, expected) in [
        ("Numbers wrong or missing", "c3-d4 b6-a5 g3-f4 c7-b6 f4-g5 f6:h4 d4-e5 d6:f4 e3:g5 h6:f4"),
        ("Short notation, no sign, other signs", "c3-d4 f6-g5 d4-e5 d6:f4 g3:e5 b6-c5 h2-g3 a7-b6 e3-d4 c5:e3"),
        ("Leading zeros, ranges, a closing dot", "45-40 1-6 40-34 2-8"),
        ("All three ways", "d2:h6:f8:c5:a7"),
        ("Black begins, a king is made", "g3-h2 a1:c3 h2-g1"),
        ("An unlawful move stood", "c3-d4 b6-a5 /e3-e5/ d6:f4 g3:e5 f6:d4 c3:e5"),
        ("Numbers on 64 squares", "e3-f4 d6-c5 c3-b4 f6-g5 b4:d6 c7:e5"),
    ] {
        assert_eq!(moves_of(event), expected, "{event}");
    }
}

#[test]
fn what_is_said_of_moves_is_kept() {
    let games = games(&fixture("oddities.pdn"));
    let game = games.iter().find(|game| game.tag("Event") == Some("Said of moves")).expect("the game");
    assert_eq!(game.tag("White"), Some("Robin \"Red\" Breast"));
    assert_eq!(game.tag("Annotator"), Some("Jay \"the judge\""));
    let glyphs: Vec<&[u16]> = game.tree.main_line().map(|id| &game.tree.remarks(id).glyphs[..]).collect();
    assert_eq!(glyphs[..6], [&[1][..], &[4, 4], &[5], &[3], &[], &[7]]);
    assert_eq!(glyphs[9], &[1, 10][..]);
    assert_eq!((said(game, 0).signs(), said(game, 2).signs()), ("!".to_owned(), "!?".to_owned()));
    assert_eq!(said(game, 2).comments, ["to the edge"]);
    assert_eq!(said(game, 3).comments, ["a comment over two lines"]);
    let fourth = game.tree.main_line().nth(3).expect("a move");
    // One within the other, both to the same move.
    let variations: Vec<NodeId> = game.tree.variations(fourth).collect();
    let [variation, _] = variations[..] else { panic!("two variations") };
    assert_eq!((game.tree.line(variation).count(), game.tree.remarks(variation).signs().as_str()), (3, "?!"));
    assert_eq!(game.tree.all().filter(|id| game.tree.remarks(*id).glyphs == [13]).count(), 1);
}

#[test]
fn clock_times_are_kept_as_times() {
    let games = games(&fixture("oddities.pdn"));
    let (first, second) = (said(&games[3], 0), said(&games[3], 1));
    assert_eq!((first.left, second.left), (Some(30_000), Some(29_500)));
    assert_eq!((&first.comments[..], &second.comments[..]), (&[][..], &["quick".to_owned()][..]));
}

#[test]
fn an_unlawful_move_that_stood_leaves_the_position_it_left() {
    let games = games(&fixture("oddities.pdn"));
    let game = games.iter().find(|game| game.tag("Event") == Some("An unlawful move stood")).expect("the game");
    let (before, _, step) = game.plies().nth(2).expect("a move");
    assert_eq!((step.mover(&before), step.after(&before).turn()), (Some(Side::White), Side::Black));
    assert!(matches!(step, Step::SetUp { made: Some(made), .. } if made == "e3-e5"));
}

#[test]
fn code_pages_and_line_ends_are_found_out() {
    let dos = &games(&fixture("dos.pdn"))[0];
    assert_eq!((dos.tag("White"), dos.tag("Event")), (Some("Одуд, Їжак"), Some("Line ends of DOS, a byte order mark")));
    assert_eq!(said(dos, 1).comments, ["first second"]);
    let cyrillic = &games(&fixture("cp1251.pdn"))[0];
    assert_eq!((cyrillic.tag("White"), cyrillic.tag("Black")), (Some("Їжак Є."), Some("Щегол Ґ.")));
    assert_eq!(said(cyrillic, 0).comments, ["сильный ход – №1"]);
    let latin = &games(&fixture("latin1.pdn"))[0];
    assert_eq!((latin.tag("White"), latin.tag("Event")), (Some("Müller, Jörg"), Some("Größe")));
}

/// Line, column, what was read there, and what is wrong with it.
type Expected = (u32, u32, &'static str, fn(&Problem) -> bool);

#[test]
fn what_is_wrong_is_found_where_it_stands() {
    let reads = read(&fixture("broken.pdn"), None);
    let found: Vec<_> = reads.iter().flat_map(|read| &read.findings).collect();
    let expected: [Expected; 15] = [
        (6, 25, "a7-b6", |p| *p == Problem::Illegal(IllegalReason::Draughts(Reason::MustCapture))),
        (12, 4, "d2:a7", |p| matches!(p, Problem::Ambiguous(moves) if moves.len() == 2)),
        (16, 19, "z9-d4", |p| matches!(p, Problem::Unread(_))),
        (18, 1, "0", |p| *p == Problem::GameType),
        (21, 1, "21,B,8,8,N1,0", |p| *p == Problem::GameType),
        (25, 1, "W:Wa2:Bb8", |p| matches!(p, Problem::Position(_))),
        (30, 10, "1-0", |p| *p == Problem::TwoResults { tag: Score::Black }),
        (32, 1, "won", |p| *p == Problem::Result),
        (38, 10, "1/2-1/2", |p| *p == Problem::AgainstBoard { board: Score::White }),
        (41, 10, "adjourned", |p| *p == Problem::Stray),
        (41, 31, ")", |p| *p == Problem::NoVariation),
        (42, 1, "[Event no quotes]", |p| matches!(p, Problem::TagForm { value } if value == "no quotes")),
        (43, 1, "Event", |p| *p == Problem::TagTwice),
        (45, 10, "(", |p| *p == Problem::OpenVariation),
        (48, 10, "{", |p| *p == Problem::OpenComment),
    ];
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (finding, (line, column, text, is_problem)) in found.into_iter().zip(expected) {
        assert_eq!((finding.place, finding.read.as_str()), (Location { line, column }, text));
        assert!(is_problem(&finding.problem), "{finding:?}");
    }
}

#[test]
fn a_game_that_breaks_off_is_kept_up_to_its_last_sound_move() {
    let reads = read(&fixture("broken.pdn"), None);
    let kept = |event: &str| {
        let is_it = |game: &Game| game.tag("Event") == Some(event);
        let read = reads.iter().find(|read| read.game.as_ref().is_some_and(is_it)).expect("the game");
        (read.extent, read.game.as_ref().map(moves).unwrap_or_default())
    };
    assert_eq!(kept("A move against the rules"), (Extent::BrokenOff, "c3-d4 b6-a5 d4-c5".to_owned()));
    assert_eq!(kept("No move, a light square"), (Extent::BrokenOff, "c3-d4 b6-a5".to_owned()));
    assert_eq!(kept("Words"), (Extent::Whole, "c3-d4 b6-a5".to_owned()));
    assert_eq!(kept("Behind the comment"), (Extent::Whole, "c3-d4 b6-a5".to_owned()));
    assert_eq!(reads.iter().filter(|read| read.game.is_some()).count(), 10);
}

#[test]
fn the_rules_asked_for_win_where_the_file_does_not_say() {
    let read_as = |text: &str, assumed| read(text.as_bytes(), assumed)[0].game.as_ref().map(Game::variant);
    let silent = "1. c3-d4 b6-a5 *";
    assert_eq!(read_as(silent, None), Some(Variant::RUSSIAN.into()));
    assert_eq!(read_as(silent, Some(Variant::GIVEAWAY)), Some(Variant::GIVEAWAY.into()));
    assert_eq!(read_as("[GameType \"26\"] 1. c3-d4 *", Some(Variant::GIVEAWAY)), Some(Variant::BRAZILIAN.into()));
    assert_eq!(read_as("1. 32-28 18-23 *", None), Some(Variant::INTERNATIONAL.into()));
    // A man that passes its last rank stays one and stops on b6 (U-III.3.8.3); a Russian king would go on (R-6.1.5.15).
    assert_eq!(read_as("[FEN \"W:Wf6,a1:Be7,c7,h8,e3\"] 1. f6xb6 *", None), Some(Variant::BRAZILIAN.into()));
}

#[test]
fn a_result_of_another_scale_is_no_move() {
    let scaled = "[Result \"4-6\"]\n[ResultFormat \"Delfts\"]\n1. 34-29 18-22 4-6\n\n[Result \"1-0\"]\n1. 32-28 *\n";
    assert_eq!(games(scaled.as_bytes()).iter().map(Game::moves).collect::<Vec<_>>(), [2, 1]);
}

#[test]
fn nothing_fills_the_memory() {
    let endless = "1. c3-d4 ".repeat(30_000) + &"(".repeat(30_000);
    let reads = read(endless.as_bytes(), None);
    assert_eq!(reads.len(), 1);
    assert!(reads[0].findings.len() <= 102 && reads[0].extent == Extent::BrokenOff);
    let deep = format!("1. c3-d4 {} b6-a5 {} *", "( 1. e3-d4 ".repeat(500), ")".repeat(500));
    let reads = read(deep.as_bytes(), None);
    assert!(reads[0].findings.iter().any(|finding| finding.problem == Problem::TooDeep));
    let comment = format!("1. c3-d4 {{{}}} *", "word ".repeat(10_000));
    assert_eq!(said(&games(comment.as_bytes())[0], 0).comments[0].len(), 49_999);
    // Nothing is kept of the line behind what is wrong in it, nor is it searched again from each sign.
    let reads = read("[]".repeat(32_000).as_bytes(), None);
    assert_eq!(reads.len(), 1);
    assert!(reads[0].findings.len() <= 102 && reads[0].findings.iter().all(|finding| finding.read == "[]"));
    let reads = read(&b"[Event\t\"without end".repeat(3_000), None);
    assert_eq!(reads[0].findings[0].read, "[Event\"without end[Event\"without end[Eve…");
    let signs = format!("1. c3-d4 (!)\n{} *", "(!?((".repeat(13_000) + "\n").repeat(20);
    let reads = read(signs.as_bytes(), None);
    let game = reads[0].game.as_ref().expect("the game");
    assert_eq!((reads.len(), said(game, 0).signs().as_str()), (1, "!"));
}

#[test]
fn a_game_that_was_cut_is_not_whole_however_much_else_is_wrong_in_it() {
    let strays = "words\n".repeat(150);
    let reads = read(format!("1. c3-d4 b6-a5\n{strays}{} *", "?".repeat(9) + &" $1".repeat(400_000)).as_bytes(), None);
    let too_long = |read: &Read| read.findings.iter().filter(|found| found.problem == Problem::TooLong).count();
    assert_eq!((reads[0].findings.len(), too_long(&reads[0]), reads[0].extent), (101, 1, Extent::BrokenOff));
    assert_eq!(reads[0].game.as_ref().map(moves).as_deref(), Some("c3-d4 b6-a5"));
}

/// What may befall a file.
#[derive(Clone, Debug)]
enum Mishap {
    Flip(Index, u8),
    Cut(Index),
    Double(Index, Index),
}

fn mishap() -> impl Strategy<Value = Mishap> {
    prop_oneof![
        4 => (any::<Index>(), any::<u8>()).prop_map(|(at, byte)| Mishap::Flip(at, byte)),
        1 => any::<Index>().prop_map(Mishap::Cut),
        1 => (any::<Index>(), any::<Index>()).prop_map(|(from, to)| Mishap::Double(from, to)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_damaged_file_is_read_and_written_all_the_same(
        name in select(vec!["oddities.pdn", "broken.pdn", "dos.pdn", "cp1251.pdn", "latin1.pdn"]),
        mishaps in proptest::collection::vec(mishap(), 1..12),
        assumed in select(vec![None, Some(Variant::RUSSIAN), Some(Variant::INTERNATIONAL), Some(Variant::GIVEAWAY)]),
    ) {
        let mut bytes = fixture(name);
        for mishap in mishaps {
            if bytes.is_empty() {
                break;
            }
            match mishap {
                Mishap::Flip(at, byte) => { let at = at.index(bytes.len()); bytes[at] ^= byte; }
                Mishap::Cut(at) => bytes.truncate(at.index(bytes.len())),
                Mishap::Double(from, to) => {
                    let (from, to) = (from.index(bytes.len()), to.index(bytes.len()));
                    let part = bytes[from.min(to)..from.max(to)].to_vec();
                    bytes.splice(from..from, part);
                }
            }
        }
        let lines = bytes.split_inclusive(|byte| matches!(byte, b'\n' | b'\r')).count();
        for read in read(&bytes, assumed) {
            for finding in &read.findings {
                prop_assert!((1..=lines).contains(&(finding.place.line as usize)), "{:?}", finding);
            }
            if let Some(game) = read.game {
                let again = super::read(pdn::write(&game).as_bytes(), None);
                prop_assert_eq!(again.len(), 1);
                let again = again[0].game.as_ref();
                prop_assert_eq!(again.map(Game::moves), Some(game.moves()));
                prop_assert_eq!(again.map(Game::end), Some(game.end()));
            }
        }
    }
}
