//! The socket that people knock at, and how many may stand before it.

use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use russh::server::{Config, run_stream};
use russh::{MethodKind, MethodSet, Preferred, kex};
use tokio::net::TcpStream;
use tokio::sync::{Notify, Semaphore};
use tokio::time::{Duration, sleep};

use super::guard::Guard;
use super::handler::{EventSender, SshSession};
use super::{HostKey, Sink};
use crate::{Address, Authenticator, ConnId};
use golos_clock::Ms;
use golos_table::Time;

/// What is borne of strangers and of lines that do not answer.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// So many may be about to say who they are.
    pub before_login: usize,
    /// So many of them from one address: a club has one router.
    pub before_login_of_address: usize,
    /// So many connections there are at most.
    pub connections: usize,
    /// So long one may take to say who he is, a code typed digit by digit and all, and to open what he came for.
    pub login: Ms,
    /// So long a line may take nothing.
    pub stall: Ms,
    /// How often a line is asked whether it is there; one that has not answered three times as long is not.
    pub keepalive: Ms,
    /// What a refusal costs in time.
    pub rejection: Ms,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            before_login: 256,
            before_login_of_address: 64,
            connections: 1000,
            login: Ms::from_secs(120),
            stall: Ms::from_secs(15),
            keepalive: Ms::from_secs(5),
            rejection: Ms::from_secs(1),
        }
    }
}

/// A server at work; it ends with the program, or when this is dropped.
pub struct Serving {
    address: SocketAddr,
    stop: Arc<Notify>,
}

impl Serving {
    /// Where it listens, with the port that the system gave.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.stop.notify_one();
    }
}

/// An address that is had, and at which nobody is let in yet.
pub struct Listening {
    listener: TcpListener,
}

impl Listening {
    /// Takes this address.
    ///
    /// # Errors
    /// It cannot be had.
    pub fn at(address: &str) -> io::Result<Listening> {
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        Ok(Listening { listener })
    }

    /// Serves whoever knocks here on a thread of its own.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn serve(
        self,
        key: &HostKey,
        limits: Limits,
        (porter, time): (Arc<dyn Authenticator>, Arc<dyn Time>),
        sink: Sink,
    ) -> io::Result<Serving> {
        let Listening { listener } = self;
        let address = listener.local_addr()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let stop = Arc::new(Notify::new());
        let door = Door {
            config: Arc::new(config(key, limits)),
            limits,
            porter,
            time,
            sink,
            before: Arc::new(Semaphore::new(limits.before_login)),
            all: Arc::new(Semaphore::new(limits.connections)),
            addresses: Arc::default(),
        };
        let ends = Arc::clone(&stop);
        let run = move || {
            runtime.block_on(async move {
                tokio::select! {
                    () = door.open(listener) => {}
                    () = ends.notified() => {}
                }
            });
            // Whoever is still there is not waited for.
            runtime.shutdown_background();
        };
        thread::Builder::new().name("ssh".to_owned()).spawn(run)?;
        Ok(Serving { address, stop })
    }
}

fn span(time: Ms) -> Duration {
    Duration::from_millis(time.get())
}

fn config(key: &HostKey, limits: Limits) -> Config {
    // Of the groups of Diffie and Hellman the larger take half a second of the only thread: strangers could stop the hall.
    let exchanges = &[
        kex::MLKEM768X25519_SHA256,
        kex::CURVE25519,
        kex::CURVE25519_PRE_RFC_8731,
        kex::EXTENSION_SUPPORT_AS_SERVER,
        kex::EXTENSION_OPENSSH_STRICT_KEX_AS_SERVER,
    ][..];
    Config {
        methods: MethodSet::from(&[MethodKind::PublicKey, MethodKind::KeyboardInteractive][..]),
        keys: vec![key.0.clone()],
        // A key, the one that opens the next line, and a code that was misheard more than once.
        max_auth_attempts: 6,
        auth_rejection_time: span(limits.rejection),
        auth_rejection_time_initial: Some(Duration::ZERO),
        // Whoever has not said yet who he is may be asked nothing: the `ssh` of the system gives up.
        keepalive_interval: None,
        inactivity_timeout: Some(Duration::from_secs(3600)),
        nodelay: true,
        window_size: 65_536,
        maximum_packet_size: 16_384,
        channel_buffer_size: 8,
        event_buffer_size: 4,
        preferred: Preferred { kex: exchanges.to_vec().into(), ..Preferred::default() },
        ..Config::default()
    }
}

/// Where the next who knocks stands.
struct Door {
    config: Arc<Config>,
    limits: Limits,
    porter: Arc<dyn Authenticator>,
    time: Arc<dyn Time>,
    sink: Sink,
    before: Arc<Semaphore>,
    all: Arc<Semaphore>,
    /// How many of each address are about to say who they are.
    addresses: Arc<Mutex<BTreeMap<Address, usize>>>,
}

impl Door {
    async fn open(self, listener: TcpListener) {
        let listener = match tokio::net::TcpListener::from_std(listener) {
            Ok(listener) => listener,
            Err(error) => {
                tracing::error!(%error, "nobody can come in");
                return;
            }
        };
        let mut next = 0;
        loop {
            match listener.accept().await {
                Ok((stream, from)) => {
                    next += 1;
                    self.meet(ConnId(next), stream, from.ip());
                }
                // There are no more files for lines: those that are open go on.
                Err(error) => {
                    tracing::warn!(%error, "nobody could come in");
                    sleep(Duration::from_millis(100)).await;
                }
            }
        }
    }

    /// Hears one who knocks, if there is room; else his line is closed without a word.
    fn meet(&self, id: ConnId, stream: TcpStream, from: IpAddr) {
        let from = address(from);
        let room = (Arc::clone(&self.all).try_acquire_owned(), Arc::clone(&self.before).try_acquire_owned());
        let (Ok(line), Ok(waiting)) = room else { return };
        if !self.porter.hears(&from) {
            return;
        }
        let Some(place) = PreAuthSlot::take(&self.addresses, &from, self.limits.before_login_of_address) else {
            return;
        };
        let (inside, cut) = (Arc::new(AtomicBool::new(false)), Arc::new(Notify::new()));
        let _ = stream.set_nodelay(true);
        let patience = (span(self.limits.login), span(self.limits.stall));
        let guard = Guard::new(stream, Arc::clone(&inside), Arc::clone(&cut), patience);
        let teller = EventSender { id, sink: Arc::clone(&self.sink), time: Arc::clone(&self.time) };
        let every = span(self.limits.keepalive);
        let knock = SshSession::new(teller, Arc::clone(&self.porter), from, (inside, cut, every), (waiting, place));
        let config = Arc::clone(&self.config);
        tokio::spawn(async move {
            if let Ok(session) = run_stream(config, guard, knock).await
                && let Err(error) = session.await
            {
                tracing::debug!(%error, "a line ended");
            }
            drop(line);
        });
    }
}

/// A place before the door, counted for its address.
pub(super) struct PreAuthSlot {
    of: Address,
    all: Arc<Mutex<BTreeMap<Address, usize>>>,
}

impl PreAuthSlot {
    fn take(all: &Arc<Mutex<BTreeMap<Address, usize>>>, of: &Address, most: usize) -> Option<PreAuthSlot> {
        let mut counts = all.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(of.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(PreAuthSlot { of: of.clone(), all: Arc::clone(all) })
    }
}

impl Drop for PreAuthSlot {
    fn drop(&mut self) {
        let mut counts = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.of) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.of);
            }
        }
    }
}

/// Of the newer kind of addresses everybody has a whole network: it counts as one.
fn address(ip: IpAddr) -> Address {
    let ip = ip.to_canonical();
    Address(match ip {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_of_one_person_counts_as_one_address() {
        for (ip, expected) in [
            ("192.0.2.7", "192.0.2.7"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
            ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ] {
            assert_eq!(address(ip.parse().unwrap()).to_string(), expected);
        }
    }

    #[test]
    fn so_many_of_one_address_stand_before_the_door_and_a_place_is_free_again() {
        let (all, here, there) = (Arc::default(), Address("192.0.2.7".into()), Address("192.0.2.8".into()));
        let places: Vec<PreAuthSlot> = (0..2).filter_map(|_| PreAuthSlot::take(&all, &here, 2)).collect();
        assert!(places.len() == 2 && PreAuthSlot::take(&all, &here, 2).is_none());
        assert!(PreAuthSlot::take(&all, &there, 2).is_some(), "elsewhere there is room");
        drop(places);
        assert!(PreAuthSlot::take(&all, &here, 2).is_some());
        assert!(all.lock().unwrap().is_empty(), "nobody is kept");
    }
}
