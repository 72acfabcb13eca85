//! The program as a hall, and the real OpenSSH as those who come.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// A machine under load may take its time; a test that reaches this has hung.
const PATIENCE: Duration = Duration::from_secs(60);

/// Whether OpenSSH is there to come with.
pub fn has_ssh() -> bool {
    crate::support::has_programs(&["ssh", "ssh-keygen", "ssh-agent"])
}

/// A program whose lines are read as they come.
pub struct Talk {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
    /// What has been read so far.
    read: Vec<String>,
}

impl Talk {
    pub fn begin(command: &mut Command) -> Talk {
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = piped.spawn().expect("a program");
        let (sender, lines) = channel();
        for pipe in [
            Box::new(child.stdout.take().expect("output")) as Box<dyn Read + Send>,
            Box::new(child.stderr.take().expect("errors")),
        ] {
            let sender = sender.clone();
            std::thread::spawn(move || {
                let lines = BufReader::new(pipe).lines().map_while(Result::ok);
                lines.for_each(|line| drop(sender.send(line)));
            });
        }
        let stdin = child.stdin.take();
        Talk { child, stdin, lines, read: Vec::new() }
    }

    pub fn types(&mut self, line: &str) {
        let stdin = self.stdin.as_mut().expect("input");
        writeln!(stdin, "{line}").and_then(|()| stdin.flush()).expect("somebody who reads");
    }

    /// Reads up to a line that holds this text.
    pub fn until(&mut self, text: &str) -> String {
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => {
                    self.read.push(line.clone());
                    if line.contains(text) {
                        return line;
                    }
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("no {text:?} in {:#?}", self.read)
                }
            }
        }
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Its exit code, and all that it said.
    pub fn end(mut self) -> (Option<i32>, String) {
        self.stdin.take();
        self.read.extend(self.lines.iter());
        let code = self.child.wait().expect("an end").code();
        (code, self.read.join("\n"))
    }

    pub fn kill(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder with a hall of one board, and a key for each of its people.
pub struct Place {
    pub folder: tempfile::TempDir,
}

/// The hall at work.
pub struct Open {
    pub talk: Talk,
    pub port: String,
}

impl Place {
    pub fn new() -> Place {
        let place = Place { folder: tempfile::tempdir().expect("a folder") };
        let keys = ["anna", "boris", "olga", "stranger"].map(|who| place.key(who));
        place.list(&keys);
        place
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Makes a key of this name; its public half.
    fn key(&self, who: &str) -> String {
        self.key_of_kind(who, &["-t", "ed25519"])
    }

    fn key_of_kind(&self, who: &str, kind: &[&str]) -> String {
        let file = self.path(who);
        let mut command = Command::new("ssh-keygen");
        command.args(kind).args(["-q", "-N", "", "-C", "дома", "-f"]).arg(&file);
        assert!(command.status().expect("ssh-keygen").success());
        fs::read_to_string(file.with_extension("pub")).expect("a public key").trim().to_owned()
    }

    fn list(&self, [anna, boris, olga, guest]: &[String; 4]) {
        fs::create_dir_all(self.path("hall")).expect("a folder");
        let list = format!(
            r#"(
            boards: [(white: "Anna", black: "Boris", rules: "russian", control: "45+15")],
            people: [
                (login: "anna", keys: ["{anna}"], seats: [(seat: "white")]),
                (login: "boris", keys: ["{boris}"], seats: [(seat: "black")]),
                (login: "olga", keys: ["{olga}"], seats: [(seat: "white-assistant")]),
                (login: "guest", keys: ["{guest}"], seats: [(seat: "spectator")]),
            ],
        )"#
        );
        fs::write(self.path("hall/hall.ron"), list).expect("a list");
    }

    pub fn open(&self) -> Open {
        self.open_at("0")
    }

    /// The hall at this port; 0 is any.
    pub fn open_at(&self, port: &str) -> Open {
        self.opened(port, &[])
    }

    /// The hall with further options.
    #[cfg(feature = "nats")]
    pub fn open_with(&self, options: &[&str]) -> Open {
        self.opened("0", options)
    }

    fn opened(&self, port: &str, options: &[&str]) -> Open {
        let mut command = crate::support::command();
        command
            .args(["hall", "--lang", "en", "--listen", &format!("127.0.0.1:{port}")])
            .args(options)
            .arg(self.path("hall"));
        for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            command.env(name, self.folder.path());
        }
        let mut talk = Talk::begin(&mut command);
        let open = talk.until("The hall is open at");
        let port = open.trim_end_matches('.').rsplit(':').next().expect("a port").to_owned();
        talk.until("Host key: SHA256:");
        talk.until("Your seat: arbiter");
        Open { talk, port }
    }

    /// ssh as this person with this key, and whatever else.
    pub fn ssh(&self, hall: &Open, login: &str, key: &str, options: &[&str], words: &[&str]) -> Command {
        let mut command = Command::new("ssh");
        let known = format!("UserKnownHostsFile={}", self.path("known").display());
        command.args([
            "-F",
            "none",
            "-o",
            "IdentitiesOnly=yes",
            "-o",
            "StrictHostKeyChecking=accept-new",
            "-o",
            &known,
        ]);
        command.args(["-o", "LogLevel=ERROR", "-p", &hall.port, "-i"]).arg(self.path(key)).args(options);
        command.arg(format!("{login}@127.0.0.1")).args(words);
        command
    }

    pub fn come(&self, hall: &Open, login: &str) -> Talk {
        Talk::begin(&mut self.ssh(hall, login, login, &["-T", "-o", "BatchMode=yes"], &[]))
    }
}

fn visits(place: &Place) -> String {
    fs::read_to_string(place.path("hall/visits.log")).expect("a log")
}

#[test]
fn people_come_by_their_keys_and_play_and_a_line_that_is_cut_is_taken_up_again() {
    if !has_ssh() {
        return;
    }
    let place = Place::new();
    let mut hall = place.open();
    let mode = fs::metadata(place.path("hall/host_key")).expect("a key").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let mut anna = place.come(&hall, "anna");
    anna.until("Your seat: White.");
    hall.talk.until("Arrived: White.");
    let mut boris = place.come(&hall, "boris");
    boris.until("Your seat: Black.");
    hall.talk.types("start");
    anna.until("Start. White to move.");
    anna.types("c3-d4");
    boris.until("c3 to d4");
    hall.talk.until("c3 to d4");
    anna.kill();
    hall.talk.until("Connection lost: White. The clocks keep running.");
    boris.types("b6-a5");
    hall.talk.until("b6 to a5");
    let mut anna = place.come(&hall, "anna");
    anna.until("You are back. Since you left:");
    anna.until("b6 to a5");
    hall.talk.until("Connected again: White.");
    // From another terminal, while the first one is still there.
    let mut again = place.come(&hall, "anna");
    again.until("You are back.");
    let (code, said) = anna.end();
    assert!(code == Some(0) && said.contains("in use from another connection"), "{code:?} {said}");
    again.types("d4-c5");
    boris.until("d4 to c5");
    // The hall is killed, and goes on.
    hall.talk.kill();
    let (code, _) = boris.end();
    assert!(code != Some(0));
    let mut hall = place.open();
    let mut boris = place.come(&hall, "boris");
    boris.until("Your seat: Black.");
    boris.types("last");
    boris.until("d4 to c5");
    hall.talk.types("quit");
    hall.talk.types("yes");
    boris.until("The hall closes.");
    let (code, _) = hall.talk.end();
    assert_eq!(code, Some(0));
    let log = visits(&place);
    for part in ["came by key SHA256:", "line lost; login \"anna\"", "took over; login \"anna\"", "from 127.0.0.1"] {
        assert!(log.contains(part), "{part}: {log}");
    }
}

#[test]
fn nobody_comes_in_by_a_wrong_key_and_nothing_is_to_be_had_but_the_board() {
    if !has_ssh() {
        return;
    }
    let place = Place::new();
    let hall = place.open();
    let batch = ["-T", "-o", "BatchMode=yes"];
    let run = |login: &str, key: &str, options: &[&str], words: &[&str]| {
        Talk::begin(&mut place.ssh(&hall, login, key, &[&batch[..], options].concat(), words)).end()
    };
    for (login, key) in [("anna", "stranger"), ("anna", "boris"), ("nobody", "anna"), ("host", "anna")] {
        let (code, said) = run(login, key, &[], &[]);
        assert!(code == Some(255) && said.contains("Permission denied"), "{login} {key}: {said}");
    }
    for (options, words) in [(&[][..], &["id"][..]), (&[], &["sh"]), (&["-s"], &["sftp"]), (&["-s"], &["shell"])] {
        let (code, said) = run("anna", "anna", options, words);
        assert!(code != Some(0) && !said.contains("uid="), "{words:?}: {code:?} {said}");
    }
    let (code, said) = run("anna", "anna", &["-W", "127.0.0.1:22"], &[]);
    assert!(code == Some(255), "no forwarding: {code:?} {said}");
    let remote = ["-N", "-o", "ExitOnForwardFailure=yes", "-R", "127.0.0.1:0:127.0.0.1:22"];
    let (code, said) = run("anna", "anna", &remote, &[]);
    assert!(code == Some(255), "no forwarding the other way: {code:?} {said}");
    for login in ["anna", "nobody", "host"] {
        assert!(visits(&place).contains(&format!("refused: key; login \"{login}\"")), "{login}: {}", visits(&place));
    }
}

#[test]
fn somebody_comes_in_once_by_a_code_that_was_read_out_to_him() {
    if !has_ssh() {
        return;
    }
    let place = Place::new();
    let mut hall = place.open();
    hall.talk.types("code olga");
    let told = hall.talk.until("Code for olga: ");
    let digits: String = told.chars().filter(char::is_ascii_digit).take(8).collect();
    let come_by = |hall: &Open, code: &str, more: &[&str]| {
        let script = place.path("askpass");
        let asked = place.path("asked");
        // Eight digits are read out, heard and typed: that takes its time.
        let seconds = if code == "00000000" { 0 } else { 12 };
        let lines = format!("#!/bin/sh\necho \"$1\" > {}\nsleep {seconds}\necho {code}\n", asked.display());
        fs::write(&script, lines).expect("a script");
        fs::set_permissions(&script, fs::Permissions::from_mode(0o700)).expect("its mode");
        let options = [&["-T", "-o", "NumberOfPasswordPrompts=1"], more].concat();
        let mut command = place.ssh(hall, "olga", "stranger", &options, &[]);
        command.env("SSH_ASKPASS", &script).env("SSH_ASKPASS_REQUIRE", "force");
        Talk::begin(&mut command)
    };
    let come = |hall: &Open, code: &str| come_by(hall, code, &["-o", "PubkeyAuthentication=no"]);
    let back = |hall: &Open| Talk::begin(&mut place.ssh(hall, "olga", "stranger", &["-T", "-o", "BatchMode=yes"], &[]));
    let (code, said) = come(&hall, "00000000").end();
    assert!(code == Some(255), "{said}");
    let mut olga = come_by(&hall, &digits, &[]);
    olga.until("Your seat: White's assistant.");
    let (code, _) = olga.end();
    assert_eq!(code, Some(0), "who sends no more has left in good order");
    assert!(fs::read_to_string(place.path("asked")).expect("a question").contains("Code: "));
    let (code, _) = come(&hall, &digits).end();
    assert_eq!(code, Some(255), "a code lets in once");
    let mut olga = back(&hall);
    olga.until("Your seat: White's assistant.");
    let (code, _) = olga.end();
    assert_eq!(code, Some(0), "the key that was shown beside it lets in again");
    let log = visits(&place);
    assert!(log.contains("refused: code; login \"olga\"") && log.contains("code given by host"), "{log}");
    assert!(!log.contains(&digits), "no secret is in a log");
    // Another's is void once it was guessed at five times, and who gave it out is told so.
    hall.talk.types("code olga");
    hall.talk.until("Code for olga: ");
    let (code, _) = back(&hall).end();
    assert_eq!(code, Some(255), "until another code is given out");
    for _ in 0..5 {
        come(&hall, "00000000").end();
    }
    hall.talk.until("The code for olga is void after five wrong attempts.");
    assert!(visits(&place).contains("code void; login \"olga\""));
}

#[test]
fn whoever_has_a_key_of_a_kind_that_is_taken_comes_in_by_it_and_other_keys_before_it_do_not_keep_him_out() {
    if !has_ssh() {
        return;
    }
    let place = Place::new();
    let kinds = [("ecdsa", "256"), ("ecdsa", "384"), ("ecdsa", "521")];
    let keys = kinds.map(|(kind, bits)| place.key_of_kind(bits, &["-t", kind, "-b", bits]));
    let stranger = fs::read_to_string(place.path("stranger.pub")).expect("a key").trim().to_owned();
    let [anna, boris, olga] = keys;
    place.list(&[anna, boris, olga, stranger]);
    let hall = place.open();
    for (login, key) in [("anna", "256"), ("boris", "384"), ("olga", "521")] {
        let mut talk = Talk::begin(&mut place.ssh(&hall, login, key, &["-T", "-o", "BatchMode=yes"], &[]));
        talk.until("Your seat: ");
    }
    // As an agent does: six keys of other places come first.
    let mut options = vec!["-T".to_owned(), "-o".to_owned(), "BatchMode=yes".to_owned()];
    for number in 0..5 {
        place.key(&format!("other-{number}"));
        options.extend(["-i".to_owned(), place.path(&format!("other-{number}")).display().to_string()]);
    }
    options.extend(["-i".to_owned(), place.path("stranger").display().to_string()]);
    place.key("first");
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let mut guest = Talk::begin(&mut place.ssh(&hall, "guest", "first", &options, &[]));
    guest.until("Your seat: ");
}

#[test]
fn a_key_that_is_struck_off_the_list_lets_in_no_more() {
    if !has_ssh() {
        return;
    }
    let place = Place::new();
    let hall = place.open();
    let mut anna = place.come(&hall, "anna");
    anna.until("Your seat: White.");
    drop(hall);
    let stranger = fs::read_to_string(place.path("stranger.pub")).expect("a key");
    place.list(&std::array::from_fn(|_| stranger.trim().to_owned()));
    let hall = place.open();
    let (code, _) = place.come(&hall, "anna").end();
    assert_eq!(code, Some(255));
}

#[test]
fn a_list_that_is_wrong_is_told_of_before_anybody_is_let_in() {
    let place = tempfile::tempdir().expect("a folder");
    let run = |list: Option<&str>| {
        let path: &Path = place.path();
        if let Some(list) = list {
            fs::write(path.join("hall.ron"), list).expect("a list");
        }
        let output =
            crate::support::command().args(["hall", "--lang", "en", "--listen", "127.0.0.1:0"]).arg(path).output();
        let output = output.expect("the program");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    for (list, word) in [
        (None, "hall.ron"),
        (Some("()"), "board"),
        (Some("(boards: [(white: 3)])"), "hall.ron"),
        (Some("(boards: [(rules: \"ludo\")])"), "ludo"),
        (Some("(boards: [(), (control: \"soon\")])"), "board 2 cannot be opened"),
        (Some("(boards: [()], people: [(login: \"a\", keys: [\"ssh-ed25519 what\"])])"), "a: keys cannot be"),
        (
            Some("(boards: [()], people: [(login: \"a\",\nkeys: [\"ssh-rsa AAAAB3NzaC1yc2E= a@home\"])])"),
            "hall.ron:2, a: keys cannot be ssh-rsa. Accepted: ssh-ed25519 AAAA…, ecdsa-sha2-nistp256 AAAA…",
        ),
        (
            Some("(boards: [()], people: [(login: \"a\", seats: [(seat: \"white\", boards: [2])])])"),
            "a: boards cannot be 2",
        ),
    ] {
        let (code, said) = run(list);
        assert!(code == Some(2) && said.contains(word), "{list:?}: {code:?} {said}");
    }
    // Where another program listens no hall is begun, and no file of it.
    let place = tempfile::tempdir().expect("a folder");
    let other = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    fs::write(place.path().join("hall.ron"), "(boards: [()])").expect("a list");
    let address = other.local_addr().expect("an address").to_string();
    let hall =
        crate::support::command().args(["hall", "--lang", "en", "--listen", &address]).arg(place.path()).output();
    assert_eq!(hall.expect("the program").status.code(), Some(2));
    assert_eq!(fs::read_dir(place.path()).expect("the folder").count(), 1, "the list alone");
}

#[cfg(feature = "web")]
#[test]
fn the_boards_of_a_hall_are_shown_in_a_browser_where_that_is_asked_for() {
    use std::net::TcpStream;

    let place = tempfile::tempdir().expect("a folder");
    let boards = ["Anna", "Olga"]
        .map(|white| format!(r#"(white: "{white}", black: "Boris", rules: "russian", control: "45+15")"#));
    fs::write(place.path().join("hall.ron"), format!("(boards: [{}])", boards.join(","))).expect("a list");
    let mut command = crate::support::command();
    command.args(["hall", "--lang", "en", "--listen", "127.0.0.1:0", "--page", "127.0.0.1:0", "--delay", "0"]);
    let mut hall = Talk::begin(command.arg(place.path()));
    let shown = hall.until("http://");
    let address = shown.split("http://").nth(1).and_then(|rest| rest.split_once('/')).expect("an address").0.to_owned();
    hall.until("The hall is open at");
    let get = || {
        let mut line = TcpStream::connect(&address).expect("a page");
        line.write_all(b"GET /en/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").expect("a request");
        let mut answer = String::new();
        let _ = line.read_to_string(&mut answer);
        answer
    };
    assert!((0..10_000).any(|_| get().contains("Olga") && get().contains("Anna")), "{}", get());
    // They are numbered as in the hall.
    let list = get();
    let rows: Vec<&str> = list.split("<tr").filter(|row| row.contains("Boris")).collect();
    for (row, (number, white)) in rows.iter().zip([("1", "Anna"), ("2", "Olga")]) {
        assert!(row.contains(&format!(">{number}<")) && row.contains(white), "{row}");
    }
    assert_eq!(rows.len(), 2, "{list}");
}

#[test]
fn a_hall_goes_on_from_a_record_whose_file_is_gone_and_closes_its_folder_to_others() {
    if !has_ssh() {
        return;
    }
    let place = Place::new();
    let mut hall = place.open();
    hall.talk.types("start");
    hall.talk.until("Start. White to move.");
    hall.talk.types("w: c3-d4");
    hall.talk.until("c3 to d4");
    hall.talk.kill();
    let (file, moved) = (place.path("hall/board-01.ron"), place.path("hall/board-01.moved.ron"));
    fs::rename(&file, &moved).expect("the record moves");
    let secret = ["hall/hall.ron", "hall/host_key", "hall/visits.log"].map(|name| place.path(name));
    for path in &secret {
        fs::set_permissions(path, fs::Permissions::from_mode(0o644)).expect("its rights");
    }
    place.open().talk.kill();
    assert!(!file.exists(), "a new game was begun");
    assert!(fs::read_to_string(&moved).expect("the record").contains("Reopened"));
    for path in &secret {
        let mode = fs::metadata(path).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", path.display());
    }
}
