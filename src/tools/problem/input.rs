//! Lines that a person types in a dialogue.

use std::io::{self, BufRead, Read};

/// The longest line, in bytes; what is longer is left out.
const MOST_BYTES: u64 = 16 << 10;

/// The next line without its end; `None` at the end of the input.
///
/// # Errors
/// If the input cannot be read.
pub(super) fn next_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if (&mut *input).take(MOST_BYTES).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') {
        skip_line(input)?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

/// Leaves the rest of a line out.
fn skip_line(input: &mut dyn BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, is_end) = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if is_end {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_at_their_end_and_bounded() {
        let long = "x".repeat(40_000);
        let mut text = format!("one\r\n\n{long}\nafter\u{0}").into_bytes();
        text.push(0xff);
        let mut input = text.as_slice();
        let lines: Vec<String> = std::iter::from_fn(|| next_line(&mut input).unwrap()).collect();
        assert_eq!((lines.len(), lines[0].as_str(), lines[1].as_str(), lines[2].len()), (4, "one", "", 16 << 10));
        assert!(lines[3].starts_with("after"));
    }
}
