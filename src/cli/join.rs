//! How one comes into a hall from one's own machine.

use std::path::PathBuf;

use clap::Args;

/// The port of a hall, unless another is named.
const PORT: u16 = 2222;

/// Where the hall is, and who comes.
#[derive(Clone, Debug, Args)]
pub struct JoinArgs {
    /// Hall: user name, host and port, such as anna@hall.example:2222
    #[arg(value_name = "HALL", value_parser = read_hall)]
    pub hall: HallAddress,
    /// Key file
    #[arg(long, value_name = "FILE")]
    pub identity: Option<PathBuf>,
    /// Join with a code from the arbiter
    #[arg(long)]
    pub code: bool,
    /// Known hosts file
    #[arg(long, value_name = "FILE")]
    pub known_hosts: Option<PathBuf>,
}

/// The address of a hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallAddress {
    /// None: as one is called on this system.
    pub user: Option<String>,
    pub host: String,
    pub port: u16,
}

fn read_hall(text: &str) -> Result<HallAddress, String> {
    hall_address(text).ok_or_else(|| "name a hall as anna@hall.example or anna@hall.example:2222".to_owned())
}

/// Reads `user@host:port`; an address with colons stands in brackets. None if it is none.
#[must_use]
pub fn hall_address(text: &str) -> Option<HallAddress> {
    let (user, place) = match text.rsplit_once('@') {
        Some((user, place)) => (Some(user.to_owned()), place),
        None => (None, text),
    };
    let (host, port) = match place.strip_prefix('[') {
        Some(rest) => {
            let (host, port) = rest.split_once(']')?;
            (host, if port.is_empty() { None } else { Some(port.strip_prefix(':')?) })
        }
        None => match place.split_once(':') {
            Some((_, port)) if port.contains(':') => (place, None),
            Some((host, port)) => (host, Some(port)),
            None => (place, None),
        },
    };
    let port = port.map_or(Some(PORT), |port| port.parse().ok().filter(|port| *port > 0))?;
    let is_name = |name: &str| {
        !name.is_empty()
            && name.chars().all(|sign| !sign.is_whitespace() && !sign.is_control())
            && !name.starts_with('-')
    };
    let is_fine = is_name(host) && user.as_deref().is_none_or(is_name);
    is_fine.then(|| HallAddress { user, host: host.to_owned(), port })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hall_is_named_by_person_host_and_port() {
        let address = |user: Option<&str>, host: &str, port| {
            Some(HallAddress { user: user.map(str::to_owned), host: host.to_owned(), port })
        };
        for (text, read) in [
            ("anna@hall", address(Some("anna"), "hall", 2222)),
            ("hall.example:22", address(None, "hall.example", 22)),
            ("Анна@127.0.0.1:2200", address(Some("Анна"), "127.0.0.1", 2200)),
            ("anna@[::1]:2200", address(Some("anna"), "::1", 2200)),
            ("anna@[::1]", address(Some("anna"), "::1", 2222)),
            ("anna@::1", address(Some("anna"), "::1", 2222)),
            ("anna@mail.example@hall", address(Some("anna@mail.example"), "hall", 2222)),
            ("", None),
            ("@hall", None),
            ("anna@", None),
            ("hall:0", None),
            ("hall:70000", None),
            ("hall:", None),
            ("-oProxyCommand=x@hall", None),
            ("an na@hall", None),
            ("anna@[::1]x", None),
        ] {
            assert_eq!(hall_address(text), read, "{text}");
        }
    }
}
