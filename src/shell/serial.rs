//! A serial line as switches: each byte that comes is a press. Of two switches `1` steps, and every other byte takes. A bare
//! contact needs no byte: one that closes CTS takes, and one that closes DSR steps.

use std::fs::File;
use std::io;
use std::path::Path;

use super::inbox::{Inlet, Signal};
use golos_input::switch::Switch;

/// What comes at once is one press: an adapter may send a word for it.
const WORD: usize = 64;

/// The byte that steps.
const STEP: u8 = b'1';

/// Listens to the line on a thread of its own, until it is gone.
///
/// # Errors
/// Whatever the system says: there is no such line, or it belongs to somebody else.
pub fn read_serial(inlet: Inlet, path: &Path) -> io::Result<()> {
    let line = open(path)?;
    watch_contacts(inlet.clone(), path);
    std::thread::Builder::new().name("switch-line".to_owned()).spawn(move || {
        while let Some(switch) = next(&line) {
            if !inlet.put(Signal::Switch(switch)) {
                return;
            }
        }
        tracing::warn!("the line of the switches is gone");
    })?;
    Ok(())
}

/// How often contacts are looked at: a tremor is longer, and nobody feels the wait.
#[cfg(unix)]
const LOOK: std::time::Duration = std::time::Duration::from_millis(10);

/// Which contacts are closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Contacts {
    cts: bool,
    dsr: bool,
}

impl Contacts {
    /// What has been pressed since: a contact that was open, and is closed.
    fn pressed(self, before: Contacts) -> impl Iterator<Item = Switch> {
        let takes = (self.cts && !before.cts).then_some(Switch::Select);
        let steps = (self.dsr && !before.dsr).then_some(Switch::Step);
        [takes, steps].into_iter().flatten()
    }
}

/// Looks at the contacts on a thread of its own, where the line has any: one that is none of a machine's own has not.
#[cfg(unix)]
fn watch_contacts(inlet: Inlet, path: &Path) {
    use serial2::{KeepSettings, SerialPort};
    let Ok(port) = SerialPort::open(path, KeepSettings) else { return };
    let contacts = |port: &SerialPort| Some(Contacts { cts: port.read_cts().ok()?, dsr: port.read_dsr().ok()? });
    // The current that a contact closes comes from the other lines.
    let is_fed = port.set_rts(true).and_then(|()| port.set_dtr(true)).is_ok();
    let Some(mut before) = contacts(&port).filter(|_| is_fed) else { return };
    let watch = move || {
        while let Some(now) = contacts(&port) {
            for switch in now.pressed(before) {
                if !inlet.put(Signal::Switch(switch)) {
                    return;
                }
            }
            before = now;
            std::thread::park_timeout(LOOK);
        }
        tracing::warn!("the contacts of the switches are gone");
    };
    if let Err(error) = std::thread::Builder::new().name("switch-contacts".to_owned()).spawn(watch) {
        tracing::warn!(%error, "the contacts of the switches are not looked at");
    }
}

#[cfg(not(unix))]
fn watch_contacts(_: Inlet, _: &Path) {}

/// What a word of the line means.
fn meant(word: &[u8]) -> Switch {
    if word.first() == Some(&STEP) { Switch::Step } else { Switch::Select }
}

/// Opens the line without waiting for a carrier, and has its bytes come as they are.
#[cfg(unix)]
fn open(path: &Path) -> io::Result<File> {
    use rustix::fs::{Mode, OFlags, open};
    use rustix::termios::{ControlModes, OptionalActions, tcgetattr, tcsetattr};
    let line = open(path, OFlags::RDONLY | OFlags::NOCTTY | OFlags::NONBLOCK | OFlags::CLOEXEC, Mode::empty())?;
    let mut modes = tcgetattr(&line)?;
    modes.make_raw();
    modes.control_modes |= ControlModes::CLOCAL | ControlModes::CREAD;
    tcsetattr(&line, OptionalActions::Now, &modes)?;
    Ok(File::from(line))
}

/// The next press; none: the line is gone.
#[cfg(unix)]
fn next(line: &File) -> Option<Switch> {
    use rustix::event::{PollFd, PollFlags, poll};
    use std::io::Read;
    let mut word = [0; WORD];
    loop {
        let mut wish = PollFd::new(line, PollFlags::IN);
        poll(std::slice::from_mut(&mut wish), None).ok()?;
        match (&*line).read(&mut word) {
            Ok(0) => return None,
            Ok(read) => return Some(meant(word.get(..read).unwrap_or_default())),
            Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted) => {}
            Err(_) => return None,
        }
    }
}

#[cfg(not(unix))]
fn open(_: &Path) -> io::Result<File> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(not(unix))]
fn next(_: &File) -> Option<Switch> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_steps_and_all_else_takes() {
        for (word, switch) in [(&b"1"[..], Switch::Step), (b"1\r\n", Switch::Step), (b"2", Switch::Select)] {
            assert_eq!(meant(word), switch);
        }
        assert_eq!((meant(&[0]), meant(b"")), (Switch::Select, Switch::Select));
    }

    /// What is closed at the beginning is no press, and neither is a contact that opens or stays closed.
    #[test]
    fn a_contact_that_closes_is_a_press() {
        let of = |cts, dsr| Contacts { cts, dsr };
        for (before, now, pressed) in [
            (of(false, false), of(true, false), &[Switch::Select][..]),
            (of(false, false), of(false, true), &[Switch::Step]),
            (of(false, false), of(true, true), &[Switch::Select, Switch::Step]),
            (of(true, false), of(true, false), &[]),
            (of(true, true), of(false, false), &[]),
            (of(true, false), of(false, true), &[Switch::Step]),
        ] {
            assert_eq!(now.pressed(before).collect::<Vec<_>>(), pressed, "{before:?} {now:?}");
        }
    }

    #[test]
    fn what_is_no_line_is_refused() {
        let file = tempfile::NamedTempFile::new().unwrap();
        assert!(open(file.path()).is_err());
        assert!(open(Path::new("/nonexistent")).is_err());
    }
}
