//! What a terminal sends, cut into signs, keys and pastes, wherever the line has parted it.

/// The longest paste that is taken, in bytes.
const PASTE: usize = 64 * 1024;

/// The longest sequence of a key, in bytes; a longer one is none.
const SEQUENCE: usize = 64;

/// One thing that a terminal sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cut {
    /// A sign; what is no UTF-8 is the sign for that.
    Sign(char),
    /// A key below the blank, and Delete: Enter, Backspace, Ctrl with a letter.
    Control(u8),
    /// A key or a report that begins with Escape, whole.
    Sequence(Vec<u8>),
    /// What was pasted.
    Paste(String),
}

/// Cuts bytes as they come.
#[derive(Debug, Default)]
pub struct Cutter {
    state: CutState,
    held: Vec<u8>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum CutState {
    #[default]
    Ground,
    /// Inside a sign of several bytes, so many of which are still to come.
    Sign(u8),
    /// Behind Escape.
    Escape,
    /// Behind `ESC [`.
    Csi,
    /// Behind `ESC O`.
    Ss3,
    /// Inside a report of the older mouse, so many bytes of which are still to come.
    Mouse(u8),
    /// Inside a text of the terminal about itself, which is dropped; and behind Escape inside it.
    Text,
    TextEscape,
    Paste,
}

const ESC: u8 = 0x1b;
const PASTE_BEGINS: &[u8] = b"\x1b[200~";
const PASTE_ENDS: &[u8] = b"\x1b[201~";

impl Cutter {
    /// Takes one byte.
    pub fn feed(&mut self, byte: u8) -> Option<Cut> {
        match self.state {
            CutState::Ground => self.begin(byte),
            CutState::Sign(left) if byte & 0xc0 == 0x80 => {
                self.held.push(byte);
                self.state = CutState::Sign(left - 1);
                if left > 1 { None } else { self.sign() }
            }
            // The sign broke off: this byte begins anew.
            CutState::Sign(_) => {
                self.drop_held();
                self.begin(byte).or(Some(Cut::Sign(char::REPLACEMENT_CHARACTER)))
            }
            CutState::Escape => self.escape(byte),
            CutState::Csi => self.csi(byte),
            CutState::Ss3 => {
                self.held.push(byte);
                self.sequence()
            }
            CutState::Mouse(left) => {
                self.held.push(byte);
                self.state = CutState::Mouse(left - 1);
                if left > 1 { None } else { self.sequence() }
            }
            CutState::Text => {
                match byte {
                    ESC => self.state = CutState::TextEscape,
                    0x07 => self.state = CutState::Ground,
                    _ => {}
                }
                None
            }
            CutState::TextEscape => {
                self.state = if byte == b'\\' { CutState::Ground } else { CutState::Text };
                None
            }
            CutState::Paste => self.paste(byte),
        }
    }

    /// Nothing came for a while: an Escape that nothing followed is the key.
    pub fn silence(&mut self) -> Option<Cut> {
        let is_key = self.state == CutState::Escape;
        if is_key {
            self.drop_held();
        }
        is_key.then_some(Cut::Control(ESC))
    }

    /// Whether it waits whether an Escape is a key.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.state == CutState::Escape
    }

    fn begin(&mut self, byte: u8) -> Option<Cut> {
        let more = match byte {
            ESC => {
                (self.state, self.held) = (CutState::Escape, vec![ESC]);
                return None;
            }
            0..0x20 | 0x7f => return Some(Cut::Control(byte)),
            0x20..0x7f => return Some(Cut::Sign(char::from(byte))),
            0xc2..=0xdf => 1,
            0xe0..=0xef => 2,
            0xf0..=0xf4 => 3,
            _ => return Some(Cut::Sign(char::REPLACEMENT_CHARACTER)),
        };
        (self.state, self.held) = (CutState::Sign(more), vec![byte]);
        None
    }

    fn sign(&mut self) -> Option<Cut> {
        let held = self.drop_held();
        let sign = std::str::from_utf8(&held).ok().and_then(|text| text.chars().next());
        Some(Cut::Sign(sign.unwrap_or(char::REPLACEMENT_CHARACTER)))
    }

    fn escape(&mut self, byte: u8) -> Option<Cut> {
        self.held.push(byte);
        match byte {
            b'[' => self.state = CutState::Csi,
            b'O' => self.state = CutState::Ss3,
            b']' | b'P' | b'X' | b'^' | b'_' => {
                self.drop_held();
                self.state = CutState::Text;
            }
            // Escape twice is the key; the second may begin another.
            ESC => {
                self.held = vec![ESC];
                return Some(Cut::Control(ESC));
            }
            _ if byte.is_ascii() => return self.sequence(),
            // Alt with a sign of several bytes: the sign alone.
            _ => {
                self.drop_held();
                return self.begin(byte);
            }
        }
        None
    }

    fn csi(&mut self, byte: u8) -> Option<Cut> {
        self.held.push(byte);
        match byte {
            b'M' if self.held.len() == 3 => self.state = CutState::Mouse(3),
            0x40..=0x7e if self.held == PASTE_BEGINS => {
                self.drop_held();
                self.state = CutState::Paste;
            }
            0x40..=0x7e => return self.sequence(),
            0x20..0x40 if self.held.len() < SEQUENCE => {}
            // What no key sends.
            ESC => (self.state, self.held) = (CutState::Escape, vec![ESC]),
            _ => {
                self.drop_held();
            }
        }
        None
    }

    fn paste(&mut self, byte: u8) -> Option<Cut> {
        self.held.push(byte);
        if self.held.ends_with(PASTE_ENDS) {
            let mut held = self.drop_held();
            held.truncate(held.len() - PASTE_ENDS.len());
            return Some(Cut::Paste(String::from_utf8_lossy(&held).into_owned()));
        }
        if self.held.len() > PASTE {
            // The end is still to be found.
            self.held.drain(..self.held.len() - PASTE_ENDS.len());
        }
        None
    }

    fn sequence(&mut self) -> Option<Cut> {
        Some(Cut::Sequence(self.drop_held()))
    }

    fn drop_held(&mut self) -> Vec<u8> {
        self.state = CutState::Ground;
        std::mem::take(&mut self.held)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn cut(bytes: &[u8]) -> Vec<Cut> {
        let mut cutter = Cutter::default();
        let mut cuts: Vec<Cut> = bytes.iter().filter_map(|&byte| cutter.feed(byte)).collect();
        cuts.extend(cutter.silence());
        cuts
    }

    fn signs(text: &str) -> Vec<Cut> {
        text.chars().map(Cut::Sign).collect()
    }

    #[test]
    fn signs_keys_and_pastes_are_told_apart() {
        let key = |bytes: &[u8]| vec![Cut::Sequence(bytes.to_vec())];
        for (bytes, expected) in [
            (&b"c3"[..], signs("c3")),
            ("дэ\u{1f600}".as_bytes(), signs("дэ\u{1f600}")),
            (b"\r\n\x7f\x15", [13, 10, 0x7f, 0x15].map(Cut::Control).to_vec()),
            (b"\x1b[A", key(b"\x1b[A")),
            (b"\x1b[1;5C", key(b"\x1b[1;5C")),
            (b"\x1bOP", key(b"\x1bOP")),
            (b"\x1b[M !!", key(b"\x1b[M !!")),
            (b"\x1b[<0;3;4M", key(b"\x1b[<0;3;4M")),
            ("№ —".as_bytes(), signs("№ —")),
            (b"\x1bx", key(b"\x1bx")),
            ("\x1bд".as_bytes(), signs("д")),
            (b"\x1b", vec![Cut::Control(ESC)]),
            (b"\x1b\x1b[A", [vec![Cut::Control(ESC)], key(b"\x1b[A")].concat()),
            (b"\x1b]11;rgb:0/0/0\x07a", signs("a")),
            (b"\x1bP1$r0m\x1b\\a", signs("a")),
            (b"\x1b[200~c3\rd4\x1b[201~", vec![Cut::Paste("c3\rd4".to_owned())]),
            (b"\xff\xc3(", signs("\u{fffd}(")),
        ] {
            assert_eq!(cut(bytes), expected, "{:?}", String::from_utf8_lossy(bytes));
        }
    }

    #[test]
    fn a_paste_without_end_and_a_key_without_end_are_held_within_bounds() {
        let mut cutter = Cutter::default();
        b"\x1b[200~".iter().for_each(|&byte| drop(cutter.feed(byte)));
        (0..10 * PASTE).for_each(|_| drop(cutter.feed(b'x')));
        assert!(cutter.held.capacity() <= 4 * PASTE);
        b"\x1b[201~".iter().for_each(|&byte| drop(cutter.feed(byte)));
        assert_eq!(cutter.feed(b'a'), Some(Cut::Sign('a')));
        let mut cutter = Cutter::default();
        b"\x1b[".iter().chain([b'1'; 1000].iter()).for_each(|&byte| drop(cutter.feed(byte)));
        assert!(cutter.held.len() <= SEQUENCE);
    }

    proptest! {
        #[test]
        fn whatever_comes_is_cut_and_plain_text_behind_a_pause_is_text(bytes: Vec<u8>) {
            let mut cutter = Cutter::default();
            bytes.iter().for_each(|&byte| drop(cutter.feed(byte)));
            cutter.silence();
            prop_assert!(cutter.held.len() <= bytes.len());
        }
    }
}
