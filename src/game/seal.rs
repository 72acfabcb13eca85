//! A sealed move: in the record, and nobody can read it there until the envelope is opened (CH-18, DR-5.3.3).

use chacha20poly1305::aead::{AeadInOut, KeyInit};
use chacha20poly1305::{ChaCha20Poly1305, Key, Nonce, Tag};
use sha2::{Digest, Sha256};

/// The longest text of a sealed move, in bytes.
pub const LONGEST_SEAL: usize = 64;
/// The bytes of a cipher's key, and of the secret of a commitment.
const HALF: usize = 32;
/// A text with its length before it, filled up: every move is as long as the longest.
const PADDED: usize = 1 + LONGEST_SEAL;
/// The bytes of the cipher's own sum.
const TAG: usize = 16;

/// A move as it stands in the record while it is sealed. Every move is as long as the longest, so that not even the length
/// is told, and nothing in the record confirms a guess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    form: SealForm,
    sum: Vec<u8>,
}

/// How the move is hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
enum SealForm {
    /// Encrypted; the sum is over a secret of its own and the text.
    Encrypted(Vec<u8>),
    /// Masked by the key, as the first records have it; the sum is over the same key and the text, so that a guess can be
    /// confirmed. It is read and opened, and made no more.
    Masked(Vec<u8>),
}

/// What opens an envelope: random bytes, one half the key of the cipher, the other the secret of the sum.
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
    /// A key of random bytes; it seals one move and no other.
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

    /// The cipher. A key seals one move, so that its nonce may always be the same.
    fn cipher(&self) -> (ChaCha20Poly1305, Nonce) {
        let mut key = Key::default();
        key.iter_mut().zip(self.0).for_each(|(to, from)| *to = from);
        (ChaCha20Poly1305::new(&key), Nonce::default())
    }

    /// What shows that it is this text that was sealed: the cipher alone could be opened by two keys to two texts.
    fn commitment(&self, text: &str) -> Vec<u8> {
        let secret = self.0.get(HALF..).unwrap_or_default();
        Sha256::new().chain_update(secret).chain_update(text).finalize().to_vec()
    }

    fn encrypt(&self, text: &str) -> Option<Vec<u8>> {
        let (cipher, nonce) = self.cipher();
        let mut bytes = vec![u8::try_from(text.len()).ok()?];
        bytes.extend_from_slice(text.as_bytes());
        bytes.resize(PADDED, 0);
        let tag = cipher.encrypt_inout_detached(&nonce, &[], bytes.as_mut_slice().into()).ok()?;
        bytes.extend_from_slice(&tag);
        Some(bytes)
    }

    fn decrypt(&self, encrypted: &[u8]) -> Option<String> {
        let (cipher, nonce) = self.cipher();
        let (bytes, tag) = encrypted.split_at_checked(PADDED)?;
        let (mut bytes, tag) = (bytes.to_vec(), Tag::try_from(tag).ok()?);
        cipher.decrypt_inout_detached(&nonce, &[], bytes.as_mut_slice().into(), &tag).ok()?;
        let (length, text) = bytes.split_first()?;
        String::from_utf8(text.get(..usize::from(*length))?.to_vec()).ok()
    }

    fn unmask(&self, masked: &[u8]) -> Option<String> {
        let padded: Vec<u8> = masked.iter().zip(self.0).map(|(byte, key)| byte ^ key).collect();
        let text = padded.split(|&byte| byte == 0).next()?;
        String::from_utf8(text.to_vec()).ok()
    }

    /// The sum of a masked move.
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
        let encrypted = key.encrypt(text).ok_or(SealError::Length)?;
        Ok(Sealed { form: SealForm::Encrypted(encrypted), sum: key.commitment(text) })
    }

    /// Reads a sealed move as it stands in a record.
    ///
    /// # Errors
    /// [`SealError::Unreadable`]
    pub fn read(hidden: &str, sum: &str) -> Result<Sealed, SealError> {
        let (hidden, sum) = from_hex(hidden).zip(from_hex(sum)).ok_or(SealError::Unreadable)?;
        let form = match hidden.len() {
            LONGEST_SEAL => SealForm::Masked(hidden),
            length if length == PADDED + TAG => SealForm::Encrypted(hidden),
            _ => return Err(SealError::Unreadable),
        };
        Ok(Sealed { form, sum })
    }

    /// The hidden move and its sum in hexadecimal digits.
    #[must_use]
    pub fn texts(&self) -> (String, String) {
        let (SealForm::Encrypted(hidden) | SealForm::Masked(hidden)) = &self.form;
        (to_hex(hidden), to_hex(&self.sum))
    }

    /// Opens the envelope.
    ///
    /// # Errors
    /// [`SealError::OtherKey`] unless it is the key that sealed the move.
    pub fn open(&self, key: &SealKey) -> Result<String, SealError> {
        let opened = match &self.form {
            SealForm::Encrypted(hidden) => key.decrypt(hidden).map(|text| (key.commitment(&text), text)),
            SealForm::Masked(hidden) => key.unmask(hidden).map(|text| (key.sum(&text), text)),
        };
        opened.filter(|(sum, _)| *sum == self.sum).map(|(_, text)| text).ok_or(SealError::OtherKey)
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
    use golos_rules::chess::{Letters, Position};

    fn key(first: u8) -> SealKey {
        SealKey::new(std::array::from_fn(|index| first.wrapping_add(index as u8).wrapping_mul(37)))
    }

    #[test]
    fn ch_18_1_a_sealed_move_is_not_readable_until_its_envelope_is_opened() {
        for text in ["e4", "Кр g1 – f3", "h8", &"x".repeat(LONGEST_SEAL)] {
            let sealed = Sealed::new(text, &key(7)).expect("a move");
            let (hidden, sum) = sealed.texts();
            assert_eq!(hidden.len(), 2 * (PADDED + TAG), "no length tells the move");
            let plain: String = text.bytes().map(|byte| format!("{byte:02x}")).collect();
            assert!(!hidden.contains(&plain));
            assert_eq!(Sealed::read(&hidden, &sum).as_ref(), Ok(&sealed));
            assert_eq!(SealKey::read(&key(7).text()).and_then(|key| sealed.open(&key)).as_deref(), Ok(text));
            assert_eq!(sealed.open(&key(8)), Err(SealError::OtherKey));
        }
    }

    /// Everything that a player could have written in this position.
    fn candidates() -> Vec<String> {
        let position = Position::start();
        let squares = || (b'a'..=b'h').flat_map(|file| (b'1'..=b'8').map(move |rank| [file, rank]));
        let written = |squares: &[[u8; 2]]| squares.iter().flatten().map(|&byte| char::from(byte)).collect::<String>();
        let plain = squares().flat_map(|from| squares().map(move |to| written(&[from, to])));
        let lawful =
            position.legal_moves().into_iter().flat_map(|mv| Letters::ALL.map(|letters| position.san(mv, letters)));
        plain.chain(lawful).collect()
    }

    /// What he who has the record alone can try: from a candidate the key that would have hidden it, from that key the sum.
    fn confirmed(hidden: &str, sum: &str) -> Vec<String> {
        let (bytes, sum) = (from_hex(hidden).expect("digits"), from_hex(sum).expect("digits"));
        let is_confirmed = |text: &String| {
            // The text at the start of what is hidden, with and without its length before it, filled up with zeros.
            let bare = text.as_bytes().to_vec();
            let led = [vec![text.len() as u8], bare.clone()].concat();
            [bare, led].into_iter().any(|mut plain| {
                plain.resize(bytes.len(), 0);
                let key: Vec<u8> = bytes.iter().zip(&plain).map(|(byte, plain)| byte ^ plain).collect();
                let keys = [key.get(..LONGEST_SEAL), key.get(..HALF), key.get(HALF..LONGEST_SEAL), Some(&[][..])];
                let digest = |key: &[u8]| Sha256::new().chain_update(key).chain_update(text).finalize().to_vec();
                keys.into_iter().flatten().any(|key| digest(key) == sum)
            })
        };
        candidates().into_iter().filter(is_confirmed).collect()
    }

    #[test]
    fn ch_18_1_no_guess_is_confirmed_by_the_record_alone() {
        let (hidden, sum) = Sealed::new("e2e4", &key(3)).expect("a move").texts();
        assert_eq!(confirmed(&hidden, &sum), Vec::<String>::new());
        // The same trial reads a move that was masked as the first records have it.
        let (hidden, sum) = masked("e2e4", &key(3)).texts();
        assert_eq!(confirmed(&hidden, &sum), ["e2e4"]);
    }

    fn masked(text: &str, key: &SealKey) -> Sealed {
        let mut padded = text.as_bytes().to_vec();
        padded.resize(LONGEST_SEAL, 0);
        let masked = padded.iter().zip(key.0).map(|(byte, key)| byte ^ key).collect();
        Sealed { form: SealForm::Masked(masked), sum: key.sum(text) }
    }

    #[test]
    fn ch_18_9_1_an_envelope_of_the_first_form_still_opens() {
        for text in ["e4", "Кр g1 – f3", &"x".repeat(LONGEST_SEAL)] {
            let (hidden, sum) = masked(text, &key(5)).texts();
            let sealed = Sealed::read(&hidden, &sum).expect("a sealed move");
            assert_eq!(sealed.open(&key(5)).as_deref(), Ok(text));
            assert_eq!(sealed.open(&key(6)), Err(SealError::OtherKey));
        }
    }

    #[test]
    fn a_record_that_was_changed_is_not_opened() {
        let (hidden, sum) = Sealed::new("e4", &key(9)).expect("a move").texts();
        let changed = |text: &str| format!("{}{}", if text.starts_with('0') { '1' } else { '0' }, &text[1..]);
        for (hidden, sum) in [(changed(&hidden), sum.clone()), (hidden.clone(), changed(&sum))] {
            let sealed = Sealed::read(&hidden, &sum).expect("a sealed move");
            assert_eq!(sealed.open(&key(9)), Err(SealError::OtherKey));
        }
        assert_eq!(Sealed::read(&hidden[2..], &sum), Err(SealError::Unreadable));
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
