use std::io::{self, BufRead};

/// A longer line is read as several, in bytes; nothing may fill the memory.
pub(super) const LINE_BYTES: u64 = 64 * 1024;

/// The lines of a file, one at a time, up to its end or to the first trouble.
pub(super) struct FileLines<R> {
    source: R,
    trouble: Option<io::Error>,
}

impl<R: BufRead> FileLines<R> {
    pub const fn new(source: R) -> FileLines<R> {
        FileLines { source, trouble: None }
    }

    /// What ended the lines before the end of the file.
    pub const fn trouble(&self) -> Option<&io::Error> {
        self.trouble.as_ref()
    }
}

impl<R: BufRead> Iterator for FileLines<R> {
    type Item = Vec<u8>;

    fn next(&mut self) -> Option<Vec<u8>> {
        let mut line = Vec::new();
        match io::Read::take(&mut self.source, LINE_BYTES).read_until(b'\n', &mut line) {
            Ok(0) => None,
            Ok(_) => Some(line),
            Err(error) => {
                self.trouble = Some(error);
                None
            }
        }
    }
}
