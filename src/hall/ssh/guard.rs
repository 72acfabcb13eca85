//! A socket with patience that ends: who exchanges no keys, does not say who he is, or takes nothing, is let go.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::time::{Duration, Sleep, sleep};

/// How long what may take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    pub exchange: Duration,
    pub login: Duration,
    pub stall: Duration,
}

/// The kind of the packet by which a server answers the key of a client (RFC 5656, section 7.1).
const KEX_REPLY: u8 = 31;

/// Whether among these packets, which are not sealed yet, one answers the key of the client (RFC 4253, section 6).
fn has_reply(mut bytes: &[u8]) -> bool {
    while let [a, b, c, d, _, kind, ..] = *bytes {
        if kind == KEX_REPLY {
            return true;
        }
        let length = usize::try_from(u32::from_be_bytes([a, b, c, d])).unwrap_or(usize::MAX).saturating_add(4);
        bytes = bytes.get(length..).unwrap_or_default();
    }
    false
}

/// A socket that fails in time.
pub(super) struct Guard {
    stream: TcpStream,
    /// Whether he has said who he is, and opened what he came for.
    inside: Arc<AtomicBool>,
    /// Until when he may take for that.
    login: Pin<Box<Sleep>>,
    /// Until when he may take for his part of the exchange of keys; none once it has come. Behind it he may be asked at
    /// home whether he knows this hall, or for the secret of his key.
    exchange: Option<Pin<Box<Sleep>>>,
    /// Since he takes nothing.
    stalled: Option<Pin<Box<Sleep>>>,
    stall: Duration,
    cut: Pin<Box<dyn Future<Output = ()> + Send>>,
    is_cut: bool,
}

impl Guard {
    pub fn new(
        stream: TcpStream,
        inside: Arc<AtomicBool>,
        cut: Arc<Notify>,
        Patience { exchange, login, stall }: Patience,
    ) -> Guard {
        let cut = Box::pin(async move { cut.notified().await });
        let (login, exchange) = (Box::pin(sleep(login)), Some(Box::pin(sleep(exchange))));
        Guard { stream, inside, login, exchange, stalled: None, stall, cut, is_cut: false }
    }

    /// Whether the line is to end now, seen from whoever reads or writes.
    fn ends(&mut self, cx: &mut Context<'_>) -> bool {
        self.is_cut = self.is_cut || self.cut.as_mut().poll(cx).is_ready();
        if self.is_cut || self.inside.load(Ordering::Acquire) {
            return self.is_cut;
        }
        let is_silent = self.exchange.as_mut().is_some_and(|exchange| exchange.as_mut().poll(cx).is_ready());
        is_silent || self.login.as_mut().poll(cx).is_ready()
    }
}

impl AsyncRead for Guard {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        if this.ends(cx) {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Pin::new(&mut this.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Guard {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        if this.ends(cx) {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        match Pin::new(&mut this.stream).poll_write(cx, bytes) {
            Poll::Pending => {
                let stall = this.stall;
                let stalled = this.stalled.get_or_insert_with(|| Box::pin(sleep(stall)));
                match stalled.as_mut().poll(cx) {
                    Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
                    Poll::Pending => Poll::Pending,
                }
            }
            Poll::Ready(done) => {
                this.stalled = None;
                // Only who has sent his part is answered so.
                if this.exchange.is_some() && has_reply(bytes) {
                    this.exchange = None;
                }
                Poll::Ready(done)
            }
        }
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_to_the_key_of_a_client_is_found_among_packets() {
        let packet = |kind: u8, length: u8| {
            let mut packet = vec![0, 0, 0, length, 4, kind];
            packet.resize(usize::from(length) + 4, 0);
            packet
        };
        let (init, reply, new_keys) = (packet(20, 200), packet(31, 100), packet(21, 12));
        for (bytes, expected) in [
            (b"SSH-2.0-31 31 31\r\n".to_vec(), false),
            (init.clone(), false),
            (new_keys.clone(), false),
            (reply.clone(), true),
            ([init.clone(), reply, new_keys].concat(), true),
            (init[..9].to_vec(), false),
            (vec![0; 40], false),
            (Vec::new(), false),
        ] {
            assert_eq!(has_reply(&bytes), expected, "{bytes:?}");
        }
    }
}
