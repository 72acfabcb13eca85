//! Who may come in. What stands at the door asks; what is behind it answers.

use super::code::CodeCheck;

/// Where somebody comes from, as far as it counts: whoever has one address of a network of this kind has many.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Address(pub String);

impl std::fmt::Display for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// By what somebody came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Credential {
    /// A key of his; its fingerprint.
    Key(String),
    /// A code that the arbiter read out to him.
    Code,
    /// An sshd on this machine let him in.
    Seat,
    /// He sits where the hall was begun.
    House,
}

/// He who is asked at the door. He is asked from other threads, and answers at once.
pub trait Authenticator: Send + Sync {
    /// With which words a code is asked for.
    fn prompt(&self) -> String;

    /// Whether this key is one of this person's. That it is asked about is no attempt yet.
    fn knows(&self, login: &str, key: &str) -> bool;

    /// Whether he comes in by this key, which he has shown to be his. What others have tried does not count.
    fn admits_key(&self, login: &str, key: &str, from: &Address) -> bool;

    /// Whether a code for this login is heard from there now: after too many wrong ones none is for a while.
    fn hears_code(&self, login: &str, from: &Address) -> bool;

    /// Whether he comes in by this code. A code lets in once.
    fn try_code(&self, login: &str, code: &str, from: &Address) -> CodeCheck;

    /// He has come in by a code and has shown these keys beside it: they let him in again, until another code is given out
    /// for him or the hall is closed. Whoever comes by one of them has to prove that it is his.
    fn trust(&self, login: &str, keys: &[String]);

    /// He went away without having come in: the keys that he showed are none of his.
    fn turned_away(&self, login: &str, from: &Address);
}
