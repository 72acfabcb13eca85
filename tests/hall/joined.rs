//! Those who come with a program of their own: what they ask for and hear goes over lines that may break.

use std::path::Path;

use golos::clock::Ms;
use golos::hall::{AuditEntry, ConnId, LinePurpose, What};
use golos::input::CursorKey;
use golos::speech::Kind;
use golos::wire::{Asked, ClientSession, Down, Ending, Frames, LONGEST_DOWN, News, Speech, Up, framed};

use super::house::{Hall, Wire, read};

/// A program at home, and the line that it is on.
pub struct AtHome {
    home: ClientSession,
    line: Option<(ConnId, Wire, Frames<Down>)>,
    /// What was heard, in order.
    pub heard: Vec<String>,
    /// What each of that is.
    kinds: Vec<Kind>,
    /// The last prompt.
    prompt: String,
    ended: Option<Ending>,
}

impl AtHome {
    fn new(name: &str) -> AtHome {
        AtHome::speaking(name, Speech::default())
    }

    /// A program whose person is spoken to so.
    pub fn speaking(name: &str, speech: Speech) -> AtHome {
        let home = ClientSession::new(name.to_owned(), speech, false);
        AtHome { home, line: None, heard: Vec::new(), kinds: Vec::new(), prompt: String::new(), ended: None }
    }

    /// Opens a line as this person, and greets.
    pub fn come(&mut self, hall: &mut Hall, login: &str) {
        let (id, wire) = hall.come_to(login, LinePurpose::Joined);
        self.line = Some((id, wire, Frames::new(LONGEST_DOWN)));
        let hello = self.home.greet();
        self.send(hall, &[hello]);
    }

    /// Gives its line up; the hall hears of it, or does not.
    fn cut(&mut self, hall: &mut Hall, hall_hears: bool) {
        self.home.cut();
        if let Some((id, ..)) = self.line.take()
            && hall_hears
        {
            hall.tell(id, What::Gone);
        }
    }

    fn send(&mut self, hall: &mut Hall, records: &[Up]) {
        let Some((id, ..)) = self.line else { return };
        let text: String = records.iter().map(|record| String::from_utf8(framed(record)).expect("text")).collect();
        hall.types(id, &text);
        self.take(hall);
    }

    /// Takes what has come, and answers it.
    pub fn take(&mut self, hall: &mut Hall) {
        let mut up = Vec::new();
        let Some((_, wire, frames)) = &mut self.line else { return };
        frames.put(read(wire).as_bytes());
        while let Some(record) = frames.record().expect("records") {
            let (news, answers) = self.home.take(self.home.line(), record).expect("a record that is due");
            up.extend(answers);
            for news in news {
                match news {
                    News::Said(said) => {
                        self.kinds.push(said.kind);
                        self.heard.push(said.written);
                    }
                    News::Seen(sight) => self.prompt = sight.prompt,
                    News::Ended(why) => self.ended = Some(why),
                    News::Joined { .. } | News::Taken { .. } => {}
                }
            }
        }
        if !up.is_empty() {
            self.send(hall, &up);
        }
    }

    fn asks(&mut self, hall: &mut Hall, what: Asked) {
        let up = self.home.ask(what, 0).expect("there is room");
        self.send(hall, &up);
    }

    pub fn types(&mut self, hall: &mut Hall, line: &str) {
        self.asks(hall, Asked::Line(line.to_owned()));
    }

    /// How often this was heard.
    fn count(&self, text: &str) -> usize {
        self.heard.iter().filter(|heard| heard.contains(text)).count()
    }
}

fn begun(folder: &Path) -> (Hall, ConnId, Wire, AtHome) {
    let mut hall = Hall::open(folder);
    let (judge, desk) = hall.come("judge");
    let mut anna = AtHome::new("a");
    anna.come(&mut hall, "anna");
    hall.types(judge, "1: start\n");
    anna.take(&mut hall);
    (hall, judge, desk, anna)
}

#[test]
fn who_joins_plays_as_at_a_terminal_and_sees_the_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut hall, judge, desk, mut anna) = begun(folder.path());
    assert_eq!((anna.count("Your seat: White"), anna.count("Start. White to move.")), (1, 1), "{:?}", anna.heard);
    let (boris, black) = hall.come("boris");
    anna.types(&mut hall, "c3-d4");
    assert!(read(&black).contains("c3 – d4") && anna.prompt.contains("Black"), "{}", anna.prompt);
    hall.types(boris, "b6-a5\n");
    anna.take(&mut hall);
    assert_eq!(anna.count("b6 to a5"), 1, "{:?}", anna.heard);
    let told = anna.heard.iter().zip(&anna.kinds).find(|(heard, _)| heard.contains("b6 to a5"));
    assert_eq!(told.map(|(_, kind)| *kind), Some(Kind::Move), "what it is comes with it");
    anna.asks(&mut hall, Asked::BoardCursor { key: CursorKey::Up, pad: false });
    anna.types(&mut hall, "2: c3-d4");
    anna.types(&mut hall, "people");
    assert_eq!(anna.count("not here"), 0, "{:?}", anna.heard);
    // The arbiter is told how long the way is, where it is measured.
    read(&desk);
    hall.types(judge, "people\n");
    assert!(read(&desk).contains("Anna, White: here. Round trip in milliseconds: 0."));
    anna.asks(&mut hall, Asked::Leave);
    anna.types(&mut hall, "yes");
    assert_eq!(anna.ended, Some(Ending::Left), "{:?}", anna.heard);
    assert!(hall.visits("anna").contains(&AuditEntry::Left));
}

#[test]
fn an_arbiter_who_joins_gives_codes_and_hears_who_is_here() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut hall = Hall::open(folder.path());
    let mut judge = AtHome::new("j");
    judge.come(&mut hall, "judge");
    judge.types(&mut hall, "code Anna");
    judge.types(&mut hall, "people");
    assert_eq!((judge.count("Code for anna"), judge.count("boris, Black: not here.")), (1, 1), "{:?}", judge.heard);
}

#[test]
fn a_line_that_broke_is_taken_up_and_everything_is_heard_once_and_done_once() {
    let folder = tempfile::tempdir().expect("a folder");
    for hall_hears in [true, false] {
        let (mut hall, _, desk, mut anna) = begun(folder.path());
        let (boris, _) = hall.come("boris");
        // A move is on its way when the line breaks: it came, the answer did not.
        let (id, ..) = anna.line.as_ref().expect("a line");
        let id = *id;
        let up = anna.home.ask(Asked::Line("c3-d4".to_owned()), 0).expect("room");
        let text: String = up.iter().map(|record| String::from_utf8(framed(record)).expect("text")).collect();
        hall.types(id, &text);
        anna.cut(&mut hall, hall_hears);
        hall.types(boris, "b6-a5\n");
        // What is asked for meanwhile waits.
        let waits = anna.home.ask(Asked::Line("d4-c5".to_owned()), 0).expect("room");
        assert!(waits.is_empty());
        anna.come(&mut hall, "anna");
        assert_eq!((anna.count("b6 to a5"), anna.count("You are back")), (1, 1), "{:?}", anna.heard);
        let told = read(&desk);
        assert!(told.contains("d4 to c5"), "{told}");
        assert_eq!(told.matches("c3 to d4").count(), 1, "{told}");
        let visits = hall.visits("anna");
        assert_eq!(visits.contains(&AuditEntry::TookOver), !hall_hears);
        std::fs::remove_file(folder.path().join("board-1.ron")).expect("a record");
    }
}

#[test]
fn another_program_of_the_same_person_hears_what_the_first_may_not_have_heard() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut hall, _, _, mut first) = begun(folder.path());
    let (boris, _) = hall.come("boris");
    first.types(&mut hall, "c3-d4");
    first.cut(&mut hall, false);
    hall.types(boris, "b6-a5\n");
    let mut second = AtHome::new("b");
    second.come(&mut hall, "anna");
    assert_eq!(second.count("b6 to a5"), 1, "{:?}", second.heard);
    // And a terminal after it; then it is heard that nothing happened.
    second.types(&mut hall, "last");
    let (_, terminal) = hall.come("anna");
    assert!(read(&terminal).contains("You are back. Nothing has happened."));
    second.take(&mut hall);
    assert_eq!(second.ended, Some(Ending::TakenOver));
}

#[test]
fn a_line_that_is_silent_or_sends_what_is_no_record_is_ended_and_the_seat_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut hall, _, desk, mut anna) = begun(folder.path());
    read(&desk);
    for _ in 0..12 {
        hall.time.pass(Ms::from_secs(2));
        hall.turn();
    }
    let (_, wire, _) = anna.line.as_ref().expect("a line");
    assert!(wire.0.lock().unwrap().cut && hall.visits("anna").contains(&AuditEntry::Silent));
    assert!(read(&desk).contains("Connection lost: White. The clocks keep running."));
    anna.cut(&mut hall, false);
    anna.come(&mut hall, "anna");
    assert_eq!(anna.count("You are back"), 1);
    let (id, wire, _) = anna.line.as_ref().expect("a line");
    let (id, wire) = (*id, wire.clone());
    hall.types(id, "{\"what\":1}\n{\"Request\":{\"id\":2,\"sent\":0,\"what\":{\"Line\":\"resign\"}}}\n");
    assert_eq!(wire.0.lock().unwrap().ended, Some(1));
    assert!(hall.visits("anna").contains(&AuditEntry::Garbled) && read(&wire).contains("Garbled"));
    // Who never greets is let go as well.
    let (_, dumb) = hall.come_to("boris", LinePurpose::Joined);
    hall.time.pass(Ms::from_secs(21));
    hall.turn();
    assert!(dumb.0.lock().unwrap().cut && hall.visits("boris").contains(&AuditEntry::Silent));
    // Who is not on the list has no seat, and is told so.
    let mut late = AtHome::new("l");
    late.come(&mut hall, "late");
    assert_eq!(late.ended, Some(Ending::NoSeat));
}

#[test]
fn so_much_of_the_way_is_made_good_as_the_regulation_says() {
    let folder = tempfile::tempdir().expect("a folder");
    for (limit, left) in [(0, "White 1:30:20."), (1000, "White 1:30:21."), (2000, "White 1:30:22.")] {
        let mut hall = Hall::open(folder.path());
        hall.house.make_good(Ms::new(limit));
        let (judge, desk) = hall.come("judge");
        let mut anna = AtHome::new("a");
        // A line of four seconds there and back.
        let (id, wire) = hall.come_to("anna", LinePurpose::Joined);
        anna.line = Some((id, wire, Frames::new(LONGEST_DOWN)));
        let hello = anna.home.greet();
        let text = String::from_utf8(framed(&hello)).expect("text");
        hall.types(id, &text);
        hall.time.pass(Ms::from_secs(4));
        anna.take(&mut hall);
        hall.types(judge, "1: start\n");
        hall.time.pass(Ms::new(9_900));
        anna.types(&mut hall, "c3-d4");
        read(&desk);
        hall.types(judge, "1: clock\n");
        let told = read(&desk);
        assert!(told.contains(left), "{limit}: {told}");
        std::fs::remove_file(folder.path().join("board-1.ron")).expect("a record");
    }
}
