//! An event in a hall: its rounds are the boards, and everybody comes to his by his name.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use golos::cli::{Task, read as read_arguments};
use golos::desk::{Config, Desk};
use golos::files::Disk;
use golos::hall::{ConnId, LinePurpose, What};
use golos::profile::HallList;
use golos::table::VirtualTime;
use golos::tournament::event::Setup;
use golos::wire::Speech;
use golos::wording::{Lang, Style};

use super::house::{Hall, Wire, read};
use super::joined::AtHome;

const LIST: &str = r#"(
    people: [
        (login: "anna", name: "Anna", view: "linear"),
        (login: "boris", name: "Boris", lang: "ru", view: "linear"),
        (login: "vira", name: "Vira", lang: "uk", view: "linear"),
        (login: "olga", name: "Olga", view: "linear"),
        (login: "judge", seats: [(seat: "arbiter")]),
        (login: "second", lang: "ru", seats: [(seat: "arbiter")]),
        (login: "guest", seats: [(seat: "spectator", boards: [2])]),
        (login: "eye", seats: [(seat: "spectator", boards: [1])]),
    ],
)"#;

/// An event with four players, of whom one has an assistant; its numbers and colour are there.
fn event(folder: &Path, more: &[&str]) -> PathBuf {
    let file = folder.join("Cup.event.ron");
    let lang = Lang::En;
    let config = Config {
        lang,
        style: Style::written(lang),
        ears: None,
        folder: Some(folder.to_owned()),
        archive: Arc::new(Disk),
    };
    let mut words = vec!["golos", "event", "Cup", "--system", "own-numbers", "--rounds", "2", "--rules", "russian"];
    words.extend_from_slice(more);
    let words = words.into_iter().map(std::ffi::OsString::from);
    let Some(Task::Event(args)) = read_arguments(words, lang).expect("arguments").task else { panic!("no event") };
    let setup: Setup = args.setup(golos::rules::Side::White, "tests").expect("a setup");
    let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
    desk.open_event(setup, Some(&file)).expect("an event");
    for line in ["enter Anna", "enter Boris", "enter Vira, assistant Olga", "enter Hryts", "numbers 1 2 3 4"] {
        desk.line(line);
    }
    desk.line("first board white");
    desk.close();
    file
}

fn opened(folder: &Path, file: &Path) -> Hall {
    let mut hall = Hall::empty(folder);
    hall.house.open_event(file).expect("the event");
    hall.house.know(HallList::parse(LIST, "hall.ron").expect("a list").people);
    hall
}

/// What is typed at a line, and what is shown there then.
fn says(hall: &mut Hall, (id, wire): &(ConnId, Wire), line: &str) -> String {
    read(wire);
    hall.types(*id, &format!("{line}\n"));
    read(wire)
}

/// The arbiter, behind the start of the first round.
fn begun(hall: &mut Hall) -> (ConnId, Wire) {
    let judge = hall.come("judge");
    for line in ["pair", "open boards", "start"] {
        says(hall, &judge, line);
    }
    judge
}

#[test]
fn an_event_is_run_over_lines_and_each_comes_to_his_board_by_his_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    let mut hall = opened(folder.path(), &file);
    let (judge, second) = (hall.come("judge"), hall.come("second"));
    let (anna, vira) = (hall.come("anna"), hall.come("vira"));
    let told = read(&anna.1);
    assert!(told.starts_with("You have no board now."), "{told}");
    assert!(read(&vira.1).starts_with("Зараз у вас немає дошки."));

    // Who waits may ask, and changes nothing.
    let told = says(&mut hall, &anna, "pair");
    assert!(told.contains("not change anything"), "{told}");
    let told = says(&mut hall, &anna, "entries");
    assert!(told.contains("1. Anna.") && told.contains("3. Vira."), "{told}");

    read(&second.1);
    let told = says(&mut hall, &judge, "pair");
    assert!(told.contains("Board 1: Anna – Vira.") && told.contains("Board 2: Hryts – Boris."), "{told}");
    assert!(read(&second.1).contains("Доска 1: Anna – Vira."), "the second arbiter hears it in his language");
    assert!(read(&anna.1).contains("Pairings for round 1."));

    // What is refused to one is not told the other.
    let told = says(&mut hall, &judge, "pair");
    assert!(told.contains("board 1 of round 1 has no result"), "{told}");
    assert_eq!(read(&second.1), "");
    for line in ["publish", "import people.csv", "rules ../other.ron", "finalists 1 from Groups"] {
        let told = says(&mut hall, &judge, line);
        assert!(told.contains("on the computer that runs the hall"), "{line}: {told}");
    }

    let told = says(&mut hall, &judge, "open boards");
    assert!(told.contains("Open: boards 1, 2."), "{told}");
    assert!(read(&second.1).contains("Открыто: доски 1, 2."));
    let told = read(&anna.1);
    assert!(told.contains("Board 1. Your seat: White."), "{told}");
    assert!(read(&vira.1).contains("Дошка 1. Ваше місце: чорні."));

    // Who comes later finds his board; so does an assistant, by his name in the entry.
    let (boris, olga) = (hall.come("boris"), hall.come("olga"));
    assert!(read(&boris.1).starts_with("Доска 2. Ваше место: чёрные."));
    let told = read(&olga.1);
    assert!(told.starts_with("Board 1. Your seat: Black's assistant."), "{told}");

    says(&mut hall, &judge, "start");
    let told = says(&mut hall, &judge, "boards");
    assert!(
        told.contains("Round 1 of 2.") && told.contains("Board 1: Anna – Vira. White's clock is running"),
        "{told}"
    );
    assert!(says(&mut hall, &anna, "c3-d4").contains("c3 to d4"));
    assert!(read(&vira.1).contains("c3 – d4"));
    read(&second.1);
    says(&mut hall, &vira, "здаюся");
    says(&mut hall, &vira, "так");
    for (wire, line) in
        [(&judge.1, "Board 1: Anna – Vira, White won."), (&second.1, "Доска 1: Anna – Vira, победа белых.")]
    {
        let told = read(wire);
        assert!(told.contains(line), "{told}");
    }

    // Who has played may ask how the event stands.
    let told = says(&mut hall, &anna, "event") + &says(&mut hall, &anna, "standings");
    assert!(told.contains("No result yet: board 2.") && told.contains("Place 1: Anna"), "{told}");

    // Either arbiter rules, and the next round seats everybody anew.
    says(&mut hall, &second, "2: результат ничья");
    says(&mut hall, &second, "сговор");
    says(&mut hall, &second, "2: да");
    read(&anna.1);
    let told = says(&mut hall, &second, "составить пары");
    assert!(told.contains("Тур 2, пары."), "{told}");
    says(&mut hall, &second, "открыть доски");
    let told = read(&anna.1);
    assert!(told.contains("Your seat:") && told.contains("Play starts at the arbiter's signal."), "{told}");
    hall.house.close();
    let record = std::fs::read_to_string(&file).expect("the record");
    assert_eq!(record.matches("Scored").count(), 2, "each result once");
}

/// The folder as a kill leaves it: nothing was closed there.
fn killed(folder: &Path) -> tempfile::TempDir {
    let after = tempfile::tempdir().expect("a folder");
    for entry in std::fs::read_dir(folder).expect("the folder").flatten() {
        std::fs::copy(entry.path(), after.path().join(entry.file_name())).expect("a copy");
    }
    after
}

#[test]
fn the_journal_of_a_game_that_ended_before_a_kill_is_closed_afterwards() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    let mut hall = opened(folder.path(), &file);
    let (judge, anna) = (hall.come("judge"), hall.come("anna"));
    for line in ["pair", "open boards", "start"] {
        says(&mut hall, &judge, line);
    }
    says(&mut hall, &anna, "resign");
    says(&mut hall, &anna, "yes");
    let after = killed(folder.path());
    let journal = |folder: &Path| {
        let files = std::fs::read_dir(folder).expect("the folder").flatten().map(|entry| entry.path());
        let mut own = files.filter(|path| path.to_string_lossy().contains("anna"));
        std::fs::read_to_string(own.next().expect("a journal")).expect("its lines")
    };
    let is_closed = |folder: &Path| journal(folder).lines().last().is_some_and(|line| line.contains("Closed"));
    assert!(!is_closed(after.path()));
    drop(opened(after.path(), &after.path().join("Cup.event.ron")));
    assert!(is_closed(after.path()));
}

#[test]
fn a_hall_that_was_killed_goes_on_with_its_round() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    let mut hall = opened(folder.path(), &file);
    let (judge, anna) = (hall.come("judge"), hall.come("anna"));
    for line in ["pair", "open boards", "start"] {
        says(&mut hall, &judge, line);
    }
    says(&mut hall, &anna, "c3-d4");
    let after = killed(folder.path());
    let mut hall = opened(after.path(), &after.path().join("Cup.event.ron"));
    let (judge, vira) = (hall.come("judge"), hall.come("vira"));
    let told = read(&vira.1);
    assert!(told.starts_with("Дошка 1. Ваше місце: чорні."), "{told}");
    says(&mut hall, &judge, "1: start");
    says(&mut hall, &judge, "yes");
    let told = says(&mut hall, &vira, "b6-a5");
    assert!(told.contains("b6 – a5"), "{told}");
    assert!(says(&mut hall, &judge, "round").contains("No result yet: boards 1, 2."));
}

#[test]
fn the_boards_of_a_micro_match_event_are_played_out_in_a_hall() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &["--games", "2"]);
    let mut hall = opened(folder.path(), &file);
    let (judge, anna, vira) = (hall.come("judge"), hall.come("anna"), hall.come("vira"));
    for line in ["pair", "open boards", "start"] {
        says(&mut hall, &judge, line);
    }
    says(&mut hall, &anna, "resign");
    let told = says(&mut hall, &anna, "yes");
    assert!(told.contains("Black won") || told.contains("Black wins") || told.contains("resign"), "{told}");
    let mut told = String::new();
    for line in ["go to board 1", "start", "yes", "start"] {
        told += &says(&mut hall, &judge, line);
    }
    told += &says(&mut hall, &vira, "c3-d4");
    assert!(told.contains("c3 – d4"), "she has White in the second game: {told}");
    says(&mut hall, &anna, "resign");
    says(&mut hall, &anna, "yes");
    let told = says(&mut hall, &judge, "event") + &says(&mut hall, &judge, "pairs");
    assert!(told.contains("Board 1: Anna – Vira, Black won."), "{told}");
}

#[test]
fn who_looks_on_at_a_micro_match_sees_its_games_one_after_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &["--games", "2"]);
    let mut hall = opened(folder.path(), &file);
    let delay = golos::clock::Ms::from_mins(2);
    hall.house.look_on_later(delay);
    let (judge, anna, vira) = (hall.come("judge"), hall.come("anna"), hall.come("vira"));
    for line in ["pair", "open boards"] {
        says(&mut hall, &judge, line);
    }
    let eye = hall.come("eye");
    hall.time.pass(golos::clock::Ms::from_secs(1));
    says(&mut hall, &judge, "start");
    says(&mut hall, &anna, "resign");
    says(&mut hall, &anna, "yes");
    for line in ["go to board 1", "start", "yes", "start"] {
        says(&mut hall, &judge, line);
    }
    hall.time.pass(golos::clock::Ms::from_secs(1));
    says(&mut hall, &vira, "c3-d4");
    assert!(!read(&eye.1).contains("resign"), "the game is still played where he sits");
    hall.time.pass(delay - golos::clock::Ms::new(500));
    hall.turn();
    let told = read(&eye.1);
    assert!(told.contains("Black won") || told.contains("Black wins"), "{told}");
    assert!(!told.contains("c3 to d4"), "{told}");
    hall.time.pass(golos::clock::Ms::from_secs(1));
    hall.turn();
    let told = read(&eye.1);
    assert!(told.contains("c3 to d4"), "the second game: {told}");
}

#[test]
fn an_event_that_another_program_keeps_opens_no_hall() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    let first = opened(folder.path(), &file);
    let mut hall = Hall::empty(folder.path());
    assert!(hall.house.open_event(&file).is_err());
    drop(first);
    let (id, wire) = {
        hall.house.know(Vec::new());
        hall.come("nobody")
    };
    hall.tell(id, What::Gone);
    assert_eq!(read(&wire), "");
}

#[test]
fn who_looks_on_asks_how_the_event_stands_and_who_has_played_is_told_of_a_result_put_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    let mut hall = opened(folder.path(), &file);
    hall.house.look_on_later(golos::clock::Ms::from_mins(15));
    let (judge, anna, vira, guest) = (hall.come("judge"), hall.come("anna"), hall.come("vira"), hall.come("guest"));
    for line in ["pair", "open boards", "start"] {
        says(&mut hall, &judge, line);
    }
    let told = read(&guest.1);
    assert!(told.contains("Board 2. Your seat: spectator.") && told.contains("a delay of 15 minutes"), "{told}");
    says(&mut hall, &anna, "c3-d4");
    says(&mut hall, &vira, "здаюся");
    says(&mut hall, &vira, "так");
    // The event too he sees as it was then.
    let told = says(&mut hall, &guest, "pairs");
    assert!(!told.contains("White won") && !told.is_empty(), "{told}");
    hall.time.pass(golos::clock::Ms::from_mins(15));
    hall.turn();
    let told = says(&mut hall, &guest, "pairs");
    assert!(told.contains("Board 1: Anna – Vira, White won."), "{told}");
    let told = says(&mut hall, &guest, "standings");
    assert!(told.contains("Place 1: Anna"), "{told}");
    let told = says(&mut hall, &guest, "turn");
    assert!(!told.is_empty() && !told.contains("Anna"), "he sits at his board as before: {told}");

    // The arbiter mends the result; the players of that board hear of it, each in his words, and nobody else.
    read(&anna.1);
    let told = says(&mut hall, &judge, "1 draw because the board was set up wrongly");
    assert!(told.contains("It was: White won"), "{told}");
    let told = read(&anna.1);
    assert!(told.contains("The result at your board has been corrected.") && told.contains("draw"), "{told}");
    let told = read(&vira.1);
    assert!(told.contains("Результат на вашій дошці виправлено."), "{told}");
    assert_eq!(read(&guest.1), "");
    let told = says(&mut hall, &guest, "pairs");
    assert!(told.contains("White won"), "he learns of it later: {told}");

    // The next round is no correction of this one.
    says(&mut hall, &judge, "2: result draw");
    let told = says(&mut hall, &judge, "they are both ill")
        + &says(&mut hall, &judge, "2: yes")
        + &says(&mut hall, &judge, "pair");
    assert!(told.contains("Pairings for round 2."), "{told}");
    for (wire, pair) in [(&anna.1, "Board 1:"), (&vira.1, "Дошка 1:")] {
        let told = read(wire);
        assert!(told.contains(pair), "their boards are closed, and they sit at the event: {told}");
        assert!(!told.contains("has been corrected") && !told.contains("виправлено"), "{told}");
    }
    // Who looks on has no board meanwhile, and still sees it as it stood then.
    assert!(!read(&guest.1).contains("draw"));
    let told = says(&mut hall, &guest, "pairs");
    assert!(told.contains("White won") && !told.contains("Anna – Hryts"), "{told}");
    let later = hall.come("eye");
    let told = read(&later.1) + &says(&mut hall, &later, "standings");
    assert!(told.contains("a delay of 15 minutes") && !told.contains("Anna – Hryts"), "{told}");
    // Nobody sits at its boards any more: what is put right now the event tells.
    let judged = says(&mut hall, &judge, "round 1 board 1 white because the sheets say so");
    let told = read(&anna.1);
    assert!(told.contains("It was: draw"), "{judged}{told}");
    assert_eq!(read(&guest.1), "", "he is told of nothing before its time");
    hall.time.pass(golos::clock::Ms::from_mins(15));
    hall.turn();
    let told = says(&mut hall, &guest, "pairs");
    assert!(told.contains("Board 1: Anna – Hryts."), "{told}");
}

#[test]
fn an_arbiter_who_comes_back_is_told_what_he_missed_and_not_that_he_is_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    let mut hall = opened(folder.path(), &file);
    let (judge, second) = (hall.come("judge"), hall.come("second"));
    for line in ["pair", "open boards"] {
        says(&mut hall, &judge, line);
    }
    read(&judge.1);
    hall.tell(second.0, golos::hall::What::Gone);
    assert!(read(&judge.1).contains("Connection lost: second."));
    says(&mut hall, &judge, "start");
    let second = hall.come("second");
    let told = read(&second.1);
    assert!(told.contains("За это время:") && told.contains("Ход белых"), "{told}");
    assert!(!told.contains("Связь"), "{told}");
    assert!(read(&judge.1).contains("Connected again: second."));
}

#[test]
fn who_comes_with_his_own_program_is_spoken_to_in_its_language_from_the_first_word_and_at_every_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    let mut hall = opened(folder.path(), &file);
    let judge = hall.come("judge");
    // The list says nothing of her language, the hall is English.
    let mut anna = AtHome::speaking("a", Speech { lang: Some(Lang::Uk), ..Speech::default() });
    anna.come(&mut hall, "anna");
    for line in ["pair", "open boards", "start"] {
        says(&mut hall, &judge, line);
    }
    anna.take(&mut hall);
    let told = std::mem::take(&mut anna.heard).join("\n");
    assert!(told.contains("Хід білих"), "{told}");
    let is_english = |text: &str| text.contains("Your seat") || text.contains("Board") || text.contains("White");
    assert!(!is_english(&told), "{told}");
    for line in [
        "1: result draw",
        "they are both ill",
        "1: yes",
        "2: result draw",
        "they are both ill",
        "2: yes",
        "pair",
        "open boards",
    ] {
        says(&mut hall, &judge, line);
    }
    anna.take(&mut hall);
    let told = anna.heard.join("\n");
    assert!(told.contains("Ваше місце: білі.") || told.contains("Ваше місце: чорні."), "{told}");
    assert!(!is_english(&told), "{told}");
}

#[test]
fn who_keeps_the_hall_is_prompted_behind_all_that_he_is_told_and_all_that_is_announced_is_heard() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    let mut hall = opened(folder.path(), &file);
    let host = (ConnId(0), Wire::default());
    hall.house.host(host.0, &LinePurpose::Prompted, Box::new(host.1.clone()));
    for (line, told) in [("open boards", "No round"), ("pair", "round 1"), ("open boards", "Open: boards 1, 2.")] {
        let heard = says(&mut hall, &host, line);
        assert!(heard.contains(told) && heard.ends_with("Event: "), "{line}: {heard}");
    }
    let (second, anna) = (hall.come("second"), hall.come("anna"));
    says(&mut hall, &second, "внимание всем сдать бланки");
    assert!(read(&anna.1).contains("Announcement: всем сдать бланки."));
}

#[test]
fn what_is_heard_at_home_can_be_said_back_whatever_the_list_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    let mut hall = opened(folder.path(), &file);
    begun(&mut hall);
    // The list says Russian.
    let mut second = AtHome::speaking("s", Speech { lang: Some(Lang::Uk), ..Speech::default() });
    second.come(&mut hall, "second");
    second.take(&mut hall);
    second.heard.clear();
    for (line, told) in [("місця", "Місця 1–4"), ("до дошки 2", "Дошка 2"), ("змагання", "Тур 1")]
    {
        second.types(&mut hall, line);
        let heard = std::mem::take(&mut second.heard).join("\n");
        assert!(heard.contains(told), "{line}: {heard}");
    }
    // What is told of one board among several as well.
    hall.house.know(HallList::parse(&LIST.replace(", boards: [1])", ")"), "hall.ron").expect("a list").people);
    let mut eye = AtHome::speaking("e", Speech { lang: Some(Lang::Uk), ..Speech::default() });
    eye.come(&mut hall, "eye");
    eye.take(&mut hall);
    let told = eye.heard.join("\n");
    assert!(told.contains("Дошка 1: ") && told.contains("Дошка 2: ") && !told.contains("Board"), "{told}");
}

#[test]
fn what_happens_at_a_board_has_its_number_also_while_the_arbiter_is_asked_something_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    let mut hall = opened(folder.path(), &file);
    let judge = begun(&mut hall);
    let anna = hall.come("anna");
    let told = says(&mut hall, &judge, "1: result draw");
    assert!(told.contains("Board 1: What is the reason?"), "{told}");
    says(&mut hall, &anna, "c3-d4");
    let told = read(&judge.1);
    assert!(told.contains("Board 1: c3 to d4"), "{told}");
    let told = says(&mut hall, &judge, "they are both ill") + &says(&mut hall, &judge, "1: yes");
    assert!(told.contains("Draw") || told.contains("draw"), "{told}");
}

#[test]
fn a_ruling_without_its_board_is_told_which_one_waits() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &["--control", "1"]);
    let mut hall = opened(folder.path(), &file);
    let judge = begun(&mut hall);
    assert!(says(&mut hall, &judge, "accept").contains("Not understood"), "nothing waits");
    let vira = hall.come("vira");
    hall.time.pass(golos::clock::Ms::from_secs(61));
    hall.turn();
    says(&mut hall, &vira, "flag");
    let told = says(&mut hall, &judge, "uphold");
    assert!(told.contains("A ruling is needed: boards 1, 2. Give the number first."), "{told}");
}

#[test]
fn who_looks_on_after_a_new_start_hears_of_the_boards_by_their_numbers() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    {
        let mut hall = opened(folder.path(), &file);
        let judge = hall.come("judge");
        for line in ["pair", "open boards", "start", "1: result draw", "they are both ill", "1: yes"] {
            says(&mut hall, &judge, line);
        }
    }
    let mut hall = opened(folder.path(), &file);
    hall.house.know(HallList::parse(&LIST.replace(", boards: [1])", ")"), "hall.ron").expect("a list").people);
    let eye = hall.come("eye");
    let told = read(&eye.1);
    assert!(told.contains("Board 2. Your seat: spectator."), "{told}");
    // He whose clock runs and who has not come is missed as well.
    let judge = hall.come("judge");
    let told = says(&mut hall, &judge, "2: resume") + &says(&mut hall, &judge, "lines");
    assert!(told.contains("Boris, Black: not here."), "{told}");
    hall.come("boris");
    let told = says(&mut hall, &judge, "lines");
    assert!(told.contains("Everyone is connected."), "{told}");
}

#[test]
fn each_is_offered_at_the_desk_of_the_event_what_he_may_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    let mut hall = opened(folder.path(), &file);
    let (judge, boris, anna) = (hall.come("judge"), hall.come("boris"), hall.come("anna"));
    for line in ["?", "help"] {
        let told = says(&mut hall, &anna, line);
        assert!(told.contains("\"pairs\"") && !told.contains("\"pair\"") && !told.contains("undo"), "{told}");
    }
    assert!(says(&mut hall, &judge, "start at 25:99").contains("Not a valid time: 25:99."));
    assert!(says(&mut hall, &boris, "игрок 1").contains("Anna"));
    says(&mut hall, &judge, "pair");
    let told = says(&mut hall, &judge, "help");
    assert!(told.contains("\"open boards\"") && !told.contains("hand over"), "{told}");
}

#[test]
fn who_wants_to_leave_while_games_go_on_is_asked_again_after_anything_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    let mut hall = opened(folder.path(), &file);
    let host = (ConnId(0), Wire::default());
    hall.house.host(host.0, &LinePurpose::Terminal(None), Box::new(host.1.clone()));
    for line in ["pair", "open boards", "start"] {
        says(&mut hall, &host, line);
    }
    for line in ["nonsense", "1: clock", "people", "help", "", "attention: lunch"] {
        let asked = says(&mut hall, &host, "quit");
        assert!(asked.contains("Games in progress: boards 1, 2."), "{line}: {asked}");
        says(&mut hall, &host, line);
    }
    // Ctrl-C asks once as well.
    assert!(!hall.house.interrupt());
    hall.turn();
    assert!(read(&host.1).contains("press Ctrl+C again"));
    says(&mut hall, &host, "people");
    assert!(!hall.house.interrupt() && hall.house.interrupt());
    says(&mut hall, &host, "quit");
    assert!(!hall.house.is_over());
    says(&mut hall, &host, "quit");
    assert!(hall.house.is_over());
}

#[test]
fn after_a_new_start_who_looks_on_sees_no_more_of_the_event_than_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    let mut hall = opened(folder.path(), &file);
    let judge = hall.come("judge");
    hall.time.pass(golos::clock::Ms::from_mins(20));
    for line in ["pair", "1 draw because they are both ill"] {
        says(&mut hall, &judge, line);
    }
    drop(hall);
    let mut hall = Hall::empty(folder.path());
    hall.house.look_on_later(golos::clock::Ms::from_mins(15));
    hall.house.open_event(&file).expect("the event");
    hall.house.know(HallList::parse(LIST, "hall.ron").expect("a list").people);
    let eye = hall.come("eye");
    let told = read(&eye.1) + &says(&mut hall, &eye, "pairs");
    assert!(told.contains("No round has been paired yet.") && !told.contains("Anna – Vira"), "{told}");
    hall.time.pass(golos::clock::Ms::from_mins(15));
    hall.turn();
    let told = says(&mut hall, &eye, "pairs");
    assert!(told.contains("Anna – Vira"), "{told}");
}

#[test]
fn who_looks_on_alone_at_a_board_of_an_event_changes_nothing_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = event(folder.path(), &[]);
    let mut hall = opened(folder.path(), &file);
    hall.house.look_on_later(golos::clock::Ms::from_mins(15));
    let (judge, anna, vira, eye) = (hall.come("judge"), hall.come("anna"), hall.come("vira"), hall.come("eye"));
    for line in ["pair", "open boards", "start"] {
        says(&mut hall, &judge, line);
    }
    says(&mut hall, &anna, "c3-d4");
    hall.time.pass(golos::clock::Ms::from_mins(15));
    hall.turn();
    assert!(read(&eye.1).contains("c3 to d4"));
    for line in ["a: pause", "b: b6-a5", "b6-a5", "a: result black because forged", "w: resign", "yes"] {
        let told = says(&mut hall, &eye, line);
        assert!(!told.is_empty() && !told.contains("wins") && !told.contains("stopped"), "{line}: {told}");
        assert!(!told.contains("b6 to a5") && !told.contains("Are you sure"), "{line}: {told}");
    }
    says(&mut hall, &vira, "b6-a5");
    hall.time.pass(golos::clock::Ms::from_mins(15));
    hall.turn();
    assert!(read(&eye.1).contains("b6 to a5"), "the board goes on");
}
