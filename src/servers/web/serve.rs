//! The server: who may come in, what is asked for, and the answers.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::middleware::{Next, from_fn, map_response};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use futures_util::stream;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::guard::Guard;
use super::pages::WordingByLanguage;
use super::shown::{Moment, Shown};
use super::{Limits, Wake, WebConfig};
use golos_clock::Ms;
use golos_files::follow::Folder;
use golos_files::time::RealTime;
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
    shown: Mutex<Shown>,
    wordings: WordingByLanguage,
    lang: Lang,
    /// Counts every change, and wakes those who follow.
    change: watch::Sender<u64>,
    kept: Mutex<BTreeMap<PageAddress, (u64, Bytes)>>,
    guests: Mutex<BTreeMap<IpAddr, usize>>,
}

/// A page.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct PageAddress {
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

/// Serves until the wish to end.
///
/// # Errors
/// The system does not take the listening socket.
pub(super) async fn serve(config: WebConfig, listener: std::net::TcpListener, wake: Arc<Wake>) -> io::Result<()> {
    let listener = TcpListener::from_std(listener)?;
    let house = Arc::new(House {
        shown: Mutex::new(Shown::new(&config.scene, config.delay)),
        wordings: WordingByLanguage::new(),
        lang: config.lang,
        change: watch::Sender::new(1),
        kept: Mutex::default(),
        guests: Mutex::default(),
    });
    let router = router(Arc::clone(&house));
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
                Ok((stream, address)) => House::welcome(&house, &router, stream, address, limits),
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

/// What can be asked for. Nothing of a path is ever the name of a file.
fn router(house: Arc<House>) -> Router {
    Router::new()
        .route("/", get(start))
        .route("/site.css", get(|| async { whole("text/css; charset=utf-8", SITE_STYLE, POLICY) }))
        .route("/site.js", get(|| async { whole("text/javascript; charset=utf-8", SITE_SCRIPT, POLICY) }))
        .route("/live", get(|State(house): State<Arc<House>>| async { live(house, None) }))
        .route(
            "/live/{id}",
            get(|State(house): State<Arc<House>>, Path(id): Path<String>| async { live(house, Some(id)) }),
        )
        .route(
            "/{lang}/",
            get(|State(house): State<Arc<House>>, Path(lang): Path<String>| async move {
                house.page(&lang, PageKind::List, "")
            }),
        )
        .route(
            "/{lang}/board/{id}",
            get(|State(house): State<Arc<House>>, Path((lang, id)): Path<(String, String)>| async move {
                house.page(&lang, PageKind::Board, &id)
            }),
        )
        .route(
            "/{lang}/game/{id}",
            get(|State(house): State<Arc<House>>, Path((lang, id)): Path<(String, String)>| async move {
                house.page(&lang, PageKind::Replay, &id)
            }),
        )
        .fallback(|| async { StatusCode::NOT_FOUND })
        .layer(from_fn(without_body))
        .layer(map_response(guarded))
        .with_state(house)
}

/// Refuses what has a body, after the pace of a connection.
async fn without_body(request: Request, next: Next) -> Response {
    sleep(PACE).await;
    let headers = request.headers();
    let has_body = headers.contains_key(header::TRANSFER_ENCODING)
        || headers.get(header::CONTENT_LENGTH).is_some_and(|length| length.as_bytes() != b"0");
    if has_body { StatusCode::PAYLOAD_TOO_LARGE.into_response() } else { next.run(request).await }
}

/// What stands in the head of every answer; one that refuses says no more than its number, and ends the connection.
async fn guarded(mut answer: Response) -> Response {
    const NOSNIFF: HeaderName = HeaderName::from_static("x-content-type-options");
    const REFERRER: HeaderName = HeaderName::from_static("referrer-policy");
    let status = answer.status();
    if status.is_client_error() {
        *answer.body_mut() = Body::from(status.canonical_reason().unwrap_or_default());
        answer.headers_mut().remove(header::CONTENT_LENGTH);
        answer.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    }
    let headers = answer.headers_mut();
    headers.insert(NOSNIFF, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER, HeaderValue::from_static("no-referrer"));
    if status.is_client_error() && status != StatusCode::NOT_FOUND {
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    answer
}

/// The list in the language of the browser.
async fn start(State(house): State<Arc<House>>, headers: HeaderMap) -> Response {
    let wished = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let lang = wished.and_then(wished_lang).unwrap_or(house.lang);
    let place = format!("/{}/", lang.code());
    (StatusCode::SEE_OTHER, [(header::LOCATION, place), (header::VARY, "accept-language".to_owned())]).into_response()
}

/// Tells of each change until the reader goes. Of several that he was too slow for he hears the last.
fn live(house: Arc<House>, id: Option<String>) -> Response {
    if house.version(id.as_deref()).is_none() {
        return StatusCode::NOT_FOUND.into_response();
    }
    let changes = house.change.subscribe();
    let told = stream::unfold((house, id, changes, None), |(house, id, mut changes, told)| async move {
        while told.is_some() && house.version(id.as_deref()) == told {
            if !matches!(timeout(PULSE, changes.changed()).await, Ok(Ok(()))) {
                break;
            }
        }
        let version = house.version(id.as_deref());
        let event = match version {
            Some(version) if told != Some(version) => Event::default().event("change").data(version.to_string()),
            _ => Event::default().comment(""),
        };
        Some((Ok::<_, Infallible>(event), (house, id, changes, version)))
    });
    ([(header::CACHE_CONTROL, "no-store")], Sse::new(told)).into_response()
}

fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl House {
    /// Takes what is new in the folder, and releases what is due. How long until something is due.
    fn look(&self, folder: &mut Folder, time: &RealTime) -> Duration {
        let mut shown = locked(&self.shown);
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
    fn welcome(house: &Arc<House>, router: &Router, stream: TcpStream, address: SocketAddr, limits: Limits) {
        let guests = locked(&house.guests);
        let all: usize = guests.values().sum();
        let own = guests.get(&address.ip()).copied().unwrap_or(0);
        drop(guests);
        if all >= limits.connections || own >= limits.an_address {
            return;
        }
        let guest = Guest::new(Arc::clone(house), address.ip());
        let service = TowerToHyperService::new(router.clone());
        tokio::spawn(async move {
            let _guest = guest;
            let _ = stream.set_nodelay(true);
            let patience = Duration::from_millis(limits.patience.get());
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(patience)
                .max_headers(MOST_HEADERS)
                .max_buf_size(MOST_HEAD)
                .serve_connection(TokioIo::new(Guard::new(stream, patience)), service);
            let _ = timeout(LIFE, connection).await;
        });
    }

    /// A page as it stands now.
    fn page(&self, lang: &str, kind: PageKind, id: &str) -> Response {
        let lang = Lang::ALL.into_iter().find(|known| known.code() == lang);
        let wanted = lang.map(|lang| PageAddress { lang, kind, id: id.to_owned() });
        let policy = if kind == PageKind::Replay { REPLAY_POLICY } else { POLICY };
        let page = wanted.and_then(|wanted| self.made(wanted));
        page.map_or_else(|| StatusCode::NOT_FOUND.into_response(), |page| whole(HTML, page, policy))
    }

    /// None: there is no such game.
    fn made(&self, wanted: PageAddress) -> Option<Bytes> {
        let version = self.version(Some(wanted.id.as_str()).filter(|id| !id.is_empty()))?;
        if let Some((_, page)) = locked(&self.kept).get(&wanted).filter(|(kept, _)| *kept == version) {
            return Some(page.clone());
        }
        let shown = locked(&self.shown);
        let pages = self.wordings.pages(wanted.lang, &shown);
        let page = match wanted.kind {
            PageKind::List => pages.index(),
            PageKind::Board => pages.board(shown.game(&wanted.id)?)?,
            PageKind::Replay => pages.replay(shown.game(&wanted.id)?)?,
        };
        let page = Bytes::from(page);
        let mut kept = locked(&self.kept);
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        kept.insert(wanted, (version, page.clone()));
        Some(page)
    }

    /// Which state of things is shown of a game, or of the list; none: there is no such game.
    fn version(&self, id: Option<&str>) -> Option<u64> {
        let shown = locked(&self.shown);
        match id {
            None => Some(shown.version()),
            Some(id) => shown.game(id).map(|tape| u64::try_from(tape.records.len()).unwrap_or(u64::MAX)),
        }
    }
}

/// A connection that has been let in; it is counted until it is gone.
struct Guest {
    house: Arc<House>,
    address: IpAddr,
}

impl Guest {
    fn new(house: Arc<House>, address: IpAddr) -> Guest {
        *locked(&house.guests).entry(address).or_default() += 1;
        Guest { house, address }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut guests = locked(&self.house.guests);
        if let Some(count) = guests.get_mut(&self.address) {
            *count -= 1;
        }
        guests.retain(|_, count| *count > 0);
    }
}

/// The first language of a browser's list that is spoken here.
fn wished_lang(list: &str) -> Option<Lang> {
    list.split(',').take(20).find_map(|wish| wish.split(';').next()?.trim().parse().ok())
}

/// An answer that is there as a whole.
fn whole(kind: &'static str, body: impl Into<Body>, policy: &'static str) -> Response {
    let head =
        [(header::CONTENT_TYPE, kind), (header::CONTENT_SECURITY_POLICY, policy), (header::CACHE_CONTROL, "no-cache")];
    (head, body.into()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_that_of_the_browser() {
        for (list, lang) in
            [("uk-UA,uk;q=0.9,en;q=0.5", Some(Lang::Uk)), ("de, ru;q=0.8", Some(Lang::Ru)), ("de", None), ("", None)]
        {
            assert_eq!(wished_lang(list), lang, "{list}");
        }
    }
}
