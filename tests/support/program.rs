//! The real program on a pipe: lines in, lines out, and an end that comes in any case.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use golos::game::{Event, MoveEvent};
use golos::journal;

/// A machine under load may take its time; a test that reaches this has hung.
const PATIENCE: Duration = Duration::from_secs(30);

/// Runs the program to its end, with all of its input at once.
pub fn golos(args: &[&str], input: Option<&[u8]>) -> Output {
    let mut command = super::command();
    command.args(args).stdin(Stdio::piped());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program");
    child.stdin.take().expect("a pipe").write_all(input.unwrap_or_default()).expect("a reader");
    child.wait_with_output().expect("its end")
}

/// Runs a conversion; its exit code, what it wrote and what it said.
pub fn convert(from: &str, to: &str, options: &[&str]) -> (Option<i32>, String, String) {
    let output = golos(&[&["convert", from, to], options].concat(), None);
    (output.status.code(), said(&output.stdout), said(&output.stderr))
}

/// What the program wrote, as text.
pub fn said(output: &[u8]) -> String {
    String::from_utf8_lossy(output).into_owned()
}

/// A path as an argument.
pub fn name(path: &Path) -> &str {
    path.to_str().expect("plain names")
}

/// A program that runs, with all it has written so far.
pub struct Program {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<String>,
    lines: Vec<String>,
}

impl Program {
    /// Starts `command` with pipes for its input and output; its errors go where the test's go.
    pub fn start(command: &mut Command) -> std::io::Result<Program> {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let output = lines(child.stdout.take().expect("a pipe"));
        Ok(Program { input: child.stdin.take(), output, lines: Vec::new(), child })
    }

    /// Types a line.
    pub fn enter(&mut self, line: &str) {
        writeln!(self.input.as_mut().expect("an open pipe"), "{line}").expect("a reader");
    }

    /// Waits until the program writes a line that starts so, from here on; the whole line.
    #[track_caller]
    pub fn await_line(&mut self, start: &str) -> String {
        loop {
            match self.output.recv_timeout(PATIENCE) {
                Ok(line) => {
                    self.lines.push(line.clone());
                    if line.starts_with(start) {
                        return line;
                    }
                }
                Err(why) => panic!("no line \"{start}\" ({why}): {:#?}", self.lines),
            }
        }
    }

    /// Ends the input and waits for the program; all that it wrote.
    #[track_caller]
    pub fn end(mut self) -> (ExitStatus, Vec<String>) {
        self.input = None;
        loop {
            match self.output.recv_timeout(PATIENCE) {
                Ok(line) => self.lines.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(why) => panic!("no end ({why}): {:#?}", self.lines),
            }
        }
        let status = self.child.wait().expect("it ends");
        (status, std::mem::take(&mut self.lines))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Whoever started the program on our behalf ends with it: its input is over.
        self.input = None;
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The lines of a stream, as they come.
fn lines(stream: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        BufReader::new(stream).lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
    });
    receiver
}

/// The only journal in the folder.
pub fn journal_in(folder: &Path) -> PathBuf {
    let files = std::fs::read_dir(folder).expect("a folder").flatten().map(|file| file.path());
    let files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|ending| ending == "ron")).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    files.into_iter().next().expect("a journal")
}

/// The events of a journal, in order.
pub fn events(journal: &Path) -> Vec<Event> {
    let log = journal::read(&std::fs::read(journal).expect("the journal"));
    assert!(log.damage.is_none(), "{:?}", log.damage);
    log.records.into_iter().map(|record| record.recorded.event).collect()
}

/// The moves of a journal, in full notation.
pub fn moves(journal: &Path) -> Vec<String> {
    let notation = |event| match event {
        Event::Move(MoveEvent::Made { notation, .. }) => Some(String::from(notation)),
        _ => None,
    };
    events(journal).into_iter().filter_map(notation).collect()
}
