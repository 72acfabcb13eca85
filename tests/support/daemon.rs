//! A private speech-dispatcher whose generic module writes down what it is to say.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use golos::clock::Ms;
use golos::speech::voices::{Address, Report, Settings, Speaker, VoiceKind, open};
use tempfile::TempDir;

use super::tools::has_programs as installed;
use super::waiting::{Reports, becomes, lines, wait_for};

/// The daemon and its folder; ends with the test.
pub struct Daemon {
    dir: TempDir,
    child: Option<Child>,
}

/// One line of the recorder's log.
#[derive(Debug)]
pub struct Record {
    /// Nanoseconds since 1970.
    pub at: i64,
    pub lang: String,
    pub rate: String,
    pub text: String,
}

impl Daemon {
    /// `None`, with a note, where speech-dispatcher or espeak-ng is not installed.
    pub fn start() -> Option<Daemon> {
        let dir = folder()?;
        let mut daemon = Daemon { dir, child: None };
        daemon.revive();
        Some(daemon)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    pub fn settings(&self) -> Settings {
        Settings::at(Address::Unix(self.path("socket")))
    }

    pub fn speaker(&self) -> (Speaker, Reports) {
        let (reporter, reports) = Reports::channel();
        let speaker = Speaker::start(Some(VoiceKind::SpeechDispatcher), self.settings(), reporter).unwrap();
        assert!(matches!(reports.next(), Report::Ready(VoiceKind::SpeechDispatcher)));
        (speaker, reports)
    }

    /// Starts the daemon and waits until it answers.
    pub fn revive(&mut self) {
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
            .env("PULSE_RUNTIME_PATH", self.path("pulse"))
            .stdin(Stdio::null())
            .stdout(output.try_clone().unwrap())
            .stderr(output)
            .spawn()
            .unwrap();
        self.child = Some(child);
        wait_for("speech-dispatcher", || open(VoiceKind::SpeechDispatcher, &self.settings()).ok());
    }

    /// Ends the daemon without warning.
    pub fn kill(&mut self) -> io::Result<()> {
        match self.child.take() {
            Some(mut child) => child.kill().and_then(|()| child.wait()).map(drop),
            None => Ok(()),
        }
    }

    /// Makes the next utterances last until they are cut.
    pub fn hold(&self) {
        fs::write(self.path("hold"), "").unwrap();
    }

    pub fn release(&self) {
        fs::remove_file(self.path("hold")).unwrap();
    }

    pub fn records(&self) -> Vec<Record> {
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
    pub fn ended(&self) -> Vec<String> {
        lines(&self.path("ended"))
    }

    pub fn wait_for_records(&self, count: usize) -> Vec<Record> {
        wait_for("the engine", || Some(self.records()).filter(|records| records.len() >= count))
    }

    pub fn texts(&self, count: usize) -> Vec<String> {
        self.wait_for_records(count).into_iter().map(|record| record.text).collect()
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        // Asked to end, the daemon ends its module as well, if it has nothing to say any more.
        let _ = fs::remove_file(self.path("hold"));
        if let Some(child) = &mut self.child {
            let _ = Command::new("kill").arg(child.id().to_string()).status();
            becomes(Ms::from_secs(2), || child.try_wait().map_or(true, |status| status.is_some()).then_some(()));
        }
        let _ = self.kill();
    }
}

/// A folder with the configuration; `None`, with a note, where speech-dispatcher or espeak-ng is not installed.
pub fn folder() -> Option<TempDir> {
    let dir = installed(&["speech-dispatcher", "espeak-ng"]).then(|| tempfile::tempdir().unwrap())?;
    fs::create_dir_all(dir.path().join("modules")).unwrap();
    fs::copy(fixture("speechd.conf"), dir.path().join("speechd.conf")).unwrap();
    fs::copy(fixture("record.conf"), dir.path().join("modules/record.conf")).unwrap();
    Some(dir)
}

pub fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/speechd").join(name)
}
