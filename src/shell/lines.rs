//! The linear face on a terminal or a pipe.

use std::io::{self, Write};

use super::hub::{Console, Signal};
use crate::clock::Ms;
use crate::desk::Out;
use crate::view::Linear;

/// How long the first prompt waits for the voice to say which it is.
const VOICE_WAIT: Ms = Ms::new(30);

/// Runs the linear face until the game is left or the input ends.
///
/// # Errors
/// The terminal is gone.
pub fn run<W: Write>(mut desk: Console, opening: Vec<Out>, out: W, prompts: bool) -> io::Result<()> {
    let result = talk(&mut desk, opening, &mut Linear::new(out, prompts));
    desk.part();
    result
}

fn talk<W: Write>(desk: &mut Console, opening: Vec<Out>, face: &mut Linear<W>) -> io::Result<()> {
    let mut dark = None;
    // The first line says which face it is and why; then which voice, if it answers at once.
    let mut opening = opening.into_iter();
    show(face, desk, opening.by_ref().take(1).collect())?;
    let early = if desk.has_voice() { desk.signals.next(Some(VOICE_WAIT)) } else { None };
    if let Some(Signal::Voice(report)) = &early {
        show(face, desk, desk.voice(report))?;
    }
    show(face, desk, opening.collect())?;
    if let Some(early) = early.filter(|signal| !matches!(signal, Signal::Voice(_))) {
        take(desk, face, &mut dark, Some(early))?;
    }
    // Only now: what was typed before the greeting waits for it.
    desk.signals.read_lines();
    while !desk.app.is_done() {
        face.prompt(&desk.app.prompt())?;
        // What happens by itself does not bring the prompt back: nothing is redrawn while someone types.
        while !step(desk, face, &mut dark)? {}
    }
    Ok(())
}

/// While it lives, a terminal does not show what is typed: a move is being sealed (CH-18.1.1).
struct Dark {
    #[cfg(unix)]
    before: Option<rustix::termios::Termios>,
}

impl Dark {
    #[cfg(unix)]
    fn new() -> Dark {
        use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
        // No terminal, no echo.
        let before = tcgetattr(io::stdin()).ok();
        if let Some(mut modes) = before.clone() {
            modes.local_modes.remove(LocalModes::ECHO);
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, &modes);
        }
        Dark { before }
    }

    #[cfg(not(unix))]
    fn new() -> Dark {
        Dark {}
    }
}

#[cfg(unix)]
impl Drop for Dark {
    fn drop(&mut self) {
        use rustix::termios::{OptionalActions, tcsetattr};
        if let Some(before) = &self.before {
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, before);
        }
    }
}

/// One signal. True if it ended a typed line, or the game.
fn step<W: Write>(desk: &mut Console, face: &mut Linear<W>, dark: &mut Option<Dark>) -> io::Result<bool> {
    let signal = desk.signals.next(desk.app.until_deadline());
    take(desk, face, dark, signal)
}

fn take<W: Write>(
    desk: &mut Console,
    face: &mut Linear<W>,
    dark: &mut Option<Dark>,
    signal: Option<Signal>,
) -> io::Result<bool> {
    let (out, answered) = match signal {
        Some(Signal::Line(Some(line))) => {
            face.entered();
            desk.hush();
            (desk.app.line(&line), true)
        }
        Some(Signal::Line(None) | Signal::Stop) => (desk.app.close(), true),
        Some(Signal::Pad(event)) => (desk.pad(&event), desk.app.is_done()),
        Some(Signal::Voice(report)) => (desk.voice(&report), false),
        Some(Signal::Terminal(_)) => (Vec::new(), false),
        None => (desk.app.tick(), false),
    };
    // Before the move is asked for: nobody types faster than the terminal goes dark.
    match (desk.app.is_secret(), &dark) {
        (true, None) => *dark = Some(Dark::new()),
        (false, Some(_)) => *dark = None,
        _ => {}
    }
    show(face, desk, out)?;
    Ok(answered)
}

/// The voice first: the words on the terminal can wait for a slow line.
fn show<W: Write>(face: &mut Linear<W>, desk: &Console, out: Vec<Out>) -> io::Result<()> {
    desk.speak(&out);
    out.iter().try_for_each(|out| face.line(&out.written, out.is_alarm()))
}
