//! A terminal with the program in it.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use golos::wording::{Lang, Wording};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// How long anything may take on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(20);

/// The program in a terminal of 24 rows and 80 columns.
pub struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    /// None once it was hung up.
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Box<dyn Write + Send>,
    bytes: Receiver<Vec<u8>>,
    /// Who holds it keeps the terminal from taking output.
    pub gate: Arc<Mutex<()>>,
    raw: Vec<u8>,
    /// Up to where [`Terminal::reads`] has read.
    mark: usize,
    parser: vt100::Parser,
}

/// What holds for every run: no voice but the one that is asked for, no pad, a home of its own.
fn command(home: &Path, lang: Lang, args: &[&str]) -> Vec<String> {
    let folder = games(home).display().to_string();
    let common = ["--lang", lang.code(), "--no-pad", "--dir", &folder];
    let voice: &[&str] = if args.contains(&"--voice") { &[] } else { &["--voice", "none"] };
    common.iter().chain(voice).chain(args).map(|&arg| arg.to_owned()).collect()
}

/// Where the journals of a run are.
pub fn games(home: &Path) -> PathBuf {
    home.join("games")
}

/// The one journal of a run.
pub fn journal(home: &Path) -> PathBuf {
    let files = std::fs::read_dir(games(home)).expect("the folder").flatten().map(|entry| entry.path());
    let mut files = files.filter(|path| path.extension().is_some_and(|ending| ending == "ron"));
    files.next().expect("a journal")
}

/// The exit code of the audit.
pub fn check(path: &Path) -> Option<i32> {
    crate::support::command().arg("check").arg(path).output().expect("golos checks").status.code()
}

/// A sentence without values, as it is written in a language.
pub fn written(lang: Lang, key: &'static str) -> String {
    Wording::new(lang).label(key)
}

/// The first of the words that are typed for something.
pub fn word(lang: Lang, key: &str) -> String {
    Wording::new(lang).words(key).first().cloned().expect("a word")
}

impl Terminal {
    pub fn start(home: &Path, lang: Lang, args: &[&str]) -> Terminal {
        Terminal::start_with(home, lang, &[], args)
    }

    pub fn start_with(home: &Path, lang: Lang, environment: &[(&str, &str)], args: &[&str]) -> Terminal {
        Terminal::start_by(&[], home, lang, environment, args)
    }

    /// The same with the pads that the program finds.
    #[cfg(feature = "gamepad")]
    pub fn start_with_pads(before: &[&str], home: &Path, lang: Lang, args: &[&str]) -> Terminal {
        let args: Vec<String> = command(home, lang, args).into_iter().filter(|arg| arg != "--no-pad").collect();
        Terminal::spawn(before, home, &[], &args)
    }

    /// Starts the program as somebody does who knows nothing of it yet.
    pub fn start_alone(home: &Path, args: &[&str]) -> Terminal {
        let args: Vec<String> = args.iter().map(|&arg| arg.to_owned()).collect();
        Terminal::spawn(&[], home, &[], &args)
    }

    /// Starts the program by another one that is named before it.
    pub fn start_by(before: &[&str], home: &Path, lang: Lang, environment: &[(&str, &str)], args: &[&str]) -> Terminal {
        Terminal::spawn(before, home, environment, &command(home, lang, args))
    }

    fn spawn(before: &[&str], home: &Path, environment: &[(&str, &str)], args: &[String]) -> Terminal {
        let (rows, cols) = (24, 80);
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let golos = crate::support::words();
        let mut words = before.iter().chain(&golos);
        let mut builder = CommandBuilder::new(words.next().expect("a program"));
        builder.args(words);
        builder.env_clear();
        builder.env("PATH", "/usr/local/bin:/usr/bin:/bin");
        builder.env("HOME", home);
        builder.env("TERM", "xterm-256color");
        // From afar only a reader that has begun the program reads its terminal: not one of another test.
        builder.env("SSH_CONNECTION", "127.0.0.1 1 127.0.0.1 2");
        environment.iter().for_each(|(name, value)| builder.env(name, value));
        builder.args(args);
        let child = pair.slave.spawn_command(builder).expect("golos starts");
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let writer = pair.master.take_writer().expect("a writer");
        let (sender, bytes) = mpsc::channel();
        let gate = Arc::new(Mutex::new(()));
        let taken = Arc::clone(&gate);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut buffer) {
                drop(taken.lock());
                if sender.send(buffer[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        let parser = vt100::Parser::new(cells(rows), cells(cols), 0);
        Terminal { child, master: Some(pair.master), writer, bytes, gate, raw: Vec::new(), mark: 0, parser }
    }

    /// Types; `\r` is Enter.
    pub fn types(&mut self, text: &str) {
        self.writer.write_all(text.as_bytes()).expect("the terminal takes it");
        self.writer.flush().expect("the terminal takes it");
    }

    /// Types a line and Enter.
    pub fn enters(&mut self, line: &str) {
        self.types(&format!("{line}\r"));
    }

    /// Waits until `text` comes behind what was read before; what came up to its end.
    pub fn reads(&mut self, text: &str) -> String {
        self.wait(&format!("to read {text:?}"), |terminal| terminal.unread().contains(text));
        let unread = self.unread();
        let end = unread.find(text).map_or(0, |start| start + text.len());
        self.mark += end;
        unread[..end].to_owned()
    }

    /// Waits until the screen is as wished.
    pub fn until(&mut self, what: &str, mut wish: impl FnMut(&vt100::Screen) -> bool) {
        self.wait(what, |terminal| wish(terminal.parser.screen()));
    }

    /// Waits until the text stands on the screen.
    pub fn shows(&mut self, text: &str) {
        self.until(&format!("to show {text:?}"), |screen| screen.contents().contains(text));
    }

    /// What happens in so much time, whatever it is.
    pub fn watch(&mut self, span: Duration) {
        let end = now() + span;
        while let Some(left) = end.checked_duration_since(now()) {
            match self.bytes.recv_timeout(left) {
                Ok(bytes) => self.take(&bytes),
                Err(mpsc::RecvTimeoutError::Timeout) => {}
                // Nothing will come any more; a moment passes all the same.
                Err(mpsc::RecvTimeoutError::Disconnected) => {
                    let (_never, nothing) = mpsc::channel::<()>();
                    let _ = nothing.recv_timeout(left);
                }
            }
        }
    }

    pub fn screen(&self) -> &vt100::Screen {
        self.parser.screen()
    }

    /// Everything that came out.
    pub fn raw(&self) -> String {
        String::from_utf8_lossy(&self.raw).into_owned()
    }

    pub fn resize(&mut self, rows: u16, cols: u16) {
        self.parser.screen_mut().set_size(cells(rows), cells(cols));
        let master = self.master.as_ref().expect("a terminal");
        master.resize(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).expect("a new size");
    }

    /// Sends a signal of the system.
    pub fn signal(&self, name: &str) {
        let pid = self.child.process_id().expect("a process").to_string();
        let kill = format!("kill -{name} {pid}");
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success(), "{kill}");
    }

    /// Kills the program, and waits until it has let go of its record.
    pub fn kill(&mut self) {
        self.signal("KILL");
        assert!(self.has_ended());
    }

    /// Waits until the program has ended; its exit code.
    pub fn ends(&mut self) -> u32 {
        let end = now() + PATIENCE;
        loop {
            match self.bytes.recv_timeout(end.saturating_duration_since(now())) {
                Ok(bytes) => self.take(&bytes),
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
                Err(mpsc::RecvTimeoutError::Timeout) => panic!("it does not end:\n{}", self.raw()),
            }
        }
        self.child.wait().expect("an exit code").exit_code()
    }

    /// Waits until something has come about outside the terminal, while the terminal goes on.
    pub fn comes(&mut self, what: &str, mut has_come: impl FnMut() -> bool) {
        let end = now() + PATIENCE;
        while !has_come() {
            assert!(now() < end, "waited for {what}: {:?}", self.raw());
            self.watch(Duration::from_millis(20));
        }
    }

    /// Waits until the program has ended, whatever its terminal still holds.
    pub fn has_ended(&mut self) -> bool {
        self.child.wait().is_ok()
    }

    /// Nobody is at the terminal any more, and nothing.
    pub fn hang_up(&mut self) {
        // The thread that reads lets go of the terminal with the next bytes that nobody wants.
        self.bytes = mpsc::channel().1;
        self.types("c");
        self.writer = Box::new(std::io::sink());
        self.master = None;
    }

    fn unread(&self) -> String {
        String::from_utf8_lossy(&self.raw[self.mark..]).into_owned()
    }

    fn take(&mut self, bytes: &[u8]) {
        self.parser.process(bytes);
        self.raw.extend_from_slice(bytes);
    }

    fn wait(&mut self, what: &str, mut wish: impl FnMut(&Terminal) -> bool) {
        let end = now() + PATIENCE;
        while !wish(self) {
            let left = end.saturating_duration_since(now());
            match self.bytes.recv_timeout(left) {
                Ok(bytes) => self.take(&bytes),
                Err(why) => {
                    panic!("waited {what}: {why}\nscreen:\n{}\nraw:\n{:?}", self.screen().contents(), self.raw())
                }
            }
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("a size")
}

#[expect(clippy::disallowed_methods, reason = "a deadline of the test, not of a game")]
fn now() -> Instant {
    Instant::now()
}
