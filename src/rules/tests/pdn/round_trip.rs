//! What is written is strict, and is read as what it was.

use super::{fixture, games, read};
use golos_rules::draughts::pdn::{rewrite, write};
use golos_rules::draughts::{Position, Variant};
use golos_rules::movetext::Extent;
use golos_rules::tree::{Game, NodeId, Remarks, Score, Step, Tree};
use golos_rules::{Move, Position as AnyPosition};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// What is said of a move.
#[derive(Clone, Debug)]
struct Said {
    choice: Index,
    remarks: Remarks,
    varies: bool,
}

fn said() -> impl Strategy<Value = Said> {
    let rarely = |strategy: &'static str| proptest::option::weighted(0.1, strategy);
    (
        any::<Index>(),
        select(vec![vec![], vec![], vec![], vec![1], vec![4], vec![5, 10]]),
        proptest::option::weighted(0.3, 0..40_000_000_u64),
        rarely("[a-zа-яё(\\[%]{1,9}( [a-z:;/\"\\\\]{1,12}){0,12}"),
        proptest::bool::weighted(0.1),
    )
        .prop_map(|(choice, glyphs, left, comment, varies)| Said {
            choice,
            remarks: Remarks { glyphs, left, comments: comment.into_iter().collect(), ..Remarks::default() },
            varies,
        })
}

/// A line of lawful moves; now and then with what else could have been played.
fn line(start: Position, said: &[Said]) -> Tree {
    let (mut tree, mut at, mut position) = (Tree::default(), Tree::ROOT, start);
    for said in said {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[said.choice.index(moves.len())].clone();
        let parent = at;
        at = tree.add(parent, Some(Step::Move(Move::Draughts(mv.clone()))));
        if said.remarks != Remarks::default() {
            *tree.remarks_mut(at) = said.remarks.clone();
        }
        if said.varies {
            tree.add(parent, Some(Step::Move(Move::Draughts(moves[0].clone()))));
        }
        position = position.play(&mv).expect("a legal move");
    }
    tree
}

fn any_game() -> impl Strategy<Value = Game> {
    let scores = vec![None, Some(Score::White), Some(Score::Black), Some(Score::Draw), Some(Score::BothLost)];
    let name = "[A-Za-zА-Яа-я\"\\\\'(){}\\[\\]][A-Za-zА-Яа-я\"\\\\'(){}\\[\\] ]{0,30}[a-z\"\\\\\\]]";
    (
        select(Variant::ALL.to_vec()),
        proptest::collection::vec(said(), 0..90),
        proptest::collection::vec(any::<Index>(), 0..60),
        select(scores),
        (name, name),
    )
        .prop_map(|(variant, said, before, score, (white, black))| {
            let step = |position: Position, choice: &Index| {
                let moves = position.legal_moves();
                let mv = if moves.is_empty() { None } else { moves.get(choice.index(moves.len())) };
                mv.and_then(|mv| position.play(mv).ok()).unwrap_or(position)
            };
            let start = before.iter().fold(Position::start(variant), step);
            let tags = [("White", white), ("Black", black)].map(|(name, value)| (name.to_owned(), value));
            let tree = line(start, &said);
            let mut game = Game::new(AnyPosition::Draughts(start));
            (game.tags, game.tree, game.result) = (tags.to_vec(), tree, score);
            game
        })
}

/// The game with each capture by what it leaves: of several routes that leave the same any one may be read.
fn essence(game: &Game, id: NodeId) -> Vec<String> {
    let position = game.position(id);
    let own = format!("{position:?} {:?}", game.tree.remarks(id));
    let children = game.tree.children(id).flat_map(|child| essence(game, child));
    std::iter::once(own).chain(children).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_game_that_was_written_is_read_as_it_was(game in any_game()) {
        let text = rewrite(&game);
        let reads = read(text.as_bytes(), None);
        prop_assert_eq!(reads.len(), 1, "{}", text);
        let again = reads[0].game.as_ref().expect("a game");
        prop_assert_eq!(reads[0].extent, Extent::Whole, "{}\n{:?}", text, reads[0].findings);
        prop_assert_eq!((again.variant(), again.start, again.result), (game.variant(), game.start, game.result));
        for side in ["White", "Black"] {
            prop_assert_eq!(again.tag(side), game.tag(side));
        }
        prop_assert_eq!(essence(again, Tree::ROOT), essence(&game, Tree::ROOT), "{}", text);
        prop_assert_eq!(rewrite(again), text.clone());
        prop_assert_eq!(write(again), text);
    }

    #[test]
    fn lines_of_moves_fit_and_moves_are_strict(game in any_game()) {
        let text = rewrite(&game);
        let (tags, moves) = text.split_once("\n\n").expect("a blank line");
        let names: Vec<&str> = tags.lines().filter_map(|line| line.strip_prefix('[')?.split(' ').next()).collect();
        prop_assert_eq!(&names[..7], &["Event", "Site", "Date", "Round", "White", "Black", "Result"]);
        prop_assert!(names.contains(&"GameType") || game.variant() == Variant::GIVEAWAY.into());
        prop_assert_eq!(names.contains(&"FEN"), game.start != game.variant().start());
        prop_assert!(moves.lines().all(|line| line.chars().count() <= 79), "{}", moves);
        prop_assert!(["*\n", "-0\n", "-1\n", "-2\n", "1/2\n"].iter().any(|end| moves.ends_with(end)));
    }
}

#[test]
fn captures_name_their_landings_only_where_they_must() {
    let written = |text: &str| {
        let game = rewrite(&games(text.as_bytes()).remove(0));
        game.lines().last().map(str::to_owned).unwrap_or_default()
    };
    for (game, line) in [
        ("[GameType \"25\"][FEN \"W:WKd2:Bb6,d6,f4,f6,g7\"] d2:h6:f8:c5:a7", "1. d2xh6xf8xc5xa7 *"),
        ("[GameType \"25\"][FEN \"W:We1:Bd2,b4,b6,d6,f4,f2\"] e1:c3:a5:c7:e5:g3:e1", "1. e1xe1 *"),
        ("[GameType \"25\"][FEN \"W:Wc3:Bd4,d6\"] c3:e5:c7", "1. c3xc7 *"),
        ("[GameType \"20\"][FEN \"B:W30,28:B14,45\"] 14-20 28-22", "1... 14-20 2. 28-22 *"),
    ] {
        assert_eq!(written(game), line);
    }
}

#[test]
fn strict_tags_are_made_of_what_files_have() {
    let text = games(&fixture("oddities.pdn")).iter().map(rewrite).collect::<Vec<_>>().join("\n");
    for line in [
        "[Event \"Кубок двора\"]",
        "[Date \"1950.??.??\"]",
        "[Date \"1996.01.13\"]",
        "[Round \"?\"]",
        "[Result \"1-1\"]",
        "[Result \"1/2-1/2\"]",
        "[GameType \"20,W,10,10,N2,0\"]",
        "[GameType \"25,W,8,8,A0,0\"]",
        "[GameType \"26,W,8,8,A0,0\"]",
        "[Variant \"giveaway\"]",
        "[FEN \"W:W41,42,43,44,45,K46:B1,2,3,4,K5\"]",
        "[White \"Robin \\\"Red\\\" Breast\"]",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}");
    }
    assert_eq!(games(text.as_bytes()).iter().map(rewrite).collect::<Vec<_>>().join("\n"), text);
}
