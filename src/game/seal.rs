//! A sealed move: in the record, and nobody can read it there until the envelope is opened (CH-18, DR-5.3.3).

use sha2::{Digest, Sha256};

/// The longest text of a sealed move, in bytes.
pub const LONGEST_SEAL: usize = 64;

/// A move as it stands in the record while it is sealed: masked by the key that lies in the envelope, with a sum that
/// shows afterwards that it is the one that was sealed. The mask is as long as the longest move, so that not even the
/// length is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    masked: Vec<u8>,
    sum: Vec<u8>,
}

/// What opens an envelope: as many random bytes as the longest move has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealKey([u8; LONGEST_SEAL]);

/// Why a move cannot be sealed, or an envelope not be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SealError {
    #[error("a sealed move has from 1 to {LONGEST_SEAL} bytes")]
    Length,
    #[error("the envelope is not that of this move, or has been changed")]
    OtherKey,
    #[error("not the text of a key")]
    Unreadable,
}

impl SealKey {
    /// A key of random bytes.
    #[must_use]
    pub const fn new(random: [u8; LONGEST_SEAL]) -> SealKey {
        SealKey(random)
    }

    /// Reads a key as [`text`](SealKey::text) writes it.
    ///
    /// # Errors
    /// [`SealError::Unreadable`]
    pub fn read(text: &str) -> Result<SealKey, SealError> {
        let bytes = from_hex(text).ok_or(SealError::Unreadable)?;
        bytes.try_into().map(SealKey).map_err(|_| SealError::Unreadable)
    }

    /// The key in hexadecimal digits.
    #[must_use]
    pub fn text(&self) -> String {
        to_hex(&self.0)
    }

    fn mask(&self, bytes: &[u8]) -> Vec<u8> {
        bytes.iter().zip(self.0).map(|(byte, key)| byte ^ key).collect()
    }

    fn sum(&self, text: &str) -> Vec<u8> {
        Sha256::new().chain_update(self.0).chain_update(text).finalize().to_vec()
    }
}

impl Sealed {
    /// Seals a move as it was written.
    ///
    /// # Errors
    /// [`SealError::Length`]
    pub fn new(text: &str, key: &SealKey) -> Result<Sealed, SealError> {
        if text.is_empty() || text.len() > LONGEST_SEAL {
            return Err(SealError::Length);
        }
        let mut padded = text.as_bytes().to_vec();
        padded.resize(LONGEST_SEAL, 0);
        Ok(Sealed { masked: key.mask(&padded), sum: key.sum(text) })
    }

    /// Reads a sealed move as it stands in a record.
    ///
    /// # Errors
    /// [`SealError::Unreadable`]
    pub fn read(masked: &str, sum: &str) -> Result<Sealed, SealError> {
        let sealed = |(masked, sum)| Sealed { masked, sum };
        from_hex(masked).zip(from_hex(sum)).map(sealed).ok_or(SealError::Unreadable)
    }

    /// The masked move and its sum in hexadecimal digits.
    #[must_use]
    pub fn texts(&self) -> (String, String) {
        (to_hex(&self.masked), to_hex(&self.sum))
    }

    /// Opens the envelope.
    ///
    /// # Errors
    /// [`SealError::OtherKey`] unless it is the key that sealed the move.
    pub fn open(&self, key: &SealKey) -> Result<String, SealError> {
        let padded = key.mask(&self.masked);
        let end = padded.iter().position(|&byte| byte == 0).unwrap_or(padded.len());
        let text = padded.get(..end).and_then(|bytes| std::str::from_utf8(bytes).ok()).ok_or(SealError::OtherKey)?;
        if key.sum(text) == self.sum { Ok(text.to_owned()) } else { Err(SealError::OtherKey) }
    }
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes();
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    let is_plain = digits.iter().all(u8::is_ascii_hexdigit) && digits.len().is_multiple_of(2);
    is_plain.then(|| digits.chunks(2).map(byte).collect()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(first: u8) -> SealKey {
        SealKey::new(std::array::from_fn(|index| first.wrapping_add(index as u8).wrapping_mul(37)))
    }

    #[test]
    fn ch_18_1_a_sealed_move_is_not_readable_until_its_envelope_is_opened() {
        for text in ["e4", "Кр g1 – f3", "h8", &"x".repeat(LONGEST_SEAL)] {
            let sealed = Sealed::new(text, &key(7)).expect("a move");
            let (masked, sum) = sealed.texts();
            assert_eq!(masked.len(), 2 * LONGEST_SEAL);
            let plain: String = text.bytes().map(|byte| format!("{byte:02x}")).collect();
            assert!(!masked.contains(&plain));
            assert_eq!(Sealed::read(&masked, &sum).as_ref(), Ok(&sealed));
            assert_eq!(SealKey::read(&key(7).text()).and_then(|key| sealed.open(&key)).as_deref(), Ok(text));
            assert_eq!(sealed.open(&key(8)), Err(SealError::OtherKey));
        }
    }

    #[test]
    fn what_is_too_long_or_no_key_is_refused() {
        assert_eq!(Sealed::new("", &key(1)), Err(SealError::Length));
        assert_eq!(Sealed::new(&"y".repeat(LONGEST_SEAL + 1), &key(1)), Err(SealError::Length));
        for text in ["", "0", "zz", "+1", "абв", &"00".repeat(LONGEST_SEAL - 1)] {
            assert_eq!(SealKey::read(text), Err(SealError::Unreadable), "{text}");
        }
    }
}
