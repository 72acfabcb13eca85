//! The screen of who comes to a hall with a terminal alone: what he sees, and what his keys do.

use std::num::NonZero;
use std::path::Path;

use golos::clock::Ms;
use golos::game::Press;
use golos::hall::{ConnId, LinePurpose, Size, What};
use golos::profile::HallList;
use golos::servers::hall::drawn;
use vt100::Parser;

use super::house::{Hall, Wire, read};
use crate::support::new_game;

const LIST: &str = r#"(
    people: [
        (login: "anna", name: "Anna", seats: [(seat: "white", boards: [1])]),
        (login: "boris", name: "Boris", lang: "ru", seats: [(seat: "black", boards: [1])]),
        (login: "olga", view: "linear", seats: [(seat: "spectator")]),
        (login: "judge", seats: [(seat: "arbiter")]),
    ],
)"#;

const SIZE: Size = Size { columns: 80, rows: 24 };

fn opened(folder: &Path) -> Hall {
    opened_at(folder, "russian")
}

fn opened_at(folder: &Path, rules: &str) -> Hall {
    let mut hall = Hall::drawing(folder, Some(drawn));
    hall.house.open(new_game(rules, Press::Automatic), &folder.join("board-1.ron")).expect("a game");
    hall.house.know(HallList::parse(LIST, "hall.ron").expect("a list").people);
    hall
}

fn terminal(rows: u16, columns: u16) -> Parser {
    let [rows, columns] = [rows, columns].map(|side| NonZero::new(side).expect("a size"));
    Parser::new(rows, columns, 0)
}

/// Somebody with a terminal, and what is seen on it.
struct Seen {
    id: ConnId,
    wire: Wire,
    terminal: Parser,
}

impl Seen {
    fn come(hall: &mut Hall, login: &str, term: &str) -> Seen {
        let (id, wire) = hall.come_to(login, LinePurpose::Terminal(Some((term.to_owned(), SIZE))));
        let mut seen = Seen { id, wire, terminal: terminal(SIZE.rows, SIZE.columns) };
        seen.look();
        seen
    }

    fn look(&mut self) -> String {
        self.terminal.process(read(&self.wire).as_bytes());
        self.terminal.screen().contents()
    }

    fn types(&mut self, hall: &mut Hall, keys: &str) -> String {
        hall.types(self.id, keys);
        self.look()
    }
}

#[test]
fn he_sees_the_board_and_plays_by_keys_and_by_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = opened(folder.path());
    let (mut judge, mut anna, mut boris) = (
        Seen::come(&mut hall, "judge", "xterm-256color"),
        Seen::come(&mut hall, "anna", "xterm-256color"),
        Seen::come(&mut hall, "boris", "linux"),
    );
    let shown = anna.look();
    assert!(shown.contains("Waiting for the arbiter:") && !shown.contains("Ready?"), "{shown}");
    assert!(judge.look().contains("Not started:"), "{}", judge.look());
    assert!(shown.contains('▄'), "pieces are drawn where there are block signs: {shown}");
    let shown = boris.look();
    assert!(shown.contains("Белые") && !shown.contains('▄'), "letters where there are none: {shown}");

    judge.types(&mut hall, "start\r");
    let shown = anna.types(&mut hall, "c3d4\r");
    assert!(shown.contains("c3 to d4") && shown.contains("1. cd4"), "{shown}");
    let shown = boris.look();
    assert!(shown.contains("c3 – d4"), "{shown}");

    // By the hand: the square is said, and the cursor stands on it.
    let shown = boris.types(&mut hall, "\x1b[C");
    assert!(shown.contains("c1: белая простая."), "{shown}");
    let cursor = boris.terminal.screen().cursor_position();
    boris.types(&mut hall, "\x1b[C");
    assert_ne!(boris.terminal.screen().cursor_position(), cursor, "the cursor goes with the hand");

    // What is typed letter by letter is seen at once, and is nobody else's.
    let before = read(&anna.wire);
    let shown = boris.types(&mut hall, "b6");
    assert!(shown.contains("b6"), "{shown}");
    assert_eq!(read(&anna.wire), "", "{before}");
    boris.types(&mut hall, "-a5\r");
    let shown = anna.look();
    assert!(shown.contains("b6 to a5"), "{shown}");
}

#[test]
fn a_larger_window_is_filled_and_a_terminal_is_given_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = opened(folder.path());
    let mut anna = Seen::come(&mut hall, "anna", "xterm-256color");
    let small = anna.look().lines().count();
    anna.terminal = terminal(50, 150);
    // A window that is dragged is drawn anew now and then, and not for each of its sizes.
    hall.time.pass(Ms::from_secs(1));
    hall.turn();
    read(&anna.wire);
    for rows in 1..=50 {
        hall.tell(anna.id, What::Sized(Size { columns: 150, rows }));
        let drawn = read(&anna.wire);
        assert!(rows == 1 || drawn.is_empty(), "{rows}: {drawn}");
    }
    hall.time.pass(Ms::new(40));
    hall.turn();
    let large = anna.look();
    assert!(large.lines().count() > small, "{large}");
    hall.types(anna.id, "quit\r");
    let bytes = read(&anna.wire);
    assert!(bytes.contains("\x1b[?1049l") && bytes.contains("\x1b[?25h"), "the terminal is as it was");
    assert_eq!(anna.wire.0.lock().unwrap().ended, Some(0));
}

#[test]
fn escape_at_a_board_that_is_over_leaves_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = opened(folder.path());
    let mut judge = Seen::come(&mut hall, "judge", "xterm-256color");
    let mut anna = Seen::come(&mut hall, "anna", "xterm-256color");
    judge.types(&mut hall, "start\r");
    judge.types(&mut hall, "result draw because they agreed\r");
    judge.types(&mut hall, "yes\r");
    anna.types(&mut hall, "\x1b");
    hall.time.pass(Ms::new(60));
    hall.turn();
    let bytes = read(&anna.wire);
    assert!(bytes.contains("\x1b[?1049l"), "{bytes}");
    assert_eq!(anna.wire.0.lock().unwrap().ended, Some(0));
}

#[test]
fn who_chose_lines_or_has_a_terminal_without_a_screen_gets_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = opened(folder.path());
    for (login, term) in [("olga", "xterm-256color"), ("anna", "dumb")] {
        let (_, wire) = hall.come_to(login, LinePurpose::Terminal(Some((term.to_owned(), SIZE))));
        let shown = read(&wire);
        assert!(shown.starts_with("Your seat:") && !shown.contains('\x1b'), "{login}: {shown}");
    }
}

#[test]
fn nothing_that_a_terminal_sends_is_too_much() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = opened(folder.path());
    let mut anna = Seen::come(&mut hall, "anna", "xterm-256color");
    let odd: [&[u8]; 6] = [
        b"\x1b[<0;0;5M\x1b[<0;999999999999;1M\x1b[<M",
        b"\x1b[200~c3d4\r\nquit\x1b[201~",
        b"\x1b]0;title\x07\x1bP1$r\x1b\\",
        &[0xff; 300],
        b"\x1b[1;99999A\x1bO\x1b[[[[",
        b"\x00\x01\x02\x1c\x1d\x1e\x1f",
    ];
    for bytes in odd {
        hall.tell(anna.id, What::Bytes { bytes: bytes.to_vec(), credit: golos::hall::Credit::of(()) });
    }
    for size in [(0, 0), (1, 1), (20, 5), (4_000_000, 4_000_000)] {
        hall.tell(anna.id, What::Sized(Size::told(size.0, size.1)));
        hall.time.pass(Ms::from_secs(1));
        hall.turn();
    }
    anna.terminal = terminal(100, 300);
    hall.tell(anna.id, What::Sized(Size::told(80, 24)));
    assert!(!anna.wire.0.lock().unwrap().cut, "he is here still");
}

#[test]
fn r_5_4_13_3_who_comes_to_his_seat_at_another_terminal_sees_no_offer_that_was_declined() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = opened_at(folder.path(), "chess");
    let mut judge = Seen::come(&mut hall, "judge", "xterm-256color");
    let mut anna = Seen::come(&mut hall, "anna", "xterm-256color");
    let mut boris = Seen::come(&mut hall, "boris", "xterm-256color");
    judge.types(&mut hall, "start\r");
    anna.types(&mut hall, "e2e4\r");
    boris.types(&mut hall, "e7e5\r");
    anna.types(&mut hall, "g1f3\r");
    anna.types(&mut hall, "draw\r");
    assert!(boris.look().contains("== "), "{}", boris.look());
    let mut other = Seen::come(&mut hall, "boris", "xterm-256color");
    assert!(other.look().contains("== "), "it is open: {}", other.look());
    other.types(&mut hall, "нет\r");
    let shown = Seen::come(&mut hall, "boris", "xterm-256color").look();
    assert!(!shown.contains("== ") && shown.contains(">> "), "{shown}");
}
