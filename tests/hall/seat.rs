//! `golos seat` as the forced command of a real sshd: who is let in by it sits in the hall of this machine.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use super::ssh::{Place, Talk, has_ssh};

const SSHD: &str = "/usr/sbin/sshd";

/// The sshd of this test alone.
struct Sshd {
    child: Child,
    port: u16,
}

impl Drop for Sshd {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An sshd whose only key leads to the seat of Anna; none where there is no sshd.
fn sshd(place: &Place) -> Option<Sshd> {
    if !Path::new(SSHD).exists() {
        return crate::support::missing("sshd");
    }
    // Root's own needs a folder that the system makes with its service.
    let _ = fs::create_dir_all("/run/sshd");
    let host = place.path("sshd_key");
    let made = Command::new("ssh-keygen").args(["-q", "-t", "ed25519", "-N", "", "-f"]).arg(&host).status();
    assert!(made.expect("ssh-keygen").success());
    let public = fs::read_to_string(place.path("anna.pub")).expect("a key");
    let golos = crate::support::shell_line();
    let seat =
        format!("command=\"{golos} seat {} anna --lang en\",restrict,pty {public}", place.path("hall").display());
    fs::write(place.path("authorized"), seat).expect("a list of keys");
    let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port();
    let config = format!(
        "Port {port}\nListenAddress 127.0.0.1\nHostKey {}\nAuthorizedKeysFile {}\nPidFile {}\nUsePAM no\n\
         StrictModes no\nPasswordAuthentication no\nPermitRootLogin prohibit-password\n",
        host.display(),
        place.path("authorized").display(),
        place.path("sshd.pid").display()
    );
    fs::write(place.path("sshd_config"), config).expect("a configuration");
    let mut command = Command::new(SSHD);
    command.args(["-D", "-e", "-f"]).arg(place.path("sshd_config"));
    let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("sshd");
    let mut sshd = Sshd { child, port };
    while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(sshd.child.try_wait().expect("a process").is_none(), "sshd has ended");
        std::thread::yield_now();
    }
    Some(sshd)
}

fn ssh(place: &Place, sshd: &Sshd, words: &[&str]) -> Talk {
    let mut command = Command::new("ssh");
    let known = format!("UserKnownHostsFile={}", place.path("known").display());
    command.args(["-F", "none", "-o", "IdentitiesOnly=yes", "-o", "StrictHostKeyChecking=accept-new", "-o", &known]);
    command.args(["-o", "LogLevel=ERROR", "-p", &sshd.port.to_string(), "-i"]).arg(place.path("anna"));
    command.arg("127.0.0.1").args(words);
    Talk::begin(&mut command)
}

#[test]
fn whom_an_sshd_lets_in_sits_in_the_hall_and_gets_nothing_else() {
    if !has_ssh() {
        return;
    }
    let place = Place::new();
    let Some(sshd) = sshd(&place) else { return };

    // No hall is open yet.
    let (code, said) = ssh(&place, &sshd, &[]).end();
    assert!(code == Some(2) && said.contains("No hall is open in"), "{code:?} {said}");

    let mut hall = place.open();
    // Whatever he asks sshd for, he gets his seat.
    let mut anna = ssh(&place, &sshd, &["cat", "/etc/passwd"]);
    anna.until("Your seat: White.");
    hall.talk.until("Arrived: White.");
    hall.talk.types("start");
    anna.until("White to move.");
    anna.types("c3-d4");
    anna.until("c3 to d4");
    hall.talk.until("c3 to d4");
    anna.kill();
    hall.talk.until("Connection lost: White.");
    let mut anna = ssh(&place, &sshd, &[]);
    anna.until("You are back.");
    anna.types("quit");
    anna.types("yes");
    let (code, said) = anna.end();
    assert!(code == Some(0) && !said.contains("root:"), "{code:?} {said}");

    // He whom the list has not hears why; who has begun the hall comes in nowhere else.
    for (login, lang, said) in [
        ("nobody", "en", "Nobody on the list of the hall has that name: nobody."),
        ("host", "ru", "В списке зала такого нет: host."),
        ("ann a", "uk", "У списку залу такого немає: ann a."),
    ] {
        let mut command = crate::support::command();
        let seat = command.args(["seat", "--lang", lang]).arg(place.path("hall")).arg(login).stdin(Stdio::null());
        let seat = seat.output().expect("the program");
        let told = String::from_utf8_lossy(&seat.stderr).into_owned();
        assert!(seat.status.code() == Some(2) && told.contains(said), "{:?} {told}", seat.status);
        let visits = fs::read_to_string(place.path("hall/visits.log")).expect("a log");
        assert!(visits.contains(&format!("refused: not on the list; login {login:?}")), "{visits}");
    }

    let socket = place.path("hall/seat.sock");
    let mode = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&socket).expect("a socket").permissions());
    assert_eq!(mode & 0o777, 0o600, "its owner alone may open it");
    hall.talk.types("quit");
    hall.talk.types("yes");
    hall.talk.until("Saved.");
    drop(hall);
}

#[test]
fn a_program_at_home_comes_to_its_seat_through_an_sshd_as_well() {
    if !has_ssh() {
        return;
    }
    let place = Place::new();
    let Some(sshd) = sshd(&place) else { return };
    let mut hall = place.open();
    // ssh makes the host known.
    let mut known = ssh(&place, &sshd, &[]);
    known.until("Your seat: White.");
    known.types("quit");
    known.types("yes");
    assert_eq!(known.end().0, Some(0));
    let user = std::env::var("USER").unwrap_or_else(|_| "root".to_owned());
    let mut anna = super::home::join_as(&place, &sshd.port.to_string(), "anna", &user);
    anna.until("You are in the hall.");
    anna.until("Your seat: White.");
    hall.talk.types("start");
    anna.until("Start. White to move.");
    anna.types("c3-d4");
    hall.talk.until("c3 to d4");
    hall.talk.types("people");
    hall.talk.until("Round trip in milliseconds:");
    hall.talk.types("quit");
    hall.talk.types("yes");
    anna.until("The hall is closed.");
    assert_eq!(anna.end().0, Some(0));
}
