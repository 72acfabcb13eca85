//! Several boards on one desk, under one arbiter.

use super::{new_game, typed};
use golos::clock::Ms;
use golos::desk::{Config, Desk};
use golos::files::Disk;
use golos::game::{Event, MoveEvent, Press, RecordEvent};
use golos::input::{HallRequest, Lexicon, Tokens};
use golos::journal;
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn empty(folder: Option<&Path>) -> (Desk, Arc<VirtualTime>) {
    let ears = Some(Subscription::Shared(golos::game::Audience::ARBITER));
    let style = Style::written(Lang::En);
    let config = Config { lang: Lang::En, style, ears, folder: folder.map(Path::to_owned), archive: Arc::new(Disk) };
    let time = Arc::new(VirtualTime::default());
    (Desk::new(config, Arc::<VirtualTime>::clone(&time)), time)
}

/// A desk with so many boards, and its time.
fn boards(folder: Option<&Path>, rules: &str, count: usize) -> (Desk, Arc<VirtualTime>) {
    let (mut desk, time) = empty(folder);
    desk.open_hall((0..count).map(|_| new_game(rules, Press::Automatic)).collect()).expect("the games");
    (desk, time)
}

fn journals(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ron"));
    // The first has no number behind its name.
    files.sort_by_key(|file| (file.as_os_str().len(), file.clone()));
    files
}

fn events(file: &Path) -> Vec<Event> {
    let bytes = fs::read(file).expect("a journal");
    let report = journal::check(&bytes).expect("a game");
    assert!(report.findings.is_empty(), "{}: {:?}", file.display(), report.findings);
    journal::read(&bytes).records.into_iter().map(|record| record.recorded.event).collect()
}

fn moves(file: &Path) -> Vec<String> {
    let made = events(file).into_iter().filter_map(|event| match event {
        Event::Move(MoveEvent::Made { notation, .. }) => Some(String::from(notation)),
        _ => None,
    });
    made.collect()
}

#[test]
fn each_of_several_boards_has_a_journal_and_all_are_taken_up_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut desk, _) = boards(Some(folder.path()), "russian", 3);
    typed(&mut desk, "all start / c3-d4 / 2: g3-h4 / board 3 / a3-b4 / f6-g5");
    assert_eq!(typed(&mut desk, "quit"), ["The game is not over. Quit? Yes or no."]);
    let said = typed(&mut desk, "yes");
    assert!(desk.is_done() && said.iter().any(|line| line.starts_with("Board 1: Saved.")), "{said:?}");
    let files = journals(folder.path());
    assert_eq!(
        files.iter().map(|file| moves(file)).collect::<Vec<_>>(),
        [vec!["c3-d4"], vec!["g3-h4"], vec!["a3-b4", "f6-g5"]]
    );
    let closed = Event::Record(RecordEvent::Closed);
    assert!(files.iter().all(|file| events(file).last() == Some(&closed)));
    drop(desk);
    let (mut desk, _) = empty(Some(folder.path()));
    let said = desk.resume_hall(&files).expect("the games");
    assert!(said.iter().any(|out| out.written.starts_with("Board 3: Game restored. Move 2")), "{said:#?}");
    typed(&mut desk, "all gap leave");
    typed(&mut desk, "1: b6-a5 / all pause");
    desk.close();
    assert_eq!(files.iter().map(|file| moves(file).len()).collect::<Vec<_>>(), [2, 1, 2]);
    drop(desk);
    let (mut desk, _) = empty(None);
    assert!(desk.resume_hall(&[files[0].clone(), folder.path().join("gone.ron")]).is_err());
    // What was taken up before that is closed, and free.
    assert_eq!(events(&files[0]).last(), Some(&closed));
    assert!(desk.resume(&files[0]).is_ok());
}

#[test]
fn what_is_most_urgent_is_told_first_whichever_board_it_is_at() {
    let (mut desk, time) = boards(None, "russian", 3);
    typed(&mut desk, "2: start");
    time.pass(Ms::from_mins(5));
    typed(&mut desk, "1: start / 3: start");
    time.pass(Ms::from_mins(86));
    let said: Vec<String> = desk.tick().into_iter().map(|out| out.written).collect();
    let at =
        |words: &str| said.iter().position(|line| line.contains(words)).unwrap_or_else(|| panic!("{words}: {said:#?}"));
    assert!(at("Board 2: Flag") < at("Board 3: White: time trouble"), "{said:#?}");
    let listed = typed(&mut desk, "boards");
    assert!(
        listed[0].starts_with("Board 2: Ann – Bob. ") && listed[0].ends_with("Waiting for a ruling: flag."),
        "{listed:?}"
    );
    let shown = desk.boards().unwrap_or_default();
    let numbers: Vec<usize> = shown.iter().map(|(number, ..)| *number).collect();
    assert_eq!(numbers, [2, 1, 3]);
    assert_eq!(shown.iter().filter(|(.., chosen)| *chosen).count(), 1);
    // The least time first, then what stands still.
    typed(&mut desk, "2: uphold / 1: c3-d4 / 3: pause");
    let order: Vec<String> = typed(&mut desk, "boards").iter().map(|line| line[..7].to_owned()).collect();
    assert_eq!(order, ["Board 1", "Board 3", "Board 2"]);
}

#[test]
fn ch_18_1_1_a_move_is_sealed_at_its_own_board_with_an_envelope_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut desk, _) = boards(Some(folder.path()), "chess", 2);
    typed(&mut desk, "all start");
    let asked = typed(&mut desk, "2: adjourn");
    assert!(matches!(asked.as_slice(), [only] if only.starts_with("Board 2: Type the sealed move.")), "{asked:?}");
    assert!(desk.is_secret());
    let sealed = typed(&mut desk, "e4");
    assert!(
        sealed.iter().any(|line| line.contains("Adjourned.")) && !sealed.iter().any(|line| line.contains("e4")),
        "{sealed:?}"
    );
    let names = fs::read_dir(folder.path()).expect("a folder").flatten().map(|entry| entry.file_name().into_string());
    let envelopes: Vec<String> = names.flatten().filter(|name| name.contains("envelope")).collect();
    assert_eq!(envelopes.len(), 1, "{envelopes:?}");
    assert_eq!(typed(&mut desk, "1: e4").len(), 1);
    desk.close();
    let files = journals(folder.path());
    assert_eq!(files.iter().map(|file| moves(file).len()).collect::<Vec<_>>(), [1, 0]);
}

#[test]
fn a_question_is_answered_at_the_board_that_asked_it_and_then_the_errand_goes_on() {
    let (mut desk, _) = boards(None, "russian", 3);
    typed(&mut desk, "2: start");
    assert_eq!(typed(&mut desk, "2: leave"), ["Board 2: The game is not over. Quit? Yes or no."]);
    let back = typed(&mut desk, "no");
    assert!(back.last().is_some_and(|line| line == "Board 1: Ann – Bob. Not started."), "{back:?}");
    // "Start?" of the board at hand was not what the answer was to.
    typed(&mut desk, "1: start / 3: start");
    assert_eq!(typed(&mut desk, "all result draw"), ["Board 1: What is the reason?"]);
    let next = typed(&mut desk, "all the lights went out / yes");
    assert!(next.iter().any(|line| line.contains("all the lights went out")), "{next:?}");
    assert!(next.iter().any(|line| line == "Board 2: What is the reason?"), "{next:?}");
    // Whoever turns to another board is told where the line was not typed.
    let left = typed(&mut desk, "board 3");
    assert_eq!(left[0], "Not done at board 3.");
    let ended =
        typed(&mut desk, "board 2 / 2: result draw because agreed / 2: yes / 3: result white because ill / 3: yes");
    assert!(ended.iter().any(|line| line.contains("White wins")), "{ended:?}");
    let over = "No game is in progress at any board.";
    assert_eq!(typed(&mut desk, "all pause"), [over]);
}

#[test]
fn whoever_leaves_is_asked_about_the_game_that_goes_on_and_stays_where_he_was() {
    let (mut desk, _) = boards(None, "russian", 2);
    typed(&mut desk, "2: start / board 1");
    assert_eq!(typed(&mut desk, "leave"), ["Board 2: The game is not over. Quit? Yes or no."]);
    typed(&mut desk, "no");
    typed(&mut desk, "start / c3-d4");
    let listed = typed(&mut desk, "boards").join(" ");
    assert!(listed.contains("Board 1: Ann – Bob. Black's clock"), "{listed}");
    assert!(listed.contains("Board 2: Ann – Bob. White's clock"), "{listed}");
}

#[test]
fn after_a_move_is_sealed_elsewhere_one_is_back_and_hears_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut desk, _) = boards(Some(folder.path()), "chess", 2);
    typed(&mut desk, "all start");
    let asked = typed(&mut desk, "all adjourn");
    assert!(matches!(asked.as_slice(), [only] if only.starts_with("Board 1: Type the sealed move.")), "{asked:?}");
    let next = typed(&mut desk, "e4");
    assert!(next.iter().any(|line| line.starts_with("Board 2: Type the sealed move.")), "{next:?}");
    let back = typed(&mut desk, "d4");
    assert!(back.last().is_some_and(|line| line.starts_with("Board 1: ")), "{back:?}");
}

#[test]
fn a_line_for_boards_within_one_is_a_line_of_that_board() {
    let (mut desk, _) = boards(None, "russian", 8);
    let nested = format!("{}zzz", "all ".repeat(50));
    assert_eq!(typed(&mut desk, &nested).len(), 8);
    assert!(typed(&mut desk, "2: board 3").iter().all(|line| line.starts_with("Board 2: ")));
    typed(&mut desk, "all start");
    let once = typed(&mut desk, "1, 1: result white because gone");
    assert_eq!(once.iter().filter(|line| line.contains("White wins")).count(), 1, "{once:?}");
}

#[test]
fn r_9_3_1_5_a_stone_that_was_not_understood_is_remembered_at_its_own_board() {
    let open = || {
        let (mut desk, _) = empty(None);
        let free = || {
            let mut game = new_game("renju", Press::Manual);
            game.rules.openings.regulation = None;
            game
        };
        desk.open_hall(vec![free(), free()]).expect("the games");
        typed(&mut desk, "all start / h8 / press / 2: h8 / 2: press");
        desk
    };
    let mut desk = open();
    typed(&mut desk, "zzz / 2: h9");
    let refused = typed(&mut desk, "press");
    assert!(refused[0].contains("not understood"), "{refused:?}");
    let mut desk = open();
    typed(&mut desk, "2: zzz");
    assert!(!typed(&mut desk, "press")[0].contains("not understood"));
}

#[test]
fn r_5_4_14_2_players_at_several_boards_do_not_hear_what_waits_for_the_arbiter() {
    for (ears, hears) in [
        (Subscription::Shared(golos::game::Audience::ARBITER), true),
        (Subscription::Shared(golos::game::Audience::PLAYERS), false),
    ] {
        let config = Config {
            lang: Lang::En,
            style: Style::written(Lang::En),
            ears: Some(ears),
            folder: None,
            archive: Arc::new(Disk),
        };
        let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
        desk.open_hall((0..2).map(|_| new_game("russian", Press::Manual)).collect()).expect("the games");
        typed(&mut desk, "all start / c3-e5 / press");
        let listed = typed(&mut desk, "boards").join(" ");
        assert_eq!(listed.contains("Waiting for a ruling"), hears, "{listed}");
        assert_eq!(typed(&mut desk, "board 1").join(" ").contains("Waiting for a ruling"), hears);
    }
}

#[test]
fn boards_are_named_by_number_and_moves_stay_moves() {
    let at = |numbers: &[usize], line: &str| Some(HallRequest::At(numbers.to_vec(), line.to_owned()));
    let all = |line: &str| Some(HallRequest::All(line.to_owned()));
    for (lang, line, expected) in [
        (Lang::En, "boards", Some(HallRequest::List)),
        (Lang::En, "board 3", Some(HallRequest::Go(3))),
        (Lang::En, "board three", Some(HallRequest::Go(3))),
        (Lang::En, "3:", Some(HallRequest::Go(3))),
        (Lang::En, "3: result draw because agreed", at(&[3], "result draw because agreed")),
        (Lang::En, "1, 3 and 4: pause", at(&[1, 3, 4], "pause")),
        (Lang::En, "1,3: pause", at(&[1, 3], "pause")),
        (Lang::Ru, "1,2: пауза", at(&[1, 2], "пауза")),
        (Lang::En, "board 2: w: draw", at(&[2], "w: draw")),
        (Lang::En, "all pause", all("pause")),
        (Lang::En, "all: pause because of noise", all("pause because of noise")),
        (Lang::Ru, "доска 3", Some(HallRequest::Go(3))),
        (Lang::Ru, "доска три", Some(HallRequest::Go(3))),
        (Lang::Ru, "всем пауза", all("пауза")),
        (Lang::Ru, "доски", Some(HallRequest::List)),
        (Lang::Uk, "дошка два: нічия", at(&[2], "нічия")),
        (Lang::Uk, "усім: пауза", all("пауза")),
        (Lang::En, "board", None),
        (Lang::En, "all", None),
        (Lang::En, "7:2", None),
        (Lang::En, "32:23", None),
        (Lang::En, "b: d6", None),
        (Lang::En, "w: draw", None),
        (Lang::En, "add white 2:00", None),
        (Lang::En, "c3-d4", None),
        (Lang::En, "3", None),
        (Lang::En, "", None),
    ] {
        let lexicon = Lexicon::of(lang);
        assert_eq!(lexicon.hall(&Tokens::new(line)), expected, "{lang}: {line}");
    }
}

#[test]
fn ch_12_7_a_call_waits_until_the_arbiter_rules_at_the_board_or_says_that_he_has_come() {
    for done in ["3: done", "3: uphold", "3: add white 1:00 because the clock stopped"] {
        let (mut desk, _) = boards(None, "russian", 3);
        typed(&mut desk, "all start / 3: c3-d4 / 3: b: call the light went out");
        for words in ["boards", "board 3", "calls", "who called", "3: report"] {
            let heard = typed(&mut desk, words).join(" ");
            assert!(heard.contains("Black calls the arbiter: the light went out"), "{words}: {heard}");
        }
        assert!(typed(&mut desk, "boards")[0].starts_with("Board 3"));
        typed(&mut desk, "board 2");
        typed(&mut desk, done);
        assert_eq!(typed(&mut desk, "calls"), ["No calls are waiting."], "{done}");
        assert!(typed(&mut desk, "which board")[0].starts_with("Board 2"));
    }
}

#[test]
fn an_offer_that_waits_is_told_with_the_board() {
    let (mut desk, _) = empty(None);
    desk.open_hall((0..2).map(|_| new_game("chess", Press::Manual)).collect()).expect("the games");
    let offered = typed(&mut desk, "all start / 2: e4 / 2: press / 2: e5 / 2: press / 2: Nf3 / 2: w: draw");
    assert!(desk.boards().is_some(), "{offered:?}");
    for words in ["boards", "board 2"] {
        let heard = typed(&mut desk, words).join(" ");
        assert!(heard.contains("Draw offered by White."), "{words}: {heard}, {offered:?}");
    }
}

#[test]
fn the_hour_of_the_start_is_told_with_the_board() {
    let (mut desk, _) = boards(None, "russian", 2);
    typed(&mut desk, "all start at 23:59");
    let listed = typed(&mut desk, "boards").join(" ");
    assert!(listed.contains("Starts at 23:59."), "{listed}");
}
