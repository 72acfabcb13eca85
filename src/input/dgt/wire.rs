//! The wire: one byte asks, and what is told comes in frames, whose first byte alone has its highest bit set.

/// What the board is asked for, one byte each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardRequest {
    /// Tell nothing any more.
    Rest,
    /// Tell once what stands on every field.
    Whole,
    /// Tell from now on of each field that changes.
    Changes,
}

impl BoardRequest {
    /// The byte on the wire.
    #[must_use]
    pub const fn byte(self) -> u8 {
        match self {
            BoardRequest::Rest => 0x40,
            BoardRequest::Whole => 0x42,
            BoardRequest::Changes => 0x44,
        }
    }
}

/// What the board tells. Fields are counted from 0, row by row; a code is that of a piece, 0 of none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardTold {
    /// The codes of every field: 64 or 100.
    Whole(Vec<u8>),
    /// What stands on one field now.
    Field { field: u8, code: u8 },
}

/// The highest bit: here a frame begins.
const BEGINS: u8 = 0x80;
const WHOLE: u8 = 0x86;
const FIELD: u8 = 0x8e;

/// How many bytes stand before what is told: the kind of the frame, and its length in two.
const HEAD: usize = 3;

/// No frame that is asked for here is longer, in bytes, its head included; a longer one is let go.
const LONGEST: usize = 128;

impl BoardTold {
    /// The frame on the wire. Codes and fields beyond 127 are cut to seven bits.
    #[must_use]
    pub fn frame(&self) -> Vec<u8> {
        let (kind, body) = match self {
            BoardTold::Whole(codes) => (WHOLE, codes.clone()),
            BoardTold::Field { field, code } => (FIELD, vec![*field, *code]),
        };
        let length = u16::try_from(body.len() + HEAD).unwrap_or(u16::MAX);
        let [high, low] = (length << 1).to_be_bytes();
        let head = [kind, high & !BEGINS, low >> 1];
        head.into_iter().chain(body.into_iter().map(|byte| byte & !BEGINS)).collect()
    }

    fn read(frame: &[u8]) -> Option<BoardTold> {
        match frame {
            [WHOLE, _, _, codes @ ..] if matches!(codes.len(), 64 | 100) => Some(BoardTold::Whole(codes.to_vec())),
            [FIELD, _, _, field, code] => Some(BoardTold::Field { field: *field, code: *code }),
            _ => None,
        }
    }
}

/// Reads what a board tells, however its bytes come: split, with noise between, or torn off. It keeps at most one frame.
#[derive(Clone, Debug, Default)]
pub struct Decoder {
    frame: Vec<u8>,
}

impl Decoder {
    /// What was told with these bytes; frames of other kinds, torn ones and noise are let go.
    pub fn take(&mut self, bytes: &[u8]) -> Vec<BoardTold> {
        bytes.iter().filter_map(|byte| self.next(*byte)).collect()
    }

    fn next(&mut self, byte: u8) -> Option<BoardTold> {
        if byte >= BEGINS {
            self.frame.clear();
        } else if self.frame.is_empty() {
            return None;
        }
        self.frame.push(byte);
        let [_, high, low, ..] = self.frame[..] else { return None };
        let length = usize::from(high) << 7 | usize::from(low);
        if !(HEAD..=LONGEST).contains(&length) {
            self.frame.clear();
            return None;
        }
        if self.frame.len() < length {
            return None;
        }
        let told = BoardTold::read(&self.frame);
        self.frame.clear();
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn frames_come_split_with_noise_and_torn_off() {
        let field = BoardTold::Field { field: 52, code: 0 };
        assert_eq!(field.frame(), [0x8e, 0, 5, 52, 0]);
        let mut decoder = Decoder::default();
        assert_eq!(decoder.take(&[7, 7, 0x8e, 0]), []);
        assert_eq!(decoder.take(&[5, 52]), []);
        assert_eq!(decoder.take(&[0, 7]), std::slice::from_ref(&field));
        // One that is cut off by the next is let go.
        let torn = [&[0x86, 0, 67, 1, 2][..], &field.frame()].concat();
        assert_eq!(decoder.take(&torn), std::slice::from_ref(&field));
        // What a clock tells, and what is longer than any frame.
        assert_eq!(decoder.take(&[0x8d, 0, 10, 1, 2, 3, 4, 5, 6, 7]), []);
        assert_eq!(decoder.take(&[&[0x86, 127, 127, 1][..], &field.frame()].concat()), [field]);
        assert_eq!(decoder.take(&[0x86, 0, 4, 1]), []);
        assert!(decoder.frame.is_empty());
    }

    #[test]
    fn a_whole_board_has_64_or_100_fields() {
        for size in [64, 100] {
            let whole = BoardTold::Whole((0..size).map(|code| code % 13).collect());
            assert_eq!(Decoder::default().take(&whole.frame()), [whole]);
        }
        assert_eq!(Decoder::default().take(&BoardTold::Whole(vec![0; 50]).frame()), []);
    }

    proptest! {
        #[test]
        fn no_bytes_are_too_much(bytes in proptest::collection::vec(any::<u8>(), 0..2000)) {
            let mut decoder = Decoder::default();
            let at_once = Decoder::default().take(&bytes);
            let mut one_by_one = Vec::new();
            for byte in bytes {
                one_by_one.extend(decoder.take(&[byte]));
                prop_assert!(decoder.frame.len() <= LONGEST);
            }
            prop_assert_eq!(at_once, one_by_one);
        }

        #[test]
        fn what_is_told_is_read_behind_any_noise(
            noise in proptest::collection::vec(any::<u8>(), 0..200),
            field in 0..100_u8,
            code in 0..16_u8,
        ) {
            let told = BoardTold::Field { field, code };
            let read = Decoder::default().take(&[noise, told.frame()].concat());
            prop_assert_eq!(read.last(), Some(&told));
        }
    }
}
