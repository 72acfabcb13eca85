//! A file that is there whole or not at all, and never in the place of another unless that is wanted.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Where a conversion writes.
pub(super) enum Output {
    Stdout(BufWriter<io::Stdout>),
    File(Written),
}

/// A file under way. Unless it is finished it goes again.
pub(super) struct Written {
    writer: Option<BufWriter<File>>,
    /// What is written to.
    path: PathBuf,
    /// What it replaces in the end.
    replaces: Option<PathBuf>,
}

impl Output {
    /// Standard output for `-`, else the file, which must not exist unless it is to be overwritten; the old one stays
    /// until the new one is whole.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`], or whatever else the disk says.
    pub fn create(path: &Path, overwrite: bool) -> io::Result<Output> {
        if path == Path::new("-") {
            return Ok(Output::Stdout(BufWriter::new(io::stdout())));
        }
        let (file, path, replaces) = if overwrite && path.exists() {
            let mut part = path.as_os_str().to_owned();
            part.push(".part");
            (File::create(&part)?, PathBuf::from(part), Some(path.to_owned()))
        } else {
            (File::create_new(path)?, path.to_owned(), None)
        };
        Ok(Output::File(Written { writer: Some(BufWriter::new(file)), path, replaces }))
    }

    /// All is written.
    ///
    /// # Errors
    /// Whatever the disk says; then there is no new file.
    pub fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        let Output::File(mut file) = self else { return Ok(()) };
        if let Some(writer) = &file.writer {
            writer.get_ref().sync_all()?;
        }
        if let Some(old) = &file.replaces {
            fs::rename(&file.path, old)?;
        }
        file.writer = None;
        Ok(())
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Output::Stdout(writer) => writer.write(bytes),
            Output::File(file) => file.writer.as_mut().map_or(Ok(0), |writer| writer.write(bytes)),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Output::Stdout(writer) => writer.flush(),
            Output::File(file) => file.writer.as_mut().map_or(Ok(()), BufWriter::flush),
        }
    }
}

impl Drop for Written {
    fn drop(&mut self) {
        if self.writer.take().is_some() {
            let _ = fs::remove_file(&self.path);
        }
    }
}
