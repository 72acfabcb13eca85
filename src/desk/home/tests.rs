use super::*;
use crate::out::text_name;
use crate::start_position;
use golos_clock::Class;
use golos_game::Discipline;
use golos_input::Tokens;
use golos_people::Task;
use golos_profile::TimeProfile;
use golos_rules::Variant;
use golos_speech as speech;
use golos_wording::{Lang, Style, Wording, message};
use std::sync::Arc;

/// The answers to the questions of a new game, and where they lead.
fn answered(game: &'static str, answers: &[&str]) -> (Vec<String>, Step) {
    answered_in(Lang::En, game, answers)
}

fn answered_in(lang: Lang, game: &'static str, answers: &[&str]) -> (Vec<String>, Step) {
    let style = Style::written(lang);
    let presenter = Presenter::new(lang, style);
    let config = Config { lang, style, ears: None, folder: None, archive: Arc::new(crate::archive::PlainFolder) };
    let mut home = Home::default();
    let (mut said, mut step) = (Vec::new(), Step::Stay);
    for answer in ["6", game].iter().chain(answers) {
        let (out, next) = home.take(presenter.lexicon.menu(&Tokens::new(answer)), &config, &presenter);
        said.extend(out.into_iter().map(|out| out.written));
        step = next;
    }
    (said, step)
}

fn opening(step: Step) -> Option<String> {
    let Step::Open(game) = step else { panic!("no game") };
    game.opening.map(|opening| opening.cell().map_or_else(String::new, |(_, lot)| lot.to_string()))
}

#[test]
fn r_6_2_2_the_opening_is_asked_for_where_the_rules_have_a_table() {
    let new = ["Ann, Bob", "", "1", "1"];
    let after = |rest: &[&'static str]| [&new[..], rest].concat();
    assert_eq!(opening(answered("russian", &new).1), None);
    let (said, step) = answered("draughts64", &new);
    assert!(matches!(step, Step::Stay) && said.iter().any(|line| line == "How is the opening drawn?"), "{said:?}");
    assert!(opening(answered("draughts64", &after(&["1"])).1).is_some_and(|cell| !cell.is_empty()));
    assert_eq!(opening(answered("draughts64", &after(&["2", "6 24"])).1).as_deref(), Some("VI-24"));
    assert_eq!(opening(answered("draughts64", &after(&["2", "ab4 ba5"])).1).as_deref(), Some(""));
    assert_eq!(opening(answered("draughts64", &after(&["3"])).1), None);
    let (said, step) = answered("draughts64", &after(&["2", "XII-3"]));
    assert!(matches!(step, Step::Stay) && said.iter().any(|line| line.contains("d2-c5 b6-g5")), "{said:?}");
}

/// The game that these answers lead to.
fn opened(game: &'static str, answers: &[&str]) -> NewGame {
    match answered(game, answers) {
        (_, Step::Open(game)) => *game,
        (said, _) => panic!("no game: {said:#?}"),
    }
}

#[test]
fn ch_13_5_supervision_is_asked_for_where_the_rules_make_a_difference() {
    for (control, answers, id) in [
        ("1h30/40+30+30s", &["1", "1"][..], "chess-2020"),
        ("15+10s", &["1", "1", "1"], "chess-2020-rapid"),
        ("15+10s", &["2", "1", "1"], "chess-2020-rapid-supervised"),
        ("3+2s", &["1", "1", "1"], "chess-2020-blitz"),
        ("3+2s", &["2", "1", "1"], "chess-2020-blitz-supervised"),
        ("10+1s", &["1", "1", "1"], "chess-2020-rapid"),
        ("10", &["1", "1", "1"], "chess-2020-blitz"),
    ] {
        let game = opened("chess", &[&["Ann, Bob", control], answers].concat());
        assert_eq!((game.rules.id.as_str(), game.rules.time.quickplay), (id, None), "{control}");
    }
}

#[test]
fn ch_19_a_quickplay_finish_holds_only_if_it_was_announced() {
    for (answers, announced) in [(["1", "1", "1"], false), (["2", "1", "1"], true)] {
        let game = opened("chess", &[&["Ann, Bob", "2h"], &answers[..]].concat());
        assert_eq!((game.rules.id.as_str(), game.rules.time.quickplay.is_some()), ("chess-2020", announced));
    }
    // Rapid without an increment: first the supervision.
    assert!(opened("chess", &["Ann, Bob", "25", "1", "2", "1", "1"]).rules.time.quickplay.is_some());
}

#[test]
fn r_9_2_4_3_the_opening_rule_of_renju_is_asked_for() {
    let rule = |game: NewGame| game.rules.openings.regulation.map(|rule| rule.opening);
    assert_eq!(rule(opened("renju", &["Ann, Bob", "", "", "1", "1"])), Some(OpeningRule::Free));
    assert_eq!(rule(opened("renju", &["Ann, Bob", "", "4", "1", "1"])), Some(OpeningRule::Soosorv8));
    let (said, _) = answered("renju", &["Ann, Bob"]);
    assert!(said.iter().any(|line| line == "4. 2:00:00 plus 0:30 per move"), "{said:#?}");
}

#[test]
fn an_array_of_chess_960_is_named_or_drawn() {
    let start = |answers: &[&str]| opened("chess960", &[&["Ann, Bob", "2h+30s"], answers].concat()).position;
    assert_eq!(start(&["1", "1", "1"]), start_position::position(1));
    assert!(start(&["", "1", "1"]).is_some());
    let (said, step) = answered("chess960", &["Ann, Bob", "2h+30s", "960"]);
    assert!(matches!(step, Step::Stay) && said.iter().any(|line| line.contains("0 to 959")), "{said:#?}");
    // The usual array of chess is not asked for.
    assert_eq!(opened("chess", &["Ann, Bob", "2h+30s", "1", "1"]).position, None);
}

/// The game that these answers lead to, in another language.
fn opened_in(lang: Lang, game: &'static str, answers: &[&str]) -> NewGame {
    match answered_in(lang, game, answers) {
        (_, Step::Open(game)) => *game,
        (said, _) => panic!("{game}, no game: {said:#?}"),
    }
}

#[test]
fn a_game_is_chosen_by_the_name_that_people_have_for_it() {
    for (lang, name, discipline) in [
        (Lang::Ru, "русские", Discipline::from(Variant::RUSSIAN)),
        (Lang::Ru, "Шашки-64", Discipline::Draughts64),
        (Lang::Ru, "стоклетка", Discipline::from(Variant::INTERNATIONAL)),
        (Lang::Ru, "100", Discipline::from(Variant::INTERNATIONAL)),
        (Lang::Ru, "960", Discipline::Chess960),
        (Lang::Ru, "рэндзю", Discipline::Renju),
        (Lang::Ru, "рендзю", Discipline::Renju),
        (Lang::Ru, "бразильские", Discipline::from(Variant::BRAZILIAN)),
        (Lang::Uk, "міжнародні", Discipline::from(Variant::INTERNATIONAL)),
        (Lang::Uk, "Шахи", Discipline::Chess),
        (Lang::Uk, "chess 960", Discipline::Chess960),
        (Lang::En, "hundred squares", Discipline::from(Variant::INTERNATIONAL)),
        (Lang::En, "Giveaway", Discipline::from(Variant::GIVEAWAY)),
    ] {
        let (said, _) = answered_in(lang, name, &[]);
        let asks = Wording::new(lang).label("home-ask-players");
        assert_eq!(said.last(), Some(&asks), "{name}: {said:#?}");
        let rules = answered_rules(lang, name);
        assert_eq!(rules, discipline, "{name}");
    }
    let (said, step) = answered("quux", &[]);
    assert!(matches!(step, Step::Stay));
    assert_eq!(said.last().map(String::as_str), Some("No such game: quux. Give its name, or a number from 1 to 10."));
}

/// The discipline of a game that is called so.
fn answered_rules(lang: Lang, name: &str) -> Discipline {
    Lexicon::of(lang).game(name).expect("a game")
}

#[test]
fn r_6_1_9_a_control_is_taken_as_it_is_written_printed_and_said() {
    let rest = ["1", "1"];
    for (lang, typed, control) in [
        (Lang::En, "10:00", "10"),
        (Lang::En, "5 minutes", "5"),
        (Lang::En, "five minutes plus three seconds", "5+3s"),
        (Lang::En, "5+3", "5+3s"),
        (Lang::En, "15", "15"),
        (Lang::En, "30:00 plus 0:30 per move", "30+30s"),
        (Lang::En, "45:00 for 20 moves, then 15:00", "45/20+15"),
        (Lang::En, "25:00, delay 0:10 per move", "25 d10s"),
        (Lang::Ru, "пять минут плюс три секунды", "5+3s"),
        (Lang::Ru, "полчаса", "30"),
        (Lang::Ru, "девяносто минут плюс тридцать секунд на ход", "1h30+30s"),
        (Lang::Ru, "10 минут + 5 секунд", "10+5s"),
        (Lang::Uk, "п'ять хвилин плюс три секунди", "5+3s"),
        (Lang::Uk, "45:00 на 20 ходів, далі 15:00", "45/20+15"),
        (Lang::En, "40/90 SD/30 inc 30", "1h30/40+30+30s"),
        (Lang::En, "thirty minutes, byo-yomi: three periods of thirty seconds", "30+3x30s"),
        (Lang::Ru, "тридцать минут, байоми, три периода по тридцать секунд", "30+3x30s"),
        (Lang::Uk, "тридцять хвилин, бьо-йомі, три періоди по тридцять секунд", "30+3x30s"),
        (Lang::En, "hourglass of five minutes", "hourglass 5"),
        (Lang::Ru, "песочные часы по пять минут", "hourglass 5"),
        (Lang::Uk, "пісочний годинник, п'ять хвилин", "hourglass 5"),
        (Lang::En, "25 minutes with a bronstein delay of 10 seconds", "25 b10s"),
        (Lang::Ru, "25 минут, задержка Бронштейна 10 секунд", "25 b10s"),
    ] {
        let game = opened_in(lang, "russian", &[&["Анна, Борис", typed], &rest[..]].concat());
        assert_eq!(game.control.to_string(), control, "{typed}");
    }
}

#[test]
fn ch_19_3_1_1_two_bare_numbers_are_asked_about() {
    for (lang, typed, asks) in [
        (Lang::En, "40/90", "40/90 could be 1:30:00 for 40 moves, or 40:00 for 90 moves. Type 1h30/40 or 40m/90."),
        (
            Lang::Ru,
            "40/90+30+30s",
            "40/90+30+30s – это 1:30:00 на 40 ходов плюс 0:30 на ход, затем 30:00 плюс 0:30 на ход или 40:00 на 90 \
             ходов плюс 0:30 на ход, затем 30:00 плюс 0:30 на ход? Наберите 1h30/40+30+30s или 40m/90+30+30s.",
        ),
        (Lang::Uk, "40/90", "40/90 – це 1:30:00 на 40 ходів чи 40:00 на 90 ходів? Наберіть 1h30/40 або 40m/90."),
    ] {
        let (said, step) = answered_in(lang, "chess", &["", typed]);
        assert!(matches!(step, Step::Stay));
        assert_eq!(said.last().map(String::as_str), Some(asks));
    }
}

#[test]
fn what_is_printed_of_a_control_is_read_back_in_every_language() {
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        let lexicon = Lexicon::of(lang);
        let builtin = TimeProfile::builtin().expect("the controls");
        let own = ["25 b10s", "30+3x30s", "1h30/40+30+5x60s", "hourglass 5", "2h/40; 1h/20; 15+30s"];
        let own = own.map(|text| TimeProfile::typed(text.parse().expect("a control"), Class::Classic));
        for profile in builtin.into_iter().chain(own) {
            for style in [Style::written(lang), Style::spoken(lang)] {
                let sentence = message::menu_line(speech::control(&profile.control));
                let text = wording.render(&sentence, style);
                assert_eq!(lexicon.control(&text).as_ref(), Ok(&profile.control), "{lang}: {}: {text}", profile.id);
            }
        }
    }
}

#[test]
fn a_number_that_is_a_line_and_minutes_is_asked_about() {
    let (said, _) = answered("russian", &["Ann, Bob", "5"]);
    assert!(said.iter().any(|line| line == "Did you mean that line of the list, or minutes?"), "{said:#?}");
    let game = opened("russian", &["Ann, Bob", "5", "2", "1", "1"]);
    assert_eq!(game.control.to_string(), "5");
    let game = opened("russian", &["Ann, Bob", "5", "1", "1", "1"]);
    assert_ne!(game.control.to_string(), "5");
}

#[test]
fn back_leads_to_the_question_before_also_where_a_name_is_asked_for() {
    let game = opened(
        "russian",
        &["Ann, Bob", "back", "Bella, Bob", "5+3", "back", "back", "Clara, Dan", "5+3", "1", "back", "2", "", "1"],
    );
    assert_eq!((game.players.white.as_str(), game.players.black.as_str()), ("Clara", "Dan"));
    assert_eq!(game.press, Press::Manual);
    // Before the first menu there is nothing to go back to, and the program goes on.
    let (said, step) = answered("russian", &["back", "back", "back", "back"]);
    assert!(matches!(step, Step::Stay), "{said:#?}");
    assert!(said.iter().any(|line| line == "This is the main menu. Type quit to leave."), "{said:#?}");
    let (said, _) = answered_in(Lang::Ru, "русские", &["Анна", "назад"]);
    assert!(said.last().is_some_and(|line| line.starts_with("Кто играет?")), "{said:#?}");
}

#[test]
fn a_record_in_use_is_taken_over_by_him_who_says_yes() {
    let file = || PathBuf::from("games/a.ron");
    for (lang, yes, no) in [(Lang::En, "yes", ""), (Lang::Ru, "да", "нет"), (Lang::Uk, "2", "ні")] {
        let style = Style::written(lang);
        let presenter = Presenter::new(lang, style);
        let config = Config { lang, style, ears: None, folder: None, archive: Arc::new(crate::archive::PlainFolder) };
        let answered = |answer| {
            let (mut home, asked) = Home::in_use(file(), &presenter);
            assert_eq!(asked.first().map(text_name), Some("home-ask-take-over"));
            let (_, step) = home.take(presenter.lexicon.menu(&Tokens::new(answer)), &config, &presenter);
            (step, home.question.asked)
        };
        assert!(matches!(answered(yes).0, Step::TakeOver(path) if path == file()), "{yes}");
        assert!(matches!(answered(no), (Step::Stay, HomeQuestion::Menu)), "{no}");
        assert!(matches!(answered("maybe"), (Step::Stay, HomeQuestion::TakeOver)));
    }
}

#[test]
fn a_game_is_named_at_the_first_line_and_with_it_its_control() {
    for (lang, typed, id, control) in [
        (Lang::En, "chess", "chess-2020", None),
        (Lang::Ru, "шахматы", "chess-2020", None),
        (Lang::Uk, "шахи", "chess-2020", None),
        (Lang::Ru, "стоклетка", "international-2022", None),
        (Lang::Ru, "рэндзю", "renju-2022", None),
        (Lang::En, "russian-ua2026", "russian-ua2026", None),
        (Lang::En, "chess 5+3s", "chess-2020-blitz", Some("5+3s")),
        (Lang::Ru, "русские шашки 45+30s", "russian-2022", Some("45+30s")),
        (Lang::Ru, "шахматы пять минут плюс три секунды", "chess-2020-blitz", Some("5+3s")),
    ] {
        let style = Style::written(lang);
        let presenter = Presenter::new(lang, style);
        let config = Config { lang, style, ears: None, folder: None, archive: Arc::new(crate::archive::PlainFolder) };
        let mut home = Home::default();
        let mut take = |line: &str| home.take(presenter.lexicon.menu(&Tokens::new(line)), &config, &presenter);
        assert!(matches!(take(typed).1, Step::Stay), "{typed}");
        let Step::Open(game) = take("Ann, Bob").1 else {
            assert!(control.is_none() && home.question.asked == HomeQuestion::Control, "{typed}");
            assert_eq!(home.rules.as_ref().expect("rules").id, id, "{typed}");
            continue;
        };
        assert_eq!(
            (game.rules.id.as_str(), Some(game.control)),
            (id, control.map(|it| it.parse().expect("a control")))
        );
    }
}

#[test]
fn a_micro_match_is_refused_where_the_game_is_chosen_that_knows_none() {
    let style = Style::written(Lang::En);
    let presenter = Presenter::new(Lang::En, style);
    let config =
        Config { lang: Lang::En, style, ears: None, folder: None, archive: Arc::new(crate::archive::PlainFolder) };
    let mut home = Home::default();
    let mut take = |line: &str| home.take(presenter.lexicon.menu(&Tokens::new(line)), &config, &presenter).0;
    take("5");
    let refused = take("chess");
    assert!(refused.iter().any(|out| text_name(out) == "refuse-match-rules"), "{refused:?}");
    let asked = take("russian");
    assert!(asked.iter().any(|out| text_name(out) == "home-ask-players"), "{asked:?}");
}

#[test]
fn u_v_13_11_what_is_agreed_for_assistants_is_asked_for_where_the_clock_is_pressed_by_hand() {
    let agreed = |lang, answers: &[&str]| {
        let people = opened_in(lang, "russian", &[&["Ann, Bob", "5+3", "2"], answers].concat()).people;
        Side::BOTH.map(|side| people.agreed(side))
    };
    let of = |tasks: &[Task]| tasks.iter().copied().collect::<Tasks>();
    assert_eq!(agreed(Lang::En, &["", "1"]), [None, None]);
    assert_eq!(agreed(Lang::En, &["2", "", "1"]), [Some(Tasks::USUAL), None]);
    assert_eq!(agreed(Lang::En, &["3", "2", "1"]), [None, Some(Tasks::ALL)]);
    let both = agreed(Lang::Ru, &["4", "ходит, переключает часы и записывает", "ничего", "1"]);
    assert_eq!(both, [Some(of(&[Task::Move, Task::Clock, Task::Record])), Some(Tasks::NONE)]);
    let (said, _) = answered("russian", &["Ann, Bob", "5+3", "2", "both", "dances", "moves"]);
    for line in ["No such task: dances.", "White's assistant: moves the pieces.", "What may Black's assistant do?"] {
        assert!(said.iter().any(|said| said.starts_with(line)), "{line}: {said:#?}");
    }
}

#[test]
fn a_first_game_is_opened_by_the_game_the_players_and_the_control_alone() {
    let style = Style::written(Lang::En);
    let presenter = Presenter::new(Lang::En, style);
    let config =
        Config { lang: Lang::En, style, ears: None, folder: None, archive: Arc::new(crate::archive::PlainFolder) };
    for game in ["russian", "draughts64", "brazilian", "international", "giveaway", "chess", "chess960", "renju"] {
        let mut home = Home::default();
        let steps = ["1", game, "", "5+3"]
            .map(|line| home.take(presenter.lexicon.menu(&Tokens::new(line)), &config, &presenter).1);
        let [Step::Stay, Step::Stay, Step::Stay, Step::Open(opened)] = steps else { panic!("{game}") };
        assert_eq!((opened.mode, opened.press), (Mode::Rated, Press::Automatic), "{game}");
        assert_eq!(opened.opening.is_some(), draw::has_openings(&opened.rules), "{game}");
    }
}

/// Somebody who remembers.
#[derive(Debug, Default)]
struct Memory(std::sync::Mutex<Vec<(String, golos_people::Needs)>>);

impl Acquaintances for Memory {
    fn needs(&self, name: &str) -> Option<golos_people::Needs> {
        let known = self.0.lock().expect("no panic");
        known.iter().rev().find(|(known, _)| known == name).map(|(_, needs)| *needs)
    }

    fn keep(&self, name: &str, needs: golos_people::Needs) -> std::io::Result<()> {
        self.0.lock().expect("no panic").push((name.to_owned(), needs));
        Ok(())
    }
}

#[test]
fn u_v_13_what_a_player_needs_is_named_with_his_name_and_known_in_his_next_game() {
    let style = Style::written(Lang::Ru);
    let presenter = Presenter::new(Lang::Ru, style);
    let config =
        Config { lang: Lang::Ru, style, ears: None, folder: None, archive: Arc::new(crate::archive::PlainFolder) };
    let memory: Arc<dyn Acquaintances> = Arc::new(Memory::default());
    let opened = |players: &str| {
        let mut home = Home::default();
        let (mut said, mut game) = (Vec::new(), None);
        for line in ["русские", players, "5+3"] {
            home.know(Some(&memory));
            let (out, step) = home.take(presenter.lexicon.menu(&Tokens::new(line)), &config, &presenter);
            said.extend(out.into_iter().map(|out| out.written));
            game = if let Step::Open(game) = step { Some(game) } else { None };
        }
        (said, game.expect("a game"))
    };
    let (said, game) = opened("Анна – слепая, без рук, Борис");
    for line in ["Белые – Анна. Чёрные – Борис.", "Белые: нет зрения, ходы делает ассистент."]
    {
        assert!(said.iter().any(|said| said == line), "{line}: {said:#?}");
    }
    assert_eq!(game.watch.needs.map(|needs| needs.to_string()), BySide::new("blind+no-hands".into(), "none".into()));
    assert_eq!(game.watch.blind, BySide::new(true, false));
    assert!(game.people.agreed(Side::White).is_some_and(|tasks| tasks.has(Task::Move)));
    assert_eq!(game.warnings.white.first().map(|left| left.secs()), Some(600));
    let (said, game) = opened("Борис, Анна");
    assert!(said.iter().any(|said| said == "Чёрные: нет зрения, ходы делает ассистент."), "{said:#?}");
    assert_eq!(game.watch.blind, BySide::new(false, true));
    assert_eq!(opened("Анна – ничего, Борис").1.watch.needs.white, golos_people::Needs::NONE);
    assert_eq!(opened("Анна, Борис").1.watch.needs.white, golos_people::Needs::NONE);
}

#[test]
fn what_was_chosen_is_confirmed_before_the_next_question_is_asked() {
    let style = Style::written(Lang::En);
    let presenter = Presenter::new(Lang::En, style);
    let config =
        Config { lang: Lang::En, style, ears: None, folder: None, archive: Arc::new(crate::archive::PlainFolder) };
    let mut home = Home::default();
    home.take(presenter.lexicon.menu(&Tokens::new("6")), &config, &presenter);
    let (out, _) = home.take(presenter.lexicon.menu(&Tokens::new("1")), &config, &presenter);
    assert_eq!(out.first().map(|out| out.kind), Some(Kind::Confirmation), "{out:#?}");
    // No line of it overtakes another, whatever the voice does.
    let urgencies: Vec<_> = out.iter().filter_map(|out| Some(out.spoken.as_ref()?.priority)).collect();
    assert!(urgencies.len() > 1 && urgencies.iter().all(|urgency| *urgency == urgencies[0]), "{out:#?}");
}
