//! From home to a game of any discipline, and from a position that was set up: by lines and by the hand.

use golos::desk::{Config, Desk, Out};
use golos::files::Disk;
use golos::game::{Discipline, Phase};
use golos::input::CursorKey::{self, Confirm, Down, Drop, Pick, Right, Up};
use golos::profile::find_rules;
use golos::rules::Variant;
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};
use std::sync::Arc;

fn app(lang: Lang) -> Desk {
    let config = Config {
        lang,
        style: Style::spoken(lang),
        ears: Some(Subscription::All),
        folder: None,
        archive: Arc::new(Disk),
    };
    Desk::new(config, Arc::new(VirtualTime::default()))
}

fn written(out: Vec<Out>) -> Vec<String> {
    out.into_iter().map(|out| out.written).collect()
}

/// Types lines, and hands back what the last of them made shown.
fn typed(app: &mut Desk, lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| written(app.line(line))).last().unwrap_or_default()
}

fn pressed(app: &mut Desk, keys: &[CursorKey]) -> Vec<String> {
    keys.iter().map(|&key| written(app.hand(None, key))).last().unwrap_or_default()
}

#[test]
fn each_discipline_offers_its_own_controls_and_opens_in_its_latest_edition() {
    for (number, discipline, control, greeting) in [
        ("", Discipline::from(Variant::RUSSIAN), "30:00 plus 0:30 per move", "Russian draughts, rules of Russia."),
        ("2", Discipline::Draughts64, "30:00 plus 0:30 per move", "Draughts-64, rules of Russia."),
        (
            "brazilian draughts",
            Discipline::from(Variant::BRAZILIAN),
            "1:00:00 plus 0:20 per move",
            "Brazilian draughts, rules of Ukraine.",
        ),
        (
            "4",
            Discipline::from(Variant::INTERNATIONAL),
            "1:20:00 plus 1:00 per move",
            "International draughts, rules of Russia.",
        ),
        (
            "giveaway",
            Discipline::from(Variant::GIVEAWAY),
            "30:00 plus 0:30 per move",
            "Giveaway draughts, rules of Russia.",
        ),
    ] {
        let mut app = app(Lang::En);
        typed(&mut app, &["6"]);
        let echo = typed(&mut app, &[number]);
        assert!(echo[0].starts_with("Chosen: "), "{echo:?}");
        let controls = typed(&mut app, &["Ann, Bob"]);
        assert_eq!(controls.last().map(String::as_str), Some(format!("Press Enter for {control}.").as_str()));
        let mut opened = typed(&mut app, &["", "", "2"]);
        if [Discipline::Draughts64, Variant::BRAZILIAN.into()].contains(&discipline) {
            opened = typed(&mut app, &["3"]);
        }
        assert!(opened.iter().any(|line| line.starts_with(greeting) && line.contains(control)), "{opened:?}");
        let rules = &app.game().expect("a game").state().setup().rules;
        assert_eq!((Discipline::of(rules), &rules.id), (discipline, &find_rules(discipline.id()).unwrap().id));
    }
}

/// What is asked for behind the game.
const WHO_PLAYS: &str = "Who is playing? For example: Ann – blind, Boris. Press Enter for no names.";

#[test]
fn another_edition_is_chosen_by_number_or_by_id() {
    for answers in [&["10", "13"][..], &["10", "international-ua2026"], &["international-ua2026"]] {
        let mut app = app(Lang::En);
        typed(&mut app, &["1"]);
        let asked = typed(&mut app, answers);
        assert_eq!(asked, ["Chosen: International draughts, rules of Ukraine.", WHO_PLAYS], "{answers:?}");
    }
    let mut app = app(Lang::Uk);
    let editions = typed(&mut app, &["1", "10"]);
    assert_eq!(
        editions.iter().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count(),
        golos::profile::editions().len()
    );
    let refused = typed(&mut app, &["international-1905"]);
    let last = golos::profile::editions().len();
    assert_eq!(refused, [format!("Такої редакції немає: international-1905. Номер від 1 до {last} або позначення.")]);
}

#[test]
fn r_6_1_9_4_a_control_that_the_rules_do_not_name_is_played_and_said_once() {
    for (game, control, is_said) in [
        ("international", "15+5", false),
        ("international", "7+5", false),
        ("international", "3+2", true),
        ("russian", "7+5", false),
        ("russian", "15+5", true),
        ("russian-code", "11+3", false),
    ] {
        let mut app = app(Lang::En);
        let opened = typed(&mut app, &["1", game, "", control]);
        let said = opened.iter().filter(|line| line.starts_with("These rules do not list the time control ")).count();
        assert_eq!(said, usize::from(is_said), "{game} {control}: {opened:?}");
        assert_eq!(app.game().expect("a game").state().phase(), Phase::Ready);
        assert_eq!(typed(&mut app, &["start"]), ["Start. White to move."]);
    }
}

#[test]
fn a_position_is_set_up_by_lines_in_every_language() {
    for (lang, game, lines, echo, position) in [
        (Lang::En, "russian", &["white a1 c3 king d4", "black h8"][..], &["Black: h8."][..], "W:Wa1,c3,Kd4:Bh8"),
        (Lang::En, "international", &["w 31 k46", "black 5 6 king 20", "remove 6"], &["Empty: 6."], "W:W31,K46:B5,K20"),
        (Lang::Ru, "russian", &["белые: а1, с3; дамки: d4 (3)", "ход чёрных"], &["Ход чёрных."], "B:Wa1,c3,Kd4:B"),
        (Lang::Ru, "international", &["чёрные 5 6 дамка 20"], &["Чёрные: 5, 6; дамка 20."], "W:W:B5,6,K20"),
        (
            Lang::Uk,
            "russian",
            &["чорні c3", "чорні cl el"],
            &["Чорні: проста на останній горизонталі була б дамкою: c1, e1."],
            "W:W:Bc3",
        ),
        (Lang::Uk, "international", &["білі 6 26", "білі дамка 6"], &["Білі: дамка 6."], "W:WK6,26:B"),
        (Lang::En, "giveaway", &["white c3 black c3"], &["Black: c3."], "W:W:Bc3"),
        (Lang::En, "brazilian", &["w a1", "clear"], &["The board is empty."], "W:W:B"),
        // What cannot be placed changes nothing.
        (Lang::En, "russian", &["w a1", "w c3 b2 d5"], &["d5 is a light square."], "W:Wa1:B"),
        (Lang::En, "russian", &["w a1", "w 5"], &["No such square: 5."], "W:Wa1:B"),
        (Lang::En, "international", &["w 6", "w 51"], &["No such square: 51."], "W:W6:B"),
        (Lang::En, "russian", &["a1"], &["Which side? White or Black."], "W:W:B"),
    ] {
        let mut app = app(lang);
        typed(&mut app, &["4", game]);
        assert_eq!(typed(&mut app, lines), echo, "{lang}: {lines:?}");
        let wanted = find_rules(game).unwrap().variant.read_fen(position).unwrap();
        assert_eq!(app.set_up().expect("a set-up").position(), wanted, "{lang}: {lines:?}");
    }
}

#[test]
fn no_side_gets_more_pieces_than_it_begins_with() {
    for (game, most) in [("russian", 12), ("international", 20)] {
        let mut app = app(Lang::En);
        typed(&mut app, &["4", game, "start position", "remove 1"]);
        let square = if game == "russian" { "w d4" } else { "w 28" };
        assert_eq!(typed(&mut app, &[square]), [format!("Too many: White, at most {most}.")]);
    }
}

#[test]
fn the_hand_puts_one_piece_after_the_other_on_its_square() {
    for (game, up, pieces) in [("russian", "b2", "a1"), ("international", "41", "46")] {
        let mut app = app(Lang::En);
        typed(&mut app, &["4", game]);
        // A black man cannot stand on its last rank: it is passed over.
        for piece in ["white man", "white king", "black king"] {
            assert_eq!(pressed(&mut app, &[Pick]), [format!("{pieces}: {piece}.")]);
        }
        assert_eq!(pressed(&mut app, &[Drop, Pick, Pick, Pick]), [format!("{pieces}: black king.")]);
        assert_eq!(pressed(&mut app, &[Pick]), [format!("{pieces}: empty.")]);
        assert_eq!(pressed(&mut app, &[Up]), [format!("{up}: empty.")]);
        assert_eq!(pressed(&mut app, &[Down, Down]), ["Edge."]);
        assert_eq!(pressed(&mut app, &[Up, Pick]), [format!("{up}: white man.")]);
        assert_eq!(pressed(&mut app, &[Drop]), [format!("{up}: empty.")]);
        assert_eq!(app.cursor_name(None).as_deref(), Some(up));
    }
    // Of a side that is complete there is no more.
    let mut app = app(Lang::En);
    typed(&mut app, &["4", "russian", "start position"]);
    let keys = [Up, Up, Up, Pick];
    assert_eq!(pressed(&mut app, &keys), ["b4: empty."]);
    typed(&mut app, &["remove a1"]);
    assert_eq!(pressed(&mut app, &[Pick]), ["b4: white man."]);
    assert_eq!(pressed(&mut app, &[Right, Pick]), ["d4: empty."]);
}

#[test]
fn r_6_1_6_2a_done_reads_the_position_back_and_the_game_begins_from_it() {
    let mut app = app(Lang::Ru);
    let read = typed(&mut app, &["4", "international", "белые 32 дамка 46", "чёрные 19 20", "ход чёрных", "готово"]);
    assert_eq!(read[..4], ["Позиция готова.", "Белые: 32; дамка 46 (2).", "Чёрные: 19, 20 (2).", "Ход чёрных."]);
    assert!(read[4].starts_with("Кто играет?"), "{read:?}");
    // Whoever goes back finds the position as it was.
    typed(&mut app, &["выход", "убрать 20", "готово"]);
    typed(&mut app, &["Аня, Іван", "", "1", "2"]);
    assert_eq!(typed(&mut app, &["старт"]), ["Начали. Ход чёрных."]);
    let state = app.game().expect("a game").state();
    assert_eq!(state.position().fen(), "B:W32,K46:B19");
    assert_eq!(typed(&mut app, &["19-24"]), ["19 – 24"]);
}

#[test]
fn what_no_game_leads_to_is_refused_and_what_is_unusual_said() {
    let mut app = app(Lang::En);
    let refused = typed(&mut app, &["4", "russian", "white d8 e3"]);
    assert_eq!(refused, ["White: a man on the last rank would be a king: d8."]);
    assert_eq!(typed(&mut app, &["done"]).last().map(String::as_str), Some("There are no pieces on the board."));
    assert!(app.set_up().is_some(), "an empty board is no position");
    let read = typed(&mut app, &["white e3", "done"]);
    assert!(read.contains(&"Unusual: Black without pieces.".to_owned()), "{read:?}");
    let mut app = self::app(Lang::En);
    typed(&mut app, &["4", "russian"]);
    let blocked = typed(&mut app, &["white a5", "black b6 c7", "done"]);
    assert!(blocked.contains(&"Unusual: White to move has no legal move.".to_owned()), "{blocked:?}");
    assert_eq!(pressed(&mut app, &[Confirm]).first().map(String::as_str), Some("Which time control?"));
}

#[test]
fn chess_is_set_up_by_words_and_by_letters() {
    for (lang, lines, echo, position) in [
        (
            Lang::En,
            &["white king e1 queen d1 pawns a2 b2"][..],
            &["White: king e1; queen d1; pawns a2, b2."][..],
            "8/8/8/8/8/8/PP6/3QK3 w - - 0 1",
        ),
        (
            Lang::En,
            &["White: Ke1, Ra1, a2; Black: Kg8, Nf6", "remove a2 h8", "black to move"],
            &["Black to move."],
            "6k1/8/5n2/8/8/8/8/R3K3 b Q - 0 1",
        ),
        (Lang::En, &["w Ke1", "remove e1 e2"], &["Empty: e1, e2."], "8/8/8/8/8/8/8/8 w - - 0 1"),
        (
            Lang::Ru,
            &["белые Крe1 Фd1 Кb1"],
            &["Белые: король e1; ферзь d1; конь b1."],
            "8/8/8/8/8/8/8/1N1QK3 w - - 0 1",
        ),
        (
            Lang::Uk,
            &["чорні король е8, тури а8 h8, пішаки a7 b2"],
            &["Чорні: король e8; тури a8, h8; пішаки a7, b2."],
            "r3k2r/p7/8/8/8/8/1p6/8 w kq - 0 1",
        ),
        (
            Lang::Ru,
            &["белые пешки a7 b8"],
            &["Белые: пешка не может стоять на крайней горизонтали: b8."],
            "8/8/8/8/8/8/8/8 w - - 0 1",
        ),
        (
            Lang::En,
            &["w Ke1 Qd1 a2 b2 c2 d2 e2 f2 g2 h2", "w Qd3"],
            &["White: more promoted pieces than missing pawns."],
            "8/8/8/8/8/8/PPPPPPPP/3QK3 w - - 0 1",
        ),
        // What cannot be changes nothing.
        (Lang::En, &["w Ke1", "w Kd4 Qd5"], &["Only one king: White."], "8/8/8/8/8/8/8/4K3 w - - 0 1"),
        (
            Lang::En,
            &["w a2 b2 c2 d2 e2 f2 g2 h2 a3"],
            &["Too many pawns: White, at most 8."],
            "8/8/8/8/8/8/8/8 w - - 0 1",
        ),
        (Lang::En, &["start position", "b Qd4"], &["Too many: Black, at most 16."], START),
        (Lang::En, &["w Ke9"], &["No such square: Ke9."], "8/8/8/8/8/8/8/8 w - - 0 1"),
        (Lang::En, &["Ke1"], &["Which side? White or Black."], "8/8/8/8/8/8/8/8 w - - 0 1"),
    ] {
        let mut app = app(lang);
        typed(&mut app, &["4", "chess"]);
        assert_eq!(typed(&mut app, lines), echo, "{lang}: {lines:?}");
        assert_eq!(app.set_up().expect("a set-up").position().fen(), position, "{lang}: {lines:?}");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn ch_3_8_2_1_the_rights_to_castle_are_said_and_what_no_game_leads_to() {
    for (lines, said) in [
        (
            &["w Ke1 Ra1 Rh1 b Ke8 Rh8", "done"][..],
            &["Castling assumed: White, short, long.", "Castling assumed: Black, short."][..],
        ),
        (&["w Ke1 Ra8 b Ke8 Ra1", "done"], &["Both kings are in check. A game cannot start like this."]),
        (&["w Ke1 Qd1 b Kd8", "done"], &["Black is in check but not to move. A game cannot start like this."]),
        (&["w Kh1 b Kf2 Qg2", "done"], &["Unusual: White to move has no legal move."]),
        (&["w Ke1", "done"], &["No king: Black. A game needs both."]),
    ] {
        let mut app = app(Lang::En);
        typed(&mut app, &["4", "chess"]);
        let heard = typed(&mut app, lines);
        for line in said {
            assert!(heard.iter().any(|heard| heard == line), "{line}: {heard:?}");
        }
        assert_eq!(
            app.set_up().is_none(),
            !said[0].starts_with("No king") && !said[0].contains("in check"),
            "{lines:?}"
        );
    }
}

#[test]
fn a_game_of_chess_begins_from_the_position_that_was_set_up() {
    let mut app = app(Lang::Ru);
    let read = typed(&mut app, &["4", "chess", "белые Крe1 Лh1 e7", "чёрные Крa8 a7", "готово"]);
    assert_eq!(
        read[..5],
        [
            "Позиция готова.",
            "Белые: король e1; ладья h1; пешка e7 (3).",
            "Чёрные: король a8; пешка a7 (2).",
            "Ход белых.",
            "Право на рокировку: белые, короткая."
        ]
    );
    typed(&mut app, &["Аня", "Иван", "60+30s", "", "2"]);
    typed(&mut app, &["старт"]);
    // A promotion asks for the piece alone.
    let asked = typed(&mut app, &["e7-e8"]);
    assert_eq!(asked, ["Назовите новую фигуру: ферзь, ладья, слон, конь."]);
    typed(&mut app, &["конь"]);
    let state = app.game().expect("a game").state();
    assert_eq!(state.board().fen(), "k3N3/p7/8/8/8/8/8/4K2R b K - 0 1");
}

#[test]
fn the_hand_puts_the_pieces_of_chess_and_the_stones_of_renju() {
    let mut app = app(Lang::En);
    typed(&mut app, &["4", "chess"]);
    // No pawn stands on the first rank.
    let pieces = ["knight", "bishop", "rook", "queen", "king"];
    for (side, man) in ["white", "black"].into_iter().flat_map(|side| pieces.map(|man| (side, man))) {
        assert_eq!(pressed(&mut app, &[Pick])[0], format!("a1: {side} {man}."));
    }
    // The king stands on a1: there is no second one.
    pressed(&mut app, &[Right]);
    let around: Vec<String> = (0..10).flat_map(|_| pressed(&mut app, &[Pick])).collect();
    assert_eq!(around.last().map(String::as_str), Some("b1: empty."));
    assert!(around.iter().any(|said| said == "b1: white king."), "{around:?}");
    assert!(!around.iter().any(|said| said == "b1: black king."), "{around:?}");

    let mut app = self::app(Lang::En);
    typed(&mut app, &["4", "renju"]);
    assert_eq!(app.cursor_name(None).as_deref(), Some("h8"));
    let heard: Vec<String> = (0..3).flat_map(|_| pressed(&mut app, &[Pick])).collect();
    assert_eq!(heard, ["h8: black stone.", "h8: white stone.", "h8: empty."]);
    assert_eq!(pressed(&mut app, &[Up, Pick]), ["h9: black stone."]);
    assert_eq!(pressed(&mut app, &[Drop]), ["h9: empty."]);
}

#[test]
fn r_9_2_4_1_stones_are_set_up_and_their_number_tells_whose_turn_it_is() {
    for (lang, lines, echo, position) in [
        (Lang::En, &["black h8 h9, white i9"][..], &["Black: h8, h9.", "White: j9."][..], "b:h8,h9 w:j9"),
        (Lang::En, &["black h8 h9, white i9", "white to move"], &["White to move."], "b:h8,h9 w:j9"),
        (Lang::En, &["black to move", "black h8"], &["Black: h8."], "b:h8 turn:b"),
        (Lang::Ru, &["чёрные: h8, к9; белые: i9", "убрать h8"], &["Пусто: h8."], "b:k9 w:j9"),
        (Lang::Uk, &["білі p15 чорні a1", "b"], &BOARD_UK, "b:a1 w:p15"),
        (Lang::En, &["black q1"], &["No such point: q1."], ""),
        (Lang::En, &["h8"], &["Which side? White or Black."], ""),
    ] {
        let mut app = app(lang);
        typed(&mut app, &["4", "renju"]);
        let heard = typed(&mut app, lines);
        assert_eq!(heard, echo, "{lang}: {lines:?}");
        assert_eq!(app.set_up().expect("a set-up").position().fen(), position, "{lang}: {lines:?}");
    }
}

const BOARD_UK: [&str; 3] = ["15-та горизонталь: білий p15.", "1-ша горизонталь: чорний a1.", "Решта порожня."];

#[test]
fn renju_begins_from_stones_that_were_set_up() {
    let mut app = app(Lang::En);
    let read = typed(&mut app, &["4", "renju", "black h8 h9 white j9", "done"]);
    assert_eq!(read[..4], ["Position ready.", "Black: h8, h9 (2).", "White: j9 (1).", "White to move."]);
    assert!(app.set_up().is_none());
    let mut app = self::app(Lang::En);
    let read = typed(&mut app, &["4", "renju", "black h8 h9 h10 h11 h12", "done"]);
    assert!(read.iter().any(|said| said == "Unusual: the game is already over in this position."), "{read:?}");
}

#[test]
fn only_what_is_not_finished_is_offered_to_go_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    for (from, to) in [("v1-chess.ron", "2026-01-01_finished.ron"), ("v1-chess-open.ron", "2026-01-02_open.ron")] {
        std::fs::copy(format!("fixtures/journal/{from}"), folder.path().join(to)).expect("a fixture");
    }
    let config = |folder: &std::path::Path| Config {
        lang: Lang::En,
        style: Style::written(Lang::En),
        ears: None,
        folder: Some(folder.to_owned()),
        archive: Arc::new(Disk),
    };
    let offered = |typed_line: &str| {
        let mut desk = Desk::new(config(folder.path()), Arc::new(VirtualTime::default()));
        let shown = typed(&mut desk, &[typed_line]);
        shown.into_iter().filter(|line| line.contains("2026")).collect::<Vec<_>>()
    };
    // Behind its name stands the day on which the file was written last, which is the day of the copy.
    let named = "2026-01-02_open: Anna – Boris, chess, in progress, half-moves: 9, ";
    let offered_alone = offered("2");
    assert_eq!(offered_alone.len(), 2, "{offered_alone:?}");
    assert!(offered_alone[0].starts_with(&format!("1. {named}")), "{offered_alone:?}");
    assert!(offered_alone[1].starts_with(&format!("Press Enter for {named}")), "{offered_alone:?}");
    assert_eq!(offered("3").len(), 3);
    std::fs::remove_file(folder.path().join("2026-01-02_open.ron")).expect("a file");
    let mut desk = Desk::new(config(folder.path()), Arc::new(VirtualTime::default()));
    assert!(typed(&mut desk, &["2"]).contains(&"No unfinished games.".to_owned()));
}
