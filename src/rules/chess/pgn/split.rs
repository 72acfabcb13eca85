//! Cuts a source into the texts of its games.

use std::io::{self, BufRead, Read};

use crate::{decoded, plain};

/// Bytes of one game; a longer one is passed over.
pub(super) const LONGEST: usize = 1 << 20;

/// The text of one game.
pub(super) struct Raw {
    /// Tags, one or more a line, then the moves, without blank lines outside comments.
    pub text: String,
    /// Where the moves begin in the text.
    pub moves_at: usize,
    /// The number of the line in the source for each line of the text.
    pub lines: Vec<u64>,
    /// What was left out of a game that is too long.
    pub is_cut: bool,
}

/// Reads line by line; a game ends before the tags of the next one, or with its result and a blank line.
pub(super) struct Split<R> {
    source: R,
    line: u64,
    /// Whether the last piece did not come to the end of its line.
    is_inside: bool,
    /// A line of the next game that was read already.
    ahead: Option<String>,
}

impl<R: BufRead> Split<R> {
    pub fn new(source: R) -> Self {
        Split { source, line: 0, is_inside: false, ahead: None }
    }

    /// The line that was read last.
    pub fn line(&self) -> u64 {
        self.line
    }

    pub fn next_game(&mut self) -> io::Result<Option<Raw>> {
        let mut raw = Raw { text: String::new(), moves_at: 0, lines: Vec::new(), is_cut: false };
        let (mut has_moves, mut in_comment, mut is_over) = (false, false, false);
        while let Some(line) = self.next_line()? {
            let is_tag = !in_comment && line.starts_with('[');
            if is_tag && has_moves {
                self.ahead = Some(line);
                break;
            }
            if !in_comment && (line.trim().is_empty() || line.starts_with('%')) {
                if is_over && line.trim().is_empty() {
                    break;
                }
                continue;
            }
            if !is_tag && !has_moves {
                (has_moves, raw.moves_at) = (true, raw.text.len());
            }
            if has_moves {
                in_comment = stays_in_comment(&line, in_comment);
                is_over =
                    !in_comment && ["1-0", "0-1", "1/2-1/2", "*"].iter().any(|mark| line.trim_end().ends_with(mark));
            }
            raw.push(&line, self.line);
        }
        if !has_moves {
            raw.moves_at = raw.text.len();
        }
        Ok((!raw.text.is_empty() || raw.is_cut).then_some(raw))
    }

    /// The next line without its end, whatever bytes it has.
    fn next_line(&mut self) -> io::Result<Option<String>> {
        if let Some(line) = self.ahead.take() {
            return Ok(Some(line));
        }
        let mut bytes = Vec::new();
        // A line that is too long comes in pieces, so that no source can fill the memory.
        let mut piece = self.source.by_ref().take(LONGEST as u64 + 1);
        if piece.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        self.line += u64::from(!self.is_inside);
        self.is_inside = !bytes.ends_with(b"\n");
        let line = decoded(&bytes);
        Ok(Some(plain(line.trim_start_matches('\u{feff}').trim_end_matches(['\n', '\r'])).into_owned()))
    }
}

impl Raw {
    fn push(&mut self, line: &str, number: u64) {
        if self.text.len() + line.len() > LONGEST {
            self.is_cut = true;
            return;
        }
        self.text.push_str(line);
        self.text.push('\n');
        self.lines.push(number);
    }

    /// The line of the source for a place in the text.
    pub fn line_at(&self, place: usize) -> u64 {
        let before = self.text.bytes().take(place).filter(|&byte| byte == b'\n').count();
        self.lines.get(before).or(self.lines.last()).copied().unwrap_or(0)
    }
}

/// Whether a comment goes on behind the end of a line.
fn stays_in_comment(line: &str, mut in_comment: bool) -> bool {
    for sign in line.chars() {
        match sign {
            '{' => in_comment = true,
            '}' => in_comment = false,
            ';' if !in_comment => return false,
            _ => {}
        }
    }
    in_comment
}
