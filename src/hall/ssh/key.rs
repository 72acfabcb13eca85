//! Keys: that of the hall, and those of people as they stand in a list.

use russh::keys::ssh_key::LineEnding;
use russh::keys::ssh_key::private::Ed25519Keypair;
use russh::keys::{Algorithm, EcdsaCurve, HashAlg, PrivateKey, PublicKey};

/// The kinds of keys that let in, as they are called at the head of a public key.
pub const KINDS: [&str; 4] = ["ssh-ed25519", "ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521"];

/// The same, as they are offered.
pub(super) fn kinds() -> Vec<Algorithm> {
    let curves = [EcdsaCurve::NistP256, EcdsaCurve::NistP384, EcdsaCurve::NistP521];
    let curves = curves.map(|curve| Algorithm::Ecdsa { curve });
    [Algorithm::Ed25519].into_iter().chain(curves).collect()
}

/// Why something is no key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyError {
    #[error("no private key of OpenSSH: {0}")]
    Private(String),
    #[error("no public key, as ssh-keygen writes it (ssh-ed25519 AAAA…): {0}")]
    Public(String),
    #[error("a key of the kind {0} lets nobody in; those of these kinds do: {known}", known = KINDS.join(", "))]
    Kind(String),
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
/// [`KeyError::Public`], or [`KeyError::Kind`] where it is a key that nobody is let in by.
pub fn key_line(text: &str) -> Result<String, KeyError> {
    let text = text.trim();
    let kind = text.split(' ').next().unwrap_or_default();
    // Such a key may not even be readable here.
    let is_other = kind.starts_with("ssh-") || kind.starts_with("ecdsa-") || kind.starts_with("sk-");
    if is_other && text != kind && !KINDS.contains(&kind) {
        return Err(KeyError::Kind(kind.to_owned()));
    }
    let key = PublicKey::from_openssh(text).map_err(|error| KeyError::Public(error.to_string()))?;
    let algorithm = key.algorithm();
    if kinds().contains(&algorithm) { Ok(plain(&key)) } else { Err(KeyError::Kind(algorithm.as_str().to_owned())) }
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

    #[test]
    fn a_key_that_lets_nobody_in_is_refused_by_its_kind() {
        for kind in ["ssh-rsa", "ssh-dss", "sk-ssh-ed25519@openssh.com", "ssh-ed25519-cert-v01@openssh.com"] {
            let error = key_line(&format!("{kind} AAAAB3NzaC1yc2EAAAADAQABAAAB anna@home")).unwrap_err();
            assert_eq!(error, KeyError::Kind(kind.to_owned()));
            assert!(error.to_string().contains("ssh-ed25519, ecdsa-sha2-nistp256"), "{error}");
        }
        assert!(kinds().iter().map(Algorithm::as_str).eq(KINDS), "what is offered is what is told");
    }
}
