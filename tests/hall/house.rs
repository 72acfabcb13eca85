//! The house without sockets: who sits where, what a broken line does, and what each hears.

use std::path::Path;
use std::sync::{Arc, Mutex};

use golos::clock::Ms;
use golos::desk::Config;
use golos::files::Disk;
use golos::game::Press;
use golos::hall::{
    Address, AuditEntry, AuthStore, ConnId, Credential, Credit, Drawing, House, LinePurpose, Means, News, Outlet, Size,
    Unsent, VisitLog, What,
};
use golos::profile::HallList;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};

use crate::support::new_game;

/// What was written on a line, and how it ended.
#[derive(Debug, Default)]
pub struct Shown {
    text: String,
    pub ended: Option<u32>,
    pub cut: bool,
    /// Whether it takes nothing.
    full: bool,
    /// What was sent before has arrived.
    arrived: Option<Ms>,
}

#[derive(Clone, Debug, Default)]
pub struct Wire(pub Arc<Mutex<Shown>>);

impl Outlet for Wire {
    fn arrived(&self) -> Option<Ms> {
        self.0.lock().unwrap().arrived
    }

    fn send(&self, bytes: &[u8]) -> Result<(), Unsent> {
        let mut shown = self.0.lock().unwrap();
        if shown.full {
            return Err(Unsent::Full);
        }
        shown.text.push_str(&String::from_utf8_lossy(bytes));
        Ok(())
    }

    fn end(&self, code: u32) {
        self.0.lock().unwrap().ended = Some(code);
    }

    fn cut(&self) {
        self.0.lock().unwrap().cut = true;
    }
}

#[derive(Default)]
struct Log(Mutex<Vec<(String, AuditEntry)>>);

impl VisitLog for Log {
    fn note(&self, login: &str, _: &Address, visit: AuditEntry) {
        self.0.lock().unwrap().push((login.to_owned(), visit));
    }
}

const LIST: &str = r#"(
    people: [
        (login: "anna", name: "Anna", view: "linear", seats: [(seat: "white", boards: [1])]),
        (login: "boris", lang: "ru", seats: [(seat: "black", boards: [1])]),
        (login: "olga", seats: [(seat: "black-assistant", boards: [1])]),
        (login: "judge", seats: [(seat: "arbiter")]),
        (login: "guest", seats: [(seat: "spectator", boards: [2])]),
        (login: "late", seats: [(seat: "white", boards: [9])]),
    ],
)"#;

pub struct Hall {
    pub house: House,
    pub time: Arc<VirtualTime>,
    log: Arc<Log>,
    next: u64,
}

impl Hall {
    /// A hall with two boards.
    pub fn open(folder: &Path) -> Hall {
        Hall::of(folder, LIST, Ms::ZERO)
    }

    /// The same with these people, where those who look on see everything so much later.
    pub fn of(folder: &Path, list: &str, delay: Ms) -> Hall {
        let mut hall = Hall::empty(folder);
        hall.house.look_on_later(delay);
        for number in 1..=2 {
            let file = folder.join(format!("board-{number}.ron"));
            if file.exists() {
                hall.house.resume(&file).expect("a game that goes on");
            } else {
                hall.house.open(new_game("russian", Press::Automatic), &file).expect("a game");
            }
        }
        hall.house.know(HallList::parse(list, "hall.ron").expect("a list").people);
        hall
    }

    /// A hall without boards and people.
    pub fn empty(folder: &Path) -> Hall {
        Hall::drawing(folder, None)
    }

    /// The same, where whoever has a terminal gets a screen that is drawn by this.
    pub fn drawing(folder: &Path, screen: Option<Drawing>) -> Hall {
        let (time, log) = (Arc::new(VirtualTime::default()), Arc::new(Log::default()));
        let keeper = Arc::new(AuthStore::new(Arc::<VirtualTime>::clone(&time), Arc::<Log>::clone(&log)));
        let means = Means {
            time: Arc::<VirtualTime>::clone(&time),
            keeper,
            log: Arc::<Log>::clone(&log),
            chance: || Some([7; 16]),
            screen,
        };
        let (lang, folder) = (Lang::En, folder.to_owned());
        let config = Config {
            lang,
            style: Style::written(lang),
            ears: None,
            folder: Some(folder.clone()),
            archive: Arc::new(Disk),
        };
        let house = House::new(config, means);
        Hall { house, time, log, next: 0 }
    }

    pub fn come_to(&mut self, login: &str, wish: LinePurpose) -> (ConnId, Wire) {
        self.next += 1;
        let (id, wire) = (ConnId(self.next), Wire::default());
        let line = Box::new(wire.clone());
        let (by, from) = (Credential::Code, Address("192.0.2.7".to_owned()));
        self.tell(id, What::Came { login: login.to_owned(), by, from, wish, line });
        (id, wire)
    }

    pub fn come(&mut self, login: &str) -> (ConnId, Wire) {
        self.come_to(login, LinePurpose::Terminal(None))
    }

    pub fn tell(&mut self, id: ConnId, what: What) {
        let at = golos::table::Time::elapsed(&*self.time);
        self.house.take(News { id, at, what });
        self.turn();
    }

    pub fn turn(&mut self) {
        while self.house.work() {}
        self.house.tick();
        self.house.flush();
    }

    pub fn types(&mut self, id: ConnId, text: &str) {
        self.tell(id, What::Bytes { bytes: text.as_bytes().to_vec(), credit: Credit::of(()) });
    }

    pub fn visits(&self, login: &str) -> Vec<AuditEntry> {
        let log = self.log.0.lock().unwrap();
        log.iter().filter(|(who, _)| who == login).map(|(_, visit)| visit.clone()).collect()
    }
}

/// What was shown since it was looked at last.
pub fn read(wire: &Wire) -> String {
    std::mem::take(&mut wire.0.lock().unwrap().text)
}

#[test]
fn each_sits_at_his_board_and_hears_in_his_language_what_is_his_to_hear() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Hall::open(folder.path());
    let ((judge, desk), (anna, white), (boris, black)) = (hall.come("judge"), hall.come("anna"), hall.come("boris"));
    let (_, looks_on) = hall.come("guest");
    assert!(read(&white).starts_with("Board 1. Your seat: White.\n"));
    assert!(read(&black).starts_with("Доска 1. Ваше место: чёрные.\n"));
    let told = read(&desk);
    assert!(told.starts_with("Your seat: arbiter, at 2 boards.\n") && told.contains("Arrived: White."), "{told}");
    read(&looks_on);
    hall.types(judge, "1: start\n");
    hall.types(anna, "c3-d4\n");
    hall.types(boris, "b6-a5\n");
    let (white, black, desk) = (read(&white), read(&black), read(&desk));
    assert!(white.contains("b6 to a5") && black.contains("c3 – d4"), "{white}\n{black}");
    assert!(desk.contains("c3 to d4"), "{desk}");
    assert_eq!(read(&looks_on), "", "he looks on elsewhere");
    assert!(hall.visits("anna").contains(&AuditEntry::Came(Credential::Code)));
}

#[test]
fn r_5_4_15_1_nobody_rules_but_the_arbiter_and_nobody_plays_at_another_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Hall::open(folder.path());
    let ((judge, _), (anna, white), (guest, looks_on)) = (hall.come("judge"), hall.come("anna"), hall.come("guest"));
    hall.types(judge, "all start\n");
    read(&white);
    for line in ["2: c3-d4\n", "a: result white\n", "b: b6-a5\n", "code anna\n", "people\n", "board 2\n"] {
        hall.types(anna, line);
        let said = read(&white);
        assert!(!said.is_empty() && !said.contains("Code for") && !said.contains("not here"), "{line}{said}");
    }
    for line in ["c3-d4\n", "resign\n", "a: pause\n"] {
        hall.types(guest, line);
    }
    read(&looks_on);
    hall.types(guest, "last\n");
    assert!(read(&looks_on).contains("No move yet"), "nothing was moved");
}

#[test]
fn a_line_that_breaks_leaves_the_clock_running_and_he_hears_once_what_he_missed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Hall::open(folder.path());
    let ((judge, desk), (anna, _), (boris, black), (_, assistant)) =
        (hall.come("judge"), hall.come("anna"), hall.come("boris"), hall.come("olga"));
    hall.types(judge, "1: start\n");
    hall.types(anna, "c3-d4\n");
    hall.tell(anna, What::Gone);
    read(&black);
    for wire in [&desk, &assistant] {
        let told = read(wire);
        assert!(told.contains("Connection lost: White. The clocks keep running."), "{told}");
    }
    assert_eq!(read(&black), "", "it is the arbiter's to know, and the assistants'");
    hall.types(judge, "boards\n");
    assert!(read(&desk).contains("Connection lost: White."), "the list of the boards tells it");
    hall.types(boris, "b6-a5\n");
    hall.time.pass(Ms::from_secs(90));
    hall.turn();
    let (anna, white) = hall.come("anna");
    let told = read(&white);
    assert!(told.starts_with("Board 1. Your seat: White.\nYou are back. Since you left:\nb6 to a5\n"), "{told}");
    assert!(read(&desk).contains("Connected again: White."));
    hall.types(anna, "d4-c5\n");
    assert!(read(&black).contains("d4 – c5"), "he plays on");
    hall.types(judge, "1: clock\n");
    let clocks = read(&desk);
    assert!(!clocks.contains("45:00"), "White's clock ran: {clocks}");
    hall.tell(anna, What::Gone);
    let (_, white) = hall.come("anna");
    let told = read(&white);
    assert!(told.contains("Nothing has happened.") && !told.contains("b6 to a5"), "{told}");
    assert_eq!(hall.visits("anna").iter().filter(|visit| **visit == AuditEntry::Lost).count(), 2);
}

#[test]
fn a_seat_is_taken_over_from_a_line_that_hangs_and_what_was_said_there_is_said_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Hall::open(folder.path());
    let ((judge, desk), (anna, hung), (boris, _)) = (hall.come("judge"), hall.come("anna"), hall.come("boris"));
    hall.types(judge, "1: start\n");
    hall.types(anna, "c3-d4\n");
    hall.types(boris, "b6-a5\n");
    read(&desk);
    // He has not heard it: his line was gone before.
    let (again, white) = hall.come("anna");
    assert_eq!(read(&desk), "", "of no line that was lost it is told that it is back");
    let told = read(&white);
    assert!(told.contains("You are back. Since you left:\nb6 to a5\n"), "{told}");
    assert!(read(&hung).contains("in use from another connection") && hung.0.lock().unwrap().ended == Some(0));
    // What comes late from the other line is nobody's, and its end takes nobody away.
    hall.types(anna, "d4-e5\n");
    hall.tell(anna, What::Gone);
    hall.types(again, "d4-c5\n");
    assert!(read(&white).contains("d4 to c5") || read(&white).is_empty());
    assert_eq!(hall.visits("anna").iter().filter(|visit| **visit == AuditEntry::TookOver).count(), 1);
    assert!(!hall.visits("anna").contains(&AuditEntry::Lost));
}

#[test]
fn what_has_surely_arrived_is_not_said_again_and_what_a_silent_line_may_have_swallowed_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Hall::open(folder.path());
    let ((judge, _), (anna, hung), (boris, black)) = (hall.come("judge"), hall.come("anna"), hall.come("boris"));
    hall.types(judge, "1: start\n");
    hall.types(anna, "c3-d4\n");
    hall.types(boris, "b6-a5\n");
    hall.time.pass(Ms::from_secs(5));
    hung.0.lock().unwrap().arrived = Some(Ms::from_secs(4));
    let (anna, white) = hall.come("anna");
    let told = read(&white);
    assert!(told.contains("Nothing has happened.") && !told.contains("b6 to a5"), "{told}");
    hall.types(anna, "d4-c5\n");
    hall.types(boris, "d6xb4\n");
    hall.tell(anna, What::Silent);
    hall.tell(anna, What::Gone);
    let (anna, white) = hall.come("anna");
    let told = read(&white);
    assert!(told.contains("You are back. Since you left:\nd6 takes b4\n"), "{told}");
    // Whose line was closed has heard what was sent there.
    hall.types(anna, "a3xc5\n");
    read(&black);
    hall.types(boris, "a5-b4\n");
    hall.tell(anna, What::Gone);
    let (_, white) = hall.come("anna");
    assert!(!read(&white).contains("a5 to b4"));
}

#[test]
fn the_arbiter_gives_a_code_and_hears_who_is_here() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Hall::open(folder.path());
    let (judge, desk) = hall.come("judge");
    read(&desk);
    hall.types(judge, "code Anna\n");
    let told = read(&desk);
    assert!(told.starts_with("Code for anna: ") && told.contains("Valid once, for 10 minutes."), "{told}");
    hall.types(judge, "code nobody\n");
    assert!(read(&desk).contains("nobody"));
    let (anna, _) = hall.come("anna");
    hall.tell(anna, What::Gone);
    read(&desk);
    hall.types(judge, "people\n");
    let told = read(&desk);
    for line in ["judge, arbiter: here.", "Anna, White: connection lost.", "boris, Black: not here."] {
        assert!(told.contains(line), "{line}: {told}");
    }
    assert!(hall.visits("anna").contains(&AuditEntry::CodeGiven("judge".to_owned())));
}

#[test]
fn who_begins_the_hall_is_not_told_that_he_has_come() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Hall::open(folder.path());
    let host = Wire::default();
    hall.house.host(ConnId(0), &LinePurpose::Prompted, Box::new(host.clone()));
    hall.turn();
    let told = read(&host);
    assert!(told.contains("Your seat: arbiter") && !told.contains("Arrived"), "{told}");
    hall.come("anna");
    assert!(read(&host).contains("Arrived: White."));
}

#[test]
fn who_has_no_seat_and_who_is_struck_off_the_list_is_let_go() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Hall::open(folder.path());
    let (_, late) = hall.come("late");
    assert!(read(&late).contains("no seat") && late.0.lock().unwrap().ended == Some(1));
    assert!(hall.visits("late").contains(&AuditEntry::NoSeat));
    let ((_, white), (_, black)) = (hall.come("anna"), hall.come("boris"));
    hall.house.know(HallList::parse(&LIST.replace("anna", "other"), "hall.ron").expect("a list").people);
    assert_eq!((white.0.lock().unwrap().ended, black.0.lock().unwrap().ended), (Some(1), None));
}

#[test]
fn a_terminal_that_shows_nothing_by_itself_is_typed_on_here() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Hall::open(folder.path());
    let size = Size::told(80, 24);
    let (judge, _) = hall.come("judge");
    let (anna, white) = hall.come_to("anna", LinePurpose::Terminal(Some(("dumb".to_owned(), size))));
    let (_, looks_on) = hall.come_to("guest", LinePurpose::Terminal(Some(("dumb".to_owned(), size))));
    assert!(read(&white).ends_with("Waiting for the arbiter: "), "who plays waits for him");
    assert!(read(&looks_on).ends_with("Not started: "), "who looks on does not");
    hall.types(judge, "1: start\n");
    let told = read(&white);
    assert!(told.contains("\r\n") && !told.replace("\r\n", "").contains('\n'), "{told:?}");
    hall.types(anna, "c3-e5\x7f\x7f");
    hall.types(anna, "d4\r");
    assert!(read(&white).starts_with("c3-e5\u{8} \u{8}\u{8} \u{8}d4\r\n"), "what is typed is shown");
    // What happens meanwhile is not glued to what is typed, also the second time.
    hall.types(anna, "la");
    for text in ["one", "two"] {
        hall.types(judge, &format!("attention: {text}\n"));
        hall.types(anna, "s");
    }
    let told = read(&white);
    assert!(told.contains("\r\nAnnouncement: one.\r\ns\r\nAnnouncement: two.\r\n"), "{told:?}");
    hall.types(anna, "\x15");
    read(&white);
    hall.types(judge, "1: clock\n");
    read(&white);
    // Escape sequences and keys of the terminal are no text.
    hall.types(anna, "\x1b[A\x1b[1;5Cwhat\x15\x1b]0;x\x07?\r");
    let told = read(&white);
    assert!(!told.contains('\u{1b}'), "{told:?}");
}

#[test]
fn who_takes_nothing_is_kept_within_bounds_and_who_floods_waits_and_nobody_else_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Hall::open(folder.path());
    let ((judge, _), (anna, white), (boris, black)) = (hall.come("judge"), hall.come("anna"), hall.come("boris"));
    hall.types(judge, "1: start\n");
    // A thousand questions at once: some are answered, the others wait, and nobody else does.
    read(&black);
    hall.types(boris, &"turn\n".repeat(1000));
    let answered = read(&black).lines().count();
    assert!((10..200).contains(&answered), "{answered}");
    hall.time.pass(Ms::from_secs(2));
    hall.turn();
    assert!(read(&black).lines().count() >= 10, "they come in their time");
    hall.types(anna, "c3-d4\n");
    assert!(read(&black).contains("c3 – d4"));
    // Who takes nothing is kept within bounds.
    white.0.lock().unwrap().full = true;
    for _ in 0..300 {
        hall.types(anna, "?\n");
        hall.time.pass(Ms::new(40));
    }
    white.0.lock().unwrap().full = false;
    hall.turn();
    let kept = read(&white).len();
    assert!((1000..300 * 1024).contains(&kept), "{kept}");
}

#[test]
fn whose_window_changes_without_end_is_one_who_plays() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Hall::open(folder.path());
    let (judge, _) = hall.come("judge");
    let size = Size::told(80, 24);
    let (anna, white) = hall.come_to("anna", LinePurpose::Terminal(Some(("xterm".to_owned(), size))));
    hall.types(judge, "1: start\n");
    for number in 0..10_000 {
        hall.tell(anna, What::Sized(Size::told(number % 400, number % 120)));
    }
    read(&white);
    hall.types(anna, "c3-d4\r");
    hall.types(anna, "last\r");
    assert!(read(&white).contains("c3 to d4"));
}

#[test]
fn a_hall_that_was_closed_goes_on_where_it_stood() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Hall::open(folder.path());
    let ((judge, desk), (anna, _)) = (hall.come("judge"), hall.come("anna"));
    hall.types(judge, "1: start\n");
    hall.types(anna, "c3-d4\n");
    hall.house.close();
    assert!(desk.0.lock().unwrap().text.contains("The hall closes."));
    assert!(hall.house.is_waited_for());
    drop(hall);
    let mut hall = Hall::open(folder.path());
    let (judge, desk) = hall.come("judge");
    let told = read(&desk);
    assert!(told.contains("Black to move") && !told.contains("Board 1: Russian draughts"), "{told}");
    hall.types(judge, "1: last\n");
    assert!(read(&desk).contains("c3 to d4"));
}

#[test]
fn the_arbiter_speaks_to_the_whole_hall_and_to_one_and_who_was_away_hears_it_when_he_is_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let named = LIST.replace("people: [", "people: [(login: \"maria\", name: \"Maria K.\"),");
    let mut hall = Hall::of(folder.path(), &named, Ms::ZERO);
    let ((judge, desk), (anna, white), (_, black)) = (hall.come("judge"), hall.come("anna"), hall.come("boris"));
    let (guest, looks_on) = hall.come("guest");
    [&desk, &white, &black, &looks_on].into_iter().for_each(|wire| drop(read(wire)));
    hall.types(judge, "attention: round two begins at noon\n");
    assert!(read(&white).contains("Announcement: round two begins at noon."));
    assert!(read(&black).contains("Объявление: round two begins at noon."));
    assert!(read(&looks_on).contains("Announcement:") && read(&desk).contains("Sent to everyone in the hall."));
    hall.types(judge, "message anna, your clock was set\n");
    assert!(read(&white).contains("Message from the arbiter: your clock was set.") && read(&black).is_empty());
    hall.tell(anna, What::Gone);
    read(&desk);
    hall.types(judge, "lines\n");
    assert!(read(&desk).contains("Anna, White: connection lost."));
    hall.types(judge, "message anna, come back\n");
    assert!(read(&desk).contains("Anna is not here and will get the message on arrival."));
    hall.types(judge, "attention, lunch\n");
    let (anna, white) = hall.come("anna");
    let told = read(&white);
    assert!(told.contains("Since you left:") && told.matches("Announcement: lunch.").count() == 1, "{told}");
    read(&desk);
    for (line, said) in [
        ("lines", "Everyone is connected."),
        ("attention", "Add the text"),
        ("message anna", "Add the text"),
        ("message Maria K.", "Add the text"),
        ("code", "Whose code?"),
        ("message nobody hello", "Nobody on the list has that name: nobody."),
        ("message olga bring water", "olga is not here and will get the message on arrival."),
    ] {
        hall.types(judge, &format!("{line}\n"));
        let told = read(&desk);
        assert!(told.contains(said), "{line}: {told}");
    }
    let (olga, helps) = hall.come("olga");
    assert!(read(&helps).contains("Message from the arbiter: bring water."));
    hall.tell(olga, What::Gone);
    let (_, helps) = hall.come("olga");
    assert!(!read(&helps).contains("bring water"), "once");
    // Of what is too long nobody hears a part.
    let long = "слово ".repeat(40);
    for (id, wire, line) in
        [(judge, &desk, "attention"), (judge, &desk, "message anna"), (anna, &white, "to the arbiter")]
    {
        hall.types(id, &format!("{line} {long}\n"));
        let told = read(wire);
        assert!(told.contains("The line is too long. At most 200 characters."), "{line}: {told}");
    }
    assert!(![&desk, &white, &black, &looks_on].into_iter().any(|wire| read(wire).contains("слово")));
    // Nobody else speaks to the hall.
    for id in [anna, guest] {
        hall.types(id, "attention: fire\n");
    }
    assert!(!read(&black).contains("fire"));
}

#[test]
fn the_arbiters_hear_that_the_door_is_full_and_whose_codes_are_not_heard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Hall::open(folder.path());
    let ((_, judge), (_, anna)) = (hall.come("judge"), hall.come("anna"));
    read(&judge);
    read(&anna);
    let from = Address("192.0.2.7".to_owned());
    hall.tell(ConnId(900), What::DoorFull { from: from.clone() });
    let told = read(&judge);
    assert!(told.contains("Too many connections without a login, most of them from 192.0.2.7."), "{told}");
    hall.tell(ConnId(901), What::CodesUnheard { login: "anna".to_owned(), from: from.clone() });
    let told = read(&judge);
    assert!(told.contains("Ten wrong codes for Anna from 192.0.2.7.") && told.contains("5 minutes"), "{told}");
    hall.tell(ConnId(902), What::CodesUnheard { login: "nobody".to_owned(), from });
    assert_eq!(read(&judge), "", "whoever is not on the list is no matter of the arbiter");
    assert_eq!(read(&anna), "");
    assert_eq!(hall.visits(""), [AuditEntry::DoorFull]);
}
