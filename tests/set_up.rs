//! From home to a game of any discipline, and from a position that was set up: by lines and by the hand.

use golos::game::{Discipline, Phase};
use golos::input::HandKey::{self, Confirm, Down, Drop, Pick, Right, Up};
use golos::profile::{RULES, find_rules};
use golos::shell::{App, Config, Out, VirtualTime};
use golos::speech::Ears;
use golos::wording::{Lang, Style};
use std::rc::Rc;

fn app(lang: Lang) -> App {
    let config = Config { lang, style: Style::spoken(lang), ears: Some(Ears::All), folder: None };
    App::new(config, Rc::new(VirtualTime::default()))
}

fn written(out: Vec<Out>) -> Vec<String> {
    out.into_iter().map(|out| out.written).collect()
}

/// Types lines, and hands back what the last of them made shown.
fn typed(app: &mut App, lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| written(app.line(line))).last().unwrap_or_default()
}

fn pressed(app: &mut App, keys: &[HandKey]) -> Vec<String> {
    keys.iter().map(|&key| written(app.hand(None, key))).last().unwrap_or_default()
}

#[test]
fn each_discipline_offers_its_own_controls_and_opens_in_its_latest_edition() {
    for (number, discipline, control, greeting) in [
        ("", Discipline::Russian, "30:00 plus 0:30 a move", "Russian draughts, rules of Russia."),
        ("2", Discipline::Draughts64, "30:00 plus 0:30 a move", "Draughts-64, rules of Russia."),
        (
            "brazilian draughts",
            Discipline::Brazilian,
            "1:00:00 plus 0:20 a move",
            "Brazilian draughts, rules of Ukraine.",
        ),
        ("4", Discipline::International, "1:20:00 plus 1:00 a move", "International draughts, rules of Russia."),
        ("giveaway", Discipline::Giveaway, "30:00 plus 0:30 a move", "Giveaway draughts, rules of Russia."),
    ] {
        let mut app = app(Lang::En);
        typed(&mut app, &["1"]);
        let echo = typed(&mut app, &[number]);
        assert!(echo[0].starts_with("Chosen: "), "{echo:?}");
        let controls = typed(&mut app, &["Ann", "Bob"]);
        assert_eq!(controls.last().map(String::as_str), Some(format!("Enter alone: {control}.").as_str()));
        let mut opened = typed(&mut app, &["", "", "2"]);
        if matches!(discipline, Discipline::Draughts64 | Discipline::Brazilian) {
            opened = typed(&mut app, &["3"]);
        }
        assert!(opened.iter().any(|line| line.starts_with(greeting) && line.contains(control)), "{opened:?}");
        let rules = &app.game().expect("a game").state().setup().rules;
        assert_eq!((Discipline::of(rules), &rules.id), (discipline, &find_rules(discipline.id()).unwrap().id));
    }
}

#[test]
fn another_edition_is_chosen_by_number_or_by_id() {
    for answers in [&["9", "11"][..], &["9", "international-ua2026"], &["international-ua2026"]] {
        let mut app = app(Lang::En);
        typed(&mut app, &["1"]);
        let asked = typed(&mut app, answers);
        assert_eq!(asked, ["Chosen: International draughts, rules of Ukraine.", "White's name?"], "{answers:?}");
    }
    let mut app = app(Lang::Uk);
    let editions = typed(&mut app, &["1", "9"]);
    assert_eq!(editions.iter().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count(), RULES.len());
    let refused = typed(&mut app, &["international-1905"]);
    assert!(refused[0].starts_with("Немає такого профілю: international-1905. Є: russian-2022, "), "{refused:?}");
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
        let opened = typed(&mut app, &["1", game, "", "", control, "", "1"]);
        let said = opened.iter().filter(|line| line.starts_with("Not among the controls of these rules: ")).count();
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
        (Lang::Ru, "international", &["чёрные 5 6 дамка 20"], &["Чёрные: 5, 6; дамки: 20."], "W:W:B5,6,K20"),
        (
            Lang::Uk,
            "russian",
            &["чорні cl el"],
            &["Чорні: c1, e1.", "Незвично: чорні, прості на останній горизонталі: c1, e1."],
            "W:W:Bc1,e1",
        ),
        (Lang::Uk, "international", &["білі 1 26", "білі дамка 1"], &["Білі: дамки: 1."], "W:WK1,26:B"),
        (
            Lang::En,
            "giveaway",
            &["white a1 black a1"],
            &["Black: a1.", "Unusual: Black, men on the last rank: a1."],
            "W:W:Ba1",
        ),
        (Lang::En, "brazilian", &["w a1", "clear"], &["The board is empty."], "W:W:B"),
        // What cannot be placed changes nothing.
        (Lang::En, "russian", &["w a1", "w c3 b2 d5"], &["d5 is a light square."], "W:Wa1:B"),
        (Lang::En, "russian", &["w a1", "w 5"], &["No such square: 5."], "W:Wa1:B"),
        (Lang::En, "international", &["w 5", "w 51"], &["No such square: 51."], "W:W5:B"),
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
        for piece in ["white man", "white king", "black man"] {
            assert_eq!(pressed(&mut app, &[Pick])[0], format!("{pieces}: {piece}."));
        }
        assert_eq!(
            pressed(&mut app, &[Drop, Pick, Pick, Pick]).last().map(String::as_str),
            Some(format!("Unusual: Black, men on the last rank: {pieces}.").as_str())
        );
        assert_eq!(pressed(&mut app, &[Pick]), [format!("{pieces}: black king.")]);
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
    assert_eq!(read[..4], ["Позиция готова.", "Белые: 32; дамки: 46 (2).", "Чёрные: 19, 20 (2).", "Ход чёрных."]);
    assert_eq!(read[4], "Кто играет белыми?");
    // Whoever goes back finds the position as it was.
    typed(&mut app, &["выход", "убрать 20", "готово"]);
    typed(&mut app, &["Аня", "Іван", "", "1", "2"]);
    assert_eq!(typed(&mut app, &["старт"]), ["Начали. Ход чёрных."]);
    let state = app.game().expect("a game").state();
    assert_eq!(state.position().fen(), "B:W32,K46:B19");
    assert_eq!(typed(&mut app, &["19-24"]), ["19 – 24"]);
}

#[test]
fn what_no_game_leads_to_is_said_and_may_be_played() {
    let mut app = app(Lang::En);
    let read = typed(&mut app, &["4", "russian", "white d8 e3", "black a1 h6", "done"]);
    for line in ["Unusual: White, men on the last rank: d8.", "Unusual: Black, men on the last rank: a1."] {
        assert!(read.iter().any(|said| said == line), "{read:?}");
    }
    typed(&mut app, &["Ann", "Bob", "", "", "2", "start"]);
    assert_eq!(typed(&mut app, &["e3-d4"]), ["e3 to d4"]);
    let mut app = self::app(Lang::En);
    assert_eq!(
        typed(&mut app, &["4", "russian", "done"]).last().map(String::as_str),
        Some("Unusual: Black without pieces.")
    );
    assert!(app.set_up().is_some(), "an empty board is no position");
    let blocked = typed(&mut app, &["white a5", "black b6 c7", "done"]);
    assert!(blocked.contains(&"Unusual: White to move, without a move.".to_owned()), "{blocked:?}");
    assert_eq!(pressed(&mut app, &[Confirm]).first().map(String::as_str), Some("Black's name?"));
}
