//! Keys: that of the hall, and those of people as they stand in a list.

use russh::keys::ssh_key::LineEnding;
use russh::keys::ssh_key::private::Ed25519Keypair;
use russh::keys::{HashAlg, PrivateKey, PublicKey};

/// Why something is no key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyError {
    #[error("no private key of OpenSSH: {0}")]
    Private(String),
    #[error("no public key, as ssh-keygen writes it (ssh-ed25519 AAAA…): {0}")]
    Public(String),
}

/// The key by which a hall is known.
#[derive(Clone, Debug)]
pub struct HostKey(pub(super) PrivateKey);

impl HostKey {
    /// The Ed25519 key of this seed, which is to be random.
    #[must_use]
    pub fn from_seed(seed: &[u8; 32]) -> HostKey {
        HostKey(PrivateKey::from(Ed25519Keypair::from_seed(seed)))
    }

    /// A key as OpenSSH keeps it.
    ///
    /// # Errors
    /// [`KeyError::Private`].
    pub fn read(text: &str) -> Result<HostKey, KeyError> {
        PrivateKey::from_openssh(text).map(HostKey).map_err(|error| KeyError::Private(error.to_string()))
    }

    /// The key as OpenSSH keeps it: a secret.
    ///
    /// # Errors
    /// [`KeyError::Private`]; none is known to happen.
    pub fn secret(&self) -> Result<String, KeyError> {
        let text = self.0.to_openssh(LineEnding::LF).map_err(|error| KeyError::Private(error.to_string()))?;
        Ok(text.to_string())
    }

    /// Its fingerprint, as `ssh-keygen -l` prints it: `SHA256:…`.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        self.0.public_key().fingerprint(HashAlg::Sha256).to_string()
    }

    /// The public half, as it stands in a file of known hosts behind the name.
    #[must_use]
    pub fn public(&self) -> String {
        plain(self.0.public_key())
    }
}

/// A public key as it stands in a list, without options and comment: kind and key. Options are refused: they would promise
/// what is not kept here.
///
/// # Errors
/// [`KeyError::Public`].
pub fn key_line(text: &str) -> Result<String, KeyError> {
    PublicKey::from_openssh(text.trim()).map(|key| plain(&key)).map_err(|error| KeyError::Public(error.to_string()))
}

/// Kind and key, without a comment.
pub(super) fn plain(key: &PublicKey) -> String {
    let text = key.to_openssh().unwrap_or_default();
    text.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

/// The fingerprint of a key.
pub(super) fn fingerprint(key: &PublicKey) -> String {
    key.fingerprint(HashAlg::Sha256).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_of_the_hall_is_read_as_it_was_written() {
        let key = HostKey::from_seed(&[7; 32]);
        let again = HostKey::read(&key.secret().unwrap()).unwrap();
        assert_eq!((again.fingerprint(), again.public()), (key.fingerprint(), key.public()));
        assert!(key.fingerprint().starts_with("SHA256:") && key.public().starts_with("ssh-ed25519 AAAA"));
        assert!(HostKey::read("no key").is_err());
    }

    #[test]
    fn of_a_line_of_a_list_kind_and_key_count() {
        let public = HostKey::from_seed(&[7; 32]).public();
        for line in [public.clone(), format!("{public} anna@дом"), format!("  {public} Анна, дома\n")] {
            assert_eq!(key_line(&line), Ok(public.clone()), "{line}");
        }
        for line in ["", "ssh-ed25519", "ssh-ed25519 AAAA", &format!("command=\"a b\" {public}")] {
            assert!(matches!(key_line(line), Err(KeyError::Public(_))), "{line}");
        }
    }
}
