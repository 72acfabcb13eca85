//! The way from home to a hall over SSH: the host is checked, the person shows who he is, and a line carries our records.
//! Everything runs on the thread that calls; nothing async leaves it.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use russh::client::{self, AuthResult, Handle, KeyboardInteractiveAuthResponse, Msg};
use russh::keys::agent::AgentIdentity;
use russh::keys::agent::client::AgentClient;
use russh::keys::known_hosts::{known_host_keys_path, learn_known_hosts_path};
use russh::keys::{HashAlg, PrivateKey, PrivateKeyWithHashAlg, PublicKey, PublicKeyOrCertificate, load_secret_key};
use russh::{Channel, ChannelMsg};
use tokio::runtime::Runtime;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::key::HostKey;

/// The name under which a hall speaks our records; the seat of an sshd has it as a command.
pub const SUBSYSTEM: &str = "golos";

/// So long opening a line may take.
const OPENING: Duration = Duration::from_secs(20);

/// A hall that says nothing for so long is not there: it asks every five seconds.
const SILENCE: Duration = Duration::from_secs(15);

/// So often a hall may ask for a code on one line.
const CODES: usize = 3;

/// Whom one wants to be, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    pub user: String,
    pub host: String,
    pub port: u16,
}

/// How one comes in.
#[derive(Clone, Debug)]
pub struct Wants {
    pub target: Target,
    /// The file of the key; none: those of the agent, else of these files.
    pub identity: Option<PathBuf>,
    pub usual: Vec<PathBuf>,
    /// The file of the keys of known hosts.
    pub known_hosts: PathBuf,
    /// By a code that the arbiter reads out, and no key.
    pub code: bool,
}

/// What only the person can answer; none: he does not want to.
pub trait Asks {
    /// The words that open the key of this file.
    fn passphrase(&mut self, file: &Path) -> Option<String>;

    /// The code that the arbiter has read out.
    fn code(&mut self) -> Option<String>;
}

/// Why one is not in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotIn {
    #[error("{0} does not answer: {1}")]
    Unreachable(String, String),
    #[error("the host is not known; its key is {0}")]
    Unknown(String),
    #[error("the host has another key than the one that is known: {0}")]
    Changed(String),
    #[error("the key {0} cannot be read: {1}")]
    Key(String, String),
    #[error("the file of known hosts cannot be written: {0}")]
    Known(String),
    #[error("neither a key nor a code lets in")]
    Denied,
    #[error("the host is not a hall")]
    NoHall,
}

impl NotIn {
    /// Whether it may be otherwise the next time, without anybody doing anything.
    #[must_use]
    pub const fn passes(&self) -> bool {
        matches!(self, NotIn::Unreachable(..))
    }
}

/// Where the bytes of a line go and come from.
pub trait Pipe {
    /// A line stands; what is put into `outlet` is sent on it. Its number.
    fn open(&self, outlet: Box<dyn FnMut(Vec<u8>) -> bool + Send>) -> u64;

    /// Bytes came over the line of this number. False: it is to be ended.
    fn bytes(&self, line: u64, bytes: &[u8]) -> bool;
}

/// One who comes in from his own machine, as often as his line breaks.
pub struct Client {
    runtime: Runtime,
    wants: Wants,
    /// The key that let him in the last time, opened.
    key: Option<Arc<PrivateKey>>,
    /// A key for as long as this program runs: who comes in by a code shows it, and comes back by it.
    spare: Arc<PrivateKey>,
    /// The key that an unknown host has shown.
    shown: Option<PublicKey>,
    open: Option<Opened>,
}

struct Opened {
    /// Dropped with the channel, or the line does not hang up.
    handle: Handle<Host>,
    channel: Channel<Msg>,
}

/// What is thought of the key that the host shows.
#[derive(Clone, Debug)]
enum Shown {
    Known,
    Unknown(PublicKey),
    Changed(PublicKey),
}

struct Host {
    target: Target,
    known_hosts: PathBuf,
    shown: Arc<Mutex<Option<Shown>>>,
}

impl client::Handler for Host {
    type Error = russh::Error;

    async fn check_server_key(&mut self, shown: &PublicKeyOrCertificate) -> Result<bool, russh::Error> {
        let PublicKeyOrCertificate::PublicKey { key, .. } = shown else { return Ok(false) };
        let known = known_host_keys_path(&self.target.host, self.target.port, &self.known_hosts)?;
        let shown = match known.iter().any(|(_, own)| own.key_data() == key.key_data()) {
            true => Shown::Known,
            false if known.is_empty() => Shown::Unknown(key.clone()),
            // One of another kind is no answer either: whoever stands between would show just that.
            false => Shown::Changed(key.clone()),
        };
        let is_known = matches!(shown, Shown::Known);
        *self.shown.lock().unwrap_or_else(PoisonError::into_inner) = Some(shown);
        Ok(is_known)
    }
}

impl Client {
    /// Nobody has come in yet.
    ///
    /// # Errors
    /// The system gives nothing to wait with.
    pub fn new(wants: Wants) -> io::Result<Client> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(|why| io::Error::other(why.to_string()))?;
        let spare = Arc::new(HostKey::from_seed(&seed).0);
        Ok(Client { runtime, wants, key: None, spare, shown: None, open: None })
    }

    /// Opens a line; it stands until [`carry`](Client::carry).
    ///
    /// # Errors
    /// [`NotIn`]. What only the person can answer is asked of him, or not at all.
    pub fn enter(&mut self, asks: &mut dyn Asks) -> Result<(), NotIn> {
        if self.key.is_none() && !self.wants.code {
            self.key = self.read_key(asks)?;
        }
        let keys = (self.key.clone(), Arc::clone(&self.spare));
        let entering = enter(&self.wants, keys, asks);
        match self.runtime.block_on(entering) {
            Ok(open) => {
                self.open = Some(open);
                Ok(())
            }
            Err(Refused { why, shown }) => {
                self.shown = shown;
                Err(why)
            }
        }
    }

    /// The person knows the host that showed its key: it is known from now on.
    ///
    /// # Errors
    /// [`NotIn::Known`].
    pub fn learn(&mut self) -> Result<(), NotIn> {
        let Some(key) = self.shown.take() else { return Ok(()) };
        let Target { host, port, .. } = &self.wants.target;
        learn_known_hosts_path(host, *port, &key, &self.wants.known_hosts).map_err(|why| NotIn::Known(why.to_string()))
    }

    fn read_key(&self, asks: &mut dyn Asks) -> Result<Option<Arc<PrivateKey>>, NotIn> {
        let usual = || self.wants.usual.iter().find(|file| file.exists());
        let has_agent = std::env::var_os("SSH_AUTH_SOCK").is_some();
        let Some(file) = self.wants.identity.as_ref().or_else(|| if has_agent { None } else { usual() }) else {
            return Ok(None);
        };
        let name = file.display().to_string();
        let unread = |why: russh::keys::Error| NotIn::Key(name.clone(), why.to_string());
        let key = match load_secret_key(file, None) {
            Err(russh::keys::Error::KeyIsEncrypted) => {
                let Some(words) = asks.passphrase(file) else { return Err(NotIn::Denied) };
                load_secret_key(file, Some(&words)).map_err(unread)?
            }
            other => other.map_err(unread)?,
        };
        Ok(Some(Arc::new(key)))
    }

    /// Carries the line that stands until it ends. Why it has.
    pub fn carry(&mut self, pipe: &dyn Pipe) -> String {
        let Some(open) = self.open.take() else { return "no line".to_owned() };
        self.runtime.block_on(carry(open, pipe))
    }
}

struct Refused {
    why: NotIn,
    shown: Option<PublicKey>,
}

impl From<NotIn> for Refused {
    fn from(why: NotIn) -> Refused {
        Refused { why, shown: None }
    }
}

/// The key of the person, where one was read, and the one of this program.
type Keys = (Option<Arc<PrivateKey>>, Arc<PrivateKey>);

async fn enter(wants: &Wants, (key, spare): Keys, asks: &mut dyn Asks) -> Result<Opened, Refused> {
    let Target { user, host, port } = &wants.target;
    let place = format!("{host}:{port}");
    let unreachable = |why: String| Refused::from(NotIn::Unreachable(place.clone(), why));
    let shown = Arc::new(Mutex::new(None));
    let handler =
        Host { target: wants.target.clone(), known_hosts: wants.known_hosts.clone(), shown: Arc::clone(&shown) };
    let config = client::Config {
        keepalive_interval: Some(Duration::from_secs(5)),
        keepalive_max: 3,
        nodelay: true,
        ..client::Config::default()
    };
    let connecting = client::connect(Arc::new(config), (host.as_str(), *port), handler);
    let connected = timeout(OPENING, connecting).await.map_err(|_| unreachable("no answer".to_owned()))?;
    let mut handle = connected.map_err(|why| {
        let seen = shown.lock().unwrap_or_else(PoisonError::into_inner).take();
        let print = |key: &PublicKey| key.fingerprint(HashAlg::Sha256).to_string();
        match seen {
            Some(Shown::Unknown(key)) => Refused { why: NotIn::Unknown(print(&key)), shown: Some(key) },
            Some(Shown::Changed(key)) => NotIn::Changed(print(&key)).into(),
            Some(Shown::Known) | None => unreachable(why.to_string()),
        }
    })?;
    let lost = |why: russh::Error| unreachable(why.to_string());
    let by_key = !wants.code && by_key(&mut handle, user, key).await.map_err(lost)?;
    let by_key = by_key || by_key_of(&mut handle, user, spare).await.map_err(lost)?;
    if !by_key && !by_code(&mut handle, user, asks).await.map_err(lost)? {
        return Err(NotIn::Denied.into());
    }
    let mut channel = handle.channel_open_session().await.map_err(lost)?;
    channel.request_subsystem(true, SUBSYSTEM).await.map_err(lost)?;
    let mut is_asked_again = false;
    loop {
        match timeout(OPENING, channel.wait()).await {
            Ok(Some(ChannelMsg::Success)) => return Ok(Opened { handle, channel }),
            Ok(Some(ChannelMsg::WindowAdjusted { .. })) => {}
            // An sshd knows no such name; the command that it forces is told of it.
            Ok(Some(ChannelMsg::Failure)) if !is_asked_again => {
                is_asked_again = true;
                channel.exec(true, SUBSYSTEM).await.map_err(lost)?;
            }
            // It broke: that is no answer.
            Ok(Some(ChannelMsg::Eof | ChannelMsg::Close) | None) => return Err(unreachable("no answer".to_owned())),
            Ok(Some(_)) => return Err(NotIn::NoHall.into()),
            Err(_) => return Err(unreachable("no answer".to_owned())),
        }
    }
}

/// Whether a key lets him in. Of a line that broke meanwhile nothing was said: neither that, nor what else he may try.
fn answered(result: AuthResult) -> Result<bool, russh::Error> {
    match result {
        AuthResult::Success => Ok(true),
        AuthResult::Failure { remaining_methods, .. } if remaining_methods.is_empty() => Err(russh::Error::Disconnect),
        AuthResult::Failure { .. } => Ok(false),
    }
}

/// Whether one of his keys lets him in: the one of the file, else those of the agent.
async fn by_key(handle: &mut Handle<Host>, user: &str, key: Option<Arc<PrivateKey>>) -> Result<bool, russh::Error> {
    if let Some(key) = key {
        return by_key_of(handle, user, key).await;
    }
    let Ok(mut agent) = AgentClient::connect_env().await else { return Ok(false) };
    for identity in agent.request_identities().await.unwrap_or_default() {
        let AgentIdentity::PublicKey { key, .. } = identity else { continue };
        match handle.authenticate_publickey_with(user, key, None, &mut agent).await {
            Ok(result) => {
                if answered(result)? {
                    return Ok(true);
                }
            }
            Err(why) => tracing::warn!(%why, "the agent does not sign"),
        }
    }
    Ok(false)
}

/// Whether this key lets him in.
async fn by_key_of(handle: &mut Handle<Host>, user: &str, key: Arc<PrivateKey>) -> Result<bool, russh::Error> {
    let key = PrivateKeyWithHashAlg::new(key, Some(HashAlg::Sha512));
    answered(handle.authenticate_publickey(user, key).await?)
}

/// Whether the code lets him in that he has been told.
async fn by_code(handle: &mut Handle<Host>, user: &str, asks: &mut dyn Asks) -> Result<bool, russh::Error> {
    for _ in 0..CODES {
        let mut step = handle.authenticate_keyboard_interactive_start(user, None).await?;
        loop {
            step = match step {
                KeyboardInteractiveAuthResponse::Success => return Ok(true),
                KeyboardInteractiveAuthResponse::Failure { remaining_methods, .. } => {
                    if remaining_methods.is_empty() {
                        return Ok(false);
                    }
                    break;
                }
                KeyboardInteractiveAuthResponse::InfoRequest { prompts, .. } => {
                    let mut answers = Vec::new();
                    for _ in &prompts {
                        let Some(code) = asks.code() else { return Ok(false) };
                        answers.push(code);
                    }
                    match handle.authenticate_keyboard_interactive_respond(answers).await {
                        // A line that is ended over a code was not broken: the code is void, or was tried too often.
                        Err(russh::Error::Disconnect | russh::Error::HUP) => return Ok(false),
                        answered => answered?,
                    }
                }
            };
        }
    }
    Ok(false)
}

async fn carry(open: Opened, pipe: &dyn Pipe) -> String {
    let Opened { handle, mut channel } = open;
    let (sender, mut out) = mpsc::unbounded_channel::<Vec<u8>>();
    let line = pipe.open(Box::new(move |bytes| sender.send(bytes).is_ok()));
    let why = loop {
        tokio::select! {
            bytes = out.recv() => match bytes {
                None => break "given up".to_owned(),
                Some(bytes) => {
                    if let Err(why) = channel.data(&bytes[..]).await {
                        break why.to_string();
                    }
                }
            },
            came = timeout(SILENCE, channel.wait()) => match came {
                Err(_) => break "silent".to_owned(),
                Ok(Some(ChannelMsg::Data { data })) => {
                    if !pipe.bytes(line, &data) {
                        break "ended".to_owned();
                    }
                }
                Ok(None | Some(ChannelMsg::Eof | ChannelMsg::Close)) => break "closed".to_owned(),
                Ok(Some(_)) => {}
            },
        }
    };
    // What is still on its way is not waited for.
    let _ = timeout(Duration::from_millis(200), channel.eof()).await;
    let bye = handle.disconnect(russh::Disconnect::ByApplication, "", "");
    let _ = timeout(Duration::from_millis(200), bye).await;
    why
}
