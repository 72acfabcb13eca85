//! A socket with patience that ends: who does not say who he is, or takes nothing, is let go.

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

/// A socket that fails in time.
pub(super) struct Guard {
    stream: TcpStream,
    /// Whether he has said who he is, and opened what he came for.
    inside: Arc<AtomicBool>,
    /// Until when he may take for that.
    login: Pin<Box<Sleep>>,
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
        (login, stall): (Duration, Duration),
    ) -> Guard {
        let cut = Box::pin(async move { cut.notified().await });
        Guard { stream, inside, login: Box::pin(sleep(login)), stalled: None, stall, cut, is_cut: false }
    }

    /// Whether the line is to end now, seen from whoever reads or writes.
    fn ends(&mut self, cx: &mut Context<'_>) -> bool {
        self.is_cut = self.is_cut || self.cut.as_mut().poll(cx).is_ready();
        let late = !self.inside.load(Ordering::Acquire) && self.login.as_mut().poll(cx).is_ready();
        self.is_cut || late
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
