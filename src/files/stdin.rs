//! Standard input as a file: games that come through it can be read again, from any of them on.

use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

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
        let mut file = NamedTempFile::new()?;
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
