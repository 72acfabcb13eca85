//! Those who come: players at home with their own program, players and spectators at terminals, and a few by the `ssh` of
//! the system.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use golos::wire::{Asked, ClientSession, Down, Frames, LONGEST_DOWN, News, Speech, Up, framed};
use golos::wording::Lang;
use russh::client::{Config, Handle, Handler, Msg, connect};
use russh::keys::{HashAlg, PrivateKey, PrivateKeyWithHashAlg, PublicKeyOrCertificate};
use russh::{Channel, ChannelMsg};
use tokio::runtime::Runtime;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::{Semaphore, mpsc};
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{sleep_until, timeout};

use super::{BY_SSH, Hall, OF_ARBITER, Place, game};

/// Whoever is not heard within this is not heard.
const PATIENCE: Duration = Duration::from_secs(10);

/// So many come at the same time.
const AT_ONCE: usize = 32;

/// Nobody asks who the hall is: it was begun just now, here.
pub struct Trusting;

impl Handler for Trusting {
    type Error = russh::Error;

    async fn check_server_key(&mut self, _: &PublicKeyOrCertificate) -> Result<bool, russh::Error> {
        Ok(true)
    }
}

/// One who is in, on a channel on which nothing is asked for yet.
pub async fn enter(port: u16, login: &str, key: &Arc<PrivateKey>) -> (Handle<Trusting>, Channel<Msg>) {
    let config = Config { nodelay: true, ..Config::default() };
    let mut handle = connect(Arc::new(config), ("127.0.0.1", port), Trusting).await.expect("a line");
    let key = PrivateKeyWithHashAlg::new(Arc::clone(key), Some(HashAlg::Sha512));
    assert!(handle.authenticate_publickey(login, key).await.expect("an answer").success(), "{login} is not let in");
    let channel = handle.channel_open_session().await.expect("a channel");
    (handle, channel)
}

/// Something that one has read, and when.
struct Text {
    ear: usize,
    at: Instant,
    text: String,
}

/// Where a player types.
enum BoardCursor {
    Line(UnboundedSender<String>),
    System(Box<dyn FnMut(&str)>),
}

impl BoardCursor {
    fn types(&mut self, line: &str) {
        match self {
            BoardCursor::Line(line_to) => drop(line_to.send(line.to_owned())),
            BoardCursor::System(types) => types(line),
        }
    }
}

/// One board, seen from its players.
struct Board {
    hands: [BoardCursor; 2],
    moves: Vec<String>,
    next: usize,
    texts: UnboundedReceiver<Text>,
}

/// What was heard of moves.
#[derive(Default)]
pub struct Heard {
    pub times: Vec<Duration>,
    pub lost: usize,
}

/// Everybody who has come.
pub struct Crowd {
    runtime: Runtime,
    set: LocalSet,
    boards: Vec<Board>,
    children: Vec<Child>,
    count: usize,
    heard: usize,
}

impl Crowd {
    pub fn come(hall: &Hall, place: &Place, boards: usize) -> Crowd {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let (set, key) = (LocalSet::new(), Arc::new(PrivateKey::from_openssh(&place.secret).expect("a key")));
        let (mut crowd_boards, mut children, mut coming) = (Vec::new(), Vec::new(), Vec::new());
        for board in 0..boards {
            let (sender, texts) = unbounded_channel();
            let hands = ["w", "b"].map(|letter| {
                let (login, ear) = (format!("{letter}{}", board + 1), usize::from(letter == "b"));
                if board < BY_SSH {
                    let (child, hand) = system(hall, place, &login, ear, sender.clone());
                    children.push(child);
                    return hand;
                }
                let (hand, lines) = unbounded_channel();
                // Half of them with a program of their own.
                let joined = (board + ear) % 2 == 0;
                coming.push((login, joined, (board, ear), lines, sender.clone()));
                BoardCursor::Line(hand)
            });
            coming.push((format!("s{}", board + 1), false, (board, 2), unbounded_channel().1, sender));
            crowd_boards.push(Board { hands, moves: game(board), next: 0, texts });
        }
        for arbiter in 1..=boards.div_ceil(OF_ARBITER) {
            let nobody = (unbounded_channel().1, unbounded_channel().0);
            coming.push((format!("a{arbiter}"), false, (0, 2), nobody.0, nobody.1));
        }
        let (count, port) = (coming.len() + children.len(), hall.port);
        runtime.block_on(set.run_until(async {
            let (room, mut tasks) = (Arc::new(Semaphore::new(AT_ONCE)), JoinSet::new());
            for (login, joined, place, lines, texts) in coming {
                let (room, key) = (Arc::clone(&room), Arc::clone(&key));
                tasks.spawn_local(async move {
                    let _held = room.acquire_owned().await;
                    let line = enter(port, &login, &key).await;
                    let (ready, is_ready) = mpsc::channel(1);
                    tokio::task::spawn_local(sit(line, joined, place, (lines, texts), ready));
                    wait_for(is_ready, &login).await;
                });
            }
            while tasks.join_next().await.is_some_and(|done| done.is_ok()) {}
            assert!(tasks.is_empty(), "somebody has not come");
        }));
        let mut crowd = Crowd { runtime, set, boards: crowd_boards, children, count, heard: 0 };
        crowd.settle();
        crowd
    }

    /// Until everybody has read what there was at the beginning, as those who come by the `ssh` of the system.
    fn settle(&mut self) {
        let Crowd { runtime, set, boards, .. } = self;
        runtime.block_on(set.run_until(async {
            for board in boards.iter_mut().take(BY_SSH) {
                let mut seats = 0;
                while seats < 2 {
                    let text = timeout(PATIENCE, board.texts.recv()).await.ok().flatten().expect("both players");
                    seats += usize::from(text.ear < 2 && text.text.contains("Your seat"));
                }
            }
        }));
    }

    pub const fn count(&self) -> usize {
        self.count
    }

    /// How many moves were heard at all.
    pub const fn heard(&self) -> usize {
        self.heard
    }

    /// All boards play for so long, each a move in this time, one board after the other.
    pub fn play(&mut self, between: Duration, long: Duration) -> Heard {
        let (begun, count) = (Instant::now(), u32::try_from(self.boards.len()).unwrap_or(1));
        let Crowd { runtime, set, boards, .. } = self;
        let mut heard = Heard::default();
        runtime.block_on(set.run_until(async {
            let all = boards
                .iter_mut()
                .zip(0..)
                .map(|(board, index)| board.play(begun + between * index / count, between, begun + long));
            for of_board in join_all(all).await {
                heard.times.extend(of_board.times);
                heard.lost += of_board.lost;
            }
        }));
        self.heard += heard.times.len();
        heard
    }
}

impl Drop for Crowd {
    fn drop(&mut self) {
        for child in &mut self.children {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Polls them all until each is done.
async fn join_all<T>(all: impl Iterator<Item = impl Future<Output = T>>) -> Vec<T> {
    let mut waiting: Vec<_> = all.map(|one| (Box::pin(one), None)).collect();
    std::future::poll_fn(|cx| {
        for (one, done) in &mut waiting {
            if done.is_none()
                && let std::task::Poll::Ready(result) = one.as_mut().poll(cx)
            {
                *done = Some(result);
            }
        }
        if waiting.iter().all(|(_, done)| done.is_some()) {
            std::task::Poll::Ready(())
        } else {
            std::task::Poll::Pending
        }
    })
    .await;
    waiting.into_iter().filter_map(|(_, done)| done).collect()
}

async fn wait_for(mut is_ready: mpsc::Receiver<()>, login: &str) {
    timeout(PATIENCE, is_ready.recv()).await.unwrap_or_else(|_| panic!("{login} hears nothing"));
}

impl Board {
    async fn play(&mut self, first: Instant, between: Duration, end: Instant) -> Heard {
        let (mut heard, mut due) = (Heard::default(), first);
        while due < end {
            let Some(text) = self.moves.get(self.next).cloned() else { break };
            sleep_until(due.into()).await;
            let typed = Instant::now();
            if let Some(hand) = self.hands.get_mut(self.next % 2) {
                hand.types(&text);
            }
            match timeout(PATIENCE, self.hear(&text)).await {
                Ok(at) => heard.times.push(at.saturating_duration_since(typed)),
                Err(_) => heard.lost += 1,
            }
            self.next += 1;
            due += between;
        }
        heard
    }

    /// When the second of both players has this move.
    async fn hear(&mut self, text: &str) -> Instant {
        // A long capture is told by its first place and its last.
        let (from, to) = (text.get(..2).unwrap_or_default(), text.get(text.len() - 2..).unwrap_or_default());
        let (mut at, mut ears) = (None, [false; 2]);
        while let Some(came) = self.texts.recv().await {
            if let Some(ear) = ears.get_mut(came.ear)
                && came.text.contains(from)
                && came.text.contains(to)
            {
                *ear = true;
                at = at.max(Some(came.at));
            }
            if let (Some(at), [true, true]) = (at, ears) {
                return at;
            }
        }
        std::future::pending().await
    }
}

/// One sits at his line, and reads.
async fn sit(
    (handle, mut channel): (Handle<Trusting>, Channel<Msg>),
    joined: bool,
    (board, ear): (usize, usize),
    (mut lines, texts): (UnboundedReceiver<String>, UnboundedSender<Text>),
    ready: mpsc::Sender<()>,
) {
    let mut home =
        ClientSession::new(format!("{board} {ear}"), Speech { lang: Some(Lang::En), ..Speech::default() }, false);
    let mut frames: Frames<Down> = Frames::new(LONGEST_DOWN);
    let mut rest = String::new();
    if joined {
        channel.request_subsystem(true, "golos").await.expect("a hall");
        channel.data_bytes(framed(&home.greet())).await.expect("a line");
    } else {
        channel.request_shell(true).await.expect("a hall");
    }
    let mut is_typing = true;
    loop {
        let up: Vec<Up> = tokio::select! {
            came = channel.wait() => match came {
                Some(ChannelMsg::Data { data }) => {
                    let at = Instant::now();
                    let mut tell = |text: String| drop(texts.send(Text { ear, at, text }));
                    let _ = ready.try_send(());
                    if joined {
                        frames.put(&data);
                        take(&mut home, &mut frames, &mut tell)
                    } else {
                        rest += &String::from_utf8_lossy(&data);
                        while let Some((line, behind)) = rest.split_once('\n') {
                            tell(line.to_owned());
                            rest = behind.to_owned();
                        }
                        Vec::new()
                    }
                }
                Some(ChannelMsg::Eof | ChannelMsg::Close) | None => break,
                Some(_) => Vec::new(),
            },
            line = lines.recv(), if is_typing => match line {
                Some(line) if joined => home.ask(Asked::Line(line), 0).unwrap_or_default(),
                Some(line) => {
                    let _ = channel.data_bytes(format!("{line}\n").into_bytes()).await;
                    Vec::new()
                }
                None => {
                    is_typing = false;
                    Vec::new()
                }
            },
        };
        let bytes: Vec<u8> = up.iter().flat_map(framed).collect();
        if !bytes.is_empty() && channel.data_bytes(bytes).await.is_err() {
            break;
        }
    }
    drop(handle);
}

/// What came to a program at home: what is said is told, and what is to be sent back comes back.
fn take(home: &mut ClientSession, frames: &mut Frames<Down>, tell: &mut dyn FnMut(String)) -> Vec<Up> {
    let mut up = Vec::new();
    while let Some(record) = frames.record().expect("records") {
        let (news, answers) = home.take(home.line(), record).expect("a record that is due");
        up.extend(answers);
        for news in news {
            if let News::Said(said) = news {
                tell(said.written);
            }
        }
    }
    up
}

/// One who comes by the `ssh` of the system.
fn system(hall: &Hall, place: &Place, login: &str, ear: usize, texts: UnboundedSender<Text>) -> (Child, BoardCursor) {
    let mut command = Command::new("ssh");
    command.args(["-F", "none", "-T", "-o", "BatchMode=yes", "-o", "IdentitiesOnly=yes", "-o", "LogLevel=ERROR"]);
    command.args([
        "-o",
        "StrictHostKeyChecking=no",
        "-o",
        "UserKnownHostsFile=/dev/null",
        "-p",
        &hall.port.to_string(),
    ]);
    command.arg("-i").arg(place.key()).arg(format!("{login}@127.0.0.1"));
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("ssh");
    let (mut stdin, stdout) = (child.stdin.take().expect("input"), child.stdout.take().expect("output"));
    std::thread::spawn(move || {
        for text in BufReader::new(stdout).lines().map_while(Result::ok) {
            let _ = texts.send(Text { ear, at: Instant::now(), text });
        }
    });
    let types = move |line: &str| drop(writeln!(stdin, "{line}").and_then(|()| stdin.flush()));
    (child, BoardCursor::System(Box::new(types)))
}
