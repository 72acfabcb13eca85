//! Where a stream is, and by which secret one comes in.

use std::fmt;
use std::fs;
use std::path::Path;

use async_nats::ConnectOptions;

/// The stream of those who name none.
const STREAM: &str = "golos";

/// The port of those who name none.
const PORT: u16 = 4222;

/// The longest name of a stream.
const LONGEST: usize = 64;

/// A server of NATS and a stream there: `nats://HOST:4222/STREAM`. A secret that was written into it is never shown again.
#[derive(Clone, PartialEq, Eq)]
pub struct StreamAddress {
    /// Scheme, host and port, without a secret.
    server: String,
    login: Option<Login>,
    stream: String,
    is_sealed: bool,
}

/// What one comes in by.
#[derive(Clone, PartialEq, Eq)]
enum Login {
    Token(String),
    User { name: String, password: String },
}

/// It is no address. What was written is not repeated: a secret may be in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoAddress;

impl StreamAddress {
    /// What an address looks like.
    pub const EXAMPLE: &str = "nats://127.0.0.1:4222/golos";

    /// Reads `nats://[USER:PASSWORD@]HOST[:PORT][/STREAM]`; `tls://` where the line is to be sealed.
    ///
    /// # Errors
    /// It is not written so; a stream is called by at most 64 letters and digits of English, `-` and `_`.
    pub fn read(text: &str) -> Result<StreamAddress, NoAddress> {
        let (scheme, rest) = text.split_once("://").ok_or(NoAddress)?;
        if !["nats", "tls"].contains(&scheme) {
            return Err(NoAddress);
        }
        let (login, rest) = match rest.rsplit_once('@') {
            Some((login, rest)) => (Some(Login::read(login, true)?), rest),
            None => (None, rest),
        };
        let (place, stream) = rest.split_once('/').unwrap_or((rest, ""));
        let stream = if stream.is_empty() { STREAM } else { stream };
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if stream.len() > LONGEST || !stream.chars().all(is_plain) {
            return Err(NoAddress);
        }
        let (host, port) = parted(place).ok_or(NoAddress)?;
        Ok(StreamAddress {
            server: format!("{scheme}://{host}:{port}"),
            login,
            stream: stream.to_owned(),
            is_sealed: scheme == "tls",
        })
    }

    /// The same with the secret of this file: one line, `USER:PASSWORD` or a token.
    ///
    /// # Errors
    /// It cannot be read, or there is nothing in it.
    pub fn with_secret_of(mut self, file: &Path) -> std::io::Result<StreamAddress> {
        let text = fs::read_to_string(file)?;
        let line = text.lines().map(str::trim).find(|line| !line.is_empty());
        let login = line.and_then(|line| Login::read(line, false).ok());
        self.login = Some(login.ok_or(std::io::ErrorKind::InvalidData)?);
        Ok(self)
    }

    /// The name of the stream.
    pub fn stream(&self) -> &str {
        &self.stream
    }

    /// The server, without a secret.
    pub fn server(&self) -> &str {
        &self.server
    }

    /// How one comes in there.
    pub fn options(&self) -> ConnectOptions {
        let options = ConnectOptions::new().require_tls(self.is_sealed);
        match self.login.clone() {
            None => options,
            Some(Login::Token(token)) => options.token(token),
            Some(Login::User { name, password }) => options.user_and_password(name, password),
        }
    }
}

impl fmt::Display for StreamAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.server, self.stream)
    }
}

impl fmt::Debug for StreamAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StreamAddress({self})")
    }
}

impl Login {
    /// In an address, what would end a part of it stands as `%` and two digits.
    fn read(text: &str, in_address: bool) -> Result<Login, NoAddress> {
        let part = |part: &str| if in_address { unescaped(part) } else { Some(part.to_owned()) };
        let read = match text.split_once(':') {
            Some((name, password)) => {
                Login::User { name: part(name).ok_or(NoAddress)?, password: part(password).ok_or(NoAddress)? }
            }
            None => Login::Token(part(text).ok_or(NoAddress)?),
        };
        match &read {
            Login::Token(name) | Login::User { name, .. } if name.is_empty() => Err(NoAddress),
            _ => Ok(read),
        }
    }
}

fn unescaped(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('%') {
        bytes.extend_from_slice(rest.get(..at)?.as_bytes());
        bytes.push(u8::from_str_radix(rest.get(at + 1..at + 3)?, 16).ok()?);
        rest = rest.get(at + 3..)?;
    }
    bytes.extend_from_slice(rest.as_bytes());
    String::from_utf8(bytes).ok()
}

/// A host and its port; an address of IPv6 stands in brackets.
fn parted(place: &str) -> Option<(&str, u16)> {
    let (host, port) = match place.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, port.parse().ok()?),
        _ => (place, PORT),
    };
    let bare = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let is_host = match bare {
        Some(bare) => bare.parse::<std::net::Ipv6Addr>().is_ok(),
        None => !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '.'),
    };
    is_host.then_some((host, port))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_and_shown_without_its_secret() {
        for (text, shown) in [
            ("nats://127.0.0.1", "nats://127.0.0.1:4222/golos"),
            ("nats://stream.example.org:4300/spring-2027", "nats://stream.example.org:4300/spring-2027"),
            ("tls://stream.example.org", "tls://stream.example.org:4222/golos"),
            ("nats://club:s%40cret@[::1]:4222/", "nats://[::1]:4222/golos"),
            ("nats://token@host", "nats://host:4222/golos"),
        ] {
            let address = StreamAddress::read(text).expect(text);
            assert_eq!(address.to_string(), shown);
            assert!(!format!("{address:?}").contains("cret") && !format!("{address:?}").contains("token"));
        }
        let secret = StreamAddress::read("nats://club:s%40cret@host").unwrap().login;
        let expected = Login::User { name: "club".to_owned(), password: "s@cret".to_owned() };
        assert!(secret == Some(expected));
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in [
            "",
            "host",
            "http://host",
            "nats://",
            "nats://host:x",
            "nats://host:70000",
            "nats://host/a.b",
            "nats://host/a b",
            "nats://host/a/b",
            "nats://[host]",
            "nats://a b",
            "nats://:secret@host",
            "nats://a:%zz@host",
            "nats://\u{1b}[2J",
        ] {
            assert!(StreamAddress::read(text) == Err(NoAddress), "{text}");
        }
        assert!(StreamAddress::read(&format!("nats://host/{}", "x".repeat(65))).is_err());
    }
}
