//! What the test binaries share. Here golos is started for every test, so that none depends on who runs it.
#![allow(dead_code, unused_imports, reason = "each test binary uses its part")]

#[cfg(target_os = "linux")]
pub mod daemon;
mod games;
mod patient;
pub mod program;
pub mod table;
pub mod tools;
pub mod waiting;

pub use games::new_game;
pub use patient::Patient;
pub use tools::{has_programs, missing, skip};

use golos::desk::Out;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use proptest::test_runner::{Config as ProptestConfig, FileFailurePersistence};

/// The binary under test. Only this module names it: `tests/house` checks that.
const GOLOS: &str = env!("CARGO_BIN_EXE_golos");

/// The command that starts golos: with `PATH`, a home folder of its own that is still empty, and nothing else from the
/// environment of whoever runs the tests.
pub fn command() -> Command {
    command_under::<&str>([])
}

/// The same, started by another program that takes it as its next argument.
pub fn command_under<S: AsRef<OsStr>>(words: impl IntoIterator<Item = S>) -> Command {
    let words: Vec<_> = words.into_iter().map(|word| word.as_ref().to_owned()).chain([GOLOS.into()]).collect();
    let mut command = Command::new(&words[0]);
    isolate(&mut command).args(&words[1..]);
    command
}

/// Leaves of the environment of a command only what golos needs.
pub fn isolate(command: &mut Command) -> &mut Command {
    command.env_clear().envs(environment())
}

/// The command as a line for a POSIX shell that may have any environment. What sshd says of the line is kept: the program
/// reads from it whether a program or a terminal has come.
pub fn shell_line() -> String {
    let variables: Vec<_> = environment().iter().map(|(name, value)| format!("{name}='{value}'")).collect();
    // A list of keys keeps its commands in double quotes: those of the shell are written behind a backslash.
    format!("env -i SSH_ORIGINAL_COMMAND=\\\"$SSH_ORIGINAL_COMMAND\\\" {} '{GOLOS}'", variables.join(" "))
}

/// The words that start golos where no [`Command`] can be used.
pub fn words() -> [&'static str; 1] {
    [GOLOS]
}

/// A configuration of proptest that keeps what failed in a file beside its source, `NAME.regressions`, to be checked in. In the
/// rooms, where there is a `main.rs`, proptest does so by itself in `proptest-regressions`.
pub fn kept() -> ProptestConfig {
    let beside = FileFailurePersistence::WithSource("regressions");
    ProptestConfig { failure_persistence: Some(Box::new(beside)), ..ProptestConfig::default() }
}

/// Each home is a path in the target folder; golos makes the folder if it writes there.
fn environment() -> [(&'static str, String); 4] {
    static STARTED: AtomicUsize = AtomicUsize::new(0);
    let name = format!("{}-{}", std::process::id(), STARTED.fetch_add(1, Ordering::Relaxed));
    let home: PathBuf = [env!("CARGO_TARGET_TMPDIR"), "home", &name].iter().collect();
    let path = std::env::var("PATH").unwrap_or_default();
    let pulse = tools::pulse_folder().display().to_string();
    [("HOME", home.display().to_string()), ("PATH", path), ("LC_ALL", "C".to_owned()), ("PULSE_RUNTIME_PATH", pulse)]
}

/// The name of the text of a line; empty for what is no sentence. The program itself never asks for it.
pub fn text_name(out: &Out) -> &'static str {
    out.sentence.as_ref().map_or("", |sentence| sentence.key())
}
