//! Games in PGN: what is read, what is said of what is wrong and where, and that all comes back as it was written.

use golos_rules::chess::{Position, Reason, Role, Square, pgn};
use golos_rules::movetext::{Extent, Problem, Read};
use golos_rules::tree::{Game, NodeId, Remarks, Score, ShapeKind, Step, Tree};
use golos_rules::{IllegalReason, Impossible, Move, Position as AnyPosition, Side};
use proptest::prelude::*;
use proptest::sample::{Index, select};

const TWO: &str = "\u{feff}[Event \"Club \\\"A\\\"\"]\r\n[Site \"?\"]\r\n[White \"Шевченко\"]\r\n[Black \"B\"]\r\n\
    [Result \"1-0\"]\r\n\r\n{Before} 1. e4! {[%clk 1:29:58] best by test} e5 $6 (1... c5 {Sicilian} 2. Nf3 (2. c3) d6)\r\n\
    2.Qh5 ; a line to the end ( { }\r\n\r\nNc6 3. Bc4 Nf6?? {[%emt 0:00:01] a\r\nblunder} 4. Qxf7# 1-0\r\n\r\n\
    % escaped\r\n[Event \"960\"]\r\n[Variant \"Chess960\"]\r\n\
    [FEN \"4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 9\"]\r\n\r\n9. 0-0 1/2-1/2\r\n";

fn all(text: &[u8]) -> Vec<Read> {
    pgn::games(text).collect::<Result<_, _>>().expect("a source")
}

/// The one game of a text, and what is wrong with it.
#[track_caller]
fn one(text: &str) -> (Game, Vec<Problem>) {
    let mut reads = all(text.as_bytes());
    assert_eq!(reads.len(), 1, "{text}: {reads:?}");
    let read = reads.remove(0);
    let problems = read.findings.into_iter().map(|finding| finding.problem).collect();
    (read.game.unwrap_or_else(|| panic!("{text}")), problems)
}

/// The moves of a line from a place on, with variations in brackets.
fn line(game: &Game, first: NodeId) -> String {
    let mut written = Vec::new();
    for id in game.tree.line(first) {
        let before = game.position(game.tree.parent(id).unwrap_or(Tree::ROOT));
        written.push(match game.tree.step(id) {
            Some(Step::Move(mv)) => before.short(mv, Default::default()),
            Some(Step::Null) => "--".to_owned(),
            Some(Step::SetUp { .. }) | None => "?".to_owned(),
        });
        written.extend(game.tree.variations(id).map(|variation| format!("({})", line(game, variation))));
    }
    written.join(" ")
}

fn moves(game: &Game) -> String {
    game.tree.next(Tree::ROOT).map(|first| line(game, first)).unwrap_or_default()
}

fn said(game: &Game, ply: usize) -> &Remarks {
    game.tree.remarks(game.tree.main_line().nth(ply).expect("a move"))
}

#[test]
fn games_are_read_with_all_that_is_said() {
    let reads = all(TWO.as_bytes());
    assert!(reads.iter().all(|read| read.findings.is_empty()), "{reads:?}");
    let games: Vec<Game> = reads.into_iter().filter_map(|read| read.game).collect();
    let [first, second] = games.as_slice() else { panic!("{} games", games.len()) };
    assert_eq!(first.tag("Event"), Some("Club \"A\""));
    assert_eq!(first.tag("White"), Some("Шевченко"));
    assert_eq!(moves(first), "e4 e5 (c5 Nf3 (c3) d6) Qh5 Nc6 Bc4 Nf6 Qxf7#");
    assert_eq!(
        (&first.tree.remarks(Tree::ROOT).comments[..], first.result),
        (&["Before".to_owned()][..], Some(Score::White))
    );
    let e4 = said(first, 0);
    assert_eq!(
        (e4.left, &e4.comments[..], &e4.glyphs[..]),
        (Some(5_398_000), &["best by test".to_owned()][..], &[1][..])
    );
    assert_eq!((said(first, 1).left, &said(first, 1).glyphs[..]), (None, &[6][..]));
    assert_eq!(said(first, 2).comments, ["a line to the end ( { }"]);
    let blunder = said(first, 5);
    assert_eq!(
        (blunder.spent, &blunder.comments[..], &blunder.glyphs[..]),
        (Some(1_000), &["a blunder".to_owned()][..], &[4][..])
    );
    assert_eq!((moves(second).as_str(), second.result), ("O-O", Some(Score::Draw)));
}

#[test]
fn names_and_comments_of_older_code_pages_are_read() {
    for (name, bytes) in [
        ("Карлсен, ход", &b"\xca\xe0\xf0\xeb\xf1\xe5\xed, \xf5\xee\xe4"[..]),
        ("Ivkov, Nuño", b"Ivkov, Nu\xf1o"),
        ("Карлсен", b"\x8a\xa0\xe0\xab\xe1\xa5\xad"),
    ] {
        let text = [b"[White \"", bytes, b"\"]\r\r1. e4 {", bytes, b"} *\r"].concat();
        let mut games = pgn::games(text.as_slice());
        let game = games.next().unwrap().unwrap().game.unwrap();
        assert_eq!((game.tag("White"), &said(&game, 0).comments[..]), (Some(name), &[name.to_owned()][..]));
        assert!(games.charset().is_some());
    }
}

#[test]
fn what_was_not_changed_is_written_as_it_was_read() {
    let texts: Vec<String> = all(TWO.as_bytes()).iter().map(|read| pgn::write(read.game.as_ref().unwrap())).collect();
    assert_eq!(texts.concat(), TWO.trim_start_matches('\u{feff}'));
    let mut game = all(TWO.as_bytes()).remove(0).game.unwrap();
    game.set_tag("Round", "3");
    let text = pgn::write(&game);
    assert!(text.contains("[Round \"3\"]\r\n") && text.contains("\r\n2.Qh5 ; a line to the end ( { }\r\n"), "{text}");
    game.tree.remarks_mut(Tree::ROOT).comments.push("More".to_owned());
    assert!(
        pgn::write(&game).contains("\n{Before} {More} 1. e4! {[%clk 1:29:58] best by test} e5 $6"),
        "{}",
        pgn::write(&game)
    );
}

#[test]
fn what_is_written_anew_is_read_back() {
    for game in all(TWO.as_bytes()).into_iter().filter_map(|read| read.game) {
        let written = pgn::rewrite(&game);
        let (again, problems) = one(&written);
        assert_eq!((problems, &again.tree, again.result), (vec![], &game.tree, game.result), "{written}");
        assert_eq!(pgn::rewrite(&again), written);
        assert!(written.lines().all(|line| line.chars().count() < 80), "{written}");
    }
    let first = pgn::rewrite(&all(TWO.as_bytes())[0].game.clone().unwrap());
    assert!(
        first.starts_with("[Event \"Club \\\"A\\\"\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"),
        "{first}"
    );
}

/// What is typed into a comment or a tag cannot break the file.
#[test]
fn nothing_said_breaks_the_file() {
    let mut game = Game::new(AnyPosition::Chess(Position::start()));
    game.tags.push(("White".to_owned(), "a\"]\n[Black \"b\\".to_owned()));
    game.tree = Tree::of_moves([Move::Chess(Position::start().legal_moves()[0])]);
    let id = game.tree.next(Tree::ROOT).unwrap();
    *game.tree.remarks_mut(id) =
        Remarks { comments: vec!["} 1-0\n\n[Event \"x\"]".to_owned()], left: Some(1_100), ..Remarks::default() };
    let (again, _) = one(&pgn::write(&game));
    assert_eq!(said(&again, 0).comments, ["} 1-0 [Event \"x\"]"]);
    assert_eq!(said(&again, 0).left, Some(1_100));
    assert_eq!(again.tag("White"), Some("a\"] [Black \"b\\"));
}

#[test]
fn a_fault_ends_the_line_in_which_it_stands() {
    let illegal = |reason| Problem::Illegal(IllegalReason::Chess(reason));
    for (movetext, line, problem, sound, result) in [
        ("1. e4 e5\n2. Nf6 1-0", 7, illegal(Reason::NoneReaches(Role::Knight)), "e4 e5", "1-0"),
        ("1. e4 hello e5 *", 6, Problem::Stray, "e4 e5", "*"),
        ("1. e4 e5 2. Ke2\nKe7 3. xyz1", 7, Problem::Stray, "e4 e5 Ke2 Ke7", "*"),
        ("1. e4 (1. d4 d5\n", 6, Problem::OpenVariation, "e4 (d4 d5)", "*"),
        ("1. e4 ) e5 *", 6, Problem::NoVariation, "e4 e5", "*"),
        ("(1. e4) 1. d4 *", 6, Problem::EarlyVariation, "d4", "*"),
        ("1. e4 {open\n\n", 6, Problem::OpenComment, "e4", "*"),
        ("1. e4 } e5 *", 6, Problem::Stray, "e4 e5", "*"),
        ("1. e4 (1. Ke2 e5) e5 1-0", 6, illegal(Reason::OwnPiece(Square::E2)), "e4 e5", "1-0"),
        (
            "1. e4 e5 (1... e6 2. Ke3 d5 (2... c5)) (1... c5) 2. Nf3 0-1",
            6,
            illegal(Reason::NoneReaches(Role::King)),
            "e4 e5 (e6) (c5) Nf3",
            "0-1",
        ),
    ] {
        let text = format!("[Event \"a\"]\n\n1. d4 *\n\n[Event \"b\"]\n{movetext}\n\n[Event \"c\"]\n\n1. c4 1-0\n");
        let reads = all(text.as_bytes());
        let [_, read, last] = reads.as_slice() else { panic!("{movetext}: {reads:?}") };
        let [finding] = read.findings.as_slice() else { panic!("{movetext}: {:?}", read.findings) };
        let is_same = match (&finding.problem, &problem) {
            (Problem::Unread(_), Problem::Stray) => true,
            (found, wanted) => found == wanted,
        };
        assert!(is_same, "{movetext}: {finding:?}");
        assert_eq!(finding.place.line, line, "{movetext}");
        let game = read.game.as_ref().unwrap();
        assert_eq!((moves(game).as_str(), game.result.map_or("*", Score::chess)), (sound, result), "{movetext}");
        assert_eq!(last.game.as_ref().and_then(|game| game.tag("Event")), Some("c"));
    }
}

#[test]
fn moves_are_read_as_people_and_programs_write_them() {
    for (movetext, read) in [
        ("1. e4 e5 2. Nf3 Nc6 ({Threat} 2... -- 3. Nxe5) 3. Bb5 *", "e4 e5 Nf3 Nc6 (-- Nxe5) Bb5"),
        ("1. e4 Z0 2. d4 @@@@ 3. -- *", "e4 -- d4 -- --"),
        ("1.e4\nc5 2.Nf3\nNc6 *", "e4 c5 Nf3 Nc6"),
        ("1. e4 += e5 =+ 2. Nf3 +- Nc6-+ *", "e4 e5 Nf3 Nc6"),
        ("1. e4 e5 2. Nf3 (2. f4 {gambit}) ( 2. Nc3 ) *", "e4 e5 Nf3 (f4) (Nc3)"),
        ("1. e4 ; best by test\ne5 *", "e4 e5"),
        ("1. e4 e5 ; cf. Tal 1-0\n\n2. Nf3 Nc6 *", "e4 e5 Nf3 Nc6"),
    ] {
        let (game, problems) = one(movetext);
        assert_eq!((moves(&game).as_str(), problems), (read, vec![]), "{movetext}");
    }
    let (game, _) = one("1. e4 e5 2. Nf3 Nc6 ({Threat} 2... -- 3. Nxe5) ({only words}) 3. Bb5 *");
    let threat = game.tree.variations(game.tree.main_line().nth(3).unwrap()).next().unwrap();
    assert_eq!(game.tree.remarks(threat).before, ["Threat"]);
    assert_eq!(said(&game, 3).comments, ["only words"]);
    for (fen, movetext, read) in [
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "1. a7a8q *", "a8=Q+"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "1. a8(Q) *", "a8=Q+"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "1. a8Q+ *", "a8=Q+"),
    ] {
        let (game, problems) = one(&format!("[FEN \"{fen}\"]\n\n{movetext}"));
        assert_eq!(moves(&game), read, "{movetext}");
        assert!(matches!(problems[..], [Problem::Form { count: 1, .. }]), "{problems:?}");
    }
}

#[test]
fn results_are_read_in_any_form() {
    for (tag, end, score, problems) in [
        ("½-½", "½-½", Some(Score::Draw), vec![]),
        ("1/2", "1/2", Some(Score::Draw), vec![]),
        ("1-0", "1–0", Some(Score::White), vec![]),
        ("*", "0-1", Some(Score::Black), vec![]),
        ("+-", "*", Some(Score::White), vec![]),
        ("-+", "0-1", Some(Score::Black), vec![]),
        ("=", "1/2", Some(Score::Draw), vec![]),
        ("0.5-0.5", "0.5-0.5", Some(Score::Draw), vec![]),
        ("0,5-0,5", "½-½", Some(Score::Draw), vec![]),
        ("+:-", "1:0", Some(Score::White), vec![]),
        ("1-0", "+/- 1-0", Some(Score::White), vec![]),
        ("1-0", "1/2-1/2", Some(Score::Draw), vec![Problem::TwoResults { tag: Score::White }]),
        ("won", "*", None, vec![Problem::Result]),
    ] {
        let (game, found) = one(&format!("[Result \"{tag}\"]\n\n1. e4 e5 {end}\n"));
        assert_eq!((game.result, game.moves(), found), (score, 2, problems), "{tag} {end}");
    }
    // Without a move there is nothing that the sign could judge.
    for (sign, score) in [("+-", Score::White), ("-+", Score::Black), ("=", Score::Draw), ("+:-", Score::White)] {
        let (game, found) = one(&format!("[White \"A\"]\n\n{sign}\n"));
        assert_eq!((game.result, found), (Some(score), vec![]), "{sign}");
        assert_eq!(one("1. e4 e5 +-\n").0.result, None);
    }
    let (_, found) = one("1. f3 e5 2. g4 Qh4# 1-0\n");
    assert_eq!(found, [Problem::AgainstBoard { board: Score::Black }]);
}

#[test]
fn games_without_moves_are_games() {
    let text = "[Event \"A\"]\n[White \"W1\"]\n[Result \"1-0\"]\n\n[Event \"A\"]\n[White \"W3\"]\n\n1. e4 e5 1-0\n\
                [Round \"1\"]\n[White \"W4\"]\n[Round \"2\"]\n[White \"W5\"]\n\n1-0 {forfeit}\n\n{next} 1. d4 *\n";
    let games: Vec<(Option<String>, usize, Option<Score>)> = all(text.as_bytes())
        .into_iter()
        .filter_map(|read| read.game)
        .map(|game| (game.tag("White").map(str::to_owned), game.moves(), game.result))
        .collect();
    let game = |white: &str, moves, result| (Some(white.to_owned()), moves, result);
    let expected = [
        game("W1", 0, Some(Score::White)),
        game("W3", 2, Some(Score::White)),
        game("W4", 0, None),
        game("W5", 0, Some(Score::White)),
        (None, 1, None),
    ];
    assert_eq!(games, expected);
}

#[test]
fn tags_are_read_as_they_stand() {
    let (game, problems) = one("[Event \"a\"] [White \"b\"] 1. e4 *");
    assert_eq!((game.tag("White"), game.moves(), problems), (Some("b"), 1, vec![]));
    let (game, problems) = one("[Event \"Ugra Cup \\\"]\n[White Carlsen]\n[White \"B\"]\n1. e4 *");
    assert_eq!((game.tag("Event"), game.tag("White"), game.moves()), (Some("Ugra Cup \\"), Some("Carlsen"), 1));
    assert!(
        matches!(problems[..], [Problem::TagForm { .. }, Problem::TagForm { .. }, Problem::TagTwice]),
        "{problems:?}"
    );
    for variant in ["Standard", "Classical", "From Position"] {
        let (game, problems) = one(&format!("[Variant \"{variant}\"]\n[Setup \"1\"]\n\n1. e4 *"));
        assert_eq!((game.moves(), problems), (1, vec![]));
        let written = pgn::rewrite(&game);
        assert!(written.contains(&format!("[Variant \"{variant}\"]")) && !written.contains("Setup"), "{written}");
    }
    let reads = all(b"[Variant \"Atomic\"]\n\n1. e4 *\n");
    assert_eq!((reads[0].extent, &reads[0].findings[0].problem), (Extent::Nothing, &Problem::OtherGame));
}

#[test]
fn the_letters_of_other_languages_are_known_by_the_whole_game() {
    for (movetext, letters) in [
        ("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сxc6 dxc6 5. O-O Фd6 *", "Кр Ф Л С К"),
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Dd6 *", "K D T L S"),
        ("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fxc6 dxc6 5. O-O Dd6 *", "R D T F C"),
        ("1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 a6 4. ♗xc6 dxc6 5. O-O ♛d6 *", "♔♕♖♗♘"),
    ] {
        let (game, problems) = one(movetext);
        assert_eq!(moves(&game), "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd6", "{movetext}");
        assert_eq!(problems, [Problem::Letters { letters }], "{movetext}");
    }
    let (game, problems) = one("1. e4 e5 2. Nf3 Nc6 3. Bb6 *");
    assert_eq!((game.moves(), problems.len()), (4, 1));
}

/// The letters of king, queen, rook, bishop and knight in Russian, Ukrainian, German, French, Spanish, Italian, Dutch and Polish,
/// and the figurines.
const LETTERS: [[&str; 5]; 9] = [
    ["Кр", "Ф", "Л", "С", "К"],
    ["Кр", "Ф", "Т", "С", "К"],
    ["K", "D", "T", "L", "S"],
    ["R", "D", "T", "F", "C"],
    ["R", "D", "T", "A", "C"],
    ["R", "D", "T", "A", "C"],
    ["K", "D", "T", "L", "P"],
    ["K", "H", "W", "G", "S"],
    ["♔", "♕", "♖", "♗", "♘"],
];

#[test]
fn what_a_pawn_becomes_is_read_in_every_form_and_language() {
    let latin = ["K", "Q", "R", "B", "N"];
    for letters in LETTERS.iter().chain([&latin, &["♚", "♛", "♜", "♝", "♞"]]) {
        for (becomes, plain) in letters.iter().zip(latin).skip(1) {
            for form in
                ["a8=X", "a8X", "a8(X)", "a8/X", "a8=(X)", "a7-a8X", "a7a8=X"].map(|form| form.replace('X', becomes))
            {
                let (game, problems) = one(&format!("[FEN \"8/P6k/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. {form} *"));
                assert_eq!(moves(&game), format!("a8={plain}"), "{form}: {problems:?}");
            }
        }
        let game = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Qd6 6. Re1 Ke7 *";
        let own: String = game
            .chars()
            .map(|letter| {
                let place = latin.iter().position(|other| other.starts_with(letter));
                place.map_or(letter.to_string(), |place| letters[place].to_owned())
            })
            .collect();
        assert_eq!(moves(&one(&own).0), "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd6 Re1 Ke7", "{own}");
    }
}

#[test]
fn castling_check_and_mate_are_read_as_people_write_them() {
    for castling in ["0-0", "O-O", "o-o", "О-О", "0–0", "O—O", "0-0!", "0-0?!", "00", "OO", "0-0 !", "O-O+-"] {
        let (game, problems) = one(&format!("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. {castling} *"));
        assert_eq!(moves(&game), "e4 e5 Nf3 Nc6 Bb5 a6 O-O", "{castling}: {problems:?}");
    }
    let queenside = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    for castling in ["0-0-0", "O-O-O", "o-o-o", "О-О-О", "0–0–0", "000", "0-0-0!!"] {
        let (game, problems) = one(&format!("[FEN \"{queenside}\"]\n\n1. {castling} *"));
        assert_eq!(moves(&game), "O-O-O", "{castling}: {problems:?}");
    }
    for mate in [
        "Qh4#",
        "Qh4mate",
        "Qh4 mate",
        "Qh4++",
        "Qh4 ++",
        "Qh4+",
        "Qh4 +",
        "Qh4ch",
        "Qh4 ch",
        "Qh4 ch.",
        "Qh4 #",
        "Qh4×",
        "Qh4 мат",
        "Qh4‡",
        "Qh4, mate",
        "Qd8-h4 mate",
    ] {
        let (game, problems) = one(&format!("1. f3 e5 2. g4 {mate} 0-1"));
        assert_eq!(moves(&game), "f3 e5 g4 Qh4#", "{mate}: {problems:?}");
        assert_eq!(game.result, Some(Score::Black));
    }
}

#[test]
fn needless_rights_of_a_position_are_left_out_and_told() {
    let (game, problems) = one("[FEN \"4k3/8/8/8/8/8/8/4K2R w KQkq e3 0 1\"]\n\n1. O-O *");
    assert_eq!((moves(&game).as_str(), problems), ("O-O", vec![Problem::Castling, Problem::EnPassant]));
}

#[test]
fn ch_3_9_2_no_game_begins_with_a_king_in_check_that_is_not_to_move() {
    for (turn, sound) in [("w", false), ("b", true)] {
        let reads = all(format!("[FEN \"4k3/8/8/8/8/8/4R3/4K3 {turn} - - 0 1\"]\n\n*\n").as_bytes());
        assert_eq!(reads[0].game.is_some(), sound);
        let check = Problem::Impossible(Impossible::Check(Side::Black));
        assert_eq!(reads[0].findings.first().map(|finding| finding.problem.clone()), (!sound).then_some(check));
    }
}

#[test]
fn squares_and_arrows_are_shapes() {
    let (game, problems) = one("1. e4 {[%csl Rd5,Ge4][%cal Ge2e4] centre [%eval 0.3]} *");
    let remarks = said(&game, 0);
    assert_eq!((problems, &remarks.comments[..]), (vec![], &["centre [%eval 0.3]".to_owned()][..]));
    let kinds: Vec<(bool, Option<char>)> =
        remarks.shapes.iter().map(|shape| (shape.kind == ShapeKind::Square, shape.colour)).collect();
    assert_eq!(kinds, [(true, Some('R')), (true, Some('G')), (false, Some('G'))]);
    let written = pgn::rewrite(&game);
    assert!(written.contains("{[%csl Rd5,Ge4] [%cal Ge2e4] centre [%eval 0.3]}"), "{written}");
}

#[test]
fn commands_that_are_not_known_here_keep_their_place_before_the_clock() {
    let (game, problems) = one("1. e4 {[%eval 0.2] [%clk 0:10:00]} e5 {[%eval 0.1] [%clk 0:09:58] best} *");
    assert_eq!(problems, vec![]);
    let written = pgn::rewrite(&game);
    assert!(written.contains("{[%eval 0.2] [%clk 0:10:00]}"), "{written}");
    assert!(written.contains("{[%clk 0:09:58] [%eval 0.1] best}"), "{written}");
}

/// A source without end is read as far as is asked for; of a game that is too long the beginning is kept.
#[test]
fn games_are_streamed_and_bounded() {
    let endless: Vec<u8> = std::iter::repeat_n("1. e4 e5 1/2-1/2\n\n".as_bytes(), 100_000).flatten().copied().collect();
    assert_eq!(
        pgn::games(endless.as_slice())
            .take(3)
            .filter(|read| read.as_ref().is_ok_and(|read| read.game.is_some()))
            .count(),
        3
    );
    let long = format!("1. e4 e5 {{{}}} 2. d4 Nf6 1-0\n\n1. d4 *\n", "a".repeat(1 << 20));
    let reads = all(long.as_bytes());
    let kept: Vec<String> = reads.iter().filter_map(|read| read.game.as_ref()).map(moves).collect();
    assert_eq!((kept, reads[0].extent), (vec!["e4 e5".to_owned(), "d4".to_owned()], Extent::BrokenOff));
    assert!(reads[0].findings.iter().any(|finding| finding.problem == Problem::TooLong), "{:?}", reads[0].findings);
    assert_eq!(all(b"").len() + all(b"\n\n \n").len(), 0);
}

/// What one game holds takes time as its length: ten times as much takes about ten times as long.
#[test]
fn time_grows_with_the_length_of_a_game() {
    for part in ["(1. d4) ", "}", "[A \"b\"]\n", "{c} ", "$1 ", "( ", "[", "\\\"] ", "; c\n", "1. ", "-- "] {
        let text = format!("1. e4 {}", part.repeat((1 << 20) / part.len() - 10));
        let started = std::time::Instant::now();
        let _ = all(text.as_bytes());
        assert!(started.elapsed().as_secs() < 20, "{part}: {:?}", started.elapsed());
    }
}

fn any_game() -> impl Strategy<Value = Game> {
    let ply = (
        any::<Index>(),
        any::<Index>(),
        0..6_u8,
        select(vec![vec![], vec![1], vec![3, 16], vec![146]]),
        proptest::option::weighted(0.3, 0..50_000_000_u64),
        proptest::option::weighted(0.2, "[a-zа-я(){;%$!0-9.\"\\\\]{1,12}( [a-z)(]{1,9}){0,12}"),
    );
    (
        proptest::collection::vec(ply, 0..80),
        select(vec![None, Some(Score::White), Some(Score::Black), Some(Score::Draw)]),
    )
        .prop_map(|(plies, result)| {
            let mut game = Game::new(AnyPosition::Chess(Position::start()));
            game.result = result;
            let mut ends = vec![Tree::ROOT];
            for (end, choice, kind, glyphs, left, comment) in plies {
                let at = if kind == 0 { ends[end.index(ends.len())] } else { *ends.last().unwrap() };
                let position = game.position(at);
                let moves = position.playable_moves();
                let step = match moves.get(choice.index(moves.len().max(1))) {
                    Some(mv) if kind != 1 => Step::Move(mv.clone()),
                    _ => Step::Null,
                };
                let (id, is_new) = game.tree.enter(at, step);
                if is_new {
                    let comments: Vec<String> = comment.into_iter().map(|text| text.replace('{', "(")).collect();
                    let remarks = Remarks { glyphs, left, comments, ..Remarks::default() };
                    if !remarks.is_empty() {
                        *game.tree.remarks_mut(id) = remarks;
                    }
                }
                ends.push(id);
            }
            game
        })
}

/// Every place with what is said of it, in the order of the tree.
fn essence(game: &Game, id: NodeId) -> Vec<String> {
    let own = format!("{:?} {:?}", game.tree.step(id), game.tree.remarks(id));
    let children = game.tree.children(id).flat_map(|child| essence(game, child)).collect::<Vec<_>>();
    [vec![own, "[".to_owned()], children, vec!["]".to_owned()]].concat()
}

/// Games that are written plainly, with comments and variations or without.
const PLAIN: [&str; 5] = [
    "[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 {well} (1... c5 2. Nf3 (2. c3)) 2. Nf3 $1 1-0\n",
    "1. f3 e5 2. g4 Qh4# 0-1\n",
    "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n[Result \"*\"]\n\n1. a8=Q+ Kd7 2.Qd5+ *\n",
    "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 9\"]\n\n9. O-O Kd7 10. Rbd1+ 1/2-1/2\n",
    "1. Nf3 Nf6 2. Nc3 d5 3. d4 e6 4. Ne5 Bb4 5. Bg5 O-O 6. Qd3 b6 7. O-O-O Bxc3 1/2-1/2\n",
];

/// How many moves the reader finds, where it is one game in which nothing is wrong.
fn sound_moves(text: &[u8]) -> Option<usize> {
    let reads: Vec<Read> = pgn::games(text).collect::<Result<_, _>>().ok()?;
    let [read] = reads.as_slice() else { return None };
    let is_sound = read.findings.is_empty() && read.extent == Extent::Whole;
    read.game.as_ref().filter(|_| is_sound).map(Game::moves)
}

#[test]
fn what_is_plain_is_judged_as_the_reader_reads_it() {
    for game in PLAIN {
        let found = pgn::Plain::default().moves(game.as_bytes());
        assert!(found.is_some(), "{game}");
        assert_eq!(found, sound_moves(game.as_bytes()), "{game}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    /// Whatever is done to a game: what counts as plain is sound to the reader, with as many moves.
    #[test]
    fn what_is_plain_is_sound_to_the_reader(
        which in 0..PLAIN.len(),
        changes in prop::collection::vec((any::<Index>(), "[-x:0-9a-hKQNO .+#=\\[\\]\"{}()!?*;%/$\n\r\t]?"), 0..3),
    ) {
        let mut game = PLAIN[which].as_bytes().to_vec();
        for (place, text) in changes {
            let at = place.index(game.len());
            game.splice(at..=at, text.bytes());
        }
        if let Some(moves) = pgn::Plain::default().moves(&game) {
            prop_assert_eq!(Some(moves), sound_moves(&game), "{}", String::from_utf8_lossy(&game));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Any tree that is written is read as the same tree.
    #[test]
    fn a_tree_that_was_written_is_read_as_it_was(game in any_game()) {
        let written = pgn::write(&game);
        let reads = all(written.as_bytes());
        prop_assert_eq!(reads.len(), 1, "{}", written);
        let again = reads[0].game.as_ref().expect("a game");
        prop_assert!(reads[0].extent == Extent::Whole, "{}\n{:?}", written, reads[0].findings);
        prop_assert_eq!(essence(again, Tree::ROOT), essence(&game, Tree::ROOT), "{}", written);
        prop_assert_eq!(pgn::rewrite(again), written);
    }

    /// Whatever happens to a file: no panic, and what is read is sound.
    #[test]
    fn mutated_files_never_panic(
        edits in prop::collection::vec((0usize..TWO.len(), prop::sample::select(b"[]{}();$%\"\\\n\r *10-=#ab8NQxO\xff".to_vec())), 0..12),
        cut in 0usize..TWO.len(),
        is_cut in any::<bool>(),
    ) {
        let mut bytes = TWO.as_bytes().to_vec();
        for (place, byte) in edits {
            bytes[place] = byte;
        }
        if is_cut {
            bytes.truncate(cut);
        }
        for read in pgn::games(bytes.as_slice()).map_while(Result::ok) {
            let Some(game) = read.game else { continue };
            let written = pgn::rewrite(&game);
            let again = all(written.as_bytes());
            prop_assert!(again.len() == 1, "{written}\n{again:?}");
            let again = again[0].game.as_ref().expect("a game");
            prop_assert_eq!(essence(again, Tree::ROOT), essence(&game, Tree::ROOT), "{}", written);
        }
    }
}
