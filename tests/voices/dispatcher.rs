//! A real speech-dispatcher on a private socket, whose generic module writes down what it is to say.

use std::fs;
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use golos::speech::Priority;
use golos::speech::voices::{Address, Kind, Rate, Report, Settings, Speaker, Utter, VoiceError, open};
use golos::wording::Lang;
use tempfile::TempDir;

use super::bench::{DEADLINE, Reports, installed, lines, ru, wait_for};

/// The daemon and its folder; ends with the test.
struct Daemon {
    dir: TempDir,
    child: Option<Child>,
}

/// The daemon as [`Settings::autospawn`] starts it, through a link to a script in a folder of its own.
struct Spawned(TempDir);

impl Drop for Spawned {
    fn drop(&mut self) {
        if let Ok(pid) = fs::read_to_string(self.0.path().join("speech-dispatcher/pid/speech-dispatcher.pid")) {
            let _ = Command::new("kill").arg(pid.trim()).status();
        }
    }
}

/// One line of the recorder's log.
#[derive(Debug)]
struct Record {
    /// Nanoseconds since 1970.
    at: u128,
    lang: String,
    rate: String,
    text: String,
}

impl Daemon {
    /// `None`, with a note, where speech-dispatcher or espeak-ng is not installed.
    fn start() -> Option<Daemon> {
        let dir = folder()?;
        let mut daemon = Daemon { dir, child: None };
        daemon.revive();
        Some(daemon)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    fn settings(&self) -> Settings {
        Settings::at(Address::Unix(self.path("socket")))
    }

    fn speaker(&self) -> (Speaker, Reports) {
        let (reporter, reports) = Reports::channel();
        let speaker = Speaker::start(Some(Kind::SpeechDispatcher), self.settings(), reporter).unwrap();
        assert!(matches!(reports.next(), Report::Ready(Kind::SpeechDispatcher)));
        (speaker, reports)
    }

    /// Starts the daemon and waits until it answers.
    fn revive(&mut self) {
        let output = fs::File::create(self.path("output")).unwrap();
        let child = Command::new("speech-dispatcher")
            .args(["--run-single", "--timeout", "0", "--communication-method", "unix_socket"])
            .arg("--config-dir")
            .arg(self.dir.path())
            .arg("--socket-path")
            .arg(self.path("socket"))
            .arg("--pid-file")
            .arg(self.path("pid"))
            .arg("--log-dir")
            .arg(self.dir.path())
            .env("GOLOS_RECORDER", fixture("record.sh"))
            .env("GOLOS_RECORDS", self.dir.path())
            .stdin(Stdio::null())
            .stdout(output.try_clone().unwrap())
            .stderr(output)
            .spawn()
            .unwrap();
        self.child = Some(child);
        wait_for("speech-dispatcher", || open(Kind::SpeechDispatcher, &self.settings()).ok());
    }

    /// Ends the daemon without warning.
    fn kill(&mut self) -> io::Result<()> {
        match self.child.take() {
            Some(mut child) => child.kill().and_then(|()| child.wait()).map(drop),
            None => Ok(()),
        }
    }

    /// Makes the next utterances last until they are cut.
    fn hold(&self) {
        fs::write(self.path("hold"), "").unwrap();
    }

    fn release(&self) {
        fs::remove_file(self.path("hold")).unwrap();
    }

    fn records(&self) -> Vec<Record> {
        let record = |line: &str| {
            let mut field = line.splitn(4, '\t').map(str::to_owned);
            Some(Record {
                at: field.next()?.parse().ok()?,
                lang: field.next()?,
                rate: field.next()?,
                text: field.next()?,
            })
        };
        lines(&self.path("log")).iter().map(String::as_str).filter_map(record).collect()
    }

    /// The texts that were said to their end.
    fn ended(&self) -> Vec<String> {
        lines(&self.path("ended"))
    }

    fn wait_for_records(&self, count: usize) -> Vec<Record> {
        wait_for("the engine", || Some(self.records()).filter(|records| records.len() >= count))
    }

    fn texts(&self, count: usize) -> Vec<String> {
        self.wait_for_records(count).into_iter().map(|record| record.text).collect()
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        // Asked to end, the daemon ends its module as well, if it has nothing to say any more.
        let _ = fs::remove_file(self.path("hold"));
        if let Some(child) = &mut self.child {
            let _ = Command::new("kill").arg(child.id().to_string()).status();
            let patience = Instant::now() + Duration::from_secs(2);
            while child.try_wait().is_ok_and(|status| status.is_none()) && Instant::now() < patience {
                thread::sleep(Duration::from_millis(5));
            }
        }
        let _ = self.kill();
    }
}

/// A folder with the configuration; `None`, with a note, where speech-dispatcher or espeak-ng is not installed.
fn folder() -> Option<TempDir> {
    let dir = installed(&["speech-dispatcher", "espeak-ng"]).then(|| tempfile::tempdir().unwrap())?;
    fs::create_dir_all(dir.path().join("modules")).unwrap();
    fs::copy(fixture("speechd.conf"), dir.path().join("speechd.conf")).unwrap();
    fs::copy(fixture("record.conf"), dir.path().join("modules/record.conf")).unwrap();
    Some(dir)
}

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/speechd").join(name)
}

#[test]
fn sentences_arrive_in_order_with_their_language_and_rate() {
    let Some(daemon) = Daemon::start() else { return };
    let settings = Settings { rate: Rate::new(50), ..daemon.settings() };
    let (reporter, reports) = Reports::channel();
    let speaker = Speaker::start(Some(Kind::SpeechDispatcher), settings, reporter).unwrap();
    assert!(matches!(reports.next(), Report::Ready(_)));
    let sentences = [
        (Lang::Ru, "цэ три – дэ четыре"),
        (Lang::Uk, "п'ята хвилина, їжак ґанок"),
        (Lang::En, ".White's \"flag\" & <time> $HOME \\ `x`"),
        (Lang::Ru, "..две точки"),
    ];
    for (lang, text) in sentences {
        speaker.say(Utter::new(text, lang, Priority::Move));
    }
    let records = daemon.wait_for_records(sentences.len());
    for (record, (lang, text)) in records.iter().zip(sentences) {
        assert_eq!((record.lang.as_str(), record.text.as_str()), (lang.code(), text));
        assert_eq!(record.rate, "225");
    }
}

#[test]
fn a_flag_pre_empts_a_long_move_and_no_key_press_silences_it() {
    let Some(daemon) = Daemon::start() else { return };
    let (speaker, _reports) = daemon.speaker();
    daemon.hold();
    speaker.say(ru("долгий ход", Priority::Move));
    daemon.wait_for_records(1);
    speaker.say(ru("флаг", Priority::Flag));
    daemon.wait_for_records(2);
    speaker.silence();
    speaker.say(ru("второй флаг", Priority::Flag));
    daemon.release();
    speaker.finish(DEADLINE);
    assert_eq!(daemon.ended(), ["флаг", "второй флаг", "долгий ход"]);
}

#[test]
fn a_key_press_silences_a_move_and_the_cursor_is_heard_at_once() {
    let Some(daemon) = Daemon::start() else { return };
    let (speaker, _reports) = daemon.speaker();
    daemon.hold();
    let mut expected = Vec::new();
    for n in 1..=5 {
        for (word, priority) in [("ход", Priority::Move), ("поле", Priority::Cursor)] {
            let text = format!("{word} {n}");
            speaker.silence();
            speaker.say(ru(&text, priority));
            expected.push(text);
            assert_eq!(daemon.texts(expected.len()), expected);
        }
    }
}

#[test]
fn a_killed_daemon_is_lost_and_back_when_it_is_restarted() {
    let Some(mut daemon) = Daemon::start() else { return };
    let (speaker, reports) = daemon.speaker();
    daemon.hold();
    speaker.say(ru("прерванный ход", Priority::Move));
    daemon.wait_for_records(1);
    daemon.kill().unwrap();
    reports.await_one("the loss", |report| matches!(report, Report::Lost { why: VoiceError::Gone }));
    speaker.say(ru("поле", Priority::Cursor));
    speaker.say(ru("флаг", Priority::Flag));
    daemon.release();
    daemon.revive();
    reports.await_one("the return", |report| matches!(report, Report::Back));
    assert_eq!(daemon.texts(3), ["прерванный ход", "флаг", "прерванный ход"]);
    speaker.finish(DEADLINE);
}

#[test]
fn a_daemon_that_does_not_run_is_started() {
    let Some(dir) = folder() else { return };
    let spawned = Spawned(dir);
    let here = spawned.0.path();
    symlink(fixture("spawn.sh"), here.join("spawn")).unwrap();
    let socket = Address::Unix(here.join("speech-dispatcher/speechd.sock"));
    let mut settings = Settings::at(socket);
    assert!(matches!(open(Kind::SpeechDispatcher, &settings).err(), Some(VoiceError::Connect { .. })));
    settings.autospawn = Some(here.join("spawn"));
    assert!(open(Kind::SpeechDispatcher, &settings).is_ok());
}

#[test]
fn from_say_to_the_engine() {
    let Some(daemon) = Daemon::start() else { return };
    let (speaker, reports) = daemon.speaker();
    let mut delays: Vec<u128> = (1..=20)
        .map(|n| {
            let start = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos();
            speaker.say(ru(&format!("{n}"), Priority::Answer));
            let records = daemon.wait_for_records(n);
            speaker.silence();
            records[n - 1].at.saturating_sub(start) / 1000
        })
        .collect();
    delays.sort_unstable();
    println!("say() to the engine's log: {} to {} µs, median {} µs", delays[0], delays[19], delays[10]);
    assert!(reports.so_far().iter().all(|report| matches!(report, Report::Handed(_))));
}
