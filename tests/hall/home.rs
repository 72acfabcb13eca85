//! The program at home, and the program as a hall: `golos join` over a line that can be cut.

use std::fs;
use std::process::{Command, Stdio};

use super::ssh::{Open, Place, Talk, has_ssh};
use super::way::Way;

/// golos at home: it comes to the hall as this person with this key.
pub fn join(place: &Place, port: &str, login: &str) -> Talk {
    join_as(place, port, login, login)
}

/// The same, by another name there.
pub fn join_as(place: &Place, port: &str, key: &str, login: &str) -> Talk {
    Talk::begin(program(place, port, login).arg("--identity").arg(place.path(key)))
}

fn program(place: &Place, port: &str, login: &str) -> Command {
    let mut command = crate::support::command();
    command.args(["join", "--lang", "en", "--view", "linear", "--voice", "none", "--known-hosts"]);
    command.arg(place.path("known")).arg(format!("{login}@127.0.0.1:{port}"));
    for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
        command.env(name, place.folder.path());
    }
    command.env_remove("SSH_AUTH_SOCK");
    command
}

/// Makes the key of the hall known, as ssh does that was told to.
pub fn make_known(place: &Place, hall: &Open) {
    let mut anna = place.come(hall, "anna");
    anna.until("Your seat: White.");
    let (code, _) = anna.end();
    assert_eq!(code, Some(0));
}

/// Makes the hall known by this way as well.
pub fn make_known_by(place: &Place, hall: &Open, way: &Way) {
    let known = fs::read_to_string(place.path("known")).expect("known hosts");
    let there = known.replace(&format!("]:{} ", hall.port), &format!("]:{} ", way.port()));
    assert_ne!(known, there);
    fs::write(place.path("known"), known + &there).expect("known hosts");
}

#[test]
fn who_joins_from_home_plays_through_a_line_that_breaks_and_loses_nothing() {
    if !has_ssh() {
        return;
    }
    let place = Place::new();
    let mut hall = place.open();
    make_known(&place, &hall);
    // A way to the hall that can be cut.
    let way = Way::open(&hall.port);
    make_known_by(&place, &hall, &way);
    let mut anna = join(&place, &way.port(), "anna");
    anna.until("You are in the hall.");
    anna.until("Your seat: White.");
    let mut boris = place.come(&hall, "boris");
    boris.until("Your seat: Black.");
    hall.talk.types("start");
    anna.until("Start. White to move.");
    anna.types("c3-d4");
    boris.until("c3 to d4");
    boris.types("b6-a5");
    anna.until("b6 to a5");
    way.cut();
    anna.until("Connection to the hall lost.");
    anna.types("d4-c5");
    anna.until("Reconnected to the hall.");
    boris.until("d4 to c5");
    hall.talk.until("Connected again: White.");
    // The hall is killed, and begun anew at the same place.
    let port = hall.port.clone();
    hall.talk.kill();
    anna.until("Connection to the hall lost.");
    let mut hall = place.open_at(&port);
    anna.until("Reconnected to the hall.");
    anna.types("last");
    anna.until("d4 to c5");
    hall.talk.types("people");
    hall.talk.until("Round trip in milliseconds:");
    hall.talk.types("quit");
    hall.talk.types("yes");
    anna.until("The hall is closed.");
    let (code, said) = anna.end();
    assert_eq!(code, Some(0), "{said}");
}

#[test]
fn whose_keys_an_agent_has_comes_in_by_the_one_of_the_list() {
    if !has_ssh() {
        return;
    }
    let place = Place::new();
    let hall = place.open();
    make_known(&place, &hall);
    let socket = place.path("agent");
    let mut agent = Command::new("ssh-agent");
    let agent = agent.args(["-D", "-a"]).arg(&socket).stdout(Stdio::null()).stderr(Stdio::null());
    let mut agent = agent.spawn().expect("ssh-agent");
    let has_key = |key: &str| {
        let mut add = Command::new("ssh-add");
        add.arg(place.path(key)).env("SSH_AUTH_SOCK", &socket).stderr(Stdio::null());
        add.status().is_ok_and(|status| status.success())
    };
    // It may take a moment until it listens.
    let is_added = |key: &str| (0..1000).any(|_| has_key(key));
    assert!(is_added("stranger") && is_added("anna"));
    let mut anna = Talk::begin(program(&place, &hall.port, "anna").env("SSH_AUTH_SOCK", &socket));
    anna.until("Your seat: White.");
    agent.kill().expect("its end");
    agent.wait().expect("its end");
}

#[test]
fn who_is_not_let_in_from_home_is_told_why() {
    if !has_ssh() {
        return;
    }
    let place = Place::new();
    let hall = place.open();
    let (code, said) = join(&place, &hall.port, "anna").end();
    assert!(code == Some(2) && said.contains("SHA256:"), "a hall that is not known: {code:?} {said}");
    make_known(&place, &hall);
    let (code, said) = join(&place, &hall.port, "nobody").end();
    assert!(code == Some(2), "{code:?} {said}");
    drop(hall);
    let (code, said) = join(&place, "1", "anna").end();
    assert!(code == Some(2), "{code:?} {said}");
}
