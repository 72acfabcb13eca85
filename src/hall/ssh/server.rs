//! The socket that people knock at, and how many may stand before it.

use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::thread;

use russh::server::{Config, run_stream};
use russh::{MethodKind, MethodSet, Preferred, kex};
use tokio::net::TcpStream;
use tokio::sync::{Notify, Semaphore};
use tokio::time::{Duration, sleep};

use super::guard::{Guard, Patience};
use super::handler::{EventSender, SshSession};
use super::key::kinds;
use super::porch::Porch;
use super::{HostKey, Sink};
use crate::{Address, Authenticator, ConnId};
use golos_clock::Ms;
use golos_table::Time;

/// What is borne of strangers and of lines that do not answer.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// So many may have said nothing yet, and so many may be about to say who they are; as many again of addresses from
    /// which somebody has been in.
    pub before_login: usize,
    /// So many of each from one address: a club has one router.
    pub before_login_of_address: usize,
    /// So many connections there are at most of those who have proved who they are.
    pub connections: usize,
    /// So long one may take to send his part of the exchange of keys, which no person is asked about.
    pub exchange: Ms,
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
            before_login_of_address: 128,
            connections: 1000,
            exchange: Ms::from_secs(15),
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
            config: Arc::new(config(key)),
            limits,
            porter,
            time,
            sink,
            porch: Arc::new(Porch::new(limits)),
            proved: Arc::new(Semaphore::new(limits.connections)),
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

fn config(key: &HostKey) -> Config {
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
        // All the keys of an agent, and a code that was misheard more than once. What a wrong code costs in time it costs
        // there where it is looked at: a key of another place costs nothing.
        max_auth_attempts: 24,
        auth_rejection_time: Duration::ZERO,
        auth_rejection_time_initial: Some(Duration::ZERO),
        // Whoever has not said yet who he is may be asked nothing: the `ssh` of the system gives up.
        keepalive_interval: None,
        inactivity_timeout: Some(Duration::from_secs(3600)),
        nodelay: true,
        window_size: 65_536,
        maximum_packet_size: 16_384,
        channel_buffer_size: 8,
        event_buffer_size: 4,
        preferred: Preferred {
            kex: exchanges.to_vec().into(),
            // No kind of key is offered that is not taken.
            key: kinds().into(),
            ..Preferred::default()
        },
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
    porch: Arc<Porch>,
    /// So many more may prove who they are.
    proved: Arc<Semaphore>,
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

    /// Hears one who knocks. Where there are too many, one that has said nothing for long goes.
    fn meet(&self, id: ConnId, stream: TcpStream, from: IpAddr) {
        let from = address(from);
        let (inside, cut) = (Arc::new(AtomicBool::new(false)), Arc::new(Notify::new()));
        let _ = stream.set_nodelay(true);
        let patience = Patience {
            exchange: span(self.limits.exchange),
            login: span(self.limits.login),
            stall: span(self.limits.stall),
        };
        let guard = Guard::new(stream, Arc::clone(&inside), Arc::clone(&cut), patience);
        let teller = EventSender { id, sink: Arc::clone(&self.sink), time: Arc::clone(&self.time) };
        let place = self.porch.enter(teller.clone(), from.clone(), Arc::clone(&cut));
        let (every, refusal) = (span(self.limits.keepalive), span(self.limits.rejection));
        let waiting = (place, Arc::clone(&self.proved));
        let knock = SshSession::new(teller, Arc::clone(&self.porter), from, (inside, cut, every, refusal), waiting);
        let config = Arc::clone(&self.config);
        tokio::spawn(async move {
            if let Ok(session) = run_stream(config, guard, knock).await
                && let Err(error) = session.await
            {
                tracing::debug!(%error, "a line ended");
            }
        });
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
}
