//! The server: who may come in, what is asked for, and the answers.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll};
use std::time::Duration;

use hyper::body::{Bytes, Frame, Incoming};
use hyper::header::{HeaderName, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode, header};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::task::spawn_local;
use tokio::time::{sleep, timeout};

use super::guard::Guard;
use super::pages::WordingByLanguage;
use super::shown::{Moment, Shown};
use super::{Limits, Wake, WebConfig};
use crate::follow::Folder;
use crate::time::RealTime;
use golos_clock::Ms;
use golos_table::Time;
use golos_view::{SITE_SCRIPT, SITE_STYLE};
use golos_wording::Lang;

/// How often the folder is looked at where nobody says that something was written.
const LOOK: Duration = Duration::from_secs(1);

/// How long a connection lives at most; who follows by events comes again by himself.
const LIFE: Duration = Duration::from_secs(15 * 60);

/// How often a reader who follows hears that the line is there; so one who is gone is noticed.
const PULSE: Duration = Duration::from_secs(20);

/// A connection is answered so often in a second at most; the pages want three answers for one that is opened.
const PACE: Duration = Duration::from_millis(25);

/// The most lines of a head, and the most bytes of it.
const MOST_HEADERS: usize = 64;
const MOST_HEAD: usize = 16 * 1024;

/// So many pages are kept ready.
const MOST_KEPT: usize = 500;

/// Nothing is fetched from elsewhere; a page that is gone through has its script and its style in itself.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";
const REPLAY_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
                             base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HTML: &str = "text/html; charset=utf-8";

/// What the answers are made from.
struct House {
    shown: RefCell<Shown>,
    wordings: WordingByLanguage,
    lang: Lang,
    /// Counts every change, and wakes those who follow.
    change: watch::Sender<u64>,
    kept: RefCell<BTreeMap<Wanted, (u64, Bytes)>>,
    guests: RefCell<BTreeMap<IpAddr, usize>>,
}

/// A page.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Wanted {
    lang: Lang,
    kind: PageKind,
    /// The checksum of a game; empty: the list.
    id: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum PageKind {
    List,
    Board,
    Replay,
}

/// What a path asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Asked {
    /// The list in the language of the browser.
    Start,
    Page(Wanted),
    Style,
    Script,
    /// What changes: of a game, or of the list.
    Live(Option<String>),
}

/// Serves until the wish to end.
///
/// # Errors
/// The system does not take the listening socket.
pub(super) async fn serve(config: WebConfig, listener: std::net::TcpListener, wake: Arc<Wake>) -> io::Result<()> {
    let listener = TcpListener::from_std(listener)?;
    let house = Rc::new(House {
        shown: RefCell::new(Shown::new(&config.scene, config.delay)),
        wordings: WordingByLanguage::new(),
        lang: config.lang,
        change: watch::Sender::new(1),
        kept: RefCell::default(),
        guests: RefCell::default(),
    });
    let mut folder = Folder::new(config.scene.folder());
    let time = RealTime::start();
    let limits = config.limits;
    let follow = async {
        while !wake.ended.load(Ordering::Acquire) {
            let due = house.look(&mut folder, &time);
            let _ = timeout(due.min(LOOK), wake.notify.notified()).await;
        }
    };
    let accept = async {
        loop {
            match listener.accept().await {
                Ok((stream, address)) => House::welcome(&house, stream, address, limits),
                // Too many files are open: some will be closed.
                Err(_) => sleep(Duration::from_millis(100)).await,
            }
        }
    };
    tokio::select! {
        () = follow => Ok(()),
        () = accept => Ok(()),
    }
}

impl House {
    /// Takes what is new in the folder, and releases what is due. How long until something is due.
    fn look(&self, folder: &mut Folder, time: &RealTime) -> Duration {
        let mut shown = self.shown.borrow_mut();
        let now = Moment { elapsed: time.elapsed(), wall: time.wall().timestamp_millis() };
        shown.take(folder.look(), now);
        let before = shown.version();
        shown.release(now.elapsed);
        if shown.version() != before {
            self.change.send_modify(|count| *count += 1);
        }
        let due = shown.due().map_or(Ms::from_mins(1), |due| Ms::new(due.get().saturating_sub(now.elapsed.get())));
        Duration::from_millis(due.get().max(1))
    }

    /// Lets a connection in, if there is room for it.
    fn welcome(house: &Rc<House>, stream: TcpStream, address: SocketAddr, limits: Limits) {
        let guests = house.guests.borrow();
        let all: usize = guests.values().sum();
        let own = guests.get(&address.ip()).copied().unwrap_or(0);
        drop(guests);
        if all >= limits.connections || own >= limits.an_address {
            return;
        }
        let guest = Guest::new(Rc::clone(house), address.ip());
        spawn_local(async move {
            let _ = stream.set_nodelay(true);
            let patience = Duration::from_millis(limits.patience.get());
            let service = service_fn(|request: Request<Incoming>| {
                let house = Rc::clone(&guest.house);
                async move {
                    sleep(PACE).await;
                    Ok::<_, Infallible>(house.answer(&request))
                }
            });
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(patience)
                .max_headers(MOST_HEADERS)
                .max_buf_size(MOST_HEAD)
                .serve_connection(TokioIo::new(Guard::new(stream, patience)), service);
            let _ = timeout(LIFE, connection).await;
        });
    }

    fn answer(self: &Rc<House>, request: &Request<Incoming>) -> Response<Body> {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            let mut refused = plain(StatusCode::METHOD_NOT_ALLOWED);
            refused.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
            return refused;
        }
        let has_body = request.headers().contains_key(header::TRANSFER_ENCODING)
            || request.headers().get(header::CONTENT_LENGTH).is_some_and(|length| length.as_bytes() != b"0");
        if has_body {
            return plain(StatusCode::PAYLOAD_TOO_LARGE);
        }
        let is_head = *request.method() == Method::HEAD;
        match asked(request.uri().path()) {
            None => plain(StatusCode::NOT_FOUND),
            Some(Asked::Start) => {
                let wished = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
                let lang = wished.and_then(wished_lang).unwrap_or(self.lang);
                let mut answer = plain(StatusCode::SEE_OTHER);
                let place = HeaderValue::from_str(&format!("/{}/", lang.code()));
                answer.headers_mut().extend(place.ok().map(|place| (header::LOCATION, place)));
                answer.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-language"));
                answer
            }
            Some(Asked::Style) => whole("text/css; charset=utf-8", Bytes::from_static(SITE_STYLE.as_bytes()), POLICY),
            Some(Asked::Script) => {
                whole("text/javascript; charset=utf-8", Bytes::from_static(SITE_SCRIPT.as_bytes()), POLICY)
            }
            Some(Asked::Page(wanted)) => {
                let policy = if wanted.kind == PageKind::Replay { REPLAY_POLICY } else { POLICY };
                self.page(wanted).map_or_else(|| plain(StatusCode::NOT_FOUND), |page| whole(HTML, page, policy))
            }
            Some(Asked::Live(id)) if self.version(id.as_deref()).is_some() && !is_head => self.live(id),
            Some(Asked::Live(_)) => plain(StatusCode::NOT_FOUND),
        }
    }

    /// A page as it stands now; none: there is no such game.
    fn page(&self, wanted: Wanted) -> Option<Bytes> {
        let version = self.version(Some(wanted.id.as_str()).filter(|id| !id.is_empty()))?;
        if let Some((_, page)) = self.kept.borrow().get(&wanted).filter(|(kept, _)| *kept == version) {
            return Some(page.clone());
        }
        let shown = self.shown.borrow();
        let pages = self.wordings.pages(wanted.lang, &shown);
        let page = match wanted.kind {
            PageKind::List => pages.index(),
            PageKind::Board => pages.board(shown.game(&wanted.id)?)?,
            PageKind::Replay => pages.replay(shown.game(&wanted.id)?)?,
        };
        let page = Bytes::from(page);
        let mut kept = self.kept.borrow_mut();
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        kept.insert(wanted, (version, page.clone()));
        Some(page)
    }

    /// Which state of things is shown of a game, or of the list; none: there is no such game.
    fn version(&self, id: Option<&str>) -> Option<u64> {
        let shown = self.shown.borrow();
        match id {
            None => Some(shown.version()),
            Some(id) => shown.game(id).map(|tape| u64::try_from(tape.records.len()).unwrap_or(u64::MAX)),
        }
    }

    /// Tells of each change until the reader goes. Of several that he was too slow for he hears the last.
    fn live(self: &Rc<House>, id: Option<String>) -> Response<Body> {
        let (outlet, inlet) = mpsc::channel(1);
        let mut changes = self.change.subscribe();
        let house = Rc::clone(self);
        spawn_local(async move {
            let mut told = None;
            loop {
                let version = house.version(id.as_deref());
                let text = match version {
                    Some(version) if told != Some(version) => format!("event: change\ndata: {version}\n\n"),
                    _ => ":\n\n".to_owned(),
                };
                told = version;
                if outlet.send(Bytes::from(text)).await.is_err() {
                    return;
                }
                while house.version(id.as_deref()) == told {
                    if !matches!(timeout(PULSE, changes.changed()).await, Ok(Ok(()))) {
                        break;
                    }
                }
            }
        });
        let mut answer = answered(StatusCode::OK, "text/event-stream", Body::Live(inlet));
        answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        answer
    }
}

/// A connection that has been let in; it is counted until it is gone.
struct Guest {
    house: Rc<House>,
    address: IpAddr,
}

impl Guest {
    fn new(house: Rc<House>, address: IpAddr) -> Guest {
        *house.guests.borrow_mut().entry(address).or_default() += 1;
        Guest { house, address }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut guests = self.house.guests.borrow_mut();
        if let Some(count) = guests.get_mut(&self.address) {
            *count -= 1;
        }
        guests.retain(|_, count| *count > 0);
    }
}

/// What a path asks for; none: nothing that there is. Nothing of it is ever the name of a file.
fn asked(path: &str) -> Option<Asked> {
    let is_id = |id: &str| id.len() == 16 && id.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    let lang = |code: &str| Lang::ALL.into_iter().find(|lang| lang.code() == code);
    let page = |code, kind, id: &str| Some(Asked::Page(Wanted { lang: lang(code)?, kind, id: id.to_owned() }));
    let parts: Vec<&str> = path.strip_prefix('/')?.split('/').collect();
    match parts[..] {
        [""] => Some(Asked::Start),
        ["site.css"] => Some(Asked::Style),
        ["site.js"] => Some(Asked::Script),
        ["live"] => Some(Asked::Live(None)),
        ["live", id] if is_id(id) => Some(Asked::Live(Some(id.to_owned()))),
        [code, ""] => page(code, PageKind::List, ""),
        [code, "board", id] if is_id(id) => page(code, PageKind::Board, id),
        [code, "game", id] if is_id(id) => page(code, PageKind::Replay, id),
        _ => None,
    }
}

/// The first language of a browser's list that is spoken here.
fn wished_lang(list: &str) -> Option<Lang> {
    list.split(',').take(20).find_map(|wish| wish.split(';').next()?.trim().parse().ok())
}

/// The body of an answer.
enum Body {
    Whole(Option<Bytes>),
    Live(mpsc::Receiver<Bytes>),
}

impl hyper::body::Body for Body {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        match self.get_mut() {
            Body::Whole(bytes) => Poll::Ready(bytes.take().map(|bytes| Ok(Frame::data(bytes)))),
            Body::Live(inlet) => inlet.poll_recv(context).map(|text| text.map(|text| Ok(Frame::data(text)))),
        }
    }

    fn is_end_stream(&self) -> bool {
        match self {
            Body::Whole(bytes) => bytes.as_ref().is_none_or(Bytes::is_empty),
            Body::Live(_) => false,
        }
    }

    fn size_hint(&self) -> hyper::body::SizeHint {
        let length = |bytes: &Bytes| u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        match self {
            Body::Whole(bytes) => hyper::body::SizeHint::with_exact(bytes.as_ref().map_or(0, length)),
            Body::Live(_) => hyper::body::SizeHint::default(),
        }
    }
}

fn answered(status: StatusCode, kind: &'static str, body: Body) -> Response<Body> {
    const NOSNIFF: HeaderName = HeaderName::from_static("x-content-type-options");
    const REFERRER: HeaderName = HeaderName::from_static("referrer-policy");
    let mut answer = Response::new(body);
    *answer.status_mut() = status;
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(NOSNIFF, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER, HeaderValue::from_static("no-referrer"));
    answer
}

/// An answer that is there as a whole.
fn whole(kind: &'static str, bytes: Bytes, policy: &'static str) -> Response<Body> {
    let mut answer = answered(StatusCode::OK, kind, Body::Whole(Some(bytes)));
    answer.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    answer
}

/// An answer that says no more than its number, and ends the connection where it refuses.
fn plain(status: StatusCode) -> Response<Body> {
    let text = status.canonical_reason().unwrap_or_default();
    let mut answer =
        answered(status, "text/plain; charset=utf-8", Body::Whole(Some(Bytes::from_static(text.as_bytes()))));
    if status.is_client_error() && status != StatusCode::NOT_FOUND {
        answer.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_shown_can_be_asked_for() {
        let page = |lang, kind, id: &str| Some(Asked::Page(Wanted { lang, kind, id: id.to_owned() }));
        let id = "0123456789abcdef";
        for (path, found) in [
            ("/", Some(Asked::Start)),
            ("/en/", page(Lang::En, PageKind::List, "")),
            ("/uk/board/0123456789abcdef", page(Lang::Uk, PageKind::Board, id)),
            ("/ru/game/0123456789abcdef", page(Lang::Ru, PageKind::Replay, id)),
            ("/live", Some(Asked::Live(None))),
            ("/live/0123456789abcdef", Some(Asked::Live(Some(id.to_owned())))),
            ("/site.css", Some(Asked::Style)),
            ("/site.js", Some(Asked::Script)),
        ] {
            assert_eq!(asked(path), found, "{path}");
        }
        for path in [
            "",
            "en/",
            "/en",
            "/ru/de/",
            "/en/board/",
            "/en/board/..",
            "/en/board/../../etc/passwd",
            "/en/board/%2e%2e%2fpasswd",
            "/en/board/0123456789ABCDEF",
            "/en/board/0123456789abcde/",
            "/en/game/2026-11-21_1500_anna_boris.ron",
            "//",
            "/live/x",
            "/en/board/0123456789abcdef/",
        ] {
            assert_eq!(asked(path), None, "{path}");
        }
    }

    #[test]
    fn the_language_is_that_of_the_browser() {
        for (list, lang) in
            [("uk-UA,uk;q=0.9,en;q=0.5", Some(Lang::Uk)), ("de, ru;q=0.8", Some(Lang::Ru)), ("de", None), ("", None)]
        {
            assert_eq!(wished_lang(list), lang, "{list}");
        }
    }
}
