use std::env;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use super::{Chime, Pace, Tuning, VoiceError};
use golos_wording::Lang;

/// The port on which speech-dispatcher listens unless told otherwise.
const DEFAULT_PORT: u16 = 6560;

/// So much faster a brisk utterance is: half as fast again as an engine likes to speak.
const BRISK: i8 = 40;

/// Where speech-dispatcher listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    Unix(PathBuf),
    Inet { host: String, port: u16 },
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Unix(path) => write!(f, "unix_socket:{}", path.display()),
            Address::Inet { host, port } => write!(f, "inet_socket:{host}:{port}"),
        }
    }
}

impl FromStr for Address {
    type Err = VoiceError;

    /// Reads `unix_socket:/path`, `inet_socket:host:port`, `inet_socket:host` or `inet_socket`.
    fn from_str(text: &str) -> Result<Address, VoiceError> {
        let unknown = || VoiceError::UnknownAddress(text.to_owned());
        let (method, place) = text.split_once(':').unwrap_or((text, ""));
        match method {
            "unix_socket" if Path::new(place).is_absolute() => Ok(Address::Unix(place.into())),
            "inet_socket" => {
                let (host, port) = match place.rsplit_once(':') {
                    Some((host, port)) => (host, port.parse().map_err(|_| unknown())?),
                    None => (place, DEFAULT_PORT),
                };
                let host = if host.is_empty() { "127.0.0.1" } else { host };
                Ok(Address::Inet { host: host.to_owned(), port })
            }
            _ => Err(unknown()),
        }
    }
}

/// Which of two headphones on one jack, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    Left,
    Right,
    Both,
}

/// Where the samples of a voice go: to a sound device by the name that ALSA has for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoundOutlet {
    pub device: String,
    pub channel: Channel,
}

/// How what is said reaches somebody's own ears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// A speech-dispatcher of his own.
    Dispatcher(Address),
    /// A headphone at this machine, by espeak-ng.
    Outlet(SoundOutlet),
}

/// The device that plays where none is named.
const DEFAULT_DEVICE: &str = "default";

impl FromStr for Route {
    type Err = VoiceError;

    /// Reads `left`, `right`, `both`, each perhaps with a device behind a colon, as `both:hw:1`, or an address of
    /// speech-dispatcher as [`Address`] has it.
    fn from_str(text: &str) -> Result<Route, VoiceError> {
        let (word, device) = text.split_once(':').unwrap_or((text, DEFAULT_DEVICE));
        let channel = match word {
            "left" => Channel::Left,
            "right" => Channel::Right,
            "both" => Channel::Both,
            _ => return text.parse().map(Route::Dispatcher),
        };
        if device.is_empty() {
            return Err(VoiceError::UnknownAddress(text.to_owned()));
        }
        Ok(Route::Outlet(SoundOutlet { device: device.to_owned(), channel }))
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Dispatcher(address) => address.fmt(f),
            Route::Outlet(SoundOutlet { device, channel }) => {
                let channel = match channel {
                    Channel::Left => "left",
                    Channel::Right => "right",
                    Channel::Both => "both",
                };
                if device == DEFAULT_DEVICE { f.write_str(channel) } else { write!(f, "{channel}:{device}") }
            }
        }
    }
}

/// How fast a voice speaks: -100 (slowest) to 100 (fastest), 0 as the engine likes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rate(i8);

impl Rate {
    /// `rate`, cut to -100..=100.
    #[must_use]
    pub fn new(rate: i8) -> Rate {
        Rate(rate.clamp(-100, 100))
    }

    /// The number, -100..=100.
    #[must_use]
    pub const fn get(self) -> i8 {
        self.0
    }

    /// The rate of an utterance that is said at this pace.
    #[must_use]
    pub fn at(self, pace: Pace) -> Rate {
        match pace {
            Pace::Usual => self,
            Pace::Brisk => Rate::new(self.0.saturating_add(BRISK)),
        }
    }

    /// The same rate on another scale that goes from `slowest` over `normal` to `fastest`.
    #[must_use]
    pub fn scale(self, slowest: f32, normal: f32, fastest: f32) -> f32 {
        let end = if self.0 < 0 { slowest } else { fastest };
        normal + (end - normal) * f32::from(self.0).abs() / 100.0
    }
}

/// What the voices are told at opening.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where speech-dispatcher listens.
    pub address: Address,
    /// The program that starts speech-dispatcher with `--spawn` when nobody listens; `None` where it is not ours to
    /// start. People may forbid it in speech-dispatcher's own settings.
    pub autospawn: Option<PathBuf>,
    /// Who speaks, as speech-dispatcher's own settings see it.
    pub user: String,
    /// The program that speaks, as speech-dispatcher's own settings see it.
    pub client: String,
    pub tuning: Tuning,
    /// The espeak-ng program: a name on the search path or a path.
    pub espeak: PathBuf,
    /// Rewrites a text so that espeak-ng pronounces it right.
    pub respell: fn(Lang, &str) -> String,
    /// How long a socket may keep silent.
    pub timeout: Duration,
    /// Where espeak-ng is heard; none: where it plays of itself.
    pub outlet: Option<SoundOutlet>,
    /// What plays the sound before an utterance; `None` if nothing does.
    pub chime: Option<Chime>,
}

impl Settings {
    /// Settings for a speech-dispatcher at `address`; all else as usual.
    #[must_use]
    pub fn at(address: Address) -> Settings {
        Settings {
            address,
            autospawn: None,
            user: "user".to_owned(),
            client: "golos".to_owned(),
            tuning: Tuning::default(),
            espeak: "espeak-ng".into(),
            respell: |_, text| text.to_owned(),
            timeout: Duration::from_millis(500),
            outlet: None,
            chime: None,
        }
    }

    /// Settings from `SPEECHD_ADDRESS`; without it, the session's own speech-dispatcher, which is started on demand.
    ///
    /// # Errors
    /// `SPEECHD_ADDRESS` is set and is no address.
    pub fn from_env() -> Result<Settings, VoiceError> {
        let mut settings = match env::var("SPEECHD_ADDRESS") {
            Ok(address) if address != "unix_socket" => Settings::at(address.parse()?),
            _ => Settings { autospawn: Some("speech-dispatcher".into()), ..Settings::at(session_socket()) },
        };
        if let Ok(user) = env::var("USER") {
            settings.user = user;
        }
        Ok(settings)
    }
}

/// The socket of the session: in `XDG_RUNTIME_DIR`, and without one in the cache folder.
fn session_socket() -> Address {
    let folder = env::var_os("XDG_RUNTIME_DIR")
        .map(PathBuf::from)
        .or_else(|| env::var_os("HOME").map(|home| Path::new(&home).join(".cache")))
        .unwrap_or_else(env::temp_dir);
    Address::Unix(folder.join("speech-dispatcher/speechd.sock"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_reads_as_speech_dispatcher_writes_it() {
        for (text, written) in [
            ("unix_socket:/run/user/1000/s.sock", Some("unix_socket:/run/user/1000/s.sock")),
            ("inet_socket:table.local:7000", Some("inet_socket:table.local:7000")),
            ("inet_socket:table.local", Some("inet_socket:table.local:6560")),
            ("inet_socket", Some("inet_socket:127.0.0.1:6560")),
            ("inet_socket::6561", Some("inet_socket:127.0.0.1:6561")),
            ("unix_socket:relative", None),
            ("unix_socket", None),
            ("inet_socket:host:many", None),
            ("", None),
        ] {
            assert_eq!(text.parse::<Address>().ok().map(|a| a.to_string()).as_deref(), written, "{text}");
        }
    }

    #[test]
    fn a_route_reads_as_it_is_written() {
        for (text, written) in [
            ("left", Some("left")),
            ("right:hw:1,0", Some("right:hw:1,0")),
            ("both:default", Some("both")),
            ("unix_socket:/run/a.sock", Some("unix_socket:/run/a.sock")),
            ("inet_socket:table.local", Some("inet_socket:table.local:6560")),
            ("left:", None),
            ("up", None),
            ("", None),
        ] {
            assert_eq!(text.parse::<Route>().ok().map(|route| route.to_string()).as_deref(), written, "{text}");
        }
    }

    #[test]
    fn a_brisk_rate_stays_on_the_scale() {
        for (rate, brisk) in [(-100, -60), (0, 40), (50, 90), (100, 100)] {
            assert_eq!((Rate::new(rate).at(Pace::Usual).get(), Rate::new(rate).at(Pace::Brisk).get()), (rate, brisk));
        }
    }

    #[test]
    fn a_rate_keeps_its_ends_and_its_middle_on_another_scale() {
        for (rate, words) in [(-100, 80.0), (-50, 127.5), (0, 175.0), (50, 312.5), (100, 450.0), (127, 450.0)] {
            assert_eq!(Rate::new(rate).scale(80.0, 175.0, 450.0), words, "{rate}");
        }
    }
}
