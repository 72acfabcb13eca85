//! Pictures on their way to the screen, on a thread of their own: a line that is slow gets the newest one only.

use std::io::{self, Write};
use std::mem::ManuallyDrop;
use std::panic;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, enable_raw_mode};
use ratatui::DefaultTerminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::{Rect, Size};

use super::inbox::{Inlet, Signal};
use super::pointer;
use golos_view::{Model, Theme, screen};

/// Takes the whole screen, and gives it back before anything is told of a panic. Other than the library's own call this
/// tells nobody if it cannot be given back: where the terminal is gone, to say so would end the program at once, before
/// its record is closed.
///
/// # Errors
/// There is no terminal, or it does not do as it is told.
pub fn take_screen() -> io::Result<DefaultTerminal> {
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        give_back();
        tell(info);
    }));
    let open = || {
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen)?;
        pointer::listen()?;
        let (width, height) = crossterm::terminal::size()?;
        if is_too_large(Size { width, height }) {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        ratatui::Terminal::new(CrosstermBackend::new(io::stdout()))
    };
    open().inspect_err(|_| give_back())
}

/// No window has more cells than this; each takes a hundred bytes.
const MOST_CELLS: u32 = 1 << 20;

/// Whether nothing is drawn on a window of this size.
fn is_too_large(size: Size) -> bool {
    u32::from(size.width) * u32::from(size.height) > MOST_CELLS
}

/// Leaves the terminal as it was, if it is still there.
fn give_back() {
    pointer::leave();
    let _ = ratatui::try_restore();
}

/// A picture and its colours.
type Picture = Box<(Model, Theme)>;

#[derive(Default)]
struct Slot {
    /// The newest picture, until it is taken.
    picture: Option<Picture>,
    /// Whether the bell is to be rung.
    bell: bool,
    /// Whether there will be no more.
    closed: bool,
    /// Whether the terminal is as it was before.
    left: bool,
}

struct PainterState {
    slot: Mutex<Slot>,
    arrived: Condvar,
}

impl PainterState {
    fn slot(&self) -> MutexGuard<'_, Slot> {
        self.slot.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A handle on the thread that draws. No call waits for the terminal.
pub(super) struct Painter {
    shared: Arc<PainterState>,
}

impl Painter {
    /// Draws on `terminal` on a new thread; `inlet` learns of a failure and of the end.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(super) fn start(terminal: DefaultTerminal, inlet: Inlet) -> io::Result<Painter> {
        let shared = Arc::new(PainterState { slot: Mutex::default(), arrived: Condvar::new() });
        let terminal = ManuallyDrop::new(terminal);
        let mut brush = Brush { shared: Arc::clone(&shared), terminal, inlet };
        thread::Builder::new().name("screen".to_owned()).spawn(move || brush.paint())?;
        Ok(Painter { shared })
    }

    /// Shows this instead of what was not shown yet.
    pub(super) fn show(&self, model: Model, theme: Theme) {
        self.shared.slot().picture = Some(Box::new((model, theme)));
        self.shared.arrived.notify_one();
    }

    /// Rings the bell once.
    pub(super) fn ring(&self) {
        self.shared.slot().bell = true;
        self.shared.arrived.notify_one();
    }

    /// After the last picture the terminal is left as it was.
    pub(super) fn finish(&self) {
        self.shared.slot().closed = true;
        self.shared.arrived.notify_one();
    }

    /// Whether the terminal is left as it was.
    pub(super) fn is_idle(&self) -> bool {
        self.shared.slot().left
    }
}

impl Drop for Painter {
    fn drop(&mut self) {
        if !self.is_idle() {
            // A terminal that takes nothing keeps its picture, but not the keys.
            let _ = crossterm::terminal::disable_raw_mode();
        }
    }
}

/// The thread's own state.
struct Brush {
    shared: Arc<PainterState>,
    /// Never dropped: it would complain of a terminal that is gone to the terminal.
    terminal: ManuallyDrop<DefaultTerminal>,
    inlet: Inlet,
}

impl Brush {
    fn paint(&mut self) {
        let mut page = None;
        while let Some((picture, is_rung)) = self.next() {
            if is_rung {
                let backend = self.terminal.backend_mut();
                // A bell that is not rung says nothing that words do not say.
                let _ = backend.write_all(b"\x07").and_then(|()| io::Write::flush(backend));
            }
            let Some(picture) = picture else { continue };
            let (model, theme) = &*picture;
            let size = self.terminal.size().unwrap_or_default();
            if is_too_large(size) {
                continue;
            }
            let next = screen::quiet_page(Rect::new(0, 0, size.width, size.height), model);
            if next != page {
                page = next;
                // Not by the library's own call, which asks the terminal where its cursor is and waits for the answer.
                let _ = self.terminal.draw(|frame| screen::wipe(frame, theme));
            }
            let drawn = self.terminal.draw(|frame| screen::draw(frame, model, theme)).map(|_| ());
            if let Err(error) = drawn {
                self.inlet.put(Signal::Mute(error));
                return;
            }
        }
    }

    /// The newest picture and whether the bell is to be rung; `None` if there will be no more.
    fn next(&self) -> Option<(Option<Picture>, bool)> {
        let waits = |slot: &mut Slot| slot.picture.is_none() && !slot.bell && !slot.closed;
        let arrived = &self.shared.arrived;
        let mut slot = arrived.wait_while(self.shared.slot(), waits).unwrap_or_else(PoisonError::into_inner);
        let next = (slot.picture.take(), std::mem::take(&mut slot.bell));
        (next.0.is_some() || next.1).then_some(next)
    }
}

/// However the thread ends, the terminal is left and nobody waits for it.
impl Drop for Brush {
    fn drop(&mut self) {
        let _ = self.terminal.show_cursor();
        give_back();
        self.shared.slot().left = true;
        self.inlet.put(Signal::Room);
    }
}
