//! The linear face over a line: lines in, lines out. At a terminal that shows nothing by itself it is typed here.

use std::io::{self, Write};

use unicode_width::UnicodeWidthChar;

use super::cut::{Cut, Cutter};
use super::joined::Joined;
use super::{Face, Flow, Outlet, Size, Turn, Unsent};
use golos_clock::Ms;
use golos_desk::{Desk, Out};
use golos_rules::is_hidden;
use golos_speech::Priority;
use golos_view::Linear;
use golos_wire::Ending;

/// The longest line that is taken, in bytes; what is behind it is dropped.
const LINE: usize = 4096;

/// So much waits for a line that takes nothing, in bytes; then it is ended.
const WAITING: usize = 256 * 1024;

/// So much goes out in one piece.
const PIECE: usize = 8 * 1024;

/// A person who reads and writes lines.
pub struct LineTerminal {
    desk: Desk,
    face: Linear<PendingPage>,
    /// Where he types; none: his lines are edited at home, and sent whole.
    typing: Option<Typing>,
    /// The line that comes, where they come whole.
    coming: Vec<u8>,
    /// Whether it is his turn to say something: he is told so behind all that is said to him meanwhile.
    is_asked: bool,
    /// Whether more waits than is borne.
    is_slow: bool,
}

/// What is on its way to him.
struct PendingPage {
    bytes: Vec<u8>,
    /// A terminal that goes down only, and has to be told to go back.
    is_raw: bool,
}

/// A terminal that shows nothing by itself.
#[derive(Default)]
struct Typing {
    cutter: Cutter,
    line: Vec<char>,
    /// Whether what was typed is not shown.
    is_dark: bool,
    /// Whether the last key was Enter: some send two signs for it.
    after_return: bool,
}

impl Write for PendingPage {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_raw {
            for &byte in bytes {
                if byte == b'\n' {
                    self.bytes.push(b'\r');
                }
                self.bytes.push(byte);
            }
        } else {
            self.bytes.extend_from_slice(bytes);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl LineTerminal {
    /// A face for him who sits at this desk: at a terminal of this size, or, without one, for whole lines.
    #[must_use]
    pub fn new(desk: Desk, terminal: Option<Size>) -> LineTerminal {
        let page = PendingPage { bytes: Vec::new(), is_raw: terminal.is_some() };
        let mut face = Linear::new(page, terminal.is_some());
        face.fit_to(terminal.map(|size| usize::from(size.columns)));
        let typing = terminal.map(|_| Typing::default());
        LineTerminal { desk, face, typing, coming: Vec::new(), is_asked: false, is_slow: false }
    }

    /// The same for whole lines of a terminal that is edited at home.
    #[must_use]
    pub fn prompted(desk: Desk) -> LineTerminal {
        let page = PendingPage { bytes: Vec::new(), is_raw: false };
        let face = Linear::new(page, true);
        LineTerminal { desk, face, typing: None, coming: Vec::new(), is_asked: false, is_slow: false }
    }

    /// One more byte of lines that come whole.
    fn comes(&mut self, byte: u8) -> Option<Turn> {
        match byte {
            b'\n' => Some(Turn::Line(text(&std::mem::take(&mut self.coming)))),
            _ => {
                if self.coming.len() < LINE {
                    self.coming.push(byte);
                }
                None
            }
        }
    }

    /// One more byte of a terminal.
    fn types(&mut self, byte: u8) -> Option<Turn> {
        let is_secret = self.desk.is_secret();
        let typing = self.typing.as_mut()?;
        let cut = typing.cutter.feed(byte)?;
        let mut echo = String::new();
        let turn = typing.key(cut, is_secret, &mut echo);
        if !typing.line.is_empty() {
            self.face.typed();
        }
        // A page takes everything.
        let _ = self.face.page_mut().write_all(echo.as_bytes());
        turn
    }

    fn show(&mut self, out: &[Out]) {
        for out in out {
            // A line that takes nothing is told what must be heard, and no answer, until it is ended.
            let is_due = out.spoken.as_ref().is_some_and(|utter| utter.priority >= Priority::Move);
            if self.face.page().bytes.len() < WAITING / 2 || is_due {
                let _ = self.face.line(&out.written, out.is_alarm());
            }
        }
        self.is_slow |= self.face.page().bytes.len() > WAITING;
    }
}

impl Typing {
    /// Takes a key; what the terminal is to show of it goes to `echo`.
    fn key(&mut self, cut: Cut, secret: bool, echo: &mut String) -> Option<Turn> {
        let after_return = std::mem::take(&mut self.after_return);
        match cut {
            Cut::Sign(sign) => self.insert(sign, secret, echo),
            Cut::Paste(text) => {
                let signs = text.chars().map(|sign| if sign.is_whitespace() { ' ' } else { sign });
                signs.for_each(|sign| self.insert(sign, secret, echo));
            }
            Cut::Control(b'\n') if after_return => {}
            Cut::Control(b'\r' | b'\n') => {
                self.after_return = cut == Cut::Control(b'\r');
                self.is_dark = false;
                echo.push('\n');
                return Some(Turn::Line(std::mem::take(&mut self.line).into_iter().collect()));
            }
            Cut::Control(0x08 | 0x7f) => self.erase(1, echo),
            // The whole line (Ctrl-U, Ctrl-C), or a word (Ctrl-W).
            Cut::Control(0x15 | 0x03) => self.erase(usize::MAX, echo),
            Cut::Control(0x17) => {
                let from_end = || self.line.iter().rev();
                let blanks = from_end().take_while(|sign| **sign == ' ').count();
                let word = from_end().skip(blanks).take_while(|sign| **sign != ' ').count();
                self.erase(blanks + word, echo);
            }
            // Ctrl-D on an empty line.
            Cut::Control(0x04) if self.line.is_empty() => return Some(Turn::End),
            Cut::Control(_) | Cut::Sequence(_) => {}
        }
        None
    }

    fn insert(&mut self, sign: char, secret: bool, echo: &mut String) {
        if is_hidden(sign) || sign.is_control() || self.line.len() >= LINE / 4 {
            return;
        }
        self.is_dark |= secret;
        self.line.push(sign);
        if !self.is_dark {
            echo.push(sign);
        }
    }

    /// Takes so many signs away, on the terminal as well.
    fn erase(&mut self, count: usize, echo: &mut String) {
        let kept = self.line.len().saturating_sub(count);
        let columns: usize = self.line.drain(kept..).filter_map(UnicodeWidthChar::width).sum();
        if !self.is_dark {
            echo.push_str(&"\u{8} \u{8}".repeat(columns));
        }
    }
}

impl Face for LineTerminal {
    fn desk(&self) -> &Desk {
        &self.desk
    }

    fn desk_mut(&mut self) -> &mut Desk {
        &mut self.desk
    }

    fn leave(self: Box<Self>) -> (Desk, Option<Joined>) {
        (self.desk, None)
    }

    fn sized(&mut self, size: Size) {
        if self.typing.is_some() {
            self.face.fit_to(Some(usize::from(size.columns)));
        }
    }

    fn take(&mut self, bytes: &[u8], _: Ms) -> (usize, Option<Turn>) {
        for (index, &byte) in bytes.iter().enumerate() {
            let turn = if self.typing.is_some() { self.types(byte) } else { self.comes(byte) };
            if turn.is_some() {
                return (index + 1, turn);
            }
        }
        (bytes.len(), None)
    }

    fn end(&mut self) -> Option<Turn> {
        match text(&std::mem::take(&mut self.coming)) {
            line if line.is_empty() => Some(Turn::End),
            line => Some(Turn::Line(line)),
        }
    }

    fn answer(&mut self, out: &[Out]) {
        self.face.entered();
        self.show(out);
        self.is_asked = true;
    }

    fn hear(&mut self, out: &[Out]) {
        self.show(out);
    }

    fn part(&mut self, _: Ending, said: &[Out]) {
        self.show(said);
    }

    fn flush(&mut self, line: &dyn Outlet) -> Flow {
        if std::mem::take(&mut self.is_asked) && !self.desk.is_done() {
            let _ = self.face.prompt(&self.desk.prompt());
        }
        let page = self.face.page_mut();
        while !page.bytes.is_empty() {
            let piece = page.bytes.len().min(PIECE);
            match line.send(page.bytes.get(..piece).unwrap_or_default()) {
                Ok(()) => drop(page.bytes.drain(..piece)),
                Err(Unsent::Full) if self.is_slow => return Flow::Slow,
                Err(Unsent::Full) => return Flow::Waits,
                Err(Unsent::Gone) => return Flow::Gone,
            }
        }
        self.is_slow = false;
        Flow::Done
    }
}

/// A line as text: what is no UTF-8 is replaced.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).trim_end_matches('\r').to_owned()
}
