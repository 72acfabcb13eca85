//! Standard input as a file: games that come through it can be read again, from any of them on.

use std::io::{self, Write};
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

/// How the name of a kept file begins.
const PREFIX: &str = "golos-standard-input-";

/// What came through standard input, kept as long as this is.
#[derive(Debug)]
pub struct KeptInput {
    file: NamedTempFile,
}

impl KeptInput {
    /// Reads standard input to its end. If the program has a terminal, that is its input from then on.
    ///
    /// # Errors
    /// Standard input cannot be read, or the disk is full.
    pub fn keep() -> io::Result<KeptInput> {
        let mut file = kept_file()?;
        io::copy(&mut io::stdin().lock(), &mut file)?;
        file.flush()?;
        listen_to_terminal();
        Ok(KeptInput { file })
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.file.path()
    }
}

/// A file for what comes through standard input.
pub(crate) fn kept_file() -> io::Result<NamedTempFile> {
    Builder::new().prefix(PREFIX).tempfile()
}

/// Whether a file is what came through standard input: it is gone after the program.
pub(crate) fn is_kept(path: &Path) -> bool {
    let is_named = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(PREFIX));
    is_named && path.parent().is_some_and(|folder| folder == std::env::temp_dir())
}

/// Without a terminal standard input stays as it is, at its end.
#[cfg(unix)]
fn listen_to_terminal() {
    if let Ok(terminal) = std::fs::File::open("/dev/tty") {
        let _ = rustix::stdio::dup2_stdin(&terminal);
    }
}

/// Elsewhere a program has no terminal of its own beside its input.
#[cfg(not(unix))]
fn listen_to_terminal() {}
