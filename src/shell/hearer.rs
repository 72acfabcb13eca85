//! A program that recognises speech, as a child of golos: it is started, told what to listen for, and read. Whatever it
//! writes, only what answers the listening of this moment reaches the loop.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::Duration;

use super::inbox::{Inlet, Signal};
use golos_input::hearer::{Guess, HearerLine, HearerRequest, MOST_LINE};

/// Lines that wait until the program reads them, at most. The words of a game are about three hundred.
const WAITING: usize = 1024;

/// So many lines that cannot be used are skipped; a program that writes more of them is ended.
const MOST_DROPPED: u32 = 1000;

/// So many reports of itself reach the loop, of each program that was started.
const MOST_REPORTS: u32 = 16;

/// Other texts that may have been said, at most, for each listening.
const MOST_ALSO: usize = 4;

/// How long the program may take for its end, in steps.
const STEP: Duration = Duration::from_millis(10);
const STEPS: u32 = 30;

/// Nothing is listened for.
const IDLE: u32 = 0;

/// What a program tells the loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HearerNews {
    /// It is there, under this name.
    Ready(String),
    /// What it has heard in the listening of this number, and what that may have been as well.
    Heard { id: u32, guess: Guess, also: Vec<Guess> },
    /// It has heard nothing.
    Nothing(u32),
    /// Something is wrong with it.
    Trouble(String),
    /// It wrote something that cannot be used: told once.
    Dropped,
    /// It has ended, or is to be ended.
    Gone,
}

/// A running program.
#[derive(Debug)]
pub struct Hearer {
    child: Child,
    /// Where its lines go; `None` once it is to end.
    lines: Option<SyncSender<String>>,
    /// The number of the listening that is still to be answered; [`IDLE`] if there is none.
    current: Arc<AtomicU32>,
}

impl Hearer {
    /// Starts a program, with its arguments after blanks; what is a file as it stands is the program alone.
    ///
    /// # Errors
    /// The program cannot be started, or the system gives no thread.
    pub fn start(program: &str, inlet: Inlet) -> io::Result<Hearer> {
        let mut child = command(program).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let current = Arc::new(AtomicU32::new(IDLE));
        let (lines, waiting) = sync_channel(WAITING);
        let hearer = Hearer { child, lines: Some(lines), current: Arc::clone(&current) };
        let (Some(input), Some(output)) = (input, output) else { return Err(io::ErrorKind::BrokenPipe.into()) };
        thread::Builder::new().name("to hearer".to_owned()).spawn(move || write(input, &waiting))?;
        let reader = Reader { inlet, current, also: Vec::new(), of: IDLE, dropped: 0, reports: 0 };
        thread::Builder::new().name("hearer".to_owned()).spawn(move || reader.read(BufReader::new(output)))?;
        Ok(hearer)
    }

    /// Tells it the words of a game.
    pub fn tell(&self, lines: &[String]) {
        lines.iter().for_each(|line| self.put(line.clone()));
    }

    /// Asks it something. From `Listen` on it is read until it has answered, or is not to answer any more.
    pub fn ask(&self, request: HearerRequest) {
        match request {
            HearerRequest::Listen { id, .. } => self.current.store(id, Ordering::SeqCst),
            HearerRequest::Quiet | HearerRequest::Bye => self.forget(),
            HearerRequest::Stop(_) => {}
        }
        self.put(request.line());
    }

    /// What it still hears of the last listening is not taken.
    pub fn forget(&self) {
        self.current.store(IDLE, Ordering::SeqCst);
    }

    /// A program that does not read loses lines, and is silent then.
    fn put(&self, line: String) {
        match self.lines.as_ref().map(|lines| lines.try_send(line)) {
            Some(Err(TrySendError::Full(_))) => tracing::warn!("the program that hears does not read"),
            Some(Err(TrySendError::Disconnected(_))) => tracing::info!("the program that hears is gone"),
            Some(Ok(())) | None => {}
        }
    }
}

impl Drop for Hearer {
    /// It is asked to end, and ended if it does not.
    fn drop(&mut self) {
        self.ask(HearerRequest::Bye);
        self.lines = None;
        for _ in 0..STEPS {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::park_timeout(STEP);
        }
        if let Err(error) = self.child.kill().and_then(|()| self.child.wait()) {
            tracing::warn!(%error, "the program that hears cannot be ended");
        }
    }
}

fn command(program: &str) -> Command {
    if Path::new(program).is_file() {
        return Command::new(program);
    }
    let mut parts = program.split_whitespace();
    let mut command = Command::new(parts.next().unwrap_or_default());
    command.args(parts);
    command
}

/// Writes until the program or golos ends.
fn write(mut input: impl Write, waiting: &Receiver<String>) {
    for line in waiting {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// What the program writes, on its way to the loop.
struct Reader {
    inlet: Inlet,
    current: Arc<AtomicU32>,
    /// Guesses that came before the answer, and the listening that they are of.
    also: Vec<Guess>,
    of: u32,
    dropped: u32,
    /// What it has told of itself.
    reports: u32,
}

impl Reader {
    fn read(mut self, mut output: impl BufRead) {
        while let Some(line) = next_line(&mut output) {
            if !self.take(&line) {
                return;
            }
        }
        self.inlet.put(Signal::Hearer(HearerNews::Gone));
    }

    /// Takes a line. False if no more are read.
    fn take(&mut self, line: &[u8]) -> bool {
        let current = self.current.load(Ordering::SeqCst);
        let is_current = |id: u32| id != IDLE && id == current;
        match HearerLine::read(line) {
            Some(HearerLine::Ready(name)) => self.report(HearerNews::Ready(name)),
            Some(HearerLine::Trouble(text)) => self.report(HearerNews::Trouble(text)),
            Some(HearerLine::Also { id, guess }) if is_current(id) && self.has_room(id) => {
                self.also.push(guess);
                true
            }
            Some(HearerLine::Heard { id, guess }) if is_current(id) => {
                let also = if self.of == id { std::mem::take(&mut self.also) } else { Vec::new() };
                self.answer(id, HearerNews::Heard { id, guess, also })
            }
            Some(HearerLine::Nothing(id)) if is_current(id) => self.answer(id, HearerNews::Nothing(id)),
            Some(_) | None => self.drop_line(),
        }
    }

    /// Whether one more guess is kept for this listening.
    fn has_room(&mut self, id: u32) -> bool {
        if self.of != id {
            (self.of, self.also) = (id, Vec::new());
        }
        self.also.len() < MOST_ALSO
    }

    /// A listening is answered once.
    fn answer(&self, id: u32, news: HearerNews) -> bool {
        let is_first = self.current.compare_exchange(id, IDLE, Ordering::SeqCst, Ordering::SeqCst).is_ok();
        !is_first || self.inlet.put(Signal::Hearer(news))
    }

    /// It is to hear, and not to talk: what it tells too often of itself cannot be used.
    fn report(&mut self, news: HearerNews) -> bool {
        self.reports += 1;
        if self.reports <= MOST_REPORTS { self.inlet.put(Signal::Hearer(news)) } else { self.drop_line() }
    }

    fn drop_line(&mut self) -> bool {
        self.dropped += 1;
        match self.dropped {
            1 => self.inlet.put(Signal::Hearer(HearerNews::Dropped)),
            MOST_DROPPED.. => {
                self.inlet.put(Signal::Hearer(HearerNews::Gone));
                false
            }
            _ => true,
        }
    }
}

/// The next line without its end, cut after so many bytes that it cannot be one of ours; `None` at the end. Of a line without
/// an end a part comes at a time.
fn next_line(output: &mut impl BufRead) -> Option<Vec<u8>> {
    let most = u64::try_from(MOST_LINE).unwrap_or(u64::MAX) + 1;
    let mut line = Vec::new();
    let read = output.by_ref().take(most).read_until(b'\n', &mut line).ok()?;
    if read == 0 {
        return None;
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    }
    Some(line)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::inbox::Signals;
    use golos_clock::Ms;

    /// A machine under load may take its time.
    const PATIENCE: Ms = Ms::from_secs(30);

    fn reader(signals: &Signals, current: u32) -> Reader {
        let current = Arc::new(AtomicU32::new(current));
        Reader { inlet: signals.inlet(), current, also: Vec::new(), of: IDLE, dropped: 0, reports: 0 }
    }

    fn news(signals: &Signals, wait: Ms) -> Option<HearerNews> {
        match signals.next(Some(wait))?.signal {
            Signal::Hearer(news) => Some(news),
            other => panic!("{other:?}"),
        }
    }

    /// What reaches the loop of these bytes while the listening 7 waits for its answer.
    fn told(written: &[u8]) -> Vec<HearerNews> {
        let signals = Signals::default();
        reader(&signals, 7).read(written);
        std::iter::from_fn(|| news(&signals, Ms::ZERO)).collect()
    }

    fn guess(text: &str, confidence: u8) -> Guess {
        Guess { text: text.to_owned(), confidence }
    }

    #[test]
    fn a_listening_is_answered_once() {
        let written = b"ready it\nalso 7 0.4 c3 b4\nheard 7 0.8 c3 d4\nheard 7 0.9 e3 f4\nnothing 7\n";
        let heard = HearerNews::Heard { id: 7, guess: guess("c3 d4", 80), also: vec![guess("c3 b4", 40)] };
        let ready = HearerNews::Ready("it".to_owned());
        assert_eq!(told(written), [ready, heard, HearerNews::Dropped, HearerNews::Gone]);
    }

    #[test]
    fn what_answers_no_listening_is_dropped_and_told_once() {
        let written = b"heard 6 0.9 c3 d4\nheard 8 0.9 c3 d4\nnothing 0\nnonsense\nheard 7 0.9 a\x1b[2Jb\n";
        assert_eq!(told(written), [HearerNews::Dropped, HearerNews::Gone]);
    }

    #[test]
    fn a_flood_and_a_line_without_an_end_are_bounded() {
        let flood = b"heard 1 0.9 c3 d4\n".repeat(100_000);
        assert_eq!(told(&flood), [HearerNews::Dropped, HearerNews::Gone]);
        let endless = vec![b'x'; 4_000_000];
        assert_eq!(told(&endless), [HearerNews::Dropped, HearerNews::Gone]);
        let reports = told(&b"trouble again\n".repeat(100_000));
        assert_eq!(reports.len(), 18, "{reports:?}");
    }

    #[test]
    fn other_guesses_are_few() {
        let also = b"also 7 0.4 c3 b4\n".repeat(50);
        let told = told(&[also.as_slice(), b"heard 7 0.8 c3 d4\n"].concat());
        assert!(
            told.iter().any(|news| matches!(news, HearerNews::Heard { also, .. } if also.len() == MOST_ALSO)),
            "{told:?}"
        );
    }

    #[test]
    fn a_program_is_started_asked_and_ended() {
        let signals = Signals::default();
        let folder = tempfile::TempDir::new().expect("a folder");
        let lines = folder.path().join("lines");
        std::fs::write(&lines, "0.9 c3 d4\n-\n!\n").expect("a file");
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/hearers/script.sh");
        let hearer = Hearer::start(&format!("sh {script} {}", lines.display()), signals.inlet()).expect("a program");
        assert_eq!(news(&signals, PATIENCE), Some(HearerNews::Ready("script".to_owned())));
        hearer.tell(&["hello 1 lang=en alphabet=native game=russian".to_owned()]);
        hearer.ask(HearerRequest::Listen { id: 1, answers: false });
        let heard = HearerNews::Heard { id: 1, guess: guess("c3 d4", 90), also: Vec::new() };
        assert_eq!(news(&signals, PATIENCE), Some(heard));
        hearer.ask(HearerRequest::Listen { id: 2, answers: true });
        assert_eq!(news(&signals, PATIENCE), Some(HearerNews::Nothing(2)));
        hearer.ask(HearerRequest::Listen { id: 3, answers: false });
        assert_eq!(news(&signals, PATIENCE), Some(HearerNews::Gone));
    }

    #[test]
    fn a_program_that_cannot_be_started_is_an_error() {
        let signals = Signals::default();
        assert!(Hearer::start("no-such-program-anywhere --lang en", signals.inlet()).is_err());
        assert!(Hearer::start("", signals.inlet()).is_err());
    }

    #[test]
    fn a_program_that_does_not_read_blocks_nobody() {
        let signals = Signals::default();
        let hearer = Hearer::start("sleep 600", signals.inlet()).expect("a program");
        let words = vec!["word c cee|see".repeat(50); 2 * WAITING];
        hearer.tell(&words);
        hearer.ask(HearerRequest::Listen { id: 1, answers: false });
        drop(hearer);
        assert_eq!(news(&signals, PATIENCE), Some(HearerNews::Gone));
    }
}
