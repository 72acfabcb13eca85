use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::Duration;

use super::VoiceError;

/// How long a program that only does something and ends may take, in steps.
const STEP: Duration = Duration::from_millis(10);
const STEPS: u32 = 200;

/// Starts a program with both outputs closed: what engines complain about sound cards would spoil the screen.
pub(super) fn start(command: &mut Command) -> Result<Child, VoiceError> {
    let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    child.map_err(|source| VoiceError::Start { program: name(command), source })
}

/// Runs a program to its end, which must come soon and be a success.
pub(super) fn run(command: &mut Command) -> Result<(), VoiceError> {
    let child = start(command.stdin(Stdio::null()))?;
    ended(command, child)
}

/// The same for one that reads these bytes, which fit a pipe.
pub(super) fn feed(command: &mut Command, bytes: &[u8]) -> Result<(), VoiceError> {
    let mut child = start(command.stdin(Stdio::piped()))?;
    if let Some(mut input) = child.stdin.take() {
        // Whoever does not read them tells why by its end.
        let _ = input.write_all(bytes);
    }
    ended(command, child)
}

#[expect(clippy::disallowed_methods, reason = "the system has no wait for a child that is limited in time")]
fn ended(command: &Command, mut child: Child) -> Result<(), VoiceError> {
    for _ in 0..STEPS {
        if let Some(status) = child.try_wait().map_err(VoiceError::Io)? {
            return succeeded(&name(command), status);
        }
        thread::sleep(STEP);
    }
    child.kill().and_then(|()| child.wait()).map_err(VoiceError::Io)?;
    Err(VoiceError::TimedOut(STEP * STEPS))
}

/// The error of a program that failed.
pub(super) fn succeeded(program: &Path, status: ExitStatus) -> Result<(), VoiceError> {
    if status.success() { Ok(()) } else { Err(VoiceError::Exit { program: program.to_owned(), status }) }
}

fn name(command: &Command) -> PathBuf {
    command.get_program().into()
}
