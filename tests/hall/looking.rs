//! Those who look on from their own lines see a board later than it is played at, and ask of the event where they sit.

use std::path::Path;

use golos::clock::Ms;

use super::house::{Hall, read};

const LIST: &str = r#"(
    people: [
        (login: "anna", seats: [(seat: "white", boards: [1])]),
        (login: "boris", seats: [(seat: "black", boards: [1])]),
        (login: "judge", seats: [(seat: "arbiter")]),
        (login: "guest", view: "linear", seats: [(seat: "spectator", boards: [1])]),
        (login: "gast", lang: "ru", view: "linear", seats: [(seat: "spectator")]),
        (login: "coach", seats: [(seat: "trainer", boards: [1])]),
    ],
)"#;

const DELAY: Ms = Ms::from_mins(5);

fn opened(folder: &Path) -> Hall {
    Hall::of(folder, LIST, DELAY)
}

fn pass(hall: &mut Hall, time: Ms) {
    hall.time.pass(time);
    hall.turn();
}

#[test]
fn who_looks_on_hears_of_moves_and_clocks_as_they_were_so_long_ago() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = opened(folder.path());
    let ((judge, _), (anna, _), (boris, black)) = (hall.come("judge"), hall.come("anna"), hall.come("boris"));
    let (guest, looks_on) = hall.come("guest");
    let (_, coach) = hall.come("coach");
    let told = read(&looks_on);
    assert!(told.contains("You follow the game with a delay of 5 minutes."), "{told}");
    assert!(read(&coach).contains("with a delay of 5 minutes"), "also who trains a player");
    hall.types(judge, "1: start\n");
    pass(&mut hall, Ms::from_secs(60));
    hall.types(anna, "c3-d4\n");
    pass(&mut hall, Ms::from_secs(30));
    hall.types(boris, "b6-a5\n");
    assert!(read(&black).contains("c3 to d4"));
    for line in ["last\n", "board\n", "d4\n", "turn\n"] {
        hall.types(guest, line);
        let told = read(&looks_on);
        assert!(!told.contains("d4,") && !told.contains("b6 to a5") && !told.is_empty(), "{line}{told}");
    }
    // The next thing that happens for him is the start; then the moves, each at its time.
    assert_eq!(hall.house.until().map(|wait| wait <= DELAY - Ms::from_secs(90)), Some(true));
    pass(&mut hall, DELAY - Ms::from_secs(90));
    let told = read(&looks_on);
    assert!(told.contains("White to move"), "the start: {told}");
    pass(&mut hall, Ms::from_secs(59));
    assert_eq!(read(&looks_on), "");
    pass(&mut hall, Ms::from_secs(1));
    let told = read(&looks_on);
    assert!(told.contains("c3 to d4") && !told.contains("b6"), "{told}");
    hall.types(guest, "clock\n");
    let told = read(&looks_on);
    assert!(told.contains("White 1:29:30."), "White had thought a minute by then: {told}");
    pass(&mut hall, Ms::from_secs(30));
    assert!(read(&looks_on).contains("b6 to a5"));
    // What the arbiter rules comes as late.
    hall.types(judge, "1: result 1-0 because he is ill\n");
    hall.types(judge, "1: yes\n");
    assert!(read(&black).contains("Sign the score sheets"));
    assert!(!read(&looks_on).contains("1-0"));
    pass(&mut hall, DELAY);
    let told = read(&looks_on);
    assert!(told.contains("White wins") && !told.contains("Sign the score sheets"), "{told}");
}

#[test]
fn who_looks_on_changes_nothing_and_is_told_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = opened(folder.path());
    let ((judge, _), (guest, looks_on), (_, gast)) = (hall.come("judge"), hall.come("guest"), hall.come("gast"));
    assert!(read(&gast).contains("с задержкой: 5 минут"));
    hall.types(judge, "1: start\n");
    pass(&mut hall, DELAY);
    let told = read(&gast);
    assert!(told.contains("Ход белых"), "{told}");
    // A square alone asks what stands there.
    hall.types(guest, "c3\n");
    let told = read(&looks_on);
    assert!(told.contains("c3: white man."), "{told}");
    let record = || std::fs::read_to_string(folder.path().join("board-1.ron")).expect("a record");
    let before = record();
    for line in ["c3-d4\n", "resign\n", "draw\n", "a: pause\n", "clock flag\n", "yes\n"] {
        hall.types(guest, line);
        assert!(!read(&looks_on).is_empty(), "{line}");
    }
    assert_eq!(record(), before, "nothing of it is in the record");
    // No move is asked of him, and he speaks for himself.
    hall.types(guest, "nonsense\n");
    assert!(read(&looks_on).contains("Not understood: nonsense. For help: \"?\"."));
    hall.types(guest, "help\n");
    let told = read(&looks_on);
    assert!(!told.contains("speaks") && !told.contains("Like this"), "{told}");
}

#[test]
fn who_comes_late_or_after_a_new_start_sees_the_board_as_it_was_then() {
    let folder = tempfile::tempdir().expect("a folder");
    {
        let mut hall = opened(folder.path());
        let ((judge, _), (anna, _), (boris, _)) = (hall.come("judge"), hall.come("anna"), hall.come("boris"));
        hall.types(judge, "1: start\n");
        hall.types(anna, "c3-d4\n");
        pass(&mut hall, DELAY);
        hall.types(boris, "b6-a5\n");
        let (guest, looks_on) = hall.come("guest");
        hall.types(guest, "last\n");
        let told = read(&looks_on);
        assert!(told.contains("c3 to d4") && !told.contains("b6"), "{told}");
    }
    let mut hall = opened(folder.path());
    let ((judge, _), (guest, looks_on)) = (hall.come("judge"), hall.come("guest"));
    hall.types(guest, "last\n");
    let told = read(&looks_on);
    assert!(told.contains("c3 to d4") && !told.contains("b6"), "{told}");
    hall.types(judge, "1: break leave\n");
    hall.types(judge, "1: resume\n");
    pass(&mut hall, DELAY);
    assert!(read(&looks_on).contains("b6 to a5"), "the rest comes when its time has come");
}

/// What a player or an arbiter would type, and what nobody may who looks on.
const NOT_HIS: [&str; 22] = [
    "a: pause",
    "pause",
    "w: c3-d4",
    "b: b6-a5",
    "c3-d4",
    "c3 d4",
    "a: result black because forged",
    "result draw because forged",
    "w: resign",
    "resign",
    "yes",
    "a: clock white 1:00",
    "w: draw",
    "b: accept",
    "a: warn white",
    "w: flag",
    "w: press",
    "a: undo",
    "a: adjourn",
    "a: report",
    "w: call the arbiter",
    "a: start",
];

#[test]
fn who_looks_on_alone_at_a_later_board_changes_nothing_there_either() {
    for login in ["guest", "coach"] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut hall = opened(folder.path());
        let ((judge, _), (anna, _), (boris, _)) = (hall.come("judge"), hall.come("anna"), hall.come("boris"));
        hall.types(judge, "1: start\n");
        hall.types(anna, "c3-d4\n");
        pass(&mut hall, DELAY);
        let (only, looks_on) = hall.come(login);
        hall.types(boris, "b6-a5\n");
        read(&looks_on);
        for line in NOT_HIS {
            // Who types faster than that is a flood, and waits.
            pass(&mut hall, Ms::from_secs(1));
            hall.types(only, &format!("{line}\n"));
            let told = read(&looks_on);
            assert!(!told.is_empty(), "{login}: {line}");
            for done in ["stopped", "wins", "resigns", "b6", "Are you sure", "offers"] {
                assert!(!told.contains(done), "{login}: {line}: {told}");
            }
        }
        // Who comes after him sees the board as it was, and it goes on.
        let (_, second) = hall.come("gast");
        let told = read(&second);
        assert!(!told.contains("forged") && !told.contains("окончена"), "{told}");
        pass(&mut hall, DELAY);
        assert!(read(&looks_on).contains("b6 to a5"), "{login}");
        hall.types(only, "last\n");
        assert!(read(&looks_on).contains("b6 to a5"), "{login}");
    }
}

#[test]
fn a_player_who_is_alone_at_his_board_speaks_for_himself_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = opened(folder.path());
    let (anna, white) = hall.come("anna");
    hall.types(anna, "start\n");
    read(&white);
    hall.types(anna, "c3-d4\n");
    assert!(read(&white).contains("c3 to d4"));
    let record = || std::fs::read_to_string(folder.path().join("board-1.ron")).expect("a record");
    let before = record();
    for line in ["b: resign", "b: b6-a5", "a: result white because he is not there", "a: clock white 2:00:00"] {
        hall.types(anna, &format!("{line}\n"));
        let told = read(&white);
        assert!(!told.contains("wins") && !told.contains("stopped") && !told.contains("b6 to a5"), "{line}: {told}");
    }
    let grown = record();
    assert!(!grown[before.len()..].contains("Ended") && !grown[before.len()..].contains("Stopped"), "{grown}");
}
