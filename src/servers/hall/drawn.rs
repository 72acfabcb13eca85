//! The screen of somebody who comes to a hall with a terminal and nothing else: drawn here, sent over his line.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Rect, Size as Window};
use terminput_crossterm::to_crossterm;

use golos_clock::Ms;
use golos_desk::{Desk, Out};
use golos_hall::{Cut, Cutter, Face, Flow, Joined, LineTerminal, Outlet, Size, Turn, Unsent};
use golos_input::KeyMap;
use golos_shell::hub::{Console, Signal, Signals};
use golos_shell::screen::{Screen, Taste};
use golos_speech::Blink;
use golos_view::drawing::Blocks;
use golos_view::{ClockText, Depth, MoveText, Theme, screen};
use golos_wire::Ending;

/// The whole screen, pastes in one piece, clicks and nothing else of a mouse; and all of that given back.
const TAKEN: &[u8] = b"\x1b[?1049h\x1b[?2004h\x1b[?1000h\x1b[?1006h";
const GIVEN_BACK: &[u8] = b"\x1b[?1006l\x1b[?1000l\x1b[?2004l\x1b[?1049l\x1b[?25h";

/// So long nothing comes behind an Escape that is the key.
const SILENCE: Ms = Ms::new(50);

/// A window that is dragged changes all the time: it is drawn anew so often, and nobody else waits for it.
const RESIZED: Ms = Ms::new(40);

/// So many of the last sentences stay on his terminal when he has left.
const LAST: usize = 3;

/// A screen for this desk at a terminal of this name and size.
#[must_use]
pub fn drawn(desk: Desk, term: &str, size: Size) -> Box<dyn Face> {
    match KeyMap::named(KeyMap::NAMES[0]) {
        Ok(keys) => Box::new(Drawn::new(desk, keys, term, size)),
        Err(error) => {
            tracing::error!(%error, "no keys for a screen over a line");
            Box::new(LineTerminal::new(desk, Some(size)))
        }
    }
}

/// What is drawn, on its way to him.
#[derive(Clone, Debug, Default)]
struct DrawnSheet(Rc<RefCell<Vec<u8>>>);

impl Write for DrawnSheet {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A terminal elsewhere: its size is what it told, and its cursor where it was put.
struct Elsewhere {
    inner: CrosstermBackend<DrawnSheet>,
    window: Window,
    cursor: Position,
}

impl Backend for Elsewhere {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        self.inner.draw(content)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.inner.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.inner.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(self.cursor)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.cursor = position.into();
        self.inner.set_cursor_position(self.cursor)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.inner.clear()
    }

    fn clear_region(&mut self, part: ClearType) -> io::Result<()> {
        self.inner.clear_region(part)
    }

    fn size(&self) -> io::Result<Window> {
        Ok(self.window)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        Ok(WindowSize { columns_rows: self.window, pixels: Window::default() })
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.inner)
    }
}

/// One person at his screen.
struct Drawn {
    screen: Screen,
    /// None: it cannot be drawn on, and there is nothing to be seen.
    terminal: Option<Terminal<Elsewhere>>,
    sheet: DrawnSheet,
    depth: Depth,
    cutter: Cutter,
    /// What is to be sent before a new picture is drawn.
    pending: Vec<u8>,
    /// Whether there may be something new to see.
    is_stale: bool,
    /// Whether his terminal was given back.
    is_over: bool,
    /// When he was last looked after, and when that is due again, on the clock of the house.
    now: Ms,
    due: Option<Ms>,
    /// When the last byte of his came.
    typed: Ms,
    has_board: bool,
}

impl Drawn {
    fn new(desk: Desk, keys: KeyMap, term: &str, size: Size) -> Drawn {
        let depth = Depth::told_by("", term);
        // A terminal that has 256 colours has block signs as well.
        let blocks = if term.contains("256color") { Blocks::Half } else { Blocks::Letters };
        let taste = Taste {
            theme: Theme::DARK,
            depth,
            clock_text: ClockText::Ticking,
            move_text: MoveText::Short,
            blink: Blink::default(),
            blocks,
            quiet: false,
            keys,
        };
        let sheet = DrawnSheet::default();
        let backend = Elsewhere {
            inner: CrosstermBackend::new(sheet.clone()),
            window: window(size),
            cursor: Position::default(),
        };
        let terminal = Terminal::new(backend).inspect_err(|error| tracing::warn!(%error, "no screen over a line")).ok();
        let has_board = desk.has_board();
        let mut screen = Screen::new(Console::new(desk, Signals::default(), None, None), taste, Vec::new());
        screen.sit_elsewhere(area(size));
        Drawn {
            screen,
            terminal,
            sheet,
            depth,
            cutter: Cutter::default(),
            pending: TAKEN.to_vec(),
            is_stale: true,
            is_over: false,
            now: Ms::ZERO,
            due: None,
            typed: Ms::ZERO,
            has_board,
        }
    }

    /// Takes what was cut off; what came of it.
    fn cut(&mut self, cut: Cut) -> Option<Turn> {
        let event = event(cut)?;
        let before = self.screen.typed().to_owned();
        self.screen.take(Some(Signal::Terminal(event)));
        self.is_stale = true;
        if let Some(line) = self.screen.relayed() {
            return Some(Turn::Line(line));
        }
        // A line in the making is his alone.
        (self.screen.typed() == before || self.screen.desk().is_done()).then_some(Turn::Acted)
    }

    /// What is due next is asked anew; the board may be another one.
    fn settle(&mut self) {
        self.is_stale = true;
        let has_board = self.screen.desk().has_board();
        if has_board != self.has_board {
            self.has_board = has_board;
            self.screen.turn_to(has_board);
        }
    }

    fn draw(&mut self) {
        let (model, theme) = (self.screen.model(), self.screen.theme().at(self.depth));
        if let Some(terminal) = &mut self.terminal
            && let Err(error) = terminal.draw(|frame| screen::draw(frame, &model, &theme))
        {
            tracing::warn!(%error, "a screen over a line was not drawn");
        }
        self.pending.append(&mut self.sheet.0.borrow_mut());
    }
}

impl Face for Drawn {
    fn desk(&self) -> &Desk {
        self.screen.desk()
    }

    fn desk_mut(&mut self) -> &mut Desk {
        self.screen.desk_mut()
    }

    fn leave(self: Box<Self>) -> (Desk, Option<Joined>) {
        (self.screen.into_desk(), None)
    }

    fn sized(&mut self, size: Size) {
        self.screen.sit_elsewhere(area(size));
        if let Some(terminal) = &mut self.terminal {
            terminal.backend_mut().window = window(size);
        }
        let due = self.now + RESIZED;
        self.due = Some(self.due.map_or(due, |own| own.min(due)));
    }

    fn take(&mut self, bytes: &[u8], at: Ms) -> (usize, Option<Turn>) {
        (self.now, self.typed) = (at, at);
        for (used, &byte) in (1..).zip(bytes) {
            let turn = self.cutter.feed(byte).and_then(|cut| self.cut(cut));
            if turn.is_some() {
                return (used, turn);
            }
        }
        (bytes.len(), None)
    }

    fn end(&mut self) -> Option<Turn> {
        (!self.screen.desk().is_done()).then_some(Turn::End)
    }

    fn answer(&mut self, out: &[Out]) {
        self.screen.answer(out.to_vec());
        self.settle();
    }

    fn hear(&mut self, out: &[Out]) {
        self.screen.hear(out.to_vec());
        self.settle();
    }

    fn stirred(&mut self) {
        self.screen.hear(Vec::new());
        self.settle();
    }

    fn flush(&mut self, line: &dyn Outlet) -> Flow {
        if self.pending.is_empty() && self.is_stale && !self.is_over {
            self.is_stale = false;
            self.draw();
            self.due = self.screen.wait().map(|wait| self.now + wait);
        }
        if self.pending.is_empty() {
            return Flow::Done;
        }
        match line.send(&self.pending) {
            Ok(()) => self.pending.clear(),
            Err(Unsent::Full) => return Flow::Waits,
            Err(Unsent::Gone) => return Flow::Gone,
        }
        if self.is_stale && !self.is_over { Flow::Waits } else { Flow::Done }
    }

    fn due(&self) -> Option<Ms> {
        let escape = self.cutter.waits().then(|| self.typed + SILENCE);
        self.due.into_iter().chain(escape).min()
    }

    fn tick(&mut self, now: Ms) {
        self.now = now;
        if self.cutter.waits() && now >= self.typed + SILENCE {
            let cut = self.cutter.silence();
            // What Escape does concerns his own screen and desk.
            let _ = cut.and_then(|cut| self.cut(cut));
        }
        if self.due.is_some_and(|due| due <= now) {
            self.screen.take(None);
            self.due = self.screen.wait().map(|wait| now + wait);
            self.settle();
        }
    }

    fn part(&mut self, _: Ending, said: &[Out]) {
        self.is_over = true;
        self.screen.hear(said.to_vec());
        self.pending.extend_from_slice(GIVEN_BACK);
        for line in self.screen.last_said(LAST) {
            self.pending.extend_from_slice(line.as_bytes());
            self.pending.extend_from_slice(b"\r\n");
        }
    }
}

const fn window(size: Size) -> Window {
    Window { width: size.columns, height: size.rows }
}

const fn area(size: Size) -> Rect {
    Rect { x: 0, y: 0, width: size.columns, height: size.rows }
}

/// The event that the terminal meant; none for what is no key of a person.
fn event(cut: Cut) -> Option<Event> {
    let key = |code| Some(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    match cut {
        Cut::Sign(sign) => key(KeyCode::Char(sign)),
        Cut::Paste(text) => Some(Event::Paste(text)),
        Cut::Control(b'\r' | b'\n') => key(KeyCode::Enter),
        Cut::Control(b'\t') => key(KeyCode::Tab),
        Cut::Control(0x08 | 0x7f) => key(KeyCode::Backspace),
        Cut::Control(0x1b) => key(KeyCode::Esc),
        Cut::Control(byte @ 0x01..=0x1a) => {
            let sign = char::from(b'a' + byte - 1);
            Some(Event::Key(KeyEvent::new(KeyCode::Char(sign), KeyModifiers::CONTROL)))
        }
        Cut::Control(_) => None,
        Cut::Sequence(bytes) => {
            // A click in a row or a column 0, which there is none of, is beyond what the parser can count.
            if bytes.starts_with(b"\x1b[<") && is_nowhere(&bytes) {
                return None;
            }
            let parsed = terminput::Event::parse_from(&bytes).ok().flatten()?;
            to_crossterm(parsed).ok()
        }
    }
}

/// Whether a report of the mouse names the column or the row 0, or none.
fn is_nowhere(report: &[u8]) -> bool {
    let text = String::from_utf8_lossy(report);
    let numbers = text.trim_start_matches("\u{1b}[<").trim_end_matches(['M', 'm']).split(';').skip(1);
    let numbers: Vec<u32> = numbers.filter_map(|number| number.parse().ok()).collect();
    numbers.len() != 2 || numbers.contains(&0)
}
