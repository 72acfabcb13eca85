//! `golos web`: what readers elsewhere are shown, when, and what they can do to the server: nothing.

use std::fs;
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use golos::clock::Ms;
use golos::journal::read_event;
use golos::ledger::{Cause, Recorded};
use golos::people::Actor;
use golos::servers::web::{Limits, WebConfig, WebScene, WebServer};
use golos::tournament::event::{Event, RecordEvent, RoundEvent};
use golos::wording::Lang;

use crate::events::desk::golos;
use crate::page::{Browser, audit};

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(name)
}

/// A folder that is shown, and its server.
struct Shown {
    folder: tempfile::TempDir,
    server: WebServer,
}

const HOME: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 0);

impl Shown {
    fn with(delay: Ms, limits: Limits, prepare: impl FnOnce(&Path) -> WebScene) -> Shown {
        let folder = tempfile::tempdir().expect("a folder");
        let scene = prepare(folder.path());
        let config = WebConfig { scene, listen: HOME, delay, lang: Lang::En, limits };
        Shown { folder, server: WebServer::open(config).expect("a server") }
    }

    /// A folder with these journals, shown at once.
    fn games(names: &[&str]) -> Shown {
        Shown::with(Ms::ZERO, Limits::of(HOME), |folder| {
            for name in names {
                fs::copy(fixture("journal").join(name), folder.join(name)).expect("a copy");
            }
            WebScene::Games(folder.to_owned())
        })
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.server.address()).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a time-out");
        stream
    }

    /// What the server answers to these bytes until it closes the connection.
    fn answer(&self, request: &str) -> String {
        let mut stream = self.connect();
        // It may have gone while it was written to.
        let _ = stream.write_all(request.as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Head and body.
    fn get(&self, path: &str) -> (String, String) {
        let answer = self.answer(&format!("GET {path} HTTP/1.1\r\nHost: golos\r\nConnection: close\r\n\r\n"));
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{path}: {answer}"));
        (head.to_owned(), body.to_owned())
    }

    /// A page that is there.
    fn page(&self, path: &str) -> String {
        let (head, body) = self.get(path);
        assert!(head.starts_with("HTTP/1.1 200 "), "{path}: {head}");
        body
    }

    /// The list once it shows something; the server looks at the folder when it starts.
    fn list(&self, lang: Lang) -> String {
        for _ in 0..20_000 {
            let page = self.page(&format!("/{}/", lang.code()));
            if page.contains("/board/") {
                return page;
            }
            std::thread::yield_now();
        }
        panic!("no board is listed: {}", self.page(&format!("/{}/", lang.code())));
    }

    /// The checksums by which the games are asked for, as they are listed.
    fn ids(&self) -> Vec<String> {
        let list = self.list(Lang::En);
        list.split("/board/").skip(1).filter_map(|rest| rest.get(..16)).map(str::to_owned).collect()
    }
}

/// The status of an answer.
fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

#[test]
fn the_games_of_a_folder_are_shown_in_three_languages_with_their_words_and_without_a_script() {
    let shown = Shown::games(&["v1-chess.ron", "v1-russian.ron", "v1-renju.ron"]);
    for (lang, moves, going, replay) in [
        (Lang::En, "Moves", "to move.", "Replay the game move by move"),
        (Lang::Ru, "Ходы", "Ход ", "Просмотреть партию ход за ходом"),
        (Lang::Uk, "Ходи", "Хід ", "Переглянути партію хід за ходом"),
    ] {
        let list = shown.list(lang);
        assert!(list.starts_with(&format!("<!DOCTYPE html>\n<html lang=\"{}\">", lang.code())) && list.contains(going));
        assert_eq!(list.matches("/board/").count(), 3, "{list}");
        for id in shown.ids() {
            let page = shown.page(&format!("/{}/board/{id}", lang.code()));
            for part in ["<svg", "id=\"stand\"", "<title>", moves, replay, "hreflang="] {
                assert!(page.contains(part), "{lang} {part}: {page}");
            }
            assert!(page.matches("class=\"move\"").count() > 1 && !page.contains(['[', ']']), "{page}");
            let whole = shown.page(&format!("/{}/game/{id}", lang.code()));
            assert!(whole.contains("data-board") && whole.contains("<script>"));
        }
    }
    let russian =
        shown.answer("GET / HTTP/1.1\r\nHost: a\r\nAccept-Language: de,ru;q=0.8\r\nConnection: close\r\n\r\n");
    assert!(russian.contains("303") && russian.to_lowercase().contains("location: /ru/\r\n"), "{russian}");
    let head = shown.answer("HEAD /en/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    assert!(status(&head) == "200" && head.ends_with("\r\n\r\n"), "{head}");
}

#[test]
fn u_v_13_12_what_few_heard_what_is_sealed_and_what_somebody_needs_is_in_no_page() {
    let shown =
        Shown::games(&["v1-russian.ron", "v1-chess-illegal.ron", "v1-chess-sealed.ron", "v1-draughts-protest.ron"]);
    for id in shown.ids() {
        for kind in ["board", "game"] {
            let page = shown.page(&format!("/en/{kind}/{id}"));
            for unheard in ["calls the arbiter", "warned", "Or let the move stand", "needs", "sealed:"] {
                assert!(!page.contains(unheard), "{unheard}: {page}");
            }
        }
    }
}

/// The record of an event in a folder, which the first board of its first round keeps as `one.ron`.
fn autumn(folder: &Path) -> WebScene {
    let mut event = fs::read(fixture("events/autumn.event.ron")).expect("an event");
    let log = read_event(&event);
    let (mut chain, at) = (log.chain, log.records.last().expect("a record").at);
    let reopened = RecordEvent::Reopened { wall: "2026-11-23T19:00:00+00:00".to_owned(), gap: Ms::ZERO };
    let seated = RoundEvent::Seated { round: 1, board: 1, file: "one.ron".to_owned() };
    for more in [Event::from(reopened), seated.into()] {
        let more = Recorded { at, by: Some(Actor::ARBITER), cause: Cause::Program, event: more };
        event.extend(chain.encode(None, &more).expect("a line").bytes());
    }
    let file = folder.join("Autumn.event.ron");
    fs::write(&file, event).expect("an event");
    WebScene::Event(file)
}

#[test]
fn an_event_shows_its_rounds_its_tables_and_the_games_of_its_boards_alone() {
    let shown = Shown::with(Ms::ZERO, Limits::of(HOME), |folder| {
        let scene = autumn(folder);
        for (name, to) in [("v1-russian-open.ron", "one.ron"), ("v1-chess.ron", "another.ron")] {
            fs::copy(fixture("journal").join(name), folder.join(to)).expect("a copy");
        }
        scene
    });
    let ids = shown.ids();
    assert_eq!(ids.len(), 1, "{ids:?}");
    for lang in Lang::ALL {
        let list = shown.list(lang);
        assert!(list.contains("Anna Petrova") && list.matches("scope=\"row\"").count() > 4, "{list}");
        // Birth dates, needs and assistants are for the arbiter alone. Of 1990 one is born, and one is rated so.
        assert_eq!(list.matches("1990").count(), list.matches(">Vira Li</th>").count(), "{list}");
        for secret in ["blind", "незряч", "Oleh"] {
            assert!(!list.contains(secret), "{secret}: {list}");
        }
    }
    // What lies beside the event is not shown, even if somebody knows what to ask for.
    let other = fs::read_to_string(fixture("journal/v1-chess.ron")).expect("a journal");
    let first = other.lines().next().and_then(|line| line.rsplit("sum:\"").next()).and_then(|sum| sum.get(..16));
    let (head, _) = shown.get(&format!("/en/board/{}", first.expect("a checksum")));
    assert_eq!(status(&head), "404");
}

#[test]
fn the_boards_of_a_match_of_teams_lead_to_their_games() {
    let shown = Shown::with(Ms::ZERO, Limits::of(HOME), |folder| {
        let new = ["event", "Cup", "--system", "match", "--rounds", "1", "--teams", "2", "--control", "60"];
        let typed = "enter Dynamo\njoin 1 Ann\njoin 1 Bob\nenter Spartak\njoin 2 Cid\njoin 2 Dan\nnumbers 1 2\npair\n\
            open boards\nstart\n2: w: resign\n2: w: yes\nquit\nquit\n";
        golos(folder, &new, typed);
        WebScene::Event(folder.join("Cup.event.ron"))
    });
    assert_eq!(shown.ids().len(), 2);
    let list = shown.list(Lang::En);
    // Board 2 has the colours turned, and Black has won there.
    let row = |number: &str| list.split("<tr>").find(|row| row.starts_with(&format!("<td>{number}</td>")));
    let second = row("1.2").expect("board 2");
    assert!(second.contains("/board/") && second.contains("Dan – Bob") && second.contains("<td>0 – 1</td>"), "{list}");
    let first = row("1.1").expect("board 1");
    assert!(first.contains("/board/") && first.contains("Ann – Cid"), "{list}");
    assert!(row("1").expect("the match").contains("Dynamo – Spartak"), "{list}");
}

#[test]
fn what_happened_is_in_no_answer_before_its_delay_has_passed() {
    let shown = Shown::with(Ms::from_mins(60), Limits::of(HOME), |folder| WebScene::Games(folder.to_owned()));
    assert!(!shown.page("/en/").contains("/board/"));
    // It came while it is shown: whatever its record says, it happened now.
    let journal = fs::read_to_string(fixture("journal/v1-chess.ron")).expect("a journal");
    fs::write(shown.folder.path().join("a.ron"), &journal).expect("a copy");
    let first = journal.lines().next().and_then(|line| line.rsplit("sum:\"").next()).and_then(|sum| sum.get(..16));
    let first = first.expect("a checksum");
    for _ in 0..5 {
        shown.server.look();
        assert!(!shown.page("/en/").contains("/board/"));
        for path in ["/en/board/", "/en/game/", "/live/"] {
            assert_eq!(status(&shown.get(&format!("{path}{first}")).0), "404");
        }
    }
    assert!(shown.page("/ru/").contains("60 минут"));
}

#[test]
fn what_changes_is_told_to_those_who_follow() {
    let shown = Shown::games(&["v1-renju.ron"]);
    let journal = fs::read_to_string(fixture("journal/v1-chess.ron")).expect("a journal");
    let lines: Vec<&str> = journal.split_inclusive('\n').collect();
    let file = shown.folder.path().join("z.ron");
    fs::write(&file, lines[..4].concat()).expect("a journal");
    shown.server.look();
    let id = loop {
        let ids = shown.ids();
        if ids.len() == 2 {
            break ids[0].clone();
        }
    };
    let mut stream = shown.connect();
    write!(stream, "GET /live/{id} HTTP/1.1\r\nHost: a\r\n\r\n").expect("a request");
    let mut heard = String::new();
    let mut until = |wanted: &str, heard: &mut String| {
        let mut bytes = [0; 4096];
        while !heard.contains(wanted) {
            let count = stream.read(&mut bytes).expect("what is told");
            assert!(count > 0, "{heard}");
            heard.push_str(&String::from_utf8_lossy(&bytes[..count]));
        }
    };
    until("data: 4\n\n", &mut heard);
    assert!(heard.to_lowercase().contains("text/event-stream"), "{heard}");
    fs::write(&file, lines[..8].concat()).expect("a journal");
    shown.server.look();
    until("data: 8\n\n", &mut heard);
    assert!(shown.page(&format!("/en/board/{id}")).contains("data-version=\"8\""));
}

#[test]
fn names_are_names_whatever_stands_in_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let hostile = "<script>alert(1)</script>\" onload=\"x";
    let record = folder.path().join("a.ron");
    let pgn = folder.path().join("a.pgn");
    let text = format!("[White \"{}\"]\n[Black \"B & C\"]\n[Result \"*\"]\n\n1. e4 *\n", hostile.replace('"', "\\\""));
    fs::write(&pgn, text).expect("a file");
    let converted = crate::support::command().arg("convert").args([&pgn, &record]).output();
    assert!(converted.expect("golos converts").status.success());
    let shown = Shown::with(Ms::ZERO, Limits::of(HOME), |own| {
        fs::copy(&record, own.join("a.ron")).expect("a copy");
        WebScene::Games(own.to_owned())
    });
    let id = shown.ids().remove(0);
    for path in ["/en/".to_owned(), format!("/en/board/{id}"), format!("/uk/game/{id}")] {
        let page = shown.page(&path);
        assert!(page.contains("&lt;script&gt;alert(1)") && page.contains("B &amp; C"), "{page}");
        assert!(!page.contains("<script>alert") && !page.contains("\" onload="), "{page}");
    }
    let (head, _) = shown.get("/en/");
    assert!(head.to_lowercase().contains("content-security-policy: default-src 'none'"), "{head}");
}

#[test]
fn what_is_no_request_of_a_reader_is_refused() {
    let shown = Shown::games(&["v1-chess.ron"]);
    let long = "x".repeat(40_000);
    let many: String = (0..200).map(|number| format!("X-{number}: 1\r\n")).collect();
    let head = "Host: a\r\nConnection: close\r\n";
    for (request, expected) in [
        (format!("POST /en/ HTTP/1.1\r\n{head}Content-Length: 0\r\n\r\n"), "405"),
        (format!("DELETE /en/ HTTP/1.1\r\n{head}\r\n"), "405"),
        (format!("GET /en/ HTTP/1.1\r\n{head}Content-Length: 9\r\n\r\nsomething"), "413"),
        (format!("GET /../../etc/passwd HTTP/1.1\r\n{head}\r\n"), "404"),
        (format!("GET /en/board/..%2f..%2fa.ron HTTP/1.1\r\n{head}\r\n"), "404"),
        (format!("GET /ru/de/ HTTP/1.1\r\n{head}\r\n"), "404"),
        (format!("GET /ru2/ HTTP/1.1\r\n{head}\r\n"), "404"),
        (format!("GET /en HTTP/1.1\r\n{head}\r\n"), "404"),
        (format!("GET // HTTP/1.1\r\n{head}\r\n"), "404"),
        (format!("GET /en/board/ HTTP/1.1\r\n{head}\r\n"), "404"),
        (format!("GET /en/board/.. HTTP/1.1\r\n{head}\r\n"), "404"),
        (format!("GET /en/board/0123456789abcdef HTTP/1.1\r\n{head}\r\n"), "404"),
        (format!("GET /en/game/2026-11-21_1500_anna_boris.ron HTTP/1.1\r\n{head}\r\n"), "404"),
        (format!("GET /live/x HTTP/1.1\r\n{head}\r\n"), "404"),
        (format!("GET /a.ron HTTP/1.1\r\n{head}\r\n"), "404"),
        (format!("GET /en/?{long} HTTP/1.1\r\n{head}\r\n"), "4"),
        (format!("GET /en/ HTTP/1.1\r\n{head}X: {long}\r\n\r\n"), "431"),
        (format!("GET /en/ HTTP/1.1\r\n{head}{many}\r\n"), "431"),
        ("nonsense\r\n\r\n".to_owned(), "400"),
    ] {
        let answer = shown.answer(&request);
        assert!(status(&answer).starts_with(expected), "{}: {answer}", &request[..request.len().min(60)]);
    }
    assert!(shown.page("/en/").contains("<h1>"));
}

#[test]
fn those_who_are_slow_are_cut_off_and_an_address_has_so_many_connections() {
    let limits = Limits { connections: 40, an_address: 4, patience: Ms::new(1_500) };
    let shown = Shown::with(Ms::ZERO, limits, |folder| {
        fs::copy(fixture("journal/v1-chess.ron"), folder.join("a.ron")).expect("a copy");
        WebScene::Games(folder.to_owned())
    });
    let id = shown.ids().remove(0);
    let ended = |mut stream: TcpStream| {
        let mut rest = Vec::new();
        // The end, or that it was reset.
        let _ = stream.read_to_end(&mut rest);
        rest
    };
    // A head that never ends.
    let mut slow = shown.connect();
    slow.write_all(b"GET /en/ HTTP/1.1\r\nHost: ").expect("a beginning");
    ended(slow);
    // Nothing at all.
    ended(shown.connect());
    // Four may stay; the fifth is sent away, and comes in when one of them has gone.
    let follow = || {
        let mut stream = shown.connect();
        stream.write_all(format!("GET /live/{id} HTTP/1.1\r\nHost: a\r\n\r\n").as_bytes()).expect("a request");
        let mut bytes = [0; 16];
        stream.read_exact(&mut bytes).expect("an answer");
        stream
    };
    let mut four: Vec<TcpStream> = (0..4).map(|_| follow()).collect();
    assert_eq!(ended(shown.connect()), b"");
    let gone = four.pop().expect("one");
    gone.shutdown(Shutdown::Both).expect("it goes");
    while !shown.answer("GET /en/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").contains("<h1>") {}
    drop(four);
    // One asks for a great deal and reads nothing of it; he is given up.
    let mut deaf = loop {
        let mut stream = shown.connect();
        let request = format!("GET /en/game/{id} HTTP/1.1\r\nHost: a\r\n\r\n").repeat(400);
        if stream.write_all(request.as_bytes()).is_ok() {
            break stream;
        }
    };
    // The four count until the server has seen them go.
    while !shown.answer("GET /en/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").contains("<h1>") {}
    let whole = shown.page(&format!("/en/game/{id}")).len();
    // While he reads nothing others are answered, until the patience with him is over.
    deaf.set_nonblocking(true).expect("a socket");
    let is_there = |deaf: &mut TcpStream| match deaf.write(b"G") {
        Ok(_) => true,
        Err(error) => error.kind() == std::io::ErrorKind::WouldBlock,
    };
    let tries = (0..100_000).take_while(|_| shown.page("/en/").contains("<h1>") && is_there(&mut deaf)).count();
    assert!((1..100_000).contains(&tries), "{tries}");
    deaf.set_nonblocking(false).expect("a socket");
    let mut rest = Vec::new();
    let _ = deaf.read_to_end(&mut rest);
    assert!(rest.len() < 400 * whole, "{} of {}", rest.len(), 400 * whole);
}

#[test]
fn the_command_says_where_it_shows_what_and_ends_when_it_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let golos = |args: &[&str]| {
        let mut command = crate::support::command();
        command.args(["--lang", "uk", "--dir"]).arg(folder.path()).args(args);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("golos")
    };
    let mut served = golos(&["web", "--listen", "127.0.0.1:0", "--delay", "1"]);
    let mut lines = std::io::BufRead::lines(std::io::BufReader::new(served.stdout.take().expect("its output")));
    let mut line = || lines.next().expect("a line").expect("text");
    let place = line();
    let address = place.split("http://").nth(1).and_then(|rest| rest.split_once('/')).expect("an address").0;
    assert!(place.starts_with("Партії показано тут"), "{place}");
    assert!(TcpStream::connect(address).is_ok());
    assert_eq!(line(), "Показ із затримкою: 1 хвилина.");
    assert_eq!(line(), "Ctrl+C – завершити.");
    let process = i32::try_from(served.id()).ok().and_then(rustix::process::Pid::from_raw).expect("a process");
    rustix::process::kill_process(process, rustix::process::Signal::TERM).expect("it is asked");
    assert_eq!(served.wait().expect("its end").code(), Some(0));
    for args in [&["web", "nothing"][..], &["web", "--listen", "192.0.2.1:1"]] {
        let refused = golos(args).wait_with_output().expect("its end");
        assert_eq!(refused.status.code(), Some(2), "{args:?}");
        let told = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(told.contains(args[args.len() - 1]), "{told}");
    }
}

/// A page that needs nothing beside it.
fn alone(page: &str, style: &str) -> String {
    let page = page.replace("<link rel=\"stylesheet\" href=\"/site.css\">", &format!("<style>{style}</style>"));
    page.replace("<script src=\"/site.js\" defer=\"\"></script>", "")
}

#[test]
fn an_audit_of_accessibility_finds_nothing_in_the_list_and_at_a_board() {
    let Some(browser) = Browser::find() else { return };
    let Some(audit) = audit() else { return };
    let shown = Shown::with(Ms::ZERO, Limits::of(HOME), |folder| {
        fs::copy(fixture("journal/v1-russian-open.ron"), folder.join("one.ron")).expect("a copy");
        autumn(folder)
    });
    let (id, style) = (shown.ids().remove(0), shown.page("/site.css"));
    for (lang, scheme, more) in [
        (Lang::Ru, "light", &["--blink-settings=preferredColorScheme=1"][..]),
        (Lang::Uk, "dark", &["--blink-settings=preferredColorScheme=0"]),
    ] {
        for path in [format!("/{}/", lang.code()), format!("/{}/board/{id}", lang.code())] {
            let found = browser.run(&alone(&shown.page(&path), &style), &audit, more);
            assert_eq!(found, [scheme, "true"], "{path}");
        }
    }
}

/// Lets a change come, and writes what is announced, which state is shown, and where the focus is.
const CHANGE: &str = "
var fire, fresh = document.documentElement.outerHTML.replace(/data-version=\"[0-9]+\"/, 'data-version=\"99\"')
  .replace(/data-said=\"[^\"]*\"/, 'data-said=\"a move\"');
window.EventSource = function (place) { this.addEventListener = function (kind, heard) { fire = heard; }; };
window.fetch = function () { return Promise.resolve({ ok: true, text: function () { return Promise.resolve(fresh); } }); };
var script = document.createElement('script'); script.textContent = SOURCE; document.body.appendChild(script);
document.getElementById('replay').focus();
var before = document.getElementById('replay');
fire({ data: '99' });
setTimeout(function () {
  done([document.getElementById('news').textContent, document.getElementById('live').dataset.version,
    document.activeElement.id, before !== document.getElementById('replay')].join('\\n'));
}, 100);
";

#[test]
fn a_change_comes_by_itself_is_said_once_and_leaves_the_focus_where_it_was() {
    let Some(browser) = Browser::find() else { return };
    let shown = Shown::games(&["v1-chess.ron"]);
    let page = shown.page(&format!("/en/board/{}", shown.ids().remove(0)));
    let source = serde_json::to_string(&shown.page("/site.js")).expect("a text").replace("</", "<\\/");
    let told = browser.run(&alone(&page, ""), &CHANGE.replace("SOURCE", &source), &[]);
    assert_eq!(told, ["a move", "99", "replay", "true"]);
}
