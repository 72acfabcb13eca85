//! The records of a hall in a stream, with the real nats-server: it is away, it is killed, its disk is emptied.

use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::ssh::{Place, Talk, has_ssh};

#[expect(clippy::disallowed_methods, reason = "how long the end of a hall takes")]
fn now() -> Instant {
    Instant::now()
}

/// Whether there is a server to send to.
fn has_server() -> bool {
    crate::support::has_programs(&["nats-server"])
}

/// A server at a port of this machine, with a disk of its own.
struct Server {
    child: Option<Child>,
    port: u16,
    folder: tempfile::TempDir,
    options: Vec<String>,
}

impl Server {
    /// One that is not begun yet.
    fn new(options: &[&str]) -> Server {
        let free = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = free.local_addr().expect("an address").port();
        let options = options.iter().map(|&option| option.to_owned()).collect();
        Server { child: None, port, folder: tempfile::tempdir().expect("a folder"), options }
    }

    fn begun(options: &[&str]) -> Server {
        let mut server = Server::new(options);
        server.begin();
        server
    }

    /// Begins it, and waits until it answers.
    fn begin(&mut self) {
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string(), "-js", "-sd"]).arg(self.store());
        command.args(&self.options).stdout(Stdio::null()).stderr(Stdio::null());
        self.child = Some(command.spawn().expect("nats-server"));
        assert!(
            (0..100_000).any(|_| TcpStream::connect(("127.0.0.1", self.port)).is_ok()),
            "the server does not answer"
        );
    }

    fn store(&self) -> PathBuf {
        self.folder.path().join("store")
    }

    /// SIGKILL.
    fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().and_then(|()| child.wait()).expect("an end");
        }
    }

    fn empty(&self) {
        fs::remove_dir_all(self.store()).expect("a disk");
    }

    fn url(&self) -> String {
        format!("nats://127.0.0.1:{}/spring", self.port)
    }

    /// Sends a message past us all.
    fn forge(&self, subject: &str, text: &str) {
        self.forge_as("", subject, text);
    }

    /// The same as this user; what the server says to it.
    fn forge_as(&self, user: &str, subject: &str, text: &str) -> String {
        let mut line = TcpStream::connect(("127.0.0.1", self.port)).expect("the server");
        let who = if user.is_empty() { String::new() } else { format!(",\"user\":\"{user}\",\"pass\":\"{user}\"") };
        let message =
            format!("CONNECT {{\"verbose\":false{who}}}\r\nPUB {subject} {}\r\n{text}\r\nPING\r\n", text.len());
        line.write_all(message.as_bytes()).expect("a line");
        let mut answer = Vec::new();
        let mut byte = [0];
        while !answer.ends_with(b"PONG") && line.read(&mut byte).is_ok_and(|count| count > 0) {
            answer.push(byte[0]);
        }
        let answer = String::from_utf8_lossy(&answer).into_owned();
        assert!(answer.ends_with("PONG"), "{answer}");
        answer
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The folder of a hall with one board, and of its copies.
struct Club {
    folder: tempfile::TempDir,
}

impl Club {
    fn new() -> Club {
        let folder = tempfile::tempdir().expect("a folder");
        let list = r#"(boards: [(white: "Anna", black: "Boris", rules: "russian", control: "45+15")])"#;
        fs::create_dir(folder.path().join("club")).expect("a folder");
        fs::write(folder.path().join("club/hall.ron"), list).expect("a list");
        Club { folder }
    }

    fn hall(&self) -> PathBuf {
        self.folder.path().join("club")
    }

    fn open(&self, url: &str, options: &[&str]) -> Talk {
        open(&self.hall(), url, options)
    }

    fn copies(&self) -> PathBuf {
        self.folder.path().join("copies")
    }
}

/// The hall of this folder, which sends to this stream.
fn open(hall: &Path, url: &str, options: &[&str]) -> Talk {
    let mut command = crate::support::command();
    command.args(["hall", "--lang", "en", "--listen", "127.0.0.1:0", "--publish", url]).args(options).arg(hall);
    let mut talk = Talk::begin(&mut command);
    talk.until("Your seat: arbiter");
    talk
}

fn close(mut hall: Talk) -> String {
    hall.types("quit");
    hall.types("yes");
    let (code, said) = hall.end();
    assert_eq!(code, Some(0), "{said}");
    said
}

/// What `golos watch` of this stream says, and its exit code.
fn watch(url: &str, options: &[&str]) -> (Option<i32>, String) {
    let output =
        crate::support::command().args(["watch", "--lang", "en", url]).args(options).output().expect("the program");
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&said).into_owned())
}

/// What the stream has: hall, board, number of records.
fn listed(url: &str) -> Vec<(String, String, usize)> {
    let (code, said) = watch(url, &[]);
    let read = |line: &str| {
        let mut parts = line.split('\t').map(str::to_owned);
        Some((parts.next()?, parts.next()?, parts.next()?.parse().ok()?))
    };
    if code == Some(0) { said.lines().filter_map(read).collect() } else { Vec::new() }
}

/// The journals of a hall, by their names without the ending.
fn journals(hall: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found: Vec<(String, Vec<u8>)> = fs::read_dir(hall)
        .expect("a folder")
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let is_journal = path.extension()? == "ron" && path.file_name()? != "hall.ron";
            let name = path.file_stem()?.to_string_lossy().into_owned();
            is_journal.then(|| (name, fs::read(&path).expect("a journal")))
        })
        .collect();
    found.sort();
    found
}

/// What the stream is to have of these journals.
fn expected(hall: &str, journals: &[(String, Vec<u8>)]) -> Vec<(String, String, usize)> {
    let lines = |bytes: &Vec<u8>| bytes.iter().filter(|&&byte| byte == b'\n').count();
    journals.iter().map(|(name, bytes)| (hall.to_owned(), name.clone(), lines(bytes))).collect()
}

/// Waits until the stream has every record of the hall, each once, and the journals rebuilt from it are the same to the byte.
#[track_caller]
fn is_whole(server: &Server, hall: &Path, called: &str) {
    let journals = journals(hall);
    let (wanted, url) = (expected(called, &journals), server.url());
    let arrived = (0..400).any(|_| listed(&url) == wanted);
    assert!(arrived, "{wanted:?} wanted, and there is {:?}", listed(&url));
    let copies = tempfile::tempdir().expect("a folder");
    let folder = copies.path().to_str().expect("a path");
    let (code, said) = watch(&url, &["--out", folder, "--once"]);
    assert_eq!(code, Some(0), "{said}");
    for (name, bytes) in &journals {
        let files = [name.clone(), name.replace(['/', '\\'], "_")];
        let copy = files.iter().find_map(|name| fs::read(copies.path().join(called).join(format!("{name}.ron"))).ok());
        assert!(copy.as_ref() == Some(bytes), "{name} differs: {said}");
    }
}

const GAMES: [&str; 4] = ["v1-russian", "v1-chess", "v1-renju-foul", "v1-russian-whole"];

fn game(name: &str) -> Vec<u8> {
    fs::read(format!("fixtures/journal/{name}.ron")).expect("a game")
}

/// Writes a game into the hall line by line, as a board does that is played at; `between` is called behind each line with
/// its number.
fn play(hall: &Path, file: &str, game: &[u8], mut between: impl FnMut(usize)) {
    let mut journal = fs::File::create(hall.join(file)).expect("a journal");
    for (number, line) in game.split_inclusive(|&byte| byte == b'\n').enumerate() {
        journal.write_all(line).expect("a disk");
        between(number);
    }
}

#[test]
fn a_game_goes_into_the_stream_once_and_is_heard_and_rebuilt_from_there() {
    if !has_server() || !has_ssh() {
        return;
    }
    let (server, place) = (Server::begun(&[]), Place::new());
    let hall = place.path("hall");
    let mut open = place.open_with(&["--publish", &server.url(), "--publish-as", "клуб"]);
    open.talk.until("The records are also sent to");
    let mut watcher = Talk::begin(crate::support::command().args([
        "watch",
        "--lang",
        "en",
        &server.url(),
        "--hall",
        "клуб",
        "--journal",
        "board-01",
    ]));
    watcher.until("Anna – Boris");
    let mut anna = place.come(&open, "anna");
    anna.until("Your seat: White.");
    let mut boris = place.come(&open, "boris");
    boris.until("Your seat: Black.");
    open.talk.types("start");
    anna.until("Start. White to move.");
    for (moves, mover) in [("c3-d4", true), ("b6-a5", false), ("d4-c5", true)] {
        if mover { &mut anna } else { &mut boris }.types(moves);
        watcher.until(&moves.replace('-', " to "));
    }
    open.talk.types("quit");
    open.talk.types("yes");
    assert_eq!(open.talk.end().0, Some(0));
    is_whole(&server, &hall, "клуб");
    for (options, said) in [
        (&["--hall", "nope"][..], "No such hall in the stream: nope."),
        (&["--hall", "клуб", "--journal", "nope"], "No such board in the stream: nope."),
    ] {
        let (code, told) = watch(&server.url(), &[options, &["--once"]].concat());
        assert!(code == Some(2) && told.contains(said), "{told}");
    }
    // Begun again, it sends what is new and nothing twice.
    let mut open = place.open_with(&["--publish", &server.url(), "--publish-as", "клуб"]);
    open.talk.until("The records are also sent to");
    is_whole(&server, &hall, "клуб");
    open.talk.types("quit");
    open.talk.types("yes");
    assert_eq!(open.talk.end().0, Some(0));
    is_whole(&server, &hall, "клуб");
}

#[test]
fn a_server_that_is_killed_in_the_flow_has_every_record_once_when_it_is_back() {
    if !has_server() {
        return;
    }
    let (mut server, club) = (Server::begun(&[]), Club::new());
    let mut hall = club.open(&server.url(), &[]);
    hall.until("The records are also sent to");
    let copies = club.copies();
    let follower = Talk::begin(crate::support::command().args(["watch", &server.url(), "--out"]).arg(&copies));
    for round in 0..3 {
        for name in GAMES {
            let is_killed = name == "v1-chess";
            play(&club.hall(), &format!("{name}-{round}.ron"), &game(name), |line| {
                if is_killed && line == 20 {
                    // Something of it is on its way.
                    let _ = listed(&server.url());
                    server.kill();
                }
            });
        }
        hall.types("board");
        server.begin();
    }
    is_whole(&server, &club.hall(), "club");
    // Who followed all the while has the same.
    for (name, bytes) in journals(&club.hall()) {
        let copy = copies.join("club").join(format!("{name}.ron"));
        let same = (0..2_000_000).any(|_| fs::read(&copy).is_ok_and(|copy| copy == bytes));
        assert!(same, "{name}");
    }
    follower.kill();
    close(hall);
    is_whole(&server, &club.hall(), "club");
}

#[test]
fn a_hall_that_begins_without_its_server_plays_on_and_sends_everything_later() {
    if !has_server() {
        return;
    }
    let (mut server, club) = (Server::new(&[]), Club::new());
    let mut hall = club.open(&server.url(), &[]);
    hall.types("start");
    hall.until("Start. White to move.");
    play(&club.hall(), "old.ron", &game("v1-russian"), |_| {});
    hall.until("does not answer. The records are kept here");
    server.begin();
    hall.until("answers again and has every record.");
    is_whole(&server, &club.hall(), "club");
    let said = close(hall);
    assert_eq!(said.matches("does not answer").count(), 1, "trouble is told once: {said}");
    // An end while the server is away is no longer than that.
    let hall = club.open(&server.url(), &[]);
    server.kill();
    let begun = now();
    close(hall);
    assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
    server.begin();
    let hall = club.open(&server.url(), &[]);
    is_whole(&server, &club.hall(), "club");
    close(hall);
}

#[test]
fn a_stream_whose_disk_was_emptied_is_whole_again() {
    if !has_server() {
        return;
    }
    let (mut server, club, other) = (Server::begun(&[]), Club::new(), Club::new());
    for name in GAMES {
        play(&club.hall(), &format!("{name}.ron"), &game(name), |_| {});
    }
    let mut hall = club.open(&server.url(), &[]);
    hall.until("The records are also sent to");
    is_whole(&server, &club.hall(), "club");
    server.kill();
    server.empty();
    play(&club.hall(), "later.ron", &game("v1-russian"), |_| {});
    server.begin();
    is_whole(&server, &club.hall(), "club");
    // The stream alone is removed, and another hall makes it anew before this one notices: games that are long over too.
    server.kill();
    server.empty();
    server.begin();
    let second = other.open(&server.url(), &["--publish-as", "other"]);
    let (all, url) =
        ([expected("club", &journals(&club.hall())), expected("other", &journals(&other.hall()))], server.url());
    assert!((0..400).any(|_| listed(&url) == all.concat()), "{:?}", listed(&url));
    close(second);
    close(hall);
}

#[test]
fn dangerous_names_stay_what_they_are_and_lead_nowhere() {
    if !has_server() {
        return;
    }
    let (server, club) = (Server::begun(&[]), Club::new());
    for name in ["a b.c", "..x", "звёзды >*", "line\u{1b}[2J"] {
        play(&club.hall(), &format!("{name}.ron"), &game("v1-russian"), |_| {});
    }
    let hall = club.open(&server.url(), &["--publish-as", "../../up"]);
    let count = journals(&club.hall()).len();
    assert!((0..400).any(|_| listed(&server.url()).len() == count), "{:?}", listed(&server.url()));
    close(hall);
    // What others put there is no journal, and no path.
    let sum = "0123456789abcdef";
    server.forge(&format!("spring.../evil.{sum}"), "x");
    server.forge(&format!("spring.=2E=2E.=2Fevil.{sum}"), "(seq:0,\u{1b}[2J");
    server.forge("spring.x", "x");
    let copies = club.folder.path().join("a/b/copies");
    let (code, said) = watch(&server.url(), &["--out", copies.to_str().expect("a path"), "--once"]);
    assert!(
        code == Some(0) && said.contains("does not belong to this board") && !said.contains('\u{1b}'),
        "{code:?} {said}"
    );
    let halls: Vec<String> = fs::read_dir(&copies)
        .expect("copies")
        .map(|entry| entry.expect("a copy").file_name().to_string_lossy().into_owned())
        .filter(|name| name != ".watch.lock")
        .collect();
    assert_eq!(halls, ["=2E=2E=2F=2E=2E=2Fup"]);
    let mut files: Vec<(String, Vec<u8>)> = journals(&copies.join(&halls[0]));
    files.sort_by(|one, other| one.1.cmp(&other.1));
    let mut own = journals(&club.hall());
    own.sort_by(|one, other| one.1.cmp(&other.1));
    assert!(files.iter().map(|(_, bytes)| bytes).eq(own.iter().map(|(_, bytes)| bytes)));
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    for name in ["a b.c", "=2E=2Ex", "звёзды=20=3E=2A", "line=1B=5B2J", "board-01"] {
        assert!(names.contains(&name), "{name}: {names:?}");
    }
    assert!(!club.folder.path().join("up").exists() && !club.folder.path().join("a/up").exists());
}

#[test]
fn a_journal_that_went_another_way_than_the_stream_is_told_and_left_alone() {
    if !has_server() {
        return;
    }
    let (server, club) = (Server::begun(&[]), Club::new());
    let mut hall = club.open(&server.url(), &[]);
    hall.types("start");
    hall.until("Start. White to move.");
    let journal = club.hall().join("board-01.ron");
    let before = fs::read(&journal).expect("a journal");
    hall.types("stop");
    hall.types("quit");
    hall.types("yes");
    assert_eq!(hall.end().0, Some(0));
    is_whole(&server, &club.hall(), "club");
    let had = listed(&server.url());
    // A disk from before is put back, and play goes on from there.
    fs::write(&journal, before).expect("a disk");
    let mut hall = club.open(&server.url(), &[]);
    for _ in 0..8 {
        hall.types("note something else happened here");
    }
    hall.until("the stream and the record differ at this point");
    assert_eq!(listed(&server.url()), had);
    close(hall);
}

/// The subject of a board of the hall "club".
fn subject(journal: &[u8]) -> String {
    let first = String::from_utf8_lossy(journal.split(|&byte| byte == b'\n').next().expect("a line")).into_owned();
    let sum = first.rsplit("sum:\"").next().expect("a sum").chars().take_while(char::is_ascii_hexdigit);
    format!("spring.club.board-01.{}", sum.collect::<String>())
}

#[test]
fn a_record_that_somebody_else_puts_into_the_stream_is_told_and_passed_over_and_the_board_goes_on() {
    if !has_server() {
        return;
    }
    let (server, club) = (Server::begun(&[]), Club::new());
    let mut hall = club.open(&server.url(), &[]);
    hall.types("start");
    hall.until("Start. White to move.");
    let journal = club.hall().join("board-01.ron");
    let told = |hall: &mut Talk, text: &str| {
        let before = fs::read(&journal).expect("a journal").len();
        hall.types(&format!("note {text}"));
        assert!((0..2_000_000).any(|_| fs::read(&journal).is_ok_and(|journal| journal.len() > before)));
    };
    // The journal may still grow by what was typed.
    let had = |extra: usize| {
        let wanted = || {
            let own = expected("club", &journals(&club.hall())).into_iter();
            own.map(|(hall, board, count)| (hall, board, count + extra)).collect::<Vec<_>>()
        };
        let arrived = (0..400).any(|_| listed(&server.url()) == wanted());
        assert!(arrived, "{:?} wanted, and there is {:?}", wanted(), listed(&server.url()));
    };
    had(0);
    let copies = club.copies();
    let mut follower =
        Talk::begin(crate::support::command().args(["watch", "--lang", "en", &server.url(), "--out"]).arg(&copies));
    let copy = copies.join("club/board-01.ron");
    follower.until("board-01.ron");
    let before = fs::read(&journal).expect("a journal");
    let last = before.split_inclusive(|&byte| byte == b'\n').next_back().expect("a line").to_vec();
    let next = before.iter().filter(|&&byte| byte == b'\n').count();
    let mut forged = String::from_utf8_lossy(&last).replacen(&format!("(seq:{}", next - 1), &format!("(seq:{next}"), 1);
    forged = forged.replacen("at:", "at:1", 1);
    // One that is far ahead, one that would be the next, one that is nothing; and in between the board goes on.
    for (count, text) in (1..).zip(["(seq:99999,at:1)\n", forged.as_str(), "nothing of ours"]) {
        server.forge(&subject(&before), text);
        told(&mut hall, "the game goes on");
        had(count);
    }
    hall.until("another sender has put a record into the stream");
    follower.until("a record in the stream does not belong to this board. It is ignored.");
    let is_same = || fs::read(&copy).ok() == fs::read(&journal).ok();
    assert!((0..2_000_000).any(|_| is_same()), "who follows has all of it");
    follower.kill();
    let said = close(hall);
    assert_eq!(said.matches("another sender has put").count(), 1, "{said}");
    // Begun again beside what is there, and with a forged one at the end.
    server.forge(&subject(&before), "(seq:99999,at:1)\n");
    let mut hall = club.open(&server.url(), &[]);
    hall.until("another sender has put a record into the stream");
    told(&mut hall, "it goes on again");
    had(4);
    close(hall);
    let fresh = club.folder.path().join("fresh");
    let (code, said) = watch(&server.url(), &["--out", fresh.to_str().expect("a path"), "--once"]);
    assert!(code == Some(0) && said.contains("does not belong to this board"), "{code:?} {said}");
    assert!(fs::read(fresh.join("club/board-01.ron")).ok() == fs::read(&journal).ok());
}

#[test]
fn the_rights_that_the_document_names_are_enough_for_a_hall_and_for_who_watches_and_no_more() {
    if !has_server() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let rights = folder.path().join("rights.conf");
    let user = |name: &str, publish: &str| {
        let rights = format!("publish: [{publish}], subscribe: [\"_INBOX.>\"]");
        format!("{{user: {name}, password: {name}, permissions: {{{rights}}}}}")
    };
    let users = [
        "{user: admin, password: admin}".to_owned(),
        user("club", r#""spring.club.>", "$JS.API.STREAM.INFO.spring", "$JS.API.STREAM.MSG.GET.spring""#),
        user("eye", r#""$JS.API.STREAM.INFO.spring", "$JS.API.CONSUMER.>""#),
        user("half", r#""$JS.API.CONSUMER.>""#),
    ];
    fs::write(&rights, format!("authorization {{users: [{}]}}", users.join(", "))).expect("rights");
    let server = Server::begun(&["-c", rights.to_str().expect("a path")]);
    let club = Club::new();
    let url = |user: &str| format!("nats://{user}:{user}@127.0.0.1:{}/spring", server.port);
    let mut hall = club.open(&url("admin"), &[]);
    hall.until("The records are also sent to");
    close(hall);
    let mut hall = club.open(&url("club"), &[]);
    hall.until("The records are also sent to");
    hall.types("note it goes on");
    let wanted = || expected("club", &journals(&club.hall()));
    assert!((0..400).any(|_| listed(&url("eye")) == wanted()), "{:?}", listed(&url("eye")));
    // A record that does not belong there is passed over with these rights as well.
    let journal = fs::read(club.hall().join("board-01.ron")).expect("a journal");
    server.forge_as("admin", &subject(&journal), "nothing of ours");
    hall.types("note and on");
    hall.until("another sender has put a record");
    close(hall);
    let copies = club.copies();
    let (code, said) = watch(&url("eye"), &["--out", copies.to_str().expect("a path"), "--once"]);
    assert_eq!(code, Some(0), "{said}");
    let copy = fs::read(copies.join("club/board-01.ron")).expect("a copy");
    assert!(copy == fs::read(club.hall().join("board-01.ron")).expect("a journal"), "{said}");
    for (user, subject) in
        [("eye", "spring.club.x"), ("club", "spring.other.x"), ("eye", "$JS.API.STREAM.DELETE.spring")]
    {
        let said = server.forge_as(user, subject, "x");
        assert!(said.contains("Permissions Violation"), "{user} {subject}: {said}");
    }
    let (code, said) = watch(&url("half"), &["--once"]);
    assert!(code == Some(2) && said.contains("this user has no permission to watch"), "{code:?} {said}");
}

#[test]
fn secrets_are_asked_for_and_never_shown() {
    if !has_server() {
        return;
    }
    let (server, club) = (Server::begun(&["--user", "hall", "--pass", "s3cret/word"]), Club::new());
    let bad = format!("nats://hall:wrong-word@127.0.0.1:{}/spring", server.port);
    let (code, said) = watch(&bad, &[]);
    assert!(code == Some(2) && !said.contains("wrong-word"), "{code:?} {said}");
    let mut hall = club.open(&bad, &[]);
    let told = hall.until("does not accept the records");
    assert!(!told.contains("wrong-word"), "{told}");
    close(hall);
    let secret = club.folder.path().join("secret");
    fs::write(&secret, "hall:s3cret/word\n").expect("a secret");
    let secret = secret.to_str().expect("a path");
    let mut hall = club.open(&server.url(), &["--publish-secret", secret]);
    hall.until("The records are also sent to");
    let said = close(hall);
    assert!(!said.contains("s3cret"), "{said}");
    let (code, said) = watch(&server.url(), &["--secret", secret]);
    assert!(code == Some(0) && said.starts_with("club\tboard-01\t"), "{code:?} {said}");
    for (address, word) in [("nats://a:s3cret@b c", "For example: nats://"), ("http://a", "For example: nats://")] {
        let (code, said) = watch(address, &[]);
        assert!(code == Some(2) && said.contains(word) && !said.contains("s3cret"), "{address}: {code:?} {said}");
    }
}
