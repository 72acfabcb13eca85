//! Lines on their way out, on a thread of their own: a terminal that takes none (Ctrl+S, a slow line) stops no clock.
//!
//! To a person at a terminal what is stale is not worth waiting for: when too much waits, prompts and answers are
//! dropped, the oldest first, but never what must be heard. A pipe gets everything, and what is typed waits for it.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::inbox::{Inlet, Signal};
use golos_desk::Out;
use golos_speech::Priority;
use golos_view::Linear;

/// So many lines wait before the first is dropped, or before what is typed waits.
const LINES: usize = 1024;

/// What is to be done at the face.
#[derive(Debug)]
enum TerminalAct {
    Line {
        text: String,
        is_alarm: bool,
        is_due: bool,
    },
    Prompt(String),
    Bell,
    /// What the terminal writes of a line that is typed.
    Typed(String),
    Entered,
}

impl TerminalAct {
    /// Whether it is worth nothing any more once something newer came.
    const fn can_go(&self) -> bool {
        match self {
            TerminalAct::Line { is_due, .. } => !*is_due,
            TerminalAct::Prompt(_) | TerminalAct::Bell | TerminalAct::Typed(_) | TerminalAct::Entered => true,
        }
    }
}

#[derive(Default)]
struct OutboxQueue {
    acts: VecDeque<TerminalAct>,
    /// Whether one of them is being written.
    busy: bool,
    closed: bool,
}

struct OutboxState {
    queue: Mutex<OutboxQueue>,
    arrived: Condvar,
}

impl OutboxState {
    fn queue(&self) -> MutexGuard<'_, OutboxQueue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A handle on the thread that writes. No call waits for the terminal.
pub struct Outbox {
    shared: Arc<OutboxState>,
    keeps_all: bool,
}

impl Outbox {
    /// Writes to `face` on a new thread; `inlet` learns when there is room again, and of a failure. With `keeps_all`
    /// nothing is dropped.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start<W>(face: Linear<W>, keeps_all: bool, inlet: Inlet) -> io::Result<Outbox>
    where
        W: Write + Send + 'static,
    {
        let shared = Arc::new(OutboxState { queue: Mutex::default(), arrived: Condvar::new() });
        let writer = Arc::clone(&shared);
        thread::Builder::new().name("output".to_owned()).spawn(move || write(&writer, face, &inlet))?;
        Ok(Outbox { shared, keeps_all })
    }

    /// Lines, in order; what must not be missed with a bell, if `bells`.
    pub fn lines(&self, out: &[Out], bells: bool) {
        let is_due = |out: &Out| out.spoken.as_ref().is_some_and(|utter| utter.priority >= Priority::Move);
        let line = |out: &Out| TerminalAct::Line {
            text: out.written.clone(),
            is_alarm: bells && out.is_alarm(),
            is_due: is_due(out),
        };
        self.put(out.iter().map(line));
    }

    /// The bell, once.
    pub fn bell(&self) {
        self.put([TerminalAct::Bell]);
    }

    /// The prompt, once what was typed has been answered.
    pub fn prompt(&self, text: String) {
        self.put([TerminalAct::Prompt(text)]);
    }

    /// What a terminal that shows nothing by itself shows of a line that is typed.
    pub fn typed(&self, written: String) {
        self.put([TerminalAct::Typed(written)]);
    }

    /// Somebody has ended his line.
    pub fn entered(&self) {
        self.put([TerminalAct::Entered]);
    }

    /// Whether what is typed may be worked off: a person's is always.
    #[must_use]
    pub fn has_room(&self) -> bool {
        !self.keeps_all || self.shared.queue().acts.len() <= LINES
    }

    /// Whether everything was written, or nothing can be any more.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        let queue = self.shared.queue();
        queue.closed || queue.acts.is_empty() && !queue.busy
    }

    fn put(&self, acts: impl IntoIterator<Item = TerminalAct>) {
        let mut queue = self.shared.queue();
        if !queue.closed {
            if !self.keeps_all {
                drop_stale(&mut queue.acts);
            }
            queue.acts.extend(acts);
        }
        drop(queue);
        self.shared.arrived.notify_one();
    }
}

/// An answer that has just come is never cut: only what waited before it goes.
fn drop_stale(acts: &mut VecDeque<TerminalAct>) {
    let mut surplus = acts.len().saturating_sub(LINES);
    if surplus > 0 {
        acts.retain(|act| {
            let goes = surplus > 0 && act.can_go();
            surplus -= usize::from(goes);
            !goes
        });
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.shared.queue().closed = true;
        self.shared.arrived.notify_one();
    }
}

fn write<W: Write>(shared: &OutboxState, mut face: Linear<W>, inlet: &Inlet) {
    loop {
        let waits = |queue: &mut OutboxQueue| queue.acts.is_empty() && !queue.closed;
        let mut queue = shared.arrived.wait_while(shared.queue(), waits).unwrap_or_else(PoisonError::into_inner);
        let Some(act) = queue.acts.pop_front() else { return };
        queue.busy = true;
        drop(queue);
        let written = match act {
            TerminalAct::Line { text, is_alarm, .. } => face.line(&text, is_alarm),
            TerminalAct::Prompt(text) => face.prompt(&text),
            TerminalAct::Bell => face.bell(),
            TerminalAct::Typed(written) => {
                face.typed();
                face.echo(&written)
            }
            TerminalAct::Entered => {
                face.entered();
                Ok(())
            }
        };
        let mut queue = shared.queue();
        queue.busy = false;
        if let Err(error) = written {
            queue.closed = true;
            queue.acts.clear();
            drop(queue);
            inlet.put(Signal::Mute(error));
            return;
        }
        let waiting = queue.acts.len();
        drop(queue);
        if waiting == 0 || waiting == LINES {
            inlet.put(Signal::Room);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inbox::Signals;
    use golos_speech::voices::Utter;
    use golos_wording::Lang;
    use std::sync::mpsc::{Receiver, Sender, channel};

    /// A terminal that takes a piece only when it is let.
    struct Slow {
        let_go: Receiver<()>,
        taken: Sender<String>,
    }

    impl Write for Slow {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let _ = self.let_go.recv();
            let _ = self.taken.send(String::from_utf8_lossy(bytes).into_owned());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn out(text: &str, priority: Priority) -> Out {
        Out { spoken: Some(Utter::new(text, Lang::En, priority)), ..Out::shown(text.to_owned()) }
    }

    fn slow(keeps_all: bool) -> (Outbox, Signals, Sender<()>, Receiver<String>) {
        let ((allow, let_go), (taken, came)) = (channel(), channel());
        let signals = Signals::default();
        let face = Linear::new(Slow { let_go, taken }, true);
        (Outbox::start(face, keeps_all, signals.inlet()).unwrap(), signals, allow, came)
    }

    fn drained(outbox: &Outbox, signals: &Signals, allow: Sender<()>, came: &Receiver<String>) -> String {
        drop(allow);
        while !outbox.is_idle() {
            let _ = signals.next(None);
        }
        came.try_iter().collect()
    }

    #[test]
    fn a_terminal_that_takes_nothing_loses_answers_but_nothing_that_must_be_heard() {
        let (outbox, signals, allow, came) = slow(false);
        for n in 0..10 * LINES {
            outbox.entered();
            outbox.lines(&[out(&format!("answer {n}"), Priority::Answer)], true);
            outbox.prompt(format!("White, move {n}:"));
            if n % LINES == 0 {
                outbox.lines(
                    &[out(&format!("move {n}"), Priority::Move), out(&format!("flag {n}"), Priority::Flag)],
                    true,
                );
            }
            assert!(outbox.has_room(), "what is typed is worked off");
            assert!(outbox.shared.queue().acts.len() < 2 * LINES);
        }
        let text = drained(&outbox, &signals, allow, &came);
        for n in (0..10 * LINES).step_by(LINES) {
            assert!(text.contains(&format!("move {n}\n")) && text.contains(&format!("flag {n}\n")), "{n}: {text}");
        }
        assert!(text.ends_with(&format!("answer {n}\nWhite, move {n}: ", n = 10 * LINES - 1)), "{text}");
        assert!(!text.contains("answer 5\n"), "stale");
    }

    #[test]
    fn a_pipe_gets_everything_and_what_is_typed_waits() {
        let (outbox, signals, allow, came) = slow(true);
        let lines: Vec<Out> = (0..2 * LINES).map(|n| out(&format!("answer {n}"), Priority::Answer)).collect();
        outbox.lines(&lines, true);
        assert!(!outbox.has_room());
        let text = drained(&outbox, &signals, allow, &came);
        assert_eq!(text.lines().count(), 2 * LINES);
        assert!(outbox.has_room());
    }

    #[test]
    fn a_terminal_that_is_gone_is_told_of_once() {
        struct Gone;
        impl Write for Gone {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(io::ErrorKind::BrokenPipe.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let signals = Signals::default();
        let outbox = Outbox::start(Linear::new(Gone, false), true, signals.inlet()).unwrap();
        outbox.lines(&[out("one", Priority::Move), out("two", Priority::Move)], true);
        assert!(matches!(signals.next(None).map(|next| next.signal), Some(Signal::Mute(_))));
        assert!(outbox.is_idle() && outbox.has_room());
    }
}
