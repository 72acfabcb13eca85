//! The door with real sockets and the real OpenSSH, and limits as short as a test wants them: who crowds it keeps nobody
//! out who belongs to the hall.

use std::fs;
use std::io::Read;
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use golos::clock::Ms;
use golos::hall::ssh::{HostKey, Limits, Listening, Serving, key_line};
use golos::hall::{Address, AuditEntry, AuthStore, News, VisitLog, What};
use golos::table::VirtualTime;

use super::ssh::has_ssh;

const PATIENCE: Duration = Duration::from_secs(60);

#[derive(Default)]
struct Log(Mutex<Vec<(String, AuditEntry)>>);

impl VisitLog for Log {
    fn note(&self, login: &str, _: &Address, visit: AuditEntry) {
        self.0.lock().unwrap().push((login.to_owned(), visit));
    }
}

/// A door with nothing but a list of one: anna, with a key.
struct Door {
    serving: Serving,
    keeper: Arc<AuthStore>,
    news: Receiver<News>,
    folder: tempfile::TempDir,
}

impl Door {
    fn open(limits: Limits) -> Door {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["anna", "stranger"] {
            let mut command = Command::new("ssh-keygen");
            command.args(["-q", "-t", "ed25519", "-N", "", "-f"]).arg(folder.path().join(name));
            assert!(command.status().expect("ssh-keygen").success());
        }
        let key = fs::read_to_string(folder.path().join("anna.pub")).expect("a key");
        let time = Arc::new(VirtualTime::default());
        let keeper = Arc::new(AuthStore::new(Arc::<VirtualTime>::clone(&time), Arc::new(Log::default())));
        keeper.know([("anna".to_owned(), vec![key_line(&key).expect("a key")])].into());
        let (sender, news) = channel();
        let sink = Arc::new(move |told: News| drop(sender.send(told)));
        let porter = Arc::<AuthStore>::clone(&keeper);
        let serving = Listening::at("127.0.0.1:0")
            .and_then(|listening| listening.serve(&HostKey::from_seed(&[7; 32]), limits, (porter, time), sink));
        Door { serving: serving.expect("a door"), keeper, news, folder }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// A script that answers whatever is asked, after so many seconds.
    fn answers(&self, seconds: u32, answer: &str) -> PathBuf {
        let script = self.path("askpass");
        fs::write(&script, format!("#!/bin/sh\nsleep {seconds}\necho {answer}\n")).expect("a script");
        fs::set_permissions(&script, fs::Permissions::from_mode(0o700)).expect("its mode");
        script
    }

    fn ssh(&self, login: &str, key: &str, options: &[&str]) -> Command {
        let mut command = Command::new("ssh");
        let known = format!("UserKnownHostsFile={}", self.path("known").display());
        command.args(["-F", "none", "-T", "-o", "IdentitiesOnly=yes", "-o", &known, "-o", "LogLevel=ERROR"]);
        command.args(["-p", &self.serving.address().port().to_string(), "-i"]).arg(self.path(key)).args(options);
        command.arg(format!("{login}@127.0.0.1"));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command
    }

    /// Comes as anna by her key; true once she is in.
    fn lets_anna_in(&self) -> bool {
        let options = ["-o", "BatchMode=yes", "-o", "StrictHostKeyChecking=accept-new"];
        let mut ssh = self.ssh("anna", "anna", &options).spawn().expect("ssh");
        let came = self.until(|what| matches!(what, What::Came { .. } | What::Gone));
        ssh.kill().and_then(|()| ssh.wait()).expect("an end");
        let is_in = matches!(came, Some(What::Came { .. }));
        is_in && self.until(|what| matches!(what, What::Gone)).is_some()
    }

    fn until(&self, is_it: impl Fn(&What) -> bool) -> Option<What> {
        std::iter::from_fn(|| self.news.recv_timeout(PATIENCE).ok()).map(|news| news.what).find(is_it)
    }

    fn silent(&self) -> TcpStream {
        let line = TcpStream::connect(self.serving.address()).expect("the door");
        line.set_read_timeout(Some(PATIENCE)).expect("a limit");
        line
    }
}

/// Whether the line was ended by the other side.
fn is_ended(line: &mut TcpStream) -> bool {
    let mut bytes = [0; 4096];
    loop {
        match line.read(&mut bytes) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(error) => return error.kind() == std::io::ErrorKind::ConnectionReset,
        }
    }
}

#[test]
fn who_opens_silent_lines_shuts_the_door_to_nobody_and_the_arbiters_hear_of_it_once() {
    if !has_ssh() {
        return;
    }
    let door = Door::open(Limits { before_login: 8, before_login_of_address: 6, ..Limits::default() });
    let mut lines: Vec<TcpStream> = (0..40).map(|_| door.silent()).collect();
    assert!(is_ended(&mut lines[0]), "the oldest goes");
    assert!(matches!(door.until(|_| true), Some(What::DoorFull { from }) if from.to_string() == "127.0.0.1"));
    assert!(door.lets_anna_in(), "from the same address");
    lines.extend((0..40).map(|_| door.silent()));
    assert!(door.lets_anna_in());
    let told = door.news.try_iter().filter(|news| matches!(news.what, What::DoorFull { .. })).count();
    assert_eq!(told, 0, "once in a while");
}

#[test]
fn who_exchanges_no_keys_is_soon_let_go() {
    let door = Door::open(Limits { exchange: Ms::new(200), ..Limits::default() });
    let mut line = door.silent();
    assert!(is_ended(&mut line));
}

#[test]
fn who_is_asked_at_home_whether_he_knows_the_hall_has_time_to_answer() {
    if !has_ssh() {
        return;
    }
    let door = Door::open(Limits { exchange: Ms::new(1000), ..Limits::default() });
    let script = door.answers(3, "yes");
    let mut command = door.ssh("anna", "anna", &["-o", "StrictHostKeyChecking=ask"]);
    command.env("SSH_ASKPASS", &script).env("SSH_ASKPASS_REQUIRE", "force");
    let mut ssh = command.spawn().expect("ssh");
    let came = door.until(|what| matches!(what, What::Came { .. } | What::Gone));
    assert!(matches!(came, Some(What::Came { login, .. }) if login == "anna"));
    ssh.kill().and_then(|()| ssh.wait()).expect("an end");
}

#[test]
fn a_right_key_lets_in_whatever_others_have_tried_from_the_same_address() {
    if !has_ssh() {
        return;
    }
    let door = Door::open(Limits { rejection: Ms::ZERO, ..Limits::default() });
    let script = door.answers(0, "11111111");
    for login in ["anna", "nobody"] {
        for _ in 0..5 {
            let options = ["-o", "StrictHostKeyChecking=accept-new", "-o", "NumberOfPasswordPrompts=3"];
            let mut command = door.ssh(login, "stranger", &options);
            command.env("SSH_ASKPASS", &script).env("SSH_ASKPASS_REQUIRE", "force");
            assert_eq!(command.status().expect("ssh").code(), Some(255));
        }
    }
    let told: Vec<String> = door
        .news
        .try_iter()
        .filter_map(|news| match news.what {
            What::CodesUnheard { login, .. } => Some(login),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["anna", "nobody"], "each once");
    assert!(door.lets_anna_in());
    let code = door.keeper.give_code("anna", [5; 16]).expect("a code");
    let script = door.answers(0, &code);
    let mut command = door.ssh("anna", "stranger", &["-o", "StrictHostKeyChecking=accept-new"]);
    command.env("SSH_ASKPASS", &script).env("SSH_ASKPASS_REQUIRE", "force");
    assert_eq!(command.status().expect("ssh").code(), Some(255), "her codes are not heard from there");
}
