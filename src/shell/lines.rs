//! The linear face on a terminal or a pipe.

use std::io::{self, Write};

use super::hub::{Console, LoopEnd, Received, Signal};
use super::outbox::Outbox;
use super::readers::{self, Blanks};
use super::typing::{Typed, Typing, echo, redrawn};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind};
use golos_clock::Ms;
use golos_desk::Out;
use golos_input::CursorKey;
use golos_input::switch::Switch;
use golos_speech::voices::ChimeReport;
use golos_view::Linear;

/// How long the first prompt waits for the voice to say which it is: an engine that is a program of its own has to start.
const VOICE_WAIT: Ms = Ms::new(1000);

/// How many other signals may come before the voice, at most, while the first prompt waits.
const EARLY: usize = 16;

/// Runs the linear face until the game is left or the input ends. With `prompts` for a person at a terminal.
///
/// # Errors
/// The terminal is gone.
pub fn run<W>(console: Console, opening: Vec<Out>, out: W, prompts: bool) -> io::Result<()>
where
    W: Write + Send + 'static,
{
    let face = Linear::new(out, prompts).fitting(if prompts { columns } else { || None });
    let console = console.writing_what_is_lit();
    let outbox = Outbox::start(face, !prompts, console.signals.inlet())?;
    let mut talk =
        Talk { console, outbox, typing: None, echo_off: None, walks: false, is_open: false, end: Ok(LoopEnd::Left) };
    talk.greet(opening);
    talk.listen(prompts);
    let Talk { mut console, outbox, end, .. } = talk;
    let last = console.close();
    outbox.lines(&last, console.bells());
    console.part(*end.as_ref().unwrap_or(&LoopEnd::Gone), || outbox.is_idle());
    end.map(|_| ())
}

/// How many columns the terminal has; none where it does not tell.
fn columns() -> Option<usize> {
    let (columns, _) = crossterm::terminal::size().ok()?;
    (columns > 0).then_some(usize::from(columns))
}

/// A linear face at work.
struct Talk {
    console: Console,
    outbox: Outbox,
    /// The line that is typed, where it is said and edited here.
    typing: Option<Typing>,
    echo_off: Option<EchoOff>,
    /// Whether the last line moved the hand over the board: the arrows do so too, until another line.
    walks: bool,
    /// Whether a typed line went elsewhere and is not answered.
    is_open: bool,
    end: io::Result<LoopEnd>,
}

impl Talk {
    /// The first line says which face it is and why; then which voice, if it answers at once.
    fn greet(&mut self, opening: Vec<Out>) {
        let mut opening = opening.into_iter();
        self.show(&opening.by_ref().take(1).collect::<Vec<_>>());
        let mut early = Vec::new();
        while self.console.has_voice() && early.len() < EARLY {
            match self.console.signals.next(Some(VOICE_WAIT)) {
                Some(Received { signal: Signal::Voice(report), .. }) => {
                    let out = self.console.voice(&report);
                    self.show(&out);
                    break;
                }
                Some(other) => early.push(other),
                None => break,
            }
        }
        self.show(&opening.collect::<Vec<_>>());
        for early in early {
            self.take(Some(early));
        }
    }

    fn listen(&mut self, prompts: bool) {
        // Only now: what was typed before the greeting waits for it.
        let blanks = if self.console.has_two_switches() { Blanks::told() } else { None };
        let is_echoed = self.console.desk.manner().wishes.echo.is_some_and(|echo| echo != "off");
        if prompts && is_echoed && self.console.has_voice() && !self.console.has_switches() {
            self.typing = Typing::begin();
        }
        match self.typing {
            Some(_) => readers::read_keys(self.console.signals.inlet()),
            None => readers::read_lines(self.console.signals.inlet(), blanks.is_some()),
        }
        while !self.is_over() {
            self.outbox.prompt(self.console.desk.prompt());
            // What happens by itself does not bring the prompt back: nothing is redrawn while someone types.
            while !self.step() {}
        }
    }

    fn is_over(&self) -> bool {
        self.console.desk.is_done() || !matches!(self.end, Ok(LoopEnd::Left))
    }

    /// One signal. True if it ended a typed line, or the game.
    fn step(&mut self) -> bool {
        self.console.search();
        self.console.think();
        self.console.beat();
        let wait = [
            self.console.desk.until_deadline(),
            self.console.until_scan(),
            self.console.until_board(),
            self.console.until_hearing(),
        ];
        let wait = wait.into_iter().flatten().min();
        let signals = &self.console.signals;
        let takes = self.outbox.has_room() && !self.console.desk.awaits_afar();
        let received = if takes { signals.next(wait) } else { signals.next_but_input(wait) };
        self.take(received)
    }

    fn take(&mut self, received: Option<Received>) -> bool {
        let Some(Received { at, signal }) = received else {
            let out = self.console.desk.tick();
            self.hear(&out);
            return false;
        };
        let time = self.console.signals.time();
        let (out, answered) = time.at(at, || self.work(signal));
        self.hear(&out);
        answered
    }

    fn work(&mut self, signal: Signal) -> (Vec<Out>, bool) {
        match signal {
            // Of keys a terminal that is read line by line tells Enter, and a blank at best; elsewhere a line of blanks is one.
            Signal::Line(Some(line))
                if line.trim().is_empty() && self.console.has_switches() && !self.console.is_unlit() =>
            {
                self.outbox.entered();
                let is_step = !line.is_empty() && self.console.has_two_switches();
                let out = self.console.press(None, if is_step { Switch::Step } else { Switch::Select });
                let answered = !out.is_empty();
                (out, answered)
            }
            Signal::Line(Some(line)) => {
                self.outbox.entered();
                self.console.hush();
                self.walks = self.console.desk.is_walk(&line);
                let out = self.console.line(&line);
                self.is_open = self.console.desk.awaits_afar();
                (out, !self.is_open)
            }
            Signal::Line(None) => (self.console.desk.close(), true),
            Signal::Stop => self.ends(Ok(LoopEnd::Asked)),
            Signal::Gone => self.ends(Ok(LoopEnd::Gone)),
            Signal::Mute(error) => self.ends(Err(error)),
            Signal::Pad(event) => (self.console.pad(&event), self.console.desk.is_done()),
            Signal::Switch(switch) => (self.console.press(None, switch), self.console.desk.is_done()),
            Signal::Board(news) => (self.console.board(news), false),
            Signal::Hearer(news) => (self.console.hearer(news), self.console.desk.is_done()),
            Signal::Voice(report) => (self.console.voice(&report), false),
            Signal::Ear(seat, report) => (self.console.ear(seat, &report), false),
            Signal::Sounds(_, ChimeReport::Bell) => {
                self.outbox.bell();
                (Vec::new(), false)
            }
            Signal::Sounds(of, ChimeReport::Lost { why }) => (self.console.sounds_lost(of, &why), false),
            Signal::Searched { search, chance } => (self.console.desk.searched(search, chance), false),
            Signal::Thought(found) => (self.console.thought(*found), false),
            Signal::RemoteHall => {
                let out = self.console.desk.hear();
                let answered = self.is_open && !self.console.desk.awaits_afar();
                self.is_open &= !answered;
                (out, answered || self.console.desk.is_done())
            }
            Signal::Terminal(Event::Key(key)) => self.key(&key),
            Signal::Terminal(_) | Signal::Room => (Vec::new(), false),
        }
    }

    /// A key of a line that is edited here.
    fn key(&mut self, key: &KeyEvent) -> (Vec<Out>, bool) {
        let Some(typing) = &mut self.typing else { return (Vec::new(), false) };
        if let Some(step) = step(key).filter(|_| self.walks && typing.line().is_empty()) {
            self.console.hush();
            return (self.console.desk.hand(None, step), false);
        }
        let before = typing.line().clone();
        let typed = typing.key(key, self.console.desk.is_secret());
        let is_dark = typing.is_dark();
        let heard = match &typed {
            Typed::Edited(edit) if !is_dark => echo(&self.console.desk, *edit, &before, typing.line()),
            Typed::Completes if !is_dark => {
                let (text, heard) = self.console.desk.completed(before.text());
                typing.replace(&text);
                Some(heard)
            }
            Typed::Edited(_) | Typed::Completes | Typed::Line(_) | Typed::Ends | Typed::Nothing => None,
        };
        match &typed {
            Typed::Line(_) => self.outbox.typed("\n".to_owned()),
            _ if is_dark => {}
            _ => self.outbox.typed(redrawn((before.text(), before.cursor()), typing.line())),
        }
        match typed {
            Typed::Line(line) => return self.work(Signal::Line(Some(line))),
            Typed::Ends => return self.work(Signal::Line(None)),
            Typed::Edited(_) | Typed::Completes => {
                self.console.hush();
                self.console.speak(heard.as_slice());
            }
            Typed::Nothing => {}
        }
        (Vec::new(), false)
    }

    fn ends(&mut self, end: io::Result<LoopEnd>) -> (Vec<Out>, bool) {
        self.end = end;
        (Vec::new(), true)
    }

    fn hear(&mut self, out: &[Out]) {
        // Before the move is asked for: nobody types faster than the terminal goes dark.
        match (self.console.desk.is_secret(), &self.echo_off) {
            (true, None) => self.echo_off = Some(EchoOff::begin()),
            (false, Some(_)) => self.echo_off = None,
            (true, Some(_)) | (false, None) => {}
        }
        self.show(out);
        let more = self.console.heed_manner();
        self.show(&more);
        let felt = self.console.mind_board();
        self.show(&felt);
        let heard = self.console.mind_hearing();
        self.show(&heard);
        let lit = self.console.scan();
        // A voice says what is lit; only where there is none it is written.
        if !self.console.has_voice() && !self.console.is_unlit() {
            self.outbox.lines(&lit, false);
        }
    }

    /// The voice first: the words on the terminal can wait for a slow line.
    fn show(&self, out: &[Out]) {
        self.console.speak(out);
        self.outbox.lines(out, self.console.bells());
    }
}

/// The step of an arrow alone.
fn step(key: &KeyEvent) -> Option<CursorKey> {
    let is_alone = key.modifiers.is_empty() && key.kind != KeyEventKind::Release;
    let step = match key.code {
        KeyCode::Up => CursorKey::Up,
        KeyCode::Down => CursorKey::Down,
        KeyCode::Left => CursorKey::Left,
        KeyCode::Right => CursorKey::Right,
        _ => return None,
    };
    is_alone.then_some(step)
}

/// While it lives, a terminal does not show what is typed: a move is being sealed (CH-18.1.1).
pub struct EchoOff {
    #[cfg(unix)]
    before: Option<rustix::termios::Termios>,
}

impl EchoOff {
    #[cfg(unix)]
    pub fn begin() -> EchoOff {
        use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
        // No terminal, no echo.
        let before = tcgetattr(io::stdin()).ok();
        if let Some(mut modes) = before.clone() {
            modes.local_modes.remove(LocalModes::ECHO);
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, &modes);
        }
        EchoOff { before }
    }

    #[cfg(not(unix))]
    pub fn begin() -> EchoOff {
        EchoOff {}
    }
}

#[cfg(unix)]
impl Drop for EchoOff {
    fn drop(&mut self) {
        use rustix::termios::{OptionalActions, tcsetattr};
        if let Some(before) = &self.before {
            // What was typed and not entered goes too: it must not come up where the terminal is read next.
            let _ = tcsetattr(io::stdin(), OptionalActions::Flush, before);
        }
    }
}
